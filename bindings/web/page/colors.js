// The colors of the project's pictures: dark blue over gray to yellow. The brightness always grows,
// so that color-blind readers and gray prints show the order too.

import { NONE } from "../index.js";

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
  [86, 180, 233], [230, 159, 0], [120, 200, 120], [240, 228, 66],
  [225, 150, 190], [170, 160, 240], [240, 140, 110], [150, 215, 210],
];

/** Mixed colors, by step and far: one array for each of them, so that they are compared as they are. */
const MIXED = new Map();

export function onScale(step, far) {
  const key = 256 * far + step;
  if (!MIXED.has(key)) MIXED.set(key, mixed(step, far));
  return MIXED.get(key);
}

function mixed(step, far) {
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
  gray: [[238, 241, 245], [196, 205, 217]],
  brown: [[243, 228, 202], [193, 154, 117]],
  green: [[237, 240, 222], [140, 166, 116]],
  blue: [[226, 234, 242], [142, 165, 190]],
};
/** What the reader has chosen. */
export const look = { board: "gray", pieces: "drawn" };

/** The color of an answer on a dark square: a little darker, to keep the pattern of the board. */
export const shaded = (color, dark) => (dark ? color.map((channel) => Math.round(channel * 0.9)) : color);

/** A cell for each distance, dark blue for 0 to yellow for the largest. */
export function distanceCells(distances) {
  const known = [...distances].filter((d) => d !== NONE);
  const far = Math.max(0, ...known);
  const cells = [...distances].map((d) => (d === NONE ? {} : { figure: d, color: onScale(d, far) }));
  return { cells, far, reached: known.length };
}

export const noCells = ({ files, ranks }) => Array.from({ length: files * ranks }, () => ({}));

const PAINTS = new WeakMap();

/** { fill, ink } of a square, with an answer's color or without. */
export function paintOf(color, dark) {
  const key = color ?? BOARDS[look.board][Number(dark)];
  if (!PAINTS.has(key)) PAINTS.set(key, []);
  const known = PAINTS.get(key);
  const ground = color ? shaded(color, dark) : key;
  return (known[Number(dark)] ??= { fill: css(ground), ink: ink(ground) });
}
