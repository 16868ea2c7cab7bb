/* The functions of the empty board against their definitions: arithmetic with files and ranks, and maps,
 * which are searches. Pairs of ints are those around the board; with -DWHOLE
 * all 2^32 pairs of ints of 16 bits. */
#include <chess_distance.h>

#include <stdlib.h>

#include "check.h"

#ifdef WHOLE
enum { LEAST = INT16_MIN, MOST = INT16_MAX };
#else
enum { LEAST = -300, MOST = 300 };
#endif
enum { OFF = CHESS_DISTANCE_INVALID_SQUARE, NONE = CHESS_DISTANCE_NONE };

static int larger(int a, int b) {
    return a > b ? a : b;
}
static int smaller(int a, int b) {
    return a < b ? a : b;
}
static int files(int a, int b) {
    return abs(a % 8 - b % 8);
}
static int ranks(int a, int b) {
    return abs(a / 8 - b / 8);
}

/* The documented results for two squares. */
static int king(int a, int b) {
    return larger(files(a, b), ranks(a, b));
}
static int manhattan(int a, int b) {
    return files(a, b) + ranks(a, b);
}
static int relation(int a, int b) {
    return king(a, b) * (king(a, b) + 1) / 2 + smaller(files(a, b), ranks(a, b));
}
static int x88_diff(int a, int b) {
    return 120 + 16 * (b / 8 - a / 8) + b % 8 - a % 8;
}
static int offset(int a, int b) {
    return 112 + 15 * (b / 8 - a / 8) + b % 8 - a % 8;
}
static int direction(int a, int b) {
    const int steps = king(a, b), right = b % 8 - a % 8, up = b / 8 - a / 8;
    if (files(a, b) * ranks(a, b) == 2)
        return b - a;
    return steps == 0 || right % steps != 0 || up % steps != 0 ? 0 : (b - a) / steps;
}

static int least_to(int (*moves)(int, int), int sq, uint64_t set) {
    int least = 64;
    for (int s = 0; s < 64; s++)
        if (set >> s & 1)
            least = smaller(least, moves(sq, s));
    return least;
}
static const uint64_t middle = UINT64_C(0x1818000000), margin = UINT64_C(0xff818181818181ff);

static int corner(int sq, int dark) {
    return dark ? smaller(manhattan(sq, 0), manhattan(sq, 63)) : smaller(manhattan(sq, 7), manhattan(sq, 56));
}
static int mop_up(int winner, int loser) {
    return 47 * least_to(manhattan, loser, middle) + 16 * (14 - manhattan(winner, loser));
}

/* The maps of a piece at a time. */
static uint8_t maps[64][64];
static int piece;
static int searched(int a, int b) {
    return maps[a][b] == NONE ? CHESS_DISTANCE_UNREACHABLE : maps[a][b];
}
static int searched_x88(int a, int b) {
    return searched(a / 16 * 8 + a % 16, b / 16 * 8 + b % 16);
}

static int any_piece(int a, int b) {
    return chess_distance(piece, a, b);
}
static int by_x88(int a, int b) {
    return chess_distance_by_x88(piece, a, b);
}

/* The ints with an answer. */
static int squares(int a, int b) {
    return on_board(a) && on_board(b);
}
static int first_square(int a, int unused) {
    (void)unused;
    return on_board(a);
}
static int is_x88(int a) {
    return a >= 0 && a < 128 && a % 16 < 8;
}
static int squares_x88(int a, int b) {
    return is_x88(a) && is_x88(b);
}

typedef int Function(int, int);
static void compare(Function *ours, Function *definition, Function *inside, int otherwise, int what) {
    for (int a = LEAST; a <= MOST; a++)
        for (int b = LEAST; b <= MOST; b++) {
            const int expected = inside(a, b) ? definition(a, b) : otherwise;
            if (ours(a, b) != expected)
                CHECK(ours(a, b), expected, 1000 * what + a, b);
        }
    check_count++;
}

static const struct {
    Function *ours, *definition, *inside;
    int otherwise;
} functions[] = {
    {chess_distance_king, king, squares, OFF},
    {chess_distance_manhattan, manhattan, squares, OFF},
    {chess_distance_file, files, squares, OFF},
    {chess_distance_rank, ranks, squares, OFF},
    {chess_distance_relation, relation, squares, OFF},
    {chess_distance_x88_diff, x88_diff, squares, OFF},
    {chess_distance_offset, offset, squares, OFF},
    {chess_distance_direction, direction, squares, 0},
    {chess_distance_mop_up, mop_up, squares, OFF},
    {chess_distance_corner, corner, first_square, OFF},
};

static void functions_of_one_square(void) {
    for (int sq = LEAST; sq <= MOST; sq++) {
        const int is_inside = on_board(sq), file = smaller(sq % 8, 7 - sq % 8), rank = smaller(sq / 8, 7 - sq / 8);
        CHECK(chess_distance_center(sq), is_inside ? least_to(king, sq, middle) : OFF, sq, 0);
        CHECK(chess_distance_center_manhattan(sq), is_inside ? least_to(manhattan, sq, middle) : OFF, sq, 0);
        CHECK(chess_distance_edge(sq), is_inside ? least_to(king, sq, margin) : OFF, sq, 0);
        CHECK(chess_distance_edge_file(sq), is_inside ? file : OFF, sq, 0);
        CHECK(chess_distance_edge_rank(sq), is_inside ? rank : OFF, sq, 0);
        CHECK(chess_distance_to_x88(sq), is_inside ? sq + (sq & 56) : OFF, sq, 0);
        CHECK(chess_distance_from_x88(sq), is_x88(sq) ? sq / 16 * 8 + sq % 16 : OFF, sq, 0);
    }
}

static void pieces(void) {
    for (piece = 0; piece <= 511; piece += piece == 10 ? 247 : 1) {
        for (int sq = 0; sq < 64; sq++)
            chess_distance_map(piece, sq, NULL, maps[sq]);
        for (int a = -1; a <= 64 && piece > 10; a++)
            for (int b = -1; b <= 64; b++)
                CHECK(chess_distance(piece, a, b), squares(a, b) ? searched(a, b) : OFF, piece, 64 * a + b);
        if (piece <= 10)
            compare(any_piece, searched, squares, OFF, piece);
        if (piece == CHESS_DISTANCE_KNIGHT)
            compare(chess_distance_knight, searched, squares, OFF, 20);
        if (piece <= 7)
            compare(by_x88, searched_x88, squares_x88, OFF, piece);
    }
}

static void nearest(void) {
    uint64_t state = 4;
    for (int i = 0; i < 2000; i++) {
        uint64_t set = random_bits(&state) & random_bits(&state) & random_bits(&state);
        set &= i % 2 ? UINT64_MAX : random_bits(&state) & random_bits(&state) & random_bits(&state);
        for (int sq = 0; sq < 64; sq++) {
            CHECK(chess_distance_nearest(sq, set, -99), set == 0 ? -99 : least_to(king, sq, set), sq, set);
            CHECK(chess_distance_nearest_file(sq, set, -99), set == 0 ? -99 : least_to(files, sq, set), sq, set);
        }
    }
    CHECK(chess_distance_nearest(0, 0, INT_MIN), INT_MIN, 0, 0);
    CHECK(chess_distance_nearest_file(0, 0, INT_MAX), INT_MAX, 0, 0);
}

int main(void) {
    for (size_t i = 0; i < sizeof functions / sizeof functions[0]; i++)
        compare(functions[i].ours, functions[i].definition, functions[i].inside, functions[i].otherwise, (int)i);
    functions_of_one_square();
    pieces();
    nearest();
    return check_result();
}
