/* Object files and programs that a test inspects: one with a single function, one that reads a table
 * off the board, and one that uses every name. They export one name of their own. */
#ifndef ONE_FUNCTION
#define CHESS_DISTANCE_WIKI_NAMES
#endif
#include <chess_distance_inline.h>

#ifdef __cplusplus
extern "C"
#endif
int use(int a, int b, uint64_t set);

#ifdef ONE_FUNCTION
int use(int a, int b, uint64_t set) {
    return 3 * chess_distance_king(a, b) + CHESS_DISTANCE_AT(chess_distance_king_table, 4, 60) + (set != 0);
}
#elif defined(OFF_BOARD)
/* A debug build reports the square and aborts. */
int main(int argc, char **argv) {
    const int none = 63 + argc;
    const unsigned negative = (unsigned)-argc;

    (void)argv;
#ifdef NEGATIVE
    return CHESS_DISTANCE_AT(chess_distance_king_table, negative, none);
#endif
    (void)negative;
    return CHESS_DISTANCE_AT(chess_distance_king_table, 4, none);
}
#else
#include <stddef.h>

#include "functions.h"

#define POINTER(count, name, ...) (void (*)(void))name,
static void (*const volatile functions[])(void) = { INLINE_CALLS(POINTER, POINTER) };

int use(int a, int b, uint64_t set) {
    int sum = functions[a & 15] != functions[b & 15];
#define OF_PAIR(name) sum += name(a, b);
#define OF_SQUARE(name) sum += name(a);
#define OF_TABLE(name) sum += ((const volatile uint8_t *)name)[a & 63];
    TABLES(OF_TABLE)
    OF_PAIR(distance)
    OF_PAIR(manhattanDistance)
    OF_PAIR(knightDistance)
    OF_PAIR(absRankFileDiff)
    OF_SQUARE(manhattanCenterDistance)
    OF_SQUARE(centerDistance)
    OF_TABLE(arrDistance)
    OF_TABLE(arrManhattanDistance)
    OF_TABLE(arrKnightDistance)
    OF_TABLE(arrDistanceBy0x88Diff)
    OF_TABLE(arrManhattanDistanceBy0x88Diff)
    OF_TABLE(arrKnightDistanceBy0x88Diff)
    OF_TABLE(arrCenterManhattanDistance)
    OF_TABLE(arrCenterDistance)
    OF_TABLE(arrDistance15x15)
    return sum + (int)(x88diff(a, b) & 255u) + calcKnightDistance(getKnightAttacks(set), set);
}
#endif
