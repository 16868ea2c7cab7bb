// The C functions: what each takes, and what its result means. The names are those of the header
// chess_distance.h without the prefix, in camel case.
//
// Arguments: piece, square, set (BigInt), int, flag, board; bytes64 and words64 are inputs of 64
// numbers. Outputs come last in C too: outBytes64, outBytes4096, outWords64, outTerritory.
//
// Results: moves is a distance, or null where no sequence of moves leads; int is 0 or more; sign is
// any int; set is a BigInt, count a BigInt; out is what was written to the output.

export const SIGNATURES = {
  king: ["square square", "int"],
  manhattan: ["square square", "int"],
  knight: ["square square", "int"],
  file: ["square square", "int"],
  rank: ["square square", "int"],
  center: ["square", "int"],
  centerManhattan: ["square", "int"],
  edge: ["square", "int"],
  edgeFile: ["square", "int"],
  edgeRank: ["square", "int"],
  corner: ["square flag", "int"],
  relation: ["square square", "int"],
  nearest: ["square set int", "sign"],
  nearestFile: ["square set int", "sign"],
  direction: ["square square", "sign"],
  x88Diff: ["square square", "int"],
  toX88: ["square", "int"],
  fromX88: ["int", "int"],
  byX88: ["piece int int", "moves"],
  offset: ["square square", "int"],

  moves: ["piece set board", "set"],
  attacks: ["piece set set", "set"],
  map: ["piece square board outBytes64", "out"],
  setMap: ["piece set board outBytes64", "out"],
  mapTo: ["piece square board outBytes64", "out"],
  setMapTo: ["piece set board outBytes64", "out"],
  onward: ["piece bytes64 board outBytes64", "out"],
  matrix: ["piece board outBytes4096", "out"],
  path: ["piece square square board", "moves"],
  reaches: ["piece square square int board", "flag"],
  sets: ["piece set set board", "moves"],
  within: ["piece set int board", "set"],
  ring: ["piece set int board", "set"],

  graph: ["piece board outWords64", "out"],
  graphReverse: ["words64 outWords64", "out"],
  graphMap: ["words64 set outBytes64", "out"],
  graphOnward: ["words64 bytes64 outBytes64", "out"],
  graphMatrix: ["words64 outBytes4096", "out"],

  pawnMap: ["piece set set int board outBytes64", "out"],
  pawnMapTo: ["piece set set int board outBytes64", "out"],

  trajectories: ["piece square square board outWords64", "layers"],
  trajectoryCount: ["piece square square board", "count"],
  trajectory: ["piece square square board count outBytes64", "squares"],

  territory: ["piece set board piece set board outTerritory", "out"],
  kingRace: ["square square int", "set"],
  pawnOutrunsKing: ["square square flag flag", "flag"],
  mopUp: ["square square", "int"],
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

/** What maps hold where there is no distance. */
export const NONE = 255;
export const UNREACHABLE = -1;
