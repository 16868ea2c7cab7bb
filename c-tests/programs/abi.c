/* What no release of this major version may change (docs/abi.md) and abidiff does not see: the
 * values of macros, and the layout of structures as C programs compile them. The lists only grow; a
 * test of the headers says which entry is missing. Then the version, and calls before
 * main. */
#include <chess_distance_wiki.h>
/* Included in another order than elsewhere. */
#include <chess_distance.h>

#include <stddef.h>
#include <string.h>

#include "check.h"

#ifdef __cplusplus
#define SAME(a, b) static_assert((a) == (b), #a)
#else
#define SAME(a, b) __extension__ _Static_assert((a) == (b), #a)
#endif

#define CONSTANT(name, value) SAME(name, value);
#define SIZE(name, size) SAME(sizeof(name), size);
#define OFFSET(name, field, offset) SAME(offsetof(name, field), offset);

CONSTANT(CHESS_DISTANCE_KING, 0)
CONSTANT(CHESS_DISTANCE_WAZIR, 1)
CONSTANT(CHESS_DISTANCE_KNIGHT, 2)
CONSTANT(CHESS_DISTANCE_BISHOP, 3)
CONSTANT(CHESS_DISTANCE_ROOK, 4)
CONSTANT(CHESS_DISTANCE_QUEEN, 5)
CONSTANT(CHESS_DISTANCE_WHITE_PAWN, 6)
CONSTANT(CHESS_DISTANCE_BLACK_PAWN, 7)
CONSTANT(CHESS_DISTANCE_ARCHBISHOP, 8)
CONSTANT(CHESS_DISTANCE_CHANCELLOR, 9)
CONSTANT(CHESS_DISTANCE_AMAZON, 10)
CONSTANT(CHESS_DISTANCE_OK, 0)
CONSTANT(CHESS_DISTANCE_UNREACHABLE, -1)
CONSTANT(CHESS_DISTANCE_INVALID_SQUARE, -2)
CONSTANT(CHESS_DISTANCE_INVALID_PIECE, -3)
CONSTANT(CHESS_DISTANCE_NULL_POINTER, -4)
CONSTANT(CHESS_DISTANCE_EMPTY_SET, -5)
CONSTANT(CHESS_DISTANCE_OUT_OF_RANGE, -6)
CONSTANT(CHESS_DISTANCE_OVERLAP, -7)
CONSTANT(CHESS_DISTANCE_NONE, 255)
CONSTANT(CHESS_DISTANCE_PAWN_STRUCTURE_BYTES, 1152)
CONSTANT(CHESS_DISTANCE_MAX_MOVES, 63)
CONSTANT(CHESS_DISTANCE_WRAP_FILES, 1)
CONSTANT(CHESS_DISTANCE_WRAP_RANKS, 2)

SIZE(ChessDistanceBoard, 24)
OFFSET(ChessDistanceBoard, own, 0)
OFFSET(ChessDistanceBoard, enemy, 8)
OFFSET(ChessDistanceBoard, avoid, 16)

SIZE(ChessDistanceTerritory, 24)
OFFSET(ChessDistanceTerritory, first, 0)
OFFSET(ChessDistanceTerritory, second, 8)
OFFSET(ChessDistanceTerritory, tied, 16)

SIZE(ChessDistancePosition, 72)
OFFSET(ChessDistancePosition, white, 0)
OFFSET(ChessDistancePosition, black, 8)
OFFSET(ChessDistancePosition, kings, 16)
OFFSET(ChessDistancePosition, queens, 24)
OFFSET(ChessDistancePosition, rooks, 32)
OFFSET(ChessDistancePosition, bishops, 40)
OFFSET(ChessDistancePosition, knights, 48)
OFFSET(ChessDistancePosition, pawns, 56)
OFFSET(ChessDistancePosition, en_passant, 64)

SIZE(ChessDistancePawnEnding, 3120)
OFFSET(ChessDistancePawnEnding, won, 0)
OFFSET(ChessDistancePawnEnding, wins, 1024)
OFFSET(ChessDistancePawnEnding, holds, 2048)
OFFSET(ChessDistancePawnEnding, attacker, 3072)
OFFSET(ChessDistancePawnEnding, defender, 3096)

SIZE(ChessDistancePawnMove, 8)
OFFSET(ChessDistancePawnMove, from, 0)
OFFSET(ChessDistancePawnMove, to, 1)
OFFSET(ChessDistancePawnMove, promotion, 2)
OFFSET(ChessDistancePawnMove, white, 3)
OFFSET(ChessDistancePawnMove, black, 4)
OFFSET(ChessDistancePawnMove, end, 5)
OFFSET(ChessDistancePawnMove, count, 6)
OFFSET(ChessDistancePawnMove, reserved, 7)

SIZE(ChessDistancePawnPosition, 520)
OFFSET(ChessDistancePawnPosition, white, 0)
OFFSET(ChessDistancePawnPosition, black, 1)
OFFSET(ChessDistancePawnPosition, end, 2)
OFFSET(ChessDistancePawnPosition, reserved, 3)
OFFSET(ChessDistancePawnPosition, moves, 8)

SIZE(ChessDistancePawnStep, 4)
OFFSET(ChessDistancePawnStep, from, 0)
OFFSET(ChessDistancePawnStep, to, 1)
OFFSET(ChessDistancePawnStep, promotion, 2)
OFFSET(ChessDistancePawnStep, reserved, 3)

SIZE(ChessDistancePawnState, 24)
OFFSET(ChessDistancePawnState, white_pawns, 0)
OFFSET(ChessDistancePawnState, black_pawns, 8)
OFFSET(ChessDistancePawnState, white_king, 16)
OFFSET(ChessDistancePawnState, black_king, 17)
OFFSET(ChessDistancePawnState, black_to_move, 18)
OFFSET(ChessDistancePawnState, passed, 19)
OFFSET(ChessDistancePawnState, reserved, 20)

SIZE(ChessDistancePawnOption, 64)
OFFSET(ChessDistancePawnOption, after, 0)
OFFSET(ChessDistancePawnOption, next, 24)
OFFSET(ChessDistancePawnOption, from, 48)
OFFSET(ChessDistancePawnOption, to, 49)
OFFSET(ChessDistancePawnOption, promotion, 50)
OFFSET(ChessDistancePawnOption, end, 51)
OFFSET(ChessDistancePawnOption, takes, 52)
OFFSET(ChessDistancePawnOption, is_taken, 53)
OFFSET(ChessDistancePawnOption, wins, 54)
OFFSET(ChessDistancePawnOption, rank, 58)
OFFSET(ChessDistancePawnOption, reserved, 62)

SIZE(ChessDistancePawnOptions, 4176)
OFFSET(ChessDistancePawnOptions, decides, 0)
OFFSET(ChessDistancePawnOptions, deciding, 72)
OFFSET(ChessDistancePawnOptions, end, 73)
OFFSET(ChessDistancePawnOptions, reserved, 74)
OFFSET(ChessDistancePawnOptions, moves, 80)

SIZE(ChessDistanceGridPiece, 1024)
OFFSET(ChessDistanceGridPiece, words, 0)

SIZE(ChessDistanceSquares, 32)
OFFSET(ChessDistanceSquares, words, 0)

SIZE(ChessDistanceGrid, 80)
OFFSET(ChessDistanceGrid, files, 0)
OFFSET(ChessDistanceGrid, ranks, 4)
OFFSET(ChessDistanceGrid, wrap, 8)
OFFSET(ChessDistanceGrid, reserved, 12)
OFFSET(ChessDistanceGrid, holes, 16)
OFFSET(ChessDistanceGrid, first, 48)

SIZE(ChessDistanceObstacles, 128)
OFFSET(ChessDistanceObstacles, own, 0)
OFFSET(ChessDistanceObstacles, enemy, 32)
OFFSET(ChessDistanceObstacles, avoid, 64)
OFFSET(ChessDistanceObstacles, stop, 96)

SIZE(ChessDistanceGridTerritory, 96)
OFFSET(ChessDistanceGridTerritory, first, 0)
OFFSET(ChessDistanceGridTerritory, second, 32)
OFFSET(ChessDistanceGridTerritory, tied, 64)

/* Columns are pointers. */
SIZE(ChessDistancePositionColumns, 10 * sizeof(void *))
OFFSET(ChessDistancePositionColumns, white, 0 * sizeof(void *))
OFFSET(ChessDistancePositionColumns, black, 1 * sizeof(void *))
OFFSET(ChessDistancePositionColumns, kings, 2 * sizeof(void *))
OFFSET(ChessDistancePositionColumns, queens, 3 * sizeof(void *))
OFFSET(ChessDistancePositionColumns, rooks, 4 * sizeof(void *))
OFFSET(ChessDistancePositionColumns, bishops, 5 * sizeof(void *))
OFFSET(ChessDistancePositionColumns, knights, 6 * sizeof(void *))
OFFSET(ChessDistancePositionColumns, pawns, 7 * sizeof(void *))
OFFSET(ChessDistancePositionColumns, en_passant, 8 * sizeof(void *))
OFFSET(ChessDistancePositionColumns, state, 9 * sizeof(void *))

/* The form of leapers and versions is fixed, not their numbers. */
SAME(CHESS_DISTANCE_LEAPER(0, 1), 257);
SAME(CHESS_DISTANCE_LEAPER(2, 3), 291);
SAME(CHESS_DISTANCE_LEAPER(15, 15), 511);
SAME(CHESS_DISTANCE_LEAPER(16, 0), -1);
SAME(CHESS_DISTANCE_LEAPER(0, -1), -1);
SAME(CHESS_DISTANCE_VERSION_MAJOR >= 0 && CHESS_DISTANCE_VERSION_MINOR >= 0 &&
         CHESS_DISTANCE_VERSION_PATCH >= 0,
     1);
SAME(CHESS_DISTANCE_VERSION_NUMBER, 10000 * CHESS_DISTANCE_VERSION_MAJOR +
                                        100 * CHESS_DISTANCE_VERSION_MINOR +
                                        CHESS_DISTANCE_VERSION_PATCH);

/* The macros work in #if, also next to an operator. */
#if CHESS_DISTANCE_OVERLAP != -7 || 10 - CHESS_DISTANCE_OVERLAP != 17
#error CHESS_DISTANCE_OVERLAP
#endif

static int early_king, early_table, early_wiki;

#ifdef __cplusplus
static int early(void);
static int before_main = early();
static int early(void)
#else
static int before_main = 1;
__attribute__((constructor)) static void early(void)
#endif
{
  early_king = chess_distance_king(0, 63);
  early_table = chess_distance_knight_table[0][63];
  early_wiki = arrDistance[0][63] + distance(0, 63);
#ifdef __cplusplus
  return 1;
#endif
}

int main(void) {
  char version[64];
  CHECK(before_main, 1, 0, 0);
  CHECK(early_king, 7, 0, 0);
  CHECK(early_table, 6, 0, 0);
  CHECK(early_wiki, 14, 0, 0);
  snprintf(version, sizeof version, "%d.%d.%d", CHESS_DISTANCE_VERSION_MAJOR,
           CHESS_DISTANCE_VERSION_MINOR, CHESS_DISTANCE_VERSION_PATCH);
  CHECK(strcmp(version, chess_distance_version()), 0, 0, 0);
  return check_result();
}
