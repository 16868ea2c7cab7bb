/* A C library written for speed: each call reads its table, unchecked. */
#include "own_library.h"

#include "definition.h"

static _Alignas(64) uint8_t king[64][64], manhattan[64][64], knight[64][64];

__attribute__((constructor)) static void fill(void)
{
    for (int a = 0; a < 64; a++) {
        for (int b = 0; b < 64; b++) {
            king[a][b] = (uint8_t)king_distance(a, b);
            manhattan[a][b] = (uint8_t)manhattan_distance(a, b);
            knight[a][b] = (uint8_t)knight_distance(a, b);
        }
    }
}

int own_king(int a, int b) { return king[a][b]; }
int own_manhattan(int a, int b) { return manhattan[a][b]; }
int own_knight(int a, int b) { return knight[a][b]; }
