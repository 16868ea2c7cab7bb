// The piece's moves to every square. A pawn advances and takes.

import { NONE } from "../../index.js";
import { obstacles } from "../obstacles.js";
import { isPawn, libraryPiece } from "../pieces.js";
import { bit } from "../squares.js";
import { cBoard, hex, piece, program, pythonBoard } from "./code.js";
import { capital, distanceCells, name, pieceOn, plural } from "./words.js";

/** A pawn cannot take more often than it advances. */
const CAPTURES = 7;

export const moves = {
  name: "Moves",
  about: "Moves of the piece to every square",
  takes: ["at", "to"],

  answer(api, state) {
    const board = obstacles(api, state, state.at);
    const letter = state.pieces.get(state.at);
    const mover = libraryPiece(letter, state);
    const distances = isPawn(letter)
      ? api.pawnMap(mover, bit(state.at), board.enemy, CAPTURES, board)
      : api.map(mover, state.at, board);
    const { cells, far, reached } = distanceCells(distances);
    const all = `${capital(pieceOn(state.at, state))} reaches ${plural(reached, "square")}, the farthest in ${plural(far, "move")}.`;
    return { cells, board, text: state.to === null ? all : `${all} ${toTarget(state, distances[state.to])}` };
  },

  calls(api, state) {
    const board = obstacles(api, state, state.at);
    const { lines, pointer } = cBoard(board);
    const { c, python } = piece(state);
    if (!isPawn(state.pieces.get(state.at))) {
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
