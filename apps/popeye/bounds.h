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
 * distances that it includes. Neither knows the program that asks. Squares are 0..63 with a1 = 0.
 */

#if !defined(OPTIMISATIONS_INTELLIGENT_BOUNDS_H)
#define OPTIMISATIONS_INTELLIGENT_BOUNDS_H

/* White gives the goal and makes the last move of all. These are Popeye's numbers of the sides. */
enum { side_white, side_black, side_count };

/* The numbers of the pieces in chess_distance_inline.h, and a man that can be taken but not move.
 */
enum {
  walk_king,
  walk_knight = 2,
  walk_bishop,
  walk_rook,
  walk_queen,
  walk_white_pawn,
  walk_black_pawn,
  walk_dummy
};

/* A man that the target needs: from where to where, and as what. A hole is a dummy that stays. */
typedef struct {
  int from, to;
  int walk, to_walk;
  int side;
  int castles; /* may move in a castling: no bound, and never a wall */
} target_man;

/* A man that the target does not need, or not yet: it may be anywhere, or be taken. */
typedef struct {
  int square, walk;
} loose_man;

typedef struct {
  target_man men[64];
  int man_count;
  loose_man loose[side_count][64];
  int loose_count[side_count];
  int king[side_count]; /* the square of a king that is not placed yet, or -1 */
  int moves_left[side_count];
  int complete;  /* no man of the target is missing */
  int stalemate; /* the goal: all loose black men have to be taken */
  int passing;   /* the next move may take in passing */
} situation;

/* What a target leaves for one more man, NULL if the moves that are left are too few. It is kept
 * until the next call with the same slot, which is less than budget_slots. */
typedef struct budget budget;
enum { budget_slots = 128 };
budget const *situation_budget(situation const *s, int slot);

/* 0 if that is too little for one more man with this way. Kings and men that stay are not asked
 * about. */
int budget_allows(budget const *left, int side, int walk, int from, int to_walk, int to);

#endif
