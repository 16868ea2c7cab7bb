// All shortest ways to a target: each square shows the ply at which ways pass it.

import { onScale } from "../colors.js";
import { obstacles } from "../obstacles.js";
import { isPawn, libraryPiece } from "../pieces.js";
import { members } from "../squares.js";
import { cBoard, piece, program, pythonBoard } from "./code.js";
import { capital, name, noCells, pieceOn, plural } from "./words.js";

/** The opposite corner, until a target is chosen. */
export const target = ({ at, to, files, ranks }) => to ?? files * ranks - 1 - at;

export const ways = {
  name: "Ways",
  about: "Shortest ways of the piece to a target",
  takes: ["at", "to"],

  answer(api, state) {
    const board = obstacles(api, state, state.at);
    const letter = state.pieces.get(state.at);
    const mover = libraryPiece(letter, state);
    const to = target(state);
    const layers = api.trajectories(mover, state.at, to, board);
    const cells = noCells(state);
    const ends = `${pieceOn(state.at, state)} to ${name(to, state)}`;
    const advancing = isPawn(letter) ? " (a pawn only advances here)" : "";
    if (!layers) return { cells, board, to, text: `${capital(ends)}: there is no way${advancing}.` };
    layers.forEach((layer, ply) => {
      for (const square of members(layer)) {
        cells[square] = { figure: ply, color: onScale(ply, layers.length - 1) };
      }
    });
    const count = api.trajectoryCount(mover, state.at, to, board);
    return {
      cells,
      board,
      to,
      text: `${capital(ends)}: ${plural(count, "shortest way")}, ${plural(layers.length - 1, "move")}${count === 1n ? "" : " each"}${advancing}.`,
      ways: { count, way: (index) => api.trajectory(mover, state.at, to, board, index) },
    };
  },

  calls(api, state) {
    const board = obstacles(api, state, state.at);
    const { lines, pointer } = cBoard(board);
    const { c, python } = piece(state);
    const ends = `${state.at}, ${target(state)}`;
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
