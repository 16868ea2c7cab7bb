// The squares that every way to a target passes. Without one of them, no way is left.

import { NONE } from "../../index.js";
import { onScale } from "../colors.js";
import { obstacles } from "../obstacles.js";
import { isPawn, libraryPiece } from "../pieces.js";
import { bit, members } from "../squares.js";
import { cBoard, hex, piece, program, pythonBoard } from "./code.js";
import { target } from "./ways.js";
import { capital, name, noCells, pieceOn, plural } from "./words.js";

export const mustPass = {
  name: "Must pass",
  about: "Squares that every way of the piece to a target passes",
  takes: ["at", "to"],

  answer(api, state) {
    const board = obstacles(api, state, state.at);
    const letter = state.pieces.get(state.at);
    const mover = libraryPiece(letter, state);
    const to = target(state);
    const distances = api.map(mover, state.at, board);
    const cells = noCells(state);
    const advancing = isPawn(letter) ? " (a pawn only advances here)" : "";
    const ends = `${capital(pieceOn(state.at, state))} to ${name(to, state)}`;
    if (distances[to] === NONE) return { cells, board, to, text: `${ends}: there is no way${advancing}.` };
    const passed = members(api.mustPass(mover, bit(state.at), bit(to), board));
    // In the order of the ways.
    passed.sort((a, b) => distances[a] - distances[b]);
    const far = Math.max(...passed.map((square) => distances[square]), distances[to]);
    for (const square of [state.at, ...passed, to]) {
      cells[square] = { figure: distances[square], color: onScale(distances[square], far) };
    }
    const names = passed.map((square) => name(square, state)).join(", ");
    const text = passed.length
      ? `${ends}: every way passes ${plural(passed.length, "square")}: ${names}${advancing}.`
      : `${ends}: no other square is on every way${advancing}.`;
    return { cells, board, to, text };
  },

  calls(api, state) {
    const board = obstacles(api, state, state.at);
    const { lines, pointer } = cBoard(board);
    const { c, python } = piece(state);
    const to = target(state);
    return program(
      [...lines, `uint64_t passed = chess_distance_must_pass(${c}, ${hex(bit(state.at))}, ${hex(bit(to))}, ${pointer});`],
      [`passed = cd.must_pass(${python}, ${state.at}, ${to}${pythonBoard(board)})`],
    );
  },
};
