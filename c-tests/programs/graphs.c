/* Mobility graphs, of pieces and arbitrary ones, against the search. */
#include <string.h>

#include "mailbox.h"

static void compare_graph(const uint64_t moves[64], uint64_t *state) {
    uint8_t map[64], start[64];
    uint64_t reversed[64];
    int distance[64], result;
    const uint64_t from = UINT64_C(1) << (random_bits(state) >> 58) | (random_bits(state) & random_bits(state) & random_bits(state));

    distances_in(moves, from, distance);
    result = chess_distance_graph_map(moves, from, map);
    CHECK(result, compare_map(map, distance, 0), 0, 0);

    for (int sq = 0; sq < 64; sq++) {
        const uint64_t first = random_bits(state) % 192;
        start[sq] = (uint8_t)(in_set(from, sq) ? first >> (random_bits(state) & 7) : CHESS_DISTANCE_NONE);
        distance[sq] = start[sq] == CHESS_DISTANCE_NONE ? -1 : start[sq];
    }
    least_sums(NULL, moves, 0, 0, distance);
    result = chess_distance_graph_onward(moves, start, map);
    CHECK(result, compare_map(map, distance, 0), 0, 0);

    CHECK(chess_distance_graph_reverse(moves, reversed), CHESS_DISTANCE_OK, 0, 0);
    for (int a = 0; a < 64; a++)
        for (int b = 0; b < 64; b++)
            CHECK(in_set(reversed[b], a), in_set(moves[a], b), a, b);
#ifndef CHESS_DISTANCE_INLINE_H
    static uint8_t maps[64][64];
    CHECK(chess_distance_graph_matrix(moves, maps), CHESS_DISTANCE_OK, 0, 0);
    for (int a = 0; a < 64; a++) {
        distances_in(moves, UINT64_C(1) << a, distance);
        compare_map(maps[a], distance, a);
    }
#endif
}

static void random_graphs(void) {
    uint64_t state = 9, moves[64];
    for (int round = 0; round < rounds(100); round++) {
        for (int sq = 0; sq < 64; sq++) {
            moves[sq] = round == 0 ? 0 : UINT64_MAX;
            for (int thinnings = round % 7; thinnings > 0; thinnings--)
                moves[sq] &= random_bits(&state);
        }
        compare_graph(moves, &state);
    }
    /* A ring, which has the longest possible way. */
    for (int sq = 0; sq < 64; sq++)
        moves[sq] = UINT64_C(1) << ((sq + 1) % 64);
    compare_graph(moves, &state);
    {
        uint8_t start[64], out[64];
        memset(start, CHESS_DISTANCE_NONE, sizeof start);
        start[20] = 191;
        CHECK(chess_distance_graph_onward(moves, start, out), 254, 0, 0);
        CHECK(out[19], 254, 0, 0);
    }
}

static void graphs_of_pieces(void) {
    uint64_t state = 10;
    for (int i = 0; i < MAILBOX_PIECES; i++)
        for (int round = 0; round < rounds(20); round++) {
            const ChessDistanceBoard random = random_board(&state);
            const ChessDistanceBoard *const board = round % 8 == 7 ? NULL : &random;
            uint64_t moves[64];
            CHECK(chess_distance_graph(mailbox_pieces[i], board, moves), CHESS_DISTANCE_OK, i, 0);
            for (int sq = 0; sq < 64; sq++)
                CHECK(moves[sq] == mailbox_moves(mailbox_pieces[i], sq, board ? board : &mailbox_empty), 1, i, sq);
            if (round < 3)
                compare_graph(moves, &state);
        }
}

/* The examples in the header. */
static void examples(void) {
    const ChessDistanceBoard board = {UINT64_C(1) << 36, 0, 0};
    const uint64_t prey = UINT64_C(1) << 37;
    uint64_t moves[64];
    uint8_t out[64];
    int s;
    chess_distance_graph(CHESS_DISTANCE_KING, NULL, moves);
    CHECK(chess_distance_graph_map(moves, 1, out), 7, 0, 0);
    CHECK(out[63], 7, 0, 0);
    for (s = 0; s < 64; ++s)
        if (moves[s] >> 18 & 1)
            moves[s] |= (uint64_t)1 << 45;
    moves[18] |= moves[45] | (uint64_t)1 << 45;
    chess_distance_graph_map(moves, 1, out);
    /* a1, b2, then c3 and so f6, g7, h8. */
    CHECK(out[63], 4, 0, 0);
    CHECK(out[45], 2, 0, 0);
    CHECK(out[54], 3, 0, 0);

    chess_distance_graph(CHESS_DISTANCE_ROOK, NULL, moves);
    chess_distance_graph_map(moves, (uint64_t)1 << 7 | (uint64_t)1 << 5, out);
    CHECK(out[61], 1, 0, 0);
    CHECK(out[7] | out[5], 0, 0, 0);

    chess_distance_graph(CHESS_DISTANCE_WHITE_PAWN, &board, moves);
    for (s = 0; s < 64; ++s)
        moves[s] |= chess_distance_attacks(CHESS_DISTANCE_WHITE_PAWN, (uint64_t)1 << s, 0) & prey;
    /* From e4, past e5 by way of f5. */
    chess_distance_graph_map(moves, (uint64_t)1 << 28, out);
    CHECK(out[36], CHESS_DISTANCE_NONE, 0, 0);
    CHECK(out[61], 4, 0, 0);
}

int main(void) {
    random_graphs();
    graphs_of_pieces();
    examples();
    return check_result();
}
