// Mouse, finger and pen on the board and on the pieces beside it: tap, drag a piece, paint a stroke, mark
// by holding, draw arrows and circles with the right button.

const MOVED = 5;
const HOLD = 450;

/**
 * `frame` has the board's grid in it, `palette` holds elements with data-piece. `actions`:
 *   state()                        the current files, ranks, flip and pieces
 *   tool()                         { drags, paints } of the chosen tool
 *   tap(square)                    applies the chosen tool
 *   stroke(squares, mark, done)    the squares painted so far, by the tool or, with `mark`, as marks
 *   arrow(from, to, done)          an arrow, or a circle where it ends on its first square
 *   drag(from, to, letter, done)   a piece of the board (from) or a new one (letter); to may be null
 *   look(square)                   the square under a mouse that holds nothing, or null
 *   cancel()                       shows the state again
 */
export class Hands {
  #board;
  #actions;
  #ghost;
  #gesture = null;

  constructor(frame, palette, ghost, actions) {
    this.#board = frame.querySelector("[role=grid]");
    this.#actions = actions;
    this.#ghost = ghost;
    frame.addEventListener("pointerdown", (event) => this.#down(event));
    palette.addEventListener("pointerdown", (event) => this.#pick(event));
    // A finger that drags a piece from the palette does not scroll.
    palette.addEventListener("touchmove", (event) => this.#gesture && event.cancelable && event.preventDefault(), { passive: false });
    frame.addEventListener("contextmenu", (event) => event.preventDefault());
    addEventListener("pointermove", (event) => this.#move(event));
    addEventListener("pointerup", (event) => this.#up(event));
    addEventListener("pointercancel", (event) => this.#cancel(event));
    addEventListener("keydown", (event) => event.key === "Escape" && this.#cancel(this.#gesture));
  }

  /** The square under a pointer, or null. */
  #squareAt({ clientX, clientY }) {
    const { files, ranks, flip } = this.#actions.state();
    const box = this.#board.getBoundingClientRect();
    const column = Math.floor(((clientX - box.left) / box.width) * files);
    const row = Math.floor(((clientY - box.top) / box.height) * ranks);
    if (column < 0 || column >= files || row < 0 || row >= ranks) return null;
    return flip ? row * files + files - 1 - column : (ranks - 1 - row) * files + column;
  }

  #down(event) {
    if (this.#gesture) return;
    const square = this.#squareAt(event);
    const right = event.button === 2;
    if (square === null || (event.button !== 0 && !right)) return;
    const { pointerId, clientX, clientY, pointerType } = event;
    const { drags, paints } = right ? {} : this.#actions.tool();
    const letter = this.#actions.state().pieces.get(square);
    this.#gesture = { pointerId, clientX, clientY, from: square, squares: [square], arrow: right, paints, letter: drags ? letter : undefined, moving: false };
    if (right) this.#actions.arrow(square, square, false);
    else if (paints) this.#actions.stroke([square], false, false);
    else if (pointerType !== "mouse") this.#gesture.timer = setTimeout(() => this.#hold(), HOLD);
  }

  /** Drags a piece from beside the board. A tap on it only chooses it. */
  #pick(event) {
    const piece = event.target.closest("[data-piece]");
    if (!piece || event.button !== 0 || this.#gesture) return;
    const { pointerId, clientX, clientY } = event;
    this.#gesture = { pointerId, clientX, clientY, from: null, letter: piece.dataset.piece, moving: false };
  }

  #hold() {
    const gesture = this.#gesture;
    Object.assign(gesture, { mark: true, paints: true, letter: undefined });
    this.#actions.stroke(gesture.squares, true, false);
  }

  #move(event) {
    const gesture = this.#gesture;
    const square = this.#squareAt(event);
    if (!gesture && event.pointerType === "mouse") this.#actions.look(square);
    if (event.pointerId !== gesture?.pointerId) return;
    if (!gesture.moving && Math.hypot(event.clientX - gesture.clientX, event.clientY - gesture.clientY) < MOVED) return;
    gesture.moving = true;
    if (gesture.arrow) return square !== null && this.#actions.arrow(gesture.from, square, false);
    if (gesture.paints) {
      if (square === null || gesture.squares.includes(square)) return;
      gesture.squares.push(square);
      this.#actions.stroke(gesture.squares, gesture.mark ?? false, false);
      return;
    }
    clearTimeout(gesture.timer);
    if (!gesture.letter) return;
    this.#ghost.show(gesture.letter, event);
    if (square === gesture.over) return;
    gesture.over = square;
    this.#actions.drag(gesture.from, square, gesture.letter, false);
  }

  #up(event) {
    const gesture = this.#gesture;
    if (event.pointerId !== gesture?.pointerId) return;
    this.#end();
    const square = this.#squareAt(event);
    if (gesture.arrow) return square === null ? this.#actions.cancel() : this.#actions.arrow(gesture.from, square, true);
    if (gesture.paints) this.#actions.stroke(gesture.squares, gesture.mark ?? false, true);
    else if (gesture.moving && gesture.letter) this.#actions.drag(gesture.from, square, gesture.letter, true);
    else if (gesture.from !== null && square === gesture.from) this.#actions.tap(gesture.from);
  }

  #cancel(event) {
    if (!this.#gesture || event.pointerId !== this.#gesture.pointerId) return;
    this.#end();
    this.#actions.cancel();
  }

  #end() {
    clearTimeout(this.#gesture.timer);
    this.#gesture = null;
    this.#ghost.hide();
  }
}
