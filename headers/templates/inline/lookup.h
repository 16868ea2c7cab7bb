
/* Looking tables up. */

/** One entry of a table of pairs: CHESS_DISTANCE_AT(chess_distance_king_table, a, b). Debug builds
 * (NDEBUG not defined) pass each square through CHESS_DISTANCE_ASSERT; with NDEBUG it is the plain
 * chess_distance_king_table[a][b]. Either way a and b are evaluated once. CHESS_DISTANCE_ASSERT is
 * assert where the C library has one, or what you define before the first #include. If it
 * returns, a square off the board counts as sq & 63. */
#if defined(NDEBUG) || (!defined(CHESS_DISTANCE_ASSERT) && __STDC_HOSTED__ != 1)
#define CHESS_DISTANCE_AT(table, a, b) ((table)[a][b])
#else
#if !defined(CHESS_DISTANCE_ASSERT)
#include <assert.h>
#define CHESS_DISTANCE_ASSERT(x) assert(x)
#endif
#define CHESS_DISTANCE_AT(table, a, b) \
  ((table)[chess_distance_inline_checked(CHESS_DISTANCE_INLINE_CAST(long long, a))] \
          [chess_distance_inline_checked(CHESS_DISTANCE_INLINE_CAST(long long, b))])

/* A template, because it need not be constexpr: your CHESS_DISTANCE_ASSERT may not be. */
#if defined(__cplusplus)
extern "C++" {
template <class Integer>
CHESS_DISTANCE_INLINE_FUNCTION int chess_distance_inline_checked(Integer sq)
{
    CHESS_DISTANCE_ASSERT(sq >= 0 && sq <= 63);
    return CHESS_DISTANCE_INLINE_CAST(int, sq & 63);
}
}
#else
CHESS_DISTANCE_INLINE_FUNCTION int chess_distance_inline_checked(long long sq)
{
    CHESS_DISTANCE_ASSERT(sq >= 0 && sq <= 63);
    return CHESS_DISTANCE_INLINE_CAST(int, sq & 63);
}
#endif
#endif

/** Index into the tables by 0x88 difference, straight from 0x88 squares (rank * 16 + file): 120 +
 * to - from, as in chess_distance_king_x88[CHESS_DISTANCE_X88_INDEX(from, to)]. */
#define CHESS_DISTANCE_X88_INDEX(a, b) (120 + (b) - (a))

/** The same difference with the offset 119, for tables of an engine's own that are laid out so: 119
 * + to - from, 0..238. Always one less than CHESS_DISTANCE_X88_INDEX, so that
 * chess_distance_king_x88 + 1 is the table for this index. The Fruit family numbers its tables
 * this way; its own distance table is of int, with -1 where ours has 255 in the holes. */
#define CHESS_DISTANCE_X88_INDEX_119(a, b) (119 + (b) - (a))

