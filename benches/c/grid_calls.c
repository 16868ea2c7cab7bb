/* The library's maps and floods of larger boards. FILES, RANKS and BETZA are defined by the row. */
#include <chess_distance.h>

#include "bench.h"

enum { SQUARES = FILES * RANKS };

static const ChessDistanceGrid grid = {FILES, RANKS, 0, 0, {{0}}, {{0}}};
static ChessDistanceGridPiece piece;
static ChessDistanceSquares edge;

__attribute__((constructor)) static void read_piece(void) {
  chess_distance_grid_piece(BETZA, 0, &piece);
  for (int sq = 0; sq < SQUARES; sq++)
    if (sq < FILES || sq >= SQUARES - FILES || sq % FILES == 0 || sq % FILES == FILES - 1)
      edge.words[sq >> 6] |= (uint64_t)1 << (sq & 63);
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

/* Whether the piece gets to the edge: a byte a board. */
void escapes(const struct bench_input *in, uint8_t *out) {
  EACH(in, i) {
    const struct bench_grid *on = &in->grids[i];
    out[i] = (uint8_t)chess_distance_grid_reaches(&piece, &grid, squares(on->from), &edge,
                                                  (const ChessDistanceObstacles *)on->own);
  }
}

/* The same by a map. */
void escapes_by_map(const struct bench_input *in, uint8_t *out) {
  EACH(in, i) {
    const struct bench_grid *on = &in->grids[i];
    uint8_t distance[SQUARES], none = 255;
    chess_distance_grid_map(&piece, &grid, squares(on->from),
                            (const ChessDistanceObstacles *)on->own, distance, SQUARES);
    for (int sq = 0; sq < FILES; sq++)
      none &= distance[sq] & distance[SQUARES - FILES + sq];
    for (int sq = 0; sq < SQUARES; sq += FILES)
      none &= distance[sq] & distance[sq + FILES - 1];
    out[i] = none != 255;
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
