/* Distances of two squares by arithmetic on files and ranks, for the baselines. */
#ifndef DEFINITION_H
#define DEFINITION_H

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

#endif
