/* Mobility graphs: of pieces, edited and arbitrary ones, against a search over lists of neighbors,
 * and every bad argument. */
#include <string.h>

#include "mailbox.h"

/* Fewest moves from squares that have a distance already; -1 if none lead there. A square is
 * visited again when a shorter way to it is found. */
static void graph_search(const uint64_t moves[64], int distance[64]) {
    int queue[64 * 64], head = 0, tail = 0, waiting[64];
    for (int sq = 0; sq < 64; sq++) {
        waiting[sq] = distance[sq] >= 0;
        if (waiting[sq])
            queue[tail++] = sq;
    }
    while (head != tail) {
        const int sq = queue[head];
        head = (head + 1) % (64 * 64);
        waiting[sq] = 0;
        for (int to = 0; to < 64; to++) {
            if (!in_set(moves[sq], to) || (unsigned)distance[to] <= (unsigned)distance[sq] + 1)
                continue;
            distance[to] = distance[sq] + 1;
            if (!waiting[to]) {
                waiting[to] = 1;
                queue[tail] = to;
                tail = (tail + 1) % (64 * 64);
            }
        }
    }
}

static int compare_map(const uint8_t map[64], const int distance[64]) {
    int farthest = 0;
    for (int sq = 0; sq < 64; sq++) {
        CHECK(map[sq], distance[sq] < 0 ? CHESS_DISTANCE_NONE : distance[sq], sq, 0);
        if (distance[sq] > farthest)
            farthest = distance[sq];
    }
    return farthest;
}

static void compare_graph(const uint64_t moves[64], uint64_t *state) {
    static uint8_t maps[64][64];
    uint8_t map[64], start[64];
    uint64_t reversed[64];
    int distance[64], result;
    const uint64_t from = UINT64_C(1) << (random_bits(state) >> 58) | (random_bits(state) & random_bits(state) & random_bits(state));

    for (int sq = 0; sq < 64; sq++)
        distance[sq] = in_set(from, sq) ? 0 : -1;
    graph_search(moves, distance);
    result = chess_distance_graph_map(moves, from, map);
    CHECK(result, compare_map(map, distance), 0, 0);

    for (int sq = 0; sq < 64; sq++) {
        start[sq] = (uint8_t)(in_set(from, sq) ? random_bits(state) % 192 >> (random_bits(state) & 7) : CHESS_DISTANCE_NONE);
        distance[sq] = start[sq] == CHESS_DISTANCE_NONE ? -1 : start[sq];
    }
    graph_search(moves, distance);
    result = chess_distance_graph_onward(moves, start, map);
    CHECK(result, compare_map(map, distance), 0, 0);

    CHECK(chess_distance_graph_matrix(moves, maps), CHESS_DISTANCE_OK, 0, 0);
    CHECK(chess_distance_graph_reverse(moves, reversed), CHESS_DISTANCE_OK, 0, 0);
    for (int a = 0; a < 64; a++) {
        for (int sq = 0; sq < 64; sq++)
            distance[sq] = sq == a ? 0 : -1;
        graph_search(moves, distance);
        compare_map(maps[a], distance);
        for (int b = 0; b < 64; b++)
            CHECK(in_set(reversed[b], a), in_set(moves[a], b), a, b);
    }
}

static void random_graphs(void) {
    uint64_t state = 9, moves[64];
    for (int round = 0; round < 100; round++) {
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
        for (int round = 0; round < 20; round++) {
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

static void bad_input(void) {
    static union {
        uint64_t sets[1024];
        ChessDistanceBoard boards[300];
        uint8_t bytes[8192];
    } shared;
    uint64_t moves[64], out[64];
    uint8_t map[64], start[64];
    const int null = CHESS_DISTANCE_NULL_POINTER, overlap = CHESS_DISTANCE_OVERLAP;
    memset(start, 0, sizeof start);
    memset(out, 0xa5, sizeof out);
    memset(map, 0xa5, sizeof map);
    chess_distance_graph(CHESS_DISTANCE_KING, NULL, moves);
    for (int i = 0; i < BOUNDARY_VALUES; i++) {
        const int piece = boundary_values[i];
        const int good = (piece >= 0 && piece <= 10) || (piece >= 257 && piece <= 511);
        CHECK(chess_distance_graph(piece, NULL, NULL), good ? null : CHESS_DISTANCE_INVALID_PIECE, piece, 0);
        if (!good)
            CHECK(chess_distance_graph(piece, NULL, out), CHESS_DISTANCE_INVALID_PIECE, piece, 0);
    }
    CHECK(chess_distance_graph_reverse(NULL, out), null, 0, 0);
    CHECK(chess_distance_graph_reverse(moves, NULL), null, 0, 0);
    CHECK(chess_distance_graph_map(NULL, 0, map), null, 0, 0);
    CHECK(chess_distance_graph_map(moves, 0, NULL), null, 0, 0);
    CHECK(chess_distance_graph_map(moves, 0, map), CHESS_DISTANCE_EMPTY_SET, 0, 0);
    CHECK(chess_distance_graph_onward(NULL, start, map), null, 0, 0);
    CHECK(chess_distance_graph_onward(moves, NULL, map), null, 0, 0);
    CHECK(chess_distance_graph_onward(moves, start, NULL), null, 0, 0);
    CHECK(chess_distance_graph_matrix(NULL, (uint8_t(*)[64])shared.bytes), null, 0, 0);
    CHECK(chess_distance_graph_matrix(moves, NULL), null, 0, 0);
    memset(start, CHESS_DISTANCE_NONE, sizeof start);
    CHECK(chess_distance_graph_onward(moves, start, map), CHESS_DISTANCE_EMPTY_SET, 0, 0);
    start[5] = 192;
    CHECK(chess_distance_graph_onward(moves, start, map), CHESS_DISTANCE_OUT_OF_RANGE, 0, 0);
    start[6] = 1;
    CHECK(chess_distance_graph_onward(moves, start, map), CHESS_DISTANCE_OUT_OF_RANGE, 0, 0);
    for (int i = 0; i < 64; i++)
        CHECK(out[i] == UINT64_C(0xa5a5a5a5a5a5a5a5) && map[i] == 0xa5, 1, i, 0);

    /* The 512 bytes from 2048 on are an input; outputs surround it. */
    for (int at = 0; at < 4096; at += 8) {
        const uint64_t *const graph = shared.sets + 256;
        const int sets_apart = at + 512 <= 2048 || at >= 2560, map_apart = at + 64 <= 2048 || at >= 2560;
        memset(&shared, 0, sizeof shared);
        CHECK(chess_distance_graph_reverse(graph, shared.sets + at / 8), sets_apart ? 0 : overlap, at, 0);
        CHECK(chess_distance_graph_map(graph, 1, shared.bytes + at), map_apart ? 0 : overlap, at, 0);
        CHECK(chess_distance_graph_map(graph, 0, shared.bytes + at), CHESS_DISTANCE_EMPTY_SET, at, 0);
        memset(&shared, 0, sizeof shared);
        memset(start, 0, sizeof start);
        CHECK(chess_distance_graph_onward(graph, start, shared.bytes + at), map_apart ? 0 : overlap, at, 0);
        CHECK(chess_distance_graph_onward(moves, shared.bytes + 2048, shared.bytes + at),
              at + 64 <= 2048 || at >= 2112 ? 0 : overlap, at, 0);
        CHECK(chess_distance_graph_matrix(shared.sets + at / 8, (uint8_t(*)[64])(void *)(shared.bytes + 4096)),
              at + 512 <= 4096 ? 0 : overlap, at, 0);
        CHECK(chess_distance_graph(0, &shared.boards[100], shared.sets + at / 8),
              at + 512 <= 2400 || at >= 2424 ? 0 : overlap, at, 0);
    }
}

int main(void) {
    random_graphs();
    graphs_of_pieces();
    examples();
    bad_input();
    return check_result();
}
