// The calls in C and Python with the result that the board shows.

import { firstSquares, isChess, obstacles } from "../board.js";
import { betzaOf, bit, codePiece, isWhite, members, nameOf } from "../pieces.js";

export const hex = (set) => "0x" + set.toString(16);
const SETS = ["own", "enemy", "avoid"];

export const program = (c, python) => ({
  c: ["#include <chess_distance.h>", "", ...c].join("\n"),
  python: ["import chess_distance as cd", "", ...python].join("\n"),
});

export const piece = (state, square = state.at) => codePiece(state.pieces.get(square), state);

/** The declaration of a board, and the pointer to it: NULL without obstacles. */
export function cBoard(board, name = "board") {
  if (!SETS.some((set) => board[set])) return { lines: [], pointer: "NULL" };
  const sets = SETS.map((set) => hex(board[set])).join(", ");
  return { lines: [`ChessDistanceBoard ${name} = {${sets}};`], pointer: `&${name}` };
}

/** Keyword arguments. `suffix` is that of the second side; its sets default to those of the first. */
export function pythonBoard(board, suffix = "") {
  const given = suffix ? SETS : SETS.filter((set) => board[set]);
  return given.map((set) => `, ${set}${suffix}=${hex(board[set])}`).join("");
}

/**
 * The calls about the moving piece among obstacles: [lines of C, lines of Python] from `chess` on the
 * board of chess, from `grid` on others. Both get the square `at`, by number or name. `chess` also
 * gets the piece { c, python }, the pointer `board`, the keyword arguments `sets`, and what a pawn may
 * take, `prey`; `grid` the number of squares, `size`. The pieces on the squares of `leaving` move too.
 */
export function calls(ask, state, { chess, grid, leaving = [] }) {
  const board = obstacles(ask, state, state.at, leaving);
  if (!isChess(state)) return gridProgram(state, [{ square: state.at, board }], grid);
  const { lines, pointer } = cBoard(board);
  const given = { piece: piece(state), at: state.at, board: pointer, sets: pythonBoard(board), prey: hex(board.enemy) };
  const [c, python] = chess(given);
  return program([...lines, ...c], python);
}

const WRAPS = { files: "CHESS_DISTANCE_WRAP_FILES", ranks: "CHESS_DISTANCE_WRAP_RANKS", both: "CHESS_DISTANCE_WRAP_FILES | CHESS_DISTANCE_WRAP_RANKS" };

/** A set as C's initializer: as many words as it needs. */
export function words(set) {
  const found = [];
  for (let rest = set; found.length === 0 || rest; rest >>= 64n) found.push(hex(BigInt.asUintN(64, rest)));
  return `{{${found.join(", ")}}}`;
}

/** A set as Python's list of names. */
export const names = (set, state) => `[${members(set).map((square) => `"${nameOf(square, state)}"`).join(", ")}]`;

/**
 * The program around calls. A side is a piece on a square with what is in its way: in C `piece`,
 * `from` and `obstacles`, in Python `piece` and `obstacles`, a dict; those of a second side end in 2.
 */
export function gridProgram(state, sides, grid) {
  const { files, ranks, wrap, holes } = state;
  const [c, python] = grid({ size: files * ranks, at: `"${nameOf(state.at, state)}"` });
  const hasFirst = sides.some(({ square }) => betzaOf(state.pieces.get(square), state).includes("i"));
  const first = hasFirst ? firstSquares(state) : 0n;
  const shape = [files, ranks, WRAPS[wrap] ?? 0, 0, words(holes), words(first)].join(", ");
  const declared = [`const ChessDistanceGrid grid = {${shape}};`];
  const read = [];
  const given = [wrap === "none" ? "" : `wrap="${wrap}"`, holes ? `holes=${names(holes, state)}` : "", first ? `first=${names(first, state)}` : ""];
  const lines = [`grid = cd.Grid(${[files, ranks, ...given.filter(Boolean)].join(", ")})`];
  sides.forEach(({ square, board }, i) => {
    const suffix = i === 0 ? "" : i + 1;
    const letter = state.pieces.get(square);
    const betza = JSON.stringify(betzaOf(letter, state));
    const black = !isWhite(letter);
    const sets = SETS.map((name) => words(board[name]));
    declared.push(
      `ChessDistanceGridPiece piece${suffix};`,
      ...(c.some((line) => line.includes(`&from${suffix}`)) ? [`const ChessDistanceSquares from${suffix} = ${words(bit(square))};`] : []),
      `const ChessDistanceObstacles obstacles${suffix} = {${[...sets, "{{0}}"].join(", ")}};`,
    );
    read.push(`chess_distance_grid_piece(${betza}, ${black ? 1 : 0}, &piece${suffix});`);
    const there = SETS.filter((name) => board[name] || suffix).map((name) => `"${name}${suffix}": ${names(board[name], state)}`);
    lines.push(`piece${suffix} = cd.Betza(${betza}${black ? ", color=False" : ""})`, `obstacles${suffix} = {${there.join(", ")}}`);
  });
  return program([...declared, "", ...read, ...c], [...lines, ...python]);
}
