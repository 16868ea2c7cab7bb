// A state in the address, for sharing, and undo by the browser's Back: each change is an entry of its
// history.

import { isUsual, writeFen } from "./fen.js";
import { GAMES, moverOf } from "./pieces.js";
import { BOARD, FIELDS, atStart, fromFen, isNumber, onBoard, sound } from "./state.js";
import { STUDIES } from "./studies.js";

const FIRST = "8/8/1r3k2/8/3p4/2P2p2/4K3/8 w";
const PLAIN = { ...BOARD, mode: "moves", m: 1, n: 3, betza: "NN", flip: false };

/** The board of an address without a position; other boards than the first one are empty. */
function initial(board = BOARD) {
  const state = { ...PLAIN, ...board };
  return isUsual(state)
    ? fromFen(FIRST, state)
    : onBoard(state, { files: state.files, ranks: state.ranks });
}

/** The game and the size of an address: `game=shogi`, `board=9x9`. */
function boardOf(given) {
  const game = Object.hasOwn(GAMES, given.get("game")) ? given.get("game") : "chess";
  const [, files, ranks] = /^(\d+)x(\d+)$/.exec(given.get("board")) ?? [];
  const isSize = [files, ranks].every((n) => n !== undefined && isNumber(n, 1, 16));
  return isSize ? { game, files: Number(files), ranks: Number(ranks) } : { game };
}

/** So many puzzles an address may have. */
export const MOST = 64;

/** Between the puzzles of an address. The number of the one that is shown stands first, if it is not 1. */
const THEN = "&then&";
const NOW = /^now=(\d+)&/;

/** The puzzles of an address, each as an address has it, and which one is shown. Programs that show links write & as in
 * HTML. */
function sheetOf(hash) {
  const text = hash.replace(/^#/, "").replaceAll("&amp;", "&");
  const parts = text.replace(NOW, "").split(/&then=?&/);
  const now = Number(NOW.exec(text)?.[1] ?? 1) - 1;
  return { parts, now: Math.max(0, Math.min(parts.length - 1, now)) };
}

/** Several puzzles in one address. */
export const joined = (parts) => parts.join(THEN);

/** The puzzles of an address. */
export const partsOf = (hash) => sheetOf(hash).parts;

/** The fields of the puzzle that an address shows. */
function fieldsOf(hash) {
  const { parts, now } = sheetOf(hash);
  return new URLSearchParams(parts[now]);
}

/** The position of an address on a board; null if it cannot be read, the board if there is none. */
function positionOf(given, board) {
  if (!given.has("fen")) return board;
  try {
    return fromFen(given.get("fen").replaceAll("_", " "), board);
  } catch {
    return null;
  }
}

/** What an address has in place of a position, if that cannot be read; else null. */
export function unreadable(hash) {
  const given = fieldsOf(hash);
  return positionOf(given, initial(boardOf(given))) ? null : given.get("fen");
}

/** The state of an address. Fields that are missing or wrong have their first values. Without a position
 * that can be read it is the first board: what else is there belongs to another one. */
export function fromAddress(hash) {
  const given = fieldsOf(hash);
  const board = initial(boardOf(given));
  const state = positionOf(given, board);
  if (!state) return board;
  for (const [name, field] of Object.entries(FIELDS)) {
    const value = given.has(name) ? field.read(given.get(name), state) : undefined;
    if (value !== undefined) state[name] = value;
  }
  const sheet = sheetOf(hash);
  const game = hasStart(state) ? {} : WITHOUT_GAME;
  return { ...sound(state), ...game, sheet: sheet.parts.length > 1 ? sheet : null };
}

const WITHOUT_GAME = { start: "", line: null, records: false, begins: false };

/** Whether the game of a state, if it has one, begins with a position that can be read. */
function hasStart(state) {
  try {
    return state.line === null || Boolean(fromFen(state.start, state));
  } catch {
    return false;
  }
}

/** The states of all puzzles of a sheet. */
export const statesOf = ({ sheet }) => sheet.parts.map((part) => fromAddress(`#${part}`));

/** The fields of a link of this page, wherever it is served; else null. */
export const linkOf = (text) =>
  /^\s*https?:\/\/[^#\s]*(#(?:[^\s]*&)?fen=\S*)\s*$/.exec(text)?.[1] ?? null;

/** The state of a study as it is opened. */
export function ofStudy(name) {
  const { hash, hides = false } = STUDIES[name];
  return { ...fromAddress(hash), study: name, hidden: hides };
}

/** A longer address is not understood by every program: it has only the puzzle that is shown then, or its position. */
const LONGEST = 20_000;

/** The address with all that a state has. */
export function wholeAddress(state) {
  const own = partOf(state);
  const { parts, now } = state.sheet ?? { parts: [own], now: 0 };
  return `#${now ? `now=${now + 1}&` : ""}${joined(parts.with(now, own))}`;
}

/** Whether an address leaves something out. */
export const isLong = (state) => wholeAddress(state).length > LONGEST;

function toAddress(state) {
  const addresses = [state, { ...state, sheet: null }].map(wholeAddress);
  return (
    addresses.find(({ length }) => length <= LONGEST) ?? `#${partOf({ ...state, ...WITHOUT_GAME })}`
  );
}

/** The same of an address. */
const shortened = (address) =>
  address.length > LONGEST ? toAddress(fromAddress(address)) : address;

/** The fields that differ from those of the position alone. */
export function partOf(state) {
  const { game, files, ranks } = state;
  const said = [`fen=${writeFen(state).replace(" ", "_").replaceAll("+", "%2B")}`];
  if (files !== BOARD.files || ranks !== BOARD.ranks) said.unshift(`board=${files}x${ranks}`);
  if (game !== BOARD.game) said.unshift(`game=${game}`);
  const plain = { ...initial(), at: moverOf(state.pieces, state.black) };
  for (const [name, field] of Object.entries(FIELDS)) {
    if (state[name] !== plain[name]) said.push(`${name}=${field.write(state[name], state)}`);
  }
  return said.join("&");
}

/** A new state with its sheet: what an author changes in a puzzle is kept there, and a move of a reader is not. */
export function withSheet(next, before, isPlayed) {
  const { sheet = before.sheet ?? null } = next;
  const isMove = isPlayed && next.line === before.line;
  const isOther = next.sheet !== undefined && next.sheet !== before.sheet;
  if (!sheet || isOther || before.hidden || isMove) return { ...next, sheet };
  const own = partOf(withoutMoves(next, before, sheet));
  return { ...next, sheet: { ...sheet, parts: sheet.parts.with(sheet.now, own) } };
}

/** A new state as its sheet keeps it: at the beginning of its moves, or where its author has put the pieces last. */
function withoutMoves(next, before, { parts, now }) {
  const isPut = ["pieces", "black", "castling", "passed"].some(
    (name) => next[name] !== before[name],
  );
  if (isPut || next.line !== null || before.line !== null) return atStart(next);
  const { pieces, black, castling, passed, ...kept } = fromAddress(`#${parts[now]}`);
  const [at, rival] = ["at", "rival"].map((name) =>
    next[name] === before[name] ? kept[name] : next[name],
  );
  return sound({ ...next, pieces, black, castling, passed, at, rival });
}

/** A part of a sheet with its answer hidden, and no longer recorded. */
const hidden = (part) =>
  `${part
    .split("&")
    .filter((field) => !/^(hidden|records)=/.test(field))
    .join("&")}&hidden=yes`;

/** The state as a puzzle for others: at its beginning, with all answers hidden. */
export const asPuzzle = ({ sheet, ...state }) => ({
  ...atStart(state),
  hidden: true,
  records: false,
  sheet: sheet && { ...sheet, parts: sheet.parts.map(hidden) },
});

/** How many changes can be undone, and how long their addresses may be together. */
const CHANGES = 300;
const LENGTH = 400_000;

/** The whole addresses of all changes, for undo and redo, which a reload keeps; the page's has what it can. A study, a mode or a position that
 * is pasted is an entry of the browser's history too; a drag is not. */
export class History {
  #said = [];
  #at = 0;
  #show;

  /** Calls `show()` when the address changes, except by `push`. */
  constructor(show) {
    this.#show = show;
    this.#read();
    addEventListener("popstate", () => {
      this.#read();
      show();
    });
  }

  /** The changes of this entry. A typed address has none. */
  #read() {
    const { said = [""], at = 0 } = history.state ?? {};
    const isOwn = [said[at], shortened(said[at])].includes(location.hash);
    [this.#said, this.#at] = isOwn ? [said, at] : [[location.hash], 0];
  }

  /** The whole address of what is shown. */
  get address() {
    return this.#said[this.#at];
  }

  #write(how) {
    const address = shortened(this.address) || location.pathname + location.search;
    history[how]({ said: this.#said, at: this.#at }, "", address);
  }

  push(address, isPlace) {
    if (address === this.address) return;
    const most = Math.min(CHANGES, Math.ceil(LENGTH / address.length));
    this.#said = [...this.#said.slice(0, this.#at + 1), address].slice(-most);
    this.#at = this.#said.length - 1;
    this.#write(isPlace ? "pushState" : "replaceState");
  }

  /** Whether there is a change to undo, -1, or to do again, 1. */
  has(step) {
    return this.#at + step in this.#said;
  }

  go(step) {
    if (!this.has(step)) return;
    this.#at += step;
    this.#write("replaceState");
    this.#show();
  }
}
