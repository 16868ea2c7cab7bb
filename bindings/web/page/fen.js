// Positions as texts. A FEN has the pieces, the side to move, castling, the en passant square; ranks may
// have up to 16 squares, and promoted pieces a + before their letter. Of a game in PGN the last position
// is read: the library knows where pieces attack, and here are the other rules that its moves need.

import { GAMES, isWhite, kindOf, members, nameOf, setOf, squareNamed } from "./pieces.js";
import { say } from "./say.js";

/** Numbers of empty squares, and letters. */
const partsOf = (row) => row.match(/\d+|\+?./gu) ?? [];

/** { pieces: Map of square to letter, black, castling, passed: square or null }; throws an Error with a message. */
export function readFen(text, { game, files, ranks }) {
  const { kinds, first } = GAMES[game];
  const [placement = "", side = first, castling = "-", passed = "-"] = text.trim().split(/\s+/);
  if (!placement) throw new Error(say("There is no FEN to read."));
  const rows = placement.split("/");
  if (rows.length !== ranks) throw new Error(say("A FEN of this board has {ranks} ranks, this one has {rows}.", { ranks, rows: rows.length }));
  if (side !== "w" && side !== "b") throw new Error(say("The side to move is w or b, not {side}.", { side }));
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
        throw new Error(say("Rank {rank} has “{part}”, which is no piece.", { rank: rank + 1, part }));
      }
    }
    if (file !== files) throw new Error(say("Rank {rank} does not have {files} squares.", { rank: rank + 1, files }));
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
const looksLikeFen = (text) => /^\s*[\w+]+(\/[\w+]+){3,15}(\s|$)/.test(text);

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const BOARD = { game: "chess", files: 8, ranks: 8 };
const NAMES = { K: "king", Q: "queen", R: "rook", B: "bishop", N: "knight" };
const MOVE = /^([KQRBN])?([a-h])?([1-8])?x?([a-h][1-8])(?:=?([QRBN]))?[+#]?[!?]*$/;

const looksLikePgn = (text) => /^\s*\[\w+\s+"/.test(text) || /(^|\s)1\.\s*([a-hNKQRB]|O-O)/.test(text);

/** The moves of the main line, without comments, variations and numbers. */
function movesOf(pgn) {
  let text = pgn.replace(/\[\w+\s+"[^"]*"\]/g, " ").replace(/\{[^}]*\}/g, " ").replace(/;.*\n/g, " ");
  for (let rest = ""; rest !== text; ) {
    rest = text;
    text = text.replace(/\([^()]*\)/g, " ");
  }
  const words = text.replace(/\d+\.+/g, " ").split(/\s+/).filter(Boolean);
  return words.filter((word) => !/^(\$\d+|1-0|0-1|1\/2-1\/2|\*|e\.p\.)$/.test(word));
}

/** Whether the king of a side is attacked. */
function inCheck(cd, pieces, black) {
  const king = [...pieces.keys()].find((square) => pieces.get(square) === (black ? "k" : "K"));
  const occupied = setOf(pieces.keys());
  return [...pieces].some(([square, letter]) => isWhite(letter) === black && attacks(cd, letter, square, occupied).includes(king));
}

function attacks(cd, letter, square, occupied) {
  const piece = NAMES[letter.toUpperCase()] ?? (isWhite(letter) ? "whitePawn" : "blackPawn");
  return members(cd.attacks(piece, square, occupied));
}

/** The pieces after the piece on a square has gone to another one. */
function after(pieces, from, to, letter = pieces.get(from)) {
  const next = new Map(pieces);
  next.delete(from);
  return next.set(to, letter);
}

/** The position after a castling to the rook's side, which a king on its first square makes. */
function castled({ pieces, black }, isLong) {
  const king = black ? 60 : 4;
  const [rook, to] = isLong ? [king - 4, king - 2] : [king + 3, king + 2];
  if (pieces.get(king)?.toUpperCase() !== "K" || pieces.get(rook)?.toUpperCase() !== "R") return null;
  return { pieces: after(after(pieces, king, to), rook, (king + to) / 2), passed: null };
}

/** { pieces, passed } after a move; null if no piece, or more than one, can make it. */
function played(cd, position, move) {
  const { pieces, black, passed } = position;
  if (/^[O0]-[O0]/.test(move)) return castled(position, /^[O0]-[O0]-[O0]/.test(move));
  const [, kind = "P", file, rank, name, promoted] = MOVE.exec(move) ?? [];
  if (!name) return null;
  const to = squareNamed(name, BOARD);
  const letter = black ? kind.toLowerCase() : kind;
  const occupied = setOf(pieces.keys());
  const up = black ? -8 : 8;
  const takes = pieces.has(to) || to === passed;
  const goes = (from) =>
    kind !== "P" || takes
      ? attacks(cd, letter, from, occupied).includes(to)
      : from === to - up || (from === to - 2 * up && from >> 3 === (black ? 6 : 1) && !pieces.has(to - up));
  const found = [...pieces.keys()]
    .filter((from) => pieces.get(from) === letter && goes(from))
    .filter((from) => (!file || "abcdefgh"[from & 7] === file) && (!rank || String((from >> 3) + 1) === rank))
    .map((from) => {
      const next = after(pieces, from, to, promoted ? (black ? promoted.toLowerCase() : promoted) : letter);
      if (kind === "P" && to === passed) next.delete(to - up);
      return { pieces: next, passed: kind === "P" && Math.abs(to - from) === 16 ? (to + from) / 2 : null };
    })
    .filter((next) => !inCheck(cd, next.pieces, black));
  return found.length === 1 ? found[0] : null;
}

/** The FEN behind the last move; throws an Error that names a move which nothing can make. */
function lastPosition(cd, pgn) {
  let position = readFen(/\[FEN\s+"([^"]+)"\]/.exec(pgn)?.[1] ?? START, BOARD);
  const moves = movesOf(pgn);
  moves.forEach((move, i) => {
    const next = played(cd, position, move);
    if (!next) throw new Error(say("This game cannot be read: no piece, or more than one, can play “{move}” (half-move {ply}).", { move, ply: i + 1 }));
    position = { ...position, ...next, black: !position.black };
  });
  return fullFen({ ...BOARD, ...position });
}

/** A FEN in an address, where blanks are underscores or written as %20. */
const FEN_IN_ADDRESS = /(?<!\w)((?:[pnbrqkPNBRQK1-8]{1,8}\/){7}[pnbrqkPNBRQK1-8]{1,8})(?:[ _+]([wb])(?:[ _+]([-KQkq]+)(?:[ _+](-|[a-h][36]))?)?)?/;

/** The FEN of a text: itself, that of an address, the last position of a game. */
export function fenOf(cd, text) {
  const given = text.trim();
  if (/^https?:\/\//.test(given)) {
    const [, placement, side = "w", castling = "-", passed = "-"] = FEN_IN_ADDRESS.exec(decodeURIComponent(given)) ?? [];
    if (placement) return `${placement} ${side} ${castling} ${passed} 0 1`;
    throw new Error(say("This address has no position in it. Paste one of an analysis or a board editor, a FEN or a PGN."));
  }
  return looksLikePgn(given) ? lastPosition(cd, given) : given;
}

/** Whether a text that is pasted anywhere is meant for the board. */
export const isForBoard = (text) => /^\s*https?:\/\//.test(text) || looksLikePgn(text) || looksLikeFen(text);

/** The address of the position in lichess's board editor; null where it has no such pieces or board. */
export function editorAddress(state) {
  const isUsual = state.game === "chess" && state.files === 8 && state.ranks === 8;
  if (!isUsual || ![...state.pieces.values()].every((letter) => "kqrbnp".includes(kindOf(letter)))) return null;
  return `https://lichess.org/editor/${fullFen(state).replaceAll(" ", "_")}`;
}
