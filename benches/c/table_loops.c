/* Loops over an engine's own 64x64 table; the row defines TABLE_OF (see own_table.h). */
#include "bench.h"
#include "own_table.h"

/* For a library that other modules link. */
int own_king(int a, int b) { return own_table[a][b]; }

static NOINLINE void batch_of(const uint8_t *restrict a, const uint8_t *restrict b,
                              uint8_t *restrict out, size_t n)
{
    for (size_t i = 0; i < n; i++)
        out[i] = own_table[a[i]][b[i]];
}

void batch(const struct bench_input *in, uint8_t *out)
{
    EACH_CHUNK(in, i)
        batch_of(in->a + i, in->b + i, out + i, members_at(in, i));
}

/* The nearer side of each square, without a branch. */
void territory(const struct bench_input *in, uint8_t *out)
{
    uint64_t *sets = (uint64_t *)out;
    EACH(in, i) {
        const uint8_t *a = own_table[in->a[i]], *b = own_table[in->b[i]];
        uint64_t first = 0, second = 0;
        for (int sq = 0; sq < 64; sq++) {
            first |= (uint64_t)(a[sq] < b[sq]) << sq;
            second |= (uint64_t)(a[sq] > b[sq]) << sq;
        }
        uint64_t *result = sets + 3 * i;
        result[0] = first;
        result[1] = second;
        result[2] = ~(first | second);
    }
}
