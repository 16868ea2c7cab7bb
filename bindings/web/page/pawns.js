// Endings of two kings and pawns: their legal moves, who wins, from the solved sets of the library, and
// the worker that solves them, for which this file is loaded once more. Colors are 0 for White and 1 for
// Black; so `pawns` and `kings` have one entry for each.

import { squares } from "../index.js";
import loadPawnEndings from "../pawn.js";
import { bit, has } from "./pieces.js";

const PAWN = ["whitePawn", "blackPawn"];
/** The rank from which a pawn promotes. */
const CLOSE = [0xffn << 48n, 0xffn << 8n];

const attacked = (cd, { pawns }, color) => cd.attacks(PAWN[color], pawns[color]);

/** Whether the side that has just moved is not in check, and the kings stand apart on empty squares. */
export function isLegal(cd, position) {
  const { pawns, kings, turn } = position;
  const isApart = cd.king(...kings) > 1 && !kings.some((king) => has(pawns[0] | pawns[1], king));
  return isApart && !has(attacked(cd, position, turn), kings[1 - turn]);
}

/** The legal moves: { from, to, takes, promotes, after }; `after.passed` is the square that a pawn has passed. */
export function movesOf(cd, { pawns, kings, turn, passed }) {
  const [mine, theirs] = [pawns[turn], pawns[1 - turn]];
  const found = [];
  const add = (from, to, rest, taken = 0n) => {
    const [own, enemy] = [rest, theirs & ~taken];
    const after = { pawns: turn ? [enemy, own] : [own, enemy], kings: [...kings], turn: 1 - turn, passed: null };
    if (from === kings[turn]) after.kings[turn] = to;
    else if (Math.abs(from - to) === 16) after.passed = (from + to) / 2;
    const promotes = own === (mine & ~bit(from)) && from !== kings[turn];
    if (isLegal(cd, after)) found.push({ from, to, takes: taken !== 0n, promotes, after });
  };
  for (const to of squares(cd.moves("king", kings[turn], { own: mine }))) add(kings[turn], to, mine, theirs & bit(to));
  const own = mine | theirs | bit(kings[0]) | bit(kings[1]);
  for (const from of squares(mine)) {
    const moved = (to) => (mine & ~bit(from)) | (to >= 8 && to < 56 ? bit(to) : 0n);
    for (const to of squares(cd.moves(PAWN[turn], from, { own }))) add(from, to, moved(to));
    for (const to of squares(cd.attacks(PAWN[turn], from))) {
      if (has(theirs, to)) add(from, to, moved(to), bit(to));
      else if (to === passed) add(from, to, moved(to), bit(to + (turn ? 8 : -8)));
    }
  }
  return found;
}

/** The set of `sides` for the position: the attacker is to move, or the defender. */
const isIn = ({ kings, turn }, attacker, sides) =>
  has(sides[turn === attacker ? "attackerToMove" : "defenderToMove"][kings[attacker]], kings[1 - attacker]);

/**
 * What the library knows about endings. `find(pawns, attacker, upper)` is a solved ending, of pawn.js;
 * it may throw, if there is none yet.
 */
export class Endings {
  #cd;
  #find;

  constructor(cd, find) {
    this.#cd = cd;
    this.#find = find;
  }

  /** Whether the attacker wins. The library's sets have no right to en passant: it is looked at here. */
  isWon(position, attacker, upper) {
    const { pawns, turn, passed } = position;
    const won = isIn(position, attacker, this.#find(pawns, attacker, upper).won);
    if (passed === null) return won;
    const moves = movesOf(this.#cd, position);
    const isEnPassant = ({ from, to }) => to === passed && from !== position.kings[turn];
    const results = moves.filter(isEnPassant).map((move) => this.winsAfter(position, move, attacker, upper));
    if (!results.length) return won;
    if (turn === attacker) return won || results.some(Boolean);
    return results.every(Boolean) && (won || results.length === moves.length);
  }

  /** Whether the attacker wins after a move, by the game in the library's header. */
  winsAfter({ pawns, kings, turn }, { to, promotes, after }, attacker, upper) {
    if (!promotes) return this.isWon(after, attacker, upper);
    const other = 1 - turn;
    const isClose = (color) => (pawns[color] & CLOSE[color]) !== 0n;
    if (turn === attacker && !upper && isClose(other)) return false;
    if (turn !== attacker && upper && isClose(attacker)) return true;
    const isGuarded = this.#cd.king(to, kings[turn]) === 1 || has(attacked(this.#cd, after, turn), to);
    if (isGuarded || this.#cd.king(to, kings[other]) !== 1) return turn === attacker;
    return this.isWon({ ...after, kings: turn ? [to, kings[1]] : [kings[0], to], turn }, attacker, upper);
  }

  /** The color that wins, "draw", or a list of the colors that may win, if a queen stops a pawn. */
  result(position) {
    const { turn } = position;
    for (const attacker of [turn, 1 - turn]) if (this.isWon(position, attacker, false)) return attacker;
    const mayWin = [turn, 1 - turn].filter((attacker) => this.isWon(position, attacker, true));
    return mayWin.length ? mayWin : "draw";
  }

  /** The moves that keep the win, or the draw, and those of which that is not known, because a queen has
   * to fight a pawn. Both lists are empty where all moves keep the draw, or there is nothing to keep. */
  keeping(position) {
    const { turn } = position;
    const result = this.result(position);
    const none = { kept: [], undecided: [] };
    if (result === 1 - turn || Array.isArray(result)) return none;
    const [wins, attacker] = [result === turn, result === turn ? turn : 1 - turn];
    const moves = movesOf(this.#cd, position);
    const [kept, all] = [!wins, wins].map((upper) => this.#leadingTo(wins, position, moves, attacker, upper));
    if (!wins && kept.length === moves.length) return none;
    return { kept, undecided: all.filter((move) => !kept.includes(move)) };
  }

  /** The moves after which the attacker wins, or does not win, at a bound. */
  #leadingTo(wins, position, moves, attacker, upper) {
    const ending = this.#find(position.pawns, attacker, upper);
    // Where no other move wins or holds, only those of the king onto empty squares are left to try.
    const hasExits = position.passed !== null || isIn(position, attacker, wins ? ending.wins : ending.holds);
    const isInside = ({ from, takes }) => from === position.kings[position.turn] && !takes;
    return moves.filter((move) => (isInside(move) || hasExits) && this.winsAfter(position, move, attacker, upper) === wins);
  }

  /** For each square of the attacker's king the corresponding squares of the defender's king. With the
   * kings on such a pair, the side to move has to give way. Squares count to which the kings come without a move of a pawn. */
  correspond({ pawns, kings }, attacker) {
    const { won, attacker: mine, defender: theirs } = this.#find(pawns, attacker, false);
    const reached = (king, { own, avoid }) => this.#cd.within("king", king, 63, { own, avoid });
    const defends = reached(kings[1 - attacker], theirs) & ~theirs.avoid;
    const pairs = new Map();
    for (const a of squares(reached(kings[attacker], mine))) {
      const answers = won.defenderToMove[a] & ~won.attackerToMove[a] & defends;
      if (answers) pairs.set(a, answers);
    }
    return pairs;
  }
}

/** Groups of squares that hang together by pairs, in the order of the attacker's squares, as books number
 * them: { mine: set of the attacker's squares, theirs: set of the defender's }. */
export function groupsOf(pairs) {
  let groups = [];
  for (const [a, answers] of pairs) {
    const joined = groups.filter(({ theirs }) => theirs & answers);
    const group = joined.reduce((one, { mine, theirs }) => ({ mine: one.mine | mine, theirs: one.theirs | theirs }), { mine: bit(a), theirs: answers });
    groups = [...groups.filter((one) => !joined.includes(one)), group];
  }
  return groups.sort((one, two) => squares(one.mine)[0] - squares(two.mine)[0]);
}

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

  /** `tell()` is called whenever something is found. */
  constructor(tell) {
    this.#tell = tell;
  }

  start() {
    if (this.#worker || this.#stopped) return;
    this.#worker = new Worker(import.meta.url, { type: "module" });
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

  #found({ key, found }) {
    if (this.#known.size >= KEPT) this.#known.clear();
    this.#known.set(key, found);
    const next = this.#next;
    [this.#asked, this.#next] = [null, null];
    if (next && !this.#known.has(next.key)) this.#ask(next);
    this.#tell();
  }
}

/** Enough for about 230,000 structures of pawns. */
const MEGABYTES = 256;

/** A solved ending, or why there is none. A browser may have less memory, and then it throws. */
async function solved(solver, { pawns, attacker, upper }) {
  try {
    const solve = await solver;
    return solve(...pawns, attacker === 1, upper, MEGABYTES) ?? "too large";
  } catch (error) {
    return error instanceof RangeError ? "too large" : error.message;
  }
}

if (globalThis.WorkerGlobalScope) {
  const solver = loadPawnEndings();
  addEventListener("message", async ({ data }) => postMessage({ key: data.key, found: await solved(solver, data) }));
}
