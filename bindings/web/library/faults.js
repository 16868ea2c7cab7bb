// What is wrong with an argument that C refuses with a code alone: the square of a position, the
// letter of a text in Betza's notation.

import { squareName, squares } from "./arguments.js";

const KINDS = ["kings", "queens", "rooks", "bishops", "knights", "pawns"];

/** What is wrong with a position of chess_distance_reach, whose words stand in C's order. */
export function faultOfPosition([white, black, ...rest]) {
  const kinds = rest.slice(0, KINDS.length);
  const [pawns, passed] = rest.slice(-2);
  const all = white | black;
  const at = (set) => squareName(squares(set)[0]);
  let seen = 0n;
  for (const [i, kind] of kinds.entries()) {
    if (kind & seen) return `position: ${at(kind & seen)} is in ${KINDS[i]} and in another kind`;
    seen |= kind;
  }
  if (white & black) return `position: ${at(white & black)} is in white and in black`;
  if (seen & ~all) return `position: the piece on ${at(seen & ~all)} is neither in white nor in black`;
  if (all & ~seen) return `position: the piece on ${at(all & ~seen)} is of no kind`;
  for (const [name, side] of Object.entries({ white, black })) {
    const kings = squares(side & kinds[0]).length;
    if (kings !== 1) return `position: ${name} has ${kings || "no"} king${kings > 1 ? "s" : ""}, and needs one`;
  }
  const last = pawns & 0xff000000000000ffn;
  if (last) return `position: the pawn on ${at(last)} is outside its range, ranks 2 to 7`;
  return `enPassant: ${squares(passed).map(squareName).join(", ")} is not behind a pawn that has just advanced two`;
}

/** Where the rest of a part in Betza's notation may begin: with nothing, a letter, or inside a leap. */
const ENDS = ["", "W", ")", "1)", ",1)", "1,1)"];
const LONGEST = 4095;

/**
 * What is wrong with a text that C does not take for a piece. `isPiece(text)` asks C. The place is
 * that of the first character behind which no text would make it a piece.
 */
export function faultOfBetza(text, isPiece) {
  if (text === "") return "an empty Betza text is a piece that never moves";
  const { length } = new TextEncoder().encode(text);
  if (length > LONGEST) return `a Betza text has at most ${LONGEST} bytes, and this one ${length}`;
  const goesOn = (start) => ENDS.some((end) => isPiece(start + end));
  const characters = [...text];
  const at = characters.findIndex((_, i) => !goesOn(characters.slice(0, i + 1).join("")));
  const fault = `Betza text '${length > 40 ? `${text.slice(0, 40)}…` : text}':`;
  if (at < 0) return `${fault} it ends before its last atom is complete`;
  const letter = characters[at];
  const place = `'${letter}' at ${at + 1}`;
  if (!/[\d,)]/.test(letter) && !goesOn(letter)) return `${fault} unknown letter ${place}`;
  // Only the number of steps depends on the parts before: without some of them the text goes on.
  const isBoundary = (i) => /[a-z(A-Z]/.test(characters[i]) && characters[i] !== characters[i - 1] && isPiece(characters.slice(0, i).join(""));
  const isFull = characters.some((_, i) => i > 0 && i <= at && isBoundary(i) && goesOn(characters.slice(i, at + 1).join("")));
  return isFull ? `${fault} more than 250 different steps from ${place} on` : `${fault} ${place} cannot stand there`;
}
