/* Pawns that take, and those that promote and go on: against a search over squares and numbers of
 * captures, and one from each square of promotion. */
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

/* The map of captures: the least number of captures that the search has for a square. */
static void compare_captures(int piece, uint64_t set, uint64_t prey, const ChessDistanceBoard *board) {
    int fewest[64][9], expected[64];
    uint8_t map[64];
    memset(expected, -1, sizeof expected);
    for (int from = 0; from < 64; from++) {
        if (!in_set(set, from))
            continue;
        pawn_search(piece, from, prey, board ? board : &mailbox_empty, fewest);
        for (int sq = 0; sq < 64; sq++)
            for (int made = 8; made >= 0; made--)
                if (fewest[sq][made] != PAWN_NONE && (unsigned)made < (unsigned)expected[sq])
                    expected[sq] = made;
    }
    const int result = chess_distance_pawn_captures_map(piece, set, prey, board, map);
    CHECK(result, compare_map(map, expected, piece), piece, prey);
}

static void captures_of_each_square(void) {
    static const uint64_t preys[] = {0, UINT64_MAX, UINT64_C(0x00540028000a2400)};
    for (int i = 0; i < 3; i++)
        for (int sq = 0; sq < 64; sq++)
            for (int piece = CHESS_DISTANCE_WHITE_PAWN; piece <= CHESS_DISTANCE_BLACK_PAWN; piece++)
                compare_captures(piece, UINT64_C(1) << sq, preys[i], NULL);
}

/* A question about a promotion. */
typedef struct {
    int piece, promoted, captures;
    uint64_t prey;
    const ChessDistanceBoard *pawn_board, *piece_board;
} Promotion;

/* The fewest moves from each square to each, promotion included; -1 for none. */
static void promotion_search(const Promotion *of, int moves[64][64]) {
    const int last = of->piece == CHESS_DISTANCE_WHITE_PAWN ? 56 : 0;
    static int after[8][64];
    for (int file = 0; file < 8; file++)
        distances_of(of->promoted, UINT64_C(1) << (last + file), of->piece_board, after[file]);
    memset(moves, -1, 64 * sizeof *moves);
    for (int from = 0; from < 64; from++) {
        int fewest[64][9];
        pawn_search(of->piece, from, of->prey, of->pawn_board ? of->pawn_board : &mailbox_empty, fewest);
        for (int file = 0; file < 8; file++)
            for (int made = 0; made < 9 && made <= of->captures; made++)
                for (int to = 0; to < 64; to++) {
                    const int sum = fewest[last + file][made] + after[file][to];
                    if (fewest[last + file][made] != PAWN_NONE && after[file][to] >= 0 &&
                        (unsigned)sum < (unsigned)moves[from][to])
                        moves[from][to] = sum;
                }
    }
}

/* Compares a map, and returns its largest distance, -1 if there is none. */
static int largest_of(const uint8_t map[64], const int expected[64], int what) {
    const int largest = compare_map(map, expected, what);
    return nearest_of(expected, UINT64_MAX) < 0 ? -1 : largest;
}

/* Both maps of a set, whose distances are the least of its members. */
static void compare_promotion(const Promotion *of, uint64_t set, int moves[64][64]) {
    int there[64], back[64];
    uint8_t map[64];
    for (int sq = 0; sq < 64; sq++) {
        back[sq] = nearest_of(moves[sq], set);
        there[sq] = -1;
        for (int from = 0; from < 64; from++)
            if (in_set(set, from) && (unsigned)moves[from][sq] < (unsigned)there[sq])
                there[sq] = moves[from][sq];
    }
    int result = chess_distance_promotion_map(of->piece, set, of->promoted, of->prey, of->captures, of->pawn_board,
                                              of->piece_board, map);
    CHECK(result, largest_of(map, there, of->promoted), of->piece, of->captures);
    result = chess_distance_promotion_map_to(of->piece, set, of->promoted, of->prey, of->captures, of->pawn_board,
                                             of->piece_board, map);
    CHECK(result, largest_of(map, back, of->promoted), of->piece, of->captures);
}

/* Every pawn, every piece that it becomes, and every number of captures: on empty boards each
 * square alone, and sets among obstacles. */
static void promotions(void) {
    static const uint64_t preys[] = {0, UINT64_MAX, UINT64_C(0x00540028000a2400)};
    static int moves[64][64];
    uint64_t state = 13;
    for (int piece = CHESS_DISTANCE_WHITE_PAWN; piece <= CHESS_DISTANCE_BLACK_PAWN; piece++)
        for (int promoted = CHESS_DISTANCE_KNIGHT; promoted <= CHESS_DISTANCE_QUEEN; promoted++)
            for (int captures = 0; captures < 9; captures += rounds(2)) {
                const Promotion open = {piece, promoted, captures, preys[captures % 3], NULL, NULL};
                promotion_search(&open, moves);
                for (int sq = 0; sq < 64; sq++)
                    compare_promotion(&open, UINT64_C(1) << sq, moves);
                for (int round = 0; round < rounds(6); round++) {
                    const ChessDistanceBoard boards[2] = {random_board(&state), random_board(&state)};
                    const uint64_t prey = round % 3 == 0 ? UINT64_MAX : random_bits(&state);
                    const Promotion among = {piece, promoted, round == 1 ? INT_MAX : captures, prey,
                                             round == 2 ? NULL : &boards[0], round == 3 ? NULL : &boards[1]};
                    promotion_search(&among, moves);
                    for (int set = 0; set < 8; set++)
                        compare_promotion(&among, UINT64_C(1) << (random_bits(&state) >> 58) |
                                          (set < 4 ? 0 : random_bits(&state) & random_bits(&state)), moves);
                }
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
            const uint64_t more = one | (random_bits(&state) & random_bits(&state));
            compare(piece, one, prey, round % 8 == 7 ? NULL : &random);
            compare(piece, more, prey, &random);
            compare_captures(piece, one, prey, round % 8 == 7 ? NULL : &random);
            compare_captures(piece, more, prey, &random);
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
    captures_of_each_square();
    promotions();
    return check_result();
}
