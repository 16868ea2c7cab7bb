// What only the board of chess has: duels of two kings, and the squares on which the pieces of a position
// may ever stand if both sides help.

import { NONE } from "../../index.js";
import { isChess, obstacles } from "../board.js";
import { SIDES, distanceCells, noCells } from "../colors.js";
import { bit, capital, has, isWhite, kindOf, members, nameOf, pieceOn, plural } from "../pieces.js";
import { cBoard, hex, program } from "./code.js";
import { rivalOf } from "./sides.js";
import { target } from "./ways.js";

function kings(ask, state) {
  const { at, pieces } = state;
  const rival = rivalOf(state);
  if (!isChess(state) || rival === null || [at, rival].some((square) => kindOf(pieces.get(square)) !== "k")) return null;
  return { rival, attacker: obstacles(ask, state, at, [rival]), defender: obstacles(ask, state, rival, [at]) };
}

/** The target that was chosen; the default one only where no goal is painted. */
const targetOf = (state) => (state.to === null && state.goals ? null : target(state));
const goalOf = (state) => state.goals | (targetOf(state) === null ? 0n : bit(targetOf(state)));

/** Two kings in turn: the moves until the first one forces its way to a target. */
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
      names.push(nameOf(square, state));
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
    const list = (squares) => squares.map((square) => nameOf(square, state)).join(", ");
    const corresponding = [
      pairs.defends.length ? ` Corresponding to ${nameOf(state.at, state)}: ${list(pairs.defends)}.` : "",
      pairs.attacks.length ? ` To ${nameOf(rival, state)}: ${list(pairs.attacks)}.` : "",
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

/** The library's names of the kinds by letter, in the order of C's struct. */
const SETS = { k: "kings", q: "queens", r: "rooks", b: "bishops", n: "knights", p: "pawns" };

/** The position, or null if it breaks the rules of chess. */
export function positionOf(state) {
  if (!isChess(state)) return null;
  const { pieces } = state;
  const position = { white: 0n, black: 0n };
  for (const set of Object.values(SETS)) position[set] = 0n;
  for (const [square, letter] of pieces) {
    if (!Object.hasOwn(SETS, kindOf(letter))) return null;
    position[isWhite(letter) ? "white" : "black"] |= bit(square);
    position[SETS[kindOf(letter)]] |= bit(square);
  }
  position.enPassant = state.passed === null ? 0n : bit(state.passed);
  const { white, black, kings, pawns } = position;
  const oneKing = [white, black].every((side) => members(side & kings).length === 1);
  return oneKing && (pawns & 0xff000000000000ffn) === 0n ? position : null;
}

/** The pieces that never move and are never taken. */
function fixedPieces({ pieces }, reach) {
  const taken = { true: 0n, false: 0n };
  for (const [square, letter] of pieces) taken[!isWhite(letter)] |= reach[square];
  return [...pieces].filter(([s, letter]) => reach[s] === bit(s) && !has(taken[isWhite(letter)], s)).map(([s]) => s);
}

/** In a closed position some pieces never move. */
export const reach = {
  name: "Reach",
  about: "Squares on which the piece may ever stand, with both sides helping",
  takes: ["at"],

  answer(ask, state) {
    const cells = noCells(state);
    const position = positionOf(state);
    if (!position) {
      return { cells, text: "This mode needs a chess position: one king a side, the six usual pieces, no pawn on rank 1 or 8." };
    }
    const { fixed, reach } = ask.library.reach(position);
    for (const square of members(reach[state.at])) cells[square] = { color: SIDES.first, note: "may stand here" };
    for (const square of fixedPieces(state, reach)) cells[square] = { color: SIDES.tied, note: "fixed" };
    const squares = members(reach[state.at]).length;
    const passed = state.passed === null ? "" : ` A pawn on ${nameOf(state.passed, state)} can be taken en passant.`;
    const text = `${capital(pieceOn(state.at, state))} may ever stand on ${plural(squares, "square")} (blue). ${fixed} of ${plural(state.pieces.size, "piece")} never move (gray). Walls and marks do not count here.${passed}`;
    return { cells, text };
  },

  calls(ask, state) {
    const position = positionOf(state);
    if (!position) return program([], []);
    const sets = Object.values(position).map(hex);
    return program(
      [
        `ChessDistancePosition position = {${sets.slice(0, 4).join(", ")},`,
        `                                  ${sets.slice(4).join(", ")}};`,
        "uint64_t reach[64];",
        "int fixed = chess_distance_reach(&position, reach);",
      ],
      [`position = cd.Position(${Object.entries(position).map(([set, value]) => `${set === "enPassant" ? "en_passant" : set}=${hex(value)}`).join(", ")})`,
        "squares, fixed = cd.reach(position)"],
    );
  },
};
