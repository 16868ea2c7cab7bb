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
CHECKSUM = re.compile(
    r'^name = "(.+)"\nversion = "(.+)"\nsource = .+\nchecksum = "(.+)"', re.MULTILINE
)
CORE = {
    "name": "core",
    "license": "MIT OR Apache-2.0",
    "repository": "https://github.com/rust-lang/rust",
}


def run(*command):
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout


def linked(target, features):
    """The packages of the library, itself first, by their identity, and what each of them uses."""
    command = [
        "cargo",
        "metadata",
        "--quiet",
        "--locked",
        "--format-version",
        "1",
        "--filter-platform",
        target,
    ]
    found = json.loads(run(*command, *features))
    packages = {package["id"]: package for package in found["packages"]}
    uses, waiting = (
        {},
        [name for name, package in packages.items() if package["name"] == "chess-distance-capi"],
    )
    nodes = {node["id"]: node["deps"] for node in found["resolve"]["nodes"]}
    while waiting:
        name = waiting.pop()
        # Neither for tests nor for build scripts.
        uses[name] = [
            used["pkg"]
            for used in nodes[name]
            if any(kind["kind"] is None for kind in used["dep_kinds"])
        ]
        waiting += [used for used in uses[name] if used not in uses]
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
        title = f"{package['name']} {package['version']}"
        if package["name"] == "core":
            title += ", a part of Rust"
            text = (
                "Copyright (c) The Rust Project Developers (see https://thanks.rust-lang.org)\n"
                + terms
            )
        else:
            folder = Path(package["manifest_path"]).parent
            text = next(
                file for name in ("LICENSE-MIT", "LICENSE*") for file in folder.glob(name)
            ).read_text()
        print(f"\n== {title}: {package['license']}, {package['repository']}\n\n{text.rstrip()}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--licenses", action="store_true")
    parser.add_argument("--target")
    parser.add_argument(
        "--no-default-features",
        action="append_const",
        const="--no-default-features",
        dest="features",
    )
    asked = parser.parse_args()
    [host, release] = re.findall(r"^(?:host|release): (.*)$", run("rustc", "-vV"), re.MULTILINE)
    packages, uses = linked(asked.target or host, asked.features or [])
    # Nothing uses it by name.
    packages["core"] = {**CORE, "version": release}
    checksums = {
        found[:2]: found[2] for found in CHECKSUM.findall((ROOT / "Cargo.lock").read_text())
    }
    refs = {name: component(package, checksums) for name, package in packages.items()}
    library, *crates = uses
    parts = [*sorted(crates, key=lambda name: refs[name]["bom-ref"]), "core"]
    if asked.licenses:
        return print_licenses(
            [packages[name] for name in parts if "chess-distance" not in packages[name]["name"]]
        )
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
