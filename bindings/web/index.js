// The library chess-distance as WebAssembly, with BigInt bitboards and square names: the functions of
// the C header as methods, which write arguments into the module's memory and read results from it.

import {
  RANGES, boardSets, faultOfPosition, inRange, output, pieceCode, reader, sides, squareCode, squareName, territory,
} from "./library/arguments.js";
import { Instance } from "./library/instance.js";
import { SIGNATURES, UNREACHABLE } from "./signatures.js";

export { bitboard, leaper, square, squareName, squares } from "./library/arguments.js";
export { NONE, PIECES } from "./signatures.js";

/** Functions with arguments or results of their own form, as in signatures.js. */
const OTHERS = {
  voronoi: ["chess_distance_voronoi", "piece sites board outBytes64", "out"],
  duel: ["chess_distance_duel", "board board set outBytes8192", (_, moves) => sides(moves)],
  duelPairs: ["chess_distance_duel_pairs", "board board sides holds outBytes8192", (_, moves) => sides(moves)],
  pair: ["chess_distance_pair", "piece square set board piece square set board outBytes2", (moves, [first, second]) => (moves === UNREACHABLE ? null : { moves, first, second })],
  reach: ["chess_distance_reach", "position outWords64", (fixed, reach) => ({ fixed, reach })],
};

class Library {
  #instance;

  constructor(instance) {
    this.#instance = instance;
    for (const [name, [cName, parameters, result]] of Object.entries({ ...SIGNATURES, ...OTHERS })) {
      const call = instance.exports[cName];
      if (!call) throw new Error(`the WebAssembly module has no ${cName}`);
      this[name] = this.#method(name, call, parameters, result);
    }
    Object.assign(this, batches(instance));
    Object.freeze(this);
  }

  /** The table of all pairs of squares of a board from 1x1 to 16x16, rank by rank. */
  fillTable(piece, files, ranks) {
    const size = (inRange("files", files, 1, 16) * inRange("ranks", ranks, 1, 16)) ** 2;
    const { exports, memory } = this.#instance;
    return memory.during(() => {
      const address = memory.take(size);
      this.#instance.checked(exports.chess_distance_fill_table(pieceCode(piece), files, ranks, address, size));
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

  #method(name, call, parameters, result) {
    // Functions of squares alone: the first call fills a table with all results, later calls read
    // it. A WebAssembly call with argument checks takes ten times as long.
    if (parameters === "square") return tableOfSquares(call);
    if (parameters === "square square") return tableOfPairs(call);
    if (parameters === "piece square square") return this.#tablesByPiece(call);
    const kinds = parameters.split(" ");
    const out = kinds.at(-1).startsWith("out") ? output(kinds.pop()) : null;
    const read = kinds.map(reader);
    const hasList = kinds.includes("sites");
    // A result of this kind cannot report a bad piece: a distance does.
    const silent = ["set", "count", "sign"].includes(result);
    const range = RANGES[name];
    const { exports: { chess_distance: distance }, memory } = this.#instance;
    return (...values) =>
      memory.during(() => {
        const given = read.map((argument, i) => argument(values[i], memory));
        if (range) inRange(range.name, given[range.at], range.least, range.most);
        for (const [i, kind] of silent ? kinds.entries() : []) {
          if (kind === "piece") this.#instance.checked(distance(given[i], 0, 0));
        }
        const address = out ? memory.take(out.bytes) : 0;
        if (out) given.push(address);
        const returned = call(...(hasList ? given.flat() : given));
        if (!silent && returned < UNREACHABLE) this.#instance.checked(returned, () => this.#why[name]?.(given));
        return resultOf(result, returned, (length) => out.read(address, memory, length));
      });
  }

  /** Fewest moves of any piece on the empty board, or null. */
  #tablesByPiece(call) {
    const tables = new Map();
    return (piece, a, b) => {
      const code = pieceCode(piece);
      let table = tables.get(code);
      if (!table) {
        this.#instance.checked(call(code, 0, 0));
        table = tableOfPairs((a, b) => call(code, a, b));
        tables.set(code, table);
      }
      const moves = table(a, b);
      return moves === UNREACHABLE ? null : moves;
    };
  }

  /** By function: what is wrong with an argument because of others. */
  #why = {
    pair: ([, from]) => `both pieces stand on ${squareName(from)}`,
    pawnOutrunsKing: ([pawn]) => `pawnSq: ${squareName(pawn)} is outside its range, ranks 2 to 7 without the king's square`,
    reach: ([address]) => faultOfPosition(this.#instance.memory.wordsAt(address, 9)),
    trajectory: ([piece, from, to, board, index]) => {
      const ways = BigInt.asUintN(64, this.#instance.exports.chess_distance_trajectory_count(piece, from, to, board));
      return `index: ${index} is outside its range, 0 to ${ways - 1n}`;
    },
  };
}

const index = (value) => (typeof value === "number" && (value & 63) === value ? value : squareCode(value));

function tableOfSquares(call) {
  let table = null;
  return (square) => {
    table ??= Int16Array.from({ length: 64 }, (_, s) => call(s));
    return table[index(square)];
  };
}

function tableOfPairs(call) {
  let table = null;
  return (a, b) => {
    table ??= Int16Array.from({ length: 4096 }, (_, i) => call(i >> 6, i & 63));
    return table[64 * index(a) + index(b)];
  };
}

/** The value of a call, by the kind of its result in signatures.js; `read(length)` reads its output. */
function resultOf(result, returned, read) {
  if (typeof result === "function") return result(returned, read());
  if (result === "set" || result === "count") return BigInt.asUintN(64, returned);
  if (result === "flag") return returned === 1;
  if (result === "int" || result === "sign") return returned;
  if (returned === UNREACHABLE) return null;
  if (result === "moves") return returned;
  if (result === "out") return read();
  const found = read(returned + 1);
  return result === "squares" ? [...found] : found;
}

/** The bytes of memory for one part of the rows. */
const PART = 131072;

/** By method: the C function, its arguments, and its outputs: the type, and the numbers of a row. */
const BATCHES = {
  batch: ["chess_distance_batch", "piece bytes bytes", [[Uint8Array, 1]]],
  pathBatch: ["chess_distance_path_batch", "piece words words boards", [[Uint8Array, 1]]],
  mapBatch: ["chess_distance_map_batch", "piece words boards", [[Uint8Array, 64]]],
  matrixBatch: ["chess_distance_matrix_batch", "piece boards", [[Uint8Array, 4096]]],
  territoryBatch: ["chess_distance_territory_batch", "piece words boards piece words boards", Array(3).fill([BigUint64Array, 1])],
};

function column(type, value) {
  if (!(value instanceof type)) throw new TypeError(`expected a column, a ${type.name}`);
  return value;
}

/** A piece's number, a column, or the three columns of boards, null where one is missing. */
const COLUMNS = {
  piece: pieceCode,
  bytes: (value) => column(Uint8Array, value),
  words: (value) => column(BigUint64Array, value),
  boards: (value) =>
    value === undefined || value === null
      ? [null, null, null]
      : boardSets(value).map((set) => (set === undefined ? null : column(BigUint64Array, set))),
};

/** The calls over columns of an instance, by name: row i of every array belongs to position i. The rows go
 * through WebAssembly's memory in parts, so that columns may have any length. */
export function batches(instance) {
  const { exports, memory } = instance;

  /** The argument for C of `n` rows of what was read. */
  function given(value, row, n) {
    if (typeof value === "number") return value;
    if (!Array.isArray(value)) return memory.put(value.subarray(row, row + n));
    if (value.every((one) => one === null)) return 0;
    return memory.put(Uint32Array.from(value, (one) => (one ? given(one, row, n) : 0)));
  }

  const method = (name, call, kinds, outputs) => (...values) => {
    const read = kinds.map((kind, i) => COLUMNS[kind](values[i]));
    const columns = read.flat().filter((value) => value !== null && typeof value !== "number");
    if (columns.length === 0) throw new TypeError(`the boards of a ${name} have a column at least`);
    const rows = columns[0].length;
    if (columns.some(({ length }) => length !== rows)) throw new RangeError("columns must have the same length");
    const written = outputs.map(([type, width]) => new type(width * rows));
    const width = [...columns, ...written].reduce((sum, { byteLength }) => sum + (byteLength / rows || 0), 1);
    const part = Math.max(1, Math.floor(PART / width));
    // Without rows the piece is checked too.
    for (let row = 0; row === 0 || row < rows; row += part) {
      const n = Math.min(part, rows - row);
      memory.during(() => {
        const inputs = read.map((value) => given(value, row, n));
        const addresses = outputs.map(([type, width]) => memory.take(n * width * type.BYTES_PER_ELEMENT));
        instance.checked(call(...inputs, ...addresses, n));
        outputs.forEach(([type, width], i) => written[i].set(memory.numbers(type, addresses[i], n * width), row * width));
      });
    }
    return written.length === 3 ? territory(written) : written[0];
  };

  return Object.fromEntries(
    Object.entries(BATCHES).map(([name, [cName, kinds, outputs]]) => [name, method(name, exports[cName], kinds.split(" "), outputs)]),
  );
}

/**
 * The functions of the library. `source` is the compiled module, its bytes or its address. The
 * default is chess_distance.wasm beside this file.
 */
export default async function load(source = new URL("./chess_distance.wasm", import.meta.url)) {
  return new Library(await Instance.of(source));
}
