/* A table as in engines: static, aligned to a cache line, filled at the start of the program.
 * TABLE_OF(a, b) is the distance. */
#ifndef OWN_TABLE_H
#define OWN_TABLE_H

#include "definition.h"

static _Alignas(64) uint8_t own_table[64][64];

__attribute__((constructor)) static void fill_own_table(void)
{
    for (int a = 0; a < 64; a++)
        for (int b = 0; b < 64; b++)
            own_table[a][b] = (uint8_t)TABLE_OF(a, b);
}

#endif
