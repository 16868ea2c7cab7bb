// The fields of a FEN: the pieces, the side to move, castling, the en passant square. Ranks may have up
// to 16 squares. pieces.js has the letters; promoted pieces have a + before theirs.

import { GAMES, kindOf, nameOf, squareNamed } from "./pieces.js";

/** Numbers of empty squares, and letters. */
const partsOf = (row) => row.match(/\d+|\+?./gu) ?? [];

/** { pieces: Map of square to letter, black, castling, passed: square or null }; throws an Error with a message. */
export function readFen(text, { game, files, ranks }) {
  const { kinds, first } = GAMES[game];
  const [placement = "", side = first, castling = "-", passed = "-"] = text.trim().split(/\s+/);
  if (!placement) throw new Error("There is no FEN to read.");
  const rows = placement.split("/");
  if (rows.length !== ranks) throw new Error(`A FEN of this board has ${ranks} ranks, this one has ${rows.length}.`);
  if (side !== "w" && side !== "b") throw new Error(`The side to move is w or b, not ${side}.`);
  const pieces = new Map();
  rows.forEach((row, i) => {
    const rank = ranks - 1 - i;
    let file = 0;
    for (const part of partsOf(row)) {
      if (/^[1-9]\d?$/.test(part)) {
        file += Number(part);
      } else if (Object.hasOwn(kinds, kindOf(part))) {
        pieces.set(rank * files + file, part);
        ++file;
      } else {
        throw new Error(`Rank ${rank + 1} has “${part}”, which is no piece.`);
      }
    }
    if (file !== files) throw new Error(`Rank ${rank + 1} does not have ${files} squares.`);
  });
  const rights = /^[KQkq]+$/.test(castling) ? castling : "";
  return { pieces, black: side !== first, castling: rights, passed: squareNamed(passed, { files, ranks }) };
}

/** Files and ranks as the first row of a text has them, where it may be a FEN. */
export function sizeOfFen(text) {
  const rows = text.trim().split(/\s+/)[0].split("/");
  return { files: partsOf(rows[0]).reduce((sum, part) => sum + (Number(part) || 1), 0), ranks: rows.length };
}

/** The placement and the side to move. */
export function writeFen({ pieces, black, files, ranks, game }) {
  const rows = [];
  for (let rank = ranks - 1; rank >= 0; --rank) {
    let [row, empty] = ["", 0];
    for (let file = 0; file < files; ++file) {
      const letter = pieces.get(rank * files + file);
      if (!letter) {
        ++empty;
        continue;
      }
      row += (empty || "") + letter;
      empty = 0;
    }
    rows.push(row + (empty || ""));
  }
  const { first } = GAMES[game];
  return `${rows.join("/")} ${black ? (first === "w" ? "b" : "w") : first}`;
}

/** With castling and the en passant square, as chess programs read it; on other boards without them. */
export function fullFen(state) {
  if (state.game !== "chess" || state.files !== 8 || state.ranks !== 8) return writeFen(state);
  const passed = state.passed === null ? "-" : nameOf(state.passed, state);
  return `${writeFen(state)} ${state.castling || "-"} ${passed} 0 1`;
}

/** Whether a pasted text looks like a FEN. */
export const looksLikeFen = (text) => /^\s*[\w+]+(\/[\w+]+){3,15}(\s|$)/.test(text);
