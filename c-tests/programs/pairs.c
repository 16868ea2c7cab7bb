/* Two pieces that block each other: against a plain search over their states. */
#include <string.h>

#include "mailbox.h"

typedef struct {
    int piece, from;
    uint64_t to;
    const ChessDistanceBoard *board;
} Walker;

static uint64_t moves_of(const Walker *walker, int from, int other) {
    ChessDistanceBoard board = walker->board ? *walker->board : mailbox_empty;
    board.own |= UINT64_C(1) << other;
    return mailbox_moves(walker->piece, from, &board);
}

/* Levels of equal sums, each with the fewest moves of the first piece. Returns the sum or -1. */
static int plain_search(const Walker *first, const Walker *second, int *part) {
    static int sums[64][64], parts[64][64];
    int found = 1;
    memset(sums, -1, sizeof sums);
    sums[first->from][second->from] = parts[first->from][second->from] = 0;
    for (int sum = 0; found; sum++) {
        int arrived = -1;
        found = 0;
        for (int a = 0; a < 64; a++)
            for (int b = 0; b < 64; b++) {
                if (sums[a][b] != sum)
                    continue;
                found = 1;
                if (in_set(first->to, a) && in_set(second->to, b) && (arrived < 0 || parts[a][b] < arrived))
                    arrived = parts[a][b];
                for (int which = 0; which < 2; which++) {
                    const uint64_t moves = which == 0 ? moves_of(first, a, b) : moves_of(second, b, a);
                    const int next_part = parts[a][b] + (which == 0);
                    for (int to = 0; to < 64; to++) {
                        const int next_a = which == 0 ? to : a, next_b = which == 0 ? b : to;
                        int *const next_sum = &sums[next_a][next_b], *const known = &parts[next_a][next_b];
                        if (!in_set(moves, to) || (*next_sum >= 0 && *next_sum <= sum))
                            continue;
                        if (*next_sum < 0 || next_part < *known)
                            *known = next_part;
                        *next_sum = sum + 1;
                    }
                }
            }
        if (arrived >= 0) {
            *part = arrived;
            return sum;
        }
    }
    return CHESS_DISTANCE_UNREACHABLE;
}

static int call(const Walker *first, const Walker *second, uint8_t moves[2]) {
    return chess_distance_pair(first->piece, first->from, first->to, first->board, second->piece,
                               second->from, second->to, second->board, moves);
}

static void random_pairs(void) {
    uint64_t state = 351;
    for (int round = 0; round < 4 * MAILBOX_PIECES; round++) {
        const ChessDistanceBoard boards[2] = {random_board(&state), random_board(&state)};
        const int one = (int)(random_bits(&state) & 63), two = (int)(random_bits(&state) & 63);
        /* In half of the rounds each piece's target is the square of the other. */
        const uint64_t to1 = UINT64_C(1) << (round % 2 ? two : (int)(random_bits(&state) & 63));
        const uint64_t to2 = UINT64_C(1) << (round % 2 ? one : (int)(random_bits(&state) & 63));
        const Walker first = {mailbox_pieces[round % MAILBOX_PIECES], one, to1, &boards[0]};
        const Walker second = {mailbox_pieces[random_bits(&state) % (unsigned)MAILBOX_PIECES], two, to2,
                               round % 4 < 2 ? &boards[0] : round % 4 == 2 ? &boards[1] : NULL};
        uint8_t moves[2] = {77, 78};
        int part = 77;
        const int sum = one == two ? CHESS_DISTANCE_INVALID_SQUARE : plain_search(&first, &second, &part);
        CHECK(call(&first, &second, moves), sum, one, two);
        CHECK(moves[0], part, one, two);
        CHECK(moves[1], sum < 0 ? 78 : sum - part, one, two);
    }
}

/* On three squares in a row they cannot pass each other; with a fourth beside them they can. */
static void a_siding(void) {
    ChessDistanceBoard row = {~UINT64_C(7), 0, 0};
    Walker rook = {CHESS_DISTANCE_ROOK, 0, 4, &row}, king = {CHESS_DISTANCE_KING, 2, 1, &row};
    uint8_t moves[2] = {77, 78};
    CHECK(call(&rook, &king, moves), CHESS_DISTANCE_UNREACHABLE, 0, 0);
    CHECK(moves[0] == 77 && moves[1] == 78, 1, 0, 0);
    row.own &= ~(UINT64_C(1) << 9);
    CHECK(call(&rook, &king, moves), 3, 0, 0);
    CHECK(moves[0] == 1 && moves[1] == 2, 1, moves[0], moves[1]);
}

int main(void) {
    random_pairs();
    a_siding();
    return check_result();
}
