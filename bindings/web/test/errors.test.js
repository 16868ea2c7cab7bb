// Bad input: what the module says of it, on the board of chess and on grids.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { runInNewContext } from "node:vm";

import loadGrid from "../grid.js";
import load, { NONE, leaper, square, squareName, squares } from "../index.js";
import { Instance } from "../library/instance.js";
import loadPawnEndings, { PawnGame, closePawns } from "../pawn.js";

const [cd, solve, board] = await Promise.all([load(), loadPawnEndings(), loadGrid()]);
const [from, to, own] = [1n, 2n, 3n].map((first) => new BigUint64Array(5000).fill(first));

test("a call may take 2 GB", async () => {
  const { memory } = await Instance.of(new URL("../chess_distance_pawn.wasm", import.meta.url));
  for (let round = 0; round < 2; round++) {
    memory.during(() => {
      const address = memory.take(2 ** 31);
      assert.ok(memory.bytes.length >= address + 2 ** 31);
      assert.equal(memory.take(8), address + 2 ** 31);
    });
  }
});

test("what is wrong with a position", () => {
  const good = {
    white: ["e1", "b5"],
    black: ["e8", "a5"],
    kings: ["e1", "e8"],
    pawns: ["b5", "a5"],
    enPassant: "a6",
  };
  assert.equal(cd.reach(good).fixed, 0);
  for (const [change, sentence] of [
    [{ kings: "e1", rooks: "e8" }, /^RangeError: position: Black has not exactly one king$/],
    [{ kings: ["e1", "e8", "b5"], pawns: "a5" }, /White has not exactly one king \(e1, b5\)$/],
    [{ queens: "b5" }, /a piece has not exactly one kind and one color \(b5\)$/],
    [{ black: ["e8", "a5", "b5"] }, /a square belongs to both sides \(b5\)$/],
    [{ knights: "c3" }, /one kind and one color \(c3\)$/],
    [{ white: ["e1", "b5", "c3"] }, /one kind and one color \(c3\)$/],
    [
      { white: ["e1", "b5", "h8"], pawns: ["b5", "a5", "h8"] },
      /a pawn stands on the first or the last rank \(h8\)$/,
    ],
    [{ enPassant: "b6" }, /no pawn has just advanced over the en passant square \(b6\)$/],
    [{ enPassant: ["a6", "b6"] }, /the en passant square \(a6, b6\)$/],
    [{ white: ["e1", "b5", "a7"], knights: "a7" }, /the en passant square \(a6\)$/],
  ]) {
    assert.throws(() => cd.reach({ ...good, ...change }), sentence, String(sentence));
  }
});

test("bad input is an error with a sentence", () => {
  const bad = [
    [() => cd.king(64, 0), /^RangeError: a: 64 is no square; squares are a1 to h8, or 0 to 63$/],
    [() => cd.king(0, 1.5), /b: 1.5 is no square/],
    [() => cd.king(0, 1, 2), /^TypeError: king: 3 arguments, but it has 2 at most$/],
    [() => cd.distance("king", 0, 1, 2), /distance: 4 arguments, but it has 3/],
    [() => cd.path("king", 0, 1, null, 2), /path: 5 arguments, but it has 4/],
    [
      () => cd.moves("king", "4"),
      /^RangeError: from: "4" is no square; squares are a1 to h8, or 0 to 63$/,
    ],
    [
      () => cd.moves("king", [3n]),
      /^TypeError: from: expected a square's name or number, not bigint; a set of bits is a BigInt/,
    ],
    [
      () => cd.moves("king"),
      /^TypeError: from: expected a set \(a BigInt, a square, or squares\), not undefined$/,
    ],
    [
      () => cd.moves("king", 1n << 64n),
      /^RangeError: from: 18446744073709551616n is no set; a set is 0n to 2n \*\* 64n - 1n$/,
    ],
    [() => cd.path("king", "a1", "a2", { own: "a9" }), /board.own: "a9" is no square/],
    [
      () => cd.territory("king", 0, null, "king", 0, { enemy: true }),
      /^TypeError: board2.enemy: expected a set .* not boolean$/,
    ],
    [() => cd.corner("a1"), /^TypeError: dark: expected true or false, not undefined$/],
    [
      () => cd.map("unicorn", 0),
      /^RangeError: piece: "unicorn" is no piece; pieces are king, wazir/,
    ],
    [() => cd.map(256, 0), /piece: 256 is no piece/],
    [() => cd.map(512, 0), /piece: 512 is no piece/],
    [() => cd.map(-1, 0), /piece: -1 is no piece/],
    [() => cd.map(11, 0), /piece: 11 is no piece/],
    [() => cd.pawnMap("king", "a2", 0n, 0), /^RangeError: piece: expected whitePawn or blackPawn$/],
    [() => cd.voronoi("king", []), /number of sites: 0 is outside its range, 1 to 64/],
    [() => cd.voronoi("king", [64]), /sites: 64 is no square/],
    [() => cd.voronoi("king"), /^TypeError: sites: expected squares, not undefined$/],
    [() => cd.voronoi("king", 3n), /^TypeError: sites: expected squares, not bigint$/],
    [() => cd.onward("king"), /^TypeError: start: expected 64 numbers, not undefined$/],
    [() => cd.onward("king", [0]), /^RangeError: start: expected 64 numbers, not 1$/],
    [() => cd.path("king", 0, 0n), /^RangeError: to: the set is empty$/],
    [() => cd.pair("rook", "a1", 0n, null, "knight", "a4", "b6"), /to1: the set is empty/],
    [() => cd.trajectoryCount("king", 0n, 0), /from: the set is empty/],
    [() => cd.onward("king", new Uint8Array(64).fill(NONE)), /start: every number is 255/],
    [
      () => cd.pair("rook", "a1", "a8", null, "knight", "a1", "b6"),
      /^RangeError: from1 and from2: both pieces stand on a1$/,
    ],
    [() => cd.within("king", "a1", 1.5), /moves: expected an integer, not 1.5/],
    [() => cd.reach({ king: "a1" }), /no king$/],
    [() => cd.trajectoryCount("king", 64, 0), /from: 64 is no square.*; a set of bits is a BigInt/],
    [
      () => cd.trajectory("king", "f6", "h1", null, 25),
      /^RangeError: index: 25 is outside its range, 0 to 24$/,
    ],
    [() => cd.walks("king", 0, 63, 64), /^RangeError: moves: 64 is outside its range, 0 to 63$/],
    [
      () => cd.walkCount("king", 0, 63, -1),
      /^RangeError: moves: -1 is outside its range, 0 to 63$/,
    ],
    [
      () => cd.pawnMap("whitePawn", "a2", 0n, -1),
      /^RangeError: captures: -1 is outside its range, 0 or more$/,
    ],
    [() => cd.pawnMapTo("whitePawn", "a2", 0n, -1), /captures: -1/],
    [
      () => cd.promotionMap("whitePawn", "a2", "king", 0n, 0),
      /promoted: expected knight, bishop, rook or queen/,
    ],
    [() => cd.promotionMapTo("whitePawn", "a2", "queen", 0n, -1), /captures: -1/],
    [
      () => cd.pawnOutrunsKing("a8", "h5", false, true),
      /pawnSq: a8 is outside its range, ranks 2 to 7 without the king's/,
    ],
    [() => cd.voronoi("king", Array(65).fill(0)), /number of sites: 65 is/],
    [() => cd.rings("king", 0n), /^RangeError: from: the set is empty$/],
    [() => cd.setOfBytes(new Uint8Array(63), 0, true), /^RangeError: bytes: expected 64 numbers/],
    [
      () => cd.setOfBytes(Array(64).fill("."), 0, true),
      /^TypeError: bytes\[0\]: expected a number/,
    ],
    [() => cd.setOfBytes(new Int8Array(64).fill(-1), 0, true), /bytes\[0\]: -1 is outside/],
    [() => cd.setOfBytes(Array(64).fill(0), -1, true), /^RangeError: value: -1 is outside/],
    [() => cd.fromX88(8), /^RangeError: square: 8 is no 0x88 square/],
    [() => cd.byX88("king", 0, 120), /^RangeError: b: 120 is outside its range, 0 to 119$/],
    [() => cd.byX88("amazon", 0, 1), /^RangeError: piece: expected king, .* or blackPawn$/],
    [() => cd.fillTable("king", 17, 8), /^RangeError: files: 17 is outside its range, 1 to 16$/],
    [() => cd.onward("king", new Uint8Array(63)), /start: expected 64 numbers/],
    [() => cd.graphMap([1n], 0), /moves: expected 64 sets/],
    [() => cd.graphMap(Array(64), 0), /^TypeError: moves\[0\]: expected a set/],
    [
      () => cd.graphOnward(cd.graph("king"), new Uint8Array(64).fill(192, 9)),
      /start\[9\]: 192 is outside its range, 0 to 191/,
    ],
    [() => cd.onward("king", Array(64)), /start\[0\]: undefined/],
    [() => cd.distance("toString", 0, 63), /is no piece/],
    [
      () => cd.trajectory("king", 0, 62, null, 2n ** 64n),
      /^RangeError: index: 18446744073709551616n is outside its range, the integers 0 to 2n \*\* 64n - 1n$/,
    ],
    [() => cd.trajectory("king", 0, 62, null, 2 ** 64), /index: 18446744073709552000 is/],
    [
      () => cd.path("king", "a1", "h8", { own: null }),
      /^TypeError: board.own: expected a set .* not null$/,
    ],
    [
      () => cd.walks("king", 1n, "h8", 9),
      /^TypeError: from: expected a square's name or number, not bigint/,
    ],
    [() => cd.map(1n, "a1"), /a piece's name or number, not bigint/],
    [
      () => cd.moves("king", 0x3f00fc0000),
      /from: 270599454720 is no square; .*; a set of bits is a BigInt/,
    ],
    [() => squareName(64), /^RangeError: 64 is no square/],
    [() => square(64), /64 is no square/],
    [() => squares(undefined), /expected a set/],
    [() => leaper(0, 0), /leaper/],
    [() => leaper(1, 2, 3), /^TypeError: leaper: 3 arguments, but it has 2 at most$/],
    [() => cd.fillTable("king", 8, 8, 8), /^TypeError: fillTable: 4 arguments/],
    [() => leaper(-1, 2), /^RangeError: m: -1 is outside its range, 0 to 15$/],
    [() => leaper(1, 16), /n: 16 is/],
    [() => leaper("1", 2), /m: expected a number, not string/],
    [() => solve(), /^TypeError: white: expected a set/],
    [() => solve(0n), /^TypeError: black: expected a set/],
    [
      () => solve("a2", 0n, "black"),
      /^TypeError: attackerIsBlack: expected true or false, not string$/,
    ],
    [() => solve("a2", 0n, false, false, 64, 1), /6 arguments/],
    [
      () => solve("a8", 0n, false, false),
      /^RangeError: white and black: expected at most eight pawns a side, on ranks 2 to 7, each/,
    ],
    [() => solve("a2", "b1"), /^RangeError: white and black: expected at most/],
    [() => solve("a2", "a2"), /each on a square of its own$/],
    [() => solve(0x1ff00n << 8n, 0n), /^RangeError: white and black: expected at most/],
    [() => solve("a2", 0n, false, false, 0), /megabytes: 0 is outside its range, 1 to 2048/],
    [
      () => cd.duelPairs(null, null, null),
      /^TypeError: wins is an object with attackerToMove, defenderToMove, not null$/,
    ],
    [
      () => cd.duelPairs(null, null, { attackerToMove: [], defenderToMove: [] }),
      /wins.attackerToMove: expected 64 sets/,
    ],
    [() => cd.duelPairs(null, null, { attacker: [] }), /no attacker$/],
    [
      () => cd.mapBatch("king", [1n]),
      /^TypeError: from: expected a column, a BigUint64Array, not Array$/,
    ],
    [() => cd.mapBatch("king", from, { own: 1n }), /boards.own: expected a column/],
    [() => cd.mapBatch("king", from, { walls: own }), /no walls/],
    [
      () => cd.mapBatch("king", from, { own: own.slice(1) }),
      /^RangeError: boards.own: 4999 rows, but from has 5000$/,
    ],
    [
      () => cd.pathBatch("king", from, to.slice(1)),
      /^RangeError: to: 4999 rows, but from has 5000$/,
    ],
    [
      () => cd.batch("king", Uint8Array.of(1, 2), Uint8Array.of(63, 64)),
      /^RangeError: b\[1\]: 64 is no square; squares are a1 to h8, or 0 to 63$/,
    ],
    [() => cd.withinBatch("king", from, 1.5), /^RangeError: moves: expected an integer, not 1.5$/],
    [() => cd.attacksBatch("king", from, 1n), /^TypeError: occupied: expected a column/],
    [() => cd.ringBatch("king", from, 2, { own }, 1), /ringBatch: 5 arguments, but it has 4/],
    [() => cd.matrixBatch("king", {}), /a column at least/],
  ];
  for (const [call, sentence] of bad) assert.throws(call, sentence);
  assert.throws(() => cd.king("e4", undefined), TypeError);
  for (const board of [{ enmey: 1n }, { own: 1n, Avoid: 2n }]) {
    assert.throws(
      () => cd.path("king", "a1", "h8", board),
      /^TypeError: board has own, enemy, avoid, no (enmey|Avoid)$/,
    );
  }
  for (const board of [0x3f00fc0000n, "c3", 5, ["b2"]]) {
    assert.throws(
      () => cd.path("king", "a1", "h8", board),
      /^TypeError: board is an object with own, enemy, avoid, not a?/,
    );
  }
});

test("a value of the right type that is not allowed is a RangeError, another type a TypeError", () => {
  const { attacked } = cd.position("4k3/8/8/8/8/8/4P3/4K3");
  const game = new PawnGame(cd, () => null);
  const position = { pawns: [1n << 12n, 0n], kings: [4, 60], turn: 0, passed: null };
  for (const [call, argument, wrong, ofAnotherType] of [
    [attacked, "color", ["red", "w"], [0, null, undefined]],
    [(value) => game.answer(position, value), "color", [2, 0.5], ["white", 0n, undefined]],
    [(value) => game.moves(position, value), "color", [2], ["white"]],
    [(value) => closePawns(position, value), "color", [-1], ["black", null]],
    [(wrap) => board({ files: 8, ranks: 8, wrap }), "wrap", ["sides"], [1, null, ["files"]]],
    [(value) => cd.within("king", 0, value), "moves", [1.5, NaN], ["1", 1n, undefined]],
    [(value) => cd.trajectory("king", 0, 9, null, value), "index", [-1, 0.5, -1n], ["0", null]],
    [(value) => cd.onward("king", [value, ...Array(63).fill(0)]), "start[0]", [192], ["0", 0n]],
    [(value) => cd.voronoi("king", [value]), "sites", [64, "i9"], [null, 0n]],
  ])
    for (const [values, name] of [
      [wrong, "RangeError"],
      [ofAnotherType, "TypeError"],
    ])
      for (const value of values)
        assert.throws(
          () => call(value),
          (error) => error.name === name && error.message.startsWith(`${argument}: `),
          `${argument}: ${String(value)} is a ${name}`,
        );
});

test("typed arrays, memory and modules of another realm are those of this one", async () => {
  const other = (code) => runInNewContext(code);
  assert.deepEqual(
    cd.pathBatch("king", other("BigUint64Array.of(1n)"), BigUint64Array.of(2n)),
    Uint8Array.of(1),
  );
  assert.deepEqual(
    cd.batch("king", other("Uint8Array.of(0)"), other("Uint8Array.of(63)")),
    Uint8Array.of(7),
  );
  assert.deepEqual(
    cd.mapBatch("king", other("BigUint64Array.of(1n)"), { own: other("BigUint64Array.of(2n)") })[1],
    NONE,
  );
  const fens = new TextEncoder().encode("8/8/8/8/8/8/8/K6k");
  const bytes = runInNewContext("Uint8Array.from(bytes)", { bytes: [...fens] });
  assert.deepEqual(cd.positionBatch(bytes).kings, BigUint64Array.of(129n));
  const file = readFileSync(new URL("../chess_distance.wasm", import.meta.url));
  const buffer = runInNewContext("Uint8Array.from(bytes).buffer", { bytes: [...file] });
  const module = runInNewContext("new WebAssembly.Module(Uint8Array.from(bytes))", {
    bytes: [...file],
  });
  assert.equal(module instanceof WebAssembly.Module, false);
  const shared = new Uint8Array(new SharedArrayBuffer(file.length));
  shared.set(file);
  for (const source of [buffer, new Uint8Array(buffer), module, shared.buffer])
    assert.equal((await load(source)).king(0, 63), 7);
});

test("a source that is none is named", async () => {
  for (const source of [5, null, {}, Promise.resolve(), [1]])
    await assert.rejects(
      load(source),
      /^TypeError: source: expected a URL, the bytes or a compiled WebAssembly.Module, not /,
    );
});

test("a Buffer of node is copied without its constructor, which is deprecated", () => {
  const script = `
    import load from ${JSON.stringify(new URL("../index.js", import.meta.url).href)};
    const cd = await load();
    if (cd.batch("king", Buffer.from([0]), Buffer.from([63]))[0] !== 7) throw new Error("batch");
    if (cd.positionBatch(Buffer.from("8/8/8/8/8/8/8/K6k")).kings[0] !== 129n) throw new Error("positionBatch");`;
  execFileSync(process.execPath, [
    "--throw-deprecation",
    "--pending-deprecation",
    "--input-type=module",
    "--eval",
    script,
  ]);
});

test("objects without a prototype and transferred memory are named", () => {
  const plain = Object.create(null);
  assert.throws(
    () => cd.within("king", "e4", plain),
    /^TypeError: moves: expected an integer, not Object$/,
  );
  assert.throws(
    () => cd.pathBatch("king", plain, BigUint64Array.of(1n)),
    /^TypeError: from: expected a column, a BigUint64Array, not Object$/,
  );
  for (const [type, call, name] of [
    [Uint8Array, (gone) => cd.within("king", gone, 1), "from"],
    [Uint8Array, (gone) => cd.onward("king", gone), "start"],
    [BigUint64Array, (gone) => cd.pathBatch("king", gone, gone), "from"],
    [Uint8Array, (gone) => cd.positionBatch(gone), "text"],
    [Uint8Array, (gone) => cd.voronoi("king", gone), "sites"],
  ]) {
    const gone = new type(64);
    structuredClone(gone.buffer, { transfer: [gone.buffer] });
    assert.throws(
      () => call(gone),
      (error) =>
        error.name === "TypeError" &&
        error.message.startsWith(`${name}: the memory of this ${type.name} has been transferred`),
    );
  }
});

test("no value is an error without the name of its argument", async () => {
  const plain = Object.create(null);
  const gone = new ArrayBuffer(8);
  structuredClone(gone, { transfer: [gone] });
  for (const value of [plain, [plain], [], null])
    assert.throws(
      () => board({ files: 8, ranks: 8, wrap: value }),
      /^TypeError: wrap: expected none, files, ranks or both, not /,
    );
  for (const value of [plain, [plain], "x"])
    assert.throws(() => cd.error(value), /^TypeError: code: expected an integer, not /);
  assert.match(cd.error(-2), /outside the board/);
  await assert.rejects(load(gone), /^TypeError: source: this ArrayBuffer has no bytes$/);
  await assert.rejects(load(null), /^TypeError: source: expected .*, not null$/);
});
