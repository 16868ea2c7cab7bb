#!/usr/bin/env bash
# bench-elsewhere.sh neon|wasm: two tables of the library against C, where `make bench` cannot run.
#
# neon: instruction counts, calls of the aarch64 library against the bitboard search in C, gcc -O3. qemu
# counts them, so no such machine is needed; it does not measure time. Each figure is the mean of 64
# random boards, 8 for all 64 maps, the same on every run. Needs aarch64-linux-gnu-gcc and qemu-aarch64.
#
# wasm: times in node, maps of larger boards with simd128 against the same search in C, compiled by
# clang -O3 -msimd128. The least of 60 alternating rounds. Needs clang with its target wasm32, and node.
#
# Both need Rust's core library for the target (tools/for-target.sh). Exit status 3 if something is
# missing.
set -euo pipefail
cd "$(dirname "$0")/.."

# need COMMAND...
need() {
    local command
    for command; do
        command -v "$command" >/dev/null || {
            echo "there is no $command here" >&2
            exit 3
        }
    done
}

# each_grid COMMAND...: runs it with PIECE BETZA FILES RANKS of each map of a larger board.
each_grid() {
    local size piece
    for size in '9 10' '12 10'; do
        for piece in 'king K' 'knight N' 'horse nN' 'rook R' 'bishop B' 'queen Q' 'cannon mRcpR'; do
            # shellcheck disable=SC2086 # two words each
            "$@" $piece $size
        done
    done
}

# The arguments of compilers for such a map, and its name.
grid_flags() { flags=("-DFILES=$3" "-DRANKS=$4" "-DBETZA=\"$2\"") name="$1 map, $3x$4, 25% obstacles"; }

neon() {
    local target=aarch64-unknown-linux-gnu prefix=aarch64-linux-gnu- out=build/neon
    need ${prefix}gcc qemu-aarch64
    export CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER=${prefix}gcc
    tools/for-target.sh "$target" make --silent OUT="$out" TARGET=$target CC=${prefix}gcc AR=${prefix}ar \
        LD=${prefix}ld NM=${prefix}nm OBJCOPY=${prefix}objcopy OBJDUMP=${prefix}objdump
    local compile=("${prefix}gcc" -O3 -static -Iinclude benches/c/elsewhere.c) flags name

    # One instruction is one block, and the log has a line for every executed block. Older versions of
    # qemu have another option name.
    local single=-one-insn-per-tb
    qemu-aarch64 -help | grep -q -- "$single" || single=-singlestep
    executed() {
        qemu-aarch64 "$single" -d nochain,exec -D /dev/stdout "$@" | grep -c ^Trace
    }

    # count PROGRAM PIECE OBSTACLES N: the instructions of N calls, without those of the program itself.
    count() {
        echo $((($(executed "$@") - $(executed "$1" "$2" "$3" 0)) / $4))
    }

    # row NAME PIECE OBSTACLES N: of the two programs.
    row() {
        local ours search
        ours=$(count "$out/ours" "${@:2}")
        search=$(count "$out/search" "${@:2}")
        echo "| $1 | $ours | $search | $(awk "BEGIN { printf \"%.1f\", $search / $ours }")x |"
    }

    # rows FUNCTION C-FUNCTION OBSTACLES N PIECE...
    rows() {
        local pieces=(king wazir knight bishop rook queen) boards=('empty board' '25% obstacles') piece
        "${compile[@]}" -DFUNCTION="$1" benches/c/library_calls.c "$out/libchess_distance.a" -o "$out/ours"
        "${compile[@]}" -DFUNCTION="$2" benches/c/bitboard_search.c -o "$out/search"
        for piece in "${@:5}"; do row "${pieces[$piece]} $1, ${boards[$3]}" "$piece" "$3" "$4"; done
    }

    grid_row() {
        grid_flags "$@"
        "${compile[@]}" "${flags[@]}" -DFUNCTION=map benches/c/grid_calls.c "$out/libchess_distance.a" -o "$out/ours"
        "${compile[@]}" "${flags[@]}" -DFUNCTION="$1_map" benches/c/grid_search.c -o "$out/search"
        row "$name" 0 1 64
    }

    echo '| instructions | ours | C | |'
    echo '|---|--:|--:|--:|'
    rows map map 1 64 0 2 4 3 5
    rows map map 0 64 4 3 5
    rows path path 1 64 0 2 4
    rows matrix matrix 1 8 0 2 4 3 5
    rows matrix matrix 0 8 0
    rows map_batch map 1 64 0 2 4 3 5
    each_grid grid_row
}

wasm() {
    local out=build/bench-wasm flags name
    need clang node
    tools/wasm.sh simd
    mkdir -p "$out"
    # Rust's own linker, where there is no other.
    PATH=$PATH:$(rustc --print sysroot)/lib/rustlib/$(rustc -vV | sed -n 's/^host: //p')/bin/gcc-ld

    # The target has no C library: what the searches need of it.
    cat >"$out/string.h" <<'END'
#include <stddef.h>
void *memcpy(void *to, const void *from, size_t n);
void *memset(void *to, int byte, size_t n);
END
    echo 'static inline int abs(int n) { return n < 0 ? -n : n; }' >"$out/stdlib.h"

    grid_row() {
        local file objects=()
        grid_flags "$@"
        for file in elsewhere grid_calls grid_search; do
            clang --target=wasm32 -O3 -msimd128 -ffreestanding "-I$out" -Iinclude -c "${flags[@]}" \
                "-DFUNCTION=$1_map" "benches/c/$file.c" -o "$out/$file.o"
            objects+=("$out/$file.o")
        done
        wasm-ld --no-entry --gc-sections --export=__wasm_call_ctors --export={prepare,ours,theirs} \
            "${objects[@]}" build/wasm/simd/libchess_distance.a -o "$out/row.wasm"
        # shellcheck disable=SC2016 # a program of node
        node -e '
            const [name, file] = process.argv.slice(1);
            const module = new WebAssembly.Module(require("fs").readFileSync(file));
            const row = new WebAssembly.Instance(module).exports;
            row.__wasm_call_ctors();
            const boards = row.prepare();
            if (boards === 0) throw new Error("the maps differ");
            const least = [Infinity, Infinity];
            for (let round = 0; round < 60; ++round)
                [row.ours, row.theirs].forEach((search, which) => {
                    const start = performance.now();
                    search(8);
                    least[which] = Math.min(least[which], (performance.now() - start) * 1e6 / 8 / boards);
                });
            const [ours, theirs] = least;
            console.log(`| ${name} | ${ours.toFixed(0)} | ${theirs.toFixed(0)} | ${(theirs / ours).toFixed(1)}x |`);
        ' "$name" "$out/row.wasm"
    }

    echo '| nanoseconds | ours | C | |'
    echo '|---|--:|--:|--:|'
    each_grid grid_row
}

"$1"
