#!/usr/bin/env bash
# fuzz.sh [SECONDS]: every fuzz target for so long (default 10), from its committed corpus, under
# the address sanitizer. Needs cargo-fuzz and a nightly compiler.
set -euo pipefail
cd "$(dirname "$0")/../.."
seconds=${1:-10}
cargo +nightly fuzz --version >/dev/null 2>&1 || { echo "fuzz: left out, since cargo-fuzz or a nightly compiler is missing"; exit 0; }
for target in $(cargo +nightly fuzz list); do
  # New inputs go beside the committed ones, which stay small.
  mkdir -p "build/fuzz/$target" "fuzz/corpus/$target"
  cargo +nightly fuzz run "$target" "build/fuzz/$target" "fuzz/corpus/$target" -- \
    -max_total_time="$seconds" -timeout=10 -print_final_stats=1 >"build/fuzz/$target.log" 2>&1 ||
    { tail -n 30 "build/fuzz/$target.log"; echo "fuzz: $target FAILED"; exit 1; }
  echo "fuzz: $target, $(sed -n 's/^stat::number_of_executed_units: *//p' "build/fuzz/$target.log") executions, no fault"
done
