// The page: hands and controls change the state, its mode calls the library, the answer is shown.

import load from "chess-distance";
import { History, fromAddress, ofStudy, unreadable, wholeAddress, withSheet } from "./address.js";
import { SIDES, faultOf, look as chosen, noCells } from "./artwork.js";
import { boardOf } from "./board.js";
import { TOOLS, controls } from "./controls.js";
import { isForBoard, isGame, lichessAddress, readBy } from "./fen.js";
import { Grid, Hands } from "./hands.js";
import { MODES, missingParts, partsOf } from "./modes/index.js";
import { Picture, shapesOf, shapesOfGame, small } from "./picture.js";
import { Play, isPlayed, isSolved, withoutAnswer } from "./play.js";
import { has, isWhite, nameOf } from "./pieces.js";
import { byId, say, speak, translate } from "./say.js";
import {
  erased,
  inPosition,
  moved,
  painted,
  slowed,
  sound,
  withMover,
  withPiece,
  withoutGame,
} from "./state.js";
import { openGallery, questionOf } from "./studies.js";

/** The study on which the page opens. */
const OPENING = "lasker";

await speak(chosen.language);
const cd = await load().catch((error) => {
  byId("summary").textContent = say("The library cannot be loaded: {message}", error);
  throw error;
});
/** The library on the board of chess, and of its parts those that are there. */
const library = { cd };
readBy(cd);
const { want, faults } = partsOf(
  library,
  () => renew(readable(state)),
  () => (onBoard === state ? show() : draw(onBoard)),
);
const past = new History(() => {
  play.selected = null;
  play.hinted = [];
  renew(readAddress());
});
let state = readAddress();
/** The state that is drawn: another one while something is dragged. */
let onBoard = state;

/** The state of the address; a position that cannot be read is told. */
function readAddress() {
  const text = unreadable(past.address);
  byId("told").textContent =
    text === null ? "" : say("The position of this link cannot be read: {text}", { text });
  return readable(past.address ? fromAddress(past.address) : ofStudy(OPENING));
}

/** A piece that the library cannot read is the one of the first board. */
function readable(said) {
  return library.grid && faultOf(library.grid, said.betza)
    ? { ...said, betza: fromAddress("").betza }
    : said;
}

/** Shows a state that the address has, or that is the same as before. */
function renew(next) {
  state = next;
  show();
}

const picture = new Picture(byId("picture"));
const panel = controls({
  change,
  state: () => state,
  past,
  take,
  boardParts: async () => [await import("./board_controls.js"), await want("grid")],
  redraw: show,
});
translate(document);
/** The square that the mouse is over, or the focus, or the last tap; null: none. */
let lit = null;
const grid = new Grid(byId("board"), {
  apply: tap,
  erase: (square) => change(erased(state, [square])),
  move: (from, to) =>
    isPlaying() ? play.move(from, to) : state.pieces.has(from) && change(moved(state, from, to)),
  look,
});
const play = new Play({
  library,
  endings: () => want("endings"),
  state: () => state,
  change(next) {
    started ??= state;
    change(next, { isPlayed: true });
  },
  go: (fen, mode = state.mode) =>
    change({ ...inPosition(fen, state), mode }, { isPlayed: true, isPlace: mode !== state.mode }),
  tell: (text) => (byId("told").textContent = text),
  isAnswered: () => byId("answers").checked,
  draw: () => draw(state),
  show,
});
/** Whether a tap or a drag is a move of a game: with the first tool, where there is something to play. */
const isPlaying = () => panel.tool() === "move" && isPlayed(state);
/** Whether the verdict for the side that is not to move is asked for. */
let isBoth = false;
new Hands(byId("frame"), byId("tools"), {
  state: () => state,
  tool: () => TOOLS[panel.tool()] ?? { drags: true },
  hasMarks: () => MODES[state.mode].takes.includes("walls"),
  tap,
  stroke,
  drag,
  arrow,
  look,
  cancel: show,
});
byId("open-gallery").addEventListener("click", async () => {
  await want("grid");
  // Pawn endings are not solved for it.
  const drawn = (svg, opened) =>
    new Picture(svg, false).show(opened, answer(opened, { cd, grid: library.grid }));
  openGallery(ofStudy, drawn, begin);
});
byId("gallery").addEventListener(
  "click",
  ({ target }) => target === byId("gallery") && target.close(),
);
byId("again").addEventListener("click", () => {
  // What its author has made since then stays.
  const { start, line, sheet, records, begins, title, caption } = state;
  begin({ ...started, start, line, sheet, records, begins, title, caption });
});
byId("both").addEventListener("click", () => {
  isBoth = !isBoth;
  draw(state);
});

/** The mode's answer for a state; without a piece there is none. That of a study may be hidden. */
function answer(asked, by = library) {
  if (asked.at === null) return { cells: noCells(asked), text: say("Put a piece on the board.") };
  const mode = MODES[asked.mode];
  const [at, to] = ["at", "to"].map((name) => (mode.takes.includes(name) ? asked[name] : null));
  // With an empty note a square is not said to be out of reach.
  const blank = noCells(asked).map(() => ({ note: "" }));
  const [missing] = missingParts(asked, by);
  const fault = faults[missing];
  const waiting = {
    cells: blank,
    text: fault ? say("The library cannot be loaded: {message}", fault) : say("Loading …"),
  };
  const said = { at, to, ...(missing ? waiting : mode.answer(boardOf(by, asked), asked)) };
  return asked.hidden && !asked.outcome ? withoutAnswer(said, blank, asked) : said;
}

/** Screen readers read the cells of the state, not of a piece that is being dragged. */
function draw(drawn) {
  onBoard = drawn;
  const { outcome } = play;
  const said = answer({ ...drawn, lit, isBoth, outcome });
  for (const square of play.hinted)
    said.cells[square] = { ...said.cells[square], color: SIDES.second };
  if (play.selected !== null) Object.assign(said, { at: play.selected, targets: play.targets });
  picture.show(drawn, said);
  if (drawn === state) grid.show(drawn, said);
  if (byId("summary").textContent !== said.text) byId("summary").textContent = said.text;
  byId("both").hidden = !said.other;
  byId("both").textContent = said.other ?? "";
  byId("both").setAttribute("aria-pressed", String(isBoth));
  canShow = said.canShow ?? false;
  // Lichess has tables of all endings of so few men.
  byId("tables").hidden = (said.men ?? (outcome ? drawn.pieces.size : Infinity)) > MEN;
  byId("tables").href = lichessAddress(drawn, "analysis") ?? "";
  byId("limits").hidden = !["too large", "stopped"].includes(said.missing);
  waitFor(said.missing);
}

/** Whether there is a way to the queen to show. */
let canShow = false;
const MEN = 7;
let timer = null;

/** Shows the bar once solving has taken a moment, and the button that stops it or goes on. */
function waitFor(missing) {
  const isSolving = missing === "solving";
  byId("go").hidden = missing !== "stopped";
  if (isSolving) timer ??= setTimeout(() => (byId("solving").hidden = false), 100);
  else {
    clearTimeout(timer);
    timer = null;
    byId("solving").hidden = true;
  }
}

/** Lights what corresponds to a square. */
function look(square) {
  if (square === lit) return;
  lit = square;
  if (MODES[state.mode].takes.includes("lit")) draw(state);
}

function show() {
  play.show(state);
  draw(state);
  picture.fit(byId("frame").style);
  picture.draw([...shapesOf(state), ...shapesOfGame(play.shapes(state), state)]);
  byId("remark").textContent = play.remark(state);
  const missing = missingParts(state, library);
  if (!state.hidden) missing.forEach(want);
  panel.show(state);
  showCode();
  if (state.sheet) loadPuzzles();
  showPuzzle?.(state);
  const { title, text } = questionOf(state);
  byId("study").hidden = !(title || text);
  byId("study").querySelector("b").textContent = title && `${title}.`;
  byId("study").querySelector("span").textContent = text;
  // A text that is scrolled is in the order of the Tab key.
  byId("study").tabIndex = byId("study").scrollHeight > byId("study").clientHeight ? 0 : -1;
  byId("playing").hidden = !isSolved(state) || (state.records && !state.hidden);
  byId("hint").hidden = !state.hidden || !isSolved(state);
  byId("how").hidden = !canShow || state.hidden;
  byId("again").hidden = started === null;
  byId("legend").innerHTML = picture.legend;
}

/** What writes the calls in code, once they have been looked for. */
let writeCode = null;
byId("code").addEventListener("toggle", async () => {
  writeCode ??= await (await import("./code.js")).codeWriter();
  showCode();
});
const showCode = () =>
  writeCode?.(
    state.at === null || missingParts(state, library).length ? null : boardOf(library, state),
    state,
  );

/** What shows a state in the controls of puzzles, once they have been looked for. */
let showPuzzle = null;
let puzzlePanel = null;
function loadPuzzles() {
  puzzlePanel ??= import("./puzzle.js").then(({ puzzles }) => {
    const solver = { want, answer, found: () => library.solver.found() };
    showPuzzle = puzzles({ state: () => state, change, open: begin, take: panel.read, solver });
    showPuzzle(state);
  });
}
byId("puzzle").addEventListener("toggle", loadPuzzles);

/** The state in which a study was opened, or the first move was made; null before it. */
let started = null;

/** Opens a study, or begins it again for the next pupil: its answer is hidden as at first. */
function begin(opened) {
  started = null;
  play.clear();
  change(opened, { isOpened: true });
  play.begin(state);
}

/** Shows a new state and adds it to the history: as a place to come back to by the browser's Back, if it is
 * another study, mode or board. An answer stays hidden until it is asked for, or a piece is moved. */
function change(next, { isPlace = false, isOpened = false, isPlayed = false } = {}) {
  const hasPieces = next.pieces === state.pieces;
  const isSame = hasPieces && next.black === state.black && next.mode === state.mode;
  const isOther = ["mode", "study", "game", "files", "ranks"].some(
    (name) => next[name] !== null && next[name] !== state[name],
  );
  if (!isPlayed && !isSame) started = null;
  play.selected = null;
  play.hinted = [];
  if (!isPlayed) byId("told").textContent = "";
  const arrows = isOpened || hasPieces ? next.arrows : "";
  const other = sound({
    ...readable(next),
    arrows,
    hidden: next.hidden && (isOpened || isPlayed || hasPieces || !state.hidden),
  });
  const isNew = !isPlayed && !isOpened && !isSame && !isPlace;
  state = withSheet(isNew ? withoutGame(other) : other, state, isPlayed);
  past.push(wholeAddress(state), isPlace || isOther);
  show();
}

/** Draws an arrow or a circle, or removes it. It changes no answer. Those of recorded moves belong to one position. */
function arrow(from, to, done) {
  const names = ([from, to]) => nameOf(from, state) + nameOf(to, state);
  if (state.records && !state.hidden) {
    const shape = `G${from === to ? nameOf(from, state) : names([from, to])}`;
    if (done) return play.toggle(shape);
    return picture.draw([
      ...shapesOf(state),
      ...shapesOfGame([...play.shapes(state), shape], state),
    ]);
  }
  const shapes = shapesOf(state).map(names);
  const others = shapes.filter((shape) => shape !== names([from, to]));
  const next = {
    ...state,
    arrows: (others.length < shapes.length ? others : [...shapes, names([from, to])]).join(""),
  };
  if (done) change(next);
  else picture.draw([...shapesOf(next), ...shapesOfGame(play.shapes(state), state)]);
}

/** The action of a tap on a square, or of Enter. */
function tap(square) {
  const tool = panel.tool();
  if (isPlaying() && play.tap(square)) return undefined;
  if (tool === "move" || tool === "setup") return choose(square);
  if (tool === "target") return change({ ...state, to: square });
  if (TOOLS[tool]?.draws) return arrow(square, square, true);
  if (TOOLS[tool]?.paints) return stroke([square], false, true);
  return change(withPiece(state, square, state.pieces.get(square) === tool ? null : tool));
}

/** Chooses the moving piece, or the second piece; on an empty square the target. */
function choose(square) {
  const { takes } = MODES[state.mode];
  if (takes.includes("lit")) return look(square);
  const letter = state.pieces.get(square);
  if (!letter) return takes.includes("to") ? change({ ...state, to: square }) : undefined;
  if (square === state.at) return undefined;
  const rival = takes.includes("rival") && isWhite(letter) !== isWhite(state.pieces.get(state.at));
  return change(rival ? { ...state, rival: square } : withMover(state, square));
}

/** Paints the squares of a stroke, or marks them. */
function stroke(squares, mark, done) {
  const tool = mark ? "marks" : panel.tool();
  const next =
    tool === "erase"
      ? erased(state, squares)
      : tool === "slow"
        ? slowed(state, squares)
        : painted(state, tool, squares, !has(state[tool], squares[0]));
  if (done) change(next);
  else draw(next);
}

/** The answer follows the piece that is dragged. */
function drag(from, to, letter, done) {
  if (from !== null && isPlaying()) {
    if (!done) return play.selected === from ? undefined : play.select(from);
    play.select(null);
    return to === null || to === from ? undefined : play.move(from, to);
  }
  if (from === null && to === null) return done ? show() : draw(state);
  const next = from === null ? withPiece(state, to, letter) : moved(state, from, to);
  if (done) change(next);
  else draw(to === null ? state : next);
}

/** Takes a FEN, games in PGN, the address of a position, or a link or a file of this page with all that it has, if it is
 * still wanted once it is read. */
async function take(text, isWanted, isFile) {
  const { stateOfText } = await import("./reading.js");
  const { opened, taken, note } = await stateOfText(text, state, play, isFile);
  if (!isWanted()) return;
  started = null;
  if (opened) begin(opened);
  else change(taken, { isPlace: true });
  if (note) byId("told").textContent = note;
}

byId("hint").addEventListener("click", () => play.hint());
byId("how").addEventListener("click", () => play.showHow(state));

document.addEventListener("paste", (event) => {
  const text = event.clipboardData.getData("text");
  if (
    event.target.closest?.("input[type=number], #title, #caption, #betza, #comment") ||
    !(isForBoard(text) || isGame(text))
  )
    return;
  event.preventDefault();
  panel.read(text.trim());
});
small.addEventListener("change", show);
byId("stop").addEventListener("click", () => library.solver.stop());
byId("go").addEventListener("click", () => library.solver.go());

byId("version").textContent = cd.version();
if (!state.hidden) await Promise.all(missingParts(state, library).map(want));
show();
document.body.dataset.ready = "yes";
panel.begin();
play.begin(state);
// The first answer of an ending does not wait until its worker has loaded.
setTimeout(async () => {
  if (!isPlayed(state)) return;
  await want("endings");
  library.solver?.start();
}, 300);
