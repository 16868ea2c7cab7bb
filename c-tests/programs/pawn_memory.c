/* Pawn endings: the faults that are reported, and memory that is too small, of every alignment,
 * full of rubbish, and exactly large enough. */
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <chess_distance.h>

#include "check.h"

enum { STRUCTURE = CHESS_DISTANCE_PAWN_STRUCTURE_BYTES };
static const uint64_t white = UINT64_C(0x829000000), black = UINT64_C(0x82100000000);
static ChessDistancePawnEnding ending, solved;
static uint8_t room[3000 * STRUCTURE];

static int is_pattern(const void *bytes, size_t n, int pattern) {
  for (size_t i = 0; i < n; i++)
    if (((const uint8_t *)bytes)[i] != pattern)
      return 0;
  return 1;
}

/* A call that must not write to the ending. */
static void refused(uint64_t one, uint64_t two, void *start, size_t bytes,
                    ChessDistancePawnEnding *out, int result, int line) {
  memset(&ending, 0x63, sizeof ending);
  CHECK(chess_distance_pawn_ending(one, two, 0, 0, start, bytes, out), result, line, bytes);
  CHECK(is_pattern(&ending, sizeof ending, 0x63), 1, line, bytes);
}
#define REFUSED(one, two, start, bytes, out, result)                                               \
  refused(one, two, start, bytes, out, result, __LINE__)

static void faults(void) {
  const uint64_t nine = UINT64_C(0x1ff) << 8, eight = UINT64_C(0xff) << 8;
  REFUSED(white, black, NULL, sizeof room, &ending, CHESS_DISTANCE_NULL_POINTER);
  REFUSED(white, black, NULL, 0, &ending, CHESS_DISTANCE_NULL_POINTER);
  REFUSED(white, black, room, sizeof room, NULL, CHESS_DISTANCE_NULL_POINTER);
  REFUSED(1, 1, NULL, 0, NULL, CHESS_DISTANCE_NULL_POINTER);
  for (int square = 0; square < 64; square++) {
    const uint64_t pawn = UINT64_C(1) << square;
    if (square >= 8 && square < 56) {
      REFUSED(pawn, pawn, room, sizeof room, &ending, CHESS_DISTANCE_OUT_OF_RANGE);
      continue;
    }
    REFUSED(white | pawn, black, room, sizeof room, &ending, CHESS_DISTANCE_OUT_OF_RANGE);
    REFUSED(white, black | pawn, room, 0, &ending, CHESS_DISTANCE_OUT_OF_RANGE);
    REFUSED(0, pawn, &ending, 8, &ending, CHESS_DISTANCE_OUT_OF_RANGE);
  }
  REFUSED(nine, 0, room, sizeof room, &ending, CHESS_DISTANCE_OUT_OF_RANGE);
  REFUSED(0, nine, room, sizeof room, &ending, CHESS_DISTANCE_OUT_OF_RANGE);
  REFUSED(eight, eight << 40, room, sizeof room, &ending, 0);
  /* Memory that would reach the end of the address space. */
  REFUSED(white, black, room, SIZE_MAX, &ending, CHESS_DISTANCE_OUT_OF_RANGE);
  REFUSED(white, black, room, SIZE_MAX - (size_t)(uintptr_t)room + 1, &ending,
          CHESS_DISTANCE_OUT_OF_RANGE);
  /* Overlap by one byte, and none. */
  REFUSED(white, black, &ending, 1, &ending, CHESS_DISTANCE_OVERLAP);
  REFUSED(white, black, (uint8_t *)&ending + sizeof ending - 1, 1, &ending, CHESS_DISTANCE_OVERLAP);
  REFUSED(white, black, (uint8_t *)&ending + sizeof ending, 0, &ending, 0);
  REFUSED(white, black, &ending, 0, &ending, 0);
  {
    ChessDistancePawnEnding *inside = (ChessDistancePawnEnding *)(void *)(room + 64);
    memset(room, 0x63, sizeof room);
    CHECK(chess_distance_pawn_ending(white, black, 0, 0, room, sizeof room, inside),
          CHESS_DISTANCE_OVERLAP, 0, 0);
    CHECK(chess_distance_pawn_ending(white, black, 0, 0, room, 65, inside), CHESS_DISTANCE_OVERLAP,
          0, 0);
    CHECK(is_pattern(room, sizeof room, 0x63), 1, 0, 0);
    CHECK(chess_distance_pawn_ending(white, black, 0, 0, room, 64, inside), 0, 0, 0);
    CHECK(is_pattern(room + 64, sizeof room - 64, 0x63), 1, 0, 0);
  }
}

/* Every nonzero flag is the same. */
static void flags(void) {
  for (int flag = 0; flag < 2; flag++) {
    const int many[] = {1, 2, -1, INT_MIN, INT_MAX, 256};
    const int structures =
        chess_distance_pawn_ending(white, black, 1, flag, room, sizeof room, &solved);
    for (size_t i = 0; i < sizeof many / sizeof many[0]; i++) {
      const int bound = flag == 0 ? 0 : many[i];
      CHECK(chess_distance_pawn_ending(white, black, many[i], bound, room, sizeof room, &ending),
            structures, flag, i);
      CHECK(memcmp(&ending, &solved, sizeof ending), 0, flag, i);
    }
  }
}

/* An ending of n structures needs n times the macro at most; less is refused, never overrun. */
static void small_memory(void) {
  static const uint64_t pawns[][2] = {{0, 0},
                                      {0, 0xff00},
                                      {UINT64_C(1) << 12, 0},
                                      {UINT64_C(1) << 12, UINT64_C(1) << 51},
                                      {UINT64_C(1) << 27, UINT64_C(1) << 35},
                                      {UINT64_C(0xa00), UINT64_C(0xa) << 48}};
  for (size_t i = 0; i < sizeof pawns / sizeof pawns[0]; i++) {
    const int n =
        chess_distance_pawn_ending(pawns[i][0], pawns[i][1], 0, 1, room, sizeof room, &solved);
    CHECK(n >= 1 && n < 2999, 1, i, n);
    for (size_t offset = 0; offset < 130; offset++) {
      const size_t enough = (size_t)n * STRUCTURE;
      uint8_t *start = room + 64 + offset;
      memset(room, (int)(offset * 37 + 99) & 255, sizeof room);
      memset(start - 64, 0x63, 64);
      memset(start + enough, 0x63, 64);
      CHECK(chess_distance_pawn_ending(pawns[i][0], pawns[i][1], 0, 1, start, enough, &ending), n,
            i, offset);
      CHECK(memcmp(&ending, &solved, sizeof ending), 0, i, offset);
      CHECK(is_pattern(start - 64, 64, 0x63) && is_pattern(start + enough, 64, 0x63), 1, i, offset);
    }
    for (size_t bytes = 0; bytes < (size_t)n * 1024; bytes += bytes < 2000 ? 1 : 997) {
      uint8_t *start = room + 65;
      memset(start + bytes, 0x63, 64);
      REFUSED(pawns[i][0], pawns[i][1], start, bytes, &ending, 0);
      CHECK(is_pattern(start + bytes, 64, 0x63), 1, i, bytes);
    }
  }
}

/* Blocks of exactly the size, for sanitizers and valgrind, whose contents were never written. */
static void blocks(void) {
  for (int n = 1; n <= 64; n *= 4)
    for (int lost = 0; lost < 16; lost += 5) {
      const size_t bytes = (size_t)(n * STRUCTURE);
      uint8_t *block = (uint8_t *)malloc(bytes + (size_t)lost);
      if (block == NULL)
        exit(1);
      CHECK(chess_distance_pawn_ending(UINT64_C(1) << 36, UINT64_C(1) << 44, 0, 0, block + lost,
                                       bytes, &ending) >= 0,
            1, n, lost);
      CHECK(chess_distance_pawn_ending(0, 0, 0, 0, block + lost, bytes, &ending), 1, n, lost);
      CHECK(is_pattern(&ending, offsetof(ChessDistancePawnEnding, attacker), 0), 1, n, lost);
      free(block);
    }
}

int main(void) {
  faults();
  flags();
  small_memory();
  blocks();
  return check_result();
}
