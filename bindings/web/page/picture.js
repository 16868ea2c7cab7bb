// The board as one SVG: squares, answers, pieces, coordinates, ways. It is also the saved picture,
// so it uses nothing from the style sheet. Units: 45 a square.

import { INK, symbols } from "./artwork.js";
import { BOARD, css, ink, shaded } from "./colors.js";
import { isWhite, kindOf } from "./pieces.js";
import { fileLetter, has, slowness } from "./squares.js";

const SIDE = 45;
const NAMESPACE = "http://www.w3.org/2000/svg";
/** The narrowest board, in pixels: letters have 11 of them there. */
const NARROWEST = 360;

const HATCH = `<pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
<rect width="2" height="7" fill="#b3261e" fill-opacity=".4"/></pattern>`;
/** Each of them in a square of 45. */
const SIGNS = {
  wall: '<rect width="45" height="45" fill="#2f343b"/><path d="M0 11.25h45M0 22.5h45M0 33.75h45M15 0v11.25M33 0v11.25M6 11.25V22.5M24 11.25V22.5M15 22.5v11.25M33 22.5v11.25M6 33.75V45M24 33.75V45" fill="none" stroke="#5b626c" stroke-width="1.2"/>',
  attacked: '<rect width="45" height="45" fill="url(#hatch)"/>',
  mark: '<rect width="45" height="45" fill="url(#hatch)"/><circle cx="22.5" cy="22.5" r="19.6" fill="none" stroke="#ffffff" stroke-width="4.4"/><circle cx="22.5" cy="22.5" r="19.6" fill="none" stroke="#b3261e" stroke-width="2.6"/>',
  mover: '<rect x="1.7" y="1.7" width="41.6" height="41.6" fill="none" stroke="#ffffff" stroke-width="3.4"/><rect x="1.7" y="1.7" width="41.6" height="41.6" fill="none" stroke="#15803d" stroke-width="2.2"/>',
  slow1: '<path d="M36 4v7" stroke="#7a1fa2" stroke-width="3"/>',
  slow2: '<path d="M36 4v7M31 4v7" stroke="#7a1fa2" stroke-width="3"/>',
  slow3: '<path d="M36 4v7M31 4v7M26 4v7" stroke="#7a1fa2" stroke-width="3"/>',
  rival: '<rect x="1.7" y="1.7" width="41.6" height="41.6" fill="none" stroke="#ffffff" stroke-width="3.4"/><rect x="1.7" y="1.7" width="41.6" height="41.6" fill="none" stroke="#9a5b00" stroke-width="2.2" stroke-dasharray="6 3"/>',
  target: '<circle cx="22.5" cy="22.5" r="20" fill="none" stroke="#ffffff" stroke-width="3.8"/><circle cx="22.5" cy="22.5" r="20" fill="none" stroke="#15803d" stroke-width="2.2"/><circle cx="22.5" cy="22.5" r="16.6" fill="none" stroke="#15803d" stroke-width="1.2"/>',
};

const make = (name, attributes) => {
  const element = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};

export class Picture {
  #svg;
  #cells = [];
  #layout = "";
  #line;

  constructor(svg) {
    this.#svg = svg;
  }

  /** Draws a state and its answer; only changed squares are written. */
  show(state, answer) {
    const layout = [state.files, state.ranks, state.flip].join();
    if (layout !== this.#layout) this.#begin(state);
    this.#layout = layout;
    for (let square = 0; square < this.#cells.length; ++square) this.#draw(square, state, answer);
    this.way(null);
  }

  /** One way, a list of squares, above the board; null removes it. */
  way(squares) {
    this.#line.replaceChildren();
    if (!squares) return;
    const points = squares.map((square) => this.#corner(square).map((n) => n + SIDE / 2).join()).join(" ");
    for (const [stroke, width] of [["#000000", 6], ["#ffffff", 3.4]]) {
      // A length of 1 lets the style draw the line from its start.
      this.#line.append(make("polyline", { points, fill: "none", stroke, "stroke-width": width, "stroke-linejoin": "round", "stroke-linecap": "round", pathLength: 1 }));
    }
  }

  #corner(square) {
    return [this.#cells[square].x, this.#cells[square].y];
  }

  #begin({ files, ranks, flip }) {
    const svg = this.#svg;
    svg.setAttribute("viewBox", `0 0 ${SIDE * files} ${SIDE * ranks}`);
    svg.innerHTML = `<defs>${HATCH}${symbols()}</defs>`;
    const [ground, letters] = [make("g", {}), make("g", { "font-family": "system-ui, DejaVu Sans, sans-serif" })];
    this.#line = make("g", { class: "way" });
    const size = Math.max(10, (11.2 * SIDE * files) / NARROWEST);
    for (let square = 0; square < files * ranks; ++square) {
      const [file, rank] = [square % files, Math.floor(square / files)];
      const [column, row] = flip ? [files - 1 - file, rank] : [file, ranks - 1 - rank];
      const [x, y] = [SIDE * column, SIDE * row];
      const place = make("g", { class: "place", transform: `translate(${x} ${y})` });
      const fill = make("rect", { width: SIDE, height: SIDE });
      const signs = make("g", {});
      const figure = make("text", { "text-anchor": "middle", "font-weight": 600 });
      place.append(fill, signs, figure);
      ground.append(place);
      const labels = [];
      const label = (text, attributes) => {
        const element = make("text", { "font-size": size, "font-weight": 600, ...attributes });
        element.textContent = text;
        place.append(element);
        labels.push(element);
      };
      if (row === ranks - 1) label(fileLetter(file), { x: 2, y: SIDE - 2.4 });
      if (column === files - 1) label(rank + 1, { x: SIDE - 2, y: size, "text-anchor": "end" });
      this.#cells[square] = { x, y, dark: (file + rank) % 2 === 0, fill, signs, figure, labels, size, seen: "" };
    }
    this.#cells.length = files * ranks;
    letters.append(ground, this.#line);
    svg.append(letters);
  }

  #draw(square, state, answer) {
    const cell = this.#cells[square];
    const { figure = "", color } = answer.cells[square];
    const letter = state.pieces.get(square) ?? "";
    const signs = signsOf(square, state, answer);
    const seen = `${figure} ${color} ${letter} ${signs}`;
    if (seen === cell.seen) return;
    cell.seen = seen;
    const ground = color ? shaded(color, cell.dark) : BOARD[cell.dark ? "dark" : "light"];
    const wall = signs.includes("wall");
    const text = wall ? "#ffffff" : ink(ground);
    cell.fill.setAttribute("fill", css(ground));
    const content = signs.map((sign) => SIGNS[sign]).join("") + (letter ? drawnPiece(letter) : "");
    if (content !== cell.content) cell.signs.innerHTML = content;
    cell.content = content;
    cell.figure.textContent = wall ? "" : figure;
    if (cell.beside !== (letter !== "")) placeFigure(cell, letter !== "");
    cell.figure.setAttribute("fill", text);
    if (cell.beside) cell.figure.setAttribute("stroke", css(ground));
    for (const label of cell.labels) label.setAttribute("fill", text);
  }
}

/** Beside a piece the figure is small, in the corner without a coordinate. */
function placeFigure(cell, beside) {
  const place = beside
    ? { x: 7.5, y: cell.size, "font-size": cell.size, "paint-order": "stroke", "stroke-width": 3 }
    : { x: SIDE / 2, y: 29, "font-size": Math.max(18, cell.size), stroke: "none" };
  for (const [name, value] of Object.entries(place)) cell.figure.setAttribute(name, value);
  cell.beside = beside;
}

function signsOf(square, state, answer) {
  const signs = [];
  const { color } = answer.cells[square];
  if (has(state.walls, square)) signs.push("wall");
  if (has(state.marks, square)) signs.push("mark");
  else if (!color && answer.board && has(answer.board.avoid, square)) signs.push("attacked");
  const slow = slowness(state, square);
  if (slow) signs.push(`slow${slow}`);
  if (square === state.at) signs.push("mover");
  if (square === answer.rival) signs.push("rival");
  if (square === (answer.to ?? null)) signs.push("target");
  return signs;
}

export function drawnPiece(letter) {
  const { fill, stroke } = INK[isWhite(letter) ? "white" : "black"];
  return `<use href="#piece-${kindOf(letter)}" width="45" height="45" fill="${fill}" stroke="${stroke}"/>`;
}
