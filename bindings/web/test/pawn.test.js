// Pawn endings: legal moves, answers, ways.

import assert from "node:assert/strict";
import { test } from "node:test";

import load, { bitboard, square, squareName } from "../index.js";
import loadPawnEndings, {
  NOT,
  PawnGame,
  QUEENS,
  RACE,
  closePawns,
  finder,
  isLegal,
  movesOf,
  pawnPosition,
} from "../pawn.js";

const [cd, solve] = await Promise.all([load(), loadPawnEndings()]);

/** Pawns, kings, side to move, square that a pawn has passed. */
const position = (white, black, kings, turn, passed = null) => ({
  pawns: [white, black].map((names) => bitboard(names.split(" ").filter(Boolean))),
  kings: kings.split(" ").map(square),
  turn,
  passed: passed && square(passed),
});
const leaves = (at, depth) =>
  movesOf(cd, at).reduce(
    (sum, { promotes, after }) => sum + (promotes || depth === 1 ? 1 : leaves(after, depth - 1)),
    0,
  );

test("legal moves are counted as python-chess counts them; a promotion ends a line", () => {
  for (const [at, counts] of [
    [position("a2 b2 c2 d2 e2 f2 g2 h2", "a7 b7 c7 d7 e7 f7 g7 h7", "e1 e8", 0), [18, 324, 5658]],
    [position("d4", "c4", "f2 b6", 1, "d3"), [9, 79, 592, 4415]],
    [position("e7 b5 c2 h2", "a7 c5 g3", "h3 g7", 0, "c6"), [10, 103, 1056]],
    [position("b5 b4 e2 g2", "c7 d6 f4", "a5 h5", 0), [7, 63, 482]],
  ])
    counts.forEach((count, i) => assert.equal(leaves(at, i + 1), count, `${at.pawns}, ${i + 1}`));
});

const game = new PawnGame(cd, finder(solve));
const ofFen = (fen) => pawnPosition(cd.position(fen));
const names = (moves) =>
  moves.map(
    ({ from, to, piece }) => squareName(from) + squareName(to) + (piece === "rook" ? "r" : ""),
  );

test("what is won is what a legal move wins, and all legal moves fall into three", () => {
  const PAWNS = [
    ["a4 d4 d5 f4", "a5 d6 f5"],
    ["b5 g4", "b6 g7"],
    ["d4", "c4"],
    ["h6", "h2"],
    ["c6", "a6"],
    ["a7 e4", "h3 f4"],
    ["a7", "h2"],
  ];
  const seen = { [QUEENS]: 0, [RACE]: 0, [NOT]: 0, undecided: 0 };
  for (const [white, black] of PAWNS) {
    for (let i = 0; i < 4096; i += white.startsWith("a7") ? 7 : 53) {
      for (const turn of [0, 1]) {
        const passed =
          white === "d4" && turn === 1 ? "d3" : white === "a7 e4" && turn === 1 ? "e3" : null;
        const at = position(
          white,
          black,
          `${squareName(i >> 6)} ${squareName(i & 63)}`,
          turn,
          passed,
        );
        if (
          !isLegal(cd, at) ||
          (passed && at.kings.some((king) => [0, 8].includes(Math.abs(king - square(passed)))))
        )
          continue;
        const name = `${white} / ${black}, kings ${at.kings.map(squareName)}, ${turn} to move`;
        const moves = movesOf(cd, at);
        for (const attacker of [0, 1]) {
          const results = [false, true].map((upper) =>
            moves.map((move) => game.winsAfter(at, move, attacker, upper)),
          );
          for (const [i, upper] of [false, true].entries()) {
            const isMate =
              turn !== attacker && moves.length === 0 && !isLegal(cd, { ...at, turn: 1 - turn });
            const expected =
              turn === attacker
                ? results[i].some(Boolean)
                : moves.length
                  ? results[i].every(Boolean)
                  : isMate;
            // The game is over with a promotion, and does not see what the new piece does.
            if (!moves.some(({ promotes, end }) => promotes && end))
              assert.equal(game.isWon(at, attacker, upper), expected, name);
          }
          // Each legal move is played, and its answer taken from what is won after it.
          const now = game.answer(at, attacker);
          const after = moves.map((_, i) => (results[0][i] ? QUEENS : results[1][i] ? RACE : NOT));
          const { keep, lose, undecided } = game.moves(at, attacker);
          const isKept = (a) => a === now || (a === QUEENS && attacker === turn);
          const of = (isThere) => names(moves.filter((_, i) => isThere(after[i])));
          assert.deepEqual(
            [names(keep), names(lose), names(undecided)],
            [
              of((a) => isKept(a) && a !== RACE),
              of((a) => !isKept(a) && a !== RACE),
              of((a) => a === RACE),
            ],
            name,
          );
          ++seen[now];
          seen.undecided += undecided.length > 0 && now !== RACE;
          if (now === QUEENS) followed(at, attacker, name);
        }
      }
    }
  }
  assert.ok(
    Object.values(seen).every((count) => count > 20),
    JSON.stringify(seen),
  );
});

/** Each move of a way is legal, keeps the queen, and the last one queens or mates. */
function followed(at, color, name) {
  const way = game.way(at, color);
  way.reduce((at, move, i) => {
    assert.ok(
      names(movesOf(cd, at)).includes(names([move])[0]) || move.takes,
      `${name}: ${names(way)}`,
    );
    const isTaken = way[i + 1]?.to === move.to && move.promotes;
    if (!move.promotes || isTaken)
      assert.ok(isTaken || game.isWon(move.after, color, false), `${name}: ${names(way)}`);
    return move.after;
  }, at);
  const last = way.at(-1)?.after ?? at;
  assert.ok(way.at(-1)?.promotes || movesOf(cd, last).length === 0, `${name}: ${names(way)}`);
}

test("a promotion is to a rook where a queen is stalemate, and no move where both are", () => {
  for (const [fen, keep] of [
    ["8/6P1/7k/8/6K1/8/8/8 w - -", ["g7g8r"]],
    ["8/k1P5/2K5/8/8/8/8/8 w - -", ["c6d6", "c6d7", "c7c8r"]],
    ["8/5P1k/8/6K1/8/8/8/8 w - -", ["g5f6", "f7f8r"]],
    ["8/3KPk2/8/8/8/8/8/8 w - -", ["d7d8", "e7e8"]],
  ])
    assert.deepEqual(names(game.moves(ofFen(fen)).keep).sort(), keep.sort(), fen);
  // Black's king has no square, and its own pawn no move.
  const both = ofFen("8/4P3/8/8/8/8/5K1p/7k w - -");
  assert.equal(movesOf(cd, both).find(({ promotes }) => promotes).piece, null);
  assert.ok(names(game.moves(both).lose).includes("e7e8"));
  // A promotion that mates wins, although the other side has a pawn one step from queening.
  const race = ofFen("k7/2P5/1K6/8/8/8/7p/8 w - -");
  assert.equal(game.answer(race, 0), RACE);
  assert.deepEqual(names(game.moves(race, 0).keep), ["c7c8"]);
  assert.equal(cd.pawnOptions(race).moves.find(({ promotes }) => promotes).end, 1);
  assert.throws(() => ofFen("8/8/8/8/8/8/P7/K6N b - -"), /two kings and pawns/);
  const study = ofFen("8/3KPk2/8/8/8/8/8/8 w - -");
  for (const name of ["answer", "moves", "way"]) {
    assert.throws(
      () => game[name](study, "white"),
      /^TypeError: color: expected 0 for White or 1 for Black, not "white"$/,
    );
    assert.throws(
      () => game[name]({ ...study, kings: [51, 52] }, 0),
      /^RangeError: position: the kings/,
    );
  }
});

test("a way ends, even if no promotion is ever found", () => {
  const all = {
    attackerToMove: Array(64).fill(2n ** 64n - 1n),
    defenderToMove: Array(64).fill(2n ** 64n - 1n),
  };
  const none = { attackerToMove: Array(64).fill(0n), defenderToMove: Array(64).fill(0n) };
  const find = (pawns, attacker, upper) => ({
    ...solve(...pawns, attacker === 1, upper),
    won: all,
    wins: none,
    holds: none,
  });
  assert.equal(new PawnGame(cd, find).way(ofFen("8/8/4k3/8/8/4K3/8/8 w - -"), 0).length, 500);
});

test("an ending that is too large says how large", () => {
  const find = finder(solve, 1);
  assert.throws(
    () => find([0xff00n, 0xff000000000000n], 0, false),
    /more than 910 structures: unblocked pawns have too many orders/,
  );
});

test("a square that no pawn has passed is none", () => {
  const takes = (fen) => movesOf(cd, ofFen(fen)).filter((move) => move.takes).length;
  for (const fen of [
    "7k/8/8/3P4/8/8/8/K7 w - e6",
    "8/8/8/8/8/1k6/3P4/K7 w - e3",
    "7k/8/8/3Pp3/8/8/8/K7 w - e6",
    "8/4k3/8/3Pp3/8/8/8/K7 w - e6",
  ]) {
    assert.equal(takes(fen), fen.startsWith("7k/8/8/3Pp3") ? 1 : 0, fen);
  }
});

test("a position that is none of PawnGame's is named", async () => {
  const game = new PawnGame(cd, () => null);
  const good = { pawns: [1n << 12n, 0n], kings: [4, 60], turn: 0, passed: null };
  const noPosition = {
    name: "TypeError",
    message: /^position: expected what pawnPosition\(position\) gives, not /,
  };
  assert.notEqual(cd.pawnOptions(good), null);
  for (const position of [
    cd.position("4k3/8/8/8/8/8/4P3/4K3"),
    undefined,
    null,
    5,
    {},
    { ...good, pawns: [1n] },
    { ...good, pawns: [1, 0] },
    { ...good, pawns: [-1n, 0n] },
    // More numbers were written behind those of the position.
    { ...good, kings: [4, 60, ...new Array(5000).fill(7)] },
    { ...good, kings: [4, 64] },
    { ...good, turn: "white" },
    { ...good, passed: "e3" },
  ])
    for (const call of [
      () => cd.pawnOptions(position),
      () => game.answer(position, 0),
      () => game.moves(position),
      () => game.way(position, 0),
      () => game.correspond(position, 0),
    ])
      assert.throws(call, noPosition);
  assert.equal(closePawns({ pawns: [1n << 50n, 1n << 12n] }, 0), 1n << 50n);
  for (const position of [undefined, null, 5, {}, { pawns: [1n] }, { pawns: [1, 0] }])
    assert.throws(() => closePawns(position, 0), noPosition);
  for (const position of [undefined, {}, good])
    assert.throws(() => pawnPosition(position), {
      message: /^position: expected what position\(fen\) gives, not /,
    });
});
