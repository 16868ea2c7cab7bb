#!/bin/sh
# compare-cargo-c.sh: compares the tree of `cargo cinstall` with that of `make install`. Files,
# links and exported names must be equal; headers, CMake files and licences must have the same
# bytes.
set -eu
cargo=${CARGO:-cargo}

if ! "$cargo" cinstall --version >/dev/null 2>&1; then
    echo "left out: cargo-c is not installed (cargo install cargo-c@0.10.24 --locked, 6 minutes)"
    exit 0
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if ! {
    make -s install PREFIX=/usr/local DESTDIR="$work/ours"
    "$cargo" cinstall -p chess-distance-capi --prefix /usr/local --libdir /usr/local/lib \
        --destdir "$work/theirs" --target-dir target/cargo-c
} >"$work/log" 2>&1; then
    cat "$work/log" >&2
    exit 1
fi

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
(describe "$work/ours") >"$work/ours.txt"
(describe "$work/theirs") >"$work/theirs.txt"
diff "$work/ours.txt" "$work/theirs.txt"
echo "cargo cinstall gives the tree of make install ($(wc -l <"$work/ours.txt") lines compared)"
