// Ways to a target: all shortest ones, and the squares that every way passes.

import { NONE } from "../../index.js";
import { isChess, obstacles } from "../board.js";
import { noCells, onScale } from "../colors.js";
import { bit, capital, has, members, nameOf, pieceOn } from "../pieces.js";
import { say, sentences } from "../say.js";
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
    /** A sentence about this way; a pawn of chess takes nothing on it. */
    about: (text, values) =>
      sentences(
        say("{piece} to {target}:", { piece: capital(pieceOn(state.at, state)), target: nameOf(to, state) }),
        say(text, values),
        ask.onlyAdvances(letter) && say("A pawn only advances here."),
      ),
  };
}

/** Each square shows the ply at which ways pass it; `steps` are the moves of all of them. */
export const ways = {
  name: "Ways",
  about: "Shortest ways of the piece to a target",
  takes: ["at", "to"],

  answer(ask, state) {
    const { letter, to, board, cells, about } = journey(ask, state);
    const layers = ask.trajectories(letter, state.at, to, board);
    if (!layers) return { cells, board, to, text: about("there is no way.") };
    const graph = ask.graph(letter, board);
    const steps = [];
    layers.forEach((layer, ply) => {
      for (const square of members(layer)) {
        cells[square] = { figure: ply, color: onScale(ply, layers.length - 1) };
        for (const next of members(graph[square] & (layers[ply + 1] ?? 0n))) steps.push([square, next]);
      }
    });
    const count = ask.trajectoryCount(letter, state.at, to, board);
    const way = count === 1n ? "{count shortest way|shortest ways}, {moves move|moves}." : "{count shortest way|shortest ways}, {moves move|moves} each.";
    return { cells, board, to, text: about(way, { count, moves: layers.length - 1 }), steps };
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
    const { letter, to, board, cells, about } = journey(ask, state);
    const distances = ask.advances(letter, state.at, board);
    if (distances[to] === NONE) return { cells, board, to, text: about("there is no way.") };
    const passed = members(ask.mustPass(letter, state.at, to, board));
    // In the order of the ways.
    passed.sort((a, b) => distances[a] - distances[b]);
    const far = Math.max(...passed.map((square) => distances[square]), distances[to]);
    for (const square of [state.at, ...passed, to]) {
      cells[square] = { figure: distances[square], color: onScale(distances[square], far) };
    }
    const names = passed.map((square) => nameOf(square, state)).join(", ");
    const way = passed.length ? "every way passes {count square|squares}: {names}." : "no other square is on every way.";
    return { cells, board, to, text: about(way, { count: passed.length, names }) };
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
