// The list of moves: a game with its comments and variations, a recorded solution, or what was played. Each move is a
// button that shows its position.

import { fullFen, isUsual } from "./fen.js";
import { localized } from "./game.js";
import { say } from "./say.js";
import { fromFen } from "./state.js";
import {
  isWrong,
  mainFrom,
  moveText,
  needsNumber,
  nodeOf,
  numberOf,
  positionsFrom,
  setWrong,
} from "./tree.js";

/** The signs of PGN as players write them. */
const SIGNS = {
  $1: "!",
  $2: "?",
  $3: "!!",
  $4: "??",
  $5: "!?",
  $6: "?!",
  $10: "=",
  $13: "∞",
  $14: "⩲",
  $15: "⩱",
  $16: "±",
  $17: "∓",
  $18: "+−",
  $19: "−+",
};
/** So many pawn endings of a game are offered. */
const OFFERED = 4;

const element = (name, fields, ...children) => {
  const made = Object.assign(document.createElement(name), fields);
  made.append(...children);
  return made;
};

const isPawnEnding = ({ fen }) => /^[kp1-8/]+ /i.test(fen);

export class Line {
  #element;
  #page;
  #root = null;
  #at = null;
  /** The positions in the order of their buttons. */
  #nodes = [];
  /** The start and the text of the moves, as a state has them. */
  #key = null;
  #isHidden = false;
  /** The FEN where the game begins. */
  start = "";

  /** `page`: go(fen), which shows a position; edited(), after which the text is another one; openEnding(fen);
   * draw(), once a text has been read; tell(text). */
  constructor(element, page) {
    this.#element = element;
    this.#page = page;
    const to = {
      first: () => this.#root,
      back: () => this.#at.parent,
      on: () => this.#shown(this.#at.next)[0],
      last: () => mainFrom(this.#at, (next) => this.#shown(next)).at(-1),
    };
    element.addEventListener("click", ({ target }) => {
      const { go, ply, ending } = target.closest("button")?.dataset ?? {};
      if (ending !== undefined) this.#page.openEnding(this.#nodes[ending].fen);
      else if (go || ply) this.#choose(go ? to[go]() : this.#nodes[ply]);
    });
    const edit = (id, type, write) =>
      element.querySelector(id).addEventListener(type, ({ target }) => {
        write(target);
        this.draw();
        this.#page.edited();
      });
    edit("#comment", "change", ({ value }) => (this.#at.comment = value.trim()));
    edit("#wrong", "change", ({ checked }) => setWrong(this.#at, checked));
    edit("#cut", "click", () => {
      const { parent } = this.#at;
      parent.next = parent.next.filter((node) => node !== this.#at);
      this.#at = parent;
      this.#page.go(parent.fen);
    });
  }

  #choose(node) {
    if (!node) return;
    this.#at = node;
    this.#page.go(node.fen);
  }

  /** Another game, at one of its positions. */
  set(root, at, start = root.fen) {
    [this.#root, this.#at, this.#key, this.start] = [root, at, null, start];
    this.draw();
  }

  clear() {
    this.#root = null;
    this.#key = null;
  }

  /** The moves of the game as a text. */
  get text() {
    return moveText(this.#root);
  }

  /** The position that is shown, or null where it is none of the game's. */
  get at() {
    return this.#element.hidden ? null : this.#at;
  }

  /** What has come of the game, in words, where the position that is shown has one. */
  get outcome() {
    return this.at?.outcome;
  }

  /** The position that is shown; without a game a new one begins with it. */
  begun(state) {
    if (this.#element.hidden) {
      const root = nodeOf(fullFen(state));
      this.set(root, root);
      this.#element.hidden = false;
    }
    return this.#at;
  }

  /** A move from the position that is shown. */
  play(state, san, fen, outcome) {
    const from = this.begun(state);
    const known = from.next.find((node) => node.san === san);
    this.#at = known ?? nodeOf(fen, san, from);
    this.#at.outcome ??= outcome;
    this.#at.isPlayed = true;
    if (!known) from.next.push(this.#at);
    this.draw();
  }

  /** Marks the move that led to a position as the only one. */
  mark(fen) {
    for (const node of positionsFrom(this.#root)) if (node.fen === fen) node.isOnly = true;
    this.draw();
  }

  /** Keeps a state's text as that of the game which is shown. */
  keep({ start, line }) {
    this.#key = `${start} ${line}`;
  }

  /** Reads the game of a state, if it has one that is not shown yet; `whenRead` is the last one. */
  #read(state) {
    const key = `${state.start} ${state.line}`;
    if (state.line === null || key === this.#key) return;
    this.#key = key;
    this.whenRead = import("./pgn.js")
      .then(({ treeFrom }) => treeFrom(state.start, state.line))
      .then(
        (root) => {
          if (this.#key !== key) return;
          this.set(root, root, state.start);
          this.#key = key;
          this.#page.draw();
        },
        ({ message }) => this.#page.tell(message),
      );
  }

  whenRead = null;

  /** Marks the position of a state; the list is there while the state is one of its positions. */
  show(state) {
    this.#read(state);
    const fen = fullFen(state);
    const [board] = fen.split(" ");
    const isShown = (node) =>
      node?.fen.startsWith(`${board} `) && fullFen(fromFen(node.fen, state)) === fen;
    const isHere = this.#root !== null && isUsual(state);
    if (isHere && !isShown(this.#at))
      this.#at = [...positionsFrom(this.#root)].find(isShown) ?? null;
    this.#element.hidden = !isHere || this.#at === null;
    if (this.#element.hidden) return;
    if (this.#isHidden !== state.hidden) {
      this.#isHidden = state.hidden;
      // What its author has played is the solution.
      if (state.line !== null) for (const node of positionsFrom(this.#root)) node.isPlayed = false;
      this.draw();
    }
    this.#element.querySelector("#recorder").hidden = !state.records || state.hidden;
    this.#element.querySelector("#comment").value = this.#at.comment;
    this.#element.querySelector("#wrong").checked = isWrong(this.#at);
    for (const id of ["wrong", "cut"])
      this.#element.querySelector(`#${id}`).disabled = this.#at === this.#root;
    this.#markShown();
  }

  /** What a reader of a hidden solution sees: what was played. */
  #shown(next) {
    return this.#isHidden ? next.filter(({ isPlayed }) => isPlayed) : next;
  }

  #button(node, isFirst) {
    const signs = (node.isOnly ? "!" : "") + node.nags.map((nag) => SIGNS[nag] ?? "").join("");
    const number = needsNumber(node, isFirst) ? `${numberOf(node)} ` : "";
    const button = element("button", {
      type: "button",
      textContent: number + localized(node.san) + signs,
      title: node.isOnly ? say("the only move") : "",
    });
    button.dataset.ply = this.#nodes.push(node) - 1;
    return button;
  }

  /** The move with its texts, and in parentheses the moves that others play in its place. */
  #items(node, others, isFirst) {
    const remark = (text, className) =>
      text ? [element("span", { className, textContent: text })] : [];
    if (this.#isHidden) return [this.#button(node, isFirst)];
    return [
      ...remark(node.before, "remark"),
      this.#button(node, isFirst || node.before !== ""),
      ...remark(node.clock, "clock"),
      ...remark(node.comment, "remark"),
      ...others.map((other) =>
        element("span", { className: "variation" }, "(", ...this.#variation(other, [], true), ")"),
      ),
    ];
  }

  #variation(node, others, isFirst) {
    const items = this.#items(node, others, isFirst);
    const [next, ...rest] = node.next;
    return next ? [...items, ...this.#variation(next, rest, items.length > 1)] : items;
  }

  /** Writes the list. */
  draw() {
    this.#nodes = [];
    const items = [];
    let isFirst = true;
    let others = [];
    for (const node of mainFrom(this.#root, (next) => this.#shown(next))) {
      if (node !== this.#root) {
        const parts = this.#items(node, others, isFirst);
        items.push(element("li", {}, ...parts));
        isFirst = parts.length > 1;
      }
      others = this.#shown(node.next).slice(1);
    }
    const { comment } = this.#root;
    if (comment && !this.#isHidden)
      items.unshift(element("li", { className: "remark", textContent: comment }));
    const list = this.#element.querySelector("ol");
    list.replaceChildren(...items);
    list.classList.toggle("rich", list.querySelector("span, .remark") !== null);
    const endings = this.#isHidden
      ? []
      : this.#nodes.filter((node) => isPawnEnding(node) && !isPawnEnding(node.parent));
    this.#element.querySelector("#endings").replaceChildren(
      ...endings.slice(0, OFFERED).map((node) => {
        const move = `${numberOf(node)} ${localized(node.san)}`;
        const button = element("button", {
          type: "button",
          textContent: say("The pawn ending after {move}", { move }),
        });
        button.dataset.ending = this.#nodes.indexOf(node);
        return button;
      }),
    );
    this.#markShown();
  }

  #markShown() {
    for (const button of this.#element.querySelectorAll("[data-ply]")) {
      const isCurrent = this.#nodes[button.dataset.ply] === this.#at;
      if (isCurrent) button.setAttribute("aria-current", "step");
      else button.removeAttribute("aria-current");
      if (!isCurrent) continue;
      const list = this.#element.querySelector("ol");
      list.scrollLeft = button.offsetLeft - 60;
      list.scrollTop = button.offsetTop - 40;
    }
    const isFirst = this.#at === this.#root;
    const isLast = this.#shown(this.#at.next).length === 0;
    for (const [name, disabled] of Object.entries({
      first: isFirst,
      back: isFirst,
      on: isLast,
      last: isLast,
    })) {
      this.#element.querySelector(`[data-go="${name}"]`).disabled = disabled;
    }
  }
}
