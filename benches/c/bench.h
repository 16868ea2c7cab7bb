/* The arguments of every measured function.
 *
 * A row of the report compares two functions `void NAME(const struct bench_input *, uint8_t *out)`
 * that do the same work on the same input, one with the library, one without it.
 * benches/src/input.rs has the same structure. Behind it stand the boards, sets and moves that the
 * searches share. */
#ifndef BENCH_H
#define BENCH_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

struct bench_board {
  uint64_t own, enemy, avoid;
};

/* Squares of a board of up to 16x16, as in ChessDistanceSquares. */
struct bench_grid {
  uint64_t from[4]; /* the start square as a set */
  uint64_t own[4], enemy[4], avoid[4], stop[4];
  uint64_t start; /* its number */
};

struct bench_input {
  size_t repeat; /* repetitions of the whole work */
  size_t n;      /* members of every array below */
  size_t chunk;  /* pairs in one batch, or in one sum */
  int piece;
  const uint8_t *a, *b;             /* squares */
  const struct bench_board *boards; /* NULL: all boards are empty */
  const uint64_t *first, *second;   /* sets of squares */
  const uint64_t (*graphs)[64];     /* the squares one move from each square */
  const uint64_t *from, *to;        /* columns: the squares a and b as sets, */
  const uint64_t *own, *enemy;      /* and the same obstacles; NULL: all boards are empty */
  const struct bench_grid *grids;
  const uint8_t (*starts)[64]; /* the distances of a first leg */
};

/* Barrier: the compiler must neither merge nor drop rounds. */
static inline void barrier(void) { __asm__ volatile("" ::: "memory"); }
#define BENCH_REPEAT(in) for (size_t repeat = (in)->repeat; repeat-- > 0; barrier())

/* All members again and again, one by one or a chunk of them at a time. */
#define EACH(in, i) BENCH_REPEAT(in) for (size_t i = 0; i < (in)->n; i++)
#define EACH_CHUNK(in, i) BENCH_REPEAT(in) for (size_t i = 0; i < (in)->n; i += (in)->chunk)

/* The members of the chunk that begins there. */
static inline size_t members_at(const struct bench_input *in, size_t i) {
  return in->chunk < in->n - i ? in->chunk : in->n - i;
}

#define NOINLINE __attribute__((noinline))

static inline int lowest(uint64_t set) { return __builtin_ctzll(set); }

#define NOT_A_FILE 0xfefefefefefefefeu
#define NOT_H_FILE 0x7f7f7f7f7f7f7f7fu
#define NOT_AB_FILES 0xfcfcfcfcfcfcfcfcu
#define NOT_GH_FILES 0x3f3f3f3f3f3f3f3fu

/* Pieces by their numbers in chess_distance.h. */
enum { KING = 0, KNIGHT = 2, BISHOP = 3, ROOK = 4, QUEEN = 5 };

static inline uint64_t king_moves(uint64_t set) {
  uint64_t row = set | (set << 1 & NOT_A_FILE) | (set >> 1 & NOT_H_FILE);
  return row | row << 8 | row >> 8;
}

static inline uint64_t knight_moves(uint64_t set) {
  uint64_t one = (set << 1 & NOT_A_FILE) | (set >> 1 & NOT_H_FILE);
  uint64_t two = (set << 2 & NOT_AB_FILES) | (set >> 2 & NOT_GH_FILES);
  return one << 16 | one >> 16 | two << 8 | two >> 8;
}

/* The i-th board; the empty one if there are no boards. */
static inline struct bench_board board_at(const struct bench_input *in, size_t i) {
  static const struct bench_board empty = {0, 0, 0};
  return in->boards ? in->boards[i] : empty;
}

#endif
