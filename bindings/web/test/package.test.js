// The package as packed by npm, installed into a clean folder: in node, in a browser as it is and in the
// bundles of four bundlers with their default settings, with its types.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

import { chromium } from "playwright-core";

import loadGrid from "../grid.js";
import load, { PIECES } from "../index.js";
import x88 from "../x88.js";

const web = fileURLToPath(new URL("..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "chess-distance-"));
const installed = join(folder, "node_modules/chess-distance");
const entry = join(folder, "engine.js");
const run = (command, ...words) => execFileSync(command, words, { cwd: folder, encoding: "utf8" });
/** Where Debian and Google put the browser. */
const executablePath = ["/usr/bin/chromium", "/usr/bin/google-chrome"].find(existsSync);
const skip = executablePath ? false : "Chromium is not installed";
let packed, browser;

before(async () => {
  if (!skip) browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const [{ filename, files }] = JSON.parse(
    execFileSync("npm", ["pack", "--json", "--pack-destination", folder], {
      cwd: web,
      encoding: "utf8",
    }),
  );
  packed = files.map(({ path }) => path);
  writeFileSync(join(folder, "package.json"), '{ "type": "module", "private": true }');
  run("npm", "install", "--silent", "--no-fund", "--no-audit", join(folder, filename));
  writeFileSync(
    entry,
    `
    import load, { leaper } from "chess-distance";
    import loadGrid from "chess-distance/grid";
    const cd = await load();
    const xiangqi = (await loadGrid())({ files: 9, ranks: 10 });
    const seen = [cd.distance("knight", "a1", "h8"), cd.distance(leaper(1, 3), 0, 63), cd.trajectoryCount("king", "f6", "h1"), xiangqi.path("nN", "b1", "i10")].join(" ");
    globalThis.document ? (document.title = seen) : console.log(seen);
  `,
  );
  const imports = {
    "chess-distance": "/node_modules/chess-distance/index.js",
    "chess-distance/grid": "/node_modules/chess-distance/grid.js",
  };
  writeFileSync(
    join(folder, "index.html"),
    `<!doctype html><title>Engine</title>
    <script type="importmap">${JSON.stringify({ imports })}</script><script type="module" src="engine.js"></script>`,
  );
});
after(async () => {
  rmSync(folder, { recursive: true });
  await browser?.close();
});

test("each file is small, as large as README says, and asks for nothing", async () => {
  const readme = readFileSync(join(web, "README.md"), "utf8");
  const rows = [...readme.matchAll(/^\| `(\w+\.wasm)` .*\| (\d+) \| (\d+) \|$/gm)];
  assert.equal(rows.length, 4);
  for (const [, name, ...figures] of rows) {
    const wasm = readFileSync(join(web, name));
    const sizes = [wasm.length, gzipSync(wasm, { level: 9 }).length];
    // Other compilers make other files.
    sizes.forEach((size, i) =>
      assert.ok(Math.abs(size / 1000 / figures[i] - 1) < 0.1, `${name}: ${size} bytes`),
    );
    if (!name.includes("simd"))
      assert.ok(sizes[0] <= 132 * 1024 && sizes[1] <= 46 * 1024, `${name}: ${sizes} bytes`);
    assert.deepEqual(WebAssembly.Module.imports(await WebAssembly.compile(wasm)), []);
  }
});

test("it works in node", () => assert.equal(run("node", "engine.js"), "6 5 25 6\n"));

/** Bundlers that keep the files' addresses as written need the files beside the bundle. */
function beside(out) {
  for (const name of ["chess_distance.wasm", "chess_distance_grid.wasm"]) {
    copyFileSync(join(installed, name), join(out, name));
  }
}

/** By name: makes a bundle in a folder. */
const BUNDLERS = {
  async esbuild(out) {
    const { build } = await import("esbuild");
    await build({
      entryPoints: [entry],
      bundle: true,
      format: "esm",
      outdir: out,
      logLevel: "error",
    });
    beside(out);
  },
  async rollup(out) {
    const { rollup } = await import("rollup");
    const { nodeResolve } = await import("@rollup/plugin-node-resolve");
    const warnings = [];
    const bundle = await rollup({
      input: entry,
      plugins: [nodeResolve()],
      onwarn: (warning) => warnings.push(warning.message),
    });
    await bundle.write({ dir: out });
    assert.deepEqual(warnings, []);
    beside(out);
  },
  async vite(out) {
    const { build } = await import("vite");
    await build({
      root: folder,
      configFile: false,
      logLevel: "error",
      build: { outDir: out, target: "esnext" },
    });
  },
  async webpack(out) {
    const { default: webpack } = await import("webpack");
    const stats = await new Promise((resolve, reject) =>
      webpack(
        {
          mode: "production",
          context: folder,
          entry,
          output: { path: out, filename: "engine.js", module: true },
          experiments: { outputModule: true },
        },
        (error, stats) => (error ? reject(error) : resolve(stats)),
      ),
    );
    assert.deepEqual(stats.toJson({ errors: true, warnings: true }).errors, []);
  },
};

async function titleAt(address) {
  const page = await browser.newPage();
  try {
    await page.goto(address);
    await page.waitForFunction(() => document.title !== "Engine", null, { timeout: 10_000 });
    return await page.title();
  } finally {
    await page.close();
  }
}

/** What the program finds out in a page of a folder, as a web server gives it. */
async function titleIn(root) {
  const { preview } = await import("vite");
  const server = await preview({
    root,
    configFile: false,
    logLevel: "error",
    build: { outDir: "." },
    preview: { port: 0 },
  });
  try {
    return await titleAt(server.resolvedUrls.local[0]);
  } finally {
    await server.close();
  }
}

test("it works in a browser", { skip }, async () =>
  assert.equal(await titleIn(folder), "6 5 25 6"),
);

for (const [name, bundle] of Object.entries(BUNDLERS)) {
  test(`${name} bundles it for browsers`, { skip }, async () => {
    const out = join(folder, name);
    mkdirSync(out);
    await bundle(out);
    if (!existsSync(join(out, "index.html"))) {
      writeFileSync(
        join(out, "index.html"),
        '<!doctype html><title>Engine</title><script type="module" src="engine.js"></script>',
      );
    }
    assert.equal(await titleIn(out), "6 5 25 6");
  });
}

test("the development server of Vite serves it", { skip }, async () => {
  const { createServer } = await import("vite");
  const server = await createServer({
    root: folder,
    configFile: false,
    logLevel: "error",
    server: { port: 0 },
  });
  try {
    await server.listen();
    assert.equal(await titleAt(server.resolvedUrls.local[0]), "6 5 25 6");
  } finally {
    await server.close();
  }
});

test("it works in a server bundle of Vite that has the files beside it", async () => {
  const { build } = await import("vite");
  const out = join(folder, "server");
  await build({
    root: folder,
    configFile: false,
    logLevel: "error",
    ssr: { noExternal: true },
    build: { ssr: "engine.js", outDir: out, target: "esnext" },
  });
  assert.throws(
    () => execFileSync("node", [join(out, "engine.js")], { stdio: "pipe" }),
    /no such file/,
  );
  beside(out);
  assert.equal(run("node", join(out, "engine.js")), "6 5 25 6\n");
});

test("its types are those of the module", async () => {
  const read = (name) => readFileSync(join(web, name), "utf8");
  const grid = (await loadGrid())({ files: 9, ranks: 10 });
  /** The members of an interface of a file. */
  const members = ([file, name]) => {
    const [, body] = read(file).split(new RegExp(`interface ${name}\\b[^{]*\\{(.*?)^\\}`, "ms"));
    return [...body.matchAll(/^ {2}(?:readonly )?(\w+)[(:]/gm)];
  };
  const chess = [
    ["index.d.ts", "ChessDistance"],
    ["library/positions.d.ts", "PositionCalls"],
    ["library/positions.d.ts", "ColumnCalls"],
  ];
  for (const [types, object] of [
    [chess, await load()],
    [[["grid.d.ts", "Grid"]], grid],
  ]) {
    const declared = types.flatMap(members);
    const methods = Object.getOwnPropertyNames(Object.getPrototypeOf(object)).filter(
      (name) => name !== "constructor",
    );
    assert.deepEqual(
      [...declared].map(([, name]) => name).sort(),
      [...Object.keys(object), ...methods].sort(),
    );
  }
  const types = read("index.d.ts");
  const deprecated = [...types.matchAll(/@deprecated .*\n {2}(\w+)/g)].map(([, name]) => name);
  assert.deepEqual(
    deprecated.sort(),
    Object.entries(x88(await load()))
      .filter(([, value]) => typeof value === "function")
      .map(([name]) => name)
      .sort(),
  );
  const pieces = types.slice(types.indexOf("PIECES: Readonly")).matchAll(/^ {2}(\w+): (\d+);/gm);
  assert.deepEqual(
    Object.fromEntries([...pieces].map(([, name, code]) => [name, Number(code)])),
    PIECES,
  );
});

const WRONG = [
  "load(5);",
  'cd.moves("king", ["a0"]);',
  'cd.map("king", "i9");',
  'grid({ files: 9, ranks: 10 }).map("K", "q1");',
  'cd.position(fen).attacked("w");',
  'cd.positionBatch(["8/8/8/8/8/8/8/8"]);',
  'cd.map("unicorn", 0);',
  'cd.path("king", "a1");',
  'cd.path("king", "a1", "h8", { enmey: 1n });',
  'cd.mapBatch("king", [1n]);',
  'cd.matrixBatch("king");',
  "cd.noSuchFunction();",
  'grid({ files: 9, ranks: 10, wrap: "torus" });',
  'grid({ files: 9, ranks: 10 }).map("K", 0, { walls: 1n });',
  'grid({ files: 9, ranks: 10 }).map({ betza: "K", color: 1 }, 0);',
];

/** Compiles a file of the folder with one library of types. */
function compile(file, lib) {
  const flags = [
    "--strict",
    "--exactOptionalPropertyTypes",
    "--noEmit",
    "--module",
    "nodenext",
    "--target",
    "es2022",
    "--lib",
    lib,
  ];
  run(join(web, "node_modules/.bin/tsc"), ...flags, file);
}

test("TypeScript takes what is right and refuses what is wrong, without the DOM", () => {
  writeFileSync(
    join(folder, "engine.ts"),
    `
    import load, { PIECES, leaper, square, squareName, type Color, type Columns, type FenColumns, type FenPosition, type Position, type SquareName, type TerritoryColumns } from "chess-distance";
    import loadGrid, { type Grid, type GridShape } from "chess-distance/grid";
    import loadPawnEndings, { PawnGame, finder, pawnPosition, type PawnEnding, type PawnMove } from "chess-distance/pawn";
    import x88 from "chess-distance/x88";
    import file from "chess-distance/chess_distance.wasm";
    await load(file);
    const cd = await load(new Uint8Array(8));
    const grid: (shape: GridShape) => Grid = await loadGrid();
    const d: number | null = cd.path(PIECES.king, "a1", 63, { own: 0x3f00fc0000n });
    cd.path("king", 0, 63, { own: undefined, enemy: [1n].pop() });
    const set: bigint = cd.moves("rook", ["a1"]);
    const map: Uint8Array = cd.map(leaper(1, 3), "e4");
    const first: BigUint64Array = cd.territoryBatch("king", new BigUint64Array(2), null, "king", new BigUint64Array(2)).first;
    const steps: bigint = grid({ files: 9, ranks: 10, wrap: "files" }).moves({ betza: "nN", black: true }, "i10", { stop: "a1" });
    const ending: PawnEnding | null = (await loadPawnEndings())("e4", ["e6"], false, true);
    const pairs: Uint8Array | undefined = ending ? cd.duelPairs(ending.attacker, ending.defender, ending.wins, ending.holds).attackerToMove : undefined;
    const fen: string = "4k3/8/8/8/8/8/4P3/4K3 w - -";
    const position: FenPosition & Position = cd.position(fen);
    const columns: FenColumns = cd.positionBatch(fen);
    const boards: Columns = { own: columns.white };
    const owners: TerritoryColumns = cd.territoryBatch("king", columns.white, boards, "king", columns.black);
    const color: Color = position.turn;
    const reach: bigint[] = cd.reach(position).reach;
    const walled: number | null = cd.path("king", position.white & position.kings, ["e8"], { own: position.pawns, avoid: position.attacked("black", "e1") });
    const name: SquareName = squareName(square(fen.slice(0, 2)));
    const way: number[] | null = cd.trajectory("king", name, 63);
    const lines: BigUint64Array = cd.positionBatch(new Uint8Array(9)).enPassant;
    const horse: number | null = grid({ files: 9, ranks: 10 }).path("nN", ["b1", "i10"], grid({ files: 9, ranks: 10 }).squareName(3));
    const s88: number = x88(cd).toX88("h8");
    const game = new PawnGame(cd, finder(await loadPawnEndings()));
    const keep: PawnMove[] = game.moves(pawnPosition(position)).keep;
    export const all = [d, set, map, first, steps, pairs, reach, walled, way, lines, horse, s88, keep, owners, color];
    ${WRONG.map((line) => `// @ts-expect-error\n${line}`).join("\n")}
  `,
  );
  compile("engine.ts", "es2022");
  for (const types of [
    "index.d.ts",
    "library/positions.d.ts",
    "grid.d.ts",
    "pawn.d.ts",
    "x88.d.ts",
    "wasm.d.ts",
  ]) {
    assert.doesNotMatch(readFileSync(join(web, types), "utf8"), /(?:[:<|&=,]|=>) *any\b/);
  }
});

test("the examples of README compile, in a browser's types too, and have the values that it says", () => {
  const readme = readFileSync(join(web, "README.md"), "utf8");
  // They are parts of one program.
  const examples = [...readme.matchAll(/^```js\n(.*?)^```/gms)].map(([, text]) => text).join("");
  writeFileSync(join(folder, "readme.ts"), examples);
  compile("readme.ts", "es2022,dom");
  let values = 0;
  const checks = examples.replace(
    /^( *)(?!const )(.+); \/\/ (\d+n?(?: << \d+n)?)(?=[ ,:]|$).*$/gm,
    (_, indent, expression, value) => {
      ++values;
      return `${indent}equal(${expression.replace(/^console.log/, "")}, ${value});`;
    },
  );
  assert.ok(values >= 9, `${values}`);
  writeFileSync(
    join(folder, "readme.js"),
    `import { equal } from "node:assert/strict";\n${checks}`,
  );
  run("node", "readme.js");
});

test("the licenses are in it, as texts", () => {
  for (const [name, words] of [
    ["LICENSE-MIT", /Permission is hereby granted/],
    ["LICENSE-APACHE", /Apache License/],
    ["LICENSE-third-party", /== core \d/],
  ]) {
    assert.ok(packed.includes(name), name);
    assert.match(readFileSync(join(installed, name), "utf8"), words);
  }
});
