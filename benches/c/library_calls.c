/* The library's functions as a program calls them, one call for each of the n. Rows of the inline
 * header include it first, so that its functions are called, and define PIECE: its searches are
 * inlined for a constant piece, into functions that are not inlined themselves, as in the C that
 * they are compared with. */
#include <chess_distance.h>

#include "bench.h"

#ifdef PIECE
#define ONE static NOINLINE
#else
#define ONE static inline
#define PIECE piece
#endif

static const ChessDistanceBoard *board_of(const struct bench_input *in, size_t i) {
  return in->boards ? (const ChessDistanceBoard *)&in->boards[i] : NULL;
}

ONE void one_map(int piece, int from, const ChessDistanceBoard *board, uint8_t *out) {
  chess_distance_map(PIECE, from, board, out);
}

void map(const struct bench_input *in, uint8_t *out) {
  EACH(in, i)
  one_map(in->piece, in->a[i], board_of(in, i), out + 64 * i);
}

ONE void one_map_to(int piece, int to, const ChessDistanceBoard *board, uint8_t *out) {
  chess_distance_map_to(PIECE, to, board, out);
}

void map_to(const struct bench_input *in, uint8_t *out) {
  EACH(in, i)
  one_map_to(in->piece, in->a[i], board_of(in, i), out + 64 * i);
}

ONE void one_onward(int piece, const uint8_t *start, const ChessDistanceBoard *board,
                    uint8_t *out) {
  chess_distance_onward(PIECE, start, board, out);
}

void onward(const struct bench_input *in, uint8_t *out) {
  EACH(in, i)
  one_onward(in->piece, in->starts[i], board_of(in, i), out + 64 * i);
}

ONE void one_graph_map(const uint64_t *moves, uint64_t from, uint8_t *out) {
  chess_distance_graph_map(moves, from, out);
}

void graph_map(const struct bench_input *in, uint8_t *out) {
  EACH(in, i)
  one_graph_map(in->graphs[i], in->from[i], out + 64 * i);
}

/* Takes at most two of the enemy's pieces. */
ONE void one_pawn_map(int piece, uint64_t from, const ChessDistanceBoard *board, uint8_t *out) {
  chess_distance_pawn_map(PIECE, from, board->enemy, 2, board, out);
}

void pawn_map(const struct bench_input *in, uint8_t *out) {
  EACH(in, i)
  one_pawn_map(in->piece, in->from[i], board_of(in, i), out + 64 * i);
}

ONE int one_path(int piece, int from, int to, const ChessDistanceBoard *board) {
  return chess_distance_path(PIECE, from, to, board);
}

void path(const struct bench_input *in, uint8_t *out) {
  EACH(in, i)
  out[i] = (uint8_t)one_path(in->piece, in->a[i], in->b[i], board_of(in, i));
}

ONE uint64_t attacks_of_one(int piece, int from, uint64_t occupied) {
  return chess_distance_attacks(PIECE, (uint64_t)1 << from, occupied);
}

void attacks(const struct bench_input *in, uint8_t *out) {
  uint64_t *sets = (uint64_t *)out;
  EACH(in, i)
  sets[i] = attacks_of_one(in->piece, in->a[i], in->boards[i].own);
}

void matrix(const struct bench_input *in, uint8_t *out) {
  EACH(in, i)
  chess_distance_matrix(in->piece, board_of(in, i), (uint8_t (*)[64])(out + 4096 * i));
}

void table(const struct bench_input *in, uint8_t *out) {
  EACH(in, i)
  chess_distance_fill_table(in->piece, 16, 16, out + 65536 * i, 65536);
}

void graph_matrix(const struct bench_input *in, uint8_t *out) {
  EACH(in, i)
  chess_distance_graph_matrix(in->graphs[i], (uint8_t (*)[64])(out + 4096 * i));
}

void trajectory_count(const struct bench_input *in, uint8_t *out) {
  uint64_t *counts = (uint64_t *)out;
  EACH(in, i)
  counts[i] = chess_distance_trajectory_count(in->piece, in->a[i], in->b[i], board_of(in, i));
}

/* Each side has one piece, and both have the same board. */
ONE void one_territory(int piece, int a, int b, const ChessDistanceBoard *board,
                       ChessDistanceTerritory *out) {
  chess_distance_territory(PIECE, (uint64_t)1 << a, board, PIECE, (uint64_t)1 << b, board, out);
}

void territory(const struct bench_input *in, uint8_t *out) {
  ChessDistanceTerritory *territories = (ChessDistanceTerritory *)out;
  EACH(in, i)
  one_territory(in->piece, in->a[i], in->b[i], board_of(in, i), &territories[i]);
}

void batch(const struct bench_input *in, uint8_t *out) {
  EACH_CHUNK(in, i) {
    chess_distance_batch(in->piece, in->a + i, in->b + i, out + i, members_at(in, i));
  }
}

static ChessDistanceColumns columns_at(const struct bench_input *in, size_t i) {
  const ChessDistanceColumns empty = {NULL, NULL, NULL};
  ChessDistanceColumns columns = {in->own + i, in->enemy + i, NULL};
  return in->own ? columns : empty;
}

void map_batch(const struct bench_input *in, uint8_t *out) {
  EACH_CHUNK(in, i) {
    ChessDistanceColumns columns = columns_at(in, i);
    chess_distance_map_batch(in->piece, in->from + i, &columns, (uint8_t (*)[64])(out + 64 * i),
                             members_at(in, i));
  }
}

static void matrices(const struct bench_input *in, uint8_t *out, size_t boards) {
  for (size_t i = 0; i < in->n; i += boards) {
    const size_t left = in->n - i;
    ChessDistanceColumns columns = columns_at(in, i);
    chess_distance_matrix_batch(in->piece, &columns, (uint8_t (*)[64][64])(out + 4096 * i),
                                left < boards ? left : boards);
  }
}

void matrix_batch(const struct bench_input *in, uint8_t *out) {
  BENCH_REPEAT(in)
  matrices(in, out, in->n);
}

/* 16 MB for each call. */
void matrix_batch_in_parts(const struct bench_input *in, uint8_t *out) {
  BENCH_REPEAT(in)
  matrices(in, out, 4096);
}

void path_batch(const struct bench_input *in, uint8_t *out) {
  EACH_CHUNK(in, i) {
    ChessDistanceColumns columns = columns_at(in, i);
    chess_distance_path_batch(in->piece, in->from + i, in->to + i, &columns, out + i,
                              members_at(in, i));
  }
}

/* If no way leads, the layers stay as they were. */
void set_trajectories(const struct bench_input *in, uint8_t *out) {
  EACH(in, i) {
    uint64_t *layers = (uint64_t *)out + 64 * i;
    if (chess_distance_set_trajectories(in->piece, in->first[i], in->second[i], board_of(in, i),
                                        layers) < 0)
      memset(layers, 0, 64 * sizeof *layers);
  }
}

/* Both kings have the same board; the attacker's goal is a set. */
void duel(const struct bench_input *in, uint8_t *out) {
  EACH(in, i) {
    const ChessDistanceBoard *board = board_of(in, i);
    chess_distance_duel(board, board, in->first[i], (uint8_t (*)[64][64])(out + 8192 * i));
  }
}
