/* Headers in any order, each twice, included by a test in front of this file: which of them a name is
 * from, and some values, without a library. C89, since chess_distance_tables.h takes that too. */
#include <stdio.h>
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
static_assert(chess_distance_king(4, 60) == 7 && chess_distance_knight_table[0][63] == 6, "constants");
#endif

static int failures;

#define CHECK(actual, expected) check(actual, expected, #actual)
static void check(int actual, int expected, const char *what) {
    if (actual == expected)
        return;
    fprintf(stderr, "%s is %d, not %d\n", what, actual, expected);
    failures++;
}

#ifdef CHESS_DISTANCE_INLINE_H
static void of_the_inline_header(void) {
    ChessDistanceBoard board = {0, 0, 0};
    ChessDistanceTerritory territory;
    uint8_t map[64];

    board.own = 0x7f00; /* a2 to g2 */
    CHECK(chess_distance_map(CHESS_DISTANCE_KING, 0, &board, map), 14);
    CHECK(map[16], 14);
    CHECK(chess_distance_path(CHESS_DISTANCE_KING, 0, 16, &board), 14);
    CHECK(chess_distance_territory(CHESS_DISTANCE_KING, 1, &board, CHESS_DISTANCE_ROOK, 2, NULL, &territory), 0);
    CHECK(territory.first == 1, 1);
    CHECK(chess_distance(CHESS_DISTANCE_LEAPER(1, 2), 0, 63), 6);
    CHECK(chess_distance_by_x88(CHESS_DISTANCE_WHITE_PAWN, 0x14, 0x74), 5);
    CHECK(CHESS_DISTANCE_NONE, 255);
#ifdef CHESS_DISTANCE_INLINE_WIKI_NAMES
    CHECK(distance(4, 60), 7);
#endif
}
#endif

int main(void) {
    int (*const knight)(int, int) = chess_distance_knight;

    CHECK(strcmp(EXPANDED(chess_distance_king), OWNER "king"), 0);
    CHECK(strcmp(EXPANDED(chess_distance_knight_table), OWNER "knight_table"), 0);
    CHECK(chess_distance_king(4, 60), 7);
    CHECK(chess_distance_king(4, 64), CHESS_DISTANCE_INVALID_SQUARE);
    CHECK(knight(0, 63), 6);
    CHECK(chess_distance_king_table[4][60], 7);
#ifdef CHESS_DISTANCE_INLINE_H
    of_the_inline_header();
#endif
    return failures != 0;
}
