#!/usr/bin/env bash
# coverage.sh: lines and regions of the shipped library that the Rust unit tests and the C programs
# of c-tests run. Needs LLVM's tools in the version that rustc writes for (Debian: llvm-22), named
# by LLVM_BIN. MIN=percent fails below that many percent of lines; HTML=directory writes pages.
set -euo pipefail
cd "$(dirname "$0")/../.."
LLVM_BIN=${LLVM_BIN:-/usr/lib/llvm-22/bin}
[ -x "$LLVM_BIN/llvm-profdata" ] || { echo "coverage: no llvm-profdata in $LLVM_BIN (install llvm-22, or set LLVM_BIN)" >&2; exit 1; }
out=$PWD/target/coverage
rm -rf "$out/profiles"
mkdir -p "$out/profiles" "$out/programs"

export RUSTFLAGS="-C instrument-coverage" CARGO_TARGET_DIR=$out
export LLVM_PROFILE_FILE=$out/profiles/%p-%m.profraw

objects=()
while read -r test; do
  "$test" --quiet >/dev/null
  objects+=(-object "$test")
done < <(cargo test -q -p chess-distance -p chess-distance-wiki --lib --no-run --message-format=json |
  sed -n 's/.*"executable":"\([^"]*\)".*/\1/p')

# The C programs, linked with an instrumented archive; the profiler in it needs the C library.
cargo rustc -q -p chess-distance-capi --crate-type staticlib
# The whole archive, Rust's core library included, names an unwinder; nothing calls it.
for program in c-tests/programs/*.c; do
  name=$(basename "$program" .c)
  case $name in inline_*) continue ;; esac # header only
  cc -std=c11 -O1 -Iinclude -Ic-tests/programs "$program" "$out/debug/libchess_distance.a" \
    -Wl,--defsym=rust_eh_personality=0 -Wl,-u,__llvm_profile_runtime \
    -o "$out/programs/$name" 2>"$out/programs/$name.log" || { echo "left out: $name (see $out/programs/$name.log)"; continue; }
  timeout 300 "$out/programs/$name" >/dev/null || echo "failed: $name"
  objects+=(-object "$out/programs/$name")
done

"$LLVM_BIN/llvm-profdata" merge -sparse "$out"/profiles/*.profraw -o "$out/merged.profdata"
report=("$LLVM_BIN/llvm-cov" report -instr-profile "$out/merged.profdata" "${objects[@]:1}"
  -ignore-filename-regex '(/rustc/|registry|tests?\.rs|test_boards|/tests/|c-tests)')
"${report[@]}" | tee "$out/report.txt"
[ -z "${HTML:-}" ] || "$LLVM_BIN/llvm-cov" show -format=html -output-dir "$HTML" \
  "${report[@]:2}"
awk -v min="${MIN:-0}" '/^TOTAL/ {sub("%", "", $10); if ($10 + 0 < min + 0) exit 1}' "$out/report.txt"
