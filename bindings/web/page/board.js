// The board: a grid of 64 cells that pointer and keyboard reach, rank 8 on top.

import { squareName } from "../index.js";
import { css, ink } from "./colors.js";

const has = (set, square) => ((set >> BigInt(square)) & 1n) === 1n;

/** The letters of the project's pictures. */
const LETTERS = {
  king: "K",
  wazir: "W",
  knight: "N",
  bishop: "B",
  rook: "R",
  queen: "Q",
  whitePawn: "P",
  blackPawn: "P",
  archbishop: "A",
  chancellor: "C",
  amazon: "M",
  leaper: "L",
};

export class Board {
  /** `apply(square)` is called for a click or a key, `point(square or null)` as the pointer moves. */
  constructor(element, { apply, point }) {
    this.element = element;
    this.cells = [];
    for (let rank = 7; rank >= 0; --rank) {
      const row = document.createElement("div");
      row.setAttribute("role", "row");
      for (let file = 0; file < 8; ++file) row.append(this.#cell(8 * rank + file));
      element.append(row);
    }
    this.focused = 0;
    const squareAt = (event) => {
      const cell = event.target.closest("[data-square]");
      return cell ? Number(cell.dataset.square) : null;
    };
    element.addEventListener("click", (event) => {
      const square = squareAt(event);
      if (square === null) return;
      this.focus(square, false);
      apply(square);
    });
    element.addEventListener("pointermove", (event) => {
      if (event.pointerType === "mouse") point(squareAt(event));
    });
    element.addEventListener("pointerleave", () => point(null));
    element.addEventListener("keydown", (event) => this.#key(event, apply));
    element.addEventListener("focusin", (event) => {
      const square = squareAt(event);
      if (square !== null) this.focus(square, false);
    });
  }

  #cell(square) {
    const cell = document.createElement("div");
    cell.setAttribute("role", "gridcell");
    cell.dataset.square = square;
    cell.tabIndex = square === 0 ? 0 : -1;
    cell.innerHTML = `<span class="figure"></span><span class="mark"></span><span class="name"></span>`;
    cell.querySelector(".name").textContent = squareName(square);
    this.cells[square] = cell;
    return cell;
  }

  #key(event, apply) {
    const steps = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
    const { key } = event;
    let [file, rank] = [this.focused & 7, this.focused >> 3];
    if (key in steps) {
      file = Math.max(0, Math.min(7, file + steps[key][0]));
      rank = Math.max(0, Math.min(7, rank + steps[key][1]));
    } else if (key === "Home") file = 0;
    else if (key === "End") file = 7;
    else if (key === "Enter" || key === " ") apply(this.focused);
    else return;
    event.preventDefault();
    this.focus(8 * rank + file, true);
  }

  /** Only one cell is in the order of the Tab key. */
  focus(square, move) {
    this.cells[this.focused].tabIndex = -1;
    this.focused = square;
    this.cells[square].tabIndex = 0;
    if (move) this.cells[square].focus();
  }

  show(state, answer) {
    answer.cells.forEach(({ figure, color }, square) => {
      const cell = this.cells[square];
      const [own, enemy, avoid] = [state.own, state.enemy, state.avoid].map((s) => has(s, square));
      const start = state.mode !== "graph" && square === state.at;
      const target = state.mode === "trajectories" && square === state.to;
      const rival = state.mode === "territory" && has(state.set2, square);
      cell.className = [
        own && !start && "wall",
        enemy && "enemy",
        avoid && "guarded",
        start && "start",
        rival && !start && "rival",
        target && "target",
      ]
        .filter(Boolean)
        .join(" ");
      cell.style.backgroundColor = color ? css(color) : "";
      cell.style.color = color ? ink(color) : "";
      cell.querySelector(".figure").textContent = own && !start ? "" : (figure ?? "");
      const mark = start ? state.piece : rival ? state.rival : "";
      cell.querySelector(".mark").textContent = LETTERS[mark] ?? "";
      const said = [
        squareName(square),
        figure === undefined ? "not reached" : `${figure} ${figure === 1 ? "move" : "moves"}`,
        start && "the piece",
        target && "target",
        rival && "second side",
        own && "wall",
        enemy && "enemy",
        avoid && "guarded",
      ];
      cell.setAttribute("aria-label", said.filter(Boolean).join(", "));
    });
  }
}
