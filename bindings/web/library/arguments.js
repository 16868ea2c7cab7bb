// Squares, sets, pieces and boards in the forms that programs may use, each kind of argument in
// signatures.js as a number for C, and what is wrong with an argument that C refuses with a code alone.

import { PIECES } from "../signatures.js";

/** The set of each single square, up to 16x16 of them, and one more. */
const BIT = Array.from({ length: 257 }, (_, square) => 1n << BigInt(square));

export const isBelow = (limit, n) => Number.isInteger(n) && n >= 0 && n < limit;

/** A sentence about an argument, if it has a name. */
const about = (name, sentence) => (name ? `${name}: ${sentence}` : sentence);

/** What Object.prototype.toString calls a value, such as "Uint8Array": unlike instanceof it knows those of
 * another realm (an iframe, node:vm, jsdom), and unlike String it takes objects without a prototype. */
export const tagOf = (value) => Object.prototype.toString.call(value).slice(8, -1);

/** An error for a typed array whose memory has gone to another thread: it would count as empty. */
export function attached(value, name) {
  try {
    if (ArrayBuffer.isView(value)) value.values();
  } catch {
    throw new TypeError(about(name, `the memory of this ${tagOf(value)} has been transferred`));
  }
  return value;
}

/** A value as it would be typed. */
export function typed(value) {
  const text =
    typeof value === "string"
      ? JSON.stringify(value)
      : typeof value === "object" && value !== null
        ? tagOf(value)
        : `${String(value)}${typeof value === "bigint" ? "n" : ""}`;
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

const kindOf = (value) => (value === null ? "null" : typeof value);

/** The integer, if it is in its range; `name` is what the caller knows it by. */
export function inRange(name, value, least, most) {
  if (typeof value !== "number")
    throw new TypeError(`${name}: expected a number, not ${kindOf(value)}`);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  const range = most === Infinity ? `${least} or more` : `${least} to ${most}`;
  throw new RangeError(`${name}: ${value} is outside its range, ${range}`);
}

export function flag(value, name) {
  if (typeof value === "boolean") return value ? 1 : 0;
  throw new TypeError(`${name}: expected true or false, not ${kindOf(value)}`);
}

/** Throws a RangeError about a value of one of these types, and a TypeError about another one. */
function refuse(value, types, sentence) {
  throw new (types.includes(typeof value) ? RangeError : TypeError)(sentence);
}

/** Moves and margins. Values beyond an int have the same result as the nearest one. */
export function intOf(value, name) {
  if (typeof value === "number" && Math.trunc(value) === value)
    return Math.max(-(2 ** 31), Math.min(2 ** 31 - 1, value));
  refuse(value, ["number"], `${name}: expected an integer, not ${typed(value)}`);
}

/** The value, if it is one of these, which `expected` says in words. */
export function oneOf(values, value, name, expected) {
  if (values.includes(value)) return value;
  refuse(value, [typeof values[0]], `${name}: expected ${expected}, not ${typed(value)}`);
}

/** An argument too many would be a mistake that has no effect. */
export function atMost(count, given, call) {
  if (given > count)
    throw new TypeError(`${call}: ${given} arguments, but it has ${count} at most`);
}

const FILES = "abcdefghijklmnop";

/** The name of a square on a board with so many files. */
export const nameOf = (number, files) => FILES[number % files] + (Math.floor(number / files) + 1);

/** The number of the square with this name on a board of up to 16 ranks, or -1. A regular expression takes
 * 20 times as long. */
export function numberOf(name, files, ranks) {
  const file = name.charCodeAt(0) - 97;
  const ones = name.charCodeAt(name.length - 1) - 48;
  const tens = name.length === 3 && name[1] === "1" ? 10 : 0;
  const rank = name.length === 2 || tens ? tens + ones : 0;
  const isOnBoard = isBelow(files, file) && isBelow(10, ones) && rank >= 1 && rank <= ranks;
  return isOnBoard ? files * (rank - 1) + file : -1;
}

/** The number of a square, from its name or its number: "a1" is 0, "h8" 63. */
export function squareOf(value, name, files = 8, ranks = 8, hint = "") {
  const number = typeof value === "string" ? numberOf(value, files, ranks) : value;
  if (isBelow(files * ranks, number)) return number;
  if (typeof number !== "number")
    throw new TypeError(
      about(name, `expected a square's name or number, not ${kindOf(value)}${hint}`),
    );
  const all = `a1 to ${nameOf(files * ranks - 1, files)}, or 0 to ${files * ranks - 1}`;
  throw new RangeError(about(name, `${typed(value)} is no square; squares are ${all}${hint}`));
}

/** The number of a square. Without a second parameter, so that `map` may call it. */
export const square = (value) => squareOf(value);

/** The name of a square: 0 is "a1". */
export const squareName = (number) => nameOf(squareOf(number), 8);

const HINT = "; a set of bits is a BigInt, as 3n for a1 and b1, and no member of another set";

/** A set of squares as a BigInt: a BigInt, a square, or anything that yields squares. */
export function setOf(value, name, files = 8, ranks = 8) {
  const size = files * ranks;
  if (typeof value === "bigint") {
    if (value >= 0n && value < BIT[size]) return value;
    throw new RangeError(
      about(name, `${typed(value)} is no set; a set is 0n to 2n ** ${size}n - 1n`),
    );
  }
  if (typeof value === "number" || typeof value === "string")
    return BIT[squareOf(value, name, files, ranks, typeof value === "number" ? HINT : "")];
  if (!value?.[Symbol.iterator])
    throw new TypeError(
      about(name, `expected a set (a BigInt, a square, or squares), not ${kindOf(value)}`),
    );
  attached(value, name);
  let set = 0n;
  for (const one of value) set |= BIT[squareOf(one, name, files, ranks, HINT)];
  return set;
}

/** The same of a board of chess; without a value no square. */
export const bitboard = (value = 0n) => setOf(value);

export const bit = (square) => 1n << BigInt(square);
export const has = (set, square) => ((set >> BigInt(square)) & 1n) === 1n;

/** The members of a set of any size, as numbers from a1 upward. */
export function members(set) {
  const bits = set.toString(2);
  const found = [];
  for (let i = bits.length - 1; i >= 0; --i) if (bits[i] === "1") found.push(bits.length - 1 - i);
  return found;
}

/** The members of a bitboard. */
export const squares = (set) => members(setOf(set));

const LEAPER = 256;

/** The (m,n)-leaper, 0 to 15 each, without (0,0). */
export function leaper(m, n) {
  atMost(2, arguments.length, "leaper");
  if (m === 0 && n === 0) throw new RangeError("m and n: a leaper that jumps (0, 0) does not move");
  return LEAPER + 16 * inRange("m", m, 0, 15) + inRange("n", n, 0, 15);
}

/** The C number of a piece. */
export function pieceCode(value, name = "piece") {
  if (typeof value === "string" && Object.hasOwn(PIECES, value)) return PIECES[value];
  if (
    Number.isInteger(value) &&
    value >= 0 &&
    (value <= PIECES.amazon || (value > LEAPER && value < 2 * LEAPER))
  )
    return value;
  if (typeof value !== "string" && typeof value !== "number")
    throw new TypeError(`${name}: expected a piece's name or number, not ${kindOf(value)}`);
  throw new RangeError(
    `${name}: ${typed(value)} is no piece; pieces are ${Object.keys(PIECES).join(", ")} and leaper(m, n)`,
  );
}

/** The values of an object with these names only, or with others that say nothing here. */
export function known(what, value, names, others = []) {
  if (typeof value !== "object" || value === null || value[Symbol.iterator]) {
    throw new TypeError(
      `${what} is an object with ${names.join(", ")}, not ${value?.[Symbol.iterator] ? "a set" : kindOf(value)}`,
    );
  }
  for (const name in value) {
    if (!names.includes(name) && !others.includes(name))
      throw new TypeError(`${what} has ${names.join(", ")}, no ${name}`);
  }
  return names.map((name) => value[name]);
}

/** The obstacles of a board or of its columns, in C's order. */
export const BOARD = ["own", "enemy", "avoid"];

/** The sets of a position, in C's order. */
export const POSITION = [
  "white",
  "black",
  "kings",
  "queens",
  "rooks",
  "bishops",
  "knights",
  "pawns",
  "enPassant",
];

/** An error if a value is no list of so many entries. */
export function checkLength(value, length, what, name) {
  attached(value, name);
  if (typeof value !== "object" || value?.length === undefined)
    throw new TypeError(`${name}: expected ${length} ${what}, not ${kindOf(value)}`);
  if (value.length !== length)
    throw new RangeError(`${name}: expected ${length} ${what}, not ${value.length}`);
}

/** The distances at which a second leg starts on each square. Those of `ignored` squares may be any. */
export function starts(value, length, name, ignored = 0n) {
  checkLength(value, length, "numbers", name);
  const numbers = Array.from(value);
  const isStart = (n) => n === 255 || isBelow(192, n);
  const wrong = numbers.findIndex((n, s) => !isStart(n) && (ignored & BIT[s]) === 0n);
  if (wrong < 0) return Uint8Array.from(numbers);
  refuse(
    numbers[wrong],
    ["number"],
    `${name}[${wrong}]: ${typed(numbers[wrong])} is outside its range, 0 to 191, or 255 where nothing starts`,
  );
}

/** A byte for each square of a board, with any meaning. */
export function bytesOf(value, length, name) {
  checkLength(value, length, "numbers", name);
  if (/^Uint8(Clamped)?Array$/.test(tagOf(value))) return value;
  return Uint8Array.from(value, (n, i) => inRange(`${name}[${i}]`, n, 0, 255));
}

/** The address of a copy of sets, which may have names. One of these that is left out is empty. */
function put(sets, memory, name, names) {
  const address = memory.take(8 * sets.length);
  // The next set may be read by a call that lets the memory grow.
  sets.forEach((set, i) => {
    const word =
      names && set === undefined ? 0n : setOf(set, names ? `${name}.${names[i]}` : `${name}[${i}]`);
    memory.words[address / 8 + i] = word;
  });
  return address;
}

/** 64 sets, one for each square. */
function sets64(value, name) {
  checkLength(value, 64, "sets", name);
  return Array.from(value);
}

/** The number for C from a value, or several of them, by kind. */
const READERS = {
  piece: (value, _, name) => pieceCode(value, name),
  square: (value, _, name) => squareOf(value, name),
  /** A square as 16 * rank + file. */
  x88(value, _, name) {
    if ((inRange(name, value, 0, 119) & 8) === 0) return value;
    throw new RangeError(
      `${name}: ${value} is no 0x88 square; those are 16 * rank + file, 0 to 7 each`,
    );
  },
  set: (value, _, name) => setOf(value, name),
  "set?": (value = 0n, _, name) => setOf(value, name),
  flag: (value, _, name) => flag(value, name),
  int: (value, _, name) => intOf(value, name),
  /** The index of a trajectory, as 64 bits. */
  "count?"(value = 0, _, name) {
    const index =
      typeof value === "bigint" ? value : Number.isSafeInteger(value) ? BigInt(value) : -1n;
    if (index >= 0n && index < BIT[64]) return index;
    refuse(
      value,
      ["number", "bigint"],
      `${name}: ${typed(value)} is outside its range, the integers 0 to 2n ** 64n - 1n`,
    );
  },
  board: (value, memory, name) =>
    value === undefined || value === null ? 0 : put(known(name, value, BOARD), memory, name, BOARD),
  position: (value, memory, name) =>
    put(known(name, value, POSITION, ["turn", "castling", "attacked"]), memory, name, POSITION),
  bytes64: (value, memory, name) => memory.put(starts(value, 64, name)),
  anyBytes64: (value, memory, name) => memory.put(bytesOf(value, 64, name)),
  words64: (value, memory, name) => put(sets64(value, name), memory, name),
  /** Sets of the defender's squares for each of the attacker's, for either side to move. */
  sides(value, memory, name) {
    const rows = known(name, value, SIDES).map((row, i) => sets64(row, `${name}.${SIDES[i]}`));
    return put(rows.flat(), memory, name);
  },
  "sides?": (value, memory, name) =>
    value === undefined || value === null ? 0 : READERS.sides(value, memory, name),
  sites(value, memory, name) {
    if (typeof value !== "object" || !value?.[Symbol.iterator])
      throw new TypeError(`${name}: expected squares, not ${kindOf(value)}`);
    const sites = Array.from(attached(value, name), (one) => squareOf(one, name));
    inRange("number of sites", sites.length, 1, 64);
    return [memory.put(Uint8Array.from(sites)), sites.length];
  },
};

/** As in `from:square`, a kind with the name of the argument, or `board` where they are the same. */
export function parameter(text) {
  const [name, kind = name] = text.split(":");
  return { name, kind };
}

/** What reads an argument: `(value, memory)`. */
export function reader({ name, kind }) {
  const read = READERS[kind];
  return (value, memory) => read(value, memory, name);
}

/** The bytes of an output, as in outBytes64 and outTerritory, and its value once it is written. */
export function output(kind) {
  if (kind === "outTerritory") {
    return { bytes: 24, read: (at, memory) => territory([...memory.wordsAt(at, 3)]) };
  }
  const [, element, count] = kind.match(/(Bytes|Words)(\d+)$/);
  if (element === "Bytes")
    return {
      bytes: Number(count),
      read: (at, memory, length = count) => memory.bytesAt(at, Number(length)),
    };
  return {
    bytes: 8 * count,
    read: (at, memory, length = count) => [...memory.wordsAt(at, Number(length))],
  };
}

export const territory = ([first, second, tied]) => ({ first, second, tied });

const SIDES = ["attackerToMove", "defenderToMove"];
/** What a function gives for the attacker to move, and then as much for the defender to move. */
export const sides = (all) => ({
  attackerToMove: all.slice(0, all.length / 2),
  defenderToMove: all.slice(all.length / 2),
});

const CAPTURES = { at: 3, name: "captures", least: 0, most: Infinity };
const OF_PROMOTIONS = { ...CAPTURES, at: 4 };
const MOVES = { at: 3, name: "moves", least: 0, most: 63 };
/** Numbers with a range of their own in C, by function: the place of the parameter, and its range. */
export const RANGES = {
  pawnMap: CAPTURES,
  pawnMapTo: CAPTURES,
  promotionMap: OF_PROMOTIONS,
  promotionMapTo: OF_PROMOTIONS,
  walks: MOVES,
  walkCount: MOVES,
  setOfBytes: { at: 1, name: "value", least: 0, most: 255 },
};

/** The argument without a square, for the code of an empty set. `isEmpty(i)` tells of a set whether it has none
 * on the board, and `holes(i)` names its squares that are holes. */
export function faultOfEmpty(parameters, isEmpty, holes = () => []) {
  const at = parameters.findIndex(({ kind }, i) => kind === "set" && isEmpty(i));
  if (at < 0) return "start: every number is 255, so that nothing starts";
  const names = holes(at).join(", ");
  return `${parameters[at].name}: ${names ? `every square is a hole (${names})` : "the set is empty"}`;
}
