import type { ColumnCalls, PositionCalls } from "./library/positions.js";
import type { PawnOptions, PawnPosition } from "./pawn.js";

export * from "./library/positions.js";

/** "a1" to "h8". */
export type SquareName =
  `${"a" | "b" | "c" | "d" | "e" | "f" | "g" | "h"}${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;
/** A square: 0 to 63 (a1 = 0, b1 = 1, h8 = 63) or its name. */
export type Square = number | SquareName;
/** A set of squares: a bitboard (bit s is square s), a square, or anything that yields squares. */
export type SquareSet<S = Square> = bigint | S | Iterable<S>;
/** A piece by name, or by the number that the C header gives it; `leaper(m, n)` for the others. */
export type Piece = keyof typeof PIECES | number;

/** The obstacles. Without a board there are none. Any other name than these three is an error. */
export interface Board<S = Square> {
  /** Neither entered nor passed. */
  own?: SquareSet<S> | undefined;
  /** May be entered, and ends a slide. */
  enemy?: SquareSet<S> | undefined;
  /** Passed by a slide, never entered. */
  avoid?: SquareSet<S> | undefined;
}

/** One value for each side to move. */
export interface Sides<T> {
  attackerToMove: T;
  defenderToMove: T;
}

/** Squares that one side reaches first, and squares that both reach at the same time. */
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
/** 255: the entry of a map without a distance. */
export declare const NONE: 255;

/** The number of a square; a text that names none is an error. */
export declare function square(name: string | number): number;
export declare function squareName(square: Square): SquareName;
export declare function bitboard(set?: SquareSet): bigint;
export declare function squares(set: SquareSet): number[];
export declare function leaper(m: number, n: number): number;

/**
 * Bad input throws a RangeError with a message, a value of another type a TypeError. null: no
 * sequence of moves leads there.
 */
export interface ChessDistance extends PositionCalls, ColumnCalls {
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
  nearest(square: Square, set: SquareSet, ifEmpty: number): number;
  nearestFile(square: Square, set: SquareSet, ifEmpty: number): number;
  /** @deprecated Import it from `chess-distance/x88`. */
  x88Diff(a: Square, b: Square): number;
  /** @deprecated Import it from `chess-distance/x88`. */
  toX88(square: Square): number;
  /** @deprecated Import it from `chess-distance/x88`. */
  fromX88(square: number): number;
  /** @deprecated Import it from `chess-distance/x88`. */
  byX88(piece: Piece, a: number, b: number): number | null;
  /** @deprecated Import it from `chess-distance/x88`. */
  offset(a: Square, b: Square): number;
  direction(a: Square, b: Square): number;
  distance(piece: Piece, a: Square, b: Square): number | null;
  moves(piece: Piece, from: SquareSet, board?: Board | null): bigint;
  /** 64 distances, 255 for none. */
  map(piece: Piece, from: SquareSet, board?: Board | null): Uint8Array;
  /** 64 times 64 distances: from * 64 + to. */
  matrix(piece: Piece, board?: Board | null): Uint8Array;
  reaches(piece: Piece, from: Square, to: Square, moves: number, board?: Board | null): boolean;
  path(piece: Piece, from: SquareSet, to: SquareSet, board?: Board | null): number | null;
  within(piece: Piece, from: SquareSet, moves: number, board?: Board | null): bigint;
  ring(piece: Piece, from: SquareSet, moves: number, board?: Board | null): bigint;
  /** By distance: the squares so many moves away, up to the largest distance. */
  rings(piece: Piece, from: SquareSet, board?: Board | null): bigint[];
  /** The squares whose byte is `value`, or with `equal` false any other value. */
  setOfBytes(bytes: ArrayLike<number>, value: number, equal: boolean): bigint;
  attacks(piece: Piece, from: SquareSet, occupied?: SquareSet): bigint;
  /** 64 distances, 255 for none. */
  mapTo(piece: Piece, to: SquareSet, board?: Board | null): Uint8Array;
  /** 64 distances, 255 for none. */
  onward(piece: Piece, start: ArrayLike<number>, board?: Board | null): Uint8Array;
  /** For each square the squares one move away. */
  graph(piece: Piece, board?: Board | null): bigint[];
  /** For each square the squares one move away. */
  graphReverse(moves: Iterable<bigint> & ArrayLike<bigint>): bigint[];
  /** 64 distances, 255 for none. */
  graphMap(moves: Iterable<bigint> & ArrayLike<bigint>, from: SquareSet): Uint8Array;
  /** 64 distances, 255 for none. */
  graphOnward(moves: Iterable<bigint> & ArrayLike<bigint>, start: ArrayLike<number>): Uint8Array;
  /** 64 times 64 distances: from * 64 + to. */
  graphMatrix(moves: Iterable<bigint> & ArrayLike<bigint>): Uint8Array;
  /** 64 distances, 255 for none. */
  pawnMap(
    piece: Piece,
    from: SquareSet,
    prey: SquareSet,
    captures: number,
    board?: Board | null,
  ): Uint8Array;
  /** 64 distances, 255 for none. */
  pawnMapTo(
    piece: Piece,
    to: SquareSet,
    prey: SquareSet,
    captures: number,
    board?: Board | null,
  ): Uint8Array;
  /** 64 numbers of captures, 255 for none. */
  pawnCapturesMap(piece: Piece, from: SquareSet, prey: SquareSet, board?: Board | null): Uint8Array;
  /** 64 distances, 255 for none; null if all are. */
  promotionMap(
    piece: Piece,
    from: SquareSet,
    promoted: Piece,
    prey: SquareSet,
    captures: number,
    pawnBoard?: Board | null,
    pieceBoard?: Board | null,
  ): Uint8Array | null;
  /** 64 distances, 255 for none; null if all are. */
  promotionMapTo(
    piece: Piece,
    to: SquareSet,
    promoted: Piece,
    prey: SquareSet,
    captures: number,
    pawnBoard?: Board | null,
    pieceBoard?: Board | null,
  ): Uint8Array | null;
  /** One trajectory, by its index in the lexicographic order of squares. */
  trajectory(
    piece: Piece,
    from: Square,
    to: Square,
    board?: Board | null,
    index?: bigint | number,
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
  pawnOutrunsKing(
    pawnSq: Square,
    defender: Square,
    isBlack: boolean,
    defenderToMove: boolean,
  ): boolean;
  squareOfPawn(pawnSq: Square, isBlack: boolean, defenderToMove: boolean): bigint;
  mopUp(winner: Square, loser: Square): number;
  /** 64 distances, 255 for none. */
  weightedMap(
    piece: Piece,
    from: SquareSet,
    plus1: SquareSet,
    plus2: SquareSet,
    board?: Board | null,
  ): Uint8Array;
  mustPass(piece: Piece, from: SquareSet, to: SquareSet, board?: Board | null): bigint;
  graphMustPass(
    moves: Iterable<bigint> & ArrayLike<bigint>,
    from: SquareSet,
    to: SquareSet,
  ): bigint;
  /** The squares of all shortest trajectories, ply by ply; null if there is none. */
  graphTrajectories(
    moves: Iterable<bigint> & ArrayLike<bigint>,
    from: SquareSet,
    to: SquareSet,
  ): bigint[] | null;
  /** The squares of all shortest trajectories, ply by ply; null if there is none. */
  trajectories(piece: Piece, from: SquareSet, to: SquareSet, board?: Board | null): bigint[] | null;
  trajectoryCount(piece: Piece, from: SquareSet, to: SquareSet, board?: Board | null): bigint;
  /** The squares of all shortest trajectories, ply by ply; null if there is none. */
  walks(
    piece: Piece,
    from: Square,
    to: Square,
    moves: number,
    board?: Board | null,
  ): bigint[] | null;
  walkCount(piece: Piece, from: Square, to: Square, moves: number, board?: Board | null): bigint;
  /** 64 distances, 255 for none. */
  graphCostMap(
    freeMoves: Iterable<bigint> & ArrayLike<bigint>,
    costlyMoves: Iterable<bigint> & ArrayLike<bigint>,
    from: SquareSet,
  ): Uint8Array;
  /** 64 distances, 255 for none. */
  graphCostOnward(
    freeMoves: Iterable<bigint> & ArrayLike<bigint>,
    costlyMoves: Iterable<bigint> & ArrayLike<bigint>,
    start: ArrayLike<number>,
  ): Uint8Array;

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
  ): Sides<Uint8Array>;
  /**
   * A duel with an end for each pair of squares: bit d of `wins.attackerToMove[a]` says that the
   * attacker on a has won against the defender on d. Without `holds`, play ends only in `wins`.
   */
  duelPairs(
    attacker: Board | null | undefined,
    defender: Board | null | undefined,
    wins: Sides<ArrayLike<bigint>>,
    holds?: Sides<ArrayLike<bigint>> | null,
  ): Sides<Uint8Array>;
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

  /** The legal moves of an ending of kings and pawns, and what decides it; null if it is not legal. */
  pawnOptions(position: PawnPosition): PawnOptions | null;

  /** (files * ranks) squared distances; squares are numbered rank by rank. */
  fillTable(piece: Piece, files: number, ranks: number): Uint8Array;
  error(code: number): string;
  version(): string;
}

/**
 * An address, the bytes of a module, or a compiled `WebAssembly.Module`. The last two are
 * structural types, so that the types compile without the library "dom".
 */
export type Source =
  string | { readonly href: string } | ArrayBuffer | ArrayBufferView | (CompiledModule & object);
type CompiledModule = typeof globalThis extends {
  WebAssembly: { Module: { prototype: infer Module } };
}
  ? Module
  : object;

/** Loads the WebAssembly module: chess_distance.wasm beside this file, or another source. */
export default function load(source?: Source): Promise<ChessDistance>;
