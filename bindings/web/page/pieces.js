// The letters of a position: the side, the kind in the game, the name, and the names in the library, C
// and Python.

import { GAMES, outside } from "./games.js";

export const isWhite = (letter) => letter !== letter.toLowerCase();
export const kindOf = (letter) => letter.toLowerCase();
export const kindsOf = ({ game }) => GAMES[game].kinds;

/** A pawn of chess, which takes otherwise than it moves. */
export const isPawn = (letter, { game }) => game === "chess" && kindOf(letter) === "p";

/** "white knight", "black (1,3)-leaper", "red piece nN". */
export function pieceName(letter, state) {
  const [up, down] = GAMES[state.game].colors;
  const color = isWhite(letter) ? up : down;
  const kind = kindOf(letter);
  if (kind === "x") return `${color} ${state.betza}`;
  if (kind === "l" && state.game === "chess") return `${color} (${state.m},${state.n})-leaper`;
  return `${color} ${kindsOf(state)[kind].name}`;
}

/** How the piece moves, in Betza's notation. */
export function betzaOf(letter, state) {
  const kind = kindOf(letter);
  if (kind === "x") return state.betza;
  return kindsOf(state)[kind].betza ?? `(${state.m},${state.n})`;
}

/** The squares that the rules of its game keep the piece from. */
export function keptFrom(state, square) {
  const letter = state.pieces.get(square);
  return letter ? outside(state, kindsOf(state)[kindOf(letter)], square, isWhite(letter)) : 0n;
}

const color = (letter) => (isWhite(letter) ? "white" : "black");

/** The piece of chess for the JavaScript library. */
export function libraryPiece(letter, state) {
  const kind = kindOf(letter);
  if (kind === "l") return 256 + 16 * state.m + state.n;
  return kind === "p" ? `${color(letter)}Pawn` : kindsOf(state)[kind].name;
}

/** The piece of chess in a C call, and in a Python call. */
export function codePiece(letter, state) {
  const { m, n } = state;
  const kind = kindOf(letter);
  if (kind === "l") return { c: `CHESS_DISTANCE_LEAPER(${m}, ${n})`, python: `cd.leaper(${m}, ${n})` };
  const constant = kind === "p" ? `${color(letter).toUpperCase()}_PAWN` : kindsOf(state)[kind].constant;
  return { c: `CHESS_DISTANCE_${constant}`, python: `cd.${constant}` };
}
