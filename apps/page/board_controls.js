// The controls of the board itself: its kind, size and edges, and the piece in Betza's notation. They are
// loaded when they are first looked for.

import { faultOf, movesOf } from "./artwork.js";
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
