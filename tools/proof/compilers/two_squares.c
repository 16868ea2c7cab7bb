/* The small header, or the same functions and tables of the inline header, for all pairs of squares
 * and some ints around them. In C89, for compilers with an int of 16 bits too. */
#if defined(INLINE_HEADER)
#include "chess_distance_inline.h"
#else
#include "chess_distance_tables.h"
#endif

#include "end.h"

static unsigned sum;

static void add(int value) { sum = (sum * 31u + (unsigned)value) & 0xffffu; }

int main(void) {
  int a, b, same = 1;

  for (a = -2; a < 66; ++a) {
    for (b = -2; b < 66; ++b) {
      add(chess_distance_king(a, b));
      add(chess_distance_manhattan(a, b));
      add(chess_distance_knight(a, b));
      add(chess_distance_file(a, b));
      add(chess_distance_rank(a, b));
#if !defined(WITHOUT_TABLES)
      if (((a | b) & ~63) == 0)
        same = same && chess_distance_king_table[a][b] == chess_distance_king(a, b) &&
               chess_distance_manhattan_table[a][b] == chess_distance_manhattan(a, b) &&
               chess_distance_knight_table[a][b] == chess_distance_knight(a, b);
#if defined(INLINE_HEADER)
      if (((a | b) & ~63) == 0)
        same =
            same && CHESS_DISTANCE_AT(chess_distance_king_table, a, b) == chess_distance_king(a, b);
#endif
#endif
    }
  }
#if defined(ALIGNED)
  same = same && (uintptr_t)chess_distance_king_table % 64 == 0;
#endif
  return end(same ? sum : ~sum, 0x7780);
}
