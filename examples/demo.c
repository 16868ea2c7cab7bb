/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * demo.c - the distances that an engine's evaluation asks for, on positions given as FEN.
 *
 *     cc examples/demo.c -o demo                       (make demo takes the library, if it can)
 *     ./demo </dev/null                                the Reti study
 *     ./demo '8/8/8/4k3/8/8/4P3/4K3 w - - 0 1'         a position
 *     ./demo < positions.epd                           many, one FEN or EPD a line
 *
 * Of a FEN the pieces and the side to move are shown. A malformed one is reported on standard
 * error, the lines after it are still read, and the exit status is 1 in the end. */

#include "fen.h"

#include <stdio.h>

#ifdef DEMO_WITH_LIBRARY
#include "../include/chess_distance.h"
#else
#include "../include/chess_distance_inline.h"
#endif

/* R. Reti 1921: White draws, although his king looks too slow for both pawns. */
static const char RETI[] = "7K/8/k1P5/7p/8/8/8/8 w - - 0 1";
static const char *const SIDE[2] = {"White", "Black"};
enum { KING = CHESS_DISTANCE_KING };

/* A board of one character for each square, with a title. */
struct panel {
  char title[24], cell[64];
};

/* Three boards side by side: titles, ranks from the eighth on, files. */
static void print_panels(const struct panel panels[3]) {
  printf("\n");
  for (int line = 8; line >= -1; --line)
    for (int i = 0; i < 3; ++i) {
      char text[24] = "   a b c d e f g h";
      if (line == 8)
        memcpy(text, panels[i].title, sizeof text);
      for (int file = 0; line >= 0 && line < 8 && file < 8; ++file) {
        text[0] = (char)('1' + line);
        text[3 + 2 * file] = panels[i].cell[8 * line + file];
      }
      printf(i == 2 ? "%s\n" : "%-24s", text);
    }
}

/* Every square of the board against one square. */
static struct panel distance_panel(const char *what, int square, int (*distance)(int, int)) {
  struct panel panel;
  snprintf(panel.title, sizeof panel.title, "%.17s %.2s", what, name(square));
  for (int to = 0; to < 64; ++to)
    panel.cell[to] = (char)('0' + distance(square, to));
  return panel;
}

/* Which king is nearer to each square: "Kk=." for White, Black, both, and neither. */
static void owner_panel(const struct position *position, const ChessDistanceBoard boards[2],
                        struct panel *panel, int nearer[4]) {
  const uint64_t white = (uint64_t)1 << position->king[0], black = (uint64_t)1 << position->king[1];
  ChessDistanceTerritory divided;
  chess_distance_territory(KING, white, &boards[0], KING, black, &boards[1], &divided);
  for (int square = 0; square < 64; ++square) {
    const int tied = divided.tied >> square & 1 ? 2 : 3;
    const int owner = divided.first >> square & 1 ? 0 : divided.second >> square & 1 ? 1 : tied;
    panel->cell[square] = "Kk=."[owner];
    ++nearer[owner];
  }
}

static void print_boards(const struct position *position) {
  static const ChessDistanceBoard empty[2];
  struct panel panels[6] = {{"Position", ""}, {"", ""}, {"", ""}, {"Nearer king (= both)", ""},
                            {"", ""},         {"", ""}};
  int nearer[4] = {0, 0, 0, 0};
  memcpy(panels[0].cell, position->piece, 64);
  for (int side = 0; side < 2; ++side) {
    panels[1 + side] = distance_panel("King moves from", position->king[side], chess_distance_king);
    panels[4 + side] =
        distance_panel("Knight moves to", position->king[side], chess_distance_knight);
  }
  owner_panel(position, empty, &panels[3], nearer);
  print_panels(panels);
  print_panels(panels + 3);
  printf("\nThe white king is nearer to %d squares, the black king to %d; %d are equally far.\n",
         nearer[0], nearer[1], nearer[2]);
}

/* Terms of an evaluation, for each king. */
static void print_kings(const struct position *position) {
  const int white = position->king[0], black = position->king[1];
  const uint64_t pawns = position->pawns[0] | position->pawns[1];
#define ROW(what, of_white, of_black) printf("  %-46s %8d %8d\n", what, of_white, of_black)
#define TERM(what, of) ROW(what, of(white), of(black))
#define CORNER(color, dark)                                                                        \
  ROW("orthogonal steps to a " color, chess_distance_corner(white, dark),                          \
      chess_distance_corner(black, dark))
  printf("\n%-48s %5s %2s %5s %2s\n", "Kings", "White", name(white), "Black", name(black));
  TERM("king moves to the center", chess_distance_center);
  TERM("orthogonal steps to the center", chess_distance_center_manhattan);
  TERM("steps to the nearest edge", chess_distance_edge);
  TERM("  along its rank, to the a- or h-file", chess_distance_edge_file);
  TERM("  along its file, to rank 1 or 8", chess_distance_edge_rank);
  CORNER("dark corner, a1 or h8", 1);
  CORNER("light corner, a8 or h1", 0);
  if (pawns != 0)
    ROW("files to the nearest pawn", chess_distance_nearest_file(white, pawns, 0),
        chess_distance_nearest_file(black, pawns, 0));
  ROW("mop-up term if this side is winning, in tenths", chess_distance_mop_up(white, black),
      chess_distance_mop_up(black, white));
  printf("Between the kings: king distance %d, Manhattan distance %d, files %d, ranks %d.\n",
         chess_distance_king(white, black), chess_distance_manhattan(white, black),
         chess_distance_file(white, black), chess_distance_rank(white, black));
}

/* The next square from one on with a pawn; 64 if there is none. */
static int next_pawn(const struct position *position, int square) {
  while (square < 64 && !((position->pawns[0] | position->pawns[1]) >> square & 1))
    ++square;
  return square;
}

static int promotion(int pawn, int black) { return black ? pawn % 8 : 56 + pawn % 8; }

static int pawn_moves(int pawn, int black) {
  return chess_distance(black ? CHESS_DISTANCE_BLACK_PAWN : CHESS_DISTANCE_WHITE_PAWN, pawn,
                        promotion(pawn, black));
}

static void print_territory(const struct position *position, const ChessDistanceBoard boards[2]) {
  struct panel panels[3] = {
      {"Territory (= both)", ""}, {"White king, moves", ""}, {"Black king, moves", ""}};
  int nearer[4] = {0, 0, 0, 0};
  owner_panel(position, boards, &panels[0], nearer);
  for (int side = 0; side < 2; ++side) {
    uint8_t map[64];
    chess_distance_map(KING, position->king[side], &boards[side], map);
    for (int square = 0; square < 64; ++square) {
      const char moves = map[square] < 10 ? (char)('0' + map[square]) : '+';
      panels[1 + side].cell[square] = map[square] == CHESS_DISTANCE_NONE ? '.' : moves;
    }
  }
  printf(
      "\nThe kings among the pawns: own pawns are in the way, enemy pawns may be taken unless a\n"
      "pawn protects them, squares that enemy pawns attack are not entered. Everything else, the\n"
      "other king too, is left out.\n");
  print_panels(panels);
  printf("\nWhite is nearer to %d squares, Black to %d; %d are equally far.\n", nearer[0],
         nearer[1], nearer[2]);
}

/* Length and number of a king's shortest ways to a square, and the first of them. */
static void print_ways(const char *side, int from, int to, const ChessDistanceBoard *board) {
  uint8_t path[64];
  const int length = chess_distance_trajectory(KING, from, to, board, 0, path);
  const uint64_t count = chess_distance_trajectory_count(KING, from, to, board);
  printf(length < 0 ? "  %s king: no way" : "  %s king: %d move%s, %llu way%s, the first", side,
         length, length == 1 ? "" : "s", (unsigned long long)count, count == 1 ? "" : "s");
  for (int ply = 0; ply <= length; ++ply)
    printf(" %s", name(path[ply]));
  printf("\n");
}

/* The kings' race to a square, on a board with nothing but the kings. */
static void print_king_race(const struct position *position, int to) {
  const int mover = position->black_to_move, other = !mover, *king = position->king;
  const int moves = chess_distance_king(king[mover], to),
            others = chess_distance_king(king[other], to);
  if (chess_distance_king_race(king[mover], king[other], 1) >> to & 1)
    printf("  %s is first: %d moves against %d, and moves first.\n", SIDE[mover], moves, others);
  else if (chess_distance_king_race(king[other], king[mover], 2) >> to & 1)
    printf("  %s is first: %d moves against %d, even if the other moves first.\n", SIDE[other],
           others, moves);
  else
    printf("  Neither can force being first: %s, to move, needs %d moves, %s %d.\n", SIDE[mover],
           moves, SIDE[other], others);
}

static void print_races(const struct position *position) {
  static const int pawn[2] = {CHESS_DISTANCE_WHITE_PAWN, CHESS_DISTANCE_BLACK_PAWN};
  ChessDistanceBoard
      boards[2]; /* the pawns as obstacles: the enemy's may be taken unless one protects them */
  const uint64_t kings = (uint64_t)1 << position->king[0] | (uint64_t)1 << position->king[1];
  const uint64_t others = (position->men[0] | position->men[1]) & ~kings;
  uint64_t seen = 0;
  for (int black = 0; black < 2; ++black) {
    boards[black].own = position->pawns[black];
    boards[black].enemy = position->pawns[!black];
    boards[black].avoid = chess_distance_attacks(pawn[!black], position->pawns[!black], 0);
  }
  print_territory(position, boards);
  printf(
      "\nThe kings' ways to the promotion squares, and who is first where only the kings stand\n");
  for (int at = next_pawn(position, 0); at < 64; at = next_pawn(position, at + 1)) {
    const int last = promotion(at, position->piece[at] == 'p');
    if (seen >> last & 1)
      continue;
    seen |= (uint64_t)1 << last;
    printf("%s\n", name(last));
    for (int side = 0; side < 2; ++side)
      print_ways(SIDE[side], position->king[side], last, &boards[side]);
    print_king_race(position, last);
  }
  printf("\nThe pawns' races by the rule of the square, which is exact for a lone pawn and a lone "
         "king.\n%s\n",
         others & (others - 1)
             ? "Here more stands on the board, so each line is only about the two that it names:"
             : "The pawn's own king, which might help, is not considered:");
  for (int at = next_pawn(position, 0); at < 64; at = next_pawn(position, at + 1)) {
    const int black = position->piece[at] == 'p', last = promotion(at, black);
    const int king = position->king[!black], king_first = position->black_to_move != black;
    const int promotes = chess_distance_pawn_outruns_king(at, king, black, king_first) == 1;
    printf(
        "  %c %s against the king on %s: it needs %d moves, the king %d to %s, and the %s moves\n"
        "    first: %s.\n",
        position->piece[at], name(at), name(king), pawn_moves(at, black),
        chess_distance_king(king, last), name(last), king_first ? "king" : "pawn",
        promotes ? "the pawn promotes" : "the king catches it");
  }
}

/* Prints one position; 0 if the text is no FEN. */
static int show(const char *text, long line) {
  struct position position;
  int fault = read_fen(text, &position);
  if (fault < 0 && (position.king[0] < 0 || position.king[1] < 0))
    fault = (int)strcspn(text, BLANKS ";");
  if (fault >= 0) {
    fflush(stdout);
    fprintf(stderr, "line %ld is no FEN of a position with both kings:\n  %s\n  %*s\n", line, text,
            fault + 1, "^");
    return 0;
  }
  printf("%s\n%s to move.\n", text, SIDE[position.black_to_move]);
  if (chess_distance_king(position.king[0], position.king[1]) == 1)
    printf("The kings stand side by side: no game leads here. The distances are right all the "
           "same.\n");
  print_boards(&position);
  print_kings(&position);
  if ((position.pawns[0] | position.pawns[1]) != 0)
    print_races(&position);
  printf("\n");
  return 1;
}

/* Which library made the figures. */
static void print_version(void) {
#ifdef DEMO_WITH_LIBRARY
  printf("chess_distance %s\n", chess_distance_version());
#else
  printf("chess_distance_inline.h %d.%d.%d, no library\n", CHESS_DISTANCE_VERSION_MAJOR,
         CHESS_DISTANCE_VERSION_MINOR, CHESS_DISTANCE_VERSION_PATCH);
#endif
}

int main(int argc, char **argv) {
  char text[4096] = "";
  int positions = 0, sound = 1;
  /* The shell may have split a FEN at its blanks. */
  for (int i = 1; i < argc && strlen(text) + strlen(argv[i]) + 2 < sizeof text; ++i)
    strcat(strcat(text, i > 1 ? " " : ""), argv[i]);
  if (argc > 1)
    sound = show(text, ++positions);
  for (long line = 1; argc == 1 && fgets(text, sizeof text, stdin) != NULL; ++line) {
    text[strcspn(text, "\r\n")] = '\0';
    if (text[0] != '#' && text[strspn(text, " \t")] != '\0') {
      sound &= show(text, line);
      ++positions;
    }
  }
  if (positions == 0)
    sound = show(RETI, 1);
  if (sound)
    print_version();
  if (fflush(stdout) == 0 && !ferror(stdout))
    return sound ? 0 : 1;
  fprintf(stderr, "the output could not be written\n");
  return 1;
}
