/* The bound of the recipe is never above the moves of a game. The games are random, with castling,
 * captures, en passant and promotion. */
#include <stdlib.h>

#include "check.h"
#include "proof_game.h"

/* The moves of chess, for random games. A position is always seen from the side to move, as White: after
 * each move the board is turned upside down. Kings enter no attacked square, but other men may leave
 * theirs attacked, so that there are more games than in chess; the bound holds for all of them. */
enum { MOST_MOVES = 256 };

typedef struct Position {
    uint64_t men[2][KINDS]; /* of the side to move, of the other side */
    uint64_t en_passant;         /* the square behind a pawn that has just advanced two */
    uint64_t castling[2];        /* rooks that may castle, on rank 1 and on rank 8 */
} Position;

typedef struct Move {
    int kind, from, to, promotion; /* promotion: the kind on the target square */
} Move;

static uint64_t all(const uint64_t men[KINDS]) {
    uint64_t set = 0;
    int kind;
    for (kind = 0; kind < KINDS; ++kind)
        set |= men[kind];
    return set;
}

static uint64_t upside_down(uint64_t set) {
    uint64_t turned = 0;
    int rank;
    for (rank = 0; rank < 8; ++rank)
        turned |= (set >> 8 * rank & 0xff) << (56 - 8 * rank);
    return turned;
}

/* The squares that the other side attacks, with these squares occupied. */
static uint64_t attacked(const Position *position, uint64_t occupied) {
    uint64_t set = 0;
    int kind;
    for (kind = 0; kind < KINDS; ++kind)
        set |= chess_distance_attacks(kind == CHESS_DISTANCE_WHITE_PAWN ? CHESS_DISTANCE_BLACK_PAWN
                                                                        : kind,
                                      position->men[1][kind], occupied);
    return set;
}

static Position start_of_game(void) {
    Position position;
    int side;
    memset(&position, 0, sizeof position);
    for (side = 0; side < 2; ++side) {
        uint64_t *men = position.men[side];
        const int rank = 56 * side;
        men[CHESS_DISTANCE_KING] = (uint64_t)0x10 << rank;
        men[CHESS_DISTANCE_QUEEN] = (uint64_t)0x08 << rank;
        men[CHESS_DISTANCE_ROOK] = position.castling[side] = (uint64_t)0x81 << rank;
        men[CHESS_DISTANCE_BISHOP] = (uint64_t)0x24 << rank;
        men[CHESS_DISTANCE_KNIGHT] = (uint64_t)0x42 << rank;
        men[CHESS_DISTANCE_WHITE_PAWN] = side == 0 ? 0xff00 : (uint64_t)0xff << 48;
    }
    return position;
}

/* The position after a move, seen from the other side. */
static Position after(const Position *position, Move move) {
    const uint64_t from = (uint64_t)1 << move.from, to = (uint64_t)1 << move.to;
    Position moved = *position, next;
    int kind;

    for (kind = 0; kind < KINDS; ++kind)
        moved.men[1][kind] &= ~to;
    if (move.kind == CHESS_DISTANCE_WHITE_PAWN && to == position->en_passant)
        moved.men[1][CHESS_DISTANCE_WHITE_PAWN] &= ~(to >> 8);
    moved.men[0][move.kind] ^= from;
    moved.men[0][move.promotion] |= to;
    if (move.kind == CHESS_DISTANCE_KING && move.to == move.from + 2)
        moved.men[0][CHESS_DISTANCE_ROOK] ^= 0xa0;
    if (move.kind == CHESS_DISTANCE_KING && move.to == move.from - 2)
        moved.men[0][CHESS_DISTANCE_ROOK] ^= 0x09;
    moved.castling[0] &= move.kind == CHESS_DISTANCE_KING ? 0 : ~from;
    moved.castling[1] &= ~to;

    for (kind = 0; kind < KINDS; ++kind) {
        next.men[0][kind] = upside_down(moved.men[1][kind]);
        next.men[1][kind] = upside_down(moved.men[0][kind]);
    }
    next.castling[0] = upside_down(moved.castling[1]);
    next.castling[1] = upside_down(moved.castling[0]);
    next.en_passant = move.kind == CHESS_DISTANCE_WHITE_PAWN && move.to == move.from + 16
                          ? upside_down(from << 8)
                          : 0;
    return next;
}

static int moves_of(const Position *position, Move list[MOST_MOVES]) {
    const uint64_t own = all(position->men[0]), enemy = all(position->men[1]);
    const uint64_t safe = ~attacked(position, own | enemy);
    ChessDistanceBoard board = {0, 0, 0};
    int kind, from, to, count = 0;

    board.own = own;
    board.enemy = enemy;
    for (kind = 0; kind < KINDS; ++kind)
        for (from = 0; from < 64; ++from) {
            const uint64_t man = position->men[0][kind] & (uint64_t)1 << from;
            uint64_t targets = chess_distance_moves(kind, man, &board);
            if (kind == CHESS_DISTANCE_WHITE_PAWN)
                targets |= chess_distance_attacks(kind, man, 0) & (enemy | position->en_passant);
            if (kind == CHESS_DISTANCE_KING)
                targets &= safe;
            targets &= ~position->men[1][CHESS_DISTANCE_KING];
            for (to = 0; to < 64; ++to) {
                Move move;
                if (!(targets >> to & 1))
                    continue;
                move.kind = move.promotion = kind;
                move.from = from;
                move.to = to;
                if (kind == CHESS_DISTANCE_WHITE_PAWN && to >= 56)
                    for (move.promotion = CHESS_DISTANCE_KNIGHT; move.promotion < CHESS_DISTANCE_QUEEN; ++move.promotion)
                        list[count++] = move;
                list[count++] = move;
            }
        }
    for (to = 2; to <= 6; to += 4) { /* castling to c1 and g1 */
        const uint64_t between = to == 2 ? 0x0e : 0x60, way = to == 2 ? 0x1c : 0x70;
        const uint64_t rook = to == 2 ? 0x01 : 0x80;
        if ((position->castling[0] & rook) && !((own | enemy) & between) && !(way & ~safe)) {
            Move move;
            move.kind = move.promotion = CHESS_DISTANCE_KING;
            move.from = 4;
            move.to = to;
            list[count++] = move;
        }
    }
    return count;
}

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
        const int count = moves_of(&position, list);
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

int main(void) {
    uint64_t seed = 1;
    int game, castlings = 0, promotions = 0, exact = 0;
    castled();
    for (game = 0; game < GAMES; ++game)
        play(&seed, &castlings, &promotions, &exact);
    /* The games contain the moves that they are for, and some bounds are exact. */
    printf("%d castlings, %d promotions, %d of %d bounds exact\n", castlings, promotions, exact,
           2 * GAMES);
    CHECK(castlings > GAMES / 4 && promotions > GAMES / 20 && exact > GAMES / 20, 1, castlings, exact);
    return check_result();
}
