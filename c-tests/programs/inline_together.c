/* All three headers in one file, each twice, in the order of INLINE_FIRST, and without a library:
 * the inline header's version of each name is used. */
#ifdef INLINE_FIRST
#include <chess_distance_inline.h>
#include <chess_distance_wiki.h>
#include <chess_distance.h>
#else
#include <chess_distance.h>
#include <chess_distance_wiki.h>
#include <chess_distance_inline.h>
#endif
#include <chess_distance_inline.h>
#include <chess_distance_wiki.h>
#include <chess_distance.h>
/* CHESS_DISTANCE_WIKI_NAMES may be defined late, unless the library's names are declared
 * already. */
#undef CHESS_DISTANCE_WIKI_NAMES
#define CHESS_DISTANCE_WIKI_NAMES
#include <chess_distance_inline.h>

#include "check.h"

#if defined(__cplusplus) && __cplusplus >= 201402L
static_assert(chess_distance_king(4, 60) == 7, "constant, with the other header in the file");
#ifndef CHESS_DISTANCE_USE_LIBRARY
static_assert(chess_distance_knight_table[0][63] == 6, "constant, with the other header in the file");
#endif
static_assert(CHESS_DISTANCE_LEAPER(1, 2) == 274 && CHESS_DISTANCE_NONE == 255, "one set of macros");
#endif

static void among_obstacles(void) {
    ChessDistanceBoard board = {0, 0, 0};
    ChessDistanceTerritory territory;
    uint8_t map[64];

    board.own = UINT64_C(0x7f00); /* a2 to g2 */
    CHECK(chess_distance_map(CHESS_DISTANCE_KING, 0, &board, map), 14, 0, 0);
    CHECK(map[16], 14, 0, 16);
    CHECK(chess_distance_path(CHESS_DISTANCE_KING, 0, 16, &board), 14, 0, 16);
    CHECK(chess_distance_territory(CHESS_DISTANCE_KING, 1, &board, CHESS_DISTANCE_ROOK, UINT64_C(1) << 63, NULL,
                                   &territory), 0, 0, 0);
    CHECK(territory.first == UINT64_C(0x3), 1, 0, 0);
    CHECK(chess_distance(CHESS_DISTANCE_LEAPER(1, 2), 0, 63), 6, 0, 63);
}

int main(void) {
    int (*const knight)(int, int) = chess_distance_knight;

    CHECK(chess_distance_king(4, 60), 7, 4, 60);
    CHECK(chess_distance_king(4, 64), CHESS_DISTANCE_INVALID_SQUARE, 4, 64);
    CHECK(knight(0, 63), 6, 0, 63);
    CHECK(chess_distance_king_table[4][60], 7, 4, 60);
    CHECK(chess_distance_by_x88(CHESS_DISTANCE_WHITE_PAWN, 0x14, 0x74), 5, 0x14, 0x74);
    among_obstacles();
    return check_result();
}
