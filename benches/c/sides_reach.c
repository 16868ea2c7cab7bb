/* Where pieces may ever stand: the rules of chess_distance_reach, square by square, until nothing
 * changes. */
#include "boards.h"

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
    BENCH_REPEAT(in)
    {
        for (size_t i = 0; i < in->n; i++)
            by_rules(&in->positions[i], (uint64_t *)out + 64 * i);
    }
}
