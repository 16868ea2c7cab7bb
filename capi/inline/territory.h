#ifndef TERRITORY_H
#define TERRITORY_H

#include "alone.h"
#include "functions.h"
#include "maps.h"

/* Territory: two searches side by side. */

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_territory(int piece1, uint64_t set1, const ChessDistanceBoard *board1,
                             int piece2, uint64_t set2, const ChessDistanceBoard *board2,
                             ChessDistanceTerritory *out) {
  const int are_pieces =
      chess_distance_inline_is_piece(piece1) && chess_distance_inline_is_piece(piece2);
  const int fault = chess_distance_inline_fault(are_pieces, set1 != 0 && set2 != 0, 1, board1,
                                                board2, out, sizeof *out);
  const uint64_t free1 = chess_distance_inline_free(board1);
  const uint64_t free2 = chess_distance_inline_free(board2);
  const uint64_t open1 = chess_distance_inline_open(piece1, board1);
  const uint64_t open2 = chess_distance_inline_open(piece2, board2);
  uint64_t first = set1 & ~set2, tied = set1 & set2, divided = set1 | set2, old1, old2;

  if (fault != 0) {
    CHESS_DISTANCE_INLINE_MAY_WRITE(out);
    return fault;
  }
  do {
    old1 = set1;
    old2 = set2;
    set1 |= chess_distance_inline_step(piece1, set1, free1) & open1;
    set2 |= chess_distance_inline_step(piece2, set2, free2) & open2;
    first |= set1 & ~(set2 | divided);
    tied |= set1 & set2 & ~divided;
    divided |= set1 | set2;
  } while (set1 != old1 || set2 != old2);
  out->first = first;
  out->second = divided & ~(first | tied);
  out->tied = tied;
  return CHESS_DISTANCE_OK;
}

/* The nearest of many sites. */

CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_sites_fault(int piece, const uint8_t *sites, size_t n,
                                      const ChessDistanceBoard *board, const uint8_t *owner) {
  size_t i;

  if (!chess_distance_inline_is_piece(piece))
    return CHESS_DISTANCE_INVALID_PIECE;
  if (!sites || !owner)
    return CHESS_DISTANCE_NULL_POINTER;
  /* Whether a range would wrap around the end of the address space, as the library checks its
   * columns. */
  if (n < 1 || n > 64 || CHESS_DISTANCE_INLINE_ADDRESS(sites) > UINTPTR_MAX - n)
    return CHESS_DISTANCE_OUT_OF_RANGE;
  if (chess_distance_inline_overlap(owner, 64, sites, n) ||
      chess_distance_inline_overlap(owner, 64, board, sizeof *board))
    return CHESS_DISTANCE_OVERLAP;
  for (i = 0; i < n; ++i)
    if (sites[i] > 63)
      return CHESS_DISTANCE_INVALID_SQUARE;
  return CHESS_DISTANCE_OK;
}

/* fronts[i]: the squares that site i reached first, at the present distance. The search advances
 * from these alone: a shortest way to a square that site i owns crosses no square of another
 * site. */
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_voronoi(int piece, const uint8_t *sites, size_t n,
                           const ChessDistanceBoard *board, uint8_t owner[64]) {
  const int fault = chess_distance_inline_sites_fault(piece, sites, n, board, owner);
  const uint64_t free = chess_distance_inline_free(board);
  const uint64_t open = chess_distance_inline_open(piece, board);
  uint64_t fronts[64], words[8], rest = CHESS_DISTANCE_INLINE_ALL, tied = 0, reached;
  size_t i;
  int bit;

  if (fault != 0)
    return fault;
  chess_distance_inline_clear(words);
  for (i = 0; i < n; ++i)
    fronts[i] = chess_distance_inline_bit(sites[i]);
  do {
    reached = 0;
    for (i = 0; i < n; ++i) {
      const uint64_t front = fronts[i] & rest;

      tied |= reached & front;
      reached |= front;
      for (bit = 0; bit < 6; ++bit)
        words[bit] |= (i >> bit & 1) != 0 ? front : 0;
      fronts[i] = chess_distance_inline_step(piece, front, free) & open;
    }
    rest &= ~reached;
  } while (reached != 0);
  /* All ties get 254. */
  words[0] &= ~tied;
  for (bit = 1; bit < 8; ++bit)
    words[bit] |= tied;
  chess_distance_inline_write(words, CHESS_DISTANCE_NONE, rest, owner);
  return CHESS_DISTANCE_OK;
}
/* Any piece on the empty board, races and endings. */

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance(int piece, int a, int b) {
  uint64_t set = 0, rest = CHESS_DISTANCE_INLINE_ALL, target = 0;
  int moves = 0;

  if (((a | b) & ~63) != 0)
    return CHESS_DISTANCE_INVALID_SQUARE;
#if !defined(CHESS_DISTANCE_LITTLE_MEMORY)
  if (piece >= CHESS_DISTANCE_KING && piece <= CHESS_DISTANCE_BLACK_PAWN)
    return chess_distance_by_x88(piece, chess_distance_to_x88(a), chess_distance_to_x88(b));
#endif
  if (!chess_distance_inline_is_piece(piece))
    return CHESS_DISTANCE_INVALID_PIECE;
  set = chess_distance_inline_bit(a);
  target = chess_distance_inline_bit(b);
  while ((set & target) == 0) {
    rest &= ~set;
    set = chess_distance_inline_step_of_any(piece, set, CHESS_DISTANCE_INLINE_ALL) & rest;
    if (set == 0)
      return CHESS_DISTANCE_UNREACHABLE;
    moves = (moves + 1) & 63;
  }
  return moves;
}

CHESS_DISTANCE_INLINE_FUNCTION
uint64_t chess_distance_king_race(int mover, int other, int margin) {
  uint64_t reached = 0, before = 0, taken = 0, won = 0;
  int moves = 0, others = 0;

  if (((mover | other) & ~63) != 0)
    return 0;
  if (margin > 8)
    margin = 8;
  reached = chess_distance_inline_bit(mover);
  for (; moves < 8; ++moves) {
    /* The squares that the other king reaches in fewer than moves + margin. */
    for (; others < moves + margin; ++others)
      taken = others == 0 ? chess_distance_inline_bit(other)
                          : taken | chess_distance_inline_king_steps(taken);
    won |= reached & ~(before | taken);
    before = reached;
    reached |= chess_distance_inline_king_steps(reached);
  }
  return won;
}

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_pawn_outruns_king(int pawn_sq, int defender, int is_black,
                                     int defender_to_move) {
  const int rank = is_black != 0 ? 7 - ((pawn_sq & 56) >> 3) : (pawn_sq & 56) >> 3;
  const int promotion = is_black != 0 ? pawn_sq & 7 : 56 + (pawn_sq & 7);

  if (((pawn_sq | defender) & ~63) != 0)
    return CHESS_DISTANCE_INVALID_SQUARE;
  if (rank == 0 || rank == 7 || pawn_sq == defender)
    return CHESS_DISTANCE_OUT_OF_RANGE;
  if (defender_to_move != 0 && chess_distance_king(pawn_sq, defender) == 1)
    return 0; /* The king takes the pawn. */
  /* From its second rank the pawn needs five moves for six steps. */
  return (rank == 1 ? 5 : 7 - rank) + (defender_to_move != 0) <
         chess_distance_king(defender, promotion);
}

CHESS_DISTANCE_INLINE_FUNCTION
uint64_t chess_distance_square_of_pawn(int pawn_sq, int is_black, int defender_to_move) {
  uint64_t stopped = 0;
  int sq = 0;

  for (; sq < 64; ++sq)
    if (chess_distance_pawn_outruns_king(pawn_sq, sq, is_black, defender_to_move) == 0)
      stopped |= chess_distance_inline_bit(sq);
  return stopped;
}

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_mop_up(int winner, int loser) {
  return ((winner | loser) & ~63) != 0 ? CHESS_DISTANCE_INVALID_SQUARE
                                       : 47 * chess_distance_center_manhattan(loser) +
                                             16 * (14 - chess_distance_manhattan(winner, loser));
}

#endif
