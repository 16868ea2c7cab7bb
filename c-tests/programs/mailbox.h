/* One move at a time, by files and ranks, without bitboards: the reference of the programs about
 * obstacles. */
#ifndef MAILBOX_H
#define MAILBOX_H

#include <chess_distance.h>

#include "check.h"

static const ChessDistanceBoard mailbox_empty = {0, 0, 0};

static inline int in_set(uint64_t set, int sq) {
    return (int)(set >> sq & 1);
}

static inline int mailbox_occupied(const ChessDistanceBoard *board, int sq) {
    return in_set(board->own | board->enemy, sq);
}

/* Up to a number of steps in one direction. */
static inline uint64_t mailbox_slide(int sq, int files, int ranks, int steps,
                                     const ChessDistanceBoard *board) {
    uint64_t reached = 0;
    int file = (sq & 7) + files, rank = (sq >> 3) + ranks;
    for (; steps > 0 && file >= 0 && file <= 7 && rank >= 0 && rank <= 7; steps--) {
        const int to = 8 * rank + file;
        if (!in_set(board->own | board->avoid, to))
            reached |= UINT64_C(1) << to;
        if (mailbox_occupied(board, to))
            break;
        file += files;
        rank += ranks;
    }
    return reached;
}

static inline uint64_t mailbox_jumps(int sq, int m, int n, int steps, const ChessDistanceBoard *board) {
    uint64_t reached = 0;
    for (int signs = 0; signs < 4; signs++) {
        const int a = signs & 1 ? -m : m, b = signs & 2 ? -n : n;
        reached |= mailbox_slide(sq, a, b, steps, board) | mailbox_slide(sq, b, a, steps, board);
    }
    return reached;
}

static inline uint64_t mailbox_pawn(int sq, int forward, const ChessDistanceBoard *board) {
    uint64_t reached = 0;
    const int steps = (sq >> 3) == (forward > 0 ? 1 : 6) ? 2 : 1;
    for (int to = sq, step = 0; step < steps; step++) {
        to += 8 * forward;
        if (!on_board(to) || mailbox_occupied(board, to))
            break;
        if (!in_set(board->avoid, to))
            reached |= UINT64_C(1) << to;
    }
    return reached;
}

/* The squares one move away from a square; board may not be NULL here. */
static inline uint64_t mailbox_moves(int piece, int sq, const ChessDistanceBoard *board) {
    const uint64_t jumps = mailbox_jumps(sq, 1, 2, 1, board);
    const uint64_t straight = mailbox_jumps(sq, 0, 1, 7, board);
    const uint64_t diagonal = mailbox_jumps(sq, 1, 1, 7, board);
    switch (piece) {
    case CHESS_DISTANCE_KING: return mailbox_jumps(sq, 0, 1, 1, board) | mailbox_jumps(sq, 1, 1, 1, board);
    case CHESS_DISTANCE_WAZIR: return mailbox_jumps(sq, 0, 1, 1, board);
    case CHESS_DISTANCE_KNIGHT: return jumps;
    case CHESS_DISTANCE_BISHOP: return diagonal;
    case CHESS_DISTANCE_ROOK: return straight;
    case CHESS_DISTANCE_QUEEN: return straight | diagonal;
    case CHESS_DISTANCE_WHITE_PAWN: return mailbox_pawn(sq, 1, board);
    case CHESS_DISTANCE_BLACK_PAWN: return mailbox_pawn(sq, -1, board);
    case CHESS_DISTANCE_ARCHBISHOP: return diagonal | jumps;
    case CHESS_DISTANCE_CHANCELLOR: return straight | jumps;
    case CHESS_DISTANCE_AMAZON: return straight | diagonal | jumps;
    default: return mailbox_jumps(sq, (piece >> 4) & 15, piece & 15, 1, board);
    }
}

/* A queue search from a set: fewest moves to each square, -1 for none, and the number of shortest
 * paths to it. */
static inline void mailbox_search(int piece, uint64_t from, const ChessDistanceBoard *board,
                                  int distance[64], uint64_t paths[64]) {
    int queue[64], head = 0, tail = 0;
    for (int sq = 0; sq < 64; sq++) {
        distance[sq] = in_set(from, sq) ? 0 : -1;
        paths[sq] = (uint64_t)in_set(from, sq);
        if (in_set(from, sq))
            queue[tail++] = sq;
    }
    while (head < tail) {
        const int sq = queue[head++];
        const uint64_t moves = mailbox_moves(piece, sq, board);
        for (int to = 0; to < 64; to++) {
            if (!in_set(moves, to))
                continue;
            if (distance[to] < 0) {
                distance[to] = distance[sq] + 1;
                queue[tail++] = to;
            }
            if (distance[to] == distance[sq] + 1)
                paths[to] += paths[sq];
        }
    }
}

/* Obstacles from none to many, sometimes overlapping. */
static inline ChessDistanceBoard random_board(uint64_t *state) {
    ChessDistanceBoard board;
    uint64_t *const sets[3] = {&board.own, &board.enemy, &board.avoid};
    for (int i = 0; i < 3; i++) {
        const int thinnings = (int)(random_bits(state) >> 62) + 1;
        *sets[i] = random_bits(state);
        for (int j = 0; j < thinnings; j++)
            *sets[i] &= random_bits(state);
    }
    return board;
}

static const int mailbox_pieces[] = {
    CHESS_DISTANCE_KING,      CHESS_DISTANCE_WAZIR,        CHESS_DISTANCE_KNIGHT,
    CHESS_DISTANCE_BISHOP,    CHESS_DISTANCE_ROOK,         CHESS_DISTANCE_QUEEN,
    CHESS_DISTANCE_WHITE_PAWN, CHESS_DISTANCE_BLACK_PAWN,  CHESS_DISTANCE_ARCHBISHOP,
    CHESS_DISTANCE_CHANCELLOR, CHESS_DISTANCE_AMAZON,      CHESS_DISTANCE_LEAPER(1, 1),
    CHESS_DISTANCE_LEAPER(3, 1), CHESS_DISTANCE_LEAPER(2, 3), CHESS_DISTANCE_LEAPER(0, 3),
    CHESS_DISTANCE_LEAPER(7, 7), CHESS_DISTANCE_LEAPER(15, 0)
};
enum { MAILBOX_PIECES = (int)(sizeof mailbox_pieces / sizeof mailbox_pieces[0]) };

#endif
