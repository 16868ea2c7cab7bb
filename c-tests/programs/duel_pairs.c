/* Duels with an end for each pair of squares: every state against a plain search, the plain duel as
 * a special case, and every bad argument. */
#include <string.h>

#include "mailbox.h"

typedef const uint64_t (*Pairs)[64];

enum { HELD = -1 };
static int values[2][64][64];
static uint8_t table[2][64][64], other[2][64][64];
static uint64_t wins[2][64], holds[2][64];

static int are_apart(int a, int d) {
    return a != d && !in_set(mailbox_moves(CHESS_DISTANCE_KING, a, &mailbox_empty), d);
}

/* The value of a state by the header's list, from the values of the states one move away. */
static int value_of(int to_move, int a, int d, const ChessDistanceBoard *board, Pairs ends, Pairs no_ends) {
    const uint64_t moves = mailbox_moves(CHESS_DISTANCE_KING, to_move == 0 ? a : d, board);
    int least = HELD, greatest = HELD, all = 1;
    if (!are_apart(a, d))
        return HELD;
    if (in_set(ends[to_move][a], d))
        return 0;
    if (no_ends != NULL && in_set(no_ends[to_move][a], d))
        return HELD;
    for (int to = 0; to < 64; to++) {
        const int a2 = to_move == 0 ? to : a, d2 = to_move == 0 ? d : to;
        int value;
        if (!in_set(moves, to) || !are_apart(a2, d2))
            continue;
        value = values[1 - to_move][a2][d2];
        all &= value != HELD;
        if (value != HELD && (least == HELD || value < least))
            least = value;
        if (value > greatest)
            greatest = value;
    }
    if (to_move == 0)
        return least == HELD ? HELD : least + 1;
    return all ? greatest : HELD;
}

/* Again and again for all states until nothing changes. Round by round, values only appear, and
 * they are the least first, because all of a round are found from those before. */
static void plain_search(const ChessDistanceBoard *attacker, const ChessDistanceBoard *defender, Pairs ends, Pairs no_ends) {
    int changed = 1;
    for (int a = 0; a < 64; a++)
        for (int d = 0; d < 64; d++)
            values[0][a][d] = values[1][a][d] = HELD;
    while (changed) {
        changed = 0;
        for (int to_move = 0; to_move < 2; to_move++)
            for (int a = 0; a < 64; a++)
                for (int d = 0; d < 64; d++) {
                    const int value = value_of(to_move, a, d, to_move == 0 ? attacker : defender, ends, no_ends);
                    changed |= value != values[to_move][a][d];
                    values[to_move][a][d] = value;
                }
    }
}

static void compare(const ChessDistanceBoard *attacker, const ChessDistanceBoard *defender, Pairs no_ends) {
    int largest = 0;
    const int result = chess_distance_duel_pairs(attacker, defender, (Pairs)wins, no_ends, table);
    plain_search(attacker ? attacker : &mailbox_empty, defender ? defender : &mailbox_empty, (Pairs)wins, no_ends);
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

/* Ends on a share of the pairs that differs from round to round, down to none. */
static void every_state(void) {
    uint64_t state = 58;
    for (int round = 0; round < rounds(16); round++) {
        const ChessDistanceBoard boards[2] = {random_board(&state), random_board(&state)};
        for (int to_move = 0; to_move < 2; to_move++)
            for (int a = 0; a < 64; a++) {
                uint64_t rare = random_bits(&state);
                for (int i = 0; i < 2 + round % 4; i++)
                    rare &= random_bits(&state);
                wins[to_move][a] = round % 8 == 7 ? 0 : round % 3 == to_move ? 0 : rare;
                holds[to_move][a] = random_bits(&state) & random_bits(&state) & random_bits(&state);
            }
        compare(&boards[0], &boards[1], (Pairs)holds);
        compare(NULL, &boards[1], (Pairs)holds);
        compare(&boards[0], NULL, NULL);
        compare(NULL, NULL, round % 2 ? NULL : (Pairs)holds);
    }
}

/* All ones for the squares of a goal: the plain duel. */
static void a_goal(void) {
    uint64_t state = 7;
    for (int round = 0; round < rounds(50); round++) {
        const ChessDistanceBoard boards[2] = {random_board(&state), random_board(&state)};
        const uint64_t goal = UINT64_C(1) << (random_bits(&state) & 63) | (random_bits(&state) & random_bits(&state));
        int result;
        for (int to_move = 0; to_move < 2; to_move++)
            for (int a = 0; a < 64; a++)
                wins[to_move][a] = in_set(goal, a) ? UINT64_MAX : 0;
        memset(other, 77, sizeof other);
        result = chess_distance_duel(&boards[0], &boards[1], goal, table);
        CHECK(chess_distance_duel_pairs(&boards[0], &boards[1], (Pairs)wins, NULL, other), result, round, 0);
        CHECK(memcmp(table, other, sizeof table), 0, round, 0);
    }
}

static void bad_arguments(void) {
    static union {
        ChessDistanceBoard boards[2];
        uint64_t sets[2][64];
        uint8_t out[2][64][64];
    } shared;
    static uint64_t words[128 + 1024 + 128];
    uint8_t(*const out)[64][64] = (uint8_t(*)[64][64])(void *)(words + 128);
    memset(wins, 255, sizeof wins);
    memset(holds, 0, sizeof holds);
    memset(table, 77, sizeof table);
    CHECK(chess_distance_duel_pairs(NULL, NULL, NULL, (Pairs)holds, table), CHESS_DISTANCE_NULL_POINTER, 0, 0);
    CHECK(chess_distance_duel_pairs(NULL, NULL, (Pairs)wins, NULL, NULL), CHESS_DISTANCE_NULL_POINTER, 0, 0);
    CHECK(chess_distance_duel_pairs(NULL, NULL, NULL, NULL, NULL), CHESS_DISTANCE_NULL_POINTER, 0, 0);
    for (int place = 0; place < 4; place++) {
        const ChessDistanceBoard *one = place == 0 ? &shared.boards[1] : NULL;
        const ChessDistanceBoard *two = place == 1 ? &shared.boards[0] : NULL;
        Pairs ends = place == 2 ? (Pairs)shared.sets : (Pairs)wins, no_ends = place == 3 ? (Pairs)shared.sets : NULL;
        memset(&shared, 5, sizeof shared);
        CHECK(chess_distance_duel_pairs(one, two, ends, no_ends, shared.out), CHESS_DISTANCE_OVERLAP, place, 0);
        CHECK(chess_distance_duel_pairs(one, two, NULL, no_ends, shared.out), CHESS_DISTANCE_NULL_POINTER, place, 0);
        CHECK(shared.out[0][0][0] == 5 && shared.out[1][63][63] == 5, 1, place, 0);
    }
    CHECK(table[0][0][0] == 77 && table[1][63][63] == 77, 1, 0, 0);
    /* Sets directly before the table and directly behind it, and one byte nearer. */
    for (int by = -1; by <= 1; by++) {
        uint8_t(*const moved)[64][64] = (uint8_t(*)[64][64])(void *)((uint8_t *)out + by);
        memset(words, 0, sizeof words);
        CHECK(chess_distance_duel_pairs(NULL, NULL, (Pairs)(const void *)words, (Pairs)(const void *)(words + 128 + 1024), moved),
              by == 0 ? 0 : CHESS_DISTANCE_OVERLAP, by, 0);
        CHECK(chess_distance_duel_pairs(NULL, NULL, (Pairs)(const void *)(words + 128 + 1024), NULL, moved),
              by <= 0 ? 0 : CHESS_DISTANCE_OVERLAP, by, 0);
    }
    /* The same sets may win and hold: a win comes first. */
    memset(wins, 255, sizeof wins);
    CHECK(chess_distance_duel_pairs(NULL, NULL, (Pairs)wins, (Pairs)wins, table), 0, 0, 0);
    CHECK(table[0][0][2] | table[1][63][0], 0, 0, 0);
    CHECK(table[0][0][0] == CHESS_DISTANCE_NONE && table[1][0][9] == CHESS_DISTANCE_NONE, 1, 0, 0);
}

int main(void) {
    every_state();
    a_goal();
    bad_arguments();
    return check_result();
}
