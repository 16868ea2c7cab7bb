/* SPDX-License-Identifier: MIT OR Apache-2.0 */

#include "distance_maps.h"
#include "chess_distance.h"
#include <string.h>

/* 8,192 maps of two cache lines each. A new map replaces the one that is in its slot. */
enum { slot_bits = 13, words = 4 };

static struct
{
  uint64_t key[words];
  uint8_t map[64];
  uint8_t unused[32];
} slots[1 << slot_bits];

uint8_t const *distance_map(distance_question const *question)
{
  int const piece = question->piece, square = question->square;
  uint64_t const key[words] = {
    question->walls, question->avoid, question->prey,
    (uint64_t)question->call | (uint64_t)piece<<8 | (uint64_t)square<<16
    | (uint64_t)question->captures<<24
  };
  /* multiplications by odd constants spread the bits of the boards; the upper bits are the best */
  uint64_t const sum = key[0]*0x9E3779B97F4A7C15u ^ key[1]*0xC2B2AE3D27D4EB4Fu
                     ^ key[2]*0x165667B19E3779F9u ^ key[3]*0x27D4EB2F165667C5u;
  unsigned int const slot = (unsigned int)((sum ^ sum>>29)*0x9E3779B97F4A7C15u >> (64-slot_bits));
  uint64_t * const kept = slots[slot].key;
  uint8_t * const map = slots[slot].map;

  if (kept[3]!=key[3] || kept[0]!=key[0] || kept[1]!=key[1] || kept[2]!=key[2])
  {
    ChessDistanceBoard board = { 0, 0, 0 };
    uint64_t const set = (uint64_t)1 << square;

    memcpy(kept,key,sizeof key);
    board.own = question->walls;
    board.avoid = question->avoid;
    switch (question->call)
    {
      case moves_from:
        chess_distance_map(piece,square,&board,map);
        break;
      case moves_to:
        chess_distance_map_to(piece,square,&board,map);
        break;
      case pawn_moves:
        chess_distance_pawn_map(piece,set,question->prey,question->captures,&board,map);
        break;
      default:
        chess_distance_pawn_captures_map(piece,set,question->prey,&board,map);
        break;
    }
  }
  return map;
}
