/* The library's maps of larger boards. FILES, RANKS and BETZA are defined by the row. */
#include <chess_distance.h>

#include "bench.h"

enum { SQUARES = FILES * RANKS };

static const ChessDistanceGrid grid = {FILES, RANKS, 0, 0, {{0}}, {{0}}};
static ChessDistanceGridPiece piece;

__attribute__((constructor)) static void read_piece(void)
{
    chess_distance_grid_piece(BETZA, 0, &piece);
}

static const ChessDistanceSquares *squares(const uint64_t *words)
{
    return (const ChessDistanceSquares *)words;
}

void map(const struct bench_input *in, uint8_t *out)
{
    EACH(in, i) {
        const struct bench_grid *on = &in->grids[i];
        chess_distance_grid_map(&piece, &grid, squares(on->from),
                                (const ChessDistanceObstacles *)on->own, out + SQUARES * i,
                                SQUARES);
    }
}

void weighted_map(const struct bench_input *in, uint8_t *out)
{
    EACH(in, i) {
        const struct bench_grid *on = &in->grids[i];
        chess_distance_grid_weighted_map(&piece, &grid, squares(on->from), squares(on->plus1),
                                         squares(on->plus2),
                                         (const ChessDistanceObstacles *)on->own,
                                         out + SQUARES * i, SQUARES);
    }
}

/* Single moves: 32 bytes a board. */
static ChessDistanceSquares *answer(uint8_t *out, size_t i)
{
    return (ChessDistanceSquares *)(void *)out + i;
}

void moves(const struct bench_input *in, uint8_t *out)
{
    EACH(in, i) {
        const struct bench_grid *on = &in->grids[i];
        chess_distance_grid_moves(&piece, &grid, squares(on->from),
                                  (const ChessDistanceObstacles *)on->own, answer(out, i));
    }
}

/* The library gets the occupied squares as a set, which an engine has. */
static ChessDistanceSquares occupied(const struct bench_grid *on)
{
    ChessDistanceSquares set;
    for (int w = 0; w < 4; w++)
        set.words[w] = on->own[w] | on->enemy[w];
    return set;
}

void attacks(const struct bench_input *in, uint8_t *out)
{
    EACH(in, i) {
        ChessDistanceSquares pieces = occupied(&in->grids[i]);
        chess_distance_grid_attacks(&piece, &grid, squares(in->grids[i].from), &pieces,
                                    answer(out, i));
    }
}

void attacks_to(const struct bench_input *in, uint8_t *out)
{
    EACH(in, i) {
        ChessDistanceSquares pieces = occupied(&in->grids[i]);
        chess_distance_grid_attacks_to(&piece, &grid, squares(in->grids[i].from), &pieces,
                                       answer(out, i));
    }
}
