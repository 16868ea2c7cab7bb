// Boards of any size and pieces in Betza's notation, which have a WebAssembly file of their own: one
// object for each board, with the functions chess_distance_grid_* as methods. Sets have as many bits as
// the board has squares.

import {
  atMost,
  bytesOf,
  checkLength,
  faultOfEmpty,
  flag,
  inRange,
  intOf,
  known,
  members,
  nameOf,
  oneOf,
  parameter,
  setOf,
  squareOf,
  starts,
  territory,
} from "./library/arguments.js";
import { EMPTY_SET, Instance } from "./library/instance.js";
import { UNREACHABLE } from "./signatures.js";

const WRAP = { none: 0, files: 1, ranks: 2, both: 3 };
/** Bytes of ChessDistanceSquares and of ChessDistanceGridPiece. */
const [SQUARES, PIECE] = [32, 1024];

const OBSTACLES = ["own", "enemy", "avoid", "stop"];
const [FROM, BETWEEN] = ["piece grid from:set obstacles", "piece grid from:set to:set obstacles"];
const FROM_BY = "piece grid from:set moves:int obstacles";
/** By method: the arguments in C's order, all but the grid given by the caller, and the result. */
const METHODS = {
  moves: [FROM, "set"],
  attacks: ["piece grid from:set occupied:set?", "set"],
  attacksTo: ["piece grid to:set occupied:set?", "set"],
  map: [FROM, "map"],
  mapTo: ["piece grid to:set obstacles", "map"],
  weightedMap: ["piece grid from:set plus1:set? plus2:set? obstacles", "map"],
  onward: ["piece grid start:starts obstacles", "map"],
  within: [FROM_BY, "set"],
  ring: [FROM_BY, "set"],
  reaches: [BETWEEN, "flag"],
  rings: [FROM, "rings"],
  setOfBytes: ["bytes value:byte equal:flag", "set"],
  path: [BETWEEN, "moves"],
  matrix: ["piece grid obstacles", "matrix"],
  graph: ["piece grid obstacles", "sets"],
  graphMap: ["moves:graph from:set", "distances"],
  trajectories: [BETWEEN, "layers"],
  trajectoryCount: [BETWEEN, "count"],
  territory: [
    "piece1:piece set1:set obstacles1:obstacles piece2:piece set2:set obstacles2:obstacles grid",
    "territory",
  ],
};

/** Where the rest of a part in Betza's notation may begin: with nothing, a letter, or inside a leap. */
const ENDS = ["", "W", ")", "1)", ",1)", "1,1)"];
const LONGEST = 4095;

/**
 * What is wrong with a text that C does not take for a piece. `isPiece(text)` asks C. The place is
 * that of the first character behind which no text would make it a piece.
 */
function faultOfBetza(text, isPiece) {
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
  if (letter === "o")
    return `${fault} ${place} means joined edges, which are no part of a piece: give the board wrap: "files"`;
  if ("zqjaty".includes(letter))
    return `${fault} ${place} is one of Betza's letters that are not read`;
  if (!/[\d,)]/.test(letter) && !goesOn(letter)) return `${fault} unknown letter ${place}`;
  // Only the number of steps depends on the parts before: without some of them the text goes on.
  const isBoundary = (i) =>
    /[a-z(A-Z]/.test(characters[i]) &&
    characters[i] !== characters[i - 1] &&
    isPiece(characters.slice(0, i).join(""));
  const isFull = characters.some(
    (_, i) => i > 0 && i <= at && isBoundary(i) && goesOn(characters.slice(i, at + 1).join("")),
  );
  return isFull
    ? `${fault} more than 250 different steps from ${place} on`
    : `${fault} ${place} cannot stand there`;
}

class Grid {
  #instance;
  #size;
  /** ChessDistanceGrid, as bytes. */
  #shape;
  #holes;

  static {
    for (const [name, [kinds, result]] of Object.entries(METHODS)) {
      const cName = `chess_distance_grid_${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;
      const parameters = kinds.split(" ").map(parameter);
      const most = parameters.filter(({ kind }) => kind !== "grid").length;
      this.prototype[name] = function (...values) {
        atMost(most, values.length, name);
        return this.#call(cName, parameters, values, this.#results[result]);
      };
    }
  }

  constructor(instance, shape) {
    this.#instance = instance;
    const [files, ranks, wrap = "none", holes, first] = known("shape", shape, [
      "files",
      "ranks",
      "wrap",
      "holes",
      "first",
    ]);
    [this.files, this.ranks] = [inRange("files", files, 1, 16), inRange("ranks", ranks, 1, 16)];
    this.#size = files * ranks;
    oneOf(Object.keys(WRAP), wrap, "wrap", "none, files, ranks or both");
    this.#holes = this.#set(holes ?? 0n, "holes");
    this.#shape = new Uint8Array(16 + 2 * SQUARES);
    this.#shape.set(new Uint8Array(Int32Array.of(files, ranks, WRAP[wrap], 0).buffer));
    this.#shape.set(
      new Uint8Array(this.#words(this.#holes, this.#set(first ?? 0n, "first")).buffer),
      16,
    );
    Object.freeze(this);
  }

  /** The number of a square, from its name or its number. */
  square(value) {
    return squareOf(value, "", this.files, this.ranks);
  }

  squareName(square) {
    return nameOf(this.square(square), this.files);
  }

  /** A set as a BigInt. */
  set(value = 0n) {
    return this.#set(value);
  }

  #set(value, name) {
    return setOf(value, name, this.files, this.ranks);
  }

  /** The members of a set, as numbers. */
  squares(set) {
    return members(this.#set(set));
  }

  /** BigInts as ChessDistanceSquares. */
  #words(...sets) {
    return BigUint64Array.from(
      sets.flatMap((set) => [0n, 64n, 128n, 192n].map((at) => BigInt.asUintN(64, set >> at))),
    );
  }

  /** The number for C from a value, or several of them, by kind. */
  #readers = {
    piece: (value, name) => this.#piece(value, name),
    grid: () => this.#instance.memory.put(this.#shape),
    set: (value, name) => this.#instance.memory.put(this.#words(this.#set(value, name))),
    "set?": (value = 0n, name) => this.#readers.set(value, name),
    int: intOf,
    byte: (value, name) => inRange(name, value, 0, 255),
    flag,
    bytes: (value, name) => [
      this.#instance.memory.put(bytesOf(value, this.#size, name)),
      this.#size,
    ],
    starts: (value, name) =>
      this.#instance.memory.put(starts(value, this.#size, name, this.#holes)),
    obstacles: (value, name) => {
      if (value === undefined || value === null) return 0;
      const sets = known(name, value, OBSTACLES).map((set = 0n, i) =>
        this.#set(set, `${name}.${OBSTACLES[i]}`),
      );
      return this.#instance.memory.put(this.#words(...sets));
    },
    graph: (moves, name) => {
      checkLength(moves, this.#size, "sets", name);
      const sets = Array.from(moves, (set, i) => this.#set(set, `${name}[${i}]`));
      return [this.#instance.memory.put(this.#words(...sets)), this.#size];
    },
  };

  #call(cName, parameters, values, result) {
    return this.#instance.memory.during(() => {
      const rest = values.values();
      const given = parameters.flatMap(({ name, kind }) =>
        this.#readers[kind](kind === "grid" ? undefined : rest.next().value, name),
      );
      const isEmpty = (i) => (this.#set(values[i]) & ~this.#holes) === 0n;
      const why = (code) =>
        code === EMPTY_SET &&
        faultOfEmpty(
          parameters.filter(({ kind }) => kind !== "grid"),
          isEmpty,
          (i) => this.squares(values[i]).map((square) => this.squareName(square)),
        );
      const call = (...outputs) =>
        this.#instance.checked(this.#instance.exports[cName](...given, ...outputs), why);
      return result(call, given, why);
    });
  }

  #piece(piece, name) {
    const [betza, black = false] =
      typeof piece === "object" ? known(name, piece, ["betza", "black"]) : [piece];
    flag(black, `${name}.black`);
    if (typeof betza !== "string")
      throw new TypeError(`${name}: expected a text in Betza's notation`);
    const out = this.#instance.memory.take(PIECE);
    if (betza !== "" && this.#isRead(betza, black, out)) return out;
    throw new RangeError(faultOfBetza(betza, (text) => this.#isRead(text, black, out)));
  }

  /** Whether C takes the text for a piece, which it then writes to an address. */
  #isRead(betza, black, out) {
    // C would read only the text before it.
    if (betza.includes("\0")) return false;
    const { exports, memory } = this.#instance;
    return memory.during(() => {
      const text = memory.put(new TextEncoder().encode(`${betza}\0`));
      return exports.chess_distance_grid_piece(text, black ? 1 : 0, out) === 0;
    });
  }

  /** The value of a call, by the kind of its result. `call(...outputs)` makes it. */
  #results = {
    moves: (call) => orNull(call()),
    flag: (call) => call() === 1,
    set: (call) => this.#sets(1, call)[0],
    sets: (call) => this.#sets(this.#size, (out) => call(out, this.#size)),
    territory: (call) => territory(this.#sets(3, call)),
    map: (call) => this.#bytes(this.#size, (out) => call(out, this.#size)),
    matrix: (call) => this.#bytes(this.#size ** 2, (out) => call(out, this.#size ** 2)),
    distances: (call) => this.#bytes(this.#size, call),
    layers: (call) => {
      const out = this.#instance.memory.take(SQUARES * this.#size);
      const length = orNull(call(out, this.#size));
      return length === null ? null : this.#setsAt(out, length + 1);
    },
    rings: (call) => {
      const out = this.#instance.memory.take(SQUARES * this.#size);
      return this.#setsAt(out, call(out, this.#size) + 1);
    },
    count: (_, given, why) => {
      const { exports } = this.#instance;
      // The count cannot report an error: the path does.
      if (this.#instance.checked(exports.chess_distance_grid_path(...given), why) === UNREACHABLE)
        return 0n;
      return BigInt.asUintN(64, exports.chess_distance_grid_trajectory_count(...given));
    },
  };

  #bytes(length, call) {
    const out = this.#instance.memory.take(length);
    call(out);
    return this.#instance.memory.bytesAt(out, length);
  }

  #sets(length, call) {
    const out = this.#instance.memory.take(SQUARES * length);
    call(out);
    return this.#setsAt(out, length);
  }

  #setsAt(address, length) {
    const words = this.#instance.memory.wordsAt(address, 4 * length);
    return Array.from({ length }, (_, i) =>
      [3, 2, 1, 0].reduce((set, word) => (set << 64n) | words[4 * i + word], 0n),
    );
  }
}

const orNull = (moves) => (moves === UNREACHABLE ? null : moves);

/**
 * What makes a board of a shape: `grid({ files, ranks, wrap, holes, first })`. `source` is as in
 * index.js; without it, chess_distance_grid.wasm beside this file.
 */
export default async function loadGrid(
  source = new URL("./chess_distance_grid.wasm", import.meta.url),
) {
  const instance = await Instance.of(source);
  return (shape) => new Grid(instance, shape);
}
