/* Ways as written by hand: sets of squares, one search after the other. */
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

/* Counts of ways: square by square, with a queue and adjacency lists of kings and knights. */
static uint8_t neighbors[3][64];
static uint8_t neighbor[3][64][8];

__attribute__((constructor)) static void fill_neighbors(void)
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
