/* Every function with arguments, a line each. From the lines programs make calls with arguments of
 * any kind: good, bad, random, at any place in memory. Include the header under test first. */
#ifndef CALLS_H
#define CALLS_H

#include <string.h>

#include "check.h"

/* What a call reads or writes: a kind of argument, the bytes of each, of what there is one each, and
 * the alignment. Outputs begin with MAP. */
#define KINDS_IN_MEMORY(X) \
    X(BOARD, 24, CALL, 8) X(GRAPH, 512, CALL, 8) X(START, 64, CALL, 1) X(SITES, 1, SITE, 1) \
    X(POSITION, 72, CALL, 8) X(BYTES, 1, ROW, 1) X(SETS, 8, ROW, 8) X(COLUMNS, 24, CALL, 8) \
    X(TEXT, 8, CALL, 1) X(GRID_PIECE, 1024, CALL, 8) X(GRID, 80, CALL, 8) X(SQUARES, 32, CALL, 8) \
    X(MORE_SQUARES, 32, CALL, 8) X(OBSTACLES, 128, CALL, 8) X(GRID_START, 1, CELL, 1) X(GRID_GRAPH, 32, NODE, 8) \
    X(MAP, 64, CALL, 1) X(LAYERS, 512, CALL, 8) X(MATRIX, 4096, CALL, 1) X(TERRITORY, 24, CALL, 8) \
    X(DUEL, 8192, CALL, 1) X(PARTS, 2, CALL, 1) X(OUT_BYTES, 1, ROW, 1) X(OUT_MAPS, 64, ROW, 1) \
    X(OUT_MATRICES, 4096, ROW, 1) X(OUT_SETS, 8, ROW, 8) X(GRID_MAP, 1, CELL, 1) X(GRID_MATRIX, 1, PAIR, 1) \
    X(OUT_SQUARES, 32, CALL, 8) X(OUT_GRAPH, 32, CELL, 8) X(OUT_LAYERS, 32, LAYER, 8) \
    X(GRID_TERRITORY, 96, CALL, 8) X(OUT_PIECE, 1024, CALL, 8) X(NODE_MAP, 1, NODE, 1)

/* The kinds of arguments. */
#define KIND(kind, bytes, each, alignment) kind,
typedef enum {
    END,
    /* ints */
    PIECE, X88_PIECE, PAWN, PROMOTED, SQUARE, X88_SQUARE, OTHER_SQUARE, PAWN_SQUARE, DEFENDER, ORIGIN, MOVES, LENGTH,
    CAPTURES, FLAG, IF_EMPTY, FILES, RANKS,
    /* 64 bits: any set of squares, one that may not be empty, the number of a trajectory */
    SET, MEMBERS, INDEX,
    /* how many there are of something in memory */
    SITE_COUNT, ROWS, SIZE, PAIRS, NODES, ROOM,
    KINDS_IN_MEMORY(KIND)
    KINDS
} Kind;
enum { MOST_ARGUMENTS = 10 };
typedef enum { CALL, ROW, SITE, NODE, CELL, PAIR, LAYER } Unit;

static inline int is_int(Kind kind) {
    return kind < SET;
}

static inline int is_in_memory(Kind kind) {
    return kind >= BOARD;
}

static inline int is_output(Kind kind) {
    return kind >= MAP;
}

/* NULL is good, too. */
static inline int is_optional(Kind kind) {
    return kind == BOARD || kind == COLUMNS || kind == MORE_SQUARES || kind == OBSTACLES || kind == OUT_SETS;
}

typedef struct {
    int number;
    uint64_t set;
    size_t size;
    void *at;
} Argument;

/* A pointer of any type, which C converts by itself. */
#ifdef __cplusplus
struct Pointer {
    void *at;
    template <typename T> operator T *() const { return static_cast<T *>(at); }
};
#define AT(n) Pointer{a[n].at}
#else
#define AT(n) a[n].at
#endif

/* The value of the n-th argument, if it is of this kind. */
#define PIECE(n) a[n].number
#define X88_PIECE(n) a[n].number
#define PAWN(n) a[n].number
#define PROMOTED(n) a[n].number
#define SQUARE(n) a[n].number
#define X88_SQUARE(n) a[n].number
#define OTHER_SQUARE(n) a[n].number
#define PAWN_SQUARE(n) a[n].number
#define DEFENDER(n) a[n].number
#define ORIGIN(n) a[n].number
#define MOVES(n) a[n].number
#define LENGTH(n) a[n].number
#define CAPTURES(n) a[n].number
#define FLAG(n) a[n].number
#define IF_EMPTY(n) a[n].number
#define FILES(n) a[n].number
#define RANKS(n) a[n].number
#define SET(n) a[n].set
#define MEMBERS(n) a[n].set
#define INDEX(n) a[n].set
#define SITE_COUNT(n) a[n].size
#define ROWS(n) a[n].size
#define SIZE(n) a[n].size
#define PAIRS(n) a[n].size
#define NODES(n) a[n].size
#define ROOM(n) a[n].size
#define BOARD(n) AT(n)
#define GRAPH(n) AT(n)
#define START(n) AT(n)
#define SITES(n) AT(n)
#define POSITION(n) AT(n)
#define BYTES(n) AT(n)
#define SETS(n) AT(n)
#define COLUMNS(n) AT(n)
#define TEXT(n) AT(n)
#define GRID_PIECE(n) AT(n)
#define GRID(n) AT(n)
#define SQUARES(n) AT(n)
#define MORE_SQUARES(n) AT(n)
#define OBSTACLES(n) AT(n)
#define GRID_START(n) AT(n)
#define GRID_GRAPH(n) AT(n)
#define MAP(n) AT(n)
#define LAYERS(n) AT(n)
#define MATRIX(n) AT(n)
#define TERRITORY(n) AT(n)
#define DUEL(n) AT(n)
#define PARTS(n) AT(n)
#define OUT_BYTES(n) AT(n)
#define OUT_MAPS(n) AT(n)
#define OUT_MATRICES(n) AT(n)
#define OUT_SETS(n) AT(n)
#define GRID_MAP(n) AT(n)
#define GRID_MATRIX(n) AT(n)
#define OUT_SQUARES(n) AT(n)
#define OUT_GRAPH(n) AT(n)
#define OUT_LAYERS(n) AT(n)
#define GRID_TERRITORY(n) AT(n)
#define OUT_PIECE(n) AT(n)
#define NODE_MAP(n) AT(n)
#define VALUES_1(b) b(0)
#define VALUES_2(b, c) b(0), c(1)
#define VALUES_3(b, c, d) b(0), c(1), d(2)
#define VALUES_4(b, c, d, e) VALUES_3(b, c, d), e(3)
#define VALUES_5(b, c, d, e, f) VALUES_4(b, c, d, e), f(4)
#define VALUES_6(b, c, d, e, f, g) VALUES_5(b, c, d, e, f), g(5)
#define VALUES_7(b, c, d, e, f, g, h) VALUES_6(b, c, d, e, f, g), h(6)
#define VALUES_8(b, c, d, e, f, g, h, i) VALUES_7(b, c, d, e, f, g, h), i(7)
#define VALUES_9(b, c, d, e, f, g, h, i, j) VALUES_8(b, c, d, e, f, g, h, i), j(8)
#define VALUES_10(b, c, d, e, f, g, h, i, j, k) VALUES_9(b, c, d, e, f, g, h, i, j), k(9)

/* The functions that the inline header has, too. INT and U64 are macros for functions that return
 * an int, and for those that return 0 for bad arguments. The number is that of the arguments. */
#define INLINE_CALLS(INT, U64) \
    INT(2, chess_distance_king, SQUARE, SQUARE) \
    INT(2, chess_distance_manhattan, SQUARE, SQUARE) \
    INT(2, chess_distance_knight, SQUARE, SQUARE) \
    INT(2, chess_distance_file, SQUARE, SQUARE) \
    INT(2, chess_distance_rank, SQUARE, SQUARE) \
    INT(2, chess_distance_relation, SQUARE, SQUARE) \
    INT(2, chess_distance_x88_diff, SQUARE, SQUARE) \
    INT(2, chess_distance_offset, SQUARE, SQUARE) \
    INT(2, chess_distance_mop_up, SQUARE, SQUARE) \
    U64(2, chess_distance_direction, SQUARE, SQUARE) \
    INT(2, chess_distance_corner, SQUARE, FLAG) \
    INT(1, chess_distance_center, SQUARE) \
    INT(1, chess_distance_center_manhattan, SQUARE) \
    INT(1, chess_distance_edge, SQUARE) \
    INT(1, chess_distance_edge_file, SQUARE) \
    INT(1, chess_distance_edge_rank, SQUARE) \
    INT(1, chess_distance_to_x88, SQUARE) \
    INT(1, chess_distance_from_x88, X88_SQUARE) \
    INT(3, chess_distance_by_x88, X88_PIECE, X88_SQUARE, X88_SQUARE) \
    INT(3, chess_distance_nearest, SQUARE, SET, IF_EMPTY) \
    INT(3, chess_distance_nearest_file, SQUARE, SET, IF_EMPTY) \
    INT(3, chess_distance, PIECE, SQUARE, SQUARE) \
    U64(3, chess_distance_moves, PIECE, SET, BOARD) \
    INT(4, chess_distance_map, PIECE, SQUARE, BOARD, MAP) \
    INT(4, chess_distance_set_map, PIECE, MEMBERS, BOARD, MAP) \
    INT(4, chess_distance_path, PIECE, SQUARE, SQUARE, BOARD) \
    INT(5, chess_distance_reaches, PIECE, SQUARE, SQUARE, MOVES, BOARD) \
    INT(4, chess_distance_sets, PIECE, MEMBERS, MEMBERS, BOARD) \
    U64(4, chess_distance_within, PIECE, SET, MOVES, BOARD) \
    U64(4, chess_distance_ring, PIECE, SET, MOVES, BOARD) \
    U64(3, chess_distance_attacks, PIECE, SET, SET) \
    INT(4, chess_distance_map_to, PIECE, SQUARE, BOARD, MAP) \
    INT(4, chess_distance_set_map_to, PIECE, MEMBERS, BOARD, MAP) \
    INT(4, chess_distance_onward, PIECE, START, BOARD, MAP) \
    INT(3, chess_distance_graph, PIECE, BOARD, LAYERS) \
    INT(2, chess_distance_graph_reverse, GRAPH, LAYERS) \
    INT(3, chess_distance_graph_map, GRAPH, MEMBERS, MAP) \
    INT(3, chess_distance_graph_onward, GRAPH, START, MAP) \
    INT(6, chess_distance_pawn_map, PAWN, MEMBERS, SET, CAPTURES, BOARD, MAP) \
    INT(6, chess_distance_pawn_map_to, PAWN, MEMBERS, SET, CAPTURES, BOARD, MAP) \
    INT(5, chess_distance_pawn_captures_map, PAWN, MEMBERS, SET, BOARD, MAP) \
    INT(8, chess_distance_promotion_map, PAWN, MEMBERS, PROMOTED, SET, CAPTURES, BOARD, BOARD, MAP) \
    INT(8, chess_distance_promotion_map_to, PAWN, MEMBERS, PROMOTED, SET, CAPTURES, BOARD, BOARD, MAP) \
    INT(5, chess_distance_trajectories, PIECE, SQUARE, SQUARE, BOARD, LAYERS) \
    U64(4, chess_distance_trajectory_count, PIECE, SQUARE, SQUARE, BOARD) \
    INT(6, chess_distance_trajectory, PIECE, SQUARE, SQUARE, BOARD, INDEX, MAP) \
    INT(7, chess_distance_territory, PIECE, MEMBERS, BOARD, PIECE, MEMBERS, BOARD, TERRITORY) \
    INT(5, chess_distance_voronoi, PIECE, SITES, SITE_COUNT, BOARD, MAP) \
    U64(3, chess_distance_king_race, SQUARE, SQUARE, MOVES) \
    INT(4, chess_distance_pawn_outruns_king, PAWN_SQUARE, DEFENDER, FLAG, FLAG) \
    U64(3, chess_distance_square_of_pawn, PAWN_SQUARE, FLAG, FLAG) \
    INT(5, chess_distance_set_trajectories, PIECE, MEMBERS, MEMBERS, BOARD, LAYERS) \
    U64(4, chess_distance_set_trajectory_count, PIECE, MEMBERS, MEMBERS, BOARD) \
    INT(6, chess_distance_walks, PIECE, SQUARE, SQUARE, LENGTH, BOARD, LAYERS) \
    U64(5, chess_distance_walk_count, PIECE, SQUARE, SQUARE, LENGTH, BOARD) \
    U64(4, chess_distance_must_pass, PIECE, MEMBERS, MEMBERS, BOARD) \
    INT(4, chess_distance_graph_trajectories, GRAPH, MEMBERS, MEMBERS, LAYERS) \
    U64(3, chess_distance_graph_must_pass, GRAPH, MEMBERS, MEMBERS) \
    INT(6, chess_distance_weighted_map, PIECE, MEMBERS, SET, SET, BOARD, MAP) \
    INT(4, chess_distance_graph_cost_map, GRAPH, GRAPH, MEMBERS, MAP) \
    INT(4, chess_distance_graph_cost_onward, GRAPH, GRAPH, START, MAP)

/* And those of the library alone. */
#define LIBRARY_CALLS(INT, U64) \
    INT(3, chess_distance_matrix, PIECE, BOARD, MATRIX) \
    INT(2, chess_distance_graph_matrix, GRAPH, MATRIX) \
    INT(4, chess_distance_duel, BOARD, BOARD, MEMBERS, DUEL) \
    INT(9, chess_distance_pair, PIECE, SQUARE, MEMBERS, BOARD, PIECE, OTHER_SQUARE, MEMBERS, BOARD, PARTS) \
    INT(2, chess_distance_reach, POSITION, LAYERS) \
    INT(5, chess_distance_batch, PIECE, BYTES, BYTES, OUT_BYTES, ROWS) \
    INT(5, chess_distance_fill_table, PIECE, FILES, RANKS, GRID_MATRIX, PAIRS) \
    INT(6, chess_distance_fill_map, PIECE, FILES, RANKS, ORIGIN, GRID_MAP, SIZE) \
    INT(6, chess_distance_path_batch, PIECE, SETS, SETS, COLUMNS, OUT_BYTES, ROWS) \
    INT(5, chess_distance_map_batch, PIECE, SETS, COLUMNS, OUT_MAPS, ROWS) \
    INT(4, chess_distance_matrix_batch, PIECE, COLUMNS, OUT_MATRICES, ROWS) \
    INT(10, chess_distance_territory_batch, PIECE, SETS, COLUMNS, PIECE, SETS, COLUMNS, OUT_SETS, OUT_SETS, OUT_SETS, ROWS) \
    INT(3, chess_distance_grid_piece, TEXT, FLAG, OUT_PIECE) \
    INT(5, chess_distance_grid_moves, GRID_PIECE, GRID, SQUARES, OBSTACLES, OUT_SQUARES) \
    INT(5, chess_distance_grid_attacks, GRID_PIECE, GRID, SQUARES, MORE_SQUARES, OUT_SQUARES) \
    INT(5, chess_distance_grid_attacks_to, GRID_PIECE, GRID, SQUARES, MORE_SQUARES, OUT_SQUARES) \
    INT(6, chess_distance_grid_map, GRID_PIECE, GRID, SQUARES, OBSTACLES, GRID_MAP, SIZE) \
    INT(6, chess_distance_grid_map_to, GRID_PIECE, GRID, SQUARES, OBSTACLES, GRID_MAP, SIZE) \
    INT(8, chess_distance_grid_weighted_map, GRID_PIECE, GRID, SQUARES, MORE_SQUARES, MORE_SQUARES, OBSTACLES, GRID_MAP, SIZE) \
    INT(6, chess_distance_grid_onward, GRID_PIECE, GRID, GRID_START, OBSTACLES, GRID_MAP, SIZE) \
    INT(5, chess_distance_grid_path, GRID_PIECE, GRID, SQUARES, SQUARES, OBSTACLES) \
    INT(5, chess_distance_grid_matrix, GRID_PIECE, GRID, OBSTACLES, GRID_MATRIX, PAIRS) \
    INT(5, chess_distance_grid_graph, GRID_PIECE, GRID, OBSTACLES, OUT_GRAPH, SIZE) \
    INT(4, chess_distance_grid_graph_map, GRID_GRAPH, NODES, SQUARES, NODE_MAP) \
    INT(7, chess_distance_grid_trajectories, GRID_PIECE, GRID, SQUARES, SQUARES, OBSTACLES, OUT_LAYERS, ROOM) \
    U64(5, chess_distance_grid_trajectory_count, GRID_PIECE, GRID, SQUARES, SQUARES, OBSTACLES) \
    INT(8, chess_distance_grid_territory, GRID_PIECE, SQUARES, OBSTACLES, GRID_PIECE, SQUARES, OBSTACLES, GRID, GRID_TERRITORY)

typedef struct {
    const char *name;
    int64_t (*make)(const Argument *);
    int is_code; /* returns a code for bad arguments, otherwise 0 */
    Kind kinds[MOST_ARGUMENTS + 1];
} Call;

/* A function with all arguments in one, and its line in a table of calls. The direction of two
 * squares is an int, too. */
#define DEFINE(count, name, ...) \
    static int64_t make_##name(const Argument *a) { return (int64_t)name(VALUES_##count(__VA_ARGS__)); }
#define INT_LINE(count, name, ...) {#name, make_##name, 1, {__VA_ARGS__, END}},
#define U64_LINE(count, name, ...) {#name, make_##name, 0, {__VA_ARGS__, END}},

INLINE_CALLS(DEFINE, DEFINE)
#ifdef CHESS_DISTANCE_INLINE_H
static const Call calls[] = { INLINE_CALLS(INT_LINE, U64_LINE) };
#else
LIBRARY_CALLS(DEFINE, DEFINE)
static const Call calls[] = { INLINE_CALLS(INT_LINE, U64_LINE) LIBRARY_CALLS(INT_LINE, U64_LINE) };
#endif
enum { CALLS = (int)(sizeof calls / sizeof calls[0]) };

#endif
