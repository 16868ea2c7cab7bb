// Ways to a target: all shortest ones, and the squares that every way passes.

import { NONE } from "../../index.js";
import { isChess, obstacles } from "../board.js";
import { noCells, onScale } from "../colors.js";
import { bit, capital, has, members, nameOf, pieceOn, plural } from "../pieces.js";
import { calls, hex, words } from "./code.js";

/** The square opposite, or the last one that is not in a hole, until a target is chosen. */
export function target({ at, to, files, ranks, holes }) {
  const last = files * ranks - 1;
  if (to !== null) return to;
  const isGood = (square) => square !== at && !has(holes, square);
  if (isGood(last - at)) return last - at;
  for (let square = last; square >= 0; --square) if (isGood(square)) return square;
  return at;
}

/** What both modes ask and say: from the moving piece to the target. */
function journey(ask, state) {
  const letter = state.pieces.get(state.at);
  const to = target(state);
  return {
    letter,
    to,
    board: obstacles(ask, state, state.at),
    cells: noCells(state),
    ends: `${capital(pieceOn(state.at, state))} to ${nameOf(to, state)}`,
    advancing: ask.onlyAdvances(letter) ? " (a pawn only advances here)" : "",
  };
}

/** Each square shows the ply at which ways pass it; `steps` are the moves of all of them. */
export const ways = {
  name: "Ways",
  about: "Shortest ways of the piece to a target",
  takes: ["at", "to"],

  answer(ask, state) {
    const { letter, to, board, cells, ends, advancing } = journey(ask, state);
    const layers = ask.trajectories(letter, state.at, to, board);
    if (!layers) return { cells, board, to, text: `${ends}: there is no way${advancing}.` };
    const graph = ask.graph(letter, board);
    const steps = [];
    layers.forEach((layer, ply) => {
      for (const square of members(layer)) {
        cells[square] = { figure: ply, color: onScale(ply, layers.length - 1) };
        for (const next of members(graph[square] & (layers[ply + 1] ?? 0n))) steps.push([square, next]);
      }
    });
    const count = ask.trajectoryCount(letter, state.at, to, board);
    const text = `${ends}: ${plural(count, "shortest way")}, ${plural(layers.length - 1, "move")}${count === 1n ? "" : " each"}${advancing}.`;
    return { cells, board, to, text, steps };
  },

  calls(ask, state) {
    const to = target(state);
    return calls(state, obstacles(ask, state, state.at), {
      chess: ({ piece, at, board, sets }) => [
        [
          "uint64_t layers[64];",
          `int length = chess_distance_trajectories(${piece.c}, ${at}, ${to}, ${board}, layers);`,
          `uint64_t count = chess_distance_trajectory_count(${piece.c}, ${at}, ${to}, ${board});`,
        ],
        [
          `layers = cd.trajectories(${piece.python}, ${at}, ${to}${sets})`,
          `count = cd.trajectory_count(${piece.python}, ${at}, ${to}${sets})`,
        ],
      ],
      grid: ({ size, at }) => [
        [
          `const ChessDistanceSquares to = ${words(bit(to))};`,
          `ChessDistanceSquares layers[${size}];`,
          `int length = chess_distance_grid_trajectories(&piece, &grid, &from, &to, &obstacles, layers, ${size});`,
          "uint64_t count = chess_distance_grid_trajectory_count(&piece, &grid, &from, &to, &obstacles);",
        ],
        [
          `layers = grid.trajectories(piece, ${at}, "${nameOf(to, state)}", **obstacles)`,
          `count = grid.trajectory_count(piece, ${at}, "${nameOf(to, state)}", **obstacles)`,
        ],
      ],
    });
  },
};

/** Without one of these squares, no way is left. */
export const mustPass = {
  name: "Must pass",
  about: "Squares that every way of the piece to a target passes",
  takes: ["at", "to"],

  answer(ask, state) {
    const { letter, to, board, cells, ends, advancing } = journey(ask, state);
    const distances = ask.advances(letter, state.at, board);
    if (distances[to] === NONE) return { cells, board, to, text: `${ends}: there is no way${advancing}.` };
    const passed = members(ask.mustPass(letter, state.at, to, board));
    // In the order of the ways.
    passed.sort((a, b) => distances[a] - distances[b]);
    const far = Math.max(...passed.map((square) => distances[square]), distances[to]);
    for (const square of [state.at, ...passed, to]) {
      cells[square] = { figure: distances[square], color: onScale(distances[square], far) };
    }
    const names = passed.map((square) => nameOf(square, state)).join(", ");
    const text = passed.length
      ? `${ends}: every way passes ${plural(passed.length, "square")}: ${names}${advancing}.`
      : `${ends}: no other square is on every way${advancing}.`;
    return { cells, board, to, text };
  },

  calls(ask, state) {
    // On a grid such squares are alone in a layer of the shortest ways.
    if (!isChess(state)) return ways.calls(ask, state);
    return calls(state, obstacles(ask, state, state.at), {
      chess: ({ piece, at, board, sets }) => [
        [`uint64_t passed = chess_distance_must_pass(${piece.c}, ${hex(bit(at))}, ${hex(bit(target(state)))}, ${board});`],
        [`passed = cd.must_pass(${piece.python}, ${at}, ${target(state)}${sets})`],
      ],
    });
  },
};
