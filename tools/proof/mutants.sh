#!/usr/bin/env bash
# mutants.sh [FILE...]: changes the library (or only the source files named) in every small way that
# cargo-mutants knows, one at a time, and expects some test to notice. Mutants of the core meet its
# unit tests, and those that survive the tests among obstacles too; mutants of capi and wiki meet
# the C programs, the quick ones first. Fails where a mutant is missed that mutants-unnoticed.txt
# does not explain.
#
# Hours on two cores: each mutant is some seconds of compiling and testing. SHARD=2/10 takes every
# tenth, from the third on. A run goes on where the last one stopped: build/mutants has what was
# found. Works in a copy of the committed tree, build/mutants/tree.
set -euo pipefail
cd "$(dirname "$0")/../.."
export CARGO_PROFILE_DEV_DEBUG=0
found=$PWD/build/mutants
tree=$found/tree
mkdir -p "$found"
[ -d "$tree" ] || git clone -q . "$tree"
git -C "$tree" fetch -q "$PWD" HEAD
git -C "$tree" reset -q --hard FETCH_HEAD
# Unsafe functions are left alone by cargo-mutants. These bodies mark what is unsafe themselves.
(cd "$tree" && sed -i 's/\<unsafe \(extern "C" \)\?fn \([a-z]\)/\1fn \2/' capi/src/*.rs capi/src/*/*.rs src/simd/batch/columns.rs)

files=()
for file in "$@"; do
  [ -f "$file" ] || { echo "mutants: there is no $file" >&2; exit 1; }
  files+=(--file "$file")
done
[ -z "${SHARD:-}" ] || files+=(--shard "$SHARD" --sharding round-robin)
# What is not compiled for this processor no test here can notice.
case $(uname -m) in
  x86_64) others=(aarch64 wasm32) ;;
  aarch64) others=(x86 wasm32) ;;
  *) others=(x86 aarch64 wasm32) ;;
esac
for processor in "${others[@]}"; do
  files+=(--exclude "src/simd/**/$processor.rs" --exclude "src/simd/**/$processor/*.rs")
done

# mutate NAME SECONDS ARGUMENT...: a mutant whose tests take longer counts as one that never ends.
# Exit status 2 says that mutants were missed, 3 that some never ended.
mutate() {
  local name=$1 seconds=$2 status=0
  shift 2
  (cd "$tree" && cargo mutants --jobs "$(nproc)" --iterate --timeout "$seconds" --no-times \
    --colors never --output "$found/$name" "${files[@]}" "$@") || status=$?
  [ $status = 0 ] || [ $status = 2 ] || [ $status = 3 ]
}

# First without the slowest tests, and compiled in half the time: few mutants survive to meet those.
CARGO_PROFILE_DEV_LTO=off mutate core 20 --package chess-distance -C=--lib -- -- \
  --skip named_pieces --skip maps_agree_with_a_search_over_squares_and_captures \
  --skip no_distance_comes_near_none --skip bad_squares_at --skip every_length_at_every \
  --skip the_margins_that
mutate core 20 --package chess-distance -C=--lib -C=--test=obstacles -- -- --skip a_hundred_thousand

# cargo-mutants looks for the programs' tests in the mutated packages where nothing is mutated yet:
# what passes without a mutant is tried here.
interface() {
  local programs=(--test programs -- 'c11 gcc .a') slow
  for slow in sanitize valgrind inline threads "$@"; do programs+=(--skip "$slow"); done
  (cd "$tree" && cargo test -q -p chess-distance-c-tests "${programs[@]}")
  mutate interface 400 --package chess-distance-capi --package chess-distance-wiki \
    --baseline skip --test-package chess-distance-c-tests -- "${programs[@]}"
}
interface sweep engine answers obstacles paths_backward trajectories territory
interface

# Lines and columns change too often to be written down.
cat "$found"/*/mutants.out/missed.txt | sed 's/:[0-9]*:[0-9]*:/:/' | sort >"$found/missed.txt"
sed -n 's/^\(src\|capi\|wiki\)\//&/p' tools/proof/mutants-unnoticed.txt | sort >"$found/unnoticed.txt"
wc -l "$found"/*/mutants.out/{caught,previously_caught,unviable,timeout,missed}.txt
unexplained=$(comm -23 "$found/missed.txt" "$found/unnoticed.txt")
[ -z "$unexplained" ] || { printf 'mutants: missed, and not explained:\n%s\n' "$unexplained"; exit 1; }
