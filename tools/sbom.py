#!/usr/bin/env python3
"""sbom.py [--licenses] [OPTION...]: the code linked into the library, as CycloneDX (JSON).

Lists the crates and Rust's core library. With --licenses it is a text instead: the licenses of what
is not chess-distance itself. Options go to `cargo tree`: --target, --no-default-features. Neither
has a path, random number or time, so that the same sources and compiler give the same bytes.
"""

import itertools
import json
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
LOCKED = re.compile(
    r'^name = "(.+)"\nversion = "(.+)"\n(?:source = .+\n)?(?:checksum = "(.+)")?', re.MULTILINE
)


def run(*command):
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout


def component(name, version, license, url, purl, checksum=None):
    hashes = {"hashes": [{"alg": "SHA-256", "content": checksum}]} if checksum else {}
    return {
        "type": "library",
        "bom-ref": purl,
        "name": name,
        "version": version,
        "licenses": [{"expression": license}],
        "purl": purl,
        "externalReferences": [{"type": "vcs", "url": url}],
        **hashes,
    }


def licenses(parts, core):
    """The text that goes along with the library: all of it is taken under MIT."""
    sources = Path(os.environ.get("CARGO_HOME", Path.home() / ".cargo"), "registry/src")
    own = (ROOT / "LICENSE-MIT").read_text()
    _, terms = own[own.index("Copyright") :].split("\n", 1)
    texts = {core["name"]: "Copyright (c) The Rust Project Developers (see https://thanks.rust-lang.org)\n" + terms}
    print("What is in the libraries beside chess-distance itself, and under which license.")
    for part in [part for part in parts if not part["name"].startswith("chess-distance")] + [core]:
        name, version = part["name"], part["version"]
        places = [sources.glob(f"*/{name}-{version}/{file}") for file in ("LICENSE-MIT", "LICENSE*")]
        text = texts.get(name) or next(itertools.chain(*places)).read_text()
        [license], [place] = part["licenses"], part["externalReferences"]
        title = f"{name} {version}" + (", a part of Rust" if part is core else "")
        print(f"\n== {title}: {license['expression']}, {place['url']}\n\n{text.rstrip()}")


def main():
    options = [option for option in sys.argv[1:] if option != "--licenses"]
    [rust] = re.findall(r"^release: (.*)$", run("rustc", "-vV"), re.MULTILINE)
    checksums = {
        (name, version): checksum
        for name, version, checksum in LOCKED.findall((ROOT / "Cargo.lock").read_text())
    }
    tree = run(
        *("cargo", "tree", "--quiet", "--locked", "-p", "chess-distance-capi", "--edges", "normal"),
        *("--no-dedupe", "--prefix", "depth", "--format", "|{p}|{l}|{r}"),
        *options,
    )
    components, uses, above = {}, {}, []
    for line in tree.splitlines():
        depth, package, license, url = line.split("|")
        name, version = package.split()[:2]
        version = version.removeprefix("v")
        purl = f"pkg:cargo/{name}@{version}"
        components[purl] = component(
            name, version, license, url, purl, checksums[name, version]
        )
        del above[int(depth) :]
        if above:
            uses[above[-1]].add(purl)
        above.append(purl)
        uses.setdefault(purl, set())
    core = component(
        "core",
        rust,
        "MIT OR Apache-2.0",
        "https://github.com/rust-lang/rust",
        f"pkg:github/rust-lang/rust@{rust}#library/core",
    )
    for names in uses.values():
        names.add(core["bom-ref"])
    whole, *parts = components.values()
    parts.sort(key=lambda part: part["bom-ref"])
    if "--licenses" in sys.argv:
        return licenses(parts, core)
    bill = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": whole},
        "components": [*parts, core],
        "dependencies": [
            *({"ref": purl, "dependsOn": sorted(names)} for purl, names in sorted(uses.items())),
            {"ref": core["bom-ref"]},
        ],
    }
    print(json.dumps(bill, indent=2))


if __name__ == "__main__":
    main()
