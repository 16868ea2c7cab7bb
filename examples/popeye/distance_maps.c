/* SPDX-License-Identifier: MIT OR Apache-2.0 */

#include "distance_maps.h"
#include "chess_distance.h"
#include <string.h>

/* 8,192 maps, about 800 KB. A new map replaces the one that is in its slot. */
enum { slot_bits = 13 };

static struct
{
  distance_question question;
  uint8_t map[64];
} slots[1 << slot_bits];

/* Multiplications by odd constants spread the bits of the boards; the upper bits are the best. */
static unsigned int slot_of(distance_question const *question)
{
  uint64_t words[4], hash;
  memcpy(words, question, sizeof words);
  hash = words[0]*0x9E3779B97F4A7C15u ^ words[1]*0xC2B2AE3D27D4EB4Fu
       ^ words[2]*0x165667B19E3779F9u ^ words[3]*0x27D4EB2F165667C5u;
  return (unsigned int)((hash ^ hash>>29)*0x9E3779B97F4A7C15u >> (64-slot_bits));
}

uint8_t const *distance_map(distance_question const *question)
{
  unsigned int const slot = slot_of(question);
  uint8_t * const map = slots[slot].map;

  if (memcmp(&slots[slot].question,question,sizeof *question)!=0)
  {
    ChessDistanceBoard board = { 0, 0, 0 };
    int const piece = question->piece, square = question->square;
    uint64_t const set = (uint64_t)1 << square;

    board.own = question->walls;
    board.avoid = question->avoid;
    slots[slot].question = *question;
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
