#!/usr/bin/env python3
"""sbom.py [OPTION...]: the code linked into the library, as CycloneDX (JSON).

Lists the crates and Rust's core library. Options go to `cargo tree`: --target,
--no-default-features. The list has no path, random number or time, so that the same sources and
compiler give the same bytes.
"""

import json
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


def component(name, version, licence, url, purl, checksum=None):
    hashes = {"hashes": [{"alg": "SHA-256", "content": checksum}]} if checksum else {}
    return {
        "type": "library",
        "bom-ref": purl,
        "name": name,
        "version": version,
        "licenses": [{"expression": licence}],
        "purl": purl,
        "externalReferences": [{"type": "vcs", "url": url}],
        **hashes,
    }


def main():
    [rust] = re.findall(r"^release: (.*)$", run("rustc", "-vV"), re.MULTILINE)
    checksums = {
        (name, version): checksum
        for name, version, checksum in LOCKED.findall((ROOT / "Cargo.lock").read_text())
    }
    tree = run(
        *("cargo", "tree", "--quiet", "--locked", "-p", "chess-distance-capi", "--edges", "normal"),
        *("--no-dedupe", "--prefix", "depth", "--format", "|{p}|{l}|{r}"),
        *sys.argv[1:],
    )
    components, uses, above = {}, {}, []
    for line in tree.splitlines():
        depth, package, licence, url = line.split("|")
        name, version = package.split()[:2]
        version = version.removeprefix("v")
        purl = f"pkg:cargo/{name}@{version}"
        components[purl] = component(
            name, version, licence, url, purl, checksums[name, version]
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
    bill = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": whole},
        "components": [*sorted(parts, key=lambda part: part["bom-ref"]), core],
        "dependencies": [
            *({"ref": purl, "dependsOn": sorted(names)} for purl, names in sorted(uses.items())),
            {"ref": core["bom-ref"]},
        ],
    }
    print(json.dumps(bill, indent=2))


if __name__ == "__main__":
    main()
