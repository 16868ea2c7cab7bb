#ifndef PAWNS_H
#define PAWNS_H

#include "alone.h"
#include "maps.h"

/* Pawns that take. */

/* reached[i]: the squares reached with at most i captures. As many moves have no more captures, so
 * the sets behind reached[top] are equal to it. Every move leads at least one rank forward, so
 * there are at most seven moves. */
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_pawns(int backward, int piece, uint64_t set, uint64_t prey, int captures,
                                const ChessDistanceBoard *board, uint8_t out[64]) {
  const int downward = piece == CHESS_DISTANCE_BLACK_PAWN;
  uint64_t reached[8], words[8], changed = 1, free, open;
  int moves, farthest = 0, top = 0, i;
  const int fault = chess_distance_inline_fault(chess_distance_inline_is_pawn(piece), set != 0,
                                                captures >= 0, board, board, out, 64);

  if (fault != 0)
    return fault;
  free = chess_distance_inline_free(board);
  open = chess_distance_inline_open(piece, board);
  prey &= chess_distance_inline_open(CHESS_DISTANCE_KING, board);
  chess_distance_inline_clear(words);
  reached[0] = set;
  for (moves = 1; moves <= 7 && changed != 0; ++moves) {
    const uint64_t before = reached[top];

    chess_distance_inline_count(words, moves - 1, ~before);
    changed = 0;
    if (top < captures)
      reached[++top] = before;
    for (i = top; i >= 0; --i) {
      uint64_t next = reached[i];

      if (backward)
        next |= chess_distance_inline_retreats(reached[i] & open, free, downward);
      else
        next |= chess_distance_inline_advances(reached[i], free, downward) & open;
      if (i > 0 && backward)
        next |= chess_distance_inline_ahead(chess_distance_inline_beside(reached[i - 1] & prey, 1),
                                            !downward);
      else if (i > 0)
        next |=
            chess_distance_inline_ahead(chess_distance_inline_beside(reached[i - 1], 1), downward) &
            prey;
      changed |= next ^ reached[i];
      reached[i] = next;
    }
    if (reached[top] != before)
      farthest = moves;
  }
  chess_distance_inline_write(words, 7, ~reached[top], out);
  return farthest;
}

CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_pawn_map(int piece, uint64_t from, uint64_t prey, int captures,
                            const ChessDistanceBoard *board, uint8_t out[64]) {
  return chess_distance_inline_pawns(0, piece, from, prey, captures, board, out);
}

CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_pawn_map_to(int piece, uint64_t to, uint64_t prey, int captures,
                               const ChessDistanceBoard *board, uint8_t out[64]) {
  return chess_distance_inline_pawns(1, piece, to, prey, captures, board, out);
}

CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_pawn_captures_map(int piece, uint64_t from, uint64_t prey,
                                     const ChessDistanceBoard *board, uint8_t captures[64]) {
  const int downward = piece == CHESS_DISTANCE_BLACK_PAWN;
  uint64_t words[8], reached = 0, before, free, open;
  int taken = 0;
  const int fault = chess_distance_inline_fault(chess_distance_inline_is_pawn(piece), from != 0, 1,
                                                board, board, captures, 64);

  if (fault != 0)
    return fault;
  free = chess_distance_inline_free(board);
  open = chess_distance_inline_open(piece, board);
  prey &= chess_distance_inline_open(CHESS_DISTANCE_KING, board);
  chess_distance_inline_clear(words);
  for (;; ++taken) {
    /* All advances are free. */
    do {
      before = from;
      from |= chess_distance_inline_advances(from, free, downward) & open;
    } while (from != before);
    reached |= from;
    from = chess_distance_inline_ahead(chess_distance_inline_beside(from, 1), downward) & prey &
           ~reached;
    if (from == 0)
      break;
    chess_distance_inline_count(words, taken, ~reached);
  }
  chess_distance_inline_write(words, 7, ~reached, captures);
  return taken;
}

/* Pawns that promote and go on as another piece. */

CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_promotion_fault(int piece, uint64_t set, int promoted, int captures,
                                          const ChessDistanceBoard *pawn_board,
                                          const ChessDistanceBoard *piece_board,
                                          const uint8_t *out) {
  const int promotes = promoted >= CHESS_DISTANCE_KNIGHT && promoted <= CHESS_DISTANCE_QUEEN;

  return chess_distance_inline_fault(chess_distance_inline_is_pawn(piece) && promotes, set != 0,
                                     captures >= 0, pawn_board, piece_board, out, 64);
}

/* A map without a distance. */
CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_nowhere(uint8_t out[64]) {
  uint64_t words[8];

  chess_distance_inline_clear(words);
  chess_distance_inline_write(words, 0, CHESS_DISTANCE_INLINE_ALL, out);
}

CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_promotion_map(int piece, uint64_t from, int promoted, uint64_t prey,
                                 int captures, const ChessDistanceBoard *pawn_board,
                                 const ChessDistanceBoard *piece_board, uint8_t out[64]) {
  const int last = piece == CHESS_DISTANCE_BLACK_PAWN ? 0 : 7;
  uint8_t start[64];
  int rank;
  int result = chess_distance_inline_promotion_fault(piece, from, promoted, captures, pawn_board,
                                                     piece_board, out);

  if (result != CHESS_DISTANCE_OK)
    return result;
  chess_distance_inline_pawns(0, piece, from, prey, captures, pawn_board, start);
  for (rank = 0; rank < 8; ++rank)
    if (rank != last)
      chess_distance_inline_store(start + 8 * rank, CHESS_DISTANCE_INLINE_ALL);
  result = chess_distance_onward(promoted, start, piece_board, out);
  if (result != CHESS_DISTANCE_EMPTY_SET)
    return result;
  chess_distance_inline_nowhere(out);
  return CHESS_DISTANCE_UNREACHABLE;
}

CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_promotion_map_to(int piece, uint64_t to, int promoted, uint64_t prey,
                                    int captures, const ChessDistanceBoard *pawn_board,
                                    const ChessDistanceBoard *piece_board, uint8_t out[64]) {
  uint64_t rest = piece == CHESS_DISTANCE_BLACK_PAWN ? 0xffu : 0xff00000000000000u;
  uint8_t after[64], before[64];
  int farthest = CHESS_DISTANCE_UNREACHABLE, sq;
  const int fault = chess_distance_inline_promotion_fault(piece, to, promoted, captures, pawn_board,
                                                          piece_board, out);

  if (fault != CHESS_DISTANCE_OK)
    return fault;
  chess_distance_set_map_to(promoted, to, piece_board, after);
  chess_distance_inline_nowhere(out);
  /* The pawn is searched backward once for all squares of promotion with the same distance. */
  while (rest != 0) {
    const int moves = after[chess_distance_inline_lowest(rest)];
    uint64_t equal = 0, left = rest;

    for (; left != 0; left &= left - 1)
      if (after[chess_distance_inline_lowest(left)] == moves)
        equal |= left & (0 - left);
    rest &= ~equal;
    if (moves == CHESS_DISTANCE_NONE)
      continue;
    chess_distance_inline_pawns(1, piece, equal, prey, captures, pawn_board, before);
    for (sq = 0; sq < 64; ++sq)
      if (before[sq] != CHESS_DISTANCE_NONE && before[sq] + moves < out[sq])
        out[sq] = CHESS_DISTANCE_INLINE_CAST(uint8_t, before[sq] + moves);
  }
  for (sq = 0; sq < 64; ++sq)
    if (out[sq] != CHESS_DISTANCE_NONE && out[sq] > farthest)
      farthest = out[sq];
  return farthest;
}

#endif
