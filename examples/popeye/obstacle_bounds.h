/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * obstacle_bounds.h - Popeye's intelligent mode asks here whether a target position can be reached
 * among the men that cannot move any more. apply.py puts these calls into Popeye's functions. */

#if !defined(OPTIMISATIONS_INTELLIGENT_OBSTACLE_BOUNDS_H)
#define OPTIMISATIONS_INTELLIGENT_OBSTACLE_BOUNDS_H

#include "optimisations/intelligent/bounds.h"
#include "pieces/pieces.h"
#include "position/board.h"
#include "position/side.h"
#include "solving/machinery/solve.h"
#include "utilities/boolean.h"

/* At the start of a problem, of a twin and of each length: do the bounds hold for it at all? */
void obstacle_bounds_start(slice_index si);

/* A target that is being built; the caller keeps one for each call of enter until leave. */
typedef struct
{
  budget own;
  budget const *outer;
} partial_target;

/* May the men that were placed so far come from the diagram to their squares? */
boolean obstacle_bounds_enter(partial_target *here);
void obstacle_bounds_leave(partial_target const *here);

/* Is there a move left for one more man of the target that is being built? */
boolean obstacle_bounds_reserve(Side side,
                                piece_walk_type walk, square from,
                                piece_walk_type to_walk, square to);

/* May the men come from the diagram to the complete target on the board? */
boolean obstacle_bounds_at_root(void);

/* May the men on the board still come to the target that is being solved? */
boolean obstacle_bounds_at_node(void);

#endif
