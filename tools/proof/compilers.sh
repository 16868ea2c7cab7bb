#!/usr/bin/env bash
# compilers.sh [quick]: the headers with compilers and readers of code that no other test knows. Most
# compilers run two programs of compilers/, whose sums must be those of gcc. "quick" is the part of
# .ci/run; without it tools/proof/importers.sh follows, and what takes longer. A tool that is missing
# is named; tools/proof/setup.sh installs all of them.
set -euo pipefail
cd "$(dirname "$0")/../.."
part=${1:-all}
out=build/compilers
rm -rf "$out"
# A copy: cc65 writes beside the source.
cp -r tools/proof/compilers "$out"
programs=$out
failed=0

has() {
    command -v "$1" >/dev/null && return
    echo "compilers: left out: $1 is not installed"
    return 1
}

# try WORDS COMMAND...: runs a command, which must end with 0.
try() {
    local words=$1 log=$out/log status
    shift
    # Not in an `if`, where bash ignores the `set -e` of the command.
    set +e
    (
        set -e
        "$@"
    ) >"$log" 2>&1 </dev/null
    status=$?
    set -e
    if [ $status = 0 ]; then
        echo "compilers: $words"
    else
        tail -n 20 "$log"
        echo "compilers: FAILED: $words"
        failed=1
    fi
}

# silent COMMAND...: the same for one that must say nothing.
silent() {
    local said
    said=$("$@" 2>&1) && [ -z "$said" ] && return
    echo "$said"
    return 1
}

# Each with its own standard library, on this machine.
hosted() {
    local compiler
    for compiler in gcc tcc pcc; do
        has "$compiler" || continue
        try "$compiler, small header" run_here "$compiler" two_squares -DALIGNED
        try "$compiler, inline header" run_here "$compiler" two_squares -DALIGNED -DINLINE_HEADER
        try "$compiler, obstacles" run_here "$compiler" obstacles
        try "$compiler, little memory" run_here "$compiler" obstacles -DCHESS_DISTANCE_LITTLE_MEMORY
    done
}

run_here() {
    local compiler=$1 program=$2
    shift 2
    "$compiler" "$@" -Iinclude "$programs/$program.c" -o "$out/program" && "$out/program"
}

# The small header on machines of 8 bits. sdcc's simulator has a Z80, cc65's a 6502.
eight_bits() {
    local machine standard
    if has sdcc; then
        for machine in stm8 mcs51 z80; do
            for standard in c89 c99 c11; do
                try "sdcc -m$machine --std-$standard" sdcc "-m$machine" "--std-$standard" -Iinclude \
                    -c "$programs/two_squares.c" -o "$out/two_squares.rel"
            done
        done
        ! has sz80 || try 'sdcc, run as a Z80' run_z80
    fi
    if has cl65; then
        for standard in c89 c99 cc65; do
            try "cc65 --standard $standard" run_6502 "$standard"
        done
    fi
}

run_z80() {
    sdcc -mz80 "$out/two_squares.rel" -o "$out/two_squares.ihx"
    timeout 60 sz80 -I 'if=outputs[0xff]' "$out/two_squares.ihx" -e run | grep '^right'
}

run_6502() {
    cl65 -t sim6502 -O --standard "$1" -Iinclude "$programs/two_squares.c" -o "$out/two_squares.6502"
    timeout 60 sim65 "$out/two_squares.6502"
}

# An Uno has 2 KB of RAM. Tables need a larger machine, and so do all functions together.
avr() {
    { has avr-gcc && has simavr; } || return 0
    try 'avr-gcc, Uno' run_avr atmega328p two_squares -DWITHOUT_TABLES -DINLINE_HEADER
    try 'avr-gcc, tables' run_avr atmega1284p two_squares
    try 'avr-gcc, obstacles' run_avr atmega1284p obstacles
    ! has avr-g++ || try 'avr-g++, Uno' run_avr atmega328p two_squares -DWITHOUT_TABLES -xc++ -std=c++14
}

run_avr() {
    local machine=$1 program=$2
    shift 2
    avr-gcc "-mmcu=$machine" -Os -Wall -Wextra -Werror "$@" -Iinclude "$programs/$program.c" \
        -o "$out/$program.elf"
    timeout 60 simavr -m "$machine" -f 16000000 "$out/$program.elf" 2>&1 | grep right
}

readers() {
    local header
    for header in inline tables; do
        ! has cscope || try "cscope, $header" finds_all "$header" cscope
        ! has ctags || try "ctags, $header" finds_all "$header" ctags
    done
    # For what reads C itself, as docs/other-languages.md says. stddef.h has attributes of its own.
    try 'gcc -E, without extensions' without_extensions
    has sparse || return 0
    try sparse silent sparse -Iinclude "$programs/obstacles.c"
    try 'sparse, small header' silent sparse -Iinclude "$programs/two_squares.c"
}

without_extensions() {
    gcc -E -P -U__GNUC__ -DNDEBUG include/chess_distance_inline.h | grep -v max_align >"$out/plain.c"
    grep -q 'chess_distance_inline_king(int a' "$out/plain.c"
    ! grep '__attribute__\|__builtin\|__asm\|__extension\|__inline' "$out/plain.c"
}

# The program finds each function whose body the header has.
finds_all() {
    local header=include/chess_distance_$1.h
    case $2 in
    cscope)
        cscope -b -c -k -f "$out/cscope.out" "$header"
        cscope -d -f "$out/cscope.out" -L -1 '.*' | grep -v '#define' | grep -o '[[:alnum:]_]*(' | tr -d '('
        ;;
    ctags) ctags --c-kinds=f -x "$header" | cut -d ' ' -f 1 ;;
    esac | sort -u >"$out/found.txt"
    awk '/^CHESS_DISTANCE_.*_(FUNCTION|SEARCH)$/ {getline; if (!/;$/) print}' "$header" |
        grep -o ' [[:alnum:]_]*(' | tr -d ' (' | sort -u >"$out/there.txt"
    # So that nothing found is not enough.
    grep -q king "$out/there.txt"
    silent comm -23 "$out/there.txt" "$out/found.txt"
}

# The flags that docs/headers.md names for -Weverything; those of all compilers, and those of C++.
no_warning() {
    sed -n '/-Weverything/,/^```$/p' docs/headers.md | grep -o -e '-Wno-[-a-z0-9+]*' | sort -u
}

# The program in C++ has casts of C.
without_warnings() {
    local flags
    mapfile -t flags < <(no_warning)
    "$@" -Weverything -Wno-unknown-warning-option "${flags[@]}" -Iinclude -fsyntax-only >"$out/warnings" 2>&1
    ! grep 'warning:' "$out/warnings" | grep -v '^c-tests/.*-W\(old-style-cast\|zero-as-null-pointer-constant\)\]'
}

clang_flags() {
    local version standard
    for version in 14 19 22; do
        has "clang-$version" || continue
        for standard in c99 c11 c17; do
            try "clang-$version -Weverything, $standard" without_warnings "clang-$version" \
                "-std=$standard" "$programs/obstacles.c" "$programs/two_squares.c"
        done
        for standard in c++11 c++17 c++20; do
            try "clang-$version -Weverything, $standard" without_warnings "clang++-$version" \
                "-std=$standard" -Ic-tests/programs c-tests/programs/inline.cpp
        done
    done
    has clang-cl-19 || return 0
    for standard in c11 c++17 c++20; do
        try "clang-cl /W4, $standard" visual_c "$standard"
    done
}

# With NDEBUG, because there are no headers of Windows here.
visual_c() {
    local standard=$1 language=/TP program
    case $standard in c1*) language=/TC ;; esac
    for program in two_squares obstacles; do
        clang-cl-19 $language "/std:$standard" /W4 /WX -DNDEBUG -Iinclude /c "$programs/$program.c" \
            "/Fo$out/$program.obj"
    done
}

# With the checks that each has by default.
analyzers() {
    local program
    for program in two_squares obstacles; do
        ! has clang-tidy || try "clang-tidy, $program" clang-tidy --quiet --warnings-as-errors='*' \
            --header-filter='.*' "$programs/$program.c" -- -Iinclude
        ! has cppcheck || try "cppcheck, $program" cppcheck -q --error-exitcode=1 -Iinclude \
            "$programs/$program.c"
        ! has frama-c || try "frama-c, $program" frama-c -machdep gcc_x86_64 \
            -cpp-extra-args=-Iinclude "$programs/$program.c"
    done
}

# Machines without a library of C, but for gcc's own; and the bytes that calls take there.
small_libraries() {
    local compiler versions=
    for compiler in avr arm-none-eabi riscv64-unknown-elf; do
        has "$compiler-gcc" || return 0
        versions+="$("$compiler-gcc" -dumpversion) "
    done
    # Other versions make other code.
    case $versions in
    '5.4.0 12.2.1 12.2.0 ') try 'sizes of small machines' same_sizes ;;
    *) echo "compilers: left out: the sizes are those of other versions than $versions" ;;
    esac
}

same_sizes() {
    tools/proof/compilers/sizes.sh >"$out/machines.txt"
    diff "$out/machines.txt" c-tests/machines.txt
}

hosted
eight_bits
avr
readers
[ "$part" = quick ] || {
    clang_flags
    analyzers
    small_libraries
    tools/proof/importers.sh || failed=1
}
exit $failed
