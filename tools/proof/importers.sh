#!/usr/bin/env bash
# importers.sh [NAME...]: the programs of examples/languages, each built as docs/other-languages.md
# says. Each must print the same four answers. Needs the built library. A tool that is missing is
# named: tools/proof/setup.sh installs Debian's, and PyPI and npm give those of Python and JavaScript.
set -euo pipefail
cd "$(dirname "$0")/../.."
languages=$PWD/examples/languages
out=$PWD/build/importers
header=$PWD/include/chess_distance.h
export LD_LIBRARY_PATH=$PWD/build LIBRARY_PATH=$PWD/build C_INCLUDE_PATH=$PWD/include
export GOCACHE=$out/go-cache GO111MODULE=off
failed=0

# Name, command that it needs, and how to build and run its program.
importers=(
    'cgo|go|go run squares.go && go run copied.go'
    'ldc|ldc2|sh plain.sh $header >chess_distance.c && ldc2 -of=squares squares.d chess_distance.c -L-L$LIBRARY_PATH -L-lchess_distance && ./squares'
    'gdc|gdc|sh plain.sh $header >chess_distance.c && gdc squares.d chess_distance.c -lchess_distance -o squares && ./squares'
    'php|php|sh plain.sh $header >chess_distance.i && php squares.php'
    'luajit|luajit|sh plain.sh $header >chess_distance.i && luajit squares.lua'
    'ada|gnatmake|sh ada.sh $header && gnatmake -q squares.adb -largs -lchess_distance && ./squares'
    'nim|nim|nim compile --hints:off --nimcache:nim -o:squares squares.nim && ./squares'
    'pascal|fpc|fpc -v0 -Fl$LIBRARY_PATH squares.pas >&2 && ./squares'
    'sbcl|sbcl|sbcl --script squares.lisp'
    'racket|racket|racket squares.rkt'
    'ocaml|ocamlfind|ocamlfind ocamlopt -thread -package threads.posix,ctypes.foreign -linkpkg squares.ml -o squares && ./squares'
    'gforth|gforth|gforth squares.fs'
    'koffi|npm|npm install --silent --no-fund --no-audit koffi && node squares.mjs'
    'zig|python3|from_pypi ziglang && zig'
    'ctypesgen|python3|from_pypi ctypesgen && venv/bin/ctypesgen -l chess_distance -L $LIBRARY_PATH $C_INCLUDE_PATH/chess_distance.h -o chess_distance.py && venv/bin/python squares.py'
    'pycparser|python3|from_pypi pycparser && cc -E -P "-D__attribute__(x)=" $header >chess_distance.i && venv/bin/python declared.py'
    'castxml|python3|from_pypi castxml && venv/bin/castxml --castxml-output=1 -o chess_distance.xml $header && venv/bin/python described.py'
)

zig() {
    venv/bin/python -m ziglang translate-c -lc "$header" >chess_distance.zig &&
        venv/bin/python -m ziglang build-exe squares.zig -lc "-L$LIBRARY_PATH" -lchess_distance &&
        ./squares 2>&1
}

from_pypi() {
    [ -d venv ] || python3 -m venv venv
    venv/bin/pip install --quiet "$1" >&2
}

run() {
    local name=$1 tool=$2 commands=$3 answers
    command -v "$tool" >/dev/null || {
        echo "importers: left out: $name, since $tool is not installed"
        return
    }
    mkdir -p "$out/$name"
    cp "$languages"/* "$out/$name"
    answers=$(cd "$out/$name" && eval "$commands" 2>log </dev/null | tr -s ' \t' ' ' | tr 'A-F' 'a-f' | sed 's/ $//' | sort -u) || true
    # The set of squares in hexadecimal, or in decimal; or the declaration that a parser has read.
    case $answers in
    'int chess_distance_king(int a, int b)' | '7 6 10 fe01010101010101' | ' 7 6 10 18302911464433844481') echo "importers: $name" ;;
    *)
        tail -n 20 "$out/$name/log"
        echo "importers: FAILED: $name printed $answers"
        failed=1
        ;;
    esac
}

for entry in "${importers[@]}"; do
    IFS='|' read -r name tool commands <<<"$entry"
    if [ $# = 0 ] || [[ " $* " == *" $name "* ]]; then run "$name" "$tool" "$commands"; fi
done
exit $failed
