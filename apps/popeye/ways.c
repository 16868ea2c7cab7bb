/* SPDX-License-Identifier: MIT OR Apache-2.0 */

/* bounds.c, see bounds.h. */

#include "bounds.h"
#include <stdbool.h>
#include <stddef.h>
#if WALLS
#include "chess_distance_inline.h"
#include <string.h>

#define BIT(square) ((uint64_t)1 << (square))

/* What stands in the way of the men of one side. */
typedef struct {
  uint64_t walls; /* occupied all the time by men that it cannot take */
  uint64_t prey;  /* where its pawns may find something to take */
  int captures;   /* and how often at most */
} obstacles;

/* 8,192 maps of two cache lines each. A search asks for the same map again and again, because most
 * of its positions differ by the square of one man. A new map replaces the one in its slot. */
enum { slot_bits = 13, words = 3 };

static struct {
  uint64_t key[words];
  uint8_t map[64];
  uint8_t unused[40];
} slots[1 << slot_bits];

static bool walks_as_pawn(int walk) { return walk == walk_white_pawn || walk == walk_black_pawn; }

/* The fewest moves of a man to every square, where it arrives as to_walk. The map stays until the
 * next question. */
static uint8_t const *map_of(obstacles const *o, int walk, int from, int to_walk) {
  uint64_t const prey = walks_as_pawn(walk) ? o->prey : 0;
  int const captures = walks_as_pawn(walk) ? o->captures : 0;
  /* an empty slot has the key 0 */
  uint64_t const key[words] = {o->walls, prey,
                               (uint64_t)(walk + 1) | (uint64_t)to_walk << 8 |
                                   (uint64_t)from << 16 | (uint64_t)captures << 24};
  /* multiplications by odd constants spread the bits of the boards; the upper bits are the best */
  uint64_t const sum =
      key[0] * 0x9E3779B97F4A7C15u ^ key[1] * 0xC2B2AE3D27D4EB4Fu ^ key[2] * 0x27D4EB2F165667C5u;
  uint64_t const slot = (sum ^ sum >> 29) * 0x9E3779B97F4A7C15u >> (64 - slot_bits);
  uint64_t *const kept = slots[slot].key;
  uint8_t *const map = slots[slot].map;

  if (kept[2] != key[2] || kept[0] != key[0] || kept[1] != key[1]) {
    ChessDistanceBoard board = {0, 0, 0};

    memcpy(kept, key, sizeof key);
    board.own = o->walls;
    if (!walks_as_pawn(walk))
      chess_distance_map(walk, from, &board, map);
    else if (walks_as_pawn(to_walk))
      chess_distance_pawn_map(walk, BIT(from), prey, captures, &board, map);
#if PROMOTIONS
    else
      chess_distance_promotion_map(walk, BIT(from), to_walk, prey, captures, &board, &board, map);
#endif
  }
  return map;
}

/* The fewest moves of a man, CHESS_DISTANCE_NONE if no way leads there. */
static int fewest_moves(obstacles const *o, int walk, int from, int to_walk, int to) {
#if PROMOTIONS
#else
  if (walks_as_pawn(walk) && !walks_as_pawn(to_walk))
    return 1;
#endif
  if (walk == walk_dummy || (walk != to_walk && !walks_as_pawn(walk)))
    return CHESS_DISTANCE_NONE;
  return map_of(o, walk, from, to_walk)[to];
}

#endif
