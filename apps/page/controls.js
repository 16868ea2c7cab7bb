// The controls beside the board: modes, tools, buttons, the FEN, code, files.

import { asPuzzle } from "./address.js";
import { BOARDS, inkOf, look } from "./artwork.js";
import { avoidsAttacks } from "./board.js";
import { fullFen, lichessAddress } from "./fen.js";
import { MODES, RARE } from "./modes/index.js";
import { drawnPiece } from "./picture.js";
import { isPlayed } from "./play.js";
import { GAMES, SHOWN, capital, kindOf, kindsOf, pieceName, turnOf } from "./pieces.js";
import { LANGUAGES, byId, say } from "./say.js";
import { erased, turned } from "./state.js";

const STROKE =
  'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
const icon = (inner) => `<svg viewBox="0 0 24 24" aria-hidden="true" ${STROKE}>${inner}</svg>`;

/** By name: the word under the icon, whether it paints strokes, whether it drags pieces, and when it is shown:
 * for the part of the state that a mode must use, or where moves are played. */
export const TOOLS = {
  move: {
    word: "Move",
    drags: true,
    icon: '<path d="M12 3v18M3 12h18M12 3l-2.5 2.5M12 3l2.5 2.5M12 21l-2.5-2.5M12 21l2.5-2.5M3 12l2.5-2.5M3 12l2.5 2.5M21 12l-2.5-2.5M21 12l-2.5 2.5"/>',
  },
  setup: {
    word: "Set up",
    drags: true,
    isForPlay: true,
    icon: '<path d="M4 13h7v7H4zM13 4h7v7h-7zM6 9V5h4M8 3l2 2-2 2"/>',
  },
  target: {
    word: "Target",
    takes: "to",
    icon: '<circle cx="12" cy="12" r="8.5"/><circle cx="12" cy="12" r="4"/><circle cx="12" cy="12" r=".6"/>',
  },
  goals: {
    word: "Goal",
    paints: true,
    takes: "goals",
    icon: '<path d="M6 21V4h12l-3 4.5 3 4.5H6"/>',
  },
  walls: {
    word: "Wall",
    paints: true,
    takes: "walls",
    icon: '<path d="M3 5h18v14H3zM3 9.7h18M3 14.3h18M9 5v4.7M15.5 9.7v4.6M9 14.3V19"/>',
  },
  marks: {
    word: "Mark",
    paints: true,
    takes: "walls",
    icon: '<circle cx="12" cy="12" r="8.5"/><path d="m6 18 12-12"/>',
  },
  slow: {
    word: "Slow",
    paints: true,
    takes: "slow",
    icon: '<path d="M7 3h10M7 21h10M8 3c0 5 8 5 8 9s-8 4-8 9M16 3c0 5-8 5-8 9s8 4 8 9"/>',
  },
  holes: {
    word: "Hole",
    paints: true,
    isOfBoard: true,
    icon: '<path d="M4 4h16v16H4z" stroke-dasharray="3 3.4"/>',
  },
  erase: { word: "Erase", paints: true, icon: '<path d="M9 19h11M5 15 14 5l6 6-8 8H9z"/>' },
  draw: {
    word: "Draw",
    draws: true,
    icon: '<path d="M4 20 15 9M10.5 7.5 17 7l-.5 6.5"/><circle cx="18.5" cy="18.5" r="3.5"/>',
  },
};
/** The buttons of the history of changes. */
const STEPS = [
  ["undo", -1],
  ["redo", 1],
];
const TOOL_NAMES = Object.keys(TOOLS);

const input = (value) => `<input type="radio" name="tool" value="${value}" class="unseen">`;

/** The tools of the bar, and those of the board itself. */
function fillTools(bar, ofBoard) {
  const label = (name) =>
    `<label class="tool" data-tool="${name}">${input(name)}${icon(TOOLS[name].icon)}<span>${TOOLS[name].word}</span></label>`;
  bar.innerHTML = TOOL_NAMES.filter((name) => !TOOLS[name].isOfBoard)
    .map(label)
    .join("");
  ofBoard.innerHTML = TOOL_NAMES.filter((name) => TOOLS[name].isOfBoard)
    .map(label)
    .join("");
}

/** The pieces of one color: the first ones of the game, and the others behind them. Their names come last, since an
 * address may name a piece, and no part of it may become an element. */
function fillPalette(usual, others, black, state) {
  const kinds = kindsOf(state);
  const label = (kind) => {
    const letter = black ? kind : kind.toUpperCase();
    return `<label class="tool piece" data-piece="${letter}">${input(letter)}<svg viewBox="0 0 45 45" aria-hidden="true">${drawnPiece(letter, state)}</svg><span class="unseen"></span></label>`;
  };
  const all = Object.keys(kinds).map(label);
  usual.innerHTML = all.slice(0, SHOWN).join("");
  others.innerHTML = all.slice(SHOWN).join("");
  for (const label of [...usual.children, ...others.children]) {
    const { about } = kinds[kindOf(label.dataset.piece)];
    label.lastElementChild.textContent =
      pieceName(label.dataset.piece, state) + (about ? `: ${say(about)}` : "");
  }
}

/** The swatch of a color, for the button that changes it. */
const colorIcon = (black, state) => {
  const { fill, stroke } = inkOf(state, black);
  return `<svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="8" fill="${fill}" stroke="${black ? fill : stroke}" stroke-width="1.6"/></svg>`;
};

/** What the reader may choose, and what was chosen on an earlier visit. */
const LOOKS = {
  board: Object.keys(BOARDS),
  pieces: ["drawn", "letters"],
  language: Object.keys(LANGUAGES),
};
look.language = LOOKS.language.find((name) => navigator.language.startsWith(name)) ?? "en";
try {
  const earlier = JSON.parse(localStorage.getItem("look")) ?? {};
  for (const [name, values] of Object.entries(LOOKS))
    if (values.includes(earlier[name])) look[name] = earlier[name];
} catch {
  // A browser may refuse to keep things, and another page may have kept something else.
}

/** Keeps the look for the next visit; false where the browser keeps nothing. */
function keepLook() {
  try {
    localStorage.setItem("look", JSON.stringify(look));
    return true;
  } catch {
    return false;
  }
}

/** Scrolls a row, and nothing else, to the chosen label. */
function intoView(label) {
  const row = label.parentElement;
  if (
    label.offsetLeft < row.scrollLeft ||
    label.offsetLeft + label.offsetWidth > row.scrollLeft + row.clientWidth
  ) {
    row.scrollLeft = label.offsetLeft - (row.clientWidth - label.offsetWidth) / 2;
  }
}

const checked = (name) => document.querySelector(`input[name="${name}"]:checked`)?.value;

/** Copies a text to the clipboard and reports it on the button. */
async function copyText(button, text) {
  button.dataset.text ??= button.textContent;
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = say("Copied");
  } catch {
    button.textContent = say("Not allowed: select and copy");
  }
  setTimeout(() => (button.textContent = button.dataset.text), 1500);
}

/** The side to move, unless a text begins with it, as verdicts do. */
export function sideBefore(text) {
  const turn = byId("turn").textContent;
  return text.startsWith(turn) ? "" : `${turn}.`;
}

/** Wires the controls, and returns the function that shows a state in them. */
export function controls({ change, state, past, take, boardParts, redraw }) {
  let black = false;
  /** What the pieces of the palette depend on, and what it was when they were drawn. */
  const shapes = ({ game, betza, m, n, flip }) => [game, betza, m, n, flip].join();
  let inPalette;

  byId("modes").innerHTML =
    Object.entries(MODES)
      .map(
        ([value, { name, about }]) =>
          `<label${RARE.includes(value) ? " data-rare" : ""}><input type="radio" name="mode" value="${value}" class="unseen"><span title="${about}">${name}</span></label>`,
      )
      .join("") + '<button type="button" id="rare" aria-expanded="false">More …</button>';
  byId("rare").addEventListener("click", () => {
    const isOpen = byId("modes").classList.toggle("all");
    byId("rare").setAttribute("aria-expanded", String(isOpen));
    if (isOpen) document.querySelector("[data-rare] input").focus();
  });
  fillTools(byId("hand-tools"), byId("paint-tools"));
  palette();
  /** Shows a state in the controls of the board, once they are there. */
  let showBoard = null;
  async function openBoard() {
    const [{ boardControls }, grid] = await boardParts();
    if (!grid) return;
    showBoard ??= boardControls({
      change,
      state,
      grid,
      choose: (kind) => choose(black ? kind : kind.toUpperCase()),
    });
    showBoard(state());
  }

  /** Rebuilds the palette, with the tool that was chosen. */
  function palette() {
    const tool = checked("tool");
    inPalette = shapes(state());
    fillPalette(byId("pieces"), byId("other-pieces"), black, state());
    byId("color").querySelector(".icon").innerHTML = colorIcon(black, state());
    byId("color").querySelector(".word").textContent = say(
      capital(GAMES[state().game].colors[black ? 1 : 0]),
    );
    byId("leap").hidden = state().game !== "chess";
    if (!TOOL_NAMES.includes(tool)) choose(black ? kindOf(tool ?? "") : (tool ?? "").toUpperCase());
    if (!checked("tool")) choose("move");
  }

  function choose(tool) {
    const input = document.querySelector(`input[name="tool"][value="${tool}"]`);
    if (input) input.checked = true;
  }

  /** The keys 1, 2, 3 choose among the visible tools. */
  const visibleTools = () =>
    TOOL_NAMES.filter((name) => document.querySelector(`[data-tool="${name}"]`).checkVisibility());

  /** The FEN that the page has written into the field: another one is the reader's, and stays there. */
  let written = "";
  const early = byId("fen").value;

  let readings = 0;

  /** Of two texts the later one is shown, whichever takes longer. */
  async function read(text, isFile) {
    const reading = ++readings;
    const isLast = () => reading === readings;
    byId("fen-error").textContent = "";
    byId("fen").ariaBusy = "true";
    const fault = await take(text, isLast, isFile).then(
      () => "",
      (error) => error.message,
    );
    if (!isLast()) return;
    byId("fen").value = fault ? text : written;
    byId("fen-error").textContent = fault;
    byId("fen").ariaBusy = null;
  }

  /** What is being typed stays, and a text with an error until the position is another one. */
  function writeFen(fen) {
    const field = byId("fen");
    if (field.value === written || (fen !== written && document.activeElement !== field)) {
      field.value = fen;
      byId("fen-error").textContent = "";
    }
    written = fen;
  }

  for (const [name, values] of Object.entries(LOOKS)) {
    byId(`look-${name}`).innerHTML = values
      .map((value) => `<option value="${value}">${LANGUAGES[value] ?? value}</option>`)
      .join("");
    byId(`look-${name}`).value = look[name];
    byId(`look-${name}`).addEventListener("change", ({ target }) => {
      const before = look[name];
      look[name] = target.value;
      if (!keepLook() && name === "language")
        look[name] = target.value = before; // the page would begin without it
      else if (name === "language") location.reload();
      palette();
      redraw();
    });
  }
  byId("modes").addEventListener("change", (event) =>
    change({ ...state(), mode: event.target.value, study: null }),
  );
  byId("reveal").addEventListener("click", () => {
    change({ ...state(), hidden: false });
    byId("summary").focus();
  });
  byId("turn").addEventListener("click", () => change(turned(state())));
  byId("color").addEventListener("click", () => {
    black = !black;
    palette();
  });
  for (const [button, part] of [
    ["more", "others"],
    ["boards", "board-tools"],
  ]) {
    byId(button).addEventListener("click", () => {
      byId(part).hidden = !byId(part).hidden;
      byId(button).setAttribute("aria-expanded", String(!byId(part).hidden));
      openBoard();
    });
  }
  for (const [name, step] of STEPS) byId(name).addEventListener("click", () => past.go(step));
  byId("flip").addEventListener("click", () => change({ ...state(), flip: !state().flip }));
  byId("attacks").addEventListener("change", (event) =>
    change({ ...state(), attacks: event.target.checked }),
  );
  byId("clear").addEventListener("click", () => {
    const all = Array.from({ length: state().files * state().ranks }, (_, square) => square);
    change({ ...erased(state(), all), to: null, study: null });
  });
  byId("fen").addEventListener("change", (event) => read(event.target.value));
  for (const name of ["m", "n"]) {
    byId(name).addEventListener("change", (event) => {
      const value = Math.max(0, Math.min(15, Math.round(Number(event.target.value)) || 0));
      const other = state()[name === "m" ? "n" : "m"];
      change({ ...state(), [name]: value === 0 && other === 0 ? 1 : value });
    });
  }
  byId("share").addEventListener("click", (event) => copyText(event.target, location.href));
  for (const name of ["title", "caption"])
    byId(name).addEventListener("change", ({ target }) =>
      change({ ...state(), [name]: target.value.trim() }),
    );
  byId("hide").addEventListener("click", ({ target }) => {
    change(asPuzzle(state()), { isOpened: true });
    copyText(target, location.href);
  });
  for (const [id, kind] of [
    ["save-svg", "saveSvg"],
    ["save-png", "savePng"],
  ])
    byId(id).addEventListener("click", async () => {
      const save = await import("./save.js");
      save[kind](byId("picture"), state().hidden);
    });
  byId("print").addEventListener("click", () => print());
  addEventListener("beforeprint", () => {
    byId("printed").textContent = sideBefore(byId("summary").textContent);
  });
  for (const button of document.querySelectorAll("[data-copy]")) {
    button.addEventListener("click", () => copyText(button, byId(button.dataset.copy).textContent));
  }
  document.addEventListener("keydown", (event) => {
    if (event.target.closest("input[type=text], input[type=number], dialog") || event.altKey)
      return;
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey) {
      if (key === "y" || (key === "z" && event.shiftKey)) past.go(1);
      else if (key === "z") past.go(-1);
      else return;
      event.preventDefault();
    } else if (event.target.closest("select"))
      return; // letters choose in a list
    else if (key === "f") byId("flip").click();
    else choose(visibleTools()[Number(key) - 1]);
  });

  let last = null;

  function showFields(shown) {
    showBoard?.(shown);
    for (const name of ["m", "n", "title", "caption"]) byId(name).value = shown[name];
    writeFen(fullFen(shown));
  }

  return {
    tool: () => checked("tool"),
    read,
    /** Reads what was entered while the page was loading. */
    begin() {
      if (early && (byId("fen").dataset.entered || document.activeElement !== byId("fen")))
        read(early);
    },
    show(shown) {
      const mode = document.querySelector(`input[name="mode"][value="${shown.mode}"]`);
      mode.checked = true;
      intoView(mode.closest("label"));
      for (const [name, { takes, isForPlay }] of Object.entries(TOOLS)) {
        const label = document.querySelector(`[data-tool="${name}"]`);
        label.hidden = isForPlay
          ? !isPlayed(shown)
          : takes !== undefined && !MODES[shown.mode].takes.includes(takes);
        if (label.hidden && checked("tool") === name) choose("move");
      }
      if (shapes(shown) !== inPalette) palette();
      // A state that is shown again, once more of it is known, leaves what is being typed as it is.
      if (shown !== last) showFields(shown);
      last = shown;
      const hasMover = shown.at !== null && MODES[shown.mode].takes.includes("at");
      byId("attacks").checked = hasMover && avoidsAttacks(shown);
      byId("attacks").disabled = !hasMover;
      byId("turn").textContent = turnOf(shown);
      byId("reveal").hidden = !shown.hidden;
      for (const [name, step] of STEPS) byId(name).disabled = !past.has(step);
      const editor = lichessAddress(shown, "editor");
      byId("editor").hidden = editor === null;
      byId("editor").href = editor ?? "";
    },
  };
}
