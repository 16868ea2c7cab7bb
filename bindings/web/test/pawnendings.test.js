// Pawn endings and duels with an end for each pair of squares.

import assert from "node:assert/strict";
import { test } from "node:test";

import load, { NONE, bitboard, square, squares } from "../index.js";
import loadPawnEndings from "../pawn.js";

const [cd, solve] = await Promise.all([load(), loadPawnEndings()]);
const [WHITE, BLACK] = ["a4 d4 d5 f4", "a5 d6 f5"].map((names) => names.split(" "));
const has = (set, name) => (set >> BigInt(square(name))) & 1n;

test("Lasker and Reichhelm, 1901: only Kb1 keeps the win against a7", () => {
  for (const upper of [false, true]) {
    const { won, wins, holds, attacker, defender, structures } = solve(WHITE, BLACK, false, upper);
    assert.ok(structures > 1000 && structures < 4000, `${structures}`);
    const keeps = squares(cd.moves("king", "a1", attacker)).filter((a) => has(won.defenderToMove[a], "a7"));
    assert.deepEqual(keeps, [square("b1")]);
    assert.deepEqual([attacker.own, attacker.avoid], [bitboard([...WHITE, ...BLACK]), cd.attacks("blackPawn", BLACK)]);
    const moves = cd.duelPairs(attacker, defender, wins, holds);
    assert.equal(moves.attackerToMove[square("a7")], 13);
    // A number stands exactly where the attacker wins: no pawn attacks these squares, so all are legal.
    for (const a of [0, 1, 2, 9, 10, 17]) {
      for (const d of [40, 41, 48, 49, 56, 57]) {
        for (const side of ["attackerToMove", "defenderToMove"]) {
          assert.equal(moves[side][64 * a + d] !== NONE, ((won[side][a] >> BigInt(d)) & 1n) === 1n, `${side} ${a} ${d}`);
        }
      }
    }
  }
});

test("a duel of pairs with a goal is a duel", () => {
  const goal = Array.from({ length: 64 }, (_, s) => (s === 56 ? 2n ** 64n - 1n : 0n));
  assert.deepEqual(cd.duelPairs(null, null, { attackerToMove: goal, defenderToMove: goal }), cd.duel(null, null, "a8"));
  const holds = { attackerToMove: goal.map(() => 0n), defenderToMove: goal.map(() => 2n ** 64n - 1n) };
  assert.notDeepEqual(cd.duelPairs(null, null, { attackerToMove: goal, defenderToMove: goal }, holds), cd.duel(null, null, "a8"));
});

test("an ending that is too large for the memory is null, and what is wrong throws", () => {
  assert.equal(solve(["a2", "b2", "g2", "h2"], ["a7", "b7", "g7", "h7"], false, false, 1), null);
  const black = solve(["e2"], [], true, false);
  assert.ok(black.won.attackerToMove.every((set) => set === 0n), "Black has no pawn to win with");
  for (const [call, sentence] of [
    [() => solve("a8", 0n, false, false), /^RangeError: pawns: a8 is outside its range, ranks 2 to 7$/],
    [() => solve("a2", "a2", false, false), /pawns: a2 is in white and in black/],
    [() => solve(0x1ff00n << 8n, 0n, false, false), /more than eight/],
    [() => solve("a2", 0n, false, false, 0), /megabytes: 0 is outside its range, 1 to 2048/],
    [() => cd.duelPairs(null, null, null), TypeError],
    [() => cd.duelPairs(null, null, { attackerToMove: [], defenderToMove: [] }), /64 sets/],
    [() => cd.duelPairs(null, null, { attacker: [] }), /no attacker$/],
  ]) assert.throws(call, sentence, String(call));
});
