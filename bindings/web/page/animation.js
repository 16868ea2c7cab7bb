// The shortest ways, drawn one after the other above the board.

const SHOWN = 60;
const MILLISECONDS = 500;

export class Animation {
  #picture;
  #report;
  #timer = 0;

  /** `report` gets a sentence for each way, and null at the end. */
  constructor(picture, report) {
    this.#picture = picture;
    this.#report = report;
  }

  get running() {
    return this.#timer !== 0;
  }

  stop() {
    if (!this.running) return;
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#picture.way(null);
    this.#report(null);
  }

  /** `way(index)` is way `index` of `count`; only the first ways are shown if there are very
   * many. */
  start({ count, way }) {
    this.stop();
    const shown = count < SHOWN ? Number(count) : SHOWN;
    const rest = count > SHOWN ? `; the first ${SHOWN} are shown` : "";
    const show = (number) => {
      if (number === shown) return this.stop();
      this.#picture.way(way(BigInt(number)));
      this.#report(`Way ${number + 1} of ${count}${rest}`);
      this.#timer = setTimeout(show, MILLISECONDS, number + 1);
    };
    show(0);
  }
}
