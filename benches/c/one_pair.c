/* Distances of one pair after another. DISTANCE(a, b) is the way to get one: a table, an inline
 * function, or a call. Everything else is the same. */
#include "bench.h"

/* Independent pairs, one sum for each chunk. */
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
