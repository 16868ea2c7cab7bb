#ifndef SEARCHES_H
#define SEARCHES_H

#include "alone.h"
#include "pieces.h"

/* Obstacles, and single moves. */

/* The squares that a slide may pass. */
CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_inline_free(const ChessDistanceBoard *board) {
  return board ? ~(board->own | board->enemy) : CHESS_DISTANCE_INLINE_ALL;
}

/* The squares on which a move may end. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_inline_open(int piece, const ChessDistanceBoard *board) {
  if (!board)
    return CHESS_DISTANCE_INLINE_ALL;
  return chess_distance_inline_is_pawn(piece) ? ~(board->own | board->enemy | board->avoid)
                                              : ~(board->own | board->avoid);
}

CHESS_DISTANCE_INLINE_FUNCTION
uint64_t chess_distance_inline_bit(int sq) {
  return CHESS_DISTANCE_INLINE_CAST(uint64_t, 1) << (sq & 63);
}

/* The lowest square of a nonempty set. */
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_lowest(uint64_t set) {
#if defined(__GNUC__)
  return __builtin_ctzll(set);
#else
  int sq = 0;

  if ((set & 0xffffffffu) == 0)
    sq = 32;
  if ((set >> sq & 0xffff) == 0)
    sq += 16;
  if ((set >> sq & 0xff) == 0)
    sq += 8;
  if ((set >> sq & 0xf) == 0)
    sq += 4;
  if ((set >> sq & 3) == 0)
    sq += 2;
  return sq + !(set >> sq & 1);
#endif
}

/* Whether an output shares a byte with an input. NULL has no bytes. */
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_overlap(const void *out, uintptr_t out_size, const void *in,
                                  uintptr_t in_size) {
  const uintptr_t a = CHESS_DISTANCE_INLINE_ADDRESS(out), b = CHESS_DISTANCE_INLINE_ADDRESS(in);

  return in && (a <= b ? b - a < out_size : a - b < in_size);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_moves(int piece, uint64_t from, const ChessDistanceBoard *board) {
  if (!chess_distance_inline_is_piece(piece))
    return 0;
  return chess_distance_inline_step(piece, from, chess_distance_inline_free(board)) &
         chess_distance_inline_open(piece, board);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_attacks(int piece, uint64_t from, uint64_t occupied) {
  if (!chess_distance_inline_is_piece(piece))
    return 0;
  if (chess_distance_inline_is_pawn(piece))
    return chess_distance_inline_ahead(chess_distance_inline_beside(from, 1),
                                       piece == CHESS_DISTANCE_BLACK_PAWN);
  return chess_distance_inline_step(piece, from, ~occupied);
}

/* Searches, one move of the whole set at a time. */

/* Fewest moves from one set to the other; -1 if it takes more than `most`. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_meet(int piece, uint64_t from, uint64_t to, int most,
                               const ChessDistanceBoard *board) {
  const uint64_t free = chess_distance_inline_free(board);
  uint64_t rest = chess_distance_inline_open(piece, board) | from;
  int moves = 0;

  if ((rest & to) == 0)
    return CHESS_DISTANCE_UNREACHABLE;
  while ((from & to) == 0) {
    rest &= ~from;
    from = chess_distance_inline_step(piece, from, free) & rest;
    if (from == 0 || moves >= most)
      return CHESS_DISTANCE_UNREACHABLE;
    ++moves;
  }
  return moves;
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_sets(int piece, uint64_t from, uint64_t to, const ChessDistanceBoard *board) {
  if (!chess_distance_inline_is_piece(piece))
    return CHESS_DISTANCE_INVALID_PIECE;
  if (from == 0 || to == 0)
    return CHESS_DISTANCE_EMPTY_SET;
  return chess_distance_inline_meet(piece, from, to, 64, board);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_path(int piece, int from, int to, const ChessDistanceBoard *board) {
  return ((from | to) & ~63) != 0 ? CHESS_DISTANCE_INVALID_SQUARE
                                  : chess_distance_sets(piece, chess_distance_inline_bit(from),
                                                        chess_distance_inline_bit(to), board);
}

/* The errors of two squares and a piece. */
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_squares_fault(int piece, int from, int to) {
  if (((from | to) & ~63) != 0)
    return CHESS_DISTANCE_INVALID_SQUARE;
  return chess_distance_inline_is_piece(piece) ? CHESS_DISTANCE_OK : CHESS_DISTANCE_INVALID_PIECE;
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_reaches(int piece, int from, int to, int moves,
                           const ChessDistanceBoard *board) {
  const int fault = chess_distance_inline_squares_fault(piece, from, to);

  if (fault != 0)
    return fault;
  return moves >= 0 && chess_distance_inline_meet(piece, chess_distance_inline_bit(from),
                                                  chess_distance_inline_bit(to), moves, board) >= 0;
}

/* The squares at exactly this distance. *reached becomes those at this distance or less. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_inline_spread(int piece, uint64_t from, int moves,
                                      const ChessDistanceBoard *board, uint64_t *reached) {
  const uint64_t free = chess_distance_inline_free(board);
  const uint64_t open = chess_distance_inline_open(piece, board);

  if (!chess_distance_inline_is_piece(piece) || moves < 0)
    from = 0;
  *reached = from;
  for (; moves > 0 && from != 0; --moves) {
    from = chess_distance_inline_step(piece, from, free) & open & ~*reached;
    *reached |= from;
  }
  return from;
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_within(int piece, uint64_t from, int moves,
                               const ChessDistanceBoard *board) {
  uint64_t reached;

  (void)chess_distance_inline_spread(piece, from, moves, board, &reached);
  return reached;
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_ring(int piece, uint64_t from, int moves, const ChessDistanceBoard *board) {
  uint64_t reached;

  return chess_distance_inline_spread(piece, from, moves, board, &reached);
}

#endif
