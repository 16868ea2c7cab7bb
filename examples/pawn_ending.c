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
#include "pawn_moves.h"

#include <stdio.h>
#include <stdlib.h>

/* Memory is asked for in steps, up to this limit. */
enum { FIRST_STRUCTURES = 4096, MOST_STRUCTURES = 1 << 18 };

enum { KNOWN = 256 };
enum answer { DOES_NOT_QUEEN, CLOSE_RACE, QUEENS };
static const char *const SIDE[2] = {"White", "Black"};
static int attacker;

static int refuse(const char *message) {
  fprintf(stderr, "pawn_ending: %s\n", message);
  return 2;
}

/* The ending of these pawns by one bound. Each is solved once, and the first KNOWN are kept. */
static const ChessDistancePawnEnding *ending(const uint64_t pawns[2], int bound) {
  static struct {
    uint64_t pawns[2];
    int bound;
    ChessDistancePawnEnding ending;
  } known[KNOWN];
  static void *memory;
  static size_t structures;
  static int count;
  int i, solved;

  for (i = 0; i < count; ++i)
    if (known[i].pawns[0] == pawns[0] && known[i].pawns[1] == pawns[1] && known[i].bound == bound)
      return &known[i].ending;
  i = count < KNOWN ? count++ : KNOWN - 1;
  for (;;) {
    solved = memory == NULL
                 ? 0
                 : chess_distance_pawn_ending(pawns[0], pawns[1], attacker, bound, memory,
                                              structures * CHESS_DISTANCE_PAWN_STRUCTURE_BYTES,
                                              &known[i].ending);
    if (solved < 0)
      exit(refuse(chess_distance_error(solved)));
    if (solved > 0)
      break;
    structures = structures == 0 ? FIRST_STRUCTURES : 4 * structures;
    free(memory);
    memory = structures > MOST_STRUCTURES
                 ? NULL
                 : malloc(structures * CHESS_DISTANCE_PAWN_STRUCTURE_BYTES);
    if (memory == NULL)
      exit(refuse("the ending has too many pawn structures"));
  }
  known[i].pawns[0] = pawns[0], known[i].pawns[1] = pawns[1], known[i].bound = bound;
  return &known[i].ending;
}

/* Whether the attacker queens by this bound. The library's answer has no right to en passant. */
static int won(const struct state *s, int bound) {
  const uint64_t set = ending(s->pawns, bound)->won[s->turn != attacker][s->king[attacker]];
  int result = has(set, s->king[!attacker]), others = 0, passing = 0, i, count;
  struct move moves[MOST_MOVES];

  if (s->passed < 0)
    return result;
  count = legal_moves(s, moves);
  for (i = 0; i < count; ++i)
    if (!is_en_passant(s, &moves[i]))
      ++others;
  for (i = 0; i < count; ++i)
    if (is_en_passant(s, &moves[i])) {
      const int after = won(&moves[i].after, bound);

      /* Without another move the library has seen no move at all. */
      if (s->turn == attacker)
        result |= after;
      else
        result = (passing++ == 0 && others == 0) || result ? after : 0;
    }
  return result;
}

/* Whether a pawn of this side is one step from queening. */
static int is_close(const struct state *s, int side) {
  return (s->pawns[side] >> (side == 0 ? 48 : 8) & 0xff) != 0;
}

/* Whether the attacker queens by this bound, after a move. */
static int won_after(const struct state *s, const struct move *move, int bound) {
  const int to = move->to, turn = s->turn;
  struct state taken = move->after;

  if (!move->promotes)
    return won(&move->after, bound);
  if (turn == attacker && bound == 0 && is_close(s, !turn))
    return 0;
  if (turn != attacker && bound == 1 && is_close(s, attacker))
    return 1;
  if (chess_distance_king(to, s->king[turn]) == 1 || has(pawn_attacks(&move->after, turn), to) ||
      chess_distance_king(to, s->king[!turn]) != 1)
    return turn == attacker;
  taken.king[!turn] = to;
  taken.turn = turn;
  return won(&taken, bound);
}

static void print_move(const struct state *s, const struct move *move) {
  const int takes = move->after.pawns[!s->turn] != s->pawns[!s->turn];

  if (move->from == s->king[s->turn])
    printf(" K%s%s", takes ? "x" : "", name(move->to));
  else if (takes)
    printf(" %cx%s", 'a' + move->from % 8, name(move->to));
  else
    printf(" %s", name(move->to));
  if (move->promotes)
    printf("=%c",
           is_stalemate(move, CHESS_DISTANCE_QUEEN) && !is_stalemate(move, CHESS_DISTANCE_ROOK)
               ? 'R'
               : 'Q');
}

/* The answer after a move. A promotion that can only be stalemate queens nothing. */
static enum answer answer_after(const struct state *s, const struct move *move) {
  if (move->promotes && s->turn == attacker && is_stalemate(move, CHESS_DISTANCE_QUEEN) &&
      is_stalemate(move, CHESS_DISTANCE_ROOK))
    return DOES_NOT_QUEEN;
  return won_after(s, move, 0) ? QUEENS : won_after(s, move, 1) ? CLOSE_RACE : DOES_NOT_QUEEN;
}

/* The answer, and all legal moves: those that keep it, those that do not, and close races. Behind a
 * move of the attacker's king is the number of its moves until a move of another kind decides.
 * "Wins" is said where the defender has no pawn: there a queen wins in chess too. */
static void print_moves(const struct state *s) {
  static const char *const titles[3] = {
      "moves that keep this:", "moves that do not:", "undecided, a close race:"};
  static uint8_t lengths[2][64][64];
  const ChessDistancePawnEnding *e = ending(s->pawns, 0);
  const enum answer result = won(s, 0) ? QUEENS : won(s, 1) ? CLOSE_RACE : DOES_NOT_QUEEN;
  struct move moves[MOST_MOVES];
  enum answer answers[MOST_MOVES];
  const int count = legal_moves(s, moves);
  int part, i;

  /* C before C23 wants the casts. */
  chess_distance_duel_pairs(&e->attacker, &e->defender, (const uint64_t (*)[64])e->wins,
                            (const uint64_t (*)[64])e->holds, lengths);
  if (result == CLOSE_RACE)
    puts("a close race: a queen meets a pawn one step from queening");
  else if (result == DOES_NOT_QUEEN)
    printf("%s does not queen by force\n", SIDE[attacker]);
  else
    printf(s->pawns[!attacker] == 0 ? "%s wins\n" : "%s queens by force\n", SIDE[attacker]);
  for (i = 0; i < count; ++i)
    answers[i] = answer_after(s, &moves[i]);
  for (part = 0; part < 3; ++part) {
    int shown = 0;

    printf("%s", titles[part]);
    for (i = 0; i < count; ++i) {
      const int keeps = answers[i] == CLOSE_RACE ? 2 : answers[i] != result;
      const int length = lengths[1][moves[i].after.king[attacker]][moves[i].after.king[!attacker]];

      if (keeps != part)
        continue;
      ++shown;
      print_move(s, &moves[i]);
      if (s->turn == attacker && answers[i] == QUEENS && moves[i].from == s->king[attacker] &&
          moves[i].after.pawns[!attacker] == s->pawns[!attacker] && length > 0)
        printf(" (%d more)", length);
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

static void print_zugzwangs(const struct state *s) {
  const ChessDistancePawnEnding *e = ending(s->pawns, 0);
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
  struct position position;
  struct state s;
  int fault, square;

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
  memcpy(s.pawns, position.pawns, sizeof s.pawns);
  memcpy(s.king, position.king, sizeof s.king);
  s.turn = position.black_to_move;
  s.passed = usable(&position);
  if (!is_legal(&s))
    return refuse("the side that has just moved is in check");
  /* A failure is said before anything else. */
  (void)ending(s.pawns, 0);
  (void)ending(s.pawns, 1);
  printf("%s to move, %s wants to queen\n", SIDE[s.turn], SIDE[attacker]);
  print_moves(&s);
  print_zugzwangs(&s);
  return 0;
}
