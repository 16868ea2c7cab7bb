/* The right side of every row in docs/replace.md against the definition of the name on the left, over
 * the whole domain. The test `documents` searches this file for each right side. */
#include <chess_distance.h>
#include <chess_distance_wiki.h>
#include <stdlib.h>

#include "mailbox.h"

enum { WHITE_PAWN = 4, BLACK_PAWN = 8, KNIGHT = 16, BISHOP = 32, ROOK = 64, KING = 128, JUMP = 119 };

static int larger(int a, int b) {
    return a > b ? a : b;
}

static int smaller(int a, int b) {
    return a < b ? a : b;
}

static int Min(int a, int b) {
    return smaller(a, b);
}

static void two_squares(int a, int b) {
    const int files = abs(a % 8 - b % 8), ranks = abs(a / 8 - b / 8);
    CHECK(chess_distance_king_table[a][b], larger(files, ranks), a, b);
    CHECK(chess_distance_king(a, b), larger(files, ranks), a, b);
    CHECK(chess_distance_manhattan(a, b), files + ranks, a, b);
    CHECK(chess_distance_file(a, b), files, a, b);
    CHECK(chess_distance_rank(a, b), ranks, a, b);
    CHECK(Min(chess_distance_king_table[a][b], 5), smaller(larger(files, ranks), 5), a, b);
    CHECK(chess_distance_king_table[a][b] - 1, larger(files, ranks) - 1, a, b);
    CHECK(14 - chess_distance_manhattan_table[a][b], 14 - (files + ranks), a, b);
    CHECK(Min(chess_distance_file(a, b), chess_distance_rank(a, b)), smaller(files, ranks), a, b);
    CHECK(140 - 20 * chess_distance_king_table[a][b], 140 - 20 * larger(files, ranks), a, b);
}

/* The pairs whose Euclidean distance, rounded down, is not the king's: see docs/replace.md. */
static int euclidean_pairs(void) {
    int a, b, pairs = 0;
    for (a = 0; a < 64; ++a)
        for (b = 0; b < 64; ++b) {
            const int files = abs(a % 8 - b % 8), ranks = abs(a / 8 - b / 8);
            int floor = 0;
            while ((floor + 1) * (floor + 1) <= files * files + ranks * ranks)
                ++floor;
            pairs += floor != chess_distance_king_table[a][b];
        }
    return pairs;
}

/* The value of an engine that computes without a table, on the board and off it. */
static int computed(int a, int b) {
    const int ranks = abs((a >> 3) - (b >> 3)), files = abs((a & 7) - (b & 7));
    return larger(files, ranks);
}

static void ring(int s, int d) {
    uint64_t squares = 0;
    int b;
    for (b = 0; b < 64; b++)
        if (larger(abs(s % 8 - b % 8), abs(s / 8 - b / 8)) == d)
            squares |= UINT64_C(1) << b;
    CHECK(chess_distance_king_ring_table[s][d], squares, s, d);
}

static void one_square(int s) {
    const int f = s % 8, r = s / 8, files = smaller(f, 7 - f), ranks = smaller(r, 7 - r);
    CHECK(chess_distance_edge_file(s), files, s, 0);
    CHECK(chess_distance_edge_rank(s), ranks, s, 0);
    CHECK(chess_distance_edge_file(f), files, s, 0);
    CHECK(chess_distance_edge_rank(8 * r), ranks, s, 0);
    CHECK(7 - chess_distance_corner(s, 1), abs(7 - r - f), s, 0);
    CHECK(6 - chess_distance_edge_file(s) - chess_distance_edge_rank(s), 6 - files - ranks, s, 0);
    CHECK(chess_distance_center(s), 3 - smaller(files, ranks), s, 0);
    CHECK(chess_distance_center_manhattan(s), 6 - files - ranks, s, 0);
}

/* The nearest pawn by files and by king moves, with the engines' values if there is none. */
static void nearest_pawn(int s, uint64_t pawns) {
    int b, files = 8, moves = 8;
    for (b = 0; b < 64; b++)
        if (pawns >> b & 1) {
            files = smaller(files, abs(s % 8 - b % 8));
            moves = smaller(moves, larger(abs(s % 8 - b % 8), abs(s / 8 - b / 8)));
        }
    CHECK(chess_distance_nearest_file(s, pawns, 0), files % 8, s, pawns);
    CHECK(chess_distance_nearest(s, pawns, 0), moves % 8, s, pawns);
    CHECK(Min(chess_distance_nearest(s, pawns, 6), 6), smaller(moves, 6), s, pawns);
}

/* Fruit's tables, filled as the comments in the engines say: lines, jumps, pieces. */
static void differences(void) {
    static int all[240], lines[240], mask[240];
    int files, ranks, from, to, i;
    for (ranks = -7; ranks <= 7; ranks++)
        for (files = -7; files <= 7; files++) {
            const int far = larger(abs(files), abs(ranks)), delta = 16 * ranks + files;
            int *pieces = &mask[JUMP + delta];
            if (far == 0)
                continue;
            if (files == 0 || ranks == 0 || abs(files) == abs(ranks)) {
                all[JUMP + delta] = lines[JUMP + delta] = delta / far;
                *pieces |= files == 0 || ranks == 0 ? ROOK : BISHOP;
            } else if (abs(files * ranks) == 2) {
                all[JUMP + delta] = delta;
                *pieces |= KNIGHT;
            }
            if (far == 1)
                *pieces |= KING;
            if (far == 1 && abs(files) == 1 && ranks != 0)
                *pieces |= ranks > 0 ? WHITE_PAWN : BLACK_PAWN;
        }
    for (from = 0; from < 128; from++)
        for (to = 0; to < 128; to++) {
            if ((from | to) & 0x88)
                continue;
            i = JUMP + to - from;
            CHECK(chess_distance_king_x88[120 + to - from],
                  larger(abs((from & 7) - (to & 7)), abs((from >> 4) - (to >> 4))), from, to);
            CHECK(chess_distance_step_x88[120 + to - from], all[i], from, to);
            CHECK(chess_distance_attacks_x88[120 + to - from] << 2, mask[i], from, to);
            CHECK(chess_distance_line_x88[120 + to - from], lines[i], from, to);
        }
}

int main(void) {
    uint64_t state = 15;
    int a, b;
    static int knight[64][64];
    distance_table(CHESS_DISTANCE_KNIGHT, knight);
    CHECK(euclidean_pairs(), 660, 0, 0);
    for (a = 0; a < 64; a++) {
        for (b = 0; b < 64; b++) {
            two_squares(a, b);
            CHECK(chess_distance_knight(a, b), knight[a][b], a, b);
        }
        one_square(a);
        for (b = 0; b < 8; b++)
            ring(a, b);
        nearest_pawn(a, 0);
        for (b = 0; b < 100; b++)
            nearest_pawn(a, random_bits(&state) & random_bits(&state) & random_bits(&state));
    }
    for (a = -300; a < 300; a++)
        for (b = -300; b < 300; b++)
            CHECK(distance(a, b), computed(a, b), a, b);
    differences();
    return check_result();
}
