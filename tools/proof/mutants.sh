#!/usr/bin/env bash
# mutants.sh [ARGUMENTS of cargo mutants]: changes the library in every small way that cargo-mutants
# knows, and expects some test to notice. Takes hours; docs/mutants.md has the last result.
set -euo pipefail
cd "$(dirname "$0")/../.."
exec cargo mutants --package chess-distance --package chess-distance-wiki --package chess-distance-capi \
  --test-workspace=false --test-package=chess-distance --test-package=chess-distance-wiki \
  --test-package=chess-distance-c-tests --output build --copy-vcs=false "$@" -- --lib --test check
