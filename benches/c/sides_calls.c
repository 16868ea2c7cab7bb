/* The library's duels, pairs and whole positions, one call for each of the n. */
#include <string.h>

#include <chess_distance.h>

#include "bench.h"

/* Both kings have the same board; the attacker's goal is a set. */
void duel(const struct bench_input *in, uint8_t *out)
{
    BENCH_REPEAT(in)
    {
        for (size_t i = 0; i < in->n; i++) {
            const ChessDistanceBoard *board = (const ChessDistanceBoard *)&in->boards[i];
            chess_distance_duel(board, board, in->first[i], (uint8_t(*)[64][64])(out + 8192 * i));
        }
    }
}

void pair(const struct bench_input *in, uint8_t *out)
{
    BENCH_REPEAT(in)
    {
        for (size_t i = 0; i < in->n; i++) {
            const ChessDistanceBoard *board = (const ChessDistanceBoard *)&in->boards[i];
            uint8_t *moves = out + 2 * i;
            int sum = chess_distance_pair(in->piece, in->a[i], in->first[i], board, in->piece,
                                          in->b[i], in->second[i], board, moves);
            if (sum < 0)
                memset(moves, 255, 2);
        }
    }
}

void reach(const struct bench_input *in, uint8_t *out)
{
    BENCH_REPEAT(in)
    {
        for (size_t i = 0; i < in->n; i++)
            chess_distance_reach((const ChessDistancePosition *)&in->positions[i],
                                 (uint64_t *)out + 64 * i);
    }
}
