// Calls over columns: row i of every array belongs to position i. The rows go through WebAssembly's
// memory in parts, so that columns may have any length.

import { boardSets, pieceCode, territory } from "./arguments.js";

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
const READERS = {
  piece: pieceCode,
  bytes: (value) => column(Uint8Array, value),
  words: (value) => column(BigUint64Array, value),
  boards: (value) =>
    value === undefined || value === null
      ? [null, null, null]
      : boardSets(value).map((set) => (set === undefined ? null : column(BigUint64Array, set))),
};

/** The calls over columns of an instance, by name. */
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
    const read = kinds.map((kind, i) => READERS[kind](values[i]));
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
