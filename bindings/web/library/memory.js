// The module's memory beside the library's own, for arguments and results.

const PAGE = 65536;

/** A stack: a generator of squares may call the library while arguments are read. */
export class Memory {
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
    this.#next += (bytes + 7) & ~7;
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
    this.pointers = new Uint32Array(this.#memory.buffer);
    this.words = new BigUint64Array(this.#memory.buffer);
  }

  /** The address of a copy of a typed array. */
  put(array) {
    const address = this.take(array.byteLength);
    this.numbers(array, address, array.length).set(array);
    return address;
  }

  /** A view of `length` numbers of the kind of `like`. */
  numbers(like, address, length) {
    const view = like instanceof Uint8Array ? this.bytes : this.words;
    const first = address / view.BYTES_PER_ELEMENT;
    return view.subarray(first, first + length);
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
    const end = this.bytes.indexOf(0, address);
    return new TextDecoder().decode(this.bytes.subarray(address, end));
  }
}
