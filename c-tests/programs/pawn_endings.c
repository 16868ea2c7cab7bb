/* Pawn endings: every position against the plain search of pawn_game.h, studies with their keys,
 * both colors, and the duel that plays each of them. */
#include <chess_distance.h>

#include "check.h"
#include "pawn_game.h"

/* The share of all pairs of pawns that is compared; WHOLE is all of them. */
#ifdef WHOLE
enum { PAIRS_STEP = 1, RANDOM_ENDINGS = 300, MOST_STRUCTURES = 1000 };
#else
enum { PAIRS_STEP = 29, RANDOM_ENDINGS = 16, MOST_STRUCTURES = 100 };
#endif

static Game game;
static ChessDistancePawnEnding ending, turned;
static uint8_t moves[2][64][64];
static size_t size = (size_t)150000 * CHESS_DISTANCE_PAWN_STRUCTURE_BYTES;
static uint8_t *memory;

static uint64_t turn(uint64_t set) {
    uint64_t result = 0;
    for (int square = 0; square < 64; square++)
        result |= (set >> square & 1) << (square ^ 56);
    return result;
}

static int solve(uint64_t white, uint64_t black, int attacker_is_black, int bound) {
    return chess_distance_pawn_ending(white, black, attacker_is_black, bound, memory, size, &ending);
}

static void play_duel(void) {
    /* C before C23 wants the casts. */
    chess_distance_duel_pairs(&ending.attacker, &ending.defender, (const uint64_t(*)[64])ending.wins,
                              (const uint64_t(*)[64])ending.holds, moves);
}

/* All fields of an ending that is solved against those that the plain search gives, and its duel. */
static void compare(uint64_t white, uint64_t black, int attacker_is_black, int bound) {
    const uint64_t attackers = attacker_is_black ? black : white, defenders = attacker_is_black ? white : black;
    Ending *expected = find_pawns(&game, attackers, defenders);
    solve_ending(&game, expected);
    CHECK(solve(white, black, attacker_is_black, bound) > 0, 1, white, black);
    play_duel();
    for (int to_move = 0; to_move < 2; to_move++)
        for (int a = 0; a < 64; a++) {
            CHECK(ending.won[to_move][a], expected->won[to_move][a], to_move, a);
            CHECK(ending.wins[to_move][a], expected->wins[to_move][a], to_move, a);
            CHECK(ending.holds[to_move][a], expected->holds[to_move][a], to_move, a);
            for (int d = 0; d < 64; d++)
                if (is_position(&game, expected, to_move, a, d))
                    CHECK(moves[to_move][a][d] != CHESS_DISTANCE_NONE, in_pairs(expected->won, to_move, a, d), a, d);
        }
    for (int square = 0; square < 64; square++) {
        const int guarded = pawn_guards(&game, expected, DEFENDER, square);
        CHECK(ending.attacker.own >> square & 1, expected->men[square] != EMPTY, square, 0);
        CHECK(ending.attacker.avoid >> square & 1, guarded, square, 0);
        CHECK(ending.defender.avoid >> square & 1, pawn_guards(&game, expected, ATTACKER, square), square, 0);
    }
    CHECK(ending.defender.own == ending.attacker.own && (ending.attacker.enemy | ending.defender.enemy) == 0, 1, 0, 0);
}

/* A lower bound within the upper one, and the same for the other color on a turned board. */
static void compare_bounds_and_colors(uint64_t white, uint64_t black) {
    const int structures = solve(white, black, 0, INT_MIN);
    turned = ending;
    CHECK(solve(turn(black), turn(white), 1, 1), structures, white, black);
    for (int to_move = 0; to_move < 2; to_move++)
        for (int a = 0; a < 64; a++) {
            CHECK(turn(ending.won[to_move][a ^ 56]), turned.won[to_move][a], to_move, a);
            CHECK(turn(ending.wins[to_move][a ^ 56]), turned.wins[to_move][a], to_move, a);
            CHECK(turn(ending.holds[to_move][a ^ 56]), turned.holds[to_move][a], to_move, a);
        }
    CHECK(turn(ending.attacker.avoid), turned.attacker.avoid, white, black);
    CHECK(turn(ending.defender.avoid), turned.defender.avoid, white, black);
    CHECK(turn(ending.defender.own), turned.defender.own, white, black);
    CHECK(solve(white, black, 0, 0) > 0, 1, white, black);
    for (int to_move = 0; to_move < 2; to_move++)
        for (int a = 0; a < 64; a++)
            CHECK(ending.won[to_move][a] & ~turned.won[to_move][a], 0, to_move, a);
}

static void one_pawn_a_side(void) {
    for (int variant = 0; variant < 4; variant++) {
        const int attacker_is_black = variant & 1, bound = variant >> 1;
        start_game(&game, !attacker_is_black, bound);
        for (int pair = variant; pair < 49 * 49; pair += PAIRS_STEP) {
            /* Squares 8 to 55, and none. */
            const int one = 8 + pair / 49, two = 8 + pair % 49;
            const uint64_t white = one < 56 ? UINT64_C(1) << one : 0, black = two < 56 ? UINT64_C(1) << two : 0;
            if (pair / PAIRS_STEP % ROUNDS_DIVISOR == 0 && (white == 0 || white != black))
                compare(white, black, attacker_is_black, bound);
        }
        free_game(&game);
    }
}

/* The pieces of a board in Forsyth's notation: the pawns and the kings of White and Black. */
static void read_board(const char *text, uint64_t pawns[2], int kings[2]) {
    int square = 56;
    pawns[0] = pawns[1] = 0;
    for (; *text != 0; text++) {
        if (*text >= '1' && *text <= '8') {
            square += *text - '0';
        } else if (*text == '/') {
            square -= 16;
        } else {
            if (*text == 'P' || *text == 'p')
                pawns[*text == 'p'] |= UINT64_C(1) << square;
            else
                kings[*text == 'k'] = square;
            square++;
        }
    }
}

/* Pawns that are rare in random endings: two that guard each other's promotion, double steps past one
 * pawn and past two. */
static void rare_endings(void) {
    static const char *const boards[] = {"8/3PP3/8/8/8/8/3pp3/8", "8/8/8/8/5p1p/8/6P1/8", "8/8/8/8/7p/7p/6PP/8",
                                         "8/6pp/7P/5P1P/8/8/8/8"};
    for (size_t i = 0; i < sizeof boards / sizeof boards[0]; i++) {
        uint64_t pawns[2];
        int kings[2];
        read_board(boards[i], pawns, kings);
        for (int bound = 0; bound < 2 && (int)i % ROUNDS_DIVISOR == 0; bound++) {
            start_game(&game, 1, bound);
            compare(pawns[0], pawns[1], 0, bound);
            free_game(&game);
        }
    }
}

/* Up to five pawns, of which some block each other, so that there are not too many structures. */
static void random_endings(void) {
    uint64_t state = 58;
    for (int round = 0; round < rounds(RANDOM_ENDINGS); round++) {
        uint64_t white = 0, black = 0;
        const int attacker_is_black = round & 1, bound = round >> 1 & 1;
        const int pawns = 2 + (int)(random_bits(&state) % 4);
        do {
            white = black = 0;
            for (int i = 0; i < pawns; i++) {
                const uint64_t bits = random_bits(&state), pawn = UINT64_C(1) << (8 + bits % 48);
                if ((pawn & (white | black)) != 0)
                    continue;
                if (bits >> 32 & 1)
                    white |= pawn;
                else
                    black |= pawn;
            }
        } while (solve(white, black, attacker_is_black, bound) > MOST_STRUCTURES);
        start_game(&game, !attacker_is_black, bound);
        compare(white, black, attacker_is_black, bound);
        compare_bounds_and_colors(white, black);
        free_game(&game);
    }
}

/* Studies; the key is the only move of the king that wins, or holds. */
static const struct {
    const char *board;
    int key, fewest;
} studies[] = {
    {"8/k7/3p4/p2P1p2/P2P1P2/8/8/K7", 1, 13},
    {"6k1/3p4/3p4/3P4/4P1p1/6P1/8/K7", 1, 10},
    {"7k/2p5/2p5/2P4p/3P1p1p/5P1P/8/K7", 1, 10},
    {"7k/1p6/1P2p3/1P2P3/4P1p1/6P1/8/K7", 8, 12},
    {"8/4k3/2p5/2Pp4/3P2p1/3P1pP1/5P2/K7", 8, 12},
    {"8/8/1k3p2/2p2P2/2P2P2/2P5/2K5/8", 11, 12},
    {"8/2k5/4p3/1p2P3/1P2P3/4P3/8/1K6", 2, 16},
    {"8/5k2/p7/P3p1p1/3p2P1/3P1PP1/7K/8", 6, 11},
    {"8/2p1k3/5p1p/2p2P2/2P2PP1/8/8/2K5", 3, 10},
    {"8/k7/1p1p1p2/p2P1P2/P2P4/3P4/P7/K7", 1, 12},
    {"5k2/6p1/2p5/2P5/6P1/5K2/8/8", 28, 6},
    {"7k/p7/P2p4/P2Pp3/4P3/4P1p1/6P1/K7", 1, 11},
    {"8/8/2p5/2P1k3/2P2p2/2P2P2/5P2/4K3", 3, 13},
    {"k7/6p1/1p6/1P6/6P1/8/K7/8", 17, 11},
    {"8/8/k7/p7/8/P7/1P6/2K5", 41, -1},
    {"8/7p/2k1p2P/3pP2P/3P4/1p1P4/1P5K/8", 49, -1},
    {"8/3k2p1/1p6/1P1K4/6P1/8/8/8", 36, 8},
};

static void check_study(int number) {
    const int holds = studies[number].fewest < 0;   /* Black is to move, and White attacks in all */
    uint64_t pawns[2];
    int kings[2];
    read_board(studies[number].board, pawns, kings);
    for (int bound = 0; bound < 2; bound++) {
        CHECK(solve(pawns[0], pawns[1], 0, bound) > 0, 1, number, bound);
        play_duel();
        if (bound == 0 && !holds)
            CHECK(moves[0][kings[0]][kings[1]], studies[number].fewest, number, bound);
        if (bound == 0 && !holds)
            CHECK(ending.wins[0][kings[0]] >> kings[1] & 1, 0, number, bound);
        for (int to = 0; to < 64; to++) {
            const int mover = kings[holds], a = holds ? kings[0] : to, d = holds ? to : kings[1];
            const ChessDistanceBoard *board = holds ? &ending.defender : &ending.attacker;
            if (steps_between(mover, to) != 1 || steps_between(a, d) < 2 || ((board->own | board->avoid) >> to & 1))
                continue;
            /* By the upper bound other moves may win too. */
            if (bound == 0 || to == studies[number].key)
                CHECK((ending.won[!holds][a] >> d & 1) == (uint64_t)!holds, to == studies[number].key, number, to);
        }
    }
}

/* Mutual zugzwangs of Lasker and Reichhelm's study: pairs of the attacker's and the defender's
 * king. */
static void check_zugzwangs(void) {
    static const char pairs[][5] = {"b1a7", "b1c7", "c1b7", "d1c7", "b2a8", "b2c8", "c2b8", "d2c8",
                                    "b3a7", "b3c7", "c3b7", "d3c7", "c4b6", "g5e4"};
    uint64_t pawns[2];
    int kings[2];
    read_board(studies[0].board, pawns, kings);
    CHECK(solve(pawns[0], pawns[1], 0, 0) > 0, 1, 0, 0);
    for (size_t i = 0; i < sizeof pairs / sizeof pairs[0]; i++) {
        const char *p = pairs[i];
        const int a = p[0] - 'a' + 8 * (p[1] - '1'), d = p[2] - 'a' + 8 * (p[3] - '1');
        CHECK((ending.won[1][a] & ~ending.won[0][a] & ~ending.defender.avoid) >> d & 1, 1, a, d);
    }
    /* d2 against a8 stands in the published list, but White wins. */
    CHECK(ending.won[0][11] >> 56 & 1, 1, 11, 56);
}

/* Where the game is not chess, as the header says. */
static void check_limits(void) {
    uint64_t pawns[2];
    int kings[2];
    for (int bound = 0; bound < 2; bound++) {
        read_board("8/6KP/8/8/8/p7/1k6/8", pawns, kings);
        CHECK(solve(pawns[0], pawns[1], 0, bound) > 0, 1, bound, 0);
        CHECK(ending.won[0][kings[0]] >> kings[1] & 1, 1, bound, 0);
        read_board("8/8/7p/5P1k/5P2/6PK/1p6/8", pawns, kings);
        CHECK(solve(pawns[0], pawns[1], 0, bound) > 0, 1, bound, 0);
        CHECK(ending.won[1][kings[0]] >> kings[1] & 1, 0, bound, 0);
    }
}

int main(void) {
    memory = (uint8_t *)malloc(size);
    if (memory == NULL)
        return 1;
    one_pawn_a_side();
    rare_endings();
    random_endings();
    for (int number = 0; number < (int)(sizeof studies / sizeof studies[0]); number++)
        if (number % ROUNDS_DIVISOR == 0)
            check_study(number);
    check_zugzwangs();
    check_limits();
    free(memory);
    return check_result();
}
