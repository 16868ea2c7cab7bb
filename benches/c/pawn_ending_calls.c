/* The library's pawn endings, and its duels with an end for each pair of squares. */
#include <stdlib.h>
#include <string.h>

#include <chess_distance.h>

#include "bench.h"
#include "pawn_study.h"

void pawn_ending(const struct bench_input *in, uint8_t *out)
{
    static uint8_t memory[2000 * CHESS_DISTANCE_PAWN_STRUCTURE_BYTES];
    static ChessDistancePawnEnding ending;
    BENCH_REPEAT(in)
    {
        if (chess_distance_pawn_ending(STUDY_WHITE, STUDY_BLACK, 0, 0, memory, sizeof memory, &ending) <= 0)
            abort();
        memcpy(out, ending.won, sizeof ending.won);
    }
}

/* The duel of sides_calls.c: each square of the goal wins against every defender. */
void duel_pairs(const struct bench_input *in, uint8_t *out)
{
    static uint64_t wins[2][64];
    BENCH_REPEAT(in)
    {
        for (size_t i = 0; i < in->n; i++) {
            const ChessDistanceBoard *board = (const ChessDistanceBoard *)&in->boards[i];
            for (int a = 0; a < 64; a++)
                wins[0][a] = wins[1][a] = 0 - (in->first[i] >> a & 1);
            chess_distance_duel_pairs(board, board, (const uint64_t(*)[64])wins, NULL,
                                      (uint8_t(*)[64][64])(out + 8192 * i));
        }
    }
}
