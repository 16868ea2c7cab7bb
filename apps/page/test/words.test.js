// Words of chess for what the solved endings show.

import assert from "node:assert/strict";
import { test } from "node:test";

import load, { square, squareName } from "chess-distance";
import { report, written } from "../modes/endings.js";
import {
  isTriangulation,
  isZugzwang,
  keySquares,
  oppositionOf,
  runaway,
  spareTempo,
  wordsOf,
} from "../words.js";
import loadPawnEndings, {
  PawnGame,
  finder,
  isLegal,
  movesOf,
  pawnPosition,
} from "chess-distance/pawn";

const [cd, solve] = await Promise.all([load(), loadPawnEndings()]);
const game = new PawnGame(cd, finder(solve));
const ofFen = (fen) => pawnPosition(cd.position(fen));
const words = (at) =>
  wordsOf(
    cd,
    game,
    at,
    report(game, at, (question) => question()),
    (move) => written(move, { files: 8, ranks: 8 }),
  ).texts.join(" ");

test("words of chess, where they hold", () => {
  for (const [fen, text] of [
    [
      "8/8/4k3/8/4K3/4P3/8/8 w - -",
      "The kings are in opposition, and White has to give way. Key squares: d5, e5, f5. With its king on one of them White queens, whichever side is to move, unless the other king takes the pawn.",
    ],
    [
      "4k3/8/8/8/3PK3/8/8/8 b - -",
      "Key squares: c6, d6, e6. With its king on one of them White queens, whichever side is to move, unless the other king takes the pawn.",
    ],
    [
      "4k3/8/4K3/4P3/8/8/8/8 b - -",
      "Key squares: d6, e6, f6. With its king on one of them White queens, whichever side is to move, unless the other king takes the pawn.",
    ],
    ["8/k7/3p4/p2P1p2/P2P1P2/8/8/K7 w - -", "Kb1 brings the other side into zugzwang."],
    ["8/8/8/P7/8/8/8/K5k1 w - -", "The pawn on a5 runs: the king on g1 is outside its square."],
    [
      "8/3K4/4Pk2/8/8/8/8/8 w - -",
      "Key squares: d7, e7, f7. With its king on one of them White queens, whichever side is to move, unless the other king takes the pawn.",
    ],
    [
      "2k5/8/p1P5/P2K4/8/8/8/8 w - -",
      "White triangulates: the same position comes again with the other side to move.",
    ],
    [
      "8/8/8/5kp1/8/8/8/6K1 w - -",
      "Kf1 takes the distant opposition. Key squares: f3, g3, h3. With its king on one of them Black queens, whichever side is to move, unless the other king takes the pawn.",
    ],
    ["4k3/8/8/1p5p/1P5P/8/8/4K3 w - -", "Ke2 takes the distant opposition."],
    ["8/8/7k/8/1p6/7K/2P5/8 w - -", "Kh4 takes the opposition."],
    ["8/8/8/8/2pP4/8/8/K6k b - d3", ""],
    [
      "8/8/8/8/2K5/8/3P4/2k5 b - -",
      "Key squares: c4, d4, e4. With its king on one of them White queens, whichever side is to move, unless the other king takes the pawn.",
    ],
    [
      "1K6/8/3k4/8/P7/8/8/8 w - -",
      "Key squares: b7, b8. With its king on one of them White queens, whichever side is to move, unless the other king is nearer to the pawn.",
    ],
  ])
    assert.equal(words(ofFen(fen)), text, fen);
  assert.deepEqual(
    ["e4e6", "a1a5", "a1g1", "a1c3", "a1a4"].map((two) =>
      oppositionOf({
        kings: [square(two.slice(0, 2)), square(two.slice(2))],
        pawns: [1n << 30n, 0n],
      }),
    ),
    ["opposition", "distant opposition", "distant opposition", null, null],
  );
});

/** Random endings of up to two pawns a side, and all squares of the kings in two of books. */
function* random(count) {
  for (const fen of ["8/8/4k3/8/8/4P3/8/4K3 w - -", "2k5/8/p1P5/P2K4/8/8/8/8 w - -"]) {
    for (let i = 0; i < 4096; i += 3) {
      const at = { ...ofFen(fen), kings: [i >> 6, i & 63], turn: i & 1 };
      if (isLegal(cd, at)) yield at;
    }
  }
  let seed = 1;
  // Xorshift, since the low bits of simpler generators repeat too soon.
  const next = (n) => {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    return (seed >>> 0) % n;
  };
  while (count > 0) {
    const used = new Set();
    const pawns = [0, 1].map(() =>
      Array.from({ length: next(3) }, () => 8 + next(48))
        .filter((s) => !used.has(s) && used.add(s))
        .reduce((set, s) => set | (1n << BigInt(s)), 0n),
    );
    for (let i = 0; i < 20 && count > 0; ++i) {
      const at = { pawns, kings: [next(64), next(64)], turn: next(2), passed: null };
      if (!isLegal(cd, at)) continue;
      --count;
      yield at;
    }
  }
}

test("no word contradicts the solver on random endings", () => {
  const seen = { runs: 0, zugzwang: 0, spare: 0, triangulation: 0, keys: 0 };
  for (const at of random(process.env.THOROUGH ? 10_000 : 500)) {
    const other = 1 - at.turn;
    const queens = (at, color) => game.isWon(at, color, false);
    for (const color of [0, 1]) {
      if (runaway(cd, game, at, color) !== null) {
        ++seen.runs;
        assert.ok(queens(at, color), "a pawn that runs queens");
      }
      if (isZugzwang(cd, game, at, color)) {
        ++seen.zugzwang;
        const mine = { ...at, turn: color };
        assert.ok(
          movesOf(cd, mine).every((move) => !game.winsAfter(mine, move, color, false)),
          "the attacker has to give way",
        );
        const theirs = { ...at, turn: 1 - color };
        assert.ok(
          movesOf(cd, theirs).every((move) => game.winsAfter(theirs, move, color, false)),
          "and the defender",
        );
      }
      if (color === at.turn && queens(at, color) && isTriangulation(cd, game, at, color)) {
        ++seen.triangulation;
        assert.ok(
          queens({ ...at, turn: other }, color),
          "with the other side to move it queens as well",
        );
      }
      const keys = keySquares(cd, game, at, color);
      const isKept = (pawn) => {
        const [mine, theirs] = [at.kings[color], at.kings[1 - color]].map((king) =>
          cd.king(king, pawn),
        );
        return theirs >= ((pawn & 7) % 7 ? 2 : mine);
      };
      if (keys.includes(at.kings[color]) && isKept(Math.log2(Number(at.pawns[color])))) {
        ++seen.keys;
        assert.ok(
          queens(at, color),
          `with the king on the key square ${squareName(at.kings[color])}`,
        );
      }
    }
    const found = game.moves(at, at.turn);
    const spare = game.answer(at, at.turn) === "queens" ? spareTempo(at, found) : null;
    if (spare) {
      ++seen.spare;
      assert.ok(game.winsAfter(at, spare, at.turn, false));
      for (const move of movesOf(cd, at))
        if (move.from === at.kings[at.turn]) assert.ok(!game.winsAfter(at, move, at.turn, false));
    }
  }
  assert.ok(
    Object.values(seen).every((count) => count > 0),
    JSON.stringify(seen),
  );
});

/** All positions of a pawn alone, where its king stands on a key square: { at, attacker, pawn }. */
function* onKeys() {
  for (let i = 0; i < 96; ++i) {
    const [pawn, attacker] = [8 + (i >> 1), i & 1];
    const alone = { pawns: [0n, 0n].with(attacker, 1n << BigInt(pawn)), passed: null };
    for (const mine of keySquares(cd, game, alone, attacker))
      for (let j = 0; j < 128; ++j) {
        const kings = [mine, mine].with(1 - attacker, j >> 1);
        const at = { ...alone, kings, turn: j & 1 };
        if (isLegal(cd, at)) yield { at, attacker, pawn };
      }
  }
}

test("with its king on a key square a side queens, but for what the sentence says", () => {
  const seen = { queens: 0, takes: 0, "is nearer": 0 };
  for (const { at, attacker, pawn } of onKeys()) {
    if (game.isWon(at, attacker, false)) {
      ++seen.queens;
      continue;
    }
    const said = words(at);
    if (!said.includes("Key squares")) continue;
    const isTaken = (from) => movesOf(cd, from).some(({ takes }) => takes);
    const [, but] = /unless the other king (takes|is nearer)/.exec(said) ?? [];
    const isSo =
      but === "takes"
        ? at.turn === attacker
          ? movesOf(cd, at).every(({ after }) => isTaken(after))
          : isTaken(at)
        : but && cd.king(at.kings[1 - attacker], pawn) < cd.king(at.kings[attacker], pawn);
    assert.ok(
      isSo,
      `${said} The pawn is on ${squareName(pawn)}, kings ${at.kings.map(squareName)}.`,
    );
    ++seen[but];
  }
  assert.ok(
    Object.values(seen).every((count) => count > 0),
    JSON.stringify(seen),
  );
});
