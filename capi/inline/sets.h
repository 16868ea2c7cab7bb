#ifndef SETS_H
#define SETS_H

#include "alone.h"
#include "maps.h"

/* All rings of a search, and sets from bytes. */

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_rings(int piece, uint64_t from, const ChessDistanceBoard *board,
                         uint64_t rings[64]) {
  const int fault = chess_distance_inline_fault(chess_distance_inline_is_piece(piece), from != 0, 1,
                                                board, board, rings, 64 * sizeof(uint64_t));
  const uint64_t free = chess_distance_inline_free(board);
  uint64_t rest = chess_distance_inline_open(piece, board) & ~from;
  int at, largest = 0;

  if (fault != 0)
    return fault;
  for (at = 0; at < 64; ++at) {
    rings[at] = from;
    if (from == 0)
      continue;
    largest = at;
    from = chess_distance_inline_step(piece, from, free) & rest;
    rest &= ~from;
  }
  return largest;
}

CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_set_of_bytes(const uint8_t bytes[64], int value, int equal) {
  const uint64_t highest = 0x8080808080808080u;
  uint64_t others = 0;
  int at;

  if (!bytes || (value & ~255) != 0)
    return 0;
  for (at = 0; at < 64; at += 8) {
    uint64_t eight = chess_distance_inline_load(bytes + at);

    eight ^= (highest >> 7) * CHESS_DISTANCE_INLINE_CAST(uint64_t, value);
    /* The highest bit of each byte that is not 0. No sum leaves its byte. */
    eight = (((eight & ~highest) + ~highest) | eight) & highest;
    /* Bit 8 * n moves to bit 56 + n. */
    others |= (eight >> 7) * 0x0102040810204080u >> 56 << at;
  }
  return equal ? ~others : others;
}

#endif
