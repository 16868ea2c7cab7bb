/* The functions of one and of two squares against the queue search and explicit walks. */
#include <chess_distance.h>

#include "check.h"
#include "oracle.h"

static int king[64][64], wazir[64][64], knight[64][64];

static int gap(int x, int y) {
    return x < y ? y - x : x - y;
}

static int least_over(int table[64][64], int sq, uint64_t set) {
    int least = 64;
    for (int s = 0; s < 64; s++)
        if (set >> s & 1 && table[sq][s] < least)
            least = table[sq][s];
    return least;
}

static void check_square(int sq) {
    const uint64_t center = UINT64_C(0x0000001818000000), edge = UINT64_C(0xff818181818181ff);
    const uint64_t dark = UINT64_C(1) << 63 | 1, light = UINT64_C(1) << 56 | UINT64_C(1) << 7;
    int file = sq % 8, rank = sq / 8;
    CHECK(chess_distance_center(sq), least_over(king, sq, center), sq, 0);
    CHECK(chess_distance_center_manhattan(sq), least_over(wazir, sq, center), sq, 0);
    CHECK(chess_distance_edge(sq), least_over(king, sq, edge), sq, 0);
    CHECK(chess_distance_edge_file(sq), file < 4 ? file : 7 - file, sq, 0);
    CHECK(chess_distance_edge_rank(sq), rank < 4 ? rank : 7 - rank, sq, 0);
    CHECK(chess_distance_corner(sq, 0), least_over(wazir, sq, light), sq, 0);
    CHECK(chess_distance_corner(sq, 1), least_over(wazir, sq, dark), sq, 0);
    CHECK(chess_distance_corner(sq, INT_MIN), least_over(wazir, sq, dark), sq, 0);
    CHECK(chess_distance_to_x88(sq), 16 * rank + file, sq, 0);
    CHECK(chess_distance_from_x88(16 * rank + file), sq, sq, 0);
}

/* The increment along the first direction or jump that leads from a to b. */
static int walked_direction(int a, int b) {
    for (int files = -2; files <= 2; files++)
        for (int ranks = -2; ranks <= 2; ranks++) {
            int reached[64] = {0}, length = gap(files, 0) + gap(ranks, 0);
            int jump = length == 3, line = gap(files, 0) < 2 && gap(ranks, 0) < 2 && length > 0;
            if (!jump && !line)
                continue;
            oracle_ride(a, files, ranks, jump ? 1 : 7, reached);
            if (reached[b])
                return 8 * ranks + files;
        }
    return 0;
}

static void check_pair(int a, int b) {
    int files = gap(a % 8, b % 8), ranks = gap(a / 8, b / 8);
    int more = files < ranks ? ranks : files, less = files + ranks - more;
    CHECK(chess_distance_king(a, b), king[a][b], a, b);
    CHECK(chess_distance_manhattan(a, b), wazir[a][b], a, b);
    CHECK(chess_distance_knight(a, b), knight[a][b], a, b);
    CHECK(chess_distance_file(a, b), files, a, b);
    CHECK(chess_distance_rank(a, b), ranks, a, b);
    CHECK(chess_distance_relation(a, b), more * (more + 1) / 2 + less, a, b);
    CHECK(chess_distance_x88_diff(a, b), 120 + 16 * (b / 8 - a / 8) + b % 8 - a % 8, a, b);
    CHECK(chess_distance_offset(a, b), 112 + 15 * (b / 8 - a / 8) + b % 8 - a % 8, a, b);
    CHECK(chess_distance_direction(a, b), walked_direction(a, b), a, b);
}

/* Every int that is the number of a square on a 0x88 board, and every piece. */
static void check_by_x88(void) {
    int distances[64];
    for (int piece = 0; piece < 8; piece++)
        for (int a = 0; a < 64; a++) {
            oracle_distances(piece, a, distances);
            for (int b = 0; b < 64; b++)
                CHECK(chess_distance_by_x88(piece, a + (a & 56), b + (b & 56)), distances[b], piece, 64 * a + b);
        }
    for (int a = -300; a < 300; a++) {
        int valid = a >= 0 && a < 128 && a % 16 < 8;
        CHECK(chess_distance_from_x88(a), valid ? a / 16 * 8 + a % 16 : CHESS_DISTANCE_INVALID_SQUARE, a, 0);
        for (int b = -300; b < 300; b++) {
            int both = valid && b >= 0 && b < 128 && b % 16 < 8;
            CHECK(chess_distance_by_x88(CHESS_DISTANCE_KING, a, b) >= 0, both, a, b);
            CHECK(chess_distance_by_x88(8, a, b), both ? CHESS_DISTANCE_INVALID_PIECE : CHESS_DISTANCE_INVALID_SQUARE,
                  a, b);
        }
    }
}

static void check_nearest(void) {
    uint64_t state = 4;
    for (int i = 0; i < 2000; i++) {
        uint64_t set = random_bits(&state) & random_bits(&state) & random_bits(&state);
        set &= i % 2 ? UINT64_MAX : random_bits(&state) & random_bits(&state) & random_bits(&state);
        for (int sq = 0; sq < 64; sq++) {
            int nearest = -99, moves = -99;
            for (int s = 0; s < 64; s++) {
                if (set >> s & 1 && (nearest < 0 || gap(sq % 8, s % 8) < nearest))
                    nearest = gap(sq % 8, s % 8);
                if (set >> s & 1 && (moves < 0 || king[sq][s] < moves))
                    moves = king[sq][s];
            }
            CHECK(chess_distance_nearest(sq, set, -99), moves, sq, set);
            CHECK(chess_distance_nearest_file(sq, set, -99), nearest, sq, set);
        }
    }
    CHECK(chess_distance_nearest(0, 0, INT_MIN), INT_MIN, 0, 0);
    CHECK(chess_distance_nearest(0, 0, INT_MAX), INT_MAX, 0, 0);
    CHECK(chess_distance_nearest_file(0, 0, INT_MIN), INT_MIN, 0, 0);
    CHECK(chess_distance_nearest_file(0, 0, INT_MAX), INT_MAX, 0, 0);
}

int main(void) {
    oracle_table(CHESS_DISTANCE_KING, king);
    oracle_table(CHESS_DISTANCE_WAZIR, wazir);
    oracle_table(CHESS_DISTANCE_KNIGHT, knight);
    for (int a = 0; a < 64; a++) {
        check_square(a);
        for (int b = 0; b < 64; b++)
            check_pair(a, b);
    }
    check_by_x88();
    check_nearest();
    return check_result();
}
