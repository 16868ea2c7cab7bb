/* Ways and costs: every bad argument, the order of the faults, and what overlaps. */
#include <string.h>

#include "mailbox.h"

/* Room for a board, graphs, sites, starts and outputs, at any place. */
typedef union { uint64_t words[320]; uint8_t bytes[2560]; } Memory;
static Memory memory, before;

static void fill_memory(void) {
    for (int i = 0; i < 320; i++)
        memory.words[i] = UINT64_C(0x2000000000000);
    before = memory;
}

/* Two calls with every argument bad but one: the code nearest to zero is returned. */
static int first_of(int square, int piece, int pointer, int empty, int range, int overlap) {
    return square  ? CHESS_DISTANCE_INVALID_SQUARE
         : piece   ? CHESS_DISTANCE_INVALID_PIECE
         : pointer ? CHESS_DISTANCE_NULL_POINTER
         : empty   ? CHESS_DISTANCE_EMPTY_SET
         : range   ? CHESS_DISTANCE_OUT_OF_RANGE
         : overlap ? CHESS_DISTANCE_OVERLAP
                   : 0;
}

static const int bad_pieces[] = {-1, 11, 255, 256, 512, INT_MIN, INT_MAX};
static const int bad_squares[] = {-1, 64, INT_MIN, INT_MAX};
static const int bad_moves[] = {-1, 64, INT_MIN, INT_MAX};

/* All sets of faults together; nothing is written. */
static void orders_of_faults(void) {
    for (int faults = 1; faults < 64; faults++) {
        const int is_square = faults & 1, is_piece = faults >> 1 & 1, is_null = faults >> 2 & 1;
        const int is_empty = faults >> 3 & 1, is_range = faults >> 4 & 1, is_overlap = faults >> 5 & 1;
        const int piece = is_piece ? bad_pieces[faults % 7] : CHESS_DISTANCE_QUEEN;
        const int sq = is_square ? bad_squares[faults % 4] : 3;
        const int moves = is_range ? bad_moves[faults % 4] : 3;
        const uint64_t set = is_empty ? 0 : 1;
        const size_t n = is_range ? (faults & 1 ? 0 : faults & 2 ? 65 : SIZE_MAX) : 2;
        uint8_t *const bytes = memory.bytes, *const out = is_null ? NULL : is_overlap ? bytes : bytes + 2200;
        uint64_t *const graph = memory.words, *const layers = is_null ? NULL : is_overlap ? graph : graph + 128;
        const ChessDistanceBoard *const board = (const ChessDistanceBoard *)(const void *)graph;
        int expected;
        fill_memory();

        expected = first_of(0, is_piece, is_null, is_empty, 0, is_overlap);
        if (expected != 0) {
            CHECK(chess_distance_set_trajectories(piece, set, 2, board, layers), expected, faults, 0);
            CHECK(chess_distance_set_trajectories(piece, 2, set, board, layers), expected, faults, 1);
            CHECK(chess_distance_weighted_map(piece, set, 0, 0, board, out), expected, faults, 2);
            if (is_piece || is_empty) {
                CHECK(chess_distance_set_trajectory_count(piece, set, 2, board) == 0, 1, faults, 0);
                CHECK(chess_distance_set_trajectory_count(piece, 2, set, board) == 0, 1, faults, 1);
                CHECK(chess_distance_must_pass(piece, set, 2, board) == 0, 1, faults, 0);
                CHECK(chess_distance_must_pass(piece, 2, set, board) == 0, 1, faults, 1);
            }
        }
        expected = first_of(is_square, is_piece, is_null, 0, is_range, is_overlap);
        if (expected != 0) {
            CHECK(chess_distance_walks(piece, sq, 5, moves, board, layers), expected, faults, 0);
            CHECK(chess_distance_walks(piece, 5, sq, moves, board, layers), expected, faults, 1);
            if (is_square || is_piece || is_range)
                CHECK(chess_distance_walk_count(piece, sq, 5, moves, board) == 0, 1, faults, 0);
        }
        expected = first_of(0, 0, is_null, is_empty, 0, is_overlap);
        if (expected != 0) {
            CHECK(chess_distance_graph_trajectories(graph, set, 2, layers), expected, faults, 0);
            CHECK(chess_distance_graph_trajectories(graph, 2, set, layers), expected, faults, 1);
            CHECK(chess_distance_graph_cost_map(graph, graph + 192, set, out), expected, faults, 2);
            CHECK(chess_distance_graph_cost_map(graph + 192, graph, set, out), expected, faults, 3);
        }
        CHECK(chess_distance_graph_trajectories(NULL, set, 2, layers), CHESS_DISTANCE_NULL_POINTER, faults, 4);
        CHECK(chess_distance_graph_cost_map(NULL, graph, set, out), CHESS_DISTANCE_NULL_POINTER, faults, 5);
        CHECK(chess_distance_graph_cost_map(graph, NULL, set, out), CHESS_DISTANCE_NULL_POINTER, faults, 6);
        CHECK(chess_distance_graph_must_pass(NULL, set, 2) == 0, 1, faults, 0);
        CHECK(chess_distance_graph_must_pass(graph, 0, 2) == 0, 1, faults, 0);
        CHECK(chess_distance_graph_must_pass(graph, 2, 0) == 0, 1, faults, 0);

        /* Sites and starts are data and are checked last. */
        bytes[1] = is_square ? 64 : 3;
        expected = first_of(0, is_piece, is_null, 0, is_range, is_overlap);
        expected = expected != 0 ? expected : is_square ? CHESS_DISTANCE_INVALID_SQUARE : 0;
        before = memory;
        if (expected != 0)
            CHECK(chess_distance_voronoi(piece, bytes, n, (const ChessDistanceBoard *)(const void *)(graph + 8), out), expected, faults, 0);
        CHECK(chess_distance_voronoi(piece, NULL, n, NULL, out),
              is_piece ? CHESS_DISTANCE_INVALID_PIECE : CHESS_DISTANCE_NULL_POINTER, faults, 1);
        memset(bytes, is_empty ? 255 : 4, 64);
        if (is_range)
            bytes[9] = faults & 1 ? 192 : 254;
        before = memory;
        expected = is_null ? CHESS_DISTANCE_NULL_POINTER : is_overlap ? CHESS_DISTANCE_OVERLAP
                 : is_range ? CHESS_DISTANCE_OUT_OF_RANGE : is_empty ? CHESS_DISTANCE_EMPTY_SET : 0;
        if (expected != 0)
            CHECK(chess_distance_graph_cost_onward(graph + 64, graph + 64, bytes, out), expected, faults, 0);
        CHECK(chess_distance_graph_cost_onward(graph + 64, graph + 64, NULL, out), CHESS_DISTANCE_NULL_POINTER, faults, 1);
        CHECK(chess_distance_graph_cost_onward(NULL, graph + 64, bytes, out), CHESS_DISTANCE_NULL_POINTER, faults, 2);
        CHECK(chess_distance_graph_cost_onward(graph + 64, NULL, bytes, out), CHESS_DISTANCE_NULL_POINTER, faults, 3);
        CHECK(memcmp(&memory, &before, sizeof memory), 0, faults, 0);
    }
}

/* An unreachable target leaves the layers as they were. */
static void no_way(void) {
    uint64_t layers[64];
    memset(layers, 0xa5, sizeof layers);
    CHECK(chess_distance_set_trajectories(CHESS_DISTANCE_BISHOP, 1, 2, NULL, layers), -1, 0, 0);
    CHECK(chess_distance_walks(CHESS_DISTANCE_KNIGHT, 0, 0, 1, NULL, layers), -1, 0, 0);
    CHECK(chess_distance_walks(CHESS_DISTANCE_KNIGHT, 0, 1, 0, NULL, layers), -1, 0, 0);
    CHECK(chess_distance_graph_trajectories(layers, UINT64_C(1) << 1, UINT64_C(1) << 1, layers), CHESS_DISTANCE_OVERLAP, 0, 0);
    for (int ply = 0; ply < 64; ply++)
        CHECK(layers[ply] == UINT64_C(0xa5a5a5a5a5a5a5a5), 1, ply, 0);
}

/* Outputs of 64 and 512 bytes at every place around their inputs; touching is no overlap. */
static void neighbors_in_memory(void) {
    enum { BOARD = 1024, BYTES = 64, LAYERS = 512 };
    for (int at = BOARD - LAYERS - 16; at <= BOARD + LAYERS + 16; at++) {
        uint8_t *const out = memory.bytes + at;
        const uint64_t *const graph = memory.words + BOARD / 8;
        const ChessDistanceBoard *const board = (const ChessDistanceBoard *)(const void *)graph;
        const int meets_board = at > BOARD - BYTES && at < BOARD + 24;
        const int meets_graph = at > BOARD - BYTES && at < BOARD + 512;
        const int meets_bytes = at > BOARD - BYTES && at < BOARD + 64;
        const uint64_t *const far_graph = memory.words + 250;
        fill_memory();
        memset(memory.bytes + BOARD, 1, 64);
        CHECK(chess_distance_weighted_map(CHESS_DISTANCE_KING, 1, 0, 0, board, out) == CHESS_DISTANCE_OVERLAP, meets_board, at, 0);
        fill_memory();
        CHECK(chess_distance_graph_cost_map(graph, far_graph, 1, out) == CHESS_DISTANCE_OVERLAP, meets_graph, at, 1);
        fill_memory();
        CHECK(chess_distance_graph_cost_map(far_graph, graph, 1, out) == CHESS_DISTANCE_OVERLAP, meets_graph, at, 2);
        fill_memory();
        memset(memory.bytes + BOARD, 1, 64);
        CHECK(chess_distance_graph_cost_onward(far_graph, far_graph, memory.bytes + BOARD, out) == CHESS_DISTANCE_OVERLAP, meets_bytes, at, 3);
        fill_memory();
        memset(memory.bytes + BOARD, 1, 64);
        CHECK(chess_distance_voronoi(CHESS_DISTANCE_KING, memory.bytes + BOARD, 5, NULL, out) == CHESS_DISTANCE_OVERLAP, at > BOARD - BYTES && at < BOARD + 5, at, 4);
        fill_memory();
        CHECK(chess_distance_voronoi(CHESS_DISTANCE_KING, memory.bytes, 5, board, out) == CHESS_DISTANCE_OVERLAP, meets_board, at, 5);
        if (at % 8 == 0) {
            uint64_t *const layers = memory.words + at / 8;
            const int meets = at > BOARD - LAYERS && at < BOARD + 24;
            fill_memory();
            CHECK(chess_distance_set_trajectories(CHESS_DISTANCE_KING, 1, 2, board, layers) == CHESS_DISTANCE_OVERLAP, meets, at, 6);
            fill_memory();
            CHECK(chess_distance_walks(CHESS_DISTANCE_KING, 0, 1, 3, board, layers) == CHESS_DISTANCE_OVERLAP, meets, at, 7);
            fill_memory();
            CHECK(chess_distance_graph_trajectories(graph, 1, 2, layers) == CHESS_DISTANCE_OVERLAP, at > BOARD - LAYERS && at < BOARD + 512, at, 8);
        }
    }
}

int main(void) {
    orders_of_faults();
    no_way();
    neighbors_in_memory();
    return check_result();
}
