/* Distances of pairs of squares as engines have them: by arithmetic, in a table of their own, and
 * by a call. The squares are trusted. A row may define TABLE_OF, what the table holds, and
 * DISTANCE(a, b), which is the library's in the rows of the library. */
#include <stdlib.h>

#include "bench.h"

static inline int file_distance(int a, int b) { return abs((a & 7) - (b & 7)); }
static inline int rank_distance(int a, int b) { return abs((a >> 3) - (b >> 3)); }

static inline int king_distance(int a, int b) {
  int files = file_distance(a, b), ranks = rank_distance(a, b);
  return files > ranks ? files : ranks;
}

static inline int manhattan_distance(int a, int b) {
  return file_distance(a, b) + rank_distance(a, b);
}

/* With each move a knight covers at most two squares along an axis and three in all, and changes
 * its color. The steps (0,1) and (2,2) and a corner's diagonal neighbor take two moves more. */
static inline int knight_distance(int a, int b) {
  int files = file_distance(a, b), ranks = rank_distance(a, b);
  int more = files > ranks ? files : ranks, sum = files + ranks;
  int moves = (more + 1) / 2 > (sum + 2) / 3 ? (more + 1) / 2 : (sum + 2) / 3;
  int corner = a == 0 || a == 7 || a == 56 || a == 63 || b == 0 || b == 7 || b == 56 || b == 63;
  moves += (moves + sum) & 1;
  if (sum == 1 || (files == 2 && ranks == 2) || (files == 1 && ranks == 1 && corner))
    moves += 2;
  return moves;
}

#ifndef TABLE_OF
#define TABLE_OF king_distance
#endif

/* Aligned to a cache line, and filled at the start of the program. */
static _Alignas(64) uint8_t own_table[64][64];

__attribute__((constructor)) static void fill_own_table(void) {
  for (int a = 0; a < 64; a++)
    for (int b = 0; b < 64; b++)
      own_table[a][b] = (uint8_t)TABLE_OF(a, b);
}

/* A function of another source, which a compiler cannot inline. */
static __attribute__((noinline, noclone)) int own_call(int a, int b) {
  barrier();
  return own_table[a][b];
}

#ifndef DISTANCE
#define DISTANCE(a, b) own_table[a][b]
#endif

/* Independent pairs, one sum for each chunk. */
void throughput(const struct bench_input *in, uint8_t *out) {
  EACH_CHUNK(in, from) {
    size_t to = from + members_at(in, from);
    unsigned sum = 0;
    for (size_t i = from; i < to; i++)
      sum += (unsigned)DISTANCE(in->a[i], in->b[i]);
    out[from / in->chunk] = (uint8_t)sum;
  }
}

/* Columns of pairs, in loops that compilers make vector instructions of, where they can. */
#define LOOP(name, distance)                                                                       \
  static NOINLINE void name##_of(const uint8_t *restrict a, const uint8_t *restrict b,             \
                                 uint8_t *restrict out, size_t n) {                                \
    for (size_t i = 0; i < n; i++)                                                                 \
      out[i] = distance;                                                                           \
  }                                                                                                \
                                                                                                   \
  void name(const struct bench_input *in, uint8_t *out) {                                          \
    EACH_CHUNK(in, i)                                                                              \
    name##_of(in->a + i, in->b + i, out + i, members_at(in, i));                                   \
  }

static inline uint8_t difference(uint8_t a, uint8_t b) { return (uint8_t)(a > b ? a - b : b - a); }
static inline uint8_t greater(uint8_t a, uint8_t b) { return a > b ? a : b; }

/* Which arithmetic is the fastest depends on the instruction set. */
LOOP(batch, own_table[a[i]][b[i]])
LOOP(king_loop, greater(difference(a[i] & 7, b[i] & 7), difference(a[i] >> 3, b[i] >> 3)))
LOOP(king_late_shift_loop,
     greater(difference(a[i] & 7, b[i] & 7), difference(a[i] & 56, b[i] & 56) >> 3))

static inline int apart(int a, int b) { return a > b ? a - b : b - a; }

/* All pairs of a board of 16x16. */
void table(const struct bench_input *in, uint8_t *out) {
  EACH(in, i)
  for (int from = 0; from < 256; from++)
    for (int to = 0; to < 256; to++) {
      const int files = apart(from % 16, to % 16), ranks = apart(from / 16, to / 16);
      out[65536 * i + 256 * from + to] = (uint8_t)(files > ranks ? files : ranks);
    }
}

/* The nearer side of each square, without a branch. */
void territory(const struct bench_input *in, uint8_t *out) {
  uint64_t *sets = (uint64_t *)out;
  EACH(in, i) {
    const uint8_t *a = own_table[in->a[i]], *b = own_table[in->b[i]];
    uint64_t first = 0, second = 0;
    for (int sq = 0; sq < 64; sq++) {
      first |= (uint64_t)(a[sq] < b[sq]) << sq;
      second |= (uint64_t)(a[sq] > b[sq]) << sq;
    }
    uint64_t *result = sets + 3 * i;
    result[0] = first;
    result[1] = second;
    result[2] = ~(first | second);
  }
}
