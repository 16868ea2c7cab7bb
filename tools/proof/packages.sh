#!/usr/bin/env bash
# packages.sh [cargo_c] [publish]: the packages of other tools.
#
# cargo_c: the tree of `cargo cinstall` is that of `make install`. Files, links and exported names must be
# equal; headers, CMake files and licences must have the same bytes.
#
# publish: builds the packages for the registry from their packed files, with the oldest Rust that
# Cargo.toml allows. Uploads nothing. Needs the registry's index, and cargo 1.90 or later, which
# publishes workspaces.
set -euo pipefail
cd "$(dirname "$0")/../.."
cargo=${CARGO:-cargo}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cargo_c() {
    if ! "$cargo" cinstall --version >/dev/null 2>&1; then
        echo "left out: cargo-c is not installed (cargo install cargo-c@0.10.24 --locked, 6 minutes)"
        return
    fi
    {
        make -s install PREFIX=/usr/local DESTDIR="$work/ours"
        "$cargo" cinstall -p chess-distance-capi --prefix /usr/local --libdir /usr/local/lib \
            --destdir "$work/theirs" --target-dir target/cargo-c
    } >"$work/log" 2>&1 || { cat "$work/log" >&2; return 1; }
    (describe "$work/ours") >"$work/ours.txt"
    (describe "$work/theirs") >"$work/theirs.txt"
    diff "$work/ours.txt" "$work/theirs.txt"
    echo "cargo cinstall gives the tree of make install ($(wc -l <"$work/ours.txt") lines compared)"
}

# The files and names that users of a tree see; $1 is the tree.
describe() {
    cd "$1/usr/local"
    find . ! -type d | LC_ALL=C sort
    find . -type l -exec sh -c 'echo "$1 -> $(readlink "$1")"' - {} \; | LC_ALL=C sort
    cat include/*.h share/cmake/*/* share/doc/*/* | cksum
    readelf -d lib/libchess_distance.so | grep -o -e 'SONAME.*' -e 'NEEDED.*' || true
    nm -D --defined-only lib/libchess_distance.so | cut -d ' ' -f 2- | LC_ALL=C sort
    nm --defined-only lib/libchess_distance.a 2>/dev/null |
        sed -n 's/^[0-9a-f]* [TR] \([a-zA-Z][A-Za-z0-9_]*\)$/\1/p' | LC_ALL=C sort
    export PKG_CONFIG_PATH="$PWD/lib/pkgconfig" PKG_CONFIG_SYSROOT_DIR=
    pkg-config --modversion chess_distance
    pkg-config --define-variable=prefix=/usr/local --static --cflags --libs chess_distance
}

publish() {
    local packages="chess-distance chess-distance-wiki chess-distance-capi" promised uploaded
    promised=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml)
    if ! rustup run "$promised" rustc --version >/dev/null 2>&1; then
        echo "left out: Rust $promised is not installed (rustup toolchain install $promised)"
        return
    fi
    RUSTC=$(rustup which --toolchain "$promised" rustc) "$cargo" publish --dry-run --workspace --allow-dirty \
        --target-dir target/publish >"$work/log" 2>&1 || { cat "$work/log" >&2; return 1; }
    uploaded=$(sed -n 's/^ *Uploading \([^ ]*\) .*/\1/p' "$work/log" | tr '\n' ' ')
    if [ "$uploaded" != "$packages " ]; then
        echo "ready for the registry: $uploaded- not ready: $packages" >&2
        return 1
    fi
    echo "$packages: packed, and built with Rust $promised"
}

[ $# -gt 0 ] || set -- cargo_c publish
for part; do "$part"; done
