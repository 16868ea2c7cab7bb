// Boards of any size: answers, and what is wrong with a board or a piece.

import assert from "node:assert/strict";
import { test } from "node:test";

import loadGrid from "../grid.js";
import { NONE } from "../index.js";

const board = await loadGrid();

test("squares above 63, ways, holes, colors, second legs", () => {
  const grid = board({ files: 16, ranks: 16, holes: ["b2", 255] });
  assert.deepEqual(
    [grid.square("p16"), grid.squareName(255), grid.set("p16")],
    [255, "p16", 1n << 255n],
  );
  assert.deepEqual(grid.squares(grid.set(["a1", "p15", 200])), [0, 200, 239]);
  assert.deepEqual(
    grid.squares(grid.moves("K", "p15")),
    ["o14", "p14", "o15", "o16"].map((s) => grid.square(s)),
  );
  assert.deepEqual(grid.squares(grid.moves("fW", ["a1", "p1"])), [16, 31]);
  assert.deepEqual(grid.squares(grid.moves({ betza: "fW", black: true }, "p15")), [
    grid.square("p14"),
  ]);
  assert.deepEqual(grid.squares(grid.attacks("R", "a1", ["c1", "a2"])), [1, 2, 16]);
  assert.equal(grid.trajectories("F", "a1", "b1"), null);
  assert.equal(grid.trajectoryCount("F", "a1", "b1"), 0n);
  const layers = grid.trajectories("N", "a1", "p1");
  assert.equal(layers.length, grid.path("N", "a1", "p1") + 1);
  assert.deepEqual([layers[0], layers.at(-1)], [1n, 1n << 15n]);
  const start = grid.map("N", "a1");
  assert.deepEqual(
    grid.onward("N", start.with(255, 200)),
    start,
    "the entries of holes are ignored",
  );
  assert.equal(grid.path("R", "a1", "a16", { stop: "a1" }), null, "no move begins on it");
  const line = board({ files: 4, ranks: 1, first: "a1" });
  assert.deepEqual([...line.weightedMap("W", "a1", "b1", ["b1", "d1"])], [0, 4, 5, 8]);
  assert.deepEqual([...line.map("irR", "a1")], [0, 1, 1, 1]);
  assert.deepEqual([...line.map("irR", "b1")], [NONE, 0, NONE, NONE]);
  assert.deepEqual(line.territory("W", "a1", null, "W", "d1"), {
    first: 3n,
    second: 12n,
    tied: 0n,
  });
});

test("the edges of a grid that are joined", () => {
  for (const [wrap, along, up] of [
    ["none", 8, 9],
    ["files", 1, 9],
    ["ranks", 8, 1],
    ["both", 1, 1],
  ]) {
    const grid = board({ files: 9, ranks: 10, wrap });
    assert.deepEqual([grid.path("W", "a1", "i1"), grid.path("W", "a1", "a10")], [along, up], wrap);
    const [matrix, last] = [grid.matrix("nN"), 89];
    for (const map of [grid.map("nN", 0), grid.graphMap(grid.graph("nN"), 0)])
      assert.deepEqual(map, matrix.slice(0, 90), wrap);
    assert.deepEqual(
      [...grid.mapTo("nN", last)],
      Array.from({ length: 90 }, (_, s) => matrix[s * 90 + last]),
      wrap,
    );
  }
});

test("what is wrong with a grid", () => {
  const shape = { files: 9, ranks: 10 };
  const grid = board(shape);
  const holed = board({ ...shape, holes: ["d4", "e5"] });
  for (const [call, sentence] of [
    [() => board({ files: 17, ranks: 1 }), /^RangeError: files: 17 is outside its range, 1 to 16$/],
    [
      () => board({ ...shape, wrap: "toString" }),
      /^RangeError: wrap: expected none, files, ranks or both, not "toString"$/,
    ],
    [() => board({ ...shape, hole: 1n }), /no hole/],
    [
      () => board({ ...shape, holes: "j1" }),
      /^RangeError: holes: "j1" is no square; squares are a1 to i10, or 0 to 89$/,
    ],
    [() => board(), TypeError],
    [() => grid.map("K", "a11"), /from: "a11" is no square/],
    [() => grid.map("K", 1n << 90n), /2n \*\* 90n - 1n/],
    [() => grid.map("K", []), /^RangeError: from: the set is empty$/],
    [() => grid.mapTo("K"), /^TypeError: to: expected a set/],
    [() => grid.map("K", "a1", null, 1), /^TypeError: map: 4 arguments, but it has 3 at most$/],
    [() => grid.map("K", "a1", { stop: 90 }), /obstacles.stop: 90 is no square/],
    [() => grid.territory("K", "a1", null, "K", 0n), /set2: the set is empty/],
    [() => grid.onward("K", Array(90).fill(NONE)), /start: every number is 255/],
    [() => grid.graphMap(grid.graph("K"), 0n), /from: the set is empty/],
    [() => grid.map(3, "a1"), TypeError],
    [() => grid.map({ betza: "K", color: 1 }, "a1"), /no color/],
    [
      () => grid.map({ betza: "K", black: "no" }, "a1"),
      /^TypeError: piece.black: expected true or false, not string$/,
    ],
    [() => grid.map("K", "a1", { walls: 1n }), /no walls/],
    [() => grid.onward("K", Array(90).fill(200)), /start\[0\]: 200 is outside its range, 0 to 191/],
    [() => grid.graphMap([1n], "a1"), /moves: expected 90 sets/],
    [() => grid.within("K", "a1", 1.5), /^RangeError: moves: expected an integer, not 1.5$/],
    [() => grid.ring("K", [], 1), /^RangeError: from: the set is empty$/],
    [() => grid.reaches("K", "a1", 0n), /^RangeError: to: the set is empty$/],
    [() => grid.rings("K", 0n), /^RangeError: from: the set is empty$/],
    [() => holed.path("K", "d4", "a1"), /^RangeError: from: every square is a hole \(d4\)$/],
    [() => holed.reaches("K", "a1", ["e5", "d4"]), /to: every square is a hole \(d4, e5\)$/],
    [() => holed.trajectoryCount("K", "d4", "a1"), /from: every square is a hole \(d4\)$/],
    [() => holed.map("K", []), /from: the set is empty$/],
    [() => grid.setOfBytes([0], 0, true), /^RangeError: bytes: expected 90 numbers, not 1$/],
    [() => grid.setOfBytes(Array(90).fill(-1), 0, true), /^RangeError: bytes\[0\]: -1 is outside/],
    [() => grid.setOfBytes(new Uint8Array(90), 256, true), /^RangeError: value: 256 is outside/],
    [() => grid.setOfBytes(new Uint8Array(90), 1, 1), /^TypeError: equal: expected true or false/],
  ]) {
    assert.throws(call, sentence, String(call));
  }
});

/** [text, what is wrong with it] */
const NO_PIECES = [
  ["", "an empty Betza text is a piece that never moves"],
  ["FzW", "Betza text 'FzW': 'z' at 2 is one of Betza's letters that are not read"],
  ["king", "Betza text 'king': unknown letter 'k' at 1"],
  ["K\0", "Betza text 'K\0': unknown letter '\0' at 2"],
  ["Wü", "Betza text 'Wü': unknown letter 'ü' at 2"],
  ["mWcf", "Betza text 'mWcf': it ends before its last atom is complete"],
  ["W(1,", "Betza text 'W(1,': it ends before its last atom is complete"],
  ["K100", "Betza text 'K100': '0' at 4 cannot stand there"],
  ["fNnpR", "Betza text 'fNnpR': 'p' at 4 cannot stand there"],
  ["(16,1)", "Betza text '(16,1)': '6' at 3 cannot stand there"],
  ["(0,0)", "Betza text '(0,0)': ')' at 5 cannot stand there"],
  [
    "oK",
    `Betza text 'oK': 'o' at 1 means joined edges, which are no part of a piece: give the board wrap: "files"`,
  ],
  ["KzB", "Betza text 'KzB': 'z' at 2 is one of Betza's letters that are not read"],
  ["mqN", "Betza text 'mqN': 'q' at 2 is one of Betza's letters that are not read"],
  ["W".repeat(4096), "a Betza text has at most 4095 bytes, and this one 4096"],
  // 3 steps, 30 times 8, and 8 more.
  [
    `fWlWrW${Array.from({ length: 31 }, (_, i) => `Q${i + 2}`).join("")}`,
    "Betza text 'fWlWrWQ2Q3Q4Q5Q6Q7Q8Q9Q10Q11Q12Q13Q14Q15…': more than 250 different steps from 'Q' at 89 on",
  ],
];

test("what is wrong with a text in Betza's notation, and where: no text begins so, and one begins with what stands before", () => {
  const grid = board({ files: 1, ranks: 1 });
  const fault = (text) => {
    try {
      grid.map(text, 0);
      return null;
    } catch ({ name, message }) {
      assert.equal(name, "RangeError");
      return message;
    }
  };
  for (const [betza, sentence] of NO_PIECES) assert.equal(fault(betza), sentence);
  const ends = [""];
  for (let i = 0; i < ends.length && ends[i].length < 4; ++i)
    for (const letter of "W1,)") ends.push(ends[i] + letter);
  const goesOn = (start) => ends.some((end) => start + end !== "" && fault(start + end) === null);
  const letters = "WKNQmfnpg(1,0)x";
  let places = 0;
  for (let i = 0, x = 7; i < 150; ++i) {
    const text = Array.from(
      { length: 6 },
      () => letters[(x = (x * 48271) % 2147483647) % letters.length],
    ).join("");
    const message = fault(text);
    if (message === null) continue;
    const at = Number(message.match(/ at (\d+)/)?.[1] ?? text.length + 1);
    assert.equal(goesOn(text.slice(0, at - 1)), true, message);
    if (at > text.length) continue;
    ++places;
    assert.equal(goesOn(text.slice(0, at)), false, message);
  }
  assert.ok(places > 100, `${places}`);
});
