#!/usr/bin/env bash
# neon-instructions.sh: a table of instruction counts, calls of the aarch64 library against the
# bitboard search in C, gcc -O3. qemu counts them, so no such machine is needed; it does not measure
# time. Each figure is the mean of 64 random boards, 8 for all 64 maps, the same on every run.
#
# Needs aarch64-linux-gnu-gcc, qemu-aarch64, and Rust's core library for aarch64
# (tools/for-target.sh). Exit status 3 if one is missing.
set -euo pipefail
cd "$(dirname "$0")/.."
target=aarch64-unknown-linux-gnu
prefix=aarch64-linux-gnu-
out=build/neon
for command in ${prefix}gcc qemu-aarch64; do
    command -v "$command" >/dev/null || { echo "there is no $command here" >&2; exit 3; }
done
export CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER=${prefix}gcc
tools/for-target.sh "$target" make --silent OUT=$out TARGET=$target CC=${prefix}gcc AR=${prefix}ar \
    LD=${prefix}ld NM=${prefix}nm OBJCOPY=${prefix}objcopy OBJDUMP=${prefix}objdump

# program FUNCTION C-FUNCTION: one program calls the library, one searches in C.
program() {
    local compile=("${prefix}gcc" -O3 -static -Iinclude benches/c/one_kind_of_call.c)
    "${compile[@]}" -DFUNCTION="$1" benches/c/library_calls.c $out/libchess_distance.a -o "$out/ours-$1"
    "${compile[@]}" -DFUNCTION="$2" benches/c/bitboard_search.c -o "$out/search-$1"
}

# One instruction is one block, and the log has a line for every executed block. Older versions of
# qemu have another option name.
single=-one-insn-per-tb
qemu-aarch64 -help | grep -q -- $single || single=-singlestep
executed() {
    qemu-aarch64 $single -d nochain,exec -D /dev/stdout "$@" | grep -c ^Trace
}

# count PROGRAM PIECE OBSTACLES N: the instructions of N calls, without those of the program itself.
count() {
    echo $((($(executed "$@") - $(executed "$1" "$2" "$3" 0)) / $4))
}

# row FUNCTION PIECE OBSTACLES N
row() {
    local ours search
    ours=$(count "$out/ours-$1" "$2" "$3" "$4")
    search=$(count "$out/search-$1" "$2" "$3" "$4")
    echo "| ${pieces[$2]} $1, ${boards[$3]} | $ours | $search | $(awk "BEGIN { printf \"%.1f\", $search / $ours }")x |"
}

pieces=(king wazir knight bishop rook queen)
boards=('empty board' '25% obstacles')
echo '| instructions | ours | C | |'
echo '|---|--:|--:|--:|'
program map map
for piece in 0 2 4 3 5; do row map $piece 1 64; done
for piece in 4 3 5; do row map $piece 0 64; done
program path path
for piece in 0 2 4; do row path $piece 1 64; done
program matrix matrix
for piece in 0 2 4 3 5; do row matrix $piece 1 8; done
row matrix 0 0 8
program map_batch map
for piece in 0 2 4 3 5; do row map_batch $piece 1 64; done

# grid_row PIECE BETZA FILES RANKS: a map of a larger board.
grid_row() {
    local ours search size=(-DFILES="$3" -DRANKS="$4")
    local compile=("${prefix}gcc" -O3 -static -Iinclude "${size[@]}" benches/c/one_kind_of_call.c)
    "${compile[@]}" -DFUNCTION=map -DBETZA="\"$2\"" benches/c/grid_calls.c $out/libchess_distance.a -o $out/ours-grid
    "${compile[@]}" -DFUNCTION="$1_map" benches/c/grid_search.c -o $out/search-grid
    ours=$(count $out/ours-grid 0 1 64)
    search=$(count $out/search-grid 0 1 64)
    echo "| $1 map, $3x$4, 25% obstacles | $ours | $search | $(awk "BEGIN { printf \"%.1f\", $search / $ours }")x |"
}

for size in '9 10' '12 10'; do
    for piece in 'king K' 'knight N' 'horse nN' 'rook R' 'bishop B' 'queen Q' 'cannon mRcpR'; do
        # shellcheck disable=SC2086 # two words each
        grid_row $piece $size
    done
done
