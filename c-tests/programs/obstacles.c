/* Distances among obstacles and in graphs, forward and backward, second legs and attacks: against a
 * search over explicit moves. */
#include <string.h>

#include "mailbox.h"

static const int some_moves[] = {INT_MIN, -2, -1, 0, 1, 2, 3, 5, 8, 13, 30, 62, 63, 64, 255, 256, INT_MAX};
enum { SOME_MOVES = (int)(sizeof some_moves / sizeof some_moves[0]) };

/* All functions of one set of squares. */
static void compare_set(int piece, uint64_t from, uint64_t to, const ChessDistanceBoard *board) {
    int distance[64], result;
    uint64_t graph[64], moves = 0;
    uint8_t map[64];
    mailbox_graph(piece, board, graph);
    distances_in(graph, from, distance);
    for (int sq = 0; sq < 64; sq++)
        moves |= in_set(from, sq) ? graph[sq] : 0;
    CHECK(chess_distance_moves(piece, from, board) == moves, 1, piece, 0);
    result = chess_distance_set_map(piece, from, board, map);
    CHECK(result, compare_map(map, distance, piece), piece, 0);
    if (to != 0)
        CHECK(chess_distance_sets(piece, from, to, board), nearest_of(distance, to), piece, 0);
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
    int distance[64], result;
    uint8_t map[64];
    distances_of(piece, UINT64_C(1) << from, board, distance);
    result = chess_distance_map(piece, from, board, map);
    CHECK(result, compare_map(map, distance, piece), piece, from);
    CHECK(chess_distance_path(piece, from, to, board), distance[to], from, to);
    for (int i = 0; i < SOME_MOVES; i++)
        CHECK(chess_distance_reaches(piece, from, to, some_moves[i], board),
              distance[to] >= 0 && distance[to] <= some_moves[i], to, some_moves[i]);
}

static void compare_backward(int piece, uint64_t to, const ChessDistanceBoard *board) {
    uint64_t moves[64];
    uint8_t map[64], again[64];
    int distance[64], nearest[64], result;
    mailbox_graph(piece, board, moves);
    for (int from = 0; from < 64; from++) {
        distances_in(moves, UINT64_C(1) << from, distance);
        nearest[from] = nearest_of(distance, to);
    }
    result = chess_distance_set_map_to(piece, to, board, map);
    CHECK(result, compare_map(map, nearest, piece), piece, 0);
    for (int sq = 0; sq < 64; sq++)
        if (to == UINT64_C(1) << sq) {
            CHECK(chess_distance_map_to(piece, sq, board, again), result, piece, sq);
            CHECK(memcmp(again, map, 64), 0, piece, sq);
        }
}

static void compare_attacks(int piece, uint64_t from, uint64_t occupied) {
    const ChessDistanceBoard board = {0, occupied, 0};
    uint64_t expected = 0;
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

/* Any 64 sets are a graph. The board of a piece is compared beside its graph. */
static void compare_graph(const uint64_t moves[64], uint64_t from, const uint8_t start[64]) {
    uint8_t map[64];
    uint64_t reversed[64];
    int distance[64], result;
    distances_in(moves, from, distance);
    result = chess_distance_graph_map(moves, from, map);
    CHECK(result, compare_map(map, distance, 0), 0, 0);
    for (int sq = 0; sq < 64; sq++)
        distance[sq] = start[sq] == CHESS_DISTANCE_NONE ? -1 : start[sq];
    least_sums(NULL, moves, 0, 0, distance);
    result = chess_distance_graph_onward(moves, start, map);
    CHECK(result, compare_map(map, distance, 0), 0, 0);
    CHECK(chess_distance_graph_reverse(moves, reversed), CHESS_DISTANCE_OK, 0, 0);
    for (int a = 0; a < 64; a++)
        for (int b = 0; b < 64; b++)
            CHECK(in_set(reversed[b], a), in_set(moves[a], b), a, b);
#ifndef CHESS_DISTANCE_INLINE_H
    static uint8_t maps[64][64];
    memset(maps, 0xa5, sizeof maps);
    CHECK(chess_distance_graph_matrix(moves, maps), CHESS_DISTANCE_OK, 0, 0);
    for (int a = 0; a < 64; a++) {
        distances_in(moves, UINT64_C(1) << a, distance);
        compare_map(maps[a], distance, a);
    }
#endif
}

static void compare_graph_of(int piece, uint64_t from, const uint8_t start[64], const ChessDistanceBoard *board) {
    uint64_t moves[64], ours[64] = {0};
    uint8_t map[64], of_graph[64];
    mailbox_graph(piece, board, moves);
    CHECK(chess_distance_graph(piece, board, ours), CHESS_DISTANCE_OK, piece, 0);
    CHECK(memcmp(ours, moves, sizeof moves), 0, piece, 0);
    compare_graph(moves, from, start);
    CHECK(chess_distance_onward(piece, start, board, map), chess_distance_graph_onward(moves, start, of_graph), piece, 0);
    CHECK(memcmp(map, of_graph, 64), 0, piece, 0);
#ifndef CHESS_DISTANCE_INLINE_H
    static uint8_t maps[64][64], of_graphs[64][64];
    CHECK(chess_distance_matrix(piece, board, maps), CHESS_DISTANCE_OK, piece, 0);
    CHECK(chess_distance_graph_matrix(moves, of_graphs), CHESS_DISTANCE_OK, piece, 0);
    CHECK(memcmp(maps, of_graphs, sizeof maps), 0, piece, 0);
#endif
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
    uint64_t state = 3;
    for (int i = 0; i < MAILBOX_PIECES; i++) {
        const int piece = mailbox_pieces[i];
        for (int round = 0; round < rounds(60); round++) {
            const ChessDistanceBoard random = random_board(&state);
            const ChessDistanceBoard *const board = round % 8 == 7 ? NULL : &random;
            const int from = (int)(random_bits(&state) >> 58), to = (int)(random_bits(&state) >> 58);
            const uint64_t few = random_bits(&state) & random_bits(&state) & random_bits(&state);
            uint8_t start[64];
            compare_square(piece, from, to, board);
            compare_set(piece, UINT64_C(1) << from, few | UINT64_C(1) << to, board);
            compare_set(piece, few | UINT64_C(1) << from, UINT64_C(1) << to, board);
            compare_attacks(piece, few, random.own | random.enemy);
            compare_attacks(piece, UINT64_C(1) << from, random.own);
            random_start(start, &state);
            compare_graph_of(piece, few | UINT64_C(1) << from, start, board);
            if (round % 2 == 0)
                compare_backward(piece, round % 4 ? UINT64_C(1) << to : few | 1, board);
        }
        compare_set(piece, ~UINT64_C(0), 1, NULL);
        compare_backward(piece, UINT64_C(1) << i, NULL);
    }
    /* The empty set reaches nothing. */
    CHECK(chess_distance_moves(CHESS_DISTANCE_QUEEN, 0, NULL) == 0, 1, 0, 0);
    CHECK(chess_distance_within(CHESS_DISTANCE_QUEEN, 0, 5, NULL) == 0, 1, 0, 0);
    CHECK(chess_distance_ring(CHESS_DISTANCE_QUEEN, 0, 0, NULL) == 0, 1, 0, 0);
}

static void random_graphs(void) {
    uint64_t state = 9, moves[64];
    uint8_t start[64], out[64];
    for (int round = 0; round < rounds(100); round++) {
        const uint64_t one = UINT64_C(1) << (random_bits(&state) >> 58);
        for (int sq = 0; sq < 64; sq++) {
            moves[sq] = round == 0 ? 0 : UINT64_MAX;
            for (int thinnings = round % 7; thinnings > 0; thinnings--)
                moves[sq] &= random_bits(&state);
        }
        random_start(start, &state);
        compare_graph(moves, one | (random_bits(&state) & random_bits(&state) & random_bits(&state)), start);
    }
    /* A ring, which has the longest possible way. */
    memset(start, CHESS_DISTANCE_NONE, sizeof start);
    start[20] = 191;
    for (int sq = 0; sq < 64; sq++)
        moves[sq] = UINT64_C(1) << ((sq + 1) % 64);
    compare_graph(moves, 1, start);
    CHECK(chess_distance_graph_onward(moves, start, out), 254, 0, 0);
    CHECK(out[19], 254, 0, 0);
}

int main(void) {
    /* First: this call detects the processor, as none on the empty board would. */
    const ChessDistanceBoard wall_on_d2 = {1u << 11, 0, 0};
    CHECK(chess_distance_path(CHESS_DISTANCE_KING, 4, 18, &wall_on_d2), 3, 0, 0);
    random_boards();
    random_graphs();
    return check_result();
}
