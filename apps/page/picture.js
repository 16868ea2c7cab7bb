// The board as one SVG: squares, answers, ways, pieces, coordinates, arrows. It is also the saved
// picture, so it uses nothing that it needs from the style sheet. Units: 45 a square.

import { LEGEND, decoration, drawnFor, inkOf, look, paintOf, symbols } from "./artwork.js";
import { has, isWhite, members, nameOf, namesIn, slowness } from "./pieces.js";
import { say } from "./say.js";

const SIDE = 45;
const NAMESPACE = "http://www.w3.org/2000/svg";

const HATCH = `<pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
<rect width="2" height="7" fill="#b3261e" fill-opacity=".4"/></pattern>`;
/** A shape with a white border, so that it stands out from any color. */
const outlined = (shape, color, width, more = "") =>
  `<g fill="none"><g stroke="#ffffff" stroke-width="${width + 1.6}">${shape}</g><g stroke="${color}" stroke-width="${width}"${more}>${shape}</g></g>`;
const [FRAME, RING] = [
  '<rect x="1.7" y="1.7" width="41.6" height="41.6"/>',
  '<circle cx="22.5" cy="22.5" r="19.8"/>',
];
const DASHED = ' stroke-dasharray="6 3"';
const slow = (d) => `<path d="${d}" stroke="#7a1fa2" stroke-width="3"/>`;
/** A number in the color of a king. */
function badge(black, figure, x, y, r = 9) {
  const { fill, stroke } = inkOf({ game: "chess" }, black);
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${stroke}"/><text x="${x}" y="${y + (figure > 9 ? 0.4 : 0.5) * r}" font-size="${(figure > 9 ? 1.1 : 1.4) * r}" font-weight="600" text-anchor="middle" fill="${stroke}">${figure}</text>`;
}
/** Alone in the middle of an empty square, or in corners, White's above Black's. */
function badges(numbers, isEmpty) {
  const colors = Object.keys(numbers).map(Number);
  if (isEmpty && colors.length === 1) return badge(colors[0], numbers[colors[0]], 22.5, 22.5, 12);
  return colors
    .map((color) => badge(color, numbers[color], color ? 34.5 : 10.5, color ? 34.5 : 10.5))
    .join("");
}
/** Each of them in a square of 45. */
export const SIGNS = {
  hole: "",
  wall: '<rect width="45" height="45" fill="#2f343b"/><path d="M0 11.25h45M0 22.5h45M0 33.75h45M15 0v11.25M33 0v11.25M6 11.25V22.5M24 11.25V22.5M15 22.5v11.25M33 22.5v11.25M6 33.75V45M24 33.75V45" fill="none" stroke="#5b626c" stroke-width="1.2"/>',
  attacked: '<rect width="45" height="45" fill="url(#hatch)"/>',
  mark: `<rect width="45" height="45" fill="url(#hatch)"/>${outlined(RING, "#b3261e", 2.6)}`,
  mover: outlined(FRAME, "#15803d", 2.2),
  step: outlined('<circle cx="22.5" cy="22.5" r="5"/>', "#15803d", 5),
  slow1: slow("M36 4v7"),
  slow2: slow("M36 4v7M31 4v7"),
  slow3: slow("M36 4v7M31 4v7M26 4v7"),
  rival: outlined(FRAME, "#9a5b00", 2.2, DASHED),
  pairs: badge(0, 1, 13.5, 22.5) + badge(1, 1, 31.5, 22.5),
  key: outlined('<path d="M22.5 4 41 22.5 22.5 41 4 22.5z"/>', "#7a1fa2", 2.2),
  target: `${outlined(RING, "#15803d", 2.2)}<circle cx="22.5" cy="22.5" r="16.6" fill="none" stroke="#15803d" stroke-width="1.2"/>`,
};

export const make = (name, attributes) => {
  const element = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};

/** Small screens, where letters need more of the board. */
export const small = matchMedia("(max-width: 52rem), (max-height: 30rem)");

export class Picture {
  #svg;
  #hasLabels;
  #cells = [];
  #layout = "";
  #shape;
  #steps;
  #arrows;
  #drawn;
  /** The signs on the board. */
  #signs = new Set();

  /** What they mean, as entries of a list. */
  get legend() {
    const signs = Object.keys(LEGEND).filter((sign) => this.#signs.has(sign));
    return signs
      .map(
        (sign) =>
          `<li><svg viewBox="0 0 45 45" aria-hidden="true">${SIGNS[sign]}</svg> ${say(LEGEND[sign])}</li>`,
      )
      .join("");
  }

  /** Without coordinates it is a small picture of a board. */
  constructor(svg, hasLabels = true) {
    this.#svg = svg;
    this.#hasLabels = hasLabels;
  }

  /** Draws a state and its answer; only changed squares are written. */
  show(state, answer) {
    const layout = [
      state.files,
      state.ranks,
      state.flip,
      state.game,
      state.wrap,
      small.matches,
      look.board,
      look.pieces,
    ].join();
    if (layout !== this.#layout) this.#begin(state);
    this.#layout = layout;
    const { holes, walls, marks, plus1, plus2 } = state;
    const signed = new Set(
      members(
        holes |
          walls |
          marks |
          plus1 |
          plus2 |
          (answer.goals ?? 0n) |
          (answer.targets ?? 0n) |
          (answer.board?.avoid ?? 0n),
      ),
    );
    for (const square of [answer.at, answer.rival, answer.to]) signed.add(square);
    this.#signs.clear();
    for (let square = 0; square < this.#cells.length; ++square) {
      const signs =
        signed.has(square) || answer.cells[square].signs ? signsOf(square, state, answer) : [];
      for (const sign of signs) this.#signs.add(sign);
      this.#draw(square, state, answer.cells[square], signs, answer.steps?.length > 0);
    }
    const steps = (answer.steps ?? []).flatMap((step) => this.#lines(step));
    this.#arrows.innerHTML =
      this.#outline(answer.area ?? []) +
      (answer.opposed ? this.#opposition(answer.opposed) : "") +
      (answer.arrows ?? []).map((ends) => this.#arrow(ends, 14)).join("");
    const d = steps.map(([[x1, y1], [x2, y2]]) => `M${x1} ${y1}L${x2} ${y2}`).join("");
    for (const path of this.#steps.children) path.setAttribute("d", d);
  }

  /** The reader's own arrows, [from, to], and circles, [square, square]; those of a game have a color too. */
  draw(shapes) {
    this.#drawn.innerHTML = shapes
      .map(([from, to, color]) => {
        const shape = this.#arrow([from, to]);
        return color ? `<g color="${color}">${shape}</g>` : shape;
      })
      .join("");
  }

  /** The edge of an area: the sides of its squares that no other one of them shares. */
  #outline(area) {
    const places = new Set(
      area.map((square) => `${this.#cells[square].x} ${this.#cells[square].y}`),
    );
    const sides = area.flatMap((square) => {
      const { x, y } = this.#cells[square];
      const beside = [
        [x - SIDE, y, `M${x} ${y}v${SIDE}`],
        [x + SIDE, y, `M${x + SIDE} ${y}v${SIDE}`],
        [x, y - SIDE, `M${x} ${y}h${SIDE}`],
        [x, y + SIDE, `M${x} ${y + SIDE}h${SIDE}`],
      ];
      return beside.filter(([left, top]) => !places.has(`${left} ${top}`)).map(([, , d]) => d);
    });
    return sides.length
      ? outlined(`<path d="${sides.join("")}"/>`, "currentColor", 3, ' stroke-linecap="square"')
      : "";
  }

  /** A line between two kings. */
  #opposition(kings) {
    const [[x1, y1], [x2, y2]] = kings.map((square) => this.#middle(square));
    return outlined(`<path d="M${x1} ${y1}L${x2} ${y2}"/>`, "#7a1fa2", 2.4, DASHED);
  }

  /** It ends `gap` before the middle of its last square. */
  #arrow([from, to], gap = 4) {
    const [[x1, y1], [x2, y2]] = [this.#middle(from), this.#middle(to)];
    if (from === to)
      return `<circle cx="${x1}" cy="${y1}" r="20" fill="none" stroke="currentColor" stroke-width="3"/>`;
    const length = Math.hypot(x2 - x1, y2 - y1);
    const turn = (180 / Math.PI) * Math.atan2(y2 - y1, x2 - x1);
    return `<path transform="translate(${x1} ${y1}) rotate(${turn})" fill="currentColor" d="M8-3.4H${length - gap - 16}v-6L${length - gap} 0l-16 9.4v-6H8z"/>`;
  }

  /** Gives the frame the board's form, and the grid in it the place of the squares. */
  fit(style) {
    const { files, ranks } = this.#shape;
    const { right, below } = this.#margin(this.#shape);
    const [width, height] = [SIDE * files + right, SIDE * ranks + below];
    style.setProperty("--ratio", width / height);
    style.setProperty("--margin-right", `${(100 * right) / width}%`);
    style.setProperty("--margin-bottom", `${(100 * below) / height}%`);
  }

  /** Letters have 11 pixels on a board of 360, or of 620 on large screens. */
  #letter = ({ files }) => Math.max(8.5, (11.3 * SIDE * files) / (small.matches ? 336 : 620));

  /** The place of the coordinates, at the right and below. */
  #margin(state) {
    if (!this.#hasLabels) return { right: 0, below: 0 };
    const size = this.#letter(state);
    return { right: (state.ranks > 9 ? 1.7 : 1.1) * size, below: 1.3 * size };
  }

  /** One line from square to square, or two: a step over a joined edge leaves the board and comes back. */
  #lines([one, two]) {
    const { files, ranks, wrap } = this.#shape;
    const around = [
      wrap === "files" || wrap === "both" ? SIDE * files : 0,
      wrap === "ranks" || wrap === "both" ? SIDE * ranks : 0,
    ];
    const [from, to] = [this.#middle(one), this.#middle(two)];
    const over = around.map((length, axis) =>
      length && Math.abs(to[axis] - from[axis]) > length / 2
        ? Math.sign(from[axis] - to[axis]) * length
        : 0,
    );
    if (!over.some(Boolean)) return [[from, to]];
    return [
      [from, to.map((n, axis) => n + over[axis])],
      [from.map((n, axis) => n - over[axis]), to],
    ];
  }

  #middle(square) {
    const { x, y } = this.#cells[square];
    return [x + SIDE / 2, y + SIDE / 2];
  }

  #begin(state) {
    const { files, ranks, flip } = state;
    const svg = this.#svg;
    this.#shape = state;
    const { right, below } = this.#margin(state);
    const size = this.#letter(state);
    svg.setAttribute("viewBox", `0 0 ${SIDE * files + right} ${SIDE * ranks + below}`);
    svg.innerHTML = `<defs>${HATCH}${symbols(state)}<clipPath id="inside-${files}-${ranks}"><path d="M0 0h${SIDE * files}v${SIDE * ranks}H0z"/></clipPath></defs>`;
    const group = (attributes) => svg.appendChild(make("g", attributes));
    const ground = group({});
    group({}).innerHTML = decoration(state);
    this.#steps = group({
      class: "steps",
      fill: "none",
      "stroke-linecap": "round",
      "clip-path": `url(#inside-${files}-${ranks})`,
    });
    this.#steps.append(
      make("path", { stroke: "#ffffff", "stroke-width": 2.6 }),
      make("path", { stroke: "#000000", "stroke-width": 1.1 }),
    );
    this.#arrows = group({ class: "arrows", color: "#0b57a4", opacity: 0.9 });
    const font = { "font-family": "system-ui, DejaVu Sans, sans-serif" };
    const top = group(font);
    const labels = group({ ...font, class: "labels", fill: "#57606a", "font-size": size });
    this.#drawn = group({ color: "#15803d", opacity: 0.85 });
    const label = (text, attributes) => {
      const element = make("text", attributes);
      element.textContent = text;
      if (this.#hasLabels) labels.append(element);
    };
    for (let square = 0; square < files * ranks; ++square) {
      const [file, rank] = [square % files, Math.floor(square / files)];
      const [column, row] = flip ? [files - 1 - file, rank] : [file, ranks - 1 - rank];
      const [x, y] = [SIDE * column, SIDE * row];
      const transform = `translate(${x} ${y})`;
      const under = ground.appendChild(make("g", { class: "square", transform }));
      const fill = under.appendChild(make("rect", { width: SIDE, height: SIDE }));
      const signs = under.appendChild(make("g", {}));
      const place = top.appendChild(make("g", { class: "place", transform }));
      const piece = place.appendChild(make("g", {}));
      const figure = place.appendChild(
        make("text", {
          "text-anchor": "middle",
          "font-weight": 600,
          "paint-order": "stroke",
          "stroke-width": 3,
        }),
      );
      const number = figure.appendChild(document.createTextNode(""));
      if (row === ranks - 1)
        label(nameOf(file, state)[0], {
          x: x + SIDE / 2,
          y: y + SIDE + 1.05 * size,
          "text-anchor": "middle",
        });
      if (column === files - 1)
        label(rank + 1, { x: x + SIDE + 0.2 * size, y: y + SIDE / 2 + 0.36 * size });
      this.#cells[square] = {
        x,
        y,
        dark: (file + rank) % 2 === 0,
        fill,
        signs,
        piece,
        figure,
        number,
        size: Math.max(12, size),
        seen: null,
      };
    }
    this.#cells.length = files * ranks;
  }

  /** Figures above lines or beside a piece get a halo. */
  #draw(square, state, { figure = "", color, numbers = {} }, signs, hasLines) {
    const cell = this.#cells[square];
    const letter = state.pieces.get(square) ?? "";
    const seen = `${figure} ${letter} ${signs} ${hasLines} ${color} ${Object.entries(numbers)}`;
    if (seen === cell.seen) return;
    cell.seen = seen;
    const { fill, ink } = paintOf(color, cell.dark);
    const isWall = signs.includes("wall");
    write(cell, "paint", signs.includes("hole") ? "none" : fill, cell.fill, "fill");
    write(
      cell,
      "content",
      signs.map((sign) => (sign === "pairs" ? "" : SIGNS[sign])).join(""),
      cell.signs,
    );
    write(
      cell,
      "standing",
      (letter && drawnPiece(letter, state)) + badges(numbers, !letter),
      cell.piece,
    );
    if (cell.beside !== (letter !== "")) placeFigure(cell, letter !== "");
    write(cell, "ink", isWall ? "#ffffff" : ink, cell.figure, "fill");
    write(cell, "halo", hasLines || cell.beside ? fill : "none", cell.figure, "stroke");
    cell.number.data = isWall ? "" : figure;
  }
}

/** Writes an attribute of an element, or its content, where the value is another one than before. */
function write(cell, name, value, element, attribute) {
  if (cell[name] === value) return;
  cell[name] = value;
  if (attribute) element.setAttribute(attribute, value);
  else element.innerHTML = value;
}

/** Beside a piece the figure is small, in the corner. */
function placeFigure(cell, beside) {
  cell.beside = beside;
  const place = beside
    ? { x: 7.5, y: cell.size - 0.5, "font-size": cell.size }
    : { x: SIDE / 2, y: 29.5, "font-size": Math.max(20, cell.size) };
  for (const [name, value] of Object.entries(place)) cell.figure.setAttribute(name, value);
}

function signsOf(square, state, answer) {
  if (has(state.holes, square)) return ["hole"];
  const signs = [];
  const { color, signs: others = [] } = answer.cells[square];
  if (has(state.walls, square)) signs.push("wall");
  if (has(state.marks, square)) signs.push("mark");
  else if (!color && answer.board && has(answer.board.avoid, square)) signs.push("attacked");
  if (slowness(state, square)) signs.push(`slow${slowness(state, square)}`);
  if (answer.targets && has(answer.targets, square)) signs.push("step");
  if (square === answer.at) signs.push("mover");
  if (square === answer.rival) signs.push("rival");
  if (square === (answer.to ?? null) || (answer.goals && has(answer.goals, square)))
    signs.push("target");
  signs.push(...others);
  return signs;
}

/** Shogi's pieces point to where they go. Discs and wedges leave the corner to the number. */
export function drawnPiece(letter, state) {
  const isTurned = state.game === "shogi" && isWhite(letter) === state.flip;
  const { fill, stroke } = inkOf(state, !isWhite(letter));
  const turned = isTurned ? ' transform="rotate(180 22.5 22.5)"' : "";
  const place =
    state.game === "chess" && look.pieces === "drawn"
      ? 'width="45" height="45"'
      : `${isTurned ? "" : 'x="8" y="8" '}width="37" height="37"`;
  return `<use href="#${drawnFor(letter, state)}" ${place} fill="${fill}" stroke="${stroke}" color="${stroke}"${turned}/>`;
}

/** Colors of arrows and circles in PGN. */
const COLORS = { G: "#15803d", R: "#b3261e", Y: "#9a5b00", B: "#0b57a4" };

/** Arrows and circles of a game, as Gd4 and Rc2c3: both squares, and the color. */
export const shapesOfGame = (shapes, state) =>
  shapes.map((shape) => {
    const [from, to = from] = namesIn(shape.slice(1), state);
    return [from, to, COLORS[shape[0]]];
  });

/** The reader's own arrows and circles, as pairs of squares. */
export function shapesOf(state) {
  const squares = namesIn(state.arrows, state);
  return squares.flatMap((from, i) => (i % 2 ? [] : [[from, squares[i + 1]]]));
}
