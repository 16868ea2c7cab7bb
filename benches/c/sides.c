/* Duels, pairs and whole positions as programs write them by hand. */
#include <stdlib.h>

#include "boards.h"

static uint64_t around[64];

__attribute__((constructor)) static void fill_neighbors(void)
{
    for (int sq = 0; sq < 64; sq++)
        around[sq] = king_moves((uint64_t)1 << sq) & ~((uint64_t)1 << sq);
}

/* Level by level: first the states that a move of the attacker wins, then those that no move of the
 * defender saves. */
static NOINLINE void by_retrograde_analysis(struct bench_board board, uint64_t goal,
                                            uint8_t table[2][64][64])
{
    uint64_t entered = ~(board.own | board.avoid), won[64], lost[64], apart[64];
    memset(table, 255, 8192);
    for (int a = 0; a < 64; a++) {
        apart[a] = ~(around[a] | (uint64_t)1 << a);
        won[a] = lost[a] = goal >> a & 1 ? apart[a] : 0;
        for (uint64_t rest = won[a]; rest; rest &= rest - 1)
            table[0][a][lowest(rest)] = table[1][a][lowest(rest)] = 0;
    }
    for (int level = 1, changed = 1; changed; level++) {
        uint64_t now[64];
        changed = 0;
        for (int a = 0; a < 64; a++) {
            uint64_t wins = 0;
            for (uint64_t to = around[a] & entered; to; to &= to - 1)
                wins |= lost[lowest(to)];
            now[a] = wins & apart[a] & ~won[a];
        }
        for (int a = 0; a < 64; a++) {
            for (uint64_t rest = now[a]; rest; rest &= rest - 1)
                table[0][a][lowest(rest)] = (uint8_t)level;
            won[a] |= now[a];
        }
        for (int a = 0; a < 64; a++) {
            if (!now[a])
                continue;
            for (uint64_t rest = apart[a] & ~lost[a]; rest; rest &= rest - 1) {
                int d = lowest(rest);
                uint64_t to = around[d] & entered & apart[a];
                if (to && !(to & ~won[a])) {
                    lost[a] |= (uint64_t)1 << d;
                    table[1][a][d] = (uint8_t)level;
                    changed = 1;
                }
            }
        }
    }
}

void duel(const struct bench_input *in, uint8_t *out)
{
    BENCH_REPEAT(in)
    {
        for (size_t i = 0; i < in->n; i++)
            by_retrograde_analysis(board_at(in, i), in->first[i],
                                   (uint8_t(*)[64][64])(out + 8192 * i));
    }
}

/* A queue of pairs of squares; the moves of the first piece are the least of each level. */
static NOINLINE void by_queue(struct bench_board board, int a, int b, uint64_t to1, uint64_t to2,
                              uint8_t moves[2])
{
    uint64_t entered = ~(board.own | board.avoid);
    static __thread uint8_t sum[4096], part[4096];
    static __thread uint16_t queue[4096];
    int head = 0, tail = 0, found = -1;
    moves[0] = moves[1] = 255;
    if (a == b)
        return;
    memset(sum, 255, sizeof sum);
    sum[64 * a + b] = part[64 * a + b] = 0;
    queue[tail++] = (uint16_t)(64 * a + b);
    while (head < tail) {
        int state = queue[head++], first = state >> 6, second = state & 63;
        if (found >= 0 && sum[state] > sum[found])
            break;
        if (to1 >> first & to2 >> second & 1) {
            if (found < 0 || part[state] < part[found])
                found = state;
            continue;
        }
        for (int side = 0; side < 2; side++) {
            int mover = side ? second : first, other = side ? first : second;
            uint64_t to = around[mover] & entered & ~((uint64_t)1 << other);
            for (; to; to &= to - 1) {
                int next = side ? 64 * other + lowest(to) : 64 * lowest(to) + other;
                uint8_t of_first = (uint8_t)(part[state] + !side);
                if (sum[next] == 255) {
                    sum[next] = (uint8_t)(sum[state] + 1);
                    part[next] = of_first;
                    queue[tail++] = (uint16_t)next;
                } else if (sum[next] == sum[state] + 1 && of_first < part[next]) {
                    part[next] = of_first;
                }
            }
        }
    }
    if (found >= 0) {
        moves[0] = part[found];
        moves[1] = (uint8_t)(sum[found] - part[found]);
    }
}

void pair(const struct bench_input *in, uint8_t *out)
{
    BENCH_REPEAT(in)
    {
        for (size_t i = 0; i < in->n; i++)
            by_queue(board_at(in, i), in->a[i], in->b[i], in->first[i], in->second[i],
                     out + 2 * i);
    }
}
