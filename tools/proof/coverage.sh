#!/usr/bin/env bash
# coverage.sh: lines and regions of the shipped library (src, capi/src, capi/wiki/src) that the Rust
# tests and the C programs of c-tests run. Then each line that no test runs, and each region that no
# test runs in a line of which another part runs. Files of tests are not counted.
#
# LLVM's report counts generic code once, for the types that run most of it. The last line counts
# lines that no test runs with any type. It must not be less than MIN percent of lines (99.9);
# tools/proof/RESULTS.md gives the reason for every line that may stay.
#
# Needs LLVM's tools in rustc's version: rustup component add llvm-tools, or those in LLVM_BIN.
set -euo pipefail
cd "$(dirname "$0")/../.."
# It would change the place of what cargo makes.
unset CARGO_BUILD_TARGET
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
# run_tests PACKAGE FLAGS...: without the slow tests, which repeat the others with more boards.
run_tests() {
    local test tests
    tests=$(cargo test -q -p "$@" --no-run --message-format=json |
        sed -n 's/.*"executable":"\([^"]*\)".*/\1/p')
    for test in $tests; do
        "$test" --quiet --skip slow_ >/dev/null
        objects+=(-object "$test")
    done
}
run_tests chess-distance --lib

# The C programs, linked with an instrumented archive and with Rust's profiler, which the archive of
# Rust 1.95 contains and that of 1.99 does not. The profiler needs the C library.
profiler=$(ls "$(rustc --print target-libdir)"/libprofiler_builtins-*.rlib)
cargo rustc -q -p chess-distance-capi --crate-type staticlib
for program in c-tests/programs/*.c; do
    name=$(basename "$program" .c)
    case $name in
    # Of the header alone, and what repeats on every board what others run.
    inline_* | headers | grid_tables) continue ;;
    esac
    # The whole archive, with Rust's core library, refers to an unwinder that is never called.
    cc -std=c11 -O1 -Iinclude -Ic-tests/programs "$program" "$out/debug/libchess_distance.a" "$profiler" \
        -Wl,--defsym=rust_eh_personality=0 -Wl,-u,__llvm_profile_runtime -o "$out/programs/$name"
    timeout 300 "$out/programs/$name" >/dev/null || {
        echo "coverage: $name failed" >&2
        exit 1
    }
    objects+=(-object "$out/programs/$name")
done

# The archive comes after the programs: of functions with the same C name the report shows the
# first, and the programs call the wiki's.
run_tests chess-distance-capi --lib
run_tests chess-distance-wiki --lib

"$LLVM_BIN/llvm-profdata" merge -sparse "$out"/profiles/*.profraw -o "$out/merged.profdata"
profile=(-instr-profile "$out/merged.profdata" "${objects[@]:1}"
    -ignore-filename-regex '(/rustc/|rustlib|registry|/tests?\.rs|/searches\.rs|test_boards|/tests/|c-tests)')
"$LLVM_BIN/llvm-cov" report "${profile[@]}" | tee "$out/report.txt"
"$LLVM_BIN/llvm-cov" export -format=lcov "${profile[@]}" >"$out/lines.txt"
"$LLVM_BIN/llvm-cov" export -format=text "${profile[@]}" | python3 -c '
import json, os, sys
lines = {}  # by file and number, how often it was run
for record in open(sys.argv[1]):
    kind, _, value = record.strip().partition(":")
    if kind == "SF":
        file = os.path.relpath(value)
    elif kind == "DA":
        number, count = value.split(",")[:2]
        lines[file, int(number)] = int(count)
left = [line for line, count in lines.items() if count == 0]
for file, number in left:
    print("not run: {}:{}".format(file, number))
for file in json.load(sys.stdin)["data"][0]["files"]:
    name = os.path.relpath(file["filename"])
    for line, column, count, counted, begins, gap in file["segments"]:
        if counted and begins and not gap and count == 0 and lines.get((name, line)):
            print("not run: {}:{}:{} (part of a line)".format(name, line, column))
run = 100 * (1 - len(left) / len(lines))
print("{} of {} lines not run, {:.2f}% run".format(len(left), len(lines), run))
sys.exit(run < float(sys.argv[2]))
' "$out/lines.txt" "${MIN:-99.9}" | tee "$out/not-run.txt"
