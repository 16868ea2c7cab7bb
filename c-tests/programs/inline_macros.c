/* The macros of the inline header, which takes no names that engines have. CHESS_DISTANCE_AT: in a
 * debug build CHESS_DISTANCE_ASSERT checks each square once; with NDEBUG it checks none. Either way
 * each argument is evaluated once. The indices for squares numbered the 0x88 way.
 * CHESS_DISTANCE_LEAPER is a constant expression, in #if too; chess_distance.h has the same text.
 */
#include <string.h>

static int asked, refused;

#ifdef NDEBUG
#define CHESS_DISTANCE_ASSERT(x) #x is used all the same
#else
static long long refused_square;
static const char *refused_name, *refused_file;
static int refused_line;

static void report(int holds, long long square, const char *name, const char *file, int line) {
  asked++;
  if (holds)
    return;
  refused++;
  refused_square = square;
  refused_name = name;
  refused_file = file;
  refused_line = line;
}
#define CHESS_DISTANCE_ASSERT(x) report(x, square, name, file, line)
#endif
#include <chess_distance_inline.h>

#include "check.h"

#define Distance(a, b) chess_distance_king_table[a][b]
static int distance = 7;
static const int arrDistance = 1, king = 4, knight = 5, manhattan = 6, file = 1, rank = 2,
                 center = 3;

static void check_names_of_engines(void) {
  CHECK(Distance(4, 60), distance, 4, 60);
  CHECK(king + knight + manhattan + file + rank + center + arrDistance, 22, 0, 0);
}

#ifdef NDEBUG
enum { CHECKED = 0 };
#else
enum { CHECKED = 1 };
#endif

/* A failed assertion that returns must not read outside the table either. */
static void check_bad_squares(void) {
#ifndef NDEBUG
  static const int bad[] = {-1, 64, 65, 4095, INT_MIN, INT_MAX};
  for (int i = 0; i < 6; i++) {
    int before = refused;
    volatile int unused = CHESS_DISTANCE_AT(chess_distance_king_table, bad[i], 0);
    unused = CHESS_DISTANCE_AT(chess_distance_knight_table, 0, bad[i]);
    CHECK(refused - before, 2, bad[i], unused);
  }
  volatile int beyond = CHESS_DISTANCE_AT(chess_distance_king_table, UINT64_C(1) << 32, 0);
  beyond = CHESS_DISTANCE_AT(chess_distance_king_table, UINT64_MAX, 0);
  CHECK(refused, 14, beyond, 0);
#endif
}

/* The report has the caller's square, its text, and the place of the call. */
static void check_report(void) {
#ifndef NDEBUG
  const int none = 64;
  int line = __LINE__ + 1;
  volatile int unused = CHESS_DISTANCE_AT(chess_distance_king_table, 5, none + 1);
  CHECK(refused_square, 65, unused, 0);
  CHECK(refused_line, line, 0, 0);
  CHECK(strcmp(refused_name, "none + 1"), 0, 0, 0);
  CHECK(strcmp(refused_file, __FILE__), 0, 0, 0);
#endif
}

#ifdef __cplusplus
enum class Square : signed char { None = -1, E1 = 4, E8 = 60 };

static void check_enum_class(void) {
  CHECK(CHESS_DISTANCE_AT(chess_distance_king_table, Square::E1, Square::E8), 7, 4, 60);
#ifndef NDEBUG
  volatile int unused = CHESS_DISTANCE_AT(chess_distance_king_table, Square::None, Square::E8);
  CHECK(refused_square, -1, unused, 0);
#endif
}
#endif

/* By either offset, with a table of the Fruit family's layout. From a toward b: the steps show the
 * order of the arguments. */
static void check_x88(void) {
  const uint8_t *const fruit = chess_distance_king_x88 + 1;
  for (int a = 0; a < 64; a++)
    for (int b = 0; b < 64; b++) {
      const int from = chess_distance_to_x88(a), to = chess_distance_to_x88(b);
      CHECK(CHESS_DISTANCE_X88_INDEX(from, to), chess_distance_x88_diff(a, b), a, b);
      CHECK(CHESS_DISTANCE_X88_INDEX_119(from, to), 119 + (to - from), a, b);
      CHECK(chess_distance_king_x88[CHESS_DISTANCE_X88_INDEX(from, to)], chess_distance_king(a, b),
            a, b);
      CHECK(fruit[CHESS_DISTANCE_X88_INDEX_119(from, to)], chess_distance_king(a, b), a, b);
      CHECK(chess_distance_step_x88[CHESS_DISTANCE_X88_INDEX(from, to)] > 0,
            b > a && chess_distance_direction(a, b) != 0, a, b);
    }
}

#if CHESS_DISTANCE_LEAPER(1, 2) != 274 || CHESS_DISTANCE_LEAPER(15, 15) != 511
#error a leaper in #if
#endif
#if CHESS_DISTANCE_LEAPER(16, 0) != -1 || CHESS_DISTANCE_LEAPER(3, -1) != -1
#error no leaper in #if
#endif

static int is_zebra(int piece) {
  switch (piece) {
  case CHESS_DISTANCE_LEAPER(2, 3):
    return 1;
  default:
    return 0;
  }
}

static void check_leaper(int64_t m, int64_t n) {
  const int is_leaper = m >= 0 && m <= 15 && n >= 0 && n <= 15;
  CHECK(CHESS_DISTANCE_LEAPER((int)m, (int)n), is_leaper ? 256 + 16 * m + n : -1, m, n);
}

/* The macro parenthesizes its arguments and itself. */
static void check_leapers(void) {
  const signed char one = 1;
  const unsigned char large = 200;
  const short two = 2;
  enum { ZEBRA = CHESS_DISTANCE_LEAPER(2, 3) };

  for (int m = -40; m < 600; m++)
    for (int n = -40; n < 40; n++) {
      check_leaper(m, n);
      check_leaper(n, m);
    }
  for (int i = 0; i < BOUNDARY_VALUES; i++)
    for (int j = 0; j < BOUNDARY_VALUES; j++)
      check_leaper(boundary_values[i], boundary_values[j]);
  CHECK(is_zebra(ZEBRA), 1, 2, 3);
  CHECK(CHESS_DISTANCE_LEAPER(two, large), -1, 2, 200);
  CHECK(CHESS_DISTANCE_LEAPER(one + two, two | one), 307, 3, 3);
  CHECK(CHESS_DISTANCE_LEAPER(one > two ? 4 : 5, two == 2), 337, 5, 1);
  CHECK(2 * CHESS_DISTANCE_LEAPER(one, two) + 1, 549, 1, 2);
  CHECK(sizeof CHESS_DISTANCE_LEAPER(one, large), sizeof(int), 1, 200);
}

int main(void) {
  int a = 4;
  unsigned b = 60;
  uint64_t c = 27;
  const unsigned char d = 63;

  for (int i = 0; i < 64; i++)
    for (int j = 0; j < 64; j++)
      CHECK(CHESS_DISTANCE_AT(chess_distance_manhattan_table, i, j), chess_distance_manhattan(i, j),
            i, j);
  CHECK(asked, 2 * 4096 * CHECKED, 0, 0);
  CHECK(CHESS_DISTANCE_AT(chess_distance_king_table, a++, b--), 7, 4, 60);
  CHECK(a, 5, 0, 0);
  CHECK(b, 59, 0, 0);
  CHECK(CHESS_DISTANCE_AT(chess_distance_king_table, c, d), 4, 27, 63);
  CHECK(refused, 0, 0, 0);
  check_names_of_engines();
  check_x88();
  check_bad_squares();
  check_report();
  check_leapers();
#ifdef __cplusplus
  check_enum_class();
#endif
  return check_result();
}
