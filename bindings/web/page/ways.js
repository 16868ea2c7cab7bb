// The shortest ways, drawn one after the other above the board.

const SHOWN = 60;
const MILLISECONDS = 500;

const middle = (square) => `${(square & 7) + 0.5},${7 - (square >> 3) + 0.5}`;

export class Ways {
  constructor(svg, report) {
    this.svg = svg;
    this.report = report;
    this.timer = 0;
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.svg.replaceChildren();
  }

  get running() {
    return this.timer !== 0;
  }

  /** A length of 1 lets the style draw the line from its start. */
  #polyline(name, points) {
    const line = document.createElementNS(this.svg.namespaceURI, "polyline");
    for (const [key, value] of Object.entries({ class: name, points, pathLength: 1 })) {
      line.setAttribute(key, value);
    }
    return line;
  }

  /** `way(index)` is the index-th of `count` ways; the later of very many are passed over. */
  start(count, way) {
    this.stop();
    const shown = count < SHOWN ? Number(count) : SHOWN;
    const show = (number) => {
      if (number === shown) {
        this.stop();
        this.report(null);
        return;
      }
      const squares = way(BigInt(number));
      const points = squares.map(middle).join(" ");
      this.svg.replaceChildren(...["edge", "line"].map((name) => this.#polyline(name, points)));
      this.report(`Way ${number + 1} of ${count}${count > SHOWN ? `, of which the first ${SHOWN} are shown` : ""}`);
      this.timer = setTimeout(show, MILLISECONDS, number + 1);
    };
    show(0);
  }
}
