/* Boards of any size at their limits. How many texts are pieces: of those of up to three letters,
 * and of longer ones of brackets and the like; the tests of src/grid say which, and how they move.
 * With -DWHOLE every text of up to three bytes, whatever they are, and longer ones of brackets.
 * Long texts, starts off the board, room for trajectories, and what docs/grids.md says of
 * directions and of squares numbered file by file. */
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "chess_distance.h"

#define ATOMS "WFDNAHLCJZGKRBQ"
#define MODIFIERS "mceinpgfblrvsh"
#define DIGITS "0123456789"
/* Characters that are in no text, with the letters of other notations. */
#define OTHERS "XMkwqzatxyoj .;-+\n\x01\x7f\x80\xff"

enum { LONGEST = 7, CANARY = 0x5a };

static ChessDistanceGridPiece untouched, piece;

/* Whether the text is a piece; another one leaves the piece as it was. */
static int is_piece(const char *text) {
  int results[2];
  for (int black = 0; black < 2; black++) {
    piece = untouched;
    results[black] = chess_distance_grid_piece(text, black, &piece);
    CHECK(memcmp(&piece, &untouched, sizeof piece) == 0, results[black] != 0, text[0], black);
  }
  CHECK(results[0], results[1], text[0], text[0] ? text[1] : 0);
  CHECK(results[0] == 0 || results[0] == CHESS_DISTANCE_INVALID_PIECE, 1, text[0],
        text[0] ? text[1] : 0);
  return results[0] == 0;
}

/* How many are pieces: the present text, and every longer one with these letters, up to a length.
 */
static int pieces(char text[LONGEST + 1], int length, const char *letters, int most) {
  text[length] = 0;
  int count = is_piece(text);
  for (const char *letter = letters; length < most && *letter != 0; letter++) {
    text[length] = *letter;
    count += pieces(text, length + 1, letters, most);
  }
  return count;
}

/* Calls read only the documented bytes: each argument is at the end of its own memory. */
static void limits(void) {
  char *text;
  memcpy(&piece, "N", 2);
  CHECK(chess_distance_grid_piece((const char *)&piece, 0, &piece), CHESS_DISTANCE_OVERLAP, 0, 0);
  memcpy(&piece, "X", 2);
  CHECK(chess_distance_grid_piece((const char *)&piece, 0, &piece), CHESS_DISTANCE_INVALID_PIECE, 0,
        0);
  CHECK(chess_distance_grid_piece((const char *)&piece + 1, 0, &piece), CHESS_DISTANCE_OVERLAP, 0,
        0);
  for (size_t length = 0; length < 4100; length += length < 4090 ? 409 : 1) {
    text = (char *)malloc(length + 1);
    memset(text, 'W', length);
    text[length] = 0;
    CHECK(chess_distance_grid_piece(text, 1, &piece),
          length <= 4095 ? 0 : CHESS_DISTANCE_INVALID_PIECE, length, 0);
    free(text);
  }
  /* 4096 bytes without a terminator: no byte behind them is read. */
  text = (char *)malloc(4096);
  memset(text, 'W', 4096);
  CHECK(chess_distance_grid_piece(text, 0, &piece), CHESS_DISTANCE_INVALID_PIECE, 0, 0);
  free(text);
}

/* Squares that are no nodes, and holes, are no starts. */
static void starts_off_the_board(void) {
  static ChessDistanceSquares moves[4];
  static uint8_t out[90], start[90];
  const ChessDistanceSquares second = {{2, 0, 0, 0}};
  const ChessDistanceGrid board = {9, 10, 0, 0, {{2, 0, 0, 0}}, {{0, 0, 0, 0}}};
  ChessDistanceGridPiece king;
  chess_distance_grid_piece("K", 0, &king);
  CHECK(chess_distance_grid_graph_map(moves, 1, &second, out), CHESS_DISTANCE_EMPTY_SET, 0, 0);
  memset(start, CHESS_DISTANCE_NONE, sizeof start);
  start[1] = 200; /* a hole */
  CHECK(chess_distance_grid_onward(&king, &board, start, NULL, out, 90), CHESS_DISTANCE_EMPTY_SET,
        0, 0);
  start[0] = 191;
  CHECK(chess_distance_grid_onward(&king, &board, start, NULL, out, 90), 200, 0, 0);
  CHECK(out[1], CHESS_DISTANCE_NONE, 0, 0);
  start[0] = 192;
  CHECK(chess_distance_grid_onward(&king, &board, start, NULL, out, 90),
        CHESS_DISTANCE_OUT_OF_RANGE, 0, 0);
}

/* "No way" is returned before "too little room". */
static void room_for_trajectories(void) {
  static ChessDistanceSquares layers[256];
  const ChessDistanceGrid board = {9, 10, 0, 0, {{2, 0, 0, 0}}, {{0, 0, 0, 0}}};
  const ChessDistanceSquares from = {{1, 0, 0, 0}}, to = {{4, 0, 0, 0}};
  ChessDistanceGridPiece wazir, still;
  chess_distance_grid_piece("W", 0, &wazir);
  chess_distance_grid_piece("", 0, &still);
  CHECK(chess_distance_grid_trajectories(&still, &board, &from, &to, NULL, layers, 0), -1, 0, 0);
  CHECK(chess_distance_grid_trajectories(&wazir, &board, &from, &to, NULL, layers, 0),
        CHESS_DISTANCE_OUT_OF_RANGE, 0, 0);
  CHECK(chess_distance_grid_trajectories(&wazir, &board, &from, &to, NULL, layers, 4),
        CHESS_DISTANCE_OUT_OF_RANGE, 0, 0);
  CHECK(layers[0].words[0], 0, 0, 0);
  CHECK(chess_distance_grid_trajectories(&wazir, &board, &from, &to, NULL, layers, SIZE_MAX), 4, 0,
        0);
  CHECK(layers[4].words[0], 4, 0, 0);
  CHECK(layers[5].words[0], 0, 0, 0);
  CHECK(chess_distance_grid_trajectory_count(&wazir, &board, &from, &to, NULL), 1, 0, 0);
  CHECK(chess_distance_grid_trajectory_count(&wazir, &board, &from, NULL, NULL), 0, 0, 0);
}

/* The picture of directions in docs/grids.md: the name of each leap, and the groups as masks of the
 * names in this order. */
static void directions(void) {
  static const char *const text[] = {"lf", "rf", "fl", "fr", "bl", "br", "lb", "rb",
                                     "ff", "bb", "ll", "rr", "vv", "ss", "fs", "bs",
                                     "rv", "lv", "fh", "bh", "rh", "lh", "hr", "hl"};
  static const int to[] = {42, 44, 33, 37, 17, 21, 10, 12};
  static const int group[] = {3,    0xc0, 0x14, 0x28, 0xc3, 0x3c, 0xc,  0x30,
                              0x82, 0x41, 0xf,  0xf0, 0xaa, 0x55, 0x66, 0x99};
  const ChessDistanceGrid grid = {8, 8, 0, 0, {{0}}, {{0}}};
  const ChessDistanceSquares d4 = {{1 << 27}};
  for (int i = 0; i < 24; i++) {
    const char knight[] = {text[i][0], text[i][1], 'N', 0};
    const int names = i < 8 ? 1 << i : group[i - 8];
    ChessDistanceSquares moves;
    uint64_t expected = 0;
    for (int leap = 0; leap < 8; leap++)
      expected |= (uint64_t)(names >> leap & 1) << to[leap];
    CHECK(chess_distance_grid_piece(knight, 0, &piece), 0, i, 0);
    chess_distance_grid_moves(&piece, &grid, &d4, NULL, &moves);
    CHECK(moves.words[0], expected, i, 0);
  }
}

/* A square of shogi, numbered file by file with rank 9 first. */
#define BY_FILES(s) ((s) % 9 * 9 + 8 - (s) / 9)

static int has(const ChessDistanceSquares *set, int s) {
  return (int)(set->words[s >> 6] >> (s & 63) & 1);
}

/* The table of docs/grids.md for squares numbered file by file: the same attacks. The last text is
 * that of the other numbering, and its attacks differ. */
static void file_by_file(void) {
  static const char *const texts[][2] = {{"fW", "lW"},   {"fR", "lR"},   {"ffN", "llN"},
                                         {"FfW", "FlW"}, {"WfF", "WlF"}, {"K", "K"},
                                         {"B", "B"},     {"R", "R"},     {"FfW", "FfW"}};
  const ChessDistanceGrid board = {9, 9, 0, 0, {{0}}, {{0}}};
  const ChessDistanceSquares occupied = {{0x1204080a41123208, 0x8421}};
  ChessDistanceSquares by_files = {{0}};
  for (int s = 0; s < 81; s++)
    by_files.words[BY_FILES(s) >> 6] |= (uint64_t)has(&occupied, s) << (BY_FILES(s) & 63);
  for (int which = 0; which < 9; which++) {
    int different = 0;
    for (int i = 0; i < 2 * 81; i++) {
      ChessDistanceSquares from[2] = {{{0}}, {{0}}}, attacks[2];
      const int s = i % 81, other = BY_FILES(s);
      from[0].words[s >> 6] = (uint64_t)1 << (s & 63);
      from[1].words[other >> 6] = (uint64_t)1 << (other & 63);
      for (int way = 0; way < 2; way++) {
        chess_distance_grid_piece(texts[which][way], i / 81, &piece);
        chess_distance_grid_attacks(&piece, &board, &from[way], way ? &by_files : &occupied,
                                    &attacks[way]);
      }
      for (int to = 0; to < 81; to++)
        different += has(&attacks[0], to) != has(&attacks[1], BY_FILES(to));
    }
    CHECK(different > 0, which == 8, which, different);
  }
}

int main(void) {
  char text[LONGEST + 1], bytes[256];
  memset(&untouched, CANARY, sizeof untouched);
  for (int byte = 0; byte < 256; byte++)
    bytes[byte] = (char)(unsigned char)(byte + 1);
#ifdef WHOLE
  CHECK(pieces(text, 0, bytes, 3), 103447, 0, 0);
  CHECK(pieces(text, 0, "(,)0156W", 7), 3432, 0, 0);
#else
  CHECK(pieces(text, 0, bytes, 1), 22, 0, 0);
  CHECK(pieces(text, 0, ATOMS MODIFIERS DIGITS "(,)" OTHERS, 3), 22305, 0, 0);
  CHECK(pieces(text, 0, "(,)016", 7), 241, 0, 0);
#endif
  limits();
  starts_off_the_board();
  room_for_trajectories();
  directions();
  file_by_file();
  return check_result();
}
