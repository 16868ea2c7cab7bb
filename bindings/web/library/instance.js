// A WebAssembly file of the library as it runs: its functions, its memory, its sentences.

import { UNREACHABLE } from "../signatures.js";
import { Memory } from "./memory.js";

async function compile(source) {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) {
    return WebAssembly.compile(source);
  }
  const response = await fetch(source);
  if (!response.ok) throw new Error(`cannot load ${source}: ${response.status}`);
  return WebAssembly.compile(await response.arrayBuffer());
}

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

  /** The library's sentence for a result code. */
  error(code) {
    return this.memory.text(this.exports.chess_distance_error(code));
  }

  /** A result; a code for bad input is thrown as its sentence. */
  checked(result) {
    if (result < UNREACHABLE) throw new RangeError(this.error(result));
    return result;
  }
}
