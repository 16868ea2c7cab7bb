// The package in browser bundles of four bundlers, with their default settings.

import assert from "node:assert/strict";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

import { context, serveFolder, skip } from "./browser.js";
import { install } from "./installed.js";

const folder = mkdtempSync(join(tmpdir(), "chess-distance-bundles-"));
const entry = join(folder, "engine.js");

before(() => {
  install(folder);
  writeFileSync(entry, `
    import load, { leaper } from "chess-distance";
    import loadGrid from "chess-distance/grid";
    const cd = await load();
    const xiangqi = (await loadGrid())({ files: 9, ranks: 10 });
    document.title = [cd.distance("knight", "a1", "h8"), cd.distance(leaper(1, 3), 0, 63), cd.trajectoryCount("king", "f6", "h1"), xiangqi.path("nN", "b1", "i10")].join(" ");
  `);
  writeFileSync(join(folder, "index.html"), '<!doctype html><title>Engine</title><script type="module" src="engine.js"></script>');
});
after(() => rmSync(folder, { recursive: true }));

/** Bundlers that keep the files' addresses as written need the files beside the bundle. */
function beside(out) {
  for (const name of ["chess_distance.wasm", "chess_distance_grid.wasm"]) {
    copyFileSync(join(folder, "node_modules/chess-distance", name), join(out, name));
  }
}

const BUNDLERS = {
  async esbuild(out) {
    const { build } = await import("esbuild");
    await build({ entryPoints: [entry], bundle: true, format: "esm", outdir: out, logLevel: "error" });
    beside(out);
  },
  async rollup(out) {
    const { rollup } = await import("rollup");
    const { nodeResolve } = await import("@rollup/plugin-node-resolve");
    const warnings = [];
    const bundle = await rollup({ input: entry, plugins: [nodeResolve()], onwarn: (warning) => warnings.push(warning.message) });
    await bundle.write({ dir: out });
    assert.deepEqual(warnings, []);
    beside(out);
  },
  async vite(out) {
    const { build } = await import("vite");
    await build({ root: folder, configFile: false, logLevel: "error", build: { outDir: out, target: "esnext" } });
  },
  async webpack(out) {
    const { default: webpack } = await import("webpack");
    const stats = await new Promise((resolve, reject) =>
      webpack(
        { mode: "production", context: folder, entry, output: { path: out, filename: "engine.js", module: true }, experiments: { outputModule: true } },
        (error, stats) => (error ? reject(error) : resolve(stats)),
      ),
    );
    assert.deepEqual(stats.toJson({ errors: true, warnings: true }).errors, []);
  },
};

for (const [name, bundle] of Object.entries(BUNDLERS)) {
  test(`${name} bundles it for browsers`, { skip }, async () => {
    const out = join(folder, name);
    mkdirSync(out);
    await bundle(out);
    if (!existsSync(join(out, "index.html"))) copyFileSync(join(folder, "index.html"), join(out, "index.html"));
    const server = await serveFolder(out);
    const page = await context.newPage();
    try {
      await page.goto(`http://127.0.0.1:${server.address().port}/`);
      await page.waitForFunction(() => document.title !== "Engine", null, { timeout: 10_000 });
      assert.equal(await page.title(), "6 5 25 6");
    } finally {
      await page.close();
      server.close();
    }
  });
}
