#ifndef MAPS_H
#define MAPS_H

#include "alone.h"
#include "planes.h"
#include "searches.h"

/* Adds 1 to the count of each square of a set that only shrinks, so that all its squares have the
 * same count, `before`. Bit i of it changes with every 2^i-th call. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_count(uint64_t words[8], int before, uint64_t set) {
  words[0] ^= set;
  if ((before & 1) == 0)
    return;
  words[1] ^= set;
  if ((before & 2) == 0)
    return;
  words[2] ^= set;
  if ((before & 4) == 0)
    return;
  words[3] ^= set;
  words[4] ^= (before & 15) == 15 ? set : 0;
  words[5] ^= (before & 31) == 31 ? set : 0;
  words[6] ^= (before & 63) == 63 ? set : 0;
  words[7] ^= (before & 127) == 127 ? set : 0;
}

/* One move of a piece, or one move in a graph if graph is not NULL. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_inline_next(int piece, const uint64_t *graph, uint64_t from,
                                    uint64_t free) {
  uint64_t next = 0;

  if (!graph)
    return chess_distance_inline_step(piece, from, free);
  for (; from != 0; from &= from - 1)
    next |= graph[chess_distance_inline_lowest(from)];
  return next;
}

/* One level of a map. Returns the squares of the next. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_inline_level(int piece, const uint64_t *graph, uint64_t from, uint64_t free,
                                     uint64_t *rest, uint64_t words[8], int level) {
  chess_distance_inline_count(words, level, *rest);
  from = chess_distance_inline_next(piece, graph, from, free) & *rest;
  *rest ^= from;
  return from;
}

/* Goes on with a map to its end, after the levels that `planes` counts. This is one function for
 * all pieces. The end is tested after each second level, which saves branch misses. A level too
 * many changes only the counts of squares without a distance. */
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_fill_on(int piece, const uint64_t *graph, uint64_t from, uint64_t free,
                                  uint64_t entered, uint64_t rest, uint64_t closed,
                                  const uint64_t planes[4], int level, uint8_t out[64]) {
  uint64_t words[8], before = from;

  chess_distance_inline_clear(words);
  words[0] = planes[0];
  words[1] = planes[1];
  words[2] = planes[2];
  words[3] = planes[3];
  while ((from != 0) & (rest != 0)) { /* One branch, not two. */
    before = chess_distance_inline_level(piece, graph, from & entered, free, &rest, words, level);
    from =
        chess_distance_inline_level(piece, graph, before & entered, free, &rest, words, level + 1);
    level += 2;
  }
  level -= (from == 0) + (before == 0);
  chess_distance_inline_write(words, level, rest | closed, out);
  return level;
}

/* The largest count of these squares. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_largest(const uint64_t planes[4], uint64_t set) {
  int largest = 0, i;

  for (i = 3; i >= 0; --i) {
    const uint64_t more = set & planes[i];

    largest += largest + (more != 0);
    set = more != 0 ? more : set;
  }
  return largest;
}

/* The map of a graph or of a constant piece. Nearly all maps end within 12 levels, whose four
 * planes stay in registers. The usual levels of slow pieces come before the first test, since a
 * test before the usual end mispredicts. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_fill_constant(int piece, const uint64_t *graph, uint64_t from,
                                        uint64_t free, uint64_t entered, uint64_t open,
                                        uint8_t out[64]) {
  const int by_four = !graph && (piece == CHESS_DISTANCE_KING || piece == CHESS_DISTANCE_WAZIR);
  const int usual = by_four ? 8 : !graph && piece == CHESS_DISTANCE_KNIGHT ? 6 : 0;
  const uint64_t start = from, closed = ~(open | start);
  uint64_t words[8], planes[4], rest = open & ~start;
  int level = 0;

  chess_distance_inline_clear(words);
  do {
    from = chess_distance_inline_level(piece, graph, from & entered, free, &rest, words, level++);
    from = chess_distance_inline_level(piece, graph, from & entered, free, &rest, words, level++);
    if (!by_four)
      continue;
    from = chess_distance_inline_level(piece, graph, from & entered, free, &rest, words, level++);
    from = chess_distance_inline_level(piece, graph, from & entered, free, &rest, words, level++);
  } while (level < usual || ((from != 0) & (rest != 0) & (level < 12)));
  if ((from != 0) & (rest != 0)) {
    planes[0] = words[0]; /* A copy, so that `words` can be registers. */
    planes[1] = words[1];
    planes[2] = words[2];
    planes[3] = words[3];
    return chess_distance_inline_fill_on(piece, graph, from, free, entered, rest, closed, planes,
                                         level, out);
  }
  chess_distance_inline_write(words, 12, rest | closed, out);
  return chess_distance_inline_largest(words, ~(rest | closed | start));
}

/* The map of a piece that is not a constant. Kings and knights have their own loops, because one
 * choice before a loop is faster than one at each level. */
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_fill_any(int piece, uint64_t from, uint64_t free, uint64_t entered,
                                   uint64_t open, uint8_t out[64]) {
  const uint64_t *const no_graph = CHESS_DISTANCE_INLINE_NO_GRAPH;
  uint64_t words[8];

  switch (piece) {
  case CHESS_DISTANCE_KING:
    return chess_distance_inline_fill_constant(CHESS_DISTANCE_KING, no_graph, from, free, entered,
                                               open, out);
  case CHESS_DISTANCE_KNIGHT:
    return chess_distance_inline_fill_constant(CHESS_DISTANCE_KNIGHT, no_graph, from, free, entered,
                                               open, out);
  default:
    chess_distance_inline_clear(words);
    return chess_distance_inline_fill_on(piece, no_graph, from, free, entered, open & ~from,
                                         ~(open | from), words, 0, out);
  }
}

/* The map from a set. Moves go on from squares of `entered` to squares of `open`. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_fill(int piece, const uint64_t *graph, uint64_t from, uint64_t free,
                               uint64_t entered, uint64_t open, uint8_t out[64]) {
  return graph || CHESS_DISTANCE_INLINE_IS_CONSTANT(piece)
             ? chess_distance_inline_fill_constant(piece, graph, from, free, entered, open, out)
             : chess_distance_inline_fill_any(piece, from, free, entered, open, out);
}

/* The errors of a call with an output of `size` bytes among the obstacles of one board or two. */
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_fault(int is_piece, int is_set, int in_range,
                                const ChessDistanceBoard *board, const ChessDistanceBoard *other,
                                const void *out, uintptr_t size) {
  if (!is_piece)
    return CHESS_DISTANCE_INVALID_PIECE;
  if (!out)
    return CHESS_DISTANCE_NULL_POINTER;
  if (!is_set)
    return CHESS_DISTANCE_EMPTY_SET;
  if (!in_range)
    return CHESS_DISTANCE_OUT_OF_RANGE;
  if (chess_distance_inline_overlap(out, size, board, sizeof *board) ||
      chess_distance_inline_overlap(out, size, other, sizeof *other))
    return CHESS_DISTANCE_OVERLAP;
  return CHESS_DISTANCE_OK;
}

/* The errors of the maps below. Squares are checked before. */
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_map_fault(int piece, uint64_t set, const ChessDistanceBoard *board,
                                    const uint8_t *out) {
  return chess_distance_inline_fault(chess_distance_inline_is_piece(piece), set != 0, 1, board,
                                     board, out, 64);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_set_map(int piece, uint64_t from, const ChessDistanceBoard *board,
                           uint8_t out[64]) {
  const int fault = chess_distance_inline_map_fault(piece, from, board, out);
  const uint64_t all = CHESS_DISTANCE_INLINE_ALL;

  return fault != 0 ? fault
                    : chess_distance_inline_fill(piece, CHESS_DISTANCE_INLINE_NO_GRAPH, from,
                                                 chess_distance_inline_free(board), all,
                                                 chess_distance_inline_open(piece, board), out);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_map(int piece, int from, const ChessDistanceBoard *board, uint8_t out[64]) {
  return (from & ~63) != 0
             ? CHESS_DISTANCE_INVALID_SQUARE
             : chess_distance_set_map(piece, chess_distance_inline_bit(from), board, out);
}

/* Backward: the search goes on only from squares that a move may enter, and ends on any square. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_set_map_to(int piece, uint64_t to, const ChessDistanceBoard *board,
                              uint8_t out[64]) {
  const int fault = chess_distance_inline_map_fault(piece, to, board, out);
  const uint64_t all = CHESS_DISTANCE_INLINE_ALL;

  return fault != 0
             ? fault
             : chess_distance_inline_fill(chess_distance_inline_backward(piece),
                                          CHESS_DISTANCE_INLINE_NO_GRAPH, to,
                                          chess_distance_inline_free(board),
                                          chess_distance_inline_open(piece, board), all, out);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_map_to(int piece, int to, const ChessDistanceBoard *board, uint8_t out[64]) {
  return (to & ~63) != 0
             ? CHESS_DISTANCE_INVALID_SQUARE
             : chess_distance_set_map_to(piece, chess_distance_inline_bit(to), board, out);
}

#endif
