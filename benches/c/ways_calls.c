/* The library's ways and costs as a program calls them, one call for each of the n. */
#include <string.h>

#include <chess_distance.h>

#include "advances.h"
#include "bench.h"

static const ChessDistanceBoard *board_at(const struct bench_input *in, size_t i)
{
    return (const ChessDistanceBoard *)&in->boards[i];
}

void weighted_map(const struct bench_input *in, uint8_t *out)
{
    BENCH_REPEAT(in)
    {
        for (size_t i = 0; i < in->n; i++)
            chess_distance_weighted_map(in->piece, (uint64_t)1 << in->a[i], in->first[i],
                                        in->second[i], board_at(in, i), out + 64 * i);
    }
}

void graph_cost_map(const struct bench_input *in, uint8_t *out)
{
    BENCH_REPEAT(in)
    {
        for (size_t i = 0; i < in->n; i++)
            chess_distance_graph_cost_map(advances, in->graphs[i], (uint64_t)1 << in->a[i],
                                          out + 64 * i);
    }
}

void must_pass(const struct bench_input *in, uint8_t *out)
{
    uint64_t *needed = (uint64_t *)out;
    BENCH_REPEAT(in)
    {
        for (size_t i = 0; i < in->n; i++)
            needed[i] = chess_distance_must_pass(in->piece, (uint64_t)1 << in->a[i],
                                                 (uint64_t)1 << in->b[i], board_at(in, i));
    }
}

/* If no way leads, the layers stay as they were. */
static void none_if(int result, uint64_t *layers)
{
    if (result < 0)
        memset(layers, 0, 64 * sizeof *layers);
}

void walks(const struct bench_input *in, uint8_t *out)
{
    BENCH_REPEAT(in)
    {
        for (size_t i = 0; i < in->n; i++) {
            uint64_t *layers = (uint64_t *)out + 64 * i;
            none_if(chess_distance_walks(in->piece, in->a[i], in->b[i], 63, board_at(in, i), layers),
                    layers);
        }
    }
}

void set_trajectories(const struct bench_input *in, uint8_t *out)
{
    BENCH_REPEAT(in)
    {
        for (size_t i = 0; i < in->n; i++) {
            uint64_t *layers = (uint64_t *)out + 64 * i;
            none_if(chess_distance_set_trajectories(in->piece, in->first[i], in->second[i],
                                                    board_at(in, i), layers),
                    layers);
        }
    }
}
