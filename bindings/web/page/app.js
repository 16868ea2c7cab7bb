// The page: controls change the state, the state is asked of the library, the answer is shown.

import load, { PIECES, leaper } from "../index.js";
import { answer, pieceOf as libraryPiece } from "./answers.js";
import { Board } from "./board.js";
import { cCall, pythonCall } from "./calls.js";
import { pieceOf, readFen } from "./fen.js";
import { MODES, TOOLS, fromAddress, initial, toAddress } from "./state.js";
import { Ways } from "./ways.js";

const byId = (id) => document.getElementById(id);
const pieces = [...Object.keys(PIECES), "leaper"];
/** How the board shows what a tool draws. */
const SWATCHES = { target: "target", own: "wall", enemy: "enemy", avoid: "guarded" };

const api = await load(new URL("../chess_distance.wasm", import.meta.url)).catch((error) => {
  byId("summary").textContent = `The library cannot be loaded: ${error.message}`;
  throw error;
});
const library = { api, leaper };
let state = fromAddress(location.hash, pieces);

const board = new Board(byId("board"), { apply, point });
const ways = new Ways(byId("ways"), (text) => {
  // Two ways a second are too many to be read out.
  byId("summary").setAttribute("aria-live", text ? "off" : "polite");
  byId("summary").textContent = text ?? answer(library, state).text;
  byId("animate").textContent = text ? "Stop" : "Show the ways";
});

for (const select of [byId("piece"), byId("rival")]) {
  for (const name of pieces) {
    const text = name === "leaper" ? "leaper (m,n)" : name.replace("Pawn", " pawn");
    select.append(new Option(text, name));
  }
}
radios("modes", "mode", MODES);
radios("tools", "tool", TOOLS);

function radios(container, name, choices) {
  Object.entries(choices).forEach(([value, text], i) => {
    const label = document.createElement("label");
    const input = Object.assign(document.createElement("input"), { type: "radio", name, value });
    label.append(input, name === "tool" ? `${i + 1} ${text}` : text);
    if (SWATCHES[value]) {
      const swatch = Object.assign(document.createElement("span"), { className: `swatch ${SWATCHES[value]}` });
      swatch.setAttribute("aria-hidden", "true");
      label.append(swatch);
    }
    byId(container).append(label);
    input.addEventListener("change", () => change({ [name]: value }));
  });
}

/** A new state: shown, and put into the address. */
function change(part) {
  state = { ...state, ...part };
  ways.stop();
  show();
  history.replaceState(null, "", toAddress(state, pieces));
}

function show() {
  for (const name of ["mode", "tool"]) {
    document.querySelector(`input[name="${name}"][value="${state[name]}"]`).checked = true;
  }
  byId("piece").value = state.piece;
  byId("rival").value = state.rival;
  byId("m").value = state.m;
  byId("n").value = state.n;
  byId("leaper").hidden = state.piece !== "leaper" && state.rival !== "leaper";
  byId("rival-piece").hidden = state.mode !== "territory";
  const result = answer(library, state);
  board.show(state, result);
  byId("animate").hidden = state.mode !== "trajectories" || !result.count;
  byId("animate").textContent = "Show the ways";
  byId("summary").setAttribute("aria-live", "polite");
  byId("summary").textContent = result.text;
  byId("c-code").textContent = cCall(state);
  byId("python-code").textContent = pythonCall(state);
}

/** What a click, or Enter, does to a square. */
function apply(square) {
  const bit = 1n << BigInt(square);
  switch (state.tool) {
    case "piece":
      return change({ at: square });
    case "target":
      return change({ to: square, mode: "trajectories" });
    case "rival": {
      const set2 = state.set2 ^ bit;
      return change({ set2: set2 || bit, mode: "territory" });
    }
    case "own":
      return change({ own: state.own ^ bit, enemy: state.enemy & ~bit });
    case "enemy":
      return change({ enemy: state.enemy ^ bit, own: state.own & ~bit });
    default:
      return change({ avoid: state.avoid ^ bit });
  }
}

/** What a click on this square would move: the piece, or the target. */
function following(square) {
  if (!byId("hover").checked) return {};
  if (state.tool === "piece" && state.mode !== "graph") return { at: square };
  return state.tool === "target" && state.mode === "trajectories" ? { to: square } : {};
}

/** The map follows the pointer: shown, but not kept. */
let pointed = null;
function point(square) {
  if (square === pointed || ways.running) return;
  pointed = square;
  const shown = square === null ? state : { ...state, ...following(square) };
  const result = answer(library, shown);
  board.show(shown, result);
  byId("summary").textContent = result.text;
}

/** The pieces of the side that moves stand in the way, the others may be taken; what they attack is guarded. */
function readPosition() {
  byId("fen-error").textContent = "";
  let fen;
  try {
    fen = readFen(byId("fen").value);
  } catch (error) {
    byId("fen-error").textContent = error.message;
    return;
  }
  const isOwn = (letter) => (letter === letter.toLowerCase()) === fen.black;
  let [own, enemy, avoid] = [0n, 0n, 0n];
  for (const [letter, set] of Object.entries(fen.pieces)) {
    if (isOwn(letter)) own |= set;
    else enemy |= set;
  }
  const king = fen.pieces[fen.black ? "k" : "K"] ?? 0n;
  const mover = king || own;
  const start = mover ? mover & -mover : 0n;
  if (king) {
    for (const [letter, set] of Object.entries(fen.pieces)) {
      // A line of attack goes on behind the king: it cannot hide there.
      if (!isOwn(letter)) avoid |= api.attacks(pieceOf(letter), set, (own | enemy) & ~king);
    }
  }
  const at = start ? start.toString(2).length - 1 : state.at;
  const letter = Object.keys(fen.pieces).find((l) => fen.pieces[l] & start);
  change({ own: own & ~start, enemy, avoid, at, piece: letter ? pieceOf(letter) : state.piece });
}

byId("piece").addEventListener("change", (event) => change({ piece: event.target.value }));
byId("rival").addEventListener("change", (event) => change({ rival: event.target.value }));
for (const name of ["m", "n"]) {
  byId(name).addEventListener("change", (event) => {
    const value = Math.max(0, Math.min(15, Math.round(Number(event.target.value)) || 0));
    const other = state[name === "m" ? "n" : "m"];
    change({ [name]: value === 0 && other === 0 ? 1 : value });
  });
}
byId("read").addEventListener("click", readPosition);
byId("fen").addEventListener("keydown", (event) => {
  if (event.key === "Enter") readPosition();
});
byId("controls").addEventListener("submit", (event) => event.preventDefault());
byId("clear").addEventListener("click", () => {
  byId("fen").value = "";
  byId("fen-error").textContent = "";
  const { own, enemy, avoid, set2 } = initial();
  change({ own, enemy, avoid, set2 });
});
byId("animate").addEventListener("click", () => {
  if (ways.running) {
    ways.stop();
    show();
    return;
  }
  const piece = libraryPiece(library, state);
  const { own, enemy, avoid } = state;
  const obstacles = { own, enemy, avoid };
  const count = api.trajectoryCount(piece, state.at, state.to, obstacles);
  ways.start(count, (index) => api.trajectory(piece, state.at, state.to, obstacles, index));
});
document.addEventListener("keydown", (event) => {
  const typing = event.target.closest("input[type=text], input[type=number], select");
  const tool = Object.keys(TOOLS)[Number(event.key) - 1];
  if (typing || !tool || event.ctrlKey || event.altKey || event.metaKey) return;
  change({ tool });
});
for (const button of document.querySelectorAll("[data-copy]")) {
  button.addEventListener("click", () => copy(button, byId(button.dataset.copy).textContent));
}
byId("share").addEventListener("click", (event) => copy(event.target, location.href));

async function copy(button, text) {
  button.dataset.text ??= button.textContent;
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = "Copied";
  } catch {
    button.textContent = "Not allowed: select and copy";
  }
  setTimeout(() => (button.textContent = button.dataset.text), 1500);
}

window.addEventListener("hashchange", () => {
  state = fromAddress(location.hash, pieces);
  ways.stop();
  show();
});
byId("version").textContent = api.version();
show();
document.body.dataset.ready = "yes";
