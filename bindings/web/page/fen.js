// The first two fields of a FEN: the pieces and the side to move. Ranks may have up to 16 squares;
// pieces.js has the letters.

import { LETTERS, kindOf } from "./pieces.js";

/** { pieces: Map of square to letter, black, files, ranks }; throws an Error with a message. */
export function readFen(text, { files, ranks }) {
  const [placement = "", side = "w"] = text.trim().split(/\s+/);
  if (!placement) throw new Error("There is no FEN to read.");
  const rows = placement.split("/");
  if (rows.length !== ranks) throw new Error(`A FEN has ${ranks} ranks, this one has ${rows.length}.`);
  if (side !== "w" && side !== "b") throw new Error(`The side to move is w or b, not ${side}.`);
  const pieces = new Map();
  rows.forEach((row, i) => {
    const rank = ranks - 1 - i;
    let file = 0;
    for (const part of row.match(/\d+|./gu) ?? []) {
      if (/^[1-9]\d?$/.test(part)) {
        file += Number(part);
      } else if (LETTERS.includes(kindOf(part))) {
        pieces.set(rank * files + file, part);
        ++file;
      } else {
        throw new Error(`Rank ${rank + 1} has “${part}”, which is no piece.`);
      }
    }
    if (file !== files) throw new Error(`Rank ${rank + 1} does not have ${files} squares.`);
  });
  return { pieces, black: side === "b" };
}

/** The placement and the side to move. */
export function writeFen({ pieces, black, files, ranks }) {
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
  return `${rows.join("/")} ${black ? "b" : "w"}`;
}

/** Whether a pasted text looks like a FEN. */
export const looksLikeFen = (text) => /^\s*[\w+]+(\/[\w+]+){3,15}(\s|$)/.test(text);
