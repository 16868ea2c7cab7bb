#!/usr/bin/env bash
# library-alone.sh: runs `make test` in a copy of the repository without apps/ and without symbolic
# links, which a clone on Windows has as files with a path. The copy has what git would commit.
set -euo pipefail
cd "$(dirname "$0")/.."
copy=$PWD/build/library-alone
rm -rf "$copy"
git -c core.symlinks=false checkout-index --all --prefix="$copy/"
rm -r "$copy/apps"
# What is compiled of other crates serves both.
ln -s "$PWD/target" "$copy/target"
make --silent -C "$copy" test
