/* Pawns that take: against a search over squares and numbers of captures. */
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

int main(void) {
    random_boards();
    without_captures();
    return check_result();
}
