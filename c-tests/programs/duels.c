/* Duels of two kings, with a goal and with an end for each pair of squares: every state against the
 * plain search of kings.h, and a study. */
#include <string.h>

#include "kings.h"
#include "mailbox.h"

typedef const uint64_t (*Ends)[64];

static uint8_t table[2][64][64];
static Pairs wins, holds, nowhere;

/* The table of a call and its result against the search. */
static void compare(int result, const ChessDistanceBoard *attacker, const ChessDistanceBoard *defender,
                    Pairs ends, Pairs no_ends) {
    static Values values;
    const ChessDistanceBoard boards[2] = {attacker ? *attacker : mailbox_empty, defender ? *defender : mailbox_empty};
    const uint64_t closed[2] = {boards[0].own | boards[0].avoid, boards[1].own | boards[1].avoid};
    int largest = 0;
    search_kings(closed, ends, no_ends, values);
    for (int to_move = 0; to_move < 2; to_move++)
        for (int a = 0; a < 64; a++)
            for (int d = 0; d < 64; d++) {
                const int value = values[to_move][a][d];
                CHECK(table[to_move][a][d], value == HELD ? CHESS_DISTANCE_NONE : value, a, d);
                if (value > largest)
                    largest = value;
            }
    CHECK(result, largest, 0, 0);
}

static void compare_pairs(const ChessDistanceBoard *attacker, const ChessDistanceBoard *defender, int with_holds) {
    const int result =
        chess_distance_duel_pairs(attacker, defender, (Ends)wins, with_holds ? (Ends)holds : NULL, table);
    compare(result, attacker, defender, wins, with_holds ? holds : nowhere);
}

/* A king in goal has arrived, whichever side is to move. */
static void compare_goal(const ChessDistanceBoard *attacker, const ChessDistanceBoard *defender, uint64_t goal) {
    for (int to_move = 0; to_move < 2; to_move++)
        for (int a = 0; a < 64; a++)
            wins[to_move][a] = in_set(goal, a) ? UINT64_MAX : 0;
    compare(chess_distance_duel(attacker, defender, goal, table), attacker, defender, wins, nowhere);
}

/* Ends on a share of the pairs that differs from round to round, down to none. */
static void every_state(void) {
    uint64_t state = 58;
    for (int round = 0; round < rounds(24); round++) {
        const ChessDistanceBoard boards[2] = {random_board(&state), random_board(&state)};
        const uint64_t goal = UINT64_C(1) << (random_bits(&state) & 63);
        for (int to_move = 0; to_move < 2; to_move++)
            for (int a = 0; a < 64; a++) {
                uint64_t rare = random_bits(&state);
                for (int i = 0; i < 2 + round % 4; i++)
                    rare &= random_bits(&state);
                wins[to_move][a] = round % 8 == 7 ? 0 : round % 3 == to_move ? 0 : rare;
                holds[to_move][a] = random_bits(&state) & random_bits(&state) & random_bits(&state);
            }
        compare_pairs(&boards[0], &boards[1], 1);
        compare_pairs(NULL, &boards[1], 1);
        compare_pairs(&boards[0], NULL, 0);
        compare_pairs(NULL, NULL, round % 2);
        compare_goal(&boards[0], &boards[1], goal | (random_bits(&state) & random_bits(&state)));
        compare_goal(&boards[0], NULL, goal);
        compare_goal(NULL, &boards[1], goal);
    }
    compare_goal(NULL, NULL, UINT64_C(1) << 63);
}

/* Lasker and Reichhelm, 1901: 8/k7/3p4/p2P1p2/P2P1P2/8/8/K7. */
static void study(void) {
    const uint64_t pawns = UINT64_C(1) << 24 | UINT64_C(1) << 27 | UINT64_C(1) << 29 | UINT64_C(1) << 35;
    const uint64_t blacks = UINT64_C(1) << 32 | UINT64_C(1) << 37 | UINT64_C(1) << 43;
    const ChessDistanceBoard attacker = {
        pawns, blacks, chess_distance_attacks(CHESS_DISTANCE_BLACK_PAWN, blacks, 0)};
    const ChessDistanceBoard defender = {
        blacks, pawns, chess_distance_attacks(CHESS_DISTANCE_WHITE_PAWN, pawns, 0)};
    enum { A1 = 0, B1 = 1, A2 = 8, B2 = 9, A7 = 48 };
    compare_goal(&attacker, &defender, UINT64_C(1) << 33 | UINT64_C(1) << 38);
    CHECK(table[0][A1][A7], 13, 0, 0);
    CHECK(table[1][B1][A7], 12, 0, 0);
    CHECK(table[1][A2][A7], CHESS_DISTANCE_NONE, 0, 0);
    CHECK(table[1][B2][A7], CHESS_DISTANCE_NONE, 0, 0);
    CHECK(table[1][A1][A7], CHESS_DISTANCE_NONE, 0, 0);
}

/* Where no king can move, only kings that have arrived have a value. */
static void without_a_move(void) {
    const ChessDistanceBoard walls = {~UINT64_C(0), 0, 0};
    enum { A1 = 0, F1 = 5, H8 = 63 };
    compare_goal(&walls, &walls, 1);
    CHECK(table[0][A1][H8] | table[1][A1][H8], 0, 0, 0);
    CHECK(table[0][F1][H8] & table[1][F1][H8], CHESS_DISTANCE_NONE, 0, 0);
}

/* The same sets may win and hold: a win comes first. */
static void wins_that_hold(void) {
    memset(wins, 255, sizeof wins);
    CHECK(chess_distance_duel_pairs(NULL, NULL, (Ends)wins, (Ends)wins, table), 0, 0, 0);
    CHECK(table[0][0][2] | table[1][63][0], 0, 0, 0);
    CHECK(table[0][0][0] == CHESS_DISTANCE_NONE && table[1][0][9] == CHESS_DISTANCE_NONE, 1, 0, 0);
}

int main(void) {
    every_state();
    study();
    without_a_move();
    wins_that_hold();
    return check_result();
}
