/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * pawn_moves.h - the legal moves of kings and pawns, for pawn_ending.c. Include chess_distance.h
 * and fen.h before it. */

#ifndef EXAMPLES_PAWN_MOVES_H
#define EXAMPLES_PAWN_MOVES_H

/* A position. Index 0 is White, 1 is Black. */
struct state {
  uint64_t pawns[2];
  int king[2], turn;
  int passed; /* the square of a capture en passant, or -1 */
};

struct move {
  int from, to, promotes;
  struct state after;
};

enum { MOST_MOVES = 64 };
static const int PAWN[2] = {CHESS_DISTANCE_WHITE_PAWN, CHESS_DISTANCE_BLACK_PAWN};

static uint64_t bit(int square) { return (uint64_t)1 << square; }

static int has(uint64_t set, int square) { return (int)(set >> square & 1); }

static uint64_t pawn_attacks(const struct state *s, int side) {
  return chess_distance_attacks(PAWN[side], s->pawns[side], 0);
}

static int is_legal(const struct state *s) {
  const uint64_t kings = bit(s->king[0]) | bit(s->king[1]);

  return chess_distance_king(s->king[0], s->king[1]) > 1 &&
         ((s->pawns[0] | s->pawns[1]) & kings) == 0 &&
         !has(pawn_attacks(s, s->turn), s->king[!s->turn]);
}

/* The moves to a set of squares that are legal. */
static int add_moves(const struct state *s, int from, uint64_t squares, struct move *moves,
                     int count) {
  const int turn = s->turn;
  int to;

  for (to = 0; to < 64; ++to) {
    struct move move = {from, to, 0, *s};

    if (!has(squares, to))
      continue;
    move.after.turn = !turn;
    move.after.passed = -1;
    move.after.pawns[!turn] &= ~bit(to);
    if (from == s->king[turn]) {
      move.after.king[turn] = to;
    } else {
      move.promotes = to < 8 || to > 55;
      move.after.pawns[turn] ^= bit(from) | (move.promotes ? 0 : bit(to));
      if (to == s->passed && (to - from) % 8 != 0)
        move.after.pawns[!turn] &= ~bit(turn == 0 ? to - 8 : to + 8);
      if (to - from == 16 || from - to == 16)
        move.after.passed = (from + to) / 2;
    }
    if (is_legal(&move.after))
      moves[count++] = move;
  }
  return count;
}

static int legal_moves(const struct state *s, struct move *moves) {
  const uint64_t mine = s->pawns[s->turn], theirs = s->pawns[!s->turn];
  const int king = s->king[s->turn];
  const ChessDistanceBoard standing = {mine | theirs | bit(s->king[0]) | bit(s->king[1]), 0, 0};
  int from,
      count = add_moves(s, king, chess_distance_moves(CHESS_DISTANCE_KING, bit(king), NULL) & ~mine,
                        moves, 0);

  for (from = 8; from < 56; ++from) {
    const uint64_t pawn = bit(from) & mine, taken = theirs | (s->passed < 0 ? 0 : bit(s->passed));

    count = add_moves(s, from,
                      chess_distance_moves(PAWN[s->turn], pawn, &standing) |
                          (chess_distance_attacks(PAWN[s->turn], pawn, 0) & taken),
                      moves, count);
  }
  return count;
}

static int is_en_passant(const struct state *s, const struct move *move) {
  return move->to == s->passed && move->from != s->king[s->turn] &&
         (move->to - move->from) % 8 != 0;
}

/* Whether a promotion to this piece leaves the other side without a move and not in check. */
static int is_stalemate(const struct move *promotion, int piece) {
  const struct state *s = &promotion->after;
  struct move moves[MOST_MOVES];
  const int at = promotion->to, count = legal_moves(s, moves);
  int i;

  if (has(chess_distance_attacks(piece, bit(at),
                                 s->pawns[0] | s->pawns[1] | bit(s->king[!s->turn])),
          s->king[s->turn]))
    return 0;
  for (i = 0; i < count; ++i) {
    const struct state *after = &moves[i].after;
    const uint64_t occupied = after->pawns[0] | after->pawns[1] | bit(after->king[!s->turn]);

    if (moves[i].to == at ||
        !has(chess_distance_attacks(piece, bit(at), occupied), after->king[s->turn]))
      return 0;
  }
  return 1;
}

/* The right to en passant if the last move was a double step over that square, otherwise -1. */
static int usable(const struct position *position) {
  const int passed = position->passed, forward = position->black_to_move ? -8 : 8;
  const char pawn = position->black_to_move ? 'P' : 'p';

  return passed >= 0 && passed / 8 == (position->black_to_move ? 2 : 5) &&
                 position->piece[passed] == '.' && position->piece[passed + forward] == '.' &&
                 position->piece[passed - forward] == pawn
             ? passed
             : -1;
}

#endif
