#ifndef LOOK_UP_H
#define LOOK_UP_H

#include "alone.h"

/** One entry of a table of pairs: CHESS_DISTANCE_AT(chess_distance_king_table, a, b), for squares
 * of any integer type, enum or enum class. Each argument is evaluated once. Debug builds (NDEBUG
 * not defined) check both squares: if one is off the board, they print the file and line of the
 * call, and abort. With NDEBUG, and with -ffreestanding, which has no fprintf, it is the plain
 * chess_distance_king_table[a][b].
 *
 * To report in your own way, with -ffreestanding too, define CHESS_DISTANCE_ASSERT(x) before the
 * first #include. x is true if the square is on the board. Your macro may use four variables:
 * square, name (the square as the call writes it), file and line. If it returns, the call reads
 * square & 63. */
#if defined(NDEBUG) || (!defined(CHESS_DISTANCE_ASSERT) && __STDC_HOSTED__ != 1)
#define CHESS_DISTANCE_AT(table, a, b)                                                             \
  ((table)[CHESS_DISTANCE_INLINE_CAST(long long, a)][CHESS_DISTANCE_INLINE_CAST(long long, b)])
#else
#if !defined(CHESS_DISTANCE_ASSERT)
#include <stdio.h>
#if defined(__GNUC__) && !defined(__PCC__) && !defined(__FRAMAC__)
#define CHESS_DISTANCE_INLINE_ABORT() __builtin_abort()
#else
#include <stdlib.h>
#define CHESS_DISTANCE_INLINE_ABORT() abort()
#endif
#define CHESS_DISTANCE_ASSERT(x)                                                                   \
  ((x) ? CHESS_DISTANCE_INLINE_CAST(void, 0)                                                       \
       : (chess_distance_inline_report(square, name, file, line), CHESS_DISTANCE_INLINE_ABORT()))
/* Here an unsigned -1 is a large number, so its value as an int is printed too. */
CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_report(long long square, const char *name, const char *file, int line) {
  fprintf(stderr, "%s:%d: CHESS_DISTANCE_AT: %s is %lld", file, line, name, square);
  if (square > 0x7fffffff && square <= 0xffffffff)
    fprintf(stderr, " (as an int %lld)", square - 0xffffffff - 1);
  fprintf(stderr, ", which is not a square\n");
}
#endif
#define CHESS_DISTANCE_AT(table, a, b)                                                             \
  ((table)[CHESS_DISTANCE_INLINE_CHECKED(a)][CHESS_DISTANCE_INLINE_CHECKED(b)])
#define CHESS_DISTANCE_INLINE_CHECKED(square)                                                      \
  chess_distance_inline_checked(CHESS_DISTANCE_INLINE_CAST(long long, square), #square, __FILE__,  \
                                __LINE__)

/* A template in C++, since only a template may be constexpr and contain a check that is not. Each
 * branch has the whole function: cscope loses count of braces that open in one branch and close in
 * another. */
#if defined(__cplusplus)
extern "C++" {
template <class Integer_>
CHESS_DISTANCE_INLINE_FUNCTION int chess_distance_inline_checked(Integer_ square, const char *name,
                                                                 const char *file, int line) {
  static_cast<void>(name);
  static_cast<void>(file);
  static_cast<void>(line);
  CHESS_DISTANCE_ASSERT(square >= 0 && square <= 63);
  return static_cast<int>(square & 63);
}
} /* extern "C++" */
#else
CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_inline_checked(long long square, const char *name, const char *file, int line) {
  (void)name;
  (void)file;
  (void)line;
  CHESS_DISTANCE_ASSERT(square >= 0 && square <= 63);
  return (int)(square & 63);
}
#endif
#endif

/** Index in the tables by 0x88 difference for two 0x88 squares (rank * 16 + file): 120 + to - from.
 * For example chess_distance_king_x88[CHESS_DISTANCE_X88_INDEX(from, to)]. */
#define CHESS_DISTANCE_X88_INDEX(a, b) (120 + (b) - (a))

/** The same with the offset 119, as in Fruit, Toga and GNU Chess: 119 + to - from, 0..238. It is
 * one less than CHESS_DISTANCE_X88_INDEX, so use it with chess_distance_king_x88 + 1. Differences
 * of no two squares have 255; the distance table of these engines has -1 there. */
#define CHESS_DISTANCE_X88_INDEX_119(a, b) (119 + (b) - (a))

#endif
