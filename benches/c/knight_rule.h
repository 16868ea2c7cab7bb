/* Knight distance by the two tables of 64 bytes, with the corner rule as code. */
#include <stdlib.h>

#include <chess_distance_inline.h>

static inline int knight_by_rule(int a, int b)
{
    int apart = 8 * abs((a >> 3) - (b >> 3)) + abs((a & 7) - (b & 7));
    int corner = chess_distance_corners[a] ^ chess_distance_corners[b];
    return chess_distance_knight_by_rank_file[apart] + 2 * ((apart == 9) & corner);
}
