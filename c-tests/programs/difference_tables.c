/* The tables by 0x88 difference and by 15x15 offset against the queue search, the known figures,
 * and the king's board as the Distance page prints it. */
#include <chess_distance.h>
#include <chess_distance_wiki.h>

#include "check.h"
#include "oracle.h"

static int x88(int files, int ranks) {
    return 120 + 16 * ranks + files;
}

static int offset(int files, int ranks) {
    return 112 + 15 * ranks + files;
}

/* One piece: its tables, and the number of offsets at each distance; the last entry is for none. */
typedef struct {
    int piece;
    const uint8_t *x88, *offset;
    int counts[9];
} Row;

static const Row rows[] = {
    {CHESS_DISTANCE_KING, chess_distance_king_x88, chess_distance_king_offset,
     {1, 8, 16, 24, 32, 40, 48, 56, 0}},
    {CHESS_DISTANCE_KNIGHT, chess_distance_knight_x88, chess_distance_knight_offset,
     {1, 8, 32, 68, 76, 36, 4, 0, 0}},
    {CHESS_DISTANCE_BISHOP, chess_distance_bishop_x88, chess_distance_bishop_offset,
     {1, 28, 84, 0, 0, 0, 0, 0, 112}},
    {CHESS_DISTANCE_ROOK, chess_distance_rook_x88, chess_distance_rook_offset,
     {1, 28, 196, 0, 0, 0, 0, 0, 0}},
    {CHESS_DISTANCE_QUEEN, chess_distance_queen_x88, chess_distance_queen_offset,
     {1, 56, 168, 0, 0, 0, 0, 0, 0}},
    {WHITE_STEPPER, chess_distance_white_pawn_x88, chess_distance_white_pawn_offset,
     {1, 1, 1, 1, 1, 1, 1, 1, 217}},
    {BLACK_STEPPER, chess_distance_black_pawn_x88, chess_distance_black_pawn_offset,
     {1, 1, 1, 1, 1, 1, 1, 1, 217}},
    /* Up to 14: other distances are checked by the search only. */
    {CHESS_DISTANCE_WAZIR, chess_distance_manhattan_x88, chess_distance_manhattan_offset,
     {1, 4, 8, 12, 16, 20, 24, 28, -1}},
};
enum { ROWS = (int)(sizeof rows / sizeof rows[0]) };

static void check_distances(const Row *row) {
    static int table[64][64];
    int least[240], counts[256] = {0};
    oracle_table(row->piece, table);
    for (int i = 0; i < 240; i++)
        least[i] = 255;
    for (int a = 0; a < 64; a++)
        for (int b = 0; b < 64; b++) {
            int i = x88(b % 8 - a % 8, b / 8 - a / 8);
            if (table[a][b] >= 0 && table[a][b] < least[i])
                least[i] = table[a][b];
        }
    for (int i = 0; i < 240; i++)
        CHECK(row->x88[i], least[i], i, row->piece);
    for (int ranks = -7; ranks <= 7; ranks++)
        for (int files = -7; files <= 7; files++) {
            uint8_t moves = row->offset[offset(files, ranks)];
            CHECK(moves, least[x88(files, ranks)], files, ranks);
            counts[moves]++;
        }
    for (int moves = 0; moves < 8; moves++)
        CHECK(counts[moves], row->counts[moves], moves, row->piece);
    if (row->counts[8] >= 0)
        CHECK(counts[255], row->counts[8], 255, row->piece);
}

/* Attackers and increments of one pair, by walking from a toward b in every direction. */
static void walk(int a, int b, int *attackers, int *step_x88, int *step_offset, int line[2]) {
    static const int knight[8][2] = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
    *attackers = *step_x88 = *step_offset = line[0] = line[1] = 0;
    for (int files = -1; files <= 1; files++)
        for (int ranks = -1; ranks <= 1; ranks++) {
            int reached[64] = {0}, next[64] = {0};
            if (files == 0 && ranks == 0)
                continue;
            oracle_ride(a, files, ranks, 7, reached);
            oracle_ride(a, files, ranks, 1, next);
            if (!reached[b])
                continue;
            *attackers |= files != 0 && ranks != 0 ? 8 : 16;
            if (next[b])
                *attackers |= 32 | (files != 0 && ranks != 0 ? ranks > 0 ? 1 : 2 : 0);
            *step_x88 = line[0] = 16 * ranks + files;
            *step_offset = line[1] = 15 * ranks + files;
        }
    for (int i = 0; i < 8; i++) {
        int reached[64] = {0};
        oracle_ride(a, knight[i][0], knight[i][1], 1, reached);
        if (reached[b]) {
            *attackers |= 4;
            *step_x88 = 16 * knight[i][1] + knight[i][0];
            *step_offset = 15 * knight[i][1] + knight[i][0];
        }
    }
}

static void check_attacks_and_steps(void) {
    int attackers, step_x88, step_offset, line[2], nonzero = 0, sum = 0, lines = 0;
    int used[240] = {0}, counts[256] = {0};
    for (int a = 0; a < 64; a++)
        for (int b = 0; b < 64; b++) {
            int files = b % 8 - a % 8, ranks = b / 8 - a / 8;
            walk(a, b, &attackers, &step_x88, &step_offset, line);
            CHECK(chess_distance_attacks_x88[x88(files, ranks)], attackers, a, b);
            CHECK(chess_distance_attacks_offset[offset(files, ranks)], attackers, a, b);
            CHECK(chess_distance_step_x88[x88(files, ranks)], step_x88, a, b);
            CHECK(chess_distance_step_offset[offset(files, ranks)], step_offset, a, b);
            CHECK(chess_distance_line_x88[x88(files, ranks)], line[0], a, b);
            CHECK(chess_distance_line_offset[offset(files, ranks)], line[1], a, b);
            used[x88(files, ranks)] = 1;
        }
    for (int i = 0; i < 240; i++) {
        counts[chess_distance_attacks_x88[i]]++;
        nonzero += chess_distance_attacks_x88[i] != 0;
        lines += chess_distance_line_x88[i] != 0;
        sum += chess_distance_attacks_x88[i];
        if (!used[i]) {
            CHECK(i % 16, 0, i, 0);
            CHECK(chess_distance_attacks_x88[i], 0, i, 0);
            CHECK(chess_distance_step_x88[i], 0, i, 0);
            CHECK(chess_distance_line_x88[i], 0, i, 0);
        }
    }
    CHECK(nonzero, 64, 0, 0);
    CHECK(lines, 56, 0, 0);
    CHECK(sum, 966, 0, 0);
    CHECK(counts[0], 176, 0, 0);
    CHECK(counts[4], 8, 4, 0);
    CHECK(counts[8], 24, 8, 0);
    CHECK(counts[16], 24, 16, 0);
    CHECK(counts[41], 2, 41, 0);
    CHECK(counts[42], 2, 42, 0);
    CHECK(counts[48], 4, 48, 0);
}

/* Top row: indices 210 to 224. */
static const char *const printed[15] = {
    "777777777777777",
    "766666666666667",
    "765555555555567",
    "765444444444567",
    "765433333334567",
    "765432222234567",
    "765432111234567",
    "765432101234567",
    "765432111234567",
    "765432222234567",
    "765433333334567",
    "765444444444567",
    "765555555555567",
    "766666666666667",
    "777777777777777",
};

static void check_printed_board(void) {
    for (int i = 0; i < 225; i++) {
        CHECK(arrDistance15x15[i], printed[14 - i / 15][i % 15] - '0', i, 0);
        CHECK(chess_distance_king_offset[i], printed[14 - i / 15][i % 15] - '0', i, 0);
    }
}

static void check_wiki_tables(void) {
    for (int i = 0; i < 240; i++) {
        CHECK(arrDistanceBy0x88Diff[i], chess_distance_king_x88[i], i, 0);
        CHECK(arrManhattanDistanceBy0x88Diff[i], chess_distance_manhattan_x88[i], i, 0);
        CHECK(arrKnightDistanceBy0x88Diff[i], chess_distance_knight_x88[i], i, 0);
        CHECK(arrDistanceBy0x88Diff[i] == 255, i % 16 == 0, i, 0);
    }
}

static void check_offsets_of_squares(void) {
    for (int from = 0; from < 64; from++)
        for (int to = 0; to < 64; to++)
            CHECK(112 + chess_distance_offset_square[to] - chess_distance_offset_square[from],
                  chess_distance_offset(from, to), from, to);
}

int main(void) {
    for (int i = 0; i < ROWS; i++)
        check_distances(&rows[i]);
    check_attacks_and_steps();
    check_printed_board();
    check_wiki_tables();
    check_offsets_of_squares();
    return check_result();
}
