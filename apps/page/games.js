// Games of a text as states of the page: a puzzle, an annotated game, the chapters of a study.

import { partOf } from "./address.js";
import { fullFen, isUsual } from "./fen.js";
import { begun } from "./game.js";
import { readGames } from "./pgn.js";
import { BOARD, FIELDS, fromFen } from "./state.js";
import { gameText, mainFrom, moveText } from "./tree.js";

/** The tag with what the page knows of a position and other programs do not. */
const TAG = "ChessDistance";
const UNKNOWN = ["", "?", undefined];

const isKnown = (text) => !UNKNOWN.includes(text);

/** What a game is called: as a chapter, by its players, or by its event. */
function titleOf({ ChapterName: chapter, White: white, Black: black, Event: event }) {
  const players = [white, black].filter(isKnown).join(" – ");
  return ([chapter, players, event].find(isKnown) ?? "").slice(0, 80);
}

/** The state at the beginning of a game, with its moves. */
function stateOf(tags, root, before) {
  const kept = Object.fromEntries(
    ["mode", "m", "n", "betza", "flip"].map((name) => [name, before[name]]),
  );
  const state = fromFen(root.fen, { ...BOARD, ...kept });
  Object.assign(state, { start: root.fen, line: moveText(root), title: titleOf(tags) });
  state.caption = (tags.Caption ?? "").slice(0, 300);
  for (const [name, value] of new URLSearchParams(tags[TAG] ?? "")) {
    const read = Object.hasOwn(FIELDS, name) ? FIELDS[name].read(value, state) : undefined;
    if (read !== undefined) state[name] = read;
  }
  return state;
}

/** { state, count, note } of a text of games: a game at its last position; several, and puzzles, at their beginning; of how
 * many, and what is said of those that cannot be read. */
export async function stateOfGames(text, before) {
  const { games, ...others } = await readGames(text);
  const [first, ...more] = games.map(({ tags, root }) => stateOf(tags, root, before));
  if (!more.length) {
    const [{ tags, root }] = games;
    const { pieces, black, castling, passed, at } = fromFen(mainFrom(root).at(-1).fen, first);
    return {
      state: tags[TAG] ? first : { ...first, pieces, black, castling, passed, at },
      ...others,
    };
  }
  const parts = [first, ...more].map(partOf);
  return { state: { ...first, sheet: { parts, now: 0 } }, ...others };
}

/** The fields that PGN has tags and moves for. */
const OF_PGN = ["title", "caption", "start", "line"];

/** Whether the page reads the position again as the beginning of a game. */
export function isOfChess(state) {
  if (!isUsual(state)) return false;
  try {
    return Boolean(begun(fullFen(state)));
  } catch {
    return false;
  }
}

/** A state as a game of a file. */
export function gameOf(state) {
  const fields = Object.entries(FIELDS).filter(
    ([name, { first }]) => !OF_PGN.includes(name) && state[name] !== first && name !== "at",
  );
  const others = new URLSearchParams(
    fields.map(([name, field]) => [name, decodeURIComponent(field.write(state[name], state))]),
  );
  const fen = state.line === null ? fullFen(state) : state.start;
  return gameText(
    {
      Event: state.title || "?",
      Site: "?",
      Date: "????.??.??",
      Round: "?",
      White: "?",
      Black: "?",
      Result: "*",
      SetUp: "1",
      FEN: fen,
      ...(state.caption && { Caption: state.caption }),
      [TAG]: others.toString(),
    },
    state.line ?? "",
  );
}
