#!/usr/bin/env bash
# wasm.sh [simd]: the library as WebAssembly, without the wiki's names:
# build/wasm/chess_distance.wasm to load and build/wasm/libchess_distance.a to link. With "simd",
# for runtimes with simd128: build/wasm/simd/.
#
# Exit status 3: there is no Rust core library for the target (tools/for-target.sh).
set -euo pipefail
cd "$(dirname "$0")/.."
target=wasm32-unknown-unknown
out=build/wasm folder=target/wasm
if [ "${1:-}" = simd ]; then
    out=build/wasm/simd folder=target/wasm-simd
    export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS='-C target-feature=+simd128'
fi
# Optimized for size, since users download the file: otherwise it is half as large again.
export CARGO_PROFILE_RELEASE_OPT_LEVEL=2 CARGO_PROFILE_RELEASE_LTO=fat
mkdir -p "$out"
# The loader of the module needs the start of free memory; newer linkers export it only on request.
for type in cdylib staticlib; do
    tools/for-target.sh "$target" cargo rustc --quiet -p chess-distance-capi --release \
        --no-default-features --target "$target" --target-dir "$folder" \
        --crate-type "$type" -- -C strip=symbols -C link-arg=--export=__heap_base
done
cp "$folder/$target/release/chess_distance.wasm" "$folder/$target/release/libchess_distance.a" "$out/"
