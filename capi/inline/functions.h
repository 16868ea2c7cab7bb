#ifndef FUNCTIONS_H
#define FUNCTIONS_H

#include "alone.h"
#include "look_up.h"
#include "pieces.h"
#include "squares.h"

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_inline_lesser(int one, int other) { return one < other ? one : other; }

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_edge_file(int sq) {
  return (sq & ~63) != 0 ? CHESS_DISTANCE_INVALID_SQUARE
                         : chess_distance_inline_lesser(sq & 7, 7 - (sq & 7));
}

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_edge_rank(int sq) {
  return (sq & ~63) != 0 ? CHESS_DISTANCE_INVALID_SQUARE
                         : chess_distance_inline_lesser(sq >> 3, 7 - (sq >> 3));
}

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_edge(int sq) {
  return chess_distance_inline_lesser(chess_distance_edge_file(sq), chess_distance_edge_rank(sq));
}

/* A square e steps from the edge is 3 - e steps from the center. */
CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_center(int sq) {
  return (sq & ~63) != 0 ? CHESS_DISTANCE_INVALID_SQUARE : 3 - chess_distance_edge(sq);
}

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_center_manhattan(int sq) {
  return (sq & ~63) != 0 ? CHESS_DISTANCE_INVALID_SQUARE
                         : 6 - chess_distance_edge_file(sq) - chess_distance_edge_rank(sq);
}

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_corner(int sq, int dark) {
  /* Steps to a1 or to h1. The other corner of that color is 14 steps from it. */
  const int steps = (dark != 0 ? sq & 7 : 7 - (sq & 7)) + ((sq & 56) >> 3);

  return (sq & ~63) != 0 ? CHESS_DISTANCE_INVALID_SQUARE
                         : chess_distance_inline_lesser(steps, 14 - steps);
}

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_relation(int a, int b) {
  const int less =
      chess_distance_inline_lesser(chess_distance_file(a, b), chess_distance_rank(a, b));
  const int more = chess_distance_king(a, b);

  return ((a | b) & ~63) != 0 ? CHESS_DISTANCE_INVALID_SQUARE : more * (more + 1) / 2 + less;
}

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_nearest(int sq, uint64_t set, int if_empty) {
  int moves = 0;

  if ((sq & ~63) != 0)
    return CHESS_DISTANCE_INVALID_SQUARE;
  if (set == 0)
    return if_empty;
#if defined(CHESS_DISTANCE_LITTLE_MEMORY)
  for (; (set >> sq & 1) == 0; ++moves)
    set |= chess_distance_inline_king_steps(set);
#else
  while (moves < 7 && (CHESS_DISTANCE_INLINE_TABLE(king_ring_table)[sq][moves] & set) == 0)
    ++moves;
#endif
  return moves;
}

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_nearest_file(int sq, uint64_t set, int if_empty) {
  uint32_t files = 0;
  int away = 0;

  if ((sq & ~63) != 0)
    return CHESS_DISTANCE_INVALID_SQUARE;
  if (set == 0)
    return if_empty;
  /* Bit 8 + f is set if the set has a square on file f. */
  set |= set >> 32;
  set |= set >> 16;
  set |= set >> 8;
  files = CHESS_DISTANCE_INLINE_CAST(uint32_t, set & 255) << 8;
  sq = 8 + (sq & 7);
  while (away < 7 && ((files >> (sq + away) | files >> (sq - away)) & 1) == 0)
    ++away;
  return away;
}

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_to_x88(int sq) {
  return (sq & ~63) != 0 ? CHESS_DISTANCE_INVALID_SQUARE : sq + (sq & 56);
}

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_from_x88(int sq88) {
  return (sq88 & ~0x77) != 0 ? CHESS_DISTANCE_INVALID_SQUARE : (sq88 + (sq88 & 7)) >> 1;
}

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_x88_diff(int a, int b) {
  return ((a | b) & ~63) != 0
             ? CHESS_DISTANCE_INVALID_SQUARE
             : CHESS_DISTANCE_X88_INDEX(chess_distance_to_x88(a), chess_distance_to_x88(b));
}

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_by_x88(int piece, int a, int b) {
  int index = 0, moves = 0;

  if (((a | b) & ~0x77) != 0)
    return CHESS_DISTANCE_INVALID_SQUARE;
  index = CHESS_DISTANCE_X88_INDEX(a, b);
  switch (piece) {
  case CHESS_DISTANCE_KING:
    return CHESS_DISTANCE_INLINE_TABLE(king_x88)[index];
  case CHESS_DISTANCE_WAZIR:
    return CHESS_DISTANCE_INLINE_TABLE(manhattan_x88)[index];
  case CHESS_DISTANCE_KNIGHT:
    moves = CHESS_DISTANCE_INLINE_TABLE(knight_x88)[index];
    /* The corner rule: a knight needs two moves more between a corner and its diagonal
     * neighbor. */
    if (CHESS_DISTANCE_INLINE_TABLE(bishop_x88)[index] == 1 &&
        CHESS_DISTANCE_INLINE_TABLE(king_x88)[index] == 1)
      moves += 2 * (CHESS_DISTANCE_INLINE_TABLE(corners)[chess_distance_from_x88(a) & 63] ^
                    CHESS_DISTANCE_INLINE_TABLE(corners)[chess_distance_from_x88(b) & 63]);
    return moves;
  case CHESS_DISTANCE_BISHOP:
    moves = CHESS_DISTANCE_INLINE_TABLE(bishop_x88)[index];
    break;
  case CHESS_DISTANCE_ROOK:
    return CHESS_DISTANCE_INLINE_TABLE(rook_x88)[index];
  case CHESS_DISTANCE_QUEEN:
    return CHESS_DISTANCE_INLINE_TABLE(queen_x88)[index];
  case CHESS_DISTANCE_WHITE_PAWN:
    moves = CHESS_DISTANCE_INLINE_TABLE(white_pawn_x88)[index];
    /* The double step from rank 2 saves a move. */
    if (moves != CHESS_DISTANCE_NONE && a < 0x20 && b >= 0x30)
      --moves;
    break;
  case CHESS_DISTANCE_BLACK_PAWN:
    moves = CHESS_DISTANCE_INLINE_TABLE(black_pawn_x88)[index];
    if (moves != CHESS_DISTANCE_NONE && a >= 0x60 && b < 0x50)
      --moves;
    break;
  default:
    return CHESS_DISTANCE_INVALID_PIECE;
  }
  return moves == CHESS_DISTANCE_NONE ? CHESS_DISTANCE_UNREACHABLE : moves;
}

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_offset(int a, int b) {
  return ((a | b) & ~63) != 0 ? CHESS_DISTANCE_INVALID_SQUARE
                              : 112 + 15 * ((b >> 3) - (a >> 3)) + (b & 7) - (a & 7);
}

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_direction(int a, int b) {
  int step = 0;

  if (((a | b) & ~63) != 0)
    return 0;
  step = CHESS_DISTANCE_INLINE_TABLE(step_x88)[chess_distance_x88_diff(a, b)];
  /* From the 0x88 increment to that of squares 0..63, where a rank is 8 and not 16. */
  return step - 8 * ((step + 56) / 16 - 3);
}

#endif
