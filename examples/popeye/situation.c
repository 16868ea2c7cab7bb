/* SPDX-License-Identifier: MIT OR Apache-2.0 */

#include "bounds.h"
#include "chess_distance.h"

void situation_start(situation *s)
{
  s->man_count = 0;
  s->loose_count[side_white] = s->loose_count[side_black] = 0;
  s->king[side_white] = s->king[side_black] = -1;
  s->holes = s->open = 0;
}

bool situation_add_man(situation *s, target_man const *man)
{
  s->men[s->man_count++] = *man;
  if (man->walk==CHESS_DISTANCE_KING)
    s->king[man->side] = man->from;
  if (man->walk==walk_dummy)
    return man->to_walk==walk_dummy && man->from==man->to;
  else
    return walks_as_pawn(man->walk) || man->walk==man->to_walk;
}

void situation_add_loose(situation *s, int side, int square, int walk)
{
  if (walk==CHESS_DISTANCE_KING)
    s->king[side] = square;
  else
  {
    loose_man * const man = &s->loose[side][s->loose_count[side]++];
    man->square = square;
    man->walk = walk;
  }
}
