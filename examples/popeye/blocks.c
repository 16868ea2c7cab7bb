/* SPDX-License-Identifier: MIT OR Apache-2.0 */

#if BLOCKS
/* Squares that have to be filled so that Black is stalemated. */
typedef struct
{
  uint64_t needed;  /* by men that are not placed yet */
  uint64_t near;    /* these need a move at least */
  uint64_t far;     /* and these another one */
  bool all;         /* every loose man has to fill one of them */
} blocks;

static int count_of(uint64_t set)
{
  int result = 0;
  for (; set!=0; set &= set-1)
    ++result;
  return result;
}

static bool may_pin(int walk)
{
  return walk>=walk_bishop && walk<=walk_white_pawn;
}

/* A black man is pinned only on a line with its king, and by a white rider. All other black men
 * that the target has so far have no move in the end, so what they attack next to them is full of
 * black men, and the square before a pawn is full. False if there are too few men for that. */
static bool find_blocks(situation const *s, obstacles const *black, blocks *found)
{
  uint64_t placed[side_count] = { 0 }, placed_as[walk_dummy+1] = { 0 }, loose_as[walk_dummy+1] = { 0 };
  uint64_t attacked = 0, pawns, loose = 0, reach = 0, free = ~(uint64_t)0;
  ChessDistanceBoard board = { 0, 0, 0 };
  bool pins = false;
  int i, walk;

  for (i = 0; i<s->man_count; ++i)
  {
    target_man const * const man = &s->men[i];
    placed[man->side] |= BIT(man->to);
    if (man->side==side_black)
      placed_as[man->to_walk] |= BIT(man->to);
    else
      pins = pins || may_pin(man->walk);
  }
  for (i = 0; i<s->loose_count[side_white]; ++i)
    pins = pins || may_pin(s->loose[side_white][i].walk);
  if (pins)
    free = ~chess_distance_attacks(walk_queen,placed_as[walk_king],0);

  for (walk = walk_knight; walk<=walk_queen; ++walk)
    attacked |= chess_distance_attacks(walk,placed_as[walk] & free,~(uint64_t)0);
  pawns = placed_as[walk_black_pawn] & free;
  if ((attacked | chess_distance_attacks(walk_black_pawn,pawns,0)) & placed[side_white])
    return false;
  if (s->loose_count[side_white]==0 && s->king[side_white]<0)
    attacked |= pawns>>8;
  found->needed = attacked & ~placed[side_black] & ~placed[side_white];

  for (i = 0; i<s->loose_count[side_black]; ++i)
  {
    loose_man const * const man = &s->loose[side_black][i];
    loose |= BIT(man->square);
    loose_as[man->walk] |= BIT(man->square);
  }
  board.own = black->walls;
  for (walk = walk_knight; walk<walk_dummy; ++walk)
    reach |= chess_distance_moves(walk,loose_as[walk],&board);
  reach |= chess_distance_attacks(walk_black_pawn,loose_as[walk_black_pawn],0);
  found->near = found->needed & ~loose;
  found->far = found->near & ~reach;
  found->all = count_of(found->needed)==s->loose_count[side_black];
  return count_of(found->needed)<=s->loose_count[side_black];
}

#endif
