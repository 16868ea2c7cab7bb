// A number on each square: the moves of the piece, the cost where squares are slow, and from each square
// the moves to the farthest one (the eccentricities of its mobility graph).

import { NONE } from "../../index.js";
import { CAPTURES, obstacles } from "../board.js";
import { distanceCells } from "../colors.js";
import { bit, capital, has, isPawn, nameOf, pieceName, pieceOn } from "../pieces.js";
import { say, sentences } from "../say.js";
import { calls, hex, names, words } from "./code.js";

/** A pawn advances and takes. */
export const moves = {
  name: "Moves",
  about: "Moves of the piece to every square",
  takes: ["at", "to"],

  answer(ask, state) {
    const board = obstacles(ask, state, state.at);
    const distances = ask.map(state.pieces.get(state.at), state.at, board);
    const { cells, far, reached } = distanceCells(distances);
    const piece = capital(pieceOn(state.at, state));
    const text = sentences(
      say("{piece} reaches {reached square|squares}, the farthest in {far move|moves}.", { piece, reached, far }),
      state.to !== null && toTarget(state, distances[state.to]),
    );
    return { cells, board, text };
  },

  calls(ask, state) {
    const board = obstacles(ask, state, state.at);
    const prey = hex(board.enemy);
    return calls(state, board, {
      chess: ({ piece, at, board, sets }) =>
        isPawn(state.pieces.get(at), state)
          ? [
              ["uint8_t map[64];", `int farthest = chess_distance_pawn_map(${piece.c}, ${hex(bit(at))}, ${prey}, ${CAPTURES},`, `                                       ${board}, map);`],
              [`map = cd.pawn_map(${piece.python}, [${at}], ${prey}, ${CAPTURES}${sets})`],
            ]
          : [
              ["uint8_t map[64];", `int farthest = chess_distance_map(${piece.c}, ${at}, ${board}, map);`],
              [`map = cd.distance_map(${piece.python}, ${at}${sets})`],
            ],
      grid: ({ size, at }) => [
        [`uint8_t map[${size}];`, "int farthest = chess_distance_grid_map(&piece, &grid, &from, &obstacles, map, sizeof map);"],
        [`map = grid.distance_map(piece, ${at}, **obstacles)`],
      ],
    });
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
  takes: ["at", "slow"],

  answer(ask, state) {
    const { at, plus1, plus2 } = state;
    const board = obstacles(ask, state, at);
    const letter = state.pieces.get(at);
    const { cells, far, reached } = distanceCells(ask.weightedMap(letter, at, plus1, plus2, board));
    const piece = capital(pieceOn(at, state));
    const text = sentences(
      say("{piece} reaches {reached square|squares}, the farthest at a cost of {far}.", { piece, reached, far }),
      !(plus1 | plus2) && say("Paint squares with Slow: once, twice, three times."),
      ask.onlyAdvances(letter) && say("A pawn only advances here."),
    );
    return { cells, board, text };
  },

  calls(ask, state) {
    const { plus1, plus2 } = state;
    const slow = [plus1, plus2].map(hex).join(", ");
    return calls(state, obstacles(ask, state, state.at), {
      chess: ({ piece, at, board, sets }) => [
        ["uint8_t map[64];", `int farthest = chess_distance_weighted_map(${piece.c}, ${hex(bit(at))},`, `                                           ${slow}, ${board}, map);`],
        [`map = cd.weighted_map(${piece.python}, ${at}, ${slow}${sets})`],
      ],
      grid: ({ size, at }) => [
        [
          `const ChessDistanceSquares plus1 = ${words(plus1)}, plus2 = ${words(plus2)};`,
          `uint8_t map[${size}];`,
          "int farthest = chess_distance_grid_weighted_map(&piece, &grid, &from, &plus1, &plus2, &obstacles, map, sizeof map);",
        ],
        [`map = grid.weighted_map(piece, ${at}, ${names(plus1, state)}, ${names(plus2, state)}, **obstacles)`],
      ],
    });
  },
};

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
    const piece = capital(pieceName(letter, state));
    const text = sentences(
      say("{piece}: from its best square {least move|moves} to the farthest that it reaches, from its worst {far}.", { piece, least, far }),
      ask.onlyAdvances(letter) && say("A pawn only advances here."),
    );
    return { cells, board, text };
  },

  calls: (ask, state) =>
    calls(state, obstacles(ask, state, state.at), {
      chess: ({ piece, board, sets }) => [
        ["uint8_t maps[64][64];", `chess_distance_matrix(${piece.c}, ${board}, maps);`],
        [`maps = cd.matrix(${piece.python}${sets})`],
      ],
      grid: ({ size }) => [
        [`static uint8_t maps[${size}][${size}];`, "chess_distance_grid_matrix(&piece, &grid, &obstacles, &maps[0][0], sizeof maps);"],
        ["maps = grid.matrix(piece, **obstacles)"],
      ],
    }),
};
