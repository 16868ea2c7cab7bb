/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * fen.h - what the examples read of a FEN or EPD: the pieces, the side to move and the right to
 * capture en passant. chess_distance_read_fens reads the same forms, and more positions that no
 * game has. */

#ifndef EXAMPLES_FEN_H
#define EXAMPLES_FEN_H

#include <stdint.h>
#include <string.h>

struct position {
  char piece[64]; /* 'K' the white king, 'p' a black pawn, '.' an empty square; a1 = 0 */
  int king[2];    /* the squares of the white and of the black king, -1 without one */
  int black_to_move;
  uint64_t men[2], pawns[2];
  int passed; /* the square that a pawn has just passed, -1 for "-" */
};

#define PIECES "KQRBNPkqrbnp"
#define BLANKS " \t\r\n\f"
#define DIGITS "0123456789"
#define LETTERS "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

/* As in "e4". */
static const char *name(int square) {
  static char names[64][3];
  names[square][0] = (char)('a' + square % 8);
  names[square][1] = (char)('1' + square / 8);
  return names[square];
}

/* The end of a field: of the text, at a blank, or at the semicolon that ends the position. */
static int ends(char c) { return c == '\0' || strchr(BLANKS ";", c) != NULL; }

/* Reads a board from *at on, which becomes its end, or where the text is no board: then 0. */
static int read_board(const char *text, int *at, struct position *position) {
  int rank = 7, file = 0;
  for (; rank > 0 || file < 8; ++*at) {
    const char c = text[*at];
    const int black = c >= 'a', square = 8 * rank + file;
    const int is_king = c == 'K' || c == 'k', is_pawn = c == 'P' || c == 'p';
    if (c == '/' && file == 8) {
      --rank, file = 0;
    } else if (c >= '1' && c <= '8' && file + c - '0' <= 8) {
      file += c - '0';
    } else if (c == '\0' || strchr(PIECES, c) == NULL || file > 7 ||
               (is_king && position->king[black] >= 0) || (is_pawn && (rank == 0 || rank == 7))) {
      return 0;
    } else {
      position->king[black] = is_king ? square : position->king[black];
      position->men[black] |= (uint64_t)1 << square;
      position->pawns[black] |= (uint64_t)is_pawn << square;
      position->piece[square] = c;
      ++file;
      *at += text[*at + 1] == '~'; /* a promoted piece */
    }
  }
  /* Pieces in hand may follow, as in [Pn] or /Pn. In brackets variants have more letters. */
  if (text[*at] == '/') {
    *at += 1 + (int)strspn(text + *at + 1, PIECES);
  } else if (text[*at] == '[') {
    const char *const hand = text + *at + 1;
    *at += 1 + (hand[0] == '-' ? 1 : (int)strspn(hand, LETTERS));
    if (text[*at] != ']')
      return 0;
    ++*at;
  }
  return ends(text[*at]);
}

/* Whether a text begins with a field of digits: the number of a move, which ends the position. */
static int is_number(const char *text) {
  const size_t digits = strspn(text, DIGITS);
  return digits > 0 && ends(text[digits]);
}

/* Returns -1, or where the text is no FEN. Without a side to move it is White. */
static int read_fen(const char *text, struct position *position) {
  int at = strncmp(text, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;
  memset(position, 0, sizeof *position);
  memset(position->piece, '.', sizeof position->piece);
  position->king[0] = position->king[1] = position->passed = -1;
  at += (int)strspn(text + at, BLANKS);
  if (!read_board(text, &at, position))
    return at;
  at += (int)strspn(text + at, BLANKS);
  position->black_to_move = text[at] == 'b';
  at += text[at] == 'w' || text[at] == 'b';
  if (!ends(text[at]))
    return at;
  at += (int)strspn(text + at, BLANKS);
  if (is_number(text + at))
    return -1;
  at += (int)strcspn(text + at, BLANKS ";"); /* the rights to castle */
  at += (int)strspn(text + at, BLANKS);
  if (ends(text[at]) || (text[at] == '-' && ends(text[at + 1])) || is_number(text + at))
    return -1;
  if (text[at] < 'a' || text[at] > 'h' || ends(text[at + 1]) || !ends(text[at + 2]))
    return at;
  /* Some programs write the square of the pawn for the one that it has passed. */
  int rank = text[at + 1];
  if (rank == (position->black_to_move ? '4' : '5'))
    rank = position->black_to_move ? '3' : '6';
  if (rank != '3' && rank != '6')
    return at;
  position->passed = 8 * (rank - '1') + text[at] - 'a';
  return -1;
}

#endif
