#ifndef SQUARES_H
#define SQUARES_H

#include "alone.h"

/* (a | b) & ~63 is 0 exactly if a and b are both squares. */

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_inline_absolute(int difference) {
  return difference < 0 ? -difference : difference;
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

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_king(int a, int b) {
#if defined(CHESS_DISTANCE_LITTLE_MEMORY)
  const int files = chess_distance_file(a, b), ranks = chess_distance_rank(a, b);

  return files > ranks ? files : ranks;
#else
  return ((a | b) & ~63) != 0 ? CHESS_DISTANCE_INVALID_SQUARE
                              : CHESS_DISTANCE_INLINE_TABLE(king_table)[a][b];
#endif
}

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_manhattan(int a, int b) {
#if defined(CHESS_DISTANCE_LITTLE_MEMORY)
  return ((a | b) & ~63) != 0 ? CHESS_DISTANCE_INVALID_SQUARE
                              : chess_distance_file(a, b) + chess_distance_rank(a, b);
#else
  return ((a | b) & ~63) != 0 ? CHESS_DISTANCE_INVALID_SQUARE
                              : CHESS_DISTANCE_INLINE_TABLE(manhattan_table)[a][b];
#endif
}

#if defined(CHESS_DISTANCE_LITTLE_MEMORY)
CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_inline_is_corner(int sq) { return sq == 0 || sq == 7 || sq == 56 || sq == 63; }

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_knight(int a, int b) {
  const int king = chess_distance_king(a, b), steps = chess_distance_manhattan(a, b);
  /* A jump is three steps, at most two of them along one line, and changes the color. */
  const int halves = (king + 1) / 2, thirds = (steps + 2) / 3;
  const int moves = halves > thirds ? halves : thirds;

  if (steps == 1 || (king == 2 && steps == 4) ||
      (king == 1 && steps == 2 &&
       (chess_distance_inline_is_corner(a) || chess_distance_inline_is_corner(b))))
    return steps == 1 ? 3 : 4;
  return king < 0 ? king : moves + ((moves + steps) & 1);
}
#else
CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_knight(int a, int b) {
  return ((a | b) & ~63) != 0 ? CHESS_DISTANCE_INVALID_SQUARE
                              : CHESS_DISTANCE_INLINE_TABLE(knight_table)[a][b];
}
#endif

#endif
