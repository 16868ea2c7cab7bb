/* Duels, pairs and whole positions as programs write them by hand. */
#include <stdlib.h>

#include "pawn_game.h"

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
    EACH(in, i)
        by_queue(board_at(in, i), in->a[i], in->b[i], in->first[i], in->second[i],
                 out + 2 * i);
}

/* Where pieces may ever stand: the rules of chess_distance_reach, square by square, until nothing
 * changes. */
enum { WHITE, BLACK };

struct search {
    const struct bench_position *on;
    uint64_t *reach;
    uint64_t as_pawn[64], fixed, prey[2]; /* prey: squares that a side's pieces come to */
};

static uint64_t pawn_attacks(int color, uint64_t set)
{
    uint64_t beside = (set << 1 & NOT_A_FILE) | (set >> 1 & NOT_H_FILE);
    return color == WHITE ? beside << 8 : beside >> 8;
}

static uint64_t ray(uint64_t from, int shift, uint64_t inside, uint64_t free)
{
    uint64_t all = 0, next = from;
    do {
        next = (shift > 0 ? next << shift : next >> -shift) & inside;
        all |= next;
        next &= free;
    } while (next);
    return all;
}

static uint64_t rook_moves(uint64_t from, uint64_t free)
{
    return ray(from, 8, ~(uint64_t)0, free) | ray(from, -8, ~(uint64_t)0, free) |
           ray(from, 1, NOT_A_FILE, free) | ray(from, -1, NOT_H_FILE, free);
}

static uint64_t bishop_moves(uint64_t from, uint64_t free)
{
    return ray(from, 9, NOT_A_FILE, free) | ray(from, -7, NOT_A_FILE, free) |
           ray(from, 7, NOT_H_FILE, free) | ray(from, -9, NOT_H_FILE, free);
}

static uint64_t moves(int piece, uint64_t from, uint64_t free)
{
    switch (piece) {
    case KING: return king_moves(from);
    case KNIGHT: return knight_moves(from);
    case BISHOP: return bishop_moves(from, free);
    case ROOK: return rook_moves(from, free);
    default: return bishop_moves(from, free) | rook_moves(from, free);
    }
}

static uint64_t closure(const struct search *s, int piece, uint64_t from, uint64_t closed)
{
    for (uint64_t last = 0; from != last;) {
        last = from;
        from |= moves(piece, from, ~s->fixed) & ~closed;
    }
    return from;
}

static int found(struct search *s, int sq, uint64_t squares, uint64_t enemies)
{
    if (s->reach[sq] == squares)
        return 0;
    s->reach[sq] = squares;
    s->fixed &= ~((uint64_t)1 << sq | (squares & enemies));
    return 1;
}

static int of_kind(struct search *s, int piece, uint64_t pieces, int color)
{
    const struct bench_position *on = s->on;
    uint64_t own = color == WHITE ? on->white : on->black;
    uint64_t enemies = color == WHITE ? on->black : on->white;
    int changed = 0;
    for (uint64_t rest = pieces & own; rest; rest &= rest - 1) {
        int sq = lowest(rest);
        uint64_t closed = s->fixed & (own | on->kings), squares;
        if (piece == KING) {
            uint64_t guards = s->fixed & enemies;
            closed |= pawn_attacks(!color, guards & on->pawns) |
                      knight_moves(guards & on->knights) | king_moves(guards & on->kings);
        }
        squares = closure(s, piece, s->reach[sq], closed);
        if (piece != KING)
            s->prey[color] |= squares;
        changed |= found(s, sq, squares, enemies);
    }
    return changed;
}

static int of_pawns(struct search *s, int color)
{
    const struct bench_position *on = s->on;
    uint64_t own = color == WHITE ? on->white : on->black;
    uint64_t enemies = color == WHITE ? on->black : on->white;
    uint64_t third = color == WHITE ? (uint64_t)0xff << 16 : (uint64_t)0xff << 40;
    uint64_t last_rank = color == WHITE ? (uint64_t)0xff << 56 : 0xff;
    int changed = 0;
    for (uint64_t rest = on->pawns & own; rest; rest &= rest - 1) {
        int sq = lowest(rest);
        uint64_t squares = s->as_pawn[sq] | (uint64_t)1 << sq, last = 0;
        while (squares != last) {
            uint64_t one = (color == WHITE ? squares << 8 : squares >> 8) & ~s->fixed, two;
            two = color == WHITE ? (one & third) << 8 : (one & third) >> 8;
            last = squares;
            squares |= one | (two & ~s->fixed) | (pawn_attacks(color, squares) & s->prey[!color]);
        }
        s->as_pawn[sq] = squares;
        if (squares & last_rank) {
            uint64_t promoted = squares & last_rank, closed = s->fixed & (own | on->kings);
            squares |= closure(s, QUEEN, promoted, closed) | closure(s, KNIGHT, promoted, closed);
        }
        s->prey[color] |= squares;
        changed |= found(s, sq, squares, enemies);
    }
    return changed;
}

static NOINLINE void by_rules(const struct bench_position *on, uint64_t reach[64])
{
    struct search s = {on, reach, {0}, on->white | on->black, {0, 0}};
    s.prey[WHITE] = on->white & ~on->kings;
    s.prey[BLACK] = on->black & ~on->kings;
    for (int sq = 0; sq < 64; sq++)
        reach[sq] = s.fixed & (uint64_t)1 << sq;
    for (int changed = 1; changed;) {
        changed = 0;
        for (int color = WHITE; color <= BLACK; color++) {
            changed |= of_kind(&s, KNIGHT, on->knights, color);
            changed |= of_kind(&s, QUEEN, on->queens, color);
            changed |= of_kind(&s, ROOK, on->rooks, color);
            changed |= of_kind(&s, BISHOP, on->bishops, color);
            changed |= of_pawns(&s, color);
            changed |= of_kind(&s, KING, on->kings, color);
        }
    }
}

/* The rows have no en passant square. */
void reach(const struct bench_input *in, uint8_t *out)
{
    EACH(in, i)
        by_rules(&in->positions[i], (uint64_t *)out + 64 * i);
}

/* The study of Lasker and Reichhelm (1901), by a plain search over whole positions: squares and men,
 * no sets of squares. It is the one that the tests compare the library with. */
void pawn_ending(const struct bench_input *in, uint8_t *out)
{
    BENCH_REPEAT(in)
    {
        static Game game;
        start_game(&game, 1, 0);
        Ending *ending = find_pawns(&game, STUDY_WHITE, STUDY_BLACK);
        solve_ending(&game, ending);
        memcpy(out, ending->won, sizeof ending->won);
        free_game(&game);
    }
}
