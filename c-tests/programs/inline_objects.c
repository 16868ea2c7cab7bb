/* Object files and programs that a test inspects: one with a single function, one that reads a
 * table off the board, one that uses every name, and the two files of a program. Of these the
 * second has functions of its own under some of the wiki's names; the first takes them from the
 * header. The others export one name of their own. */
#if !defined(ONE_FUNCTION) && !defined(SECOND_FILE)
#define CHESS_DISTANCE_WIKI_NAMES
#endif
#include <chess_distance_inline.h>

#ifdef __cplusplus
extern "C"
#endif
    int use(int a, int b, uint64_t set);

#ifdef ONE_FUNCTION
int use(int a, int b, uint64_t set) {
  return 3 * chess_distance_king(a, b) + CHESS_DISTANCE_AT(chess_distance_king_table, 4, 60) +
         (set != 0);
}
#elif defined(OFF_BOARD)
/* A debug build reports the square and aborts. */
int main(int argc, char **argv) {
  const int none = 63 + argc;
  const unsigned negative = (unsigned)-argc;

  (void)argv;
#ifdef NEGATIVE
  return CHESS_DISTANCE_AT(chess_distance_king_table, negative, none);
#endif
  (void)negative;
  return CHESS_DISTANCE_AT(chess_distance_king_table, 4, none);
}
#elif defined(FIRST_FILE) || defined(SECOND_FILE)
#ifdef __cplusplus
extern "C" {
#endif
const void *table_of_second_file(void);
int distance_of_second_file(int a, int b);
#ifdef SECOND_FILE
int distance(int a, int b);
extern const char arrDistance[];
#endif
#ifdef __cplusplus
}
#endif

#ifdef SECOND_FILE
const char arrDistance[] = "an engine's own";

int distance(int a, int b) { return 100 * a + b + arrDistance[0] - 'a'; }

int distance_of_second_file(int a, int b) { return distance(a, b); }

const void *table_of_second_file(void) { return chess_distance_king_table; }
#else
int main(void) {
  /* From C++17 on there is one copy for the whole program. */
#if defined(__cplusplus) && __cplusplus >= 201703L
  const int copies = 1;
#else
  const int copies = 2;
#endif
  return distance(4, 60) != 7 || distance_of_second_file(4, 60) != 460 || arrDistance[4][60] != 7 ||
         (table_of_second_file() == chess_distance_king_table) != (copies == 1);
}
#endif
#else
#include "functions.h"

#define POINTER(count, name, ...) (void (*)(void)) name,
static void (*const volatile functions[])(void) = {INLINE_CALLS(POINTER, POINTER)};

int use(int a, int b, uint64_t set) {
  int sum = functions[a & 15] != functions[b & 15];
#define OF_PAIR(name) sum += name(a, b);
#define OF_SQUARE(name) sum += name(a);
#define OF_TABLE(name) sum += ((const volatile uint8_t *)name)[a & 63];
  TABLES(OF_TABLE)
  OF_PAIR(distance)
  OF_PAIR(manhattanDistance)
  OF_PAIR(knightDistance)
  OF_PAIR(absRankFileDiff)
  OF_SQUARE(manhattanCenterDistance)
  OF_SQUARE(centerDistance)
  OF_TABLE(arrDistance)
  OF_TABLE(arrManhattanDistance)
  OF_TABLE(arrKnightDistance)
  OF_TABLE(arrDistanceBy0x88Diff)
  OF_TABLE(arrManhattanDistanceBy0x88Diff)
  OF_TABLE(arrKnightDistanceBy0x88Diff)
  OF_TABLE(arrCenterManhattanDistance)
  OF_TABLE(arrCenterDistance)
  OF_TABLE(arrDistance15x15)
  return sum + (int)(x88diff(a, b) & 255u) + calcKnightDistance(getKnightAttacks(set), set);
}
#endif
