/* Pawn endings: how much is won of all those with at most one pawn a side and of random ones, studies
 * with their keys, where the game is not chess, and bad arguments. The tests of src/sides/pawn_ending play each ending as a duel, and
 * tools/proof/pawn_endings.py compares positions with the legal moves of python-chess. */
#include <stdlib.h>
#include <string.h>

#include <chess_distance.h>

#include "check.h"

static ChessDistancePawnEnding ending;
static uint8_t moves[2][64][64];
static size_t size = (size_t)150000 * CHESS_DISTANCE_PAWN_STRUCTURE_BYTES;
static uint8_t *memory;

static int solve(uint64_t white, uint64_t black, int attacker_is_black, int bound) {
    return chess_distance_pawn_ending(white, black, attacker_is_black, bound, memory, size, &ending);
}

/* The structures, and the positions of the sets won, wins and holds. */
enum { STRUCTURES, WON, WINS, HOLDS, SUMS };

static uint64_t positions_in(const uint64_t pairs[2][64]) {
    uint64_t count = 0;
    for (int i = 0; i < 2 * 64; i++)
        for (uint64_t rest = pairs[i / 64][i % 64]; rest != 0; rest &= rest - 1)
            count++;
    return count;
}

/* The pawns of an ending, and what is found in it. The sums are those of a plain search over whole
 * positions. */
static void add_ending(uint64_t sums[SUMS], uint64_t white, uint64_t black, int attacker_is_black, int bound) {
    sums[STRUCTURES] += (uint64_t)solve(white, black, attacker_is_black, bound);
    /* C before C23 wants the casts. */
    sums[WON] += positions_in((const uint64_t(*)[64])ending.won);
    sums[WINS] += positions_in((const uint64_t(*)[64])ending.wins);
    sums[HOLDS] += positions_in((const uint64_t(*)[64])ending.holds);
}

static void one_pawn_a_side(int attacker_is_black, int bound) {
    static const uint64_t expected[2][SUMS] = {{34699, 4806478, 2872556, 5417394}, {34699, 7102772, 4028192, 4235628}};
    uint64_t sums[SUMS] = {0};
    for (int pair = 0; pair < 49 * 49; pair++) {
        /* Squares 8 to 55, and none. */
        const int one = 8 + pair / 49, two = 8 + pair % 49;
        const uint64_t white = one < 56 ? UINT64_C(1) << one : 0, black = two < 56 ? UINT64_C(1) << two : 0;
        if (white == 0 || white != black)
            add_ending(sums, white, black, attacker_is_black, bound);
    }
    for (int sum = 0; sum < SUMS; sum++)
        CHECK(sums[sum], expected[bound][sum], sum, 2 * attacker_is_black + bound);
}

/* Up to five pawns, of which some block each other, so that there are not too many structures. */
static void random_endings(void) {
    static const uint64_t expected[SUMS] = {44171, 806433, 438729, 555043};
    uint64_t sums[SUMS] = {0}, state = 58;
    for (int round = 0; round < 300; round++) {
        const int pawns = 2 + (int)(random_bits(&state) % 4);
        uint64_t colors[2];
        do {
            colors[0] = colors[1] = 0;
            for (int i = 0; i < pawns; i++) {
                const uint64_t bits = random_bits(&state), pawn = UINT64_C(1) << (8 + bits % 48);
                if ((pawn & (colors[0] | colors[1])) == 0)
                    colors[bits >> 32 & 1] |= pawn;
            }
        } while (solve(colors[1], colors[0], round & 1, round >> 1 & 1) > 1000);
        add_ending(sums, colors[1], colors[0], round & 1, round >> 1 & 1);
    }
    for (int sum = 0; sum < SUMS; sum++)
        CHECK(sums[sum], expected[sum], sum, 0);
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
        chess_distance_duel_pairs(&ending.attacker, &ending.defender, (const uint64_t(*)[64])ending.wins,
                                  (const uint64_t(*)[64])ending.holds, moves);
        if (bound == 0 && !holds)
            CHECK(moves[0][kings[0]][kings[1]], studies[number].fewest, number, bound);
        if (bound == 0 && !holds)
            CHECK(ending.wins[0][kings[0]] >> kings[1] & 1, 0, number, bound);
        for (int to = 0; to < 64; to++) {
            const int mover = kings[holds], a = holds ? kings[0] : to, d = holds ? to : kings[1];
            const ChessDistanceBoard *board = holds ? &ending.defender : &ending.attacker;
            if (chess_distance_king(mover, to) != 1 || chess_distance_king(a, d) < 2 || ((board->own | board->avoid) >> to & 1))
                continue;
            /* By the upper bound other moves may win too. */
            if (bound == 0 || to == studies[number].key)
                CHECK((ending.won[!holds][a] >> d & 1) == (uint64_t)!holds, to == studies[number].key, number, to);
        }
    }
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

/* The faults that are reported, and memory that is too small, of every alignment, full of rubbish, and
 * exactly large enough. */
enum { STRUCTURE = CHESS_DISTANCE_PAWN_STRUCTURE_BYTES };
static const uint64_t some_white = UINT64_C(0x829000000), some_black = UINT64_C(0x82100000000);
static ChessDistancePawnEnding solved;
static uint8_t room[3000 * STRUCTURE];

static int is_pattern(const void *bytes, size_t n, int pattern) {
    for (size_t i = 0; i < n; i++)
        if (((const uint8_t *)bytes)[i] != pattern)
            return 0;
    return 1;
}

/* A call that must not write to the ending. */
static void refused(uint64_t one, uint64_t two, void *start, size_t bytes, ChessDistancePawnEnding *out, int result, int line) {
    memset(&ending, 0x63, sizeof ending);
    CHECK(chess_distance_pawn_ending(one, two, 0, 0, start, bytes, out), result, line, bytes);
    CHECK(is_pattern(&ending, sizeof ending, 0x63), 1, line, bytes);
}
#define REFUSED(one, two, start, bytes, out, result) refused(one, two, start, bytes, out, result, __LINE__)

static void faults(void) {
    const uint64_t nine = UINT64_C(0x1ff) << 8, eight = UINT64_C(0xff) << 8;
    REFUSED(some_white, some_black, NULL, sizeof room, &ending, CHESS_DISTANCE_NULL_POINTER);
    REFUSED(some_white, some_black, NULL, 0, &ending, CHESS_DISTANCE_NULL_POINTER);
    REFUSED(some_white, some_black, room, sizeof room, NULL, CHESS_DISTANCE_NULL_POINTER);
    REFUSED(1, 1, NULL, 0, NULL, CHESS_DISTANCE_NULL_POINTER);
    for (int square = 0; square < 64; square++) {
        const uint64_t pawn = UINT64_C(1) << square;
        if (square >= 8 && square < 56) {
            REFUSED(pawn, pawn, room, sizeof room, &ending, CHESS_DISTANCE_OUT_OF_RANGE);
            continue;
        }
        REFUSED(some_white | pawn, some_black, room, sizeof room, &ending, CHESS_DISTANCE_OUT_OF_RANGE);
        REFUSED(some_white, some_black | pawn, room, 0, &ending, CHESS_DISTANCE_OUT_OF_RANGE);
        REFUSED(0, pawn, &ending, 8, &ending, CHESS_DISTANCE_OUT_OF_RANGE);
    }
    REFUSED(nine, 0, room, sizeof room, &ending, CHESS_DISTANCE_OUT_OF_RANGE);
    REFUSED(0, nine, room, sizeof room, &ending, CHESS_DISTANCE_OUT_OF_RANGE);
    REFUSED(eight, eight << 40, room, sizeof room, &ending, 0);
    /* Memory that would reach the end of the address space. */
    REFUSED(some_white, some_black, room, SIZE_MAX, &ending, CHESS_DISTANCE_OUT_OF_RANGE);
    REFUSED(some_white, some_black, room, SIZE_MAX - (size_t)(uintptr_t)room + 1, &ending, CHESS_DISTANCE_OUT_OF_RANGE);
    /* Overlap by one byte, and none. */
    REFUSED(some_white, some_black, &ending, 1, &ending, CHESS_DISTANCE_OVERLAP);
    REFUSED(some_white, some_black, (uint8_t *)&ending + sizeof ending - 1, 1, &ending, CHESS_DISTANCE_OVERLAP);
    REFUSED(some_white, some_black, (uint8_t *)&ending + sizeof ending, 0, &ending, 0);
    REFUSED(some_white, some_black, &ending, 0, &ending, 0);
    {
        ChessDistancePawnEnding *inside = (ChessDistancePawnEnding *)(void *)(room + 64);
        memset(room, 0x63, sizeof room);
        CHECK(chess_distance_pawn_ending(some_white, some_black, 0, 0, room, sizeof room, inside), CHESS_DISTANCE_OVERLAP, 0, 0);
        CHECK(chess_distance_pawn_ending(some_white, some_black, 0, 0, room, 65, inside), CHESS_DISTANCE_OVERLAP, 0, 0);
        CHECK(is_pattern(room, sizeof room, 0x63), 1, 0, 0);
        CHECK(chess_distance_pawn_ending(some_white, some_black, 0, 0, room, 64, inside), 0, 0, 0);
        CHECK(is_pattern(room + 64, sizeof room - 64, 0x63), 1, 0, 0);
    }
}

/* Every nonzero flag is the same. */
static void flags(void) {
    for (int flag = 0; flag < 2; flag++) {
        const int many[] = {1, 2, -1, INT_MIN, INT_MAX, 256};
        const int structures = chess_distance_pawn_ending(some_white, some_black, 1, flag, room, sizeof room, &solved);
        for (size_t i = 0; i < sizeof many / sizeof many[0]; i++) {
            const int bound = flag == 0 ? 0 : many[i];
            CHECK(chess_distance_pawn_ending(some_white, some_black, many[i], bound, room, sizeof room, &ending), structures, flag, i);
            CHECK(memcmp(&ending, &solved, sizeof ending), 0, flag, i);
        }
    }
}

/* An ending of n structures needs n times the macro at most; less is refused, never overrun. */
static void small_memory(void) {
    static const uint64_t pawns[][2] = {
        {0, 0}, {0, 0xff00}, {UINT64_C(1) << 12, 0}, {UINT64_C(1) << 12, UINT64_C(1) << 51},
        {UINT64_C(1) << 27, UINT64_C(1) << 35}, {UINT64_C(0xa00), UINT64_C(0xa) << 48}};
    for (size_t i = 0; i < sizeof pawns / sizeof pawns[0]; i++) {
        const int n = chess_distance_pawn_ending(pawns[i][0], pawns[i][1], 0, 1, room, sizeof room, &solved);
        CHECK(n >= 1 && n < 2999, 1, i, n);
        for (size_t offset = 0; offset < 130; offset++) {
            const size_t enough = (size_t)n * STRUCTURE;
            uint8_t *start = room + 64 + offset;
            memset(room, (int)(offset * 37 + 99) & 255, sizeof room);
            memset(start - 64, 0x63, 64);
            memset(start + enough, 0x63, 64);
            CHECK(chess_distance_pawn_ending(pawns[i][0], pawns[i][1], 0, 1, start, enough, &ending), n, i, offset);
            CHECK(memcmp(&ending, &solved, sizeof ending), 0, i, offset);
            CHECK(is_pattern(start - 64, 64, 0x63) && is_pattern(start + enough, 64, 0x63), 1, i, offset);
        }
        for (size_t bytes = 0; bytes < (size_t)n * 1024; bytes += bytes < 2000 ? 1 : 997) {
            uint8_t *start = room + 65;
            memset(start + bytes, 0x63, 64);
            REFUSED(pawns[i][0], pawns[i][1], start, bytes, &ending, 0);
            CHECK(is_pattern(start + bytes, 64, 0x63), 1, i, bytes);
        }
    }
}

int main(void) {
    memory = (uint8_t *)malloc(size);
    if (memory == NULL)
        return 1;
    for (int variant = 0; variant < 4; variant++)
        one_pawn_a_side(variant & 1, variant >> 1);
    for (int number = 0; number < (int)(sizeof studies / sizeof studies[0]); number++)
        if (number % ROUNDS_DIVISOR == 0)
            check_study(number);
    check_limits();
    if (ROUNDS_DIVISOR == 1)
        random_endings();
    free(memory);
    faults();
    flags();
    small_memory();
    return check_result();
}
