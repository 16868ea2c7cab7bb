// The piece's moves to every square. A pawn advances and takes.

import { NONE } from "../../index.js";
import { CAPTURES } from "../boards/chess.js";
import { isChess } from "../boards/index.js";
import { obstacles } from "../obstacles.js";
import { isPawn } from "../pieces.js";
import { bit, nameOf } from "../squares.js";
import { cBoard, hex, piece, program, pythonBoard } from "./code.js";
import { gridProgram } from "./gridcode.js";
import { capital, distanceCells, name, pieceOn, plural } from "./words.js";

export const moves = {
  name: "Moves",
  about: "Moves of the piece to every square",
  takes: ["at", "to"],

  answer(ask, state) {
    const board = obstacles(ask, state, state.at);
    const distances = ask.map(state.pieces.get(state.at), state.at, board);
    const { cells, far, reached } = distanceCells(distances);
    const all = `${capital(pieceOn(state.at, state))} reaches ${plural(reached, "square")}, the farthest in ${plural(far, "move")}.`;
    return { cells, board, text: state.to === null ? all : `${all} ${toTarget(state, distances[state.to])}` };
  },

  calls(ask, state) {
    const board = obstacles(ask, state, state.at);
    if (!isChess(state)) {
      const size = state.files * state.ranks;
      return gridProgram(
        state,
        [{ square: state.at, board }],
        [`uint8_t map[${size}];`, "int farthest = chess_distance_grid_map(&piece, &grid, &from, &obstacles, map, sizeof map);"],
        [`map = grid.distance_map(piece, "${nameOf(state.at, state)}", **obstacles)`],
      );
    }
    const { lines, pointer } = cBoard(board);
    const { c, python } = piece(state);
    if (!isPawn(state.pieces.get(state.at), state)) {
      return program(
        [...lines, "uint8_t map[64];", `int farthest = chess_distance_map(${c}, ${state.at}, ${pointer}, map);`],
        [`map = cd.distance_map(${python}, ${state.at}${pythonBoard(board)})`],
      );
    }
    const prey = hex(board.enemy);
    return program(
      [
        ...lines,
        "uint8_t map[64];",
        `int farthest = chess_distance_pawn_map(${c}, ${hex(bit(state.at))}, ${prey}, ${CAPTURES},`,
        `                                       ${pointer}, map);`,
      ],
      [`map = cd.pawn_map(${python}, [${state.at}], ${prey}, ${CAPTURES}${pythonBoard(board)})`],
    );
  },
};

function toTarget(state, distance) {
  const target = capital(name(state.to, state));
  return distance === NONE ? `No way leads to ${name(state.to, state)}.` : `${target}: ${plural(distance, "move")}.`;
}
