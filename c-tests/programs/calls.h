/* From the lines of functions.h: calls with arguments of any kind, good, bad, random, at any place in
 * memory. Include the header under test first. */
#ifndef CALLS_H
#define CALLS_H

#include <string.h>

#include "check.h"
#include "functions.h"

/* What a call reads or writes: a kind of argument, the bytes of each, of what there is one each, and
 * the alignment. Outputs begin with MAP. */
#define KINDS_IN_MEMORY(X) \
    X(BOARD, 24, CALL, 8) X(GRAPH, 512, CALL, 8) X(ENDS, 1024, CALL, 8) X(MORE_ENDS, 1024, CALL, 8) \
    X(START, 64, CALL, 1) X(SITES, 1, SITE, 1) \
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
    return kind == BOARD || kind == MORE_ENDS || kind == COLUMNS || kind == MORE_SQUARES || kind == OBSTACLES ||
           kind == OUT_SETS;
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
#define ENDS(n) AT(n)
#define MORE_ENDS(n) AT(n)
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
