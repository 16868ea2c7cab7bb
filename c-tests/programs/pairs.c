/* Two pieces that block each other: against a plain search over their states. */
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

/* A state is 64 times the first square plus the second. A move costs 4096, and one more if it is the
 * first piece's: of the least sums of moves the search finds the one with the fewest of these. */
static int steps_of_pair(const void *walkers, int state, Step steps[MOST_STEPS]) {
    const Walker *const *const both = (const Walker *const *)walkers;
    const uint64_t first = moves_of(both[0], state / 64, state % 64), second = moves_of(both[1], state % 64, state / 64);
    int count = 0;
    for (int to = 0; to < 64; to++) {
        if (in_set(first, to)) {
            steps[count].to = 64 * to + state % 64;
            steps[count++].cost = 4096 + 1;
        }
        if (in_set(second, to)) {
            steps[count].to = state / 64 * 64 + to;
            steps[count++].cost = 4096;
        }
    }
    return count;
}

/* Returns the sum or -1. */
static int plain_search(const Walker *first, const Walker *second, int *part) {
    static int sums[64 * 64];
    const Walker *const walkers[2] = {first, second};
    int least = -1;
    for (int state = 0; state < 64 * 64; state++)
        sums[state] = -1;
    sums[64 * first->from + second->from] = 0;
    search(steps_of_pair, walkers, 64 * 64, sums);
    for (int state = 0; state < 64 * 64; state++)
        if (in_set(first->to, state / 64) && in_set(second->to, state % 64) && (unsigned)sums[state] < (unsigned)least)
            least = sums[state];
    if (least < 0)
        return CHESS_DISTANCE_UNREACHABLE;
    *part = least % 4096;
    return least / 4096;
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
