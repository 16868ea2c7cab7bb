/* One move at a time, by files and ranks, without bitboards, and one search over such moves: what the
 * programs compare the library with. */
#ifndef MAILBOX_H
#define MAILBOX_H

#include <string.h>

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

/* The squares one move away from a square. */
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

static inline void mailbox_graph(int piece, const ChessDistanceBoard *board, uint64_t moves[64]) {
    for (int sq = 0; sq < 64; sq++)
        moves[sq] = mailbox_moves(piece, sq, board ? board : &mailbox_empty);
}

/* The slow definition of a distance: least sums of costs from nodes that have one already; the others
 * have -1. Nodes are squares, or squares with what else a search has to know. */
typedef struct {
    int to, cost;
} Step;
enum { MOST_NODES = 4096, MOST_STEPS = 256 };
/* Writes the steps from a node, and returns how many there are. */
typedef int Steps(const void *graph, int from, Step steps[MOST_STEPS]);

static inline void search(Steps *steps_from, const void *graph, int nodes, int sums[]) {
    static char is_new[MOST_NODES];
    Step steps[MOST_STEPS];
    int again = 1;
    memset(is_new, 1, sizeof is_new);
    while (again) {
        again = 0;
        for (int from = 0; from < nodes; from++) {
            if (sums[from] < 0 || !is_new[from])
                continue;
            is_new[from] = 0;
            for (int count = steps_from(graph, from, steps); count > 0; count--) {
                const int to = steps[count - 1].to, sum = sums[from] + steps[count - 1].cost;
                if ((unsigned)sum < (unsigned)sums[to]) {
                    sums[to] = sum;
                    is_new[to] = 1;
                    again = 1;
                }
            }
        }
    }
}

/* In graphs of the 64 squares: a free move costs 0, any other 1 and the extra cost of its target. */
typedef struct {
    const uint64_t *free_moves, *costly_moves;
    uint64_t plus1, plus2;
} Costs;

static inline int steps_of_costs(const void *graph, int from, Step steps[MOST_STEPS]) {
    const Costs *const costs = (const Costs *)graph;
    const uint64_t free_moves = costs->free_moves ? costs->free_moves[from] : 0;
    int count = 0;
    for (int to = 0; to < 64; to++) {
        if (!in_set(free_moves | costs->costly_moves[from], to))
            continue;
        steps[count].to = to;
        steps[count].cost = in_set(free_moves, to) ? 0 : 1 + in_set(costs->plus1, to) + 2 * in_set(costs->plus2, to);
        count++;
    }
    return count;
}

static inline void least_sums(const uint64_t free_moves[64], const uint64_t costly_moves[64], uint64_t plus1,
                              uint64_t plus2, int sums[64]) {
    const Costs costs = {free_moves, costly_moves, plus1, plus2};
    search(steps_of_costs, &costs, 64, sums);
}

/* Fewest moves from a set to each square, -1 for none. */
static inline void distances_in(const uint64_t moves[64], uint64_t from, int distance[64]) {
    for (int sq = 0; sq < 64; sq++)
        distance[sq] = in_set(from, sq) ? 0 : -1;
    least_sums(NULL, moves, 0, 0, distance);
}

static inline void distances_of(int piece, uint64_t from, const ChessDistanceBoard *board, int distance[64]) {
    uint64_t moves[64];
    mailbox_graph(piece, board, moves);
    distances_in(moves, from, distance);
}

/* All distances on the empty board. */
static inline void distance_table(int piece, int table[64][64]) {
    uint64_t moves[64];
    mailbox_graph(piece, NULL, moves);
    for (int from = 0; from < 64; from++)
        distances_in(moves, UINT64_C(1) << from, table[from]);
}

/* The number of shortest ways to each square that has a distance. */
static inline void count_ways(const uint64_t moves[64], const int distance[64], uint64_t ways[64]) {
    for (int sq = 0; sq < 64; sq++)
        ways[sq] = distance[sq] == 0;
    for (int sum = 0; sum < 64; sum++)
        for (int sq = 0; sq < 64; sq++)
            for (int to = 0; distance[sq] == sum && to < 64; to++)
                if (in_set(moves[sq], to) && distance[to] == sum + 1)
                    ways[to] += ways[sq];
}

/* The least distance on a set, or -1. */
static inline int nearest_of(const int distance[64], uint64_t to) {
    int least = -1;
    for (int sq = 0; sq < 64; sq++)
        if (in_set(to, sq) && (unsigned)distance[sq] < (unsigned)least)
            least = distance[sq];
    return least;
}

/* Compares a map, and returns its largest distance. */
static inline int compare_map(const uint8_t map[64], const int expected[64], int what) {
    int largest = 0;
    for (int sq = 0; sq < 64; sq++) {
        CHECK(map[sq], expected[sq] < 0 ? CHESS_DISTANCE_NONE : expected[sq], what, sq);
        if (expected[sq] > largest)
            largest = expected[sq];
    }
    return largest;
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
