/* Two kings that move in turn, by a plain retrograde search over whole positions: squares and steps,
 * nothing of the library. For the endings of pawn_game.h. */
#ifndef KINGS_H
#define KINGS_H

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* By the side to move (0 is the attacker) and the attacker's square, the defender's squares. */
typedef uint64_t Pairs[2][64];

/* The attacker's moves until the game ends, where the defender does not hold. */
enum { HELD = -1 };
typedef int Values[2][64][64];

static inline int in_pairs(uint64_t pairs[2][64], int to_move, int a, int d) {
    return (int)(pairs[to_move][a] >> d & 1);
}

static inline int steps_between(int a, int b) {
    const int files = abs((a & 7) - (b & 7)), ranks = abs((a >> 3) - (b >> 3));
    return files > ranks ? files : ranks;
}

/* One of the eight squares around a square, or -1. */
static inline int neighbor(int square, int direction) {
    static const int files[8] = {-1, 0, 1, -1, 1, -1, 0, 1}, ranks[8] = {-1, -1, -1, 0, 0, 1, 1, 1};
    const int file = (square & 7) + files[direction], rank = (square >> 3) + ranks[direction];
    return file < 0 || file > 7 || rank < 0 || rank > 7 ? -1 : 8 * rank + file;
}

/* Whether a king may step to this neighbor: it is open, and the other king does not guard it. */
static inline int is_step(uint64_t closed, int to, int other) {
    return to >= 0 && steps_between(to, other) > 1 && !(closed >> to & 1);
}

/* From the ends back: a state gets its value when the first of the attacker's moves, or the last of the
 * defender's, leads to one that has a value. Values only grow on the way, since the attacker's ends
 * come first. closed: the squares that the king of each side may not enter. */
static inline void search_kings(const uint64_t closed[2], Pairs wins, Pairs holds, Values values) {
    static struct { int to_move, a, d; } queue[2 * 64 * 64];
    static int replies[64][64];
    int queued = 0;
    memset(replies, 0, sizeof replies);
    for (int to_move = 0; to_move < 2; to_move++)
        for (int a = 0; a < 64; a++)
            for (int d = 0; d < 64; d++) {
                values[to_move][a][d] = HELD;
                for (int i = 0; to_move == 1 && i < 8; i++)
                    replies[a][d] += is_step(closed[1], neighbor(d, i), a);
                if (steps_between(a, d) > 1 && in_pairs(wins, to_move, a, d)) {
                    values[to_move][a][d] = 0;
                    queue[queued].to_move = to_move;
                    queue[queued].a = a;
                    queue[queued++].d = d;
                }
            }
    for (int i = 0; i < queued; i++) {
        const int before = 1 - queue[i].to_move, to_a = queue[i].a, to_d = queue[i].d;
        if (before == 0 ? !is_step(closed[0], to_a, to_d) : !is_step(closed[1], to_d, to_a))
            continue;
        for (int k = 0; k < 8; k++) {
            const int from = neighbor(before == 0 ? to_a : to_d, k);
            const int a = before == 0 ? from : to_a, d = before == 0 ? to_d : from;
            int *value;
            if (from < 0 || steps_between(a, d) < 2)
                continue;
            value = &values[before][a][d];
            if (*value != HELD || in_pairs(holds, before, a, d))
                continue;
            if (before == 1 && --replies[a][d] > 0)
                continue;
            *value = values[1 - before][to_a][to_d] + (before == 0);
            queue[queued].to_move = before;
            queue[queued].a = a;
            queue[queued++].d = d;
        }
    }
}

#endif
