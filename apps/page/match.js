// A match against the page, by the rules of chess.js: what a move was worth, and the reply, which holds as
// long as it can, keeps the draw, or queens.

import { NOT, PawnGame, QUEENS, RACE, movesOf } from "chess-distance/pawn";
import { fullFen } from "./fen.js";
import { Line, begun, localized, readGame } from "./game.js";
import { endingOf, raced, written } from "./modes/endings.js";
import { Unsolved } from "./pawns.js";
import { drawnPiece } from "./picture.js";
import { count, nameOf, pieceName, setOf, squareNamed } from "./pieces.js";
import { byId, say, sentences } from "./say.js";
import { fromFen, inPosition } from "./state.js";
import { COLORS } from "./words.js";

/** Up to so many structures the page plays each of its moves in its mind. */
const SMALL = 20_000;
const PAUSE = 300;
const PROMOTED = { q: "queen", r: "rook" };

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

/** The legal moves of a state, as chess.js has them. */
const legal = (state) => begun(fullFen(state)).moves({ verbose: true });

/** Whether a move of a king takes on a square. */
const isTaking =
  (square) =>
  ({ piece, to }) =>
    piece === "k" && to === square;

export class Match {
  line;
  #page;

  /** `page`: library, state(), change(next), go(fen), tell(text), isAnswered(), draw(). */
  constructor(page) {
    this.#page = page;
    this.line = new Line(byId("line"), (fen) => {
      page.tell(""); // it was of another position
      page.go(fen);
    });
  }

  /** Reads a game in PGN, and gives the FEN of its last position. */
  async read(text) {
    const { positions, note } = await readGame(text);
    this.line.set(positions, note);
    return positions.at(-1).fen;
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
    const [one, other] = [from, to].map((square) => nameOf(square, state));
    const found = legal(state).filter((move) => move.from === one && move.to === other);
    if (found.length === 0) return this.#page.tell(say("That is no legal move."));
    const piece = found.length > 1 ? await askPiece(state) : undefined;
    const move = found.find(({ promotion }) => promotion === piece);
    if (move && this.#isAt(state)) await this.#make(state, move);
  }

  async #make(state, move) {
    let shown = state;
    const judged = this.#judge(state, move, () => this.#isAt(shown));
    // The answer of a puzzle stays hidden: a wrong move is not made.
    const first = state.hidden ? await judged : null;
    if (!this.#isAt(state)) return;
    if (first?.isWrong) return this.#page.tell(first.text);
    shown = this.#play(move);
    const { text = "", isOnly } = (await judged) ?? {};
    if (!this.#isAt(shown)) return;
    if (isOnly) this.line.mark(move.after);
    const said = text || this.#told(shown);
    this.#page.tell(said);
    if (this.#page.isAnswered()) await this.#reply(shown, move, said);
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
    this.line.play(state, san, after, this.#outcome(state, move));
    this.#page.change(inPosition(after, state, follow));
    return this.#page.state();
  }

  /** What has come of the game where a pawn has promoted, since the solver knows kings and pawns alone. */
  #outcome(state, { to, san, after, promotion }) {
    if (typeof endingOf(fromFen(after, state)) !== "string") return undefined;
    if (!promotion) return this.line.outcome;
    const values = { move: localized(san), who: say(COLORS[state.black ? 1 : 0]) };
    const chess = begun(after);
    if (chess.isCheckmate()) return say("{move} is mate.", values);
    if (chess.isStalemate()) return say("{move} is stalemate.", values);
    const close = this.#closePawns(after, state);
    const isTaken = chess.moves({ verbose: true }).some(isTaking(to));
    const text = say(
      close
        ? "{move} meets {close}, one step from queening."
        : isTaken
          ? "{move}: {who} has promoted a pawn."
          : this.#promoted(state, promotion),
      { ...values, close },
    );
    return isTaken
      ? text
      : `${text} ${say("The page solves kings and pawns alone, and does not play on.")}`;
  }

  /** The pawns of the side to move that are one step from queening, by name. */
  #closePawns(fen, state) {
    const { pieces, black } = fromFen(fen, state);
    const [pawn, rank] = black ? ["p", 1] : ["P", 6];
    return [...pieces]
      .filter(([square, letter]) => letter === pawn && square >> 3 === rank)
      .map(([square]) => nameOf(square, state))
      .join(", ");
  }

  /** The outcome where it is not the answer of the mode. */
  #told({ mode }) {
    return (mode !== "ending" && this.line.outcome) || "";
  }

  /** What a promotion comes to that is not taken, as far as chess knows it without the solver: a queen or a rook
   * wins against a king alone, and a bishop or a knight alone does not. */
  #promoted(state, piece) {
    const { pawns, turn } = endingOf(state);
    if (pawns[1 - turn]) return "{move}: {who} has promoted a pawn.";
    if (PROMOTED[piece]) return "{move}: {who} wins.";
    return count(pawns[turn]) === 1 ? "{move} only draws." : "{move}: {who} has promoted a pawn.";
  }

  #game() {
    return new PawnGame(this.#page.library.cd, this.#page.library.solver.finder());
  }

  /** What a question about an ending gives, once what it needs is solved; null if that cannot be had, or is
   * not wanted any more. */
  async #solved(isWanted, question) {
    while (isWanted()) {
      try {
        return question(this.#game());
      } catch (error) {
        if (!(error instanceof Unsolved)) throw error;
        if (error.message !== "solving") return null;
      }
      await this.#page.library.solver.found();
    }
    return null;
  }

  /** { text, isWrong, isOnly }: whether the move keeps what its side has, and if not the reply that shows it. */
  async #judge(state, { from, to, promotion, san, after }, isWanted) {
    const position = endingOf(state);
    if (typeof position === "string") return null;
    if (promotion && begun(after).isStalemate())
      return { isWrong: true, text: say("{move} is stalemate.", { move: localized(san) }) };
    const { turn } = position;
    return this.#solved(isWanted, (game) => {
      const answers = [0, 1].map((one) => game.answer(position, one));
      if (answers[1 - turn] === QUEENS) return { text: "" };
      const isMeant = (one) => nameOf(one.from, state) === from && nameOf(one.to, state) === to;
      if (answers.includes(RACE) && !answers.includes(QUEENS)) {
        const { lose, open } = raced(game, position, game.moves(position, turn));
        const move = [...lose, ...open].find(isMeant);
        if (promotion && PROMOTED[promotion] !== move.piece) return null;
        if (lose.includes(move) && open.length)
          return { isWrong: true, text: this.#why(game, position, move, 1 - turn, state) };
        const values = { move: written(move, state) };
        return { text: state.hidden ? say("{move}: still a close race.", values) : "" };
      }
      const color = answers[turn] === QUEENS ? turn : 1 - turn;
      const { keep, lose, undecided } = game.moves(position, color);
      const all = [...keep, ...lose, ...undecided];
      const move = all.find(isMeant);
      // Of other pieces than the best one nothing is known.
      if (promotion && PROMOTED[promotion] !== move.piece) return null;
      if (keep.includes(move))
        return {
          text: state.hidden ? say("Right: {move}.", { move: written(move, state) }) : "",
          isOnly: keep.length === 1 && all.length > 1,
        };
      return { isWrong: true, text: this.#why(game, position, move, color, state) };
    });
  }

  /** "That only draws, because of Kb7." */
  #why(game, position, move, color, state) {
    const isQueen = (upper) => game.winsAfter(position, move, color, upper);
    const answer =
      move.promotes && !move.piece ? NOT : isQueen(false) ? QUEENS : isQueen(true) ? RACE : NOT;
    const values = { move: written(move, state), who: say(COLORS[color]) };
    if (answer === RACE) return say("{move} leads to a close race.", values);
    const replies = move.promotes ? [] : game.moves(move.after, color).keep;
    const isDecided = answer === NOT && position.pawns[1 - color] === 0n;
    const text = isDecided
      ? "{move} only draws"
      : answer === NOT
        ? "After {move} {who} does not queen by force"
        : "After {move} {who} queens by force";
    return (
      say(text, values) +
      (replies.length ? say(", because of {reply}", { reply: written(replies[0], state) }) : "") +
      "."
    );
  }

  /** The page's own move, after one of the reader. A king takes the new piece of a promotion; else that ends the
   * match. */
  async #reply(state, last, said) {
    const position = endingOf(state);
    const pause = new Promise((done) => setTimeout(done, PAUSE));
    let made;
    if (typeof position !== "string") {
      const move = await this.#solved(
        () => this.#isAt(state),
        (game) => this.#best(game, position),
      );
      const [from, to] = move ? [move.from, move.to].map((square) => nameOf(square, state)) : [];
      made = legal(state).find(
        (one) =>
          one.from === from &&
          one.to === to &&
          (!one.promotion || one.promotion === (move.piece === "rook" ? "r" : "q")),
      );
    } else if (last.promotion) made = legal(state).find(isTaking(last.to));
    await pause;
    if (!made || !this.#isAt(state)) return;
    const outcome = this.#told(this.#play(made));
    const reply = say("The page replies {move}.", { move: localized(made.san) });
    this.#page.tell(sentences(said, reply, outcome));
  }

  /** On its way to the queen, or where it holds longest, or the move that leaves the other side the fewest good
   * ones. */
  #best(game, position) {
    const { turn, pawns } = position;
    const other = 1 - turn;
    const all = movesOf(this.#page.library.cd, position);
    const isSmall = (this.#page.library.solver.structures(pawns, other) ?? SMALL) < SMALL;
    const least = (moves, count) =>
      moves.map((move) => [count(move), move]).sort(([a], [b]) => a - b)[0]?.[1] ?? null;
    for (const upper of [false, true]) {
      if (game.isWon(position, turn, upper)) return game.way(position, turn, upper)[0] ?? null;
      if (!game.isWon(position, other, upper)) continue;
      return upper || !isSmall
        ? (game.way(position, other, upper)[0] ?? null)
        : least(all, (move) => -(move.promotes ? 0 : game.way(move.after, other).length));
    }
    const { keep } = game.moves(position, other);
    return isSmall
      ? least(keep, (move) => (move.promotes ? 0 : game.moves(move.after, turn).keep.length))
      : (keep[0] ?? null);
  }
}
