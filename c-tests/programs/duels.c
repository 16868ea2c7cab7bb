/* Duels of two kings: every state against a plain search, and a study. */
#include <string.h>

#include "mailbox.h"

enum { HELD = -1 };
static int values[2][64][64];
static uint8_t table[2][64][64];

/* The squares that a king denies to the other king. */
static uint64_t zone(int king) {
    return mailbox_moves(CHESS_DISTANCE_KING, king, &mailbox_empty) | UINT64_C(1) << king;
}

static uint64_t king_moves(int king, int other, const ChessDistanceBoard *board) {
    return mailbox_moves(CHESS_DISTANCE_KING, king, board) & ~zone(other);
}

/* Each round decides the states that follow from the rounds before. */
static void plain_search(const ChessDistanceBoard *attacker, const ChessDistanceBoard *defender,
                         uint64_t goal) {
    int changed = 1;
    for (int a = 0; a < 64; a++)
        for (int d = 0; d < 64; d++)
            values[0][a][d] = values[1][a][d] = in_set(goal & ~zone(d), a) ? 0 : HELD;
    for (int round = 1; changed; round++) {
        changed = 0;
        for (int a = 0; a < 64; a++)
            for (int d = 0; d < 64; d++) {
                const uint64_t moves = king_moves(a, d, attacker);
                if (values[0][a][d] != HELD || in_set(zone(d), a))
                    continue;
                for (int to = 0; to < 64; to++)
                    if (in_set(moves, to) && values[1][to][d] == round - 1)
                        values[0][a][d] = round, changed = 1;
            }
        for (int a = 0; a < 64; a++)
            for (int d = 0; d < 64; d++) {
                const uint64_t moves = king_moves(d, a, defender);
                int lost = moves != 0;
                if (values[1][a][d] != HELD || in_set(zone(d), a))
                    continue;
                for (int to = 0; to < 64; to++)
                    lost &= !in_set(moves, to) || values[0][a][to] != HELD;
                if (lost)
                    values[1][a][d] = round, changed = 1;
            }
    }
}

static void compare(const ChessDistanceBoard *attacker, const ChessDistanceBoard *defender, uint64_t goal) {
    int largest = 0;
    const int result = chess_distance_duel(attacker, defender, goal, table);
    plain_search(attacker ? attacker : &mailbox_empty, defender ? defender : &mailbox_empty, goal);
    for (int to_move = 0; to_move < 2; to_move++)
        for (int a = 0; a < 64; a++)
            for (int d = 0; d < 64; d++) {
                const int value = values[to_move][a][d];
                CHECK(table[to_move][a][d], value == HELD ? CHESS_DISTANCE_NONE : value, a, d);
                if (value > largest)
                    largest = value;
            }
    CHECK(result, largest, goal, 0);
}

static void every_state(void) {
    uint64_t state = 35;
    compare(NULL, NULL, UINT64_C(1) << 63);
    for (int round = 0; round < rounds(12); round++) {
        const ChessDistanceBoard boards[2] = {random_board(&state), random_board(&state)};
        const uint64_t goal = UINT64_C(1) << (random_bits(&state) & 63);
        compare(&boards[0], &boards[1], goal | (random_bits(&state) & random_bits(&state)));
        compare(&boards[0], NULL, goal);
        compare(NULL, &boards[1], goal);
    }
}

/* Lasker and Reichhelm, 1901: 8/k7/3p4/p2P1p2/P2P1P2/8/8/K7. */
static void study(void) {
    const uint64_t pawns = UINT64_C(1) << 24 | UINT64_C(1) << 27 | UINT64_C(1) << 29 | UINT64_C(1) << 35;
    const uint64_t blacks = UINT64_C(1) << 32 | UINT64_C(1) << 37 | UINT64_C(1) << 43;
    const ChessDistanceBoard attacker = {
        pawns, blacks, chess_distance_attacks(CHESS_DISTANCE_BLACK_PAWN, blacks, 0)};
    const ChessDistanceBoard defender = {
        blacks, pawns, chess_distance_attacks(CHESS_DISTANCE_WHITE_PAWN, pawns, 0)};
    const uint64_t goal = UINT64_C(1) << 33 | UINT64_C(1) << 38;
    enum { A1 = 0, B1 = 1, A2 = 8, B2 = 9, A7 = 48 };
    compare(&attacker, &defender, goal);
    CHECK(table[0][A1][A7], 13, 0, 0);
    CHECK(table[1][B1][A7], 12, 0, 0);
    CHECK(table[1][A2][A7], CHESS_DISTANCE_NONE, 0, 0);
    CHECK(table[1][B2][A7], CHESS_DISTANCE_NONE, 0, 0);
    CHECK(table[1][A1][A7], CHESS_DISTANCE_NONE, 0, 0);
}

/* A king in goal has arrived, whichever side is to move, even if that side has no move. */
static void without_a_move(void) {
    const ChessDistanceBoard walls = {~UINT64_C(0), 0, 0};
    enum { A1 = 0, F1 = 5, H8 = 63 };
    compare(&walls, &walls, 1);
    CHECK(table[0][A1][H8] | table[1][A1][H8], 0, 0, 0);
    CHECK(table[0][F1][H8] & table[1][F1][H8], CHESS_DISTANCE_NONE, 0, 0);
}

int main(void) {
    every_state();
    study();
    without_a_move();
    return check_result();
}
