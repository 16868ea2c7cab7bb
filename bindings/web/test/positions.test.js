// Positions from FENs, against a reader that shares no code with the library, and attacks on a grid.

import assert from "node:assert/strict";
import { test } from "node:test";

import loadGrid from "../grid.js";
import load, { bitboard, square } from "../index.js";

const [cd, simd] = await Promise.all([
  load(),
  load(import.meta.resolve("../chess_distance_simd.wasm")),
]);
const grid = (await loadGrid())({ files: 8, ranks: 8 });
const KINDS = { kings: "Kk", queens: "Qq", rooks: "Rr", bishops: "Bb", knights: "Nn", pawns: "Pp" };
const FENS = [
  "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
  "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
  "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 b - - 0 1",
  "8/8/8/2k5/2pP4/8/B7/4K3 b - d3 0 3",
  "r3k3/8/8/8/8/8/8/4K2R b Kq -",
  "3k4/8/8/8/8/8/8/r2K3R w - -",
  "8/8/8/8/8/8/8/8",
  '4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; id "\u00e9";',
];

/** The letters of a FEN's board by square. */
const lettersOf = (fen) => {
  const rows = fen
    .split(" ")[0]
    .replace(/\d/g, (n) => ".".repeat(n))
    .split("/");
  return rows.reverse().join("");
};
const setOf = (letters, test) =>
  bitboard([...letters].flatMap((letter, s) => (letter !== "." && test(letter) ? [s] : [])));
const isWhite = (letter) => letter < "a";

/** The squares that a color attacks, piece by piece on a grid; lines go through `gone`. */
function attacked(letters, white, gone) {
  const occupied = setOf(letters, () => true) & ~(gone === undefined ? 0n : bitboard(gone));
  const betza = (letter) => ({ betza: letter.toUpperCase().replace("P", "fF"), black: !white });
  const add = (set, letter, s) =>
    letter !== "." && isWhite(letter) === white
      ? set | grid.attacks(betza(letter), s, occupied)
      : set;
  return [...letters].reduce(add, 0n);
}

test("a FEN: its sets, its side to move, castling, en passant, attacked squares", () => {
  for (const fen of FENS) {
    const letters = lettersOf(fen);
    const [, side = "w", castling = "-", passed = "-"] = fen.split(" ");
    for (const it of [cd, simd]) {
      const position = it.position(fen);
      const sets = { ...position };
      delete sets.attacked;
      assert.deepEqual(sets, {
        white: setOf(letters, isWhite),
        black: setOf(letters, (letter) => !isWhite(letter)),
        ...Object.fromEntries(
          Object.entries(KINDS).map(([kind, both]) => [
            kind,
            setOf(letters, (letter) => both.includes(letter)),
          ]),
        ),
        enPassant: passed === "-" ? 0n : bitboard(square(passed)),
        turn: side === "w" ? "white" : "black",
        castling: castling.replace("-", ""),
      });
      for (const [color, white] of [
        ["white", true],
        ["black", false],
      ]) {
        assert.equal(position.attacked(color), attacked(letters, white), `${fen} ${color}`);
        const king = letters.indexOf(white ? "k" : "K");
        if (king >= 0)
          assert.equal(
            position.attacked(color, king),
            attacked(letters, white, king),
            `${fen} ${color}, without ${king}`,
          );
      }
    }
  }
  const { attacked: alone, ...rest } = cd.position(FENS[0]);
  assert.equal(alone("white"), 0x0000_0000_00ff_ff7en);
  assert.deepEqual(cd.reach(cd.position(FENS[0])), cd.reach(rest));
  // A long text, and one that is no ASCII before its end.
  assert.equal(cd.position(`${FENS[6]} ${" ".repeat(200_000)}b`).turn, "black");
  assert.throws(() => cd.position("8/8/8/8/8/8/8/7\u014b"), /a board has 8 ranks/);
});

const BAD = [
  [
    "8/8/8/8/8/8/8/9",
    /^RangeError: fen: a board has 8 ranks of 8 squares: KQRBNP, kqrbnp, and numbers of empty squares; behind it stands nothing or the pieces in hand, such as \[Pn\]; this one is "8\/8\/8\/8\/8\/8\/8\/9"$/,
  ],
  ["8/8/8/8/8/8/8/8 x", /the side to move is w or b/],
  ["8/8/8/8/8/8/8/8 w KK", /the castling rights are/],
  ["8/8/8/8/8/8/8/8 w - e4", /the en passant square is on rank 3 or 6/],
];

test("many FENs: columns are single calls, and bad lines have a number and a reason", () => {
  // More than a part of the text, and one line that has more alone.
  const lines = Array.from({ length: 3000 }, (_, i) =>
    i % 1000 === 999
      ? BAD[Math.floor(i / 1000)][0]
      : i === 1500
        ? `${FENS[1]} ${"x".repeat(70_000)}`
        : FENS[i % FENS.length],
  );
  for (const [text, rows] of [
    [lines.join("\n"), 3000],
    [`${lines.join("\r\n")}\r\n`, 3000],
    [new TextEncoder().encode(lines.join("\n")), 3000],
    ["", 0],
    ["\n", 1],
    [lines.join("\r"), 3000],
    [`${lines.join("\r")}\r`, 3000],
  ]) {
    const { state, faults, ...sets } = cd.positionBatch(text);
    assert.equal(state.length, rows);
    if (rows < 2) continue;
    assert.deepEqual(
      faults.map(({ row }) => row),
      [999, 1999, 2999],
    );
    faults.forEach(({ reason }, i) =>
      assert.match(`RangeError: fen: ${reason}; this one is "${BAD[i][0]}"`, BAD[i][1]),
    );
    for (let row = 0; row < rows; ++row) {
      const isBad = row % 1000 === 999;
      const one = isBad ? {} : cd.position(lines[row]);
      for (const [name, column] of Object.entries(sets))
        assert.equal(column[row], one[name] ?? 0n, `${row} ${name}`);
      const bits = isBad
        ? 0
        : (one.turn === "black" ? 1 : 0) +
          ["K", "Q", "k", "q"].reduce(
            (sum, letter, i) => sum + (one.castling.includes(letter) ? 2 << i : 0),
            0,
          );
      assert.equal(state[row], bits, `${row}`);
    }
  }
});

test("what is no FEN", () => {
  for (const [fen, sentence] of BAD) assert.throws(() => cd.position(fen), sentence);
  const position = cd.position(FENS[0]);
  for (const [call, sentence] of [
    [() => cd.position(), /^TypeError: fen: expected a text, not undefined$/],
    [() => cd.position(FENS[0], 1), /2 arguments, but it has 1/],
    [
      () => cd.positionBatch(FENS),
      /^TypeError: text: expected FENs in lines, as fens\.join\("\\n"\), or their bytes/,
    ],
    [() => position.attacked(), /^TypeError: color: expected "white" or "black", not undefined$/],
    [() => position.attacked("white", 64), /without: 64 is no square/],
  ]) {
    assert.throws(call, sentence);
  }
});

test("forms that other programs write", () => {
  const board = "4k3/8/8/8/3pP3/8/8/4K3";
  for (const fen of [`${board} b - e4 0 1`, `${board}[HEhe] b - e3`])
    assert.equal(cd.position(fen).enPassant, 1n << 20n, fen);
  assert.equal(cd.position(`${board} b 0 1`).turn, "black");
  assert.throws(() => cd.position(`${board}[N3] b - -`), /pieces in hand, such as \[Pn\]/);
});
