// The last position of a game in PGN, as a FEN. The library knows where pieces attack; here are the other
// rules that a move in algebraic notation needs.

import { fullFen, readFen } from "./fen.js";
import { isWhite, members, setOf, squareNamed } from "./pieces.js";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const BOARD = { game: "chess", files: 8, ranks: 8 };
const NAMES = { K: "king", Q: "queen", R: "rook", B: "bishop", N: "knight" };
const MOVE = /^([KQRBN])?([a-h])?([1-8])?x?([a-h][1-8])(?:=?([QRBN]))?[+#]?[!?]*$/;

export const looksLikePgn = (text) => /^\s*\[\w+\s+"/.test(text) || /(^|\s)1\.\s*([a-hNKQRB]|O-O)/.test(text);

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
export function lastPosition(cd, pgn) {
  let position = readFen(/\[FEN\s+"([^"]+)"\]/.exec(pgn)?.[1] ?? START, BOARD);
  const moves = movesOf(pgn);
  moves.forEach((move, i) => {
    const next = played(cd, position, move);
    if (!next) throw new Error(`This game cannot be read: no piece, or more than one, can play “${move}” (half-move ${i + 1}).`);
    position = { ...position, ...next, black: !position.black };
  });
  return fullFen({ ...BOARD, ...position });
}
