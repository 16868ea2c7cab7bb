/* The first calls of an engine, printed on one line, so that all ways of linking can be compared.
 * With INLINE_ONLY or TABLES_ONLY it needs no library. */
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
  printf("king %d knight %d table %d off %d\n", chess_distance_king(E1, E8),
         chess_distance_knight(A1, H8), chess_distance_manhattan_table[A1][H8],
         chess_distance_king(A1, 64));
  return 0;
}
