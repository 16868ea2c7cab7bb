// Games in PGN, read by pgn-parser, where page.sh puts it: their tags, and their moves as trees.

import { MOST } from "./address.js";
import { plain } from "./fen.js";
import { begun, moveOf } from "./game.js";
import { parse } from "./rules/pgn.js";
import { say } from "./say.js";
import { nodeOf } from "./tree.js";

/** The letters of king, queen, rook, bishop and knight in English, German and French. */
const LETTERS = ["KQRBN", "KDTLS", "RDTFC"];
/** Texts that are no moves, and the letters of moves. */
const LETTERED =
  /\{[^}]*(?:\}|$)|;[^\n]*|\[\s*\w+\s+"[^"\n]*"\s*\]|[A-Z](?=[a-h1-8x:]|[)\s+#!?]|$)/g;
/** The same text with the letters of English. */
const inEnglish = (text, letters) =>
  letters === LETTERS[0]
    ? text
    : text.replace(LETTERED, (found) => LETTERS[0][letters.indexOf(found)] ?? found);

/** What programs write and the standard does not have: … for three points, zeros for castling, a comment before the
 * move that its number announces, an empty list of arrows, signs of more than one letter. */
export const standard = (text) =>
  plain(text)
    .replaceAll("…", "...")
    .replace(/\b0-0(-0)?\b/g, (_, long) => (long ? "O-O-O" : "O-O"))
    .replace(/(\d\s{0,3}\.{1,3})\s{0,9}(\{[^}]{0,9999}\})/g, "$2 $1")
    .replace(/\[%c[sa]l\s{0,9}\]/g, "")
    .replace(/\s{1,9}\+\s/g, " ");

/** Shapes of a comment with squares of the board. */
const shapesOf = ({ colorFields = [], colorArrows = [] }) =>
  [...colorFields, ...colorArrows].filter((shape) => /^[GRYB]([a-h][1-8]){1,2}$/.test(shape));

function addComment(node, diagram) {
  const { comment = "", clk = "" } = diagram ?? {};
  node.comment = comment.replace(/\s+/g, " ").trim();
  node.clock = clk;
  node.shapes = shapesOf(diagram ?? {});
}

/** Words that are no moves, for the message about a text that cannot be read. */
const near = (text, offset) => text.slice(offset).trim().split(/\s/)[0].slice(0, 30) || "…";

/** So many moves are made before the page is drawn again. */
const BLOCK = 64;

const TAG = /\[\s*\w+\s+"[^"\n]*"\s*\]/g;
const noMoves = () => new Error(say("This game has no moves."));

/** Reads the games of a text: { tags, gameComment, moves }; `letters` are those of one language. */
function gamesIn(text, letters) {
  const given = inEnglish(text, letters);
  try {
    return parse(given, { startRule: "games" });
  } catch (error) {
    if (!error.location) throw error;
    if (!given.replace(TAG, "").trim()) throw noMoves();
    throw new Error(
      say("This text cannot be read as a game: “{word}”.", {
        word: near(given, error.location.start.offset),
      }),
      { cause: error },
    );
  }
}

/** The tree of a game; a move that is none is an error. */
async function treeOf({ tags, gameComment, moves = [] }) {
  let count = 0;
  const root = nodeOf(begun(tags.FEN).fen());
  addComment(root, gameComment);
  async function follow(from, line) {
    let parent = from;
    for (const [
      i,
      { notation, nag, commentDiag, commentMove = "", variations },
    ] of line.entries()) {
      if (++count % BLOCK === 0) await new Promise((done) => setTimeout(done));
      const made = moveOf(parent.fen, notation.notation);
      if (!made)
        throw new Error(
          say("This game cannot be read: “{move}” is no legal move (half-move {ply}).", {
            move: notation.notation,
            ply: i + 1,
          }),
        );
      const node = nodeOf(made.after, made.san, parent);
      addComment(node, commentDiag);
      node.before = commentMove.replace(/\s+/g, " ").trim();
      node.nags = nag ?? [];
      parent.next.push(node);
      for (const variation of variations) await follow(parent, variation);
      parent = node;
    }
  }
  await follow(root, moves);
  return root;
}

/** The tree of a text of moves from a FEN on. */
export const treeFrom = (fen, text) =>
  treeOf({ ...gamesIn(`${text} *`, LETTERS[0])[0], tags: { FEN: fen } });

/** Where a tag stands behind something else than a tag: the next game begins there, whatever is wrong with the last. */
const NEXT = /(?<!\]\s{0,99})^(?=\s{0,9}\[\s{0,9}\w{1,255}\s{1,9}")/m;
const VARIANT = /\[\s*Variant\s+"([^"]*)"/;

/** The same of a file: a game that cannot be read is { tags, fault }. */
function gamesOfFile(text, letters) {
  try {
    return gamesIn(text, letters);
  } catch (fault) {
    const parts = text.split(NEXT);
    return parts.length > 1
      ? parts.flatMap((part) => gamesOfFile(part, letters))
      : [{ tags: { Variant: VARIANT.exec(text)?.[1] }, fault }];
  }
}

const VARIANTS = ["", "standard", "from position"];

/** The tree of a game of a file, or an error. */
function treeInFile({ fault, ...game }) {
  const { Variant: variant = "", FEN: fen } = game.tags;
  if (!VARIANTS.includes(variant.toLowerCase()))
    throw new Error(say("This game has other rules than chess: {variant}.", { variant }));
  if (fault) throw fault;
  if (!game.moves.length && !game.gameComment && !fen) throw noMoves();
  return treeOf(game);
}

/** Games of a text, as many as an address may have, in the letters of one language:
 * { games, faults: [{ number, error }], count }, until there are more faults than `few`. */
async function readIn(text, letters, few) {
  const all = gamesOfFile(text, letters);
  const [games, faults] = [[], []];
  for (const [i, game] of all.entries()) {
    if (games.length === MOST || faults.length > few) break;
    try {
      games.push({ tags: game.tags, root: await treeInFile(game) });
    } catch (error) {
      faults.push({ number: i + 1, error });
    }
  }
  return { games, faults, count: all.length };
}

/** Whether a reading has fewer faults, or as many, but reads the moves of the first of them. */
const isBetter = ({ faults: one }, { faults: two }) =>
  one.length < two.length ||
  (one.length === two.length && two[0].error.cause && !one[0].error.cause);

/** So many games that are left out are named by their numbers. */
const NAMED = 10;

/** What is said of games that are left out. */
function leftOut(faults) {
  if (!faults.length) return "";
  const [{ number, error }] = faults;
  const numbers = faults.slice(0, NAMED).map((one) => one.number);
  return say("Games left out: {numbers}. Game {number}: {reason}", {
    numbers: numbers.join(", ") + (faults.length > NAMED ? ", …" : ""),
    number,
    reason: error.message,
  });
}

/** { games: [{ tags, root }], count, note }: games of a text as trees, as many as an address may have, of so many, and
 * what is said of those that cannot be read. Letters of two languages may be the same, R is a rook and a French king:
 * the language is the one in which most can be read. */
export async function readGames(text) {
  const given = standard(text);
  let best = null;
  for (const letters of LETTERS) {
    const read = await readIn(given, letters, best?.faults.length ?? Infinity);
    if (!best || isBetter(read, best)) best = read;
    if (!best.faults.length) break;
  }
  const { games, faults, count } = best;
  if (games.length) return { games, count: count - faults.length, note: leftOut(faults) };
  throw count > 1 ? new Error(leftOut(faults)) : (faults[0]?.error ?? noMoves());
}
