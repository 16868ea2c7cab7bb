/* Searches level by level on sets of squares; each new square's distance is written in a loop
 * over the bits. Kings and knights move as a set, sliders square by square along classical rays. */
#include "bench.h"

/* Four directions toward higher squares and four toward lower ones; odd ones are diagonal. */
static uint64_t rays[8][64];

__attribute__((constructor)) static void fill(void) {
  static const int files[8] = {1, -1, 0, 1, -1, 1, 0, -1};
  static const int ranks[8] = {0, 1, 1, 1, 0, -1, -1, -1};
  for (int direction = 0; direction < 8; direction++) {
    for (int sq = 0; sq < 64; sq++) {
      int file = (sq & 7) + files[direction], rank = (sq >> 3) + ranks[direction];
      for (; (file & ~7) == 0 && (rank & ~7) == 0;
           file += files[direction], rank += ranks[direction])
        rays[direction][sq] |= (uint64_t)1 << (8 * rank + file);
    }
  }
}

static inline uint64_t upward(int direction, int sq, uint64_t occupied) {
  uint64_t ray = rays[direction][sq];
  uint64_t blockers = (ray & occupied) | (uint64_t)1 << 63;
  return ray ^ rays[direction][lowest(blockers)];
}

static inline uint64_t downward(int direction, int sq, uint64_t occupied) {
  uint64_t ray = rays[direction][sq];
  uint64_t blockers = (ray & occupied) | 1;
  return ray ^ rays[direction][63 - __builtin_clzll(blockers)];
}

static inline uint64_t bishop_attacks(int sq, uint64_t occupied) {
  return upward(1, sq, occupied) | upward(3, sq, occupied) | downward(5, sq, occupied) |
         downward(7, sq, occupied);
}

static inline uint64_t rook_attacks(int sq, uint64_t occupied) {
  return upward(0, sq, occupied) | upward(2, sq, occupied) | downward(4, sq, occupied) |
         downward(6, sq, occupied);
}

/* Inlined with constants: the piece, and whether it writes a whole map, or stops at a target and
 * returns the moves. */
static inline __attribute__((always_inline)) int
search(int piece, int whole, int from, int to, const struct bench_board *board, uint8_t *distance) {
  uint64_t occupied = board->own | board->enemy;
  uint64_t open = ~(board->own | board->avoid);
  uint64_t frontier = (uint64_t)1 << from;
  if (whole)
    memset(distance, 255, 64);
  /* A byte, where it is written as one. */
  uint8_t level = 0;
  for (int moves = 0; frontier; moves++, level++) {
    uint64_t next = 0;
    if (!whole && frontier >> to & 1)
      return moves;
    open &= ~frontier;
    if (piece == KING)
      next = king_moves(frontier);
    if (piece == KNIGHT)
      next = knight_moves(frontier);
    for (; (whole || piece >= BISHOP) && frontier; frontier &= frontier - 1) {
      int sq = lowest(frontier);
      if (whole)
        distance[sq] = level;
      if (piece == BISHOP || piece == QUEEN)
        next |= bishop_attacks(sq, occupied);
      if (piece == ROOK || piece == QUEEN)
        next |= rook_attacks(sq, occupied);
    }
    frontier = next & open;
  }
  return -1;
}

static inline __attribute__((always_inline)) int search_any(int piece, int whole, int from, int to,
                                                            const struct bench_board *board,
                                                            uint8_t *distance) {
  switch (piece) {
  case KING:
    return search(KING, whole, from, to, board, distance);
  case KNIGHT:
    return search(KNIGHT, whole, from, to, board, distance);
  case BISHOP:
    return search(BISHOP, whole, from, to, board, distance);
  case ROOK:
    return search(ROOK, whole, from, to, board, distance);
  default:
    return search(QUEEN, whole, from, to, board, distance);
  }
}

static NOINLINE void map_of(int piece, int from, const struct bench_board *board,
                            uint8_t *distance) {
  (void)search_any(piece, 1, from, 0, board, distance);
}

static NOINLINE int path_of(int piece, int from, int to, const struct bench_board *board) {
  return search_any(piece, 0, from, to, board, NULL);
}

void map(const struct bench_input *in, uint8_t *out) {
  EACH(in, i) {
    struct bench_board board = board_at(in, i);
    map_of(in->piece, in->a[i], &board, out + 64 * i);
  }
}

void path(const struct bench_input *in, uint8_t *out) {
  EACH(in, i) {
    struct bench_board board = board_at(in, i);
    out[i] = (uint8_t)path_of(in->piece, in->a[i], in->b[i], &board);
  }
}

void matrix(const struct bench_input *in, uint8_t *out) {
  EACH(in, i) {
    struct bench_board board = board_at(in, i);
    for (int from = 0; from < 64; from++)
      map_of(in->piece, from, &board, out + 4096 * i + 64 * from);
  }
}

/* Two searches, and a comparison of their maps. */
void territory(const struct bench_input *in, uint8_t *out) {
  uint64_t *sets = (uint64_t *)out;
  EACH(in, i) {
    struct bench_board board = board_at(in, i);
    uint8_t a[64], b[64];
    uint64_t first = 0, second = 0, tied = 0;
    map_of(in->piece, in->a[i], &board, a);
    map_of(in->piece, in->b[i], &board, b);
    for (int sq = 0; sq < 64; sq++) {
      first |= (uint64_t)(a[sq] < b[sq]) << sq;
      second |= (uint64_t)(a[sq] > b[sq]) << sq;
      tied |= (uint64_t)(a[sq] == b[sq] && a[sq] != 255) << sq;
    }
    uint64_t *result = sets + 3 * i;
    result[0] = first;
    result[1] = second;
    result[2] = tied;
  }
}

/* In any graph, given as a set of squares for each square: one loop writes the distances of a level
 * and makes the next one. */
static NOINLINE void by_levels(const uint64_t *moves, int from, uint8_t *distance) {
  uint64_t frontier = (uint64_t)1 << from, open = ~(uint64_t)0;
  memset(distance, 255, 64);
  for (uint8_t level = 0; frontier; level++) {
    uint64_t next = 0;
    open &= ~frontier;
    for (; frontier; frontier &= frontier - 1) {
      int sq = lowest(frontier);
      distance[sq] = level;
      next |= moves[sq];
    }
    frontier = next & open;
  }
}

void graph_matrix(const struct bench_input *in, uint8_t *out) {
  EACH(in, i)
  for (int from = 0; from < 64; from++)
    by_levels(in->graphs[i], from, out + 4096 * i + 64 * (size_t)from);
}

/* Duels. */
static uint64_t around[64];

__attribute__((constructor)) static void fill_neighbors(void) {
  for (int sq = 0; sq < 64; sq++)
    around[sq] = king_moves((uint64_t)1 << sq) & ~((uint64_t)1 << sq);
}

/* Level by level: first the states that a move of the attacker wins, then those that no move of the
 * defender saves. */
static NOINLINE void by_retrograde_analysis(struct bench_board board, uint64_t goal,
                                            uint8_t table[2][64][64]) {
  uint64_t entered = ~(board.own | board.avoid), won[64], lost[64], apart[64];
  memset(table, 255, 8192);
  for (int a = 0; a < 64; a++) {
    apart[a] = ~(around[a] | (uint64_t)1 << a);
    won[a] = lost[a] = goal >> a & 1 ? apart[a] : 0;
    for (uint64_t rest = won[a]; rest; rest &= rest - 1)
      table[0][a][lowest(rest)] = table[1][a][lowest(rest)] = 0;
  }
  for (int level = 1, changed = 1; changed; level++) {
    uint64_t now[64];
    changed = 0;
    for (int a = 0; a < 64; a++) {
      uint64_t wins = 0;
      for (uint64_t to = around[a] & entered; to; to &= to - 1)
        wins |= lost[lowest(to)];
      now[a] = wins & apart[a] & ~won[a];
    }
    for (int a = 0; a < 64; a++) {
      for (uint64_t rest = now[a]; rest; rest &= rest - 1)
        table[0][a][lowest(rest)] = (uint8_t)level;
      won[a] |= now[a];
    }
    for (int a = 0; a < 64; a++) {
      if (!now[a])
        continue;
      for (uint64_t rest = apart[a] & ~lost[a]; rest; rest &= rest - 1) {
        int d = lowest(rest);
        uint64_t to = around[d] & entered & apart[a];
        if (to && !(to & ~won[a])) {
          lost[a] |= (uint64_t)1 << d;
          table[1][a][d] = (uint8_t)level;
          changed = 1;
        }
      }
    }
  }
}

void duel(const struct bench_input *in, uint8_t *out) {
  EACH(in, i)
  by_retrograde_analysis(board_at(in, i), in->first[i], (uint8_t (*)[64][64])(out + 8192 * i));
}
