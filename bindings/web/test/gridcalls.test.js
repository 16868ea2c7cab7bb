// The page's C and Python calls for boards of any size give the results on its board.

import { figures, open, summary } from "./browser.js";
import { checkCalls } from "./programs.js";

const BOARD = "#board=10x7&fen=4k5/1p8/2r7/9n/3X6/1P8/K7N1_w&wrap=files&holes=e4f4j7&betza=mRcpR&walls=c2d2&marks=e5f5&plus1=a2b3&plus2=b3c1&to=h3&attacks=no";
const MOVERS = ["a1", "d3", "c5", "j4", "b2", "b6"];
const distances = async () => (await figures()).map((figure) => figure || "255");

/** For each mode: code that prints a call's results, and the same text from the board. */
const MODES = {
  moves: {
    c: '(void)farthest; for (int s = 0; s < 70; ++s) printf("%d ", map[s]);',
    python: "print(*map.reshape(-1))",
  },
  weighted: {
    c: '(void)farthest; for (int s = 0; s < 70; ++s) printf("%d ", map[s]);',
    python: "print(*map.reshape(-1))",
  },
  ways: {
    c: 'for (int s = 0; s < 70; ++s) { int ply = 255; for (int k = 0; k <= length; ++k) if (layers[k].words[s >> 6] >> (s & 63) & 1) ply = k; printf("%d ", ply); } printf("%llu", (unsigned long long)count);',
    python: "print(*(max([k for k, layer in enumerate([] if layers is None else layers) if layer.reshape(-1)[s]], default=255) for s in range(70)), count)",
    seen: async () => [...(await distances()), (await summary()).match(/(\d+) shortest way/)?.[1] ?? "0"],
  },
  territory: {
    c: 'const ChessDistanceSquares *parts[] = {&nearer.first, &nearer.second, &nearer.tied}; for (int i = 0; i < 3; ++i) printf("%d ", __builtin_popcountll(parts[i]->words[0]) + __builtin_popcountll(parts[i]->words[1]));',
    python: "print(*(int(part.sum()) for part in nearer))",
    seen: async () => (await summary()).match(/nearer to (\d+) squares?, .* to (\d+)\. (\d+) /).slice(1),
  },
  voronoi: {
    c: 'for (int s = 0; s < 70; ++s) { int least = 255; for (unsigned i = 0; i < sizeof maps / sizeof maps[0]; ++i) if (maps[i][s] < least) least = maps[i][s]; printf("%d ", least); }',
    python: "print(*(min(int(map.reshape(-1)[s]) for map in maps) for s in range(70)))",
  },
  farthest: {
    c: 'for (int s = 0; s < 70; ++s) { int far = 0; for (int t = 0; t < 70; ++t) if (maps[s][t] != 255 && maps[s][t] > far) far = maps[s][t]; printf("%d ", far); }',
    python: "print(*(max([int(d) for d in row if d != 255], default=0) for row in maps.reshape(70, 70)))",
    seen: async () => (await figures()).map((figure) => figure || "own"),
  },
};

/** Every mode for several pieces that move. */
async function* cases() {
  for (const [mode, { seen = distances, ...print }] of Object.entries(MODES)) {
    for (const mover of MOVERS) {
      await open(`${BOARD}&mode=${mode}&at=${mover}`);
      yield { name: `${mode} of ${mover}`, shown: await seen(), print };
    }
  }
}

checkCalls(" of a grid", cases);
