// Play: a legal move by two taps or a drag, by the rules of chess.js; what the move was worth; and the reply
// of the page, which holds as long as it can, keeps the draw, or queens.

import { NOT, PawnGame, QUEENS, RACE, movesOf } from "../library/pawn_game.js";
import { fullFen } from "./fen.js";
import { begun, loadRules, localized } from "./game.js";
import { endingOf, written } from "./modes/endings.js";
import { MODES } from "./modes/index.js";
import { positionOf } from "./modes/sides.js";
import { Unsolved } from "./pawns.js";
import { drawnPiece } from "./picture.js";
import { isWhite, nameOf, pieceName, setOf, squareNamed } from "./pieces.js";
import { say } from "./say.js";
import { fromFen } from "./state.js";

/** Whether a tap or a drag on the board makes a legal move: in pawn endings, and in studies of chess. */
export const isPlayed = (state) => (state.mode === "ending" || state.study !== null) && positionOf(state) !== null;

/** Up to so many structures the page plays each of its moves in its mind. */
const SMALL = 20_000;
const PAUSE = 300;
const COLORS = ["White", "Black"];

/** The piece of a promotion: "q", "r", "b" or "n"; undefined if none is chosen. */
function askPiece(state) {
  const dialog = document.getElementById("promotion");
  const letters = ["q", "r", "b", "n"].map((letter) => (state.black ? letter : letter.toUpperCase()));
  dialog.querySelector("form").innerHTML = letters
    .map((letter) => `<button value="${letter.toLowerCase()}"><svg viewBox="0 0 45 45" aria-hidden="true">${drawnPiece(letter, state)}</svg><span class="unseen">${pieceName(letter, state)}</span></button>`)
    .join("");
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((done) => dialog.addEventListener("close", () => done(dialog.returnValue || undefined), { once: true }));
}

export class Play {
  /** The square of the chosen piece, or null, and the set of those to which it may go. */
  selected = null;
  targets = 0n;
  #cd;
  #solver;
  #page;

  /** `page`: state(), change(next), line, tell(text), isAnswered(), draw(). */
  constructor({ cd, solver }, page) {
    [this.#cd, this.#solver, this.#page] = [cd, solver, page];
  }

  async #rules(state) {
    return begun((await loadRules()).Chess, fullFen(state));
  }

  select(square) {
    this.selected = square;
    this.targets = 0n;
    if (square !== null) this.#showTargets(this.#page.state(), square);
    this.#page.draw();
  }

  async #showTargets(state, square) {
    try {
      const legal = (await this.#rules(state)).moves({ verbose: true }).filter(({ from }) => from === nameOf(square, state));
      if (this.#page.state() !== state || this.selected !== square) return;
      this.targets = setOf(legal.map(({ to }) => squareNamed(to, state)));
      this.#page.draw();
    } catch (error) {
      this.#page.tell(error.message);
    }
  }

  /** Chooses a piece of the side to move, or moves the chosen one; false where the tap means something else. */
  tap(square) {
    const state = this.#page.state();
    const letter = state.pieces.get(square);
    const { selected } = this;
    const isOwn = letter !== undefined && isWhite(letter) !== state.black;
    if (isOwn || selected === square) this.select(selected === square ? null : square);
    else if (selected !== null) {
      this.select(null);
      this.move(selected, square);
    }
    return isOwn || selected !== null;
  }

  /** Makes the move if it is legal. */
  async move(from, to) {
    const state = this.#page.state();
    this.#page.tell("");
    try {
      const chess = await this.#rules(state);
      const [one, other] = [from, to].map((square) => nameOf(square, state));
      const found = chess.moves({ verbose: true }).filter((move) => move.from === one && move.to === other);
      if (found.length === 0) return this.#page.tell(say("That is no legal move."));
      const piece = found.length > 1 ? await askPiece(state) : undefined;
      const move = found.find(({ promotion }) => promotion === piece);
      if (move && this.#page.state() === state) await this.#make(state, move);
    } catch (error) {
      this.#page.tell(error.message);
    }
  }

  async #make(state, move) {
    const judged = this.#judge(state, move);
    // The answer of a puzzle stays hidden: a wrong move is not made.
    const first = state.hidden ? await judged : null;
    if (this.#page.state() !== state) return;
    if (first?.isWrong) return this.#page.tell(first.text);
    const next = this.#play(state, move);
    const { text, isOnly } = (await judged) ?? {};
    if (isOnly) this.#page.line.mark(move.after);
    if (this.#page.state() !== next) return;
    const queened = move.promotion && say("What the new piece does is not looked at.");
    this.#page.tell(text || queened || "");
    if (this.#page.isAnswered()) await this.#reply(next);
  }

  /** Shows the position after a move, and adds it to the list. */
  #play(state, { san, after, from, to }) {
    const { pieces, black, castling, passed, at } = fromFen(after, state);
    const follow = (square) => (square === squareNamed(from, state) ? squareNamed(to, state) : square);
    const places = MODES[state.mode].takes.includes("at") ? { at: follow(state.at), rival: follow(state.rival) } : { at };
    this.#page.line.play(state, san, after);
    this.#page.change({ ...state, pieces, black, castling, passed, ...places });
    return this.#page.state();
  }

  /** What a question about an ending gives, once what it needs is solved; null if that cannot be had. */
  async #solved(question) {
    for (;;) {
      try {
        return question(new PawnGame(this.#cd, this.#solver.finder()));
      } catch (error) {
        if (!(error instanceof Unsolved)) throw error;
        if (error.message !== "solving") return null;
      }
      await this.#solver.found();
    }
  }

  /** { text, isWrong, isOnly }: whether the move keeps what its side has, and if not the reply that shows it. */
  async #judge(state, { from, to, promotion, san, after }) {
    const position = endingOf(state);
    if (typeof position === "string") return null;
    if (promotion && begun((await loadRules()).Chess, after).isStalemate()) return { isWrong: true, text: say("{move} is stalemate.", { move: localized(san) }) };
    const { turn } = position;
    return this.#solved((game) => {
      const color = [QUEENS, RACE].includes(game.answer(position, turn)) ? turn : 1 - turn;
      const now = game.answer(position, color);
      if (now === QUEENS && color !== turn) return { text: "" };
      const { keep, lose, undecided } = game.moves(position, color);
      const all = [...keep, ...lose, ...undecided];
      const move = all.find((one) => nameOf(one.from, state) === from && nameOf(one.to, state) === to);
      const best = now === RACE && keep.length === 0 ? undecided : keep;
      // Of other pieces than the best one nothing is known.
      if (promotion && { q: "queen", r: "rook" }[promotion] !== move.piece) return null;
      if (best.includes(move)) return { text: state.hidden ? say("Right: {move}.", { move: written(move, state) }) : "", isOnly: best.length === 1 && all.length > 1 };
      return { isWrong: true, text: this.#why(game, position, move, color, state) };
    });
  }

  /** "That only draws, because of Kb7." */
  #why(game, position, move, color, state) {
    const isQueen = (upper) => game.winsAfter(position, move, color, upper);
    const answer = move.promotes && !move.piece ? NOT : isQueen(false) ? QUEENS : isQueen(true) ? RACE : NOT;
    const values = { move: written(move, state), who: say(COLORS[color]) };
    if (answer === RACE) return say("{move} leads to a close race.", values);
    const replies = move.promotes ? [] : game.moves(move.after, color).keep;
    const isDecided = answer === NOT && position.pawns[1 - color] === 0n;
    const text = isDecided ? "{move} only draws" : answer === NOT ? "After {move} {who} does not queen by force" : "After {move} {who} queens by force";
    return say(text, values) + (replies.length ? say(", because of {reply}", { reply: written(replies[0], state) }) : "") + ".";
  }

  /** The page's own move. */
  async #reply(state) {
    const position = endingOf(state);
    if (typeof position === "string") return;
    const [move] = await Promise.all([this.#solved((game) => this.#best(game, position)), new Promise((done) => setTimeout(done, PAUSE))]);
    if (!move || this.#page.state() !== state) return;
    const chess = await this.#rules(state);
    const [from, to] = [move.from, move.to].map((square) => nameOf(square, state));
    const made = chess.moves({ verbose: true }).find((one) => one.from === from && one.to === to && (!one.promotion || one.promotion === (move.piece === "rook" ? "r" : "q")));
    if (made && this.#page.state() === state) this.#play(state, made);
  }

  /** On its way to the queen, or where it holds longest, or the move that leaves the other side the fewest good
   * ones. */
  #best(game, position) {
    const { turn, pawns } = position;
    const other = 1 - turn;
    const legal = movesOf(this.#cd, position);
    const isSmall = (this.#solver.structures(pawns, other) ?? SMALL) < SMALL;
    const least = (moves, count) => moves.map((move) => [count(move), move]).sort(([a], [b]) => a - b)[0]?.[1] ?? null;
    for (const upper of [false, true]) {
      if (game.isWon(position, turn, upper)) return game.way(position, turn, upper)[0] ?? null;
      if (!game.isWon(position, other, upper)) continue;
      return upper || !isSmall ? game.way(position, other, upper)[0] ?? null : least(legal, (move) => -(move.promotes ? 0 : game.way(move.after, other).length));
    }
    const { keep } = game.moves(position, other);
    return isSmall ? least(keep, (move) => (move.promotes ? 0 : game.moves(move.after, turn).keep.length)) : keep[0] ?? null;
  }
}
