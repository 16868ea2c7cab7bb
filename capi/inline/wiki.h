#ifndef WIKI_H
#define WIKI_H

#include "alone.h"
#include "pieces.h"
#include "squares.h"

/* sq >> 3, rounded down. C does not define >> for a negative sq. */
CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_inline_wiki_rank(int sq) { return sq < 0 ? ~(~sq >> 3) : sq >> 3; }

CHESS_DISTANCE_INLINE_FUNCTION
int distance(int sq1, int sq2) {
  const int files = chess_distance_inline_absolute((sq2 & 7) - (sq1 & 7));
  const int ranks = chess_distance_inline_absolute(chess_distance_inline_wiki_rank(sq2) -
                                                   chess_distance_inline_wiki_rank(sq1));

  return files > ranks ? files : ranks;
}

CHESS_DISTANCE_INLINE_FUNCTION
int manhattanDistance(int sq1, int sq2) {
  const int files = chess_distance_inline_absolute((sq2 & 7) - (sq1 & 7));
  const int ranks = chess_distance_inline_absolute(chess_distance_inline_wiki_rank(sq2) -
                                                   chess_distance_inline_wiki_rank(sq1));

  return files + ranks;
}

CHESS_DISTANCE_INLINE_FUNCTION
int knightDistance(int a, int b) { return chess_distance_knight(a, b); }

CHESS_DISTANCE_INLINE_FUNCTION
int manhattanCenterDistance(int sq) { return chess_distance_center_manhattan(sq); }

CHESS_DISTANCE_INLINE_FUNCTION
int centerDistance(int sq) { return chess_distance_center(sq); }

CHESS_DISTANCE_INLINE_FUNCTION
unsigned int x88diff(int sq1, int sq2) {
  return CHESS_DISTANCE_INLINE_CAST(unsigned, sq2) - CHESS_DISTANCE_INLINE_CAST(unsigned, sq1) +
         CHESS_DISTANCE_INLINE_CAST(unsigned, sq2 | 7) -
         CHESS_DISTANCE_INLINE_CAST(unsigned, sq1 | 7) + 120u;
}

CHESS_DISTANCE_INLINE_FUNCTION
int absRankFileDiff(int a, int b) {
  /* Unsigned arithmetic wraps where the wiki's routine would overflow. */
  const unsigned ranks =
      CHESS_DISTANCE_INLINE_CAST(unsigned, a | 7) - CHESS_DISTANCE_INLINE_CAST(unsigned, b | 7);
  const unsigned files =
      CHESS_DISTANCE_INLINE_CAST(unsigned, chess_distance_inline_absolute((a & 7) - (b & 7)));
  const unsigned sum = ((ranks >> 31) != 0 ? 0u - ranks : ranks) + files;

  return (sum >> 31) == 0 ? CHESS_DISTANCE_INLINE_CAST(int, sum)
                          : -1 - CHESS_DISTANCE_INLINE_CAST(int, ~sum);
}

CHESS_DISTANCE_INLINE_FUNCTION
uint64_t getKnightAttacks(uint64_t bb) { return chess_distance_inline_jumps(bb, 1, 2); }

CHESS_DISTANCE_INLINE_FUNCTION
int calcKnightDistance(uint64_t b1, uint64_t b2) {
  int jumps = 0;

  if (b1 == 0 || b2 == 0)
    return CHESS_DISTANCE_EMPTY_SET;
  while (jumps < 6 && (b1 & b2) == 0) {
    b1 = getKnightAttacks(b1);
    ++jumps;
  }
  return jumps;
}

#endif
