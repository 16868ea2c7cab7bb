// The controls of the board itself: its kind, size, edges, and the piece in Betza's notation.

import { WRAPS } from "./address.js";
import { has } from "./pieces.js";
import { say } from "./say.js";
import { fromPreset, resized } from "./state.js";
import { EXAMPLES, PRESETS } from "./studies.js";

const byId = (id) => document.getElementById(id);
const option = ([value, text]) => `<option value="${value}">${text}</option>`;
const EDGES = { none: "No edges joined", files: "Left joins right", ranks: "Top joins bottom", both: "Both: a torus" };

/** Wires them, and returns the function that shows a state in them. `choose(name)` chooses a tool. */
export function boardControls({ change, state, grid, choose }) {
  const presets = Object.entries(PRESETS).map(([value, [text]]) => [value, text]);
  byId("preset").innerHTML = [["", "Board …"], ...presets].map(option).join("");
  byId("wrap").innerHTML = WRAPS.map((wrap) => option([wrap, EDGES[wrap]])).join("");
  byId("example").innerHTML = [["", "Examples …"], ...Object.entries(EXAMPLES).map(([name, betza]) => [betza, `${say(name)}: ${betza}`])].map(option).join("");
  let drawn = null;

  byId("preset").addEventListener("change", ({ target }) => {
    const chosen = PRESETS[target.value]?.[1];
    target.value = "";
    if (!chosen) return;
    change(fromPreset(chosen, state()));
  });
  for (const name of ["files", "ranks"]) {
    byId(name).addEventListener("change", ({ target }) => {
      const { files, ranks } = state();
      const value = Math.max(1, Math.min(16, Math.round(Number(target.value)) || state()[name]));
      change(resized(state(), { files, ranks, [name]: value }));
    });
  }
  byId("wrap").addEventListener("change", ({ target }) => change({ ...state(), wrap: target.value }));
  byId("betza").addEventListener("change", ({ target }) => write(target.value.trim()));
  byId("example").addEventListener("change", ({ target }) => {
    if (target.value) write(target.value);
    target.value = "";
  });

  /** Another piece is written: it is the one that is put on the board next. */
  function write(betza) {
    const fault = faultOf(grid, betza);
    byId("betza").setAttribute("aria-invalid", String(fault !== ""));
    byId("betza-error").textContent = fault;
    if (fault) return;
    change({ ...state(), betza });
    choose("x");
  }

  return {
    show(shown) {
      byId("files").value = shown.files;
      byId("ranks").value = shown.ranks;
      byId("wrap").value = shown.wrap;
      byId("betza").value = shown.betza;
      byId("betza").setAttribute("aria-invalid", "false");
      byId("betza-error").textContent = "";
      if (drawn === shown.betza) return;
      drawn = shown.betza;
      const { svg, text } = movesOf(grid, shown.betza);
      byId("betza-moves").innerHTML = svg;
      byId("betza-legend").innerHTML = text;
    },
  };
}

/** The small picture of a piece's moves, from the middle of an empty board. */
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
  const text = legend.map((kind) => `<span><i style="color:${COLORS[kind]}">${kind === "takes" || kind === "hops" ? "×" : "●"}</i> ${say(LEGEND[kind])}</span>`).join("");
  return { svg: `<svg viewBox="0 0 ${SIDE} ${SIDE}" aria-hidden="true">${signs}</svg>`, text: text || `<span>${say("It cannot move.")}</span>` };
}
