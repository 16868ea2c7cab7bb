// The module, from node: against searches that share no code with it, and against bad input.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

import loadGrid from "../grid.js";
import load, { NONE, PIECES, bitboard, leaper, square, squareName, squares } from "../index.js";
import { SIGNATURES } from "../signatures.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const header = readFileSync(join(root, "../../include/chess_distance.h"), "utf8");
const STRAIGHT = [[1, 0], [-1, 0], [0, 1], [0, -1]];
const DIAGONAL = [[1, 1], [1, -1], [-1, 1], [-1, -1]];
const JUMPS = [[1, 2], [2, 1], [-1, 2], [-2, 1], [1, -2], [2, -1], [-1, -2], [-2, -1]];
const RIDERS = { bishop: DIAGONAL, rook: STRAIGHT, queen: [...STRAIGHT, ...DIAGONAL] };
const STEPPERS = { king: [...STRAIGHT, ...DIAGONAL], wazir: STRAIGHT, knight: JUMPS };

let cd;
before(async () => (cd = await load()));

const has = (set, s) => ((set >> BigInt(s)) & 1n) === 1n;

/** The map by a queue, square by square. */
function search(piece, from, { own = 0n, enemy = 0n, avoid = 0n }) {
  const distances = new Uint8Array(64).fill(NONE);
  distances[from] = 0;
  const queue = [from];
  for (const s of queue) {
    for (const [df, dr] of STEPPERS[piece] ?? RIDERS[piece]) {
      let [file, rank] = [(s & 7) + df, (s >> 3) + dr];
      while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
        const to = 8 * rank + file;
        if (has(own, to)) break;
        if (!has(avoid, to) && distances[to] === NONE) {
          distances[to] = distances[s] + 1;
          queue.push(to);
        }
        if (has(enemy, to) || piece in STEPPERS) break;
        [file, rank] = [file + df, rank + dr];
      }
    }
  }
  return distances;
}

/** xorshift64*, so that each run has the same boards. */
function* words(seed = 88172645463325252n) {
  for (let x = seed; ; ) {
    x ^= x >> 12n;
    x = BigInt.asUintN(64, x ^ (x << 25n));
    x ^= x >> 27n;
    yield BigInt.asUintN(64, x * 2685821657736338717n);
  }
}

test("names of squares and sets", () => {
  assert.deepEqual(["a1", "b1", "h8"].map(square), [0, 1, 63]);
  assert.equal(squareName(28), "e4");
  assert.equal(bitboard(["a1", "h8"]), 0x8000000000000001n);
  assert.equal(bitboard("c1"), 4n);
  assert.deepEqual(squares(0x8000000000000001n), [0, 63]);
  assert.throws(() => square("i9"), RangeError);
  assert.throws(() => square("__"), RangeError);
  assert.throws(() => bitboard(-1n), RangeError);
  assert.throws(() => bitboard([64]), RangeError);
});

test("the constants are those of the header", () => {
  const macro = (name) => Number(header.match(new RegExp(`#define CHESS_DISTANCE_${name} \\(?(-?\\d+)`))[1]);
  for (const [name, value] of Object.entries(PIECES)) {
    assert.equal(value, macro(name.replace("Pawn", "_pawn").toUpperCase()), name);
  }
  assert.equal(NONE, macro("NONE"));
  const { version } = JSON.parse(readFileSync(join(root, "package.json")));
  assert.equal(version, [macro("VERSION_MAJOR"), macro("VERSION_MINOR"), macro("VERSION_PATCH")].join("."));
  assert.equal(cd.version(), version);
});

test("each file is small, and asks for nothing", async () => {
  for (const name of ["chess_distance.wasm", "chess_distance_grid.wasm", "chess_distance_pawn.wasm"]) {
    const wasm = readFileSync(join(root, name));
    assert.ok(wasm.length <= 120 * 1024, `${name}: ${wasm.length} bytes`);
    const packed = gzipSync(wasm, { level: 9 }).length;
    assert.ok(packed <= 40 * 1024, `${name}: ${packed} bytes with gzip`);
    assert.deepEqual(WebAssembly.Module.imports(await WebAssembly.compile(wasm)), []);
  }
});

test("every function of the header is there", async () => {
  const declared = [...header.matchAll(/\b(chess_distance(?:_\w+)?)\(/g)].map((match) => match[1]);
  const there = new Set(Object.values(SIGNATURES).map(([name]) => name));
  // A piece of a grid is part of each call; a row of a table is part of the table; pawn.js has the ending.
  const elsewhere = ["chess_distance_grid_piece", "chess_distance_fill_map", "chess_distance_pawn_ending"];
  const grid = (await loadGrid())({ files: 1, ranks: 1 });
  assert.ok(declared.length > 80);
  for (const name of new Set(declared)) {
    if (elsewhere.includes(name)) continue;
    const [object, short] = name.includes("_grid_") ? [grid, name.slice(20)] : [cd, name.slice(15)];
    const camel = short.replace(/_(\w)/g, (_, c) => c.toUpperCase());
    assert.ok(there.has(name) || camel in object, name);
  }
});

test("distances on the empty board", () => {
  for (let a = 0; a < 64; ++a) {
    for (const piece of [...Object.keys(STEPPERS), ...Object.keys(RIDERS)]) {
      const expected = search(piece, a, {});
      for (let b = 0; b < 64; ++b) {
        assert.equal(cd.distance(piece, a, b), expected[b] === NONE ? null : expected[b]);
      }
    }
    assert.equal(cd.king(a, 63), Math.max(7 - (a & 7), 7 - (a >> 3)));
  }
  assert.equal(cd.distance(leaper(1, 3), "a1", "b1"), null);
});

test("maps, paths, matrices, graphs among obstacles", () => {
  const random = words();
  const next = () => random.next().value;
  for (let round = 0; round < 30; ++round) {
    const board = { own: next() & next() & next(), enemy: next() & next(), avoid: next() & next() & next() };
    for (const piece of [...Object.keys(STEPPERS), ...Object.keys(RIDERS)]) {
      const [from, to] = [Number(next() & 63n), Number(next() & 63n)];
      const expected = search(piece, from, board);
      assert.deepEqual(cd.map(piece, from, board), expected);
      assert.equal(cd.path(piece, from, to, board), expected[to] === NONE ? null : expected[to]);
      assert.equal(cd.mapTo(piece, to, board)[from], expected[to]);
      assert.deepEqual(cd.matrix(piece, board).slice(64 * from, 64 * from + 64), expected);
      const graph = cd.graph(piece, board);
      assert.deepEqual(cd.graphMap(graph, from), expected);
      assert.equal(cd.reaches(piece, from, to, 3, board), expected[to] <= 3);
      const near = bitboard([...expected.keys()].filter((s) => expected[s] <= 2));
      assert.equal(cd.within(piece, from, 2, board), near);
    }
  }
});

test("the module for simd128 gives the same answers", async () => {
  const simd = await load(import.meta.resolve("../chess_distance_simd.wasm"));
  const random = words(20261121n);
  const next = () => random.next().value;
  for (let round = 0; round < 30; ++round) {
    const board = { own: next() & next(), enemy: next() & next() & next(), avoid: next() & next() & next() };
    const [from, to] = [next() & next() & next(), next() & next() & next()].map((set) => set || 1n);
    for (const piece of [...Object.keys(PIECES), leaper(1, 3)]) {
      for (const call of [
        (it) => it.setMap(piece, from, board),
        (it) => it.setMapTo(piece, to, board),
        (it) => it.sets(piece, from, to, board),
        (it) => it.matrix(piece, board),
        (it) => it.graphMatrix(it.graph(piece, board)),
        (it) => it.ring(piece, from, 2, board),
        (it) => it.territory(piece, from, board, "king", to, board),
      ]) {
        assert.deepEqual(call(simd), call(cd), `${call} ${piece} ${round}`);
      }
    }
  }
});

test("trajectories, territory, endings", () => {
  const layers = cd.trajectories("king", "f6", "h1");
  assert.deepEqual(layers.map((layer) => squares(layer).length), [1, 3, 4, 3, 2, 1]);
  assert.equal(cd.trajectoryCount("king", "f6", "h1"), 25n);
  const ways = Array.from({ length: 25 }, (_, i) => cd.trajectory("king", "f6", "h1", null, i));
  assert.equal(new Set(ways.map(String)).size, 25);
  assert.equal(cd.trajectories("bishop", "a1", "b1"), null);
  assert.equal(cd.trajectory("bishop", "a1", "b1", null, 0), null);
  const { first, second, tied } = cd.territory("king", "e1", null, "king", "e8");
  assert.deepEqual([first, second, tied].map((set) => squares(set).length), [31, 31, 2]);
  const owner = cd.voronoi("king", ["a1", "h1", "d8"]);
  assert.deepEqual([0, 7, 59, 8, 31].map((s) => owner[s]), [0, 1, 2, 0, 1]);
  assert.throws(() => cd.voronoi("king", []), /number of sites: 0 is outside its range, 1 to 64/);
  assert.throws(() => cd.voronoi("king", [64]), /square is outside/);
  const duel = cd.duel(null, null, "a8");
  assert.deepEqual([duel.attackerToMove[56 * 64], duel.attackerToMove[48 * 64 + 63], duel.defenderToMove[48 * 64 + 63]], [0, 1, 1]);
  assert.throws(() => cd.duel(null, null, 0n), /empty/);
  assert.deepEqual(cd.pair("rook", "a1", "a8", null, "knight", "a4", "b6"), { moves: 2, first: 1, second: 1 });
  assert.equal(cd.pair("bishop", "a1", "b1", null, "king", "h8", "h7"), null);
  assert.throws(() => cd.pair("rook", "a1", "a8", null, "knight", "a1", "b6"), /square/);
  const { fixed, reach } = cd.reach({ white: ["a1", "e4"], black: ["h8", "e5"], kings: ["a1", "h8"], pawns: ["e4", "e5"] });
  assert.equal(fixed, 0);
  assert.equal(reach[1], 0n);
  assert.ok(squares(reach[0]).length > 50 && squares(reach[0]).includes(63));
  assert.throws(() => cd.reach({ king: "a1" }), /no king$/);
  assert.equal(cd.pawnOutrunsKing("a5", "h5", false, true), true);
  assert.equal(cd.direction("h8", "a1"), -9);
  assert.equal(cd.fillTable("knight", 10, 8).length, 6400);
  assert.equal(cd.fillTable("king", 16, 16)[255], 15);
});

test("the ends of each range are those of C", () => {
  assert.equal(cd.walks("king", "a1", "a1", 0).length, 1);
  assert.equal(cd.walks("rook", "a1", "b1", 63).length, 64);
  assert.equal(cd.trajectory("king", "f6", "h1", null, 24).length, 6);
  assert.equal(cd.pawnMap("whitePawn", "a2", ~0n & 0xffffn << 16n, 0)[17], NONE);
  assert.equal(cd.pawnMap("whitePawn", "a2", 0n, Infinity)[16], 1);
  assert.equal(cd.promotionMap("whitePawn", "e5", "queen", 0n, Infinity)[8], 5);
  assert.equal(cd.promotionMapTo("whitePawn", "a2", "queen", 0n, 0)[36], 5);
  assert.equal(cd.promotionMap("blackPawn", "a2", "rook", 0n, 0, { own: "a1" }), null);
  assert.equal(cd.promotionMap("whitePawn", "a2", "rook", 0n, 0, null, { own: "h8" })[63], NONE);
  assert.equal(cd.pawnCapturesMap("whitePawn", "e2", 0xffff_ffff_ffff_ffffn)[34], 2);
  assert.equal(cd.voronoi("king", Array.from({ length: 64 }, (_, s) => s))[63], 63);
  assert.equal(cd.fillTable("king", 1, 1).length, 1);
  assert.equal(cd.onward("king", new Uint8Array(64).fill(191))[5], 191);
  assert.equal(cd.onward("king", new Uint8Array(64).fill(NONE).fill(0, 63))[0], 7);
  assert.deepEqual([leaper(0, 15), leaper(15, 0)], [271, 496]);
});

test("what is wrong with a position", () => {
  const good = { white: ["e1", "b5"], black: ["e8", "a5"], kings: ["e1", "e8"], pawns: ["b5", "a5"], enPassant: "a6" };
  assert.equal(cd.reach(good).fixed, 0);
  for (const [change, sentence] of [
    [{ kings: "e1", rooks: "e8" }, /^RangeError: position: black has no king, and needs one$/],
    [{ kings: ["e1", "e8", "b5"], pawns: "a5" }, /white has 2 kings, and needs one/],
    [{ queens: "b5" }, /b5 is in pawns and in another kind/],
    [{ black: ["e8", "a5", "b5"] }, /b5 is in white and in black/],
    [{ knights: "c3" }, /the piece on c3 is neither in white nor in black/],
    [{ white: ["e1", "b5", "c3"] }, /the piece on c3 is of no kind/],
    [{ white: ["e1", "b5", "h8"], pawns: ["b5", "a5", "h8"] }, /the pawn on h8 is outside its range, ranks 2 to 7/],
    [{ enPassant: "b6" }, /enPassant: b6 is not behind a pawn that has just advanced two/],
    [{ enPassant: ["a6", "b6"] }, /enPassant: a6, b6 is not/],
    [{ white: ["e1", "b5", "a7"], knights: "a7" }, /enPassant: a6 is not/],
  ]) {
    assert.throws(() => cd.reach({ ...good, ...change }), sentence, String(sentence));
  }
});

test("bad input is an error with a sentence", () => {
  const bad = [
    [() => cd.king(64, 0), /square is outside/],
    [() => cd.king(0, 1.5), /square is outside/],
    [() => cd.path("king", 0, 2 ** 40), /square is outside/],
    [() => cd.map("unicorn", 0), /no piece/],
    [() => cd.map(99, 0), /no such piece/],
    [() => cd.moves(99, "a1"), /no such piece/],
    [() => cd.setMap("king", 0n), /empty/],
    [() => cd.sets("king", 0n, 1n), /empty/],
    [() => cd.trajectoryCount("king", 64, 0), /square is outside/],
    [() => cd.trajectory("king", "f6", "h1", null, 25), /^RangeError: index: 25 is outside its range, 0 to 24$/],
    [() => cd.walks("king", 0, 63, 64), /^RangeError: moves: 64 is outside its range, 0 to 63$/],
    [() => cd.walkCount("king", 0, 63, -1), /^RangeError: moves: -1 is outside its range, 0 to 63$/],
    [() => cd.pawnMap("whitePawn", "a2", 0n, -1), /^RangeError: captures: -1 is outside its range, 0 or more$/],
    [() => cd.pawnMapTo("whitePawn", "a2", 0n, -1), /captures: -1/],
    [() => cd.promotionMap("whitePawn", "a2", "king", 0n, 0), /no such piece/],
    [() => cd.promotionMapTo("whitePawn", "a2", "queen", 0n, -1), /captures: -1/],
    [() => cd.pawnOutrunsKing("a8", "h5", false, true), /pawnSq: a8 is outside its range, ranks 2 to 7 without the king's/],
    [() => cd.voronoi("king", Array(65).fill(0)), /number of sites: 65 is/],
    [() => cd.fillTable("king", 17, 8), /^RangeError: files: 17 is outside its range, 1 to 16$/],
    [() => cd.fillTable("king", 8, 0.5), /ranks: 0.5 is outside its range/],
    [() => cd.onward("king", new Uint8Array(63)), /64 numbers/],
    [() => cd.graphMap([1n], 0), /64 sets/],
    [() => cd.onward("king", new Uint8Array(64).fill(200, 9)), /start\[9\]: 200 is outside its range, 0 to 191/],
    [() => cd.graphOnward(cd.graph("king"), new Uint8Array(64).fill(192)), /start\[0\]: 192 is outside its range/],
    [() => cd.onward("king", Array(64).fill(256)), /start\[0\]: 256/],
    [() => cd.onward("king", Array(64)), /start\[0\]: undefined/],
    [() => cd.distance("toString", 0, 63), /no piece/],
    [() => cd.map("__proto__", 0), /no piece/],
    [() => cd.trajectory("king", 0, 62, null, 2n ** 64n), /an index is/],
    [() => cd.trajectory("king", 0, 62, null, 2 ** 64), /an index is/],
    [() => cd.trajectory("king", 0, 62, null, ""), /an index is/],
    [() => cd.path("king", "a1", "h8", { own: null }), /no square: null/],
    [() => cd.direction("a1", 64), /square is outside/],
    [() => cd.nearest(64, 1n, 9), /square is outside/],
    [() => cd.path("king", "a1"), /a square's name or number, not undefined/],
    [() => cd.path("king", 1n, "h8"), /a square's name or number, not bigint/],
    [() => cd.map(1n, "a1"), /a piece's name or number, not bigint/],
    [() => cd.moves("king", 0x3f00fc0000), /no square: 270599454720; a bitboard is a BigInt/],
    [() => squareName(64), /no square/],
    [() => squareName(-1), /no square/],
    [() => leaper(0, 0), /leaper/],
    [() => leaper(-1, 2), /^RangeError: m: -1 is outside its range, 0 to 15$/],
    [() => leaper(1, 16), /n: 16 is/],
    [() => leaper("1", 2), /m: expected a number, not string/],
  ];
  for (const [call, sentence] of bad) assert.throws(call, sentence);
  assert.throws(() => cd.king("e4", undefined), TypeError);
  for (const board of [{ enmey: 1n }, { own: 1n, Avoid: 2n }]) {
    assert.throws(() => cd.path("king", "a1", "h8", board), /a board has own, enemy, avoid, no (enmey|Avoid)/);
  }
  for (const board of [0x3f00fc0000n, "c3", 5, ["b2"]]) {
    assert.throws(() => cd.path("king", "a1", "h8", board), /a board is an object/);
  }
});
