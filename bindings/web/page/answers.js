// What the library says about a state: a figure and a tone for every square, and a sentence.

import { NONE, squareName, squares } from "../index.js";
import { SIDES, onScale } from "./colors.js";

// A number or a BigInt.
const plural = (n, word) => `${n} ${word}${Number(n) === 1 ? "" : "s"}`;

/** The piece as the library takes it. */
export function pieceOf(library, state, piece = state.piece) {
  return piece === "leaper" ? library.leaper(state.m, state.n) : piece;
}

export function pieceName(state, piece = state.piece) {
  if (piece === "leaper") return `(${state.m},${state.n})-leaper`;
  return piece.replace("Pawn", " pawn");
}

function aPiece(state) {
  const name = pieceName(state);
  return `${name.startsWith("a") ? "an" : "a"} ${name}`;
}

const sentence = (text) => text[0].toUpperCase() + text.slice(1);

/** { cells: 64 of { figure, color }, text }. */
export function answer(library, state) {
  const board = { own: state.own, enemy: state.enemy, avoid: state.avoid };
  return { map, trajectories, territory, graph }[state.mode](library, state, board);
}

function distances(values) {
  const known = [...values].filter((d) => d !== NONE);
  const far = Math.max(0, ...known);
  const cells = [...values].map((d) => (d === NONE ? {} : { figure: d, color: onScale(d, far) }));
  return { cells, far, reached: known.length };
}

function map(library, state, board) {
  const values = library.api.map(pieceOf(library, state), state.at, board);
  const { cells, far, reached } = distances(values);
  const text = `${aPiece(state)} on ${squareName(state.at)} reaches ${plural(reached, "square")}, the farthest in ${plural(far, "move")}.`;
  return { cells, text: sentence(text) };
}

function trajectories(library, state, board) {
  const piece = pieceOf(library, state);
  const layers = library.api.trajectories(piece, state.at, state.to, board);
  const ends = `from ${squareName(state.at)} to ${squareName(state.to)}`;
  const cells = Array.from({ length: 64 }, () => ({}));
  if (!layers) return { cells, text: `No ${pieceName(state)} finds a way ${ends}.` };
  layers.forEach((layer, ply) => {
    for (const square of squares(layer)) {
      cells[square] = { figure: ply, color: onScale(ply, layers.length - 1) };
    }
  });
  const count = library.api.trajectoryCount(piece, state.at, state.to, board);
  const text = `${plural(count, "shortest way")} of ${aPiece(state)} ${ends}, each of ${plural(layers.length - 1, "move")}.`;
  return { cells, text, count };
}

function territory(library, state, board) {
  const [one, two] = [pieceOf(library, state), pieceOf(library, state, state.rival)];
  const start = 1n << BigInt(state.at);
  const parts = library.api.territory(one, start, board, two, state.set2, board);
  const maps = [library.api.setMap(one, start, board), library.api.setMap(two, state.set2, board)];
  const cells = Array.from({ length: 64 }, () => ({}));
  for (const [side, set] of Object.entries(parts)) {
    for (const square of squares(set)) {
      cells[square] = { figure: Math.min(maps[0][square], maps[1][square]), color: SIDES[side] };
    }
  }
  const [first, second, tied] = Object.values(parts).map((set) => squares(set).length);
  const text = `The ${pieceName(state)} (blue) is nearer to ${plural(first, "square")}, the ${pieceName(state, state.rival)} (orange) to ${second}, ${tied} are tied (gray).`;
  return { cells, text };
}

/** Eccentricities of the mobility graph: from each square, the moves to the farthest. */
function graph(library, state, board) {
  const matrix = library.api.matrix(pieceOf(library, state), board);
  const farthest = Array.from({ length: 64 }, (_, square) => {
    if ((state.own >> BigInt(square)) & 1n) return NONE;
    const row = matrix.subarray(64 * square, 64 * square + 64);
    return row.reduce((most, d) => (d !== NONE && d > most ? d : most), 0);
  });
  const { cells, far, reached } = distances(farthest);
  if (!reached) return { cells, text: "Own pieces stand on every square." };
  const least = Math.min(...farthest.filter((d) => d !== NONE));
  const text = `From its best square ${aPiece(state)} needs ${plural(least, "move")} to the farthest it can reach, from its worst ${far}.`;
  return { cells, text };
}
