/* Maps of larger boards by the library and by C, for WebAssembly. FILES, RANKS and BETZA are defined
 * by the row, SEARCH is a function of grid_search.c. The host calls prepare() and then measures
 * ours(n) and theirs(n): n maps of each board. */
#include "bench.h"

void map(const struct bench_input *in, uint8_t *out);
void SEARCH(const struct bench_input *in, uint8_t *out);

enum { BOARDS = 256, SQUARES = FILES * RANKS };

static struct bench_grid grids[BOARDS];
static uint8_t out[2][SQUARES * BOARDS];
static struct bench_input in = {.n = BOARDS, .grids = grids};

void ours(int n)
{
    in.repeat = (size_t)n;
    map(&in, out[0]);
}

void theirs(int n)
{
    in.repeat = (size_t)n;
    SEARCH(&in, out[1]);
}

static uint64_t state = 88172645463325252u;

static uint64_t random_word(void)
{
    /* Source: George Marsaglia, Xorshift RNGs. */
    state ^= state << 13;
    state ^= state >> 7;
    return state ^= state << 17;
}

/* The number of boards, or 0 where a byte differs. */
int prepare(void)
{
    for (int i = 0; i < BOARDS; i++) {
        struct bench_grid *grid = &grids[i];
        grid->start = random_word() % SQUARES;
        grid->from[grid->start / 64] = (uint64_t)1 << grid->start % 64;
        for (int sq = 0; sq < SQUARES; sq++) {
            uint64_t random = random_word();
            if (random % 4 == 0)
                (random & 4 ? grid->own : grid->enemy)[sq / 64] |= (uint64_t)1 << sq % 64;
        }
    }
    ours(1);
    theirs(1);
    for (int i = 0; i < SQUARES * BOARDS; i++)
        if (out[0][i] != out[1][i])
            return 0;
    return BOARDS;
}
