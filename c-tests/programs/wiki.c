/* The wiki's names against the routines of its pages, newly written with the same methods: all pairs
 * of squares, and for the names that take any int boundary values, numbers around the board and random
 * ones. -DWHOLE takes all 2^32 pairs of ints of 16 bits, too. */
#include <chess_distance_wiki.h>

#include "check.h"

#ifndef RANDOM_PAIRS
#define RANDOM_PAIRS 20000
#endif

/* Arithmetic shift to the right by 3: the rank, of any int. */
static int floor_rank(int sq) {
    return sq >= 0 ? sq / 8 : -(int)((-(int64_t)sq + 7) / 8);
}

static int absolute(int n) {
    return n < 0 ? -n : n;
}

static int file_gap(int a, int b) {
    return absolute((int)((unsigned)a & 7u) - (int)((unsigned)b & 7u));
}

static int rank_gap(int a, int b) {
    return absolute(floor_rank(a) - floor_rank(b));
}

/* Distance: the larger of the two gaps. Manhattan-Distance: their sum. */
static int routine_king(int a, int b) {
    int files = file_gap(a, b), ranks = rank_gap(a, b);
    return files > ranks ? files : ranks;
}

static int routine_manhattan(int a, int b) {
    return file_gap(a, b) + rank_gap(a, b);
}

/* 0x88 difference from ordinary squares. Setting the three low bits before adding doubles the
 * weight of the rank. */
static unsigned routine_x88_diff(int a, int b) {
    uint32_t from = (uint32_t)a, to = (uint32_t)b;
    return to + (to | 7u) + 120u - from - (from | 7u);
}

static uint32_t absolute_bits(uint32_t n) {
    return n > (uint32_t)INT_MAX ? 0u - n : n;
}

/* 8 * rank gap + file gap. With the low bits set, the difference is that of the ranks. */
static int routine_rank_file(int a, int b) {
    uint32_t x = (uint32_t)a, y = (uint32_t)b;
    return int_of(absolute_bits((x | 7u) - (y | 7u)) + absolute_bits((x & 7u) - (y & 7u)));
}

/* One knight move of a whole set: shifts by one and two files, then by two and one ranks. */
static uint64_t routine_knight_attacks(uint64_t set) {
    const uint64_t not_a = UINT64_C(0x0101010101010101) * 0xfe, not_ab = UINT64_C(0x0101010101010101) * 0xfc;
    const uint64_t not_h = UINT64_C(0x0101010101010101) * 0x7f, not_gh = UINT64_C(0x0101010101010101) * 0x3f;
    uint64_t one = ((set << 1) & not_a) | ((set >> 1) & not_h);
    uint64_t two = ((set << 2) & not_ab) | ((set >> 2) & not_gh);
    return one << 16 | one >> 16 | two << 8 | two >> 8;
}

/* Knight fill: steps until the sets meet. Neither set may be empty. */
static int routine_knight_fill(uint64_t from, uint64_t to) {
    int moves = 0;
    for (; (from & to) == 0; moves++)
        from = routine_knight_attacks(from);
    return moves;
}

/* Knight distance by 8 * rank gap + file gap, typed by hand as an engine would have it. */
static const signed char rank_file_distance[64] = {
    0, 3, 2, 3, 2, 3, 4, 5,  3, 2, 1, 2, 3, 4, 3, 4,  2, 1, 4, 3, 2, 3, 4, 5,  3, 2, 3, 2, 3, 4, 3, 4,
    2, 3, 2, 3, 4, 3, 4, 5,  3, 4, 3, 4, 3, 4, 5, 4,  4, 3, 4, 3, 4, 5, 4, 5,  5, 4, 5, 4, 5, 4, 5, 6
};

static int is_corner(int sq) {
    return sq == 0 || sq == 7 || sq == 56 || sq == 63;
}

/* Knight distance for squares. */
static int routine_knight_if(int a, int b) {
    int index = routine_rank_file(a, b);
    int moves = rank_file_distance[index];
    if (index == 9 && is_corner(a) != is_corner(b))
        moves += 2;
    return moves;
}

/* Center distances. A coordinate below 4 is complemented, so that its two low bits count the steps
 * to the middle; the mask removes the bit above them. */
static int routine_center_manhattan(int sq) {
    int file = sq % 8, rank = sq / 8;
    file = file < 4 ? 7 - file : file;
    rank = rank < 4 ? 7 - rank : rank;
    return (file + rank) & 7;
}

static int routine_center(int sq) {
    int file = sq % 8, rank = sq / 8;
    file = (file < 4 ? 7 - file : file) & 3;
    rank = (rank < 4 ? 7 - rank : rank) & 3;
    return file > rank ? file : rank;
}

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

static void check_pair(int a, int b) {
    CHECK(distance(a, b), routine_king(a, b), a, b);
    CHECK(manhattanDistance(a, b), routine_manhattan(a, b), a, b);
    CHECK(knightDistance(a, b), routine_knight_if(a, b), a, b);
    CHECK(knightDistance(a, b), routine_knight_fill(UINT64_C(1) << a, UINT64_C(1) << b), a, b);
    CHECK(calcKnightDistance(UINT64_C(1) << a, UINT64_C(1) << b), knight[a][b], a, b);
    CHECK(arrDistance[a][b], king[a][b], a, b);
    CHECK(arrManhattanDistance[a][b], manhattan[a][b], a, b);
    CHECK(arrKnightDistance[a][b], knight[a][b], a, b);
    CHECK(arrDistanceBy0x88Diff[x88diff(a, b)], king[a][b], a, b);
    CHECK(arrManhattanDistanceBy0x88Diff[x88diff(a, b)], manhattan[a][b], a, b);
    CHECK(arrDistance15x15[index_15x15(a, b)], king[a][b], a, b);
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

static void check_many_ints(void) {
#ifdef WHOLE
    const int least = INT16_MIN, most = INT16_MAX;
#else
    const int least = -130, most = 130;
#endif
    uint64_t state = 2;
    for (int a = least; a <= most; a++)
        for (int b = least; b <= most; b++)
            check_any_ints(a, b), check_off_board(a, b);
    for (int i = 0; i < RANDOM_PAIRS; i++) {
        const int a = random_int(&state);
        check_any_ints(a, random_int(&state));
    }
}

static void check_alignment(void) {
    CHECK((uintptr_t)arrDistance % 64, 0, 0, 0);
    CHECK((uintptr_t)arrManhattanDistance % 64, 0, 0, 0);
    CHECK((uintptr_t)arrKnightDistance % 64, 0, 0, 0);
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
    check_many_ints();
    check_alignment();
    return check_result();
}
