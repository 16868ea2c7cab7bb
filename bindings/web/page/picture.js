// The board as one SVG: squares, answers, pieces, coordinates, ways. It is also the saved picture,
// so it uses nothing from the style sheet. Units: 45 a square.

import { decoration, drawnFor, inkOf, symbols } from "./artwork.js";
import { paintOf } from "./colors.js";
import { isWhite } from "./pieces.js";
import { fileLetter, has, members, slowness } from "./squares.js";

const SIDE = 45;
const NAMESPACE = "http://www.w3.org/2000/svg";
/** The narrowest board, in pixels: letters have 11 of them there. */
const NARROWEST = 360;

const HATCH = `<pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
<rect width="2" height="7" fill="#b3261e" fill-opacity=".4"/></pattern>`;
/** Each of them in a square of 45. */
const SIGNS = {
  hole: "",
  wall: '<rect width="45" height="45" fill="#2f343b"/><path d="M0 11.25h45M0 22.5h45M0 33.75h45M15 0v11.25M33 0v11.25M6 11.25V22.5M24 11.25V22.5M15 22.5v11.25M33 22.5v11.25M6 33.75V45M24 33.75V45" fill="none" stroke="#5b626c" stroke-width="1.2"/>',
  attacked: '<rect width="45" height="45" fill="url(#hatch)"/>',
  mark: '<rect width="45" height="45" fill="url(#hatch)"/><circle cx="22.5" cy="22.5" r="19.6" fill="none" stroke="#ffffff" stroke-width="4.4"/><circle cx="22.5" cy="22.5" r="19.6" fill="none" stroke="#b3261e" stroke-width="2.6"/>',
  mover: '<rect x="1.7" y="1.7" width="41.6" height="41.6" fill="none" stroke="#ffffff" stroke-width="3.4"/><rect x="1.7" y="1.7" width="41.6" height="41.6" fill="none" stroke="#15803d" stroke-width="2.2"/>',
  slow1: '<path d="M36 4v7" stroke="#7a1fa2" stroke-width="3"/>',
  slow2: '<path d="M36 4v7M31 4v7" stroke="#7a1fa2" stroke-width="3"/>',
  slow3: '<path d="M36 4v7M31 4v7M26 4v7" stroke="#7a1fa2" stroke-width="3"/>',
  rival: '<rect x="1.7" y="1.7" width="41.6" height="41.6" fill="none" stroke="#ffffff" stroke-width="3.4"/><rect x="1.7" y="1.7" width="41.6" height="41.6" fill="none" stroke="#9a5b00" stroke-width="2.2" stroke-dasharray="6 3"/>',
  attacks: '<path d="M22.5 3 42 22.5 22.5 42 3 22.5z" fill="none" stroke="#ffffff" stroke-width="3.6"/><path d="M22.5 3 42 22.5 22.5 42 3 22.5z" fill="none" stroke="#15803d" stroke-width="2"/>',
  defends: '<path d="M22.5 3 42 22.5 22.5 42 3 22.5z" fill="none" stroke="#ffffff" stroke-width="3.6"/><path d="M22.5 3 42 22.5 22.5 42 3 22.5z" fill="none" stroke="#9a5b00" stroke-width="2" stroke-dasharray="6 3"/>',
  target: '<circle cx="22.5" cy="22.5" r="20" fill="none" stroke="#ffffff" stroke-width="3.8"/><circle cx="22.5" cy="22.5" r="20" fill="none" stroke="#15803d" stroke-width="2.2"/><circle cx="22.5" cy="22.5" r="16.6" fill="none" stroke="#15803d" stroke-width="1.2"/>',
};

/** Letters have 11 pixels on the narrowest board. */
const letterSize = ({ files }) => Math.max(10, (11.2 * SIDE * files) / NARROWEST);

/** Squares of large boards have no place for coordinates: these stand at the right and below. */
const marginOf = (state) => (Math.max(state.files, state.ranks) > 10 ? 1.4 * letterSize(state) : 0);

/** Gives the frame the board's form, and the grid in it the place of the squares. */
export function fit(style, state) {
  const [width, height] = [state.files, state.ranks].map((n) => SIDE * n + marginOf(state));
  style.setProperty("--ratio", width / height);
  style.setProperty("--margin-right", `${(100 * marginOf(state)) / width}%`);
  style.setProperty("--margin-bottom", `${(100 * marginOf(state)) / height}%`);
}

const NONE = [];

const make = (name, attributes) => {
  const element = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};

export class Picture {
  #svg;
  #cells = [];
  #layout = "";
  #shape;
  #hasMargin = false;
  #line;

  constructor(svg) {
    this.#svg = svg;
  }

  /** Draws a state and its answer; only changed squares are written. */
  show(state, answer) {
    const layout = [state.files, state.ranks, state.flip, state.game, state.wrap].join();
    if (layout !== this.#layout) this.#begin(state);
    this.#layout = layout;
    const { holes, walls, marks, plus1, plus2 } = state;
    const signed = new Set(members(holes | walls | marks | plus1 | plus2 | (answer.goals ?? 0n) | (answer.board?.avoid ?? 0n)));
    for (const square of [state.at, answer.rival, answer.to]) signed.add(square);
    for (let square = 0; square < this.#cells.length; ++square) {
      this.#draw(square, state, answer.cells[square], signed.has(square) || answer.cells[square].sign ? signsOf(square, state, answer) : NONE);
    }
    this.way(null);
  }

  /** One way, a list of squares, above the board; null removes it. */
  way(squares) {
    this.#line.replaceChildren();
    if (!squares) return;
    for (const [stroke, width] of [["#000000", 6], ["#ffffff", 3.4]]) {
      for (const line of this.#lines(squares)) {
        const points = line.map((point) => point.map((n) => n + SIDE / 2).join()).join(" ");
        // A length of 1 lets the style draw the line from its start.
        this.#line.append(make("polyline", { points, fill: "none", stroke, "stroke-width": width, "stroke-linejoin": "round", "stroke-linecap": "round", pathLength: 1 }));
      }
    }
  }

  /** One line of points, or several: a step over a joined edge leaves the board and comes back. */
  #lines(squares) {
    const { files, ranks, wrap } = this.#shape;
    const around = [wrap === "files" || wrap === "both" ? SIDE * files : 0, wrap === "ranks" || wrap === "both" ? SIDE * ranks : 0];
    const lines = [[this.#corner(squares[0])]];
    for (let i = 1; i < squares.length; ++i) {
      const [from, to] = [this.#corner(squares[i - 1]), this.#corner(squares[i])];
      const over = around.map((length, axis) => (length && Math.abs(to[axis] - from[axis]) > length / 2 ? Math.sign(from[axis] - to[axis]) * length : 0));
      if (over.some(Boolean)) {
        lines.at(-1).push(to.map((n, axis) => n + over[axis]));
        lines.push([from.map((n, axis) => n - over[axis])]);
      }
      lines.at(-1).push(to);
    }
    return lines;
  }

  #corner(square) {
    return [this.#cells[square].x, this.#cells[square].y];
  }

  #begin(state) {
    const { files, ranks, flip } = state;
    const svg = this.#svg;
    const margin = marginOf(state);
    this.#shape = state;
    this.#hasMargin = margin > 0;
    svg.setAttribute("viewBox", `0 0 ${SIDE * files + margin} ${SIDE * ranks + margin}`);
    svg.innerHTML = `<defs>${HATCH}${symbols(state)}</defs>`;
    const [ground, letters] = [make("g", {}), make("g", { "font-family": "system-ui, DejaVu Sans, sans-serif" })];
    this.#line = make("g", { class: "way" });
    const size = letterSize(state);
    for (let square = 0; square < files * ranks; ++square) {
      const [file, rank] = [square % files, Math.floor(square / files)];
      const [column, row] = flip ? [files - 1 - file, rank] : [file, ranks - 1 - rank];
      const [x, y] = [SIDE * column, SIDE * row];
      const place = make("g", { class: "place", transform: `translate(${x} ${y})` });
      const fill = make("rect", { width: SIDE, height: SIDE });
      const signs = make("g", {});
      const figure = make("text", { "text-anchor": "middle", "font-weight": 600 });
      const number = figure.appendChild(document.createTextNode(""));
      place.append(fill, signs, figure);
      ground.append(place);
      const labels = [];
      const label = (text, attributes) => {
        const element = make("text", { "font-size": size, "font-weight": 600, fill: "currentColor", ...attributes });
        element.textContent = text;
        place.append(element);
        labels.push(element);
      };
      if (row === ranks - 1) label(fileLetter(file), margin ? { x: SIDE / 2, y: SIDE + size, "text-anchor": "middle" } : { x: 2, y: SIDE - 2.4 });
      if (column === files - 1) label(rank + 1, margin ? { x: SIDE + 3, y: 30 } : { x: SIDE - 2, y: size, "text-anchor": "end" });
      this.#cells[square] = { x, y, dark: (file + rank) % 2 === 0, fill, signs, figure, number, labels, size, seen: null };
    }
    this.#cells.length = files * ranks;
    const lines = make("g", {});
    lines.innerHTML = decoration(state);
    letters.append(ground, lines, this.#line);
    svg.append(letters);
  }

  #draw(square, state, { figure = "", color }, signs) {
    const cell = this.#cells[square];
    const letter = state.pieces.get(square) ?? "";
    const seen = `${figure} ${letter} ${signs}`;
    if (seen === cell.seen && color === cell.color) return;
    cell.seen = seen;
    cell.color = color;
    const isHole = signs.includes("hole");
    const { fill, ink } = paintOf(color, cell.dark);
    const wall = signs.includes("wall");
    const text = wall ? "#ffffff" : ink;
    const paint = isHole ? "none" : fill;
    if (paint !== cell.paint) cell.fill.setAttribute("fill", paint);
    cell.paint = paint;
    const content = signs.map((sign) => SIGNS[sign]).join("") + (letter ? drawnPiece(letter, state) : "");
    if (content !== cell.content) cell.signs.innerHTML = content;
    cell.content = content;
    cell.number.data = wall ? "" : figure;
    if (cell.beside !== (letter !== "")) placeFigure(cell, letter !== "");
    if (text !== cell.ink) cell.figure.setAttribute("fill", text);
    cell.ink = text;
    if (cell.beside) cell.figure.setAttribute("stroke", fill);
    if (this.#hasMargin) return;
    for (const label of cell.labels) {
      label.setAttribute("fill", text);
      label.setAttribute("visibility", isHole ? "hidden" : "visible");
    }
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
  if (has(state.holes, square)) return ["hole"];
  const signs = [];
  const { color } = answer.cells[square];
  if (has(state.walls, square)) signs.push("wall");
  if (has(state.marks, square)) signs.push("mark");
  else if (!color && answer.board && has(answer.board.avoid, square)) signs.push("attacked");
  const slow = slowness(state, square);
  if (slow) signs.push(`slow${slow}`);
  if (square === state.at) signs.push("mover");
  if (square === answer.rival) signs.push("rival");
  if (square === (answer.to ?? null) || (answer.goals && has(answer.goals, square))) signs.push("target");
  if (answer.cells[square].sign) signs.push(answer.cells[square].sign);
  return signs;
}

/** Shogi's pieces point to where they go. */
export function drawnPiece(letter, state) {
  const isTurned = state.game === "shogi" && isWhite(letter) === state.flip;
  const { fill, stroke } = inkOf(state, !isWhite(letter));
  const turned = isTurned ? ' transform="rotate(180 22.5 22.5)"' : "";
  return `<use href="#${drawnFor(letter, state)}" width="45" height="45" fill="${fill}" stroke="${stroke}" color="${stroke}"${turned}/>`;
}
