// Squares, sets, pieces and boards in the forms that programs may use, each kind of argument in
// signatures.js as a number for C, and what is wrong with an argument that C refuses with a code alone.

import { PIECES } from "../signatures.js";

const FULL = 0xffff_ffff_ffff_ffffn;
/** The set of each single square, up to 16x16 of them. */
const BIT = Array.from({ length: 256 }, (_, square) => 1n << BigInt(square));

export const isBelow = (limit, n) => Number.isInteger(n) && n >= 0 && n < limit;

/** The integer, if it is in its range; `name` is what the caller knows it by. */
export function inRange(name, value, least, most) {
  if (typeof value !== "number") throw new TypeError(`${name}: expected a number, not ${typeof value}`);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  const range = most === Infinity ? `${least} or more` : `${least} to ${most}`;
  throw new RangeError(`${name}: ${value} is outside its range, ${range}`);
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

/** What is wrong with a value that is no square of a board. */
export const noSquare = (value, files = 8, ranks = 8) =>
  new RangeError(`no square: ${String(value)}; squares are a1 to ${nameOf(files * ranks - 1, files)}, or 0 to ${files * ranks - 1}`);

/** The number of a square from its name: "a1" is 0, "h8" 63. Numbers are unchanged. */
export function square(value) {
  if (typeof value !== "string") return value;
  const number = numberOf(value, 8, 8);
  if (number < 0) throw noSquare(value);
  return number;
}

/** The name of a square: 0 is "a1". */
export function squareName(number) {
  if (!isBelow(64, number)) throw noSquare(number);
  return nameOf(number, 8);
}

/** A set of squares as a BigInt: a BigInt, a square, or anything that yields squares. */
export function bitboard(value = 0n) {
  if (typeof value !== "bigint") return setOf(value, 64, square);
  if (value >= 0n && value <= FULL) return value;
  throw new RangeError("a bitboard is 0n to 2n ** 64n - 1n");
}

/** The set of one square or of several, on a board of `size` squares whose names `read` knows. */
export function setOf(value, size, read) {
  const squares = typeof value === "string" || !value?.[Symbol.iterator] ? [value] : value;
  let set = 0n;
  for (const one of squares) {
    const number = read(one);
    if (!isBelow(size, number)) {
      const hint = Number.isInteger(number) ? "; a bitboard is a BigInt" : "";
      throw new RangeError(`no square: ${String(one)}${hint}`);
    }
    set |= BIT[number];
  }
  return set;
}

/** The members of a set of any size, as numbers from a1 upward. */
export function members(set) {
  const bits = set.toString(2);
  const found = [];
  for (let i = bits.length - 1; i >= 0; --i) if (bits[i] === "1") found.push(bits.length - 1 - i);
  return found;
}

/** The members of a bitboard. */
export const squares = (set) => members(bitboard(set));

/** The (m,n)-leaper, 0 to 15 each, without (0,0). */
export function leaper(m, n) {
  if (m === 0 && n === 0) throw new RangeError("m and n: a leaper that jumps (0, 0) does not move");
  return 256 + 16 * inRange("m", m, 0, 15) + inRange("n", n, 0, 15);
}

/** The C number of a square. */
export function squareCode(value) {
  const number = square(value);
  if (typeof number !== "number") throw new TypeError(`expected a square's name or number, not ${typeof value}`);
  if (!isBelow(64, number)) throw noSquare(value);
  return number;
}

/** The C number of a piece. */
export function pieceCode(value) {
  if (typeof value === "string") {
    if (Object.hasOwn(PIECES, value)) return PIECES[value];
    throw new RangeError(`no piece: ${value}; pieces are ${Object.keys(PIECES).join(", ")}`);
  }
  if (typeof value !== "number") throw new TypeError(`expected a piece's name or number, not ${typeof value}`);
  // An int for C. Other numbers become one that is no piece.
  return Number.isInteger(value) && Math.abs(value) < 2 ** 31 ? value : -1;
}

/** An object with these names only. */
export function known(what, value, names) {
  if (typeof value !== "object" || value === null || value[Symbol.iterator]) {
    throw new TypeError(`${what} is an object with ${names.join(", ")}`);
  }
  for (const name in value) {
    if (!names.includes(name)) throw new TypeError(`${what} has ${names.join(", ")}, no ${name}`);
  }
  return names.map((name) => value[name]);
}

/** The three values of a board or of its columns, in C's order. */
export const boardSets = (value) => known("a board", value, ["own", "enemy", "avoid"]);

/** The sets of a position, in C's order. */
const POSITION = ["white", "black", "kings", "queens", "rooks", "bishops", "knights", "pawns", "enPassant"];

/** The distances at which a second leg starts on each square. Those of `ignored` squares may be any. */
export function starts(value, length, ignored = 0n) {
  if (value?.length !== length) throw new RangeError(`start: expected ${length} numbers`);
  const numbers = Array.from(value);
  const isStart = (n) => n === 255 || isBelow(192, n);
  const wrong = numbers.findIndex((n, s) => !isStart(n) && (ignored & BIT[s]) === 0n);
  if (wrong < 0) return Uint8Array.from(numbers);
  throw new RangeError(`start[${wrong}]: ${numbers[wrong]} is outside its range, 0 to 191, or 255 where nothing starts`);
}

/** The address of a copy of sets. */
function put(sets, memory) {
  const words = sets.map((set) => bitboard(set));
  const address = memory.take(8 * words.length);
  memory.words.set(words, address / 8);
  return address;
}

/** The number for C from a value, or several of them, by kind. */
const READERS = {
  piece: pieceCode,
  square: squareCode,
  set: (value) => bitboard(value),
  flag: (value) => (value ? 1 : 0),
  /** Moves and margins. Values beyond an int have the same result as the nearest one. */
  int(value) {
    if (typeof value === "number" && Math.trunc(value) === value) return Math.max(-(2 ** 31), Math.min(2 ** 31 - 1, value));
    throw new TypeError(`expected an integer, not ${String(value)}`);
  },
  /** The index of a trajectory, as 64 bits. */
  count(value) {
    const index = typeof value === "bigint" ? value : Number.isSafeInteger(value) ? BigInt(value) : -1n;
    if (index >= 0n && index <= FULL) return index;
    throw new RangeError("an index is an integer, 0 to 2n ** 64n - 1n");
  },
  board: (value, memory) => (value === undefined || value === null ? 0 : put(boardSets(value), memory)),
  position: (value, memory) => put(known("a position", value, POSITION), memory),
  bytes64: (value, memory) => memory.put(starts(value, 64)),
  words64(value, memory) {
    if (value?.length !== 64) throw new RangeError("expected 64 sets");
    return put(Array.from(value), memory);
  },
  /** Sets of the defender's squares for each of the attacker's, for either side to move. */
  sides(value, memory) {
    const rows = known("an end of each pair of squares", value, ["attackerToMove", "defenderToMove"]).map((row) => Array.from(row ?? []));
    if (rows.some(({ length }) => length !== 64)) throw new RangeError("expected 64 sets for either side to move");
    return put(rows.flat(), memory);
  },
  holds: (value, memory) => (value === undefined || value === null ? 0 : READERS.sides(value, memory)),
  sites(value, memory) {
    const sites = Array.from(value, squareCode);
    inRange("number of sites", sites.length, 1, 64);
    return [memory.put(Uint8Array.from(sites)), sites.length];
  },
};
export const reader = (kind) => READERS[kind];

/** The bytes of an output, as in outBytes64 and outTerritory, and its value once it is written. */
export function output(kind) {
  if (kind === "outTerritory") {
    return { bytes: 24, read: (at, memory) => territory([...memory.wordsAt(at, 3)]) };
  }
  const [, element, count] = kind.match(/(Bytes|Words)(\d+)$/);
  if (element === "Bytes") return { bytes: Number(count), read: (at, memory, length = count) => memory.bytesAt(at, Number(length)) };
  return { bytes: 8 * count, read: (at, memory, length = count) => [...memory.wordsAt(at, Number(length))] };
}

export const territory = ([first, second, tied]) => ({ first, second, tied });

/** What a function gives for the attacker to move, and then as much for the defender to move. */
export const sides = (all) => ({ attackerToMove: all.slice(0, all.length / 2), defenderToMove: all.slice(all.length / 2) });

const CAPTURES = { at: 3, name: "captures", least: 0, most: Infinity };
const OF_PROMOTIONS = { ...CAPTURES, at: 4 };
const MOVES = { at: 3, name: "moves", least: 0, most: 63 };
/** Numbers with a range of their own in C, by function: the place of the parameter, and its range. */
export const RANGES = { pawnMap: CAPTURES, pawnMapTo: CAPTURES, promotionMap: OF_PROMOTIONS, promotionMapTo: OF_PROMOTIONS, walks: MOVES, walkCount: MOVES };

/** The kinds of a position, in C's order. */
const KINDS = POSITION.slice(2, -1);

/** What is wrong with a position of chess_distance_reach, whose words stand in C's order. */
export function faultOfPosition([white, black, ...rest]) {
  const kinds = rest.slice(0, KINDS.length);
  const [pawns, passed] = rest.slice(-2);
  const all = white | black;
  const at = (set) => squareName(squares(set)[0]);
  let seen = 0n;
  for (const [i, kind] of kinds.entries()) {
    if (kind & seen) return `position: ${at(kind & seen)} is in ${KINDS[i]} and in another kind`;
    seen |= kind;
  }
  if (white & black) return `position: ${at(white & black)} is in white and in black`;
  if (seen & ~all) return `position: the piece on ${at(seen & ~all)} is neither in white nor in black`;
  if (all & ~seen) return `position: the piece on ${at(all & ~seen)} is of no kind`;
  for (const [name, side] of Object.entries({ white, black })) {
    const kings = squares(side & kinds[0]).length;
    if (kings !== 1) return `position: ${name} has ${kings || "no"} king${kings > 1 ? "s" : ""}, and needs one`;
  }
  const last = pawns & 0xff000000000000ffn;
  if (last) return `position: the pawn on ${at(last)} is outside its range, ranks 2 to 7`;
  return `enPassant: ${squares(passed).map(squareName).join(", ")} is not behind a pawn that has just advanced two`;
}

/** Where the rest of a part in Betza's notation may begin: with nothing, a letter, or inside a leap. */
const ENDS = ["", "W", ")", "1)", ",1)", "1,1)"];
const LONGEST = 4095;

/**
 * What is wrong with a text that C does not take for a piece. `isPiece(text)` asks C. The place is
 * that of the first character behind which no text would make it a piece.
 */
export function faultOfBetza(text, isPiece) {
  if (text === "") return "an empty Betza text is a piece that never moves";
  const { length } = new TextEncoder().encode(text);
  if (length > LONGEST) return `a Betza text has at most ${LONGEST} bytes, and this one ${length}`;
  const goesOn = (start) => ENDS.some((end) => isPiece(start + end));
  const characters = [...text];
  const at = characters.findIndex((_, i) => !goesOn(characters.slice(0, i + 1).join("")));
  const fault = `Betza text '${length > 40 ? `${text.slice(0, 40)}…` : text}':`;
  if (at < 0) return `${fault} it ends before its last atom is complete`;
  const letter = characters[at];
  const place = `'${letter}' at ${at + 1}`;
  if (!/[\d,)]/.test(letter) && !goesOn(letter)) return `${fault} unknown letter ${place}`;
  // Only the number of steps depends on the parts before: without some of them the text goes on.
  const isBoundary = (i) => /[a-z(A-Z]/.test(characters[i]) && characters[i] !== characters[i - 1] && isPiece(characters.slice(0, i).join(""));
  const isFull = characters.some((_, i) => i > 0 && i <= at && isBoundary(i) && goesOn(characters.slice(i, at + 1).join("")));
  return isFull ? `${fault} more than 250 different steps from ${place} on` : `${fault} ${place} cannot stand there`;
}
