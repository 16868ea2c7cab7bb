// The state of the board, and its form in the address, for sharing. A state is never changed: a
// change makes a new one.

import { readFen, sizeOfFen, writeFen } from "./fen.js";
import { GAMES } from "./games.js";
import { MODES } from "./modes/index.js";
import { isWhite, kindOf } from "./pieces.js";
import { presetOfSize } from "./presets.js";
import { bit, has, members, nameOf, setOf, slowness, squareNamed } from "./squares.js";

const FIRST = "8/8/1r3k2/8/3p4/2P2p2/4K3/8 w";
/** The fields that a new position keeps. */
const KEPT = ["files", "ranks", "game", "wrap", "holes", "mode", "m", "n", "betza", "flip"];

/** The king of the side to move, or another of its pieces, or any piece. */
export function moverOf(pieces, black) {
  const squares = [...pieces.keys()].sort((a, b) => a - b);
  const own = squares.filter((square) => isWhite(pieces.get(square)) !== black);
  const king = own.find((square) => kindOf(pieces.get(square)) === "k");
  return king ?? own[0] ?? squares[0] ?? null;
}

/** The state of a FEN on the board of a state, without drawings. */
export function fromFen(text, state) {
  const { pieces, black, passed } = readFen(text, state);
  const kept = Object.fromEntries(KEPT.map((name) => [name, state[name]]));
  return sound({
    ...kept, pieces, black,
    /** The square of the moving piece; null on an empty board. */
    at: moverOf(pieces, black),
    /** The second piece of modes that take two; null: the page chooses. */
    rival: null,
    to: null,
    /** The square behind a pawn that has just advanced two. */
    passed,
    /** More squares that the attacker of a duel wants to reach. */
    goals: 0n,
    walls: 0n,
    marks: 0n,
    /** Squares that cost one more, and two more; in both sets: three. */
    plus1: 0n,
    plus2: 0n,
    /** Whether attacked squares are avoided; null: only by kings. */
    attacks: null,
  });
}

/** The state of a FEN of any board that the page knows, or of the state's own. */
export function fromAnyFen(text, state) {
  const size = sizeOfFen(text);
  const known = size.files === state.files && size.ranks === state.ranks ? null : presetOfSize(size);
  return fromFen(text, known ? { ...onBoard(state, known), betza: state.betza } : state);
}

/** The state with a board of another kind, and nothing on it. */
export function onBoard(state, { files, ranks, game = state.game, wrap = state.wrap, holes = [] }) {
  const empty = Array(ranks).fill(files).join("/");
  const shape = { ...state, files, ranks, game, wrap };
  shape.holes = setOf(holes.map((name) => squareNamed(name, shape)));
  return fromFen(empty, shape);
}

/** One of the boards of presets.js. */
export function fromPreset(preset, state) {
  const next = fromFen(preset.fen, onBoard(state, preset));
  return sound({ ...next, at: squareNamed(preset.at, next) });
}

/** The state on a board of another size, with what finds a place on it. */
export function resized(state, { files, ranks }) {
  const next = onBoard(state, { files, ranks });
  const place = (square) => (square !== null && square % state.files < files && Math.floor(square / state.files) < ranks
    ? Math.floor(square / state.files) * files + (square % state.files) : null);
  const set = (squares) => setOf(members(squares).map(place).filter((square) => square !== null));
  const pieces = new Map([...state.pieces].map(([square, letter]) => [place(square), letter]));
  pieces.delete(null);
  const { walls, marks, goals, plus1, plus2, holes, black, attacks } = state;
  return sound({
    ...next, pieces, black, attacks, at: place(state.at), rival: place(state.rival), to: place(state.to),
    walls: set(walls), marks: set(marks), goals: set(goals), plus1: set(plus1), plus2: set(plus2), holes: set(holes),
  });
}

const BOARD = { files: 8, ranks: 8, game: "chess", wrap: "none", holes: 0n };
const PLAIN = { ...BOARD, mode: "moves", m: 1, n: 3, betza: "NN", flip: false };

/** The page at first; on another board than the first one it is empty. */
export const initial = (board = BOARD) => {
  const state = { ...PLAIN, ...board };
  const { files, ranks, game } = state;
  const isFirst = files === 8 && ranks === 8 && game === "chess";
  return isFirst ? fromFen(FIRST, state) : onBoard(state, { files, ranks });
};

const isNumber = (text, least, most) => /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most;
const squareField = {
  read: (text, state) => squareNamed(text, state) ?? undefined,
  write: (square, state) => (square === null ? "" : nameOf(square, state)),
};
const setField = {
  read(text, state) {
    const squares = (text.match(/[a-p]\d+/g) ?? []).map((name) => squareNamed(name, state));
    return squares.includes(null) ? undefined : setOf(squares);
  },
  write: (set, state) => members(set).map((square) => nameOf(square, state)).join(""),
};
const oneOf = (names) => ({ read: (text) => (names.includes(text) ? text : undefined), write: String });
const leap = { read: (text) => (isNumber(text, 0, 15) ? Number(text) : undefined), write: String };

export const WRAPS = ["none", "files", "ranks", "both"];
/** The longest text of a piece that an address may have. */
const BETZA = 60;

/** Reads each field, undefined for nonsense, and writes it. */
const FIELDS = {
  mode: oneOf(Object.keys(MODES)),
  wrap: oneOf(WRAPS),
  holes: setField,
  betza: { read: (text) => (text.length <= BETZA ? text : undefined), write: encodeURIComponent },
  at: squareField,
  rival: squareField,
  to: squareField,
  passed: squareField,
  goals: setField,
  walls: setField,
  marks: setField,
  plus1: setField,
  plus2: setField,
  attacks: { read: (text) => ({ yes: true, no: false })[text], write: (on) => (on ? "yes" : "no") },
  m: leap,
  n: leap,
  flip: { read: (text) => (text === "yes" ? true : undefined), write: () => "yes" },
};

/** The game and the size of an address: `game=shogi`, `board=9x9`. */
function boardOf(given) {
  const game = Object.hasOwn(GAMES, given.get("game")) ? given.get("game") : "chess";
  const [, files, ranks] = /^(\d+)x(\d+)$/.exec(given.get("board")) ?? [];
  const isSize = [files, ranks].every((n) => n !== undefined && isNumber(n, 1, 16));
  return isSize ? { game, files: Number(files), ranks: Number(ranks) } : { game };
}

/** The state of an address. Fields that are missing or wrong have their first values. */
export function fromAddress(hash) {
  const given = new URLSearchParams(hash.replace(/^#/, ""));
  let state = initial(boardOf(given));
  try {
    if (given.has("fen")) state = fromFen(given.get("fen").replaceAll("_", " "), state);
  } catch {
    // The FEN is wrong: the first board.
  }
  for (const [name, field] of Object.entries(FIELDS)) {
    const value = given.has(name) ? field.read(given.get(name), state) : undefined;
    if (value !== undefined) state[name] = value;
  }
  return sound(state);
}

/** The fields that differ from those of the position alone. */
export function toAddress(state) {
  const { game, files, ranks } = state;
  const said = [`fen=${writeFen(state).replace(" ", "_").replaceAll("+", "%2B")}`];
  if (files !== BOARD.files || ranks !== BOARD.ranks) said.unshift(`board=${files}x${ranks}`);
  if (game !== BOARD.game) said.unshift(`game=${game}`);
  const plain = { ...initial(), at: moverOf(state.pieces, state.black) };
  for (const [name, field] of Object.entries(FIELDS)) {
    if (state[name] !== plain[name]) said.push(`${name}=${field.write(state[name], state)}`);
  }
  return "#" + said.join("&");
}

/** Repairs a state: a mover on an empty square, a wall under a piece or in a hole, a leap of (0,0). */
export function sound(state) {
  const { pieces, black } = state;
  const at = pieces.has(state.at) ? state.at : moverOf(pieces, black);
  const rival = pieces.has(state.rival) && state.rival !== at ? state.rival : null;
  const standing = setOf(pieces.keys());
  const holes = state.holes & ~standing;
  const to = state.to === at || (state.to !== null && has(holes, state.to)) ? null : state.to;
  const walls = state.walls & ~standing & ~holes;
  const leaps = state.m + state.n === 0 ? { m: 1, n: 3 } : {};
  const passed = isPassed(state, state.passed) ? state.passed : null;
  return { ...state, at, rival, to, walls, holes, passed, ...leaps };
}

/** Whether a pawn of the side that does not move can have advanced two over the square. */
function isPassed({ pieces, black, files, ranks }, square) {
  if (square === null || files !== 8 || ranks !== 8) return false;
  const up = black ? 8 : -8;
  const isFree = !pieces.has(square) && !pieces.has(square - up);
  return isFree && square >> 3 === (black ? 2 : 5) && pieces.get(square + up) === (black ? "P" : "p");
}

/** The state with another piece on a square, or with an empty square. */
export function withPiece(state, square, letter) {
  const pieces = new Map(state.pieces);
  if (letter && !has(state.holes, square)) pieces.set(square, letter);
  else pieces.delete(square);
  return sound({ ...state, pieces });
}

/** The state with a piece moved to another square; null is off the board. */
export function moved(state, from, to) {
  if (from === to) return state;
  const pieces = new Map(state.pieces);
  const letter = pieces.get(from);
  pieces.delete(from);
  if (to !== null && has(state.holes, to)) return state;
  if (to !== null) pieces.set(to, letter);
  const follow = (square) => (square === from ? to : square === to ? null : square);
  return sound({ ...state, pieces, at: follow(state.at), rival: follow(state.rival) });
}

/** Chooses the moving piece; for another kind the page chooses again what it avoids. */
export function withMover(state, square) {
  const same = kindOf(state.pieces.get(square)) === kindOf(state.pieces.get(state.at) ?? "");
  return sound({ ...state, at: square, attacks: same ? state.attacks : null });
}

/** The state with a stroke of walls or marks added or removed. */
export function painted(state, name, squares, on) {
  const set = setOf(squares);
  return sound({ ...state, [name]: on ? state[name] | set : state[name] & ~set });
}

/** All squares of a stroke get the next cost after that of the first one: 1, 2, 3, and 0 again. */
export function slowed(state, squares) {
  const level = (slowness(state, squares[0]) + 1) % 4;
  const set = setOf(squares);
  const plane = (name, on) => (on ? state[name] | set : state[name] & ~set);
  return { ...state, plus1: plane("plus1", level & 1), plus2: plane("plus2", level & 2) };
}

export const isOn = (state, name, square) => has(state[name], square);

/** The state without pieces and drawings on these squares. */
export function erased(state, squares) {
  const pieces = new Map(state.pieces);
  for (const square of squares) pieces.delete(square);
  const rest = (name) => state[name] & ~setOf(squares);
  const drawn = ["walls", "marks", "goals", "plus1", "plus2", "holes"].map((name) => [name, rest(name)]);
  return sound({ ...state, pieces, ...Object.fromEntries(drawn) });
}
