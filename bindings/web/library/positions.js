// Positions: from FENs by the reader of the C library, and the moves of kings and pawns by its rules.

import {
  POSITION,
  atMost,
  attached,
  isBelow,
  oneOf,
  setOf,
  squareName,
  squares,
  tagOf,
  typed,
} from "./arguments.js";

/** By bits of the state: KQkq from the lowest. */
const CASTLING = Array.from({ length: 16 }, (_, bits) =>
  [..."KQkq"].filter((_, i) => (bits >> i) & 1).join(""),
);

/** A position from its words in memory, which begin at `at`. */
function positionOf(words, at, state, attacks) {
  const [white, black, kings, queens] = [words[at], words[at + 1], words[at + 2], words[at + 3]];
  const [rooks, bishops, knights, pawns] = [
    words[at + 4],
    words[at + 5],
    words[at + 6],
    words[at + 7],
  ];

  function attacked(color, without = 0n) {
    oneOf(["white", "black"], color, "color", '"white" or "black"');
    const side = color === "white" ? white : black;
    const occupied = (white | black) & ~setOf(without, "without");
    const from = (piece, set) => (set & side ? attacks(piece, set & side, occupied) : 0n);
    const steps = from(`${color}Pawn`, pawns) | from("king", kings) | from("knight", knights);
    return steps | from("bishop", bishops | queens) | from("rook", rooks | queens);
  }

  const turn = state & 1 ? "black" : "white";
  return {
    white,
    black,
    kings,
    queens,
    rooks,
    bishops,
    knights,
    pawns,
    enPassant: words[at + 8],
    turn,
    castling: CASTLING[state >> 1],
    attacked,
  };
}

/** Bytes of a part of a text, unless one line has more. */
const PART = 65536;
const NEWLINE = 10;
const CARRIAGE_RETURN = 13;

/** The calls of an instance that read FENs. `attacks` is its call of this name. */
export function positions({ exports, memory }, attacks) {
  const { chess_distance_read_fens: read, chess_distance_fen_error: sentence } = exports;
  /** What the first bad field should be, by its number. */
  const reason = (fault) => memory.text(sentence(fault));
  const encoder = new TextEncoder();
  const width = POSITION.length;

  /** The address of ChessDistancePositionColumns, of columns of `n` rows each, and of these. */
  function room(n) {
    const [sets, states, faults, columns] = [8 * width * n, n, n, 4 * (width + 1)].map((bytes) =>
      memory.take(bytes),
    );
    memory
      .numbers(Uint32Array, columns, width + 1)
      .set([...POSITION.map((_, i) => sets + 8 * n * i), states]);
    return { sets, states, faults, columns };
  }

  /** Of one row, for good: its columns, and where it begins and ends. */
  const one = room(1);
  const ends = memory.put(BigInt64Array.of(0n, 0n));

  function position(fen) {
    atMost(1, arguments.length, "position");
    if (typeof fen !== "string")
      throw new TypeError(`fen: expected a text, not ${fen === null ? "null" : typeof fen}`);
    return memory.during(() => {
      const text = memory.take(3 * fen.length);
      let length = 0;
      for (let letter; length < fen.length && (letter = fen.charCodeAt(length)) < 128; ++length)
        memory.bytes[text + length] = letter;
      // encodeInto takes longer than all the rest.
      if (length < fen.length)
        length = encoder.encodeInto(fen, memory.bytes.subarray(text)).written;
      memory.words[ends / 8 + 1] = BigInt(length);
      read(text, ends, 1, one.columns, one.faults);
      const fault = memory.bytes[one.faults];
      if (fault)
        throw new RangeError(
          `fen: ${reason(fault)}; this one is ${JSON.stringify(fen.slice(0, 100))}`,
        );
      return positionOf(memory.words, one.sets / 8, memory.bytes[one.states], attacks);
    });
  }

  /** Where each line begins, and the end of the last. A text may have carriage returns alone. */
  function linesOf(bytes) {
    const starts = [0];
    const newline = bytes.includes(NEWLINE) ? NEWLINE : CARRIAGE_RETURN;
    for (let at = 0; at < bytes.length;) {
      const end = bytes.indexOf(newline, at);
      at = end < 0 ? bytes.length : end + 1;
      starts.push(at);
    }
    return starts;
  }

  function positionBatch(text) {
    atMost(1, arguments.length, "positionBatch");
    const bytes = typeof text === "string" ? encoder.encode(text) : text;
    if (tagOf(attached(bytes, "text")) !== "Uint8Array")
      throw new TypeError(
        'text: expected FENs in lines, as fens.join("\\n"), or their bytes (Uint8Array)',
      );
    const lines = linesOf(bytes);
    const rows = lines.length - 1;
    const sets = POSITION.map(() => new BigUint64Array(rows));
    const state = new Uint8Array(rows);
    const faults = [];
    for (let row = 0, end; row < rows; row = end) {
      for (end = row + 1; end < rows && lines[end + 1] - lines[row] <= PART;) ++end;
      const n = end - row;
      memory.during(() => {
        const part = room(n);
        const text = memory.put(bytes.subarray(lines[row], lines[end]));
        // Numbers of 64 bits, the low half of each first. BigInts take as long as the reader.
        const offsets = memory.take(8 * (n + 1));
        const halves = memory.numbers(Uint32Array, offsets, 2 * (n + 1)).fill(0);
        for (let i = 0; i <= n; ++i) halves[2 * i] = lines[row + i] - lines[row];
        const wrong = read(text, offsets, n, part.columns, part.faults);
        sets.forEach((set, i) =>
          set.set(memory.numbers(BigUint64Array, part.sets + 8 * n * i, n), row),
        );
        state.set(memory.numbers(Uint8Array, part.states, n), row);
        for (let i = 0; wrong && i < n; ++i) {
          const fault = memory.bytes[part.faults + i];
          if (fault) faults.push({ row: row + i, reason: reason(fault) });
        }
      });
    }
    return { ...Object.fromEntries(POSITION.map((name, i) => [name, sets[i]])), state, faults };
  }

  return { position, positionBatch };
}

/** What the library says of a position at an address that it refuses, and the squares that show it. */
export function faultOfPosition({ exports, memory }, address) {
  return memory.during(() => {
    const at = memory.take(8);
    const sentence = memory.text(exports.chess_distance_position_fault(address, at));
    const names = squares(memory.words[at / 8]).map(squareName);
    return `position: ${sentence}${names.length ? ` (${names.join(", ")})` : ""}`;
  });
}

/** The bytes of ChessDistancePawnState, ChessDistancePawnOption and ChessDistancePawnOptions. */
const [STATE, OPTION, OPTIONS] = [24, 64, 4176];
/** Where the moves begin, and in a move its first bytes; in the options the number of deciding positions. */
const [MOVES, BYTES, DECIDING] = [80, 48, 72];
/** The piece of a promotion, by its number in C. */
const PROMOTED = { 4: "rook", 5: "queen" };
const STALEMATE = 2;

const isPair = (list, is) => Array.isArray(list) && list.length === 2 && list.every(is);
const isSet = (set) => typeof set === "bigint" && BigInt.asUintN(64, set) === set;
const hasPawns = ({ pawns }) => isPair(pawns, isSet);
const isPosition = ({ pawns, kings, turn, passed }) =>
  hasPawns({ pawns }) &&
  isPair(kings, (square) => isBelow(64, square)) &&
  isBelow(2, turn) &&
  isBelow(65, passed ?? 64);

const checkedBy = (is) => (position) => {
  if (!is(Object(position)))
    throw new TypeError(
      `position: expected what pawnPosition(position) gives, not ${typed(position)}`,
    );
};

/** Throws if this is not what `pawnPosition` gives: its numbers are written as they are. */
export const checkPawnPosition = checkedBy(isPosition);

/** The same where nothing but its pawns is read. */
export const checkPawns = checkedBy(hasPawns);

/** The call of an instance: the legal moves of a position and what decides them. */
export function pawnRules({ exports, memory }) {
  const { chess_distance_pawn_options: options } = exports;
  const [state, out] = [STATE, OPTIONS].map((bytes) => memory.take(bytes));

  function positionAt(at) {
    const { words, bytes } = memory;
    const passed = bytes[at + 19];
    return {
      pawns: [words[at / 8], words[at / 8 + 1]],
      kings: [bytes[at + 16], bytes[at + 17]],
      turn: bytes[at + 18],
      passed: passed < 64 ? passed : null,
    };
  }

  function moveAt(at) {
    const [from, to, promotion, end, takes, isTaken, ...wins] = memory.bytes.subarray(
      at + BYTES,
      at + BYTES + 10,
    );
    const promotes = promotion !== 0;
    return {
      from,
      to,
      takes: takes === 1,
      promotes,
      piece: promotes && end !== STALEMATE ? PROMOTED[promotion] : null,
      after: positionAt(at),
      next: positionAt(at + STATE),
      end,
      isTaken: isTaken === 1,
      wins: [wins.slice(0, 2), wins.slice(2)],
      rank: [...memory.numbers(Uint16Array, at + BYTES + 10, 2)],
    };
  }

  function pawnOptions(position) {
    checkPawnPosition(position);
    const { pawns, kings, turn, passed } = position;
    memory.words.set(pawns, state / 8);
    memory.bytes.set([...kings, turn, passed ?? 64], state + 16);
    const count = options(state, out);
    if (count < 0) return null;
    const all = (n, read, start, size) =>
      Array.from({ length: n }, (_, i) => read(start + size * i));
    return {
      end: memory.bytes[out + DECIDING + 1],
      decides: all(memory.bytes[out + DECIDING], positionAt, out, STATE),
      moves: all(count, moveAt, out + MOVES, OPTION),
    };
  }

  return { pawnOptions };
}
