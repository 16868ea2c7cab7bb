// The time of calls from JavaScript, with the plain file and the one for simd128: `node bench.js`.

import load from "./index.js";

const plain = await load();
const simd = await load(new URL("./chess_distance_simd.wasm", import.meta.url));

const ROWS = 4096;
const own = BigUint64Array.from({ length: ROWS }, (_, i) => BigInt.asUintN(64, 0x9e3779b97f4a7c15n * BigInt(i + 1)) & 0x1248_0084_2100_4812n);
const from = own.map((_, i) => 1n << BigInt(i & 63));
const to = own.map((_, i) => 1n << BigInt((i * 29) & 63));
const board = (i) => ({ own: own[i] });

/** The name, the number of calls (or rows) in one round, the round. */
const ROUNDS = [
  ["king(a, b)", 4096, (cd) => each(4096, (i) => cd.king(i & 63, i >> 6))],
  ["path, king", 1024, (cd) => each(1024, (i) => cd.path("king", i & 63, 63, board(i)))],
  ["path, queen", 1024, (cd) => each(1024, (i) => cd.path("queen", i & 63, 63, board(i)))],
  ["map, king", 1024, (cd) => each(1024, (i) => cd.map("king", i & 63, board(i)))],
  ["map, rook", 1024, (cd) => each(1024, (i) => cd.map("rook", i & 63, board(i)))],
  ["map, queen", 1024, (cd) => each(1024, (i) => cd.map("queen", i & 63, board(i)))],
  ["matrix, king", 256, (cd) => each(256, (i) => cd.matrix("king", board(i)))],
  ["matrix, rook", 256, (cd) => each(256, (i) => cd.matrix("rook", board(i)))],
  ["matrix, queen", 256, (cd) => each(256, (i) => cd.matrix("queen", board(i)))],
  ["pathBatch, king", ROWS, (cd) => cd.pathBatch("king", from, to, { own })],
  ["pathBatch, queen", ROWS, (cd) => cd.pathBatch("queen", from, to, { own })],
  ["mapBatch, king", ROWS, (cd) => cd.mapBatch("king", from, { own })],
  ["mapBatch, queen", ROWS, (cd) => cd.mapBatch("queen", from, { own })],
  ["matrixBatch, queen", 256, (cd) => cd.matrixBatch("queen", { own: own.subarray(0, 256) })],
  ["territoryBatch, kings", ROWS, (cd) => cd.territoryBatch("king", from, { own }, "king", to, { own })],
];

function each(calls, body) {
  for (let i = 0; i < calls; ++i) body(i);
}

/** The fastest of alternating rounds, in nanoseconds a call. */
function times(calls, round) {
  const best = [Infinity, Infinity];
  for (let i = 0; i < 30; ++i) {
    [plain, simd].forEach((cd, which) => {
      const start = performance.now();
      round(cd);
      best[which] = Math.min(best[which], ((performance.now() - start) / calls) * 1e6);
    });
  }
  return best;
}

console.log("call                       plain ns    simd128 ns   plain / simd128");
for (const [name, calls, round] of ROUNDS) {
  const [slow, fast] = times(calls, round);
  console.log(name.padEnd(24), slow.toFixed(1).padStart(10), fast.toFixed(1).padStart(13), (slow / fast).toFixed(2).padStart(17));
}
