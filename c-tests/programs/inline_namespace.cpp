// The functions among obstacles in namespace chessdistance: those of the inline header, for an
// engine's own square type. Its table against chess_distance_fill_table, and in constant expressions.
#include <chess_distance_inline.h>

#include <chess_distance.h>

#include <cstring>

#include "check.h"

enum class Field : signed char { a1, h8 = 63, nowhere = -1 };

static void compare(int piece, int from, int to, const ChessDistanceBoard &board) {
    const Field a = static_cast<Field>(from), b = static_cast<Field>(to);
    const uint64_t set = board.avoid | 1u;
    uint8_t here[64] = {}, there[64] = {};
    uint64_t layers[64] = {}, others[64] = {};

    CHECK(chessdistance::distance(piece, a, b), chess_distance(piece, from, to), from, to);
    CHECK(chessdistance::path(piece, a, b, &board), chess_distance_path(piece, from, to, &board), from, to);
    CHECK(chessdistance::reaches(piece, a, b, 3, &board), chess_distance_reaches(piece, from, to, 3, &board),
          from, to);
    CHECK(chessdistance::moves(piece, set, &board), chess_distance_moves(piece, set, &board), from, to);
    CHECK(chessdistance::ring(piece, set, 2, &board), chess_distance_ring(piece, set, 2, &board), from, to);
    CHECK(chessdistance::attacks(piece, set, board.own), chess_distance_attacks(piece, set, board.own), from, to);
    CHECK(chessdistance::map(piece, a, &board, here), chess_distance_map(piece, from, &board, there), from, to);
    CHECK(std::memcmp(here, there, 64), 0, from, to);
    CHECK(chessdistance::map_to(piece, b, &board, here), chess_distance_map_to(piece, to, &board, there), from, to);
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

template <int Files, int Ranks>
static void compare_tables() {
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

int main() {
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
    return check_result();
}
