// Undo and redo by the browser's Back and Forward: each change is an entry of its history.

export class History {
  #newest = 0;
  #show;

  /** Calls `show()` when the address changes, except by `push`. */
  constructor(show) {
    this.#show = show;
    if (!history.state) history.replaceState({ entry: 0 }, "");
    this.#newest = this.#entry;
    addEventListener("popstate", () => {
      // A typed address has no entry yet.
      if (!history.state) history.replaceState({ entry: ++this.#newest }, "");
      this.#show();
    });
  }

  get #entry() {
    return history.state?.entry ?? 0;
  }

  push(address) {
    if (address === location.hash) return;
    this.#newest = this.#entry + 1;
    history.pushState({ entry: this.#newest }, "", address);
  }

  get canUndo() {
    return this.#entry > 0;
  }

  get canRedo() {
    return this.#entry < this.#newest;
  }

  undo() {
    if (this.canUndo) history.back();
  }

  redo() {
    if (this.canRedo) history.forward();
  }
}
