// Puzzles of one's own: a recorded solution, several positions in one link, files, and sheets to print. It is loaded
// with the first of them.

import { MOST, fromAddress, isLong, joined, partOf, statesOf } from "./address.js";
import { fullFen } from "./fen.js";
import { positionOf } from "./modes/sides.js";
import { download } from "./save.js";
import { byId, say, sentences } from "./say.js";
import { atStart } from "./state.js";

/** The text of a file: in UTF-8, or else in Latin-1, which is PGN's own, as Windows has it. */
async function textOf(file) {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Wires the controls, and returns the function that shows a state in them. `open(state)` opens a puzzle, `take(text, isFile)`
 * reads a file, and `solver` has what sheet.js asks. */
export function puzzles({ state, change: changeAny, open, take, solver }) {
  const change = (next) => changeAny(next, { isOpened: true });
  const parts = () => state().sheet?.parts ?? [partOf(atStart(state()))];
  /** The puzzle that a reader has not changed, from the address. */
  const go = (now, all = parts()) => {
    const sheet = all.length > 1 ? { parts: all, now } : null;
    open({ ...fromAddress(`#${all[now]}`), sheet });
  };

  byId("record").addEventListener("click", () => {
    const now = state();
    const records = !now.records;
    const begun = now.line === null ? { start: fullFen(now), line: "" } : {};
    change({ ...now, ...begun, records, hidden: now.hidden && !records });
  });
  byId("begins").addEventListener("change", ({ target }) => {
    const now = state();
    const recorded = now.line === null ? { start: fullFen(now), line: "" } : {};
    change({ ...now, ...recorded, begins: target.checked });
  });
  byId("add").addEventListener("click", () => {
    const all = parts();
    const { mode, flip } = state();
    const next = {
      ...atStart(state()),
      line: null,
      start: "",
      records: false,
      begins: false,
      title: "",
      caption: "",
    };
    const empty = partOf({ ...next, mode, flip, hidden: false, arrows: "", study: null });
    go(
      state().sheet ? state().sheet.now + 1 : 1,
      all.toSpliced((state().sheet?.now ?? 0) + 1, 0, empty),
    );
  });
  byId("remove").addEventListener("click", () => {
    const { now } = state().sheet;
    const all = parts().toSpliced(now, 1);
    go(Math.min(now, all.length - 1), all);
  });
  byId("sheet").addEventListener("click", ({ target }) => {
    const step = Number(target.closest("button")?.dataset.step ?? 0);
    const { now } = state().sheet;
    if (step && now + step in parts()) go(now + step);
  });
  byId("puzzles").addEventListener("change", ({ target }) => go(Number(target.value)));
  byId("print-sheet").addEventListener("click", async () => {
    const told = byId("told");
    told.textContent = say("Solving …");
    try {
      const wanted = ["endings", "grid"].map((part) => solver.want(part));
      const [{ printSheet }] = await Promise.all([import("./sheet.js"), ...wanted]);
      await printSheet(allStates(), solver);
      told.textContent = "";
    } catch ({ message }) {
      told.textContent = message;
    }
  });

  const allStates = () => (state().sheet ? statesOf(state()) : [atStart(state())]);
  byId("save-json").addEventListener("click", () => {
    const all = parts().map((part) => Object.fromEntries(new URLSearchParams(part)));
    const text = `${JSON.stringify({ puzzles: all }, null, 2)}\n`;
    download(new Blob([text], { type: "application/json" }), "puzzles.json");
  });
  byId("save-pgn").addEventListener("click", async () => {
    const { gameOf, isOfChess } = await import("./games.js");
    const all = allStates();
    const found = all.filter(isOfChess);
    if (found.length < all.length)
      byId("told").textContent = say(
        "Left out, since the rules of chess have no such positions: {count}.",
        { count: all.length - found.length },
      );
    if (!found.length) return;
    const text = found.map(gameOf).join("\n");
    download(new Blob([text], { type: "application/x-chess-pgn" }), "puzzles.pgn");
  });
  byId("file").addEventListener("change", async ({ target }) => {
    const [file] = target.files;
    target.value = "";
    if (file) take(await textOf(file), true);
  });
  // What nothing listens to yet is disabled.
  for (const id of ["save-json", "file"]) byId(id).disabled = false;

  let listed = "";
  return (shown) => {
    const { sheet, records } = shown;
    byId("record").setAttribute("aria-pressed", String(records));
    const isChess = positionOf(shown) !== null;
    byId("record").disabled = !isChess && !records;
    byId("save-pgn").disabled = !isChess && !sheet;
    byId("begins").disabled = !isChess && !shown.begins;
    byId("recording").hidden = !records || shown.hidden;
    byId("begins").checked = shown.begins;
    byId("long").hidden = !isLong(shown);
    const isFull = parts().length >= MOST;
    byId("add").disabled = isFull;
    const cannot = sentences(
      !isChess &&
        say(
          "This needs a chess position: one king a side, the six usual pieces, no pawn on rank 1 or 8.",
        ),
      isFull && say("A link takes no more."),
    );
    byId("cannot").textContent = cannot;
    byId("cannot").hidden = !cannot;
    for (const id of ["sheet", "remove", "print-sheet"]) byId(id).hidden = !sheet;
    if (!sheet) return;
    const titles = sheet.parts.map((part, i) => {
      const title = new URLSearchParams(part).get("title");
      return `${i + 1} / ${sheet.parts.length}${title ? `: ${title}` : ""}`;
    });
    if (listed !== titles.join("\n"))
      byId("puzzles").replaceChildren(
        ...titles.map((text, i) =>
          Object.assign(document.createElement("option"), { value: i, textContent: text }),
        ),
      );
    listed = titles.join("\n");
    byId("puzzles").value = sheet.now;
    for (const button of document.querySelectorAll("#sheet [data-step]"))
      button.disabled = !(sheet.now + Number(button.dataset.step) in sheet.parts);
  };
}

/** { link, count }: the address of the puzzles in a file that this page has written, and how many it has; null for
 * another text. */
export function addressOf(text) {
  if (!/^\s*\{/.test(text)) return null;
  let found;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  if (!Array.isArray(found?.puzzles) || !found.puzzles.length)
    throw new Error(say("This file has no puzzles of this page."));
  const parts = found.puzzles.slice(0, MOST).map((one) => new URLSearchParams(one).toString());
  return { link: `#${joined(parts)}`, count: found.puzzles.length };
}
