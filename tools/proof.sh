#!/usr/bin/env bash
# proof.sh [PART...] (make proof, make proof PART=fuzz): everything that backs the guarantees in
# the README. Parts: tests linker stack architectures sanitizers fuzz coverage supply packages; and
# mutants, which takes hours and runs only when named. What a machine lacks is left out with a
# line that says so.
set -euo pipefail
cd "$(dirname "$0")/.."

# At most one dependency reaches users of any target, and the lock file is what is built.
supply() {
  local target found
  for target in {x86_64,i686,aarch64,riscv64gc,s390x}-unknown-linux-gnu aarch64-linux-android \
    {x86_64,aarch64}-apple-darwin {x86_64,aarch64}-pc-windows-msvc wasm32-unknown-unknown; do
    found=$(cargo tree --locked -p chess-distance-capi --edges normal,build --prefix none --target "$target" |
      { grep -v '^chess-distance' || true; } | sort -u)
    echo "$target: ${found:-none}"
    [ "$(wc -w <<<"$found")" -le 2 ] || { echo "supply: more than one dependency" >&2; return 1; }
  done
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
