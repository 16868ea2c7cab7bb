/* Repeats one kind of work, to count instructions where time cannot be measured.
 *
 *     one_kind_of_call PIECE OBSTACLES N
 *
 * FUNCTION is a function of library_calls.c or of bitboard_search.c, or with FILES and RANKS of
 * grid_calls.c or of grid_search.c. The boards are the same in every run. A quarter of the squares
 * are obstacles: all own for kings and knights, half of them enemies for other pieces and on larger
 * boards. With OBSTACLES 0 there are none. */
#include <stdlib.h>

#include "bench.h"

void FUNCTION(const struct bench_input *in, uint8_t *out);

enum { MOST = 64 };

int main(int argc, char **argv)
{
    static struct bench_board boards[MOST];
    static uint8_t a[MOST], b[MOST], out[MOST][4096];
    static uint64_t from[MOST], to[MOST], own[MOST], enemy[MOST];
    struct bench_input in = {.repeat = 1, .chunk = MOST, .a = a, .b = b};
    int obstacles;
    if (argc != 4)
        return 2;
    in.piece = atoi(argv[1]);
    obstacles = atoi(argv[2]);
    in.n = strtoul(argv[3], NULL, 10) % (MOST + 1);
    for (int i = 0; i < MOST; i++) {
        uint64_t taken = random_word() & random_word(), half = random_word();
        if (!obstacles)
            taken = 0;
        if (in.piece == KING || in.piece == KNIGHT)
            half = ~(uint64_t)0;
        a[i] = random_word() >> 58;
        b[i] = random_word() >> 58;
        from[i] = (uint64_t)1 << a[i];
        to[i] = (uint64_t)1 << b[i];
        own[i] = boards[i].own = taken & half;
        enemy[i] = boards[i].enemy = taken & ~half;
    }
    in.from = from;
    in.to = to;
    if (obstacles) {
        in.boards = boards;
        in.own = own;
        in.enemy = enemy;
    }
#ifdef FILES
    static struct bench_grid grids[MOST];
    for (int i = 0; i < MOST; i++)
        fill_grid(&grids[i]);
    in.grids = grids;
#endif
    if (in.n)
        FUNCTION(&in, out[0]);
    return 0;
}
