import type { Board, Source, Square, SquareSet, Territory } from "./index.js";

/** A board of any size. Squares are numbered rank by rank: rank * files + file. */
export interface GridShape {
  /** 1 to 16. */
  files: number;
  /** 1 to 16. */
  ranks: number;
  /** The edges that are joined: "files" makes a cylinder, "both" a torus. */
  wrap?: "none" | "files" | "ranks" | "both" | undefined;
  /** Squares that are not part of the board: never entered, never passed by a line. */
  holes?: SquareSet | undefined;
  /** Where initial moves (Betza's i) may begin. */
  first?: SquareSet | undefined;
}

/** A piece in Betza's notation, as "NN" or "mRcpR". Black's steps are turned around. */
export type GridPiece = string | { betza: string; black?: boolean | undefined };

/** The obstacles on a grid. */
export interface Obstacles extends Board {
  /** May be entered; no move begins there. For goals and promotion ranks. */
  stop?: SquareSet | undefined;
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
  /** The squares from which the piece could take on one of a set, whoever stands there. */
  attacksTo(piece: GridPiece, to: SquareSet, occupied?: SquareSet): bigint;
  /** Fewest moves from the nearest square of a set. */
  map(piece: GridPiece, from: SquareSet, obstacles?: Obstacles | null): Uint8Array;
  /** Fewest moves to the nearest square of a set. */
  mapTo(piece: GridPiece, to: SquareSet, obstacles?: Obstacles | null): Uint8Array;
  /** A move costs one more into a square of `plus1`, two more into `plus2`, three more into both. */
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
  /** The squares of all shortest trajectories, ply by ply; null where there is none. */
  trajectories(piece: GridPiece, from: SquareSet, to: SquareSet, obstacles?: Obstacles | null): bigint[] | null;
  /** 2n ** 64n - 1n if there are that many or more. */
  trajectoryCount(piece: GridPiece, from: SquareSet, to: SquareSet, obstacles?: Obstacles | null): bigint;
  territory(
    piece1: GridPiece,
    set1: SquareSet,
    obstacles1: Obstacles | null | undefined,
    piece2: GridPiece,
    set2: SquareSet,
    obstacles2?: Obstacles | null,
  ): Territory;
}

/**
 * Loads the WebAssembly module: chess_distance_grid.wasm beside this file, or another source. The
 * result makes boards. Any other name than those of GridShape is an error.
 */
export default function loadGrid(source?: Source): Promise<(shape: GridShape) => Grid>;
