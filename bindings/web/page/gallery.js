// The gallery of studies: a picture, the title and the mode of each.

import { ofStudy } from "./address.js";
import { MODES } from "./modes/index.js";
import { Picture } from "./picture.js";
import { byId, say } from "./say.js";
import { STUDIES } from "./studies.js";

/** Shows the studies. `answer(state)` is what is drawn of one: pawn endings are not solved for it; `open(state)`
 * opens the one that is chosen. */
export function openGallery(answer, open) {
  byId("gallery").showModal();
  if (byId("studies").children.length) return;
  for (const [name, { title }] of Object.entries(STUDIES)) {
    const opened = ofStudy(name);
    const button = Object.assign(document.createElement("button"), { type: "button" });
    button.dataset.study = name;
    button.innerHTML = `<svg aria-hidden="true"></svg><b>${say(title)}</b><span>${say(MODES[opened.mode].name)}</span>`;
    byId("studies").append(button);
    new Picture(button.firstElementChild, false).show(opened, answer(opened));
    button.addEventListener("click", () => {
      byId("gallery").close();
      open(opened);
    });
  }
}
