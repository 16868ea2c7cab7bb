/* A C library written for speed: a call reads its table, unchecked. */
#define TABLE_OF king_distance
#include "own_table.h"

int own_king(int a, int b) { return own_table[a][b]; }
