// Turns each kind of argument in signatures.js into a number for C.

import { bitboard, inRange, isBelow, pieceCode, squareCode } from "./squares.js";

const FULL = 0xffff_ffff_ffff_ffffn;
const SETS = ["own", "enemy", "avoid"];
/** The sets of a position, in C's order. */
const POSITION = ["white", "black", "kings", "queens", "rooks", "bishops", "knights", "pawns", "enPassant"];

const CAPTURES = { at: 3, name: "captures", least: 0, most: Infinity };
const MOVES = { at: 3, name: "moves", least: 0, most: 63 };
/** Numbers with a range of their own, by function: the parameter at that place, and its range in C. */
const RANGES = { pawnMap: CAPTURES, pawnMapTo: CAPTURES, walks: MOVES, walkCount: MOVES };

/** Checks the number of a function that has a range, as it is given to C. */
export function checkRange(method, given) {
  const range = RANGES[method];
  if (range) inRange(range.name, given[range.at], range.least, range.most);
}

/** Moves and margins as an int. Values beyond an int have the same result as the nearest one. */
function clamped(value) {
  if (typeof value !== "number" || Number.isNaN(value)) throw new TypeError(`expected a number, not ${String(value)}`);
  return Math.trunc(Math.max(-(2 ** 31), Math.min(2 ** 31 - 1, value)));
}

/** The index of a trajectory, as 64 bits. */
function count(value) {
  const index = typeof value === "bigint" ? value : Number.isSafeInteger(value) ? BigInt(value) : -1n;
  if (index < 0n || index > FULL) throw new RangeError("an index is an integer, 0 to 2n ** 64n - 1n");
  return index;
}

/** The three values of a board or of its columns, in C's order. Unknown names are errors. */
export function boardSets(value) {
  if (typeof value !== "object" || value[Symbol.iterator]) {
    throw new TypeError("a board is an object with the sets own, enemy and avoid");
  }
  for (const name in value) {
    if (!SETS.includes(name)) throw new TypeError(`a board has own, enemy and avoid, no ${name}`);
  }
  return [value.own, value.enemy, value.avoid];
}

export function positionWords(value) {
  if (typeof value !== "object" || value === null) throw new TypeError("a position is an object with sets");
  const other = Object.keys(value).find((name) => !POSITION.includes(name));
  if (other) throw new TypeError(`a position has ${POSITION.join(", ")}, no ${other}`);
  return BigUint64Array.from(POSITION, (name) => bitboard(value[name]));
}

function board(value, memory) {
  if (value === undefined || value === null) return 0;
  const sets = boardSets(value).map((set) => bitboard(set));
  const address = memory.take(24);
  memory.words.set(sets, address / 8);
  return address;
}

/** The bytes of an output or of an array, as in outBytes64, words64 and outTerritory. */
export function size(kind) {
  if (kind === "outTerritory") return 24;
  const [, element, length] = kind.match(/(bytes|words)(\d+)$/i);
  return element.toLowerCase() === "words" ? 8 * length : Number(length);
}

/** The distances at which a second leg starts on each square. Those of `ignored` squares may be any. */
export function starts(value, length, ignored = 0n) {
  if (value?.length !== length) throw new RangeError(`start: expected ${length} numbers`);
  const numbers = Array.from(value);
  const isStart = (n) => n === 255 || isBelow(192, n);
  const wrong = numbers.findIndex((n, s) => !isStart(n) && ((ignored >> BigInt(s)) & 1n) === 0n);
  if (wrong < 0) return Uint8Array.from(numbers);
  throw new RangeError(`start[${wrong}]: ${numbers[wrong]} is outside its range, 0 to 191, or 255 where nothing starts`);
}

/** Reads bytes64, words64 and the like. */
function array(kind) {
  if (kind.startsWith("bytes")) return (value, memory) => memory.put(starts(value, size(kind)));
  const length = size(kind) / 8;
  return (value, memory) => {
    if (value?.length !== length) throw new RangeError(`expected ${length} sets`);
    return memory.put(BigUint64Array.from(Array.from(value), (set) => bitboard(set)));
  };
}

const READERS = {
  piece: pieceCode,
  square: squareCode,
  set: (value) => bitboard(value),
  int: clamped,
  flag: (value) => (value ? 1 : 0),
  board,
  count,
};

/** For each kind, the number for C from a value: `(value, memory)`. */
export const reader = (kind) => READERS[kind] ?? array(kind);

/** For each kind, the value of an output. */
export function output(kind, address, memory) {
  if (kind.startsWith("outWords")) return [...memory.wordsAt(address, size(kind) / 8)];
  if (kind === "outTerritory") {
    const [first, second, tied] = memory.wordsAt(address, 3);
    return { first, second, tied };
  }
  return memory.bytesAt(address, size(kind));
}
