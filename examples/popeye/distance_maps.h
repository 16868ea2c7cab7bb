/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * distance_maps.h - maps of distances that are computed once for each board.
 *
 * A search asks for the same map again and again, because most of its positions differ by the
 * square of one man. So the last maps are kept in a table, and a question that was asked before
 * costs a comparison of a few words instead of a search. */

#if !defined(DISTANCE_MAPS_H)
#define DISTANCE_MAPS_H

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

#endif
