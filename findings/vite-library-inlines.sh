#!/bin/sh
# Guess: Vite copies a module of WebAssembly of 200 KB, named by `new URL(..., import.meta.url)`,
#   to a file of its own, in a library as in a page.
# Fact: in a library (`build.lib`) it becomes base64 in the script, a third larger, of any size.
#   In a page the same file is copied; only files below 4 KB become base64 there.
# Version: Vite 8.4.0
# Source: vite.dev, "Build Options", build.assetsInlineLimit
. "$(dirname "$0")/common"
node vite@8.4.0 <<'END'
import { mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { build, version } from "vite";

console.log("vite", version);
mkdirSync("src");
// An empty module, and one with a section of its own of 200,000 bytes.
const empty = [0, 97, 115, 109, 1, 0, 0, 0];
writeFileSync("src/small.wasm", Buffer.from(empty));
const section = Buffer.from([...empty, 0, 194, 154, 12, 1, 120]);
writeFileSync("src/large.wasm", Buffer.concat([section, Buffer.alloc(200000)]));
writeFileSync("src/main.js", `console.log(["./small.wasm", "./large.wasm"].length);
export const small = new URL("./small.wasm", import.meta.url);
export const large = new URL("./large.wasm", import.meta.url);
console.log(small, large);
`);
writeFileSync("index.html", '<!doctype html><script type="module" src="/src/main.js"></script>');
const list = (folder) => {
  const names = readdirSync(folder, { recursive: true });
  const files = names.filter((name) => /\.(js|wasm)$/.test(name));
  return files.map((name) => name.replace(/-[\w-]{8}\./, ".")).sort().join(" ");
};
const common = { logLevel: "silent", configFile: false };
await build({ ...common, build: { outDir: "page" } });
console.log("page:", list("page"));
const lib = { entry: "src/main.js", formats: ["es"], fileName: () => "main.js" };
await build({ ...common, build: { outDir: "library", lib } });
const { size } = statSync("library/main.js");
console.log("library:", list("library"), "above 260 KB:", size > 260000);
END
expect <<'END'
vite 8.4.0
page: assets/index.js assets/large.wasm
library: main.js above 260 KB: true
END
