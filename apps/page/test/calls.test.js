// The page's calls in C and Python, compiled and run, give what its board shows: for every mode, on the
// board of chess and on a grid, with several pieces that move.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { square, squareName } from "chess-distance";
import { SIDES } from "../artwork.js";
import {
  check,
  code,
  figures,
  fills,
  isColor,
  open,
  page,
  root,
  settled,
  skip,
  summary,
} from "./browser.js";

/** Each mover has own pieces, enemies and marks as obstacles. */
const CHESS = {
  size: 64,
  movers: ["a1", "d4", "c2", "b7", "h1"],
  address:
    "#fen=4k3/1p3n2/2r5/8/3L4/5P2/2P5/K6R_w&to=g6&walls=b3c3&marks=e4d5&plus1=c5d6e2&plus2=e2f4&m=2&n=3",
};
const GRID = {
  size: 70,
  movers: ["a1", "d3", "c5", "j4", "b2", "b6"],
  address:
    "#board=10x7&fen=4k5/1p8/2r7/9n/3X6/1P8/K7N1_w&wrap=files&holes=e4f4j7&betza=mRcpR&walls=c2d2&marks=e5f5&plus1=a2b3&plus2=b3c1&to=h3&attacks=no",
};

const numbers = async () => (await figures()).map((figure) => figure || "255");
const withCount = async () => [
  ...(await numbers()),
  (await summary()).match(/(\d+) shortest way/)?.[1] ?? "0",
];
/** Squares that are not compared are "own". */
const withOwn = async () => (await figures()).map((figure) => figure || "own");
/** C that runs a statement for each square s. */
const each = (size, statement) => `for (int s = 0; s < ${size}; ++s) { ${statement} }`;
/** The modes that both boards have in the same form; `inC` and `inPython` say whether square s is in layer k. */
function onBoth(size, inC, inPython) {
  const map = {
    c: `(void)farthest; ${each(size, 'printf("%d ", map[s]);')}`,
    python: "print(*map.reshape(-1))",
    seen: numbers,
  };
  return {
    moves: map,
    weighted: map,
    farthest: {
      c: each(
        size,
        `int far = 0; for (int t = 0; t < ${size}; ++t) if (maps[s][t] != 255 && maps[s][t] > far) far = maps[s][t]; printf("%d ", far);`,
      ),
      python: `print(*(max([int(d) for d in row if d != 255], default=0) for row in maps.reshape(${size}, ${size})))`,
      seen: withOwn,
    },
    ways: {
      c: `${each(size, `int ply = 255; for (int k = 0; k <= length; ++k) if (${inC}) ply = k; printf("%d ", ply);`)} printf("%llu", (unsigned long long)count);`,
      python: `print(*(max([k for k, layer in enumerate([] if layers is None else layers) if ${inPython}], default=255) for s in range(${size})), count)`,
      seen: withCount,
    },
  };
}

/** By mode: code that prints a call's results, and the same words from the board. */
const ON_CHESS = {
  ...onBoth(64, "layers[k] >> s & 1", "int(layer) >> s & 1"),
  territory: {
    c: each(
      64,
      'printf("%d ", nearer.first >> s & 1 ? 1 : nearer.second >> s & 1 ? 2 : nearer.tied >> s & 1 ? 3 : 0);',
    ),
    python:
      "print(*(1 if int(nearer[0]) >> s & 1 else 2 if int(nearer[1]) >> s & 1 else 3 if int(nearer[2]) >> s & 1 else 0 for s in range(64)))",
    seen: async () =>
      (await fills()).map((fill) =>
        String(Object.values(SIDES).findIndex((color) => isColor(fill, color)) + 1),
      ),
  },
  mustPass: {
    c: each(64, 'printf("%d ", (int)(passed >> s & 1));'),
    python: "print(*(passed >> s & 1 for s in range(64)))",
    async seen() {
      const names =
        (await summary())
          .match(/squares?: ([^.(]+)/)?.[1]
          .trim()
          .split(", ") ?? [];
      return Array.from({ length: 64 }, (_, s) => (names.includes(squareName(s)) ? "1" : "0"));
    },
  },
  voronoi: {
    c: each(64, 'printf("%d ", owner[s]);'),
    python: "print(*owner)",
    async seen() {
      const labels = await page.$$eval("[data-square]", (all) =>
        Object.fromEntries(all.map((e) => [e.dataset.square, e.getAttribute("aria-label")])),
      );
      const sites = (await summary())
        .match(/: (.*); tied/)[1]
        .toLowerCase()
        .split(", ")
        .map((share) => share.split(" ")[0]);
      return Array.from({ length: 64 }, (_, s) => {
        const nearest = labels[s].match(/nearest to (\w+)/)?.[1];
        return nearest
          ? String(sites.indexOf(nearest))
          : labels[s].endsWith("tied")
            ? "254"
            : "255";
      });
    },
  },
  duel: {
    movers: ["a1"],
    c: 'printf("%d", attacker_first);',
    python: "print(attacker_first)",
    seen: async () => [(await numbers())[0]],
  },
  ending: {
    movers: ["w", "b"],
    address: "#fen=8/k7/3p4/p2P1p2/P2P1P2/8/8/K7_MOVER",
    c: 'printf("%d", queens);',
    python: 'print(int(result[not ending.turn] == "queens"))',
    seen: async () => [
      (await settled()).startsWith("White to move: White queens by force, with Kb1") ? "1" : "0",
    ],
  },
  reach: {
    address: CHESS.address.replace("L", "B"),
    c: `${each(64, 'printf("%d ", (int)(reach[FROM] >> s & 1));')} printf("%d", fixed);`,
    python: "print(*(int(squares[FROM]) >> s & 1 for s in range(64)), fixed)",
    seen: async () => [
      ...(await fills()).map((fill) => (isColor(fill, SIDES.first) ? "1" : "0")),
      (await summary()).match(/(\d+) of/)[1],
    ],
  },
};
const ON_GRID = {
  ...onBoth(70, "layers[k].words[s >> 6] >> (s & 63) & 1", "layer.reshape(-1)[s]"),
  territory: {
    c: 'const ChessDistanceSquares *parts[] = {&nearer.first, &nearer.second, &nearer.tied}; for (int i = 0; i < 3; ++i) printf("%d ", __builtin_popcountll(parts[i]->words[0]) + __builtin_popcountll(parts[i]->words[1]));',
    python: "print(*(int(part.sum()) for part in nearer))",
    seen: async () =>
      (await summary()).match(/nearer to (\d+) squares?, .* to (\d+)\. (\d+) /).slice(1),
  },
  voronoi: {
    c: each(
      70,
      'int least = 255; for (unsigned i = 0; i < sizeof maps / sizeof maps[0]; ++i) if (maps[i][s] < least) least = maps[i][s]; printf("%d ", least);',
    ),
    python: "print(*(min(int(map.reshape(-1)[s]) for map in maps) for s in range(70)))",
    seen: numbers,
  },
};

const library = join(root, "build/libchess_distance.a");
const python = join(root, "build/python-test/bin/python");
const noLibrary = existsSync(library) ? false : "make has built no library";
const noPython = existsSync(python) ? false : "make python has installed no package";
const lines = (printed) =>
  printed
    .trim()
    .split("\n")
    .map((line) => line.trim().split(" "));

/** The words that each of many C calls prints, by its `print` behind it. One program has all of them. */
function runC(calls) {
  const folder = mkdtempSync(join(tmpdir(), "calls-"));
  try {
    const functions = calls.map(({ text, print }, i) => {
      const [, , ...lines] = text.split("\n");
      return `static void call${i}(void) {\n${lines.join("\n")}\n${print}\nputs("");\n}\n`;
    });
    const [include] = calls[0].text.split("\n");
    const main = `int main(void) {\n${calls.map((_, i) => `call${i}();\n`).join("")}return 0;\n}\n`;
    writeFileSync(
      join(folder, "calls.c"),
      `#include <stdio.h>\n${include}\n${functions.join("")}${main}`,
    );
    execFileSync(
      "cc",
      [
        "-Wall",
        "-Wextra",
        "-Werror",
        "-I",
        join(root, "include"),
        "calls.c",
        library,
        "-o",
        "calls",
      ],
      { cwd: folder },
    );
    return lines(execFileSync(join(folder, "calls"), { encoding: "utf8" }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The same in Python. */
function runPython(calls) {
  const input = JSON.stringify(calls.map(({ text, print }) => `${text}\n${print}`));
  return lines(
    execFileSync(
      python,
      ["-c", "import json, sys\nfor call in json.load(sys.stdin): exec(call, {})"],
      { input, encoding: "utf8" },
    ),
  );
}

for (const [name, board, modes] of [
  ["chess", CHESS, ON_CHESS],
  ["a grid", GRID, ON_GRID],
]) {
  /** Every mode for each mover: its name, the words seen, the calls, and the code that prints them. */
  const all = async () => {
    const found = [];
    for (const [
      mode,
      { seen, c, python, movers = board.movers, address = board.address },
    ] of Object.entries(modes)) {
      for (const mover of process.env.THOROUGH ? movers : movers.slice(0, 2)) {
        await open(`${address.replace("MOVER", mover)}&mode=${mode}&at=${mover}`);
        const text = { c: await code("c"), python: await code("python") };
        const print = Object.fromEntries(
          Object.entries({ c, python }).map(([language, code]) => [
            language,
            code.replace("FROM", () => String(square(mover))),
          ]),
        );
        found.push({ name: `${mode} of ${mover}`, seen: await seen(), text, print });
      }
    }
    return found;
  };
  let cases;
  for (const [language, run, without] of [
    ["c", runC, noLibrary],
    ["python", runPython, noPython],
  ]) {
    check(
      `the call in ${language} on ${name} gives what the board shows`,
      async () => {
        cases ??= await all();
        const printed = run(
          cases.map(({ text, print }) => ({ text: text[language], print: print[language] })),
        );
        assert.equal(printed.length, cases.length);
        cases.forEach(({ name, seen }, i) =>
          assert.deepEqual(
            printed[i].map((word, at) => (seen[at] === "own" ? "own" : word)),
            seen,
            name,
          ),
        );
      },
      skip || without,
    );
  }
}
