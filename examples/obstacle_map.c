/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * obstacle_map.c - prints how many moves a piece needs to each square of a position:
 *
 *     obstacle_map 'FEN' SQUARE
 *
 * SQUARE is where the piece stands. Pieces of its color are in its way, enemy pieces may be taken.
 * A king does not enter attacked squares. A pawn only advances. */

#include "../include/chess_distance_inline.h"
#include "fen.h"

#include <stdio.h>

static uint64_t bit(int square) { return (uint64_t)1 << square; }

/* The library's number of the piece that a FEN writes with this letter. */
static int piece_of(char letter) {
  switch (letter) {
  case 'K':
  case 'k':
    return CHESS_DISTANCE_KING;
  case 'Q':
  case 'q':
    return CHESS_DISTANCE_QUEEN;
  case 'R':
  case 'r':
    return CHESS_DISTANCE_ROOK;
  case 'B':
  case 'b':
    return CHESS_DISTANCE_BISHOP;
  case 'N':
  case 'n':
    return CHESS_DISTANCE_KNIGHT;
  case 'P':
    return CHESS_DISTANCE_WHITE_PAWN;
  case 'p':
    return CHESS_DISTANCE_BLACK_PAWN;
  default:
    return -1;
  }
}

/* Obstacles for the piece on a square. A king may not enter squares that an enemy attacks or
 * defends; the king itself does not block a line, which goes on behind it. */
static ChessDistanceBoard obstacles(const struct position *position, int from) {
  const int black = position->piece[from] >= 'a';
  ChessDistanceBoard board = {position->men[black] & ~bit(from), position->men[!black], 0};
  int square;

  if (piece_of(position->piece[from]) != CHESS_DISTANCE_KING)
    return board;
  for (square = 0; square < 64; ++square)
    if (board.enemy >> square & 1)
      board.avoid |= chess_distance_attacks(piece_of(position->piece[square]), bit(square),
                                            board.own | board.enemy);
  return board;
}

static void print_map(const struct position *position, const uint8_t map[64]) {
  int rank, file;

  for (rank = 7; rank >= 0; --rank) {
    printf("%d ", rank + 1);
    for (file = 0; file < 8; ++file) {
      const int square = 8 * rank + file;

      if (map[square] != CHESS_DISTANCE_NONE)
        printf("%3d", map[square]);
      else
        printf("  %c", position->piece[square]);
    }
    putchar('\n');
  }
  puts("    a  b  c  d  e  f  g  h");
}

int main(int argc, char **argv) {
  struct position position;
  ChessDistanceBoard board;
  uint8_t map[64];
  int from, farthest;

  if (argc != 3) {
    fputs("usage: obstacle_map 'FEN' SQUARE\n", stderr);
    return 2;
  }
  if (read_fen(argv[1], &position) >= 0) {
    fputs("obstacle_map: this is no FEN\n", stderr);
    return 2;
  }
  if (strlen(argv[2]) != 2 || argv[2][0] < 'a' || argv[2][0] > 'h' || argv[2][1] < '1' ||
      argv[2][1] > '8') {
    fputs("obstacle_map: a square is a file a to h and a rank 1 to 8, like e4\n", stderr);
    return 2;
  }
  from = 8 * (argv[2][1] - '1') + (argv[2][0] - 'a');
  if (position.piece[from] == '.') {
    fprintf(stderr, "obstacle_map: there is no piece on %s\n", name(from));
    return 2;
  }
  board = obstacles(&position, from);
  farthest = chess_distance_map(piece_of(position.piece[from]), from, &board, map);
  if (farthest < 0) {
    fprintf(stderr, "obstacle_map: error %d\n", farthest);
    return 1;
  }
  print_map(&position, map);
  printf("farthest: %d\n", farthest);
  return 0;
}
