/* Attacks, maps read backward and second legs: against searches over explicit moves, and every bad
 * argument. */
#include <string.h>

#include "mailbox.h"

static void compare_attacks(int piece, uint64_t from, uint64_t occupied) {
    ChessDistanceBoard board = {0, 0, 0};
    uint64_t expected = 0;
    board.enemy = occupied;
    for (int sq = 0; sq < 64; sq++) {
        if (!in_set(from, sq))
            continue;
        if (piece == CHESS_DISTANCE_WHITE_PAWN || piece == CHESS_DISTANCE_BLACK_PAWN) {
            const int forward = piece == CHESS_DISTANCE_WHITE_PAWN ? 1 : -1;
            expected |= mailbox_slide(sq, 1, forward, 1, &mailbox_empty);
            expected |= mailbox_slide(sq, -1, forward, 1, &mailbox_empty);
        } else {
            expected |= mailbox_moves(piece, sq, &board);
        }
    }
    CHECK(chess_distance_attacks(piece, from, occupied) == expected, 1, piece, 0);
}

/* From every square to a set: the minimum over the searches from each square. */
static void compare_to(int piece, uint64_t to, const ChessDistanceBoard *board) {
    uint8_t map[64];
    int farthest = 0;
    CHECK(chess_distance_set_map_to(piece, to, board, map) >= 0, 1, piece, 0);
    for (int from = 0; from < 64; from++) {
        int distance[64], nearest = -1;
        uint64_t paths[64];
        mailbox_search(piece, UINT64_C(1) << from, board ? board : &mailbox_empty, distance, paths);
        for (int sq = 0; sq < 64; sq++)
            if (in_set(to, sq) && (unsigned)distance[sq] < (unsigned)nearest)
                nearest = distance[sq];
        CHECK(map[from], nearest < 0 ? CHESS_DISTANCE_NONE : nearest, piece, from);
        if (nearest > farthest)
            farthest = nearest;
        if ((to & (to - 1)) == 0)
            for (int sq = 0; sq < 64; sq++)
                if (in_set(to, sq))
                    CHECK(chess_distance_path(piece, from, sq, board), nearest, from, sq);
    }
    CHECK(chess_distance_set_map_to(piece, to, board, map), farthest, piece, 0);
    for (int sq = 0; sq < 64; sq++)
        if (to == UINT64_C(1) << sq) {
            uint8_t again[64];
            CHECK(chess_distance_map_to(piece, sq, board, again), farthest, piece, sq);
            CHECK(memcmp(again, map, 64), 0, piece, sq);
        }
}

/* The least sum of both legs, over the searches from each start. */
static void compare_onward(int piece, const uint8_t start[64], const ChessDistanceBoard *board) {
    int least[64], farthest = 0;
    uint8_t out[64];
    for (int sq = 0; sq < 64; sq++)
        least[sq] = CHESS_DISTANCE_NONE;
    for (int from = 0; from < 64; from++) {
        int distance[64];
        uint64_t paths[64];
        if (start[from] == CHESS_DISTANCE_NONE)
            continue;
        mailbox_search(piece, UINT64_C(1) << from, board ? board : &mailbox_empty, distance, paths);
        for (int sq = 0; sq < 64; sq++)
            if (distance[sq] >= 0 && start[from] + distance[sq] < least[sq])
                least[sq] = start[from] + distance[sq];
    }
    for (int sq = 0; sq < 64; sq++)
        if (least[sq] != CHESS_DISTANCE_NONE && least[sq] > farthest)
            farthest = least[sq];
    CHECK(chess_distance_onward(piece, start, board, out), farthest, piece, 0);
    for (int sq = 0; sq < 64; sq++)
        CHECK(out[sq], least[sq], piece, sq);
}

static void random_start(uint8_t start[64], uint64_t *state) {
    static const int most[] = {1, 4, 20, 192};
    const uint64_t set = random_bits(state) & random_bits(state) & random_bits(state);
    const int limit = most[random_bits(state) >> 62];
    for (int sq = 0; sq < 64; sq++)
        start[sq] = (uint8_t)(in_set(set, sq) ? random_bits(state) % (uint64_t)limit : CHESS_DISTANCE_NONE);
    start[random_bits(state) >> 58] = (uint8_t)(limit - 1);
}

static void random_boards(void) {
    uint64_t state = 8;
    for (int i = 0; i < MAILBOX_PIECES; i++)
        for (int round = 0; round < rounds(25); round++) {
            const ChessDistanceBoard random = random_board(&state);
            const ChessDistanceBoard *const board = round % 8 == 7 ? NULL : &random;
            const uint64_t few = random_bits(&state) & random_bits(&state) & random_bits(&state);
            const uint64_t one = UINT64_C(1) << (random_bits(&state) >> 58);
            uint8_t start[64];
            compare_attacks(mailbox_pieces[i], few | one, random.own | random.enemy);
            compare_attacks(mailbox_pieces[i], one, random.own);
            compare_to(mailbox_pieces[i], one, board);
            compare_to(mailbox_pieces[i], few | one, board);
            random_start(start, &state);
            compare_onward(mailbox_pieces[i], start, board);
        }
}

/* The example in the header, and the largest possible distance. */
static void promotion_example(void) {
    uint8_t pawn[64], start[64], queen[64];
    chess_distance_map(CHESS_DISTANCE_WHITE_PAWN, 36, NULL, pawn);
    memset(start, CHESS_DISTANCE_NONE, 56);
    memcpy(start + 56, pawn + 56, 8);
    CHECK(chess_distance_onward(CHESS_DISTANCE_QUEEN, start, NULL, queen), 5, 0, 0);
    CHECK(queen[60], 3, 0, 0);
    CHECK(queen[8], 5, 0, 0);
}

static void bad_numbers(void) {
    uint8_t map[64], start[64];
    memset(start, 0, sizeof start);
    for (int i = 0; i < BOUNDARY_VALUES; i++) {
        const int piece = boundary_values[i];
        const int good = (piece >= 0 && piece <= 10) || (piece >= 257 && piece <= 511);
        for (int j = 0; j < BOUNDARY_VALUES; j++) {
            const int to = boundary_values[j];
            const int fault = !on_board(to) ? CHESS_DISTANCE_INVALID_SQUARE : CHESS_DISTANCE_INVALID_PIECE;
            memset(map, 0xa5, sizeof map);
            if (good && on_board(to)) {
                CHECK(chess_distance_map_to(piece, to, NULL, map) >= 0, 1, piece, to);
                CHECK(map[to], 0, piece, to);
                continue;
            }
            CHECK(chess_distance_map_to(piece, to, NULL, map), fault, piece, to);
            CHECK(chess_distance_map_to(piece, to, NULL, NULL), fault, piece, to);
            CHECK(map[0] == 0xa5 && memcmp(map, map + 1, 63) == 0, 1, piece, to);
        }
        if (!good) {
            CHECK(chess_distance_attacks(piece, UINT64_MAX, 0) == 0, 1, piece, 0);
            CHECK(chess_distance_set_map_to(piece, 0, NULL, NULL), CHESS_DISTANCE_INVALID_PIECE, piece, 0);
            CHECK(chess_distance_onward(piece, start, NULL, map), CHESS_DISTANCE_INVALID_PIECE, piece, 0);
            CHECK(chess_distance_onward(piece, NULL, NULL, NULL), CHESS_DISTANCE_INVALID_PIECE, piece, 0);
        }
    }
}

static void bad_starts(void) {
    uint8_t start[64], out[64];
    memset(start, CHESS_DISTANCE_NONE, sizeof start);
    memset(out, 0xa5, sizeof out);
    CHECK(chess_distance_onward(0, start, NULL, out), CHESS_DISTANCE_EMPTY_SET, 0, 0);
    for (int sq = 0; sq < 64; sq++)
        for (int other = 0; other < 2; other++)
            for (int distance = 192; distance < 255; distance++) {
                /* Nothing else starts, or only a neighbor. */
                start[sq ^ 1] = other ? 3 : CHESS_DISTANCE_NONE;
                start[sq] = (uint8_t)distance;
                CHECK(chess_distance_onward(0, start, NULL, out), CHESS_DISTANCE_OUT_OF_RANGE, sq, distance);
                start[sq] = start[sq ^ 1] = CHESS_DISTANCE_NONE;
            }
    CHECK(out[0] == 0xa5 && memcmp(out, out + 1, 63) == 0, 1, 0, 0);
    start[0] = 191;
    CHECK(chess_distance_onward(0, start, NULL, out), 198, 0, 0);
}

static void bad_pointers_and_sets(void) {
    static union {
        ChessDistanceBoard boards[20];
        uint8_t bytes[480];
    } shared;
    const ChessDistanceBoard *const board = &shared.boards[10];
    const int king = CHESS_DISTANCE_KING;
    uint8_t map[64], start[64];
    memset(start, 0, sizeof start);
    memset(map, 0xa5, sizeof map);
    CHECK(chess_distance_map_to(king, 0, NULL, NULL), CHESS_DISTANCE_NULL_POINTER, 0, 0);
    CHECK(chess_distance_set_map_to(king, 0, NULL, NULL), CHESS_DISTANCE_NULL_POINTER, 0, 0);
    CHECK(chess_distance_set_map_to(king, 0, NULL, map), CHESS_DISTANCE_EMPTY_SET, 0, 0);
    CHECK(chess_distance_onward(king, NULL, NULL, map), CHESS_DISTANCE_NULL_POINTER, 0, 0);
    CHECK(chess_distance_onward(king, start, NULL, NULL), CHESS_DISTANCE_NULL_POINTER, 0, 0);
    CHECK(chess_distance_onward(king, NULL, NULL, NULL), CHESS_DISTANCE_NULL_POINTER, 0, 0);
    CHECK(map[0] == 0xa5 && memcmp(map, map + 1, 63) == 0, 1, 0, 0);

    for (int at = 0; at <= 480 - 64; at++) {
        uint8_t *const out = shared.bytes + at;
        const int apart = at + 64 <= 240 || at >= 264;
        memset(&shared, 0, sizeof shared);
        CHECK(chess_distance_map_to(king, 0, board, out), apart ? 7 : CHESS_DISTANCE_OVERLAP, at, 0);
        memset(&shared, 0, sizeof shared);
        CHECK(chess_distance_set_map_to(king, 1, board, out), apart ? 7 : CHESS_DISTANCE_OVERLAP, at, 0);
        CHECK(chess_distance_set_map_to(king, 0, board, out), CHESS_DISTANCE_EMPTY_SET, at, 0);
        memset(&shared, 0, sizeof shared);
        CHECK(chess_distance_onward(king, start, board, out), apart ? 0 : CHESS_DISTANCE_OVERLAP, at, 0);
    }
    /* The overlap is found before the bytes are read: no start, a start out of range, or valid
     * starts. */
    for (int byte = 0; byte < 256; byte++)
        for (int at = 0; at <= 480 - 64; at++) {
            const int apart = at + 64 <= 200 || at >= 264;
            const int result = byte == 255 ? CHESS_DISTANCE_EMPTY_SET : byte > 191 ? CHESS_DISTANCE_OUT_OF_RANGE : byte;
            memset(&shared, byte, sizeof shared);
            CHECK(chess_distance_onward(king, shared.bytes + 200, NULL, shared.bytes + at),
                  apart ? result : CHESS_DISTANCE_OVERLAP, at, byte);
        }
}

int main(void) {
    random_boards();
    promotion_example();
    bad_numbers();
    bad_starts();
    bad_pointers_and_sets();
    return check_result();
}
