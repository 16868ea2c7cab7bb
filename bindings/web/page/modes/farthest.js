// From each square, the moves to the farthest square: eccentricities of the piece's mobility graph.

import { NONE } from "../../index.js";
import { isChess } from "../boards/index.js";
import { obstacles } from "../obstacles.js";
import { pieceName } from "../pieces.js";
import { has } from "../squares.js";
import { cBoard, piece, program, pythonBoard } from "./code.js";
import { gridProgram } from "./gridcode.js";
import { capital, distanceCells, plural } from "./words.js";

export const farthest = {
  name: "Farthest",
  about: "From each square, the moves to the farthest square",
  takes: ["at"],

  answer(ask, state) {
    const board = obstacles(ask, state, state.at);
    const letter = state.pieces.get(state.at);
    const matrix = ask.matrix(letter, board);
    const size = state.files * state.ranks;
    const distances = Array.from({ length: size }, (_, square) => {
      if (has(board.own | state.holes, square)) return NONE;
      const row = matrix.subarray(size * square, size * (square + 1));
      return row.reduce((most, d) => (d !== NONE && d > most ? d : most), 0);
    });
    const { cells, far } = distanceCells(distances);
    const least = Math.min(...distances.filter((d) => d !== NONE));
    const advancing = ask.onlyAdvances(letter) ? " A pawn only advances here." : "";
    const text = `${capital(pieceName(letter, state))}: from its best square ${plural(least, "move")} to the farthest that it reaches, from its worst ${far}.${advancing}`;
    return { cells, board, text };
  },

  calls(ask, state) {
    const board = obstacles(ask, state, state.at);
    if (!isChess(state)) {
      const size = state.files * state.ranks;
      return gridProgram(
        state,
        [{ square: state.at, board }],
        [`static uint8_t maps[${size}][${size}];`, "chess_distance_grid_matrix(&piece, &grid, &obstacles, &maps[0][0], sizeof maps);"],
        ["maps = grid.matrix(piece, **obstacles)"],
      );
    }
    const { lines, pointer } = cBoard(board);
    const { c, python } = piece(state);
    return program(
      [...lines, "uint8_t maps[64][64];", `chess_distance_matrix(${c}, ${pointer}, maps);`],
      [`maps = cd.matrix(${python}${pythonBoard(board)})`],
    );
  },
};
