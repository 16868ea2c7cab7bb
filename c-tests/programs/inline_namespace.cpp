// The functions among obstacles in namespace chessdistance: those of the inline header, for an
// engine's own square type.
#include <chess_distance_inline.h>

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
    return check_result();
}
