// Games in PGN: the text around the moves, and the moves by the rules of chess.js.

import { plain } from "./fen.js";
import { begun } from "./game.js";
import { say } from "./say.js";

/** Tags, comments, variations, signs ($1), move numbers, and all else: moves and results. */
const WORDS = /\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]|\{[^}]*\}|;[^\n]*|[()]|\$\d+|(\d+)\s*(\.+)|[^\s()[\]{};]+/g;
const RESULT = /^(1-0|0-1|1\/2-1\/2|½-½|\*)$/;
/** Piece, file, rank, target, promotion. */
const MOVE = /^([KQRBN])?([a-h])?([1-8])?[x:-]?([a-h][1-8])(?:=?([QRBNqrbn]))?[+#]*[!?]*$/;

/** The tags and the moves of the first game, without its variations, and how many games the text has. */
function firstGame(text) {
  const games = [];
  let game = null;
  let depth = 0;
  const begin = () => games.push((game = { tags: {}, moves: [], isOver: false }));
  for (const [word, tag, value, number, dots] of plain(text).matchAll(WORDS)) {
    if (tag) {
      if (!game || game.isOver || game.moves.length) begin();
      game.tags[tag] = value;
      depth = 0;
    } else if (word === "(") ++depth;
    else if (word === ")") depth = Math.max(0, depth - 1);
    else if (depth || /^[{;$]|^[!?]+$/.test(word)) continue;
    else if (RESULT.test(word)) {
      if (game) game.isOver = true;
    } else {
      if (!game || game.isOver || (number === "1" && dots === "." && game.moves.length)) begin();
      if (!number) game.moves.push(word);
    }
  }
  return { ...games[0], count: games.length };
}

/** The one legal move that a text means, or null. */
function moveOf(chess, word) {
  const legal = chess.moves({ verbose: true });
  const castling = /^([O0])-\1(-\1)?[+#]*[!?]*$/.exec(word);
  if (castling) return legal.find(({ san }) => san.replace(/[+#]/, "") === (castling[2] ? "O-O-O" : "O-O")) ?? null;
  const [, kind = "P", file, rank, to, promotion = ""] = MOVE.exec(word) ?? [];
  const found = legal.filter((move) =>
    move.piece === kind.toLowerCase() && move.to === to && (move.promotion ?? "") === promotion.toLowerCase() &&
    // A pawn's capture names its file.
    (file ? move.from[0] === file : kind !== "P" || move.from[0] === to[0]) && (!rank || move.from[1] === rank));
  return found.length === 1 ? found[0] : null;
}

const VARIANTS = ["", "standard", "from position"];

/** { positions, note }: of each position of the first game its FEN and the move that led to it. */
export function readGame(text) {
  const { tags, moves, count } = firstGame(text);
  const { FEN: fen, Variant: variant = "" } = tags;
  if (!VARIANTS.includes(variant.toLowerCase())) throw new Error(say("This game has other rules than chess: {variant}.", { variant }));
  const chess = begun(fen);
  const positions = [{ fen: chess.fen(), san: "" }];
  moves.forEach((word, i) => {
    const move = moveOf(chess, word);
    if (!move) throw new Error(say("This game cannot be read: “{move}” is no legal move (half-move {ply}).", { move: word, ply: i + 1 }));
    chess.move(move);
    positions.push({ fen: chess.fen(), san: move.san });
  });
  return { positions, note: count > 1 ? say("The text has {count} games, and this is the first.", { count }) : "" };
}
