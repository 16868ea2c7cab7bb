/* Territory, nearest sites, races and the mop-up term: against searches and formulas. */
#include <string.h>

#include "mailbox.h"

static void compare(int piece1, uint64_t set1, const ChessDistanceBoard *board1, int piece2,
                    uint64_t set2, const ChessDistanceBoard *board2) {
    int near[64], far[64];
    ChessDistanceTerritory territory;
    distances_of(piece1, set1, board1, near);
    distances_of(piece2, set2, board2, far);
    CHECK(chess_distance_territory(piece1, set1, board1, piece2, set2, board2, &territory),
          CHESS_DISTANCE_OK, piece1, piece2);
    for (int sq = 0; sq < 64; sq++) {
        /* -1 is no distance; as unsigned it is greater than all distances. */
        const unsigned first = (unsigned)near[sq], second = (unsigned)far[sq];
        CHECK(in_set(territory.first, sq), first < second, piece1, sq);
        CHECK(in_set(territory.second, sq), second < first, piece2, sq);
        CHECK(in_set(territory.tied, sq), first == second && near[sq] >= 0, piece1, sq);
    }
}

/* The nearest of up to 64 sites: 254 for several, 255 for none. */
static void compare_sites(int piece, const uint8_t *sites, size_t n, const ChessDistanceBoard *board) {
    static int from_site[64][64];
    uint8_t owner[64];
    memset(owner, 0xa5, sizeof owner);
    for (size_t i = 0; i < n; i++)
        distances_of(piece, UINT64_C(1) << sites[i], board, from_site[i]);
    CHECK(chess_distance_voronoi(piece, sites, n, board, owner), CHESS_DISTANCE_OK, piece, n);
    for (int sq = 0; sq < 64; sq++) {
        int least = -1, expected = 255;
        for (size_t i = 0; i < n; i++) {
            const int distance = from_site[i][sq];
            if (distance >= 0 && distance == least)
                expected = 254;
            else if ((unsigned)distance < (unsigned)least) {
                least = distance;
                expected = (int)i;
            }
        }
        CHECK(owner[sq], expected, piece, sq);
    }
}

static void random_territories(void) {
    uint64_t state = 2;
    for (int round = 0; round < rounds(200); round++) {
        const ChessDistanceBoard boards[2] = {random_board(&state), random_board(&state)};
        for (int i = 0; i < MAILBOX_PIECES; i++) {
            const int other = mailbox_pieces[random_bits(&state) % (unsigned)MAILBOX_PIECES];
            const uint64_t one = UINT64_C(1) << (random_bits(&state) & 63);
            const uint64_t two = UINT64_C(1) << (random_bits(&state) & 63);
            const uint64_t more = random_bits(&state) & random_bits(&state) & random_bits(&state);
            compare(mailbox_pieces[i], one, &boards[0], other, two, &boards[1]);
            compare(mailbox_pieces[i], one | more, &boards[0], other, two, &boards[0]);
            compare(mailbox_pieces[i], one, NULL, mailbox_pieces[i], two | more, &boards[1]);
            compare(CHESS_DISTANCE_KING, one, NULL, CHESS_DISTANCE_KING, two, &mailbox_empty);
            /* Two single kings without obstacles have code of their own. */
            compare(CHESS_DISTANCE_KING, one | more, NULL, CHESS_DISTANCE_KING, two, NULL);
            compare(CHESS_DISTANCE_KING, one, NULL, CHESS_DISTANCE_KING, two | more, NULL);
            if (round < 12) {
                uint8_t sites[64];
                const size_t n = round % 4 == 0 ? 64 : 1 + (size_t)(random_bits(&state) % 5);
                for (size_t j = 0; j < n; j++)
                    sites[j] = (uint8_t)(random_bits(&state) & 63);
                compare_sites(mailbox_pieces[i], sites, n, round % 3 == 0 ? NULL : &boards[0]);
            }
        }
    }
}

static void kings_on_every_pair(void) {
    for (int a = 0; a < 64; a++)
        for (int b = 0; b < 64; b++) {
            ChessDistanceTerritory divided;
            const uint64_t first = chess_distance_king_race(a, b, 1);
            const uint64_t second = chess_distance_king_race(b, a, 1);
            (void)chess_distance_territory(CHESS_DISTANCE_KING, UINT64_C(1) << a, NULL,
                                           CHESS_DISTANCE_KING, UINT64_C(1) << b, NULL, &divided);
            CHECK(divided.first == first, 1, a, b);
            CHECK(divided.second == second, 1, a, b);
            CHECK(divided.tied == ~(first | second), 1, a, b);
        }
}

static void races(void) {
    for (int i = 0; i < BOUNDARY_VALUES; i++) {
        const int64_t margin = boundary_values[i];
        for (int a = 0; a < 64; a += 3)
            for (int b = 0; b < 64; b++) {
                const uint64_t won = chess_distance_king_race(a, b, boundary_values[i]);
                for (int sq = 0; sq < 64; sq++)
                    CHECK(in_set(won, sq),
                          chess_distance_king(a, sq) + margin <= chess_distance_king(b, sq), a, b);
            }
    }
    for (int pawn = 0; pawn < 64; pawn++)
        for (int king = 0; king < 64; king++) {
            const int rank = pawn >> 3;
            const int impossible = rank == 0 || rank == 7 || pawn == king;
            for (int to_move = 0; to_move < 2; to_move++) {
                const int white = chess_distance_pawn_outruns_king(pawn, king, 0, to_move);
                CHECK(white == CHESS_DISTANCE_OUT_OF_RANGE, impossible, pawn, king);
                CHECK(white >= 0, !impossible, pawn, king);
                /* Black's pawn is White's on the mirrored board; any nonzero flag is true. */
                CHECK(chess_distance_pawn_outruns_king(pawn ^ 56, king ^ 56, INT_MIN, to_move * 2), white,
                      pawn, king);
            }
            CHECK(chess_distance_mop_up(pawn, king),
                  47 * chess_distance_center_manhattan(king) + 16 * (14 - chess_distance_manhattan(pawn, king)),
                  pawn, king);
        }
    for (int pawn = -2; pawn < 66; pawn++)
        for (int flags = 0; flags < 4; flags++) {
            const uint64_t set = chess_distance_square_of_pawn(pawn, flags & 1, flags & 2);
            for (int sq = 0; sq < 64; sq++)
                CHECK(in_set(set, sq), chess_distance_pawn_outruns_king(pawn, sq, flags & 1, flags & 2) == 0, pawn, sq);
        }
    /* The wiki's page "Rule of the Square": a pawn on d5, and the king on h4 enters the square. */
    CHECK(chess_distance_square_of_pawn(35, 0, 0) == UINT64_C(0x7f7f7f7700000000), 1, 35, 0);
    CHECK(chess_distance_square_of_pawn(35, 0, 1) == UINT64_C(0xfffffff7ff000000), 1, 35, 0);
    /* a4 against f4: outside the square, and inside it with the king to move. */
    CHECK(chess_distance_pawn_outruns_king(24, 29, 0, 0), 1, 24, 29);
    CHECK(chess_distance_pawn_outruns_king(24, 29, 0, 1), 0, 24, 29);
    /* The king to move takes the pawn, although it is far from the promotion square. */
    CHECK(chess_distance_pawn_outruns_king(8, 1, 0, 1), 0, 8, 1);
    CHECK(chess_distance_pawn_outruns_king(8, 1, 0, 0), 1, 8, 1);
}

int main(void) {
    kings_on_every_pair();
    random_territories();
    races();
    return check_result();
}
