// Two kings that move in turn: the moves until the first one forces its way to a target, and the
// squares from which the other one holds if it is to move.

import { NONE } from "../../index.js";
import { obstacles } from "../obstacles.js";
import { kindOf } from "../pieces.js";
import { bit } from "../squares.js";
import { cBoard, hex, program } from "./code.js";
import { rivalOf } from "./territory.js";
import { target } from "./ways.js";
import { distanceCells, name, noCells, pieceOn, plural } from "./words.js";

function kings(api, state) {
  const { at, pieces } = state;
  const rival = rivalOf(state);
  if (rival === null || [at, rival].some((square) => kindOf(pieces.get(square)) !== "k")) return null;
  return { rival, attacker: obstacles(api, state, at, [rival]), defender: obstacles(api, state, rival, [at]) };
}

export const duel = {
  name: "Duel",
  about: "Two kings in turn: can the first force its way to a target?",
  takes: ["at", "rival", "to"],

  answer(api, state) {
    const both = kings(api, state);
    if (!both) return { cells: noCells(state), text: "Two kings fight a duel: put them on the board, and tap the one that attacks." };
    const { rival, attacker, defender } = both;
    const to = target(state);
    const { attackerToMove, defenderToMove } = api.duel(attacker, defender, bit(to));
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
    const moves = wins[state.at];
    const [white, black] = [pieceOn(state.at, state), pieceOn(rival, state)];
    const verdict = moves === NONE
      ? `The ${black} keeps the ${white} away from ${name(to, state)}.`
      : `The ${white} moves first and forces its way to ${name(to, state)} in ${plural(moves, "move")}.`;
    const holds = names.length === 0 ? "on no square" : names.length > 12 ? `on ${names.length} squares` : `on ${names.join(", ")}`;
    return { cells, board: attacker, rival, to, text: `${verdict} With the defender to move it would hold ${holds}.` };
  },

  calls(api, state) {
    const both = kings(api, state);
    if (!both) return program([], []);
    const [one, two] = [cBoard(both.attacker, "attacker"), cBoard(both.defender, "defender")];
    const goal = hex(bit(target(state)));
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
        `moves = cd.duel([${target(state)}], ${sets(both.attacker, "")}, ${sets(both.defender, "2")})`,
        `attacker_first = moves[0, ${state.at}, ${both.rival}]`,
      ],
    );
  },
};

const isNext = (a, b) => Math.abs((a & 7) - (b & 7)) < 2 && Math.abs((a >> 3) - (b >> 3)) < 2;
