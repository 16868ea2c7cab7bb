// The shortest ways, drawn one after the other above the board.

const SHOWN = 60;
const MILLISECONDS = 350;

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
      const line = document.createElementNS(this.svg.namespaceURI, "polyline");
      line.setAttribute("points", squares.map(middle).join(" "));
      const end = document.createElementNS(this.svg.namespaceURI, "circle");
      const [x, y] = middle(squares[squares.length - 1]).split(",");
      for (const [name, value] of Object.entries({ cx: x, cy: y, r: 0.14 })) end.setAttribute(name, value);
      this.svg.replaceChildren(line, end);
      this.report(`Way ${number + 1} of ${count}${count > SHOWN ? `, of which the first ${SHOWN} are shown` : ""}`);
      this.timer = setTimeout(show, MILLISECONDS, number + 1);
    };
    show(0);
  }
}
