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
  /** By 120 + to - from: what attacks along this difference, 1 white pawn, 2 black pawn, 4 knight, 8
   * bishop, 16 rook, 32 king. A queen attacks as bishop or rook. */
  readonly attacks: Uint8Array;
  /** By 120 + to - from: a queen's first step toward the target, or a knight's jump onto it; 0 if neither
   * leads there. */
  readonly step: Int8Array;
  /** The same without knights: 0 if the target is not on a rank, file or diagonal. */
  readonly line: Int8Array;
}

/** `const { toX88, byX88 } = x88(await load())` */
export default function x88(library: ChessDistance): X88;
