/* Distances from the moves alone: explicit lists of moves on the empty board, and a queue search
 * over them. No table, no formula, nothing of the library but the numbers of its pieces. */
#ifndef ORACLE_H
#define ORACLE_H

#include <chess_distance.h>

/* Pieces for the tables by difference, which the library has no number for: pawns that take
 * single steps only. */
enum { WHITE_STEPPER = 1000, BLACK_STEPPER = 1001 };

/* Marks up to `most` squares in one direction. */
static inline void oracle_ride(int from, int files, int ranks, int most, int to[64]) {
    int file = from % 8 + files, rank = from / 8 + ranks;
    for (; most > 0 && file >= 0 && file < 8 && rank >= 0 && rank < 8; most--) {
        to[8 * rank + file] = 1;
        file += files;
        rank += ranks;
    }
}

static inline void oracle_leap(int from, int m, int n, int to[64]) {
    static const int signs[4][2] = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
    for (int i = 0; i < 4; i++) {
        oracle_ride(from, signs[i][0] * m, signs[i][1] * n, 1, to);
        oracle_ride(from, signs[i][0] * n, signs[i][1] * m, 1, to);
    }
}

static inline void oracle_orthogonal(int from, int most, int to[64]) {
    oracle_ride(from, 0, 1, most, to);
    oracle_ride(from, 1, 0, most, to);
    oracle_ride(from, 0, -1, most, to);
    oracle_ride(from, -1, 0, most, to);
}

static inline void oracle_diagonal(int from, int most, int to[64]) {
    oracle_ride(from, 1, 1, most, to);
    oracle_ride(from, 1, -1, most, to);
    oracle_ride(from, -1, 1, most, to);
    oracle_ride(from, -1, -1, most, to);
}

/* Sets to[s] to 1 for the squares s one move away. */
static inline void oracle_moves(int piece, int from, int to[64]) {
    for (int s = 0; s < 64; s++)
        to[s] = 0;
    if (piece >= 256 && piece <= 511)
        oracle_leap(from, (piece - 256) / 16, (piece - 256) % 16, to);
    switch (piece) {
    case CHESS_DISTANCE_KING:
        oracle_orthogonal(from, 1, to);
        oracle_diagonal(from, 1, to);
        break;
    case CHESS_DISTANCE_WAZIR:
        oracle_orthogonal(from, 1, to);
        break;
    case CHESS_DISTANCE_BISHOP:
    case CHESS_DISTANCE_ARCHBISHOP:
        oracle_diagonal(from, 7, to);
        break;
    case CHESS_DISTANCE_ROOK:
    case CHESS_DISTANCE_CHANCELLOR:
        oracle_orthogonal(from, 7, to);
        break;
    case CHESS_DISTANCE_QUEEN:
    case CHESS_DISTANCE_AMAZON:
        oracle_orthogonal(from, 7, to);
        oracle_diagonal(from, 7, to);
        break;
    case CHESS_DISTANCE_WHITE_PAWN:
        oracle_ride(from, 0, 1, from / 8 == 1 ? 2 : 1, to);
        break;
    case CHESS_DISTANCE_BLACK_PAWN:
        oracle_ride(from, 0, -1, from / 8 == 6 ? 2 : 1, to);
        break;
    case WHITE_STEPPER:
        oracle_ride(from, 0, 1, 1, to);
        break;
    case BLACK_STEPPER:
        oracle_ride(from, 0, -1, 1, to);
        break;
    default:
        break;
    }
    if (piece == CHESS_DISTANCE_KNIGHT || piece == CHESS_DISTANCE_ARCHBISHOP ||
        piece == CHESS_DISTANCE_CHANCELLOR || piece == CHESS_DISTANCE_AMAZON)
        oracle_leap(from, 1, 2, to);
}

/* Fewest moves from one square to every square, -1 where no sequence of moves leads. */
static inline void oracle_distances(int piece, int from, int distances[64]) {
    int queue[64], head = 0, tail = 0, to[64];
    for (int s = 0; s < 64; s++)
        distances[s] = -1;
    distances[from] = 0;
    queue[tail++] = from;
    while (head < tail) {
        int s = queue[head++];
        oracle_moves(piece, s, to);
        for (int t = 0; t < 64; t++)
            if (to[t] && distances[t] < 0) {
                distances[t] = distances[s] + 1;
                queue[tail++] = t;
            }
    }
}

static inline void oracle_table(int piece, int table[64][64]) {
    for (int from = 0; from < 64; from++)
        oracle_distances(piece, from, table[from]);
}

#endif
