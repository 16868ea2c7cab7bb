/* SPDX-License-Identifier: MIT OR Apache-2.0 */

/* bounds.c, see bounds.h. First the fewest moves and captures of one man. */

#include "bounds.h"
#include "chess_distance_inline.h"
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#define BIT(square) ((uint64_t)1 << (square))

/* Which function makes a map. */
enum
{
  moves_from = 1, /* chess_distance_map: of a piece from the square */
  moves_to,       /* chess_distance_map_to: of a piece to the square */
#if CAPTURES
  pawn_captures,  /* chess_distance_pawn_captures_map: fewest captures of a pawn from the square */
#endif
  pawn_moves      /* chess_distance_pawn_map: of a pawn that takes, from the square */
};

/* What stands in the way of the men of one side. */
typedef struct
{
  uint64_t walls;     /* occupied all the time by men that it cannot take, and holes */
  uint64_t prey;      /* where its pawns may find something to take */
  int captures;       /* and how often at most */
  int checked_king;   /* the king that it may not check before it arrives, -1 without one */
} obstacles;

/* 8,192 maps of two cache lines each. A search asks for the same map again and again, because most
 * of its positions differ by the square of one man. A new map replaces the one in its slot. */
enum { slot_bits = 13, words = 4 };

static struct
{
  uint64_t key[words];
  uint8_t map[64];
  uint8_t unused[32];
} slots[1 << slot_bits];

/* 64 distances, by square; `avoid` are the squares on which the man may not stand. The map stays
 * until the next question. */
static uint8_t const *map_of(obstacles const *o, uint64_t avoid, int call, int walk, int square)
{
  uint64_t const prey = call<=moves_to ? 0 : o->prey;
  int const captures = call==pawn_moves ? o->captures : 0;
  uint64_t const key[words] = {
    o->walls, avoid, prey,
    (uint64_t)call | (uint64_t)walk<<8 | (uint64_t)square<<16 | (uint64_t)captures<<24
  };
  /* multiplications by odd constants spread the bits of the boards; the upper bits are the best */
  uint64_t const sum = key[0]*0x9E3779B97F4A7C15u ^ key[1]*0xC2B2AE3D27D4EB4Fu
                     ^ key[2]*0x165667B19E3779F9u ^ key[3]*0x27D4EB2F165667C5u;
  uint64_t const slot = (sum ^ sum>>29)*0x9E3779B97F4A7C15u >> (64-slot_bits);
  uint64_t * const kept = slots[slot].key;
  uint8_t * const map = slots[slot].map;

  if (kept[3]!=key[3] || kept[0]!=key[0] || kept[1]!=key[1] || kept[2]!=key[2])
  {
    ChessDistanceBoard board = { 0, 0, 0 };

    memcpy(kept,key,sizeof key);
    board.own = o->walls;
    board.avoid = avoid;
    if (call==moves_from)
      chess_distance_map(walk,square,&board,map);
    else if (call==moves_to)
      chess_distance_map_to(walk,square,&board,map);
    else if (call==pawn_moves)
      chess_distance_pawn_map(walk,BIT(square),prey,captures,&board,map);
#if CAPTURES
    else
      chess_distance_pawn_captures_map(walk,BIT(square),prey,&board,map);
#endif
  }
  return map;
}

static bool walks_as_pawn(int walk)
{
  return walk==walk_white_pawn || walk==walk_black_pawn;
}

/* The squares that a man attacks from a square whatever else stands on the board: all squares of a
 * leaper, and the nearest ones of a rider. A dummy attacks nothing. */
static uint64_t sure_attacks(int walk, int square)
{
  static uint64_t attacks[walk_dummy+1][64];
  static bool filled;

  if (!filled)
  {
    int w, s;
    for (w = walk_king; w<walk_dummy; ++w)
      for (s = 0; s<64; ++s)
        attacks[w][s] = chess_distance_attacks(w,BIT(s),~(uint64_t)0);
    filled = true;
  }
  return attacks[walk][square];
}

/* The squares from which such a man certainly checks the king that it may not check. Its last
 * square is none of them, since its side may check with its last move. */
static uint64_t checking(obstacles const *o, int walk, int to)
{
  if (o->checked_king<0)
    return 0;
  else if (walks_as_pawn(walk))
    /* a pawn checks from where a pawn of the other side would attack */
    return sure_attacks(walk==walk_white_pawn ? walk_black_pawn : walk_white_pawn,
                        o->checked_king) & ~BIT(to);
  else
    return sure_attacks(walk,o->checked_king) & ~BIT(to);
}

#if PROMOTIONS
/* The two legs of a promotion meet on a square of the last rank. */
static int promotion(obstacles const *o, uint64_t avoid, int walk, int from, int to_walk, int to,
                     int *captures)
{
  uint64_t const checks = avoid | checking(o,walk,to), checks_after = avoid | checking(o,to_walk,to);
  int const first = walk==walk_white_pawn ? 56 : 0;
  int best = CHESS_DISTANCE_NONE, file;
  uint8_t before[8], sum[8];
  uint8_t const *map;

  /* a map stays until the next question only */
  memcpy(before,map_of(o,checks,pawn_moves,walk,from)+first,sizeof before);
  map = map_of(o,checks_after,moves_to,to_walk,to)+first;
  for (file = 0; file<8; ++file)
  {
    sum[file] = CHESS_DISTANCE_NONE;
    if (before[file]!=CHESS_DISTANCE_NONE && map[file]!=CHESS_DISTANCE_NONE
        && !(checks_after>>(first+file) & 1))
    {
      sum[file] = (uint8_t)(before[file]+map[file]);
      if (sum[file]<best)
        best = sum[file];
    }
  }
  if (captures!=NULL && best!=CHESS_DISTANCE_NONE)
  {
    *captures = 8;
    map = map_of(o,checks,pawn_captures,walk,from)+first;
    for (file = 0; file<8; ++file)
      if (sum[file]!=CHESS_DISTANCE_NONE && map[file]<*captures)
        *captures = map[file];
  }
  return best;
}

#endif
/* The fewest moves of a man, CHESS_DISTANCE_NONE if no way leads there; in *captures, unless it is
 * NULL, the fewest captures on any way. `avoid` are the squares that it may not stand on besides
 * those from which it checks; `by_target` takes maps to the target, which serve many squares of
 * departure. */
static int fewest_moves(obstacles const *o, uint64_t avoid,
                        int walk, int from, int to_walk, int to, bool by_target, int *captures)
{
  if (captures!=NULL)
    *captures = 0;

  if (walks_as_pawn(walk) && !walks_as_pawn(to_walk))
#if PROMOTIONS
    return promotion(o,avoid,walk,from,to_walk,to,captures);
#else
    return 1;
#endif
  else
  {
    uint64_t const checks = avoid | checking(o,walk,to);
    if (walks_as_pawn(walk))
    {
      if (captures!=NULL)
        *captures = abs(from%8-to%8);
      return map_of(o,checks,pawn_moves,walk,from)[to];
    }
    else if (by_target)
      return map_of(o,checks,moves_to,walk,to)[from];
    else
      return map_of(o,checks,moves_from,walk,from)[to];
  }
}
