#!/usr/bin/env python3
"""sbom.py [--licenses] [--target TARGET] [--no-default-features]: the code linked into the library, as
CycloneDX (JSON).

Lists the crates and Rust's core library. With --licenses it is a text instead: the licenses of what
is not chess-distance itself. Neither has a path, random number or time, so that the same sources and
compiler give the same bytes.
"""

import argparse
import json
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[1]
LOCKED = re.compile(
    r'^name = "(.+)"\nversion = "(.+)"\nsource = .+\nchecksum = "(.+)"', re.MULTILINE
)
RUST = "https://github.com/rust-lang/rust"


def run(command, *more):
    command = [*command.split(), *more]
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout


def linked(options):
    """The packages of the library, itself first, by their identity, and what each of them uses."""
    found = json.loads(run("cargo metadata --quiet --locked --format-version 1", *options))
    packages = {package["id"]: package for package in found["packages"]}
    nodes = {node["id"]: node["deps"] for node in found["resolve"]["nodes"]}
    waiting = [name for name in packages if packages[name]["name"] == "chess-distance-capi"]
    uses = {}
    for name in waiting:
        # Neither for tests nor for build scripts.
        needed = [any(kind["kind"] is None for kind in used["dep_kinds"]) for used in nodes[name]]
        uses[name] = [used["pkg"] for used, is_needed in zip(nodes[name], needed) if is_needed]
        waiting += [used for used in uses[name] if used not in waiting]
    return {name: packages[name] for name in uses}, uses


def component(package, checksums):
    purl = f"pkg:cargo/{package['name']}@{package['version']}"
    if package["name"] == "core":
        purl = f"pkg:github/rust-lang/rust@{package['version']}#library/core"
    checksum = checksums.get((package["name"], package["version"]))
    return {
        "type": "library",
        "bom-ref": purl,
        "name": package["name"],
        "version": package["version"],
        "licenses": [{"expression": package["license"]}],
        "purl": purl,
        "externalReferences": [{"type": "vcs", "url": package["repository"]}],
        **({"hashes": [{"alg": "SHA-256", "content": checksum}]} if checksum else {}),
    }


def print_licenses(packages):
    """The text that goes along with the library: all of it is taken under MIT."""
    own = (ROOT / "LICENSE-MIT").read_text()
    _, terms = own[own.index("Copyright") :].split("\n", 1)
    print("What is in the libraries beside chess-distance itself, and under which license.")
    for package in packages:
        title, by = f"{package['name']} {package['version']}", "see https://thanks.rust-lang.org"
        if package["name"] == "core":
            title += ", a part of Rust"
            text = f"Copyright (c) The Rust Project Developers ({by})\n{terms}"
        else:
            folder = Path(package["manifest_path"]).parent
            files = [*folder.glob("LICENSE-MIT"), *folder.glob("LICENSE*")]
            text = files[0].read_text()
        print(f"\n== {title}: {package['license']}, {package['repository']}\n\n{text.rstrip()}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--licenses", action="store_true")
    parser.add_argument("--target")
    parser.add_argument("--no-default-features", action="store_true")
    asked = parser.parse_args()
    [host, release] = re.findall(r"^(?:host|release): (.*)$", run("rustc -vV"), re.MULTILINE)
    without = ["--no-default-features"] if asked.no_default_features else []
    packages, uses = linked(["--filter-platform", asked.target or host, *without])
    # Nothing uses it by name.
    core = {"name": "core", "version": release, "license": "MIT OR Apache-2.0", "repository": RUST}
    packages["core"] = core
    found = LOCKED.findall((ROOT / "Cargo.lock").read_text())
    checksums = {(name, version): checksum for name, version, checksum in found}
    refs = {name: component(package, checksums) for name, package in packages.items()}
    library, *crates = uses
    parts = [*sorted(crates, key=lambda name: refs[name]["bom-ref"]), "core"]
    if asked.licenses:
        foreign = [name for name in parts if "chess-distance" not in packages[name]["name"]]
        return print_licenses([packages[name] for name in foreign])
    needs = {
        refs[name]["bom-ref"]: sorted(refs[used]["bom-ref"] for used in [*uses[name], "core"])
        for name in uses
    }
    bill = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": refs[library]},
        "components": [refs[name] for name in parts],
        "dependencies": [
            *({"ref": ref, "dependsOn": names} for ref, names in sorted(needs.items())),
            {"ref": refs["core"]["bom-ref"]},
        ],
    }
    print(json.dumps(bill, indent=2))


if __name__ == "__main__":
    main()
