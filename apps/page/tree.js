// A game as a tree of positions, with comments, variations, arrows and clocks, and how PGN writes it.

/** Whether White is to move. */
const isWhite = ({ fen }) => fen.split(" ")[1] === "w";

/** A position, and the move that led to it; `next`: the positions after it, the main line first. */
export const nodeOf = (fen, san = "", parent = null) => ({
  fen,
  san,
  parent,
  /** That of the next move: a board alone counts none. */
  number: parent ? parent.number + (isWhite(parent) ? 0 : 1) : Number(fen.split(" ")[5]),
  next: [],
  /** What a text says before the move, and behind it. */
  before: "",
  comment: "",
  /** Signs of PGN, as in $2. */
  nags: [],
  /** Arrows and circles as PGN writes them: a color, and one square or two, as in Gd4 and Rc2c3. */
  shapes: [],
  clock: "",
});

/** The signs that say that a move is wrong: ?, ?? and ?!. */
const WRONG = ["$2", "$4", "$6"];
export const isWrong = ({ nags }) => nags.some((nag) => WRONG.includes(nag));

/** Says that a move is wrong, or no longer; its other signs stay. */
export function setWrong(node, on) {
  const others = node.nags.filter((nag) => !WRONG.includes(nag));
  node.nags = on ? [WRONG[0], ...others] : others;
}

/** The positions from this one to the end of its main line, of those that are `shown`. */
export function mainFrom(node, shown = (next) => next) {
  const line = [];
  for (let at = node; at; at = shown(at.next)[0]) line.push(at);
  return line;
}

/** All positions from this one on, in the order of a text. */
export function* positionsFrom(node) {
  yield node;
  for (const next of node.next) yield* positionsFrom(next);
}

/** "12." for White's move, "12..." for Black's. */
export const numberOf = ({ parent }) => `${parent.number}${isWhite(parent) ? "." : "..."}`;

/** Whether a text writes the number of a move of Black: where nothing else stands directly before it. */
export const needsNumber = (node, isFirst) => isFirst || isWhite(node.parent);

/** Squares are circles, pairs are arrows. */
const shapesIn = ({ shapes }, length, name) => {
  const found = shapes.filter((shape) => shape.length === length);
  return found.length ? `[%${name} ${found.join()}]` : "";
};

/** What stands in braces behind a move; "" for nothing. */
function braces(node) {
  const parts = [
    shapesIn(node, 3, "csl"),
    shapesIn(node, 5, "cal"),
    node.clock && `[%clk ${node.clock}]`,
    plainly(node.comment),
  ].filter(Boolean);
  return parts.length ? `{${parts.join(" ")}}` : "";
}
/** A text for braces, which it may not close. */
const plainly = (text) => text.replaceAll("}", ")");

function wordsOf(node, isFirst) {
  const words = [
    node.before && `{${plainly(node.before)}}`,
    needsNumber(node, isFirst || node.before) && numberOf(node),
    node.san,
    ...node.nags,
    braces(node),
  ];
  return words.filter(Boolean);
}

/** The moves after a position, with all that belongs to them. */
function written(node, isFirst) {
  const [main, ...others] = node.next;
  if (!main) return [];
  const words = wordsOf(main, isFirst);
  for (const other of others)
    words.push(`(${[...wordsOf(other, true), ...written(other, braces(other) !== "")].join(" ")})`);
  return [...words, ...written(main, others.length > 0 || braces(main) !== "")];
}

/** The moves of a game as PGN writes them, without tags and result. */
export const moveText = (root) => [braces(root), ...written(root, true)].filter(Boolean).join(" ");

/** A tag's value; PGN has no line breaks in it. */
const quoted = (text) => `"${text.replace(/["\\]/g, "\\$&").replace(/\s+/g, " ")}"`;

/** A game of a file: its tags, its moves as a text, and that it has no result. No line begins with %, which readers
 * leave out. */
export const gameText = (tags, moves) =>
  `${Object.entries(tags)
    .map(([name, value]) => `[${name} ${quoted(value)}]\n`)
    .join("")}\n${`${moves} *`.trim().replace(/(.{1,79})(?:\s+(?!%)|$)/g, "$1\n")}`;
