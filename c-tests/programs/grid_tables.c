/* Every pair of squares of every board up to 16x16, as a grid, as a table and as a row of a table: the
 * named pieces, and with -DWHOLE all leapers. Where a distance has a formula, that too, with edges that
 * wrap. Every piece on the board of chess. */
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "chess_distance.h"

enum { MOST = 256 };

static uint8_t table[MOST * MOST], matrix[MOST * MOST], map[MOST + 1];
static ChessDistanceGrid grid;

static int larger(int a, int b) {
    return a > b ? a : b;
}

/* The formulas, by how many files and ranks lie between two squares. */
static int king(int files, int ranks) {
    return larger(files, ranks);
}
static int wazir(int files, int ranks) {
    return files + ranks;
}
static int rook(int files, int ranks) {
    return (files != 0) + (ranks != 0);
}
static int queen(int files, int ranks) {
    return files == ranks ? files != 0 : rook(files, ranks);
}
/* The squares of a color, in a zigzag along the longer way; a single row has no diagonals. */
static int ferz(int files, int ranks) {
    const int is_row = grid.files == 1 || grid.ranks == 1;
    if ((files + ranks) % 2 != 0 || (is_row && files + ranks != 0))
        return CHESS_DISTANCE_NONE;
    return larger(files, ranks);
}

static const struct {
    int piece;
    const char *betza;
    int (*formula)(int files, int ranks);
    int wraps; /* whether the formula holds on a cylinder and a torus, too */
} pieces[] = {
    {CHESS_DISTANCE_KING, "K", king, 1},
    {CHESS_DISTANCE_WAZIR, "W", wazir, 1},
    {CHESS_DISTANCE_LEAPER(1, 1), "F", ferz, 0},
    {CHESS_DISTANCE_ROOK, "R", rook, 1},
    {CHESS_DISTANCE_QUEEN, "Q", queen, 0},
    {CHESS_DISTANCE_BISHOP, "B", NULL, 0},
    {CHESS_DISTANCE_KNIGHT, "N", NULL, 0},
    {CHESS_DISTANCE_ARCHBISHOP, "BN", NULL, 0},
    {CHESS_DISTANCE_CHANCELLOR, "RN", NULL, 0},
    {CHESS_DISTANCE_AMAZON, "QN", NULL, 0},
    {CHESS_DISTANCE_LEAPER(0, 2), "D", NULL, 0},
    {CHESS_DISTANCE_LEAPER(2, 2), "A", NULL, 0},
    {CHESS_DISTANCE_LEAPER(0, 3), "H", NULL, 0},
    {CHESS_DISTANCE_LEAPER(1, 3), "L", NULL, 0},
    {CHESS_DISTANCE_LEAPER(2, 3), "Z", NULL, 0},
    {CHESS_DISTANCE_LEAPER(3, 3), "G", NULL, 0},
    {CHESS_DISTANCE_WHITE_PAWN, "mfWimnfD", NULL, 0},
    {CHESS_DISTANCE_BLACK_PAWN, "mfWimnfD", NULL, 0},
};

static size_t squares_of_board(void) {
    return (size_t)(grid.files * grid.ranks);
}

/* Between two lines of a board, the shorter way round where its edges wrap. */
static int apart(int a, int b, int lines, int wraps) {
    const int between = abs(a - b);
    return wraps && 2 * between > lines ? lines - between : between;
}

static void compare_with_formula(int (*formula)(int, int)) {
    const int n = (int)squares_of_board();
    for (int a = 0; a < n; a++)
        for (int b = 0; b < n; b++) {
            const int files = apart(a % grid.files, b % grid.files, grid.files,
                                    grid.wrap & CHESS_DISTANCE_WRAP_FILES);
            const int ranks = apart(a / grid.files, b / grid.files, grid.ranks,
                                    grid.wrap & CHESS_DISTANCE_WRAP_RANKS);
            CHECK(matrix[a * n + b], formula(files, ranks), 100 * grid.files + grid.ranks, a * n + b);
        }
}

static void compare_with_table(const ChessDistanceGridPiece *piece, int code) {
    const size_t n = squares_of_board();
    CHECK(chess_distance_fill_table(code, grid.files, grid.ranks, table, n * n), 0, code, n);
    CHECK(memcmp(matrix, table, n * n), 0, code, 100 * grid.files + grid.ranks);
    for (size_t from = 0; from < n; from++) {
        ChessDistanceSquares start = {{0, 0, 0, 0}};
        start.words[from / 64] = (uint64_t)1 << (from % 64);
        CHECK(chess_distance_grid_map(piece, &grid, &start, NULL, map, n) >= 0, 1, code, from);
        CHECK(memcmp(map, table + from * n, n), 0, code, from);
        memset(map, 0x5a, sizeof map);
        CHECK(chess_distance_fill_map(code, grid.files, grid.ranks, (int)from, map, n), 0, code, from);
        CHECK(memcmp(map, table + from * n, n), 0, code, from);
        CHECK(map[n], 0x5a, code, from);
    }
}

static void set_board(int files, int ranks, int code) {
    const int second_rank = code == CHESS_DISTANCE_BLACK_PAWN ? ranks - 2 : 1;
    memset(&grid, 0, sizeof grid);
    grid.files = files;
    grid.ranks = ranks;
    for (int file = 0; ranks > 1 && file < files; file++) {
        const int sq = second_rank * files + file;
        grid.first.words[sq / 64] |= (uint64_t)1 << (sq % 64);
    }
}

static void fill_matrix(const ChessDistanceGridPiece *piece) {
    const size_t n = squares_of_board();
    CHECK(chess_distance_grid_matrix(piece, &grid, NULL, matrix, n * n), 0, grid.files, grid.ranks);
}

static void named_pieces(int files, int ranks) {
    for (size_t i = 0; i < sizeof pieces / sizeof pieces[0]; i++) {
        const int code = pieces[i].piece;
        ChessDistanceGridPiece piece;
        CHECK(chess_distance_grid_piece(pieces[i].betza, code == CHESS_DISTANCE_BLACK_PAWN, &piece), 0, i, 0);
        set_board(files, ranks, code);
        fill_matrix(&piece);
        compare_with_table(&piece, code);
        for (grid.wrap = 0; pieces[i].formula && grid.wrap <= 3 * pieces[i].wraps; grid.wrap++) {
            fill_matrix(&piece);
            compare_with_formula(pieces[i].formula);
        }
    }
}

#ifdef WHOLE
static void leapers(int files, int ranks) {
    for (int m = 0; m < 16; m++)
        for (int n = m == 0; n < 16; n++) {
            char text[16];
            ChessDistanceGridPiece piece;
            snprintf(text, sizeof text, "(%d,%d)", m, n);
            CHECK(chess_distance_grid_piece(text, 0, &piece), 0, m, n);
            set_board(files, ranks, CHESS_DISTANCE_KING);
            fill_matrix(&piece);
            compare_with_table(&piece, CHESS_DISTANCE_LEAPER(m, n));
        }
}
#endif

static void the_chess_board(void) {
    for (int piece = 0; piece < 512; piece += piece == 10 ? 247 : 1) {
        CHECK(chess_distance_fill_table(piece, 8, 8, table, 4096), 0, piece, 0);
        for (int pair = 0; pair < 4096; pair++)
            CHECK(table[pair], chess_distance(piece, pair / 64, pair % 64) & 255, piece, pair);
    }
}

int main(void) {
    for (int files = 1; files <= 16; files++)
        for (int ranks = 1; ranks <= 16; ranks++) {
            named_pieces(files, ranks);
#ifdef WHOLE
            leapers(files, ranks);
#endif
        }
    the_chess_board();
    return check_result();
}
