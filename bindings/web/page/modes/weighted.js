// The cheapest way to every square: a move into a slow square counts one, two or three more.

import { obstacles } from "../obstacles.js";
import { isPawn, libraryPiece } from "../pieces.js";
import { bit } from "../squares.js";
import { cBoard, hex, piece, program, pythonBoard } from "./code.js";
import { capital, distanceCells, pieceOn, plural } from "./words.js";

export const weighted = {
  name: "Slow squares",
  about: "The cheapest way to every square, where slow squares cost more",
  takes: ["at", "slow"],

  answer(api, state) {
    const { at, plus1, plus2 } = state;
    const board = obstacles(api, state, at);
    const letter = state.pieces.get(at);
    const map = api.weightedMap(libraryPiece(letter, state), bit(at), plus1, plus2, board);
    const { cells, far, reached } = distanceCells(map);
    const advancing = isPawn(letter) ? " (a pawn only advances here)" : "";
    const hint = plus1 | plus2 ? "" : " Paint squares with Slow: once, twice, three times.";
    const text = `${capital(pieceOn(at, state))} reaches ${plural(reached, "square")}, the farthest at a cost of ${far}${advancing}.${hint}`;
    return { cells, board, text };
  },

  calls(api, state) {
    const board = obstacles(api, state, state.at);
    const { lines, pointer } = cBoard(board);
    const { c, python } = piece(state);
    const slow = [state.plus1, state.plus2].map(hex);
    return program(
      [
        ...lines,
        "uint8_t map[64];",
        `int farthest = chess_distance_weighted_map(${c}, ${hex(bit(state.at))},`,
        `                                           ${slow.join(", ")}, ${pointer}, map);`,
      ],
      [`map = cd.weighted_map(${python}, ${state.at}, ${slow.join(", ")}${pythonBoard(board)})`],
    );
  },
};
