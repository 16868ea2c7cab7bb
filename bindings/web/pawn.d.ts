import type { Sides, Source, SquareSet } from "./index.js";

/** The obstacles of a king in an ending, for `duelPairs`. */
export interface KingBoard {
  own: bigint;
  enemy: bigint;
  avoid: bigint;
}

/** A solved ending: for each square of the attacker's king a set of the defender's. */
export interface PawnEnding {
  /** The number of pawn structures that were solved. */
  structures: number;
  /** The attacker forces the win. */
  won: Sides<bigint[]>;
  /** The attacker wins by a move that leaves the pawn structure, or the defender must leave it. */
  wins: Sides<bigint[]>;
  /** The defender holds by leaving it. */
  holds: Sides<bigint[]>;
  attacker: KingBoard;
  defender: KingBoard;
}

/**
 * Loads the WebAssembly module: chess_distance_pawn.wasm beside this file, or another source. The
 * result solves endings of two kings and pawns. For the lower bound a queen is no help against a
 * pawn one step from promotion, for the upper bound it is enough. null: the ending needs more than
 * so many megabytes (64).
 */
export default function loadPawnEndings(source?: Source): Promise<
  (white: SquareSet, black: SquareSet, attackerIsBlack?: boolean, upperBound?: boolean, megabytes?: number) => PawnEnding | null
>;
