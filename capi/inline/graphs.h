#ifndef GRAPHS_H
#define GRAPHS_H

#include "alone.h"
#include "maps.h"

/* Second legs, and graphs of moves. */

/* The set and the squares that free moves reach from it, minus `reached`. graph may be NULL: no
 * free moves. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_inline_for_nothing(const uint64_t *free_moves, uint64_t set,
                                           uint64_t reached) {
  uint64_t from = set;

  if (!free_moves)
    return set;
  while (from != 0) {
    from = chess_distance_inline_next(0, free_moves, from, 0) & ~(reached | set);
    set |= from;
  }
  return set;
}

/* The map from squares with a distance already, start[sq]. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_go_on(int piece, const uint64_t *graph, const uint64_t *free_moves,
                                const uint8_t start[64], uint64_t free, uint64_t open,
                                uint8_t out[64]) {
  uint64_t starts[8], words[8];
  uint64_t from = 0, reached = 0, waiting = CHESS_DISTANCE_INLINE_ALL;
  int moves = 0, farthest = 0, i;

  for (i = 0; i < 8; ++i)
    starts[i] = chess_distance_inline_load(start + 8 * i);
  chess_distance_inline_to_planes(starts);
  for (i = 0; i < 8; ++i)
    waiting &= starts[i];
  waiting = ~waiting;
  if ((starts[7] & starts[6] & waiting) != 0)
    return CHESS_DISTANCE_OUT_OF_RANGE;
  if (waiting == 0)
    return CHESS_DISTANCE_EMPTY_SET;
  chess_distance_inline_clear(words);
  for (; moves < CHESS_DISTANCE_NONE; ++moves) {
    from = chess_distance_inline_next(piece, graph, from, free) & open;
    if (waiting != 0) {
      /* A start is kept as its difference to the number of moves, bit by bit. */
      from |= waiting & ~(starts[0] | starts[1] | starts[2] | starts[3] | starts[4] | starts[5] |
                          starts[6] | starts[7]);
      chess_distance_inline_count(starts, moves, CHESS_DISTANCE_INLINE_ALL);
    }
    from &= ~reached;
    from = chess_distance_inline_for_nothing(free_moves, from, reached);
    reached |= from;
    waiting &= ~reached;
    if (from != 0)
      farthest = moves;
    else if (waiting == 0)
      break;
    chess_distance_inline_count(words, moves, ~reached);
  }
  chess_distance_inline_write(words, farthest, ~reached, out);
  return farthest;
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_onward(int piece, const uint8_t start[64], const ChessDistanceBoard *board,
                          uint8_t out[64]) {
  if (!chess_distance_inline_is_piece(piece))
    return CHESS_DISTANCE_INVALID_PIECE;
  if (!start || !out)
    return CHESS_DISTANCE_NULL_POINTER;
  if (chess_distance_inline_overlap(out, 64, start, 64) ||
      chess_distance_inline_overlap(out, 64, board, sizeof *board))
    return CHESS_DISTANCE_OVERLAP;
  return chess_distance_inline_go_on(
      piece, CHESS_DISTANCE_INLINE_NO_GRAPH, CHESS_DISTANCE_INLINE_NO_GRAPH, start,
      chess_distance_inline_free(board), chess_distance_inline_open(piece, board), out);
}

CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_graph(int piece, const ChessDistanceBoard *board, uint64_t moves[64]) {
  const uint64_t free = chess_distance_inline_free(board);
  const uint64_t open = chess_distance_inline_open(piece, board);
  const int fault = chess_distance_inline_fault(chess_distance_inline_is_piece(piece), 1, 1, board,
                                                board, moves, 512);
  int sq;

  if (fault != 0)
    return fault;
  for (sq = 0; sq < 64; ++sq)
    moves[sq] = open & chess_distance_inline_step(piece, chess_distance_inline_bit(sq), free);
  return CHESS_DISTANCE_OK;
}

/* Transposes a matrix of 64 x 64 bits: blocks of 32 x 32 first, then 16 x 16, down to 1 x 1. */
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_graph_reverse(const uint64_t moves[64], uint64_t out[64]) {
  uint64_t mask = 0x00000000ffffffffu;
  int by = 16, i;

  if (!moves || !out)
    return CHESS_DISTANCE_NULL_POINTER;
  if (chess_distance_inline_overlap(out, 512, moves, 512))
    return CHESS_DISTANCE_OVERLAP;
  for (i = 0; i < 32; ++i) {
    out[i] = (moves[i] & mask) | moves[i + 32] << 32;
    out[i + 32] = moves[i] >> 32 | (moves[i + 32] & ~mask);
  }
  for (; by > 0; by /= 2) {
    mask ^= mask << by;
    for (i = 0; i < 64; i = (i + by + 1) & ~by) {
      const uint64_t differing = (out[i] >> by ^ out[i + by]) & mask;

      out[i] ^= differing << by;
      out[i + by] ^= differing;
    }
  }
  return CHESS_DISTANCE_OK;
}

CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_graph_map(const uint64_t moves[64], uint64_t from, uint8_t out[64]) {
  const uint64_t all = CHESS_DISTANCE_INLINE_ALL;

  if (!moves || !out)
    return CHESS_DISTANCE_NULL_POINTER;
  if (from == 0)
    return CHESS_DISTANCE_EMPTY_SET;
  if (chess_distance_inline_overlap(out, 64, moves, 512))
    return CHESS_DISTANCE_OVERLAP;
  return chess_distance_inline_fill(0, moves, from, all, all, all, out);
}

CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_graph_onward(const uint64_t moves[64], const uint8_t start[64],
                                uint8_t out[64]) {
  const uint64_t all = CHESS_DISTANCE_INLINE_ALL;

  if (!moves || !start || !out)
    return CHESS_DISTANCE_NULL_POINTER;
  if (chess_distance_inline_overlap(out, 64, start, 64) ||
      chess_distance_inline_overlap(out, 64, moves, 512))
    return CHESS_DISTANCE_OVERLAP;
  return chess_distance_inline_go_on(0, moves, CHESS_DISTANCE_INLINE_NO_GRAPH, start, all, all,
                                     out);
}

/* Weighted moves, and graphs with free moves. */

/* due[i]: the squares to reach at the next sum plus i. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_weigh(int piece, uint64_t from, uint64_t plus1, uint64_t plus2,
                                uint64_t free, uint64_t open, uint8_t out[64]) {
  uint64_t words[8], due[4], rest = CHESS_DISTANCE_INLINE_ALL;
  int sum = 0, largest = 0;

  chess_distance_inline_clear(words);
  due[0] = from;
  due[1] = due[2] = due[3] = 0;
  while (((due[0] | due[1] | due[2] | due[3]) & rest) != 0) {
    from = due[0] & rest;
    rest &= ~from;
    if (from != 0)
      largest = sum;
    from = chess_distance_inline_step(piece, from, free) & open;
    due[0] = due[1] | (from & ~(plus1 | plus2));
    due[1] = due[2] | (from & plus1 & ~plus2);
    due[2] = due[3] | (from & plus2 & ~plus1);
    due[3] = from & plus1 & plus2;
    chess_distance_inline_count(words, sum, rest);
    ++sum;
  }
  chess_distance_inline_write(words, largest, rest, out);
  return largest;
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_weighted_map(int piece, uint64_t from, uint64_t plus1, uint64_t plus2,
                                const ChessDistanceBoard *board, uint8_t out[64]) {
  const int fault = chess_distance_inline_map_fault(piece, from, board, out);

  return fault != 0 ? fault
                    : chess_distance_inline_weigh(piece, from, plus1, plus2,
                                                  chess_distance_inline_free(board),
                                                  chess_distance_inline_open(piece, board), out);
}

CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_graph_cost_onward(const uint64_t free_moves[64], const uint64_t costly_moves[64],
                                     const uint8_t start[64], uint8_t out[64]) {
  const uint64_t all = CHESS_DISTANCE_INLINE_ALL;

  if (!free_moves || !costly_moves || !start || !out)
    return CHESS_DISTANCE_NULL_POINTER;
  if (chess_distance_inline_overlap(out, 64, free_moves, 512) ||
      chess_distance_inline_overlap(out, 64, costly_moves, 512) ||
      chess_distance_inline_overlap(out, 64, start, 64))
    return CHESS_DISTANCE_OVERLAP;
  return chess_distance_inline_go_on(0, costly_moves, free_moves, start, all, all, out);
}

CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_graph_cost_map(const uint64_t free_moves[64], const uint64_t costly_moves[64],
                                  uint64_t from, uint8_t out[64]) {
  uint8_t start[64];
  int sq;

  if (!free_moves || !costly_moves || !out)
    return CHESS_DISTANCE_NULL_POINTER;
  if (from == 0)
    return CHESS_DISTANCE_EMPTY_SET;
  for (sq = 0; sq < 64; ++sq)
    start[sq] = (from >> sq & 1) != 0 ? 0 : CHESS_DISTANCE_NONE;
  return chess_distance_graph_cost_onward(free_moves, costly_moves, start, out);
}

#endif
