// The controls beside the board: modes, tools, buttons, the FEN, code, files.

import { boardControls } from "./boardcontrols.js";
import { writeFen } from "./fen.js";
import { GAMES } from "./games.js";
import { MODES } from "./modes/index.js";
import { capital } from "./modes/words.js";
import { avoidsAttacks } from "./obstacles.js";
import { kindOf } from "./pieces.js";
import { fit } from "./picture.js";
import { copyText, savePng, saveSvg } from "./save.js";
import { erased, fromAddress } from "./state.js";
import { TOOLS, TOOL_NAMES, colorIcon, fillPalette, fillTools } from "./tools.js";

const byId = (id) => document.getElementById(id);
const checked = (name) => document.querySelector(`input[name="${name}"]:checked`)?.value;

/** Wires the controls, and returns the function that shows a state in them. */
export function controls({ change, state, past, animate, setFen, grid }) {
  let black = false;
  let game = state().game;

  byId("modes").innerHTML = Object.entries(MODES)
    .map(([value, { name, about }]) => `<label><input type="radio" name="mode" value="${value}" class="unseen"><span title="${about}">${name}</span></label>`)
    .join("");
  fillTools(byId("hand-tools"), byId("paint-tools"));
  palette();
  choose("move");
  const board = boardControls({ change, state, grid, choose: (kind) => choose(black ? kind : kind.toUpperCase()) });

  /** Rebuilds the palette, with the tool that was chosen. */
  function palette() {
    const tool = checked("tool");
    fillPalette(byId("pieces"), byId("other-pieces"), black, state());
    byId("color").querySelector(".icon").innerHTML = colorIcon(black, state());
    byId("color").querySelector(".word").textContent = capital(GAMES[state().game].colors[black ? 1 : 0]);
    byId("leap").hidden = state().game !== "chess";
    if (!TOOL_NAMES.includes(tool)) choose(black ? kindOf(tool ?? "") : (tool ?? "").toUpperCase());
    if (!checked("tool")) choose("move");
  }

  function choose(tool) {
    const input = document.querySelector(`input[name="tool"][value="${tool}"]`);
    if (input) input.checked = true;
  }

  /** The keys 1, 2, 3 choose among the visible tools. */
  const visibleTools = () => TOOL_NAMES.filter((name) => document.querySelector(`[data-tool="${name}"]`).checkVisibility());

  function readFen(text) {
    byId("fen-error").textContent = "";
    try {
      setFen(text);
    } catch (error) {
      byId("fen").value = text;
      byId("fen-error").textContent = error.message;
    }
  }

  byId("modes").addEventListener("change", (event) => change({ ...state(), mode: event.target.value }));
  byId("color").addEventListener("click", () => {
    black = !black;
    palette();
  });
  for (const [button, part] of [["more", "others"], ["boards", "board-tools"]]) {
    byId(button).addEventListener("click", () => {
      byId(part).hidden = !byId(part).hidden;
      byId(button).setAttribute("aria-expanded", String(!byId(part).hidden));
    });
  }
  byId("undo").addEventListener("click", () => past.undo());
  byId("redo").addEventListener("click", () => past.redo());
  byId("flip").addEventListener("click", () => change({ ...state(), flip: !state().flip }));
  byId("attacks").addEventListener("change", (event) => change({ ...state(), attacks: event.target.checked }));
  byId("animate").addEventListener("click", animate);
  byId("clear").addEventListener("click", () => {
    const all = Array.from({ length: state().files * state().ranks }, (_, square) => square);
    change({ ...erased(state(), all), to: null });
  });
  byId("first").addEventListener("click", () => change({ ...fromAddress(""), mode: state().mode }));
  byId("fen").addEventListener("change", (event) => readFen(event.target.value));
  for (const name of ["m", "n"]) {
    byId(name).addEventListener("change", (event) => {
      const value = Math.max(0, Math.min(15, Math.round(Number(event.target.value)) || 0));
      const other = state()[name === "m" ? "n" : "m"];
      change({ ...state(), [name]: value === 0 && other === 0 ? 1 : value });
      palette();
    });
  }
  byId("controls").addEventListener("submit", (event) => event.preventDefault());
  byId("share").addEventListener("click", (event) => copyText(event.target, location.href));
  byId("save-svg").addEventListener("click", () => saveSvg(byId("picture")));
  byId("save-png").addEventListener("click", () => savePng(byId("picture")));
  for (const button of document.querySelectorAll("[data-copy]")) {
    button.addEventListener("click", () => copyText(button, byId(button.dataset.copy).textContent));
  }
  document.addEventListener("keydown", (event) => {
    if (event.target.closest("input[type=text], input[type=number]") || event.altKey) return;
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey) {
      if (key === "y" || (key === "z" && event.shiftKey)) past.redo();
      else if (key === "z") past.undo();
      else return;
      event.preventDefault();
    } else if (key === "f") byId("flip").click();
    else choose(visibleTools()[Number(key) - 1]);
  });

  return {
    tool: () => checked("tool"),
    readFen,
    animating(running) {
      byId("animate").textContent = running ? "Stop" : "Show";
    },
    show(shown, answer, calls) {
      document.querySelector(`input[name="mode"][value="${shown.mode}"]`).checked = true;
      for (const [name, { takes }] of Object.entries(TOOLS)) {
        const label = document.querySelector(`[data-tool="${name}"]`);
        label.hidden = takes !== undefined && !MODES[shown.mode].takes.includes(takes);
        if (label.hidden && checked("tool") === name) choose("move");
      }
      fit(byId("frame").style, shown);
      if (shown.game !== game) {
        game = shown.game;
        palette();
      }
      board.show(shown);
      byId("attacks").checked = shown.at !== null && avoidsAttacks(shown);
      byId("attacks").disabled = shown.at === null;
      byId("m").value = shown.m;
      byId("n").value = shown.n;
      byId("animate").hidden = !answer.ways;
      byId("undo").disabled = !past.canUndo;
      byId("redo").disabled = !past.canRedo;
      byId("fen").value = writeFen(shown);
      byId("fen-error").textContent = "";
      byId("c-code").textContent = calls?.c ?? "";
      byId("python-code").textContent = calls?.python ?? "";
    },
  };
}
