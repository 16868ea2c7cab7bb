/* The wiki's names against its routines written anew: all pairs of squares, and for the names
 * that take any int all pairs of boundary values. */
#include <chess_distance.h>
#include <chess_distance_wiki.h>

#include "check.h"
#include "routines.h"

/* Tables as an engine fills them at its start. */
static unsigned char king[64][64], manhattan[64][64], knight[64][64];
static unsigned char king_x88[240], manhattan_x88[240], knight_x88[240], king_15x15[225];

static int index_15x15(int a, int b) {
    return 112 + 15 * (b / 8 - a / 8) + (b % 8 - a % 8);
}

static void fill_tables(void) {
    for (int i = 0; i < 240; i++)
        king_x88[i] = manhattan_x88[i] = knight_x88[i] = 255;
    for (int a = 0; a < 64; a++) {
        uint64_t front = UINT64_C(1) << a, seen = 0;
        for (int moves = 0; front != 0; moves++) {
            for (int b = 0; b < 64; b++)
                if (front >> b & 1)
                    knight[a][b] = (unsigned char)moves;
            seen |= front;
            front = routine_knight_attacks(front) & ~seen;
        }
        for (int b = 0; b < 64; b++) {
            unsigned diff = routine_x88_diff(a, b);
            king[a][b] = king_x88[diff] = (unsigned char)routine_king(a, b);
            manhattan[a][b] = manhattan_x88[diff] = (unsigned char)routine_manhattan(a, b);
            king_15x15[index_15x15(a, b)] = king[a][b];
            /* The least of all pairs with this difference: other pairs start in a corner. */
            if (knight[a][b] < knight_x88[diff])
                knight_x88[diff] = knight[a][b];
        }
    }
}

static int routine_knight_x88(int a, int b) {
    unsigned diff = routine_x88_diff(a, b);
    int diagonal = diff == 103 || diff == 105 || diff == 135 || diff == 137;
    return knight_x88[diff] + (diagonal && (is_corner(a) || is_corner(b)) ? 2 : 0);
}

static void check_pair(int a, int b) {
    CHECK(distance(a, b), routine_king(a, b), a, b);
    CHECK(manhattanDistance(a, b), routine_manhattan(a, b), a, b);
    CHECK(knightDistance(a, b), routine_knight_if(a, b), a, b);
    CHECK(knightDistance(a, b), routine_knight_branchless(a, b), a, b);
    CHECK(knightDistance(a, b), routine_knight_x88(a, b), a, b);
    CHECK(knightDistance(a, b), routine_knight_fill(UINT64_C(1) << a, UINT64_C(1) << b), a, b);
    CHECK(calcKnightDistance(UINT64_C(1) << a, UINT64_C(1) << b), knight[a][b], a, b);
    CHECK(arrDistance[a][b], king[a][b], a, b);
    CHECK(arrManhattanDistance[a][b], manhattan[a][b], a, b);
    CHECK(arrKnightDistance[a][b], knight[a][b], a, b);
    CHECK(arrDistanceBy0x88Diff[x88diff(a, b)], king[a][b], a, b);
    CHECK(arrManhattanDistanceBy0x88Diff[x88diff(a, b)], manhattan[a][b], a, b);
    CHECK(arrDistance15x15[index_15x15(a, b)], king[a][b], a, b);
    CHECK(chess_distance_king(a, b), king[a][b], a, b);
    CHECK(chess_distance_manhattan(a, b), manhattan[a][b], a, b);
    CHECK(chess_distance_knight(a, b), knight[a][b], a, b);
    CHECK(chess_distance_x88_diff(a, b), routine_x88_diff(a, b), a, b);
    CHECK(chess_distance_offset(a, b), index_15x15(a, b), a, b);
}

static void check_any_ints(int a, int b) {
    CHECK(distance(a, b), routine_king(a, b), a, b);
    CHECK(manhattanDistance(a, b), routine_manhattan(a, b), a, b);
    CHECK(x88diff(a, b), routine_x88_diff(a, b), a, b);
    CHECK(absRankFileDiff(a, b), routine_rank_file(a, b), a, b);
}

/* Names with look-ups report squares off the board. */
static void check_off_board(int a, int b) {
    if (!on_board(a)) {
        CHECK(manhattanCenterDistance(a), CHESS_DISTANCE_INVALID_SQUARE, a, 0);
        CHECK(centerDistance(a), CHESS_DISTANCE_INVALID_SQUARE, a, 0);
    }
    if (!on_board(a) || !on_board(b))
        CHECK(knightDistance(a, b), CHESS_DISTANCE_INVALID_SQUARE, a, b);
}

static void check_square(int sq) {
    CHECK(centerDistance(sq), routine_center(sq), sq, 0);
    CHECK(manhattanCenterDistance(sq), routine_center_manhattan(sq), sq, 0);
    CHECK(arrCenterDistance[sq], routine_center(sq), sq, 0);
    CHECK(arrCenterManhattanDistance[sq], routine_center_manhattan(sq), sq, 0);
    CHECK(chess_distance_center(sq), routine_center(sq), sq, 0);
    CHECK(chess_distance_center_manhattan(sq), routine_center_manhattan(sq), sq, 0);
}

static void check_difference_tables(void) {
    for (int i = 0; i < 240; i++) {
        CHECK(arrDistanceBy0x88Diff[i], king_x88[i], i, 0);
        CHECK(arrManhattanDistanceBy0x88Diff[i], manhattan_x88[i], i, 0);
        CHECK(arrKnightDistanceBy0x88Diff[i], knight_x88[i], i, 0);
    }
    for (int i = 0; i < 225; i++)
        CHECK(arrDistance15x15[i], king_15x15[i], i, 0);
}

static void check_sets(void) {
    uint64_t state = 1;
    for (int i = 0; i < 20000; i++) {
        uint64_t a = random_bits(&state), b = random_bits(&state);
        CHECK(getKnightAttacks(a), routine_knight_attacks(a), a, 0);
        a &= random_bits(&state) & random_bits(&state) & random_bits(&state);
        b &= random_bits(&state) & random_bits(&state) & random_bits(&state);
        int expected = a == 0 || b == 0 ? CHESS_DISTANCE_EMPTY_SET : routine_knight_fill(a, b);
        CHECK(calcKnightDistance(a, b), expected, a, b);
    }
    CHECK(calcKnightDistance(0, 1), CHESS_DISTANCE_EMPTY_SET, 0, 1);
    CHECK(calcKnightDistance(1, 0), CHESS_DISTANCE_EMPTY_SET, 1, 0);
    CHECK(calcKnightDistance(0, 0), CHESS_DISTANCE_EMPTY_SET, 0, 0);
    CHECK(getKnightAttacks(0), 0, 0, 0);
    CHECK(getKnightAttacks(UINT64_MAX), UINT64_MAX, 0, 0);
}

int main(void) {
    fill_tables();
    for (int a = 0; a < 64; a++) {
        check_square(a);
        for (int b = 0; b < 64; b++)
            check_pair(a, b), check_any_ints(a, b);
    }
    for (int i = 0; i < BOUNDARY_VALUES; i++)
        for (int j = 0; j < BOUNDARY_VALUES; j++) {
            check_any_ints(boundary_values[i], boundary_values[j]);
            check_off_board(boundary_values[i], boundary_values[j]);
        }
    check_difference_tables();
    check_sets();
    return check_result();
}
