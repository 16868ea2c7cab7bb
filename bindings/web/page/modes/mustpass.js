// The squares that every way to a target passes. Without one of them, no way is left.

import { NONE } from "../../index.js";
import { onScale } from "../colors.js";
import { isChess } from "../boards/index.js";
import { obstacles } from "../obstacles.js";
import { bit, members } from "../squares.js";
import { cBoard, hex, piece, program, pythonBoard } from "./code.js";
import { target, ways } from "./ways.js";
import { capital, name, noCells, pieceOn, plural } from "./words.js";

export const mustPass = {
  name: "Must pass",
  about: "Squares that every way of the piece to a target passes",
  takes: ["at", "to"],

  answer(ask, state) {
    const board = obstacles(ask, state, state.at);
    const letter = state.pieces.get(state.at);
    const to = target(state);
    const distances = ask.advances(letter, state.at, board);
    const cells = noCells(state);
    const advancing = ask.onlyAdvances(letter) ? " (a pawn only advances here)" : "";
    const ends = `${capital(pieceOn(state.at, state))} to ${name(to, state)}`;
    if (distances[to] === NONE) return { cells, board, to, text: `${ends}: there is no way${advancing}.` };
    const passed = members(ask.mustPass(letter, state.at, to, board));
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

  calls(ask, state) {
    const board = obstacles(ask, state, state.at);
    // Such squares are alone in a layer of the shortest ways.
    if (!isChess(state)) return ways.calls(ask, state);
    const { lines, pointer } = cBoard(board);
    const { c, python } = piece(state);
    const to = target(state);
    return program(
      [...lines, `uint64_t passed = chess_distance_must_pass(${c}, ${hex(bit(state.at))}, ${hex(bit(to))}, ${pointer});`],
      [`passed = cd.must_pass(${python}, ${state.at}, ${to}${pythonBoard(board)})`],
    );
  },
};
