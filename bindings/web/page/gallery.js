// The gallery of studies: a picture, a title and the mode of each, in a dialog.

import { fromAddress } from "./address.js";
import { MODES } from "./modes/index.js";
import { Picture } from "./picture.js";
import { say } from "./say.js";
import { STUDIES } from "./studies.js";

/** The state of a study as it is opened. */
export function stateOf(name) {
  const { hash, hides = false } = STUDIES[name];
  return { ...fromAddress(hash), study: name, hidden: hides };
}

/** Wires the button and the dialog. `answer(state)` is what the board shows, `open(state)` shows it. */
export function gallery({ open, answer }) {
  const dialog = document.getElementById("gallery");
  const list = document.getElementById("studies");
  document.getElementById("open-gallery").addEventListener("click", () => {
    dialog.showModal();
    if (list.children.length) return;
    for (const [name, { title }] of Object.entries(STUDIES)) {
      const state = stateOf(name);
      const button = document.createElement("button");
      button.type = "button";
      button.dataset.study = name;
      button.innerHTML = `<svg aria-hidden="true"></svg><b>${say(title)}</b><span>${say(MODES[state.mode].name)}</span>`;
      list.append(button);
      new Picture(button.firstElementChild, false).show(state, answer(state));
      button.addEventListener("click", () => {
        dialog.close();
        open(state);
      });
    }
  });
  dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
}
