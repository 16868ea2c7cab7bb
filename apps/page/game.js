// The rules of chess, which are those of chess.js, where page.sh puts it: positions in which a game may begin, and moves.

import { castlesAsChess, fullFen } from "./fen.js";
import { Chess } from "./rules/chess.js";
import { say } from "./say.js";
import { BOARD, fromFen } from "./state.js";

/** chess.js with the position in which a game begins; what breaks the rules is an error. */
export function begun(fen) {
  if (fen === undefined) return new Chess();
  const state = fromFen(fen, BOARD);
  const fault = faultOf(state);
  if (fault)
    throw new Error(say("This position breaks the rules of chess: {reason}", { reason: fault }));
  if (!castlesAsChess(state))
    throw new Error(
      say(
        "This position has castling rights of Chess960, and the page plays by the rules of chess.",
      ),
    );
  // The counters of moves are the game's own.
  const [, , , , half, number] = fen.trim().split(/\s+/);
  const isCounted = /^\d+$/.test(half) && /^[1-9]\d*$/.test(number);
  const chess = new Chess(
    isCounted ? fullFen(state).replace("0 1", `${half} ${number}`) : fullFen(state),
  );
  const [color, other] = state.black ? ["b", "w"] : ["w", "b"];
  if (chess.isAttacked(chess.findPiece({ type: "k", color: other })[0], color)) {
    throw new Error(
      say("{who} cannot be to move: the other king is in check.", {
        who: say(state.black ? "Black" : "White"),
      }),
    );
  }
  return chess;
}

/** What the rules of chess have against a position, or null. */
function faultOf({ pieces }) {
  for (const [who, king] of [
    ["White", "K"],
    ["Black", "k"],
  ]) {
    const count = [...pieces.values()].filter((letter) => letter === king).length;
    if (count !== 1)
      return say(count ? "{who} has more than one king." : "{who} has no king.", { who: say(who) });
  }
  for (const [square, letter] of pieces)
    if (letter.toLowerCase() === "p" && (square < 8 || square >= 56))
      return say("a pawn stands on rank 1 or 8.");
  return null;
}

/** A move with the letters of the reader's language. */
export const localized = (san) => san.replace(/[KQRBN]/g, (letter) => say(letter));

/** Piece, file, rank, target, promotion. */
const MOVE = /^([KQRBN])?([a-h])?([1-8])?[x:-]?([a-h][1-8])(?:=?([QRBNqrbn]))?[+#]*[!?]*$/;

/** The one legal move that a text means, or null. PGN writes Z0 where a side does not move, and chess.js --. */
export function moveOf(fen, word) {
  const chess = new Chess(fen);
  try {
    return chess.move(word === "Z0" ? "--" : word, { strict: true });
  } catch {
    return otherMove(chess, word);
  }
}

/** The same for a text that names more or less than the standard. */
function otherMove(chess, word) {
  const legal = chess.moves({ verbose: true });
  const [, kind = "P", file, rank, to, promotion = ""] = MOVE.exec(word) ?? [];
  const found = legal.filter(
    (move) =>
      move.piece === kind.toLowerCase() &&
      move.to === to &&
      (move.promotion ?? "") === promotion.toLowerCase() &&
      // A pawn's capture names its file.
      (file ? move.from[0] === file : kind !== "P" || move.from[0] === to[0]) &&
      (!rank || move.from[1] === rank),
  );
  return found.length === 1 ? found[0] : null;
}
