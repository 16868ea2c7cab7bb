#!/bin/sh
# Guess: a C function of WebAssembly with a parameter uint8_t gets 261 from JavaScript as 5, as the
#   types of C and typed arrays would have it, and a bool is 0 or 1.
# Fact: parameters are i32, and the caller has to shorten them. clang relies on it: the function
#   sees 261, and `x ? 1 : 0` of a bool gives 2 for 2. Only results are shortened.
# Version: clang 22.1.8 of ziglang 0.17.1 (PyPI)
# Source: WebAssembly/tool-conventions, BasicCABI.md
. "$(dirname "$0")/common"
command -v node >/dev/null || left_out 'node is missing'
python_packages ziglang==0.17.1
cat >small.c <<'END'
#include <stdbool.h>
#include <stdint.h>
int same(uint8_t x) { return x; }
int is_five(uint8_t x) { return x == 5; }
int as_bit(bool x) { return x ? 1 : 0; }
uint8_t sum(uint8_t a, uint8_t b) { return a + b; }
END
export ZIG_GLOBAL_CACHE_DIR="$PWD/cache" ZIG_LOCAL_CACHE_DIR="$PWD/cache"
environment/bin/python -m ziglang cc --target=wasm32-freestanding -O2 -nostdlib -Wl,--no-entry \
    -Wl,--export=same,--export=is_five,--export=as_bit,--export=sum -o small.wasm small.c
environment/bin/python -m ziglang cc --version | sed -n 1p >version
show sed 's/ (.*//' version
cat >program.mjs <<'END'
import { readFileSync } from "node:fs";
const { instance } = await WebAssembly.instantiate(readFileSync("small.wasm"));
const { same, is_five, as_bit, sum } = instance.exports;
console.log("same(261):", same(261), "is_five(261):", is_five(261));
console.log("as_bit(2):", as_bit(2), "sum(200, 100):", sum(200, 100));
END
show command node program.mjs
expect <<'END'
clang version 22.1.8
same(261): 261 is_five(261): 0
as_bit(2): 2 sum(200, 100): 44
END
