/* The bound of the recipe is never above the moves of a real game. The games are random, with
 * castling, captures, en passant and promotion. */
#include <stdlib.h>

#include "check.h"
#include "proof_game.h"
#include "random_games.h"

enum { GAMES = 400, LONGEST = 90 /* moves of both sides */ };

static int count_of(uint64_t set) {
    int count = 0;
    for (; set != 0; set &= set - 1)
        ++count;
    return count;
}

/* The bound for one side of a position: 0 is the side to move. */
static int bound(const Position *position, int side) {
    uint64_t men[KINDS];
    const uint64_t pawns = position->men[1 - side][CHESS_DISTANCE_WHITE_PAWN];
    int kind;
    for (kind = 0; kind < KINDS; ++kind)
        men[kind] = side == 0 ? position->men[0][kind] : upside_down(position->men[1][kind]);
    return fewest_moves(men, side == 0 ? pawns : upside_down(pawns),
                        16 - count_of(all(position->men[1 - side])));
}

/* Moves that test the bound are preferred: castling always, captures and moves of advanced pawns
 * every other time. */
static Move chosen(const Position *position, const Move *list, int count, uint64_t *seed) {
    const uint64_t enemy = all(position->men[1]);
    const int first = (int)(random_bits(seed) % (uint64_t)count);
    int i;
    for (i = 0; i < count; ++i)
        if (list[i].kind == CHESS_DISTANCE_KING && abs(list[i].to - list[i].from) == 2)
            return list[i];
    for (i = 0; i < count && random_bits(seed) % 2; ++i) {
        const Move move = list[(first + i) % count];
        if ((enemy >> move.to & 1) || (move.kind == CHESS_DISTANCE_WHITE_PAWN && move.to >= 40))
            return move;
    }
    return list[first];
}

static void play(uint64_t *seed, int *castlings, int *promotions, int *exact) {
    Position position = start_of_game();
    const int length = 1 + (int)(random_bits(seed) % LONGEST);
    int moves, side;
    for (moves = 0; moves < length; ++moves) {
        Move list[MOST_MOVES], move;
        const int count = legal_moves(&position, list);
        if (count == 0)
            break;
        move = chosen(&position, list, count, seed);
        *castlings += move.kind == CHESS_DISTANCE_KING && abs(move.to - move.from) == 2;
        *promotions += move.kind != move.promotion;
        position = after(&position, move);
    }
    for (side = 0; side < 2; ++side) {
        /* The side to move has made the same number of moves as the other, or one fewer. */
        const int played = side == 0 ? moves / 2 : (moves + 1) / 2;
        const int least = bound(&position, side);
        CHECK(least >= 0 && least <= played, 1, least, played);
        *exact += least == played;
    }
}

/* 1.e4 e5 2.Nf3 Nc6 3.Be2 Nf6 4.O-O: White needs all four moves. */
static void castled(void) {
    const uint64_t black_pawns = ((uint64_t)0xff << 48) ^ BIT(52) ^ BIT(36);
    uint64_t white[KINDS] = {0};
    int moves;
    white[CHESS_DISTANCE_KING] = BIT(G1);
    white[CHESS_DISTANCE_QUEEN] = BIT(D1);
    white[CHESS_DISTANCE_ROOK] = BIT(A1) | BIT(F1);
    white[CHESS_DISTANCE_BISHOP] = BIT(C1) | BIT(12);
    white[CHESS_DISTANCE_KNIGHT] = BIT(1) | BIT(21);
    white[CHESS_DISTANCE_WHITE_PAWN] = (0xff00 ^ BIT(12)) | BIT(28);
    moves = fewest_moves(white, black_pawns, 0);
    CHECK(moves, 4, 0, 0);
    white[CHESS_DISTANCE_WHITE_PAWN] ^= BIT(28) | BIT(27);
    moves = fewest_moves(white, black_pawns, 0);
    CHECK(moves, CHESS_DISTANCE_UNREACHABLE, 0, 0);
}

/* r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R: castling both ways, en passant, pins. */
static Position both_castle(void) {
    static const uint64_t men[2][KINDS] = {
        {0x10, 0, 0x1000040000, 0x1800, 0x81, 0x200000, 0x81000e700},
        {UINT64_C(0x10) << 56, 0, 0x220000000000, 0x40010000000000, UINT64_C(0x81) << 56, 0x10000000000000,
         0x2d500002800000}
    };
    Position position = start_of_game();
    memcpy(position.men, men, sizeof men);
    return position;
}

int main(void) {
    const Position start = start_of_game(), castling = both_castle();
    uint64_t seed = 1;
    int game, castlings = 0, promotions = 0, exact = 0;
    CHECK(perft(&start, 3), 8902, 0, 0);
    CHECK(perft(&castling, 3), 97862, 0, 0);
    castled();
    for (game = 0; game < GAMES; ++game)
        play(&seed, &castlings, &promotions, &exact);
    /* The games contain the moves that they are for, and some bounds are exact. */
    printf("%d castlings, %d promotions, %d of %d bounds exact\n", castlings, promotions, exact,
           2 * GAMES);
    CHECK(castlings > GAMES / 4 && promotions > GAMES / 20 && exact > GAMES / 20, 1, castlings, exact);
    return check_result();
}
