#!/usr/bin/env bash
# wasm.sh [simd]: the library as WebAssembly without the wiki's names, build/wasm/chess_distance.wasm
# to be loaded and build/wasm/libchess_distance.a to be linked; with "simd" for runtimes that have
# simd128, build/wasm/simd/.
#
# Exit status 3: there is no Rust core library for the target here (tools/for-target.sh).
set -euo pipefail
cd "$(dirname "$0")/.."
target=wasm32-unknown-unknown
out=build/wasm folder=target/wasm
if [ "${1:-}" = simd ]; then
    out=build/wasm/simd folder=target/wasm-simd
    export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS='-C target-feature=+simd128'
fi
# People download the file: with the profile of the other libraries it is half as large again.
export CARGO_PROFILE_RELEASE_OPT_LEVEL=2 CARGO_PROFILE_RELEASE_LTO=fat
mkdir -p "$out"
# Where free memory begins is asked by who loads the module; newer compilers no longer say it unasked.
for type in cdylib staticlib; do
    tools/for-target.sh "$target" cargo rustc --quiet -p chess-distance-capi --release \
        --no-default-features --target "$target" --target-dir "$folder" \
        --crate-type "$type" -- -C strip=symbols -C link-arg=--export=__heap_base
done
cp "$folder/$target/release/chess_distance.wasm" "$folder/$target/release/libchess_distance.a" "$out/"
