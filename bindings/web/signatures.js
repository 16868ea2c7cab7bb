// The C functions: for each the C name, its arguments, and the meaning of its result.
//
// Arguments: a kind with the name that messages say, such as from:square, or the kind alone if its name is
// the same. Kinds are piece, square, x88 (a square of a 0x88 board), set (BigInt), int, flag, count
// (BigInt), board; bytes64 and words64 are inputs of 64 numbers, bytes64 of distances and anyBytes64 of
// anything. One with ? may be left out. Outputs come last in C too, as in outBytes64, outWords64 and
// outTerritory.
//
// Results: moves is a distance, or null where no sequence of moves leads; int is 0 or more; sign is
// any int; set is a BigInt, count a BigInt; out is what was written to the output, layers, rings and
// squares are the part of it that the result counts.

export const SIGNATURES = {
  king: ["chess_distance_king", "a:square b:square", "int"],
  manhattan: ["chess_distance_manhattan", "a:square b:square", "int"],
  knight: ["chess_distance_knight", "a:square b:square", "int"],
  file: ["chess_distance_file", "a:square b:square", "int"],
  rank: ["chess_distance_rank", "a:square b:square", "int"],
  center: ["chess_distance_center", "square", "int"],
  centerManhattan: ["chess_distance_center_manhattan", "square", "int"],
  edge: ["chess_distance_edge", "square", "int"],
  edgeFile: ["chess_distance_edge_file", "square", "int"],
  edgeRank: ["chess_distance_edge_rank", "square", "int"],
  corner: ["chess_distance_corner", "square dark:flag", "int"],
  relation: ["chess_distance_relation", "a:square b:square", "int"],
  nearest: ["chess_distance_nearest", "square set ifEmpty:int", "sign"],
  nearestFile: ["chess_distance_nearest_file", "square set ifEmpty:int", "sign"],
  x88Diff: ["chess_distance_x88_diff", "a:square b:square", "int"],
  toX88: ["chess_distance_to_x88", "square", "int"],
  fromX88: ["chess_distance_from_x88", "square:x88", "int"],
  byX88: ["chess_distance_by_x88", "piece a:x88 b:x88", "moves"],
  offset: ["chess_distance_offset", "a:square b:square", "int"],
  direction: ["chess_distance_direction", "a:square b:square", "sign"],
  distance: ["chess_distance", "piece a:square b:square", "moves"],
  moves: ["chess_distance_moves", "piece from:set board", "set"],
  map: ["chess_distance_set_map", "piece from:set board outBytes64", "out"],
  matrix: ["chess_distance_matrix", "piece board outBytes4096", "out"],
  reaches: ["chess_distance_reaches", "piece from:square to:square moves:int board", "flag"],
  path: ["chess_distance_sets", "piece from:set to:set board", "moves"],
  within: ["chess_distance_within", "piece from:set moves:int board", "set"],
  ring: ["chess_distance_ring", "piece from:set moves:int board", "set"],
  rings: ["chess_distance_rings", "piece from:set board outWords64", "rings"],
  setOfBytes: ["chess_distance_set_of_bytes", "bytes:anyBytes64 value:int equal:flag", "set"],
  attacks: ["chess_distance_attacks", "piece from:set occupied:set?", "set"],
  mapTo: ["chess_distance_set_map_to", "piece to:set board outBytes64", "out"],
  onward: ["chess_distance_onward", "piece start:bytes64 board outBytes64", "out"],
  graph: ["chess_distance_graph", "piece board outWords64", "out"],
  graphReverse: ["chess_distance_graph_reverse", "moves:words64 outWords64", "out"],
  graphMap: ["chess_distance_graph_map", "moves:words64 from:set outBytes64", "out"],
  graphOnward: ["chess_distance_graph_onward", "moves:words64 start:bytes64 outBytes64", "out"],
  graphMatrix: ["chess_distance_graph_matrix", "moves:words64 outBytes4096", "out"],
  pawnMap: [
    "chess_distance_pawn_map",
    "piece from:set prey:set captures:int board outBytes64",
    "out",
  ],
  pawnMapTo: [
    "chess_distance_pawn_map_to",
    "piece to:set prey:set captures:int board outBytes64",
    "out",
  ],
  pawnCapturesMap: [
    "chess_distance_pawn_captures_map",
    "piece from:set prey:set board outBytes64",
    "out",
  ],
  promotionMap: [
    "chess_distance_promotion_map",
    "piece from:set promoted:piece prey:set captures:int pawnBoard:board pieceBoard:board outBytes64",
    "out",
  ],
  promotionMapTo: [
    "chess_distance_promotion_map_to",
    "piece to:set promoted:piece prey:set captures:int pawnBoard:board pieceBoard:board outBytes64",
    "out",
  ],
  trajectory: [
    "chess_distance_trajectory",
    "piece from:square to:square board index:count? outBytes64",
    "squares",
  ],
  territory: [
    "chess_distance_territory",
    "piece1:piece set1:set board1:board piece2:piece set2:set board2:board outTerritory",
    "out",
  ],
  kingRace: ["chess_distance_king_race", "mover:square other:square margin:int", "set"],
  pawnOutrunsKing: [
    "chess_distance_pawn_outruns_king",
    "pawnSq:square defender:square isBlack:flag defenderToMove:flag",
    "flag",
  ],
  squareOfPawn: [
    "chess_distance_square_of_pawn",
    "pawnSq:square isBlack:flag defenderToMove:flag",
    "set",
  ],
  mopUp: ["chess_distance_mop_up", "winner:square loser:square", "int"],
  weightedMap: [
    "chess_distance_weighted_map",
    "piece from:set plus1:set plus2:set board outBytes64",
    "out",
  ],
  mustPass: ["chess_distance_must_pass", "piece from:set to:set board", "set"],
  graphMustPass: ["chess_distance_graph_must_pass", "moves:words64 from:set to:set", "set"],
  graphTrajectories: [
    "chess_distance_graph_trajectories",
    "moves:words64 from:set to:set outWords64",
    "layers",
  ],
  trajectories: [
    "chess_distance_set_trajectories",
    "piece from:set to:set board outWords64",
    "layers",
  ],
  trajectoryCount: ["chess_distance_set_trajectory_count", "piece from:set to:set board", "count"],
  walks: [
    "chess_distance_walks",
    "piece from:square to:square moves:int board outWords64",
    "layers",
  ],
  walkCount: ["chess_distance_walk_count", "piece from:square to:square moves:int board", "count"],
  graphCostMap: [
    "chess_distance_graph_cost_map",
    "freeMoves:words64 costlyMoves:words64 from:set outBytes64",
    "out",
  ],
  graphCostOnward: [
    "chess_distance_graph_cost_onward",
    "freeMoves:words64 costlyMoves:words64 start:bytes64 outBytes64",
    "out",
  ],
};

/** The pieces, as in the header. */
export const PIECES = {
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
};

/** The entry of a map without a distance: 255. */
export const NONE = 255;
export const UNREACHABLE = -1;
