/* Columns of random boards, and the expected values from the calls for single boards. */
#ifndef COLUMNS_H
#define COLUMNS_H

#include <string.h>

#include <chess_distance.h>

#include "check.h"

enum { ROWS = 300, CANARY = 0x5a };

/* Two sides: sets of squares and three columns of obstacles. */
static uint64_t sets[2][ROWS], obstacles[2][3][ROWS];

/* Few squares, sometimes none; boards from empty to mazes. */
static inline void refill(uint64_t *state) {
    for (int side = 0; side < 2; side++)
        for (int row = 0; row < ROWS; row++) {
            const uint64_t bits = random_bits(state);
            uint64_t *const set = &sets[side][row];
            *set = (uint64_t)1 << (bits & 63);
            if ((bits >> 6 & 7) == 0)
                *set = random_bits(state) & random_bits(state) & random_bits(state);
            if ((bits >> 9 & 15) == 0)
                *set = 0;
            for (int column = 0; column < 3; column++) {
                uint64_t *const board = &obstacles[side][column][row];
                *board = random_bits(state) & random_bits(state);
                if ((bits >> 16 & 3) != 0)
                    *board &= random_bits(state);
                if ((bits >> 18 & 7) == 0)
                    *board = 0;
                if (column == 0 && (bits >> 21 & 15) == 0)
                    *board = ~UINT64_C(0x7f8199afa09f807f); /* a corridor of 35 steps */
            }
        }
}

/* The obstacles from a row on, in the columns whose bits are set. */
static inline ChessDistanceColumns columns_of(int side, size_t first, unsigned given) {
    ChessDistanceColumns columns = {NULL, NULL, NULL};
    if (given & 1u)
        columns.own = obstacles[side][0] + first;
    if (given & 2u)
        columns.enemy = obstacles[side][1] + first;
    if (given & 4u)
        columns.avoid = obstacles[side][2] + first;
    return columns;
}

static inline ChessDistanceBoard board_of(const ChessDistanceColumns *columns, size_t row) {
    ChessDistanceBoard board = {0, 0, 0};
    if (columns && columns->own)
        board.own = columns->own[row];
    if (columns && columns->enemy)
        board.enemy = columns->enemy[row];
    if (columns && columns->avoid)
        board.avoid = columns->avoid[row];
    return board;
}

/* The map of one row; an empty set is no error. */
static inline void single_map(int piece, uint64_t from, const ChessDistanceColumns *columns, size_t row,
                              uint8_t map[64]) {
    const ChessDistanceBoard board = board_of(columns, row);
    if (chess_distance_set_map(piece, from, &board, map) == CHESS_DISTANCE_EMPTY_SET)
        memset(map, CHESS_DISTANCE_NONE, 64);
}

static inline uint8_t single_path(int piece, uint64_t from, uint64_t to, const ChessDistanceColumns *columns,
                                  size_t row) {
    const ChessDistanceBoard board = board_of(columns, row);
    const int moves = chess_distance_sets(piece, from, to, &board);
    return moves < 0 ? CHESS_DISTANCE_NONE : (uint8_t)moves;
}

#endif
