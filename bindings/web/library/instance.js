// A WebAssembly file of the library, instantiated: its functions, its memory, its error messages.

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

const OUT_OF_RANGE = -6;

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

  /** The result; for an error code it throws the message, or that of `why()`, which C's code for
   * numbers outside their range does not tell. */
  checked(result, why) {
    if (result >= UNREACHABLE) return result;
    throw new RangeError((result === OUT_OF_RANGE && why?.()) || this.error(result));
  }
}
