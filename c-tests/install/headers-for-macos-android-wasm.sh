#!/bin/sh -eu
# needs: clang
. ./functions.sh
for target in arm64-apple-macos11 aarch64-linux-android24 wasm32; do
    CC="clang --target=$target -ffreestanding -std=c99"
    both_headers
done
