#!/usr/bin/env bash
# this-machine.sh [oldest [check]]: the library on this machine: its own tests, and all answers of the
# header, the archive and the shared library. Needs cargo and a C compiler; on Windows clang, in the
# bash of Git or MSYS.
#
# oldest: the oldest Rust that Cargo.toml allows builds the archive. It links into a C program, so no
# panic is reachable, and gives the committed answers. With check it only checks the sources.
set -euo pipefail
cd "$(dirname "$0")/../.."
# It would change the place of what cargo makes.
unset CARGO_BUILD_TARGET

if [ "${1:-}" = oldest ]; then
    oldest=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml)
    if ! command -v rustup >/dev/null || ! rustup run "$oldest" cargo --version >/dev/null 2>&1 &&
        ! timeout 120 rustup -q toolchain install "$oldest" --profile minimal >/dev/null 2>&1; then
        echo "left out: Rust $oldest is not installed and cannot be fetched"
        exit 0
    fi
    if [ "${2:-}" = check ]; then
        rustup run "$oldest" cargo check --quiet -p chess-distance-capi --target-dir target/oldest
        echo "Rust $oldest accepts the library"
        exit
    fi
    rustup run "$oldest" cargo build --quiet --release -p chess-distance-capi --target-dir target/oldest
    sh tools/thin-archive.sh target/oldest/release/libchess_distance.a target/oldest/libchess_distance.a
    echo "Rust $oldest builds the library"
    OPTIMIZE=-O2 ARCHIVE=target/oldest/libchess_distance.a PROGRAMS=answers-archive tools/test-programs.sh
    exit
fi

cargo test --quiet -p chess-distance --lib
case $(uname -s) in
MINGW* | MSYS* | CYGWIN*)
    cargo build --quiet --release -p chess-distance-capi
    imports=target/release/libchess_distance.dll.a
    export CC=${CC:-clang} ARCHIVE=target/release/libchess_distance.a
    if [ -e target/release/chess_distance.lib ]; then
        ARCHIVE=target/release/chess_distance.lib imports=target/release/chess_distance.dll.lib
    fi
    export LIBRARY="-DCHESS_DISTANCE_DLL $imports"
    mkdir -p build/test
    cp target/release/chess_distance.dll build/test/
    ;;
*) make -s all ;;
esac
OPTIMIZE=-O2 PROGRAMS='answers answers-archive answers-header' tools/test-programs.sh
