/* Pawns that take: against a search over squares and numbers of captures, and every bad
 * argument. */
#include <string.h>

#include "mailbox.h"

enum { PAWN_NONE = 1000 };

/* Fewest moves with a given number of captures: tries all moves until nothing changes. */
static void pawn_search(int piece, int from, uint64_t prey, const ChessDistanceBoard *board, int fewest[64][9]) {
    const int forward = piece == CHESS_DISTANCE_WHITE_PAWN ? 1 : -1;
    int changed = 1;
    for (int sq = 0; sq < 64; sq++)
        for (int made = 0; made < 9; made++)
            fewest[sq][made] = PAWN_NONE;
    fewest[from][0] = 0;
    while (changed) {
        changed = 0;
        for (int sq = 0; sq < 64; sq++) {
            const uint64_t quiet = mailbox_pawn(sq, forward, board);
            for (int to = 0; to < 64; to++) {
                const int next_rank = to / 8 == sq / 8 + forward;
                const int beside = to % 8 - sq % 8 == 1 || sq % 8 - to % 8 == 1;
                const int takes = next_rank && beside && in_set(prey, to) && !in_set(board->own | board->avoid, to);
                if (!in_set(quiet, to) && !takes)
                    continue;
                for (int made = 0; made + takes < 9; made++)
                    if (fewest[sq][made] + 1 < fewest[to][made + takes]) {
                        fewest[to][made + takes] = fewest[sq][made] + 1;
                        changed = 1;
                    }
            }
        }
    }
}

static void compare(int piece, uint64_t set, uint64_t prey, const ChessDistanceBoard *board) {
    static const int budgets[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 64, INT_MAX};
    static int fewest[64][64][9];
    for (int from = 0; from < 64; from++)
        pawn_search(piece, from, prey, board ? board : &mailbox_empty, fewest[from]);
    for (int i = 0; i < (int)(sizeof budgets / sizeof budgets[0]); i++) {
        int there[64], back[64], farthest = 0, farthest_back = 0;
        uint8_t map[64];
        for (int sq = 0; sq < 64; sq++) {
            there[sq] = back[sq] = PAWN_NONE;
            for (int other = 0; other < 64; other++)
                for (int made = 0; made < 9 && made <= budgets[i]; made++) {
                    if (in_set(set, other) && fewest[other][sq][made] < there[sq])
                        there[sq] = fewest[other][sq][made];
                    if (in_set(set, other) && fewest[sq][other][made] < back[sq])
                        back[sq] = fewest[sq][other][made];
                }
            if (there[sq] != PAWN_NONE && there[sq] > farthest)
                farthest = there[sq];
            if (back[sq] != PAWN_NONE && back[sq] > farthest_back)
                farthest_back = back[sq];
        }
        CHECK(chess_distance_pawn_map(piece, set, prey, budgets[i], board, map), farthest, piece, budgets[i]);
        for (int sq = 0; sq < 64; sq++)
            CHECK(map[sq], there[sq] == PAWN_NONE ? CHESS_DISTANCE_NONE : there[sq], sq, budgets[i]);
        CHECK(chess_distance_pawn_map_to(piece, set, prey, budgets[i], board, map), farthest_back, piece, budgets[i]);
        for (int sq = 0; sq < 64; sq++)
            CHECK(map[sq], back[sq] == PAWN_NONE ? CHESS_DISTANCE_NONE : back[sq], sq, budgets[i]);
    }
}

static void random_boards(void) {
    uint64_t state = 11;
    for (int round = 0; round < rounds(40); round++) {
        const ChessDistanceBoard random = random_board(&state);
        const uint64_t one = UINT64_C(1) << (random_bits(&state) >> 58);
        uint64_t prey = random_bits(&state);
        if (round % 4 == 0)
            prey = UINT64_MAX;
        if (round % 4 == 1)
            prey &= random_bits(&state) & random_bits(&state);
        for (int piece = CHESS_DISTANCE_WHITE_PAWN; piece <= CHESS_DISTANCE_BLACK_PAWN; piece++) {
            compare(piece, one, prey, round % 8 == 7 ? NULL : &random);
            compare(piece, one | (random_bits(&state) & random_bits(&state)), prey, &random);
        }
    }
}

/* Without captures these are the maps of pawns that only advance. */
static void without_captures(void) {
    uint64_t state = 12;
    for (int round = 0; round < rounds(500); round++) {
        const ChessDistanceBoard board = random_board(&state);
        const uint64_t set = UINT64_C(1) << (random_bits(&state) >> 58);
        for (int piece = CHESS_DISTANCE_WHITE_PAWN; piece <= CHESS_DISTANCE_BLACK_PAWN; piece++) {
            uint8_t map[64], plain[64];
            for (int captures = 0; captures < 3; captures++) {
                const uint64_t prey = captures == 0 ? UINT64_MAX : 0;
                CHECK(chess_distance_pawn_map(piece, set, prey, captures, &board, map),
                      chess_distance_set_map(piece, set, &board, plain), piece, captures);
                CHECK(memcmp(map, plain, 64), 0, piece, captures);
                CHECK(chess_distance_pawn_map_to(piece, set, prey, captures, &board, map),
                      chess_distance_set_map_to(piece, set, &board, plain), piece, captures);
                CHECK(memcmp(map, plain, 64), 0, piece, captures);
            }
        }
    }
}

static void example(void) {
    uint8_t out[64];
    CHECK(chess_distance_pawn_map(CHESS_DISTANCE_WHITE_PAWN, (uint64_t)1 << 12, UINT64_MAX, 2, NULL, out), 5, 0, 0);
    CHECK(out[28], 1, 0, 0);
    CHECK(out[34], 3, 0, 0);
    CHECK(out[33], 255, 0, 0);
}

typedef int pawn_function(int, uint64_t, uint64_t, int, const ChessDistanceBoard *, uint8_t[64]);

static void bad_input(pawn_function *function) {
    static union {
        ChessDistanceBoard boards[20];
        uint8_t bytes[480];
    } shared;
    const int pawn = CHESS_DISTANCE_BLACK_PAWN;
    uint8_t map[64];
    memset(map, 0xa5, sizeof map);
    for (int i = 0; i < BOUNDARY_VALUES; i++) {
        const int number = boundary_values[i];
        if (number != CHESS_DISTANCE_WHITE_PAWN && number != CHESS_DISTANCE_BLACK_PAWN) {
            CHECK(function(number, 1, 1, 1, NULL, map), CHESS_DISTANCE_INVALID_PIECE, number, 0);
            CHECK(function(number, 0, 0, -1, NULL, NULL), CHESS_DISTANCE_INVALID_PIECE, number, 0);
        }
        if (number < 0) {
            CHECK(function(pawn, 1, 0, number, NULL, map), CHESS_DISTANCE_OUT_OF_RANGE, number, 0);
            CHECK(function(pawn, 0, 0, number, NULL, map), CHESS_DISTANCE_EMPTY_SET, number, 0);
            CHECK(function(pawn, 0, 0, number, NULL, NULL), CHESS_DISTANCE_NULL_POINTER, number, 0);
        }
    }
    CHECK(map[0] == 0xa5 && memcmp(map, map + 1, 63) == 0, 1, 0, 0);
    for (int at = 0; at <= 480 - 64; at++) {
        const int apart = at + 64 <= 240 || at >= 264;
        memset(&shared, 0, sizeof shared);
        CHECK(function(pawn, 1, 0, -1, &shared.boards[10], shared.bytes + at), CHESS_DISTANCE_OUT_OF_RANGE, at, 0);
        CHECK(function(pawn, 1, 0, 0, &shared.boards[10], shared.bytes + at) == CHESS_DISTANCE_OVERLAP, !apart, at, 0);
        CHECK(shared.bytes[at], 0, at, 0);
    }
}

int main(void) {
    random_boards();
    without_captures();
    example();
    bad_input(chess_distance_pawn_map);
    bad_input(chess_distance_pawn_map_to);
    return check_result();
}
