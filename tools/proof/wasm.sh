#!/usr/bin/env bash
# wasm.sh: the answers of the inline header, and of the library without and with simd128, in
# WebAssembly: every line must equal c-tests/answers.txt. clang compiles the C program with
# wasi-libc, and every installed runtime runs it: node, wasmtime (on the path, or the Python
# package).
#
# Debian: clang lld wasi-libc libclang-rt-dev-wasm32 nodejs.
set -euo pipefail
cd "$(dirname "$0")/../.."
out=build/wasm/answers
mkdir -p "$out"
failed=0

left_out() {
  echo "wasm: left out, since $*"
  exit 0
}

for command in clang wasm-ld; do
  command -v "$command" >/dev/null || left_out "$command is not installed"
done
compile=(clang --target=wasm32-wasi -O2 -Iinclude -Ic-tests/programs)
echo 'int main(void) { return 0; }' >"$out/empty.c"
"${compile[@]}" "$out/empty.c" -o "$out/empty.wasm" 2>/dev/null ||
  left_out 'clang has no wasi-libc, or none of its own routines for wasm32'

cat >"$out/run.mjs" <<'END'
import { readFile } from "node:fs/promises";
import { WASI } from "node:wasi";
const wasi = new WASI({ version: "preview1" });
const module = await WebAssembly.compile(await readFile(process.argv[2]));
process.exitCode = wasi.start(await WebAssembly.instantiate(module, { wasi_snapshot_preview1: wasi.wasiImport }));
END
cat >"$out/run.py" <<'END'
import sys
import wasmtime

engine = wasmtime.Engine()
linker, store = wasmtime.Linker(engine), wasmtime.Store(engine)
linker.define_wasi()
wasi = wasmtime.WasiConfig()
wasi.inherit_stdout()
store.set_wasi(wasi)
instance = linker.instantiate(store, wasmtime.Module.from_file(engine, sys.argv[1]))
instance.exports(store)["_start"](store)
END
# The command of each runtime, before the name of the program.
runtimes=()
command -v node >/dev/null && runtimes+=("node --no-warnings $out/run.mjs")
if command -v wasmtime >/dev/null; then
  runtimes+=(wasmtime)
elif python3 -c 'import wasmtime' 2>/dev/null; then
  runtimes+=("python3 $out/run.py")
fi
((${#runtimes[@]})) || left_out 'neither node nor wasmtime is installed'

# same NAME EXPECTED PROGRAM: runs the program in every runtime and compares its output.
same() {
  local runtime words
  for runtime in "${runtimes[@]}"; do
    read -ra words <<<"$runtime"
    if "${words[@]}" "$3" >"$out/answers.txt" && cmp -s "$out/answers.txt" "$2"; then
      echo "wasm32, $1, ${words[0]}: $(wc -l <"$2") checksums equal"
    else
      diff "$out/answers.txt" "$2" | head -n 5 || true
      echo "wasm32, $1, ${words[0]}: FAILED"
      failed=1
    fi
  done
}

# The part of the committed answers that the inline header has.
sed '/^chess_distance_matrix /,$d' c-tests/answers.txt >"$out/inline.txt"
"${compile[@]}" -DINLINE_ONLY c-tests/programs/answers.c -o "$out/inline.wasm"
same 'inline header' "$out/inline.txt" "$out/inline.wasm"

for kind in plain simd; do
  status=0
  folder=build/wasm
  if [ "$kind" = simd ]; then
    folder=build/wasm/simd
    tools/wasm.sh simd || status=$?
  else
    tools/wasm.sh || status=$?
  fi
  [ "$status" != 3 ] || left_out 'there is no Rust core library for wasm32-unknown-unknown here'
  [ "$status" = 0 ] || exit "$status"
  "${compile[@]}" c-tests/programs/answers.c "$folder/libchess_distance.a" -o "$out/$kind.wasm"
  same "library, $kind" c-tests/answers.txt "$out/$kind.wasm"
done
exit $failed
