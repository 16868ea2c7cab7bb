/* Every name that chess_distance_inline.h shares with the library. */
#ifndef INLINE_NAMES_H
#define INLINE_NAMES_H

#define PAIR_FUNCTIONS(X) \
    X(chess_distance_king) X(chess_distance_manhattan) X(chess_distance_knight) \
    X(chess_distance_file) X(chess_distance_rank) X(chess_distance_corner) \
    X(chess_distance_relation) X(chess_distance_x88_diff) X(chess_distance_offset) \
    X(chess_distance_direction)
#define SQUARE_FUNCTIONS(X) \
    X(chess_distance_center) X(chess_distance_center_manhattan) X(chess_distance_edge) \
    X(chess_distance_edge_file) X(chess_distance_edge_rank) X(chess_distance_to_x88) \
    X(chess_distance_from_x88)
#define TABLES(X) \
    X(chess_distance_king_table) X(chess_distance_manhattan_table) X(chess_distance_knight_table) \
    X(chess_distance_king_ring_table) X(chess_distance_knight_by_rank_file) X(chess_distance_corners) \
    X(chess_distance_king_x88) X(chess_distance_manhattan_x88) X(chess_distance_knight_x88) \
    X(chess_distance_bishop_x88) X(chess_distance_rook_x88) X(chess_distance_queen_x88) \
    X(chess_distance_white_pawn_x88) X(chess_distance_black_pawn_x88) \
    X(chess_distance_attacks_x88) X(chess_distance_step_x88) X(chess_distance_line_x88) \
    X(chess_distance_king_offset) X(chess_distance_manhattan_offset) X(chess_distance_knight_offset) \
    X(chess_distance_bishop_offset) X(chess_distance_rook_offset) X(chess_distance_queen_offset) \
    X(chess_distance_white_pawn_offset) X(chess_distance_black_pawn_offset) \
    X(chess_distance_attacks_offset) X(chess_distance_step_offset) X(chess_distance_line_offset)
/* In the order of Functions in inline_calls.h. */
#define OTHER_FUNCTIONS(X) \
    X(chess_distance_moves) X(chess_distance_attacks) X(chess_distance_path) X(chess_distance_reaches) \
    X(chess_distance_sets) X(chess_distance_within) X(chess_distance_ring) X(chess_distance_map) \
    X(chess_distance_set_map) X(chess_distance_map_to) X(chess_distance_set_map_to) \
    X(chess_distance_onward) X(chess_distance_graph) X(chess_distance_graph_reverse) \
    X(chess_distance_graph_map) X(chess_distance_graph_onward) X(chess_distance_pawn_map) \
    X(chess_distance_pawn_map_to) X(chess_distance_trajectories) X(chess_distance_trajectory_count) \
    X(chess_distance_trajectory) X(chess_distance_territory) X(chess_distance_king_race) \
    X(chess_distance_pawn_outruns_king) X(chess_distance_mop_up) X(chess_distance_nearest) X(chess_distance)
/* And these, with arguments of their own: chess_distance_nearest_file, chess_distance_by_x88. */

#endif
