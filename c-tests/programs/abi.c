/* What no release of this major version may change (docs/abi.md): it compiles only while the
 * sizes, offsets, constants and types are these. Names that lose their library do not link. */
#include <chess_distance.h>
#include <chess_distance_wiki.h>

#include "check.h"

#ifdef __cplusplus
#define SAME(a, b) static_assert((a) == (b), #a)
#else
#define SAME(a, b) _Static_assert((a) == (b), #a)
#endif

/* Structures. */
SAME(sizeof(ChessDistanceBoard), 24);
SAME(offsetof(ChessDistanceBoard, own), 0);
SAME(offsetof(ChessDistanceBoard, enemy), 8);
SAME(offsetof(ChessDistanceBoard, avoid), 16);
SAME(sizeof(ChessDistanceTerritory), 24);
SAME(offsetof(ChessDistanceTerritory, first), 0);
SAME(offsetof(ChessDistanceTerritory, second), 8);
SAME(offsetof(ChessDistanceTerritory, tied), 16);

/* Pieces. */
SAME(CHESS_DISTANCE_KING, 0);
SAME(CHESS_DISTANCE_WAZIR, 1);
SAME(CHESS_DISTANCE_KNIGHT, 2);
SAME(CHESS_DISTANCE_BISHOP, 3);
SAME(CHESS_DISTANCE_ROOK, 4);
SAME(CHESS_DISTANCE_QUEEN, 5);
SAME(CHESS_DISTANCE_WHITE_PAWN, 6);
SAME(CHESS_DISTANCE_BLACK_PAWN, 7);
SAME(CHESS_DISTANCE_ARCHBISHOP, 8);
SAME(CHESS_DISTANCE_CHANCELLOR, 9);
SAME(CHESS_DISTANCE_AMAZON, 10);
SAME(CHESS_DISTANCE_LEAPER(0, 1), 257);
SAME(CHESS_DISTANCE_LEAPER(2, 3), 291);
SAME(CHESS_DISTANCE_LEAPER(15, 15), 511);
SAME(CHESS_DISTANCE_LEAPER(16, 0), -1);
SAME(CHESS_DISTANCE_LEAPER(0, -1), -1);

/* Results, and versions whose form alone is fixed. */
SAME(CHESS_DISTANCE_OK, 0);
SAME(CHESS_DISTANCE_UNREACHABLE, -1);
SAME(CHESS_DISTANCE_INVALID_SQUARE, -2);
SAME(CHESS_DISTANCE_INVALID_PIECE, -3);
SAME(CHESS_DISTANCE_NULL_POINTER, -4);
SAME(CHESS_DISTANCE_EMPTY_SET, -5);
SAME(CHESS_DISTANCE_OUT_OF_RANGE, -6);
SAME(CHESS_DISTANCE_OVERLAP, -7);
SAME(CHESS_DISTANCE_NONE, 255);
SAME(CHESS_DISTANCE_VERSION_MAJOR >= 0 && CHESS_DISTANCE_VERSION_MINOR >= 0 &&
         CHESS_DISTANCE_VERSION_PATCH >= 0, 1);

/* The macros stand in #if as well, and an operator next to one takes all of it. */
#if CHESS_DISTANCE_OVERLAP != -7 || 10 - CHESS_DISTANCE_OVERLAP != 17
#error CHESS_DISTANCE_OVERLAP
#endif

/* Tables: a pointer to one has its type and its size. */
static void tables(void) {
#define TABLE(name, element, shape) \
    do { \
        const element(*table) shape = &name; \
        CHECK(table != NULL, 1, sizeof *table, 0); \
    } while (0)
    TABLE(chess_distance_king_table, uint8_t, [64][64]);
    TABLE(chess_distance_manhattan_table, uint8_t, [64][64]);
    TABLE(chess_distance_knight_table, uint8_t, [64][64]);
    TABLE(chess_distance_king_ring_table, uint64_t, [64][8]);
    TABLE(chess_distance_knight_by_rank_file, uint8_t, [64]);
    TABLE(chess_distance_corners, uint8_t, [64]);
#define BY_DIFFERENCE(name, element) \
    TABLE(chess_distance_##name##_x88, element, [240]); \
    TABLE(chess_distance_##name##_offset, element, [225])
    BY_DIFFERENCE(king, uint8_t);
    BY_DIFFERENCE(manhattan, uint8_t);
    BY_DIFFERENCE(knight, uint8_t);
    BY_DIFFERENCE(bishop, uint8_t);
    BY_DIFFERENCE(rook, uint8_t);
    BY_DIFFERENCE(queen, uint8_t);
    BY_DIFFERENCE(white_pawn, uint8_t);
    BY_DIFFERENCE(black_pawn, uint8_t);
    BY_DIFFERENCE(attacks, uint8_t);
    BY_DIFFERENCE(step, int8_t);
    BY_DIFFERENCE(line, int8_t);
    TABLE(arrDistance, unsigned char, [64][64]);
    TABLE(arrManhattanDistance, unsigned char, [64][64]);
    TABLE(arrKnightDistance, char, [64][64]);
    TABLE(arrDistanceBy0x88Diff, unsigned char, [240]);
    TABLE(arrManhattanDistanceBy0x88Diff, unsigned char, [240]);
    TABLE(arrKnightDistanceBy0x88Diff, unsigned char, [240]);
    TABLE(arrCenterManhattanDistance, int, [64]);
    TABLE(arrCenterDistance, int, [64]);
    TABLE(arrDistance15x15, unsigned char, [225]);
}

/* Functions: a pointer to one has its type. */
#define FUNCTION(name, result, ...) \
    do { \
        result (*function)(__VA_ARGS__) = name; \
        CHECK(function != NULL, 1, 0, 0); \
    } while (0)
typedef const ChessDistanceBoard *Board;
typedef const uint8_t *Bytes;

static void empty_board(void) {
    FUNCTION(chess_distance, int, int, int, int);
    FUNCTION(chess_distance_king, int, int, int);
    FUNCTION(chess_distance_manhattan, int, int, int);
    FUNCTION(chess_distance_knight, int, int, int);
    FUNCTION(chess_distance_file, int, int, int);
    FUNCTION(chess_distance_rank, int, int, int);
    FUNCTION(chess_distance_center, int, int);
    FUNCTION(chess_distance_center_manhattan, int, int);
    FUNCTION(chess_distance_edge, int, int);
    FUNCTION(chess_distance_edge_file, int, int);
    FUNCTION(chess_distance_edge_rank, int, int);
    FUNCTION(chess_distance_corner, int, int, int);
    FUNCTION(chess_distance_relation, int, int, int);
    FUNCTION(chess_distance_nearest, int, int, uint64_t, int);
    FUNCTION(chess_distance_nearest_file, int, int, uint64_t, int);
    FUNCTION(chess_distance_x88_diff, int, int, int);
    FUNCTION(chess_distance_to_x88, int, int);
    FUNCTION(chess_distance_from_x88, int, int);
    FUNCTION(chess_distance_by_x88, int, int, int, int);
    FUNCTION(chess_distance_offset, int, int, int);
    FUNCTION(chess_distance_direction, int, int, int);
    FUNCTION(chess_distance_error, const char *, int);
    FUNCTION(chess_distance_version, const char *, void);
}

static void boards(void) {
    FUNCTION(chess_distance_moves, uint64_t, int, uint64_t, Board);
    FUNCTION(chess_distance_map, int, int, int, Board, uint8_t *);
    FUNCTION(chess_distance_set_map, int, int, uint64_t, Board, uint8_t *);
    FUNCTION(chess_distance_matrix, int, int, Board, uint8_t (*)[64]);
    FUNCTION(chess_distance_path, int, int, int, int, Board);
    FUNCTION(chess_distance_reaches, int, int, int, int, int, Board);
    FUNCTION(chess_distance_sets, int, int, uint64_t, uint64_t, Board);
    FUNCTION(chess_distance_within, uint64_t, int, uint64_t, int, Board);
    FUNCTION(chess_distance_ring, uint64_t, int, uint64_t, int, Board);
    FUNCTION(chess_distance_attacks, uint64_t, int, uint64_t, uint64_t);
    FUNCTION(chess_distance_map_to, int, int, int, Board, uint8_t *);
    FUNCTION(chess_distance_set_map_to, int, int, uint64_t, Board, uint8_t *);
    FUNCTION(chess_distance_onward, int, int, Bytes, Board, uint8_t *);
    FUNCTION(chess_distance_graph, int, int, Board, uint64_t *);
    FUNCTION(chess_distance_graph_reverse, int, const uint64_t *, uint64_t *);
    FUNCTION(chess_distance_graph_map, int, const uint64_t *, uint64_t, uint8_t *);
    FUNCTION(chess_distance_graph_onward, int, const uint64_t *, Bytes, uint8_t *);
    FUNCTION(chess_distance_graph_matrix, int, const uint64_t *, uint8_t (*)[64]);
    FUNCTION(chess_distance_pawn_map, int, int, uint64_t, uint64_t, int, Board, uint8_t *);
    FUNCTION(chess_distance_pawn_map_to, int, int, uint64_t, uint64_t, int, Board, uint8_t *);
    FUNCTION(chess_distance_trajectories, int, int, int, int, Board, uint64_t *);
    FUNCTION(chess_distance_trajectory_count, uint64_t, int, int, int, Board);
    FUNCTION(chess_distance_trajectory, int, int, int, int, Board, uint64_t, uint8_t *);
    FUNCTION(chess_distance_territory, int, int, uint64_t, Board, int, uint64_t, Board,
             ChessDistanceTerritory *);
    FUNCTION(chess_distance_king_race, uint64_t, int, int, int);
    FUNCTION(chess_distance_pawn_outruns_king, int, int, int, int, int);
    FUNCTION(chess_distance_mop_up, int, int, int);
    FUNCTION(chess_distance_batch, int, int, Bytes, Bytes, uint8_t *, size_t);
    FUNCTION(chess_distance_fill_table, int, int, int, int, uint8_t *, size_t);
    FUNCTION(chess_distance_fill_map, int, int, int, int, int, uint8_t *, size_t);
}

static void wiki_names(void) {
    FUNCTION(distance, int, int, int);
    FUNCTION(manhattanDistance, int, int, int);
    FUNCTION(knightDistance, int, int, int);
    FUNCTION(manhattanCenterDistance, int, int);
    FUNCTION(centerDistance, int, int);
    FUNCTION(x88diff, unsigned int, int, int);
    FUNCTION(absRankFileDiff, int, int, int);
    FUNCTION(getKnightAttacks, uint64_t, uint64_t);
    FUNCTION(calcKnightDistance, int, uint64_t, uint64_t);
}

int main(void) {
    tables();
    empty_board();
    boards();
    wiki_names();
    return check_result();
}
