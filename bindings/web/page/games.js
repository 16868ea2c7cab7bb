// The pieces of each game: the letter in a FEN (capital for the side that moves up the board), the
// name, the moves in Betza's notation, and the name in C and Python on the board of chess.

import { bit } from "./squares.js";

/** The piece with the moves of the text field. */
const OWN = { name: "own piece", about: "the moves that you write below" };

const CHESS = {
  k: { name: "king", betza: "K", constant: "KING" },
  q: { name: "queen", betza: "Q", constant: "QUEEN" },
  r: { name: "rook", betza: "R", constant: "ROOK" },
  b: { name: "bishop", betza: "B", constant: "BISHOP" },
  n: { name: "knight", betza: "N", constant: "KNIGHT" },
  p: { name: "pawn", betza: "mfWcfFimnfD" },
  a: { name: "archbishop", betza: "BN", constant: "ARCHBISHOP", about: "bishop or knight" },
  c: { name: "chancellor", betza: "RN", constant: "CHANCELLOR", about: "rook or knight" },
  m: { name: "amazon", betza: "QN", constant: "AMAZON", about: "queen or knight" },
  w: { name: "wazir", betza: "W", constant: "WAZIR", about: "one step along a rank or file" },
  l: { name: "leaper", about: "the leap (m,n) that you choose" },
  x: OWN,
};

/** Squares of a xiangqi board that a piece keeps to, seen from the side that moves up. */
const palace = (file, rank) => file >= 3 && file <= 5 && rank < 3;
const ownHalf = (file, rank) => rank < 5;

const XIANGQI = {
  k: { name: "general", betza: "W", keeps: palace, drawn: "G" },
  r: { name: "chariot", betza: "R", drawn: "R" },
  n: { name: "horse", betza: "nN", drawn: "H" },
  c: { name: "cannon", betza: "mRcpR", drawn: "C" },
  b: { name: "elephant", betza: "nA", keeps: ownHalf, drawn: "E" },
  a: { name: "advisor", betza: "F", keeps: palace, drawn: "A" },
  // Before the river it only advances: of its own half it keeps to its file.
  p: { name: "soldier", betza: "fsW", keeps: (file, rank, from) => rank >= 5 || file === from, drawn: "S" },
  x: OWN,
};

const SHOGI = {
  k: { name: "king", betza: "K", drawn: "K" },
  r: { name: "rook", betza: "R", drawn: "R" },
  b: { name: "bishop", betza: "B", drawn: "B" },
  g: { name: "gold", betza: "WfF", drawn: "G" },
  s: { name: "silver", betza: "FfW", drawn: "S" },
  n: { name: "knight", betza: "ffN", drawn: "N" },
  l: { name: "lance", betza: "fR", drawn: "L" },
  p: { name: "pawn", betza: "fW", drawn: "P" },
  "+r": { name: "dragon", betza: "RF", drawn: "+R" },
  "+b": { name: "horse", betza: "BW", drawn: "+B" },
  "+s": { name: "promoted silver", betza: "WfF", drawn: "+S" },
  "+n": { name: "promoted knight", betza: "WfF", drawn: "+N" },
  "+l": { name: "promoted lance", betza: "WfF", drawn: "+L" },
  "+p": { name: "tokin", betza: "WfF", drawn: "+P" },
  x: OWN,
};

/** `colors`: of the side that moves up, and of the other; `first`: the letter of its turn in a FEN. */
export const GAMES = {
  chess: { kinds: CHESS, colors: ["white", "black"], first: "w" },
  xiangqi: { kinds: XIANGQI, colors: ["red", "black"], first: "w", disc: true },
  shogi: { kinds: SHOGI, colors: ["sente", "gote"], first: "b" },
};
/** The pieces that stand in the bar itself; the others are behind it. */
export const SHOWN = 6;

/** The squares to which a kind does not go from a square, on the board that its rules are made for. */
export function outside({ game, files, ranks }, { keeps }, square, white) {
  if (!keeps || game !== "xiangqi" || files !== 9 || ranks !== 10) return 0n;
  let set = 0n;
  for (let s = 0; s < 90; ++s) {
    const rank = Math.floor(s / 9);
    if (!keeps(s % 9, white ? rank : 9 - rank, square % 9)) set |= bit(s);
  }
  return set;
}
