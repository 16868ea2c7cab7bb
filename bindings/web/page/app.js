// The page: hands and controls change the state, its mode calls the library, the answer is shown.

import loadGrid from "../grid.js";
import load from "../index.js";
import { Animation } from "./animation.js";
import { boardOf } from "./boards/index.js";
import { controls } from "./controls.js";
import { faultOf } from "./fairy.js";
import { looksLikeFen } from "./fen.js";
import { Grid } from "./grid.js";
import { Hands } from "./hands.js";
import { History } from "./history.js";
import { MODES } from "./modes/index.js";
import { noCells } from "./modes/words.js";
import { Picture, drawnPiece } from "./picture.js";
import { isWhite } from "./pieces.js";
import { erased, fromAddress, fromAnyFen, isOn, moved, painted, slowed, sound, toAddress, withMover, withPiece } from "./state.js";
import { TOOLS } from "./tools.js";

const byId = (id) => document.getElementById(id);

const [cd, grids] = await Promise.all([load(), loadGrid()]).catch((error) => {
  byId("summary").textContent = `The library cannot be loaded: ${error.message}`;
  throw error;
});
const library = { cd, grid: grids };
let state = addressed();

/** The state of the address; a piece that the library cannot read is the one of the first board. */
function addressed() {
  const said = fromAddress(location.hash);
  return faultOf(grids, said.betza) ? { ...said, betza: fromAddress("").betza } : said;
}

const picture = new Picture(byId("picture"));
const past = new History(() => {
  state = addressed();
  show();
});
const panel = controls({ change, state: () => state, past, animate, setFen, grid: grids });
const grid = new Grid(byId("board"), {
  apply: tap,
  erase: (square) => change(erased(state, [square])),
  move: (from, to) => state.pieces.has(from) && change(moved(state, from, to)),
});
const ghost = {
  show(letter, { clientX, clientY }) {
    const element = byId("ghost");
    if (element.hasAttribute("hidden")) element.innerHTML = drawnPiece(letter, state);
    element.removeAttribute("hidden");
    element.style.width = `${byId("board").clientWidth / state.files}px`;
    element.style.translate = `calc(${clientX}px - 50%) calc(${clientY}px - 50%)`;
  },
  hide: () => byId("ghost").setAttribute("hidden", ""),
};
const animation = new Animation(picture, (text) => {
  // Screen readers cannot read out two ways a second.
  byId("summary").setAttribute("aria-live", text ? "off" : "polite");
  byId("summary").textContent = text ?? answer(state).text;
  panel.animating(text !== null);
});
new Hands(byId("frame"), byId("tools"), ghost, {
  state: () => state,
  tool: () => TOOLS[panel.tool()] ?? { drags: true },
  tap,
  stroke,
  drag,
  cancel: () => draw(state),
});

/** The mode's answer for a state; without a piece there is none. */
function answer(asked) {
  if (asked.at === null) return { cells: noCells(asked), text: "Put a piece on the board." };
  const said = MODES[asked.mode].answer(boardOf(library, asked), asked);
  return { to: MODES[asked.mode].takes.includes("to") ? asked.to : null, ...said };
}

/** Screen readers read the cells of the state, not of a piece that is being dragged. */
function draw(drawn) {
  const said = answer(drawn);
  picture.show(drawn, said);
  if (drawn === state) grid.show(drawn, said);
  byId("summary").textContent = said.text;
  return said;
}

function show() {
  animation.stop();
  const said = draw(state);
  panel.show(state, said, state.at === null ? null : MODES[state.mode].calls(boardOf(library, state), state));
}

/** Shows a new state and adds it to the history. */
function change(next) {
  state = sound(next);
  past.push(toAddress(state));
  show();
}

/** The action of a tap on a square, or of Enter. */
function tap(square) {
  const tool = panel.tool();
  if (tool === "move") return choose(square);
  if (tool === "target") return change({ ...state, to: square });
  if (tool === "slow") return change(slowed(state, [square]));
  if (tool === "erase") return change(erased(state, [square]));
  if (TOOLS[tool]?.paints) return change(painted(state, tool, [square], !isOn(state, tool, square)));
  return change(withPiece(state, square, state.pieces.get(square) === tool ? null : tool));
}

/** Chooses the moving piece, or the second piece; on an empty square the target. */
function choose(square) {
  const { takes } = MODES[state.mode];
  const letter = state.pieces.get(square);
  if (!letter) return takes.includes("to") ? change({ ...state, to: square }) : undefined;
  if (square === state.at) return undefined;
  const rival = takes.includes("rival") && isWhite(letter) !== isWhite(state.pieces.get(state.at));
  return change(rival ? { ...state, rival: square } : withMover(state, square));
}

function stroke(squares, mark, done) {
  const tool = mark ? "marks" : panel.tool();
  const next = tool === "erase" ? erased(state, squares) : tool === "slow" ? slowed(state, squares) : painted(state, tool, squares, !isOn(state, tool, squares[0]));
  if (done) change(next);
  else draw(next);
}

/** The answer follows the piece that is dragged. */
function drag(from, to, letter, done) {
  if (from === null && to === null) return done ? show() : draw(state);
  const next = from === null ? withPiece(state, to, letter) : moved(state, from, to);
  if (done) change(next);
  else draw(to === null ? state : next);
}

function setFen(text) {
  change(fromAnyFen(text, state));
}

/** Shows the shortest ways one after the other, or stops. */
function animate() {
  if (animation.running) return animation.stop();
  const { ways } = answer(state);
  if (ways) animation.start(ways);
}

document.addEventListener("paste", (event) => {
  const text = event.clipboardData.getData("text");
  if (event.target.closest?.("input[type=number]") || !looksLikeFen(text)) return;
  event.preventDefault();
  panel.readFen(text.trim());
});

byId("version").textContent = cd.version();
show();
document.body.dataset.ready = "yes";
