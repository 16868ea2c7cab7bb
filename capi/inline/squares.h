#ifndef SQUARES_H
#define SQUARES_H

#include "alone.h"

/* (a | b) & ~63 is 0 exactly if a and b are both squares. */

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_inline_absolute(int difference) {
  return difference < 0 ? -difference : difference;
}

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_king(int a, int b) {
  return ((a | b) & ~63) != 0 ? CHESS_DISTANCE_INVALID_SQUARE
                              : CHESS_DISTANCE_INLINE_TABLE(king_table)[a][b];
}

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_manhattan(int a, int b) {
  return ((a | b) & ~63) != 0 ? CHESS_DISTANCE_INVALID_SQUARE
                              : CHESS_DISTANCE_INLINE_TABLE(manhattan_table)[a][b];
}

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_knight(int a, int b) {
  return ((a | b) & ~63) != 0 ? CHESS_DISTANCE_INVALID_SQUARE
                              : CHESS_DISTANCE_INLINE_TABLE(knight_table)[a][b];
}

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_file(int a, int b) {
  return ((a | b) & ~63) != 0 ? CHESS_DISTANCE_INVALID_SQUARE
                              : chess_distance_inline_absolute((a & 7) - (b & 7));
}

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_rank(int a, int b) {
  return ((a | b) & ~63) != 0 ? CHESS_DISTANCE_INVALID_SQUARE
                              : chess_distance_inline_absolute((a >> 3) - (b >> 3));
}

#endif
