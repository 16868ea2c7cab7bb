/* Maps of larger boards as an engine writes them for one size: a frontier with tables of attacks
 * for pieces that leap, a queue with rays for the others. The row defines FILES and RANKS. */
#include <stdlib.h>
#include <string.h>

#include "bench.h"

enum { SQUARES = FILES * RANKS };

#if FILES * RANKS <= 128
enum { WORDS = 2 };
#else
enum { WORDS = 4 };
#endif

struct set {
  uint64_t words[WORDS];
};

static struct set king[SQUARES], knight[SQUARES], edge;

/* A horse goes past a leg, an orthogonal neighbor, to the two squares behind it. */
static struct {
  int leg;
  struct set to;
} horse[SQUARES][4];

static const int directions[8][2] = {{1, 0}, {-1, 0}, {0, 1},  {0, -1},
                                     {1, 1}, {1, -1}, {-1, 1}, {-1, -1}};

static int on_board(int file, int rank) {
  return file >= 0 && file < FILES && rank >= 0 && rank < RANKS;
}

static int has(const uint64_t *words, int sq) { return words[sq >> 6] >> (sq & 63) & 1; }

static void enter(struct set *set, int file, int rank) {
  int sq = rank * FILES + file;
  if (on_board(file, rank))
    set->words[sq >> 6] |= (uint64_t)1 << (sq & 63);
}

__attribute__((constructor)) static void fill_tables(void) {
  for (int sq = 0; sq < SQUARES; sq++) {
    int file = sq % FILES, rank = sq / FILES;
    if (file == 0 || file == FILES - 1 || rank == 0 || rank == RANKS - 1)
      enter(&edge, file, rank);
    for (int x = -2; x <= 2; x++)
      for (int y = -2; y <= 2; y++) {
        if (abs(x) < 2 && abs(y) < 2 && (x || y))
          enter(&king[sq], file + x, rank + y);
        if (abs(x * y) == 2)
          enter(&knight[sq], file + x, rank + y);
      }
    for (int k = 0; k < 4; k++) {
      int x = directions[k][0], y = directions[k][1];
      horse[sq][k].leg = on_board(file + x, rank + y) ? sq + y * FILES + x : -1;
      for (int side = -1; side <= 1; side += 2)
        enter(&horse[sq][k].to, file + 2 * x + side * y, rank + 2 * y + side * x);
    }
  }
}

/* The squares next to those of the frontier, whose distances are written on the way. */
#define UNION_OF_MOVES(add_moves)                                                                  \
  for (int w = 0; w < WORDS; w++)                                                                  \
    for (uint64_t rest = frontier.words[w]; rest; rest &= rest - 1) {                              \
      int sq = 64 * w + lowest(rest);                                                              \
      distance[sq] = level;                                                                        \
      add_moves                                                                                    \
    }

static inline void join(struct set *all, const struct set *more) {
  for (int w = 0; w < WORDS; w++)
    all->words[w] |= more->words[w];
}

static inline void by_levels(const struct bench_grid *on, const struct set *moves,
                             uint8_t *distance) {
  struct set frontier, open;
  uint64_t any = 1;
  memset(distance, 255, SQUARES);
  for (int w = 0; w < WORDS; w++) {
    frontier.words[w] = on->from[w];
    open.words[w] = ~on->own[w] & ~on->from[w];
  }
  for (uint8_t level = 0; any; level++) {
    struct set next = {{0}};
    if (moves) {
      UNION_OF_MOVES(join(&next, &moves[sq]);)
    } else {
      UNION_OF_MOVES(for (int k = 0; k < 4; k++) {
        int leg = horse[sq][k].leg;
        if (leg >= 0 && !has(on->own, leg) && !has(on->enemy, leg))
          join(&next, &horse[sq][k].to);
      })
    }
    any = 0;
    for (int w = 0; w < WORDS; w++) {
      frontier.words[w] = next.words[w] & open.words[w];
      open.words[w] &= ~frontier.words[w];
      any |= frontier.words[w];
    }
  }
}

enum { FREE, OWN, ENEMY };

/* A cannon moves over free squares, and takes the first piece behind another one. */
static inline void by_rays(const struct bench_grid *on, int first, int end, int cannon,
                           uint8_t *distance) {
  uint8_t kind[SQUARES], queue[SQUARES];
  int head = 0, tail = 0;
  for (int sq = 0; sq < SQUARES; sq++)
    kind[sq] = has(on->own, sq) ? OWN : has(on->enemy, sq) ? ENEMY : FREE;
  memset(distance, 255, SQUARES);
  distance[on->start] = 0;
  queue[tail++] = (uint8_t)on->start;
  while (head < tail) {
    int sq = queue[head++], next = distance[sq] + 1;
    for (int k = first; k < end; k++) {
      int x = directions[k][0], y = directions[k][1], hurdles = 0;
      int file = sq % FILES + x, rank = sq / FILES + y;
      for (; on_board(file, rank) && hurdles < 2; file += x, rank += y) {
        int to = rank * FILES + file, enters;
        if (cannon) {
          hurdles += kind[to] != FREE;
          enters = kind[to] == FREE ? !hurdles : hurdles == 2 && kind[to] == ENEMY;
        } else {
          hurdles = kind[to] == FREE ? 0 : 2;
          enters = kind[to] != OWN;
        }
        if (enters && distance[to] == 255) {
          distance[to] = (uint8_t)next;
          queue[tail++] = (uint8_t)to;
        }
      }
    }
  }
}

#define MAP(name, search)                                                                          \
  void name(const struct bench_input *in, uint8_t *out) {                                          \
    EACH(in, i) {                                                                                  \
      const struct bench_grid *on = &in->grids[i];                                                 \
      uint8_t *distance = out + SQUARES * i;                                                       \
      search;                                                                                      \
    }                                                                                              \
  }

MAP(king_map, by_levels(on, king, distance))
MAP(knight_map, by_levels(on, knight, distance))
MAP(horse_map, by_levels(on, NULL, distance))
MAP(rook_map, by_rays(on, 0, 4, 0, distance))
MAP(bishop_map, by_rays(on, 4, 8, 0, distance))
MAP(queen_map, by_rays(on, 0, 8, 0, distance))
MAP(cannon_map, by_rays(on, 0, 4, 1, distance))

/* Whether a king gets to the edge. It ends with the first such square. */
void king_escapes(const struct bench_input *in, uint8_t *out) {
  EACH(in, i) {
    const struct bench_grid *on = &in->grids[i];
    struct set frontier, open;
    uint64_t any = 1, met = 0;
    for (int w = 0; w < WORDS; w++) {
      frontier.words[w] = on->from[w];
      open.words[w] = ~on->own[w] & ~on->from[w];
      met |= frontier.words[w] & edge.words[w];
    }
    while (any && !met) {
      struct set next = {{0}};
      for (int w = 0; w < WORDS; w++)
        for (uint64_t rest = frontier.words[w]; rest; rest &= rest - 1)
          join(&next, &king[64 * w + lowest(rest)]);
      any = 0;
      for (int w = 0; w < WORDS; w++) {
        frontier.words[w] = next.words[w] & open.words[w];
        open.words[w] &= ~frontier.words[w];
        any |= frontier.words[w];
        met |= frontier.words[w] & edge.words[w];
      }
    }
    out[i] = met != 0;
  }
}

/* One move of a nightrider, as variant engines make it: square by square along each of its lines.
 * The answers are ChessDistanceSquares. */
void grid_moves(const struct bench_input *in, uint8_t *out) {
  static const int steps[8][2] = {{1, 2},   {2, 1},   {2, -1}, {1, -2},
                                  {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
  EACH(in, i) {
    const struct bench_grid *on = &in->grids[i];
    uint64_t reached[4] = {0};
    for (int k = 0; k < 8; k++) {
      int file = on->start % FILES + steps[k][0], rank = on->start / FILES + steps[k][1];
      for (; on_board(file, rank); file += steps[k][0], rank += steps[k][1]) {
        int to = rank * FILES + file;
        if (has(on->own, to))
          break;
        reached[to >> 6] |= (uint64_t)1 << (to & 63);
        if (has(on->enemy, to))
          break;
      }
    }
    memcpy(out + sizeof reached * i, reached, sizeof reached);
  }
}
