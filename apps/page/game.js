// Games: the rules of chess, which are those of chess.js, where tools/page.sh puts it, the list of the moves that were
// played, and games in PGN: the text around the moves.

import { castlesAsChess, fullFen, isUsual, plain } from "./fen.js";
import { Chess } from "./rules/chess.js";
import { say } from "./say.js";
import { fromFen } from "./state.js";

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

const BOARD = { game: "chess", files: 8, ranks: 8, wrap: "none", holes: 0n };

/** A move with the letters of the reader's language. */
export const localized = (san) => san.replace(/[KQRBN]/g, (letter) => say(letter));

/** The list of moves, with a button for each position. */
export class Line {
  #element;
  #positions = [];
  #at = 0;
  #go;

  /** `go(fen)` shows a position. */
  constructor(element, go) {
    this.#element = element;
    this.#go = go;
    const to = {
      first: () => 0,
      back: () => this.#at - 1,
      on: () => this.#at + 1,
      last: () => this.#positions.length - 1,
    };
    element.addEventListener("click", ({ target }) => {
      const button = target.closest("button");
      if (button) this.#choose(to[button.dataset.go]?.() ?? Number(button.dataset.ply));
    });
  }

  #choose(at) {
    if (!this.#positions[at]) return;
    this.#at = at;
    this.#go(this.#positions[at].fen);
  }

  /** Other moves: the last position is shown. */
  set(positions, note = "") {
    this.#positions = positions;
    this.#at = positions.length - 1;
    this.#element.querySelector("p").textContent = note;
    this.#write();
  }

  clear() {
    this.#positions = [];
  }

  /** What has come of the game, in words, where the position that is shown has one. */
  get outcome() {
    return this.#element.hidden ? undefined : this.#positions[this.#at]?.outcome;
  }

  /** A move from the position that is shown; what came after it is gone. */
  play(state, san, fen, outcome) {
    if (this.#element.hidden || !this.#positions.length)
      this.set([{ fen: fullFen(state), san: "" }]);
    this.#positions = [...this.#positions.slice(0, this.#at + 1), { fen, san, outcome }];
    this.#at = this.#positions.length - 1;
    this.#write();
  }

  /** Marks the move that led to a position as the only one. */
  mark(fen) {
    for (const position of this.#positions) if (position.fen === fen) position.isOnly = true;
    this.#write();
  }

  #write() {
    const [, side, , , , first] = this.#positions[0].fen.split(" ");
    const number = (ply) => {
      const half = ply - 1 + (side === "b" ? 1 : 0);
      return half % 2 === 0 || ply === 1
        ? `${Number(first) + (half >> 1)}.${half % 2 ? ".." : ""} `
        : "";
    };
    this.#element.querySelector("ol").replaceChildren(
      ...this.#positions.slice(1).map(({ san, isOnly }, i) => {
        const name = number(i + 1) + localized(san) + (isOnly ? "!" : "");
        const button = Object.assign(document.createElement("button"), {
          type: "button",
          textContent: name,
          title: isOnly ? say("the only move") : "",
        });
        button.dataset.ply = i + 1;
        const item = document.createElement("li");
        item.append(button);
        return item;
      }),
    );
    this.#markShown();
  }

  /** Marks the position of a state; the list is there while the state is one of its positions. */
  show(state) {
    const fen = fullFen(state);
    const isShown = (position) => position && fullFen(fromFen(position.fen, state)) === fen;
    const isHere = this.#positions.length > 0 && isUsual(state);
    if (isHere && !isShown(this.#positions[this.#at]))
      this.#at = this.#positions.findIndex(isShown);
    this.#element.hidden = !isHere || this.#at < 0;
    if (!this.#element.hidden) this.#markShown();
  }

  #markShown() {
    for (const button of this.#element.querySelectorAll("[data-ply]")) {
      const isCurrent = Number(button.dataset.ply) === this.#at;
      if (isCurrent) button.setAttribute("aria-current", "step");
      else button.removeAttribute("aria-current");
      if (isCurrent) button.parentElement.parentElement.scrollLeft = button.offsetLeft - 60;
    }
    const [isFirst, isLast] = [this.#at === 0, this.#at === this.#positions.length - 1];
    for (const [name, disabled] of Object.entries({
      first: isFirst,
      back: isFirst,
      on: isLast,
      last: isLast,
    })) {
      this.#element.querySelector(`[data-go="${name}"]`).disabled = disabled;
    }
  }
}

/** Tags, comments, variations, signs ($1), move numbers, and all else: moves and results. */
const WORDS =
  /\[\s{0,9}(\w{1,255})\s{1,9}"((?:[^"\\]|\\.){0,1000})"\s{0,9}\]|\{[^}]*(?:\}|$)|;[^\n]*|[()]|\$\d+|(\d+)\s*(\.(?:\s*\.)*|…)|[^\s()[\]{};]+/g;
/** The letters of king, queen, rook, bishop and knight in English, German and French. */
const LETTERS = ["KQRBN", "KDTLS", "RDTFC"];
/** So many moves are made before the page is drawn again. */
const BLOCK = 64;
const RESULT = /^(1-0|0-1|1\/2-1\/2|½-½|\*)$/;
/** Piece, file, rank, target, promotion, in English letters. */
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
    else if (depth || /^[{;$]|^[+#!?]+$/.test(word)) continue;
    else if (RESULT.test(word)) {
      if (game) game.isOver = true;
    } else {
      if (!game || game.isOver || (number === "1" && dots === "." && game.moves.length)) begin();
      if (!number) game.moves.push(word);
    }
  }
  return { tags: {}, moves: [text.trim()], ...games[0], count: games.length };
}

/** The one legal move that a text means, or null. */
function moveOf(chess, word) {
  const legal = chess.moves({ verbose: true });
  const castling = /^([O0])-\1(-\1)?[+#]*[!?]*$/.exec(word);
  if (castling)
    return (
      legal.find(({ san }) => san.replace(/[+#]/, "") === (castling[2] ? "O-O-O" : "O-O")) ?? null
    );
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

const VARIANTS = ["", "standard", "from position"];

/** The same word in the letters of English. */
const inEnglish = (word, letters) =>
  word.replace(/[A-Z]/g, (letter) => LETTERS[0][letters.indexOf(letter)] ?? letter);

/** The legal moves that words mean, from a position on; the first word that means none is an error. */
async function movesOf(chess, words, letters) {
  const positions = [{ fen: chess.fen(), san: "" }];
  for (const [i, word] of words.entries()) {
    if (i % BLOCK === BLOCK - 1) await new Promise((done) => setTimeout(done));
    const move = moveOf(chess, inEnglish(word, letters));
    if (!move)
      throw new Error(
        say("This game cannot be read: “{move}” is no legal move (half-move {ply}).", {
          move: word,
          ply: i + 1,
        }),
      );
    chess.move(move);
    positions.push({ fen: chess.fen(), san: move.san });
  }
  return positions;
}

/** { positions, note }: of each position of the first game its FEN and the move that led to it. */
export async function readGame(text) {
  const { tags, moves, count } = firstGame(text);
  const { FEN: fen, Variant: variant = "" } = tags;
  if (!VARIANTS.includes(variant.toLowerCase()))
    throw new Error(say("This game has other rules than chess: {variant}.", { variant }));
  let positions = null;
  let fault = null;
  // Letters of two languages may be the same: R is a rook and a French king.
  for (const letters of LETTERS) {
    try {
      positions = await movesOf(begun(fen), moves, letters);
      break;
    } catch (error) {
      fault ??= error;
    }
  }
  if (!positions) throw fault;
  return {
    positions,
    note: count > 1 ? say("The text has {count} games, and this is the first.", { count }) : "",
  };
}
