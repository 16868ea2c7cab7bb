/* Distances among obstacles: against a queue search, and every bad argument. */
#include <string.h>

#include "mailbox.h"

static const int some_moves[] = {INT_MIN, -2, -1, 0, 1, 2, 3, 5, 8, 13, 30, 62, 63, 64, 255, 256, INT_MAX};
enum { SOME_MOVES = (int)(sizeof some_moves / sizeof some_moves[0]) };

/* All functions of one set of squares. */
static void compare_set(int piece, uint64_t from, uint64_t to, const ChessDistanceBoard *board) {
    const ChessDistanceBoard *const known = board ? board : &mailbox_empty;
    int distance[64], farthest = 0, nearest = -1;
    uint64_t paths[64], moves = 0;
    uint8_t map[64];
    mailbox_search(piece, from, known, distance, paths);
    for (int sq = 0; sq < 64; sq++) {
        if (in_set(from, sq))
            moves |= mailbox_moves(piece, sq, known);
        if (distance[sq] > farthest)
            farthest = distance[sq];
        if (in_set(to, sq) && (unsigned)distance[sq] < (unsigned)nearest)
            nearest = distance[sq];
    }
    CHECK(chess_distance_moves(piece, from, board) == moves, 1, piece, 0);
    CHECK(chess_distance_set_map(piece, from, board, map), farthest, piece, 0);
    for (int sq = 0; sq < 64; sq++)
        CHECK(map[sq], distance[sq] < 0 ? CHESS_DISTANCE_NONE : distance[sq], piece, sq);
    if (to != 0)
        CHECK(chess_distance_sets(piece, from, to, board), nearest, piece, 0);
    for (int i = 0; i < SOME_MOVES; i++) {
        uint64_t within = 0, ring = 0;
        for (int sq = 0; sq < 64; sq++) {
            if (distance[sq] >= 0 && distance[sq] <= some_moves[i])
                within |= UINT64_C(1) << sq;
            if (distance[sq] >= 0 && distance[sq] == some_moves[i])
                ring |= UINT64_C(1) << sq;
        }
        CHECK(chess_distance_within(piece, from, some_moves[i], board) == within, 1, piece, some_moves[i]);
        CHECK(chess_distance_ring(piece, from, some_moves[i], board) == ring, 1, piece, some_moves[i]);
    }
}

/* All functions of one square. */
static void compare_square(int piece, int from, int to, const ChessDistanceBoard *board) {
    int distance[64], farthest = 0;
    uint64_t paths[64];
    uint8_t map[64];
    mailbox_search(piece, UINT64_C(1) << from, board ? board : &mailbox_empty, distance, paths);
    for (int sq = 0; sq < 64; sq++)
        if (distance[sq] > farthest)
            farthest = distance[sq];
    CHECK(chess_distance_map(piece, from, board, map), farthest, piece, from);
    for (int sq = 0; sq < 64; sq++)
        CHECK(map[sq], distance[sq] < 0 ? CHESS_DISTANCE_NONE : distance[sq], piece, sq);
    CHECK(chess_distance_path(piece, from, to, board), distance[to], from, to);
    for (int i = 0; i < SOME_MOVES; i++)
        CHECK(chess_distance_reaches(piece, from, to, some_moves[i], board),
              distance[to] >= 0 && distance[to] <= some_moves[i], to, some_moves[i]);
}

static void compare_matrix(int piece, const ChessDistanceBoard *board) {
    static uint8_t maps[64][64];
    memset(maps, 0xa5, sizeof maps);
    CHECK(chess_distance_matrix(piece, board, maps), CHESS_DISTANCE_OK, piece, 0);
    for (int from = 0; from < 64; from++) {
        int distance[64];
        uint64_t paths[64];
        mailbox_search(piece, UINT64_C(1) << from, board ? board : &mailbox_empty, distance, paths);
        for (int to = 0; to < 64; to++)
            CHECK(maps[from][to], distance[to] < 0 ? CHESS_DISTANCE_NONE : distance[to], from, to);
    }
}

static void random_boards(void) {
    uint64_t state = 3;
    for (int i = 0; i < MAILBOX_PIECES; i++) {
        const int piece = mailbox_pieces[i];
        for (int round = 0; round < 60; round++) {
            const ChessDistanceBoard random = random_board(&state);
            const ChessDistanceBoard *const board = round % 8 == 7 ? NULL : &random;
            const int from = (int)(random_bits(&state) >> 58), to = (int)(random_bits(&state) >> 58);
            const uint64_t few = random_bits(&state) & random_bits(&state) & random_bits(&state);
            compare_square(piece, from, to, board);
            compare_set(piece, UINT64_C(1) << from, few | UINT64_C(1) << to, board);
            compare_set(piece, few | UINT64_C(1) << from, UINT64_C(1) << to, board);
        }
        compare_set(piece, ~UINT64_C(0), 1, NULL);
        compare_matrix(piece, NULL);
        for (int round = 0; round < 3; round++) {
            const ChessDistanceBoard random = random_board(&state);
            compare_matrix(piece, &random);
        }
    }
    /* The empty set reaches nothing. */
    CHECK(chess_distance_moves(CHESS_DISTANCE_QUEEN, 0, NULL) == 0, 1, 0, 0);
    CHECK(chess_distance_within(CHESS_DISTANCE_QUEEN, 0, 5, NULL) == 0, 1, 0, 0);
    CHECK(chess_distance_ring(CHESS_DISTANCE_QUEEN, 0, 0, NULL) == 0, 1, 0, 0);
}

/* The example in the header. */
static void king_example(void) {
    for (int defended = 0; defended < 2; defended++) {
        const uint64_t pawn = (uint64_t)1 << 12, rook = (uint64_t)1 << 59;
        const uint64_t king = (uint64_t)1 << (defended ? 50 : 30);
        const uint64_t occupied = pawn | king | rook;
        ChessDistanceBoard board;
        board.own = pawn;
        board.enemy = king | rook;
        board.avoid = chess_distance_attacks(CHESS_DISTANCE_ROOK, rook, occupied)
                    | chess_distance_attacks(CHESS_DISTANCE_KING, king, occupied);
        {
            const int d = chess_distance_path(CHESS_DISTANCE_KING, 4, 18, &board);
            CHECK(d, defended ? CHESS_DISTANCE_UNREACHABLE : 12, defended, 0);
            CHECK(d <= 3, defended, defended, 0);
            CHECK((unsigned)d <= 3u, 0, defended, 0);
            CHECK(chess_distance_reaches(CHESS_DISTANCE_KING, 4, 18, 3, &board) == 1, 0, defended, 0);
        }
        CHECK(chess_distance_path(CHESS_DISTANCE_KING, 4, 18, NULL), 2, defended, 0);
    }
}

/* Of the faults that apply, the code nearest to zero; 0 for none. */
static int fault(int piece, int from, int to) {
    const int leaper = piece >= 257 && piece <= 511;
    if (!on_board(from) || !on_board(to))
        return CHESS_DISTANCE_INVALID_SQUARE;
    return (piece >= 0 && piece <= 10) || leaper ? CHESS_DISTANCE_OK : CHESS_DISTANCE_INVALID_PIECE;
}

static void bad_numbers(void) {
    uint8_t map[64];
    for (int i = 0; i < BOUNDARY_VALUES; i++) {
        const int piece = boundary_values[i];
        const int of_piece = fault(piece, 0, 0);
        for (int j = 0; j < BOUNDARY_VALUES; j++) {
            const int from = boundary_values[j];
            const int of_square = fault(piece, from, 0);
            memset(map, 0xa5, sizeof map);
            if (of_square != CHESS_DISTANCE_OK) {
                CHECK(chess_distance_map(piece, from, NULL, map), of_square, piece, from);
                CHECK(map[0] == 0xa5 && memcmp(map, map + 1, 63) == 0, 1, piece, from);
                CHECK(chess_distance_map(piece, from, NULL, NULL), of_square, piece, from);
                CHECK(chess_distance_path(piece, from, 0, NULL), of_square, piece, from);
                CHECK(chess_distance_path(piece, 0, from, NULL), of_square, piece, from);
                CHECK(chess_distance_reaches(piece, from, 0, -1, NULL), of_square, piece, from);
                CHECK(chess_distance_reaches(piece, 0, from, INT_MAX, NULL), of_square, piece, from);
            } else {
                CHECK(chess_distance_map(piece, from, NULL, map) >= 0, 1, piece, from);
                CHECK(map[from], 0, piece, from);
                CHECK(chess_distance_path(piece, from, from, NULL), 0, piece, from);
            }
            /* Any int is a number of moves. */
            if (of_piece != CHESS_DISTANCE_OK) {
                CHECK(chess_distance_within(piece, 1, from, NULL) == 0, 1, piece, from);
                CHECK(chess_distance_ring(piece, 1, from, NULL) == 0, 1, piece, from);
            } else {
                CHECK(chess_distance_within(piece, 1, from, NULL) != 0, from >= 0, piece, from);
            }
        }
        if (of_piece != CHESS_DISTANCE_OK) {
            CHECK(chess_distance_moves(piece, 1, NULL) == 0, 1, piece, 0);
            CHECK(chess_distance_set_map(piece, 0, NULL, NULL), of_piece, piece, 0);
            CHECK(chess_distance_matrix(piece, NULL, NULL), of_piece, piece, 0);
            CHECK(chess_distance_sets(piece, 0, 0, NULL), of_piece, piece, 0);
        }
    }
}

static void bad_pointers_and_sets(void) {
    /* A buffer, with boards on every side of it. */
    static union {
        ChessDistanceBoard boards[200];
        uint8_t bytes[4800];
    } shared;
    const int king = CHESS_DISTANCE_KING;
    uint8_t map[64];
    CHECK(chess_distance_map(king, 0, NULL, NULL), CHESS_DISTANCE_NULL_POINTER, 0, 0);
    CHECK(chess_distance_set_map(king, 0, NULL, NULL), CHESS_DISTANCE_NULL_POINTER, 0, 0);
    CHECK(chess_distance_matrix(king, NULL, NULL), CHESS_DISTANCE_NULL_POINTER, 0, 0);
    memset(map, 0xa5, sizeof map);
    CHECK(chess_distance_set_map(king, 0, NULL, map), CHESS_DISTANCE_EMPTY_SET, 0, 0);
    CHECK(map[0] == 0xa5 && memcmp(map, map + 1, 63) == 0, 1, 0, 0);
    CHECK(chess_distance_sets(king, 0, 1, NULL), CHESS_DISTANCE_EMPTY_SET, 0, 0);
    CHECK(chess_distance_sets(king, 1, 0, NULL), CHESS_DISTANCE_EMPTY_SET, 0, 0);
    CHECK(chess_distance_sets(king, 0, 0, NULL), CHESS_DISTANCE_EMPTY_SET, 0, 0);

    for (int at = 0; at <= 4800 - 64; at++) {
        const ChessDistanceBoard *const board = &shared.boards[100];
        uint8_t *const out = shared.bytes + at;
        const int apart = at + 64 <= 2400 || at >= 2424;
        memset(&shared, 0, sizeof shared);
        CHECK(chess_distance_map(king, 0, board, out), apart ? 7 : CHESS_DISTANCE_OVERLAP, at, 0);
        CHECK(out[0] == 0 && out[63] == (apart ? 7 : 0), 1, at, 0);
        memset(&shared, 0, sizeof shared);
        CHECK(chess_distance_set_map(king, 1, board, out), apart ? 7 : CHESS_DISTANCE_OVERLAP, at, 0);
        CHECK(chess_distance_set_map(king, 0, board, out), CHESS_DISTANCE_EMPTY_SET, at, 0);
        CHECK(out[0] == 0 && out[63] == (apart ? 7 : 0), 1, at, 0);
    }
    for (int i = 0; i < 200; i++) {
        uint8_t(*const out)[64] = (uint8_t(*)[64])(void *)(shared.bytes + 352);
        const int apart = 24 * (i + 1) <= 352 || 24 * i >= 352 + 4096;
        memset(&shared, 0, sizeof shared);
        CHECK(chess_distance_matrix(king, &shared.boards[i], out), apart ? 0 : CHESS_DISTANCE_OVERLAP, i, 0);
        CHECK(out[0][63], apart ? 7 : 0, i, 0);
        CHECK(out[63][0], apart ? 7 : 0, i, 0);
    }
}

int main(void) {
    king_example(); /* first: its call detects the processor */
    random_boards();
    bad_numbers();
    bad_pointers_and_sets();
    return check_result();
}
