#!/bin/sh
# test-programs.sh (make test): compiles each program of c-tests/programs once by $CC, runs it with
# the library in build/, and says which fail. Without a shared library they take the archive.
# PROGRAMS='answers wiki' runs some. NAME-header is a program with the inline header in the library's
# place, and answers-archive one with the archive.
#
# It also tries other libraries: LIBRARY and ARCHIVE are words for the compiler, and RUN a command that
# runs a program, such as an emulator. Then include/ is that of the current folder. OPTIMIZE=-O2 is
# another level of optimization: of several in a command, compilers take the last.
#
# `cargo test -p chess-distance-c-tests --test programs` has the other compilers, standards, flags
# and machines.
set -u
sources=$(cd "$(dirname "$0")/../c-tests" && pwd)
CC=${CC:-cc} level=${OPTIMIZE:--O1} RUN=${RUN:-} out=build/test failed=
mkdir -p "$out"
archive=${ARCHIVE:-build/libchess_distance.a} library=${LIBRARY:-}
if [ -z "$library" ]; then
    library="-Lbuild -lchess_distance -Wl,-rpath,$PWD/build"
    [ -e build/libchess_distance.so ] || [ -e build/libchess_distance.dylib ] || library=$archive
fi

# try NAME SOURCE ARGUMENT...: compiles and runs a program, and keeps what it prints. Compilers for
# Windows want the ending .exe.
try() {
    name=$1 source=$2
    shift 2
    # shellcheck disable=SC2086
    if $CC -std=c99 -Wall "$level" -Iinclude -I"$sources/programs" "$sources/programs/$source.c" "$@" -o "$out/$name.exe" &&
        $RUN "$out/$name.exe" >"$out/$name.txt"; then
        return
    fi
    echo "FAILED: $name ($CC c-tests/programs/$source.c $*; $out/$name.txt has its output)"
    failed="$failed $name"
    return 1
}

# answers NAME LINES ARGUMENT...: what answers.c prints, beside the first lines of c-tests/answers.txt.
# On Windows both may have other line ends.
answers() {
    name=$1 lines=$2
    shift 2
    try "$name" answers "$@" || return
    tr -d '\r' <"$sources/answers.txt" | head -n "$lines" >"$out/$name-expected.txt"
    tr -d '\r' <"$out/$name.txt" | diff "$out/$name-expected.txt" - >"$out/$name.diff" && return
    echo "FAILED: $name prints other checksums than c-tests/answers.txt:"
    head -n 4 "$out/$name.diff"
    failed="$failed $name"
}

if [ -z "${PROGRAMS:-}" ]; then
    # headers.c and inline_objects.c are compiled with other headers in front of them. The names of the
    # wiki's header and bad arguments have no other test of the inline header.
    # The first takes half of the time of all.
    PROGRAMS="inline_against_library
        $(ls "$sources"/programs/*.c | sed 's,.*/,,; s/\.c$//' | grep -vx 'headers\|inline_.*')
        inline_macros answers-archive answers-header bad_input-header wiki-header"
fi
# shellcheck disable=SC2086
set -- $PROGRAMS
# On this machine one runs on each processor, in a shell of its own.
if [ $# -gt 1 ] && [ -z "$RUN" ]; then
    printf '%s\n' "$@" | xargs -P "$(getconf _NPROCESSORS_ONLN || echo 1)" \
        -I NAME env PROGRAMS=NAME sh "$0" || exit 1
    echo "$# C programs passed"
    exit
fi
for program in $PROGRAMS; do
    # shellcheck disable=SC2086
    case $program in
    answers) answers answers 1000 $library ;;
    answers-archive) answers answers-archive 1000 $archive ;;
    answers-header)
        answers answers-header "$(($(sed -n '/^chess_distance_matrix /=' "$sources/answers.txt") - 1))" -DINLINE_ONLY
        ;;
    *-header) try "$program" "${program%-header}" -DCHESS_DISTANCE_WIKI_NAMES -include chess_distance_inline.h ;;
    threads) try threads threads $library -lpthread ;;
    *) try "$program" "$program" $library ;;
    esac
done
[ -z "$failed" ] || exit 1
[ $# = 1 ] || echo "$# C programs passed"
