// The time of calls from JavaScript, with the plain file and the one for simd128, and the sizes of the
// files: `node bench.js` writes them into README.md.

import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { gzipSync } from "node:zlib";

import load from "./index.js";

const plain = await load();
const simd = await load(new URL("./chess_distance_simd.wasm", import.meta.url));

const ROWS = 4096;
const own = BigUint64Array.from(
  { length: ROWS },
  (_, i) => BigInt.asUintN(64, 0x9e3779b97f4a7c15n * BigInt(i + 1)) & 0x1248_0084_2100_4812n,
);
const from = own.map((_, i) => 1n << BigInt(i & 63));
const to = own.map((_, i) => 1n << BigInt((i * 29) & 63));
const board = (i) => ({ own: own[i] });
const fen = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
const lines = new TextEncoder().encode(`${fen}\n`.repeat(ROWS));

/** A king's way from a FEN. */
function route(cd) {
  const position = cd.position(fen);
  return cd.path("king", "e1", "f1", {
    own: position.white,
    enemy: position.black,
    avoid: position.attacked("black", "e1"),
  });
}

/** The name, the number of calls (or rows) in one round, the round. */
const ROUNDS = [
  [
    "`king(a, b)` (a table in JavaScript)",
    4096,
    (cd) => each(4096, (i) => cd.king(i & 63, i >> 6)),
  ],
  ["`path`, king", 1024, (cd) => each(1024, (i) => cd.path("king", i & 63, 63, board(i)))],
  ["`path`, queen", 1024, (cd) => each(1024, (i) => cd.path("queen", i & 63, 63, board(i)))],
  ["`position`", 1024, (cd) => each(1024, () => cd.position(fen))],
  ["`position`, `attacked` and `path`, king", 1024, (cd) => each(1024, () => route(cd))],
  ["`map`, queen", 1024, (cd) => each(1024, (i) => cd.map("queen", i & 63, board(i)))],
  ["`matrix`, queen", 256, (cd) => each(256, (i) => cd.matrix("queen", board(i)))],
  ["`positionBatch`, a line", ROWS, (cd) => cd.positionBatch(lines)],
  ["`pathBatch`, king, a row", ROWS, (cd) => cd.pathBatch("king", from, to, { own })],
  ["`movesBatch`, queen, a row", ROWS, (cd) => cd.movesBatch("queen", from, { own })],
  [
    "`trajectoryCountBatch`, king, a row",
    ROWS,
    (cd) => cd.trajectoryCountBatch("king", from, to, { own }),
  ],
  ["`mapBatch`, queen, a row", ROWS, (cd) => cd.mapBatch("queen", from, { own })],
  [
    "`matrixBatch`, queen, a row",
    256,
    (cd) => cd.matrixBatch("queen", { own: own.subarray(0, 256) }),
  ],
  [
    "`territoryBatch`, kings, a row",
    ROWS,
    (cd) => cd.territoryBatch("king", from, { own }, "king", to, { own }),
  ],
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

/** Two digits. */
const short = (number) => String(Number(number.toPrecision(2)));
const rows = ROUNDS.map(([name, calls, round]) => {
  const [slow, fast] = times(calls, round);
  return `| ${name} | ${short(slow)} | ${short(fast)} | ${short(slow / fast)} |\n`;
});
const machine = `node ${process.versions.node}, ${cpus()[0].model}`;
const table = `| ${machine} | plain, ns | simd128, ns | plain / simd128 |\n|---|---|---|---|\n${rows.join("")}`;
console.log(table);
/** The columns behind the name of a file and what is in it, in KB. */
function sizes(name) {
  const bytes = readFileSync(new URL(name, import.meta.url));
  return [bytes, gzipSync(bytes, { level: 9 })]
    .map(({ length }) => ` ${Math.round(length / 1000)} |`)
    .join("");
}

const page = new URL("./README.md", import.meta.url);
const text = readFileSync(page, "utf8")
  .replace(/(<!-- times -->\n)[^]*(<!-- \/times -->)/, (_, open, close) => open + table + close)
  .replace(/^(\| `(\w+\.wasm)` \|[^|]*\|).*$/gm, (_, start, name) => start + sizes(name));
writeFileSync(page, text);
