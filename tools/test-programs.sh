#!/bin/sh
# test-programs.sh (make test): compiles each program of c-tests/programs once by $CC, runs it with
# the library in build/, and says which fail. Without a shared library they take the archive.
# PROGRAMS='answers wiki' runs some.
#
# `cargo test -p chess-distance-c-tests --test programs` has the other compilers, standards, flags
# and machines.
set -u
cd "$(dirname "$0")/.."
CC=${CC:-cc} out=build/test failed=
mkdir -p "$out"
library="-Lbuild -lchess_distance -Wl,-rpath,$PWD/build"
[ -e build/libchess_distance.so ] || [ -e build/libchess_distance.dylib ] || library=build/libchess_distance.a

# try NAME SOURCE ARGUMENT...: compiles and runs a program, and keeps what it prints.
try() {
    name=$1 source=$2
    shift 2
    # shellcheck disable=SC2086
    if $CC -std=c99 -Wall -O1 -Iinclude "c-tests/programs/$source.c" "$@" -o "$out/$name" &&
        "$out/$name" >"$out/$name.txt"; then
        return
    fi
    echo "FAILED: $name ($CC c-tests/programs/$source.c $*; $out/$name.txt has its output)"
    failed="$failed $name"
}

# same NAME LINES: what the program printed, beside the first lines of c-tests/answers.txt.
same() {
    head -n "$2" c-tests/answers.txt | diff - "$out/$1.txt" >"$out/$1.diff" && return
    echo "FAILED: $1 prints other checksums than c-tests/answers.txt:"
    head -n 4 "$out/$1.diff"
    failed="$failed $1"
}

if [ -z "${PROGRAMS:-}" ]; then
    # headers.c and inline_objects.c are compiled with other headers in front of them.
    PROGRAMS=$(ls c-tests/programs/*.c | sed 's,.*/,,; s/\.c$//' | grep -vx 'headers\|inline_objects')
fi
all=$(wc -l <c-tests/answers.txt)
for program in $PROGRAMS; do
    # shellcheck disable=SC2086
    case $program in
    answers)
        try answers answers $library && same answers "$all"
        try answers-archive answers build/libchess_distance.a && same answers-archive "$all"
        try answers-header answers -DINLINE_ONLY &&
            same answers-header "$(($(sed -n '/^chess_distance_matrix /=' c-tests/answers.txt) - 1))"
        ;;
    # The names of the wiki's header and bad arguments have no other test of the inline header.
    bad_input | wiki)
        try "$program" "$program" $library
        try "$program-header" "$program" -DCHESS_DISTANCE_WIKI_NAMES -include chess_distance_inline.h
        ;;
    threads) try threads threads $library -lpthread ;;
    *) try "$program" "$program" $library ;;
    esac
done
[ -z "$failed" ] || exit 1
echo "$(echo "$PROGRAMS" | wc -w) C programs passed"
