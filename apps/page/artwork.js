// How boards look. The colors of answers are those of the project's pictures: dark blue over gray to
// yellow. The brightness always grows, so that color-blind readers and gray prints show the order too.
// The pieces are drawn for this project in squares of 45. Fill and stroke come from the place of use;
// lines inside a piece are strokes too, so that black pieces get light lines.

import { NONE } from "chess-distance";
import { GAMES } from "./pieces.js";

const SCALE = [
  [20, 44, 96],
  [66, 84, 118],
  [124, 126, 128],
  [190, 174, 108],
  [252, 226, 84],
];
export const SIDES = { first: [0, 114, 178], second: [230, 159, 0], tied: [204, 204, 204] };
/** Colors of many sites: bright, so that figures on them are black. */
export const SITES = [
  [86, 180, 233],
  [230, 159, 0],
  [120, 200, 120],
  [240, 228, 66],
  [225, 150, 190],
  [170, 160, 240],
  [240, 140, 110],
  [150, 215, 210],
];

/** The color of a step on a scale that ends at `far`. */
export function onScale(step, far) {
  if (far === 0) return SCALE[0];
  const position = (step / far) * (SCALE.length - 1);
  const below = Math.min(Math.floor(position), SCALE.length - 2);
  const share = position - below;
  return SCALE[below].map((a, i) => Math.round(a + share * (SCALE[below + 1][i] - a)));
}

/** The relative luminance of a color, 0 to 1 (WCAG 2). */
export const luminance = (color) => {
  const [r, g, b] = color.map((channel) => {
    const c = channel / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Black or white: the color with more contrast (WCAG 2). */
export const ink = (color) => {
  const ground = luminance(color) + 0.05;
  return ground / 0.05 > 1.05 / ground ? "#000000" : "#ffffff";
};
export const css = (color) => `rgb(${color.join(" ")})`;

/** Squares without an answer, light and dark. */
export const BOARDS = {
  gray: [
    [238, 241, 245],
    [196, 205, 217],
  ],
  brown: [
    [243, 228, 202],
    [193, 154, 117],
  ],
  green: [
    [237, 240, 222],
    [140, 166, 116],
  ],
  blue: [
    [226, 234, 242],
    [142, 165, 190],
  ],
};
/** What the reader has chosen. */
export const look = { board: "gray", pieces: "drawn" };

/** The color of an answer on a dark square: a little darker, to keep the pattern of the board. */
export const shaded = (color, dark) =>
  dark ? color.map((channel) => Math.round(channel * 0.9)) : color;

/** A cell for each distance, dark blue for 0 to yellow for the largest. */
export function distanceCells(distances) {
  const known = [...distances].filter((d) => d !== NONE);
  const far = Math.max(0, ...known);
  const cells = [...distances].map((d) =>
    d === NONE ? {} : { figure: d, color: onScale(d, far) },
  );
  return { cells, far, reached: known.length };
}

export const noCells = ({ files, ranks }) => Array.from({ length: files * ranks }, () => ({}));

const PAINTS = new Map();

/** { fill, ink } of a square, with an answer's color or without. */
export function paintOf(color, dark) {
  const ground = color ? shaded(color, dark) : BOARDS[look.board][Number(dark)];
  const fill = css(ground);
  if (!PAINTS.has(fill)) PAINTS.set(fill, { fill, ink: ink(ground) });
  return PAINTS.get(fill);
}

const BASE = '<path d="M9.5 39.5h26v-2.7c0-2-1.6-3.3-3.4-3.3H12.9c-1.8 0-3.4 1.3-3.4 3.3z"/>';
const FOOT = '<path d="M16.6 22.3h11.8c-.3 4.5 1.6 8.3 5.1 11.2h-22c3.5-2.9 5.4-6.7 5.1-11.2z"/>';
const COLLAR =
  '<path d="M15.6 22.3c0-1.5 1.2-2.5 2.7-2.5h8.4c1.5 0 2.7 1 2.7 2.5s-1.2 2.4-2.7 2.4h-8.4c-1.5 0-2.7-.9-2.7-2.4z"/>';
const ball = (x, y, r) => `<circle cx="${x}" cy="${y}" r="${r}"/>`;
const line = (d) => `<path fill="none" d="${d}"/>`;
const dot = (x, y, width) => `<path fill="none" stroke-width="${width}" d="M${x} ${y}h.01"/>`;

const king =
  `<path d="M20.9 4h3.2v2.7h2.9v3.2h-2.9v4h-3.2v-4H18V6.7h2.9z"/>` +
  `<path d="M12.3 33.5C8.5 28 6.6 23.9 7.9 20.3c1.4-3.8 6.5-4.9 10.3-2.9.2-2.7 2-4.4 4.3-4.4s4.1 1.7 4.3 4.4c3.8-2 8.9-.9 10.3 2.9 1.3 3.6-.6 7.7-4.4 13.2z"/>` +
  line("M22.5 29.5c-.2-5.5-1.5-9.3-4.3-12.1M22.5 29.5c.2-5.5 1.5-9.3 4.3-12.1M12.6 29.5h19.8") +
  BASE;
const queen =
  `<path d="M11.5 33.5 7.2 15.2l7.2 8.3 1-12.7 5 11.6 2.1-13 2.1 13 5-11.6 1 12.7 7.2-8.3-4.3 18.3z"/>` +
  ball(6.7, 13.4, 2.3) +
  ball(15.2, 9.2, 2.3) +
  ball(22.5, 7.3, 2.5) +
  ball(29.8, 9.2, 2.3) +
  ball(38.3, 13.4, 2.3) +
  line("M11.3 29.5h22.4") +
  BASE;
const rook =
  `<path d="M11 8.5h5v3.3h4V8.5h5v3.3h4V8.5h5v7.3l-3.4 3.4v10.6l2.9 3.7h-22l2.9-3.7V19.2L11 15.8z"/>` +
  line("M14.4 19.2h16.2M14.4 29.8h16.2") +
  BASE;
const bishop =
  ball(22.5, 7.3, 2.5) +
  `<path d="M22.5 9.8c-5.3 3.9-9.3 8.6-9.3 13.4 0 2.8 1.4 4.9 3.3 6.3h12c1.9-1.4 3.3-3.5 3.3-6.3 0-4.8-4-9.5-9.3-13.4z"/>` +
  `<path d="M16.5 29.5h12l3.4 4H13.1z"/>` +
  line("M22.5 16.2v8M18.9 19.7h7.2") +
  BASE;
const knight =
  `<path d="M33.7 33.5c1.3-9.5-.2-17.5-7.5-21.5L24.9 7.5l-4.1 3.6c-5 1.7-7.8 6.3-10.1 11-1.4 2.9-1 5.6 1 6.6 1.5.7 2.9.3 4-.8l1.5-1.5c2.9-.2 5.1-1 6.7-2.5.1 3.6-2.2 4.7-5 6.6-1.2.8-1.9 1.8-2.1 3z"/>` +
  line("M27.2 15.3c3.4 4.4 4.1 11 3.1 18.2") +
  dot(18.9, 17.3, 2.4) +
  dot(13, 25.2, 1.6) +
  BASE;
const pawn = FOOT + COLLAR + ball(22.5, 14.6, 5.7) + BASE;
const wazir = FOOT + COLLAR + '<path d="M20 5.5h5v5h5v5h-5v4.3h-5v-4.3h-5v-5h5z"/>' + BASE;
const leaper =
  FOOT +
  COLLAR +
  '<path d="m22.5 4.5 2.3 5 5.4.7-4 3.7 1.1 5.9h-9.6l1.1-5.9-4-3.7 5.4-.7z"/>' +
  BASE;

/** A compound with a knight: the piece's own shape, and a knight's head in front. */
const withKnight = (shape) =>
  `<g transform="translate(-3.6 -.5) scale(.94)">${shape}</g><g transform="translate(18.5 17) scale(.6)" stroke-width="2.2">${knight}</g>`;

/** The reader's own piece: a diamond, with steps to all sides. */
const own =
  FOOT +
  COLLAR +
  '<path d="m22.5 3.5 7.4 8-7.4 8-7.4-8z"/>' +
  line("M22.5 7.5v8M18.7 11.5h7.6") +
  BASE;

const CHESS = {
  k: king,
  q: queen,
  r: rook,
  b: bishop,
  n: knight,
  p: pawn,
  a: withKnight(bishop),
  c: withKnight(rook),
  m: withKnight(queen),
  w: wazir,
  l: leaper,
};

const letterOn = (shape, text, y) =>
  `${shape}<text x="22.5" y="${y}" font-size="${text.length > 1 ? 16 : 20}" font-weight="700" text-anchor="middle" fill="currentColor" stroke="none">${text}</text>`;
const disc = (text) =>
  letterOn(
    `${ball(22.5, 22.5, 18.5)}<circle cx="22.5" cy="22.5" r="15" fill="none" stroke-width="1"/>`,
    text,
    29.5,
  );
const wedge = (text) => letterOn('<path d="M22.5 3.5 34 9.5 38.5 41h-32L11 9.5z"/>', text, 32);

/** The drawing of each kind of a game. */
function drawings({ game }) {
  const kinds = Object.entries(GAMES[game].kinds);
  const shape = game === "shogi" ? wedge : disc;
  const hasLetters = game !== "chess" || look.pieces === "letters";
  return kinds.map(([kind, { drawn = kind.toUpperCase() }]) => [
    kind,
    kind === "x" ? own : hasLetters ? shape(drawn) : CHESS[kind],
  ]);
}

/** The name of the symbol of a piece; a + is no good in names. */
export const drawnFor = (letter, { game }) =>
  `piece-${game}-${letter.toLowerCase().replace("+", "promoted-")}`;

/** The lines of a board: xiangqi's river and palaces, and edges that are joined. */
export function decoration({ files, ranks, game, wrap }) {
  const [width, height] = [45 * files, 45 * ranks];
  const lines = [];
  const draw = (d, attributes) => lines.push(`<path d="${d}" fill="none" ${attributes}/>`);
  if (game === "xiangqi" && files === 9 && ranks === 10) {
    draw(`M0 225h${width}`, 'stroke="#0b57a4" stroke-width="4"');
    draw("M135 0h135v135H135zM135 315h135v135H135z", 'stroke="#8a4b00" stroke-width="2.4"');
  }
  const joined = 'stroke="#9a1f6a" stroke-width="5" stroke-dasharray="9 6"';
  if (wrap === "files" || wrap === "both") draw(`M0 0v${height}M${width} 0v${height}`, joined);
  if (wrap === "ranks" || wrap === "both") draw(`M0 0h${width}M0 ${height}h${width}`, joined);
  return lines.join("");
}

const INKS = {
  white: { fill: "#ffffff", stroke: "#1d1f23" },
  red: { fill: "#ffffff", stroke: "#b3261e" },
  black: { fill: "#26292e", stroke: "#f1f2f4" },
};
/** The presentation attributes of a side's pieces, for a <use>. */
export const inkOf = ({ game }, black) =>
  INKS[black ? "black" : game === "xiangqi" ? "red" : "white"];

/** The <symbol>s of a game's pieces, with the names of `drawnFor`. */
export const symbols = (state) =>
  drawings(state)
    .map(
      ([kind, drawing]) =>
        `<symbol id="${drawnFor(kind, state)}" viewBox="0 0 45 45"><g stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round">${drawing}</g></symbol>`,
    )
    .join("");

/** The words for signs on the board, in their order below it. */
export const LEGEND = {
  attacked: "attacked: a piece that can be taken still guards its squares",
  mark: "marked: not entered",
  target: "target",
  rival: "second piece",
  key: "key square",
  pairs: "with the kings on equal numbers, the side to move has to give way",
  slow1: "costs 1 more",
  slow2: "costs 2 more",
  slow3: "costs 3 more",
};

/** What the library says against the text; an empty text if it can read it. */
export function faultOf(grid, betza) {
  try {
    grid({ files: 1, ranks: 1 }).moves(betza, 0);
    return "";
  } catch (error) {
    if (error instanceof RangeError) return error.message;
    throw error;
  }
}
