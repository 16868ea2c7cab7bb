#!/bin/sh
# check-rust.sh CARGO: a helpful message if cargo or rustc is missing, or older than the
# rust-version of Cargo.toml. The message of an old cargo is about `edition2024`.
set -eu
cargo=$1
needed=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml)
instead="https://rustup.rs, or apt install rustc-web cargo-web on Debian 12 or 13, or rustc and \
cargo from Debian 14; include/chess_distance_inline.h needs neither"

for tool in "$cargo" "${RUSTC:-rustc}"; do
    if ! command -v "$tool" >/dev/null; then
        echo "make: $tool is missing: install Rust $needed or later ($instead)" >&2
        exit 1
    fi
    # "cargo 1.95.0 (...)": the first number is always 1.
    found=$("$tool" --version | sed -n 's/^[a-z]* \([0-9.]*\).*/\1/p')
    minor=${found#*.}
    if [ "${minor%%.*}" -lt "${needed#*.}" ]; then
        echo "make: $tool is $found, and chess-distance needs Rust $needed or later ($instead)" >&2
        exit 1
    fi
done
