import type { ChessDistance, Piece, Square } from "./index.js";

/** For boards of 0x88 squares: rank * 16 + file, so that a1 is 0, a2 16 and h8 119. */
export interface X88 {
  /** 1 to 239: the difference of the squares in 0x88, plus 120. */
  x88Diff(a: Square, b: Square): number;
  toX88(square: Square): number;
  fromX88(square: number): number;
  /** Fewest moves between 0x88 squares on the empty board. */
  byX88(piece: Piece, a: number, b: number): number | null;
  /** 0 to 224: the index of a table of 15x15 differences. */
  offset(a: Square, b: Square): number;
}

/** `const { toX88, byX88 } = x88(await load())` */
export default function x88(library: ChessDistance): X88;
