/* chess_distance_inline.h against the library. Each call is made twice, of the library and of the
 * inline header, in two memories with the same contents: result and memory must be the same. What
 * the calls read and write is anywhere in the memory, may overlap, or is NULL. For a constant piece
 * the header has code of its own. Tables have the same bytes. */
#include <chess_distance.h>

#include "calls.h"

#define NAME(name) name,
#define SIZE_OF(name) sizeof name,
static const void *const library_table[] = {TABLES(NAME)};
static const size_t library_size[] = {TABLES(SIZE_OF)};

#include <chess_distance_inline.h>
#if defined(WITHOUT_VECTORS) && defined(CHESS_DISTANCE_INLINE_VECTORS)
#error "the header has another condition for vectors"
#endif
CALLS_OF_THE_INLINE_HEADER

static const void *const inline_table[] = {TABLES(NAME)};
static const size_t inline_size[] = {TABLES(SIZE_OF)};
enum { TABLE_COUNT = (int)(sizeof library_table / sizeof library_table[0]) };

/* The number of rounds for each piece; there are many leapers. */
#ifndef TRIALS
#define TRIALS 400
#endif
enum { WORDS = 384 };

static void compare(int i, Make *make, int piece, uint64_t *state) {
  static uint64_t memory[2][WORDS];
  const Call *const call = &calls[i];
  Argument a[MOST_ARGUMENTS], b[MOST_ARGUMENTS];
  random_values(call, a, state);
  for (int at = 0; at < WORDS; at++)
    memory[0][at] = random_set(state);
  for (int at = 0; call->kinds[at] != END; at++) {
    const uint64_t bits = random_bits(state), both = random_bits(state) & 1;
    a[at].at = bits % 16 == 0 ? NULL : memory[0] + (bits >> 8) % (WORDS - 64);
    if (call->kinds[at] == PIECE && (at == 0 || both || make != inlined[i]))
      a[at].number = piece;
    if (is_in_memory(call->kinds[at]) && !is_output(call->kinds[at]) && a[at].at != NULL)
      fill(at, call, a, state);
  }
  memcpy(b, a, sizeof b);
  for (int at = 0; call->kinds[at] != END; at++)
    if (a[at].at != NULL)
      b[at].at = memory[1] + ((uint64_t *)a[at].at - memory[0]);
  memcpy(memory[1], memory[0], sizeof memory[0]);
  const int64_t expected = call->make(a), actual = make(b);
  check_equal(actual == expected, 1, call->name, __LINE__, piece, expected);
  check_equal(memcmp(memory[0], memory[1], sizeof memory[0]), 0, call->name, __LINE__, piece,
              expected);
}

static void compare_pieces(void) {
  uint64_t state = 19;
  for (int i = 0; i < INLINED; i++) {
    for (int piece = -20; piece <= 512; piece += piece == 11 ? 245 : 1)
      for (int round = 0; round < rounds(piece <= 11 ? TRIALS : TRIALS / 20); round++)
        compare(i, inlined[i], piece, &state);
    for (int at = 0; at < BOUNDARY_VALUES; at++)
      compare(i, inlined[i], boundary_values[at], &state);
  }
}

/* A constant in place of a piece, for some of the functions. */
#define value_KING(a) CHESS_DISTANCE_KING
#define value_WAZIR(a) CHESS_DISTANCE_WAZIR
#define value_KNIGHT(a) CHESS_DISTANCE_KNIGHT
#define value_BISHOP(a) CHESS_DISTANCE_BISHOP
#define value_ROOK(a) CHESS_DISTANCE_ROOK
#define value_QUEEN(a) CHESS_DISTANCE_QUEEN
#define value_WHITE_PAWN(a) CHESS_DISTANCE_WHITE_PAWN
#define value_BLACK_PAWN(a) CHESS_DISTANCE_BLACK_PAWN
#define value_ARCHBISHOP(a) CHESS_DISTANCE_ARCHBISHOP
#define value_CHANCELLOR(a) CHESS_DISTANCE_CHANCELLOR
#define value_AMAZON(a) CHESS_DISTANCE_AMAZON
#define value_CAMEL(a) CHESS_DISTANCE_LEAPER(3, 1)
/* clang-format off */
#define CONSTANTS(X)                                                                               \
  X(KING)                                                                                          \
  X(WAZIR)                                                                                         \
  X(KNIGHT) X(BISHOP) X(ROOK) X(QUEEN) X(WHITE_PAWN) X(BLACK_PAWN) X(ARCHBISHOP) X(CHANCELLOR)     \
      X(AMAZON) X(CAMEL)
/* clang-format on */
#define FOR_PIECE(X, piece)                                                                        \
  X(3, chess_distance_moves, piece, SET, BOARD)                                                    \
  X(3, chess_distance_attacks, piece, SET, SET)                                                    \
  X(4, chess_distance_within, piece, SET, MOVES, BOARD)                                            \
  X(4, chess_distance_map, piece, SQUARE, BOARD, MAP)                                              \
  X(4, chess_distance_set_map_to, piece, MEMBERS, BOARD, MAP)                                      \
  X(4, chess_distance_path, piece, SQUARE, SQUARE, BOARD)                                          \
  X(4, chess_distance_sets, piece, MEMBERS, MEMBERS, BOARD)                                        \
  X(7, chess_distance_territory, piece, MEMBERS, BOARD, piece, MEMBERS, BOARD, TERRITORY)          \
  X(4, chess_distance_trajectory_count, piece, SQUARE, SQUARE, BOARD)                              \
  X(3, chess_distance_graph, piece, BOARD, LAYERS)
#define DEFINE_CONSTANT(count, name, piece, ...)                                                   \
  static int64_t piece##_##name(const Argument *a) {                                               \
    return (int64_t)name(VALUES_##count(piece, __VA_ARGS__));                                      \
  }
#define DEFINE_FOR(piece) FOR_PIECE(DEFINE_CONSTANT, piece)
#define CONSTANT_LINE(count, name, piece, ...) {#name, piece##_##name, value_##piece(0)},
#define LINES_FOR(piece) FOR_PIECE(CONSTANT_LINE, piece)
CONSTANTS(DEFINE_FOR)
static const struct {
  const char *name;
  Make *make;
  int piece;
} of_constants[] = {CONSTANTS(LINES_FOR)};

static void compare_constants(void) {
  uint64_t state = 20;
  for (size_t c = 0; c < sizeof of_constants / sizeof of_constants[0]; c++)
    for (int i = 0; i < INLINED; i++)
      for (int round = 0;
           round < rounds(TRIALS) && strcmp(calls[i].name, of_constants[c].name) == 0; round++)
        compare(i, of_constants[c].make, of_constants[c].piece, &state);
}

static void compare_tables(void) {
  for (int i = 0; i < TABLE_COUNT; i++) {
    CHECK(inline_size[i], library_size[i], i, 0);
    CHECK(memcmp(inline_table[i], library_table[i], library_size[i]), 0, i, 0);
#ifdef CHESS_DISTANCE_USE_LIBRARY
    CHECK(inline_table[i] == library_table[i], 1, i, 0);
#else
    CHECK(inline_table[i] == library_table[i], 0, i, 0);
#endif
  }
  /* 64x64: on a cache line. */
  for (int i = 0; i < 3; i++)
    CHECK((uintptr_t)inline_table[i] % 64, 0, i, 0);
}

int main(void) {
  compare_tables();
  compare_pieces();
  compare_constants();
  return check_result();
}
