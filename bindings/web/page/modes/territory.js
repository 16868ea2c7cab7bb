// The nearer of two pieces to each square. The other pieces are obstacles by the rules; the two
// themselves move, and are none.

import { NONE } from "../../index.js";
import { isChess } from "../boards/index.js";
import { SIDES } from "../colors.js";
import { obstacles } from "../obstacles.js";
import { isWhite, kindOf } from "../pieces.js";
import { bit, count, members, nameOf } from "../squares.js";
import { cBoard, hex, piece, program, pythonBoard } from "./code.js";
import { gridProgram } from "./gridcode.js";
import { capital, noCells, pieceOn, plural } from "./words.js";

/** The chosen piece, or the enemy's king, or another enemy, or any other piece; null without one. */
export function rivalOf({ at, rival, pieces }) {
  if (rival !== null) return rival;
  const others = [...pieces.keys()].filter((square) => square !== at).sort((a, b) => a - b);
  const enemies = others.filter((square) => isWhite(pieces.get(square)) !== isWhite(pieces.get(at)));
  return enemies.find((square) => kindOf(pieces.get(square)) === "k") ?? enemies[0] ?? others[0] ?? null;
}

function sides(ask, state) {
  const rival = rivalOf(state);
  if (rival === null) return null;
  return [
    { square: state.at, board: obstacles(ask, state, state.at, [rival]) },
    { square: rival, board: obstacles(ask, state, rival, [state.at]) },
  ].map((side) => ({ ...side, letter: state.pieces.get(side.square) }));
}

export const territory = {
  name: "Territory",
  about: "Which of two pieces is nearer to each square",
  takes: ["at", "rival"],

  answer(ask, state) {
    const cells = noCells(state);
    const both = sides(ask, state);
    if (!both) return { cells, text: "Two pieces divide the board: put a second one on it." };
    const [one, two] = both;
    const parts = ask.territory(one.letter, one.square, one.board, two.letter, two.square, two.board);
    const maps = both.map((side) => ask.advances(side.letter, side.square, side.board));
    for (const [side, set] of Object.entries(parts)) {
      for (const square of members(set)) {
        cells[square] = { figure: Math.min(...maps.map((map) => map[square]), NONE), color: SIDES[side] };
      }
    }
    const [first, second, tied] = [parts.first, parts.second, parts.tied].map(count);
    const text = `${capital(pieceOn(one.square, state))} (blue) is nearer to ${plural(first, "square")}, ${pieceOn(two.square, state)} (orange) to ${second}. ${tied} ${tied === 1 ? "is" : "are"} tied (gray).`;
    return { cells, text, board: one.board, rival: two.square };
  },

  calls(ask, state) {
    const both = sides(ask, state);
    if (!both) return program([], []);
    if (!isChess(state)) {
      const [at, rival] = both.map(({ square }) => nameOf(square, state));
      return gridProgram(
        state,
        both,
        [
          "ChessDistanceGridTerritory nearer;",
          "chess_distance_grid_territory(&piece, &from, &obstacles, &piece2, &from2, &obstacles2, &grid, &nearer);",
        ],
        [`nearer = grid.territory(piece, "${at}", piece2, "${rival}", **obstacles, **obstacles2)`],
      );
    }
    const [one, two] = both.map((side) => ({ ...side, code: piece(state, side.square) }));
    const [board1, board2] = [cBoard(one.board, "board1"), cBoard(two.board, "board2")];
    return program(
      [
        ...board1.lines,
        ...board2.lines,
        "ChessDistanceTerritory nearer;",
        `chess_distance_territory(${one.code.c}, ${hex(bit(one.square))}, ${board1.pointer},`,
        `                         ${two.code.c}, ${hex(bit(two.square))}, ${board2.pointer}, &nearer);`,
      ],
      [
        `nearer = cd.territory(${one.code.python}, [${one.square}], ${two.code.python}, [${two.square}]${pythonBoard(one.board)}${pythonBoard(two.board, "2")})`,
      ],
    );
  },
};
