/* The tables by square and by difference, against the search over explicit moves. */
#include <chess_distance.h>

#include "mailbox.h"

static int king[64][64], wazir[64][64], knight[64][64];

static int x88(int files, int ranks) {
    return 120 + 16 * ranks + files;
}

static int offset(int files, int ranks) {
    return 112 + 15 * ranks + files;
}

static void by_square(void) {
    int corrected = 0;
    for (int a = 0; a < 64; a++) {
        CHECK(chess_distance_corners[a], a == 0 || a == 7 || a == 56 || a == 63, a, 0);
        for (int b = 0; b < 64; b++) {
            const int files = a % 8 - b % 8, ranks = a / 8 - b / 8;
            const int index = 8 * (ranks < 0 ? -ranks : ranks) + (files < 0 ? -files : files);
            const int rule = index == 9 ? 2 * (chess_distance_corners[a] ^ chess_distance_corners[b]) : 0;
            CHECK(chess_distance_king_table[a][b], king[a][b], a, b);
            CHECK(chess_distance_manhattan_table[a][b], wazir[a][b], a, b);
            CHECK(chess_distance_knight_table[a][b], knight[a][b], a, b);
            CHECK(in_set(chess_distance_king_ring_table[a][king[a][b]], b), 1, a, b);
            for (int d = 0; d < 8; d++)
                CHECK(in_set(chess_distance_king_ring_table[a][d], b), king[a][b] == d, a, b);
            CHECK(chess_distance_knight_by_rank_file[index] + rule, knight[a][b], a, b);
            corrected += chess_distance_knight_by_rank_file[index] != knight[a][b];
            CHECK(112 + chess_distance_offset_square[b] - chess_distance_offset_square[a], offset(-files, -ranks), a, b);
        }
    }
    CHECK(corrected, 8, 0, 0);
    CHECK((uintptr_t)chess_distance_king_table % 64, 0, 0, 0);
    CHECK((uintptr_t)chess_distance_manhattan_table % 64, 0, 0, 0);
    CHECK((uintptr_t)chess_distance_knight_table % 64, 0, 0, 0);
}

/* Pawns in these tables have single steps only. */
static void single_steps(int forward, int table[64][64]) {
    for (int a = 0; a < 64; a++)
        for (int b = 0; b < 64; b++) {
            const int steps = forward * (b / 8 - a / 8);
            table[a][b] = a % 8 == b % 8 && steps >= 0 ? steps : -1;
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
static void along(int files, int ranks, int jumps, int steps_x88[240], int attackers[240], int lines[240]) {
    const int is_diagonal = files != 0 && ranks != 0;
    for (int steps = 1; steps <= (jumps ? 1 : 7); steps++) {
        const int i = x88(steps * files, steps * ranks);
        steps_x88[i] = 16 * ranks + files;
        lines[i] = jumps ? 0 : steps_x88[i];
        attackers[i] = jumps ? 4 : is_diagonal ? 8 : 16;
        if (!jumps && steps == 1)
            attackers[i] |= 32 | (is_diagonal ? ranks > 0 ? 1 : 2 : 0);
    }
}

static void attacks_and_steps(void) {
    int steps_x88[240] = {0}, attackers[240] = {0}, lines[240] = {0};
    for (int files = -2; files <= 2; files++)
        for (int ranks = -2; ranks <= 2; ranks++) {
            if (files * ranks == 2 || files * ranks == -2)
                along(files, ranks, 1, steps_x88, attackers, lines);
            else if (files * files + ranks * ranks <= 2 && (files != 0 || ranks != 0))
                along(files, ranks, 0, steps_x88, attackers, lines);
        }
    for (int i = 0; i < 240; i++) {
        CHECK(chess_distance_attacks_x88[i], attackers[i], i, 0);
        CHECK(chess_distance_step_x88[i], steps_x88[i], i, 0);
        CHECK(chess_distance_line_x88[i], lines[i], i, 0);
    }
    for (int ranks = -7; ranks <= 7; ranks++)
        for (int files = -7; files <= 7; files++) {
            const int i = offset(files, ranks), j = x88(files, ranks);
            /* The same step, by 15 a rank: steps lead at most two files aside. */
            const int up = (steps_x88[j] + 256 + 2) / 16 - 16;
            CHECK(chess_distance_attacks_offset[i], attackers[j], files, ranks);
            CHECK(chess_distance_step_offset[i], steps_x88[j] - up, files, ranks);
            CHECK(chess_distance_line_offset[i], lines[j] == 0 ? 0 : lines[j] - up, files, ranks);
        }
}

int main(void) {
    distance_table(CHESS_DISTANCE_KING, king);
    distance_table(CHESS_DISTANCE_WAZIR, wazir);
    distance_table(CHESS_DISTANCE_KNIGHT, knight);
    by_square();
    of_pieces();
    attacks_and_steps();
    return check_result();
}
