#!/bin/sh
# oldest-rust.sh: the oldest Rust that Cargo.toml allows builds the archive. It links into a C
# program, so no panic is reachable, and gives the committed answers.
set -eu
cd "$(dirname "$0")/../.."
oldest=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml)
out=target/oldest

if ! command -v rustup >/dev/null || ! rustup run "$oldest" cargo --version >/dev/null 2>&1 &&
    ! timeout 120 rustup -q toolchain install "$oldest" --profile minimal >/dev/null 2>&1; then
    echo "left out: Rust $oldest is not installed and cannot be fetched"
    exit 0
fi
rustup run "$oldest" cargo build --quiet --release -p chess-distance-capi --target-dir $out
sh tools/thin-archive.sh $out/release/libchess_distance.a $out/libchess_distance.a
${CC:-cc} -O2 -Iinclude -Ic-tests/programs c-tests/programs/answers.c $out/libchess_distance.a \
    -o $out/answers
$out/answers | diff - c-tests/answers.txt
echo "Rust $oldest builds the library, and $(wc -l <c-tests/answers.txt) checksums are equal"
