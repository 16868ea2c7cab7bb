// Games in PGN, read by pgn-parser, where page.sh puts it: their tags, and their moves as trees.

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

/** Reads the games of a text: { tags, gameComment, moves }, without those that are empty; `letters` are those of one
 * language. */
function gamesIn(text, letters) {
  const given = inEnglish(text, letters);
  try {
    return parse(given, { startRule: "games" }).filter(
      ({ tags, gameComment, moves }) => moves.length || gameComment || tags.FEN,
    );
  } catch (error) {
    if (!error.location) throw error;
    throw new Error(
      say("This text cannot be read as a game: “{word}”.", {
        word: near(given, error.location.start.offset),
      }),
      { cause: error },
    );
  }
}

/** The tree of a game; a move that is none is an error. */
export async function treeOf({ tags, gameComment, moves = [] }) {
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

const VARIANTS = ["", "standard", "from position"];

/** The tree of a text of moves from a FEN on. */
export const treeFrom = (fen, text) =>
  treeOf({ ...gamesIn(`${text} *`, LETTERS[0])[0], tags: { FEN: fen } });

/** { games, root }: all games of a text, and the tree of the first; letters of two languages may be the same: R is a
 * rook and a French king. */
export async function readGames(text) {
  const given = standard(text);
  const [, variant = ""] = /\[\s*Variant\s+"([^"]*)"/.exec(given) ?? [];
  if (!VARIANTS.includes(variant.toLowerCase()))
    throw new Error(say("This game has other rules than chess: {variant}.", { variant }));
  const faults = [];
  for (const letters of LETTERS) {
    try {
      const games = gamesIn(given, letters);
      if (games.length) return { games, root: await treeOf(games[0]) };
    } catch (error) {
      faults.push(error);
    }
  }
  throw (
    faults.find(({ cause }) => !cause) ?? faults[0] ?? new Error(say("There is no game to read."))
  );
}
