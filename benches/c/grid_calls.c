/* The library's maps of larger boards. FILES, RANKS and BETZA are defined by the row. */
#include <chess_distance.h>

#include "bench.h"

enum { SQUARES = FILES * RANKS };

static const ChessDistanceGrid grid = {FILES, RANKS, 0, 0, {{0}}, {{0}}};
static ChessDistanceGridPiece piece;

__attribute__((constructor)) static void read_piece(void) {
  chess_distance_grid_piece(BETZA, 0, &piece);
}

static const ChessDistanceSquares *squares(const uint64_t *words) {
  return (const ChessDistanceSquares *)words;
}

void map(const struct bench_input *in, uint8_t *out) {
  EACH(in, i) {
    const struct bench_grid *on = &in->grids[i];
    chess_distance_grid_map(&piece, &grid, squares(on->from),
                            (const ChessDistanceObstacles *)on->own, out + SQUARES * i, SQUARES);
  }
}

/* 32 bytes a board. */
void moves(const struct bench_input *in, uint8_t *out) {
  EACH(in, i) {
    const struct bench_grid *on = &in->grids[i];
    chess_distance_grid_moves(&piece, &grid, squares(on->from),
                              (const ChessDistanceObstacles *)on->own,
                              (ChessDistanceSquares *)(void *)out + i);
  }
}
