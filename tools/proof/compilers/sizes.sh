#!/usr/bin/env bash
# sizes.sh: prints the table of docs/headers.md with the bytes that a call of the inline header adds
# to a program for a small machine. `tools/proof/compilers/sizes.sh >c-tests/machines.txt` keeps it;
# then tools/speed.py writes it into the page.
set -euo pipefail
cd "$(dirname "$0")/../../.."
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT

# What the table says, and the expression.
calls=(
    'the king, Manhattan and knight distances|chess_distance_king(a, b) + chess_distance_manhattan(a, b) + chess_distance_knight(a, b)'
    'the distance of any piece|chess_distance(piece, a, b)'
    'the king nearest to a set|chess_distance_nearest(a, board.own, 8)'
    "the path of a king|chess_distance_path(CHESS_DISTANCE_KING, a, b, &board)"
    'the path of any piece|chess_distance_path(piece, a, b, &board)'
    "the map of a king|chess_distance_map(CHESS_DISTANCE_KING, a, &board, map)"
    'the map of any piece|chess_distance_map(piece, a, &board, map)'
    'the table of king distances|chess_distance_king_table[a][b]'
)

# The compilers of three machines, and their flags.
machines=(
    'avr -mmcu=atmega1284p'
    'arm-none-eabi -mcpu=cortex-m0 -mthumb -nostdlib -Wl,-e,main'
    'arm-none-eabi -mcpu=cortex-m0 -mthumb -nostdlib -Wl,-e,main -DCHESS_DISTANCE_LITTLE_MEMORY'
    'riscv64-unknown-elf -march=rv32imc -mabi=ilp32 -nostdlib -Wl,-e,main'
)

# size_of MACHINE EXPRESSION: bytes of flash and of RAM.
size_of() {
    local words machine
    read -ra words <<<"$1"
    machine=${words[0]}
    cat >"$out/program.c" <<END
#include "chess_distance_inline.h"
volatile int piece, a, b, result;
ChessDistanceBoard board;
uint8_t map[64];
int main(void) {
  result = $2;
  return 0;
}
END
    "$machine-gcc" -Os -DNDEBUG -ffreestanding "${words[@]:1}" -Wl,--gc-sections -ffunction-sections \
        -fdata-sections -Iinclude "$out/program.c" -lgcc -o "$out/program"
    "$machine-size" "$out/program" | awk 'NR == 2 {print $1 + $2, $2 + $3}'
}

echo '| bytes of flash | AVR | RAM of AVR | Cortex-M0 | Cortex-M0, little memory | RISC-V 32 |'
echo '|---|--:|--:|--:|--:|--:|'
for machine in "${machines[@]}"; do
    nothing+=("$(size_of "$machine" 'piece + a + b + map[0] + (int)board.own')")
done
for call in "${calls[@]}"; do
    row="| ${call%|*} |"
    for at in "${!machines[@]}"; do
        read -r flash ram <<<"$(size_of "${machines[at]}" "${call#*|} + piece + a + b + map[0] + (int)board.own")"
        read -r no_flash no_ram <<<"${nothing[at]}"
        row+=" $((flash - no_flash)) |"
        # Of these, only AVR copies constants into its RAM.
        if [ "$at" = 0 ]; then row+=" $((ram - no_ram)) |"; fi
    done
    echo "$row"
done
