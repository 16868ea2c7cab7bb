// @NOTICE@

/** A square: 0 to 63 (a1 = 0, b1 = 1, h8 = 63) or its name. */
export type Square = number | string;
/** A set of squares: a bitboard (bit s is square s), a square, or anything that yields squares. */
export type SquareSet = bigint | Square | Iterable<Square>;
/** A piece by name, or by the number that the C header gives it; `leaper(m, n)` for the others. */
export type Piece = keyof typeof PIECES | number;

/** What stands in the way. Without a board: nothing. */
export interface Board {
  /** Neither entered nor passed. */
  own?: SquareSet;
  /** May be entered, and ends a slide. */
  enemy?: SquareSet;
  /** Passed by a slide, never entered. */
  avoid?: SquareSet;
}

export interface Territory {
  first: bigint;
  second: bigint;
  tied: bigint;
}

export declare const PIECES: Readonly<{
@PIECES@
}>;
/** What maps hold where there is no distance: 255. */
export declare const NONE: 255;

export declare function square(name: Square): number;
export declare function squareName(square: number): string;
export declare function bitboard(set?: SquareSet): bigint;
export declare function squares(set: SquareSet): number[];
export declare function leaper(m: number, n: number): number;

/** Bad input throws a RangeError with a sentence, what is of another type a TypeError. Where no sequence of moves leads: null. */
export interface ChessDistance {
@METHODS@

  /** (files * ranks) squared distances; squares are numbered rank by rank. */
  fillTable(piece: Piece, files: number, ranks: number): Uint8Array;
  error(code: number): string;
  version(): string;
}

/** Loads the WebAssembly module: beside this file, or from an address, bytes or a module. */
export default function load(
  source?: string | URL | BufferSource | WebAssembly.Module,
): Promise<ChessDistance>;
