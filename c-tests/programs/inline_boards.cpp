// chessdistance::table of the inline header against chess_distance_fill_table, and in constant
// expressions.
#include <chess_distance_inline.h>

#include <chess_distance.h>

#include <cstring>

#include "check.h"

#if __cplusplus >= 201402L
constexpr auto king = chessdistance::table<12, 10>(CHESS_DISTANCE_KING);
static_assert(king[0][119] == 11, "a 12x10 table is a constant");
static_assert(king[13][13] == 0 && king[13][0] == 1, "a 12x10 table is a constant");
constexpr auto knight = chessdistance::table<5, 5>(CHESS_DISTANCE_KNIGHT);
static_assert(knight[0][6] == 4 && knight[0][24] == 4, "any piece on a small board");
#endif

template <int Files, int Ranks>
static void compare() {
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
    compare<1, 1>();
    compare<2, 1>();
    compare<1, 16>();
    compare<3, 3>();
    compare<4, 9>();
    compare<8, 8>();
    compare<12, 10>();
    compare<16, 2>();
    return check_result();
}
