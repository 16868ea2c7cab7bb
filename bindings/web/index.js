// The library chess-distance as WebAssembly, with BigInt bitboards and square names: the functions of
// the C header as methods, which write arguments into the module's memory and read results from it.

import {
  RANGES,
  atMost,
  faultOfEmpty,
  inRange,
  output,
  parameter,
  pieceCode,
  reader,
  sides,
  squareName,
  squareOf,
  intOf,
} from "./library/arguments.js";
import { columns } from "./library/columns.js";
import { EMPTY_SET, INVALID_PIECE, Instance, instances } from "./library/instance.js";
import { faultOfPosition, pawnRules, positions } from "./library/positions.js";
import { PIECES, SIGNATURES, UNREACHABLE } from "./signatures.js";

export { bitboard, leaper, square, squareName, squares } from "./library/arguments.js";
export { NONE, PIECES } from "./signatures.js";

/** Functions with arguments or results of their own form, as in signatures.js. */
const OTHERS = {
  voronoi: ["chess_distance_voronoi", "piece sites board outBytes64", "out"],
  duel: [
    "chess_distance_duel",
    "attacker:board defender:board goal:set outBytes8192",
    (_, moves) => sides(moves),
  ],
  duelPairs: [
    "chess_distance_duel_pairs",
    "attacker:board defender:board wins:sides holds:sides? outBytes8192",
    (_, moves) => sides(moves),
  ],
  pair: [
    "chess_distance_pair",
    "piece1:piece from1:square to1:set board1:board piece2:piece from2:square to2:set board2:board outBytes2",
    (moves, [first, second]) => (moves === UNREACHABLE ? null : { moves, first, second }),
  ],
  reach: ["chess_distance_reach", "position outWords64", (fixed, reach) => ({ fixed, reach })],
};

class Library {
  #instance;

  constructor(instance) {
    this.#instance = instance;
    instances.set(this, instance);
    for (const [name, [cName, parameters, result]] of Object.entries({
      ...SIGNATURES,
      ...OTHERS,
    })) {
      const call = instance.exports[cName];
      if (!call) throw new Error(`the WebAssembly module has no ${cName}`);
      this[name] = this.#method(name, call, parameters, result);
    }
    Object.assign(this, columns(instance), positions(instance, this.attacks), pawnRules(instance));
    Object.freeze(this);
    // V8 keeps so many properties in a hash table, unless the object is a prototype: an inlined call
    // takes a fifth of the time.
    void Object.create(this).version;
  }

  /** The table of all pairs of squares of a board from 1x1 to 16x16, rank by rank. */
  fillTable(piece, files, ranks) {
    atMost(3, arguments.length, "fillTable");
    const size = (inRange("files", files, 1, 16) * inRange("ranks", ranks, 1, 16)) ** 2;
    const { exports, memory } = this.#instance;
    return memory.during(() => {
      const address = memory.take(size);
      this.#instance.checked(
        exports.chess_distance_fill_table(pieceCode(piece), files, ranks, address, size),
      );
      return memory.bytesAt(address, size);
    });
  }

  /** The library's sentence for a result code. */
  error(code) {
    return this.#instance.error(intOf(code, "code"));
  }

  version() {
    const { exports, memory } = this.#instance;
    return memory.text(exports.chess_distance_version());
  }

  #method(name, call, signature, result) {
    const parameters = signature.split(" ").map(parameter);
    const kinds = parameters.map(({ kind }) => kind).join(" ");
    const [a, b] = parameters.filter(({ kind }) => kind === "square").map(({ name }) => name);
    // Functions of squares alone: the first call fills a table with all results, later calls read
    // it. A WebAssembly call with argument checks takes ten times as long.
    if (kinds === "square") return tableOfSquares(call, a);
    if (kinds === "square square") return tableOfPairs(name, call, a, b);
    if (kinds === "piece square square") return this.#tablesByPiece(name, call, a, b);
    const out = parameters.at(-1).kind.startsWith("out") ? output(parameters.pop().kind) : null;
    const read = parameters.map(reader);
    const hasList = kinds.includes("sites");
    // The results of these kinds are no codes.
    const silent = ["set", "count", "sign"].includes(result);
    const range = RANGES[name];
    const { memory } = this.#instance;
    const why = (given) => (code) => {
      if (code === EMPTY_SET) return faultOfEmpty(parameters, (i) => given[i] === 0n);
      return (code === INVALID_PIECE && faultOfPawn(parameters, given)) || this.#why[name]?.(given);
    };
    return (...values) =>
      memory.during(() => {
        atMost(read.length, values.length, name);
        const given = read.map((argument, i) => argument(values[i], memory));
        if (range) inRange(range.name, given[range.at], range.least, range.most);
        const address = out ? memory.take(out.bytes) : 0;
        if (out) given.push(address);
        const returned = call(...(hasList ? given.flat() : given));
        if (!silent && returned < UNREACHABLE) this.#instance.checked(returned, why(given));
        if (result === "count" && returned === 0n && given.includes(0n))
          this.#instance.checked(EMPTY_SET, why(given));
        return resultOf(result, returned, (length) => out.read(address, memory, length));
      });
  }

  /** Fewest moves of any piece on the empty board, or null. */
  #tablesByPiece(name, call, ...names) {
    const tables = new Map();
    return function (piece, a, b) {
      atMost(3, arguments.length, name);
      const code = pieceCode(piece);
      let table = tables.get(code);
      if (!table) {
        table = tableOfPairs(name, (a, b) => call(code, a, b), ...names);
        tables.set(code, table);
      }
      const moves = table(a, b);
      return moves === UNREACHABLE ? null : moves;
    };
  }

  /** By function: what is wrong with an argument because of others. */
  #why = {
    byX88: () => "piece: expected king, wazir, knight, bishop, rook, queen, whitePawn or blackPawn",
    pair: ([, from]) => `from1 and from2: both pieces stand on ${squareName(from)}`,
    pawnOutrunsKing: ([pawn]) =>
      `pawnSq: ${squareName(pawn)} is outside its range, ranks 2 to 7 without the king's square`,
    reach: ([address]) => faultOfPosition(this.#instance, address),
    trajectory: ([piece, from, to, board, index]) => {
      const ways = BigInt.asUintN(
        64,
        this.#instance.exports.chess_distance_trajectory_count(piece, from, to, board),
      );
      return `index: ${index} is outside its range, 0 to ${ways - 1n}`;
    },
  };
}

/** A piece that calls for pawns refuse. */
function faultOfPawn(parameters, [piece]) {
  if (!parameters.some(({ name }) => name === "prey")) return null;
  const isPawn = piece === PIECES.whitePawn || piece === PIECES.blackPawn;
  return isPawn
    ? "promoted: expected knight, bishop, rook or queen"
    : "piece: expected whitePawn or blackPawn";
}

const index = (value, name) =>
  typeof value === "number" && (value & 63) === value ? value : squareOf(value, name);

/** In a table that no call has filled yet. No result is so small. */
const UNKNOWN = -32768;

/** For one square, and whatever `map` of an array gives besides. */
function tableOfSquares(call, name) {
  const table = new Int16Array(64).fill(UNKNOWN);
  return (square) => {
    const at = index(square, name);
    if (table[at] === UNKNOWN) table.forEach((_, s) => (table[s] = call(s)));
    return table[at];
  };
}

function tableOfPairs(name, call, nameOfA, nameOfB) {
  const table = new Int16Array(4096).fill(UNKNOWN);
  return function (a, b) {
    if (arguments.length > 2) atMost(2, arguments.length, name);
    const at = 64 * index(a, nameOfA) + index(b, nameOfB);
    if (table[at] === UNKNOWN) table.forEach((_, i) => (table[i] = call(i >> 6, i & 63)));
    return table[at];
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

/**
 * The functions of the library. `source` is the compiled module, its bytes or its address. The
 * default is chess_distance.wasm beside this file.
 */
export default async function load(source = new URL("./chess_distance.wasm", import.meta.url)) {
  return new Library(await Instance.of(source));
}
