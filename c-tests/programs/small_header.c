/* The functions and tables of chess_distance_tables.h, in C89, behind the includes of a test: alone, or
 * with the other headers in any order. No library is linked. */
#include <stdio.h>
#include <string.h>

#define TEXT_OF(name) #name
#define EXPANDED(name) TEXT_OF(name)

#if defined(CHESS_DISTANCE_INLINE_H)
#define OWNER "chess_distance_inline_"
#else
#define OWNER "chess_distance_tables_"
#endif

#if defined(__cplusplus) && __cplusplus >= 201402L
static_assert(chess_distance_king(4, 60) == 7 && chess_distance_knight_table[0][63] == 6, "constants");
#endif

static int distance_of(int a, int b) {
    return a < b ? b - a : a - b;
}

/* Fewest knight moves from a square to all, by a search over squares. */
static void search(int from, int moves[64]) {
    int sq, next, level;

    for (sq = 0; sq < 64; ++sq)
        moves[sq] = sq == from ? 0 : -1;
    for (level = 0; level < 6; ++level)
        for (sq = 0; sq < 64; ++sq)
            for (next = 0; next < 64; ++next)
                if (moves[sq] == level && moves[next] < 0
                    && distance_of(sq & 7, next & 7) * distance_of(sq >> 3, next >> 3) == 2)
                    moves[next] = level + 1;
}

static int differs(const char *what, int is, int expected, int a, int b) {
    if (is == expected)
        return 0;
    fprintf(stderr, "%s is %d, not %d (%d, %d)\n", what, is, expected, a, b);
    return 1;
}

static int is_square(int sq) {
    return sq >= 0 && sq <= 63;
}

/* A pair of squares, or a square off the board in it. */
static int compare(int a, int b, const int moves[64]) {
    const int good = is_square(a) && is_square(b);
    const int files = distance_of(a & 7, b & 7), ranks = distance_of((a & 63) >> 3, (b & 63) >> 3);
    const int king = files > ranks ? files : ranks, knight = good ? moves[b] : -2;

    return differs("king", chess_distance_king(a, b), good ? king : -2, a, b)
           + differs("manhattan", chess_distance_manhattan(a, b), good ? files + ranks : -2, a, b)
           + differs("knight", chess_distance_knight(a, b), knight, a, b)
           + differs("file", chess_distance_file(a, b), good ? files : -2, a, b)
           + differs("rank", chess_distance_rank(a, b), good ? ranks : -2, a, b)
           + (good && differs("king_table", chess_distance_king_table[a][b], king, a, b))
           + (good && differs("manhattan_table", chess_distance_manhattan_table[a][b], files + ranks, a, b))
           + (good && differs("knight_table", chess_distance_knight_table[a][b], knight, a, b));
}

int main(void) {
    static const int off_board[] = {-0x7fffffff - 1, -65, -64, -1, 64, 127, 0x7fffffff};
    int a, b, i, moves[64], failures = 0;

    failures += strcmp(EXPANDED(chess_distance_king), OWNER "king") != 0;
    failures += strcmp(EXPANDED(chess_distance_knight_table), OWNER "knight_table") != 0;
    failures += CHESS_DISTANCE_INVALID_SQUARE != -2;
    for (a = 0; a < 64; ++a) {
        search(a, moves);
        for (b = 0; b < 64; ++b)
            failures += compare(a, b, moves);
        for (i = 0; i < (int)(sizeof off_board / sizeof off_board[0]); ++i)
            failures += compare(a, off_board[i], moves) + compare(off_board[i], a, moves);
    }
    return failures != 0;
}
