#!/usr/bin/env bash
# proof.sh [PART...] (make proof, make proof PART=fuzz): everything that backs the guarantees in
# the README. Parts: tests linker stack architectures sanitizers fuzz coverage supply packages; and
# mutants, which takes hours and runs only when named. What a machine lacks is left out with a
# line that says so.
set -euo pipefail
cd "$(dirname "$0")/.."

# At most one dependency reaches users, and the lock file is what is built.
supply() {
  cargo tree --locked -p chess-distance-capi --edges normal --prefix none --target all |
    grep -v '^chess-distance' | sort -u | tee build/dependencies.txt
  [ "$(grep -vc 'libc' build/dependencies.txt)" -le 1 ] || { echo "supply: more than one dependency" >&2; return 1; }
}

part() {
  echo "== $1"
  case $1 in
    tests) make -s test ;;
    linker | architectures | sanitizers | fuzz | coverage | mutants) "tools/proof/$1.sh" ;;
    stack) python3 tools/proof/stack.py build/libchess_distance.so ;;
    supply) supply ;;
    packages)
      sh tools/compare-cargo-c.sh
      sh tools/publish-dry-run.sh
      ;;
    *)
      echo "no such part: $1" >&2
      return 1
      ;;
  esac
}

[ $# -gt 0 ] || set -- tests linker stack architectures sanitizers fuzz coverage supply packages
make -s all
for name in "$@"; do part "$name"; done
