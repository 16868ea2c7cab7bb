// Positions, one or many.

import type { Piece, SquareSet } from "../index.js";

/** A whole position: the squares of each color and of each kind. A set that you leave out is
 * empty. */
export interface Position {
  white?: SquareSet | undefined;
  black?: SquareSet | undefined;
  kings?: SquareSet | undefined;
  queens?: SquareSet | undefined;
  rooks?: SquareSet | undefined;
  bishops?: SquareSet | undefined;
  knights?: SquareSet | undefined;
  pawns?: SquareSet | undefined;
  /** The square behind a pawn that has just advanced two. */
  enPassant?: SquareSet | undefined;
  /** These two are not read. */
  turn?: Color | undefined;
  castling?: string | undefined;
}

export type Color = "white" | "black";

/** What a FEN says: the sets of each color and of each kind of piece, and the next three fields. */
export interface FenPosition {
  white: bigint;
  black: bigint;
  kings: bigint;
  queens: bigint;
  rooks: bigint;
  bishops: bigint;
  knights: bigint;
  pawns: bigint;
  /** The square of the fourth field, or 0n. */
  enPassant: bigint;
  turn: Color;
  /** Letters of "KQkq", or "". */
  castling: string;
  /**
   * The squares that a color attacks or defends. Squares of `without` stop no line. Put the king
   * there that looks for a way, because a rook that gives check also attacks the square behind it.
   */
  attacked(color: Color, without?: SquareSet): bigint;
}

/** The same of many FENs: row i of each column belongs to line i. A bad row is 0 in all of them. */
export interface FenColumns {
  white: BigUint64Array;
  black: BigUint64Array;
  kings: BigUint64Array;
  queens: BigUint64Array;
  rooks: BigUint64Array;
  bishops: BigUint64Array;
  knights: BigUint64Array;
  pawns: BigUint64Array;
  enPassant: BigUint64Array;
  /** Bit 0: Black is to move. Bits 1 to 4: castling K, Q, k, q. */
  state: Uint8Array;
  /** The bad rows, counted from 0. */
  faults: { row: number; reason: string }[];
}

/** The calls about positions. */
export interface PositionCalls {
  /**
   * reach[s]: every square on which the piece on s may ever stand, 0n without a piece. fixed: the
   * number of pieces that never move and are never taken.
   */
  reach(position: Position): { fixed: number; reach: bigint[] };
  /**
   * Reads a FEN or an EPD. Only the board is needed; a missing side to move is White. A text that is
   * none is a RangeError with the reason; whether the position is legal is not checked.
   */
  position(fen: string): FenPosition;
  /** Reads many: one in each line of a text, or of its bytes, which take less time. */
  positionBatch(text: string | Uint8Array): FenColumns;
}

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
  pathBatch(
    piece: Piece,
    from: BigUint64Array,
    to: BigUint64Array,
    boards?: Columns | null,
  ): Uint8Array;
  /** A map for each position: its 64 distances begin at 64 * i. */
  mapBatch(piece: Piece, from: BigUint64Array, boards?: Columns | null): Uint8Array;
  /** For each position the set, or the number, that the call of one position gives. */
  movesBatch(piece: Piece, from: BigUint64Array, boards?: Columns | null): BigUint64Array;
  attacksBatch(
    piece: Piece,
    from: BigUint64Array,
    occupied?: BigUint64Array | null,
  ): BigUint64Array;
  withinBatch(
    piece: Piece,
    from: BigUint64Array,
    moves: number,
    boards?: Columns | null,
  ): BigUint64Array;
  ringBatch(
    piece: Piece,
    from: BigUint64Array,
    moves: number,
    boards?: Columns | null,
  ): BigUint64Array;
  trajectoryCountBatch(
    piece: Piece,
    from: BigUint64Array,
    to: BigUint64Array,
    boards?: Columns | null,
  ): BigUint64Array;
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
