/* Every function with arguments, a line each, with the kinds of its arguments; and every table that
 * both headers have. From the lines programs make calls, checksums and lists of names. */
#ifndef FUNCTIONS_H
#define FUNCTIONS_H

/* The arguments of a call, from the kinds in its line: VALUE(kind, n) gives the n-th. */
#define VALUES_1(b) VALUE(b, 0)
#define VALUES_2(b, c) VALUE(b, 0), VALUE(c, 1)
#define VALUES_3(b, c, d) VALUE(b, 0), VALUE(c, 1), VALUE(d, 2)
#define VALUES_4(b, c, d, e) VALUES_3(b, c, d), VALUE(e, 3)
#define VALUES_5(b, c, d, e, f) VALUES_4(b, c, d, e), VALUE(f, 4)
#define VALUES_6(b, c, d, e, f, g) VALUES_5(b, c, d, e, f), VALUE(g, 5)
#define VALUES_7(b, c, d, e, f, g, h) VALUES_6(b, c, d, e, f, g), VALUE(h, 6)
#define VALUES_8(b, c, d, e, f, g, h, i) VALUES_7(b, c, d, e, f, g, h), VALUE(i, 7)
#define VALUES_9(b, c, d, e, f, g, h, i, j) VALUES_8(b, c, d, e, f, g, h, i), VALUE(j, 8)
#define VALUES_10(b, c, d, e, f, g, h, i, j, k) VALUES_9(b, c, d, e, f, g, h, i, j), VALUE(k, 9)

/* One call a line. */
/* clang-format off */
/* The functions that the inline header has, too. INT and U64 are macros for functions that return
 * an int, and for those that return 0 for bad arguments. The number is that of the arguments. */
#define INLINE_CALLS(INT, U64) \
    INT(2, chess_distance_king, SQUARE, SQUARE) \
    INT(2, chess_distance_manhattan, SQUARE, SQUARE) \
    INT(2, chess_distance_knight, SQUARE, SQUARE) \
    INT(2, chess_distance_file, SQUARE, SQUARE) \
    INT(2, chess_distance_rank, SQUARE, SQUARE) \
    INT(2, chess_distance_relation, SQUARE, SQUARE) \
    INT(2, chess_distance_x88_diff, SQUARE, SQUARE) \
    INT(2, chess_distance_offset, SQUARE, SQUARE) \
    INT(2, chess_distance_mop_up, SQUARE, SQUARE) \
    U64(2, chess_distance_direction, SQUARE, SQUARE) \
    INT(2, chess_distance_corner, SQUARE, FLAG) \
    INT(1, chess_distance_center, SQUARE) \
    INT(1, chess_distance_center_manhattan, SQUARE) \
    INT(1, chess_distance_edge, SQUARE) \
    INT(1, chess_distance_edge_file, SQUARE) \
    INT(1, chess_distance_edge_rank, SQUARE) \
    INT(1, chess_distance_to_x88, SQUARE) \
    INT(1, chess_distance_from_x88, X88_SQUARE) \
    INT(3, chess_distance_by_x88, X88_PIECE, X88_SQUARE, X88_SQUARE) \
    INT(3, chess_distance_nearest, SQUARE, SET, IF_EMPTY) \
    INT(3, chess_distance_nearest_file, SQUARE, SET, IF_EMPTY) \
    INT(3, chess_distance, PIECE, SQUARE, SQUARE) \
    U64(3, chess_distance_moves, PIECE, SET, BOARD) \
    INT(4, chess_distance_map, PIECE, SQUARE, BOARD, MAP) \
    INT(4, chess_distance_set_map, PIECE, MEMBERS, BOARD, MAP) \
    INT(4, chess_distance_path, PIECE, SQUARE, SQUARE, BOARD) \
    INT(5, chess_distance_reaches, PIECE, SQUARE, SQUARE, MOVES, BOARD) \
    INT(4, chess_distance_sets, PIECE, MEMBERS, MEMBERS, BOARD) \
    U64(4, chess_distance_within, PIECE, SET, MOVES, BOARD) \
    U64(4, chess_distance_ring, PIECE, SET, MOVES, BOARD) \
    INT(4, chess_distance_rings, PIECE, MEMBERS, BOARD, LAYERS) \
    U64(3, chess_distance_set_of_bytes, SQUARE_BYTES, BYTE, FLAG) \
    U64(3, chess_distance_attacks, PIECE, SET, SET) \
    INT(4, chess_distance_map_to, PIECE, SQUARE, BOARD, MAP) \
    INT(4, chess_distance_set_map_to, PIECE, MEMBERS, BOARD, MAP) \
    INT(4, chess_distance_onward, PIECE, START, BOARD, MAP) \
    INT(3, chess_distance_graph, PIECE, BOARD, LAYERS) \
    INT(2, chess_distance_graph_reverse, GRAPH, LAYERS) \
    INT(3, chess_distance_graph_map, GRAPH, MEMBERS, MAP) \
    INT(3, chess_distance_graph_onward, GRAPH, START, MAP) \
    INT(6, chess_distance_pawn_map, PAWN, MEMBERS, SET, CAPTURES, BOARD, MAP) \
    INT(6, chess_distance_pawn_map_to, PAWN, MEMBERS, SET, CAPTURES, BOARD, MAP) \
    INT(5, chess_distance_pawn_captures_map, PAWN, MEMBERS, SET, BOARD, MAP) \
    INT(8, chess_distance_promotion_map, PAWN, MEMBERS, PROMOTED, SET, CAPTURES, BOARD, BOARD, MAP) \
    INT(8, chess_distance_promotion_map_to, PAWN, MEMBERS, PROMOTED, SET, CAPTURES, BOARD, BOARD, MAP) \
    INT(5, chess_distance_trajectories, PIECE, SQUARE, SQUARE, BOARD, LAYERS) \
    U64(4, chess_distance_trajectory_count, PIECE, SQUARE, SQUARE, BOARD) \
    INT(6, chess_distance_trajectory, PIECE, SQUARE, SQUARE, BOARD, INDEX, MAP) \
    INT(7, chess_distance_territory, PIECE, MEMBERS, BOARD, PIECE, MEMBERS, BOARD, TERRITORY) \
    INT(5, chess_distance_voronoi, PIECE, SITES, SITE_COUNT, BOARD, MAP) \
    U64(3, chess_distance_king_race, SQUARE, SQUARE, MOVES) \
    INT(4, chess_distance_pawn_outruns_king, PAWN_SQUARE, DEFENDER, FLAG, FLAG) \
    U64(3, chess_distance_square_of_pawn, PAWN_SQUARE, FLAG, FLAG) \
    INT(5, chess_distance_set_trajectories, PIECE, MEMBERS, MEMBERS, BOARD, LAYERS) \
    U64(4, chess_distance_set_trajectory_count, PIECE, MEMBERS, MEMBERS, BOARD) \
    INT(6, chess_distance_walks, PIECE, SQUARE, SQUARE, LENGTH, BOARD, LAYERS) \
    U64(5, chess_distance_walk_count, PIECE, SQUARE, SQUARE, LENGTH, BOARD) \
    U64(4, chess_distance_must_pass, PIECE, MEMBERS, MEMBERS, BOARD) \
    INT(4, chess_distance_graph_trajectories, GRAPH, MEMBERS, MEMBERS, LAYERS) \
    U64(3, chess_distance_graph_must_pass, GRAPH, MEMBERS, MEMBERS) \
    INT(6, chess_distance_weighted_map, PIECE, MEMBERS, SET, SET, BOARD, MAP) \
    INT(4, chess_distance_graph_cost_map, GRAPH, GRAPH, MEMBERS, MAP) \
    INT(4, chess_distance_graph_cost_onward, GRAPH, GRAPH, START, MAP)

/* And those of the library alone. */
#define LIBRARY_CALLS(INT, U64) \
    INT(3, chess_distance_matrix, PIECE, BOARD, MATRIX) \
    INT(2, chess_distance_graph_matrix, GRAPH, MATRIX) \
    INT(4, chess_distance_duel, BOARD, BOARD, MEMBERS, DUEL) \
    INT(5, chess_distance_duel_pairs, BOARD, BOARD, ENDS, MORE_ENDS, DUEL) \
    INT(9, chess_distance_pair, PIECE, SQUARE, MEMBERS, BOARD, PIECE, OTHER_SQUARE, MEMBERS, BOARD, PARTS) \
    INT(2, chess_distance_reach, POSITION, LAYERS) \
    INT(5, chess_distance_batch, PIECE, BYTES, BYTES, OUT_BYTES, ROWS) \
    INT(5, chess_distance_fill_table, PIECE, FILES, RANKS, GRID_MATRIX, PAIRS) \
    INT(6, chess_distance_fill_map, PIECE, FILES, RANKS, ORIGIN, GRID_MAP, SIZE) \
    INT(6, chess_distance_path_batch, PIECE, SETS, SETS, COLUMNS, OUT_BYTES, ROWS) \
    INT(5, chess_distance_map_batch, PIECE, SETS, COLUMNS, OUT_MAPS, ROWS) \
    INT(4, chess_distance_matrix_batch, PIECE, COLUMNS, OUT_MATRICES, ROWS) \
    INT(10, chess_distance_territory_batch, PIECE, SETS, COLUMNS, PIECE, SETS, COLUMNS, OUT_SETS, OUT_SETS, OUT_SETS, ROWS) \
    INT(5, chess_distance_moves_batch, PIECE, SETS, COLUMNS, OUT_WORDS, ROWS) \
    INT(5, chess_distance_attacks_batch, PIECE, SETS, MORE_SETS, OUT_WORDS, ROWS) \
    INT(6, chess_distance_within_batch, PIECE, SETS, MOVES, COLUMNS, OUT_WORDS, ROWS) \
    INT(6, chess_distance_ring_batch, PIECE, SETS, MOVES, COLUMNS, OUT_WORDS, ROWS) \
    INT(6, chess_distance_trajectory_count_batch, PIECE, SETS, SETS, COLUMNS, OUT_WORDS, ROWS) \
    INT(3, chess_distance_grid_piece, TEXT, FLAG, OUT_PIECE) \
    INT(5, chess_distance_grid_moves, GRID_PIECE, GRID, SQUARES, OBSTACLES, OUT_SQUARES) \
    INT(5, chess_distance_grid_attacks, GRID_PIECE, GRID, SQUARES, MORE_SQUARES, OUT_SQUARES) \
    INT(5, chess_distance_grid_attacks_to, GRID_PIECE, GRID, SQUARES, MORE_SQUARES, OUT_SQUARES) \
    INT(6, chess_distance_grid_map, GRID_PIECE, GRID, SQUARES, OBSTACLES, GRID_MAP, SIZE) \
    INT(6, chess_distance_grid_map_to, GRID_PIECE, GRID, SQUARES, OBSTACLES, GRID_MAP, SIZE) \
    INT(8, chess_distance_grid_weighted_map, GRID_PIECE, GRID, SQUARES, MORE_SQUARES, MORE_SQUARES, OBSTACLES, GRID_MAP, SIZE) \
    INT(6, chess_distance_grid_onward, GRID_PIECE, GRID, GRID_START, OBSTACLES, GRID_MAP, SIZE) \
    INT(6, chess_distance_grid_within, GRID_PIECE, GRID, SQUARES, MOVES, OBSTACLES, OUT_SQUARES) \
    INT(6, chess_distance_grid_ring, GRID_PIECE, GRID, SQUARES, MOVES, OBSTACLES, OUT_SQUARES) \
    INT(5, chess_distance_grid_reaches, GRID_PIECE, GRID, SQUARES, SQUARES, OBSTACLES) \
    INT(6, chess_distance_grid_rings, GRID_PIECE, GRID, SQUARES, OBSTACLES, OUT_GRAPH, SIZE) \
    INT(5, chess_distance_grid_set_of_bytes, NODE_BYTES, NODES, BYTE, FLAG, OUT_SQUARES) \
    INT(5, chess_distance_grid_path, GRID_PIECE, GRID, SQUARES, SQUARES, OBSTACLES) \
    INT(5, chess_distance_grid_matrix, GRID_PIECE, GRID, OBSTACLES, GRID_MATRIX, PAIRS) \
    INT(5, chess_distance_grid_graph, GRID_PIECE, GRID, OBSTACLES, OUT_GRAPH, SIZE) \
    INT(4, chess_distance_grid_graph_map, GRID_GRAPH, NODES, SQUARES, NODE_MAP) \
    INT(7, chess_distance_grid_trajectories, GRID_PIECE, GRID, SQUARES, SQUARES, OBSTACLES, OUT_LAYERS, ROOM) \
    U64(5, chess_distance_grid_trajectory_count, GRID_PIECE, GRID, SQUARES, SQUARES, OBSTACLES) \
    INT(8, chess_distance_grid_territory, GRID_PIECE, SQUARES, OBSTACLES, GRID_PIECE, SQUARES, OBSTACLES, GRID, GRID_TERRITORY)

#define TABLES(X) \
    X(chess_distance_king_table) X(chess_distance_manhattan_table) X(chess_distance_knight_table) \
    X(chess_distance_king_ring_table) X(chess_distance_knight_by_rank_file) X(chess_distance_corners) \
    X(chess_distance_king_x88) X(chess_distance_manhattan_x88) X(chess_distance_knight_x88) \
    X(chess_distance_bishop_x88) X(chess_distance_rook_x88) X(chess_distance_queen_x88) \
    X(chess_distance_white_pawn_x88) X(chess_distance_black_pawn_x88) X(chess_distance_attacks_x88) \
    X(chess_distance_step_x88) X(chess_distance_line_x88) X(chess_distance_king_offset) \
    X(chess_distance_manhattan_offset) X(chess_distance_knight_offset) X(chess_distance_bishop_offset) \
    X(chess_distance_rook_offset) X(chess_distance_queen_offset) X(chess_distance_white_pawn_offset) \
    X(chess_distance_black_pawn_offset) X(chess_distance_attacks_offset) X(chess_distance_step_offset) \
    X(chess_distance_line_offset) X(chess_distance_offset_square)

/* clang-format on */

#endif
