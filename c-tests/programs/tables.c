/* The tables by square against the functions, which empty_board.c compares with their definitions;
 * and the right side of every row in docs/replace.md against the definition of the name on its
 * left. The test `documents` searches this file for each right side. Tables by difference have
 * tests in Rust, and their checksums in answers.txt. */
#include <chess_distance.h>

#include <stdlib.h>

#include "check.h"

static int king(int a, int b) { return chess_distance(CHESS_DISTANCE_KING, a, b); }

static int knight(int a, int b) { return chess_distance(CHESS_DISTANCE_KNIGHT, a, b); }

/* As engines call it. */
static int Min(int a, int b) { return a < b ? a : b; }

/* The sums of chess_distance_attacks_x88. */
enum {
  BY_WHITE_PAWN = 1,
  BY_BLACK_PAWN = 2,
  BY_KNIGHT = 4,
  BY_BISHOP = 8,
  BY_ROOK = 16,
  BY_KING = 32
};

static void two_squares(int a, int b) {
  const int files = abs(a % 8 - b % 8), ranks = abs(a / 8 - b / 8);
  const int from = a + (a & 56), to = b + (b & 56), far = king(a, b);
  const int jumps = files * ranks == 2, is_diagonal = files == ranks;
  /* What a square sees from another: the step of a line, and the pieces that attack so. */
  const int is_line = far != 0 && (files * ranks == 0 || is_diagonal),
            line = is_line ? (to - from) / far : 0;
  int attackers = jumps ? BY_KNIGHT : 0;
  if (is_line)
    attackers |= is_diagonal ? BY_BISHOP : BY_ROOK;
  if (far == 1)
    attackers |= BY_KING;
  if (far == 1 && is_diagonal)
    attackers |= to > from ? BY_WHITE_PAWN : BY_BLACK_PAWN;
  CHECK(chess_distance_king_table[a][b], king(a, b), a, b);
  CHECK(chess_distance_king(a, b), king(a, b), a, b);
  CHECK(chess_distance_manhattan_table[a][b], files + ranks, a, b);
  CHECK(chess_distance_manhattan(a, b), files + ranks, a, b);
  CHECK(chess_distance_knight_table[a][b], knight(a, b), a, b);
  CHECK(chess_distance_knight(a, b), knight(a, b), a, b);
  CHECK(chess_distance_knight_table[a][b] == 1, knight(a, b) == 1, a, b);
  CHECK(chess_distance_file(a, b), files, a, b);
  CHECK(chess_distance_rank(a, b), ranks, a, b);
  CHECK(Min(chess_distance_king_table[a][b], 5), Min(king(a, b), 5), a, b);
  CHECK(chess_distance_king_table[a][b] - 1, king(a, b) - 1, a, b);
  CHECK(14 - chess_distance_manhattan_table[a][b], 14 - (files + ranks), a, b);
  CHECK(Min(chess_distance_file(a, b), chess_distance_rank(a, b)), Min(files, ranks), a, b);
  CHECK(140 - 20 * chess_distance_king_table[a][b], 140 - 20 * king(a, b), a, b);
  CHECK(chess_distance_king_x88[120 + to - from], king(a, b), a, b);
  CHECK(chess_distance_step_x88[120 + to - from], jumps ? to - from : line, a, b);
  CHECK(chess_distance_line_x88[120 + to - from], line, a, b);
  CHECK(chess_distance_attacks_x88[120 + to - from] << 2, attackers << 2, a, b);
  CHECK(112 + chess_distance_offset_square[b] - chess_distance_offset_square[a],
        112 + 15 * (b / 8 - a / 8) + b % 8 - a % 8, a, b);
}

static int is_corner(int sq) { return sq == 0 || sq == 7 || sq == 56 || sq == 63; }

static void one_square(int s) {
  const int f = s % 8, r = s / 8, files = Min(f, 7 - f), ranks = Min(r, 7 - r);
  CHECK(chess_distance_corners[s], is_corner(s), s, 0);
  CHECK(chess_distance_edge_file(s), files, s, 0);
  CHECK(chess_distance_edge_rank(s), ranks, s, 0);
  CHECK(chess_distance_edge_file(f), files, s, 0);
  CHECK(chess_distance_edge_rank(8 * r), ranks, s, 0);
  CHECK(7 - chess_distance_corner(s, 1), abs(7 - r - f), s, 0);
  CHECK(7 - chess_distance_edge_file(s) - chess_distance_edge_rank(s), 7 - files - ranks, s, 0);
  CHECK(chess_distance_center(s), 3 - Min(files, ranks), s, 0);
  CHECK(chess_distance_center_manhattan(s), 6 - files - ranks, s, 0);
  for (int d = 0; d < 8; d++) {
    uint64_t ring = 0;
    for (int sq = 0; sq < 64; sq++)
      ring |= (uint64_t)(king(s, sq) == d) << sq;
    CHECK(chess_distance_king_ring_table[s][d], ring, s, d);
  }
}

/* The nearest pawn by files and by king moves, with the engines' values if there is none. */
static void nearest_pawn(int s, uint64_t pawns) {
  int files = 8, moves = 8, to_corner = 8;
  uint64_t nearest = 0;
  for (int sq = 0; sq < 64; sq++) {
    if ((pawns >> sq & 1)) {
      files = Min(files, abs(s % 8 - sq % 8));
      moves = Min(moves, king(s, sq));
    }
    if (is_corner(sq))
      to_corner = Min(to_corner, king(s, sq));
  }
  const int d = moves % 8;
  for (int sq = 0; sq < 64; sq++)
    if ((pawns >> sq & 1) && king(s, sq) == moves)
      nearest |= (uint64_t)1 << sq;
  CHECK(pawns & chess_distance_king_ring_table[s][d], nearest, s, pawns);
  CHECK(chess_distance_nearest(s, 0x8100000000000081, 0), to_corner, s, 0);
  CHECK(chess_distance_nearest_file(s, pawns, 0), files % 8, s, pawns);
  CHECK(chess_distance_nearest(s, pawns, 0), moves % 8, s, pawns);
  CHECK(Min(chess_distance_nearest(s, pawns, 6), 6), Min(moves, 6), s, pawns);
}

/* The squares next to any king of a set. */
static void next_to(uint64_t kings) {
  uint64_t expected = 0;
  for (int pair = 0; pair < 4096; pair++)
    if ((kings >> pair / 64 & 1) && king(pair / 64, pair % 64) == 1)
      expected |= (uint64_t)1 << pair % 64;
  CHECK(chess_distance_attacks(CHESS_DISTANCE_KING, kings, 0), expected, kings, 0);
}

static void by_square(void) {
  uint64_t state = 15;
  for (int a = 0; a < 64; a++) {
    one_square(a);
    for (int b = 0; b < 64; b++)
      two_squares(a, b);
    nearest_pawn(a, 0);
    next_to((uint64_t)1 << a | (uint64_t)1 << (a * 37 + 5) % 64);
    for (int round = 0; round < 100; round++)
      nearest_pawn(a, random_bits(&state) & random_bits(&state) & random_bits(&state));
  }
  CHECK((uintptr_t)chess_distance_king_table % 64, 0, 0, 0);
  CHECK((uintptr_t)chess_distance_manhattan_table % 64, 0, 0, 0);
  CHECK((uintptr_t)chess_distance_knight_table % 64, 0, 0, 0);
}

/* The knight's table by 8 * ranks + files needs a correction beside corners, and nowhere else. The
 * Euclidean distance, rounded down, is not the king's for the pairs that docs/replace.md counts. */
static void exceptions(void) {
  int corrected = 0, euclidean = 0;
  for (int a = 0; a < 64; a++)
    for (int b = 0; b < 64; b++) {
      const int files = abs(a % 8 - b % 8), ranks = abs(a / 8 - b / 8), index = 8 * ranks + files;
      const int rule = index == 9 ? 2 * (chess_distance_corners[a] ^ chess_distance_corners[b]) : 0;
      const int next = king(a, b) + 1;
      CHECK(chess_distance_knight_by_rank_file[index] + rule, knight(a, b), a, b);
      corrected += chess_distance_knight_by_rank_file[index] != knight(a, b);
      euclidean += next * next <= files * files + ranks * ranks;
    }
  CHECK(corrected, 8, 0, 0);
  CHECK(euclidean, 660, 0, 0);
}

int main(void) {
  by_square();
  exceptions();
  return check_result();
}
