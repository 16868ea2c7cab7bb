/* The library's functions as a program calls them, one call for each of the n. */
#include <chess_distance.h>

#include "bench.h"

static const ChessDistanceBoard *board_at(const struct bench_input *in, size_t i)
{
    return in->boards ? (const ChessDistanceBoard *)&in->boards[i] : NULL;
}

void map(const struct bench_input *in, uint8_t *out)
{
    BENCH_REPEAT(in)
    {
        for (size_t i = 0; i < in->n; i++)
            chess_distance_map(in->piece, in->a[i], board_at(in, i), out + 64 * i);
    }
}

void path(const struct bench_input *in, uint8_t *out)
{
    BENCH_REPEAT(in)
    {
        for (size_t i = 0; i < in->n; i++)
            out[i] = (uint8_t)chess_distance_path(in->piece, in->a[i], in->b[i], board_at(in, i));
    }
}

void matrix(const struct bench_input *in, uint8_t *out)
{
    BENCH_REPEAT(in)
    {
        for (size_t i = 0; i < in->n; i++)
            chess_distance_matrix(in->piece, board_at(in, i), (uint8_t(*)[64])(out + 4096 * i));
    }
}

void graph_map(const struct bench_input *in, uint8_t *out)
{
    BENCH_REPEAT(in)
    {
        for (size_t i = 0; i < in->n; i++)
            chess_distance_graph_map(in->graphs[i], (uint64_t)1 << in->a[i], out + 64 * i);
    }
}

void graph_matrix(const struct bench_input *in, uint8_t *out)
{
    BENCH_REPEAT(in)
    {
        for (size_t i = 0; i < in->n; i++)
            chess_distance_graph_matrix(in->graphs[i], (uint8_t(*)[64])(out + 4096 * i));
    }
}

void sets(const struct bench_input *in, uint8_t *out)
{
    BENCH_REPEAT(in)
    {
        for (size_t i = 0; i < in->n; i++)
            out[i] = (uint8_t)chess_distance_sets(in->piece, in->first[i], in->second[i], NULL);
    }
}

void trajectory_count(const struct bench_input *in, uint8_t *out)
{
    uint64_t *counts = (uint64_t *)out;
    BENCH_REPEAT(in)
    {
        for (size_t i = 0; i < in->n; i++)
            counts[i] =
                chess_distance_trajectory_count(in->piece, in->a[i], in->b[i], board_at(in, i));
    }
}

/* Each side has one piece, and both have the same board. */
void territory(const struct bench_input *in, uint8_t *out)
{
    ChessDistanceTerritory *territories = (ChessDistanceTerritory *)out;
    BENCH_REPEAT(in)
    {
        for (size_t i = 0; i < in->n; i++) {
            uint64_t first = (uint64_t)1 << in->a[i], second = (uint64_t)1 << in->b[i];
            const ChessDistanceBoard *board = board_at(in, i);
            chess_distance_territory(in->piece, first, board, in->piece, second, board,
                                     &territories[i]);
        }
    }
}

void batch(const struct bench_input *in, uint8_t *out)
{
    BENCH_REPEAT(in)
    {
        for (size_t i = 0; i < in->n; i += in->chunk) {
            size_t pairs = in->chunk < in->n - i ? in->chunk : in->n - i;
            chess_distance_batch(in->piece, in->a + i, in->b + i, out + i, pairs);
        }
    }
}

/* A whole chunk of rows in one call. */
static size_t rows_at(const struct bench_input *in, size_t i)
{
    return in->chunk < in->n - i ? in->chunk : in->n - i;
}

static ChessDistanceColumns columns_at(const struct bench_input *in, size_t i)
{
    const ChessDistanceColumns empty = {NULL, NULL, NULL};
    ChessDistanceColumns columns = {in->own + i, in->enemy + i, NULL};
    return in->own ? columns : empty;
}

void map_batch(const struct bench_input *in, uint8_t *out)
{
    BENCH_REPEAT(in)
    {
        for (size_t i = 0; i < in->n; i += in->chunk) {
            ChessDistanceColumns columns = columns_at(in, i);
            chess_distance_map_batch(in->piece, in->from + i, &columns,
                                     (uint8_t(*)[64])(out + 64 * i), rows_at(in, i));
        }
    }
}

void matrix_batch(const struct bench_input *in, uint8_t *out)
{
    BENCH_REPEAT(in)
    {
        for (size_t i = 0; i < in->n; i += in->chunk) {
            ChessDistanceColumns columns = columns_at(in, i);
            chess_distance_matrix_batch(in->piece, &columns, (uint8_t(*)[64][64])(out + 4096 * i),
                                        rows_at(in, i));
        }
    }
}

void path_batch(const struct bench_input *in, uint8_t *out)
{
    BENCH_REPEAT(in)
    {
        for (size_t i = 0; i < in->n; i += in->chunk) {
            ChessDistanceColumns columns = columns_at(in, i);
            chess_distance_path_batch(in->piece, in->from + i, in->to + i, &columns, out + i,
                                      rows_at(in, i));
        }
    }
}

/* A board of 16x16 squares. */
void fill_table(const struct bench_input *in, uint8_t *out)
{
    BENCH_REPEAT(in)
    {
        for (size_t i = 0; i < in->n; i++)
            chess_distance_fill_table(in->piece, 16, 16, out + 65536 * i, 65536);
    }
}
