/* The table of all pairs of squares of a 16x16 board. */
#include <string.h>

#include "bench.h"

static inline uint8_t difference(int a, int b) { return (uint8_t)(a > b ? a - b : b - a); }

/* Row by row by arithmetic. */
void king(const struct bench_input *in, uint8_t *out)
{
    BENCH_REPEAT(in)
    {
        for (int from = 0; from < 256; from++) {
            for (int rank = 0; rank < 16; rank++) {
                uint8_t ranks = difference(from / 16, rank);
                for (int file = 0; file < 16; file++) {
                    uint8_t files = difference(from % 16, file);
                    out[256 * from + 16 * rank + file] = files > ranks ? files : ranks;
                }
            }
        }
    }
}

/* A queue search from each square. */
void knight(const struct bench_input *in, uint8_t *out)
{
    static const int files[8] = {1, 2, 2, 1, -1, -2, -2, -1};
    static const int ranks[8] = {2, 1, -1, -2, -2, -1, 1, 2};
    BENCH_REPEAT(in)
    {
        memset(out, 255, 65536);
        for (int from = 0; from < 256; from++) {
            uint8_t *distance = out + 256 * from;
            uint8_t queue[256];
            int head = 0, tail = 0;
            distance[from] = 0;
            queue[tail++] = (uint8_t)from;
            while (head < tail) {
                int sq = queue[head++];
                for (int jump = 0; jump < 8; jump++) {
                    int file = sq % 16 + files[jump], rank = sq / 16 + ranks[jump];
                    if (((file | rank) & ~15) != 0 || distance[16 * rank + file] != 255)
                        continue;
                    distance[16 * rank + file] = (uint8_t)(distance[sq] + 1);
                    queue[tail++] = (uint8_t)(16 * rank + file);
                }
            }
        }
    }
}
