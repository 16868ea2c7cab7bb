// The state of the board, and its form in the address, for sharing. A state is never changed: a
// change makes a new one.

import { readFen, writeFen } from "./fen.js";
import { MODES } from "./modes/index.js";
import { isWhite, kindOf } from "./pieces.js";
import { bit, has, members, nameOf, slowness, squareNamed } from "./squares.js";

const FIRST = "8/8/1r3k2/8/3p4/2P2p2/4K3/8 w";

/** The king of the side to move, or another of its pieces, or any piece. */
export function moverOf(pieces, black) {
  const squares = [...pieces.keys()].sort((a, b) => a - b);
  const own = squares.filter((square) => isWhite(pieces.get(square)) !== black);
  const king = own.find((square) => kindOf(pieces.get(square)) === "k");
  return king ?? own[0] ?? squares[0] ?? null;
}

/** The state of a FEN, without drawings. */
export function fromFen(text, { files, ranks, mode, m, n, flip }) {
  const { pieces, black } = readFen(text, { files, ranks });
  return {
    files, ranks, pieces, black, mode, m, n, flip,
    /** The square of the moving piece; null on an empty board. */
    at: moverOf(pieces, black),
    /** The second piece of modes that take two; null: the page chooses. */
    rival: null,
    to: null,
    walls: 0n,
    marks: 0n,
    /** Squares that cost one more, and two more; in both sets: three. */
    plus1: 0n,
    plus2: 0n,
    /** Whether attacked squares are avoided; null: only by kings. */
    attacks: null,
  };
}

export const initial = () =>
  fromFen(FIRST, { files: 8, ranks: 8, mode: "moves", m: 1, n: 3, flip: false });

const isNumber = (text, least, most) => /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most;
const squareField = {
  read: (text, state) => squareNamed(text, state) ?? undefined,
  write: (square, state) => (square === null ? "" : nameOf(square, state)),
};
const setField = {
  read(text, state) {
    const squares = (text.match(/[a-p]\d+/g) ?? []).map((name) => squareNamed(name, state));
    return squares.includes(null) ? undefined : squares.reduce((set, square) => set | bit(square), 0n);
  },
  write: (set, state) => members(set).map((square) => nameOf(square, state)).join(""),
};
const leap = { read: (text) => (isNumber(text, 0, 15) ? Number(text) : undefined), write: String };

/** Reads each field, undefined for nonsense, and writes it. */
const FIELDS = {
  mode: { read: (text) => (Object.hasOwn(MODES, text) ? text : undefined), write: String },
  at: squareField,
  rival: squareField,
  to: squareField,
  walls: setField,
  marks: setField,
  plus1: setField,
  plus2: setField,
  attacks: { read: (text) => ({ yes: true, no: false })[text], write: (on) => (on ? "yes" : "no") },
  m: leap,
  n: leap,
  flip: { read: (text) => (text === "yes" ? true : undefined), write: () => "yes" },
};

/** The state of an address. Fields that are missing or wrong have their first values. */
export function fromAddress(hash) {
  const given = new URLSearchParams(hash.replace(/^#/, ""));
  let state = initial();
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
  const said = [`fen=${writeFen(state).replace(" ", "_")}`];
  const plain = { ...initial(), at: moverOf(state.pieces, state.black) };
  for (const [name, field] of Object.entries(FIELDS)) {
    if (state[name] !== plain[name]) said.push(`${name}=${field.write(state[name], state)}`);
  }
  return "#" + said.join("&");
}

/** Repairs a state: a mover on an empty square, a wall under a piece, a leap of (0,0). */
export function sound(state) {
  const { pieces, black } = state;
  const at = pieces.has(state.at) ? state.at : moverOf(pieces, black);
  const rival = pieces.has(state.rival) && state.rival !== at ? state.rival : null;
  const to = state.to === at ? null : state.to;
  const walls = members(state.walls).reduce((set, s) => (pieces.has(s) ? set & ~bit(s) : set), state.walls);
  const leaps = state.m + state.n === 0 ? { m: 1, n: 3 } : {};
  return { ...state, at, rival, to, walls, ...leaps };
}

/** The state with another piece on a square, or with an empty square. */
export function withPiece(state, square, letter) {
  const pieces = new Map(state.pieces);
  if (letter) pieces.set(square, letter);
  else pieces.delete(square);
  return sound({ ...state, pieces });
}

/** The state with a piece moved to another square; null is off the board. */
export function moved(state, from, to) {
  if (from === to) return state;
  const pieces = new Map(state.pieces);
  const letter = pieces.get(from);
  pieces.delete(from);
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
  const set = squares.reduce((all, square) => all | bit(square), 0n);
  return sound({ ...state, [name]: on ? state[name] | set : state[name] & ~set });
}

/** All squares of a stroke get the next cost after that of the first one: 1, 2, 3, and 0 again. */
export function slowed(state, squares) {
  const level = (slowness(state, squares[0]) + 1) % 4;
  const set = squares.reduce((all, square) => all | bit(square), 0n);
  const plane = (name, on) => (on ? state[name] | set : state[name] & ~set);
  return { ...state, plus1: plane("plus1", level & 1), plus2: plane("plus2", level & 2) };
}

export const isOn = (state, name, square) => has(state[name], square);

/** The state without pieces and drawings on these squares. */
export function erased(state, squares) {
  const pieces = new Map(state.pieces);
  for (const square of squares) pieces.delete(square);
  const none = squares.reduce((all, square) => all | bit(square), 0n);
  return sound({ ...state, pieces, walls: state.walls & ~none, marks: state.marks & ~none, plus1: state.plus1 & ~none, plus2: state.plus2 & ~none });
}
