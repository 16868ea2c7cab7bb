/* Headers in any order, each twice, included by a test in front of this file: which of them a name
 * is from, and some values, without a library. C89, since chess_distance_tables.h takes that too.
 */
#include <assert.h>
#include <string.h>

#define TEXT_OF(name) #name
#define EXPANDED(name) TEXT_OF(name)

#ifdef CHESS_DISTANCE_INLINE_H
#define OWNER "chess_distance_inline_"
/* The names of the wiki may be asked for late, unless the library's are declared already. */
#undef CHESS_DISTANCE_WIKI_NAMES
#define CHESS_DISTANCE_WIKI_NAMES
#include <chess_distance_inline.h>
#else
#define OWNER "chess_distance_tables_"
#endif

#if defined(__cplusplus) && __cplusplus >= 201402L
static_assert(chess_distance_king(4, 60) == 7 && chess_distance_knight_table[0][63] == 6,
              "constants");
#endif

int main(void) {
  int (*const knight)(int, int) = chess_distance_knight;

  assert(strcmp(EXPANDED(chess_distance_king), OWNER "king") == 0);
  assert(strcmp(EXPANDED(chess_distance_knight_table), OWNER "knight_table") == 0);
  assert(chess_distance_king(4, 60) == 7);
  assert(chess_distance_king(4, 64) == CHESS_DISTANCE_INVALID_SQUARE);
  assert(knight(0, 63) == 6);
  assert(chess_distance_king_table[4][60] == 7);
#ifdef CHESS_DISTANCE_INLINE_H
  assert(chess_distance_path(CHESS_DISTANCE_KING, 0, 63, NULL) == 7);
  assert(chess_distance_by_x88(CHESS_DISTANCE_WHITE_PAWN, 0x14, 0x74) == 5);
#endif
#ifdef CHESS_DISTANCE_INLINE_WIKI_NAMES
  assert(distance(4, 60) == 7);
#endif
  return 0;
}
