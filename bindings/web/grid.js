// Boards of any size and pieces in Betza's notation, which have a WebAssembly file of their own: one
// object for each board, with the functions chess_distance_grid_* as methods. Sets have as many bits as
// the board has squares.

import {
  faultOfBetza, inRange, isBelow, known, members, nameOf, noSquare, numberOf, setOf, starts, territory,
} from "./library/arguments.js";
import { Instance } from "./library/instance.js";
import { UNREACHABLE } from "./signatures.js";

const WRAP = { none: 0, files: 1, ranks: 2, both: 3 };
/** Bytes of ChessDistanceSquares and of ChessDistanceGridPiece. */
const [SQUARES, PIECE] = [32, 1024];

const [FROM, BETWEEN] = ["piece grid set obstacles", "piece grid set set obstacles"];
/** By method: the arguments in C's order, all but the grid given by the caller, and the result. */
const METHODS = {
  moves: [FROM, "set"],
  attacks: ["piece grid set set", "set"],
  attacksTo: ["piece grid set set", "set"],
  map: [FROM, "map"],
  mapTo: [FROM, "map"],
  weightedMap: ["piece grid set set set obstacles", "map"],
  onward: ["piece grid starts obstacles", "map"],
  path: [BETWEEN, "moves"],
  matrix: ["piece grid obstacles", "matrix"],
  graph: ["piece grid obstacles", "sets"],
  graphMap: ["graph set", "distances"],
  trajectories: [BETWEEN, "layers"],
  trajectoryCount: [BETWEEN, "count"],
  territory: ["piece set obstacles piece set obstacles grid", "territory"],
};

class Grid {
  #instance;
  #size;
  /** ChessDistanceGrid, as bytes. */
  #shape;
  #holes;

  static {
    for (const [name, [kinds, result]] of Object.entries(METHODS)) {
      const cName = `chess_distance_grid_${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;
      this.prototype[name] = function (...values) {
        return this.#call(cName, kinds.split(" "), values, this.#results[result]);
      };
    }
  }

  constructor(instance, shape) {
    this.#instance = instance;
    const [files, ranks, wrap = "none", holes, first] = known("a grid", shape, ["files", "ranks", "wrap", "holes", "first"]);
    [this.files, this.ranks] = [inRange("files", files, 1, 16), inRange("ranks", ranks, 1, 16)];
    this.#size = files * ranks;
    if (!Object.hasOwn(WRAP, wrap)) throw new RangeError("wrap is none, files, ranks or both");
    this.#holes = this.set(holes);
    this.#shape = new Uint8Array(16 + 2 * SQUARES);
    this.#shape.set(new Uint8Array(Int32Array.of(files, ranks, WRAP[wrap], 0).buffer));
    this.#shape.set(new Uint8Array(this.#words(this.#holes, first).buffer), 16);
    Object.freeze(this);
  }

  /** The number of a square from its name; numbers are unchanged. */
  square(value) {
    const number = typeof value === "string" ? numberOf(value, this.files, this.ranks) : value;
    if (!isBelow(this.#size, number)) throw noSquare(value, this.files, this.ranks);
    return number;
  }

  squareName(square) {
    return nameOf(this.square(square), this.files);
  }

  /** A set as a BigInt. */
  set(value = 0n) {
    if (typeof value !== "bigint") return setOf(value, this.#size, (one) => this.square(one));
    if (value >= 0n && value >> BigInt(this.#size) === 0n) return value;
    throw new RangeError(`a set of this grid is 0n to 2n ** ${this.#size}n - 1n`);
  }

  /** The members of a set, as numbers. */
  squares(set) {
    return members(this.set(set));
  }

  /** Sets as ChessDistanceSquares. */
  #words(...sets) {
    const words = sets.map((set) => this.set(set)).flatMap((set) => [0n, 64n, 128n, 192n].map((at) => BigInt.asUintN(64, set >> at)));
    return BigUint64Array.from(words);
  }

  /** The number for C from a value, or several of them, by kind. */
  #readers = {
    piece: (value) => this.#piece(value),
    grid: () => this.#instance.memory.put(this.#shape),
    set: (value) => this.#instance.memory.put(this.#words(value)),
    starts: (value) => this.#instance.memory.put(starts(value, this.#size, this.#holes)),
    obstacles: (value) =>
      value === undefined || value === null
        ? 0
        : this.#instance.memory.put(this.#words(...known("an obstacle", value, ["own", "enemy", "avoid", "stop"]))),
    graph: (moves) => {
      if (moves?.length !== this.#size) throw new RangeError(`expected ${this.#size} sets`);
      return [this.#instance.memory.put(this.#words(...Array.from(moves))), this.#size];
    },
  };

  #call(cName, kinds, values, result) {
    return this.#instance.memory.during(() => {
      const rest = values.values();
      const given = kinds.flatMap((kind) => this.#readers[kind](kind === "grid" ? undefined : rest.next().value));
      const call = (...outputs) => this.#instance.checked(this.#instance.exports[cName](...given, ...outputs));
      return result(call, given);
    });
  }

  #piece(piece) {
    const [betza, black = false] = typeof piece === "object" ? known("a piece", piece, ["betza", "black"]) : [piece];
    if (typeof betza !== "string") throw new TypeError("a piece is a text in Betza's notation");
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
    count: (_, given) => {
      const { exports } = this.#instance;
      // The count cannot report an error: the path does.
      if (this.#instance.checked(exports.chess_distance_grid_path(...given)) === UNREACHABLE) return 0n;
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
    return Array.from({ length }, (_, i) => [3, 2, 1, 0].reduce((set, word) => (set << 64n) | words[4 * i + word], 0n));
  }
}

const orNull = (moves) => (moves === UNREACHABLE ? null : moves);

/**
 * What makes a board of a shape: `grid({ files, ranks, wrap, holes, first })`. `source` is as in
 * index.js; without it, chess_distance_grid.wasm beside this file.
 */
export default async function loadGrid(source = new URL("./chess_distance_grid.wasm", import.meta.url)) {
  const instance = await Instance.of(source);
  return (shape) => new Grid(instance, shape);
}
