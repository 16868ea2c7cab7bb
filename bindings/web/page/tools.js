// The tools under the board: the action of a tap, and the pieces to put on the board.

import { inkOf } from "./artwork.js";
import { drawnPiece } from "./picture.js";
import { SHOWN } from "./games.js";
import { kindsOf, pieceName } from "./pieces.js";

const STROKE = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
const icon = (inner) => `<svg viewBox="0 0 24 24" aria-hidden="true" ${STROKE}>${inner}</svg>`;

/** By name: the word under the icon, whether it paints strokes, whether it drags pieces, and the part of
 * the state that a mode must use for the tool to be shown. */
export const TOOLS = {
  move: { word: "Move", drags: true, icon: '<path d="M12 3v18M3 12h18M12 3l-2.5 2.5M12 3l2.5 2.5M12 21l-2.5-2.5M12 21l2.5-2.5M3 12l2.5-2.5M3 12l2.5 2.5M21 12l-2.5-2.5M21 12l-2.5 2.5"/>' },
  target: { word: "Target", takes: "to", icon: '<circle cx="12" cy="12" r="8.5"/><circle cx="12" cy="12" r="4"/><circle cx="12" cy="12" r=".6"/>' },
  goals: { word: "Goal", paints: true, takes: "goals", icon: '<path d="M6 21V4h12l-3 4.5 3 4.5H6"/>' },
  walls: { word: "Wall", paints: true, icon: '<path d="M3 5h18v14H3zM3 9.7h18M3 14.3h18M9 5v4.7M15.5 9.7v4.6M9 14.3V19"/>' },
  marks: { word: "Mark", paints: true, icon: '<circle cx="12" cy="12" r="8.5"/><path d="m6 18 12-12"/>' },
  slow: { word: "Slow", paints: true, takes: "slow", icon: '<path d="M7 3h10M7 21h10M8 3c0 5 8 5 8 9s-8 4-8 9M16 3c0 5-8 5-8 9s8 4 8 9"/>' },
  holes: { word: "Hole", paints: true, isOfBoard: true, icon: '<path d="M4 4h16v16H4z" stroke-dasharray="3 3.4"/>' },
  erase: { word: "Erase", paints: true, icon: '<path d="M9 19h11M5 15 14 5l6 6-8 8H9z"/>' },
};
export const TOOL_NAMES = Object.keys(TOOLS);

const input = (value) => `<input type="radio" name="tool" value="${value}" class="unseen">`;

/** The tools of the bar, and those of the board itself. */
export function fillTools(bar, ofBoard) {
  const label = (name) =>
    `<label class="tool" data-tool="${name}">${input(name)}${icon(TOOLS[name].icon)}<span>${TOOLS[name].word}</span></label>`;
  bar.innerHTML = TOOL_NAMES.filter((name) => !TOOLS[name].isOfBoard).map(label).join("");
  ofBoard.innerHTML = TOOL_NAMES.filter((name) => TOOLS[name].isOfBoard).map(label).join("");
}

/** The pieces of one color: the first ones of the game, and the others behind them. */
export function fillPalette(usual, others, black, state) {
  const kinds = kindsOf(state);
  const label = (kind) => {
    const letter = black ? kind : kind.toUpperCase();
    const name = pieceName(letter, state) + (kinds[kind].about ? `: ${kinds[kind].about}` : "");
    return `<label class="tool piece" data-piece="${letter}">${input(letter)}<svg viewBox="0 0 45 45" aria-hidden="true">${drawnPiece(letter, state)}</svg><span class="unseen">${name}</span></label>`;
  };
  const all = Object.keys(kinds).map(label);
  usual.innerHTML = all.slice(0, SHOWN).join("");
  others.innerHTML = all.slice(SHOWN).join("");
}

/** The swatch of a color, for the button that changes it. */
export const colorIcon = (black, state) => {
  const { fill, stroke } = inkOf(state, black);
  return `<svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="8" fill="${fill}" stroke="${black ? fill : stroke}" stroke-width="1.6"/></svg>`;
};
