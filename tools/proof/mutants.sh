#!/usr/bin/env bash
# mutants.sh [FILE...]: changes the source files named (all of the library where none is) in every
# small way that cargo-mutants knows, one at a time, and expects some test to notice. Mutants of src
# meet the unit tests of their own module, or all of them where it has none; others the quick C
# programs of c-tests. A run goes on where the last one stopped: build/mutants has what was found.
# All files take a day on one core; docs/proof.md says which were run. Works in a copy of the
# committed tree, build/mutants/tree.
set -euo pipefail
cd "$(dirname "$0")/../.."
export CARGO_PROFILE_DEV_DEBUG=0 CARGO_INCREMENTAL=0
project=$PWD
files=("$@")
[ $# -gt 0 ] || mapfile -t files < <(git ls-files 'src/*.rs' 'capi/src/*.rs' 'wiki/src/*.rs' | grep -v '/tests')

tree=$project/build/mutants/tree
[ -d "$tree" ] || git clone -q "$project" "$tree"
git -C "$tree" fetch -q "$project" HEAD
git -C "$tree" reset -q --hard FETCH_HEAD

# Programs that call functions, each once; without what makes the others slow.
programs=(--test programs -- 'c11 gcc .a')
for slow in sanitize valgrind sweep inline threads tables obstacles; do programs+=(--skip "$slow"); done

status=0
for file in "${files[@]}"; do
  case $file in
    src/*)
      with=(--package chess-distance -C=--lib) tests=()
      ! grep -q 'cfg(test)' "$file" || tests=(-- -- "$(basename "$file" .rs)::")
      ;;
    capi/*) with=(--package chess-distance-capi --test-package chess-distance-c-tests) tests=(-- "${programs[@]}") ;;
    wiki/*) with=(--package chess-distance-wiki --test-package chess-distance-c-tests) tests=(-- "${programs[@]}") ;;
    *) echo "mutants: $file is no source of the library" >&2; exit 1 ;;
  esac
  # A mutant that runs into the time limit never ends.
  (cd "$tree" && cargo mutants --in-place --iterate --timeout 120 --no-times --colors never \
    "${with[@]}" --file "$file" --output "$project/build/mutants/${file//\//_}" "${tests[@]}") || status=1
done
exit $status
