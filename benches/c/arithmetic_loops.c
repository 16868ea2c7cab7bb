/* Loops over bytes that compilers vectorize. The squares are trusted. Each loop has several
 * variants: the fastest depends on the instruction set. */
#include "bench.h"

static inline uint8_t difference(uint8_t a, uint8_t b) { return (uint8_t)(a > b ? a - b : b - a); }
static inline uint8_t greater(uint8_t a, uint8_t b) { return a > b ? a : b; }

static inline uint8_t files(uint8_t a, uint8_t b) { return difference(a & 7, b & 7); }
static inline uint8_t ranks(uint8_t a, uint8_t b) { return difference(a >> 3, b >> 3); }
static inline uint8_t eight_ranks(uint8_t a, uint8_t b) { return difference(a & 56, b & 56); }

static inline uint8_t king(uint8_t a, uint8_t b) { return greater(files(a, b), ranks(a, b)); }

static inline uint8_t king_late_shift(uint8_t a, uint8_t b)
{
    return greater(files(a, b), eight_ranks(a, b) >> 3);
}

#define LOOP(distance)                                                                           \
    static NOINLINE void distance##_of(const uint8_t *restrict a, const uint8_t *restrict b,     \
                                       uint8_t *restrict out, size_t n)                          \
    {                                                                                            \
        for (size_t i = 0; i < n; i++)                                                           \
            out[i] = distance(a[i], b[i]);                                                       \
    }                                                                                            \
                                                                                                 \
    void distance##_loop(const struct bench_input *in, uint8_t *out)                             \
    {                                                                                            \
        EACH_CHUNK(in, i)                                                                        \
            distance##_of(in->a + i, in->b + i, out + i, members_at(in, i));                     \
    }

LOOP(king)
LOOP(king_late_shift)
