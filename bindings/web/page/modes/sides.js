// The nearest of several pieces to each square: of two pieces of any kind, or of all pieces like the
// moving one. They move, and are no obstacles; the others are, by the rules.

import { NONE } from "../../index.js";
import { isChess, obstacles } from "../board.js";
import { SIDES, SITES, noCells } from "../colors.js";
import { bit, capital, count, isWhite, kindOf, members, nameOf, pieceName, pieceOn, setOf } from "../pieces.js";
import { say, sentences } from "../say.js";
import { cBoard, calls, gridProgram, hex, piece, program, pythonBoard, words } from "./code.js";

const TIED = 254;

/** The chosen piece, or the enemy's king, or another enemy, or any other piece; null without one. */
export function rivalOf({ at, rival, pieces }) {
  if (rival !== null) return rival;
  const others = [...pieces.keys()].filter((square) => square !== at).sort((a, b) => a - b);
  const enemies = others.filter((square) => isWhite(pieces.get(square)) !== isWhite(pieces.get(at)));
  return enemies.find((square) => kindOf(pieces.get(square)) === "k") ?? enemies[0] ?? others[0] ?? null;
}

function sides(ask, state) {
  const rival = rivalOf(state);
  if (rival === null) return null;
  return [
    { square: state.at, board: obstacles(ask, state, state.at, [rival]) },
    { square: rival, board: obstacles(ask, state, rival, [state.at]) },
  ].map((side) => ({ ...side, letter: state.pieces.get(side.square) }));
}

export const territory = {
  name: "Territory",
  about: "Which of two pieces is nearer to each square",
  takes: ["at", "rival"],

  answer(ask, state) {
    const cells = noCells(state);
    const both = sides(ask, state);
    if (!both) return { cells, text: say("Two pieces divide the board: put a second one on it.") };
    const [one, two] = both;
    const parts = ask.territory(one.letter, one.square, one.board, two.letter, two.square, two.board);
    const maps = both.map((side) => ask.advances(side.letter, side.square, side.board));
    for (const [side, set] of Object.entries(parts)) {
      for (const square of members(set)) {
        cells[square] = { figure: Math.min(...maps.map((map) => map[square]), NONE), color: SIDES[side] };
      }
    }
    const [first, second, tied] = [parts.first, parts.second, parts.tied].map(count);
    const [piece, rival] = [capital(pieceOn(one.square, state)), pieceOn(two.square, state)];
    const text = say("{piece} (blue) is nearer to {first square|squares}, {rival} (orange) to {second}. {tied is|are} tied (gray).", { piece, rival, first, second, tied });
    return { cells, text, board: one.board, rival: two.square };
  },

  calls(ask, state) {
    const both = sides(ask, state);
    if (!both) return program([], []);
    if (!isChess(state)) {
      const [at, rival] = both.map(({ square }) => nameOf(square, state));
      return gridProgram(state, both, () => [
        [
          "ChessDistanceGridTerritory nearer;",
          "chess_distance_grid_territory(&piece, &from, &obstacles, &piece2, &from2, &obstacles2, &grid, &nearer);",
        ],
        [`nearer = grid.territory(piece, "${at}", piece2, "${rival}", **obstacles, **obstacles2)`],
      ]);
    }
    const [one, two] = both.map((side) => ({ ...side, code: piece(state, side.square) }));
    const [board1, board2] = [cBoard(one.board, "board1"), cBoard(two.board, "board2")];
    return program(
      [
        ...board1.lines,
        ...board2.lines,
        "ChessDistanceTerritory nearer;",
        `chess_distance_territory(${one.code.c}, ${hex(bit(one.square))}, ${board1.pointer},`,
        `                         ${two.code.c}, ${hex(bit(two.square))}, ${board2.pointer}, &nearer);`,
      ],
      [
        `nearer = cd.territory(${one.code.python}, ${one.square}, ${two.code.python}, ${two.square}${pythonBoard(one.board)}${pythonBoard(two.board, "2")})`,
      ],
    );
  },
};

/** The squares of the pieces like the moving one, and their obstacles. */
function sitesOf(ask, state) {
  const letter = state.pieces.get(state.at);
  const sites = [...state.pieces.keys()].filter((s) => state.pieces.get(s) === letter).sort((a, b) => a - b);
  return { sites, letter, board: obstacles(ask, state, state.at, sites) };
}

export const voronoi = {
  name: "Nearest",
  about: "Which of the pieces of one kind is nearest to each square",
  takes: ["at"],

  answer(ask, state) {
    const { sites, letter, board } = sitesOf(ask, state);
    const { owners, distances } = ask.voronoi(letter, sites, board);
    const cells = noCells(state);
    const squares = sites.map(() => 0);
    let tied = 0;
    owners.forEach((owner, square) => {
      if (owner === NONE) return;
      const color = owner === TIED ? SIDES.tied : SITES[owner % SITES.length];
      const note = owner === TIED ? say("tied") : say("nearest to {site}", { site: nameOf(sites[owner], state) });
      cells[square] = { figure: distances[square], color, note };
      if (owner === TIED) ++tied;
      else ++squares[owner];
    });
    const shares = sites.map((square, i) => `${nameOf(square, state)} ${squares[i]}`).join(", ");
    const text = sentences(
      say("Squares nearest to each {piece}: {shares}; tied {tied}.", { piece: pieceName(letter, state), shares: capital(shares), tied }),
      sites.length === 1 && say("Put more of its kind and color on the board."),
    );
    return { cells, board, text };
  },

  calls(ask, state) {
    const { sites, board } = sitesOf(ask, state);
    return calls(state, board, {
      chess: ({ piece, board, sets }) => [
        [
          `const uint8_t sites[] = {${sites.join(", ")}};`,
          "uint8_t owner[64];",
          `chess_distance_voronoi(${piece.c}, sites, ${sites.length}, ${board}, owner);`,
        ],
        [`owner = cd.voronoi(${piece.python}, [${sites.join(", ")}]${sets})`],
      ],
      grid: ({ size }) => [
        [
          `const ChessDistanceSquares sites[] = {${sites.map((site) => words(setOf([site]))).join(", ")}};`,
          `uint8_t maps[${sites.length}][${size}];`,
          `for (int i = 0; i < ${sites.length}; ++i)`,
          `    chess_distance_grid_map(&piece, &grid, &sites[i], &obstacles, maps[i], ${size});`,
        ],
        [`maps = [grid.distance_map(piece, site, **obstacles) for site in (${sites.map((site) => `"${nameOf(site, state)}", `).join("")})]`],
      ],
    });
  },
};
