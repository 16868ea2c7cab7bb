// Makes the files that npm packs and git does not have: the library as WebAssembly and the licence
// texts. npm runs this before it packs. If it cannot build, it prints what is missing.

import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const project = fileURLToPath(new URL("../..", import.meta.url));
const here = fileURLToPath(new URL(".", import.meta.url));

function fail(reason) {
  console.error(`prepack: ${reason}`);
  process.exit(1);
}

function run(command, ...words) {
  const { error, status, stdout } = spawnSync(command, words, {
    cwd: project,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (error?.code === "ENOENT") fail(`${command} is missing`);
  if (status !== 0) fail(`${[command, ...words].join(" ")} failed`);
  return stdout;
}

if (!existsSync(`${project}tools/web-modules.sh`)) fail("this needs the whole repository, not this folder alone");
if (spawnSync("cargo", ["--version"]).error) fail("Rust is missing: https://rustup.rs");
run("bash", "tools/web-modules.sh");
for (const name of ["LICENSE-MIT", "LICENSE-APACHE"]) copyFileSync(project + name, here + name);
writeFileSync(`${here}LICENSE-third-party`, run("sh", "tools/third-party.sh", "wasm32-unknown-unknown"));
