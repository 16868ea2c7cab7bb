/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * obstacle_bounds.h - the intelligent mode asks here whether a target position can be reached among
 * the men that cannot move any more. All answers are "yes" without the option ObstacleBounds. */

#if !defined(OPTIMISATIONS_INTELLIGENT_OBSTACLE_BOUNDS_H)
#define OPTIMISATIONS_INTELLIGENT_OBSTACLE_BOUNDS_H

#include "pieces/pieces.h"
#include "position/board.h"
#include "position/side.h"
#include "solving/machinery/solve.h"
#include "utilities/boolean.h"

/* At the start of a problem, of a twin and of each length: do the bounds hold for it at all? */
void obstacle_bounds_start(slice_index si);

/* May the men that were placed so far come from the diagram to their squares? Each call is followed
 * by obstacle_bounds_leave. */
boolean obstacle_bounds_enter(void);
void obstacle_bounds_leave(void);

/* Is there a move left for one more man of the target that is being built? */
boolean obstacle_bounds_reserve(Side side, piece_walk_type walk, square from,
                                piece_walk_type to_walk, square to);

/* May the men on the board come to the complete target that is about to be solved? */
boolean obstacle_bounds_at_root(void);

/* May they still come there after some moves? */
boolean obstacle_bounds_at_node(void);

#endif
