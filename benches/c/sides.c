/* Duels as programs write them by hand. */
#include "bench.h"

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
    EACH(in, i)
        by_retrograde_analysis(board_at(in, i), in->first[i],
                               (uint8_t(*)[64][64])(out + 8192 * i));
}
