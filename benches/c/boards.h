/* Shared by the searches: boards, sets, and the moves of kings and knights. */
#ifndef BOARDS_H
#define BOARDS_H

#include <string.h>

#include "bench.h"

#define NOT_A_FILE 0xfefefefefefefefeu
#define NOT_H_FILE 0x7f7f7f7f7f7f7f7fu
#define NOT_AB_FILES 0xfcfcfcfcfcfcfcfcu
#define NOT_GH_FILES 0x3f3f3f3f3f3f3f3fu

/* Pieces by their numbers in chess_distance.h. */
enum { KING = 0, KNIGHT = 2, BISHOP = 3, ROOK = 4, QUEEN = 5 };

static inline uint64_t king_moves(uint64_t set)
{
    uint64_t row = set | (set << 1 & NOT_A_FILE) | (set >> 1 & NOT_H_FILE);
    return row | row << 8 | row >> 8;
}

static inline uint64_t knight_moves(uint64_t set)
{
    uint64_t one = (set << 1 & NOT_A_FILE) | (set >> 1 & NOT_H_FILE);
    uint64_t two = (set << 2 & NOT_AB_FILES) | (set >> 2 & NOT_GH_FILES);
    return one << 16 | one >> 16 | two << 8 | two >> 8;
}

/* The i-th board; the empty one if there are no boards. */
static inline struct bench_board board_at(const struct bench_input *in, size_t i)
{
    static const struct bench_board empty = {0, 0, 0};
    return in->boards ? in->boards[i] : empty;
}

#endif
