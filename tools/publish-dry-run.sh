#!/bin/sh
# publish-dry-run.sh: builds the packages for the registry from their packed files, with the oldest
# Rust that Cargo.toml allows. Uploads nothing. Needs the registry's index, and cargo 1.90 or later,
# which publishes workspaces.
set -eu
cargo=${CARGO:-cargo}
packages="chess-distance chess-distance-wiki chess-distance-capi"

promised=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml)
case $(rustc --version) in
"rustc $promised."*) ;;
*)
    if ! rustup run "$promised" rustc --version >/dev/null 2>&1; then
        echo "left out: Rust $promised is not installed (rustup toolchain install $promised)"
        exit 0
    fi
    RUSTC=$(rustup which --toolchain "$promised" rustc)
    export RUSTC
    ;;
esac

log=$(mktemp)
trap 'rm -f "$log"' EXIT
if ! $cargo publish --dry-run --workspace --allow-dirty --target-dir target/publish >"$log" 2>&1; then
    cat "$log" >&2
    exit 1
fi
uploaded=$(sed -n 's/^ *Uploading \([^ ]*\) .*/\1/p' "$log" | tr '\n' ' ')
if [ "$uploaded" != "$packages " ]; then
    echo "ready for the registry: $uploaded- not ready: $packages" >&2
    exit 1
fi
echo "$packages: packed, and built with Rust $promised"
