/* From the lines of functions.h: calls with arguments of any kind, how much memory they take, and
 * random ones. Include the header under test first. */
#ifndef CALLS_H
#define CALLS_H

#include <string.h>

#include "check.h"
#include "functions.h"

/* The kinds of arguments: ints; 64 bits, which are any set of squares, one that may not be empty,
 * or the number of a trajectory; how many there are of something in memory. */
/* clang-format off */
#define NUMBERS(X) \
    X(PIECE) X(X88_PIECE) X(PAWN) X(PROMOTED) X(SQUARE) X(X88_SQUARE) X(OTHER_SQUARE) X(PAWN_SQUARE) X(DEFENDER) \
    X(ORIGIN) X(MOVES) X(LENGTH) X(CAPTURES) X(BYTE) X(FLAG) X(IF_EMPTY) X(FILES) X(RANKS)
#define WORDS_OF_BITS(X) X(SET) X(MEMBERS) X(INDEX)
#define COUNTS(X) X(SITE_COUNT) X(ROWS) X(SIZE) X(PAIRS) X(NODES) X(ROOM)

/* What a call reads or writes: a kind of argument, the bytes of each, of what there is one each,
 * and the alignment. Outputs begin with MAP. */
#define KINDS_IN_MEMORY(X) \
    X(BOARD, 24, CALL, 8) X(GRAPH, 512, CALL, 8) X(ENDS, 1024, CALL, 8) X(MORE_ENDS, 1024, CALL, 8) \
    X(START, 64, CALL, 1) X(SITES, 1, SITE, 1) X(SQUARE_BYTES, 64, CALL, 1) X(NODE_BYTES, 1, NODE, 1) \
    X(POSITION, 72, CALL, 8) X(BYTES, 1, ROW, 1) X(SETS, 8, ROW, 8) X(MORE_SETS, 8, ROW, 8) X(COLUMNS, 3 * sizeof(uint64_t *), CALL, 8) \
    X(TEXT, 8, CALL, 1) X(GRID_PIECE, 1024, CALL, 8) X(GRID, 80, CALL, 8) X(SQUARES, 32, CALL, 8) \
    X(MORE_SQUARES, 32, CALL, 8) X(OBSTACLES, 128, CALL, 8) X(GRID_START, 1, CELL, 1) X(GRID_GRAPH, 32, NODE, 8) \
    X(MAP, 64, CALL, 1) X(LAYERS, 512, CALL, 8) X(MATRIX, 4096, CALL, 1) X(TERRITORY, 24, CALL, 8) \
    X(DUEL, 8192, CALL, 1) X(PARTS, 2, CALL, 1) X(OUT_BYTES, 1, ROW, 1) X(OUT_MAPS, 64, ROW, 1) \
    X(OUT_MATRICES, 4096, ROW, 1) X(OUT_WORDS, 8, ROW, 8) X(OUT_SETS, 8, ROW, 8) X(GRID_MAP, 1, CELL, 1) X(GRID_MATRIX, 1, PAIR, 1) \
    X(OUT_SQUARES, 32, CALL, 8) X(OUT_GRAPH, 32, CELL, 8) X(OUT_LAYERS, 32, LAYER, 8) \
    X(GRID_TERRITORY, 96, CALL, 8) X(OUT_PIECE, 1024, CALL, 8) X(NODE_MAP, 1, NODE, 1)

#define KIND(kind) kind,
#define KIND_IN_MEMORY(kind, bytes, each, alignment) kind,
typedef enum { END, NUMBERS(KIND) WORDS_OF_BITS(KIND) COUNTS(KIND) KINDS_IN_MEMORY(KIND_IN_MEMORY) KINDS } Kind;
/* clang-format on */
enum { MOST_ARGUMENTS = 10 };
typedef enum { CALL, ROW, SITE, NODE, CELL, PAIR, LAYER } Unit;

static inline int is_int(Kind kind) { return kind < SET; }

static inline int is_in_memory(Kind kind) { return kind >= BOARD; }

static inline int is_output(Kind kind) { return kind >= MAP; }

/* NULL is good, too. */
static inline int is_optional(Kind kind) {
  return kind == BOARD || kind == MORE_ENDS || kind == MORE_SETS || kind == COLUMNS ||
         kind == MORE_SQUARES || kind == OBSTACLES || kind == OUT_SETS;
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
#define POINTER_TO(place)                                                                          \
  Pointer { place }
#else
typedef void *Pointer;
#define POINTER_TO(place) place
#endif

/* The value of an argument of each kind. */
/* clang-format off */
#define NUMBER_OF(kind) static inline int value_##kind(Argument a) { return a.number; }
#define BITS_OF(kind) static inline uint64_t value_##kind(Argument a) { return a.set; }
#define COUNT_OF(kind) static inline size_t value_##kind(Argument a) { return a.size; }
#define PLACE_OF(kind, bytes, each, alignment) \
    static inline Pointer value_##kind(Argument a) { return POINTER_TO(a.at); }
NUMBERS(NUMBER_OF) WORDS_OF_BITS(BITS_OF) COUNTS(COUNT_OF) KINDS_IN_MEMORY(PLACE_OF)
#define VALUE(kind, n) value_##kind(a[n])
    /* clang-format on */

    typedef int64_t Make(const Argument *);
typedef struct {
  const char *name;
  Make *make;
  int is_code; /* returns a code for bad arguments, otherwise 0 */
  Kind kinds[MOST_ARGUMENTS + 1];
} Call;

/* A function with all arguments in one, and its line in a table of calls. The direction of two
 * squares is an int, too. */
#define DEFINE(count, name, ...)                                                                   \
  static int64_t make_##name(const Argument *a) {                                                  \
    return (int64_t)name(VALUES_##count(__VA_ARGS__));                                             \
  }
#define INT_LINE(count, name, ...) {#name, make_##name, 1, {__VA_ARGS__, END}},
#define U64_LINE(count, name, ...) {#name, make_##name, 0, {__VA_ARGS__, END}},

INLINE_CALLS(DEFINE, DEFINE)
#ifdef CHESS_DISTANCE_INLINE_H
static const Call calls[] = {INLINE_CALLS(INT_LINE, U64_LINE)};
#else
LIBRARY_CALLS(DEFINE, DEFINE)
static const Call calls[] = {INLINE_CALLS(INT_LINE, U64_LINE) LIBRARY_CALLS(INT_LINE, U64_LINE)};
#endif
enum { CALLS = (int)(sizeof calls / sizeof calls[0]) };

/* The calls of the inline header beside those of the library, by the same numbers: for programs
 * that include that header after all others. */
#define INLINE_ADDRESS(count, name, ...) inline_##name,
#define DEFINE_INLINE(count, name, ...)                                                            \
  static int64_t inline_##name(const Argument *a) {                                                \
    return (int64_t)name(VALUES_##count(__VA_ARGS__));                                             \
  }
#define CALLS_OF_THE_INLINE_HEADER                                                                 \
  INLINE_CALLS(DEFINE_INLINE, DEFINE_INLINE)                                                       \
  static Make *const inlined[] = {INLINE_CALLS(INLINE_ADDRESS, INLINE_ADDRESS)};                   \
  enum { INLINED = (int)(sizeof inlined / sizeof inlined[0]) };

#define MEMORY(kind, bytes, each, alignment) {bytes, alignment, each},
static const struct {
  size_t bytes, alignment;
  Unit each;
} memory_of[] = {KINDS_IN_MEMORY(MEMORY)};

/* How many there are of something, by the argument that says so. Boards too large count as none. */
static inline size_t count_of(Unit unit, const Call *call, const Argument *a) {
  size_t cells = 0;
  int files = 0, ranks = 0;
  for (int i = 0; call->kinds[i] != END; i++) {
    const Kind kind = call->kinds[i];
    if ((unit == ROW && kind == ROWS) || (unit == SITE && kind == SITE_COUNT) ||
        (unit == NODE && kind == NODES) || (unit == LAYER && kind == ROOM))
      return a[i].size;
    if (kind == FILES)
      files = a[i].number;
    if (kind == RANKS)
      ranks = a[i].number;
#ifndef CHESS_DISTANCE_INLINE_H
    if (kind == GRID && a[i].at != NULL) {
      files = ((const ChessDistanceGrid *)a[i].at)->files;
      ranks = ((const ChessDistanceGrid *)a[i].at)->ranks;
    }
#endif
  }
  if (files >= 1 && files <= 16 && ranks >= 1 && ranks <= 16)
    cells = (size_t)(files * ranks);
  return unit == CELL ? cells : unit == PAIR ? cells * cells : 1;
}

static inline size_t bytes_of(int i, const Call *call, const Argument *a) {
  const unsigned kind = (unsigned)call->kinds[i] - (unsigned)BOARD;
  return memory_of[kind].bytes * count_of(memory_of[kind].each, call, a);
}

static inline int is_piece(int piece) {
  return (piece >= 0 && piece <= 10) || (piece > 256 && piece <= 511);
}

static const int some_pieces[] = {0,
                                  1,
                                  2,
                                  3,
                                  4,
                                  5,
                                  6,
                                  7,
                                  8,
                                  9,
                                  10,
                                  CHESS_DISTANCE_LEAPER(1, 1),
                                  CHESS_DISTANCE_LEAPER(2, 0),
                                  CHESS_DISTANCE_LEAPER(1, 3),
                                  CHESS_DISTANCE_LEAPER(2, 3),
                                  CHESS_DISTANCE_LEAPER(15, 15),
                                  256,
                                  -1,
                                  11,
                                  512,
                                  INT_MIN,
                                  INT_MAX};
enum { SOME_PIECES = (int)(sizeof some_pieces / sizeof some_pieces[0]) };

static inline uint64_t random_set(uint64_t *state) {
  uint64_t set = random_bits(state);
  for (uint64_t thinnings = random_bits(state) % 6; thinnings > 0; thinnings--)
    set &= random_bits(state);
  return set;
}

/* An int of this kind, rarely a bad one. */
static inline int random_number(Kind kind, uint64_t *state) {
  const uint64_t bits = random_bits(state);
  const int small = (int)(bits >> 58);
  if (kind == PIECE)
    return some_pieces[bits % (unsigned)SOME_PIECES];
  if (kind == FLAG)
    return bits & 1 ? random_int(state) : 0;
  if (bits % 32 == 0)
    return boundary_values[(bits >> 8) % (unsigned)BOUNDARY_VALUES];
  switch (kind) {
  case X88_PIECE:
    return small % 8;
  case PAWN:
    return bits & 64 ? CHESS_DISTANCE_WHITE_PAWN : CHESS_DISTANCE_BLACK_PAWN;
  case PROMOTED:
    return CHESS_DISTANCE_KNIGHT + small % 4;
  case X88_SQUARE:
    return small + (small & 56);
  case FILES:
  case RANKS:
    return small % 16 + 1;
  case MOVES:
  case LENGTH:
  case CAPTURES:
  case BYTE:
    return small % 16 - 1;
  default:
    return small;
  }
}

/* Everything but pointers. */
static inline void random_values(const Call *call, Argument *a, uint64_t *state) {
  for (int i = 0; call->kinds[i] != END; i++) {
    const Kind kind = call->kinds[i];
    const uint64_t bits = random_bits(state);
    a[i].number = is_int(kind) ? random_number(kind, state) : 0;
    a[i].set = kind == INDEX    ? random_bits(state) >> (bits & 63)
               : bits % 32 == 0 ? 0
                                : random_set(state);
    a[i].size = (size_t)(bits % (kind == SITE_COUNT ? 67
                                 : kind == NODES    ? 260
                                 : kind == ROOM     ? 256
                                                    : 20));
  }
}

static inline void fill_bytes(uint8_t *bytes, size_t count, uint64_t *state) {
  const uint64_t most = random_bits(state) % 192 + 1, often = random_bits(state) % 8 + 1;
  for (size_t i = 0; i < count; i++)
    bytes[i] = (uint8_t)(random_bits(state) % 8 < often ? 255 : random_bits(state) % most);
  if (count > 0 && random_bits(state) % 8 == 0)
    bytes[most % count] = (uint8_t)(random_bits(state) % 64 + 192);
}

#ifndef CHESS_DISTANCE_INLINE_H
static const char *const some_texts[] = {"K",     "N",     "Q",       "R",   "B",   "nN", "nA",
                                         "mRcpR", "gQ",    "NN",      "FfW", "WfF", "fR", "ffN",
                                         "C",     "(1,4)", "mfWcfFi", "Q3",  "pB2", ""};

/* Two kings, and men on some of the other squares. */
static inline void fill_position(ChessDistancePosition *position, uint64_t *state) {
  memset(position, 0, sizeof *position);
  for (int sq = 0; sq < 64; sq++) {
    const uint64_t bits = random_bits(state), at = UINT64_C(1) << sq;
    uint64_t *const kinds[8] = {&position->queens,  &position->rooks,   &position->bishops,
                                &position->knights, &position->knights, &position->pawns,
                                &position->pawns,   &position->pawns};
    const int kind = (int)(bits & (sq < 8 || sq > 55 ? 3 : 7));
    if (sq != 4 && sq != 60 && bits >> 62 != 0)
      continue;
    *(sq == 4 || sq == 60 ? &position->kings : kinds[kind]) |= at;
    *(sq == 4 || (sq != 60 && (bits & 8)) ? &position->white : &position->black) |= at;
  }
}

static inline void fill_grid(ChessDistanceGrid *grid, uint64_t *state) {
  const uint64_t bits = random_bits(state);
  memset(grid, 0, sizeof *grid);
  grid->files = 1 + (int)(bits & 15);
  grid->ranks = 1 + (int)(bits >> 4 & 15);
  grid->wrap = bits & 256 ? (int)(bits >> 9 & 3) : 0;
  grid->reserved = bits >> 59 == 0;
  for (int i = 0; i < 4; i++) {
    grid->holes.words[i] = bits & 2048 ? random_set(state) & random_set(state) : 0;
    grid->first.words[i] = random_set(state);
  }
}
#endif

/* The contents of one argument that is read. */
static inline void fill(int i, const Call *call, const Argument *a, uint64_t *state) {
  const size_t bytes = bytes_of(i, call, a);
  uint64_t *const words = (uint64_t *)a[i].at;
  switch (call->kinds[i]) {
  case START:
  case GRID_START:
    fill_bytes((uint8_t *)a[i].at, bytes, state);
    break;
  case SQUARE_BYTES:
  case NODE_BYTES:
    /* Each of few values often. */
    for (size_t at = 0; at < bytes; at++)
      ((uint8_t *)a[i].at)[at] = (uint8_t)(random_bits(state) >> 60);
    break;
  case SITES:
  case BYTES:
    for (size_t at = 0; at < bytes; at++) {
      const uint64_t bits = random_bits(state);
      ((uint8_t *)a[i].at)[at] = (uint8_t)(bits >> 56 ? bits & 63 : bits & 255);
    }
    break;
#ifndef CHESS_DISTANCE_INLINE_H
  case TEXT:
    strcpy((char *)a[i].at, some_texts[random_bits(state) % 20]);
    break;
  case GRID_PIECE: {
    const char *const text = some_texts[random_bits(state) % 20];
    chess_distance_grid_piece(text, (int)(random_bits(state) & 1),
                              (ChessDistanceGridPiece *)a[i].at);
    break;
  }
  case GRID:
    fill_grid((ChessDistanceGrid *)a[i].at, state);
    break;
  case POSITION:
    fill_position((ChessDistancePosition *)a[i].at, state);
    break;
  case COLUMNS: {
    /* The columns lie behind the pointers to them. */
    ChessDistanceColumns *const boards = (ChessDistanceColumns *)a[i].at;
    uint64_t (*const own)[20] = (uint64_t (*)[20])(void *)(boards + 1);
    for (int at = 0; at < 60; at++)
      own[at / 20][at % 20] = random_set(state);
    boards->own = random_bits(state) % 4 ? own[0] : NULL;
    boards->enemy = random_bits(state) % 4 ? own[1] : NULL;
    boards->avoid = random_bits(state) % 4 ? own[2] : NULL;
    break;
  }
#endif
  default:
    for (size_t at = 0; at < bytes / 8; at++)
      words[at] = random_set(state);
  }
}

#endif
