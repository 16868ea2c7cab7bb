/* Pawns that take, and those that promote and go on: against a search over squares and numbers of
 * captures, and one from each square of promotion. */
#include <string.h>

#include "mailbox.h"

typedef struct {
    int piece;
    uint64_t prey;
    const ChessDistanceBoard *board;
} Pawn;

/* Fewest moves from each square to each square with 0 to 8 captures, or -1. */
static int fewest[64][64 * 9];

/* A node is 9 times the square plus the captures that were made. */
static int steps_of_pawn(const void *what, int node, Step steps[MOST_STEPS]) {
    const Pawn *const pawn = (const Pawn *)what;
    const ChessDistanceBoard *const board = pawn->board ? pawn->board : &mailbox_empty;
    const int sq = node / 9, made = node % 9, forward = pawn->piece == CHESS_DISTANCE_WHITE_PAWN ? 1 : -1;
    const uint64_t quiet = mailbox_pawn(sq, forward, board);
    int count = 0;
    for (int to = 0; to < 64; to++) {
        const int beside = to % 8 - sq % 8 == 1 || sq % 8 - to % 8 == 1;
        const int takes = to / 8 == sq / 8 + forward && beside && in_set(pawn->prey & ~(board->own | board->avoid), to);
        if (in_set(quiet, to) || (takes && made < 8)) {
            steps[count].to = 9 * to + made + takes;
            steps[count++].cost = 1;
        }
    }
    return count;
}

static void search_pawn(const Pawn *pawn) {
    memset(fewest, -1, sizeof fewest);
    for (int from = 0; from < 64; from++) {
        fewest[from][9 * from] = 0;
        search(steps_of_pawn, pawn, 64 * 9, fewest[from]);
    }
}

static void lower(int *least, int sum) {
    if ((unsigned)sum < (unsigned)*least)
        *least = sum;
}

/* With so many captures at most. */
static void within_budget(int budget, int moves[64][64]) {
    memset(moves, -1, 64 * sizeof *moves);
    for (int from = 0; from < 64; from++)
        for (int to = 0; to < 64; to++)
            for (int made = 0; made < 9 && made <= budget; made++)
                lower(&moves[from][to], fewest[from][9 * to + made]);
}

/* From a set to each square, and from each square to the set. */
static void of_set(int moves[64][64], uint64_t set, int there[64], int back[64]) {
    for (int sq = 0; sq < 64; sq++) {
        back[sq] = nearest_of(moves[sq], set);
        there[sq] = -1;
        for (int from = 0; from < 64; from++)
            if (in_set(set, from))
                lower(&there[sq], moves[from][sq]);
    }
}

static void compare(const Pawn *pawn, uint64_t set) {
    static const int budgets[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 64, INT_MAX};
    const int piece = pawn->piece;
    int moves[64][64], there[64], back[64], result;
    uint8_t map[64];
    search_pawn(pawn);
    for (int i = 0; i < (int)(sizeof budgets / sizeof budgets[0]); i++) {
        within_budget(budgets[i], moves);
        of_set(moves, set, there, back);
        result = chess_distance_pawn_map(piece, set, pawn->prey, budgets[i], pawn->board, map);
        CHECK(result, compare_map(map, there, piece), piece, budgets[i]);
        result = chess_distance_pawn_map_to(piece, set, pawn->prey, budgets[i], pawn->board, map);
        CHECK(result, compare_map(map, back, piece), piece, budgets[i]);
    }
}

/* The map of captures: the least number of captures that the search has for a square. */
static void compare_captures(const Pawn *pawn, uint64_t set) {
    int expected[64], result;
    uint8_t map[64];
    memset(expected, -1, sizeof expected);
    for (int from = 0; from < 64; from++)
        for (int node = 0; in_set(set, from) && node < 64 * 9; node++)
            if (fewest[from][node] >= 0)
                lower(&expected[node / 9], node % 9);
    result = chess_distance_pawn_captures_map(pawn->piece, set, pawn->prey, pawn->board, map);
    CHECK(result, compare_map(map, expected, pawn->piece), pawn->piece, pawn->prey);
}

static void captures_of_each_square(void) {
    static const uint64_t preys[] = {0, UINT64_MAX, UINT64_C(0x00540028000a2400)};
    for (int i = 0; i < 3; i++)
        for (int piece = CHESS_DISTANCE_WHITE_PAWN; piece <= CHESS_DISTANCE_BLACK_PAWN; piece++) {
            const Pawn pawn = {piece, preys[i], NULL};
            search_pawn(&pawn);
            for (int sq = 0; sq < 64; sq++)
                compare_captures(&pawn, UINT64_C(1) << sq);
        }
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
    const Pawn pawn = {of->piece, of->prey, of->pawn_board};
    static int advances[64][64];
    int after[64];
    search_pawn(&pawn);
    within_budget(of->captures, advances);
    memset(moves, -1, 64 * sizeof *moves);
    for (int sq = last; sq < last + 8; sq++) {
        distances_of(of->promoted, UINT64_C(1) << sq, of->piece_board, after);
        for (int from = 0; from < 64; from++)
            for (int to = 0; to < 64; to++)
                if (advances[from][sq] >= 0 && after[to] >= 0)
                    lower(&moves[from][to], advances[from][sq] + after[to]);
    }
}

/* Compares a map, and returns its largest distance, -1 if there is none. */
static int largest_of(const uint8_t map[64], const int expected[64], int what) {
    const int largest = compare_map(map, expected, what);
    return nearest_of(expected, UINT64_MAX) < 0 ? -1 : largest;
}

static void compare_promotion(const Promotion *of, uint64_t set, int moves[64][64]) {
    int there[64], back[64];
    uint8_t map[64];
    of_set(moves, set, there, back);
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
            const Pawn pawn = {piece, prey, round % 8 == 7 ? NULL : &random};
            compare(&pawn, one);
            compare(&pawn, more);
            compare_captures(&pawn, one);
            compare_captures(&pawn, more);
        }
    }
}

int main(void) {
    random_boards();
    captures_of_each_square();
    promotions();
    return check_result();
}
