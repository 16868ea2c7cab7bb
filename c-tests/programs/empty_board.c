/* The functions of the empty board against their definitions: arithmetic with files and ranks, and
 * maps, which are searches. Pairs of ints are those around the board; with -DWHOLE all 2^32 pairs
 * of ints of 16 bits. */
#include <chess_distance.h>

#include <stdlib.h>

#include "check.h"

#ifdef WHOLE
enum { LEAST = INT16_MIN, MOST = INT16_MAX };
#else
enum { LEAST = -300, MOST = 300 };
#endif
enum { OFF = CHESS_DISTANCE_INVALID_SQUARE };

static int larger(int a, int b) { return a > b ? a : b; }
static int smaller(int a, int b) { return a < b ? a : b; }

static int is_x88(int sq) { return sq >= 0 && sq < 128 && sq % 16 < 8; }

/* The documented distances of two squares. */
static int files(int a, int b) { return abs(a % 8 - b % 8); }
static int king(int a, int b) { return larger(files(a, b), abs(a / 8 - b / 8)); }
static int manhattan(int a, int b) { return files(a, b) + abs(a / 8 - b / 8); }

static int least_to(int (*moves)(int, int), int sq, uint64_t set) {
  int least = 64;
  for (int s = 0; s < 64; s++)
    if (set >> s & 1)
      least = smaller(least, moves(sq, s));
  return least;
}
static const uint64_t middle = UINT64_C(0x1818000000), margin = UINT64_C(0xff818181818181ff);

static void functions_of_one_square(void) {
  for (int sq = LEAST; sq <= MOST; sq++) {
    const int is_inside = on_board(sq), file = smaller(sq % 8, 7 - sq % 8),
              rank = smaller(sq / 8, 7 - sq / 8);
    CHECK(chess_distance_center(sq), is_inside ? least_to(king, sq, middle) : OFF, sq, 0);
    CHECK(chess_distance_center_manhattan(sq), is_inside ? least_to(manhattan, sq, middle) : OFF,
          sq, 0);
    CHECK(chess_distance_edge(sq), is_inside ? least_to(king, sq, margin) : OFF, sq, 0);
    CHECK(chess_distance_edge_file(sq), is_inside ? file : OFF, sq, 0);
    CHECK(chess_distance_edge_rank(sq), is_inside ? rank : OFF, sq, 0);
    CHECK(chess_distance_corner(sq, 0),
          is_inside ? smaller(manhattan(sq, 7), manhattan(sq, 56)) : OFF, sq, 0);
    CHECK(chess_distance_corner(sq, 1),
          is_inside ? smaller(manhattan(sq, 0), manhattan(sq, 63)) : OFF, sq, 0);
    CHECK(chess_distance_to_x88(sq), is_inside ? sq + (sq & 56) : OFF, sq, 0);
    CHECK(chess_distance_from_x88(sq), is_x88(sq) ? sq / 16 * 8 + sq % 16 : OFF, sq, 0);
  }
}

static void two_squares(int a, int b) {
  const int right = b % 8 - a % 8, up = b / 8 - a / 8, far = king(a, b),
            near = smaller(abs(right), abs(up));
  const int is_line = far != 0 && right % far == 0 && up % far == 0, is_jump = abs(right * up) == 2;
  CHECK(chess_distance_king(a, b), far, a, b);
  CHECK(chess_distance_manhattan(a, b), abs(right) + abs(up), a, b);
  CHECK(chess_distance_file(a, b), abs(right), a, b);
  CHECK(chess_distance_rank(a, b), abs(up), a, b);
  CHECK(chess_distance_relation(a, b), far * (far + 1) / 2 + near, a, b);
  CHECK(chess_distance_x88_diff(a, b), 120 + 16 * up + right, a, b);
  CHECK(chess_distance_offset(a, b), 112 + 15 * up + right, a, b);
  CHECK(chess_distance_direction(a, b), is_jump ? b - a : is_line ? (b - a) / far : 0, a, b);
  CHECK(chess_distance_mop_up(a, b),
        47 * least_to(manhattan, b, middle) + 16 * (14 - manhattan(a, b)), a, b);
}

static void off_board(int a, int b) {
  CHECK(chess_distance_king(a, b), OFF, a, b);
  CHECK(chess_distance_manhattan(a, b), OFF, a, b);
  CHECK(chess_distance_knight(a, b), OFF, a, b);
  CHECK(chess_distance_file(a, b), OFF, a, b);
  CHECK(chess_distance_rank(a, b), OFF, a, b);
  CHECK(chess_distance_relation(a, b), OFF, a, b);
  CHECK(chess_distance_x88_diff(a, b), OFF, a, b);
  CHECK(chess_distance_offset(a, b), OFF, a, b);
  CHECK(chess_distance_direction(a, b), 0, a, b);
  CHECK(chess_distance_mop_up(a, b), OFF, a, b);
  for (int piece = 0; piece <= 10; piece++)
    CHECK(chess_distance(piece, a, b), OFF, a, b);
}

/* A piece's distances against its maps. */
static void pieces(int piece) {
  uint8_t map[64];
  for (int a = 0; a < 64; a++) {
    chess_distance_map(piece, a, NULL, map);
    for (int b = 0; b < 64; b++) {
      const int moves = map[b] == CHESS_DISTANCE_NONE ? CHESS_DISTANCE_UNREACHABLE : map[b];
      CHECK(chess_distance(piece, a, b), moves, piece, 64 * a + b);
      if (piece == CHESS_DISTANCE_KNIGHT)
        CHECK(chess_distance_knight(a, b), moves, a, b);
      if (piece <= CHESS_DISTANCE_BLACK_PAWN)
        CHECK(chess_distance_by_x88(piece, a + (a & 56), b + (b & 56)), moves, piece, 64 * a + b);
    }
  }
}

static void pairs(void) {
  for (int a = LEAST; a <= MOST; a++)
    for (int b = LEAST; b <= MOST; b++) {
      if (on_board(a) && on_board(b))
        two_squares(a, b);
      else
        off_board(a, b);
      if (is_x88(a) && is_x88(b))
        continue;
      for (int piece = 0; piece <= CHESS_DISTANCE_BLACK_PAWN; piece++)
        CHECK(chess_distance_by_x88(piece, a, b), OFF, a, b);
    }
}

static void nearest(void) {
  uint64_t state = 4;
  for (int i = 0; i < 2000; i++) {
    uint64_t set = random_bits(&state) & random_bits(&state) & random_bits(&state);
    set &= i % 2 ? UINT64_MAX : random_bits(&state) & random_bits(&state) & random_bits(&state);
    for (int sq = 0; sq < 64; sq++) {
      CHECK(chess_distance_nearest(sq, set, -99), set == 0 ? -99 : least_to(king, sq, set), sq,
            set);
      CHECK(chess_distance_nearest_file(sq, set, -99), set == 0 ? -99 : least_to(files, sq, set),
            sq, set);
    }
  }
  CHECK(chess_distance_nearest(0, 0, INT_MIN), INT_MIN, 0, 0);
  CHECK(chess_distance_nearest_file(0, 0, INT_MAX), INT_MAX, 0, 0);
}

int main(void) {
  functions_of_one_square();
  pairs();
  for (int piece = 0; piece <= 511; piece += piece == 10 ? 247 : 1)
    pieces(piece);
  nearest();
  return check_result();
}
