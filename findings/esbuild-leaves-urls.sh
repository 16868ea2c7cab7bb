#!/bin/sh
# Guess: esbuild copies the file of `new URL("x.wasm", import.meta.url)`, as other bundlers do, at
#   least with the loader "file" for .wasm, or warns that it does not.
# Fact: it leaves the expression as it is, without a warning, and even if the file does not exist.
#   An `import` of the same file is copied. Who bundles such a package copies the file himself.
# Version: esbuild 0.28.2
# Source: evanw/esbuild, issue 795
. "$(dirname "$0")/common"
node esbuild@0.28.2 <<'END'
import { writeFileSync } from "node:fs";
import { build, version } from "esbuild";

console.log("esbuild", version);
writeFileSync("x.wasm", Buffer.from([0, 97, 115, 109, 1, 0, 0, 0]));
for (const source of [
  'console.log(new URL("./x.wasm", import.meta.url));',
  'console.log(new URL("./missing.wasm", import.meta.url));',
  'import x from "./x.wasm"; console.log(x);',
]) {
  writeFileSync("main.js", source);
  const { outputFiles, warnings } = await build({
    entryPoints: ["main.js"], bundle: true, format: "esm", loader: { ".wasm": "file" },
    outdir: "out", write: false, logLevel: "silent",
  });
  console.log(source, "-> files:", outputFiles.length, "warnings:", warnings.length);
}
END
expect <<'END'
esbuild 0.28.2
console.log(new URL("./x.wasm", import.meta.url)); -> files: 1 warnings: 0
console.log(new URL("./missing.wasm", import.meta.url)); -> files: 1 warnings: 0
import x from "./x.wasm"; console.log(x); -> files: 2 warnings: 0
END
