/* The tables by square, of both headers, against the queue search and the known figures. */
#include <chess_distance.h>
#include <chess_distance_wiki.h>

#include "check.h"
#include "oracle.h"

static int king[64][64], wazir[64][64], knight[64][64];

/* The number of pairs of squares at each distance, from an independent program. */
static const int king_pairs[16] = {64, 420, 672, 780, 768, 660, 480, 252};
static const int wazir_pairs[16] = {64, 224, 388, 496, 552, 560, 524, 448, 336, 224, 140, 80, 40, 16, 4};
static const int knight_pairs[16] = {64, 336, 1080, 1536, 900, 176, 4};

static void check_figures(const uint8_t table[64][64], const int pairs[16], int sum) {
    int counts[16] = {0}, total = 0;
    for (int a = 0; a < 64; a++)
        for (int b = 0; b < 64; b++) {
            counts[table[a][b] & 15]++;
            total += table[a][b];
        }
    for (int moves = 0; moves < 16; moves++)
        CHECK(counts[moves], pairs[moves], moves, 0);
    CHECK(total, sum, 0, 0);
}

static void check_pairs(void) {
    for (int a = 0; a < 64; a++)
        for (int b = 0; b < 64; b++) {
            CHECK(chess_distance_king_table[a][b], king[a][b], a, b);
            CHECK(chess_distance_manhattan_table[a][b], wazir[a][b], a, b);
            CHECK(chess_distance_knight_table[a][b], knight[a][b], a, b);
            CHECK(arrDistance[a][b], king[a][b], a, b);
            CHECK(arrManhattanDistance[a][b], wazir[a][b], a, b);
            CHECK(arrKnightDistance[a][b], knight[a][b], a, b);
        }
    check_figures(chess_distance_king_table, king_pairs, 15120);
    check_figures(chess_distance_manhattan_table, wazir_pairs, 21504);
    check_figures(chess_distance_knight_table, knight_pairs, 11608);
}

static void check_rings(void) {
    for (int a = 0; a < 64; a++)
        for (int d = 0; d < 8; d++) {
            uint64_t ring = 0;
            for (int b = 0; b < 64; b++)
                if (king[a][b] == d)
                    ring |= UINT64_C(1) << b;
            CHECK(chess_distance_king_ring_table[a][d], ring, a, d);
        }
}

static void check_rank_file(void) {
    int corrected = 0;
    for (int a = 0; a < 64; a++) {
        CHECK(chess_distance_corners[a], a == 0 || a == 7 || a == 56 || a == 63, a, 0);
        for (int b = 0; b < 64; b++) {
            int files = a % 8 - b % 8, ranks = a / 8 - b / 8;
            int index = 8 * (ranks < 0 ? -ranks : ranks) + (files < 0 ? -files : files);
            int rule = index == 9 ? 2 * (chess_distance_corners[a] ^ chess_distance_corners[b]) : 0;
            CHECK(chess_distance_knight_by_rank_file[index] + rule, knight[a][b], a, b);
            corrected += chess_distance_knight_by_rank_file[index] != knight[a][b];
        }
    }
    CHECK(corrected, 8, 0, 0);
}

static int least_of_center(int table[64][64], int sq) {
    static const int center[4] = {27, 28, 35, 36};
    int least = 64;
    for (int i = 0; i < 4; i++)
        if (table[sq][center[i]] < least)
            least = table[sq][center[i]];
    return least;
}

static void check_centers(void) {
    int sum = 0, manhattan_sum = 0;
    for (int sq = 0; sq < 64; sq++) {
        CHECK(arrCenterDistance[sq], least_of_center(king, sq), sq, 0);
        CHECK(arrCenterManhattanDistance[sq], least_of_center(wazir, sq), sq, 0);
        sum += arrCenterDistance[sq];
        manhattan_sum += arrCenterManhattanDistance[sq];
    }
    CHECK(sum, 136, 0, 0);
    CHECK(manhattan_sum, 192, 0, 0);
}

static void check_alignment(void) {
    CHECK((uintptr_t)chess_distance_king_table % 64, 0, 0, 0);
    CHECK((uintptr_t)chess_distance_manhattan_table % 64, 0, 0, 0);
    CHECK((uintptr_t)chess_distance_knight_table % 64, 0, 0, 0);
    CHECK((uintptr_t)arrDistance % 64, 0, 0, 0);
    CHECK((uintptr_t)arrManhattanDistance % 64, 0, 0, 0);
    CHECK((uintptr_t)arrKnightDistance % 64, 0, 0, 0);
}

int main(void) {
    oracle_table(CHESS_DISTANCE_KING, king);
    oracle_table(CHESS_DISTANCE_WAZIR, wazir);
    oracle_table(CHESS_DISTANCE_KNIGHT, knight);
    check_pairs();
    check_rings();
    check_rank_file();
    check_centers();
    check_alignment();
    return check_result();
}
