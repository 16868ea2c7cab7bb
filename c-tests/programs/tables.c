/* The tables by square and by difference, against the functions, which empty_board.c compares with their
 * definitions; and the right side of every row in docs/replace.md against the definition of the name on
 * its left. The test `documents`
 * searches this file for each right side. */
#include <chess_distance.h>

#include <stdlib.h>

#include "check.h"

static void distance_table(int piece, int table[64][64]) {
    for (int a = 0; a < 64; a++)
        for (int b = 0; b < 64; b++)
            table[a][b] = chess_distance(piece, a, b);
}

static int king[64][64], wazir[64][64], knight[64][64];

/* By 0x88 difference: the step toward a square, pieces that attack it, the step along a line. */
static int steps[240], attackers[240], lines[240];

static int x88(int files, int ranks) {
    return 120 + 16 * ranks + files;
}

static int offset(int files, int ranks) {
    return 112 + 15 * ranks + files;
}

static int smaller(int a, int b) {
    return a < b ? a : b;
}

/* As engines call it. */
static int Min(int a, int b) {
    return smaller(a, b);
}

static void two_squares(int a, int b) {
    const int files = abs(a % 8 - b % 8), ranks = abs(a / 8 - b / 8);
    const int from = a + (a & 56), to = b + (b & 56), difference = 120 + to - from;
    CHECK(chess_distance_king_table[a][b], king[a][b], a, b);
    CHECK(chess_distance_king(a, b), king[a][b], a, b);
    CHECK(chess_distance_manhattan_table[a][b], wazir[a][b], a, b);
    CHECK(chess_distance_manhattan(a, b), wazir[a][b], a, b);
    CHECK(chess_distance_knight_table[a][b], knight[a][b], a, b);
    CHECK(chess_distance_knight(a, b), knight[a][b], a, b);
    CHECK(chess_distance_file(a, b), files, a, b);
    CHECK(chess_distance_rank(a, b), ranks, a, b);
    CHECK(Min(chess_distance_king_table[a][b], 5), smaller(king[a][b], 5), a, b);
    CHECK(chess_distance_king_table[a][b] - 1, king[a][b] - 1, a, b);
    CHECK(14 - chess_distance_manhattan_table[a][b], 14 - (files + ranks), a, b);
    CHECK(Min(chess_distance_file(a, b), chess_distance_rank(a, b)), smaller(files, ranks), a, b);
    CHECK(140 - 20 * chess_distance_king_table[a][b], 140 - 20 * king[a][b], a, b);
    CHECK(chess_distance_king_x88[120 + to - from], king[a][b], a, b);
    CHECK(chess_distance_step_x88[120 + to - from], steps[difference], a, b);
    CHECK(chess_distance_line_x88[120 + to - from], lines[difference], a, b);
    CHECK(chess_distance_attacks_x88[120 + to - from] << 2, attackers[difference] << 2, a, b);
    CHECK(112 + chess_distance_offset_square[b] - chess_distance_offset_square[a],
          offset(b % 8 - a % 8, b / 8 - a / 8), a, b);
}

static int is_corner(int sq) {
    return sq == 0 || sq == 7 || sq == 56 || sq == 63;
}

static void one_square(int s) {
    const int f = s % 8, r = s / 8, files = smaller(f, 7 - f), ranks = smaller(r, 7 - r);
    CHECK(chess_distance_corners[s], is_corner(s), s, 0);
    CHECK(chess_distance_edge_file(s), files, s, 0);
    CHECK(chess_distance_edge_rank(s), ranks, s, 0);
    CHECK(chess_distance_edge_file(f), files, s, 0);
    CHECK(chess_distance_edge_rank(8 * r), ranks, s, 0);
    CHECK(7 - chess_distance_corner(s, 1), abs(7 - r - f), s, 0);
    CHECK(6 - chess_distance_edge_file(s) - chess_distance_edge_rank(s), 6 - files - ranks, s, 0);
    CHECK(chess_distance_center(s), 3 - smaller(files, ranks), s, 0);
    CHECK(chess_distance_center_manhattan(s), 6 - files - ranks, s, 0);
    for (int d = 0; d < 8; d++) {
        uint64_t ring = 0;
        for (int sq = 0; sq < 64; sq++)
            ring |= (uint64_t)(king[s][sq] == d) << sq;
        CHECK(chess_distance_king_ring_table[s][d], ring, s, d);
    }
}

/* The nearest pawn by files and by king moves, with the engines' values if there is none. */
static void nearest_pawn(int s, uint64_t pawns) {
    int files = 8, moves = 8, to_corner = 8;
    uint64_t nearest = 0;
    for (int sq = 0; sq < 64; sq++) {
        if ((pawns >> sq & 1)) {
            files = smaller(files, abs(s % 8 - sq % 8));
            moves = smaller(moves, king[s][sq]);
        }
        if (is_corner(sq))
            to_corner = smaller(to_corner, king[s][sq]);
    }
    const int d = moves % 8;
    for (int sq = 0; sq < 64; sq++)
        if ((pawns >> sq & 1) && king[s][sq] == moves)
            nearest |= (uint64_t)1 << sq;
    CHECK(pawns & chess_distance_king_ring_table[s][d], nearest, s, pawns);
    CHECK(chess_distance_nearest(s, 0x8100000000000081, 0), to_corner, s, 0);
    CHECK(chess_distance_nearest_file(s, pawns, 0), files % 8, s, pawns);
    CHECK(chess_distance_nearest(s, pawns, 0), moves % 8, s, pawns);
    CHECK(Min(chess_distance_nearest(s, pawns, 6), 6), smaller(moves, 6), s, pawns);
}

static void by_square(void) {
    uint64_t state = 15;
    for (int a = 0; a < 64; a++) {
        one_square(a);
        for (int b = 0; b < 64; b++)
            two_squares(a, b);
        nearest_pawn(a, 0);
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
            const int next = king[a][b] + 1;
            CHECK(chess_distance_knight_by_rank_file[index] + rule, knight[a][b], a, b);
            corrected += chess_distance_knight_by_rank_file[index] != knight[a][b];
            euclidean += next * next <= files * files + ranks * ranks;
        }
    CHECK(corrected, 8, 0, 0);
    CHECK(euclidean, 660, 0, 0);
}

/* Pawns in these tables have single steps only. */
static void single_steps(int forward, int table[64][64]) {
    for (int a = 0; a < 64; a++)
        for (int b = 0; b < 64; b++) {
            const int ranks = forward * (b / 8 - a / 8);
            table[a][b] = a % 8 == b % 8 && ranks >= 0 ? ranks : -1;
        }
}

/* A piece's tables have the least of all pairs with a difference, and 255 where there is no pair or
 * no way. */
static void by_difference(const uint8_t *by_x88, const uint8_t *by_offset, int table[64][64], int piece) {
    int least[240];
    for (int i = 0; i < 240; i++)
        least[i] = CHESS_DISTANCE_NONE;
    for (int a = 0; a < 64; a++)
        for (int b = 0; b < 64; b++) {
            const int i = x88(b % 8 - a % 8, b / 8 - a / 8);
            if (table[a][b] >= 0 && table[a][b] < least[i])
                least[i] = table[a][b];
        }
    for (int i = 0; i < 240; i++)
        CHECK(by_x88[i], least[i], i, piece);
    for (int ranks = -7; ranks <= 7; ranks++)
        for (int files = -7; files <= 7; files++)
            CHECK(by_offset[offset(files, ranks)], least[x88(files, ranks)], files, ranks);
}

#define OF_PIECE(name, code) \
    distance_table(code, table); \
    by_difference(chess_distance_##name##_x88, chess_distance_##name##_offset, table, code);

static void of_pieces(void) {
    static int table[64][64];
    OF_PIECE(king, CHESS_DISTANCE_KING)
    OF_PIECE(manhattan, CHESS_DISTANCE_WAZIR)
    OF_PIECE(knight, CHESS_DISTANCE_KNIGHT)
    OF_PIECE(bishop, CHESS_DISTANCE_BISHOP)
    OF_PIECE(rook, CHESS_DISTANCE_ROOK)
    OF_PIECE(queen, CHESS_DISTANCE_QUEEN)
    single_steps(1, table);
    by_difference(chess_distance_white_pawn_x88, chess_distance_white_pawn_offset, table, CHESS_DISTANCE_WHITE_PAWN);
    single_steps(-1, table);
    by_difference(chess_distance_black_pawn_x88, chess_distance_black_pawn_offset, table, CHESS_DISTANCE_BLACK_PAWN);
}

/* Attackers and increments along one direction or jump: what a square sees from another. */
static void along(int files, int ranks, int jumps) {
    const int is_diagonal = files != 0 && ranks != 0;
    for (int far = 1; far <= (jumps ? 1 : 7); far++) {
        const int i = x88(far * files, far * ranks);
        steps[i] = 16 * ranks + files;
        lines[i] = jumps ? 0 : steps[i];
        attackers[i] = jumps ? 4 : is_diagonal ? 8 : 16;
        if (!jumps && far == 1)
            attackers[i] |= 32 | (is_diagonal ? ranks > 0 ? 1 : 2 : 0);
    }
}

/* Also where no two squares have such a difference. */
static void attacks_and_steps(void) {
    for (int files = -2; files <= 2; files++)
        for (int ranks = -2; ranks <= 2; ranks++) {
            if (files * ranks == 2 || files * ranks == -2)
                along(files, ranks, 1);
            else if (files * files + ranks * ranks <= 2 && (files != 0 || ranks != 0))
                along(files, ranks, 0);
        }
    for (int i = 0; i < 240; i++) {
        CHECK(chess_distance_attacks_x88[i], attackers[i], i, 0);
        CHECK(chess_distance_step_x88[i], steps[i], i, 0);
        CHECK(chess_distance_line_x88[i], lines[i], i, 0);
    }
    for (int ranks = -7; ranks <= 7; ranks++)
        for (int files = -7; files <= 7; files++) {
            const int i = offset(files, ranks), j = x88(files, ranks);
            /* The same step, by 15 a rank: steps lead at most two files aside. */
            const int up = (steps[j] + 256 + 2) / 16 - 16;
            CHECK(chess_distance_attacks_offset[i], attackers[j], files, ranks);
            CHECK(chess_distance_step_offset[i], steps[j] - up, files, ranks);
            CHECK(chess_distance_line_offset[i], lines[j] == 0 ? 0 : lines[j] - up, files, ranks);
        }
}

int main(void) {
    distance_table(CHESS_DISTANCE_KING, king);
    distance_table(CHESS_DISTANCE_WAZIR, wazir);
    distance_table(CHESS_DISTANCE_KNIGHT, knight);
    attacks_and_steps();
    by_square();
    exceptions();
    of_pieces();
    return check_result();
}
