#ifndef MAPS_H
#define MAPS_H

#include "alone.h"
#include "searches.h"

/* Maps.
 *
 * A map is kept as bit planes: bit sq of word i is bit i of the distance of square sq. Each move of
 * a search adds 1 to all squares not reached yet. At the end the planes become bytes. */

/* Exchanges the bits at `mask << by` of one word with the bits at `mask` of the other. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_swap(uint64_t *words, int one, int other, int by, uint64_t mask) {
  const uint64_t differing = (words[one] >> by ^ words[other]) & mask;

  words[one] ^= differing << by;
  words[other] ^= differing;
}

/* The same for the four pairs of words that are `apart` = 1, 2 or 4 from each other. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_swap_all(uint64_t words[8], int apart, int by, uint64_t mask) {
  const int second = apart == 1 ? 2 : 1, third = apart == 4 ? 2 : 4;

  chess_distance_inline_swap(words, 0, apart, by, mask);
  chess_distance_inline_swap(words, second, second + apart, by, mask);
  chess_distance_inline_swap(words, third, third + apart, by, mask);
  chess_distance_inline_swap(words, second + third, second + third + apart, by, mask);
}

/* Bit sq of word i becomes bit i of byte sq. Byte 0 is the lowest of word 0. */
CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_to_bytes(uint64_t words[8]) {
  chess_distance_inline_swap_all(words, 1, 1, 0x5555555555555555u);
  chess_distance_inline_swap_all(words, 2, 2, 0x3333333333333333u);
  chess_distance_inline_swap_all(words, 4, 4, 0x0f0f0f0f0f0f0f0fu);
  chess_distance_inline_swap_all(words, 1, 8, 0x00ff00ff00ff00ffu);
  chess_distance_inline_swap_all(words, 2, 16, 0x0000ffff0000ffffu);
  chess_distance_inline_swap_all(words, 4, 32, 0x00000000ffffffffu);
}

/* The reverse: bit i of byte sq becomes bit sq of word i. */
CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_to_planes(uint64_t words[8]) {
  chess_distance_inline_swap_all(words, 4, 32, 0x00000000ffffffffu);
  chess_distance_inline_swap_all(words, 2, 16, 0x0000ffff0000ffffu);
  chess_distance_inline_swap_all(words, 1, 8, 0x00ff00ff00ff00ffu);
  chess_distance_inline_swap_all(words, 4, 4, 0x0f0f0f0f0f0f0f0fu);
  chess_distance_inline_swap_all(words, 2, 2, 0x3333333333333333u);
  chess_distance_inline_swap_all(words, 1, 1, 0x5555555555555555u);
}

/* Eight bytes, the lowest first. Compilers make one load or store of it. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_inline_load(const uint8_t *in) {
  return CHESS_DISTANCE_INLINE_CAST(uint64_t, in[0]) |
         CHESS_DISTANCE_INLINE_CAST(uint64_t, in[1]) << 8 |
         CHESS_DISTANCE_INLINE_CAST(uint64_t, in[2]) << 16 |
         CHESS_DISTANCE_INLINE_CAST(uint64_t, in[3]) << 24 |
         CHESS_DISTANCE_INLINE_CAST(uint64_t, in[4]) << 32 |
         CHESS_DISTANCE_INLINE_CAST(uint64_t, in[5]) << 40 |
         CHESS_DISTANCE_INLINE_CAST(uint64_t, in[6]) << 48 |
         CHESS_DISTANCE_INLINE_CAST(uint64_t, in[7]) << 56;
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_store(uint8_t *out, uint64_t word) {
  out[0] = CHESS_DISTANCE_INLINE_CAST(uint8_t, word);
  out[1] = CHESS_DISTANCE_INLINE_CAST(uint8_t, word >> 8);
  out[2] = CHESS_DISTANCE_INLINE_CAST(uint8_t, word >> 16);
  out[3] = CHESS_DISTANCE_INLINE_CAST(uint8_t, word >> 24);
  out[4] = CHESS_DISTANCE_INLINE_CAST(uint8_t, word >> 32);
  out[5] = CHESS_DISTANCE_INLINE_CAST(uint8_t, word >> 40);
  out[6] = CHESS_DISTANCE_INLINE_CAST(uint8_t, word >> 48);
  out[7] = CHESS_DISTANCE_INLINE_CAST(uint8_t, word >> 56);
}

#if defined(CHESS_DISTANCE_INLINE_VECTORS)
/* Sixteen bytes anywhere, and the same in registers, with lanes of 8, 16, 32 and 64 bits. */
typedef uint8_t chess_distance_inline_bytes
    __attribute__((__vector_size__(16), __aligned__(1), __may_alias__));
typedef uint8_t chess_distance_inline_v8 __attribute__((__vector_size__(16)));
typedef uint16_t chess_distance_inline_v16 __attribute__((__vector_size__(16)));
typedef uint32_t chess_distance_inline_v32 __attribute__((__vector_size__(16)));
typedef uint64_t chess_distance_inline_v64 __attribute__((__vector_size__(16)));

/* chess_distance_inline_swap for both words of two vectors. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_swap_pairs(chess_distance_inline_v64 *one,
                                      chess_distance_inline_v64 *other, int by, uint64_t mask) {
  const chess_distance_inline_v64 differing = (*one >> by ^ *other) & mask;

  *one ^= differing << by;
  *other ^= differing;
}

/* Four ranks, two in a vector. Each half of a byte is a number: the lower halves of four bytes are
 * the files a to d, the upper halves e to h. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_ranks(chess_distance_inline_v16 four, uint8_t out[32]) {
  const chess_distance_inline_v16 lower = four & 0x0f0f, upper = four >> 4 & 0x0f0f;
  const chess_distance_inline_v32 a = CHESS_DISTANCE_INLINE_AS(chess_distance_inline_v32, lower);
  const chess_distance_inline_v32 e = CHESS_DISTANCE_INLINE_AS(chess_distance_inline_v32, upper);
  const chess_distance_inline_v8 one =
      CHESS_DISTANCE_INLINE_AS(chess_distance_inline_v8, __builtin_shufflevector(a, e, 0, 4, 1, 5));
  const chess_distance_inline_v8 two =
      CHESS_DISTANCE_INLINE_AS(chess_distance_inline_v8, __builtin_shufflevector(a, e, 2, 6, 3, 7));

  *CHESS_DISTANCE_INLINE_AS(chess_distance_inline_bytes *, out) =
      one | CHESS_DISTANCE_INLINE_AS(chess_distance_inline_v8, one == 15);
  *CHESS_DISTANCE_INLINE_AS(chess_distance_inline_bytes *, out + 16) =
      two | CHESS_DISTANCE_INLINE_AS(chess_distance_inline_v8, two == 15);
}

/* Writes a map whose distances are below 15. 15 becomes 255. */
CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_write_small(uint64_t w0, uint64_t w1, uint64_t w2, uint64_t w3,
                                       uint64_t nowhere, uint8_t out[64]) {
  chess_distance_inline_v64 one = {w0 | nowhere, w1 | nowhere};
  chess_distance_inline_v64 other = {w2 | nowhere, w3 | nowhere}, even, odd;
  chess_distance_inline_v16 ab, cd;
  chess_distance_inline_v8 a, b;

  /* Bit i of half a byte becomes bit i of a number. */
  chess_distance_inline_swap_pairs(&one, &other, 2, 0x3333333333333333u);
  even = __builtin_shufflevector(one, other, 0, 2);
  odd = __builtin_shufflevector(one, other, 1, 3);
  chess_distance_inline_swap_pairs(&even, &odd, 1, 0x5555555555555555u);
  /* The bytes of the four words in turn. */
  a = CHESS_DISTANCE_INLINE_AS(chess_distance_inline_v8, even);
  b = CHESS_DISTANCE_INLINE_AS(chess_distance_inline_v8, odd);
  ab = CHESS_DISTANCE_INLINE_AS(
      chess_distance_inline_v16,
      __builtin_shufflevector(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23));
  cd = CHESS_DISTANCE_INLINE_AS(
      chess_distance_inline_v16,
      __builtin_shufflevector(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31));
  chess_distance_inline_ranks(__builtin_shufflevector(ab, cd, 0, 8, 1, 9, 2, 10, 3, 11), out);
  chess_distance_inline_ranks(__builtin_shufflevector(ab, cd, 4, 12, 5, 13, 6, 14, 7, 15),
                              out + 32);
}
#endif

/* Writes any map. */
CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_write_large(uint64_t words[8], uint64_t nowhere, uint8_t out[64]) {
  int i;

  for (i = 0; i < 8; ++i)
    words[i] |= nowhere;
  chess_distance_inline_to_bytes(words);
  for (i = 0; i < 8; ++i)
    chess_distance_inline_store(out + 8 * i, words[i]);
}

/* Writes a map whose distances are at most `largest`; the squares of `nowhere` become 255. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_write(const uint64_t words[8], int largest, uint64_t nowhere,
                                 uint8_t out[64]) {
  uint64_t all[8]; /* A copy, so that `words` can be registers. */

#if defined(CHESS_DISTANCE_INLINE_VECTORS)
  if (largest < 15) {
    chess_distance_inline_write_small(words[0], words[1], words[2], words[3], nowhere, out);
    return;
  }
#endif
  (void)largest;
  all[0] = words[0];
  all[1] = words[1];
  all[2] = words[2];
  all[3] = words[3];
  all[4] = words[4];
  all[5] = words[5];
  all[6] = words[6];
  all[7] = words[7];
  chess_distance_inline_write_large(all, nowhere, out);
}

/* Sets all counts to 0. An initializer could become a call of memset. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_clear(uint64_t words[8]) {
  words[0] = words[1] = words[2] = words[3] = 0;
  words[4] = words[5] = words[6] = words[7] = 0;
}

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
  const uint64_t *const none = CHESS_DISTANCE_INLINE_NO_GRAPH;
  uint64_t words[8];

  switch (piece) {
  case CHESS_DISTANCE_KING:
    return chess_distance_inline_fill_constant(CHESS_DISTANCE_KING, none, from, free, entered, open,
                                               out);
  case CHESS_DISTANCE_KNIGHT:
    return chess_distance_inline_fill_constant(CHESS_DISTANCE_KNIGHT, none, from, free, entered,
                                               open, out);
  default:
    chess_distance_inline_clear(words);
    return chess_distance_inline_fill_on(piece, none, from, free, entered, open & ~from,
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
