#!/usr/bin/env bash
# library-alone.sh (make test-alone): `make WIKI=0`, `make install` and the C programs in a copy of the
# repository without apps/ and without symbolic links, which a clone on Windows has as files with a
# path. The copy has what git would commit. The library has all names but the wiki's.
set -euo pipefail
cd "$(dirname "$0")/.."
if [ ! -e .git ]; then
    echo 'library-alone: left out, since this is no clone'
    exit 0
fi
copy=$PWD/build/library-alone
mkdir -p "$copy"
# Clones of before have a link to the directory of the library with the wiki's names.
[ ! -L "$copy/target" ] || rm "$copy/target"
# What cargo has made stays.
find "$copy" -mindepth 1 -maxdepth 1 ! -name target -exec rm -r {} +
git -c core.symlinks=false checkout-index --all --prefix="$copy/"
cd "$copy"
rm -r apps
make --silent all WIKI=0
make --silent install CARGO=no-such-cargo PREFIX="$copy/prefix"
grep '^chess_distance' c-tests/symbols.txt >build/expected.txt
nm -D --defined-only prefix/lib/libchess_distance.so | cut -d ' ' -f 3 | LC_ALL=C sort | diff build/expected.txt -
nm -g --defined-only prefix/lib/libchess_distance.a | awk 'NF == 3 {print $3}' | LC_ALL=C sort -u | diff build/expected.txt -
test ! -e prefix/include/chess_distance_wiki.h
# A library without names of the wiki wants no others either, such as those of a panic.
if nm -u prefix/lib/libchess_distance.a | grep -i panic; then exit 1; fi
PROGRAMS='answers answers-archive answers-header bad_input fens' tools/test-programs.sh
