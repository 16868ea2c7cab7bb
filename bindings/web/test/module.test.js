// The module, from node: against searches that share no code with it.

import assert from "node:assert/strict";
import { test } from "node:test";

import loadGrid from "../grid.js";
import load, { NONE, bitboard, leaper, square, squares } from "../index.js";
import x88 from "../x88.js";

const BETZA = {
  king: "K",
  wazir: "W",
  knight: "N",
  bishop: "B",
  rook: "R",
  queen: "Q",
  archbishop: "BN",
  chancellor: "RN",
  amazon: "QN",
  [leaper(1, 3)]: "(1,3)",
};

const [cd, simd, grids] = await Promise.all([
  load(),
  load(import.meta.resolve("../chess_distance_simd.wasm")),
  loadGrid(),
]);
const chess = grids({ files: 8, ranks: 8 });

/** xorshift64*, so that each run has the same boards. */
function* words(seed = 88172645463325252n) {
  for (let x = seed; ;) {
    x ^= x >> 12n;
    x = BigInt.asUintN(64, x ^ (x << 25n));
    x ^= x >> 27n;
    yield BigInt.asUintN(64, x * 2685821657736338717n);
  }
}

test("names of squares and sets", () => {
  assert.deepEqual(["a1", "b1", "h8"].map(square), [0, 1, 63]);
  assert.deepEqual([0, 63].map(cd.center), [3, 3], "a function of one square is a callback of map");
  assert.equal(bitboard(["a1", "h8"]), 0x8000000000000001n);
  assert.equal(bitboard("c1"), 4n);
  assert.deepEqual(squares(0x8000000000000001n), [0, 63]);
  for (const wrong of ["i9", "__", -1n, [64]]) assert.throws(() => bitboard(wrong), RangeError);
});

test("the board of chess, with simd128 too, answers as a grid of 8x8", () => {
  const random = words();
  const next = () => random.next().value;
  for (let round = 0; round < 30; ++round) {
    const board = {
      own: next() & next() & next(),
      enemy: next() & next(),
      avoid: next() & next() & next(),
    };
    const [from, to] = [Number(next() & 63n), Number(next() & 63n)];
    for (const [name, betza] of Object.entries(BETZA)) {
      const piece = /\d/.test(name) ? Number(name) : name;
      assert.equal(
        cd.distance(piece, from, to),
        chess.path(betza, from, to),
        `${name} ${from} ${to}`,
      );
      for (const it of [cd, simd]) {
        const map = it.map(piece, from, board);
        assert.deepEqual(map, chess.map(betza, from, board), `${name} ${round}`);
        assert.deepEqual(it.mapTo(piece, to, board), chess.mapTo(betza, to, board));
        assert.equal(it.path(piece, from, to, board), chess.path(betza, from, to, board));
        assert.equal(it.reaches(piece, from, to, 3, board), map[to] <= 3);
        assert.deepEqual(it.map(piece, [from, to], board), chess.map(betza, [from, to], board));
        assert.deepEqual(
          it.trajectories(piece, [from, to], 63, board),
          chess.trajectories(betza, [from, to], 63, board),
        );
        assert.deepEqual(it.matrix(piece, board), chess.matrix(betza, board));
        assert.deepEqual(it.graph(piece, board), chess.graph(betza, board));
        assert.deepEqual(
          it.graphMatrix(it.graph(piece, board)).slice(64 * from, 64 * from + 64),
          map,
        );
        assert.equal(
          it.within(piece, from, 2, board),
          bitboard([...map.keys()].filter((s) => map[s] <= 2)),
        );
        assert.equal(
          it.ring(piece, from, 2, board),
          bitboard([...map.keys()].filter((s) => map[s] === 2)),
        );
        const farthest = Math.max(...map.filter((distance) => distance < NONE));
        const rings = Array.from({ length: farthest + 1 }, (_, distance) =>
          bitboard([...map.keys()].filter((s) => map[s] === distance)),
        );
        for (const found of [it.rings(piece, from, board), chess.rings(betza, from, board)])
          assert.deepEqual(found, rings, `${name} ${round}`);
        for (const moves of [-1, 0, 2, 99]) {
          const given = [betza, from, moves, board];
          assert.equal(chess.ring(...given), rings[moves] ?? 0n);
          const within = rings
            .slice(0, Math.max(0, moves + 1))
            .reduce((all, ring) => all | ring, 0n);
          assert.equal(chess.within(...given), within);
        }
        assert.equal(chess.reaches(betza, from, to, board), map[to] < NONE);
        for (const bytes of [map, [...map]]) {
          for (const value of [0, map[to], 254]) {
            const equal = bitboard([...map.keys()].filter((s) => map[s] === value));
            for (const board of [it, chess]) {
              assert.equal(board.setOfBytes(bytes, value, true), equal);
              assert.equal(board.setOfBytes(bytes, value, false), equal ^ (2n ** 64n - 1n));
            }
          }
        }
        assert.deepEqual(
          it.territory(piece, from, board, "king", to, board),
          chess.territory(betza, from, board, "K", to, board),
        );
        assert.equal(
          it.trajectoryCount(piece, from, to, board),
          chess.trajectoryCount(betza, from, to, board),
        );
      }
    }
  }
});

test("the entry for 0x88", () => {
  assert.throws(() => x88(), { message: "library: expected what load() gives, not undefined" });
  const { x88Diff, toX88, fromX88, byX88, offset, attacks, step, line } = x88(cd);
  for (let a = 0; a < 64; ++a) {
    assert.deepEqual([toX88(a), fromX88(a + (a & 56))], [a + (a & 56), a]);
    for (let b = 0; b < 64; ++b) {
      const [files, ranks] = [(b & 7) - (a & 7), (b >> 3) - (a >> 3)];
      assert.deepEqual(
        [x88Diff(a, b), offset(a, b)],
        [120 + 16 * ranks + files, 112 + 15 * ranks + files],
      );
      assert.equal(byX88("knight", toX88(a), toX88(b)), cd.knight(a, b));
      const pair = 120 + toX88(b) - toX88(a);
      const [right, up] = [Math.sign(files), Math.sign(ranks)];
      const isKnight = Math.abs(files * ranks) === 2;
      const isRook = (files === 0) !== (ranks === 0);
      const isBishop = Math.abs(files) === Math.abs(ranks) && a !== b;
      const isKing = Math.max(Math.abs(files), Math.abs(ranks)) === 1;
      const isPawn = [1, -1].map((ahead) => Math.abs(files) === 1 && ranks === ahead);
      const bits = [...isPawn, isKnight, isBishop, isRook, isKing];
      const sum = bits.reduce((sum, bit, i) => sum + (bit ? 1 << i : 0), 0);
      const queen = isRook || isBishop ? 16 * up + right : 0;
      assert.deepEqual(
        [attacks[pair], line[pair], step[pair]],
        [sum, queen, isKnight ? 16 * ranks + files : queen],
      );
    }
  }
  const unused = (index) => (index - 112) % 16 === 0;
  for (const table of [attacks, step, line]) {
    assert.equal(table.length, 240);
    assert.deepEqual(table.filter((entry, index) => entry !== 0 && unused(index)).length, 0);
  }
});

test("results of their own form", () => {
  const ways = Array.from({ length: 25 }, (_, i) => cd.trajectory("king", "f6", "h1", null, i));
  assert.equal(new Set(ways.map(String)).size, 25);
  assert.deepEqual(ways[0], cd.trajectory("king", "f6", "h1"));
  assert.deepEqual(
    [cd.trajectories("bishop", "a1", "b1"), cd.trajectory("bishop", "a1", "b1", null, 0)],
    [null, null],
  );
  const owner = cd.voronoi("king", ["a1", "h1", "d8"]);
  assert.deepEqual(
    [0, 7, 59, 8, 31].map((s) => owner[s]),
    [0, 1, 2, 0, 1],
  );
  const duel = cd.duel(null, null, "a8");
  assert.deepEqual(
    [
      duel.attackerToMove[56 * 64],
      duel.attackerToMove[48 * 64 + 63],
      duel.defenderToMove[48 * 64 + 63],
    ],
    [0, 1, 1],
  );
  assert.deepEqual(cd.pair("rook", "a1", "a8", null, "knight", "a4", "b6"), {
    moves: 2,
    first: 1,
    second: 1,
  });
  const { fixed, reach } = cd.reach({
    white: ["a1", "e4"],
    black: ["h8", "e5"],
    kings: ["a1", "h8"],
    pawns: ["e4", "e5"],
  });
  assert.deepEqual([fixed, reach[1]], [0, 0n]);
  assert.ok(squares(reach[0]).length > 50 && squares(reach[0]).includes(63));
  assert.equal(cd.pawnOutrunsKing("a5", "h5", false, true), true);
  assert.equal(cd.direction("h8", "a1"), -9);
  assert.deepEqual(
    [cd.fillTable("knight", 10, 8).length, cd.fillTable("king", 16, 16)[255]],
    [6400, 15],
  );
});

// More rows than one part of any of the calls over columns.
const ROWS = 5000;
const [from, to, own, enemy, avoid] = [1n, 2n, 3n, 4n, 5n].map((seed) => {
  const random = words(seed);
  return BigUint64Array.from(
    { length: ROWS },
    () => random.next().value & random.next().value & random.next().value,
  );
});

test("rows of columns are single calls", () => {
  const boards = { own, enemy, avoid };
  const territory = cd.territoryBatch("queen", from, boards, "king", to, { own });
  const calls = [
    [cd.movesBatch("queen", from, boards), (i, board) => cd.moves("queen", from[i], board)],
    [cd.withinBatch("queen", from, 2, boards), (i, board) => cd.within("queen", from[i], 2, board)],
    [
      cd.ringBatch("queen", from, 2, { own }),
      (i, { own }) => cd.ring("queen", from[i], 2, { own }),
    ],
    [cd.attacksBatch("queen", from, own), (i, { own }) => cd.attacks("queen", from[i], own)],
    [cd.attacksBatch("rook", from), (i) => cd.attacks("rook", from[i])],
    [
      cd.trajectoryCountBatch("queen", from, to, boards),
      (i, board) => cd.trajectoryCount("queen", from[i], to[i], board),
    ],
    [
      cd.pathBatch("queen", from, to, boards),
      (i, board) => cd.path("queen", from[i], to[i], board) ?? NONE,
    ],
    ...["first", "second", "tied"].map((side) => [
      territory[side],
      (i, board) => cd.territory("queen", from[i], board, "king", to[i], { own: board.own })[side],
    ]),
  ];
  const maps = cd.mapBatch("queen", from, boards);
  for (const i of [...from.keys()].filter((i) => from[i] && to[i])) {
    const board = { own: own[i], enemy: enemy[i], avoid: avoid[i] };
    assert.deepEqual(
      calls.map(([column]) => column[i]),
      calls.map(([, one]) => one(i, board)),
      `row ${i}`,
    );
    assert.deepEqual(
      maps.subarray(64 * i, 64 * i + 64),
      cd.map("queen", from[i], board),
      `map ${i}`,
    );
  }
  const matrices = cd.matrixBatch("rook", { own: own.slice(0, 70) });
  for (let i = 0; i < 70; ++i)
    assert.deepEqual(
      matrices.subarray(4096 * i, 4096 * (i + 1)),
      cd.matrix("rook", { own: own[i] }),
      `row ${i}`,
    );
  const [a, b] = [0, 6].map((shift) =>
    Uint8Array.from({ length: 300_000 }, (_, i) => (i >> shift) & 63),
  );
  assert.ok(cd.batch("knight", a, b).every((d, i) => d === cd.knight(a[i], b[i])));
  const none = new BigUint64Array(0);
  assert.deepEqual(
    [cd.pathBatch("king", none, none, null).length, cd.matrixBatch("king", { own: none }).length],
    [0, 0],
  );
});

test("a set may be asked of the library while a call reads its arguments", () => {
  const wall = function* (rank) {
    for (let s = 0; s < 8; ++s) if (cd.path("rook", s, 63, { own: "h7" }) === 2) yield s + 8 * rank;
  };
  const race = (first, second) =>
    cd.territory("king", "a1", { own: first }, "king", "h8", { own: second });
  assert.deepEqual(race(wall(1), wall(5)), race([...wall(1)], [...wall(5)]));
});

test("a duel of pairs with a goal is a duel", () => {
  const goal = Array.from({ length: 64 }, (_, s) => (s === 56 ? 2n ** 64n - 1n : 0n));
  const wins = { attackerToMove: goal, defenderToMove: goal };
  assert.deepEqual(cd.duelPairs(null, null, wins), cd.duel(null, null, "a8"));
  const holds = {
    attackerToMove: Array(64).fill(0n),
    defenderToMove: Array(64).fill(2n ** 64n - 1n),
  };
  assert.notDeepEqual(cd.duelPairs(null, null, wins, holds), cd.duel(null, null, "a8"));
});

test("the ends of each range are those of C", () => {
  assert.equal(cd.walks("king", "a1", "a1", 0).length, 1);
  assert.equal(cd.walks("rook", "a1", "b1", 63).length, 64);
  assert.equal(cd.trajectory("king", "f6", "h1", null, 24).length, 6);
  assert.equal(cd.pawnMap("whitePawn", "a2", ~0n & (0xffffn << 16n), 0)[17], NONE);
  assert.equal(cd.pawnMap("whitePawn", "a2", 0n, Infinity)[16], 1);
  assert.equal(cd.promotionMap("whitePawn", "e5", "queen", 0n, Infinity)[8], 5);
  assert.equal(cd.promotionMapTo("whitePawn", "a2", "queen", 0n, 0)[36], 5);
  assert.equal(cd.promotionMap("blackPawn", "a2", "rook", 0n, 0, { own: "a1" }), null);
  assert.equal(cd.pawnCapturesMap("whitePawn", "e2", 0xffff_ffff_ffff_ffffn)[34], 2);
  assert.equal(
    cd.voronoi(
      "king",
      Array.from({ length: 64 }, (_, s) => s),
    )[63],
    63,
  );
  assert.equal(cd.fillTable("king", 1, 1).length, 1);
  assert.equal(cd.onward("king", new Uint8Array(64).fill(191))[5], 191);
  assert.equal(cd.onward("king", new Uint8Array(64).fill(NONE).fill(0, 63))[0], 7);
  assert.deepEqual([leaper(0, 15), leaper(15, 0)], [271, 496]);
});
