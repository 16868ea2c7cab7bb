// Play: a tap chooses a piece of the side to move, and another one moves it. The rules of chess, the list of
// moves and the page's replies, match.js, are loaded with the first piece that is chosen, or the first game.

import { fullFen } from "./fen.js";
import { positionOf } from "./modes/sides.js";
import { isWhite, kindOf, nameOf, turnOf } from "./pieces.js";
import { say, sentences } from "./say.js";

/** Whether a tap or a drag on the board makes a legal move: in pawn endings, in studies of chess, where moves are
 * recorded, and where a solution is asked for. */
export const isPlayed = (state) =>
  (state.mode === "ending" ||
    state.study !== null ||
    state.records ||
    (state.hidden && state.line !== null)) &&
  positionOf(state) !== null;

/** Whether the page may judge a move there and reply: by the solution of the puzzle, or by the solver, which takes kings
 * and pawns alone. */
export const isSolved = (state) =>
  isPlayed(state) &&
  ((state.hidden && Boolean(state.line)) ||
    [...state.pieces.values()].every((letter) => "kp".includes(kindOf(letter))));

/** What is shown of an answer that is hidden: the board with empty cells, and the side to move. */
export const withoutAnswer = (said, blank, asked) => ({
  ...said,
  cells: blank,
  steps: [],
  arrows: [],
  missing: null,
  men: null,
  other: null,
  area: [],
  opposed: null,
  canShow: false,
  text: sentences(
    `${turnOf(asked)}.`,
    say("Think first: the answer is hidden."),
    isPlayed(asked) &&
      !asked.line &&
      (!isSolved(asked) || said.missing === "too large") &&
      say("The page cannot solve this position: it judges no move and gives no reply."),
  ),
});

/** A FEN with the counters of `fullFen`. */
const counted = (fen) => fen.replace(/ \d+ \d+$/, " 0 1");

export class Play {
  /** The square of the chosen piece, or null, and the set of those to which it may go. */
  selected = null;
  targets = 0n;
  /** The squares of the hint that is shown. */
  hinted = [];
  #page;
  #match = null;
  #loading = null;

  /** `page`: what match.js needs, and endings(), which loads the solver of pawn endings. */
  constructor(page) {
    this.#page = page;
  }

  match() {
    this.#loading ??= Promise.all([import("./match.js"), this.#page.endings()]).then(
      ([{ Match }]) => (this.#match = new Match(this.#page)),
      () => {
        this.#loading = null;
        throw new Error(say("The rules of chess cannot be loaded. Load the page again."));
      },
    );
    return this.#loading;
  }

  /** What match.js does, or what is wrong. */
  async #do(act) {
    try {
      return await act(await this.match());
    } catch (error) {
      this.#page.tell(error.message);
      return null;
    }
  }

  /** The page's first move, where a puzzle begins with it. */
  begin(state) {
    if (state.begins && state.hidden && isPlayed(state) && fullFen(state) === counted(state.start))
      this.#do((match) => match.begin(state));
  }

  /** Lights up the square from which a move that is asked for begins, and at the second time its target. */
  async hint() {
    const state = this.#page.state();
    this.#page.tell(say("Solving …"));
    const move = await this.#do((match) => match.hint(state));
    if (this.#page.state() !== state) return;
    this.hinted = move ? move.slice(0, this.hinted.length + 1) : [];
    const texts = [
      "There is no hint here.",
      "A piece on {from} moves.",
      "It goes from {from} to {to}.",
    ];
    const [from, to] = (move ?? []).map((square) => nameOf(square, state));
    this.#page.tell(say(texts[this.hinted.length], { from, to }));
    this.#page.draw();
  }

  /** Puts the way to the queen in the list of moves. */
  showHow = (state) => this.#do((match) => match.showHow(state));

  select(square) {
    this.selected = square;
    this.targets = 0n;
    this.#page.draw();
    const state = this.#page.state();
    if (square === null) return;
    this.#do((match) => {
      const targets = match.targets(state, square);
      if (this.#page.state() !== state || this.selected !== square) return;
      this.targets = targets;
      this.#page.draw();
    });
  }

  /** Chooses a piece of the side to move, or moves the chosen one; false where the tap means something else. */
  tap(square) {
    const { pieces, black } = this.#page.state();
    const letter = pieces.get(square);
    const { selected } = this;
    const isOwn = letter !== undefined && isWhite(letter) !== black;
    if (isOwn || selected === square) this.select(selected === square ? null : square);
    else if (selected !== null) {
      this.select(null);
      this.move(selected, square);
    }
    return isOwn || selected !== null;
  }

  /** Makes the move if it is legal. */
  move(from, to) {
    this.#page.tell("");
    this.#do((match) => match.move(from, to));
  }

  /** The list of moves, where a state is one of its positions. */
  show(state) {
    if (!this.#match && state.line !== null) this.#do(() => this.#page.show());
    this.#match?.line.show(state);
  }

  /** Arrows and circles of the position that is shown, as PGN writes them. */
  shapes(state) {
    return (!state.hidden && this.#match?.line.at?.shapes) || [];
  }

  /** Draws a shape in the position that is shown, or removes it. */
  toggle = (shape) => this.#do((match) => match.toggle(shape));

  /** What is said of the position that is shown. */
  remark(state) {
    return (!state.hidden && this.#match?.line.at?.comment) || "";
  }

  /** What has come of the game in the position that is shown, if its pawn has promoted. */
  get outcome() {
    return this.#match?.line.outcome;
  }

  clear() {
    this.selected = null;
    this.#match?.line.clear();
  }
}
