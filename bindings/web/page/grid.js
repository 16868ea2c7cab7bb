// The board for keyboards and screen readers: a grid of invisible cells above the picture.

import { has, keptFrom, nameOf, pieceName, slowness } from "./pieces.js";
import { say } from "./say.js";

const STEPS = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

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
    if (layout !== this.#layout) this.#begin(state);
    this.#layout = layout;
    const attacked = answer.board ? answer.board.avoid & ~state.marks & ~keptFrom(state, state.at) : 0n;
    this.#cells.forEach((cell, square) => {
      const label = describe(square, state, answer, attacked);
      if (cell.label === label) return;
      cell.label = label;
      cell.element.setAttribute("aria-label", label);
    });
  }

  #begin({ files, ranks, flip }) {
    this.#focused = Math.min(this.#focused, files * ranks - 1);
    this.#element.style.gridTemplate = `repeat(${ranks}, 1fr) / repeat(${files}, 1fr)`;
    this.#element.replaceChildren();
    this.#cells = [];
    for (let row = 0; row < ranks; ++row) {
      const line = document.createElement("div");
      line.setAttribute("role", "row");
      for (let column = 0; column < files; ++column) {
        const [file, rank] = flip ? [files - 1 - column, row] : [column, ranks - 1 - row];
        const square = rank * files + file;
        const element = document.createElement("div");
        element.setAttribute("role", "gridcell");
        element.dataset.square = square;
        element.tabIndex = square === this.#focused ? 0 : -1;
        this.#cells[square] = { element, label: "" };
        line.append(element);
      }
      this.#element.append(line);
    }
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
    (square === answer.to || (answer.goals && has(answer.goals, square))) && say("target"),
    has(state.walls, square) && say("wall"),
    has(state.marks, square) && say("marked"),
    has(attacked, square) && say("attacked"),
    slowness(state, square) > 0 && say("costs {cost} more", { cost: slowness(state, square) }),
    figure !== undefined ? say("{figure move|moves}", { figure }) : note === undefined && say("not reached"),
    note,
  ]
    .filter(Boolean)
    .join(", ");
}
