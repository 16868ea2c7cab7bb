// The kinds of pieces: the letter in a FEN (capital for white), the name, and the names in the
// library, C and Python.

export const KINDS = {
  k: { name: "king", constant: "KING" },
  q: { name: "queen", constant: "QUEEN" },
  r: { name: "rook", constant: "ROOK" },
  b: { name: "bishop", constant: "BISHOP" },
  n: { name: "knight", constant: "KNIGHT" },
  p: { name: "pawn" },
  a: { name: "archbishop", constant: "ARCHBISHOP", about: "bishop or knight" },
  c: { name: "chancellor", constant: "CHANCELLOR", about: "rook or knight" },
  m: { name: "amazon", constant: "AMAZON", about: "queen or knight" },
  w: { name: "wazir", constant: "WAZIR", about: "one step along a rank or file" },
  l: { name: "leaper", about: "the leap (m,n) that you choose" },
};
export const LETTERS = Object.keys(KINDS);

export const isWhite = (letter) => letter !== letter.toLowerCase();
export const kindOf = (letter) => letter.toLowerCase();
export const isPawn = (letter) => kindOf(letter) === "p";
const color = (letter) => (isWhite(letter) ? "white" : "black");

/** "white knight", "black (1,3)-leaper". */
export function pieceName(letter, { m, n }) {
  const kind = kindOf(letter);
  return kind === "l" ? `${color(letter)} (${m},${n})-leaper` : `${color(letter)} ${KINDS[kind].name}`;
}

/** The piece for the JavaScript library. */
export function libraryPiece(letter, { m, n }) {
  const kind = kindOf(letter);
  if (kind === "l") return 256 + 16 * m + n;
  return kind === "p" ? `${color(letter)}Pawn` : KINDS[kind].name;
}

/** The piece in a C call, and in a Python call. */
export function codePiece(letter, { m, n }) {
  const kind = kindOf(letter);
  if (kind === "l") return { c: `CHESS_DISTANCE_LEAPER(${m}, ${n})`, python: `cd.leaper(${m}, ${n})` };
  const constant = kind === "p" ? `${color(letter).toUpperCase()}_PAWN` : KINDS[kind].constant;
  return { c: `CHESS_DISTANCE_${constant}`, python: `cd.${constant}` };
}
