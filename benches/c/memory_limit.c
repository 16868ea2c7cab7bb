/* The limit of memory: reads two arrays and writes their exclusive or. The result is not a distance
 * and is not compared. */
#include <string.h>

#include "bench.h"

typedef uint8_t vector __attribute__((vector_size(VECTOR), aligned(1), may_alias));

/* Four vectors at a time. */
static NOINLINE void exclusive_or_of(const uint8_t *a, const uint8_t *b, uint8_t *out, size_t n)
{
    const vector *va = (const vector *)a, *vb = (const vector *)b;
    vector *vo = (vector *)out;
    size_t i = 0;
    for (; (i + 4) * VECTOR <= n; i += 4) {
        vector x0 = va[i] ^ vb[i], x1 = va[i + 1] ^ vb[i + 1];
        vector x2 = va[i + 2] ^ vb[i + 2], x3 = va[i + 3] ^ vb[i + 3];
        vo[i] = x0;
        vo[i + 1] = x1;
        vo[i + 2] = x2;
        vo[i + 3] = x3;
    }
    for (size_t k = i * VECTOR; k < n; k++)
        out[k] = a[k] ^ b[k];
}

/* Reads three columns and writes 64 bytes a row. */
void maps(const struct bench_input *in, uint8_t *out)
{
    EACH(in, i) {
        uint64_t word = in->from[i] ^ in->own[i] ^ in->enemy[i];
        vector all = {0}, *map = (vector *)(out + 64 * i);
        all = all + (uint8_t)word;
        for (size_t part = 0; part < 64 / VECTOR; part++)
            map[part] = all;
    }
}

/* Reads a column and writes all maps of a row. */
void matrices(const struct bench_input *in, uint8_t *out)
{
    EACH(in, i) {
        vector all = {0}, *maps = (vector *)(out + 4096 * i);
        all = all + (uint8_t)in->own[i];
        for (size_t part = 0; part < 4096 / VECTOR; part++)
            maps[part] = all;
    }
}

void exclusive_or(const struct bench_input *in, uint8_t *out)
{
    EACH_CHUNK(in, i)
        exclusive_or_of(in->a + i, in->b + i, out + i, members_at(in, i));
}
