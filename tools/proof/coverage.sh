#!/usr/bin/env bash
# coverage.sh: lines and regions of the shipped library (src, capi/src, wiki/src) that the Rust
# tests and the C programs of c-tests run; then where each region begins that none of them runs.
# Files of tests are not counted. Needs LLVM's tools in the version that rustc writes for: rustup
# component add llvm-tools, or those in LLVM_BIN. docs/proof.md gives the reason for every region that may stay; MIN=percent (98)
# fails below that many percent of lines, HTML=directory writes pages.
set -euo pipefail
cd "$(dirname "$0")/../.."
LLVM_BIN=${LLVM_BIN:-$(rustc --print target-libdir)/../bin}
[ -x "$LLVM_BIN/llvm-profdata" ] || {
  echo "coverage: left out, since there is no llvm-profdata in $LLVM_BIN (rustup component add llvm-tools, or set LLVM_BIN)"
  exit 0
}
out=$PWD/target/coverage
rm -rf "$out/profiles"
mkdir -p "$out/profiles" "$out/programs"

export RUSTFLAGS="-C instrument-coverage" CARGO_TARGET_DIR=$out
export LLVM_PROFILE_FILE=$out/profiles/%p-%m.profraw

objects=()
tests=$(cargo test -q -p chess-distance --lib --test '*' --no-run --message-format=json |
  sed -n 's/.*"executable":"\([^"]*\)".*/\1/p')
for test in $tests; do
  # Without the test that only repeats others on more boards, for many minutes when it is counted.
  "$test" --quiet --skip a_hundred_thousand_boards >/dev/null
  objects+=(-object "$test")
done

# The C programs, linked with an instrumented archive; the profiler in it needs the C library.
cargo rustc -q -p chess-distance-capi --crate-type staticlib
for program in c-tests/programs/*.c; do
  name=$(basename "$program" .c)
  case $name in
    inline_*) continue ;;    # header only
    wiki_volume) continue ;; # wiki_routines a hundred times over
  esac
  # The whole archive, Rust's core library included, names an unwinder; nothing calls it.
  cc -std=c11 -O1 -DSTEP=16777213 -Iinclude -Ic-tests/programs "$program" "$out/debug/libchess_distance.a" \
    -Wl,--defsym=rust_eh_personality=0 -Wl,-u,__llvm_profile_runtime -o "$out/programs/$name"
  timeout 300 "$out/programs/$name" >/dev/null || { echo "coverage: $name failed" >&2; exit 1; }
  objects+=(-object "$out/programs/$name")
done

"$LLVM_BIN/llvm-profdata" merge -sparse "$out"/profiles/*.profraw -o "$out/merged.profdata"
profile=(-instr-profile "$out/merged.profdata" "${objects[@]:1}"
  -ignore-filename-regex '(/rustc/|registry|/tests?\.rs|/searches\.rs|test_boards|/tests/|c-tests)')
"$LLVM_BIN/llvm-cov" report "${profile[@]}" | tee "$out/report.txt"
"$LLVM_BIN/llvm-cov" export -format=text "${profile[@]}" | python3 -c '
import json, os, sys
for file in json.load(sys.stdin)["data"][0]["files"]:
    for line, column, count, counted, begins, gap in file["segments"]:
        if counted and begins and not gap and count == 0:
            print("not run: {}:{}:{}".format(os.path.relpath(file["filename"]), line, column))
' | tee "$out/not-run.txt"
[ -z "${HTML:-}" ] || "$LLVM_BIN/llvm-cov" show -format=html -output-dir "$HTML" "${profile[@]}"
awk -v min="${MIN:-98}" '/^TOTAL/ {sub("%", "", $10); if ($10 + 0 < min + 0) exit 1}' "$out/report.txt"
