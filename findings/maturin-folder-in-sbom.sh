#!/bin/sh
# Guess: a wheel names no folder of the machine that built it, unless debug information does.
# Fact: maturin puts a list of components into every wheel, and the identifiers in it contain the
#   folder of the sources. `[tool.maturin.sbom] rust = false` leaves the list out.
# Version: maturin 1.16.0
# Source: maturin.rs, "SBOM (Software Bill of Materials)"; CycloneDX/cyclonedx-rust-cargo
. "$(dirname "$0")/common"
command -v cargo >/dev/null || left_out 'cargo is missing'
python_packages maturin==1.16.0
mkdir src
echo '#[no_mangle] pub extern "C" fn one() -> i32 { 1 }' >src/lib.rs
printf '%s\n' '[package]' 'name = "finding"' 'version = "0.1.0"' 'edition = "2021"' \
    '[lib]' 'crate-type = ["cdylib"]' '[workspace]' >Cargo.toml
wheel() {
    printf '%s\n' '[build-system]' 'requires = ["maturin"]' 'build-backend = "maturin"' \
        '[project]' 'name = "finding"' 'version = "0.1.0"' \
        '[tool.maturin]' 'bindings = "cffi"' "$@" >pyproject.toml
    mkdir -p target
    echo 'int one(void);' >target/header.h
    environment/bin/python -m maturin build --quiet --out wheels >/dev/null 2>&1
    python3 - "$PWD" <<'END'
import glob, sys, zipfile

wheel = zipfile.ZipFile(glob.glob("wheels/*.whl")[0])
lists = [name for name in wheel.namelist() if "/sboms/" in name]
named = sum(sys.argv[1].encode() in wheel.read(name) for name in lists)
print("lists:", len(lists), "with the folder:", named)
END
}
show environment/bin/python -m maturin --version
show wheel
show wheel '[tool.maturin.sbom]' 'rust = false'
expect <<'END'
maturin 1.16.0
lists: 1 with the folder: 1
lists: 0 with the folder: 0
END
