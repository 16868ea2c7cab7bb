#!/usr/bin/env bash
# bench-wasm.sh: a table of times in node, maps of larger boards by the library for simd128 against
# the same search in C, compiled by clang -O3 -msimd128. The least of 60 alternating rounds.
#
# Needs clang with its target wasm32, and node. Exit status 3 if one is missing.
set -euo pipefail
cd "$(dirname "$0")/.."
for command in clang node; do
    command -v $command >/dev/null || { echo "there is no $command here" >&2; exit 3; }
done
tools/wasm.sh simd
out=build/bench-wasm
mkdir -p $out
linker=$(rustc --print sysroot)/lib/rustlib/$(rustc -vV | sed -n 's/^host: //p')/bin/gcc-ld/wasm-ld
[ -x "$linker" ] || linker=wasm-ld

# The target has no C library: what the searches need of it.
cat >$out/string.h <<'END'
#include <stddef.h>
void *memcpy(void *to, const void *from, size_t n);
void *memset(void *to, int byte, size_t n);
END
echo 'static inline int abs(int n) { return n < 0 ? -n : n; }' >$out/stdlib.h

# row PIECE BETZA FILES RANKS
row() {
    local compile=(clang --target=wasm32 -O3 -msimd128 -ffreestanding "-I$out" -Iinclude -c
        -DFILES="$3" -DRANKS="$4" -DBETZA="\"$2\"" -DSEARCH="$1_map")
    local file objects=()
    for file in grids_in_wasm grid_calls grid_search; do
        "${compile[@]}" "benches/c/$file.c" -o "$out/$file.o"
        objects+=("$out/$file.o")
    done
    "$linker" --no-entry --gc-sections --export=__wasm_call_ctors --export={prepare,ours,theirs} \
        "${objects[@]}" build/wasm/simd/libchess_distance.a -o $out/row.wasm
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
    ' "$1 map, $3x$4, 25% obstacles" $out/row.wasm
}

echo '| nanoseconds | ours | C | |'
echo '|---|--:|--:|--:|'
for size in '9 10' '12 10'; do
    for piece in 'king K' 'knight N' 'horse nN' 'rook R' 'bishop B' 'queen Q' 'cannon mRcpR'; do
        # shellcheck disable=SC2086 # two words each
        row $piece $size
    done
done
