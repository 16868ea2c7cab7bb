import type { ChessDistance, Sides, Source, SquareSet } from "./index.js";

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
 * so many megabytes (256).
 */
export default function loadPawnEndings(source?: Source): Promise<Solve>;
export type Solve = (
  white: SquareSet,
  black: SquareSet,
  attackerIsBlack?: boolean,
  upperBound?: boolean,
  megabytes?: number,
) => PawnEnding | null;

/** The bytes of memory for one pawn structure. */
export const STRUCTURE_BYTES: number;

/** 0 is White, 1 is Black. */
export type ColorNumber = 0 | 1;

/** Kings and pawns by color, the side to move, and the square that a pawn has just passed, or null. */
export interface PawnPosition {
  pawns: [bigint, bigint];
  kings: [number, number];
  turn: ColorNumber;
  passed: number | null;
}

/** A legal move. `piece` is that of a promotion: a queen, a rook where a queen is stalemate, null where
 * both are, or for any other move. The new piece is not in the position after it. */
export interface PawnMove {
  from: number;
  to: number;
  takes: boolean;
  promotes: boolean;
  piece: "queen" | "rook" | null;
  after: PawnPosition;
  /** 1 if the move mates, 2 if it is stalemate, otherwise 0: with the new piece, if there is one. */
  end: 0 | 1 | 2;
  /** Whether the other king takes the new piece at once; `next` is the position then, or `after`. */
  isTaken: boolean;
  next: PawnPosition;
  /** By color and bound whether that color queens: 0 it does not, 1 it does, 2 if it does in `next`. */
  wins: number[][];
  /** By color how much the mover wants the move on its way; see chess_distance_pawn_options. */
  rank: number[];
}

/** Solved endings, without a right to en passant at the start, decide a position: those of `decides`.
 * A color that is to move queens if it does in one of them, and otherwise if it does in all. */
export interface PawnOptions {
  end: 0 | 1 | 2;
  decides: PawnPosition[];
  moves: PawnMove[];
}

/** Whether a side queens by force. The game ends when a pawn queens, and what the queens do then is not
 * looked at: against a side without pawns the first answer wins in chess, unless a new queen and a
 * new rook are both stalemate.
 *   "queens"          it queens, and then no enemy pawn is one step from queening; or it mates with a pawn
 *   "close race"      with best play one side promotes a pawn, and the other then has one a step from it
 *   "does not queen"  the other side can prevent it */
export type Answer = "queens" | "close race" | "does not queen";
export const QUEENS: "queens";
export const RACE: "close race";
export const NOT: "does not queen";

/** The ending of a position that `position` has read from a FEN. */
export function pawnPosition(position: {
  white: bigint;
  black: bigint;
  kings: bigint;
  pawns: bigint;
  enPassant: bigint;
  turn: "white" | "black";
}): PawnPosition;
/** Whether the kings stand apart on empty squares, and the side that has just moved is not in check. */
export function isLegal(library: ChessDistance, position: PawnPosition): boolean;
/** The pawns of a color that are one step from queening. */
export function closePawns(position: Pick<PawnPosition, "pawns">, color: ColorNumber): bigint;
export function movesOf(library: ChessDistance, position: PawnPosition): PawnMove[];

/** What PawnGame asks for solved endings. It keeps them, and throws a RangeError if one needs more
 * megabytes (256). */
export function finder(
  solve: Solve,
  megabytes?: number,
): (pawns: [bigint, bigint], attacker: ColorNumber, upper: boolean) => PawnEnding;

/** `new PawnGame(await load(), finder(await loadPawnEndings()))` answers what players ask. */
export class PawnGame {
  constructor(library: ChessDistance, find: ReturnType<typeof finder>);
  answer(position: PawnPosition, color: ColorNumber): Answer;
  /** All legal moves: those that keep the answer for a color (the side to move), those that lose it, and
   * those after which it is a close race. */
  moves(
    position: PawnPosition,
    color?: ColorNumber,
  ): Record<"keep" | "lose" | "undecided", PawnMove[]>;
  /** The moves until a color queens, or mates with a pawn, if it does so by force. By other moves the
   * defender may keep pawns that it gives away here. */
  way(position: PawnPosition, color: ColorNumber): PawnMove[];
  /** Mutual zugzwangs: by square of a color's king the squares of the other one. */
  correspond(position: PawnPosition, color: ColorNumber): Map<number, bigint>;
}
