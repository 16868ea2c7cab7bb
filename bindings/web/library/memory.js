// The memory behind the library's own: arguments are written there, results are read from there.

const PAGE = 65536;

/** A stack: a set of squares may be a generator that calls the library while arguments are read. */
export class Memory {
  #memory;
  #next;

  constructor(memory, base) {
    this.#memory = memory;
    this.#next = (base + 15) & ~15;
    this.#look();
  }

  /** Runs a call; what it took is free again behind it. */
  during(call) {
    const next = this.#next;
    try {
      return call();
    } finally {
      this.#next = next;
    }
  }

  /** The address of so many bytes, a multiple of 8. */
  take(bytes) {
    const address = this.#next;
    this.#next += (bytes + 7) & ~7;
    const missing = this.#next - this.#memory.buffer.byteLength;
    if (missing > 0) {
      this.#memory.grow(Math.ceil(missing / PAGE));
      this.#look();
    }
    return address;
  }

  /** Views end where the memory grows. */
  #look() {
    this.bytes = new Uint8Array(this.#memory.buffer);
    this.pointers = new Uint32Array(this.#memory.buffer);
    this.words = new BigUint64Array(this.#memory.buffer);
  }

  /** The address of a copy of a typed array. */
  put(array) {
    const address = this.take(array.byteLength);
    this.numbers(array, address, array.length).set(array);
    return address;
  }

  /** So many numbers of the kind that `like` holds, as they stand there. */
  numbers(like, address, length) {
    const view = like instanceof Uint8Array ? this.bytes : this.words;
    const first = address / view.BYTES_PER_ELEMENT;
    return view.subarray(first, first + length);
  }

  /** Copies of what stands there. */
  wordsAt(address, length) {
    return this.words.slice(address / 8, address / 8 + length);
  }

  bytesAt(address, length) {
    return this.bytes.slice(address, address + length);
  }

  /** The text that C has there. */
  text(address) {
    const end = this.bytes.indexOf(0, address);
    return new TextDecoder().decode(this.bytes.subarray(address, end));
  }
}
