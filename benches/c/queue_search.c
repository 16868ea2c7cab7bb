/* Searches square by square, with a queue and prepared adjacency lists. */
#include "bench.h"

/* For kings and knights. */
static uint8_t neighbors[3][64];
static uint8_t neighbor[3][64][8];

__attribute__((constructor)) static void fill(void)
{
    for (int sq = 0; sq < 64; sq++) {
        uint64_t from = (uint64_t)1 << sq;
        uint64_t to[3] = {king_moves(from) & ~from, 0, knight_moves(from)};
        for (int piece = KING; piece <= KNIGHT; piece += KNIGHT)
            for (uint64_t set = to[piece]; set; set &= set - 1)
                neighbor[piece][sq][neighbors[piece][sq]++] = (uint8_t)lowest(set);
    }
}

/* Counts shortest paths during the search; visits no square behind the target. */
static uint64_t count(int piece, int from, int to, struct bench_board board)
{
    uint8_t distance[64], queue[64];
    uint64_t paths[64];
    uint64_t closed = board.own | board.avoid;
    int head = 0, tail = 0;
    memset(distance, 255, sizeof distance);
    distance[from] = 0;
    paths[from] = 1;
    queue[tail++] = (uint8_t)from;
    while (head < tail) {
        int sq = queue[head++];
        if (sq == to)
            return paths[to];
        for (int k = 0; k < neighbors[piece][sq]; k++) {
            int next = neighbor[piece][sq][k];
            if (closed >> next & 1)
                continue;
            if (distance[next] == 255) {
                distance[next] = (uint8_t)(distance[sq] + 1);
                paths[next] = paths[sq];
                queue[tail++] = (uint8_t)next;
            } else if (distance[next] == distance[sq] + 1) {
                paths[next] += paths[sq];
            }
        }
    }
    return 0;
}

void trajectory_count(const struct bench_input *in, uint8_t *out)
{
    uint64_t *counts = (uint64_t *)out;
    EACH(in, i)
        counts[i] = count(in->piece, in->a[i], in->b[i], board_at(in, i));
}
