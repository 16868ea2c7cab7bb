/* chess_distance for every piece and every leaper against the queue search. Every other int is an
 * invalid piece. */
#include <chess_distance.h>

#include "check.h"
#include "oracle.h"

/* Sum of all distances, and the number of pairs at each distance; the last entry is for none. */
typedef struct {
    int piece, sum, pairs[17];
} Figures;

static const Figures known[] = {
    {CHESS_DISTANCE_KING, 15120, {64, 420, 672, 780, 768, 660, 480, 252}},
    {CHESS_DISTANCE_WAZIR, 21504, {64, 224, 388, 496, 552, 560, 524, 448, 336, 224, 140, 80, 40, 16, 4}},
    {CHESS_DISTANCE_KNIGHT, 11608, {64, 336, 1080, 1536, 900, 176, 4}},
    {CHESS_DISTANCE_BISHOP, 3408, {64, 560, 1424, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2048}},
    {CHESS_DISTANCE_ROOK, 7168, {64, 896, 3136}},
    {CHESS_DISTANCE_QUEEN, 6608, {64, 1456, 2576}},
    {CHESS_DISTANCE_WHITE_PAWN, 592, {64, 64, 56, 40, 32, 24, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3808}},
    {CHESS_DISTANCE_BLACK_PAWN, 592, {64, 64, 56, 40, 32, 24, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3808}},
};

static void check_figures(void) {
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        int sum = 0, pairs[17] = {0};
        for (int a = 0; a < 64; a++)
            for (int b = 0; b < 64; b++) {
                int moves = chess_distance(known[i].piece, a, b);
                pairs[moves == CHESS_DISTANCE_UNREACHABLE ? 16 : moves & 15]++;
                sum += moves == CHESS_DISTANCE_UNREACHABLE ? 0 : moves;
            }
        CHECK(sum, known[i].sum, known[i].piece, 0);
        for (int moves = 0; moves < 17; moves++)
            CHECK(pairs[moves], known[i].pairs[moves], known[i].piece, moves);
    }
}

static void check_against_search(int piece) {
    int distances[64];
    for (int a = 0; a < 64; a++) {
        oracle_distances(piece, a, distances);
        for (int b = 0; b < 64; b++)
            CHECK(chess_distance(piece, a, b), distances[b], piece, 64 * a + b);
    }
}

static void check_leapers(void) {
    for (int m = 0; m < 16; m++)
        for (int n = 0; n < 16; n++) {
            int piece = CHESS_DISTANCE_LEAPER(m, n);
            CHECK(piece, 256 + 16 * m + n, m, n);
            if (m != 0 || n != 0)
                check_against_search(piece);
            for (int sq = 0; sq < 64; sq++)
                CHECK(chess_distance(piece, 0, sq), chess_distance(CHESS_DISTANCE_LEAPER(n, m), 0, sq), m, n);
        }
}

static int is_piece(int piece) {
    return (piece >= 0 && piece <= 10) || (piece > 256 && piece <= 511);
}

static void check_no_piece(int piece) {
    if (is_piece(piece))
        return;
    CHECK(chess_distance(piece, 0, 63), CHESS_DISTANCE_INVALID_PIECE, piece, 0);
    CHECK(chess_distance(piece, 64, 63), CHESS_DISTANCE_INVALID_SQUARE, piece, 0);
    CHECK(chess_distance(piece, 0, -1), CHESS_DISTANCE_INVALID_SQUARE, piece, 0);
}

int main(void) {
    for (int piece = 0; piece <= 10; piece++)
        check_against_search(piece);
    check_leapers();
    check_figures();
    for (int piece = -70000; piece <= 70000; piece++)
        check_no_piece(piece);
    for (int i = 0; i < BOUNDARY_VALUES; i++)
        check_no_piece(boundary_values[i]);
    uint64_t state = 3;
    for (int i = 0; i < 100000; i++)
        check_no_piece(random_int(&state));
    return check_result();
}
