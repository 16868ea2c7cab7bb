/* The wiki's names of chess_distance_inline.h against those of the library, on all pairs of
 * squares, boundary values and random ints. */
/* The header's functions under names that are no symbols of the library. Otherwise the declarations
 * below would find the static functions, in C. */
#define distance inline_distance
#define manhattanDistance inline_manhattan
#define knightDistance inline_knight
#define manhattanCenterDistance inline_center_manhattan
#define centerDistance inline_center
#define x88diff inline_x88diff
#define absRankFileDiff inline_rank_file
#define getKnightAttacks inline_attacks
#define calcKnightDistance inline_fill
#define CHESS_DISTANCE_WIKI_NAMES
#include <chess_distance_inline.h>
/* The first definition stays: this adds nothing. */
#include <chess_distance_wiki.h>

#include <string.h>

#include "check.h"

/* The library's symbols, under names other than the header's. */
#ifdef __cplusplus
extern "C" {
#endif
int library_distance(int, int) __asm__("distance");
int library_manhattan(int, int) __asm__("manhattanDistance");
int library_knight(int, int) __asm__("knightDistance");
int library_center_manhattan(int) __asm__("manhattanCenterDistance");
int library_center(int) __asm__("centerDistance");
unsigned int library_x88diff(int, int) __asm__("x88diff");
int library_rank_file(int, int) __asm__("absRankFileDiff");
uint64_t library_attacks(uint64_t) __asm__("getKnightAttacks");
int library_fill(uint64_t, uint64_t) __asm__("calcKnightDistance");

extern const unsigned char library_king_table[64][64] __asm__("arrDistance");
extern const unsigned char library_manhattan_table[64][64] __asm__("arrManhattanDistance");
extern const char library_knight_table[64][64] __asm__("arrKnightDistance");
extern const unsigned char library_king_x88[240] __asm__("arrDistanceBy0x88Diff");
extern const unsigned char library_manhattan_x88[240] __asm__("arrManhattanDistanceBy0x88Diff");
extern const unsigned char library_knight_x88[240] __asm__("arrKnightDistanceBy0x88Diff");
extern const int library_center_manhattan_table[64] __asm__("arrCenterManhattanDistance");
extern const int library_center_table[64] __asm__("arrCenterDistance");
extern const unsigned char library_15x15[225] __asm__("arrDistance15x15");
#ifdef __cplusplus
}
#endif

#define CHECK_TABLE(ours, librarys) \
    do { \
        CHECK(sizeof ours, sizeof librarys, 0, 0); \
        CHECK(sizeof ours[0], sizeof librarys[0], 0, 0); \
        CHECK(memcmp(ours, librarys, sizeof librarys), 0, 0, 0); \
        CHECK((const void *)ours == (const void *)librarys, 0, 0, 0); \
    } while (0)

static void check_tables(void) {
    CHECK_TABLE(arrDistance, library_king_table);
    CHECK_TABLE(arrManhattanDistance, library_manhattan_table);
    CHECK_TABLE(arrKnightDistance, library_knight_table);
    CHECK_TABLE(arrDistanceBy0x88Diff, library_king_x88);
    CHECK_TABLE(arrManhattanDistanceBy0x88Diff, library_manhattan_x88);
    CHECK_TABLE(arrKnightDistanceBy0x88Diff, library_knight_x88);
    CHECK_TABLE(arrCenterManhattanDistance, library_center_manhattan_table);
    CHECK_TABLE(arrCenterDistance, library_center_table);
    CHECK_TABLE(arrDistance15x15, library_15x15);
    CHECK((uintptr_t)arrDistance % 64, 0, 0, 0);
    CHECK((uintptr_t)arrManhattanDistance % 64, 0, 0, 0);
    CHECK((uintptr_t)arrKnightDistance % 64, 0, 0, 0);
}

static void check_pair(int a, int b) {
    CHECK(distance(a, b), library_distance(a, b), a, b);
    CHECK(manhattanDistance(a, b), library_manhattan(a, b), a, b);
    CHECK(knightDistance(a, b), library_knight(a, b), a, b);
    CHECK(x88diff(a, b), library_x88diff(a, b), a, b);
    CHECK(absRankFileDiff(a, b), library_rank_file(a, b), a, b);
}

static void check_square(int sq) {
    CHECK(manhattanCenterDistance(sq), library_center_manhattan(sq), sq, 0);
    CHECK(centerDistance(sq), library_center(sq), sq, 0);
}

static void check_sets(uint64_t a, uint64_t b) {
    CHECK(getKnightAttacks(a), library_attacks(a), a, 0);
    CHECK(calcKnightDistance(a, b), library_fill(a, b), a, b);
}

int main(void) {
    uint64_t state = 3;

    check_tables();
    for (int a = -130; a < 130; a++) {
        check_square(a);
        for (int b = -130; b < 130; b++)
            check_pair(a, b);
    }
    for (int i = 0; i < BOUNDARY_VALUES; i++) {
        check_square(boundary_values[i]);
        for (int j = 0; j < BOUNDARY_VALUES; j++)
            check_pair(boundary_values[i], boundary_values[j]);
    }
    for (int i = 0; i < 100000; i++) {
        int a = random_int(&state), b = random_int(&state);
        uint64_t thin = random_bits(&state) & random_bits(&state) & random_bits(&state);
        check_square(a);
        check_pair(a, b);
        check_sets(thin & random_bits(&state), thin & random_bits(&state));
    }
    for (int a = 0; a < 64; a++)
        for (int b = 0; b < 64; b++)
            check_sets(UINT64_C(1) << a, UINT64_C(1) << b);
    check_sets(0, 0);
    check_sets(0, 1);
    check_sets(1, 0);
    check_sets(UINT64_MAX, UINT64_MAX);
    return check_result();
}
