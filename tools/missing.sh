#!/usr/bin/env bash
# missing.sh [FUNCTION...]: each place that must name a function of the library and does not, with what
# to do there; without names, of all functions. Tests hold that a place says the right thing. Ends with
# 1 if a place is missing.
set -euo pipefail
cd "$(dirname "$0")/.."
[ $# != 0 ] || mapfile -t functions < <(grep -oE '\bchess_distance[a-z0-9_]*\(' include/chess_distance.h | tr -d '(' | sort -u)
[ $# = 0 ] || functions=("$@")

# Where each function stands, and what brings it there. In bindings it may have the name of that language;
# their tests name the functions that they leave out.
places=(
    'capi/src/*.rs|the function, whose comment is that of the header'
    'capi/src/tests.rs capi/src/tests/*.rs|a call beside the function of src/'
    'include/chess_distance.h c-tests/symbols.txt|make headers'
    'c-tests/programs/*.[ch]|functions.h: bad arguments and a checksum; abi.c: fields of a structure'
    'c-tests/sizes.txt|cargo test -p chess-distance-c-tests --test library sizes, and the cp that it prints'
    'c-tests/answers.txt c-tests/programs/*.c|the same with --test programs answers.c'
    'docs/functions.md|a row in its part'
    'CHANGELOG.md c-tests/abi/*.abi|its name in the newest version'
    'bindings/python/python/chess_distance/*.py bindings/python/tests/test_documentation.py|the function, by what _arguments.py reads; __init__.py; README.md; for columns a row in _functions.py, then forms.py'
    'bindings/web/*.js bindings/web/library/*.js bindings/web/test/header.test.js|a row in signatures.js, for columns in library/columns.js; index.d.ts'
)
status=0
for function in "${functions[@]}"; do
    short=${function#chess_distance_}
    short=${short#grid_}
    camel=$(sed 's/_\(.\)/\u\1/g' <<<"$short")
    for place in "${places[@]}"; do
        names=$function
        [[ $place != bindings* ]] || names="$function\|$short\|$camel"
        # shellcheck disable=SC2086 # Patterns of files.
        grep -qw "$names" ${place%%|*} || {
            echo "$function: ${place%%|*}: ${place##*|}"
            status=1
        }
    done
done
exit $status
