/* Searches in any graph of 64 squares, given as a set of squares for each of them. */
#include <string.h>

#include "bench.h"

/* Square by square, with a queue; branches on every move. */
static NOINLINE void by_queue(const uint64_t *moves, int from, uint8_t *distance)
{
    uint8_t queue[64];
    int head = 0, tail = 0;
    memset(distance, 255, 64);
    distance[from] = 0;
    queue[tail++] = (uint8_t)from;
    while (head < tail) {
        int sq = queue[head++];
        for (uint64_t set = moves[sq]; set; set &= set - 1) {
            int next = lowest(set);
            if (distance[next] != 255)
                continue;
            distance[next] = (uint8_t)(distance[sq] + 1);
            queue[tail++] = (uint8_t)next;
        }
    }
}

/* Level by level: one loop writes the distances of a level and makes the next one. */
static NOINLINE void by_levels(const uint64_t *moves, int from, uint8_t *distance)
{
    uint64_t frontier = (uint64_t)1 << from, open = ~(uint64_t)0;
    memset(distance, 255, 64);
    for (uint8_t level = 0; frontier; level++) {
        uint64_t next = 0;
        open &= ~frontier;
        for (; frontier; frontier &= frontier - 1) {
            int sq = lowest(frontier);
            distance[sq] = level;
            next |= moves[sq];
        }
        frontier = next & open;
    }
}

void queue_map(const struct bench_input *in, uint8_t *out)
{
    BENCH_REPEAT(in)
    {
        for (size_t i = 0; i < in->n; i++)
            by_queue(in->graphs[i], in->a[i], out + 64 * i);
    }
}

void level_map(const struct bench_input *in, uint8_t *out)
{
    BENCH_REPEAT(in)
    {
        for (size_t i = 0; i < in->n; i++)
            by_levels(in->graphs[i], in->a[i], out + 64 * i);
    }
}

void queue_matrix(const struct bench_input *in, uint8_t *out)
{
    BENCH_REPEAT(in)
    {
        for (size_t i = 0; i < in->n; i++)
            for (int from = 0; from < 64; from++)
                by_queue(in->graphs[i], from, out + 4096 * i + 64 * (size_t)from);
    }
}

void level_matrix(const struct bench_input *in, uint8_t *out)
{
    BENCH_REPEAT(in)
    {
        for (size_t i = 0; i < in->n; i++)
            for (int from = 0; from < 64; from++)
                by_levels(in->graphs[i], from, out + 4096 * i + 64 * (size_t)from);
    }
}
