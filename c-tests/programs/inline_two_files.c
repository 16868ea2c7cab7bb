/* A program of two files that both include the inline header: this file, compiled with and without
 * SECOND. The second has functions of its own under some of the wiki's names; the first takes them
 * from the header. */
#ifndef SECOND
#define CHESS_DISTANCE_WIKI_NAMES
#endif
#include <chess_distance_inline.h>

#include "check.h"

#ifdef __cplusplus
extern "C" {
#endif
const void *table_of_second_file(void);
int distance_of_second_file(int a, int b);
#ifdef SECOND
int distance(int a, int b);
extern const char arrDistance[];
#endif
#ifdef __cplusplus
}
#endif

#ifdef SECOND

const char arrDistance[] = "an engine's own";

int distance(int a, int b) {
    return 100 * a + b + arrDistance[0] - 'a';
}

int distance_of_second_file(int a, int b) {
    return distance(a, b);
}

const void *table_of_second_file(void) {
    return chess_distance_king_table;
}

#else

int main(void) {
    CHECK(distance(4, 60), 7, 4, 60);
    CHECK(distance_of_second_file(4, 60), 460, 4, 60);
    CHECK(arrDistance[4][60], 7, 4, 60);
#if defined(__cplusplus) && __cplusplus >= 201703L
    /* One copy for the whole program. */
    CHECK(table_of_second_file() == chess_distance_king_table, 1, 0, 0);
#else
    CHECK(table_of_second_file() == chess_distance_king_table, 0, 0, 0);
#endif
    return check_result();
}

#endif
