// Boards to begin with, each as a state's fields; pieces of variants to try; and studies: positions in
// which a mode has something to show, with the gallery of them.

import { MODES } from "./modes/index.js";
import { byId, say } from "./say.js";

const board = (files, ranks, fields) => ({
  files,
  ranks,
  game: "chess",
  wrap: "none",
  holes: [],
  ...fields,
});

/** A name, and the board; `at`: the piece that moves first. */
export const PRESETS = {
  chess: ["Chess", board(8, 8, { fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w", at: "g1" })],
  xiangqi: [
    "Xiangqi, 9×10",
    board(9, 10, {
      game: "xiangqi",
      fen: "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w",
      at: "b1",
    }),
  ],
  shogi: [
    "Shogi, 9×9",
    board(9, 9, {
      game: "shogi",
      fen: "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b",
      at: "h2",
    }),
  ],
  cylinder: [
    "Cylinder, 8×8",
    board(8, 8, { wrap: "files", fen: "8/8/8/2p5/5p2/8/8/R7 w", at: "a1" }),
  ],
  torus: ["Torus, 8×8", board(8, 8, { wrap: "both", fen: "8/8/8/8/8/8/8/N7 w", at: "a1" })],
  capablanca: [
    "Capablanca, 10×8",
    board(10, 8, { fen: "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w", at: "c1" }),
  ],
  grand: [
    "Grand chess, 10×10",
    board(10, 10, {
      fen: "r8r/1nbqkcabn1/pppppppppp/10/10/10/10/PPPPPPPPPP/1NBQKCABN1/R8R w",
      at: "f2",
    }),
  ],
  hole: [
    "A hole, 9×9",
    board(9, 9, {
      fen: "9/9/9/9/9/9/9/9/R8 w",
      holes: ["d4", "e4", "f4", "d5", "e5", "f5", "d6", "e6", "f6"],
      at: "a1",
    }),
  ],
  large: ["16×16", board(16, 16, { fen: `${"16/".repeat(15)}N15 w`, at: "a1" })],
  fairy: [
    "Fairy piece, 13×13",
    board(13, 13, { fen: `${"13/".repeat(6)}6X6${"/13".repeat(6)} w`, at: "g7" }),
  ],
};

/** The board of a FEN of another size than the page's: that of the game which is played on it. */
export const presetOfSize = ({ files, ranks }) =>
  ["chess", "xiangqi", "shogi", "capablanca", "grand"]
    .map((name) => PRESETS[name][1])
    .find((one) => one.files === files && one.ranks === ranks);

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

/** The squares of 11x11 that are not on a board of 91 hexagons, whose axes are files, ranks and one
 * diagonal. */
const AROUND_HEXAGONS = Array.from({ length: 121 }, (_, s) => [s % 11, Math.floor(s / 11)])
  .filter(([file, rank]) => Math.abs(file + rank - 10) > 5)
  .map(([file, rank]) => "abcdefghijk"[file] + (rank + 1))
  .join("");
const XIANGQI = `game=xiangqi&board=9x10&fen=${PRESETS.xiangqi[1].fen.replace(" ", "_")}`;

/** The title and the question of a state: the reader's own, or those of its study. */
export function questionOf({ study, title, caption }) {
  if (title || caption || study === null) return { title, text: caption };
  return { title: say(STUDIES[study].title), text: say(STUDIES[study].text) };
}

/** By name: the title, what to look for, the address, and whether its answer is hidden at first. */
export const STUDIES = {
  lasker: {
    title: "Lasker and Reichhelm, 1901",
    text: "White queens by force, but only after one move of the king. Which one?",
    hash: "fen=8/k7/3p4/p2P1p2/P2P1P2/8/8/K7_w&mode=ending",
    hides: true,
  },
  locock: {
    title: "Locock, 1892",
    text: "Each number stands where the two kings must not be the first to move. Point at one, or tap it, to see its partners.",
    hash: "fen=6k1/3p4/3p4/3P4/4P1p1/6P1/8/K7_w&mode=ending",
  },
  grigoriev: {
    title: "Grigoriev, 1920",
    text: "Find the only king's move that queens by force. The fight will be about the pawn on g7.",
    hash: "fen=k7/6p1/1p6/1P6/6P1/8/K7/8_w&mode=ending",
    hides: true,
  },
  reti: {
    title: "Réti, 1921",
    text: "The king seems too late. But the way over e5 is as short as the straight one, and it also helps the pawn on c6: White draws.",
    hash: "fen=7K/8/k1P5/7p/8/8/8/8_w&mode=ways&to=h2",
  },
  ways: {
    title: "From f6 to h1",
    text: "In how many ways can the king walk to the corner without losing a move?",
    hash: "fen=8/8/5K2/8/8/8/8/8_w&mode=ways&to=h1",
    hides: true,
  },
  door: {
    title: "Two walls, three doors",
    text: "Which squares can the king not avoid on any way to h8?",
    hash: "fen=8/8/8/8/8/8/8/K7_w&mode=mustPass&to=h8&walls=a4b4c4d4f4g4h4a6b6d6e6f6h6",
    hides: true,
  },
  knight: {
    title: "The square beside the knight",
    text: "A knight crosses half the board in two moves. How many does it need to b2?",
    hash: "fen=8/8/8/8/8/8/8/N7_w&mode=moves&to=b2",
    hides: true,
  },
  farthest: {
    title: "Where knights see everything",
    text: "Each number is the longest journey that a knight can have from there. The rim is far from something; the middle is not.",
    hash: "fen=8/8/8/8/3N4/8/8/8_w&mode=farthest",
  },
  slow: {
    title: "Through the swamp",
    text: "The marked ranks cost two moves more. Where does the king wade, and where does it walk around?",
    hash: "fen=8/8/8/8/8/8/8/2K5_w&mode=weighted&plus2=a4b4c4d4e4f4a5b5c5d5e5f5",
  },
  race: {
    title: "A race of kings",
    text: "Both kings run to the pawn on g5. Who is there first, and what else is his?",
    hash: "fen=8/k7/8/6p1/8/8/8/2K5_w&mode=territory",
  },
  knights: {
    title: "Four knights share a board",
    text: "Each corner has a knight. Which squares are nearest to which of them?",
    hash: "fen=N6N/8/8/8/8/8/8/N6N_w&mode=voronoi",
  },
  shoulder: {
    title: "Two kings and one square",
    text: "The white king moves first and wants to b8. Can the black king on a1 keep it away?",
    hash: "fen=8/8/8/8/8/8/8/k3K3_w&mode=duel&goals=b8",
    hides: true,
  },
  chain: {
    title: "Locked forever",
    text: "No pawn can ever move. Which squares will the white king never see?",
    hash: "fen=8/8/2k5/p1p1p1p1/P1P1P1P1/2K5/8/8_w&mode=reach",
  },
  horse: {
    title: "The horse of xiangqi",
    text: "A piece beside the horse blocks its leg. The general's own advisors and elephants make its way longer.",
    hash: `${XIANGQI}&at=b1`,
  },
  cannon: {
    title: "The cannon of xiangqi",
    text: "It takes only over a piece between. Which of the black pieces can it take at once?",
    hash: `${XIANGQI}&at=b3`,
  },
  hexagons: {
    title: "Ninety-one hexagons",
    text: "A king of hexagons has six neighbors: those along files and ranks, and two on one diagonal. Its rings are hexagons.",
    hash: `board=11x11&fen=${"11/".repeat(5)}5X5${"/11".repeat(5)}_w&betza=WflFbrF&holes=${AROUND_HEXAGONS}`,
  },
  cylinder: {
    title: "Around the edge",
    text: "On a cylinder the h-file lies beside the a-file. Which way does the king take to g5?",
    hash: "fen=8/8/8/8/8/8/8/K7_w&mode=ways&wrap=files&to=g5",
  },
};

/** Shows the studies: a picture, the title and the mode of each. `ofStudy(name)` is the state of one, `draw(svg, state)`
 * draws it, `open(state)` opens the one that is chosen. */
export function openGallery(ofStudy, draw, open) {
  byId("gallery").showModal();
  if (byId("studies").children.length) return;
  for (const [name, { title }] of Object.entries(STUDIES)) {
    const opened = ofStudy(name);
    const button = Object.assign(document.createElement("button"), { type: "button" });
    button.dataset.study = name;
    button.innerHTML = `<svg aria-hidden="true"></svg><b>${say(title)}</b><span>${say(MODES[opened.mode].name)}</span>`;
    byId("studies").append(button);
    draw(button.firstElementChild, opened);
    button.addEventListener("click", () => {
      byId("gallery").close();
      open(opened);
    });
  }
}
