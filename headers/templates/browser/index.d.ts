// @NOTICE@

/** A square: 0 to 63 (a1 = 0, b1 = 1, h8 = 63) or its name. */
export type Square = number | string;
/** A set of squares: a bitboard (bit s is square s), a square, or anything that yields squares. */
export type SquareSet = bigint | Square | Iterable<Square>;
/** A piece by name, or by the number that the C header gives it; `leaper(m, n)` for the others. */
export type Piece = keyof typeof PIECES | number;

/** The obstacles. Without a board there are none. Any other name than these three is an error. */
export interface Board {
  /** Neither entered nor passed. */
  own?: SquareSet;
  /** May be entered, and ends a slide. */
  enemy?: SquareSet;
  /** Passed by a slide, never entered. */
  avoid?: SquareSet;
}

/** A whole position: the squares of each color and of each kind. A set that you leave out is
 * empty. */
export interface Position {
  white?: SquareSet;
  black?: SquareSet;
  kings?: SquareSet;
  queens?: SquareSet;
  rooks?: SquareSet;
  bishops?: SquareSet;
  knights?: SquareSet;
  pawns?: SquareSet;
  /** The square behind a pawn that has just advanced two. */
  enPassant?: SquareSet;
}

/** Boards of many positions: row i belongs to position i. A column that you leave out is empty. */
export interface Columns {
  own?: BigUint64Array;
  enemy?: BigUint64Array;
  avoid?: BigUint64Array;
}

/** Squares that one side reaches first, and squares that both reach at the same time. */
export interface Territory {
  first: bigint;
  second: bigint;
  tied: bigint;
}

/** The same for many positions. */
export interface TerritoryColumns {
  first: BigUint64Array;
  second: BigUint64Array;
  tied: BigUint64Array;
}

/** A board of any size. Squares are numbered rank by rank: rank * files + file. */
export interface GridShape {
  /** 1 to 16. */
  files: number;
  /** 1 to 16. */
  ranks: number;
  /** The edges that are joined: "files" makes a cylinder, "both" a torus. */
  wrap?: "none" | "files" | "ranks" | "both";
  /** Squares that are not part of the board: never entered, never passed by a line. */
  holes?: SquareSet;
  /** Where initial moves (Betza's i) may begin. */
  first?: SquareSet;
}

/** A piece in Betza's notation, as "NN" or "mRcpR". Black's steps are turned around. */
export type GridPiece = string | { betza: string; black?: boolean };

/** The obstacles on a grid. */
export interface Obstacles extends Board {
  /** May be entered; no move begins there. For goals and promotion ranks. */
  stop?: SquareSet;
}

/**
 * A board of any size. A set is a BigInt with a bit for each square, a square ("a1" to "p16" or a
 * number), or anything that yields squares. Maps hold 255 where no sequence of moves leads.
 */
export interface Grid {
  readonly files: number;
  readonly ranks: number;
  square(name: Square): number;
  squareName(square: Square): string;
  set(set?: SquareSet): bigint;
  /** The members of a set, as numbers. */
  squares(set: SquareSet): number[];
  /** The squares one move from any square of `from`. */
  moves(piece: GridPiece, from: SquareSet, obstacles?: Obstacles | null): bigint;
  /** The squares where it could take. */
  attacks(piece: GridPiece, from: SquareSet, occupied?: SquareSet): bigint;
  /** Fewest moves from the nearest square of a set. */
  map(piece: GridPiece, from: SquareSet, obstacles?: Obstacles | null): Uint8Array;
  /** Fewest moves to the nearest square of a set. */
  mapTo(piece: GridPiece, to: SquareSet, obstacles?: Obstacles | null): Uint8Array;
  /** A move costs one more into a square of `plus1`, two more into `plus2`, three more into
   * both. */
  weightedMap(
    piece: GridPiece,
    from: SquareSet,
    plus1?: SquareSet,
    plus2?: SquareSet,
    obstacles?: Obstacles | null,
  ): Uint8Array;
  /** The second leg of a journey: `start` holds the distances of the first leg. */
  onward(piece: GridPiece, start: ArrayLike<number>, obstacles?: Obstacles | null): Uint8Array;
  path(piece: GridPiece, from: SquareSet, to: SquareSet, obstacles?: Obstacles | null): number | null;
  /** All maps: from * files * ranks + to. */
  matrix(piece: GridPiece, obstacles?: Obstacles | null): Uint8Array;
  /** For each square the squares one move away. */
  graph(piece: GridPiece, obstacles?: Obstacles | null): bigint[];
  /** Distances in any graph with a set for each square. */
  graphMap(moves: ArrayLike<bigint>, from: SquareSet): Uint8Array;
  /** The squares of all shortest trajectories, ply by ply; null if there is none. */
  trajectories(
    piece: GridPiece,
    from: SquareSet,
    to: SquareSet,
    obstacles?: Obstacles | null,
  ): bigint[] | null;
  /** 2n ** 64n - 1n if there are that many or more. */
  trajectoryCount(
    piece: GridPiece,
    from: SquareSet,
    to: SquareSet,
    obstacles?: Obstacles | null,
  ): bigint;
  territory(
    piece1: GridPiece,
    set1: SquareSet,
    obstacles1: Obstacles | null | undefined,
    piece2: GridPiece,
    set2: SquareSet,
    obstacles2?: Obstacles | null,
  ): Territory;
}

export declare const PIECES: Readonly<{
@PIECES@
}>;
/** 255: the entry of a map without a distance. */
export declare const NONE: 255;

export declare function square(name: Square): number;
export declare function squareName(square: number): string;
export declare function bitboard(set?: SquareSet): bigint;
export declare function squares(set: SquareSet): number[];
export declare function leaper(m: number, n: number): number;

/**
 * Bad input throws a RangeError with a message, a value of another type a TypeError. null: no
 * sequence of moves leads there.
 */
export interface ChessDistance {
@METHODS@

  /** For each square the index of the nearest site, 254 for a tie, 255 where no site leads. */
  voronoi(piece: Piece, sites: Iterable<Square>, board?: Board | null): Uint8Array;
  /**
   * Two kings that move in turn: the fewest moves of the attacker to the goal against any defense,
   * at 64 * attacker + defender; 255 where the defender holds.
   */
  duel(
    attacker: Board | null | undefined,
    defender: Board | null | undefined,
    goal: SquareSet,
  ): { attackerToMove: Uint8Array; defenderToMove: Uint8Array };
  /** Two pieces of one side, each an obstacle for the other: the moves of both, and of each. */
  pair(
    piece1: Piece,
    from1: Square,
    to1: SquareSet,
    board1: Board | null | undefined,
    piece2: Piece,
    from2: Square,
    to2: SquareSet,
    board2?: Board | null,
  ): { moves: number; first: number; second: number } | null;
  /**
   * reach[s]: every square on which the piece on s may ever stand, 0n without a piece. fixed: the
   * number of pieces that never move and are never taken.
   */
  reach(position: Position): { fixed: number; reach: bigint[] };
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
  territoryBatch(
    piece1: Piece,
    set1: BigUint64Array,
    boards1: Columns | null | undefined,
    piece2: Piece,
    set2: BigUint64Array,
    boards2?: Columns | null,
  ): TerritoryColumns;

  /** (files * ranks) squared distances; squares are numbered rank by rank. */
  fillTable(piece: Piece, files: number, ranks: number): Uint8Array;
  /** A board of any size, with its own methods. Any other name than those of GridShape is an
   * error. */
  grid(shape: GridShape): Grid;
  error(code: number): string;
  version(): string;
}

/**
 * An address, the bytes of a module, or a compiled `WebAssembly.Module`. The last two are
 * structural types, so that the types compile without the library "dom".
 */
export type Source = string | { readonly href: string } | ArrayBuffer | ArrayBufferView | CompiledModule;
type CompiledModule = typeof globalThis extends { WebAssembly: { Module: { prototype: infer Module } } }
  ? Module
  : object;

/** Loads the WebAssembly module: chess_distance.wasm beside this file, or another source. */
export default function load(source?: Source): Promise<ChessDistance>;
