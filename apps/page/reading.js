// What a text means that is pasted, entered or read from a file. It is loaded with the first of them.

import { MOST, fromAddress, linkOf, partsOf, unreadable } from "./address.js";
import { fenOf, isForBoard, isGame } from "./fen.js";
import { addressOf } from "./puzzle.js";
import { say, sentences } from "./say.js";
import { fromAnyFen } from "./state.js";

/** An error where a position of a link or a file cannot be read, with its number if there are several. */
function check(link) {
  const parts = partsOf(link);
  for (const [i, part] of parts.entries()) {
    const text = unreadable(`#${part}`);
    if (text === null) continue;
    const sentence =
      parts.length > 1
        ? "Position {number} cannot be read: {text}"
        : "The position of this link cannot be read: {text}";
    throw new Error(say(sentence, { number: i + 1, text }));
  }
}

/** What is said where a text has more positions than a link. */
const shownOf = (count) =>
  count > MOST
    ? sentences(
        say("{shown} of {count} are shown.", { shown: MOST, count }),
        say("A link takes no more."),
      )
    : "";

/** { opened }: the state of a link or a file of this page, or { taken }: that of a FEN or of games, and `note`: what is
 * left out. */
export async function stateOfText(text, state, play, isFile) {
  const link = linkOf(text);
  const found = link ? { link } : addressOf(text);
  if (found) {
    check(found.link);
    return { opened: fromAddress(found.link), note: shownOf(found.count) };
  }
  if (!isGame(text)) {
    try {
      return { taken: fromAnyFen(fenOf(text), state) };
    } catch (error) {
      if (!isFile || isForBoard(text)) throw error;
      throw new Error(say("This file has no game, no puzzle and no FEN."), {
        cause: error,
      });
    }
  }
  await play.match();
  const { stateOfGames } = await import("./games.js");
  const { state: taken, count, note } = await stateOfGames(text, state);
  return { taken, note: sentences(note, shownOf(count)) };
}
