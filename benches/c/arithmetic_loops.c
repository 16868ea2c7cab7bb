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

/* A closed form: the least number of moves that covers the greater distance by twos and the sum by
 * threes, with the parity of the colors. Two moves more for the steps (0,1) and (2,2), and between
 * a corner and its diagonal neighbor, which sum and difference of the two squares identify. */
static inline uint8_t knight_by(uint8_t a, uint8_t b, uint8_t df, uint8_t dr)
{
    uint8_t sum = (uint8_t)(df + dr), far = greater(df, dr);
    uint8_t by_twos = (uint8_t)(far + 1) >> 1;
    uint8_t by_threes = (uint8_t)((uint8_t)(sum + 2) * 11) >> 5;
    uint8_t moves = greater(by_twos, by_threes);
    uint8_t apart = difference(a, b), together = (uint8_t)(a + b);
    uint8_t corner = (apart == 9) & ((together == 9) | (together == 117));
    corner |= (apart == 7) & ((together == 21) | (together == 105));
    uint8_t more = (uint8_t)((sum == 1) | ((df == 2) & (dr == 2)) | corner);
    return (uint8_t)(moves + ((moves ^ sum) & 1) + 2 * more);
}

static inline uint8_t knight(uint8_t a, uint8_t b)
{
    return knight_by(a, b, files(a, b), ranks(a, b));
}

static inline uint8_t knight_late_shift(uint8_t a, uint8_t b)
{
    return knight_by(a, b, files(a, b), eight_ranks(a, b) >> 3);
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
LOOP(knight)
LOOP(knight_late_shift)
