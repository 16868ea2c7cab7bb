#!/usr/bin/env bash
# reach.sh [GAMES]: chess_distance_reach against other chess programs. Random games of python-chess
# must never leave its sets. In chasolver's test positions it must never say of a side that can win
# that it cannot. Both are fetched at test time into build/ and never committed. Ends with 3 if they
# cannot be fetched.
set -euo pipefail
cd "$(dirname "$0")/.."
python=${PYTHON:-python3}
work=$PWD/build/reach
mkdir -p "$work/src"
if [ ! -x "$work/venv/bin/python" ] || ! "$work/venv/bin/python" -c 'import chess' 2>/dev/null; then
    "$python" -m venv "$work/venv"
    "$work/venv/bin/pip" install --quiet 'chess>=1.10,<2' || {
        echo 'reach.sh: left out, since pip cannot install python-chess'
        exit 3
    }
fi
# A package that only depends on chasolver, so that cargo fetches its sources with the tests.
printf '[package]\nname = "fetch"\nversion = "0.0.0"\nedition = "2021"\n[dependencies]\nchasolver = "3"\n[workspace]\n' \
    > "$work/Cargo.toml"
: > "$work/src/lib.rs"
manifest=$(cargo metadata --quiet --format-version 1 --manifest-path "$work/Cargo.toml" |
    "$python" -c 'import json, sys
for package in json.load(sys.stdin)["packages"]:
    if package["name"] == "chasolver":
        print(package["manifest_path"])') || {
    echo 'reach.sh: left out, since cargo cannot fetch chasolver'
    exit 3
}
cargo build --quiet --release -p chess-distance-capi
"$work/venv/bin/python" tools/reach.py target/release/libchess_distance.so "$(dirname "$manifest")/tests" "${1:-10000}"
