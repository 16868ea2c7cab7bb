// The controls of the board itself: its kind, size and edges, and the piece in Betza's notation. They are
// loaded when they are first looked for.

import { faultOf } from "./artwork.js";
import { has } from "./pieces.js";
import { byId, say } from "./say.js";
import { WRAPS, fromPreset, resized } from "./state.js";
import { EXAMPLES, PRESETS } from "./studies.js";

const option = ([value, text]) => `<option value="${value}">${say(text)}</option>`;
const EDGES = {
  none: "No edges joined",
  files: "Left joins right",
  ranks: "Top joins bottom",
  both: "Both: a torus",
};

/** Wires them, and returns the function that shows a state in them. `choose(name)` chooses a tool. */
export function boardControls({ change, state, grid, choose }) {
  const presets = Object.entries(PRESETS).map(([value, [text]]) => [value, text]);
  byId("preset").innerHTML = [["", "Board …"], ...presets].map(option).join("");
  byId("wrap").innerHTML = WRAPS.map((wrap) => option([wrap, EDGES[wrap]])).join("");
  byId("example").innerHTML =
    option(["", "Examples …"]) +
    Object.entries(EXAMPLES)
      .map(([name, betza]) => `<option value="${betza}">${say(name)}: ${betza}</option>`)
      .join("");
  let drawn = null;

  byId("preset").addEventListener("change", ({ target }) => {
    const chosen = PRESETS[target.value]?.[1];
    target.value = "";
    if (chosen) change(fromPreset(chosen, state()));
  });
  for (const name of ["files", "ranks"]) {
    byId(name).addEventListener("change", ({ target }) => {
      const { files, ranks } = state();
      const value = Math.max(1, Math.min(16, Math.round(Number(target.value)) || state()[name]));
      change(resized(state(), { files, ranks, [name]: value }));
    });
  }
  byId("wrap").addEventListener("change", ({ target }) =>
    change({ ...state(), wrap: target.value }),
  );
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

  return (shown) => {
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
  };
}

/** The small picture of a piece's moves, from the middle of an empty board. */
const SIDE = 9;
const MIDDLE = 40;
const AROUND = [30, 31, 32, 39, 41, 48, 49, 50];
/** By kind of move: its color, the half width of its cross where it is no dot, and what it is called. */
const KINDS = {
  both: { color: "#0b57a4", text: "moves and takes" },
  moves: { color: "#15803d", text: "only moves" },
  takes: { color: "#b3261e", cross: 0.28, text: "only takes" },
  hops: { color: "#9a5b00", cross: 0.4, text: "takes over a piece" },
};
const moveSign = ({ color, cross: size }, x, y) =>
  size
    ? `<path d="M${x - size} ${y - size}l${2 * size} ${2 * size}m0-${2 * size}-${2 * size} ${2 * size}" stroke="${color}" stroke-width=".15"/>`
    : `<circle cx="${x}" cy="${y}" r=".28" fill="${color}"/>`;

/** { svg, text }: where it goes from the middle, and the kinds of its moves in words. */
function movesOf(grid, betza) {
  // It stands where it may make an initial move.
  const board = grid({ files: SIDE, ranks: SIDE, first: MIDDLE });
  const moves = board.moves(betza, MIDDLE);
  const takes = board.attacks(betza, MIDDLE);
  const hops = board.attacks(betza, MIDDLE, AROUND) & ~takes;
  const seen = new Set();
  let signs = "";
  for (let square = 0; square < SIDE * SIDE; ++square) {
    const [x, y] = [square % SIDE, SIDE - 1 - Math.floor(square / SIDE)];
    if ((x + y) % 2 === 0)
      signs += `<rect x="${x}" y="${y}" width="1" height="1" fill="currentColor" opacity=".13"/>`;
    if (square === MIDDLE) {
      signs += `<rect x="${x + 0.15}" y="${y + 0.15}" width=".7" height=".7" rx=".15" fill="currentColor"/>`;
      continue;
    }
    const kind = has(moves & takes, square)
      ? "both"
      : has(moves, square)
        ? "moves"
        : has(takes, square) && "takes";
    for (const name of [kind, has(hops, square) && "hops"].filter(Boolean)) {
      seen.add(name);
      signs += moveSign(KINDS[name], x + 0.5, y + 0.5);
    }
  }
  const shown = Object.entries(KINDS).filter(([name]) => seen.has(name));
  const text = shown
    .map(
      ([, kind]) =>
        `<span><svg viewBox="0 0 1 1" aria-hidden="true">${moveSign(kind, 0.5, 0.5)}</svg> ${say(kind.text)}</span>`,
    )
    .join("");
  return {
    svg: `<svg viewBox="0 0 ${SIDE} ${SIDE}" aria-hidden="true">${signs}</svg>`,
    text: text || `<span>${say("It cannot move.")}</span>`,
  };
}
