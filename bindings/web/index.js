// The library chess-distance as WebAssembly, with BigInt bitboards and square names. Nothing is
// computed here: arguments are written where the C functions read them, results are read back.

import { NONE, PIECES, SIGNATURES, UNREACHABLE } from "./signatures.js";

export { NONE, PIECES };

const FULL = 0xffff_ffff_ffff_ffffn;

/** The square with this name, as a number: "a1" is 0, "h8" 63. Numbers stay as they are. */
export function square(value) {
  if (typeof value !== "string") return value;
  const [file, rank] = ["abcdefgh".indexOf(value[0]), "12345678".indexOf(value[1])];
  if (value.length !== 2 || file < 0 || rank < 0) throw new RangeError(`no square: ${value}`);
  return 8 * rank + file;
}

/** The name of a square: 0 is "a1". */
export function squareName(number) {
  if (!isBelow(64, number)) throw new RangeError(`no square: ${String(number)}`);
  return "abcdefgh"[number & 7] + ((number >> 3) + 1);
}

const isBelow = (limit, n) => Number.isInteger(n) && n >= 0 && n < limit;

/** A set of squares as a BigInt: a BigInt, a square, or anything that yields squares. */
export function bitboard(value = 0n) {
  if (typeof value === "bigint") {
    if (value < 0n || value > FULL) throw new RangeError("a bitboard is 0n to 2n ** 64n - 1n");
    return value;
  }
  const squares = typeof value === "string" || !value?.[Symbol.iterator] ? [value] : value;
  let set = 0n;
  for (const one of squares) {
    const number = square(one);
    if (!isBelow(64, number)) throw new RangeError(`no square: ${String(one)}`);
    set |= 1n << BigInt(number);
  }
  return set;
}

/** The members of a bitboard, as numbers from a1 upward. */
export function squares(set) {
  const members = [];
  for (let rest = bitboard(set), number = 0; rest; rest >>= 1n, ++number) {
    if (rest & 1n) members.push(number);
  }
  return members;
}

/** The (m,n)-leaper, 0 to 15 each; (0,0) and everything else is no piece. */
export function leaper(m, n) {
  if (!isBelow(16, m) || !isBelow(16, n) || m + n === 0) throw new RangeError("a leaper jumps 0 to 15");
  return 256 + 16 * m + n;
}

function pieceCode(value) {
  if (typeof value !== "string") return int(value);
  if (!Object.hasOwn(PIECES, value)) throw new RangeError(`no piece: ${value}`);
  return PIECES[value];
}

/** An int for C; what is no int is neither a square nor a piece. */
function int(value) {
  if (typeof value !== "number") throw new TypeError(`a number is expected, not ${typeof value}`);
  return Number.isInteger(value) && Math.abs(value) < 2 ** 31 ? value : -1;
}

/** Moves and margins as an int: beyond its range nothing changes any more. */
function clamped(value) {
  if (typeof value !== "number" || Number.isNaN(value)) throw new TypeError("a number is expected");
  return Math.trunc(Math.max(-(2 ** 31), Math.min(2 ** 31 - 1, value)));
}

/** The index of a trajectory, as the 64 bits that C takes. */
function count(value) {
  const index = typeof value === "bigint" ? value : Number.isSafeInteger(value) ? BigInt(value) : -1n;
  if (index < 0n || index > FULL) throw new RangeError("an index is an integer, 0 to 2n ** 64n - 1n");
  return index;
}

async function compile(source) {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) {
    return WebAssembly.compile(source);
  }
  const url = source ?? new URL("./chess_distance.wasm", import.meta.url);
  if (typeof process === "object" && process.versions?.node && String(url).startsWith("file:")) {
    const { readFile } = await import("node:fs/promises");
    return WebAssembly.compile(await readFile(new URL(url)));
  }
  const response = await fetch(url);
  if (!response.ok) throw new Error(`cannot load ${url}: ${response.status}`);
  return WebAssembly.compile(await response.arrayBuffer());
}

/**
 * The functions of the library. `source` is the compiled module, its bytes or its address; without
 * it, chess_distance.wasm beside this file.
 */
export default async function load(source) {
  const instance = await WebAssembly.instantiate(await compile(source), {});
  return new Library(instance.exports);
}

/** A piece of the memory behind the library's own, for one call at a time. */
class Scratch {
  constructor(memory, base) {
    this.memory = memory;
    this.base = (base + 15) & ~15;
    const need = this.base + 16384 - memory.buffer.byteLength;
    if (need > 0) memory.grow(Math.ceil(need / 65536));
    this.next = this.base;
  }

  take(bytes) {
    const address = this.next;
    this.next += (bytes + 7) & ~7;
    return address;
  }

  words(address, length) {
    return new BigUint64Array(this.memory.buffer, address, length);
  }

  bytes(address, length) {
    return new Uint8Array(this.memory.buffer, address, length);
  }
}

/** The bytes of an output or of an array, as in outBytes64, words64 and outTerritory. */
function size(kind) {
  if (kind === "outTerritory") return 24;
  const [, element, length] = kind.match(/(bytes|words)(\d+)$/i);
  return element.toLowerCase() === "words" ? 8 * length : Number(length);
}

class Library {
  #exports;
  #scratch;

  constructor(exports) {
    this.#exports = exports;
    this.#scratch = new Scratch(exports.memory, exports.__heap_base.value);
    for (const [name, [cName, parameters, result]] of Object.entries(SIGNATURES)) {
      const kinds = parameters.split(" ");
      const call = exports[cName];
      if (!call) throw new Error(`the WebAssembly module has no ${cName}`);
      this[name] = (...values) => this.#call(call, kinds, result, values);
    }
    Object.freeze(this);
  }

  /** The table of all pairs of squares of a board from 1x1 to 16x16, rank by rank. */
  fillTable(piece, files, ranks) {
    const inside = [files, ranks].every((n) => Number.isInteger(n) && n >= 1 && n <= 16);
    if (!inside) throw new RangeError(this.error(-6));
    const size = (files * ranks) ** 2;
    const address = this.#scratch.base;
    const need = address + size - this.#exports.memory.buffer.byteLength;
    if (need > 0) this.#exports.memory.grow(Math.ceil(need / 65536));
    const fill = this.#exports.chess_distance_fill_table;
    this.#checked(fill(pieceCode(piece), files, ranks, address, size));
    return this.#scratch.bytes(address, size).slice();
  }

  /** The library's sentence for a result code. */
  error(code) {
    return this.#text(this.#exports.chess_distance_error(code));
  }

  version() {
    return this.#text(this.#exports.chess_distance_version());
  }

  #text(address) {
    const bytes = new Uint8Array(this.#exports.memory.buffer, address);
    return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
  }

  #checked(result) {
    if (result < UNREACHABLE) throw new RangeError(this.error(result));
    return result;
  }

  #call(call, kinds, result, values) {
    const scratch = this.#scratch;
    scratch.next = scratch.base;
    let output = 0;
    let from = 0;
    const given = kinds.map((kind) => {
      if (kind.startsWith("out")) return (output = scratch.take(size(kind)));
      return this.#argument(kind, values[from++]);
    });
    // A piece or a square that the result cannot report is reported by a distance.
    if (["set", "count", "sign"].includes(result)) this.#check(kinds, values);
    const returned = call(...given);
    switch (result) {
      case "set":
      case "count":
        return BigInt.asUintN(64, returned);
      case "sign":
        return returned;
      case "flag":
        return this.#checked(returned) === 1;
      case "moves":
        return this.#checked(returned) === UNREACHABLE ? null : returned;
      case "out":
        if (this.#checked(returned) === UNREACHABLE) return null;
        return this.#output(kinds[kinds.length - 1], output);
      case "layers":
        if (this.#checked(returned) === UNREACHABLE) return null;
        return [...scratch.words(output, returned + 1)];
      case "squares":
        if (this.#checked(returned) === UNREACHABLE) return null;
        return [...scratch.bytes(output, returned + 1)];
      default:
        return this.#checked(returned);
    }
  }

  #check(kinds, values) {
    const { chess_distance } = this.#exports;
    kinds.forEach((kind, i) => {
      if (kind === "piece") this.#checked(chess_distance(pieceCode(values[i]), 0, 0));
      if (kind === "square") this.#checked(chess_distance(0, int(square(values[i])), 0));
    });
  }

  #argument(kind, value) {
    switch (kind) {
      case "piece":
        return pieceCode(value);
      case "square":
        return int(square(value));
      case "set":
        return bitboard(value);
      case "count":
        return count(value);
      case "int":
        return clamped(value);
      case "flag":
        return value ? 1 : 0;
      case "board": {
        if (value === undefined || value === null) return 0;
        if (typeof value !== "object" || value[Symbol.iterator]) {
          throw new TypeError("a board is an object with the sets own, enemy and avoid");
        }
        const address = this.#scratch.take(24);
        const sets = [value.own, value.enemy, value.avoid].map((set) => bitboard(set));
        this.#scratch.words(address, 3).set(sets);
        return address;
      }
      default:
        return this.#array(kind, value);
    }
  }

  /** Bytes or words that a function reads. */
  #array(kind, value) {
    const address = this.#scratch.take(size(kind));
    const words = kind.startsWith("words");
    const length = size(kind) / (words ? 8 : 1);
    if (value?.length !== length) throw new RangeError(`${length} numbers are expected`);
    const numbers = Array.from(value);
    if (words) {
      this.#scratch.words(address, length).set(numbers.map((set) => bitboard(set)));
    } else {
      if (!numbers.every((n) => isBelow(256, n))) throw new RangeError("distances are 0 to 255");
      this.#scratch.bytes(address, length).set(numbers);
    }
    return address;
  }

  #output(kind, address) {
    if (kind.startsWith("outWords")) return [...this.#scratch.words(address, size(kind) / 8)];
    if (kind === "outTerritory") {
      const [first, second, tied] = this.#scratch.words(address, 3);
      return { first, second, tied };
    }
    return this.#scratch.bytes(address, size(kind)).slice();
  }
}
