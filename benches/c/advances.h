/* One move of a pawn straight ahead from each square: the free moves of the rows of cost maps. */
#ifndef ADVANCES_H
#define ADVANCES_H

#include <stdint.h>

static uint64_t advances[64];

__attribute__((constructor)) static void fill_advances(void)
{
    for (int sq = 0; sq < 56; sq++)
        advances[sq] = (uint64_t)1 << (sq + 8);
}

#endif
