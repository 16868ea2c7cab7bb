/* Boards of any size: every fault, the order of the faults, and random bytes as arguments. */
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "chess_distance.h"

enum { CANARY = 0x5a, SQUARES = 90 };

/* The faults in the order in which calls report them. */
enum {
    BAD_PIECE = 1,
    NO_PIECE = 2,
    NO_GRID = 4,
    NO_SET = 8,
    NO_OUT = 16,
    BAD_GRID = 32,
    EMPTY = 64,
    BAD_SIZE = 128,
    OVERLAP = 256,
    ALL = 512
};

typedef enum {
    MOVES, ATTACKS, MAP, MAP_TO, WEIGHTED, ONWARD, PATH, MATRIX, GRAPH, TRAJECTORIES, COUNT,
    TERRITORY, FUNCTIONS
} Function;

static const struct {
    const char *name;
    int possible; /* its faults */
} functions[FUNCTIONS] = {
    {"moves", ALL - 1 - BAD_SIZE},     {"attacks", ALL - 1 - BAD_SIZE},
    {"map", ALL - 1},                  {"map_to", ALL - 1},
    {"weighted_map", ALL - 1},         {"onward", ALL - 1 - EMPTY},
    {"path", ALL - 1 - NO_OUT - BAD_SIZE - OVERLAP},
    {"matrix", ALL - 1 - NO_SET - EMPTY}, {"graph", ALL - 1 - NO_SET - EMPTY},
    {"trajectories", ALL - 1},         {"trajectory_count", 0},
    {"territory", ALL - 1 - BAD_SIZE},
};

static ChessDistanceGridPiece king;

/* All inputs of a call, and room for its outputs. */
typedef union {
    uint64_t words[SQUARES * SQUARES / 8 + 512];
    uint8_t bytes[1];
    ChessDistanceSquares sets[SQUARES + 1];
    ChessDistanceGridTerritory territory;
} Room;
static Room room, before;

static int call(Function function, int faults) {
    ChessDistanceGridPiece copy = king;
    ChessDistanceGrid grid = {9, 10, 0, 0, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}};
    const ChessDistanceObstacles none = {{{0}}, {{0}}, {{0}}, {{0}}};
    ChessDistanceSquares set = {{1, 0, 0, 0}};
    /* Bits off the board are not squares. */
    const ChessDistanceSquares off_board = {{0, (uint64_t)1 << 30, 7, 9}};
    static uint8_t start[SQUARES];
    const ChessDistanceGridPiece *piece = faults & NO_PIECE ? NULL : &copy;
    const ChessDistanceGrid *board = faults & NO_GRID ? NULL : &grid;
    const ChessDistanceSquares *from = &set;
    const uint8_t *first = start;
    void *out = faults & NO_OUT ? NULL : &room;
    size_t n = function == MATRIX ? SQUARES * SQUARES : function == GRAPH ? SQUARES : SQUARES;
    if (faults & BAD_PIECE)
        copy.words[0] ^= 1;
    if (faults & BAD_GRID)
        grid.reserved = 1;
    if (faults & EMPTY)
        set = off_board;
    if (faults & BAD_SIZE)
        n = function == TRAJECTORIES ? 0 : n + 1;
    if (faults & OVERLAP && out != NULL) {
        /* The last input and the output are the same memory. */
        if (function == ONWARD)
            first = room.bytes + 1;
        else if (function == MATRIX || function == GRAPH) {
            memcpy(room.words + 4, &grid, sizeof grid);
            board = faults & NO_GRID ? NULL : (const ChessDistanceGrid *)(const void *)(room.words + 4);
        } else {
            memcpy(&room.words[2], &set, sizeof set);
            from = (const ChessDistanceSquares *)(const void *)&room.words[2];
        }
    }
    if (faults & NO_SET) {
        from = NULL;
        first = NULL;
    }
    memcpy(&before, &room, sizeof room);
    switch (function) {
    case MOVES: return chess_distance_grid_moves(piece, board, from, &none, (ChessDistanceSquares *)out);
    case ATTACKS: return chess_distance_grid_attacks(piece, board, from, NULL, (ChessDistanceSquares *)out);
    case MAP: return chess_distance_grid_map(piece, board, from, &none, (uint8_t *)out, n);
    case MAP_TO: return chess_distance_grid_map_to(piece, board, from, NULL, (uint8_t *)out, n);
    case WEIGHTED:
        return chess_distance_grid_weighted_map(piece, board, from, NULL, NULL, NULL, (uint8_t *)out, n);
    case ONWARD: return chess_distance_grid_onward(piece, board, first, NULL, (uint8_t *)out, n);
    case PATH: return chess_distance_grid_path(piece, board, from, from, NULL);
    case MATRIX: return chess_distance_grid_matrix(piece, board, NULL, (uint8_t *)out, n);
    case GRAPH: return chess_distance_grid_graph(piece, board, NULL, (ChessDistanceSquares *)out, n);
    case TRAJECTORIES:
        return chess_distance_grid_trajectories(piece, board, from, from, NULL,
                                                (ChessDistanceSquares *)out, n);
    case TERRITORY:
        return chess_distance_grid_territory(&king, &set, NULL, piece, from, NULL, board,
                                             (ChessDistanceGridTerritory *)out);
    default: return (int)chess_distance_grid_trajectory_count(piece, board, from, from, NULL);
    }
}

static int first_fault(int faults) {
    /* A piece that is NULL is no invalid piece. */
    if (faults & BAD_PIECE && !(faults & NO_PIECE))
        return CHESS_DISTANCE_INVALID_PIECE;
    if (faults & (NO_PIECE | NO_GRID | NO_SET | NO_OUT))
        return CHESS_DISTANCE_NULL_POINTER;
    if (faults & BAD_GRID)
        return CHESS_DISTANCE_OUT_OF_RANGE;
    if (faults & EMPTY)
        return CHESS_DISTANCE_EMPTY_SET;
    if (faults & BAD_SIZE)
        return CHESS_DISTANCE_OUT_OF_RANGE;
    return CHESS_DISTANCE_OVERLAP;
}

static void every_order_of_faults(void) {
    for (int function = 0; function < FUNCTIONS; function++)
        for (int faults = 1; faults < ALL; faults++) {
            if (function == COUNT) {
                if (!(faults & (NO_OUT | BAD_SIZE | OVERLAP)))
                    CHECK(call(COUNT, faults), 0, faults, 0);
                continue;
            }
            if (faults & ~functions[function].possible)
                continue;
            CHECK(call((Function)function, faults), first_fault(faults), function, faults);
            CHECK(memcmp(&room, &before, sizeof room), 0, function, faults);
        }
}

static void boards_of_any_numbers(void) {
    static const int numbers[] = {INT_MIN, -16, -1, 0, 1, 2, 3, 4, 16, 17, 256, 65536, INT_MAX};
    const int count = (int)(sizeof numbers / sizeof *numbers);
    const ChessDistanceSquares from = {{1, 0, 0, 0}};
    for (int i = 0; i < count * count * count; i++) {
        ChessDistanceGrid grid = {0, 0, 0, 0, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}};
        int good;
        grid.files = numbers[i % count];
        grid.ranks = numbers[i / count % count];
        grid.wrap = numbers[i / count / count];
        good = grid.files >= 1 && grid.files <= 16 && grid.ranks >= 1 && grid.ranks <= 16 &&
               grid.wrap >= 0 && grid.wrap <= 3;
        CHECK(chess_distance_grid_path(&king, &grid, &from, &from, NULL),
              good ? 0 : CHESS_DISTANCE_OUT_OF_RANGE, grid.files, grid.ranks);
        if (good) {
            const size_t size = (size_t)(grid.files * grid.ranks);
            uint8_t *out = (uint8_t *)malloc(size);
            CHECK(chess_distance_grid_map(&king, &grid, &from, NULL, out, size) >= 0, 1, i, 0);
            CHECK(chess_distance_grid_map(&king, &grid, &from, NULL, out, size + 1),
                  CHESS_DISTANCE_OUT_OF_RANGE, i, 0);
            CHECK(chess_distance_grid_map(&king, &grid, &from, NULL, out, 0),
                  CHESS_DISTANCE_OUT_OF_RANGE, i, 0);
            CHECK(chess_distance_grid_map(&king, &grid, &from, NULL, out, SIZE_MAX),
                  CHESS_DISTANCE_OUT_OF_RANGE, i, 0);
            free(out);
        }
    }
}

/* Calls read only the documented bytes: each argument is at the end of its own memory. */
static void texts(void) {
    static const char *const none[] = {"X", "m", "W ", "N123", "(16,1)", "nnN", "(1,2", "RR7", "\xff"};
    ChessDistanceGridPiece piece;
    char *text;
    memset(&piece, CANARY, sizeof piece);
    for (size_t i = 0; i < sizeof none / sizeof *none; i++) {
        CHECK(chess_distance_grid_piece(none[i], 0, &piece), CHESS_DISTANCE_INVALID_PIECE, i, 0);
        CHECK(chess_distance_grid_piece(none[i], 0, NULL), CHESS_DISTANCE_INVALID_PIECE, i, 0);
    }
    CHECK(piece.words[0] & 255, CANARY, 0, 0);
    CHECK(chess_distance_grid_piece(NULL, 0, &piece), CHESS_DISTANCE_NULL_POINTER, 0, 0);
    CHECK(chess_distance_grid_piece("N", 0, NULL), CHESS_DISTANCE_NULL_POINTER, 0, 0);
    memcpy(&piece, "N", 2);
    CHECK(chess_distance_grid_piece((const char *)&piece, 0, &piece), CHESS_DISTANCE_OVERLAP, 0, 0);
    memcpy(&piece, "X", 2);
    CHECK(chess_distance_grid_piece((const char *)&piece, 0, &piece), CHESS_DISTANCE_INVALID_PIECE, 0, 0);
    CHECK(chess_distance_grid_piece((const char *)&piece + 1, 0, &piece), CHESS_DISTANCE_OVERLAP, 0, 0);
    for (size_t length = 0; length < 4100; length += length < 4090 ? 409 : 1) {
        text = (char *)malloc(length + 1);
        memset(text, 'W', length);
        text[length] = 0;
        CHECK(chess_distance_grid_piece(text, 1, &piece),
              length <= 4095 ? 0 : CHESS_DISTANCE_INVALID_PIECE, length, 0);
        free(text);
    }
    /* 4096 bytes without a terminator: no byte behind them is read. */
    text = (char *)malloc(4096);
    memset(text, 'W', 4096);
    CHECK(chess_distance_grid_piece(text, 0, &piece), CHESS_DISTANCE_INVALID_PIECE, 0, 0);
    free(text);
}

/* Pieces of random bytes: the result is a code or an answer, and other memory is unchanged. */
static void pieces_of_any_bytes(void) {
    static uint8_t out[257];
    uint64_t state = 1;
    int bad = 0;
    ChessDistanceGrid grid = {16, 16, 3, 0, {{0, 0, 0, 0}}, {{9, 9, 9, 9}}};
    const ChessDistanceSquares from = {{1, 2, 3, 4}};
    ChessDistanceGridPiece piece;
    memset(&piece, 0, sizeof piece);
    CHECK(chess_distance_grid_map(&piece, &grid, &from, NULL, out, 256), CHESS_DISTANCE_INVALID_PIECE, 0, 0);
    memset(&piece, 255, sizeof piece);
    CHECK(chess_distance_grid_map(&piece, &grid, &from, NULL, out, 256), CHESS_DISTANCE_INVALID_PIECE, 0, 0);
    for (int i = 0; i < 3000; i++) {
        int result;
        piece = king;
        for (int bits = 0; bits <= i % 5; bits++)
            piece.words[random_bits(&state) % (i % 2 ? 8 : 128)] ^= (uint64_t)1 << (random_bits(&state) & 63);
        if (i % 3 == 0)
            piece.words[1] = random_bits(&state) % 300;
        out[256] = CANARY;
        grid.files = 1 + i % 16;
        result = chess_distance_grid_map(&piece, &grid, &from, NULL, out, 16 * (size_t)grid.files);
        bad += result == CHESS_DISTANCE_INVALID_PIECE;
        CHECK(result >= 0 || result == CHESS_DISTANCE_INVALID_PIECE, 1, result, i);
        CHECK(out[256], CANARY, i, 0);
    }
    CHECK(bad > 300, 1, bad, 0);
}

static void graphs_and_second_legs(void) {
    static ChessDistanceSquares moves[256];
    static uint8_t out[256], start[SQUARES];
    const ChessDistanceSquares from = {{2, 0, 0, 0}}, none = {{0, 0, 0, 0}};
    const ChessDistanceGrid grid = {9, 10, 0, 0, {{2, 0, 0, 0}}, {{0, 0, 0, 0}}};
    memset(moves, 255, sizeof moves);
    CHECK(chess_distance_grid_graph_map(moves, 256, &from, out), 1, 0, 0);
    CHECK(chess_distance_grid_graph_map(moves, 257, &from, out), CHESS_DISTANCE_OUT_OF_RANGE, 0, 0);
    CHECK(chess_distance_grid_graph_map(moves, 0, &from, out), CHESS_DISTANCE_OUT_OF_RANGE, 0, 0);
    CHECK(chess_distance_grid_graph_map(moves, SIZE_MAX, &from, out), CHESS_DISTANCE_OUT_OF_RANGE, 0, 0);
    CHECK(chess_distance_grid_graph_map(moves, SIZE_MAX, &none, out), CHESS_DISTANCE_EMPTY_SET, 0, 0);
    CHECK(chess_distance_grid_graph_map(moves, 1, &from, out), CHESS_DISTANCE_EMPTY_SET, 0, 0);
    CHECK(chess_distance_grid_graph_map(NULL, 0, &none, out), CHESS_DISTANCE_NULL_POINTER, 0, 0);
    CHECK(chess_distance_grid_graph_map(moves, 0, NULL, out), CHESS_DISTANCE_NULL_POINTER, 0, 0);
    CHECK(chess_distance_grid_graph_map(moves, 0, &none, NULL), CHESS_DISTANCE_NULL_POINTER, 0, 0);
    CHECK(chess_distance_grid_graph_map(moves, 8, &from, (uint8_t *)moves + 250), CHESS_DISTANCE_OVERLAP, 0, 0);
    memset(start, CHESS_DISTANCE_NONE, sizeof start);
    start[1] = 200; /* a hole */
    CHECK(chess_distance_grid_onward(&king, &grid, start, NULL, out, SQUARES), CHESS_DISTANCE_EMPTY_SET, 0, 0);
    start[0] = 191;
    CHECK(chess_distance_grid_onward(&king, &grid, start, NULL, out, SQUARES), 200, 0, 0);
    CHECK(out[1], CHESS_DISTANCE_NONE, 0, 0);
    start[2] = 192;
    CHECK(chess_distance_grid_onward(&king, &grid, start, NULL, out, SQUARES), CHESS_DISTANCE_OUT_OF_RANGE, 0, 0);
    CHECK(chess_distance_grid_onward(&king, &grid, start, NULL, start, SQUARES), CHESS_DISTANCE_OVERLAP, 0, 0);
}

/* "No way" is returned before "too little room". */
static void room_for_trajectories(void) {
    static ChessDistanceSquares layers[256];
    const ChessDistanceGrid grid = {9, 10, 0, 0, {{2, 0, 0, 0}}, {{0, 0, 0, 0}}};
    const ChessDistanceSquares from = {{1, 0, 0, 0}}, to = {{4, 0, 0, 0}};
    ChessDistanceGridPiece wazir, still;
    chess_distance_grid_piece("W", 0, &wazir);
    chess_distance_grid_piece("", 0, &still);
    CHECK(chess_distance_grid_trajectories(&still, &grid, &from, &to, NULL, layers, 0), -1, 0, 0);
    CHECK(chess_distance_grid_trajectories(&wazir, &grid, &from, &to, NULL, layers, 0),
          CHESS_DISTANCE_OUT_OF_RANGE, 0, 0);
    CHECK(chess_distance_grid_trajectories(&wazir, &grid, &from, &to, NULL, layers, 4),
          CHESS_DISTANCE_OUT_OF_RANGE, 0, 0);
    CHECK(layers[0].words[0], 0, 0, 0);
    CHECK(chess_distance_grid_trajectories(&wazir, &grid, &from, &to, NULL, layers, SIZE_MAX), 4, 0, 0);
    CHECK(layers[4].words[0], 4, 0, 0);
    CHECK(layers[5].words[0], 0, 0, 0);
    CHECK(chess_distance_grid_trajectory_count(&wazir, &grid, &from, &to, NULL), 1, 0, 0);
    CHECK(chess_distance_grid_trajectory_count(&wazir, &grid, &from, NULL, NULL), 0, 0, 0);
}

int main(void) {
    chess_distance_grid_piece("K", 0, &king);
    every_order_of_faults();
    boards_of_any_numbers();
    texts();
    pieces_of_any_bytes();
    graphs_and_second_legs();
    room_for_trajectories();
    return check_result();
}
