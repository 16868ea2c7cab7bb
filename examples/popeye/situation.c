/* SPDX-License-Identifier: MIT OR Apache-2.0 */

/* Targets as the caller describes them, and the budgets of partial ones. */

#include "bounds.h"
#include <stdbool.h>
#include <stddef.h>

void square_set_add(square_set set, int square)
{
  set[square/32] |= 1ul << square%32;
}

void situation_start(situation *s, int white_moves, int black_moves)
{
  s->man_count = s->hopeless = 0;
  s->loose_count[side_white] = s->loose_count[side_black] = 0;
  s->king[side_white] = s->king[side_black] = s->black_king_to = -1;
  s->moves_left[side_white] = white_moves;
  s->moves_left[side_black] = black_moves;
  s->holes[0] = s->holes[1] = s->open[0] = s->open[1] = 0;
}

void situation_add_man(situation *s, target_man const *man)
{
  s->men[s->man_count++] = *man;
  if (man->walk==walk_king)
    s->king[man->side] = man->from;
  if (man->walk==walk_king && man->side==side_black)
    s->black_king_to = man->to;
  if ((man->walk!=man->to_walk && man->walk!=walk_white_pawn && man->walk!=walk_black_pawn)
      || (man->walk==walk_dummy && man->from!=man->to))
    s->hopeless = true;
}

void situation_add_loose(situation *s, int side, int square, int walk)
{
  if (walk==walk_king)
    s->king[side] = square;
  else
  {
    loose_man * const man = &s->loose[side][s->loose_count[side]++];
    man->square = square;
    man->walk = walk;
  }
}

#if WALLS
#else
typedef int budget;

static bool judge(situation *s, budget *left)
{
  return true;
}

#endif
enum { deepest = 128 };
static budget budgets[deepest];
static budget const *newest[deepest]; /* the newest known one of each depth, NULL if there is none */
static int depth;

int situation_possible(situation *s)
{
  budget unused;
  return judge(s,&unused);
}

int budget_enter(situation *s)
{
  int possible = 1;

  if (depth+1<deepest)
  {
    newest[depth+1] = newest[depth];
    if (s!=NULL)
    {
      possible = judge(s,&budgets[depth+1]);
      newest[depth+1] = &budgets[depth+1];
    }
  }
  ++depth;
  return possible;
}

void budget_leave(void)
{
  --depth;
}

static budget const *known_budget(void)
{
  return newest[depth<deepest ? depth : deepest-1];
}

int budget_is_known(void)
{
  return known_budget()!=NULL;
}

int budget_allows(int side, int walk, int from, int to_walk, int to)
{
#if WALLS
  budget const * const left = known_budget();
  int spare = left->spare[side];
#if BLOCKS
  if (side==side_black)
  {
    if (left->blocks.all && !(left->blocks.needed>>to & 1))
      return false;
    /* the moves of this man were counted for the square that it fills */
    spare += (int)(left->blocks.near>>to & 1) + (int)(left->blocks.far>>to & 1);
  }
#endif
  return spare>0 && fewest_moves(&left->ways[side],0,walk,from,to_walk,to,false,NULL)<=spare;
#else
  return true;
#endif
}
