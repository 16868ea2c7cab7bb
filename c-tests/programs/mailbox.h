/* All distances on the empty board, by files and ranks, one move at a time and without bitboards: what
 * the programs compare tables with. The Rust tests have searches among obstacles. */
#ifndef MAILBOX_H
#define MAILBOX_H

#include <chess_distance.h>

#include "check.h"

static inline int in_set(uint64_t set, int sq) {
    return (int)(set >> sq & 1);
}

/* Up to a number of steps in one direction. */
static inline uint64_t mailbox_slide(int sq, int files, int ranks, int steps) {
    uint64_t reached = 0;
    int file = (sq & 7) + files, rank = (sq >> 3) + ranks;
    for (; steps > 0 && file >= 0 && file <= 7 && rank >= 0 && rank <= 7; steps--) {
        reached |= UINT64_C(1) << (8 * rank + file);
        file += files;
        rank += ranks;
    }
    return reached;
}

static inline uint64_t mailbox_jumps(int sq, int m, int n, int steps) {
    uint64_t reached = 0;
    for (int signs = 0; signs < 4; signs++) {
        const int a = signs & 1 ? -m : m, b = signs & 2 ? -n : n;
        reached |= mailbox_slide(sq, a, b, steps) | mailbox_slide(sq, b, a, steps);
    }
    return reached;
}

/* The squares one move away from a square. */
static inline uint64_t mailbox_moves(int piece, int sq) {
    const uint64_t jumps = mailbox_jumps(sq, 1, 2, 1);
    const uint64_t straight = mailbox_jumps(sq, 0, 1, 7), diagonal = mailbox_jumps(sq, 1, 1, 7);
    switch (piece) {
    case CHESS_DISTANCE_KING: return mailbox_jumps(sq, 0, 1, 1) | mailbox_jumps(sq, 1, 1, 1);
    case CHESS_DISTANCE_WAZIR: return mailbox_jumps(sq, 0, 1, 1);
    case CHESS_DISTANCE_KNIGHT: return jumps;
    case CHESS_DISTANCE_BISHOP: return diagonal;
    case CHESS_DISTANCE_ROOK: return straight;
    case CHESS_DISTANCE_QUEEN: return straight | diagonal;
    case CHESS_DISTANCE_WHITE_PAWN: return mailbox_slide(sq, 0, 1, sq >> 3 == 1 ? 2 : 1);
    case CHESS_DISTANCE_BLACK_PAWN: return mailbox_slide(sq, 0, -1, sq >> 3 == 6 ? 2 : 1);
    case CHESS_DISTANCE_ARCHBISHOP: return diagonal | jumps;
    case CHESS_DISTANCE_CHANCELLOR: return straight | jumps;
    case CHESS_DISTANCE_AMAZON: return straight | diagonal | jumps;
    default: return mailbox_jumps(sq, (piece >> 4) & 15, piece & 15, 1);
    }
}

/* Fewest moves between any two squares, -1 for none. */
static inline void distance_table(int piece, int table[64][64]) {
    for (int from = 0; from < 64; from++) {
        for (int sq = 0; sq < 64; sq++)
            table[from][sq] = sq == from ? 0 : -1;
        for (int moves = 0; moves < 64; moves++)
            for (int sq = 0; sq < 64; sq++)
                for (int to = 0; table[from][sq] == moves && to < 64; to++)
                    if (in_set(mailbox_moves(piece, sq), to) && table[from][to] < 0)
                        table[from][to] = moves + 1;
    }
}

#endif
