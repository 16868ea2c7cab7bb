// What a text means that is pasted, entered or read from a file. It is loaded with the first of them.

import { fromAddress, linkOf, unreadable } from "./address.js";
import { fenOf, isGame } from "./fen.js";
import { addressOf } from "./puzzle.js";
import { say } from "./say.js";
import { fromAnyFen } from "./state.js";

/** { opened }: the state of a link or a file of this page, or { taken }: that of a FEN or of games. */
export async function stateOfText(text, state, play) {
  const link = linkOf(text) ?? addressOf(text);
  if (link && unreadable(link) !== null)
    throw new Error(
      say("The position of this link cannot be read: {text}", { text: unreadable(link) }),
    );
  if (link) return { opened: fromAddress(link) };
  if (!isGame(text)) return { taken: fromAnyFen(fenOf(text), state) };
  await play.match();
  const { stateOfGames } = await import("./games.js");
  return { taken: await stateOfGames(text, state) };
}
