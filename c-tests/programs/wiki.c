/* The wiki's names, called as functions and used as tables. The four that take any int against the
 * routines of the wiki's pages, newly written with the same methods: boundary values, numbers
 * around the board and random ones, and with -DWHOLE all 2^32 pairs of ints of 16 bits. The others
 * against the names of the library, for which empty_board.c and tables.c have the definitions. */
#include <chess_distance_wiki.h>

#include <stdlib.h>
#include <string.h>

#include <chess_distance.h>

#include "check.h"

#ifndef RANDOM_PAIRS
#define RANDOM_PAIRS 20000
#endif

/* Arithmetic shift to the right by 3: the rank, of any int. */
static int floor_rank(int sq) { return sq >= 0 ? sq / 8 : -(int)((-(int64_t)sq + 7) / 8); }

static int file_gap(int a, int b) { return abs((int)((unsigned)a & 7u) - (int)((unsigned)b & 7u)); }

static int rank_gap(int a, int b) { return abs(floor_rank(a) - floor_rank(b)); }

/* 0x88 difference from ordinary squares. Setting the three low bits before adding doubles the
 * weight of the rank. */
static unsigned routine_x88_diff(int a, int b) {
  uint32_t from = (uint32_t)a, to = (uint32_t)b;
  return to + (to | 7u) + 120u - from - (from | 7u);
}

static uint32_t absolute_bits(uint32_t n) { return n > (uint32_t)INT_MAX ? 0u - n : n; }

/* 8 * rank gap + file gap. With the low bits set, the difference is that of the ranks. */
static int routine_rank_file(int a, int b) {
  uint32_t x = (uint32_t)a, y = (uint32_t)b;
  return int_of(absolute_bits((x | 7u) - (y | 7u)) + absolute_bits((x & 7u) - (y & 7u)));
}

static void any_ints(int a, int b) {
  const int files = file_gap(a, b), ranks = rank_gap(a, b);
  CHECK(distance(a, b), files > ranks ? files : ranks, a, b);
  CHECK(manhattanDistance(a, b), files + ranks, a, b);
  CHECK(x88diff(a, b), routine_x88_diff(a, b), a, b);
  CHECK(absRankFileDiff(a, b), routine_rank_file(a, b), a, b);
  CHECK(knightDistance(a, b), chess_distance_knight(a, b), a, b);
  CHECK(manhattanCenterDistance(a), chess_distance_center_manhattan(a), a, 0);
  CHECK(centerDistance(a), chess_distance_center(a), a, 0);
}

static void many_ints(void) {
#ifdef WHOLE
  const int least = INT16_MIN, most = INT16_MAX;
#else
  const int least = -130, most = 130;
#endif
  uint64_t state = 2;
  for (int a = least; a <= most; a++)
    for (int b = least; b <= most; b++)
      any_ints(a, b);
  for (int i = 0; i < BOUNDARY_VALUES; i++)
    for (int j = 0; j < BOUNDARY_VALUES; j++)
      any_ints(boundary_values[i], boundary_values[j]);
  for (int i = 0; i < RANDOM_PAIRS; i++) {
    const int a = random_int(&state);
    any_ints(a, random_int(&state));
  }
}

#define SAME(ours, table)                                                                          \
  CHECK(sizeof ours, sizeof table, 0, 0);                                                          \
  CHECK(memcmp(ours, table, sizeof table), 0, 0, 0)

static void tables(void) {
  SAME(arrDistance, chess_distance_king_table);
  SAME(arrManhattanDistance, chess_distance_manhattan_table);
  SAME(arrKnightDistance, chess_distance_knight_table);
  SAME(arrDistanceBy0x88Diff, chess_distance_king_x88);
  SAME(arrManhattanDistanceBy0x88Diff, chess_distance_manhattan_x88);
  SAME(arrKnightDistanceBy0x88Diff, chess_distance_knight_x88);
  SAME(arrDistance15x15, chess_distance_king_offset);
  for (int sq = 0; sq < 64; sq++) {
    CHECK(arrCenterDistance[sq], chess_distance_center(sq), sq, 0);
    CHECK(arrCenterManhattanDistance[sq], chess_distance_center_manhattan(sq), sq, 0);
    CHECK(arrDistanceBy0x88Diff[x88diff(0, sq)], arrDistance[0][sq], 0, sq);
  }
  CHECK((uintptr_t)arrDistance % 64, 0, 0, 0);
  CHECK((uintptr_t)arrManhattanDistance % 64, 0, 0, 0);
  CHECK((uintptr_t)arrKnightDistance % 64, 0, 0, 0);
}

/* Some of the sets are empty. */
static void sets(void) {
  uint64_t state = 1;
  for (int i = 0; i < 20000; i++) {
    uint64_t a = random_bits(&state), b = random_bits(&state);
    CHECK(getKnightAttacks(a), chess_distance_attacks(CHESS_DISTANCE_KNIGHT, a, 0), a, 0);
    a &= i % 100 ? random_bits(&state) & random_bits(&state) & random_bits(&state) : 0;
    b &= i % 70 ? random_bits(&state) & random_bits(&state) & random_bits(&state) : 0;
    CHECK(calcKnightDistance(a, b), chess_distance_sets(CHESS_DISTANCE_KNIGHT, a, b, NULL), a, b);
  }
}

int main(void) {
  many_ints();
  tables();
  sets();
  return check_result();
}
