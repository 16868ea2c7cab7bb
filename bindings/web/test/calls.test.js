// The C and the Python call that the page offers give what its board shows.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { bitboard } from "../node.js";
import { cd, check, figures, open, page, root, skip } from "./browser.js";

const library = join(root, "build/libchess_distance.a");
const noLibrary = existsSync(library) ? false : "make has built no library";
const python = join(root, "build/python-test/bin/python");
const noPython = existsSync(python) ? false : "make python has installed no package";

const SETS = { own: [9, 10, 11], enemy: [40], avoid: [2, 33] };
const BOARD = Object.fromEntries(Object.entries(SETS).map(([name, set]) => [name, bitboard(set)]));
const address = Object.entries(BOARD).map(([name, set]) => `${name}=${set.toString(16)}`).join("&");

/** For each mode: what prints a call's results as text, and that text from the library here. */
const FARTHEST = "int far = 0; for (int t = 0; t < 64; ++t) if (maps[s][t] != 255 && maps[s][t] > far) far = maps[s][t];";
const MODES = {
  map: {
    c: 'for (int s = 0; s < 64; ++s) printf("%d ", map[s]);',
    python: "print(*map)",
    expected: (piece) => [...cd.map(piece, 0, BOARD)].join(" "),
  },
  trajectories: {
    c: 'printf("%d %llu ", length, (unsigned long long)count); for (int k = 0; k <= length; ++k) printf("%llu ", (unsigned long long)layers[k]);',
    python: "print(*([len(layers) - 1, count, *layers] if layers is not None else [-1, 0]))",
    expected: (piece) => {
      const layers = cd.trajectories(piece, 0, 63, BOARD);
      return [layers ? layers.length - 1 : -1, cd.trajectoryCount(piece, 0, 63, BOARD), ...(layers ?? [])].join(" ");
    },
  },
  territory: {
    c: 'printf("%llu %llu %llu", (unsigned long long)nearer.first, (unsigned long long)nearer.second, (unsigned long long)nearer.tied);',
    python: "print(*nearer)",
    expected: (piece) => Object.values(cd.territory(piece, 0, BOARD, "king", 63, BOARD)).join(" "),
  },
  graph: {
    c: `for (int s = 0; s < 64; ++s) { ${FARTHEST} printf("%d ", far); }`,
    python: "print(*(max(d for d in row if d != 255) for row in maps))",
    expected: async () => (await figures()).map((figure) => figure || "wall").join(" "),
  },
};
const PIECES = [["king", "king"], ["whitePawn", "whitePawn"], ["leaper", 256 + 16 * 2 + 3]];

/** The texts of the page's calls in each mode, printed by `run`, against the library's answers. */
async function everyCall(id, run) {
  for (const [mode, { expected }] of Object.entries(MODES)) {
    for (const [name, piece] of PIECES) {
      await open(`#piece=${name}&m=2&n=3&mode=${mode}&${address}`);
      const printed = run(mode, await page.locator(id).textContent()).trim().split(" ");
      const answer = (await expected(piece)).split(" ");
      assert.equal(printed.length, answer.length, `${mode} of ${name}`);
      answer.forEach((word, i) => word === "wall" || assert.equal(printed[i], word, `${mode} of ${name}`));
    }
  }
}

check("the C call gives what the board shows", async () => {
  const folder = mkdtempSync(join(tmpdir(), "calls-"));
  await everyCall("#c-code", (mode, text) => {
    const [include, , ...calls] = text.split("\n");
    const unused = mode === "map" ? "(void)farthest;" : "";
    const program = `#include <stdio.h>\n${include}\nint main(void) {\n${calls.join("\n")}\n${unused}${MODES[mode].c}\nreturn 0; }\n`;
    writeFileSync(join(folder, "call.c"), program);
    execFileSync("cc", ["-Wall", "-Wextra", "-Werror", "-I", join(root, "include"), "call.c", library, "-o", "call"], { cwd: folder });
    return execFileSync(join(folder, "call"), { encoding: "utf8" });
  });
  rmSync(folder, { recursive: true });
}, skip || noLibrary);

check("the Python call gives what the board shows", async () => {
  await everyCall("#python-code", (mode, text) =>
    execFileSync(python, ["-c", `${text}\n${MODES[mode].python}`], { encoding: "utf8" }),
  );
}, skip || noPython);
