// The cheapest way to every square: a move into a slow square counts one, two or three more.

import { isChess } from "../boards/index.js";
import { obstacles } from "../obstacles.js";
import { bit, nameOf } from "../squares.js";
import { cBoard, hex, piece, program, pythonBoard } from "./code.js";
import { gridProgram, names, words } from "./gridcode.js";
import { capital, distanceCells, pieceOn, plural } from "./words.js";

export const weighted = {
  name: "Slow squares",
  about: "The cheapest way to every square, where slow squares cost more",
  takes: ["at", "slow"],

  answer(ask, state) {
    const { at, plus1, plus2 } = state;
    const board = obstacles(ask, state, at);
    const letter = state.pieces.get(at);
    const map = ask.weightedMap(letter, at, plus1, plus2, board);
    const { cells, far, reached } = distanceCells(map);
    const advancing = ask.onlyAdvances(letter) ? " (a pawn only advances here)" : "";
    const hint = plus1 | plus2 ? "" : " Paint squares with Slow: once, twice, three times.";
    const text = `${capital(pieceOn(at, state))} reaches ${plural(reached, "square")}, the farthest at a cost of ${far}${advancing}.${hint}`;
    return { cells, board, text };
  },

  calls(ask, state) {
    const board = obstacles(ask, state, state.at);
    if (!isChess(state)) {
      const { at, plus1, plus2, files, ranks } = state;
      return gridProgram(
        state,
        [{ square: at, board }],
        [
          `const ChessDistanceSquares plus1 = ${words(plus1)}, plus2 = ${words(plus2)};`,
          `uint8_t map[${files * ranks}];`,
          "int farthest = chess_distance_grid_weighted_map(&piece, &grid, &from, &plus1, &plus2, &obstacles, map, sizeof map);",
        ],
        [`map = grid.weighted_map(piece, "${nameOf(at, state)}", ${names(plus1, state)}, ${names(plus2, state)}, **obstacles)`],
      );
    }
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
