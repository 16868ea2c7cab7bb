// Squares of a board of any size, rank by rank from its lower left corner, and sets of them: BigInts
// with bit s for square s. The pieces of each game: the letter in a FEN (capital for the side that moves
// up the board), the name, the moves in Betza's notation, and the name in the library, C and Python.

import { named, say } from "./say.js";

export const bit = (square) => 1n << BigInt(square);
export const has = (set, square) => ((set >> BigInt(square)) & 1n) === 1n;
/** The members of a set, from a1 upward. */
export function members(set) {
  const bits = set.toString(2);
  const found = [];
  for (let i = bits.length - 1; i >= 0; --i) if (bits[i] === "1") found.push(bits.length - 1 - i);
  return found;
}
export const setOf = (squares) => [...squares].reduce((set, square) => set | bit(square), 0n);
export const count = (set) => members(set).length;

/** The extra cost of a move into a square, 0 to 3. */
export const slowness = ({ plus1, plus2 }, square) =>
  Number(has(plus1, square)) + 2 * Number(has(plus2, square));

const FILES = "abcdefghijklmnop";

export const nameOf = (square, { files }) =>
  FILES[square % files] + (Math.floor(square / files) + 1);

/** The square with this name, or null. */
export function squareNamed(name, { files, ranks }) {
  const [file, rank] = [FILES.indexOf(name[0]), Number(name.slice(1))];
  const isOnBoard = /^[a-p][1-9]\d?$/.test(name) && file < files && rank <= ranks;
  return isOnBoard ? files * (rank - 1) + file : null;
}

/** The squares whose names stand in a text one after the other; null for one that is not on the board. */
export const namesIn = (text, board) =>
  (text.match(/[a-p]\d+/g) ?? []).map((name) => squareNamed(name, board));

/** The piece with the moves of the text field. */
const OWN = { name: "own piece", about: "the moves that you write below" };

const CHESS = {
  k: { name: "king", betza: "K" },
  q: { name: "queen", betza: "Q" },
  r: { name: "rook", betza: "R" },
  b: { name: "bishop", betza: "B" },
  n: { name: "knight", betza: "N" },
  p: { name: "pawn", betza: "mfWcfFimnfD" },
  a: { name: "archbishop", betza: "BN", about: "bishop or knight" },
  c: { name: "chancellor", betza: "RN", about: "rook or knight" },
  m: { name: "amazon", betza: "QN", about: "queen or knight" },
  w: { name: "wazir", betza: "W", about: "one step along a rank or file" },
  l: { name: "leaper", about: "the leap (m,n) that you choose" },
  x: OWN,
};

/** Squares of a xiangqi board that a piece keeps to, seen from the side that moves up. */
const palace = (file, rank) => file >= 3 && file <= 5 && rank < 3;
const ownHalf = (file, rank) => rank < 5;

/** `drawn`: the letter on its disc, where it is another one than in a FEN. */
const XIANGQI = {
  k: { name: "general", betza: "W", keeps: palace, drawn: "G" },
  r: { name: "chariot", betza: "R" },
  n: { name: "horse", betza: "nN", drawn: "H" },
  c: { name: "cannon", betza: "mRcpR" },
  b: { name: "elephant", betza: "nA", keeps: ownHalf, drawn: "E" },
  a: { name: "advisor", betza: "F", keeps: palace },
  // Before the river it only advances: of its own half it keeps to its file.
  p: {
    name: "soldier",
    betza: "fsW",
    keeps: (file, rank, from) => rank >= 5 || file === from,
    drawn: "S",
  },
  x: OWN,
};

const SHOGI = {
  k: { name: "king", betza: "K" },
  r: { name: "rook", betza: "R" },
  b: { name: "bishop", betza: "B" },
  g: { name: "gold", betza: "WfF" },
  s: { name: "silver", betza: "FfW" },
  n: { name: "knight", betza: "ffN" },
  l: { name: "lance", betza: "fR" },
  p: { name: "pawn", betza: "fW" },
  "+r": { name: "dragon", betza: "RF" },
  "+b": { name: "horse", betza: "BW" },
  "+s": { name: "promoted silver", betza: "WfF" },
  "+n": { name: "promoted knight", betza: "WfF" },
  "+l": { name: "promoted lance", betza: "WfF" },
  "+p": { name: "tokin", betza: "WfF" },
  x: OWN,
};

/** `colors` and `turns`: of the side that moves up, and of the other; `first`: the letter of its turn in a FEN. */
/** `name`: what stands on the board, for screen readers. */
export const GAMES = {
  chess: {
    name: "Chess board",
    kinds: CHESS,
    colors: ["white", "black"],
    turns: ["White to move", "Black to move"],
    first: "w",
  },
  xiangqi: {
    name: "Xiangqi board",
    kinds: XIANGQI,
    colors: ["red", "black"],
    turns: ["Red to move", "Black to move"],
    first: "w",
  },
  shogi: {
    name: "Shogi board",
    kinds: SHOGI,
    colors: ["sente", "gote"],
    turns: ["Sente to move", "Gote to move"],
    first: "b",
  },
};
/** The pieces that stand in the bar itself; the others are behind it. */
export const SHOWN = 6;

export const isWhite = (letter) => letter !== letter.toLowerCase();
export const kindOf = (letter) => letter.toLowerCase();
export const kindsOf = ({ game }) => GAMES[game].kinds;

/** The king of the side to move, or another of its pieces, or any piece. */
export function moverOf(pieces, black) {
  const squares = [...pieces.keys()].sort((a, b) => a - b);
  const own = squares.filter((square) => isWhite(pieces.get(square)) !== black);
  const king = own.find((square) => kindOf(pieces.get(square)) === "k");
  return king ?? own[0] ?? squares[0] ?? null;
}

/** A pawn of chess, which takes otherwise than it moves. */
export const isPawn = (letter, { game }) => game === "chess" && kindOf(letter) === "p";

export const turnOf = ({ game, black }) => say(GAMES[game].turns[black ? 1 : 0]);

/** "White king e2" of "white king e2". */
export const capital = (text) => text[0].toUpperCase() + text.slice(1);

/** "white king e2". */
export const pieceOn = (square, state) =>
  `${pieceName(state.pieces.get(square), state)} ${nameOf(square, state)}`;

/** "white knight", "black leaper (1,3)", "red nN". */
export function pieceName(letter, state) {
  const [up, down] = GAMES[state.game].colors;
  const color = isWhite(letter) ? up : down;
  const kind = kindOf(letter);
  if (kind === "x") return named(color, state.betza);
  if (kind === "l" && state.game === "chess")
    return `${named(color, say("leaper"))} (${state.m},${state.n})`;
  return named(color, say(kindsOf(state)[kind].name));
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
  if (kind === "l")
    return { c: `CHESS_DISTANCE_LEAPER(${m}, ${n})`, python: `cd.leaper(${m}, ${n})` };
  const constant =
    kind === "p" ? `${color(letter).toUpperCase()}_PAWN` : kindsOf(state)[kind].name.toUpperCase();
  return { c: `CHESS_DISTANCE_${constant}`, python: `cd.${constant}` };
}

/** The squares to which a kind does not go from a square, on the board that its rules are made for. */
function outside({ game, files, ranks }, { keeps }, square, white) {
  if (!keeps || game !== "xiangqi" || files !== 9 || ranks !== 10) return 0n;
  let set = 0n;
  for (let s = 0; s < 90; ++s) {
    const rank = Math.floor(s / 9);
    if (!keeps(s % 9, white ? rank : 9 - rank, square % 9)) set |= bit(s);
  }
  return set;
}
