/* CHESS_DISTANCE_LEAPER: a constant int expression of any integer type, which evaluates each
 * argument once. Both headers have it. */
#ifdef OF_THE_INLINE_HEADER
#include <chess_distance_inline.h>
#else
#include <chess_distance.h>
#endif

#include "check.h"

#ifdef __cplusplus
static_assert(CHESS_DISTANCE_LEAPER(13, 6) == 470, "a constant expression");
enum class Steps : short { One = 1, Two };
static_assert(CHESS_DISTANCE_LEAPER(Steps::One, Steps::Two) == 274, "of an enum class too");
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
    uint64_t state = 1;

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
    for (int i = 0; i < 1000000; i++) {
        const uint64_t m = random_bits(&state) >> (i & 63);
        CHECK(CHESS_DISTANCE_LEAPER(m, 3), m < 16 ? 259 + 16 * (int)m : -1, m, 3);
        CHECK(CHESS_DISTANCE_LEAPER(3, m), m < 16 ? 304 + (int)m : -1, 3, m);
    }
}

static void check_types(void) {
    const signed char one = 1;
    const unsigned char large = 200;
    const short two = 2;
    const unsigned long three = 3;

    CHECK(CHESS_DISTANCE_LEAPER(one, two), 274, 1, 2);
    CHECK(CHESS_DISTANCE_LEAPER(three, large), -1, 3, 200);
    CHECK(CHESS_DISTANCE_LEAPER(1 == 1, three), 275, 1, 3);
    CHECK(CHESS_DISTANCE_LEAPER(1u, 2ul), 274, 1, 2);
    CHECK(CHESS_DISTANCE_LEAPER(INT64_MIN, INT64_MAX), -1, 0, 0);
    CHECK(CHESS_DISTANCE_LEAPER(UINT64_MAX, UINT64_MAX - 1), -1, 0, 0);
    CHECK(CHESS_DISTANCE_LEAPER(INT64_C(1) << 32, 0), -1, 0, 0);
    /* An int whatever the arguments are: it goes where negative numbers do. */
    CHECK(CHESS_DISTANCE_LEAPER(three, UINT64_C(77)) < 0, 1, 3, 77);
    CHECK(sizeof CHESS_DISTANCE_LEAPER(three, three), sizeof(int), 3, 3);
}

int main(void) {
    int m = 1, n = 2;

    check_ranges();
    check_types();
    CHECK(CHESS_DISTANCE_LEAPER(m++, --n), 273, 1, 1);
    CHECK(m, 2, 0, 0);
    CHECK(n, 1, 0, 0);
    CHECK(sizeof array_of_a_leaper, sizeof(int) + 0 * (unsigned)array_of_a_leaper[0], 0, 0);
    CHECK(is_zebra(ZEBRA), 1, 0, 0);
    CHECK(NO_LEAPER, -1, 0, 0);
    return check_result();
}
