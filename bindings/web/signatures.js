// The C functions: for each the C name, its arguments, and the meaning of its result. The names are
// printed by `make headers`, between marks such as <pieces>.
//
// Arguments: piece, square, set (BigInt), int, flag, count (BigInt), board; bytes64 and words64 are
// inputs of 64 numbers. Outputs come last in C too, as in outBytes64, outWords64 and outTerritory.
//
// Results: moves is a distance, or null where no sequence of moves leads; int is 0 or more; sign is
// any int; set is a BigInt, count a BigInt; out is what was written to the output, layers and squares
// are the part of it that the result counts.

export const SIGNATURES = {
  // <signatures>
  king: ["chess_distance_king", "square square", "int"],
  manhattan: ["chess_distance_manhattan", "square square", "int"],
  knight: ["chess_distance_knight", "square square", "int"],
  file: ["chess_distance_file", "square square", "int"],
  rank: ["chess_distance_rank", "square square", "int"],
  center: ["chess_distance_center", "square", "int"],
  centerManhattan: ["chess_distance_center_manhattan", "square", "int"],
  edge: ["chess_distance_edge", "square", "int"],
  edgeFile: ["chess_distance_edge_file", "square", "int"],
  edgeRank: ["chess_distance_edge_rank", "square", "int"],
  corner: ["chess_distance_corner", "square flag", "int"],
  relation: ["chess_distance_relation", "square square", "int"],
  nearest: ["chess_distance_nearest", "square set int", "sign"],
  nearestFile: ["chess_distance_nearest_file", "square set int", "sign"],
  x88Diff: ["chess_distance_x88_diff", "square square", "int"],
  toX88: ["chess_distance_to_x88", "square", "int"],
  fromX88: ["chess_distance_from_x88", "int", "int"],
  byX88: ["chess_distance_by_x88", "piece int int", "moves"],
  offset: ["chess_distance_offset", "square square", "int"],
  direction: ["chess_distance_direction", "square square", "sign"],
  distance: ["chess_distance", "piece square square", "moves"],
  moves: ["chess_distance_moves", "piece set board", "set"],
  map: ["chess_distance_map", "piece square board outBytes64", "out"],
  setMap: ["chess_distance_set_map", "piece set board outBytes64", "out"],
  matrix: ["chess_distance_matrix", "piece board outBytes4096", "out"],
  path: ["chess_distance_path", "piece square square board", "moves"],
  reaches: ["chess_distance_reaches", "piece square square int board", "flag"],
  sets: ["chess_distance_sets", "piece set set board", "moves"],
  within: ["chess_distance_within", "piece set int board", "set"],
  ring: ["chess_distance_ring", "piece set int board", "set"],
  attacks: ["chess_distance_attacks", "piece set set", "set"],
  mapTo: ["chess_distance_map_to", "piece square board outBytes64", "out"],
  setMapTo: ["chess_distance_set_map_to", "piece set board outBytes64", "out"],
  onward: ["chess_distance_onward", "piece bytes64 board outBytes64", "out"],
  graph: ["chess_distance_graph", "piece board outWords64", "out"],
  graphReverse: ["chess_distance_graph_reverse", "words64 outWords64", "out"],
  graphMap: ["chess_distance_graph_map", "words64 set outBytes64", "out"],
  graphOnward: ["chess_distance_graph_onward", "words64 bytes64 outBytes64", "out"],
  graphMatrix: ["chess_distance_graph_matrix", "words64 outBytes4096", "out"],
  pawnMap: ["chess_distance_pawn_map", "piece set set int board outBytes64", "out"],
  pawnMapTo: ["chess_distance_pawn_map_to", "piece set set int board outBytes64", "out"],
  pawnCapturesMap: ["chess_distance_pawn_captures_map", "piece set set board outBytes64", "out"],
  promotionMap: ["chess_distance_promotion_map", "piece set piece set int board board outBytes64", "out"],
  promotionMapTo: ["chess_distance_promotion_map_to", "piece set piece set int board board outBytes64", "out"],
  trajectories: ["chess_distance_trajectories", "piece square square board outWords64", "layers"],
  trajectoryCount: ["chess_distance_trajectory_count", "piece square square board", "count"],
  trajectory: ["chess_distance_trajectory", "piece square square board count outBytes64", "squares"],
  territory: ["chess_distance_territory", "piece set board piece set board outTerritory", "out"],
  kingRace: ["chess_distance_king_race", "square square int", "set"],
  pawnOutrunsKing: ["chess_distance_pawn_outruns_king", "square square flag flag", "flag"],
  squareOfPawn: ["chess_distance_square_of_pawn", "square flag flag", "set"],
  mopUp: ["chess_distance_mop_up", "square square", "int"],
  weightedMap: ["chess_distance_weighted_map", "piece set set set board outBytes64", "out"],
  mustPass: ["chess_distance_must_pass", "piece set set board", "set"],
  graphMustPass: ["chess_distance_graph_must_pass", "words64 set set", "set"],
  graphTrajectories: ["chess_distance_graph_trajectories", "words64 set set outWords64", "layers"],
  setTrajectories: ["chess_distance_set_trajectories", "piece set set board outWords64", "layers"],
  setTrajectoryCount: ["chess_distance_set_trajectory_count", "piece set set board", "count"],
  walks: ["chess_distance_walks", "piece square square int board outWords64", "layers"],
  walkCount: ["chess_distance_walk_count", "piece square square int board", "count"],
  graphCostMap: ["chess_distance_graph_cost_map", "words64 words64 set outBytes64", "out"],
  graphCostOnward: ["chess_distance_graph_cost_onward", "words64 words64 bytes64 outBytes64", "out"],
  // </signatures>
};

/** The pieces, as in the header. */
export const PIECES = {
  // <pieces>
  king: 0,
  wazir: 1,
  knight: 2,
  bishop: 3,
  rook: 4,
  queen: 5,
  whitePawn: 6,
  blackPawn: 7,
  archbishop: 8,
  chancellor: 9,
  amazon: 10,
  // </pieces>
};

/** The entry of a map without a distance: 255. */
export const NONE = 255;
export const UNREACHABLE = -1;
