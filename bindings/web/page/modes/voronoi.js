// The nearest of many pieces of one kind to each square. They move, and are no obstacles.

import { NONE } from "../../index.js";
import { isChess } from "../boards/index.js";
import { SIDES, SITES } from "../colors.js";
import { obstacles } from "../obstacles.js";
import { pieceName } from "../pieces.js";
import { nameOf, setOf } from "../squares.js";
import { cBoard, piece, program, pythonBoard } from "./code.js";
import { gridProgram, words } from "./gridcode.js";
import { capital, name, noCells } from "./words.js";

const TIED = 254;

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
      const note = owner === TIED ? "tied" : `nearest to ${name(sites[owner], state)}`;
      cells[square] = { figure: distances[square], color, note };
      if (owner === TIED) ++tied;
      else ++squares[owner];
    });
    const shares = sites.map((square, i) => `${name(square, state)} ${squares[i]}`).join(", ");
    const more = sites.length === 1 ? " Put more of its kind and color on the board." : "";
    const text = `Squares nearest to each ${pieceName(letter, state)}: ${capital(shares)}; tied ${tied}.${more}`;
    return { cells, board, text };
  },

  calls(ask, state) {
    const { sites, board } = sitesOf(ask, state);
    if (!isChess(state)) {
      const size = state.files * state.ranks;
      return gridProgram(
        state,
        [{ square: state.at, board }],
        [
          `const ChessDistanceSquares sites[] = {${sites.map((site) => words(setOf([site]))).join(", ")}};`,
          `uint8_t maps[${sites.length}][${size}];`,
          `for (int i = 0; i < ${sites.length}; ++i)`,
          `    chess_distance_grid_map(&piece, &grid, &sites[i], &obstacles, maps[i], ${size});`,
        ],
        [`maps = [grid.distance_map(piece, site, **obstacles) for site in (${sites.map((site) => `"${nameOf(site, state)}", `).join("")})]`],
      );
    }
    const { lines, pointer } = cBoard(board);
    const { c, python } = piece(state);
    return program(
      [
        ...lines,
        `const uint8_t sites[] = {${sites.join(", ")}};`,
        "uint8_t owner[64];",
        `chess_distance_voronoi(${c}, sites, ${sites.length}, ${pointer}, owner);`,
      ],
      [`owner = cd.voronoi(${python}, [${sites.join(", ")}]${pythonBoard(board)})`],
    );
  },
};
