/* The part of answers.c about boards of any size. */

static const char *const grid_texts[] = {
    "K", "N", "Q", "R", "B", "nN", "nA", "mRcpR", "gQ", "NN", "FfW", "WfF", "fR", "ffN",
    "C", "(1,4)", "mfWcfFimnfD", "Q3", "pB2", ""};
enum { GRID_TEXTS = sizeof grid_texts / sizeof *grid_texts };

static ChessDistanceSquares random_squares(int rare) {
  ChessDistanceSquares set;
  int i;
  for (i = 0; i < 4; i++) set.words[i] = random64() & random64() & (rare ? random64() & random64() : ~(uint64_t)0);
  return set;
}

static void add_squares(const ChessDistanceSquares *set) {
  int i;
  for (i = 0; i < 4; i++) add((int64_t)set->words[i]);
}

/* Makes CALL for every text and a sequence of boards, some of them bad. */
#define EACH_GRID(name, CALL)                                                                      \
  do {                                                                                             \
    int text, round;                                                                               \
    state = 88172645463325252u;                                                                    \
    begin();                                                                                       \
    for (text = 0; text < GRID_TEXTS; text++) {                                                    \
      for (round = 0; round < 60; round++) {                                                       \
        const uint64_t random = random64();                                                        \
        /* Separate statements: the order within an initializer is open. */                  \
        const ChessDistanceSquares holes = random_squares(1), first = random_squares(0);           \
        const ChessDistanceSquares own = random_squares(1), enemy = random_squares(1);             \
        const ChessDistanceSquares avoid = random_squares(1), stop = random_squares(1);            \
        const ChessDistanceGrid grid = {                                                           \
            (int)(random & 15) + (round % 25 != 7), (int)(random >> 4 & 15) + 1 + (round % 25 == 9), \
            round & 8 ? (int)(random >> 8 & 3) : 0, round % 25 == 11, holes, first}; \
        const ChessDistanceObstacles obstacles = {own, enemy, avoid, stop};                       \
        const ChessDistanceObstacles *const some = round & 1 ? &obstacles : NULL;                  \
        const ChessDistanceSquares set = random_squares(round & 2), other = random_squares(1);     \
        const int squares = grid.files * grid.ranks;                                               \
        ChessDistanceGridPiece piece;                                                              \
        (void)some, (void)set, (void)other, (void)squares;                                         \
        add(chess_distance_grid_piece(grid_texts[text], round & 4, &piece));                       \
        CALL;                                                                                      \
      }                                                                                            \
    }                                                                                              \
    end(name);                                                                                     \
  } while (0)

static void boards_of_any_size(void) {
  static uint8_t bytes[256 * 256], start[256];
  static ChessDistanceSquares moves[256];
  ChessDistanceSquares out = {{0}};
  ChessDistanceGridTerritory territory = {{{0}}, {{0}}, {{0}}};
  int i, result;
  EACH_GRID("chess_distance_grid_moves", add(chess_distance_grid_moves(&piece, &grid, &set, some, &out));
            add_squares(&out));
  EACH_GRID("chess_distance_grid_attacks",
            add(chess_distance_grid_attacks(&piece, &grid, &set, round & 1 ? &other : NULL, &out));
            add_squares(&out));
  memset(bytes, 0, sizeof bytes);
  EACH_GRID("chess_distance_grid_map",
            add(chess_distance_grid_map(&piece, &grid, &set, some, bytes, (size_t)squares));
            add_bytes(bytes, 256));
  EACH_GRID("chess_distance_grid_map_to",
            add(chess_distance_grid_map_to(&piece, &grid, &set, some, bytes, (size_t)squares));
            add_bytes(bytes, 256));
  EACH_GRID("chess_distance_grid_weighted_map",
            add(chess_distance_grid_weighted_map(&piece, &grid, &set, &other, &obstacles.own, some, bytes,
                                                 (size_t)squares));
            add_bytes(bytes, 256));
  EACH_GRID("chess_distance_grid_onward",
            for (i = 0; i < 256; i++) start[i] = (uint8_t)(random64() & 3 ? 255 : random64() % (round % 25 == 13 ? 200 : 192));
            add(chess_distance_grid_onward(&piece, &grid, start, some, bytes, (size_t)squares));
            add_bytes(bytes, 256));
  EACH_GRID("chess_distance_grid_path", add(chess_distance_grid_path(&piece, &grid, &set, &other, some)));
  EACH_GRID("chess_distance_grid_matrix",
            add(chess_distance_grid_matrix(&piece, &grid, some, bytes, (size_t)squares * (size_t)squares));
            add_bytes(bytes, 4096));
  EACH_GRID("chess_distance_grid_graph",
            add(chess_distance_grid_graph(&piece, &grid, some, moves, (size_t)squares));
            for (i = 0; i < 256; i++) add_squares(&moves[i]));
  EACH_GRID("chess_distance_grid_graph_map",
            chess_distance_grid_graph(&piece, &grid, some, moves, (size_t)squares);
            moves[random & 255] = other;
            add(chess_distance_grid_graph_map(moves, (size_t)(random % 260), &set, bytes));
            add_bytes(bytes, 256));
  memset(moves, 0, sizeof moves);
  EACH_GRID("chess_distance_grid_trajectories",
            result = chess_distance_grid_trajectories(&piece, &grid, &set, &other, some, moves, 256);
            add(result);
            for (i = 0; i <= result; i++) add_squares(&moves[i]));
  EACH_GRID("chess_distance_grid_trajectory_count",
            add((int64_t)chess_distance_grid_trajectory_count(&piece, &grid, &set, &other, some)));
  EACH_GRID("chess_distance_grid_territory",
            add(chess_distance_grid_territory(&piece, &set, some, &piece, &other, NULL, &grid, &territory));
            add_squares(&territory.first);
            add_squares(&territory.second);
            add_squares(&territory.tied));
}
