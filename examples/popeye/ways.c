/* SPDX-License-Identifier: MIT OR Apache-2.0 */

#include "ways.h"
#include "chess_distance.h"
#include <stdlib.h>
#include <string.h>

#define BIT(square) ((uint64_t)1 << (square))

/* 8,192 maps of two cache lines each. A new map replaces the one that is in its slot. */
enum { slot_bits = 13, words = 4 };

static struct
{
  uint64_t key[words];
  uint8_t map[64];
  uint8_t unused[32];
} slots[1 << slot_bits];

uint8_t const *distance_map(distance_question const *question)
{
  int const piece = question->piece, square = question->square;
  uint64_t const key[words] = {
    question->walls, question->avoid, question->prey,
    (uint64_t)question->call | (uint64_t)piece<<8 | (uint64_t)square<<16
    | (uint64_t)question->captures<<24
  };
  /* multiplications by odd constants spread the bits of the boards; the upper bits are the best */
  uint64_t const sum = key[0]*0x9E3779B97F4A7C15u ^ key[1]*0xC2B2AE3D27D4EB4Fu
                     ^ key[2]*0x165667B19E3779F9u ^ key[3]*0x27D4EB2F165667C5u;
  unsigned int const slot = (unsigned int)((sum ^ sum>>29)*0x9E3779B97F4A7C15u >> (64-slot_bits));
  uint64_t * const kept = slots[slot].key;
  uint8_t * const map = slots[slot].map;

  if (kept[3]!=key[3] || kept[0]!=key[0] || kept[1]!=key[1] || kept[2]!=key[2])
  {
    ChessDistanceBoard board = { 0, 0, 0 };
    uint64_t const set = (uint64_t)1 << square;

    memcpy(kept,key,sizeof key);
    board.own = question->walls;
    board.avoid = question->avoid;
    switch (question->call)
    {
      case moves_from:
        chess_distance_map(piece,square,&board,map);
        break;
      case moves_to:
        chess_distance_map_to(piece,square,&board,map);
        break;
      case pawn_moves:
        chess_distance_pawn_map(piece,set,question->prey,question->captures,&board,map);
        break;
      default:
        chess_distance_pawn_captures_map(piece,set,question->prey,&board,map);
        break;
    }
  }
  return map;
}

bool walks_as_pawn(int walk)
{
  return walk==CHESS_DISTANCE_WHITE_PAWN || walk==CHESS_DISTANCE_BLACK_PAWN;
}

uint64_t sure_attacks(int walk, int square)
{
  static uint64_t attacks[walk_dummy+1][64];
  static bool filled;

  if (!filled)
  {
    int w, s;
    for (w = CHESS_DISTANCE_KING; w<walk_dummy; ++w)
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
    return sure_attacks(walk==CHESS_DISTANCE_WHITE_PAWN ? CHESS_DISTANCE_BLACK_PAWN
                                                        : CHESS_DISTANCE_WHITE_PAWN,
                        o->checked_king) & ~BIT(to);
  else
    return sure_attacks(walk,o->checked_king) & ~BIT(to);
}

static uint8_t const *map_of(obstacles const *o, uint64_t avoid, int call, int walk, int square)
{
  distance_question question = { 0 };
  question.walls = o->walls;
  question.avoid = avoid;
  question.call = (uint8_t)call;
  question.piece = (uint8_t)walk;
  question.square = (uint8_t)square;
  if (call==pawn_moves || call==pawn_captures)
    question.prey = o->prey;
  if (call==pawn_moves)
    question.captures = (uint8_t)o->captures;
  return distance_map(&question);
}

/* The two legs of a promotion meet on a square of the last rank. */
static int promotion(obstacles const *o, uint64_t avoid, int walk, int from, int to_walk, int to,
                     int *captures)
{
  uint64_t const checks = avoid | checking(o,walk,to), checks_after = avoid | checking(o,to_walk,to);
  int const first = walk==CHESS_DISTANCE_WHITE_PAWN ? 56 : 0;
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

int fewest_moves(obstacles const *o, uint64_t avoid, int walk, int from, int to_walk, int to,
                 bool by_target, int *captures)
{
  if (captures!=NULL)
    *captures = 0;

  if (walks_as_pawn(walk) && !walks_as_pawn(to_walk))
    return promotion(o,avoid,walk,from,to_walk,to,captures);
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
