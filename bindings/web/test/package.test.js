// The package as npm packs it, installed into a clean folder: in node, in a browser, with its types.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

import load, { PIECES } from "../index.js";
import { context, skip } from "./browser.js";

const web = fileURLToPath(new URL("..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "chess-distance-"));
const run = (command, ...words) => execFileSync(command, words, { cwd: folder, encoding: "utf8" });

before(() => {
  const packed = execFileSync("npm", ["pack", "--silent", "--pack-destination", folder], { cwd: web, encoding: "utf8" });
  writeFileSync(join(folder, "package.json"), '{ "type": "module", "private": true }');
  run("npm", "install", "--silent", "--no-fund", "--no-audit", join(folder, packed.trim()));
});
after(() => rmSync(folder, { recursive: true }));

test("it works in node", () => {
  writeFileSync(join(folder, "engine.mjs"), `
    import load from "chess-distance";
    const cd = await load();
    console.log(cd.distance("knight", "a1", "h8"), cd.path("king", "a1", "h8", { own: 0x3f00fc0000n }));
  `);
  assert.equal(run("node", "engine.mjs"), "6 10\n");
});

test("it works in a browser", { skip }, async () => {
  // The server serves the folder in which it lies.
  copyFileSync(join(web, "serve.js"), join(folder, "serve.mjs"));
  writeFileSync(join(folder, "index.html"), `<!doctype html><title>Engine</title>
    <script type="importmap">{ "imports": { "chess-distance": "/node_modules/chess-distance/index.js" } }</script>
    <script type="module">
      import load, { leaper } from "chess-distance";
      const cd = await load();
      document.title = [cd.distance("knight", "a1", "h8"), cd.distance(leaper(1, 3), 0, 63), cd.trajectoryCount("king", "f6", "h1")].join(" ");
    </script>`);
  const { serve } = await import(join(folder, "serve.mjs"));
  const server = await serve(0);
  const page = await context.newPage();
  try {
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    await page.waitForFunction(() => document.title !== "Engine");
    assert.equal(await page.title(), "6 5 25");
  } finally {
    await page.close();
    server.close();
  }
});

test("its types are those of the module", async () => {
  const types = readFileSync(join(web, "index.d.ts"), "utf8");
  const declared = types.slice(types.indexOf("interface ChessDistance")).matchAll(/^  (\w+)\(/gm);
  const cd = await load();
  const methods = Object.getOwnPropertyNames(Object.getPrototypeOf(cd)).filter((name) => name !== "constructor");
  assert.deepEqual([...declared].map(([, name]) => name).sort(), [...Object.keys(cd), ...methods].sort());
  const pieces = types.slice(types.indexOf("PIECES: Readonly")).matchAll(/^  (\w+): (\d+);/gm);
  assert.deepEqual(Object.fromEntries([...pieces].map(([, name, code]) => [name, Number(code)])), PIECES);
});

test("TypeScript takes what is right and refuses what is wrong", () => {
  const wrong = ['cd.map("unicorn", 0);', 'cd.path("king", "a1");', 'const n: number = cd.moves("rook", 0n);', "cd.noSuchFunction();"];
  writeFileSync(join(folder, "engine.ts"), `
    import load, { PIECES, leaper } from "chess-distance";
    const cd = await load();
    const d: number | null = cd.path(PIECES.king, "a1", 63, { own: 0x3f00fc0000n });
    const set: bigint = cd.moves("rook", ["a1"]);
    const map: Uint8Array = cd.map(leaper(1, 3), "e4");
    console.log(d, set, map);
    ${wrong.map((line) => `// @ts-expect-error\n${line}`).join("\n")}
  `);
  const flags = ["--strict", "--noEmit", "--module", "nodenext", "--target", "es2022", "--lib", "es2022,dom"];
  run(join(web, "node_modules/.bin/tsc"), ...flags, "engine.ts");
});
