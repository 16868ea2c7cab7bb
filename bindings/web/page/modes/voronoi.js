// The nearest of many pieces of one kind to each square. They move, and are no obstacles.

import { NONE } from "../../index.js";
import { SIDES, SITES } from "../colors.js";
import { obstacles } from "../obstacles.js";
import { libraryPiece, pieceName } from "../pieces.js";
import { bit } from "../squares.js";
import { cBoard, piece, program, pythonBoard } from "./code.js";
import { capital, name, noCells } from "./words.js";

const TIED = 254;

/** The squares of the pieces like the moving one, and their obstacles. */
function sitesOf(api, state) {
  const letter = state.pieces.get(state.at);
  const sites = [...state.pieces.keys()].filter((s) => state.pieces.get(s) === letter).sort((a, b) => a - b);
  return { sites, letter, board: obstacles(api, state, state.at, sites) };
}

export const voronoi = {
  name: "Nearest",
  about: "Which of the pieces of one kind is nearest to each square",
  takes: ["at"],

  answer(api, state) {
    const { sites, letter, board } = sitesOf(api, state);
    const mover = libraryPiece(letter, state);
    const owners = api.voronoi(mover, sites, board);
    const set = sites.reduce((all, square) => all | bit(square), 0n);
    const distances = api.setMap(mover, set, board);
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

  calls(api, state) {
    const { sites, board } = sitesOf(api, state);
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
