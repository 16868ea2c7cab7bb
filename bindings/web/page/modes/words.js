// Sentences and colored squares, for all modes.

import { NONE } from "../../index.js";
import { onScale } from "../colors.js";
import { pieceName } from "../pieces.js";
import { nameOf } from "../squares.js";

/** "1 move", "2 moves", from a number or a BigInt. */
export const plural = (n, word) => `${n} ${word}${Number(n) === 1 ? "" : "s"}`;

export const name = (square, state) => nameOf(square, state);

/** "white king e2". */
export const pieceOn = (square, state) => `${pieceName(state.pieces.get(square), state)} ${name(square, state)}`;

/** "White king e2". */
export const capital = (text) => text[0].toUpperCase() + text.slice(1);

/** A cell for each distance, dark blue for 0 to yellow for the largest. */
export function distanceCells(distances) {
  const known = [...distances].filter((d) => d !== NONE);
  const far = Math.max(0, ...known);
  const cells = [...distances].map((d) => (d === NONE ? {} : { figure: d, color: onScale(d, far) }));
  return { cells, far, reached: known.length };
}

export const noCells = ({ files, ranks }) => Array.from({ length: files * ranks }, () => ({}));
