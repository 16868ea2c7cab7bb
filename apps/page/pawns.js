// Endings of kings and pawns, which a worker solves: this file is the page's side and the worker's. The answers of
// solved endings are PawnGame's, in the library.

/** What a second's work fills. */
const MEGABYTES = 256;

/** How many endings are kept. */
const KEPT = 400;
/** A question that has taken so many milliseconds is given up for a newer one. */
const PATIENCE = 100;

/** Why an ending is not there: "solving", "stopped", "too large", or what is wrong with the solver. */
export class Unsolved extends Error {}

export class Solver {
  #worker = null;
  /** By question an ending, or why there is none. */
  #known = new Map();
  /** The question that the worker has, since when, and the one that comes after it. */
  #asked = null;
  #since = 0;
  #next = null;
  #stopped = false;
  #tell;
  #waiting = [];
  /** How many structures of pawns an ending has at most, once one was too large. */
  most = null;

  /** `tell()` is called whenever something is found. */
  constructor(tell) {
    this.#tell = () => {
      tell();
      for (const done of this.#waiting.splice(0)) done();
    };
  }

  /** Until something is found. */
  found() {
    return new Promise((done) => this.#waiting.push(done));
  }

  start() {
    if (this.#worker || this.#stopped) return;
    // A worker has no import map.
    const library = import.meta.resolve("chess-distance/pawn");
    this.#worker = new Worker(`${import.meta.url}?${library}`, { type: "module" });
    this.#worker.addEventListener("message", ({ data }) => this.#found(data));
  }

  /** What finds solved endings, as pawn.js gives them, for one answer. The first one that is not there is
   * asked for; then, and where an ending cannot be had, it throws Unsolved. */
  finder() {
    let isFirst = true;
    return (pawns, attacker, upper) => {
      const key = `${pawns} ${attacker} ${upper}`;
      const known = this.#known.get(key);
      if (typeof known === "object") return known;
      if (known) throw new Unsolved(known);
      if (this.#stopped) throw new Unsolved("stopped");
      if (isFirst) this.#ask({ key, pawns, attacker, upper });
      isFirst = false;
      throw new Unsolved("solving");
    };
  }

  /** How many structures the lower bound of an ending has, once it is solved. */
  structures(pawns, attacker) {
    return this.#known.get(`${pawns} ${attacker} false`)?.structures;
  }

  /** Ends the worker; nothing is asked until `go`. */
  stop() {
    this.#stopped = true;
    this.#end();
    this.#tell();
  }

  go() {
    this.#stopped = false;
    this.#tell();
  }

  #end() {
    this.#worker?.terminate();
    [this.#worker, this.#asked, this.#next] = [null, null, null];
  }

  #ask(question) {
    if (this.#asked?.key === question.key) return;
    const left = this.#since + PATIENCE - performance.now();
    if (this.#asked && left > 0) {
      this.#next = question;
      setTimeout(() => this.#next && this.#ask(this.#next), left);
      return;
    }
    if (this.#asked) this.#end();
    this.start();
    [this.#asked, this.#since] = [question, performance.now()];
    this.#worker.postMessage(question);
  }

  #found({ key, found, most }) {
    this.most = most;
    // What somebody waits for may need every ending that it has asked for.
    if (this.#known.size >= KEPT && !this.#waiting.length) this.#known.clear();
    this.#known.set(key, found);
    const next = this.#next;
    [this.#asked, this.#next] = [null, null];
    if (next && !this.#known.has(next.key)) this.#ask(next);
    this.#tell();
  }
}

/** The worker answers each question with a solved ending, or with why there is none. */
function work() {
  const loading = import(new URL(import.meta.url).search.slice(1)).then(async (pawn) => ({
    ...pawn,
    solve: await pawn.default(),
  }));
  addEventListener("message", async ({ data: { key, pawns, attacker, upper } }) => {
    let found;
    let most;
    try {
      const { solve, STRUCTURE_BYTES } = await loading;
      most = Math.floor((MEGABYTES * 2 ** 20) / STRUCTURE_BYTES);
      found = solve(...pawns, attacker === 1, upper, MEGABYTES) ?? "too large";
    } catch (error) {
      // A browser may have less memory.
      found = error instanceof RangeError ? "too large" : error.message;
    }
    postMessage({ key, found, most });
  });
}
if (globalThis.WorkerGlobalScope) work();
