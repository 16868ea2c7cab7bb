// Every function of the inline header in constant expressions, with values counted by hand on a
// board; headers.c has constant tables. The functions of namespace chessdistance with an engine's
// own types: those of one or two squares; those among obstacles, and tables of any board, against
// the inline header and the library.
#ifdef AFTER_THE_LIBRARY
#include <chess_distance.h>
#endif

// An engine's names for the same things.
#define Distance(a, b) chess_distance_king_table[a][b]
enum Square : int { A1, B1, C1, D1, E1, F1, G1, H1, B2 = 9, A8 = 56, E8 = 60, H8 = 63, NONE = 64 };
enum Plain { PLAIN_A1, PLAIN_H8 = 63 }; // no type of its own, nothing above 63
enum class Field : signed char { a1, e1 = 4, h1 = 7, e8 = 60, h8 = 63, nowhere = -1 };
#if defined(__SIZEOF_INT128__)
__extension__ typedef unsigned __int128 Wide;
__extension__ typedef __int128 SignedWide;
enum class WideField : Wide { f1 = 5, e2 = 12 };
#endif
enum File : int { FILE_A };
enum Rank : int { RANK_1 };
template <typename T> int distance(Square a, Square b);
template <> inline int distance<File>(Square a, Square b) { return (b & 7) - (a & 7); }
template <> inline int distance<Rank>(Square a, Square b) { return (b >> 3) - (a >> 3); }

#include <chess_distance_inline.h>

#include <chess_distance.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "check.h"

#if __cplusplus >= 201402L
#define CONSTANT(x) static_assert(x, #x)
#else
#define CONSTANT(x) CHECK(x, true, 0, 0)
#endif

constexpr std::uint64_t A_AND_H = UINT64_C(0x8001000000000000);

// What the namespace has not. Its functions below are constant only if the others are.
static void functions() {
  CONSTANT(chess_distance_king(E1, E8) == 7);
  CONSTANT(chess_distance_king(E1, NONE) == CHESS_DISTANCE_INVALID_SQUARE);
  CONSTANT(chess_distance_nearest(C1, 0, -9) == -9);
  CONSTANT(chess_distance_nearest_file(C1, 0, -9) == -9);
  CONSTANT(chess_distance_from_x88(8) == CHESS_DISTANCE_INVALID_SQUARE);
  CONSTANT(chess_distance_by_x88(CHESS_DISTANCE_WHITE_PAWN, 0x14, 0x74) == 5);
  CONSTANT(chess_distance_by_x88(8, 0, 0) == CHESS_DISTANCE_INVALID_PIECE);
  CONSTANT(chess_distance_direction(H8, 53) == -10);
}

static void own_types() {
  CONSTANT(chessdistance::king(E1, E8) == 7);
  CONSTANT(chessdistance::king(Field::e1, Field::e8) == 7);
  CONSTANT(chessdistance::king(PLAIN_A1, PLAIN_H8) == 7);
  CONSTANT(chessdistance::king(std::uint8_t{4}, std::uint8_t{60}) == 7);
  CONSTANT(chessdistance::king(E1, 60) == 7);
  CONSTANT(chessdistance::king(Field::e1, Field::nowhere) == CHESS_DISTANCE_INVALID_SQUARE);
  CONSTANT(chessdistance::king(E1, NONE) == CHESS_DISTANCE_INVALID_SQUARE);
  CONSTANT(chessdistance::king(UINT64_C(0x100000000), 0) == CHESS_DISTANCE_INVALID_SQUARE);
#if defined(__SIZEOF_INT128__)
  CONSTANT(chessdistance::king((static_cast<Wide>(1) << 64) | 5, 5) ==
           CHESS_DISTANCE_INVALID_SQUARE);
  CONSTANT(chessdistance::king(static_cast<SignedWide>(-5), 5) == CHESS_DISTANCE_INVALID_SQUARE);
  CONSTANT(chessdistance::king(static_cast<SignedWide>(12), static_cast<Wide>(5)) == 1);
  CONSTANT(chessdistance::king(WideField::f1, WideField::e2) == 1);
  CONSTANT(chessdistance::king(static_cast<WideField>((static_cast<Wide>(1) << 64) | 5), 5) ==
           CHESS_DISTANCE_INVALID_SQUARE);
#endif
  CONSTANT(chessdistance::manhattan(Field::a1, Field::h8) == 14);
  CONSTANT(chessdistance::knight(Field::a1, B2) == 4);
  CONSTANT(chessdistance::file(Field::a1, Field::h8) == 7);
  CONSTANT(chessdistance::rank(Field::e1, Field::e8) == 7);
  CONSTANT(chessdistance::center(Field::a1) == 3);
  CONSTANT(chessdistance::center_manhattan(Field::a1) == 6);
  CONSTANT(chessdistance::edge(27) == 3);
  CONSTANT(chessdistance::edge_file(B1) == 1);
  CONSTANT(chessdistance::edge_rank(Field::e8) == 0);
  CONSTANT(chessdistance::corner(Field::h1, true) == 7);
  CONSTANT(chessdistance::corner(Field::h1, false) == 0);
  CONSTANT(chessdistance::relation(A1, std::uint8_t{10}) == 4);
  CONSTANT(chessdistance::nearest(C1, A_AND_H, 8) == 6);
  CONSTANT(chessdistance::nearest_file(C1, A_AND_H, 8) == 2);
  CONSTANT(chessdistance::x88_diff(Field::a1, Field::h8) == 239);
  CONSTANT(chessdistance::to_x88(Field::h8) == 0x77);
  CONSTANT(chessdistance::from_x88(std::uint8_t{0x77}) == 63);
  CONSTANT(chessdistance::from_x88(std::uint8_t{0xf7}) == CHESS_DISTANCE_INVALID_SQUARE);
  CONSTANT(chessdistance::by_x88(CHESS_DISTANCE_KNIGHT, 0x00, std::uint8_t{0x11}) == 4);
  CONSTANT(chessdistance::offset(Field::a1, Field::h8) == 224);
  CONSTANT(chessdistance::direction(Field::a1, Field::h8) == 9);
  CONSTANT((std::is_same<decltype(chessdistance::king(Field::a1, Field::h8)), int>::value));
}

static void compare(int piece, int from, int to, const ChessDistanceBoard &board) {
  const Field a = static_cast<Field>(from), b = static_cast<Field>(to);
  const uint64_t set = board.avoid | 1u;
  uint8_t here[64] = {}, there[64] = {};
  uint64_t layers[64] = {}, others[64] = {};

  CHECK(chessdistance::distance(piece, a, b), chess_distance(piece, from, to), from, to);
  CHECK(chessdistance::path(piece, a, b, &board), chess_distance_path(piece, from, to, &board),
        from, to);
  CHECK(chessdistance::reaches(piece, a, b, 3, &board),
        chess_distance_reaches(piece, from, to, 3, &board), from, to);
  CHECK(chessdistance::moves(piece, set, &board), chess_distance_moves(piece, set, &board), from,
        to);
  CHECK(chessdistance::ring(piece, set, 2, &board), chess_distance_ring(piece, set, 2, &board),
        from, to);
  CHECK(chessdistance::attacks(piece, set, board.own),
        chess_distance_attacks(piece, set, board.own), from, to);
  CHECK(chessdistance::map(piece, a, &board, here), chess_distance_map(piece, from, &board, there),
        from, to);
  CHECK(std::memcmp(here, there, 64), 0, from, to);
  CHECK(chessdistance::map_to(piece, b, &board, here),
        chess_distance_map_to(piece, to, &board, there), from, to);
  CHECK(std::memcmp(here, there, 64), 0, from, to);
  CHECK(chessdistance::trajectories(piece, a, b, &board, layers),
        chess_distance_trajectories(piece, from, to, &board, others), from, to);
  CHECK(std::memcmp(layers, others, sizeof layers), 0, from, to);
  CHECK(chessdistance::trajectory_count(piece, a, b, &board),
        chess_distance_trajectory_count(piece, from, to, &board), from, to);
  CHECK(chessdistance::king_race(a, b, 1), chess_distance_king_race(from, to, 1), from, to);
  CHECK(chessdistance::mop_up(a, b), chess_distance_mop_up(from, to), from, to);
  CHECK(chessdistance::pawn_outruns_king(a, b, true, false),
        chess_distance_pawn_outruns_king(from, to, 1, 0), from, to);
}

#if __cplusplus >= 201402L
constexpr auto king = chessdistance::table<12, 10>(CHESS_DISTANCE_KING);
static_assert(king[0][119] == 11, "a 12x10 table is a constant");
static_assert(king[13][13] == 0 && king[13][0] == 1, "a 12x10 table is a constant");
constexpr auto knight = chessdistance::table<5, 5>(CHESS_DISTANCE_KNIGHT);
static_assert(knight[0][6] == 4 && knight[0][24] == 4, "any piece on a small board");
#endif

template <int Files, int Ranks> static void compare_tables() {
  static uint8_t filled[static_cast<unsigned>(Files * Ranks * Files * Ranks)];
  for (int piece = 0; piece < 512; piece += piece == 10 ? 247 : 1) {
    const auto table = chessdistance::table<Files, Ranks>(piece);
    CHECK(chess_distance_fill_table(piece, Files, Ranks, filled, sizeof filled), 0, Files, piece);
    CHECK(sizeof table, sizeof filled, Files, Ranks);
    CHECK(std::memcmp(&table, filled, sizeof filled), 0, Files * 100 + Ranks, piece);
    CHECK(table[0][Files * Ranks - 1], filled[Files * Ranks - 1], Files, Ranks);
  }
  for (int i = 0; i < BOUNDARY_VALUES; i++) {
    const int piece = boundary_values[i];
    if (piece >= 0 && piece != 256 && (piece <= 10 || (piece >= 256 && piece <= 511)))
      continue;
    const auto table = chessdistance::table<Files, Ranks>(piece);
    for (int sq = 0; sq < Files * Ranks; sq++)
      CHECK(table[sq][0], CHESS_DISTANCE_NONE, piece, sq);
  }
}

static void among_obstacles() {
  uint64_t state = 1;

  for (int i = 0; i < 2000; i++) {
    const ChessDistanceBoard board = {random_bits(&state) & random_bits(&state),
                                      random_bits(&state) & random_bits(&state),
                                      random_bits(&state) & random_bits(&state)};
    const int from = static_cast<int>(random_bits(&state) % 66) - 1;
    const int to = static_cast<int>(random_bits(&state) & 63);
    compare(i % 13 - 1, from, to, board);
  }
  CHECK(chessdistance::path(CHESS_DISTANCE_KING, Field::nowhere, Field::h8, nullptr),
        CHESS_DISTANCE_INVALID_SQUARE, 0, 0);
  CHECK(chessdistance::path(CHESS_DISTANCE_KING, Field::a1, Field::h8, nullptr), 7, 0, 0);
  compare_tables<1, 1>();
  compare_tables<2, 1>();
  compare_tables<1, 16>();
  compare_tables<3, 3>();
  compare_tables<4, 9>();
  compare_tables<8, 8>();
  compare_tables<12, 10>();
  compare_tables<16, 2>();
}

int main() {
  functions();
  own_types();
  among_obstacles();
  CHECK(std::min(chessdistance::king(E1, E8), 5), 5, 0, 0);
  CHECK(std::max(chessdistance::knight(Field::a1, Field::h8), chess_distance_king(E1, E8)), 7, 0,
        0);
  CHECK(distance<File>(A1, H8) + distance<Rank>(A1, H8), 14, 0, 0);
  CHECK(Distance(E1, E8), 7, 0, 0);
  for (int a = -1; a <= 65; a++)
    for (int b = -1; b <= 65; b++) {
      const auto x = static_cast<Field>(a), y = static_cast<Field>(b);
      CHECK(chessdistance::king(x, y), chess_distance_king(a, b), a, b);
      CHECK(chessdistance::relation(x, y), chess_distance_relation(a, b), a, b);
      CHECK(chessdistance::direction(x, y), chess_distance_direction(a, b), a, b);
    }
  return check_result();
}
