// The hands on the board. Keyboards and screen readers have a grid of invisible cells above the picture.
// Mouse, finger and pen tap, drag a piece, paint a stroke, mark by holding, and draw arrows and circles
// with the right button or the tool for it, on the board and on the pieces beside it.

import { drawnPiece } from "./picture.js";
import { GAMES, has, keptFrom, nameOf, pieceName, slowness } from "./pieces.js";
import { say } from "./say.js";

const STEPS = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** The square in a row and a column of the board as it is seen. */
const squareAt = ({ files, ranks, flip }, row, column) =>
  flip ? row * files + files - 1 - column : (ranks - 1 - row) * files + column;

export class Grid {
  #element;
  #cells = [];
  #layout = "";
  #state = null;
  #focused = 0;

  /** `apply(square)` for Enter and space, `move(from, to)` for Shift and an arrow, `erase(square)` for Delete,
   * `look(square)` for the focus. */
  constructor(element, actions) {
    this.#element = element;
    element.addEventListener("keydown", (event) => this.#key(event, actions));
    element.addEventListener("focusin", (event) => {
      const cell = event.target.closest("[data-square]");
      if (!cell) return;
      this.#focus(Number(cell.dataset.square), false);
      actions.look(this.#focused);
    });
  }

  show(state, answer) {
    const layout = [state.files, state.ranks, state.flip].join();
    this.#state = state;
    this.#element.setAttribute("aria-label", say(GAMES[state.game].name));
    if (layout !== this.#layout) {
      this.#layout = layout;
      this.#begin(state);
    }
    const attacked = answer.board
      ? answer.board.avoid & ~state.marks & ~keptFrom(state, state.at)
      : 0n;
    this.#cells.forEach((cell, square) => {
      const label = describe(square, state, answer, attacked);
      if (cell.label === label) return;
      cell.label = label;
      cell.element.setAttribute("aria-label", label);
    });
  }

  #begin(state) {
    const { files, ranks } = state;
    const hasFocus = this.#element.contains(document.activeElement);
    this.#focused = Math.min(this.#focused, files * ranks - 1);
    this.#element.style.gridTemplate = `repeat(${ranks}, 1fr) / repeat(${files}, 1fr)`;
    const cell = (square) => `<div role="gridcell" data-square="${square}" tabindex="-1"></div>`;
    const line = (_, row) =>
      `<div role="row">${Array.from({ length: files }, (_, column) => cell(squareAt(state, row, column))).join("")}</div>`;
    this.#element.innerHTML = Array.from({ length: ranks }, line).join("");
    this.#cells = [];
    for (const element of this.#element.querySelectorAll("[data-square]"))
      this.#cells[element.dataset.square] = { element, label: "" };
    this.#cells[this.#focused].element.tabIndex = 0;
    if (hasFocus) this.#cells[this.#focused].element.focus();
  }

  #key(event, { apply, move, erase }) {
    const { files, ranks, flip } = this.#state;
    const { key } = event;
    let [file, rank] = [this.#focused % files, Math.floor(this.#focused / files)];
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (key in STEPS) {
      const [right, up] = STEPS[key].map((step) => (flip ? -step : step));
      file = Math.max(0, Math.min(files - 1, file + right));
      rank = Math.max(0, Math.min(ranks - 1, rank + up));
    } else if (key === "Home") file = flip ? files - 1 : 0;
    else if (key === "End") file = flip ? 0 : files - 1;
    else if (key === "Enter" || key === " ") apply(this.#focused);
    else if (key === "Delete" || key === "Backspace") erase(this.#focused);
    else return;
    event.preventDefault();
    const square = rank * files + file;
    if (event.shiftKey && key in STEPS) move(this.#focused, square);
    this.#focus(square, true);
  }

  /** Only one cell is in the order of the Tab key. */
  #focus(square, move) {
    this.#cells[this.#focused].element.tabIndex = -1;
    this.#focused = square;
    this.#cells[square].element.tabIndex = 0;
    if (move) this.#cells[square].element.focus();
  }
}

function describe(square, state, answer, attacked) {
  if (has(state.holes, square)) return `${nameOf(square, state)}, ${say("hole")}`;
  const { figure, note } = answer.cells[square];
  const letter = state.pieces.get(square);
  return [
    nameOf(square, state),
    letter && pieceName(letter, state),
    square === answer.at && say("moves"),
    square === answer.rival && say("the second piece"),
    answer.targets && has(answer.targets, square) && say("a legal move"),
    (square === answer.to || (answer.goals && has(answer.goals, square))) && say("target"),
    has(state.walls, square) && say("wall"),
    has(state.marks, square) && say("marked"),
    has(attacked, square) && say("attacked"),
    slowness(state, square) > 0 && say("costs {cost} more", { cost: slowness(state, square) }),
    figure !== undefined
      ? say("{figure move|moves}", { figure })
      : note === undefined && say("not reached"),
    note,
  ]
    .filter(Boolean)
    .join(", ");
}

const MOVED = 5;
const HOLD = 450;

/**
 * `frame` has the board's grid in it, `palette` holds elements with data-piece. `actions`:
 *   state()                        the current files, ranks, flip and pieces
 *   tool()                         { drags, paints, draws } of the chosen tool
 *   hasMarks()                     whether holding marks a square
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
  /** The picture of the piece that is dragged. */
  #ghost = document.getElementById("ghost");
  #gesture = null;

  constructor(frame, palette, actions) {
    this.#board = frame.querySelector("[role=grid]");
    this.#actions = actions;
    frame.addEventListener("pointerdown", (event) => this.#down(event));
    palette.addEventListener("pointerdown", (event) => this.#pick(event));
    // A finger that drags a piece from the palette does not scroll.
    palette.addEventListener(
      "touchmove",
      (event) => this.#gesture && event.cancelable && event.preventDefault(),
      { passive: false },
    );
    frame.addEventListener("contextmenu", (event) => event.preventDefault());
    addEventListener("pointermove", (event) => this.#move(event));
    addEventListener("pointerup", (event) => this.#up(event));
    addEventListener("pointercancel", (event) => this.#cancel(event));
    addEventListener("keydown", (event) => event.key === "Escape" && this.#cancel(this.#gesture));
  }

  /** The square under a pointer, or null. */
  #squareAt({ clientX, clientY }) {
    const state = this.#actions.state();
    const { files, ranks } = state;
    const box = this.#board.getBoundingClientRect();
    const column = Math.floor(((clientX - box.left) / box.width) * files);
    const row = Math.floor(((clientY - box.top) / box.height) * ranks);
    if (column < 0 || column >= files || row < 0 || row >= ranks) return null;
    return squareAt(state, row, column);
  }

  #down(event) {
    if (this.#gesture) return;
    const square = this.#squareAt(event);
    const right = event.button === 2;
    if (square === null || (event.button !== 0 && !right)) return;
    const { pointerId, clientX, clientY, pointerType } = event;
    const { drags, paints, draws } = right ? { draws: true } : this.#actions.tool();
    const letter = this.#actions.state().pieces.get(square);
    this.#gesture = {
      pointerId,
      clientX,
      clientY,
      from: square,
      squares: [square],
      arrow: draws,
      paints,
      letter: drags ? letter : undefined,
      moving: false,
    };
    if (draws) this.#actions.arrow(square, square, false);
    else if (paints) this.#actions.stroke([square], false, false);
    else if (pointerType !== "mouse" && this.#actions.hasMarks())
      this.#gesture.timer = setTimeout(() => this.#hold(), HOLD);
  }

  /** Drags a piece from beside the board. A tap on it only chooses it. */
  #pick(event) {
    const piece = event.target.closest("[data-piece]");
    if (!piece || event.button !== 0 || this.#gesture) return;
    const { pointerId, clientX, clientY } = event;
    this.#gesture = {
      pointerId,
      clientX,
      clientY,
      from: null,
      letter: piece.dataset.piece,
      moving: false,
    };
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
    if (
      !gesture.moving &&
      Math.hypot(event.clientX - gesture.clientX, event.clientY - gesture.clientY) < MOVED
    )
      return;
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
    this.#lift(gesture.letter, event);
    if (square === gesture.over) return;
    gesture.over = square;
    this.#actions.drag(gesture.from, square, gesture.letter, false);
  }

  #lift(letter, { clientX, clientY }) {
    const state = this.#actions.state();
    if (this.#ghost.hasAttribute("hidden")) this.#ghost.innerHTML = drawnPiece(letter, state);
    this.#ghost.removeAttribute("hidden");
    this.#ghost.style.width = `${this.#board.clientWidth / state.files}px`;
    this.#ghost.style.translate = `calc(${clientX}px - 50%) calc(${clientY}px - 50%)`;
  }

  #up(event) {
    const gesture = this.#gesture;
    if (event.pointerId !== gesture?.pointerId) return;
    this.#end();
    const square = this.#squareAt(event);
    if (gesture.arrow)
      return square === null
        ? this.#actions.cancel()
        : this.#actions.arrow(gesture.from, square, true);
    if (gesture.paints) this.#actions.stroke(gesture.squares, gesture.mark ?? false, true);
    else if (gesture.moving && gesture.letter)
      this.#actions.drag(gesture.from, square, gesture.letter, true);
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
    this.#ghost.setAttribute("hidden", "");
  }
}
