// The moves of a piece in Betza's notation as a small picture: from the middle of an empty board.

import { has } from "./squares.js";

const SIDE = 9;
const MIDDLE = 40;
const AROUND = [30, 31, 32, 39, 41, 48, 49, 50];
const LEGEND = { both: "moves and takes", moves: "only moves", takes: "only takes", hops: "takes over a piece" };
const COLORS = { both: "#0b57a4", moves: "#15803d", takes: "#b3261e", hops: "#9a5b00" };

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

/** { svg, text }: where it goes from the middle, and the kinds of its moves in words. */
export function movesOf(grid, betza) {
  // It stands where it may make an initial move.
  const board = grid({ files: SIDE, ranks: SIDE, first: MIDDLE });
  const moves = board.moves(betza, MIDDLE);
  const takes = board.attacks(betza, MIDDLE);
  const hops = board.attacks(betza, MIDDLE, AROUND) & ~takes;
  const seen = new Set();
  let signs = "";
  for (let square = 0; square < SIDE * SIDE; ++square) {
    const [x, y] = [square % SIDE, SIDE - 1 - Math.floor(square / SIDE)];
    if ((x + y) % 2 === 0) signs += `<rect x="${x}" y="${y}" width="1" height="1" fill="currentColor" opacity=".13"/>`;
    if (square === MIDDLE) signs += `<rect x="${x + 0.15}" y="${y + 0.15}" width=".7" height=".7" rx=".15" fill="currentColor"/>`;
    const sign = (kind, drawing) => {
      seen.add(kind);
      signs += drawing;
    };
    const cross = (kind, size) =>
      `<path d="M${x + 0.5 - size} ${y + 0.5 - size}l${2 * size} ${2 * size}m0-${2 * size}-${2 * size} ${2 * size}" stroke="${COLORS[kind]}" stroke-width=".15"/>`;
    const dot = (kind) => `<circle cx="${x + 0.5}" cy="${y + 0.5}" r=".28" fill="${COLORS[kind]}"/>`;
    if (square === MIDDLE) continue;
    if (has(moves & takes, square)) sign("both", dot("both"));
    else if (has(moves, square)) sign("moves", dot("moves"));
    else if (has(takes, square)) sign("takes", cross("takes", 0.28));
    if (has(hops, square)) sign("hops", cross("hops", 0.4));
  }
  const legend = Object.keys(LEGEND).filter((kind) => seen.has(kind));
  const text = legend.map((kind) => `<span><i style="color:${COLORS[kind]}">${kind === "takes" || kind === "hops" ? "×" : "●"}</i> ${LEGEND[kind]}</span>`).join("");
  return { svg: `<svg viewBox="0 0 ${SIDE} ${SIDE}" aria-hidden="true">${signs}</svg>`, text: text || "<span>It cannot move.</span>" };
}
