/* Distances of one pair after another. DISTANCE(a, b) is the way to get one: a table, an inline
 * function, or a call. Everything else is the same. */
#include <stdlib.h>

#include "bench.h"

#ifdef CHESS_DISTANCE_INLINE_H
/* Knight distance by the two tables of 64 bytes, with the corner rule as code. */
static inline int knight_by_rule(int a, int b)
{
    int apart = 8 * abs((a >> 3) - (b >> 3)) + abs((a & 7) - (b & 7));
    int corner = chess_distance_corners[a] ^ chess_distance_corners[b];
    return chess_distance_knight_by_rank_file[apart] + 2 * ((apart == 9) & corner);
}
#endif

/* Throughput: independent pairs, one sum for each chunk. */
void throughput(const struct bench_input *in, uint8_t *out)
{
    EACH_CHUNK(in, from) {
        size_t to = from + members_at(in, from);
        unsigned sum = 0;
        for (size_t i = from; i < to; i++)
            sum += (unsigned)DISTANCE(in->a[i], in->b[i]);
        out[from / in->chunk] = (uint8_t)sum;
    }
}

/* Latency: each pair depends on the distance before it. A distance is less than 16, so the
 * exclusive or is still a square. */
void chain(const struct bench_input *in, uint8_t *out)
{
    EACH_CHUNK(in, from) {
        size_t to = from + members_at(in, from);
        int distance = 0;
        for (size_t i = from; i < to; i++)
            distance = DISTANCE(in->a[i] ^ distance, in->b[i]);
        out[from / in->chunk] = (uint8_t)distance;
    }
}

/* Latency while the engine also reads its other data, four cache lines for each distance. */
void chain_among_other_data(const struct bench_input *in, uint8_t *out)
{
    EACH_CHUNK(in, from) {
        size_t to = from + members_at(in, from);
        int distance = 0;
        for (size_t i = from; i < to; i++) {
            unsigned other = 0;
            for (unsigned line = 0; line < 4; line++) {
                uint32_t scattered = (4 * (uint32_t)i + line) * 2654435769u >> 8;
                other |= in->other[(size_t)scattered * 64 & (in->other_size - 1)];
            }
            /* The other data are all zero. */
            distance = DISTANCE(in->a[i] ^ distance, in->b[i]) + (int)other;
        }
        out[from / in->chunk] = (uint8_t)distance;
    }
}
