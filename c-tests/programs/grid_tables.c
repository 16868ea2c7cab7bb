/* Every pair of squares of every board up to 16x16, as a grid, as a table and as a row of a table:
 * the named pieces, and with -DWHOLE all leapers. The sum of their distances there and on the
 * torus; the tests of src/grid compare them with explicit moves. Every piece on the board of chess.
 */
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "chess_distance.h"

enum { MOST = 256 };

static uint8_t table[MOST * MOST], matrix[MOST * MOST], map[MOST + 1];
static ChessDistanceGrid grid;

static const struct {
  int piece;
  const char *betza;
  uint64_t sum; /* of the matrices of all boards and tori, where 255 stands for no way */
} pieces[] = {
    {CHESS_DISTANCE_KING, "K", 22589328},
    {CHESS_DISTANCE_WAZIR, "W", 32098176},
    {CHESS_DISTANCE_LEAPER(1, 1), "F", 388508240},
    {CHESS_DISTANCE_ROOK, "R", 8138240},
    {CHESS_DISTANCE_QUEEN, "Q", 6576048},
    {CHESS_DISTANCE_BISHOP, "B", 374791636},
    {CHESS_DISTANCE_KNIGHT, "N", 18359096},
    {CHESS_DISTANCE_ARCHBISHOP, "BN", 8119400},
    {CHESS_DISTANCE_CHANCELLOR, "RN", 7897044},
    {CHESS_DISTANCE_AMAZON, "QN", 6425296},
    {CHESS_DISTANCE_LEAPER(0, 2), "D", 703383424},
    {CHESS_DISTANCE_LEAPER(2, 2), "A", 782015456},
    {CHESS_DISTANCE_LEAPER(0, 3), "H", 737677776},
    {CHESS_DISTANCE_LEAPER(1, 3), "L", 382960964},
    {CHESS_DISTANCE_LEAPER(2, 3), "Z", 31507040},
    {CHESS_DISTANCE_LEAPER(3, 3), "G", 830252976},
    {CHESS_DISTANCE_WHITE_PAWN, "mfWimnfD", 1062679248},
    {CHESS_DISTANCE_BLACK_PAWN, "mfWimnfD", 1062679248},
};

static size_t squares_of_board(void) { return (size_t)(grid.files * grid.ranks); }

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

/* Returns the sum of all distances. */
static uint64_t fill_matrix(const ChessDistanceGridPiece *piece) {
  const size_t n = squares_of_board();
  uint64_t sum = 0;
  CHECK(chess_distance_grid_matrix(piece, &grid, NULL, matrix, n * n), 0, grid.files, grid.ranks);
  for (size_t pair = 0; pair < n * n; pair++)
    sum += matrix[pair];
  return sum;
}

static uint64_t sums[sizeof pieces / sizeof pieces[0]];

static void named_pieces(int files, int ranks) {
  for (size_t i = 0; i < sizeof pieces / sizeof pieces[0]; i++) {
    const int code = pieces[i].piece;
    ChessDistanceGridPiece piece;
    CHECK(chess_distance_grid_piece(pieces[i].betza, code == CHESS_DISTANCE_BLACK_PAWN, &piece), 0,
          i, 0);
    set_board(files, ranks, code);
    sums[i] += fill_matrix(&piece);
    compare_with_table(&piece, code);
    grid.wrap = CHESS_DISTANCE_WRAP_FILES | CHESS_DISTANCE_WRAP_RANKS;
    sums[i] += fill_matrix(&piece);
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
  for (size_t i = 0; i < sizeof sums / sizeof sums[0]; i++)
    CHECK(sums[i], pieces[i].sum, i, 0);
  the_chess_board();
  return check_result();
}
