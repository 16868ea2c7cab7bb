/* CHESS_DISTANCE_LEAPER: a constant expression, in #if too. Both headers have it. */
#ifdef OF_THE_INLINE_HEADER
#include <chess_distance_inline.h>
#else
#include <chess_distance.h>
#endif

#include "check.h"

#ifdef __cplusplus
static_assert(CHESS_DISTANCE_LEAPER(13, 6) == 470, "a constant expression");
#endif

#if CHESS_DISTANCE_LEAPER(1, 2) != 274 || CHESS_DISTANCE_LEAPER(15, 15) != 511
#error a leaper in #if
#endif
#if CHESS_DISTANCE_LEAPER(16, 0) != -1 || CHESS_DISTANCE_LEAPER(3, -1) != -1
#error no leaper in #if
#endif

static int array_of_a_leaper[CHESS_DISTANCE_LEAPER(1, 2) - 273];
enum { ZEBRA = CHESS_DISTANCE_LEAPER(2, 3), NO_LEAPER = CHESS_DISTANCE_LEAPER(16, 0) };

static int is_zebra(int piece) {
    switch (piece) {
    case CHESS_DISTANCE_LEAPER(2, 3):
        return 1;
    default:
        return 0;
    }
}

static int expected(int64_t m, int64_t n) {
    return m >= 0 && m <= 15 && n >= 0 && n <= 15 ? (int)(256 + 16 * m + n) : -1;
}

static void check_ranges(void) {
    for (int m = -40; m < 600; m++)
        for (int n = -40; n < 40; n++) {
            CHECK(CHESS_DISTANCE_LEAPER(m, n), expected(m, n), m, n);
            CHECK(CHESS_DISTANCE_LEAPER(n, m), expected(n, m), n, m);
        }
    for (int i = 0; i < BOUNDARY_VALUES; i++)
        for (int j = 0; j < BOUNDARY_VALUES; j++) {
            const int m = boundary_values[i], n = boundary_values[j];
            CHECK(CHESS_DISTANCE_LEAPER(m, n), expected(m, n), m, n);
        }
}

/* The macro parenthesizes its arguments and itself. */
static void check_expressions(void) {
    const signed char one = 1;
    const unsigned char large = 200;
    const short two = 2;

    CHECK(CHESS_DISTANCE_LEAPER(one, two), 274, 1, 2);
    CHECK(CHESS_DISTANCE_LEAPER(two, large), -1, 2, 200);
    CHECK(CHESS_DISTANCE_LEAPER(one + two, two | one), 307, 3, 3);
    CHECK(CHESS_DISTANCE_LEAPER(one > two ? 4 : 5, two == 2), 337, 5, 1);
    CHECK(2 * CHESS_DISTANCE_LEAPER(one, two) + 1, 549, 1, 2);
    CHECK(sizeof CHESS_DISTANCE_LEAPER(one, large), sizeof(int), 1, 200);
}

int main(void) {
    check_ranges();
    check_expressions();
    CHECK(sizeof array_of_a_leaper, sizeof(int) + 0 * (unsigned)array_of_a_leaper[0], 0, 0);
    CHECK(is_zebra(ZEBRA), 1, 0, 0);
    CHECK(NO_LEAPER, -1, 0, 0);
    return check_result();
}
