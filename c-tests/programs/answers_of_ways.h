/* The part of answers.c about ways and costs. */

static void add_layers(int result) {
  int ply;
  add(result);
  for (ply = 0; ply < 64; ply++) add((int64_t)layers[ply]);
}

static void ways_between_sets(void) {
  EACH_BOARD("chess_distance_set_trajectories",
             add_layers(chess_distance_set_trajectories(piece, set, other, &board, layers));
             add_layers(chess_distance_set_trajectories(piece, other & random, set & ~random, NULL, layers)));
  EACH_BOARD("chess_distance_set_trajectory_count",
             add((int64_t)chess_distance_set_trajectory_count(piece, set, other & random, &board));
             add((int64_t)chess_distance_set_trajectory_count(piece, other, set & ~other, NULL)));
  EACH_BOARD("chess_distance_must_pass",
             add((int64_t)chess_distance_must_pass(piece, set & random, other & ~random, &board));
             add((int64_t)chess_distance_must_pass(piece, random & (0 - random), UINT64_C(1) << (to & 63), &board)));
  EACH_BOARD("chess_distance_walks",
             add_layers(chess_distance_walks(piece, from, to, moves, &board, layers));
             add_layers(chess_distance_walks(piece, from, to, (int)(random >> 40 & 127) - 32, NULL, layers)));
  EACH_BOARD("chess_distance_walk_count",
             add((int64_t)chess_distance_walk_count(piece, from, to, moves, &board));
             add((int64_t)chess_distance_walk_count(piece, from, to, (int)(random >> 40 & 127) - 32, NULL)));
}

static void costs(void) {
  static uint64_t free_moves[64];
  static uint8_t start[64];
  EACH_BOARD("chess_distance_weighted_map",
             add(chess_distance_weighted_map(piece, set, other, random, &board, bytes64));
             add_bytes(bytes64, 64);
             add(chess_distance_weighted_map(piece, other, random, set, NULL, bytes64));
             add_bytes(bytes64, 64));
  EACH_BOARD("chess_distance_graph_cost_map",
             chess_distance_graph(test_piece(round % 11), &board, free_moves);
             chess_distance_graph(piece, &board, layers);
             layers[from & 63] |= random;
             add(chess_distance_graph_cost_map(free_moves, layers, other & random, bytes64));
             add_bytes(bytes64, 64));
  EACH_BOARD("chess_distance_graph_cost_onward",
             chess_distance_graph(test_piece(round % 11), &board, free_moves);
             chess_distance_graph(piece, &board, layers);
             layers[from & 63] |= random;
             set_start(start, other, random, round);
             add(chess_distance_graph_cost_onward(free_moves, layers, start, bytes64));
             add_bytes(bytes64, 64));
}

static void ways_in_graphs(void) {
  static uint64_t moves_of_piece[64];
  EACH_BOARD("chess_distance_graph_trajectories",
             chess_distance_graph(piece, &board, moves_of_piece);
             moves_of_piece[from & 63] ^= random;
             add_layers(chess_distance_graph_trajectories(moves_of_piece, other & random, set & ~random, layers)));
  EACH_BOARD("chess_distance_graph_must_pass",
             chess_distance_graph(piece, &board, moves_of_piece);
             moves_of_piece[from & 63] ^= random;
             add((int64_t)chess_distance_graph_must_pass(moves_of_piece, other & random, set & ~random)));
}

static void regions(void) {
  static uint8_t sites[70];
  int pawn, flags, i;
  EACH_BOARD("chess_distance_voronoi",
             for (i = 0; i < 70; i++) sites[i] = (uint8_t)((random >> (i % 59) & 63) + (round % 25 == 7));
             add(chess_distance_voronoi(piece, sites, (size_t)(random % 67), &board, bytes64));
             add_bytes(bytes64, 64));
  begin();
  for (flags = 0; flags < 4; flags++) {
    for (pawn = 0; pawn < TEST_INTS; pawn++) {
      add((int64_t)chess_distance_square_of_pawn(test_int(pawn), flags & 1, flags & 2));
    }
  }
  end("chess_distance_square_of_pawn");
}

static void ways_and_costs(void) {
  ways_between_sets();
  costs();
  ways_in_graphs();
  regions();
}
