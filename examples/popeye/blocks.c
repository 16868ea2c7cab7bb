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

/* A black man is pinned only on a line with its king, and by a white rider. All other black men
 * that the target has so far have no move in the end, so what they attack next to them is full of
 * black men, and the square before a pawn is full. False if there are too few men for that. */
static bool find_blocks(situation const *s, uint64_t holes, obstacles const *black, blocks *found)
{
  uint64_t placed[side_count] = { 0, 0 }, attacked = 0, ahead = 0, loose = 0, reach = 0;
  uint64_t const lines = s->black_king_to<0
                       ? 0 : chess_distance_attacks(walk_queen,BIT(s->black_king_to),0);
  uint64_t of_walk[walk_dummy+1] = { 0 };
  int white_left = s->loose_count[side_white] + (s->king[side_white]>=0), i, walk;
  bool pins = false;
  ChessDistanceBoard board = { 0, 0, 0 };

  for (i = 0; i<s->man_count; ++i)
  {
    target_man const * const man = &s->men[i];
    placed[man->side] |= BIT(man->to);
    if (man->side==side_white)
    {
      pins = pins || (man->walk>=walk_bishop && man->walk<=walk_white_pawn);
      white_left -= man->walk==walk_king;
    }
  }
  for (i = 0; i<s->loose_count[side_white]; ++i)
    pins = pins || (s->loose[side_white][i].walk>=walk_bishop
                    && s->loose[side_white][i].walk<=walk_white_pawn);
  for (i = 0; i<s->man_count; ++i)
  {
    target_man const * const man = &s->men[i];
    if (man->side==side_black && man->to_walk!=walk_king && !(pins && (lines>>man->to & 1)))
    {
      if (man->to_walk==walk_black_pawn)
      {
        ahead |= BIT(man->to)>>8;
        if (sure_attacks(walk_black_pawn,man->to) & placed[side_white])
          return false;
      }
      else
        attacked |= sure_attacks(man->to_walk,man->to);
    }
  }
  if (attacked & placed[side_white] & ~holes)
    return false;
  if (white_left==0)
    attacked |= ahead;
  found->needed = attacked & ~holes & ~placed[side_black] & ~placed[side_white];

  for (i = 0; i<s->loose_count[side_black]; ++i)
  {
    loose |= BIT(s->loose[side_black][i].square);
    of_walk[s->loose[side_black][i].walk] |= BIT(s->loose[side_black][i].square);
  }
  board.own = black->walls;
  for (walk = walk_knight; walk<walk_dummy; ++walk)
    if (of_walk[walk]!=0)
      reach |= chess_distance_moves(walk,of_walk[walk],&board);
  reach |= chess_distance_attacks(walk_black_pawn,of_walk[walk_black_pawn],0);
  found->near = found->needed & ~loose;
  found->far = found->near & ~reach;
  found->all = count_of(found->needed)==s->loose_count[side_black];
  return count_of(found->needed)<=s->loose_count[side_black];
}
#endif
