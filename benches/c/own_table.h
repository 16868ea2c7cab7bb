/* Distances of two squares as engines have them: by arithmetic on files and ranks, in a table, and
 * as a library. */
#ifndef OWN_TABLE_H
#define OWN_TABLE_H

#include <stdint.h>
#include <stdlib.h>

static inline int file_distance(int a, int b) { return abs((a & 7) - (b & 7)); }
static inline int rank_distance(int a, int b) { return abs((a >> 3) - (b >> 3)); }

static inline int king_distance(int a, int b)
{
    int files = file_distance(a, b), ranks = rank_distance(a, b);
    return files > ranks ? files : ranks;
}

static inline int manhattan_distance(int a, int b)
{
    return file_distance(a, b) + rank_distance(a, b);
}

/* With each move a knight covers at most two squares along an axis and three in all, and changes
 * its color. The steps (0,1) and (2,2) and a corner's diagonal neighbor take two moves more. */
static inline int knight_distance(int a, int b)
{
    int files = file_distance(a, b), ranks = rank_distance(a, b);
    int more = files > ranks ? files : ranks, sum = files + ranks;
    int moves = (more + 1) / 2 > (sum + 2) / 3 ? (more + 1) / 2 : (sum + 2) / 3;
    int corner = a == 0 || a == 7 || a == 56 || a == 63 || b == 0 || b == 7 || b == 56 || b == 63;
    moves += (moves + sum) & 1;
    if (sum == 1 || (files == 2 && ranks == 2) || (files == 1 && ranks == 1 && corner))
        moves += 2;
    return moves;
}

/* A static table, aligned to a cache line, filled at the start of the program. TABLE_OF(a, b) is
 * the distance. */
#ifdef TABLE_OF
static _Alignas(64) uint8_t own_table[64][64];

__attribute__((constructor)) static void fill_own_table(void)
{
    for (int a = 0; a < 64; a++)
        for (int b = 0; b < 64; b++)
            own_table[a][b] = (uint8_t)TABLE_OF(a, b);
}
#endif

/* In table_loops.c. */
int own_king(int a, int b);

#endif
