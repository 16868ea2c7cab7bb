// The functions of the C header, as methods. They write arguments into the module's memory and read
// results from it; they compute nothing.

import { SIGNATURES, UNREACHABLE } from "../signatures.js";
import { checkRange, output, reader, size } from "./arguments.js";
import { Columns } from "./columns.js";
import { inRange, pieceCode, squareCode, squareName } from "./squares.js";
import { Structures } from "./structures.js";
import { oneSquareTable, twoSquareTable } from "./tables.js";

const INVALID_SQUARE = -2;
/** Methods of class Columns and of class Structures. */
const BATCHES = ["batch", "pathBatch", "mapBatch", "matrixBatch", "territoryBatch"];
const STRUCTURED = ["voronoi", "duel", "pair", "reach"];

export class Library {
  #instance;

  constructor(instance) {
    this.#instance = instance;
    const { exports } = instance;
    for (const [name, [cName, parameters, result]] of Object.entries(SIGNATURES)) {
      const call = exports[cName];
      if (!call) throw new Error(`the WebAssembly module has no ${cName}`);
      this[name] = this.#method(name, call, parameters, result);
    }
    const columns = new Columns(instance);
    for (const name of BATCHES) this[name] = columns[name].bind(columns);
    const structures = new Structures(instance);
    for (const name of STRUCTURED) this[name] = structures[name].bind(structures);
    Object.freeze(this);
  }

  /** The table of all pairs of squares of a board from 1x1 to 16x16, rank by rank. */
  fillTable(piece, files, ranks) {
    const size = (inRange("files", files, 1, 16) * inRange("ranks", ranks, 1, 16)) ** 2;
    const { exports, memory } = this.#instance;
    return memory.during(() => {
      const address = memory.take(size);
      const code = pieceCode(piece);
      this.#instance.checked(exports.chess_distance_fill_table(code, files, ranks, address, size));
      return memory.bytesAt(address, size);
    });
  }

  /** The library's sentence for a result code. */
  error(code) {
    return this.#instance.error(code);
  }

  version() {
    const { exports, memory } = this.#instance;
    return memory.text(exports.chess_distance_version());
  }

  /** The index of a square in a table of squares. */
  #square(value) {
    const number = squareCode(value);
    return number === (number & 63) ? number : this.#instance.checked(INVALID_SQUARE);
  }

  #method(name, call, parameters, result) {
    const other = (value) => this.#square(value);
    if (parameters === "square") return oneSquareTable(call, other);
    if (parameters === "square square") return twoSquareTable(call, other);
    if (parameters === "piece square square") return this.#tablesByPiece(call, other);
    const kinds = parameters.split(" ");
    const out = kinds.at(-1).startsWith("out") ? kinds.pop() : null;
    const read = kinds.map(reader);
    // A result of this kind cannot report a bad piece or square: a distance does.
    const silent = ["set", "count", "sign"].includes(result);
    const memory = this.#instance.memory;
    return (...values) =>
      memory.during(() => {
        const given = read.map((argument, i) => argument(values[i], memory));
        checkRange(name, given);
        if (silent) kinds.forEach((kind, i) => this.#check(kind, given[i]));
        const address = out ? memory.take(size(out)) : 0;
        if (out) given.push(address);
        const returned = call(...given);
        const why = this.#whyOutside[name];
        return this.#result(result, why ? this.#instance.checked(returned, () => why(given)) : returned, out, address);
      });
  }

  /** Fewest moves of any piece on the empty board, or null. */
  #tablesByPiece(call, other) {
    const tables = new Map();
    return (piece, a, b) => {
      const code = pieceCode(piece);
      let table = tables.get(code);
      if (!table) {
        this.#instance.checked(call(code, squareCode(a), squareCode(b)));
        table = twoSquareTable((a, b) => call(code, a, b), other);
        tables.set(code, table);
      }
      const moves = table(a, b);
      return moves === UNREACHABLE ? null : moves;
    };
  }

  /** By function: which number is outside its range, where that range depends on other arguments. */
  #whyOutside = {
    pawnOutrunsKing: ([pawn]) => `pawnSq: ${squareName(pawn)} is outside its range, ranks 2 to 7 without the king's square`,
    trajectory: ([piece, from, to, board, index]) => {
      const ways = BigInt.asUintN(64, this.#instance.exports.chess_distance_trajectory_count(piece, from, to, board));
      return `index: ${index} is outside its range, 0 to ${ways - 1n}`;
    },
  };

  #check(kind, value) {
    const { chess_distance } = this.#instance.exports;
    if (kind === "piece") this.#instance.checked(chess_distance(value, 0, 0));
    if (kind === "square") this.#instance.checked(chess_distance(0, value, 0));
  }

  #result(result, returned, out, address) {
    switch (result) {
      case "set":
      case "count":
        return BigInt.asUintN(64, returned);
      case "sign":
        return returned;
      case "flag":
        return this.#instance.checked(returned) === 1;
      case "moves":
        return this.#instance.checked(returned) === UNREACHABLE ? null : returned;
      case "out":
        if (this.#instance.checked(returned) === UNREACHABLE) return null;
        return output(out, address, this.#instance.memory);
      case "layers":
        if (this.#instance.checked(returned) === UNREACHABLE) return null;
        return [...this.#instance.memory.wordsAt(address, returned + 1)];
      case "squares":
        if (this.#instance.checked(returned) === UNREACHABLE) return null;
        return [...this.#instance.memory.bytesAt(address, returned + 1)];
      default:
        return this.#instance.checked(returned);
    }
  }
}
