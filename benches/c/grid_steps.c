/* One move of one piece on a larger board, as variant engines make it: a loop over the directions of a
 * leap, square by square. FILES, RANKS, FORWARD and SIDEWAYS are defined by the row. */
#include "bench.h"

static const int step[8][2] = {{FORWARD, SIDEWAYS},   {FORWARD, -SIDEWAYS},  {-FORWARD, SIDEWAYS},
                               {-FORWARD, -SIDEWAYS}, {SIDEWAYS, FORWARD},   {SIDEWAYS, -FORWARD},
                               {-SIDEWAYS, FORWARD},  {-SIDEWAYS, -FORWARD}};

static inline int on_board(int file, int rank)
{
    return (unsigned)file < FILES && (unsigned)rank < RANKS;
}

static inline int has(const uint64_t *words, int sq) { return words[sq >> 6] >> (sq & 63) & 1; }

/* The answers are ChessDistanceSquares. */
void grid_moves(const struct bench_input *in, uint8_t *out)
{
    EACH(in, i) {
        const struct bench_grid *on = &in->grids[i];
        uint64_t reached[4] = {0};
        for (int k = 0; k < 8; k++) {
            int file = on->start % FILES + step[k][1], rank = on->start / FILES + step[k][0];
            for (; on_board(file, rank); file += step[k][1], rank += step[k][0]) {
                int to = rank * FILES + file;
                if (has(on->own, to))
                    break;
                reached[to >> 6] |= (uint64_t)1 << (to & 63);
                if (has(on->enemy, to))
                    break;
            }
        }
        memcpy(out + sizeof reached * i, reached, sizeof reached);
    }
}
