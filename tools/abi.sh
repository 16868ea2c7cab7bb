#!/usr/bin/env bash
# abi.sh check|dump: the names and types of the shared library's interface, read by abigail-tools
# from the debug information.
#
# check: every name of the last release, which has those of all before it, still exists with the same
# type. Compares with c-tests/abi/.
# dump: writes c-tests/abi/VERSION.abi, once for each release, in place of the last one's.
set -euo pipefail
cd "$(dirname "$0")/.."
# It would change the place of what cargo makes.
unset CARGO_BUILD_TARGET
library=target/abi/release/libchess_distance.so

# A build with debug information. Names and types do not depend on how the code is optimized.
CARGO_PROFILE_RELEASE_DEBUG=2 CARGO_PROFILE_RELEASE_OPT_LEVEL=0 CARGO_INCREMENTAL=0 \
    cargo build --quiet --release -p chess-distance-capi --target-dir target/abi
# Not --exported-interfaces-only: with it, abidw 2.2 finds no Rust function.
abi=(abidw --no-show-locs --no-corpus-path --no-comp-dir-path --no-parameter-names
    --no-write-default-sizes --no-elf-needed)
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)

# Without the modules of Rust: types may move between them, since C has their names alone.
plain() { sed '/namespace-decl/d' "$1"; }

case ${1:-} in
dump)
    rm -f c-tests/abi/*.abi
    "${abi[@]}" --out-file "c-tests/abi/$version.abi" "$library"
    echo "c-tests/abi/$version.abi"
    ;;
check)
    "${abi[@]}" --out-file target/abi/now.abi "$library"
    failed=0
    plain target/abi/now.abi >target/abi/now-plain.abi
    for release in c-tests/abi/*.abi; do
        plain "$release" >target/abi/release-plain.abi
        # Additions are allowed.
        if abidiff --no-added-syms target/abi/release-plain.abi target/abi/now-plain.abi \
            >target/abi/changes.txt; then
            echo "nothing of $(basename "$release" .abi) is removed or changed"
        else
            echo "changed since $(basename "$release" .abi):" >&2
            cat target/abi/changes.txt >&2
            failed=1
        fi
    done
    # Without types, every comparison would pass.
    symbols=$(wc -l <c-tests/symbols.txt)
    typed=$(grep -c "elf-symbol-id=" target/abi/now.abi || true)
    if ((typed != symbols)); then
        echo "abi.sh: found types of $typed names, but $symbols names are exported" >&2
        failed=1
    fi
    exit $failed
    ;;
*)
    sed -n '2,7s/^# //p' "$0" >&2
    exit 2
    ;;
esac
