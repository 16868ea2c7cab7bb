// Squares of a board of any size, rank by rank from its lower left corner, and sets of them:
// BigInts with bit s for square s.

const FILES = "abcdefghijklmnop";

export const bit = (square) => 1n << BigInt(square);
export const setOf = (squares) => [...squares].reduce((set, square) => set | bit(square), 0n);
export const has = (set, square) => ((set >> BigInt(square)) & 1n) === 1n;
export const count = (set) => members(set).length;

export function members(set) {
  const bits = set.toString(2);
  const found = [];
  for (let i = bits.length - 1; i >= 0; --i) if (bits[i] === "1") found.push(bits.length - 1 - i);
  return found;
}

/** The extra cost of a move into a square, 0 to 3. */
export const slowness = ({ plus1, plus2 }, square) => Number(has(plus1, square)) + 2 * Number(has(plus2, square));

export const fileLetter = (file) => FILES[file];

export function nameOf(square, { files }) {
  return FILES[square % files] + (Math.floor(square / files) + 1);
}

/** The square with this name, or null. */
export function squareNamed(name, { files, ranks }) {
  const file = FILES.indexOf(name[0]);
  const rank = /^[1-9]\d?$/.test(name.slice(1)) ? Number(name.slice(1)) - 1 : -1;
  const onBoard = name.length > 1 && file >= 0 && file < files && rank >= 0 && rank < ranks;
  return onBoard ? rank * files + file : null;
}
