/* A king's ways, and how many a king or a knight has, as written by hand. */
#include "bench.h"

/* Steffan Westcott's idea: keep a fill level by level, then keep of each level, from the last one
 * back, the squares that lead on to the target. */
static NOINLINE void all_shortest(uint64_t from, uint64_t to, struct bench_board board,
                                  uint64_t *layers) {
  uint64_t open = ~(board.own | board.avoid), all = from, frontier = from;
  int length = 0;
  for (; !(frontier & to); length++) {
    if (!frontier) {
      memset(layers, 0, 64 * sizeof *layers);
      return;
    }
    layers[length] = frontier;
    frontier = king_moves(frontier) & open & ~all;
    all |= frontier;
  }
  layers[length] = frontier & to;
  for (int k = length; k > 0; k--)
    layers[k - 1] &= king_moves(layers[k] & open);
  memset(layers + length + 1, 0, (size_t)(63 - length) * sizeof *layers);
}

void set_trajectories(const struct bench_input *in, uint8_t *out) {
  EACH(in, i)
  all_shortest(in->first[i], in->second[i], board_at(in, i), (uint64_t *)out + 64 * i);
}

/* Square by square, with a queue and adjacency lists. */
static uint8_t neighbors[3][64];
static uint8_t neighbor[3][64][8];

__attribute__((constructor)) static void fill_neighbors(void) {
  for (int sq = 0; sq < 64; sq++) {
    uint64_t from = (uint64_t)1 << sq;
    uint64_t to[3] = {king_moves(from) & ~from, 0, knight_moves(from)};
    for (int piece = KING; piece <= KNIGHT; piece += KNIGHT)
      for (uint64_t set = to[piece]; set; set &= set - 1)
        neighbor[piece][sq][neighbors[piece][sq]++] = (uint8_t)lowest(set);
  }
}

/* Counts shortest paths during the search; visits no square behind the target. */
static uint64_t count(int piece, int from, int to, struct bench_board board) {
  uint8_t distance[64], queue[64];
  uint64_t paths[64];
  uint64_t closed = board.own | board.avoid;
  int head = 0, tail = 0;
  memset(distance, 255, sizeof distance);
  distance[from] = 0;
  paths[from] = 1;
  queue[tail++] = (uint8_t)from;
  while (head < tail) {
    int sq = queue[head++];
    if (sq == to)
      return paths[to];
    for (int k = 0; k < neighbors[piece][sq]; k++) {
      int next = neighbor[piece][sq][k];
      if (closed >> next & 1)
        continue;
      if (distance[next] == 255) {
        distance[next] = (uint8_t)(distance[sq] + 1);
        paths[next] = paths[sq];
        queue[tail++] = (uint8_t)next;
      } else if (distance[next] == distance[sq] + 1) {
        paths[next] += paths[sq];
      }
    }
  }
  return 0;
}

void trajectory_count(const struct bench_input *in, uint8_t *out) {
  uint64_t *counts = (uint64_t *)out;
  EACH(in, i)
  counts[i] = count(in->piece, in->a[i], in->b[i], board_at(in, i));
}
