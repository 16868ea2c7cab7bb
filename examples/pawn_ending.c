/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * pawn_ending.c - who queens in a pawn ending: which moves keep that, the mutual zugzwangs, and a
 * board of corresponding squares:
 *
 *     pawn_ending 'FEN' [white | black]
 *
 * The second word is the side that wants to queen, the attacker: White, if it is missing. There are
 * three answers. The attacker queens by force, or mates with a pawn; or it is a close race, in
 * which a queen meets a pawn one step from queening; or the attacker does not queen by force. The
 * game ends when a pawn queens, and what the queens do then is not looked at. */

#include "../include/chess_distance.h"
#include "fen.h"

#include <stdio.h>
#include <stdlib.h>

/* Memory is asked for in steps, up to this limit. */
enum { FIRST_STRUCTURES = 4096, MOST_STRUCTURES = 1 << 18 };

enum answer { DOES_NOT_QUEEN, CLOSE_RACE, QUEENS, WINS };
static const char *const SIDE[2] = {"White", "Black"};
static int attacker;

static uint64_t bit(int square) { return (uint64_t)1 << square; }

static int has(uint64_t set, int square) { return (int)(set >> square & 1); }

static int refuse(const char *message) {
  fprintf(stderr, "pawn_ending: %s\n", message);
  return 2;
}

/* Memory for more structures than the last time. */
static void *more_memory(size_t *size) {
  static void *memory;
  static size_t structures;

  structures = structures == 0 ? FIRST_STRUCTURES : 4 * structures;
  free(memory);
  *size = structures * CHESS_DISTANCE_PAWN_STRUCTURE_BYTES;
  memory = structures > MOST_STRUCTURES ? NULL : malloc(*size);
  if (memory == NULL)
    exit(refuse("the ending has too many pawn structures"));
  return memory;
}

/* The answers for the position, its whole ending by the lower bound, and the number of moves. */
static int solve(ChessDistancePosition *p, int black_to_move, ChessDistancePawnPosition *answers,
                 ChessDistancePawnEnding *ending) {
  size_t size;
  void *memory = more_memory(&size);
  int count;

  while ((count = chess_distance_pawn_position(p, black_to_move, memory, size, answers)) < 0) {
    if (count == CHESS_DISTANCE_UNREACHABLE)
      memory = more_memory(&size);
    else if (p->en_passant != 0)
      p->en_passant = 0; /* no pawn has just passed the square */
    else
      exit(refuse("the side that has just moved is in check, or a side has nine pawns"));
  }
  while (chess_distance_pawn_ending(p->white & p->pawns, p->black & p->pawns, attacker, 0, memory,
                                    size, ending) == 0)
    memory = more_memory(&size);
  return count;
}

static enum answer answer_of(int white, int black) {
  return (enum answer)(attacker == 0 ? white : black);
}

static void print_move(const ChessDistancePosition *p, const ChessDistancePawnMove *move) {
  const int is_king = has(p->kings, move->from);

  if (is_king)
    printf(" K%s%s", has(p->pawns, move->to) ? "x" : "", name(move->to));
  else if ((move->to - move->from) % 8 != 0)
    printf(" %cx%s", 'a' + move->from % 8, name(move->to));
  else
    printf(" %s", name(move->to));
  if (move->promotion != 0)
    printf("=%c", move->promotion == CHESS_DISTANCE_ROOK ? 'R' : 'Q');
}

/* The answer, and all legal moves: those that keep it, those that do not, and close races. Behind a
 * move of the attacker's king is the number of its moves until a move of another kind decides.
 * "Wins" is said where the defender has no pawn: there a queen wins in chess too. */
static void print_moves(const ChessDistancePosition *p, const ChessDistancePawnPosition *answers,
                        int count) {
  static const char *const titles[3] = {
      "moves that keep this:", "moves that do not:", "undecided, a close race:"};
  const enum answer result = answer_of(answers->white, answers->black);
  int part, i;

  if (result == CLOSE_RACE)
    puts("a close race: a queen meets a pawn one step from queening");
  else if (result == DOES_NOT_QUEEN)
    printf("%s does not queen by force\n", SIDE[attacker]);
  else
    printf("%s %s\n", SIDE[attacker], result == WINS ? "wins" : "queens by force");
  for (part = 0; part < 3; ++part) {
    int shown = 0;

    printf("%s", titles[part]);
    for (i = 0; i < count; ++i) {
      const ChessDistancePawnMove *const move = &answers->moves[i];
      const enum answer answer = answer_of(move->white, move->black);
      const int keeps =
          answer == result || (answer >= QUEENS && (result >= QUEENS || move->end == 1));

      if ((answer == CLOSE_RACE ? 2 : !keeps) != part)
        continue;
      ++shown;
      print_move(p, move);
      if (answer >= QUEENS && move->count != CHESS_DISTANCE_NONE && move->count > 0)
        printf(" (%d more)", move->count);
    }
    puts(shown == 0 ? " none" : "");
  }
}

/* The squares of the defender that answer a square of the attacker: with the defender to move the
 * attacker wins, otherwise not. Squares on which the defender is in check are no zugzwangs. */
static uint64_t corresponding(const ChessDistancePawnEnding *e, int a) {
  return e->won[1][a] & ~e->won[0][a] & ~e->defender.avoid;
}

/* The squares that a king reaches from here without leaving the structure, while the other king
 * stands aside. */
static uint64_t reached(int king, const ChessDistanceBoard *board) {
  return chess_distance_within(CHESS_DISTANCE_KING, bit(king), CHESS_DISTANCE_MAX_MOVES, board);
}

static void print_zugzwangs(const struct position *s, const ChessDistancePawnEnding *e) {
  const uint64_t squares = reached(s->king[attacker], &e->attacker);
  const uint64_t answers = reached(s->king[!attacker], &e->defender);
  int a, d, rank, file;

  puts("mutual zugzwangs, attacker: defender");
  for (a = 0; a < 64; ++a) {
    const uint64_t set = has(squares, a) ? corresponding(e, a) & answers : 0;

    if (set == 0)
      continue;
    printf("  %s:", name(a));
    for (d = 0; d < 64; ++d)
      if (has(set, d))
        printf(" %s", name(d));
    putchar('\n');
  }
  puts("corresponding squares: for each square of the attacker the first of the defender");
  for (rank = 7; rank >= 0; --rank) {
    printf("%d ", rank + 1);
    for (file = 0; file < 8; ++file) {
      const int square = 8 * rank + file;
      const uint64_t set = has(squares, square) ? corresponding(e, square) & answers : 0;

      for (d = 0; d < 63 && !has(set, d); ++d)
        continue;
      if (has(e->attacker.own, square))
        printf("  #");
      else
        printf(" %s", set != 0 ? name(d) : " .");
    }
    putchar('\n');
  }
  puts("   a  b  c  d  e  f  g  h");
}

int main(int argc, char **argv) {
  static ChessDistancePawnEnding ending;
  static ChessDistancePawnPosition answers;
  ChessDistancePosition sets;
  struct position position;
  int fault, square, count;

  if (argc < 2 || argc > 3 ||
      (argc == 3 && strcmp(argv[2], "white") != 0 && strcmp(argv[2], "black") != 0)) {
    fputs("usage: pawn_ending 'FEN' [white | black]\n", stderr);
    return 2;
  }
  fault = read_fen(argv[1], &position);
  if (fault >= 0) {
    fprintf(stderr, "pawn_ending: the FEN at character %d is wrong\n", fault + 1);
    return 2;
  }
  if (position.king[0] < 0 || position.king[1] < 0)
    return refuse("each side needs a king");
  if (chess_distance_king(position.king[0], position.king[1]) < 2)
    return refuse("the kings stand side by side");
  for (square = 0; square < 64; ++square)
    if (strchr("KkPp.", position.piece[square]) == NULL)
      return refuse("only kings and pawns may stand on the board");
  attacker = argc == 3 && strcmp(argv[2], "black") == 0;
  memset(&sets, 0, sizeof sets);
  sets.white = position.men[0];
  sets.black = position.men[1];
  sets.kings = bit(position.king[0]) | bit(position.king[1]);
  sets.pawns = position.pawns[0] | position.pawns[1];
  sets.en_passant = position.passed < 0 ? 0 : bit(position.passed);
  /* A failure is said before anything else. */
  count = solve(&sets, position.black_to_move, &answers, &ending);
  printf("%s to move, %s wants to queen\n", SIDE[position.black_to_move], SIDE[attacker]);
  print_moves(&sets, &answers, count);
  print_zugzwangs(&position, &ending);
  return 0;
}
