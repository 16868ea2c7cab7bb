// The page's C and Python calls give the results on its board.

import { square, squareName } from "../index.js";
import { SIDES, css, shaded } from "../page/colors.js";
import { figures, fills, open, page, summary } from "./browser.js";
import { checkCalls } from "./programs.js";

/** Each of these has own pieces, enemies and marks as obstacles. */
const POSITION = "4k3/1p3n2/2r5/8/3L4/5P2/2P5/K6R";
const MOVERS = ["a1", "d4", "c2", "b7", "h1"];

/** For each mode: code that prints a call's results, and the same text from the board. */
const FARTHEST = "int far = 0; for (int t = 0; t < 64; ++t) if (maps[s][t] != 255 && maps[s][t] > far) far = maps[s][t];";
const MODES = {
  moves: {
    c: '(void)farthest; for (int s = 0; s < 64; ++s) printf("%d ", map[s]);',
    python: "print(*map)",
    seen: async () => (await figures()).map((figure) => figure || "255"),
  },
  ways: {
    c: 'for (int s = 0; s < 64; ++s) { int ply = 255; for (int k = 0; k <= length; ++k) if (layers[k] >> s & 1) ply = k; printf("%d ", ply); } printf("%llu", (unsigned long long)count);',
    python: "print(*(max([k for k, layer in enumerate([] if layers is None else layers) if int(layer) >> s & 1], default=255) for s in range(64)), count)",
    async seen() {
      const count = (await summary()).match(/(\d+) shortest way/)?.[1] ?? "0";
      return [...(await figures()).map((figure) => figure || "255"), count];
    },
  },
  territory: {
    c: 'for (int s = 0; s < 64; ++s) printf("%d ", nearer.first >> s & 1 ? 1 : nearer.second >> s & 1 ? 2 : nearer.tied >> s & 1 ? 3 : 0);',
    python: "print(*(1 if int(nearer[0]) >> s & 1 else 2 if int(nearer[1]) >> s & 1 else 3 if int(nearer[2]) >> s & 1 else 0 for s in range(64)))",
    async seen() {
      const sides = Object.values(SIDES);
      const is = (fill, color) => [false, true].some((dark) => css(shaded(color, dark)) === fill);
      return (await fills()).map((fill) => String(sides.findIndex((color) => is(fill, color)) + 1));
    },
  },
  weighted: {
    c: '(void)farthest; for (int s = 0; s < 64; ++s) printf("%d ", map[s]);',
    python: "print(*map)",
    seen: async () => (await figures()).map((figure) => figure || "255"),
  },
  mustPass: {
    c: 'for (int s = 0; s < 64; ++s) printf("%d ", (int)(passed >> s & 1));',
    python: "print(*(passed >> s & 1 for s in range(64)))",
    async seen() {
      const names = (await summary()).match(/squares?: ([^.(]+)/)?.[1].trim().split(", ") ?? [];
      return Array.from({ length: 64 }, (_, s) => (names.includes(squareName(s)) ? "1" : "0"));
    },
  },
  voronoi: {
    c: 'for (int s = 0; s < 64; ++s) printf("%d ", owner[s]);',
    python: "print(*owner)",
    async seen() {
      const labels = await page.$$eval("[data-square]", (all) => Object.fromEntries(all.map((e) => [e.dataset.square, e.getAttribute("aria-label")])));
      const sites = (await summary()).match(/: (.*); tied/)[1].toLowerCase().split(", ").map((share) => share.split(" ")[0]);
      return Array.from({ length: 64 }, (_, s) => {
        const nearest = labels[s].match(/nearest to (\w+)/)?.[1];
        return nearest ? String(sites.indexOf(nearest)) : labels[s].endsWith("tied") ? "254" : "255";
      });
    },
  },
  duel: {
    movers: ["a1"],
    c: 'printf("%d", attacker_first);',
    python: "print(attacker_first)",
    seen: async () => [(await figures())[0] || "255"],
  },
  reach: {
    position: POSITION.replace("L", "B"),
    c: 'for (int s = 0; s < 64; ++s) { printf("%d ", (int)(reach[FROM] >> s & 1)); } printf("%d", fixed);',
    python: "print(*(int(squares[FROM]) >> s & 1 for s in range(64)), fixed)",
    async seen() {
      const blue = [false, true].map((dark) => css(shaded(SIDES.first, dark)));
      const fixed = (await summary()).match(/(\d+) of/)[1];
      return [...(await fills()).map((fill) => (blue.includes(fill) ? "1" : "0")), fixed];
    },
  },
  farthest: {
    c: `for (int s = 0; s < 64; ++s) { ${FARTHEST} printf("%d ", far); }`,
    python: "print(*(max(d for d in row if d != 255) for row in maps))",
    seen: async () => (await figures()).map((figure) => figure || "own"),
  },
};

/** Every mode for several pieces that move. */
async function* cases() {
  for (const [mode, { seen, movers = MOVERS, position = POSITION, ...print }] of Object.entries(MODES)) {
    for (const mover of movers) {
      await open(`#fen=${position}_w&mode=${mode}&at=${mover}&to=g6&walls=b3c3&marks=e4d5&plus1=c5d6e2&plus2=e2f4&m=2&n=3`);
      const of = (code) => code.replace("FROM", square(mover));
      yield { name: `${mode} of ${mover}`, shown: await seen(), print: { c: of(print.c), python: of(print.python) } };
    }
  }
}

checkCalls("", cases);
