#!/usr/bin/env bash
# betza.sh [TEXTS]: compares moves of pieces in Betza's notation with those of Fairy-Stockfish. Its
# package pyffish is installed into a virtual environment under build/; it is under the GPL and used
# only here. Ends with 3 if pip cannot install it.
set -euo pipefail
cd "$(dirname "$0")/../.."
python=${PYTHON:-python3}
tools=$PWD/build/betza-tools
mkdir -p build
if ! "$tools/bin/python" -c 'import pyffish' 2>/dev/null; then
    rm -rf "$tools"
    "$python" -m venv "$tools"
    "$tools/bin/pip" install --quiet pyffish || {
        rm -rf "$tools"
        echo 'betza.sh: left out, since pip cannot install pyffish'
        exit 3
    }
fi
[ -e build/libchess_distance.so ] || make -s all
"$tools/bin/python" tools/proof/betza.py build/libchess_distance.so "$@"
