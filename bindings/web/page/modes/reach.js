// The squares on which a piece may ever stand, if both sides help. In a closed position some pieces
// never move.

import { isChess } from "../boards/index.js";
import { SIDES } from "../colors.js";
import { isWhite, kindOf } from "../pieces.js";
import { bit, has, members } from "../squares.js";
import { hex, program } from "./code.js";
import { capital, name, noCells, pieceOn, plural } from "./words.js";

/** The library's names of the kinds by letter, in the order of C's struct. */
const SETS = { k: "kings", q: "queens", r: "rooks", b: "bishops", n: "knights", p: "pawns" };

/** The position, or null if it breaks the rules of chess. */
function positionOf(state) {
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
    const passed = state.passed === null ? "" : ` A pawn on ${name(state.passed, state)} can be taken en passant.`;
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
