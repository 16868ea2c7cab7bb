/* All 2^32 pairs of arguments of 16 bits for each function of two ints, against its definition
 * written out here. Run by tools/proof/domain.sh, some minutes a function: domain [STEP], where
 * STEP takes only every so many-th first argument. */
#include <chess_distance.h>

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int on_board(int s) { return s >= 0 && s < 64; }
static int larger(int a, int b) { return a > b ? a : b; }
static int smaller(int a, int b) { return a < b ? a : b; }
static int files(int a, int b) { return abs(a % 8 - b % 8); }
static int ranks(int a, int b) { return abs(a / 8 - b / 8); }

static int king(int a, int b) { return larger(files(a, b), ranks(a, b)); }
static int manhattan(int a, int b) { return files(a, b) + ranks(a, b); }
static int relation(int a, int b)
{
    const int most = larger(files(a, b), ranks(a, b)), least = smaller(files(a, b), ranks(a, b));
    return most * (most + 1) / 2 + least;
}
static int x88_diff(int a, int b) { return 0x77 + (b + (b & ~7)) - (a + (a & ~7)) + 1; }
static int offset(int a, int b) { return 112 + 15 * (b / 8 - a / 8) + b % 8 - a % 8; }
static int mop_up(int winner, int loser)
{
    const int center = smaller(smaller(manhattan(loser, 27), manhattan(loser, 28)),
                               smaller(manhattan(loser, 35), manhattan(loser, 36)));
    return 47 * center + 16 * (14 - manhattan(winner, loser));
}
/* Least number of jumps by a search, once for all pairs. */
static int knight_moves[64][64];
static int knight(int a, int b) { return knight_moves[a][b]; }
static void fill_knight(void)
{
    int a, s, t, d, grown;
    for (a = 0; a < 64; ++a) {
        for (s = 0; s < 64; ++s) knight_moves[a][s] = s == a ? 0 : 99;
        for (d = 0, grown = 1; grown; ++d) {
            for (grown = 0, s = 0; s < 64; ++s) {
                for (t = 0; t < 64 && knight_moves[a][s] == d; ++t) {
                    if (files(s, t) * ranks(s, t) == 2 && knight_moves[a][t] > d + 1) {
                        knight_moves[a][t] = d + 1;
                        grown = 1;
                    }
                }
            }
        }
    }
}

struct function {
    const char *name;
    int (*ours)(int, int), (*definition)(int, int);
};

int main(int argc, char **argv)
{
    static const struct function functions[] = {
        {"chess_distance_king", chess_distance_king, king},
        {"chess_distance_manhattan", chess_distance_manhattan, manhattan},
        {"chess_distance_knight", chess_distance_knight, knight},
        {"chess_distance_file", chess_distance_file, files},
        {"chess_distance_rank", chess_distance_rank, ranks},
        {"chess_distance_relation", chess_distance_relation, relation},
        {"chess_distance_x88_diff", chess_distance_x88_diff, x88_diff},
        {"chess_distance_offset", chess_distance_offset, offset},
        {"chess_distance_mop_up", chess_distance_mop_up, mop_up},
    };
    const int step = argc > 1 ? atoi(argv[1]) : 1;
    size_t i;
    int failed = 0;
    if (step < 1) return fputs("domain [STEP]\n", stderr), 2;
    fill_knight();
    for (i = 0; i < sizeof functions / sizeof *functions; ++i) {
        const struct function f = functions[i];
        unsigned long long pairs = 0, wrong = 0;
        int a, b;
        for (a = INT16_MIN; a <= INT16_MAX; a += on_board(a) ? 1 : step) {
            for (b = INT16_MIN; b <= INT16_MAX; ++b, ++pairs) {
                const int inside = on_board(a) && on_board(b);
                wrong += f.ours(a, b) != (inside ? f.definition(a, b) : CHESS_DISTANCE_INVALID_SQUARE);
            }
        }
        printf("domain: %s, %llu pairs, %llu wrong\n", f.name, pairs, wrong);
        fflush(stdout);
        failed |= wrong != 0;
    }
    return failed;
}
