// Play: a tap chooses a piece of the side to move, and another one moves it. The rules of chess, the list of
// moves and the page's replies, match.js, are loaded with the first piece that is chosen, or the first game.

import { positionOf } from "./modes/sides.js";
import { isWhite, kindOf } from "./pieces.js";
import { say } from "./say.js";

/** Whether a tap or a drag on the board makes a legal move: in pawn endings, and in studies of chess. */
export const isPlayed = (state) =>
  (state.mode === "ending" || state.study !== null) && positionOf(state) !== null;

/** Whether the page may judge a move there and reply: the solver takes kings and pawns alone. */
export const isSolved = (state) =>
  isPlayed(state) && [...state.pieces.values()].every((letter) => "kp".includes(kindOf(letter)));

export class Play {
  /** The square of the chosen piece, or null, and the set of those to which it may go. */
  selected = null;
  targets = 0n;
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
      await act(await this.match());
    } catch (error) {
      this.#page.tell(error.message);
    }
  }

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
    this.#match?.line.show(state);
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
