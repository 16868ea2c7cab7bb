/* Ways and costs as written by hand: sets of squares, one search after the other. */
#include "bench.h"

/* Neighbors of the set's squares; squares of the set only if they are neighbors too. */
static inline uint64_t king_steps(uint64_t set)
{
    uint64_t sides = (set << 1 & NOT_A_FILE) | (set >> 1 & NOT_H_FILE);
    uint64_t row = set | sides;
    return sides | row << 8 | row >> 8;
}

static inline uint64_t steps(int piece, uint64_t set)
{
    return piece == KING ? king_steps(set) : knight_moves(set);
}

static inline uint64_t entered(struct bench_board board) { return ~(board.own | board.avoid); }

static inline uint64_t union_of_rows(const uint64_t *moves, uint64_t set)
{
    uint64_t all = 0;
    for (; set; set &= set - 1)
        all |= moves[lowest(set)];
    return all;
}

/* Dial's search with sets as buckets: the next four sums are enough. */
static NOINLINE void by_buckets(const uint64_t *moves, int from, uint64_t plus1, uint64_t plus2,
                                uint8_t *sums)
{
    const uint64_t cost[4] = {~(plus1 | plus2), plus1 & ~plus2, plus2 & ~plus1, plus1 & plus2};
    uint64_t bucket[4] = {(uint64_t)1 << from, 0, 0, 0}, open = ~(uint64_t)0;
    memset(sums, 255, 64);
    for (int sum = 0; bucket[0] | bucket[1] | bucket[2] | bucket[3]; sum++) {
        uint64_t now = bucket[0] & open, next;
        open &= ~now;
        for (uint64_t rest = now; rest; rest &= rest - 1)
            sums[lowest(rest)] = (uint8_t)sum;
        next = union_of_rows(moves, now) & open;
        bucket[0] = (bucket[1] | (next & cost[0])) & open;
        bucket[1] = (bucket[2] | (next & cost[1])) & open;
        bucket[2] = (bucket[3] | (next & cost[2])) & open;
        bucket[3] = next & cost[3];
    }
}

void weighted_map(const struct bench_input *in, uint8_t *out)
{
    EACH(in, i)
        by_buckets(in->graphs[i], in->a[i], in->first[i], in->second[i], out + 64 * i);
}

/* Dijkstra's search with costs 0 and 1: each level is closed under the free moves first. */
static NOINLINE void by_costs(const uint64_t *free_moves, const uint64_t *moves, int from,
                              uint8_t *fewest)
{
    uint64_t frontier = (uint64_t)1 << from, open = ~(uint64_t)0;
    memset(fewest, 255, 64);
    for (uint8_t cost = 0; frontier; cost++) {
        uint64_t next = 0;
        while (frontier) {
            int sq = lowest(frontier);
            frontier &= frontier - 1;
            open &= ~((uint64_t)1 << sq);
            fewest[sq] = cost;
            next |= moves[sq];
            frontier |= free_moves[sq] & open;
        }
        frontier = next & open;
    }
}

void graph_cost_map(const struct bench_input *in, uint8_t *out)
{
    EACH(in, i)
        by_costs(advances, in->graphs[i], in->a[i], out + 64 * i);
}

static uint64_t reached(int piece, uint64_t from, uint64_t to, uint64_t open)
{
    uint64_t all = from, frontier = from;
    while (frontier && !(all & to)) {
        frontier = steps(piece, frontier) & open & ~all;
        all |= frontier;
    }
    return all & to;
}

/* Takes the squares of one shortest way and searches again without each. */
static NOINLINE uint64_t closed_one_by_one(int piece, uint64_t from, uint64_t to, uint64_t open)
{
    uint64_t levels[64], frontier = from, all = from, needed = 0, at;
    int length = 0;
    for (; !(frontier & to); length++) {
        if (!frontier)
            return 0;
        levels[length] = frontier;
        frontier = steps(piece, frontier) & open & ~all;
        all |= frontier;
    }
    at = frontier & to;
    for (int ply = length - 1; ply > 0; ply--) {
        at = steps(piece, at & -at) & levels[ply];
        at &= -at;
        if (!reached(piece, from, to, open & ~at))
            needed |= at;
    }
    return needed;
}

void must_pass(const struct bench_input *in, uint8_t *out)
{
    uint64_t *needed = (uint64_t *)out;
    EACH(in, i)
        needed[i] = closed_one_by_one(in->piece, (uint64_t)1 << in->a[i],
                                      (uint64_t)1 << in->b[i], entered(board_at(in, i)));
}

/* Keeps the squares of each set that lead on to the target. */
static void backward(int piece, uint64_t open, uint64_t to, int moves, uint64_t *layers)
{
    layers[moves] &= to;
    for (int k = moves; k > 0; k--)
        layers[k - 1] &= steps(piece, layers[k] & open);
    memset(layers + moves + 1, 0, (size_t)(63 - moves) * sizeof *layers);
}

static NOINLINE void all_walks(int piece, uint64_t from, uint64_t to, int moves, uint64_t open,
                               uint64_t *layers)
{
    layers[0] = from;
    for (int k = 0; k < moves; k++)
        layers[k + 1] = steps(piece, layers[k]) & open;
    if (layers[moves] & to)
        backward(piece, open, to, moves, layers);
    else
        memset(layers, 0, 64 * sizeof *layers);
}

void walks(const struct bench_input *in, uint8_t *out)
{
    EACH(in, i)
        all_walks(in->piece, (uint64_t)1 << in->a[i], (uint64_t)1 << in->b[i], 63,
                  entered(board_at(in, i)), (uint64_t *)out + 64 * i);
}

/* Steffan Westcott's idea: keep a fill level by level, then read it backward. */
static NOINLINE void all_shortest(int piece, uint64_t from, uint64_t to, uint64_t open,
                                  uint64_t *layers)
{
    uint64_t all = from, frontier = from;
    int length = 0;
    for (; !(frontier & to); length++) {
        if (!frontier) {
            memset(layers, 0, 64 * sizeof *layers);
            return;
        }
        layers[length] = frontier;
        frontier = steps(piece, frontier) & open & ~all;
        all |= frontier;
    }
    layers[length] = frontier;
    backward(piece, open, to, length, layers);
}

void set_trajectories(const struct bench_input *in, uint8_t *out)
{
    EACH(in, i)
        all_shortest(in->piece, in->first[i], in->second[i], entered(board_at(in, i)),
                     (uint64_t *)out + 64 * i);
}
