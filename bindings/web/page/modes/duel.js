// Two kings that move in turn: the moves until the first one forces its way to a target, and the
// squares from which the other one holds if it is to move.

import { NONE } from "../../index.js";
import { isChess } from "../boards/index.js";
import { obstacles } from "../obstacles.js";
import { kindOf } from "../pieces.js";
import { bit, members } from "../squares.js";
import { cBoard, hex, program } from "./code.js";
import { rivalOf } from "./territory.js";
import { target } from "./ways.js";
import { distanceCells, name, noCells, pieceOn, plural } from "./words.js";

function kings(ask, state) {
  const { at, pieces } = state;
  const rival = rivalOf(state);
  if (!isChess(state) || rival === null || [at, rival].some((square) => kindOf(pieces.get(square)) !== "k")) return null;
  return { rival, attacker: obstacles(ask, state, at, [rival]), defender: obstacles(ask, state, rival, [at]) };
}

/** The target that was chosen; the default one only where no goal is painted. */
const targetOf = (state) => (state.to === null && state.goals ? null : target(state));
const goalOf = (state) => state.goals | (targetOf(state) === null ? 0n : bit(targetOf(state)));

export const duel = {
  name: "Duel",
  about: "Two kings in turn: can the first force its way to a target?",
  takes: ["at", "rival", "to", "goals"],

  answer(ask, state) {
    const both = kings(ask, state);
    if (!both) return { cells: noCells(state), text: "Two kings fight a duel on the board of chess: put them on it, and tap the one that attacks." };
    const { rival, attacker, defender } = both;
    const to = targetOf(state);
    const { attackerToMove, defenderToMove } = ask.library.duel(attacker, defender, goalOf(state));
    // For each square of the attacker, with the defender on its square.
    const wins = Array.from({ length: 64 }, (_, square) => attackerToMove[64 * square + rival]);
    const { cells } = distanceCells(wins);
    const names = [];
    for (let square = 0; square < 64; ++square) {
      const near = square === state.at || isNext(square, state.at);
      if (near || defenderToMove[64 * state.at + square] !== NONE) continue;
      if ((defender.own | defender.avoid) & bit(square)) continue;
      names.push(name(square, state));
      cells[square] = { ...cells[square], note: "holds" };
    }
    // Where the side that is to move must give way: there one king's square corresponds to the other's.
    const correspond = (a, d) => attackerToMove[64 * a + d] === NONE && defenderToMove[64 * a + d] !== NONE;
    const pairs = { attacks: [], defends: [] };
    for (let square = 0; square < 64; ++square) {
      if (correspond(square, rival)) pairs.attacks.push(square);
      if (correspond(state.at, square)) pairs.defends.push(square);
    }
    for (const [sign, squares] of Object.entries(pairs)) {
      for (const square of squares) {
        const note = sign === "attacks" ? "corresponds to the defender's square" : "corresponds to the attacker's square";
        cells[square] = { ...cells[square], sign, note: [cells[square].note, note].filter(Boolean).join(", ") };
      }
    }
    const list = (squares) => squares.map((square) => name(square, state)).join(", ");
    const corresponding = [
      pairs.defends.length ? ` Corresponding to ${name(state.at, state)}: ${list(pairs.defends)}.` : "",
      pairs.attacks.length ? ` To ${name(rival, state)}: ${list(pairs.attacks)}.` : "",
    ].join("");
    const goals = list(members(goalOf(state)));
    const moves = wins[state.at];
    const [white, black] = [pieceOn(state.at, state), pieceOn(rival, state)];
    const verdict = moves === NONE
      ? `The ${black} keeps the ${white} away from ${goals}.`
      : `The ${white} moves first and forces its way to ${goals} in ${plural(moves, "move")}.`;
    const holds = names.length === 0 ? "on no square" : names.length > 12 ? `on ${names.length} squares` : `on ${names.join(", ")}`;
    return { cells, board: attacker, rival, to, goals: goalOf(state), text: `${verdict} With the defender to move it would hold ${holds}.${corresponding}` };
  },

  calls(ask, state) {
    const both = kings(ask, state);
    if (!both) return program([], []);
    const [one, two] = [cBoard(both.attacker, "attacker"), cBoard(both.defender, "defender")];
    const goal = hex(goalOf(state));
    const sets = (board, suffix) => ["own", "enemy", "avoid"].map((set) => `${set}${suffix}=${hex(board[set])}`).join(", ");
    return program(
      [
        ...one.lines,
        ...two.lines,
        "static uint8_t moves[2][64][64];",
        `chess_distance_duel(${one.pointer}, ${two.pointer}, ${goal}, moves);`,
        `int attacker_first = moves[0][${state.at}][${both.rival}];`,
      ],
      [
        `moves = cd.duel([${members(goalOf(state)).join(", ")}], ${sets(both.attacker, "")}, ${sets(both.defender, "2")})`,
        `attacker_first = moves[0, ${state.at}, ${both.rival}]`,
      ],
    );
  },
};

const isNext = (a, b) => Math.abs((a & 7) - (b & 7)) < 2 && Math.abs((a >> 3) - (b >> 3)) < 2;
