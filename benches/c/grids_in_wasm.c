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

/* The number of boards, or 0 where a byte differs. */
int prepare(void)
{
    for (int i = 0; i < BOARDS; i++)
        fill_grid(&grids[i]);
    ours(1);
    theirs(1);
    for (int i = 0; i < SQUARES * BOARDS; i++)
        if (out[0][i] != out[1][i])
            return 0;
    return BOARDS;
}
