/* All 2^32 pairs of arguments of 16 bits for each function of two ints, against its definition:
 * arithmetic here, or the search over explicit moves of c-tests/programs/oracle.h. Run by
 * tools/proof/domain.sh, for the library and for the inline header: domain [STEP]. STEP takes only
 * each STEP-th of the first arguments far off the board. */
#ifdef INLINE_HEADER
#define CHESS_DISTANCE_WIKI_NAMES
#include <chess_distance_inline.h>
#else
#include <chess_distance_wiki.h>
#endif

#include <stdio.h>
#include <stdlib.h>

#include "oracle.h"
#include "routines.h"

enum { OFF = CHESS_DISTANCE_INVALID_SQUARE };
static int step = 1, failed;

static int larger(int a, int b) { return a > b ? a : b; }
static int smaller(int a, int b) { return a < b ? a : b; }
static int files(int a, int b) { return absolute(a % 8 - b % 8); }
static int ranks(int a, int b) { return absolute(a / 8 - b / 8); }

/* The documented results for squares. */
static int king(int a, int b) { return larger(files(a, b), ranks(a, b)); }
static int manhattan(int a, int b) { return files(a, b) + ranks(a, b); }
static int relation(int a, int b)
{
    const int most = king(a, b), least = smaller(files(a, b), ranks(a, b));
    return most * (most + 1) / 2 + least;
}
static int difference(int a, int b) { return 120 + 16 * (b / 8 - a / 8) + b % 8 - a % 8; }
static int offset(int a, int b) { return 112 + 15 * (b / 8 - a / 8) + b % 8 - a % 8; }
static int mop_up(int winner, int loser)
{
    const int center = smaller(smaller(manhattan(loser, 27), manhattan(loser, 28)),
                               smaller(manhattan(loser, 35), manhattan(loser, 36)));
    return 47 * center + 16 * (14 - manhattan(winner, loser));
}
static int direction(int a, int b)
{
    const int steps = king(a, b), right = b % 8 - a % 8, up = b / 8 - a / 8;
    if (files(a, b) * ranks(a, b) == 2) return b - a;
    if (steps == 0 || right % steps || up % steps) return 0;
    return (b - a) / steps;
}

/* For each piece: the search's answers for all pairs. */
static int moves[11][64][64];
static int piece;
static int searched(int a, int b) { return moves[piece][a][b]; }
static int any_piece(int a, int b) { return chess_distance(piece, a, b); }
static int by_x88(int a, int b) { return chess_distance_by_x88(piece, a, b); }
static int corner(int sq, int dark) { return chess_distance_corner(sq, dark); }
static int x88diff_bits(int a, int b) { return int_of(x88diff(a, b)); }
static int routine_x88_bits(int a, int b) { return int_of(routine_x88_diff(a, b)); }
static int to_corner(int sq, int dark)
{
    return dark ? smaller(manhattan(sq, 0), manhattan(sq, 63))
                : smaller(manhattan(sq, 7), manhattan(sq, 56));
}

/* The ints with an answer: squares, 0x88 squares, a square and a flag, all. */
static int squares(int a, int b) { return a >= 0 && a < 64 && b >= 0 && b < 64; }
static int square_and_flag(int a, int b) { (void)b; return a >= 0 && a < 64; }
static int every(int a, int b) { (void)a; (void)b; return 1; }
static int on_x88(int sq) { return sq >= 0 && sq < 128 && sq % 16 < 8; }
static int squares_x88(int a, int b) { return on_x88(a) && on_x88(b); }
static int searched_x88(int a, int b) { return moves[piece][a / 16 * 8 + a % 16][b / 16 * 8 + b % 16]; }

/* Every first argument on a board and around it, each STEP-th elsewhere. */
static int following(int a)
{
    const int next = a + (a >= -256 && a < 256 ? 1 : step);
    return a < -256 && next > -256 ? -256 : next;
}

/* Inlined into each call below, so that no call goes through a pointer. */
static inline __attribute__((always_inline)) void
compare(const char *name, int (*ours)(int, int), int (*definition)(int, int),
        int (*inside)(int, int), int otherwise)
{
    unsigned long long pairs = 0, wrong = 0;
    int a, b;
    for (a = INT16_MIN; a <= INT16_MAX; a = following(a)) {
        for (b = INT16_MIN; b <= INT16_MAX; ++b)
            wrong += ours(a, b) != (inside(a, b) ? definition(a, b) : otherwise);
        pairs += 65536;
    }
    printf("domain: %s, %llu pairs, %llu wrong\n", name, pairs, wrong);
    fflush(stdout);
    failed |= wrong != 0;
}

static void of_pieces(void)
{
    char name[64];
    for (piece = CHESS_DISTANCE_KING; piece <= CHESS_DISTANCE_AMAZON; ++piece) {
        sprintf(name, "chess_distance, piece %d", piece);
        compare(name, any_piece, searched, squares, OFF);
    }
    for (piece = CHESS_DISTANCE_KING; piece <= CHESS_DISTANCE_BLACK_PAWN; ++piece) {
        sprintf(name, "chess_distance_by_x88, piece %d", piece);
        compare(name, by_x88, searched_x88, squares_x88, OFF);
    }
}

int main(int argc, char **argv)
{
    if (argc > 1) step = atoi(argv[1]);
    if (step < 1) return fputs("domain [STEP]\n", stderr), 2;
    for (piece = 0; piece <= CHESS_DISTANCE_AMAZON; ++piece) oracle_table(piece, moves[piece]);
    piece = CHESS_DISTANCE_KNIGHT;
    compare("chess_distance_king", chess_distance_king, king, squares, OFF);
    compare("chess_distance_manhattan", chess_distance_manhattan, manhattan, squares, OFF);
    compare("chess_distance_knight", chess_distance_knight, searched, squares, OFF);
    compare("chess_distance_file", chess_distance_file, files, squares, OFF);
    compare("chess_distance_rank", chess_distance_rank, ranks, squares, OFF);
    compare("chess_distance_corner", corner, to_corner, square_and_flag, OFF);
    compare("chess_distance_relation", chess_distance_relation, relation, squares, OFF);
    compare("chess_distance_x88_diff", chess_distance_x88_diff, difference, squares, OFF);
    compare("chess_distance_offset", chess_distance_offset, offset, squares, OFF);
    compare("chess_distance_direction", chess_distance_direction, direction, squares, 0);
    compare("chess_distance_mop_up", chess_distance_mop_up, mop_up, squares, OFF);
    compare("distance", distance, routine_king, every, 0);
    compare("manhattanDistance", manhattanDistance, routine_manhattan, every, 0);
    compare("knightDistance", knightDistance, searched, squares, OFF);
    compare("x88diff", x88diff_bits, routine_x88_bits, every, 0);
    compare("absRankFileDiff", absRankFileDiff, routine_rank_file, every, 0);
    of_pieces();
    return failed;
}
