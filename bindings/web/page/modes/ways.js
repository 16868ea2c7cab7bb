// All shortest ways to a target: each square shows the ply at which ways pass it.

import { onScale } from "../colors.js";
import { isChess } from "../boards/index.js";
import { obstacles } from "../obstacles.js";
import { bit, has, members, nameOf } from "../squares.js";
import { cBoard, piece, program, pythonBoard } from "./code.js";
import { gridProgram, words } from "./gridcode.js";
import { capital, name, noCells, pieceOn, plural } from "./words.js";

/** The square opposite, or the last one that is not in a hole, until a target is chosen. */
export function target({ at, to, files, ranks, holes }) {
  const last = files * ranks - 1;
  if (to !== null) return to;
  const isGood = (square) => square !== at && !has(holes, square);
  if (isGood(last - at)) return last - at;
  for (let square = last; square >= 0; --square) if (isGood(square)) return square;
  return at;
}

export const ways = {
  name: "Ways",
  about: "Shortest ways of the piece to a target",
  takes: ["at", "to"],

  answer(ask, state) {
    const board = obstacles(ask, state, state.at);
    const letter = state.pieces.get(state.at);
    const to = target(state);
    const layers = ask.trajectories(letter, state.at, to, board);
    const cells = noCells(state);
    const ends = `${pieceOn(state.at, state)} to ${name(to, state)}`;
    const advancing = ask.onlyAdvances(letter) ? " (a pawn only advances here)" : "";
    if (!layers) return { cells, board, to, text: `${capital(ends)}: there is no way${advancing}.` };
    layers.forEach((layer, ply) => {
      for (const square of members(layer)) {
        cells[square] = { figure: ply, color: onScale(ply, layers.length - 1) };
      }
    });
    const count = ask.trajectoryCount(letter, state.at, to, board);
    return {
      cells,
      board,
      to,
      text: `${capital(ends)}: ${plural(count, "shortest way")}, ${plural(layers.length - 1, "move")}${count === 1n ? "" : " each"}${advancing}.`,
      ways: { count, way: (index) => ask.trajectory(letter, state.at, to, board, index) },
    };
  },

  calls(ask, state) {
    const board = obstacles(ask, state, state.at);
    const to = target(state);
    if (!isChess(state)) {
      const size = state.files * state.ranks;
      const places = `"${nameOf(state.at, state)}", "${nameOf(to, state)}"`;
      return gridProgram(
        state,
        [{ square: state.at, board }],
        [
          `const ChessDistanceSquares to = ${words(bit(to))};`,
          `ChessDistanceSquares layers[${size}];`,
          `int length = chess_distance_grid_trajectories(&piece, &grid, &from, &to, &obstacles, layers, ${size});`,
          "uint64_t count = chess_distance_grid_trajectory_count(&piece, &grid, &from, &to, &obstacles);",
        ],
        [`layers = grid.trajectories(piece, ${places}, **obstacles)`, `count = grid.trajectory_count(piece, ${places}, **obstacles)`],
      );
    }
    const { lines, pointer } = cBoard(board);
    const { c, python } = piece(state);
    const ends = `${state.at}, ${to}`;
    return program(
      [
        ...lines,
        "uint64_t layers[64];",
        `int length = chess_distance_trajectories(${c}, ${ends}, ${pointer}, layers);`,
        `uint64_t count = chess_distance_trajectory_count(${c}, ${ends}, ${pointer});`,
      ],
      [
        `layers = cd.trajectories(${python}, ${ends}${pythonBoard(board)})`,
        `count = cd.trajectory_count(${python}, ${ends}${pythonBoard(board)})`,
      ],
    );
  },
};
