// Calls over columns: row i of every array belongs to position i.

import {
  BOARD,
  atMost,
  attached,
  intOf,
  known,
  parameter,
  pieceCode,
  squareOf,
  tagOf,
  territory,
  typed,
} from "./arguments.js";

/** The bytes of memory for one part of the rows. */
const PART = 131072;

const SETS = [[BigUint64Array, 1]];
/** By method: the C function, its arguments, and its outputs: the type, and the numbers of a row. */
const BATCHES = {
  batch: ["chess_distance_batch", "piece a:bytes b:bytes", [[Uint8Array, 1]]],
  pathBatch: ["chess_distance_path_batch", "piece from:words to:words boards", [[Uint8Array, 1]]],
  mapBatch: ["chess_distance_map_batch", "piece from:words boards", [[Uint8Array, 64]]],
  movesBatch: ["chess_distance_moves_batch", "piece from:words boards", SETS],
  attacksBatch: ["chess_distance_attacks_batch", "piece from:words occupied:words?", SETS],
  withinBatch: ["chess_distance_within_batch", "piece from:words moves:int boards", SETS],
  ringBatch: ["chess_distance_ring_batch", "piece from:words moves:int boards", SETS],
  trajectoryCountBatch: [
    "chess_distance_trajectory_count_batch",
    "piece from:words to:words boards",
    SETS,
  ],
  matrixBatch: ["chess_distance_matrix_batch", "piece boards", [[Uint8Array, 4096]]],
  territoryBatch: [
    "chess_distance_territory_batch",
    "piece1:piece set1:words boards1:boards piece2:piece set2:words boards2:boards",
    Array(3).fill([BigUint64Array, 1]),
  ],
};

function column(type, value, name) {
  if (tagOf(value) === type.name) return attached(value, name);
  throw new TypeError(`${name}: expected a column, a ${type.name}, not ${typed(value)}`);
}

/** A number, a column, or the three columns of boards; null where one is missing. */
const READERS = {
  piece: pieceCode,
  bytes: (value, name) => column(Uint8Array, value, name),
  words: (value, name) => column(BigUint64Array, value, name),
  "words?": (value, name) =>
    value === undefined || value === null ? null : column(BigUint64Array, value, name),
  int: intOf,
  boards: (value, name) =>
    value === undefined || value === null
      ? [null, null, null]
      : known(name, value, BOARD).map((set, i) =>
          set === undefined ? null : column(BigUint64Array, set, `${name}.${BOARD[i]}`),
        ),
};

/** Throws if a column of squares has a number that is none. */
function noSquare([name, column]) {
  const row = tagOf(column) === "Uint8Array" ? column.findIndex((square) => square > 63) : -1;
  if (row >= 0) squareOf(column[row], `${name}[${row}]`);
}

/** The calls of an instance, by name. The rows go through WebAssembly's memory in parts, so that columns may
 * have any length. */
export function columns(instance) {
  const { exports, memory } = instance;

  /** The argument for C of `n` rows of what was read. */
  function given(value, row, n) {
    if (typeof value === "number") return value;
    if (value === null) return 0;
    if (!Array.isArray(value)) return memory.put(value.subarray(row, row + n));
    if (value.every((one) => one === null)) return 0;
    return memory.put(Uint32Array.from(value, (one) => given(one, row, n)));
  }

  const method =
    (name, call, parameters, outputs) =>
    (...values) => {
      atMost(parameters.length, values.length, name);
      const read = parameters.map(({ name, kind }, i) => READERS[kind](values[i], name));
      const named = parameters.flatMap(({ name }, i) =>
        Array.isArray(read[i])
          ? read[i].map((set, j) => [`${name}.${BOARD[j]}`, set])
          : [[name, read[i]]],
      );
      const all = named.filter(([, value]) => value !== null && typeof value !== "number");
      if (all.length === 0) throw new TypeError(`boards: a ${name} needs a column at least`);
      const [[first, { length: rows }]] = all;
      const columns = all.map(([name, column]) => {
        if (column.length === rows) return column;
        throw new RangeError(`${name}: ${column.length} rows, but ${first} has ${rows}`);
      });
      const written = outputs.map(([type, width]) => new type(width * rows));
      const width = [...columns, ...written].reduce(
        (sum, { byteLength }) => sum + (byteLength / rows || 0),
        1,
      );
      const part = Math.max(1, Math.floor(PART / width));
      // Without rows the piece is checked too.
      for (let row = 0; row === 0 || row < rows; row += part) {
        const n = Math.min(part, rows - row);
        memory.during(() => {
          const inputs = read.map((value) => given(value, row, n));
          const addresses = outputs.map(([type, width]) =>
            memory.take(n * width * type.BYTES_PER_ELEMENT),
          );
          instance.checked(call(...inputs, ...addresses, n), () => all.forEach(noSquare));
          outputs.forEach(([type, width], i) =>
            written[i].set(memory.numbers(type, addresses[i], n * width), row * width),
          );
        });
      }
      return written.length === 3 ? territory(written) : written[0];
    };

  return Object.fromEntries(
    Object.entries(BATCHES).map(([name, [cName, kinds, outputs]]) => [
      name,
      method(name, exports[cName], kinds.split(" ").map(parameter), outputs),
    ]),
  );
}
