#!/usr/bin/env bash
# wasm.sh: the library as WebAssembly, build/wasm/chess_distance.wasm, without the wiki's names.
#
# Rust's core for the target comes with the toolchain (rustup target add wasm32-unknown-unknown).
# Where it does not, it is built from source, if the compiler named by CORE_RUSTC (default: Debian's
# rustc-web) and its rust-src lie here.
set -euo pipefail
cd "$(dirname "$0")/.."
target=wasm32-unknown-unknown
build=(cargo rustc --quiet -p chess-distance-capi --release --no-default-features
    --target "$target" --target-dir target/wasm --crate-type cdylib)
core_rustc=${CORE_RUSTC:-/usr/bin/rustc}

if [ -d "$(rustc --print sysroot)/lib/rustlib/$target" ]; then
    "${build[@]}" -- -C strip=symbols
elif [ -d "$("$core_rustc" --print sysroot 2>/dev/null)/lib/rustlib/src/rust/library/core" ]; then
    if command -v wasm-ld >/dev/null; then
        export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=wasm-ld
    fi
    RUSTC=$core_rustc RUSTC_BOOTSTRAP=1 "${build[@]}" -Zbuild-std=core -- -C strip=symbols
else
    echo "wasm.sh: there is no Rust core library for $target here: rustup target add $target," \
        "or on Debian: apt install rustc-web rust-web-src lld" >&2
    exit 1
fi
mkdir -p build/wasm
cp "target/wasm/$target/release/chess_distance.wasm" build/wasm/
