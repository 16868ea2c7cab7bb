// Calls over columns give the results of single calls, and quick calls are quick.

import assert from "node:assert/strict";
import { test } from "node:test";

import load, { NONE } from "../index.js";

const cd = await load();

/** Sparse sets, the same in each run (a linear congruential generator of 64 bits). */
function column(length, seed) {
  let x = seed;
  const next = () => (x = BigInt.asUintN(64, x * 6364136223846793005n + 1442695040888963407n));
  const word = () => (next() >> 32n) | ((next() >> 32n) << 32n);
  return BigUint64Array.from({ length }, () => word() & word() & word());
}
// More rows than one part of any of the calls.
const ROWS = 5000;
const [from, to, own, enemy, avoid] = [1n, 2n, 3n, 4n, 5n].map((seed) => column(ROWS, seed));
const boards = { own, enemy, avoid };
const board = (i) => ({ own: own[i], enemy: enemy[i], avoid: avoid[i] });
const members = [...from.keys()].filter((i) => from[i] && to[i]);

test("paths, maps and territories of columns", () => {
  const paths = cd.pathBatch("queen", from, to, boards);
  const maps = cd.mapBatch("queen", from, boards);
  const parts = cd.territoryBatch("queen", from, boards, "king", to, { own });
  assert.equal(paths.length, ROWS);
  for (const i of members) {
    assert.equal(paths[i], cd.sets("queen", from[i], to[i], board(i)) ?? NONE, `path ${i}`);
    assert.deepEqual(maps.slice(64 * i, 64 * i + 64), cd.setMap("queen", from[i], board(i)), `map ${i}`);
    const { first, second, tied } = cd.territory("queen", from[i], board(i), "king", to[i], { own: own[i] });
    assert.deepEqual([parts.first[i], parts.second[i], parts.tied[i]], [first, second, tied], `territory ${i}`);
  }
});

test("all maps of columns", () => {
  // More rows than one part has.
  const rows = 70;
  const [few, others] = [own.slice(0, rows), avoid.slice(0, rows)];
  const matrices = cd.matrixBatch("rook", { own: few, avoid: others });
  assert.equal(matrices.length, 4096 * rows);
  for (let i = 0; i < rows; ++i) {
    assert.deepEqual(matrices.slice(4096 * i, 4096 * (i + 1)), cd.matrix("rook", { own: few[i], avoid: others[i] }), `row ${i}`);
  }
  assert.equal(cd.matrixBatch("king", { own: few.slice(0, 0) }).length, 0);
  for (const boards of [undefined, null, {}]) assert.throws(() => cd.matrixBatch("king", boards), /a column at least/);
  assert.throws(() => cd.matrixBatch("king", { own: few, enemy: own }), /the same length/);
  assert.throws(() => cd.matrixBatch(99, { own: few }), /no such piece/);
});

test("columns without boards, pairs of squares, no rows at all", () => {
  assert.deepEqual([...cd.pathBatch("knight", from.slice(0, 9), to.slice(0, 9), null)], members.filter((i) => i < 9).map((i) => cd.sets("knight", from[i], to[i])));
  const a = Uint8Array.from({ length: 300_000 }, (_, i) => i & 63);
  const b = Uint8Array.from({ length: 300_000 }, (_, i) => (i >> 6) & 63);
  const pairs = cd.batch("knight", a, b);
  assert.ok(pairs.every((d, i) => d === cd.knight(a[i], b[i])));
  const none = new BigUint64Array(0);
  assert.equal(cd.pathBatch("king", none, none).length, 0);
  assert.throws(() => cd.pathBatch(99, none, none), /no such piece/);
});

test("what is no column is an error", () => {
  assert.throws(() => cd.mapBatch("king", [1n]), TypeError);
  assert.throws(() => cd.mapBatch("king", new Uint8Array(3)), /a BigUint64Array/);
  assert.throws(() => cd.mapBatch("king", from, { own: 1n }), /a BigUint64Array/);
  assert.throws(() => cd.mapBatch("king", from, { walls: own }), /no walls/);
  assert.throws(() => cd.mapBatch("king", from, { own: own.slice(1) }), /columns must have the same length/);
  assert.throws(() => cd.pathBatch("king", from, to.slice(1)), /columns must have the same length/);
  assert.throws(() => cd.batch("king", Uint8Array.of(1), Uint8Array.of(64)), /square is outside/);
});

test("a set may be asked of the library while a call reads its arguments", () => {
  const wall = function* (rank) {
    for (let s = 0; s < 8; ++s) if (cd.path("rook", s, 63, { own: "h7" }) === 2) yield s + 8 * rank;
  };
  const race = (first, second) => cd.territory("king", "a1", { own: first }, "king", "h8", { own: second });
  assert.deepEqual(race(wall(1), wall(5)), race([...wall(1)], [...wall(5)]));
});
