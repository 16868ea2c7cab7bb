// The state of the board, and how an address has it. A state is never changed: a change makes a new one.

import { fullFen, gameOfFen, readFen, rookOf, sizeOfFen } from "./fen.js";
import { MODES } from "./modes/index.js";
import {
  has,
  isWhite,
  kindOf,
  members,
  moverOf,
  nameOf,
  namesIn,
  setOf,
  slowness,
  squareNamed,
} from "./pieces.js";
import { STUDIES, presetOfSize } from "./studies.js";

/** The board of chess. */
export const BOARD = { game: "chess", files: 8, ranks: 8, wrap: "none", holes: 0n };

export const isNumber = (text, least, most) =>
  /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most;
const squareField = {
  first: null,
  read: (text, state) => squareNamed(text, state) ?? undefined,
  write: (square, state) => (square === null ? "" : nameOf(square, state)),
};
const setField = {
  first: 0n,
  read(text, state) {
    const squares = namesIn(text, state);
    return squares.includes(null) ? undefined : setOf(squares);
  },
  write: (set, state) =>
    members(set)
      .map((square) => nameOf(square, state))
      .join(""),
};
const textField = (isGood, first = "") => ({
  first,
  read: (text) => (isGood(text) ? text : undefined),
  write: (text) => encodeURIComponent(text ?? ""),
});
const nameField = (names) => textField((text) => names.includes(text), null);
const leapField = {
  read: (text) => (isNumber(text, 0, 15) ? Number(text) : undefined),
  write: String,
};
const yesField = {
  first: false,
  // A sentence may go on behind a link.
  read: (text) => (/^yes\W*$/.test(text) ? true : undefined),
  write: () => "yes",
};

const fenField = {
  first: "",
  read: (text) => text.replaceAll("_", " "),
  write: (text) => text.replaceAll(" ", "_"),
};

export const WRAPS = ["none", "files", "ranks", "both"];
/** The longest text of a piece that an address may have. */
const BETZA = 60;

/** The fields that an address may have besides the position: the value with which a position begins, how a text is read,
 * undefined for nonsense, and written. */
export const FIELDS = {
  mode: nameField(Object.keys(MODES)),
  wrap: nameField(WRAPS),
  holes: setField,
  betza: textField((text) => text.length <= BETZA),
  castling: textField((text) => /^(?!.*(.).*\1)[KQkqA-Ha-h]+$/.test(text)),
  /** The square of the moving piece; null on an empty board. */
  at: squareField,
  /** The second piece of modes that take two; null: the page chooses. */
  rival: squareField,
  to: squareField,
  /** The square behind a pawn that has just advanced two. */
  passed: squareField,
  /** More squares that the attacker of a duel wants to reach. */
  goals: setField,
  walls: setField,
  marks: setField,
  /** Squares that cost one more, and two more; in both sets: three. */
  plus1: setField,
  plus2: setField,
  /** Whether attacked squares are avoided; null: only by kings. */
  attacks: {
    first: null,
    read: (text) => (text === "yes" ? true : text === "no" ? false : undefined),
    write: (on) => (on ? "yes" : "no"),
  },
  m: leapField,
  n: leapField,
  flip: yesField,
  /** The reader's own arrows and circles: the names of the squares at both ends, one after the other. */
  arrows: {
    first: "",
    read(text, state) {
      const squares = namesIn(text, state);
      return squares.includes(null) || squares.length % 2
        ? undefined
        : squares.map((square) => nameOf(square, state)).join("");
    },
    write: (text) => text,
  },
  /** The study that it belongs to, and whether its answer is still hidden. */
  study: nameField(Object.keys(STUDIES)),
  hidden: yesField,
  /** A game or a solution: the FEN where it begins, and the moves as PGN writes them; null: there is none. */
  start: fenField,
  line: {
    first: null,
    read: (text) => text,
    write: (text) => encodeURIComponent(text ?? "").replaceAll("%20", "+"),
  },
  /** Whether moves on the board are recorded in it, and whether the page makes the first move of a puzzle. */
  records: yesField,
  begins: yesField,
  /** What the reader calls the position, and asks about it. */
  title: textField((text) => text.length <= 80),
  caption: textField((text) => text.length <= 300),
};

/** The fields that a new position keeps. */
const KEPT = ["files", "ranks", "game", "wrap", "holes", "mode", "m", "n", "betza", "flip"];

/** The state of a FEN on the board of a state, without drawings. */
export function fromFen(text, state) {
  const { pieces, black, castling, passed } = readFen(text, state);
  const first = Object.fromEntries(
    Object.entries(FIELDS).map(([name, { first }]) => [name, first]),
  );
  const kept = Object.fromEntries(KEPT.map((name) => [name, state[name]]));
  return sound({ ...first, ...kept, pieces, black, castling, passed, at: moverOf(pieces, black) });
}

/** The state in another position of its game. Drawings and a target that no mover has reached stay, and
 * `follow(square)` says where a chosen piece is now: by default where the only piece of its kind stands, if
 * it is to move. */
export function inPosition(text, state, follow) {
  const { pieces, black, castling, passed, at } = fromFen(text, state);
  // A study asks for the way of one piece.
  const isMover = (square) => follow || state.study || isWhite(pieces.get(square)) !== black;
  const where =
    follow ??
    ((square) => {
      const same = [...pieces].filter(([, letter]) => letter === state.pieces.get(square));
      return same.length === 1 ? same[0][0] : null;
    });
  const last = MODES[state.mode].takes.includes("at") ? where(state.at) : null;
  return {
    ...state,
    pieces,
    black,
    castling,
    passed,
    at: last !== null && isMover(last) ? last : at,
    rival: where(state.rival),
  };
}

/** The other boards of shogi: minishogi, micro shogi, Judkins shogi, EuroShogi. */
const OF_SHOGI = ["5x5", "4x5", "6x6", "8x8"];

/** The state at the beginning of its moves. */
export const atStart = (state) => (state.line === null ? state : inPosition(state.start, state));

/** The state of a FEN of any board that the page knows, or of the state's own. */
export function fromAnyFen(text, state) {
  const { files, ranks } = sizeOfFen(text);
  const isSame = files === state.files && ranks === state.ranks;
  let known = isSame ? null : presetOfSize({ files, ranks });
  const game = gameOfFen(text, (known ?? state).game);
  if (game === "shogi" && game !== (known ?? state).game && OF_SHOGI.includes(`${files}x${ranks}`))
    known = { files, ranks, game };
  return fromFen(text, known ? { ...onBoard(state, known), betza: state.betza } : state);
}

/** The state with a board of another kind, and nothing on it. */
export function onBoard(state, { files, ranks, game = state.game, wrap = state.wrap, holes = [] }) {
  const empty = Array(ranks).fill(files).join("/");
  const shape = { ...state, files, ranks, game, wrap };
  shape.holes = setOf(holes.map((name) => squareNamed(name, shape)));
  return fromFen(empty, shape);
}

/** The state in a position that its game does not have; moves that are recorded begin there. */
export const withoutGame = (state) =>
  state.line === null
    ? state
    : state.records || state.begins
      ? { ...state, start: fullFen(state), line: "" }
      : { ...state, start: "", line: null };

/** One of the boards of studies.js. */
export function fromPreset(preset, state) {
  const next = fromFen(preset.fen, onBoard(state, preset));
  return sound({ ...next, at: squareNamed(preset.at, next) });
}

/** The sets of squares that are drawn on a board. */
const DRAWN = ["walls", "marks", "goals", "plus1", "plus2", "holes"];

/** The state on a board of another size, with what finds a place on it. */
export function resized(state, { files, ranks }) {
  const next = onBoard(state, { files, ranks });
  const place = (square) =>
    square !== null && square % state.files < files && Math.floor(square / state.files) < ranks
      ? Math.floor(square / state.files) * files + (square % state.files)
      : null;
  const set = (squares) =>
    setOf(
      members(squares)
        .map(place)
        .filter((square) => square !== null),
    );
  const pieces = new Map([...state.pieces].map(([square, letter]) => [place(square), letter]));
  pieces.delete(null);
  const sets = Object.fromEntries(DRAWN.map((name) => [name, set(state[name])]));
  const { black, attacks } = state;
  return sound({
    ...next,
    ...sets,
    pieces,
    black,
    attacks,
    at: place(state.at),
    rival: place(state.rival),
    to: place(state.to),
  });
}

/** The castling rights that are left once the piece on a square has moved. */
function rightsAfter({ castling, pieces }, from) {
  const letter = pieces.get(from) ?? "";
  const isLost = (right) =>
    rookOf(pieces, right) === from ||
    (kindOf(letter) === "k" && isWhite(right) === isWhite(letter));
  return [...castling].filter((right) => !isLost(right)).join("");
}

/** Repairs a state: a mover on an empty square, a wall under a piece or in a hole, a leap of (0,0),
 * castling with a rook that has gone. */
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
  const castling = [...state.castling].filter((right) => rookOf(pieces, right) !== null).join("");
  return { ...state, at, rival, to, walls, holes, passed, castling, ...leaps };
}

/** Whether a pawn of the side that does not move can have advanced two over the square. */
function isPassed({ pieces, black, files, ranks }, square) {
  if (square === null || files !== 8 || ranks !== 8) return false;
  const up = black ? 8 : -8;
  const isFree = !pieces.has(square) && !pieces.has(square - up);
  return (
    isFree && square >> 3 === (black ? 2 : 5) && pieces.get(square + up) === (black ? "P" : "p")
  );
}

/** The state with the other side to move. */
export const turned = (state) =>
  sound({ ...state, black: !state.black, at: moverOf(state.pieces, !state.black), attacks: null });

/** The state with another piece on a square, or with an empty square. */
export function withPiece(state, square, letter) {
  if (!letter && !state.pieces.has(square)) return state;
  const pieces = new Map(state.pieces);
  if (letter && !has(state.holes, square)) pieces.set(square, letter);
  else pieces.delete(square);
  return sound({ ...state, pieces });
}

/** The state with a piece moved to another square; null is off the board. */
export function moved(state, from, to) {
  if (from === to || !state.pieces.has(from)) return state;
  const pieces = new Map(state.pieces);
  const letter = pieces.get(from);
  pieces.delete(from);
  if (to !== null && has(state.holes, to)) return state;
  if (to !== null) pieces.set(to, letter);
  const follow = (square) => (square === from ? to : square === to ? null : square);
  return sound({
    ...state,
    pieces,
    castling: rightsAfter(state, from),
    at: follow(state.at),
    rival: follow(state.rival),
  });
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
  return painted(painted(state, "plus1", squares, level & 1), "plus2", squares, level & 2);
}

/** The state without pieces and drawings on these squares. */
export function erased(state, squares) {
  let { pieces } = state;
  if (squares.some((square) => pieces.has(square))) {
    pieces = new Map(pieces);
    for (const square of squares) pieces.delete(square);
  }
  const drawn = DRAWN.map((name) => [name, state[name] & ~setOf(squares)]);
  return sound({ ...state, pieces, ...Object.fromEntries(drawn) });
}
