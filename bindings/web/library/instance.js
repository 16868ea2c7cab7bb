// A WebAssembly file of the library, instantiated: its functions, its memory, its error messages.

import { UNREACHABLE } from "../signatures.js";
import { tagOf, typed } from "./arguments.js";

/** Codes that do not say which argument they mean. */
export const [INVALID_PIECE, EMPTY_SET] = [-3, -5];
const PAGE = 65536;

async function compile(source) {
  const tag = tagOf(source);
  // Memory that was transferred is empty too.
  if (source?.byteLength === 0) throw new TypeError(`source: this ${tag} has no bytes`);
  if (tag === "WebAssembly.Module") return source;
  // A copy, since memory that is shared with another thread is not compiled.
  if (tag === "SharedArrayBuffer") return WebAssembly.compile(new Uint8Array(source).slice());
  if (tag === "ArrayBuffer" || ArrayBuffer.isView(source)) return WebAssembly.compile(source);
  if (typeof source !== "string" && typeof source?.href !== "string") {
    throw new TypeError(
      `source: expected a URL, the bytes or a compiled WebAssembly.Module, not ${typed(source)}`,
    );
  }
  // The fetch of node reads no files. Bundlers do not follow a name in a variable.
  if (globalThis.process?.versions?.node && /^file:/.test(source?.href ?? source)) {
    const files = "node:fs/promises";
    const { readFile } = await import(/* webpackIgnore: true */ /* @vite-ignore */ files);
    return WebAssembly.compile(await readFile(new URL(source)));
  }
  const response = await fetch(source).catch((cause) => {
    throw new Error(
      `source: cannot load ${source}; pass the bytes or a compiled WebAssembly.Module`,
      { cause },
    );
  });
  if (!response.ok) throw new Error(`cannot load ${source}: ${response.status}`);
  return WebAssembly.compile(await response.arrayBuffer());
}

/** By what `load()` gives: its instance, for entries that hold more of it. */
export const instances = new WeakMap();

export class Instance {
  constructor(exports) {
    this.exports = exports;
    this.memory = new Memory(exports.memory, exports.__heap_base.value);
  }

  /** Of a compiled module, its bytes or its address. */
  static async of(source) {
    const { exports } = await WebAssembly.instantiate(await compile(source), {});
    return new Instance(exports);
  }

  /** The library's message for a result code. */
  error(code) {
    return this.memory.text(this.exports.chess_distance_error(code));
  }

  /** The result; for an error code it throws the message, or that of `why(code)`, which may name the
   * argument. */
  checked(result, why) {
    if (result >= UNREACHABLE) return result;
    throw new RangeError(why?.(result) || this.error(result));
  }
}

/** The module's memory beside the library's own, for arguments and results. It is a stack: a
 * generator of squares may call the library while arguments are read. */
class Memory {
  #memory;
  #next;

  constructor(memory, base) {
    this.#memory = memory;
    this.#next = (base + 15) & ~15;
    this.#look();
  }

  /** Runs a call, then frees the memory that it took. */
  during(call) {
    const next = this.#next;
    try {
      return call();
    } finally {
      this.#next = next;
    }
  }

  /** The address of free memory of `bytes` bytes, a multiple of 8. */
  take(bytes) {
    const address = this.#next;
    this.#next += 8 * Math.ceil(bytes / 8); // no operators of 32 bits: there may be 2 GB
    const missing = this.#next - this.#memory.buffer.byteLength;
    if (missing > 0) {
      this.#memory.grow(Math.ceil(missing / PAGE));
      this.#look();
    }
    return address;
  }

  /** New views after the memory has grown, which detaches the old ones. */
  #look() {
    this.bytes = new Uint8Array(this.#memory.buffer);
    this.words = new BigUint64Array(this.#memory.buffer);
  }

  /** A view of `length` numbers of a type. */
  numbers(type, address, length) {
    return new type(this.#memory.buffer, address, length);
  }

  /** The address of a copy of a typed array. */
  put(array) {
    const address = this.take(array.byteLength);
    // As bytes: the array may be of another realm, or a Buffer of node, whose constructor is deprecated.
    this.bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), address);
    return address;
  }

  /** A copy of such numbers. */
  wordsAt(address, length) {
    return this.words.slice(address / 8, address / 8 + length);
  }

  bytesAt(address, length) {
    return this.bytes.slice(address, address + length);
  }

  /** The C string at an address. */
  text(address) {
    return new TextDecoder().decode(this.bytes.subarray(address, this.bytes.indexOf(0, address)));
  }
}
