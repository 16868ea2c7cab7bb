#!/usr/bin/env bash
# fuzz.sh [SECONDS]: every fuzz target for so long (default 10), from its committed corpus, under
# the address sanitizer. Needs cargo-fuzz and a nightly compiler. What it finds stays in build/fuzz,
# where the next run goes on from; the committed inputs are the few that reach most.
set -euo pipefail
cd "$(dirname "$0")/../.."
seconds=${1:-10}
cargo +nightly fuzz --version >/dev/null 2>&1 || { echo "fuzz: left out, since cargo-fuzz or a nightly compiler is missing"; exit 0; }
command -v clang >/dev/null || echo "fuzz: traps at undefined behavior in the header left out, since there is no clang"
for target in $(cargo +nightly fuzz list); do
  mkdir -p "build/fuzz/$target" "fuzz/corpus/$target"
  cargo +nightly fuzz run "$target" "build/fuzz/$target" "fuzz/corpus/$target" -- \
    -max_total_time="$seconds" -max_len=20000 -timeout=10 -print_final_stats=1 >"build/fuzz/$target.log" 2>&1 ||
    { tail -n 30 "build/fuzz/$target.log"; echo "fuzz: $target FAILED"; exit 1; }
  echo "fuzz: $target, $(sed -n 's/^stat::number_of_executed_units: *//p' "build/fuzz/$target.log") executions, $(find "fuzz/corpus/$target" -type f | wc -l) committed inputs, no fault"
done
