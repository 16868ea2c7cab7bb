/* Repeats one kind of work where `make bench` cannot run: a program whose instructions qemu counts,
 *
 *     PROGRAM PIECE OBSTACLES N
 *
 * and for WebAssembly a module whose host calls prepare() once, then measures ours(n) and
 * theirs(n).
 *
 * FUNCTION is a function of library_calls.c or of bitboard_search.c, or with FILES and RANKS of
 * grid_calls.c or of grid_search.c; in WebAssembly it is theirs. The boards are the same in every
 * run. A quarter of the squares are obstacles: all own for kings and knights, half of them enemies
 * for other pieces and on larger boards. With OBSTACLES 0 there are none. */
#include <stdlib.h>

#include "bench.h"

void FUNCTION(const struct bench_input *in, uint8_t *out);

/* The same words in every run. */
static uint64_t random_word(void) {
  /* Source: Sebastiano Vigna, splitmix64. */
  static uint64_t state = 1;
  uint64_t word = state += 0x9e3779b97f4a7c15u;
  word = (word ^ word >> 30) * 0xbf58476d1ce4e5b9u;
  word = (word ^ word >> 27) * 0x94d049bb133111ebu;
  return word ^ word >> 31;
}

#ifdef FILES
enum { SQUARES = FILES * RANKS };

static void fill_grid(struct bench_grid *grid) {
  grid->start = random_word() % SQUARES;
  grid->from[grid->start / 64] = (uint64_t)1 << grid->start % 64;
  for (int sq = 0; sq < SQUARES; sq++) {
    uint64_t random = random_word();
    if (random % 4 == 0)
      (random & 4 ? grid->own : grid->enemy)[sq / 64] |= (uint64_t)1 << sq % 64;
  }
}
#endif

#ifdef __wasm__
void map(const struct bench_input *in, uint8_t *out);

enum { BOARDS = 256 };

static struct bench_grid grids[BOARDS];
static uint8_t out[2][SQUARES * BOARDS];
static struct bench_input in = {.n = BOARDS, .grids = grids};

/* n maps of each board. */
void ours(int n) {
  in.repeat = (size_t)n;
  map(&in, out[0]);
}

void theirs(int n) {
  in.repeat = (size_t)n;
  FUNCTION(&in, out[1]);
}

/* The number of boards, or 0 where a byte differs. */
int prepare(void) {
  for (int i = 0; i < BOARDS; i++)
    fill_grid(&grids[i]);
  ours(1);
  theirs(1);
  for (int i = 0; i < SQUARES * BOARDS; i++)
    if (out[0][i] != out[1][i])
      return 0;
  return BOARDS;
}
#else
enum { MOST = 64 };

int main(int argc, char **argv) {
  static struct bench_board boards[MOST];
  static uint8_t a[MOST], b[MOST], out[MOST][4096];
  static uint64_t from[MOST], to[MOST], own[MOST], enemy[MOST];
  struct bench_input in = {.repeat = 1, .chunk = MOST, .a = a, .b = b};
  int obstacles;
  if (argc != 4)
    return 2;
  in.piece = atoi(argv[1]);
  obstacles = atoi(argv[2]);
  in.n = strtoul(argv[3], NULL, 10) % (MOST + 1);
  for (int i = 0; i < MOST; i++) {
    uint64_t taken = random_word() & random_word(), half = random_word();
    if (!obstacles)
      taken = 0;
    if (in.piece == KING || in.piece == KNIGHT)
      half = ~(uint64_t)0;
    a[i] = random_word() >> 58;
    b[i] = random_word() >> 58;
    from[i] = (uint64_t)1 << a[i];
    to[i] = (uint64_t)1 << b[i];
    own[i] = boards[i].own = taken & half;
    enemy[i] = boards[i].enemy = taken & ~half;
  }
  in.from = from;
  in.to = to;
  if (obstacles) {
    in.boards = boards;
    in.own = own;
    in.enemy = enemy;
  }
#ifdef FILES
  static struct bench_grid grids[MOST];
  for (int i = 0; i < MOST; i++)
    fill_grid(&grids[i]);
  in.grids = grids;
#endif
  if (in.n)
    FUNCTION(&in, out[0]);
  return 0;
}
#endif
