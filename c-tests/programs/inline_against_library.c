/* chess_distance_inline.h against the library: every function for all pairs of squares and for
 * boundary values, every table byte by byte. Pointers to the library's functions are taken before
 * the inline header replaces the names. */
#include <chess_distance.h>

#include <string.h>

#include "check.h"
#include "generated/inline_names.h"

typedef int of_pair(int, int);
typedef int of_square(int);

/* The library's functions, in the order of the lists. */
#define NAME(name) name,
static of_pair *const library_pair[] = { PAIR_FUNCTIONS(NAME) };
static of_square *const library_square[] = { SQUARE_FUNCTIONS(NAME) };
static const void *const library_table[] = { TABLES(NAME) };
#define SIZE(name) sizeof name,
static const size_t library_size[] = { TABLES(SIZE) };
static int (*const library_nearest)(int, uint64_t, int) = chess_distance_nearest;
static int (*const library_nearest_file)(int, uint64_t, int) = chess_distance_nearest_file;
static int (*const library_by_x88)(int, int, int) = chess_distance_by_x88;

#include <chess_distance_inline.h>

static of_pair *const inline_pair[] = { PAIR_FUNCTIONS(NAME) };
static of_square *const inline_square[] = { SQUARE_FUNCTIONS(NAME) };
static const void *const inline_table[] = { TABLES(NAME) };
static const size_t inline_size[] = { TABLES(SIZE) };

enum {
    PAIRS = (int)(sizeof library_pair / sizeof library_pair[0]),
    SQUARES = (int)(sizeof library_square / sizeof library_square[0]),
    LENGTH = (int)(sizeof library_table / sizeof library_table[0])
};

static void check_tables(void) {
    for (int i = 0; i < LENGTH; i++) {
        CHECK(inline_size[i], library_size[i], i, 0);
        CHECK(memcmp(inline_table[i], library_table[i], library_size[i]), 0, i, 0);
#ifdef CHESS_DISTANCE_USE_LIBRARY
        CHECK(inline_table[i] == library_table[i], 1, i, 0);
#else
        CHECK(inline_table[i] == library_table[i], 0, i, 0);
#endif
    }
    /* 64x64: on a cache line. */
    for (int i = 0; i < 3; i++)
        CHECK((uintptr_t)inline_table[i] % 64, 0, i, 0);
}

static void check_pair(int a, int b) {
    for (int i = 0; i < PAIRS; i++) {
        CHECK(inline_pair[i] != library_pair[i], 1, i, 0);
        CHECK(inline_pair[i](a, b), library_pair[i](a, b), a, b);
    }
    for (int piece = -2; piece <= 12; piece++)
        CHECK(chess_distance_by_x88(piece, a, b), library_by_x88(piece, a, b), a, b);
    CHECK(chess_distance_by_x88(a, b, 0x11), library_by_x88(a, b, 0x11), a, b);
}

static void check_square(int sq) {
    uint64_t state = 5;
    for (int i = 0; i < SQUARES; i++)
        CHECK(inline_square[i](sq), library_square[i](sq), i, sq);
    for (int rank = 0; rank < 64; rank += 8)
        for (int files = 0; files < 256; files++) {
            uint64_t set = (uint64_t)files << rank;
            CHECK(chess_distance_nearest(sq, set, -9), library_nearest(sq, set, -9), sq, set);
            CHECK(chess_distance_nearest_file(sq, set, -9), library_nearest_file(sq, set, -9), sq, set);
        }
    for (int i = 0; i < 200; i++) {
        uint64_t set = random_bits(&state) & random_bits(&state) & random_bits(&state) & random_bits(&state);
        int none = random_int(&state);
        CHECK(chess_distance_nearest(sq, set, none), library_nearest(sq, set, none), sq, set);
        CHECK(chess_distance_nearest_file(sq, set, none), library_nearest_file(sq, set, none), sq, set);
    }
}

int main(void) {
    check_tables();
    for (int a = -1; a <= 128; a++) {
        check_square(a);
        for (int b = -1; b <= 128; b++)
            check_pair(a, b);
    }
    for (int i = 0; i < BOUNDARY_VALUES; i++) {
        check_square(boundary_values[i]);
        for (int j = 0; j < BOUNDARY_VALUES; j++)
            check_pair(boundary_values[i], boundary_values[j]);
    }
    return check_result();
}
