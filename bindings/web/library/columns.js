// Calls over columns: row i of every array belongs to position i. The rows go through WebAssembly's
// memory in parts, so that columns may have any length.

import { boardSets } from "./arguments.js";
import { pieceCode } from "./squares.js";

/** The bytes of memory for one part of the rows. */
const PART = 131072;

export class Columns {
  #instance;

  constructor(instance) {
    this.#instance = instance;
  }

  /** The distances of pairs of squares on the empty board. */
  batch(piece, a, b) {
    const code = pieceCode(piece);
    const inputs = [column(Uint8Array, a), column(Uint8Array, b)];
    const out = new Uint8Array(a.length);
    const call = this.#instance.exports.chess_distance_batch;
    this.#run(a.length, inputs, [out], ([a, b], [out], n) => call(code, a, b, out, n));
    return out;
  }

  pathBatch(piece, from, to, boards) {
    const code = pieceCode(piece);
    const inputs = [column(BigUint64Array, from), column(BigUint64Array, to), ...boardColumns(boards)];
    const out = new Uint8Array(from.length);
    const call = this.#instance.exports.chess_distance_path_batch;
    this.#run(from.length, inputs, [out], ([from, to, ...boards], [out], n) =>
      call(code, from, to, this.#pointers(boards), out, n),
    );
    return out;
  }

  mapBatch(piece, from, boards) {
    const code = pieceCode(piece);
    const inputs = [column(BigUint64Array, from), ...boardColumns(boards)];
    const out = new Uint8Array(64 * from.length);
    const call = this.#instance.exports.chess_distance_map_batch;
    this.#run(from.length, inputs, [out], ([from, ...boards], [out], n) =>
      call(code, from, this.#pointers(boards), out, n),
    );
    return out;
  }

  matrixBatch(piece, boards) {
    const code = pieceCode(piece);
    const columns = boardColumns(boards);
    const rows = columns.find((column) => column)?.length;
    if (rows === undefined) throw new TypeError("the boards of a matrixBatch have a column at least");
    const out = new Uint8Array(4096 * rows);
    const call = this.#instance.exports.chess_distance_matrix_batch;
    this.#run(rows, columns, [out], (boards, [out], n) => call(code, this.#pointers(boards), out, n));
    return out;
  }

  territoryBatch(piece1, set1, boards1, piece2, set2, boards2) {
    const codes = [piece1, piece2].map(pieceCode);
    const sets = [column(BigUint64Array, set1), column(BigUint64Array, set2)];
    const inputs = [...sets, ...boardColumns(boards1), ...boardColumns(boards2)];
    const outputs = Array.from({ length: 3 }, () => new BigUint64Array(set1.length));
    const call = this.#instance.exports.chess_distance_territory_batch;
    this.#run(set1.length, inputs, outputs, ([set1, set2, ...boards], out, n) => {
      const [boards1, boards2] = [boards.slice(0, 3), boards.slice(3)].map((b) => this.#pointers(b));
      return call(codes[0], set1, boards1, codes[1], set2, boards2, ...out, n);
    });
    const [first, second, tied] = outputs;
    return { first, second, tied };
  }

  /**
   * Columns of so many rows; missing columns are null. `call` gets the addresses of the
   * columns and of the outputs.
   */
  #run(rows, inputs, outputs, call) {
    if (inputs.some((input) => input && input.length !== rows)) {
      throw new RangeError("columns must have the same length");
    }
    const width = (array) => array.byteLength / rows || 0;
    const all = [...inputs, ...outputs].filter(Boolean);
    const part = Math.max(1, Math.floor(PART / all.reduce((sum, array) => sum + width(array), 1)));
    let row = 0;
    // Without rows the piece is checked too.
    do {
      const n = Math.min(part, rows - row);
      this.#instance.memory.during(() => {
        const given = inputs.map((input) => input && this.#instance.memory.put(input.subarray(row, row + n)));
        const written = outputs.map((output) => this.#instance.memory.take(n * width(output)));
        this.#instance.checked(call(given, written, n));
        outputs.forEach((output, i) => {
          const first = (row * width(output)) / output.BYTES_PER_ELEMENT;
          const length = (n * width(output)) / output.BYTES_PER_ELEMENT;
          output.set(this.#instance.memory.numbers(output, written[i], length), first);
        });
      });
      row += n;
    } while (row < rows);
  }

  /** The address of the struct of the three columns of boards, 0 if there are none. */
  #pointers(columns) {
    if (columns.every((column) => column === null)) return 0;
    const address = this.#instance.memory.take(12);
    this.#instance.memory.pointers.set(columns.map((column) => column ?? 0), address / 4);
    return address;
  }
}

function column(type, value) {
  if (!(value instanceof type)) throw new TypeError(`expected a column, a ${type.name}`);
  return value;
}

function boardColumns(boards) {
  if (boards === undefined || boards === null) return [null, null, null];
  return boardSets(boards).map((set) => (set === undefined ? null : column(BigUint64Array, set)));
}
