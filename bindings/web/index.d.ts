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
  king: 0;
  wazir: 1;
  knight: 2;
  bishop: 3;
  rook: 4;
  queen: 5;
  whitePawn: 6;
  blackPawn: 7;
  archbishop: 8;
  chancellor: 9;
  amazon: 10;
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
  distance(piece: Piece, a: Square, b: Square): number | null;
  king(a: Square, b: Square): number;
  manhattan(a: Square, b: Square): number;
  knight(a: Square, b: Square): number;
  file(a: Square, b: Square): number;
  rank(a: Square, b: Square): number;
  center(square: Square): number;
  centerManhattan(square: Square): number;
  edge(square: Square): number;
  edgeFile(square: Square): number;
  edgeRank(square: Square): number;
  corner(square: Square, dark: boolean): number;
  relation(a: Square, b: Square): number;
  /** `none` for the empty set. */
  nearest(square: Square, set: SquareSet, none: number): number;
  nearestFile(square: Square, set: SquareSet, none: number): number;
  direction(a: Square, b: Square): number;
  x88Diff(a: Square, b: Square): number;
  toX88(square: Square): number;
  fromX88(square: number): number;
  byX88(piece: Piece, a: number, b: number): number | null;
  offset(a: Square, b: Square): number;

  moves(piece: Piece, from: SquareSet, board?: Board | null): bigint;
  attacks(piece: Piece, from: SquareSet, occupied?: SquareSet): bigint;
  /** 64 distances, 255 where there is none. */
  map(piece: Piece, from: Square, board?: Board | null): Uint8Array;
  setMap(piece: Piece, from: SquareSet, board?: Board | null): Uint8Array;
  mapTo(piece: Piece, to: Square, board?: Board | null): Uint8Array;
  setMapTo(piece: Piece, to: SquareSet, board?: Board | null): Uint8Array;
  onward(piece: Piece, start: ArrayLike<number>, board?: Board | null): Uint8Array;
  /** 64 times 64 distances: from * 64 + to. */
  matrix(piece: Piece, board?: Board | null): Uint8Array;
  path(piece: Piece, from: Square, to: Square, board?: Board | null): number | null;
  reaches(piece: Piece, from: Square, to: Square, moves: number, board?: Board | null): boolean;
  sets(piece: Piece, from: SquareSet, to: SquareSet, board?: Board | null): number | null;
  within(piece: Piece, from: SquareSet, moves: number, board?: Board | null): bigint;
  ring(piece: Piece, from: SquareSet, moves: number, board?: Board | null): bigint;

  graph(piece: Piece, board?: Board | null): bigint[];
  graphReverse(moves: Iterable<bigint> & ArrayLike<bigint>): bigint[];
  graphMap(moves: Iterable<bigint> & ArrayLike<bigint>, from: SquareSet): Uint8Array;
  graphOnward(
    moves: Iterable<bigint> & ArrayLike<bigint>,
    start: ArrayLike<number>,
  ): Uint8Array;
  graphMatrix(moves: Iterable<bigint> & ArrayLike<bigint>): Uint8Array;

  pawnMap(
    piece: Piece,
    from: SquareSet,
    prey: SquareSet,
    captures: number,
    board?: Board | null,
  ): Uint8Array;
  pawnMapTo(
    piece: Piece,
    to: SquareSet,
    prey: SquareSet,
    captures: number,
    board?: Board | null,
  ): Uint8Array;

  /** The squares of all shortest trajectories, ply by ply; null where there is none. */
  trajectories(piece: Piece, from: Square, to: Square, board?: Board | null): bigint[] | null;
  trajectoryCount(piece: Piece, from: Square, to: Square, board?: Board | null): bigint;
  /** One of them, by its index in the lexicographic order of squares. */
  trajectory(
    piece: Piece,
    from: Square,
    to: Square,
    board: Board | null | undefined,
    index: bigint | number,
  ): number[] | null;

  territory(
    piece1: Piece,
    set1: SquareSet,
    board1: Board | null | undefined,
    piece2: Piece,
    set2: SquareSet,
    board2?: Board | null,
  ): Territory;
  kingRace(mover: Square, other: Square, margin: number): bigint;
  pawnOutrunsKing(pawn: Square, defender: Square, black: boolean, toMove: boolean): boolean;
  mopUp(winner: Square, loser: Square): number;

  /** (files * ranks) squared distances; squares are numbered rank by rank. */
  fillTable(piece: Piece, files: number, ranks: number): Uint8Array;
  error(code: number): string;
  version(): string;
}

/** Loads the WebAssembly module: beside this file, or from an address, bytes or a module. */
export default function load(
  source?: string | URL | BufferSource | WebAssembly.Module,
): Promise<ChessDistance>;
