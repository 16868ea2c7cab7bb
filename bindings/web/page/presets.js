// Boards to begin with, each as a state's fields; and pieces of variants to try.

const board = (files, ranks, fields) => ({ files, ranks, game: "chess", wrap: "none", holes: [], ...fields });

/** A name, and the board; `at`: the piece that moves first. */
export const PRESETS = {
  chess: ["Chess", board(8, 8, { fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w", at: "g1" })],
  xiangqi: ["Xiangqi, 9×10", board(9, 10, { game: "xiangqi", fen: "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w", at: "b1" })],
  shogi: ["Shogi, 9×9", board(9, 9, { game: "shogi", fen: "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b", at: "h2" })],
  cylinder: ["Cylinder, 8×8", board(8, 8, { wrap: "files", fen: "8/8/8/2p5/5p2/8/8/R7 w", at: "a1" })],
  torus: ["Torus, 8×8", board(8, 8, { wrap: "both", fen: "8/8/8/8/8/8/8/N7 w", at: "a1" })],
  capablanca: ["Capablanca, 10×8", board(10, 8, { fen: "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w", at: "c1" })],
  grand: ["Grand chess, 10×10", board(10, 10, { fen: "r8r/1nbqkcabn1/pppppppppp/10/10/10/10/PPPPPPPPPP/1NBQKCABN1/R8R w", at: "f2" })],
  hole: ["A hole, 9×9", board(9, 9, { fen: "9/9/9/9/9/9/9/9/R8 w", holes: ["d4", "e4", "f4", "d5", "e5", "f5", "d6", "e6", "f6"], at: "a1" })],
  large: ["16×16", board(16, 16, { fen: `${"16/".repeat(15)}N15 w`, at: "a1" })],
  fairy: ["Fairy piece, 13×13", board(13, 13, { fen: `${"13/".repeat(6)}6X6${"/13".repeat(6)} w`, at: "g7" })],
};

/** The board of a FEN of another size than the page's: that of the game which is played on it. */
export const presetOfSize = ({ files, ranks }) =>
  ["chess", "xiangqi", "shogi", "capablanca", "grand"].map((name) => PRESETS[name][1]).find((one) => one.files === files && one.ranks === ranks);

/** Betza's texts by what they are called. */
export const EXAMPLES = {
  Nightrider: "NN",
  Grasshopper: "gQ",
  Camel: "C",
  Zebra: "Z",
  Alibaba: "AD",
  "Xiangqi horse": "nN",
  "Xiangqi elephant": "nA",
  "Xiangqi cannon": "mRcpR",
  "Shogi gold": "WfF",
  "Shogi silver": "FfW",
  "Shogi knight": "ffN",
  "Dragon horse": "BW",
  "Berolina pawn": "mfFcfW",
};
