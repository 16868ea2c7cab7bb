#!/usr/bin/env bash
# for-target.sh TARGET [COMMAND...]: runs a cargo command that builds for TARGET. Rust's core
# library for TARGET may come with the toolchain (rustup target add TARGET). Otherwise it is built
# from source: that of the toolchain (rustup component add rust-src), or of the compiler CORE_RUSTC
# (default: Debian's rustc with rust-src, or rustc-web with rust-web-src), if that is no older than
# the rust-version of Cargo.toml.
#
# Without a command it only checks. Exit status 3: there is no core library for the target.
set -euo pipefail
target=$1
shift
core_rustc=${CORE_RUSTC:-/usr/bin/rustc}

sysroot() {
    "$1" --print sysroot 2>/dev/null || echo /nonexistent
}

if [ -d "$(sysroot rustc)/lib/rustlib/$target/lib" ]; then
    exec "${@:-true}"
fi
minor() {
    sed -n 's/^[^0-9]*1\.\([0-9]*\).*/\1/p'
}
oldest=$(grep '^rust-version' "$(dirname "$0")/../Cargo.toml" | minor)
for rustc in rustc "$core_rustc"; do
    version=$("$rustc" --version 2>/dev/null | minor) || continue
    if [ "${version:-0}" -ge "$oldest" ] && [ -d "$(sysroot "$rustc")/lib/rustlib/src/rust/library/core" ]; then
        # Rust's linker for WebAssembly is missing with the target: use LLVM's.
        case $target in
        wasm32-*) export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=wasm-ld ;;
        esac
        export RUSTC=$rustc RUSTC_BOOTSTRAP=1 CARGO_UNSTABLE_BUILD_STD=core
        exec "${@:-true}"
    fi
done
echo "there is no Rust core library for $target here: rustup target add $target, or rust-src" >&2
exit 3
