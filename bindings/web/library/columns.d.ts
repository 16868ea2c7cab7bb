import type { Piece } from "../index.js";

/** Boards of many positions: row i belongs to position i. A column that you leave out is empty. */
export interface Columns {
  own?: BigUint64Array | undefined;
  enemy?: BigUint64Array | undefined;
  avoid?: BigUint64Array | undefined;
}

/** The same for many positions. */
export interface TerritoryColumns {
  first: BigUint64Array;
  second: BigUint64Array;
  tied: BigUint64Array;
}

/** The calls over columns. */
export interface ColumnCalls {
  /** Distances of the pairs a[i], b[i] on the empty board, 255 for none. */
  batch(piece: Piece, a: Uint8Array, b: Uint8Array): Uint8Array;
  /**
   * Fewest moves from any square of from[i] to any of to[i], 255 for none. Columns have the
   * same length; an empty set in a row is no error here.
   */
  pathBatch(piece: Piece, from: BigUint64Array, to: BigUint64Array, boards?: Columns | null): Uint8Array;
  /** A map for each position: its 64 distances begin at 64 * i. */
  mapBatch(piece: Piece, from: BigUint64Array, boards?: Columns | null): Uint8Array;
  /** For each position the set, or the number, that the call of one position gives. */
  movesBatch(piece: Piece, from: BigUint64Array, boards?: Columns | null): BigUint64Array;
  attacksBatch(piece: Piece, from: BigUint64Array, occupied?: BigUint64Array | null): BigUint64Array;
  withinBatch(piece: Piece, from: BigUint64Array, moves: number, boards?: Columns | null): BigUint64Array;
  ringBatch(piece: Piece, from: BigUint64Array, moves: number, boards?: Columns | null): BigUint64Array;
  trajectoryCountBatch(piece: Piece, from: BigUint64Array, to: BigUint64Array, boards?: Columns | null): BigUint64Array;
  /** All maps for each position: its 64 times 64 distances begin at 4096 * i. One column at least. */
  matrixBatch(piece: Piece, boards: Columns): Uint8Array;
  territoryBatch(
    piece1: Piece,
    set1: BigUint64Array,
    boards1: Columns | null | undefined,
    piece2: Piece,
    set2: BigUint64Array,
    boards2?: Columns | null,
  ): TerritoryColumns;
}
