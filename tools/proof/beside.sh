#!/usr/bin/env bash
# beside.sh betza [TEXTS] | reach [GAMES] | pawn_endings [POSITIONS [SECONDS]]: the library beside other chess programs, which are fetched at test
# time into build/ and never committed. Ends with 3 if they cannot be fetched.
#
# betza: moves of pieces in Betza's notation, and those of Fairy-Stockfish (pyffish, under the GPL).
#
# reach: random games of python-chess must never leave the sets of chess_distance_reach. In the test
# positions of chasolver it must never say of a side that can win that it cannot.
#
# pawn_endings: the legal moves of python-chess must agree with the answers for neighboring positions,
# and Stockfish, where it is installed, with the keys, after SECONDS each.
set -euo pipefail
cd "$(dirname "$0")/../.."
part=$1
shift
work=$PWD/build/beside-$part

left_out() {
    rm -rf "$work/venv"
    echo "$part: left out, since $*"
    exit 3
}

# python_with MODULE PACKAGE: a virtual environment with this package.
python_with() {
    "$work/venv/bin/python" -c "import $1" 2>/dev/null && return
    rm -rf "$work/venv"
    "${PYTHON:-python3}" -m venv "$work/venv"
    "$work/venv/bin/pip" install --quiet "$2" || left_out "pip cannot install $2"
}

betza() {
    python_with pyffish pyffish
    "$work/venv/bin/python" tools/proof/betza.py build/libchess_distance.so "$@"
}

reach() {
    local manifest
    python_with chess 'chess>=1.10,<2'
    # A package that only depends on chasolver, so that cargo fetches its sources with the tests.
    mkdir -p "$work/src"
    printf '[package]\nname = "fetch"\nversion = "0.0.0"\nedition = "2021"\n[dependencies]\nchasolver = "3"\n[workspace]\n' \
        >"$work/Cargo.toml"
    : >"$work/src/lib.rs"
    manifest=$(cargo metadata --quiet --format-version 1 --manifest-path "$work/Cargo.toml" |
        "$work/venv/bin/python" -c 'import json, sys
for package in json.load(sys.stdin)["packages"]:
    if package["name"] == "chasolver":
        print(package["manifest_path"])') || left_out 'cargo cannot fetch chasolver'
    "$work/venv/bin/python" tools/proof/reach.py build/libchess_distance.so "$(dirname "$manifest")/tests" "${1:-10000}"
}

pawn_endings() {
    python_with chess 'chess>=1.10,<2'
    "$work/venv/bin/python" tools/proof/pawn_endings.py build/libchess_distance.so "$@"
}

[ -e build/libchess_distance.so ] || make -s all
"$part" "$@"
