/* SPDX-License-Identifier: MIT OR Apache-2.0 */

/* bounds.c, see bounds.h. First the fewest moves of one man. */

#include "bounds.h"
#include "chess_distance_inline.h"
#include <stdbool.h>
#include <string.h>

#define BIT(square) ((uint64_t)1 << (square))

/* Which function makes a map. */
enum
{
  moves_from = 1, /* chess_distance_map: of a piece from the square */
  moves_to,       /* chess_distance_map_to: of a piece to the square */
  pawn_moves      /* chess_distance_pawn_map: of a pawn that takes, from the square */
};

/* What stands in the way of the men of one side. */
typedef struct
{
  uint64_t walls;     /* occupied all the time by men that it cannot take, and holes */
  uint64_t prey;      /* where its pawns may find something to take */
  int captures;       /* and how often at most */
} obstacles;

/* 8,192 maps of two cache lines each. A search asks for the same map again and again, because most
 * of its positions differ by the square of one man. A new map replaces the one in its slot. */
enum { slot_bits = 13, words = 3 };

static struct
{
  uint64_t key[words];
  uint8_t map[64];
  uint8_t unused[40];
} slots[1 << slot_bits];

/* 64 distances, by square. The map stays until the next question. */
static uint8_t const *map_of(obstacles const *o, int call, int walk, int square)
{
  uint64_t const prey = call<=moves_to ? 0 : o->prey;
  int const captures = call==pawn_moves ? o->captures : 0;
  uint64_t const key[words] = {
    o->walls, prey,
    (uint64_t)call | (uint64_t)walk<<8 | (uint64_t)square<<16 | (uint64_t)captures<<24
  };
  /* multiplications by odd constants spread the bits of the boards; the upper bits are the best */
  uint64_t const sum = key[0]*0x9E3779B97F4A7C15u ^ key[1]*0xC2B2AE3D27D4EB4Fu
                     ^ key[2]*0x27D4EB2F165667C5u;
  uint64_t const slot = (sum ^ sum>>29)*0x9E3779B97F4A7C15u >> (64-slot_bits);
  uint64_t * const kept = slots[slot].key;
  uint8_t * const map = slots[slot].map;

  if (kept[2]!=key[2] || kept[0]!=key[0] || kept[1]!=key[1])
  {
    ChessDistanceBoard board = { 0, 0, 0 };

    memcpy(kept,key,sizeof key);
    board.own = o->walls;
    if (call==moves_from)
      chess_distance_map(walk,square,&board,map);
    else if (call==moves_to)
      chess_distance_map_to(walk,square,&board,map);
    else
      chess_distance_pawn_map(walk,BIT(square),prey,captures,&board,map);
  }
  return map;
}

static bool walks_as_pawn(int walk)
{
  return walk==walk_white_pawn || walk==walk_black_pawn;
}

#if PROMOTIONS
/* The two legs of a promotion meet on a square of the last rank. */
static int promotion(obstacles const *o, int walk, int from, int to_walk, int to)
{
  int const first = walk==walk_white_pawn ? 56 : 0;
  int best = CHESS_DISTANCE_NONE, file;
  uint8_t before[8];
  uint8_t const *map;

  /* a map stays until the next question only */
  memcpy(before,map_of(o,pawn_moves,walk,from)+first,sizeof before);
  map = map_of(o,moves_to,to_walk,to)+first;
  for (file = 0; file<8; ++file)
    if (before[file]!=CHESS_DISTANCE_NONE && map[file]!=CHESS_DISTANCE_NONE
        && before[file]+map[file]<best)
      best = before[file]+map[file];
  return best;
}

#endif
/* The fewest moves of a man, CHESS_DISTANCE_NONE if no way leads there. `by_target` takes maps to the
 * target, which serve many squares of departure. */
static int fewest_moves(obstacles const *o, int walk, int from, int to_walk, int to, bool by_target)
{
  if (walks_as_pawn(walk) && !walks_as_pawn(to_walk))
#if PROMOTIONS
    return promotion(o,walk,from,to_walk,to);
#else
    return 1;
#endif
  else if (walks_as_pawn(walk))
    return map_of(o,pawn_moves,walk,from)[to];
  else if (by_target)
    return map_of(o,moves_to,walk,to)[from];
  else
    return map_of(o,moves_from,walk,from)[to];
}
