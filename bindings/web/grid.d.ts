import type { Board, Source, SquareSet, Territory } from "./index.js";

/** "a1" to "p16". */
export type GridSquareName =
  `${"a" | "b" | "c" | "d" | "e" | "f" | "g" | "h" | "i" | "j" | "k" | "l" | "m" | "n" | "o" | "p"}${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16}`;
/** A square of a grid: its name, or its number, rank * files + file. */
export type GridSquare = number | GridSquareName;
/** A set of a grid's squares: a BigInt, a square, or anything that yields squares. */
export type GridSet = SquareSet<GridSquare>;

/** A board of any size. Squares are numbered rank by rank: rank * files + file. */
export interface GridShape {
  /** 1 to 16. */
  files: number;
  /** 1 to 16. */
  ranks: number;
  /** The edges that are joined: "files" makes a cylinder, "both" a torus. */
  wrap?: "none" | "files" | "ranks" | "both" | undefined;
  /** Squares that are not part of the board: never entered, never passed by a line. */
  holes?: GridSet | undefined;
  /** Where initial moves (Betza's i) may begin. */
  first?: GridSet | undefined;
}

/** A piece in Betza's notation, as "NN" or "mRcpR". Black's steps are turned around. */
export type GridPiece = string | { betza: string; black?: boolean | undefined };

/** The obstacles on a grid. */
export interface Obstacles extends Board<GridSquare> {
  /** May be entered; no move begins there. For goals and promotion ranks. */
  stop?: GridSet | undefined;
}

/**
 * A board of any size. The BigInt of a set has a bit for each square. Maps hold 255 where no
 * sequence of moves leads.
 */
export interface Grid {
  readonly files: number;
  readonly ranks: number;
  /** The number of a square; a text that names none is an error. */
  square(name: string | number): number;
  squareName(square: GridSquare): GridSquareName;
  set(set?: GridSet): bigint;
  /** The members of a set, as numbers. */
  squares(set: GridSet): number[];
  /** The squares one move from any square of `from`. */
  moves(piece: GridPiece, from: GridSet, obstacles?: Obstacles | null): bigint;
  /** The squares where it could take. */
  attacks(piece: GridPiece, from: GridSet, occupied?: GridSet): bigint;
  /** The squares from which the piece could take on one of a set, whoever stands there. */
  attacksTo(piece: GridPiece, to: GridSet, occupied?: GridSet): bigint;
  /** Fewest moves from the nearest square of a set. */
  map(piece: GridPiece, from: GridSet, obstacles?: Obstacles | null): Uint8Array;
  /** Fewest moves to the nearest square of a set. */
  mapTo(piece: GridPiece, to: GridSet, obstacles?: Obstacles | null): Uint8Array;
  /** A move costs one more into a square of `plus1`, two more into `plus2`, three more into both. 254 stands for
   * all sums above 253. */
  weightedMap(
    piece: GridPiece,
    from: GridSet,
    plus1?: GridSet,
    plus2?: GridSet,
    obstacles?: Obstacles | null,
  ): Uint8Array;
  /** The second leg of a journey: `start` holds the distances of the first leg. */
  onward(piece: GridPiece, start: ArrayLike<number>, obstacles?: Obstacles | null): Uint8Array;
  /** The squares at most `moves` moves away; none if it is negative. */
  within(piece: GridPiece, from: GridSet, moves: number, obstacles?: Obstacles | null): bigint;
  /** The squares exactly `moves` moves away. */
  ring(piece: GridPiece, from: GridSet, moves: number, obstacles?: Obstacles | null): bigint;
  /** Whether any way leads from a set to another. The search ends with the first square of `to`. */
  reaches(piece: GridPiece, from: GridSet, to: GridSet, obstacles?: Obstacles | null): boolean;
  /** By distance: the squares so many moves away, up to the largest distance. */
  rings(piece: GridPiece, from: GridSet, obstacles?: Obstacles | null): bigint[];
  /** The squares whose byte is `value`, or with `equal` false any other value. */
  setOfBytes(bytes: ArrayLike<number>, value: number, equal: boolean): bigint;
  path(piece: GridPiece, from: GridSet, to: GridSet, obstacles?: Obstacles | null): number | null;
  /** All maps: from * files * ranks + to. */
  matrix(piece: GridPiece, obstacles?: Obstacles | null): Uint8Array;
  /** For each square the squares one move away. */
  graph(piece: GridPiece, obstacles?: Obstacles | null): bigint[];
  /** Distances in any graph with a set for each square. */
  graphMap(moves: ArrayLike<bigint>, from: GridSet): Uint8Array;
  /** The squares of all shortest trajectories, ply by ply; null where there is none. */
  trajectories(
    piece: GridPiece,
    from: GridSet,
    to: GridSet,
    obstacles?: Obstacles | null,
  ): bigint[] | null;
  /** 2n ** 64n - 1n if there are that many or more. */
  trajectoryCount(
    piece: GridPiece,
    from: GridSet,
    to: GridSet,
    obstacles?: Obstacles | null,
  ): bigint;
  territory(
    piece1: GridPiece,
    set1: GridSet,
    obstacles1: Obstacles | null | undefined,
    piece2: GridPiece,
    set2: GridSet,
    obstacles2?: Obstacles | null,
  ): Territory;
}

/**
 * Loads the WebAssembly module: chess_distance_grid.wasm beside this file, or another source. The
 * result makes boards. Any other name than those of GridShape is an error.
 */
export default function loadGrid(source?: Source): Promise<(shape: GridShape) => Grid>;
