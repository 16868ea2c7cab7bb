/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * bounds.h - can men still come to where a target position needs them?
 *
 * A program for help play looks for positions with the goal (targets), and then for ways from the
 * diagram to them. This answers for a target, or for the part of one that is built so far, whether
 * the moves that are left can be enough. "No" is certain; "yes" is not. It counts moves among the
 * men that cannot move any more, where tables of distances count them on an empty board.
 *
 * The README says why no count is too large. This interface is C89, and bounds.c needs C99 for the
 * distances that it includes. Neither knows the program that asks. Squares are 0..63 with a1 = 0. */

#if !defined(OPTIMISATIONS_INTELLIGENT_BOUNDS_H)
#define OPTIMISATIONS_INTELLIGENT_BOUNDS_H

/* White gives the goal and makes the last move of all. */
enum { side_white, side_black, side_count };

/* The numbers of the pieces in chess_distance_inline.h, and a man that can be taken but not move. */
enum
{
  walk_king, walk_knight = 2, walk_bishop, walk_rook, walk_queen, walk_white_pawn, walk_black_pawn,
  walk_dummy
};

/* Squares 0..31 are the bits of the first number, 32..63 those of the second. */
typedef unsigned long square_set[2];

/* A man that the target needs: from where to where, and as what. */
typedef struct
{
  int from, to;
  int walk, to_walk;
  int side;
  int gives_check;  /* checks in the target, so it does not stand there before the last move */
  int castles;      /* may move in a castling: no bound, and never a wall */
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
  int king[side_count];       /* squares of the kings, -1 without one */
  int black_king_to;          /* where the target has it, -1 as long as it is not placed */
  int moves_left[side_count];
  square_set holes;           /* squares that are no part of the board */
  square_set open;            /* squares that are empty in the end */
  int hopeless;               /* a man would have to change its walk */
  int complete;               /* no man of the target is missing */
  int stalemate;              /* the goal: all loose black men have to be taken */
  int passing;                /* the next move may take in passing */
} situation;

void situation_start(situation *s, int white_moves, int black_moves);

void situation_add_man(situation *s, target_man const *man);
void situation_add_loose(situation *s, int side, int square, int walk);
void square_set_add(square_set set, int square);

/* 0 if the moves that are left are too few. */
int situation_possible(situation *s);

/* The budget of a partial target is what it leaves for one more man. Budgets are kept one in the
 * other: budget_enter is situation_possible, but keeps a budget until budget_leave. With NULL it
 * keeps the one from outside. */
int budget_enter(situation *s);
void budget_leave(void);

int budget_is_known(void);

/* 0 if the budget is too small for one more man with this way. Kings and men that stay are not
 * asked about. */
int budget_allows(int side, int walk, int from, int to_walk, int to);

#endif
