// A sheet to print: two to six positions a page, and their answers on pages of their own.

import { localized } from "./game.js";
import { treeFrom } from "./pgn.js";
import { Picture } from "./picture.js";
import { turnOf } from "./pieces.js";
import { byId, say } from "./say.js";
import { questionOf } from "./studies.js";
import { isWrong, numberOf, needsNumber } from "./tree.js";

const ON_A_PAGE = 6;

const element = (name, className, ...children) => {
  const made = document.createElement(name);
  made.className = className;
  made.append(...children);
  return made;
};

/** A position with its number and texts. */
function boardOf(state, answer, number, texts) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const figure = element("figure", "", svg, element("figcaption", "", ...texts.filter(Boolean)));
  const picture = new Picture(svg);
  picture.show(state, answer);
  figure.prepend(element("b", "", `${number}`));
  return figure;
}

function pages(boards, title) {
  const all = [];
  for (let i = 0; i < boards.length; i += ON_A_PAGE)
    all.push(
      element(
        "section",
        boards.length > 2 ? "six" : "two",
        ...(title ? [element("h2", "", title)] : []),
        ...boards.slice(i, i + ON_A_PAGE),
      ),
    );
  return all;
}

/** The moves of a solution in words, with wrong tries and texts. */
function solutionOf(node, isFirst = true) {
  const words = node.next.flatMap((next, i) => {
    const move = `${needsNumber(next, isFirst || i > 0) ? `${numberOf(next)} ` : ""}${localized(next.san)}`;
    const rest = i > 0 ? solutionOf(next, false) : "";
    const text = [`${move}${isWrong(next) ? "?" : ""}`, next.comment, rest]
      .filter(Boolean)
      .join(" ");
    return i > 0 ? `(${text})` : text;
  });
  const [main] = node.next;
  return main ? [...words, solutionOf(main, words.length > 1)].filter(Boolean).join(" ") : "";
}

/** Prints the puzzles. `answer(state)` is what the page shows of a state, and after `found()` an ending may be solved. */
export async function printSheet(states, { answer, found }) {
  async function solved(state) {
    for (;;) {
      const shown = answer(state);
      if (shown.missing !== "solving") return shown;
      await found();
    }
  }
  const questions = states.map((state, i) => {
    const { title, text } = questionOf(state);
    const asked = { ...state, hidden: true };
    return boardOf(state, answer(asked), i + 1, [
      title && element("b", "", `${title}. `),
      text && `${text} `,
      `${turnOf(state)}.`,
    ]);
  });
  const answers = [];
  for (const [i, state] of states.entries()) {
    const shown = { ...state, hidden: false };
    const known = await solved(shown);
    answers.push(
      boardOf(shown, known, i + 1, [
        state.line ? solutionOf(await treeFrom(state.start, state.line)) : known.text,
      ]),
    );
  }
  const sheet = byId("printed-sheet");
  sheet.replaceChildren(...pages(questions, ""), ...pages(answers, say("Answers")));
  document.body.classList.add("sheet");
  addEventListener(
    "afterprint",
    () => {
      document.body.classList.remove("sheet");
      sheet.replaceChildren();
    },
    { once: true },
  );
  print();
}
