// The modes of one piece. On each square a number: its moves, the cost where squares are slow, from each
// square the moves to the farthest one (the eccentricities of its mobility graph). And ways to a target:
// all shortest ones, and the squares that every way passes.

import { NONE } from "chess-distance";
import { distanceCells, noCells, onScale } from "../artwork.js";
import { obstacles } from "../board.js";
import { capital, has, members, nameOf, pieceName, pieceOn } from "../pieces.js";
import { say, sentences } from "../say.js";

/** The moving piece: its letter, its name with its square, what is in its way, and what there is to say of a
 * pawn of chess where an answer lets it take nothing. */
function mover(ask, state) {
  const letter = state.pieces.get(state.at);
  return {
    letter,
    piece: capital(pieceOn(state.at, state)),
    board: obstacles(ask, state, state.at),
    advances: ask.onlyAdvances(letter) && say("A pawn only advances here."),
  };
}

/** A pawn advances and takes. */
export const moves = {
  name: "Moves",
  about: "Moves of the piece to every square",
  takes: ["at", "to", "walls"],

  answer(ask, state) {
    const { letter, piece, board } = mover(ask, state);
    const distances = ask.map(letter, state.at, board);
    const { cells, far, reached } = distanceCells(distances);
    const text = sentences(
      say("{piece} reaches {reached square|squares}, the farthest in {far move|moves}.", {
        piece,
        reached,
        far,
      }),
      state.to !== null && toTarget(state, distances[state.to]),
    );
    return { cells, board, text };
  },
};

function toTarget(state, distance) {
  const target = nameOf(state.to, state);
  if (distance === NONE) return say("No way leads to {target}.", { target });
  return say("{target}: {distance move|moves}.", { target: capital(target), distance });
}

/** The cheapest way to every square: a move into a slow square counts one, two or three more. */
export const weighted = {
  name: "Slow squares",
  about: "The cheapest way to every square, where slow squares cost more",
  takes: ["at", "slow", "walls"],

  answer(ask, state) {
    const { at, plus1, plus2 } = state;
    const { letter, piece, board, advances } = mover(ask, state);
    const { cells, far, reached } = distanceCells(ask.weightedMap(letter, at, plus1, plus2, board));
    const text = sentences(
      say("{piece} reaches {reached square|squares}, the farthest at a cost of {far}.", {
        piece,
        reached,
        far,
      }),
      !(plus1 | plus2) && say("Paint squares with Slow: once, twice, three times."),
      advances,
    );
    return { cells, board, text };
  },
};

export const farthest = {
  name: "Farthest",
  about: "From each square, the moves to the farthest square",
  takes: ["at", "walls"],

  answer(ask, state) {
    const { letter, board, advances } = mover(ask, state);
    const matrix = ask.matrix(letter, board);
    const size = state.files * state.ranks;
    const distances = Array.from({ length: size }, (_, square) => {
      if (has(board.own | state.holes, square)) return NONE;
      const row = matrix.subarray(size * square, size * (square + 1));
      return row.reduce((most, d) => (d !== NONE && d > most ? d : most), 0);
    });
    const { cells, far } = distanceCells(distances);
    const least = Math.min(...distances.filter((d) => d !== NONE));
    const piece = capital(pieceName(letter, state));
    const text = sentences(
      say(
        "{piece}: from its best square {least move|moves} to the farthest that it reaches, from its worst {far}.",
        { piece, least, far },
      ),
      advances,
    );
    return { cells, board, text };
  },
};

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
  const { letter, piece, board, advances } = mover(ask, state);
  const to = target(state);
  /** A sentence about this way; a pawn of chess takes nothing on it. */
  const about = (text, values) =>
    sentences(
      say("{piece} to {target}:", { piece, target: nameOf(to, state) }),
      say(text, values),
      advances,
    );
  return { letter, to, board, cells: noCells(state), about };
}

/** Each square shows the ply at which ways pass it; `steps` are the moves of all of them. */
export const ways = {
  name: "Ways",
  about: "Shortest ways of the piece to a target",
  takes: ["at", "to", "walls"],

  answer(ask, state) {
    const { letter, to, board, cells, about } = journey(ask, state);
    const layers = ask.trajectories(letter, state.at, to, board);
    if (!layers) return { cells, board, to, text: about("there is no way.") };
    const graph = ask.graph(letter, board);
    const steps = [];
    layers.forEach((layer, ply) => {
      for (const square of members(layer)) {
        cells[square] = { figure: ply, color: onScale(ply, layers.length - 1) };
        for (const next of members(graph[square] & (layers[ply + 1] ?? 0n)))
          steps.push([square, next]);
      }
    });
    const count = ask.trajectoryCount(letter, state.at, to, board);
    const way =
      count === 1n
        ? "{count shortest way|shortest ways}, {moves move|moves}."
        : "{count shortest way|shortest ways}, {moves move|moves} each.";
    return { cells, board, to, text: about(way, { count, moves: layers.length - 1 }), steps };
  },
};

/** Without one of these squares, no way is left. */
export const mustPass = {
  name: "Must pass",
  about: "Squares that every way of the piece to a target passes",
  takes: ["at", "to", "walls"],

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
    const way = passed.length
      ? "every way passes {count square|squares}: {names}."
      : "no other square is on every way.";
    return { cells, board, to, text: about(way, { count: passed.length, names }) };
  },
};
