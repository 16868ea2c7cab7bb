#!/usr/bin/env bash
# fuzz.sh [SECONDS [TARGET...]]: runs every fuzz target, or those named, for this time (default 10),
# under the address sanitizer. Prints executions, processor seconds and seed; SEED=N sets the seed.
# Needs cargo-fuzz and a nightly compiler. A target starts from random bytes of several lengths; new
# inputs stay in build/fuzz for the next run.
set -euo pipefail
cd "$(dirname "$0")/../.."
seconds=${1:-10}
targets=("${@:2}")
TIMEFORMAT=%U
cargo +nightly fuzz --version >/dev/null 2>&1 || {
    echo "fuzz: left out, since cargo-fuzz or a nightly compiler is missing"
    exit 0
}
command -v clang >/dev/null || echo "fuzz: traps at undefined behavior in the header left out, since there is no clang"
[ ${#targets[@]} -gt 0 ] || mapfile -t targets < <(cargo +nightly fuzz list)
for target in "${targets[@]}"; do
    found=build/fuzz/$target
    log=$found.log
    seed=${SEED:-$(od -An -N4 -tu4 /dev/urandom | tr -d ' ')}
    mkdir -p "$found"
    for length in 200 1000 5000 20000; do
        LC_ALL=C awk -v seed="$seed" -v length_="$length" 'BEGIN { srand(seed + length_)
        for (i = 0; i < length_; i++) printf "%c", int(rand() * 256) }' >"$found/start-$length"
    done
    failed() {
        tail -n 30 "$log"
        echo "fuzz: $target FAILED, seed $seed"
        exit 1
    }
    cargo +nightly fuzz build "$target" >"$log" 2>&1 || failed
    cpu=$({ time cargo +nightly fuzz run "$target" "$found" -- -seed="$seed" \
        -max_total_time="$seconds" -max_len=20000 -timeout=60 -print_final_stats=1 >"$log" 2>&1; } 2>&1) || failed
    executions=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
    echo "fuzz: $target, $executions executions, $cpu s, seed $seed, $(find "$found" -type f | wc -l) inputs, no fault"
done
