#!/usr/bin/env bash
# linker.sh: proves that no panic is reachable, with and without the wiki's names. If some code path
# reaches the panic handler, the build does not link: see capi/src/lib.rs.
set -euo pipefail
cd "$(dirname "$0")/../.."
for features in "" --no-default-features; do
  # shellcheck disable=SC2086 # none or one
  cargo rustc -q -p chess-distance-capi --release --crate-type cdylib $features \
    --target-dir target/panic-proof -- --cfg panic_proof -C link-arg=-Wl,-z,defs
  echo "linker: no panic is reachable (${features:-all features})"
done
