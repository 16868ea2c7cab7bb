#ifndef PIECES_H
#define PIECES_H

#include "alone.h"

/* One move of every piece, from all squares of a set at once.
 *
 * free: the squares that a slide may pass. The callers remove the squares that no move may
 * enter. */

#define CHESS_DISTANCE_INLINE_ALL 0xffffffffffffffffu
#define CHESS_DISTANCE_INLINE_A_FILE 0x0101010101010101u

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_inline_is_piece(int piece) {
  /* 256 stands for (0,0), which is no piece. The 255 leapers follow it. */
  return (piece >= CHESS_DISTANCE_KING && piece <= CHESS_DISTANCE_AMAZON) ||
         (piece > CHESS_DISTANCE_LEAPER(0, 0) && piece <= CHESS_DISTANCE_LEAPER(15, 15));
}

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_inline_is_pawn(int piece) {
  return piece == CHESS_DISTANCE_WHITE_PAWN || piece == CHESS_DISTANCE_BLACK_PAWN;
}

/* The set moved to the left and to the right by 0 to 7 files. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_FUNCTION
uint64_t chess_distance_inline_beside(uint64_t set, int files) {
  const uint64_t left_files = CHESS_DISTANCE_INLINE_A_FILE * (0xffu >> files);

  return (set & left_files) << files | (set >> files & left_files);
}

/* The set moved up and down by 0 to 7 ranks. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_FUNCTION
uint64_t chess_distance_inline_above_and_below(uint64_t set, int ranks) {
  return set << 8 * ranks | set >> 8 * ranks;
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_FUNCTION
uint64_t chess_distance_inline_jumps(uint64_t from, int m, int n) {
  return chess_distance_inline_above_and_below(chess_distance_inline_beside(from, m), n) |
         chess_distance_inline_above_and_below(chess_distance_inline_beside(from, n), m);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_FUNCTION
uint64_t chess_distance_inline_king_steps(uint64_t from) {
  const uint64_t beside = chess_distance_inline_beside(from, 1);

  return beside | chess_distance_inline_above_and_below(from | beside, 1);
}

/* Slides toward higher squares (Kogge-Stone): 1, 2 and 4 steps at a time. Returns the squares from
 * which a last step follows. free: without the files on which no such step may end. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_FUNCTION
uint64_t chess_distance_inline_slide_up(uint64_t from, uint64_t free, int by) {
  from |= from << by & free;
  free &= free << by;
  from |= from << 2 * by & free;
  free &= free << 2 * by;
  return from | (from << 4 * by & free);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_FUNCTION
uint64_t chess_distance_inline_slide_down(uint64_t from, uint64_t free, int by) {
  from |= from >> by & free;
  free &= free >> by;
  from |= from >> 2 * by & free;
  free &= free >> 2 * by;
  return from | (from >> 4 * by & free);
}

/* Slides toward higher squares of a rank: a sum carries through free squares to the first other
 * one. The squares of the last file are not among those passed, so no sum leaves its rank. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_FUNCTION
uint64_t chess_distance_inline_slide_right(uint64_t from, uint64_t free) {
  const uint64_t passed = free & CHESS_DISTANCE_INLINE_A_FILE * 0x7fu;
  const uint64_t beside = from << 1 & CHESS_DISTANCE_INLINE_A_FILE * 0xfeu;

  return beside | ((passed + (beside & passed)) ^ passed);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_FUNCTION
uint64_t chess_distance_inline_rook_slides(uint64_t from, uint64_t free) {
  const uint64_t not_h = CHESS_DISTANCE_INLINE_A_FILE * 0x7fu;

  return chess_distance_inline_slide_up(from, free, 8) << 8 |
         chess_distance_inline_slide_down(from, free, 8) >> 8 |
         chess_distance_inline_slide_right(from, free) |
         (chess_distance_inline_slide_down(from, free & not_h, 1) >> 1 & not_h);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_FUNCTION
uint64_t chess_distance_inline_bishop_slides(uint64_t from, uint64_t free) {
  const uint64_t not_a = CHESS_DISTANCE_INLINE_A_FILE * 0xfeu;
  const uint64_t not_h = CHESS_DISTANCE_INLINE_A_FILE * 0x7fu;

  return ((chess_distance_inline_slide_up(from, free & not_a, 9) << 9 |
           chess_distance_inline_slide_down(from, free & not_a, 7) >> 7) &
          not_a) |
         ((chess_distance_inline_slide_up(from, free & not_h, 7) << 7 |
           chess_distance_inline_slide_down(from, free & not_h, 9) >> 9) &
          not_h);
}

/* One rank toward promotion. */
CHESS_DISTANCE_INLINE_FUNCTION
uint64_t chess_distance_inline_ahead(uint64_t set, int downward) {
  return downward ? set >> 8 : set << 8;
}

/* The rank from which pawns may advance two squares. */
CHESS_DISTANCE_INLINE_FUNCTION
uint64_t chess_distance_inline_pawn_rank(int downward) {
  return downward ? 0x00ff000000000000u : 0xff00u;
}

CHESS_DISTANCE_INLINE_FUNCTION
uint64_t chess_distance_inline_advances(uint64_t from, uint64_t free, int downward) {
  const uint64_t started = from & chess_distance_inline_pawn_rank(downward);

  return chess_distance_inline_ahead(from | (chess_distance_inline_ahead(started, downward) & free),
                                     downward);
}

/* The squares from which pawns advance to these. */
CHESS_DISTANCE_INLINE_FUNCTION
uint64_t chess_distance_inline_retreats(uint64_t to, uint64_t free, int downward) {
  const uint64_t behind = chess_distance_inline_ahead(to, !downward);

  return behind | (chess_distance_inline_ahead(behind & free, !downward) &
                   chess_distance_inline_pawn_rank(downward));
}

/* For a constant piece, one of these lines remains. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_FUNCTION
uint64_t chess_distance_inline_step_of(int piece, uint64_t from, uint64_t free) {
  switch (piece) {
  case CHESS_DISTANCE_KING:
    return chess_distance_inline_king_steps(from);
  case CHESS_DISTANCE_WAZIR:
    return chess_distance_inline_jumps(from, 0, 1);
  case CHESS_DISTANCE_KNIGHT:
    return chess_distance_inline_jumps(from, 1, 2);
  case CHESS_DISTANCE_BISHOP:
    return chess_distance_inline_bishop_slides(from, free);
  case CHESS_DISTANCE_ROOK:
    return chess_distance_inline_rook_slides(from, free);
  case CHESS_DISTANCE_QUEEN:
    return chess_distance_inline_bishop_slides(from, free) |
           chess_distance_inline_rook_slides(from, free);
  case CHESS_DISTANCE_WHITE_PAWN:
    return chess_distance_inline_advances(from, free, 0);
  case CHESS_DISTANCE_BLACK_PAWN:
    return chess_distance_inline_advances(from, free, 1);
  case ~CHESS_DISTANCE_WHITE_PAWN: /* backward */
    return chess_distance_inline_retreats(from, free, 0);
  case ~CHESS_DISTANCE_BLACK_PAWN:
    return chess_distance_inline_retreats(from, free, 1);
  case CHESS_DISTANCE_ARCHBISHOP:
    return chess_distance_inline_bishop_slides(from, free) |
           chess_distance_inline_jumps(from, 1, 2);
  case CHESS_DISTANCE_CHANCELLOR:
    return chess_distance_inline_rook_slides(from, free) | chess_distance_inline_jumps(from, 1, 2);
  case CHESS_DISTANCE_AMAZON:
    return chess_distance_inline_bishop_slides(from, free) |
           chess_distance_inline_rook_slides(from, free) | chess_distance_inline_jumps(from, 1, 2);
  default:
    /* A leaper. If m or n is above 7, every jump leaves the board. */
    return (piece & 0x88) != 0 ? 0 : chess_distance_inline_jumps(from, piece >> 4 & 7, piece & 7);
  }
}

/* The same as a separate function, for a piece that is not a constant. */
CHESS_DISTANCE_INLINE_FUNCTION
uint64_t chess_distance_inline_step_of_any(int piece, uint64_t from, uint64_t free) {
  return chess_distance_inline_step_of(piece, from, free);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_inline_step(int piece, uint64_t from, uint64_t free) {
  return CHESS_DISTANCE_INLINE_IS_CONSTANT(piece)
             ? chess_distance_inline_step_of(piece, from, free)
             : chess_distance_inline_step_of_any(piece, from, free);
}

/* The code of the backward moves of a piece. Lines and jumps are the same in both directions. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_backward(int piece) {
  return chess_distance_inline_is_pawn(piece) ? ~piece : piece;
}

#endif
