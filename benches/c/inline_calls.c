/* The work of bitboard_search.c, through chess_distance_inline.h, with constant pieces. */
#include "bench.h"
#include "chess_distance_inline.h"

static inline ChessDistanceBoard obstacles(const struct bench_input *in, size_t i)
{
    struct bench_board board = board_at(in, i);
    ChessDistanceBoard result;
    result.own = board.own;
    result.enemy = board.enemy;
    result.avoid = board.avoid;
    return result;
}

static NOINLINE void map_any(int piece, int from, const ChessDistanceBoard *board, uint8_t *out)
{
    switch (piece) {
    case KING: chess_distance_map(CHESS_DISTANCE_KING, from, board, out); break;
    case KNIGHT: chess_distance_map(CHESS_DISTANCE_KNIGHT, from, board, out); break;
    case BISHOP: chess_distance_map(CHESS_DISTANCE_BISHOP, from, board, out); break;
    case ROOK: chess_distance_map(CHESS_DISTANCE_ROOK, from, board, out); break;
    case QUEEN: chess_distance_map(CHESS_DISTANCE_QUEEN, from, board, out); break;
    }
}

void map(const struct bench_input *in, uint8_t *out)
{
    EACH(in, i) {
        ChessDistanceBoard board = obstacles(in, i);
        map_any(in->piece, in->a[i], &board, out + 64 * i);
    }
}

/* With a piece that is not constant. */
void any_map(const struct bench_input *in, uint8_t *out)
{
    EACH(in, i) {
        ChessDistanceBoard board = obstacles(in, i);
        chess_distance_map(in->piece, in->a[i], &board, out + 64 * i);
    }
}

static NOINLINE uint64_t rook_attacks(int from, uint64_t occupied)
{
    return chess_distance_attacks(CHESS_DISTANCE_ROOK, (uint64_t)1 << from, occupied);
}

/* Of rooks. */
void attacks(const struct bench_input *in, uint8_t *out)
{
    uint64_t *sets = (uint64_t *)out;
    EACH(in, i)
        sets[i] = rook_attacks(in->a[i], in->boards[i].own);
}

static NOINLINE int path_any(int piece, int from, int to, const ChessDistanceBoard *board)
{
    switch (piece) {
    case KING: return chess_distance_path(CHESS_DISTANCE_KING, from, to, board);
    case KNIGHT: return chess_distance_path(CHESS_DISTANCE_KNIGHT, from, to, board);
    case BISHOP: return chess_distance_path(CHESS_DISTANCE_BISHOP, from, to, board);
    case ROOK: return chess_distance_path(CHESS_DISTANCE_ROOK, from, to, board);
    case QUEEN: return chess_distance_path(CHESS_DISTANCE_QUEEN, from, to, board);
    default: return -1;
    }
}

void path(const struct bench_input *in, uint8_t *out)
{
    EACH(in, i) {
        ChessDistanceBoard board = obstacles(in, i);
        out[i] = (uint8_t)path_any(in->piece, in->a[i], in->b[i], &board);
    }
}

static NOINLINE void kings(int a, int b, const ChessDistanceBoard *board, ChessDistanceTerritory *out)
{
    chess_distance_territory(CHESS_DISTANCE_KING, (uint64_t)1 << a, board, CHESS_DISTANCE_KING,
                             (uint64_t)1 << b, board, out);
}

void territory(const struct bench_input *in, uint8_t *out)
{
    ChessDistanceTerritory *results = (ChessDistanceTerritory *)out;
    EACH(in, i) {
        ChessDistanceBoard board = obstacles(in, i);
        kings(in->a[i], in->b[i], in->boards ? &board : NULL, &results[i]);
    }
}
