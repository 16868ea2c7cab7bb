#!/usr/bin/env bash
# pawn_endings.sh [POSITIONS [SECONDS]]: compares pawn endings with the legal moves of python-chess,
# which is installed into a virtual environment under build/, and keys with Stockfish where it is
# installed, after SECONDS each. Both are under the GPL and used only here. Ends with 3 if pip cannot
# install python-chess.
set -euo pipefail
cd "$(dirname "$0")/../.."
python=${PYTHON:-python3}
tools=$PWD/build/pawn-endings-tools
mkdir -p build
if ! "$tools/bin/python" -c 'import chess' 2>/dev/null; then
    rm -rf "$tools"
    "$python" -m venv "$tools"
    "$tools/bin/pip" install --quiet chess || {
        rm -rf "$tools"
        echo 'pawn_endings.sh: left out, since pip cannot install python-chess'
        exit 3
    }
fi
[ -e build/libchess_distance.so ] || make -s all
"$tools/bin/python" tools/proof/pawn_endings.py build/libchess_distance.so "$@"
