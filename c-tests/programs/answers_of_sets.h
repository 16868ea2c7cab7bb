/* The part of answers.c that needs the library: functions of sets, boards and buffers. */

static ChessDistanceBoard random_board(int density) { /* 0: empty .. 3: crowded */
  ChessDistanceBoard board = {0, 0, 0};
  if (density > 0) {
    board.own = random64() & random64();
    board.enemy = random64() & random64();
    board.avoid = random64() & random64();
  }
  if (density == 1) {
    board.own &= random64() & random64();
    board.enemy &= random64() & random64();
    board.avoid &= random64() & random64();
  }
  if (density == 3) {
    board.own |= random64() & random64();
  }
  return board;
}

static int test_piece(int at) { /* the eleven pieces, some leapers, no pieces */
  static const int others[] = {CHESS_DISTANCE_LEAPER(1, 1), CHESS_DISTANCE_LEAPER(2, 0),
                               CHESS_DISTANCE_LEAPER(1, 3), CHESS_DISTANCE_LEAPER(2, 3),
                               CHESS_DISTANCE_LEAPER(15, 15), 256, -1, 11, 512, INT_MIN, INT_MAX};
  return at < 11 ? at : others[at - 11];
}
#define TEST_PIECES 22

static void add_bytes(const uint8_t *bytes, int size) {
  int i;
  for (i = 0; i < size; i++) add(bytes[i]);
}

/* Makes CALL for every test piece and for a sequence of boards, squares and sets. */
#define EACH_BOARD(name, CALL)                                               \
  do {                                                                       \
    int piece_at, round;                                                     \
    state = 88172645463325252u;                                              \
    begin();                                                                 \
    for (piece_at = 0; piece_at < TEST_PIECES; piece_at++) {                 \
      for (round = 0; round < 200; round++) {                                \
        const int piece = test_piece(piece_at);                              \
        const ChessDistanceBoard board = random_board(round & 3);            \
        const uint64_t random = random64();                                  \
        const int from = (int)(random & 63) - (round % 25 == 7 ? 64 : 0);    \
        const int to = (int)(random >> 6 & 63) + (round % 25 == 9 ? 64 : 0); \
        const int moves = (int)(random >> 12 & 15) - 2;                      \
        const uint64_t set = round % 25 == 11 ? 0 : random64() & random64(); \
        const uint64_t other = round % 25 == 13 ? 0 : random64() & random64() & random64(); \
        (void)from, (void)to, (void)moves, (void)set, (void)other;           \
        CALL;                                                                \
      }                                                                      \
    }                                                                        \
    end(name);                                                               \
  } while (0)

static uint8_t bytes64[64];
static uint8_t bytes4096[64][64];
static uint64_t layers[64];

static void obstacles(void) {
  EACH_BOARD("chess_distance_moves", add((int64_t)chess_distance_moves(piece, set, &board)));
  EACH_BOARD("chess_distance_map", add(chess_distance_map(piece, from, &board, bytes64));
             add_bytes(bytes64, 64));
  EACH_BOARD("chess_distance_set_map", add(chess_distance_set_map(piece, set, &board, bytes64));
             add_bytes(bytes64, 64));
  EACH_BOARD("chess_distance_matrix", add(chess_distance_matrix(piece, &board, bytes4096));
             add_bytes(bytes4096[0], 4096));
  EACH_BOARD("chess_distance_path", add(chess_distance_path(piece, from, to, &board));
             add(chess_distance_path(piece, from, to, NULL)));
  EACH_BOARD("chess_distance_reaches", add(chess_distance_reaches(piece, from, to, moves, &board)));
  EACH_BOARD("chess_distance_sets", add(chess_distance_sets(piece, set, other, &board)));
  EACH_BOARD("chess_distance_within", add((int64_t)chess_distance_within(piece, other, moves, &board)));
  EACH_BOARD("chess_distance_ring", add((int64_t)chess_distance_ring(piece, other, moves, &board)));
}

static void add_trajectory(int piece, int from, int to, uint64_t index, const ChessDistanceBoard *board) {
  add(chess_distance_trajectory(piece, from, to, board, index, bytes64));
  add_bytes(bytes64, 64);
}

static void trajectories(void) {
  int ply;
  EACH_BOARD("chess_distance_trajectories",
             add(chess_distance_trajectories(piece, from, to, &board, layers));
             for (ply = 0; ply < 64; ply++) add((int64_t)layers[ply]));
  EACH_BOARD("chess_distance_trajectory_count",
             add((int64_t)chess_distance_trajectory_count(piece, from, to, &board));
             add((int64_t)chess_distance_trajectory_count(piece, from, to, NULL)));
  EACH_BOARD("chess_distance_trajectory", add_trajectory(piece, from, to, 0, &board);
             add_trajectory(piece, from, to, random >> 60, &board);
             add_trajectory(piece, from, to, UINT64_MAX, NULL));
}

/* Every third start is out of range for a second leg. */
static void set_start(uint8_t start[64], uint64_t set, uint64_t random, int round) {
  int i;
  for (i = 0; i < 64; i++) {
    const int distance = (int)(random >> (i / 2) & 255);
    start[i] = (uint8_t)(set >> i & 1 ? round % 3 ? distance % 192 : distance : 255);
  }
}

static void paths(void) {
  static uint64_t reversed[64];
  static uint8_t start[64];
  int i;
  EACH_BOARD("chess_distance_attacks", add((int64_t)chess_distance_attacks(piece, other, board.own)));
  EACH_BOARD("chess_distance_map_to", add(chess_distance_map_to(piece, to, &board, bytes64));
             add_bytes(bytes64, 64));
  EACH_BOARD("chess_distance_set_map_to", add(chess_distance_set_map_to(piece, set, &board, bytes64));
             add_bytes(bytes64, 64));
  EACH_BOARD("chess_distance_onward", set_start(start, other, random, round);
             add(chess_distance_onward(piece, start, &board, bytes64));
             add_bytes(bytes64, 64));
  EACH_BOARD("chess_distance_graph", add(chess_distance_graph(piece, &board, layers));
             for (i = 0; i < 64; i++) add((int64_t)layers[i]));
  EACH_BOARD("chess_distance_graph_reverse", chess_distance_graph(piece, &board, layers);
             layers[from & 63] ^= random;
             add(chess_distance_graph_reverse(layers, reversed));
             for (i = 0; i < 64; i++) add((int64_t)reversed[i]));
  EACH_BOARD("chess_distance_graph_map", chess_distance_graph(piece, &board, layers);
             layers[from & 63] |= random;
             add(chess_distance_graph_map(layers, set, bytes64));
             add_bytes(bytes64, 64));
  EACH_BOARD("chess_distance_graph_onward", chess_distance_graph(piece, &board, layers);
             layers[from & 63] |= random;
             set_start(start, other, random, round);
             add(chess_distance_graph_onward(layers, start, bytes64));
             add_bytes(bytes64, 64));
  EACH_BOARD("chess_distance_graph_matrix", chess_distance_graph(piece, &board, layers);
             layers[from & 63] |= random;
             add(chess_distance_graph_matrix(layers, bytes4096));
             add_bytes(bytes4096[0], 4096));
  EACH_BOARD("chess_distance_pawn_map",
             add(chess_distance_pawn_map(piece, other, set, moves, &board, bytes64));
             add_bytes(bytes64, 64);
             add(chess_distance_pawn_map(CHESS_DISTANCE_WHITE_PAWN, set, random, moves, NULL, bytes64));
             add_bytes(bytes64, 64));
  EACH_BOARD("chess_distance_pawn_map_to",
             add(chess_distance_pawn_map_to(piece, other, set, moves, &board, bytes64));
             add_bytes(bytes64, 64);
             add(chess_distance_pawn_map_to(CHESS_DISTANCE_BLACK_PAWN, set, random, moves, NULL, bytes64));
             add_bytes(bytes64, 64));
}

static void add_territory(int piece1, uint64_t set1, const ChessDistanceBoard *board1, int piece2,
                          uint64_t set2, const ChessDistanceBoard *board2) {
  ChessDistanceTerritory territory = {1, 2, 3};
  add(chess_distance_territory(piece1, set1, board1, piece2, set2, board2, &territory));
  add((int64_t)territory.first);
  add((int64_t)territory.second);
  add((int64_t)territory.tied);
}

static void territory_and_races(void) {
  int a, b, margin, flags;
  EACH_BOARD("chess_distance_territory",
             add_territory(piece, set, &board, test_piece(round % TEST_PIECES), other, NULL));
  begin();
  for (a = 0; a < 64; a++) {
    for (b = 0; b < 64; b++) add_territory(0, UINT64_C(1) << a, NULL, 0, UINT64_C(1) << b, NULL);
  }
  end("chess_distance_territory of two kings");
  begin();
  for (margin = 0; margin < TEST_INTS; margin++) {
    for (a = -1; a <= 64; a++) {
      for (b = -1; b <= 64; b++) add((int64_t)chess_distance_king_race(a, b, test_int(margin)));
    }
  }
  end("chess_distance_king_race");
  begin();
  for (flags = 0; flags < 4; flags++) {
    for (a = 0; a < TEST_INTS; a++) {
      for (b = 0; b < TEST_INTS; b++) {
        add(chess_distance_pawn_outruns_king(test_int(a), test_int(b), flags & 1, flags & 2));
      }
    }
  }
  end("chess_distance_pawn_outruns_king");
}

static void batches_and_boards(void) {
  static uint8_t a[4200], b[4200], out[4200];
  static uint8_t table[256 * 256];
  int i, at, files, ranks;
  begin();
  for (at = 0; at < TEST_PIECES; at++) {
    static const int lengths[] = {0, 1, 15, 63, 64, 65, 4096, 4200};
    for (i = 0; i < 4200; i++) {
      a[i] = (uint8_t)(i / 64 % 64);
      b[i] = (uint8_t)(i % 64);
    }
    a[4100] = 64;
    b[4150] = 255;
    for (i = 0; i < 8; i++) {
      memset(out, 77, sizeof out);
      add(chess_distance_batch(test_piece(at), a, b, out, (size_t)lengths[i]));
      add_bytes(out, 4200);
    }
  }
  end("chess_distance_batch");
  begin();
  for (at = 0; at < TEST_PIECES; at++) {
    for (files = 0; files <= 17; files++) {
      for (ranks = 0; ranks <= 17; ranks++) {
        const int squares = files * ranks;
        memset(table, 77, sizeof table);
        add(chess_distance_fill_map(test_piece(at), files, ranks, squares / 3, table, (size_t)squares));
        add_bytes(table, 256);
      }
    }
  }
  end("chess_distance_fill_map");
  begin();
  for (at = 0; at < TEST_PIECES; at++) {
    static const int sizes[][2] = {{0, 1}, {1, 1}, {1, 16}, {3, 3}, {8, 8}, {10, 8}, {12, 10}, {16, 16}, {17, 2}};
    for (i = 0; i < 9; i++) {
      const size_t squares = (size_t)sizes[i][0] * (size_t)sizes[i][1];
      const size_t size = squares * squares <= sizeof table ? squares * squares : 0;
      memset(table, 77, sizeof table);
      add(chess_distance_fill_table(test_piece(at), sizes[i][0], sizes[i][1], table, size));
      add_bytes(table, (int)size);
    }
  }
  end("chess_distance_fill_table");
}

/* Columns of all lengths around register widths; random boards with and without each set. */
#define ROWS 75
#define EACH_COLUMN(name, call, out, add_out)                               \
  begin();                                                                  \
  for (at = 0; at < TEST_PIECES; at++) {                                    \
    for (n = 0; n <= ROWS; n += n < 20 ? 1 : 11) {                          \
      for (i = 0; i < ROWS; i++) {                                          \
        from[i] = random64() & random64() & random64();                     \
        to[i] = random64() & random64() & random64() & random64();          \
        for (k = 0; k < 3; k++) sets[k][i] = random64() & random64();       \
      }                                                                     \
      boards.own = n % 2 ? sets[0] : NULL;                                  \
      boards.enemy = n % 3 ? sets[1] : NULL;                                \
      boards.avoid = n % 4 ? sets[2] : NULL;                                \
      memset(out, 77, sizeof out);                                          \
      add(call);                                                            \
      add_out;                                                              \
    }                                                                       \
  }                                                                         \
  end(name)

static void columns(void) {
  static uint64_t from[ROWS], to[ROWS], sets[3][ROWS], parts[3][ROWS];
  static uint8_t moves[ROWS], maps[ROWS][64], matrices[ROWS][64][64];
  ChessDistanceColumns boards;
  size_t n;
  int at, i, k;
  EACH_COLUMN("chess_distance_path_batch",
              chess_distance_path_batch(test_piece(at), from, to, &boards, moves, n), moves,
              add_bytes(moves, ROWS));
  EACH_COLUMN("chess_distance_map_batch",
              chess_distance_map_batch(test_piece(at), from, &boards, maps, n), maps,
              for (i = 0; i < ROWS; i++) add_bytes(maps[i], 64));
  EACH_COLUMN("chess_distance_matrix_batch",
              chess_distance_matrix_batch(test_piece(at), &boards, matrices, n), matrices,
              for (i = 0; i < ROWS; i++) add_bytes(matrices[i][0], 4096));
  EACH_COLUMN("chess_distance_territory_batch",
              chess_distance_territory_batch(test_piece(at), from, &boards, test_piece((int)n % TEST_PIECES), to,
                                             NULL, parts[0], parts[1], parts[2], n),
              parts,
              for (i = 0; i < 3 * ROWS; i++) add((int64_t)parts[i / ROWS][i % ROWS]));
}
