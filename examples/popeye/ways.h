/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * ways.h - the fewest moves and captures of one man, with a promotion if it needs one, and the maps
 * of distances that these come from.
 *
 * A search asks for the same map again and again, because most of its positions differ by the
 * square of one man. So the last maps are kept in a table, and a question that was asked before
 * costs a comparison of a few words instead of a search. */

#if !defined(WAYS_H)
#define WAYS_H

#include <stdbool.h>
#include <stdint.h>

/* Which call of the library makes the map. */
enum
{
  moves_from = 1, /* chess_distance_map: of a piece from the square */
  moves_to,       /* chess_distance_map_to: of a piece to the square */
  pawn_moves,     /* chess_distance_pawn_map: of a pawn that takes, from the square */
  pawn_captures   /* chess_distance_pawn_captures_map: fewest captures, from the square */
};

/* A whole question. Members without a meaning for the call are 0. */
typedef struct
{
  uint64_t walls;   /* squares that the piece neither enters nor passes */
  uint64_t avoid;   /* squares that it may pass but not stand on */
  uint64_t prey;    /* squares on which a pawn may take */
  uint8_t call, piece, square, captures;
} distance_question;

/* 64 distances, by square. The map stays until the next question. */
uint8_t const *distance_map(distance_question const *question);

/* A piece that can be taken and cannot move, besides the pieces of chess_distance.h. */
enum { walk_dummy = 8 };

/* What stands in the way of the men of one side. */
typedef struct
{
  uint64_t walls;     /* occupied all the time by men that it cannot take, and holes */
  uint64_t prey;      /* where its pawns may find something to take */
  int captures;       /* and how often at most */
  int checked_king;   /* the king that it may not check before it arrives, -1 without one */
} obstacles;

/* The squares that a man attacks from a square whatever else stands on the board: all squares of a
 * leaper, and the nearest ones of a rider. A dummy attacks nothing. */
uint64_t sure_attacks(int walk, int square);

/* The fewest moves of a man, CHESS_DISTANCE_NONE if no way leads there; in *captures, unless it is
 * NULL, the fewest captures on any way. `avoid` are the squares that it may not stand on besides
 * those from which it checks; `by_target` takes maps to the target, which serve many squares of
 * departure. */
int fewest_moves(obstacles const *o, uint64_t avoid, int walk, int from, int to_walk, int to,
                 bool by_target, int *captures);

bool walks_as_pawn(int walk);

#endif
