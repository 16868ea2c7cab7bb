/* Prints a checksum of every function's answers over its whole finite domain and some bad input.
 * Functions of sets of squares get a fixed sequence of random sets. Every build of every header and
 * library must print the same lines: c-tests/answers.txt.
 *
 * -DINLINE_ONLY leaves out what needs the library and takes the rest from the inline header. */
#ifdef INLINE_ONLY
#include "chess_distance_inline.h"
#else
#include "chess_distance.h"
#endif
#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "generated/inline_names.h"

static uint64_t checksum;

/* FNV-1a over the eight bytes of a value, lowest first: the same on every architecture. */
static void add(int64_t value) {
  uint64_t bits = (uint64_t)value;
  int byte;
  for (byte = 0; byte < 8; byte++) {
    checksum = (checksum ^ (bits >> (8 * byte) & 0xff)) * UINT64_C(0x100000001b3);
  }
}

static void begin(void) { checksum = UINT64_C(0xcbf29ce484222325); }

static void end(const char *name) {
  printf("%-36s %08lx%08lx\n", name, (unsigned long)(checksum >> 32),
         (unsigned long)(checksum & 0xffffffffu));
}

static int test_int(int at) { /* -20..147, then the boundaries of int and of narrower types */
  static const int boundaries[] = {INT_MIN, INT_MIN + 1, -65536, -32769, -129, -128, 255,
                                   256,     32767,       65535,  65536,  INT_MAX - 1, INT_MAX};
  return at < 168 ? at - 20 : boundaries[at - 168];
}
#define TEST_INTS (168 + 13)

static void of_square(const char *name, int (*function)(int)) {
  int i;
  begin();
  for (i = 0; i < TEST_INTS; i++) add(function(test_int(i)));
  end(name);
}

static void of_pair(const char *name, int (*function)(int, int)) {
  int i, j;
  begin();
  for (i = 0; i < TEST_INTS; i++) {
    for (j = 0; j < TEST_INTS; j++) add(function(test_int(i), test_int(j)));
  }
  end(name);
}

static void of_pair_and_number(const char *name, int (*function)(int, int, int), int least, int most) {
  int i, j, number;
  begin();
  for (number = least; number <= most; number++) {
    for (i = 0; i < TEST_INTS; i++) {
      for (j = 0; j < TEST_INTS; j++) add(function(number, test_int(i), test_int(j)));
    }
  }
  end(name);
}

static void of_bytes(const char *name, const uint8_t *bytes, int size) {
  int i;
  begin();
  for (i = 0; i < size; i++) add(bytes[i]);
  end(name);
}

static void of_steps(const char *name, const int8_t *steps, int size) {
  int i;
  begin();
  for (i = 0; i < size; i++) add(steps[i]);
  end(name);
}

/* xorshift64*: the same sets everywhere. */
static uint64_t state = 88172645463325252u;
static uint64_t random64(void) {
  state ^= state >> 12;
  state ^= state << 25;
  state ^= state >> 27;
  return state * UINT64_C(2685821657736338717);
}

#define PAIR(name) of_pair(#name, name);
#define SQUARE(name) of_square(#name, name);
#define BYTES(name) of_bytes(#name, (const uint8_t *)name, (int)sizeof name)
#define STEPS(name) of_steps(#name, name, (int)sizeof name)
#define BY_DIFFERENCE(geometry)               \
  BYTES(chess_distance_king_##geometry);       \
  BYTES(chess_distance_manhattan_##geometry);  \
  BYTES(chess_distance_knight_##geometry);     \
  BYTES(chess_distance_bishop_##geometry);     \
  BYTES(chess_distance_rook_##geometry);       \
  BYTES(chess_distance_queen_##geometry);      \
  BYTES(chess_distance_white_pawn_##geometry); \
  BYTES(chess_distance_black_pawn_##geometry); \
  BYTES(chess_distance_attacks_##geometry);    \
  STEPS(chess_distance_step_##geometry);       \
  STEPS(chess_distance_line_##geometry)

static void empty_board(void) {
  int sq, ring, i;
  PAIR_FUNCTIONS(PAIR)
  SQUARE_FUNCTIONS(SQUARE)
  begin();
  for (i = 0; i < TEST_INTS; i++) {
    int none;
    for (none = -1; none < 10; none++) {
      add(chess_distance_nearest_file(test_int(i), 0, none));
      add(chess_distance_nearest_file(test_int(i), random64() & random64() & random64(), none));
    }
  }
  end("chess_distance_nearest_file");
  begin();
  for (i = 0; i < TEST_INTS; i++) {
    uint64_t sets = 88172645463325252u;
    int none;
    for (none = -1; none < 10; none++) {
      sets = sets * UINT64_C(6364136223846793005) + 1442695040888963407u;
      add(chess_distance_nearest(test_int(i), 0, none));
      add(chess_distance_nearest(test_int(i), sets & sets >> 7 & sets >> 22, none));
    }
  }
  end("chess_distance_nearest");
  of_pair_and_number("chess_distance_by_x88", chess_distance_by_x88, -2, 12);
  BYTES(chess_distance_king_table);
  BYTES(chess_distance_manhattan_table);
  BYTES(chess_distance_knight_table);
  begin();
  for (sq = 0; sq < 64; sq++) {
    for (ring = 0; ring < 8; ring++) add((int64_t)chess_distance_king_ring_table[sq][ring]);
  }
  end("chess_distance_king_ring_table");
  BYTES(chess_distance_knight_by_rank_file);
  BYTES(chess_distance_corners);
  BY_DIFFERENCE(x88);
  BY_DIFFERENCE(offset);
  BYTES(chess_distance_offset_square);
}

#ifndef INLINE_ONLY
#include "answers_of_sets.h"
#include "answers_of_ways.h"
#include "answers_of_grids.h"
#endif

int main(void) {
  empty_board();
#ifndef INLINE_ONLY
  of_pair_and_number("chess_distance", chess_distance, -2, 520);
  obstacles();
  trajectories();
  paths();
  territory_and_races();
  batches_and_boards();
  columns();
  ways_and_costs();
  boards_of_any_size();
#endif
  return 0;
}
