// C and Python calls about boards of any size.

import { firstSquares } from "../boards/grid.js";
import { betzaOf, isWhite } from "../pieces.js";
import { bit, members, nameOf } from "../squares.js";
import { hex, program } from "./code.js";

const OBSTACLES = ["own", "enemy", "avoid"];
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
export function gridProgram(state, sides, c, python) {
  const { files, ranks, wrap, holes } = state;
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
    const betza = betzaOf(letter, state);
    const black = !isWhite(letter);
    const sets = OBSTACLES.map((name) => words(board[name]));
    declared.push(
      `ChessDistanceGridPiece piece${suffix};`,
      ...(c.some((line) => line.includes(`&from${suffix}`)) ? [`const ChessDistanceSquares from${suffix} = ${words(bit(square))};`] : []),
      `const ChessDistanceObstacles obstacles${suffix} = {${[...sets, "{{0}}"].join(", ")}};`,
    );
    read.push(`chess_distance_grid_piece(${JSON.stringify(betza)}, ${black ? 1 : 0}, &piece${suffix});`);
    const there = OBSTACLES.filter((name) => board[name] || suffix).map((name) => `"${name}${suffix}": ${names(board[name], state)}`);
    lines.push(`piece${suffix} = cd.Betza(${JSON.stringify(betza)}${black ? ", color=False" : ""})`, `obstacles${suffix} = {${there.join(", ")}}`);
  });
  return program([...declared, "", ...read, ...c], [...lines, ...python]);
}
