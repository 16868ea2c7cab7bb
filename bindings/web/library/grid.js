// Boards of any size and pieces in Betza's notation: one object for each board, with the functions
// chess_distance_grid_* as methods. Sets have as many bits as the board has squares.

import { UNREACHABLE } from "../signatures.js";
import { starts } from "./arguments.js";
import { faultOfBetza } from "./faults.js";
import { inRange, isBelow, setOf } from "./squares.js";

const INVALID_SQUARE = -2;
const FILES = "abcdefghijklmnop";
const WRAP = { none: 0, files: 1, ranks: 2, both: 3 };
/** The sets of obstacles, in C's order. */
const OBSTACLES = ["own", "enemy", "avoid", "stop"];
/** Bytes of ChessDistanceSquares and of ChessDistanceGridPiece. */
const [SQUARES, PIECE] = [32, 1024];

export class Grid {
  #instance;
  #size;
  /** ChessDistanceGrid, as bytes. */
  #shape;
  #holes;

  constructor(instance, shape) {
    this.#instance = instance;
    known("a grid", shape, ["files", "ranks", "wrap", "holes", "first"]);
    const { files, ranks, wrap = "none", holes, first } = shape;
    [this.files, this.ranks] = [inRange("files", files, 1, 16), inRange("ranks", ranks, 1, 16)];
    this.#size = files * ranks;
    if (!Object.hasOwn(WRAP, wrap)) throw new RangeError("wrap is none, files, ranks or both");
    this.#holes = this.set(holes);
    this.#shape = new Uint8Array(16 + 2 * SQUARES);
    const numbers = Int32Array.of(files, ranks, WRAP[wrap], 0);
    this.#shape.set(new Uint8Array(numbers.buffer));
    const sets = [this.#holes, first].flatMap((set) => this.#words(set));
    this.#shape.set(new Uint8Array(BigUint64Array.from(sets).buffer), 16);
    Object.freeze(this);
  }

  /** The number of a square from its name; numbers are unchanged. */
  square(value) {
    const [, letter, rank] = typeof value === "string" ? (/^([a-p])([1-9]\d?)$/.exec(value) ?? []) : [];
    if (letter && FILES.indexOf(letter) < this.files && rank <= this.ranks) {
      return this.files * (rank - 1) + FILES.indexOf(letter);
    }
    if (!isBelow(this.#size, value)) this.#instance.checked(INVALID_SQUARE);
    return value;
  }

  squareName(square) {
    const number = this.square(square);
    return FILES[number % this.files] + (Math.floor(number / this.files) + 1);
  }

  /** A set as a BigInt. */
  set(value = 0n) {
    if (typeof value !== "bigint") return setOf(value, this.#size, (one) => this.square(one));
    if (value >= 0n && value >> BigInt(this.#size) === 0n) return value;
    throw new RangeError(`a set of this grid is 0n to 2n ** ${this.#size}n - 1n`);
  }

  /** The members of a set, as numbers. */
  squares(set) {
    const bits = this.set(set).toString(2);
    return [...bits].flatMap((bit, i) => (bit === "1" ? [bits.length - 1 - i] : [])).reverse();
  }

  moves(piece, from, obstacles) {
    return this.#setFrom("moves", [this.#piece(piece), this.#grid, this.#put(from), this.#among(obstacles)]);
  }

  attacks(piece, from, occupied) {
    return this.#setFrom("attacks", [this.#piece(piece), this.#grid, this.#put(from), this.#put(occupied)]);
  }

  map(piece, from, obstacles) {
    return this.#mapFrom("map", [this.#piece(piece), this.#grid, this.#put(from), this.#among(obstacles)]);
  }

  mapTo(piece, to, obstacles) {
    return this.#mapFrom("map_to", [this.#piece(piece), this.#grid, this.#put(to), this.#among(obstacles)]);
  }

  weightedMap(piece, from, plus1, plus2, obstacles) {
    const sets = [from, plus1, plus2].map((set) => this.#put(set));
    return this.#mapFrom("weighted_map", [this.#piece(piece), this.#grid, ...sets, this.#among(obstacles)]);
  }

  onward(piece, start, obstacles) {
    return this.#mapFrom("onward", [this.#piece(piece), this.#grid, this.#distances(start), this.#among(obstacles)]);
  }

  matrix(piece, obstacles) {
    const given = [this.#piece(piece), this.#grid, this.#among(obstacles)];
    return this.#mapFrom("matrix", given, this.#size ** 2);
  }

  path(piece, from, to, obstacles) {
    return this.#run((read) => {
      const moves = this.#call("path", this.#ways(piece, from, to, obstacles).map(read));
      return moves === UNREACHABLE ? null : moves;
    });
  }

  graph(piece, obstacles) {
    return this.#run((read) => {
      const given = [this.#piece(piece), this.#grid, this.#among(obstacles)].map(read);
      const out = this.#instance.memory.take(SQUARES * this.#size);
      this.#call("graph", [...given, out, this.#size]);
      return this.#setsAt(out, this.#size);
    });
  }

  graphMap(moves, from) {
    if (moves?.length !== this.#size) throw new RangeError(`expected ${this.#size} sets`);
    return this.#run((read) => {
      const graph = this.#instance.memory.put(BigUint64Array.from(Array.from(moves).flatMap((set) => this.#words(set))));
      const start = read(this.#put(from));
      const out = this.#instance.memory.take(this.#size);
      this.#call("graph_map", [graph, this.#size, start, out]);
      return this.#instance.memory.bytesAt(out, this.#size);
    });
  }

  trajectories(piece, from, to, obstacles) {
    return this.#run((read) => {
      const given = this.#ways(piece, from, to, obstacles).map(read);
      const out = this.#instance.memory.take(SQUARES * this.#size);
      const length = this.#call("trajectories", [...given, out, this.#size]);
      return length === UNREACHABLE ? null : this.#setsAt(out, length + 1);
    });
  }

  trajectoryCount(piece, from, to, obstacles) {
    return this.#run((read) => {
      const given = this.#ways(piece, from, to, obstacles).map(read);
      // The count cannot report an error: the path does.
      if (this.#call("path", given) === UNREACHABLE) return 0n;
      return BigInt.asUintN(64, this.#instance.exports.chess_distance_grid_trajectory_count(...given));
    });
  }

  territory(piece1, set1, obstacles1, piece2, set2, obstacles2) {
    return this.#run((read) => {
      const one = [this.#piece(piece1), this.#put(set1), this.#among(obstacles1)];
      const two = [this.#piece(piece2), this.#put(set2), this.#among(obstacles2)];
      const given = [...one, ...two, this.#grid].map(read);
      const out = this.#instance.memory.take(3 * SQUARES);
      this.#call("territory", [...given, out]);
      const [first, second, tied] = this.#setsAt(out, 3);
      return { first, second, tied };
    });
  }

  /** Arguments are functions that write into the memory of one call, and return the address. */
  #run(body) {
    return this.#instance.memory.during(() => body((argument) => argument()));
  }

  #call(name, given) {
    return this.#instance.checked(this.#instance.exports[`chess_distance_grid_${name}`](...given));
  }

  #setFrom(name, given) {
    return this.#run((read) => {
      const addresses = given.map(read);
      const out = this.#instance.memory.take(SQUARES);
      this.#call(name, [...addresses, out]);
      return this.#setsAt(out, 1)[0];
    });
  }

  #mapFrom(name, given, size = this.#size) {
    return this.#run((read) => {
      const addresses = given.map(read);
      const out = this.#instance.memory.take(size);
      this.#call(name, [...addresses, out, size]);
      return this.#instance.memory.bytesAt(out, size);
    });
  }

  #ways(piece, from, to, obstacles) {
    return [this.#piece(piece), this.#grid, this.#put(from), this.#put(to), this.#among(obstacles)];
  }

  #grid = () => this.#instance.memory.put(this.#shape);

  #piece(piece) {
    if (typeof piece === "object") known("a piece", piece, ["betza", "black"]);
    const { betza, black = false } = typeof piece === "object" ? piece : { betza: piece };
    if (typeof betza !== "string") throw new TypeError("a piece is a text in Betza's notation");
    return () => {
      const out = this.#instance.memory.take(PIECE);
      if (betza === "" || !this.#isRead(betza, black, out)) {
        throw new RangeError(faultOfBetza(betza, (text) => this.#isRead(text, black, out)));
      }
      return out;
    };
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

  #put(set) {
    return () => this.#instance.memory.put(BigUint64Array.from(this.#words(set)));
  }

  #among(obstacles) {
    if (obstacles === undefined || obstacles === null) return () => 0;
    known("obstacles", obstacles, OBSTACLES);
    return () => this.#instance.memory.put(BigUint64Array.from(OBSTACLES.flatMap((name) => this.#words(obstacles[name]))));
  }

  #distances(start) {
    const numbers = starts(start, this.#size, this.#holes);
    return () => this.#instance.memory.put(numbers);
  }

  /** A set as ChessDistanceSquares. */
  #words(value) {
    const set = this.set(value);
    return [0n, 64n, 128n, 192n].map((shift) => BigInt.asUintN(64, set >> shift));
  }

  #setsAt(address, length) {
    const words = this.#instance.memory.wordsAt(address, 4 * length);
    return Array.from({ length }, (_, i) =>
      [3, 2, 1, 0].reduce((set, word) => (set << 64n) | words[4 * i + word], 0n),
    );
  }
}

/** An object with these names only. */
function known(what, value, names) {
  if (typeof value !== "object" || value === null || value[Symbol.iterator]) {
    throw new TypeError(`${what}: expected an object with ${names.join(", ")}`);
  }
  for (const name in value) {
    if (!names.includes(name)) throw new TypeError(`${what}: there is no ${name}, only ${names.join(", ")}`);
  }
}
