/* The documented results of every prefixed function for any two ints as squares, pieces or numbers
 * of moves. Other programs check the values for good arguments; here a good argument only has to
 * give a result that is no code. */
#ifndef DOCUMENTED_H
#define DOCUMENTED_H

#include <string.h>

#include <chess_distance.h>

#include "check.h"
#include "generated/inline_names.h"

static inline int is_piece(int piece) {
    return (piece >= 0 && piece <= 10) || (piece > 256 && piece <= 511);
}

static inline int on_x88_board(int sq) {
    return sq >= 0 && sq < 128 && sq % 16 < 8;
}

/* The code for bad arguments, by the order of the codes, or 0 for good ones. */
static inline int expected_code(int squares_are_good, int pieces_are_good) {
    if (!squares_are_good)
        return CHESS_DISTANCE_INVALID_SQUARE;
    return pieces_are_good ? 0 : CHESS_DISTANCE_INVALID_PIECE;
}

/* A result and its required code. Without a fault: any result from `least` up. */
static inline void check_code(int result, int code, int least, const char *what, int line, int a, int b) {
    check_equal(code == 0 && result >= least ? 0 : result, code, what, line, a, b);
}

#define CODE(call, code, least) check_code(call, code, least, #call, __LINE__, a, b)

static inline void check_squares(int a, int b) {
    const int one = expected_code(on_board(a), 1);
    const int two = expected_code(on_board(a) && on_board(b), 1);
#define FOR_PAIR(name) CODE(name(a, b), two, 0);
#define FOR_SQUARE(name) CODE(name(a), one, 0);
    ANSWERS_FOR_PAIRS(FOR_PAIR)
    ANSWERS_FOR_SQUARES(FOR_SQUARE)
    CODE(chess_distance_corner(a, b), one, 0);
    CODE(chess_distance_nearest(a, 1, b), one, 0);
    CODE(chess_distance_nearest(a, 0, 0), one, 0);
    CODE(chess_distance_nearest_file(a, 1, b), one, 0);
    CODE(chess_distance_nearest_file(a, 0, 0), one, 0);
    CODE(chess_distance_from_x88(a), expected_code(on_x88_board(a), 1), 0);
    if (two == 0) {
        CHECK(chess_distance_direction(a, b) == 0 || a != b, 1, a, b);
        CHECK(chess_distance_king_race(a, b, INT_MAX), 0, a, b);
        CHECK(chess_distance_king_race(a, b, INT_MIN), UINT64_MAX, a, b);
    } else {
        CHECK(chess_distance_direction(a, b), 0, a, b);
        CHECK(chess_distance_king_race(a, b, 0), 0, a, b);
        CHECK(chess_distance_king_race(a, b, INT_MIN), 0, a, b);
    }
}

static inline void check_pawn_and_king(int a, int b) {
    int code = expected_code(on_board(a) && on_board(b), 1);
    if (code == 0 && (a < 8 || a > 55 || a == b))
        code = CHESS_DISTANCE_OUT_OF_RANGE;
    CODE(chess_distance_pawn_outruns_king(a, b, 0, 0), code, 0);
    CODE(chess_distance_pawn_outruns_king(a, b, INT_MIN, 1), code, 0);
    CODE(chess_distance_pawn_outruns_king(a, b, a, b), code, 0);
}

static inline void check_pieces(int a, int b) {
    const int unreachable = CHESS_DISTANCE_UNREACHABLE;
    CODE(chess_distance(CHESS_DISTANCE_KING, a, b), expected_code(on_board(a) && on_board(b), 1), 0);
    CODE(chess_distance(a, b, 0), expected_code(on_board(b), is_piece(a)), unreachable);
    CODE(chess_distance(a, 0, b), expected_code(on_board(b), is_piece(a)), unreachable);
    CODE(chess_distance_by_x88(CHESS_DISTANCE_KING, a, b), expected_code(on_x88_board(a) && on_x88_board(b), 1), 0);
    CODE(chess_distance_by_x88(a, b, 0), expected_code(on_x88_board(b), a >= 0 && a <= 7), unreachable);
    CODE(chess_distance_by_x88(a, 0, b), expected_code(on_x88_board(b), a >= 0 && a <= 7), unreachable);
}

/* The functions with a board; on a fault buffers must be unchanged. */
static inline void check_boards(int a, int b) {
    const int unreachable = CHESS_DISTANCE_UNREACHABLE;
    const int piece = expected_code(1, is_piece(a)), square = expected_code(on_board(b), is_piece(a));
    const int squares = expected_code(on_board(a) && on_board(b), 1);
    const int is_pawn = a == CHESS_DISTANCE_WHITE_PAWN || a == CHESS_DISTANCE_BLACK_PAWN;
    const int pawn = is_pawn ? b < 0 ? CHESS_DISTANCE_OUT_OF_RANGE : 0 : CHESS_DISTANCE_INVALID_PIECE;
    ChessDistanceTerritory territory = {1, 2, 3};
    static uint8_t matrix[64][64];
    uint64_t layers[64];
    uint8_t map[64], untouched[64];
    memset(map, 77, sizeof map);
    memset(untouched, 77, sizeof untouched);
    memset(layers, 77, sizeof layers);

    CODE(chess_distance_path(CHESS_DISTANCE_KING, a, b, NULL), squares, 0);
    CODE(chess_distance_path(a, 0, b, NULL), square, unreachable);
    CODE(chess_distance_reaches(CHESS_DISTANCE_KING, a, b, a, NULL), squares, 0);
    CODE(chess_distance_reaches(a, b, 0, b, NULL), square, 0);
    CODE(chess_distance_sets(a, 1, 2, NULL), piece, unreachable);
    CODE(chess_distance_map(a, b, NULL, map), square, 0);
    if (square != 0)
        CHECK(memcmp(map, untouched, sizeof map), 0, a, b);
    memset(map, 77, sizeof map);
    CODE(chess_distance_set_map(a, 1, NULL, map), piece, 0);
    if (piece != 0)
        CHECK(memcmp(map, untouched, sizeof map), 0, a, b);
    memset(map, 77, sizeof map);
    CODE(chess_distance_map_to(a, b, NULL, map), square, 0);
    if (square != 0)
        CHECK(memcmp(map, untouched, sizeof map), 0, a, b);
    memset(map, 77, sizeof map);
    CODE(chess_distance_set_map_to(a, 1, NULL, map), piece, 0);
    if (piece != 0)
        CHECK(memcmp(map, untouched, sizeof map), 0, a, b);
    memset(map, 77, sizeof map);
    CODE(chess_distance_onward(a, untouched, NULL, map), piece, 77);
    if (piece != 0)
        CHECK(memcmp(map, untouched, sizeof map), 0, a, b);
    memset(map, 77, sizeof map);
    CODE(chess_distance_pawn_map(a, 1, 2, b, NULL, map), pawn, 0);
    if (pawn != 0)
        CHECK(memcmp(map, untouched, sizeof map), 0, a, b);
    memset(map, 77, sizeof map);
    CODE(chess_distance_pawn_map_to(a, 1, 2, b, NULL, map), pawn, 0);
    if (pawn != 0)
        CHECK(memcmp(map, untouched, sizeof map), 0, a, b);
    memset(map, 77, sizeof map);
    CODE(chess_distance_graph(a, NULL, layers), piece, 0);
    if (piece != 0) {
        CHECK(memcmp(layers, untouched, sizeof untouched), 0, a, b);
        CHECK(chess_distance_attacks(a, UINT64_MAX, 0), 0, a, b);
    }
    memset(layers, 77, sizeof layers);
    CODE(chess_distance_trajectories(a, b, 9, NULL, layers), square, unreachable);
    if (square != 0)
        CHECK(memcmp(layers, untouched, sizeof untouched), 0, a, b);
    if (square != 0) {
        CODE(chess_distance_trajectory(a, b, 9, NULL, 0, map), square, 0);
        CHECK(memcmp(map, untouched, sizeof map), 0, a, b);
        CHECK(chess_distance_trajectory_count(a, b, 9, NULL), 0, a, b);
    }
    if (piece != 0) {
        CHECK(chess_distance_moves(a, UINT64_MAX, NULL), 0, a, b);
        CHECK(chess_distance_within(a, UINT64_MAX, b, NULL), 0, a, b);
        CHECK(chess_distance_ring(a, UINT64_MAX, 0, NULL), 0, a, b);
        CODE(chess_distance_matrix(a, NULL, matrix), piece, 0);
        CHECK(matrix[0][0] | matrix[63][63], 0, a, b);
    }
    if (b < 0) {
        CHECK(chess_distance_within(CHESS_DISTANCE_KING, UINT64_MAX, b, NULL), 0, a, b);
        CHECK(chess_distance_ring(CHESS_DISTANCE_KING, UINT64_MAX, b, NULL), 0, a, b);
    }
    CODE(chess_distance_territory(a, 1, NULL, b, 2, NULL, &territory), expected_code(1, is_piece(a) && is_piece(b)), 0);
    if (!is_piece(a) || !is_piece(b))
        CHECK(territory.first == 1 && territory.second == 2 && territory.tied == 3, 1, a, b);
}

/* Ways and costs; functions of graphs have no int parameters. */
static inline void check_ways(int a, int b) {
    static const uint8_t sites[64] = {5, 9, 63};
    const int unreachable = CHESS_DISTANCE_UNREACHABLE;
    const int piece = expected_code(1, is_piece(a)), square = expected_code(on_board(b), is_piece(a));
    const int squares = expected_code(on_board(a) && on_board(b), 1);
    const int moves = piece != 0 ? piece : on_board(b) ? 0 : CHESS_DISTANCE_OUT_OF_RANGE;
    const int count = piece != 0 ? piece : b >= 1 && b <= 64 ? 0 : CHESS_DISTANCE_OUT_OF_RANGE;
    uint64_t layers[64], untouched[64];
    uint8_t map[64];
    memset(layers, 77, sizeof layers);
    memset(untouched, 77, sizeof untouched);
    memset(map, 77, sizeof map);

#define UNTOUCHED(out, code)                                  \
    if ((code) != 0)                                          \
        CHECK(memcmp(out, untouched, sizeof(out)), 0, a, b);  \
    memset(out, 77, sizeof(out));

    CODE(chess_distance_set_trajectories(a, 1, 2, NULL, layers), piece, unreachable);
    UNTOUCHED(layers, piece)
    CODE(chess_distance_walks(CHESS_DISTANCE_KING, a, b, 9, NULL, layers), squares, 9);
    UNTOUCHED(layers, squares)
    CODE(chess_distance_walks(a, b, 9, 3, NULL, layers), square, unreachable);
    UNTOUCHED(layers, square)
    CODE(chess_distance_walks(a, 9, 9, b, NULL, layers), moves, unreachable);
    UNTOUCHED(layers, moves)
    CODE(chess_distance_weighted_map(a, 1, 2, 4, NULL, map), piece, 0);
    UNTOUCHED(map, piece)
    CODE(chess_distance_voronoi(a, sites, (size_t)b, NULL, map), count, 0);
    UNTOUCHED(map, count)
    if (piece != 0) {
        CHECK(chess_distance_set_trajectory_count(a, 1, 2, NULL), 0, a, b);
        CHECK(chess_distance_must_pass(a, 1, 2, NULL), 0, a, b);
    }
    if (squares != 0)
        CHECK(chess_distance_walk_count(CHESS_DISTANCE_KING, a, b, 9, NULL), 0, a, b);
    if (square != 0)
        CHECK(chess_distance_walk_count(a, b, 9, 3, NULL), 0, a, b);
    if (moves != 0)
        CHECK(chess_distance_walk_count(a, 9, 9, b, NULL), 0, a, b);
    CHECK(chess_distance_square_of_pawn(a, b, b) != 0, a > 7 && a < 56, a, b);
}

/* The ints of a grid: files, ranks, wrap, reserved. */
static inline void check_grids(int a, int b) {
    static const uint8_t start[256] = {0};
    static const ChessDistanceSquares from = {{1, 0, 0, 0}};
    const int sides = a >= 1 && a <= 16 && b >= 1 && b <= 16;
    const ChessDistanceGrid by_size = {a, b, 0, 0, {{0}}, {{0}}};
    const ChessDistanceGrid by_edges = {3, 3, a, b, {{0}}, {{0}}};
    const int edges = a >= 0 && a <= 3 && b == 0;
    ChessDistanceGridPiece king;
    int round;
    CHECK(chess_distance_grid_piece("K", a, &king), 0, a, b);
    for (round = 0; round < 2; round++) {
        const ChessDistanceGrid *grid = round ? &by_edges : &by_size;
        const int code = (round ? edges : sides) ? 0 : CHESS_DISTANCE_OUT_OF_RANGE;
        const size_t size = code != 0 || round ? 9 : (size_t)(a * b);
        static uint8_t map[256], untouched[256], matrix[256 * 256];
        static ChessDistanceSquares layers[256];
        ChessDistanceGridTerritory territory;
        ChessDistanceSquares squares;
        memset(map, 77, sizeof map);
        memset(untouched, 77, sizeof untouched);
        CODE(chess_distance_grid_moves(&king, grid, &from, NULL, &squares), code, 0);
        CODE(chess_distance_grid_attacks(&king, grid, &from, NULL, &squares), code, 0);
        CODE(chess_distance_grid_path(&king, grid, &from, &from, NULL), code, 0);
        CODE(chess_distance_grid_map(&king, grid, &from, NULL, map, size), code, 0);
        CODE(chess_distance_grid_map_to(&king, grid, &from, NULL, map, size), code, 0);
        CODE(chess_distance_grid_weighted_map(&king, grid, &from, NULL, NULL, NULL, map, size), code, 0);
        CODE(chess_distance_grid_onward(&king, grid, start, NULL, map, size), code, 0);
        if (code != 0)
            CHECK(memcmp(map, untouched, sizeof map), 0, a, b);
        CODE(chess_distance_grid_matrix(&king, grid, NULL, matrix, size * size), code, 0);
        CODE(chess_distance_grid_graph(&king, grid, NULL, layers, size), code, 0);
        CODE(chess_distance_grid_trajectories(&king, grid, &from, &from, NULL, layers, 1), code, 0);
        CODE(chess_distance_grid_territory(&king, &from, NULL, &king, &from, NULL, grid, &territory), code, 0);
        CHECK(chess_distance_grid_trajectory_count(&king, grid, &from, &from, NULL), code == 0, a, b);
    }
}

static inline void check_documented(int a, int b) {
    check_squares(a, b);
    check_pawn_and_king(a, b);
    check_pieces(a, b);
    check_boards(a, b);
    check_ways(a, b);
    check_grids(a, b);
    CHECK(chess_distance_error(a) != NULL, 1, a, b);
}

#endif
