/* Functions of the inline header on the empty board and among obstacles. */
#include "chess_distance_inline.h"

#include "end.h"

static unsigned sum;
static uint8_t map[64];

static void add(int value) { sum = (sum * 31u + (unsigned)value) & 0xffffu; }

static void add_set(uint64_t set) {
  int shift;

  for (shift = 0; shift < 64; shift += 16)
    add((int)(set >> shift & 0x7fff));
}

int main(void) {
  const ChessDistanceBoard board = {0x3f00fc0000u, (uint64_t)1 << 45, (uint64_t)1 << 63 | 2};
  int piece, from, to;

  for (piece = -1; piece < CHESS_DISTANCE_LEAPER(1, 3); piece += piece < 11 ? 1 : 37) {
    for (from = -1; from < 65; from += 11) {
      for (to = -1; to < 65; to += 13) {
        add(chess_distance(piece, from, to));
        add(chess_distance_by_x88(piece, from + (from & 56), to + (to & 56)));
        add(chess_distance_path(piece, from, to, &board));
      }
      add(chess_distance_map(piece, from, &board, map));
      for (to = 0; to < 64; ++to)
        add(map[to]);
      if (from >= 0 && from < 64) {
        add_set(chess_distance_moves(piece, (uint64_t)1 << from, &board));
        add(chess_distance_nearest(from, (uint64_t)1 << (63 - from), 9));
      }
    }
  }
  return end(sum, 0x0abe);
}
