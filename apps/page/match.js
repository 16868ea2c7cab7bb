// A match against the page, by the rules of chess.js: the moves of the reader, those of a recorded solution, and the
// page's replies.

import { QUEENS } from "chess-distance/pawn";
import { localized } from "./game.js";
import { Judge, isTaking, legal } from "./judge.js";
import { Line } from "./line.js";
import { endingOf } from "./modes/endings.js";
import { drawnPiece } from "./picture.js";
import { nameOf, pieceName, setOf, squareNamed } from "./pieces.js";
import { byId, say, sentences } from "./say.js";
import { fromFen, inPosition } from "./state.js";
import { isWrong, nodeOf } from "./tree.js";

const PAUSE = 300;

/** The piece of a promotion: "q", "r", "b" or "n"; undefined if none is chosen. */
function askPiece(state) {
  const dialog = byId("promotion");
  const letters = ["q", "r", "b", "n"].map((letter) =>
    state.black ? letter : letter.toUpperCase(),
  );
  dialog.querySelector("form").innerHTML = letters
    .map(
      (letter) =>
        `<button value="${letter.toLowerCase()}"><svg viewBox="0 0 45 45" aria-hidden="true">${drawnPiece(letter, state)}</svg><span class="unseen">${pieceName(letter, state)}</span></button>`,
    )
    .join("");
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((done) =>
    dialog.addEventListener("close", () => done(dialog.returnValue || undefined), { once: true }),
  );
}

/** The legal move of a state that a move of the solver is. */
function legalMove(state, { from, to, piece }) {
  const [one, other] = [from, to].map((square) => nameOf(square, state));
  return legal(state).find(
    (move) =>
      move.from === one &&
      move.to === other &&
      (!move.promotion || move.promotion === (piece === "rook" ? "r" : "q")),
  );
}

export class Match {
  line;
  #page;
  #judge;

  /** `page`: library, state(), change(next), go(fen), tell(text), isAnswered(), draw(). */
  constructor(page) {
    this.#page = page;
    this.#judge = new Judge(page);
    this.line = new Line(byId("line"), {
      go(fen) {
        page.tell(""); // it was of another position
        page.go(fen);
      },
      edited: () => this.#record(page.state()),
      openEnding: (fen) => page.go(fen, "ending"),
      draw: page.show,
      tell: page.tell,
    });
  }

  /** Keeps the moves of the list in a state that records them. */
  #record(state) {
    const isRecorded = state.line !== null && !state.hidden;
    const next = isRecorded ? { ...state, start: this.line.start, line: this.line.text } : state;
    if (isRecorded) this.line.keep(next);
    this.#page.change(next);
  }

  targets(state, square) {
    return setOf(
      legal(state)
        .filter(({ from }) => from === nameOf(square, state))
        .map(({ to }) => squareNamed(to, state)),
    );
  }

  async move(from, to) {
    const state = this.#page.state();
    await this.line.whenRead;
    const [one, other] = [from, to].map((square) => nameOf(square, state));
    const found = legal(state).filter((move) => move.from === one && move.to === other);
    if (found.length === 0) return this.#page.tell(say("That is no legal move."));
    const piece = found.length > 1 ? await askPiece(state) : undefined;
    const move = found.find(({ promotion }) => promotion === piece);
    if (move && this.#isAt(state)) await this.#make(state, move);
  }

  async #make(state, move) {
    const asked = state.hidden && state.line !== null ? (this.line.at?.next ?? []) : [];
    const tried = asked.find(({ san }) => san === move.san);
    if (tried) return this.#try(state, move, tried);
    let shown = state;
    const judged = this.#judge.judge(state, move, () => this.#isAt(shown));
    // The answer of a puzzle stays hidden: a wrong move is not made.
    const first = state.hidden ? await judged : null;
    if (!this.#isAt(state)) return;
    if (first?.isWrong) return this.#page.tell(first.text);
    if (asked.length && !first?.isRight)
      return this.#page.tell(
        say("{move} is not the move that is asked for.", { move: localized(move.san) }),
      );
    shown = this.#play(move);
    const { text = "", isOnly } = (await judged) ?? {};
    if (!this.#isAt(shown)) return;
    if (isOnly) this.line.mark(move.after);
    const said = text || this.#told(shown);
    this.#page.tell(said);
    if (this.#page.isAnswered() && (state.hidden || !state.records))
      await this.#reply(shown, move, said);
  }

  /** A move of the hidden solution: a wrong one is not made, and a right one is answered. */
  async #try(state, move, tried) {
    const values = { move: localized(move.san) };
    if (isWrong(tried))
      return this.#page.tell(
        tried.comment || say("{move} is not the move that is asked for.", values),
      );
    const shown = this.#play(move);
    const said = sentences(say("Right: {move}.", values), tried.comment);
    this.#page.tell(tried.next.length ? said : sentences(said, say("That is the solution.")));
    if (tried.next.length) await this.#follow(shown, said);
  }

  /** The page's move of the solution. */
  async #follow(state, said) {
    const next = this.line.at?.next.find((node) => !isWrong(node));
    const made = next && legal(state).find(({ san }) => san === next.san);
    await new Promise((done) => setTimeout(done, PAUSE));
    if (!made || !this.#isAt(state)) return;
    this.#play(made);
    this.#page.tell(
      sentences(
        said,
        say("The page replies {move}.", { move: localized(made.san) }),
        next.comment,
        !next.next.length && say("That is the solution."),
      ),
    );
  }

  /** The first move of a puzzle that the page begins. */
  async begin(state) {
    await this.line.whenRead;
    if (!this.#isAt(state)) return;
    if (this.line.at?.next.length) await this.#follow(state, "");
    else await this.#reply(state, {}, "");
  }

  /** The squares of a move that is asked for, or null. */
  async hint(state) {
    await this.line.whenRead;
    const asked = state.line === null ? null : this.line.at?.next.find((node) => !isWrong(node));
    if (asked) {
      const { from, to } = legal(state).find(({ san }) => san === asked.san) ?? {};
      return from ? [from, to].map((name) => squareNamed(name, state)) : null;
    }
    const position = endingOf(state);
    if (typeof position === "string") return null;
    const move = await this.#judge.solved(
      () => this.#isAt(state),
      (game) => this.#judge.kept(game, position),
    );
    return move ? [move.from, move.to] : null;
  }

  /** Draws an arrow or a circle in a position that is recorded, or removes it. */
  async toggle(shape) {
    const state = this.#page.state();
    await this.line.whenRead;
    if (!this.#isAt(state)) return;
    const node = this.line.begun(state);
    node.shapes = node.shapes.includes(shape)
      ? node.shapes.filter((one) => one !== shape)
      : [...node.shapes, shape];
    this.#record(this.#page.state());
  }

  /** Puts the way to the queen, with the best defense, in the list of moves. */
  async showHow(state) {
    const position = endingOf(state);
    const way = await this.#judge.solved(
      () => this.#isAt(state),
      (game) => {
        const color = [0, 1].find((one) => game.answer(position, one) === QUEENS);
        return color === undefined ? [] : game.way(position, color);
      },
    );
    if (!way?.length) return;
    await this.line.whenRead;
    if (!this.#isAt(state)) return;
    let at = this.line.begun(state);
    for (const move of way) {
      const before = fromFen(at.fen, state);
      const made = legalMove(before, move);
      if (!made) break;
      let next = at.next.find(({ san }) => san === made.san);
      if (!next) at.next.push((next = nodeOf(made.after, made.san, at)));
      at = next;
    }
    this.line.draw();
    this.#record(this.#page.state());
  }

  /** Whether the page still shows this position of this game: the board may be turned, or have new arrows. */
  #isAt(state) {
    const now = this.#page.state();
    return ["pieces", "black", "mode", "study"].every((name) => now[name] === state[name]);
  }

  /** Shows the position after a move, and adds it to the list. */
  #play(move) {
    const state = this.#page.state();
    const { san, after, from, to } = move;
    const follow = (square) =>
      square === squareNamed(from, state) ? squareNamed(to, state) : square;
    this.line.play(state, san, after, this.#judge.outcome(state, move, this.line.outcome));
    this.#record(inPosition(after, state, follow));
    return this.#page.state();
  }

  /** The outcome where it is not the answer of the mode. */
  #told({ mode }) {
    return (mode !== "ending" && this.line.outcome) || "";
  }

  /** The page's own move, after one of the reader. A king takes the new piece of a promotion; else that ends the
   * match. */
  async #reply(state, last, said) {
    const position = endingOf(state);
    const pause = new Promise((done) => setTimeout(done, PAUSE));
    let made;
    if (typeof position !== "string") {
      const move = await this.#judge.solved(
        () => this.#isAt(state),
        (game) => this.#judge.best(game, position),
      );
      made = move && legalMove(state, move);
    } else if (last.promotion) made = legal(state).find(isTaking(last.to));
    await pause;
    if (!made || !this.#isAt(state)) return;
    const outcome = this.#told(this.#play(made));
    const reply = say("The page replies {move}.", { move: localized(made.san) });
    this.#page.tell(sentences(said, reply, outcome));
  }
}
