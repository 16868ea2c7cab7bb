/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * bounds.h - can men still come to where a target position needs them?
 *
 * A program for help play looks for positions with the goal (targets), and then for ways from the
 * diagram to them. This answers for a target, or for the part of one that is built so far, whether
 * the moves that are left can be enough. "No" is certain; "yes" is not. It counts moves among the
 * men that cannot move any more, where tables of distances count them on an empty board.
 *
 * The README says why no count is too large. Nothing here knows the program that asks: squares are
 * 0..63 with a1 = 0, and pieces are the constants of chess_distance.h. */

#if !defined(BOUNDS_H)
#define BOUNDS_H

#include "ways.h"
#include <stdbool.h>
#include <stdint.h>

/* White gives the goal and makes the last move of all. */
enum { side_white, side_black, side_count };

/* A man that the target needs: from where to where, and as what. */
typedef struct
{
  int from, to;
  int walk, to_walk;
  int side;
  bool gives_check; /* checks in the target, so it does not stand there before the last move */
  bool castles;     /* may move in a castling: no bound, and never a wall */
  int moves;        /* fewest moves, found here */
} target_man;

/* A man that the target does not need, or not yet: it may be anywhere, or be taken. */
typedef struct
{
  int square, walk;
} loose_man;

typedef struct
{
  target_man men[64];
  int man_count;
  loose_man loose[side_count][64];
  int loose_count[side_count];
  int king[side_count];             /* squares of the kings, -1 without one */
  int moves_left[side_count];
  uint64_t holes;                   /* squares that are no part of the board */
  uint64_t open;                    /* squares that are empty in the end */
  bool complete;                    /* no man of the target is missing */
  bool stalemate;                   /* the goal: all loose black men have to be taken */
  bool passing;                     /* the next move may take in passing */
} situation;

/* What a possible target leaves for one more man. */
typedef struct
{
  bool known;
  int spare[side_count];            /* moves */
  obstacles ways[side_count];
} budget;

void situation_start(situation *s);

/* Adds a man. False: it cannot come there at all, because it would have to change its walk. */
bool situation_add_man(situation *s, target_man const *man);
void situation_add_loose(situation *s, int side, int square, int walk);

/* False if the moves that are left are too few. If they may be enough, *left has what remains. */
bool situation_possible(situation *s, budget *left);

/* False if the budget is too small for one more man with this way. Kings and men that stay are not
 * asked about. */
bool budget_allows(budget const *left, int side, int walk, int from, int to_walk, int to);

#endif
