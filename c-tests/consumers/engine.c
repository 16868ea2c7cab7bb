/* The first calls of an engine, which fails if an answer is wrong: tests link it in every way. With
 * INLINE_ONLY or TABLES_ONLY it needs no library. */
#ifdef INLINE_ONLY
#include <chess_distance_inline.h>
#elif defined(TABLES_ONLY)
#include <chess_distance_tables.h>
#else
#include <chess_distance.h>
#endif
#include <stdio.h>

enum { A1 = 0, E1 = 4, E8 = 60, H8 = 63 };

int main(void) {
  const int king = chess_distance_king(E1, E8), knight = chess_distance_knight(A1, H8);
  const int table = chess_distance_manhattan_table[A1][H8], off = chess_distance_king(A1, 64);

  printf("king %d knight %d table %d off %d\n", king, knight, table, off);
  return king != 7 || knight != 6 || table != 14 || off != CHESS_DISTANCE_INVALID_SQUARE;
}
