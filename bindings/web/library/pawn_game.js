// What players ask about endings of two kings and pawns: who queens by force, by which legal moves, and on
// which way. Colors are 0 for White and 1 for Black, so that `pawns` and `kings` have one entry for each. The
// rules are the C library's.

import { has, members, oneOf, typed } from "./arguments.js";
import { checkPawnPosition, checkPawns } from "./positions.js";

/** The rank from which a pawn promotes. */
const CLOSE = [0xffn << 48n, 0xffn << 8n];

/** No way is longer, whatever a finder says. */
const LONGEST = 500;
/** The rank of a king's move to an empty square: the moves that are left say more. */
const QUIET = 1;

/** A move is worth as much as the position after it. */
const UNKNOWN = 2;

/** The three answers to whether a side queens by force. */
export const [QUEENS, RACE, NOT] = ["queens", "close race", "does not queen"];

/** The pawns of a color that are one step from queening. Of the position its `pawns` are enough. */
export function closePawns(position, color) {
  checkPawns(position);
  checkColor(color);
  return position.pawns[color] & CLOSE[color];
}

/** The ending of a position as the library reads FENs: { pawns, kings, turn, passed }. */
export function pawnPosition(position) {
  const { white, black, kings, pawns, enPassant, turn } = Object(position);
  if ([white, black, kings, pawns, enPassant].some((set) => typeof set !== "bigint"))
    throw new TypeError(`position: expected what position(fen) gives, not ${typed(position)}`);
  const sides = [white, black];
  const alone = sides.map((side) => members(side & kings));
  if ((kings | pawns) !== (white | black) || alone.some(({ length }) => length !== 1))
    throw new RangeError("position: expected two kings and pawns alone");
  return {
    pawns: sides.map((side) => side & pawns),
    kings: alone.map(([king]) => king),
    turn: turn === "black" ? 1 : 0,
    passed: members(enPassant)[0] ?? null,
  };
}

/** Whether the side that has just moved is not in check, and the kings stand apart on empty squares. */
export const isLegal = (cd, position) => cd.pawnOptions(position) !== null;

/** The legal moves: { from, to, takes, promotes, piece, after }. `piece` is that of a promotion: a queen, a rook
 * where a queen is stalemate, null where both are. `after.passed` is the square that a pawn has passed. */
export const movesOf = (cd, position) => cd.pawnOptions(position)?.moves ?? [];

/** The set of `sides` for the position: the attacker is to move, or the defender. */
const sideOf = ({ turn }, attacker, sides) =>
  sides[turn === attacker ? "attackerToMove" : "defenderToMove"];
const isIn = (position, attacker, sides) =>
  has(sideOf(position, attacker, sides)[position.kings[attacker]], position.kings[1 - attacker]);

/** The king's move that takes the new piece of a promotion, or null. */
const takingPromoted = ({ kings, turn }, { to, isTaken, next }) =>
  isTaken
    ? { from: kings[1 - turn], to, takes: true, promotes: false, piece: null, after: next }
    : null;

function check(position, color) {
  checkPawnPosition(position);
  checkColor(color);
}

function checkColor(color) {
  oneOf([0, 1], color, "color", "0 for White or 1 for Black");
}

/**
 * The answers of solved endings. `find(pawns, attacker, upper)` is one, of pawn.js. It may throw if it has
 * none yet: then nothing is kept, and the same question can be asked again.
 */
export class PawnGame {
  #cd;
  #find;

  constructor(cd, find) {
    this.#cd = cd;
    this.#find = find;
  }

  /** Whether the attacker queens; with `upper` also into a close race. The endings have no right to en passant:
   * the library says which positions decide with it. */
  isWon(position, attacker, upper) {
    const wins = (one) => isIn(one, attacker, this.#find(one.pawns, attacker, upper).won);
    if (position.passed === null) return wins(position);
    const decides = this.#cd.pawnOptions(position)?.decides ?? [position];
    return position.turn === attacker ? decides.some(wins) : decides.every(wins);
  }

  /** The same after a move, by the game in the library's header. */
  winsAfter(position, { wins, next }, attacker, upper) {
    const known = wins[attacker][upper ? 1 : 0];
    return known === UNKNOWN ? this.isWon(next, attacker, upper) : known === 1;
  }

  /** QUEENS, RACE or NOT: whether a color queens by force. */
  answer(position, color) {
    check(position, color);
    if (!isLegal(this.#cd, position))
      throw new RangeError(
        "position: the kings stand on one square, beside each other or on a pawn, or the side that has just moved is in check",
      );
    return this.isWon(position, color, false)
      ? QUEENS
      : this.isWon(position, color, true)
        ? RACE
        : NOT;
  }

  /** All legal moves by what they do to the answer for a color: those that keep it, those after which it is a
   * close race, `undecided`, and those that `lose` it. */
  moves(position, color = position?.turn) {
    const now = this.answer(position, color);
    const moves = movesOf(this.#cd, position);
    const [certain, possible] = [false, true].map((upper) =>
      this.#winning(position, moves, color, upper),
    );
    const found = { keep: [], lose: [], undecided: [] };
    for (const move of moves) {
      const answer = certain.includes(move) ? QUEENS : possible.includes(move) ? RACE : NOT;
      // A promotion that mates is more than a close race.
      const isKept = answer === now || (answer === QUEENS && color === position.turn);
      found[answer === RACE ? "undecided" : isKept ? "keep" : "lose"].push(move);
    }
    return found;
  }

  /** The moves after which the attacker queens, at a bound. */
  #winning(position, moves, attacker, upper) {
    const ending = this.#find(position.pawns, attacker, upper);
    const wins = position.turn === attacker;
    // Where no other move wins or holds, only those of the king onto empty squares are left to try.
    const hasExits =
      position.passed !== null || isIn(position, attacker, wins ? ending.wins : ending.holds);
    const isTried = ({ rank, wins }) =>
      hasExits || rank[attacker] === QUIET || wins[attacker][upper ? 1 : 0] !== UNKNOWN;
    const found = moves.filter(
      (move) => isTried(move) && this.winsAfter(position, move, attacker, upper) === wins,
    );
    return wins ? found : moves.filter((move) => !found.includes(move));
  }

  /** The moves until a color queens, or mates with a pawn, if it does so by force; with `upper` until a queen
   * meets a pawn that is one step from queening. Its king goes the shortest way to a pawn's move or a capture
   * that keeps it. The other side takes what it can, runs with its pawns, or makes the king's way long. */
  way(position, color, upper = false) {
    const way = [];
    this.answer(position, color);
    for (let at = position; way.length < LONGEST && this.isWon(at, color, upper);) {
      const known = movesOf(this.#cd, at);
      // Against a close race the defender keeps the queen from coming without it.
      const lost = upper && at.turn !== color ? this.#winning(at, known, color, false) : [];
      const all = this.#winning(at, known, color, upper).filter((move) => !lost.includes(move));
      if (all.length === 0) break;
      const lengths = this.lengths(at, color, upper);
      const rankOf = ({ rank, after: { kings, turn } }) => {
        if (rank[color] !== QUIET) return rank[color];
        const left = sideOf({ turn }, color, lengths)[64 * kings[color] + kings[1 - color]];
        return QUIET + (turn === color ? left : 255 - left);
      };
      const move = all.reduce((best, one) => (rankOf(one) > rankOf(best) ? one : best));
      way.push(move);
      const taking = takingPromoted(at, move);
      const isMet = upper && move.promotes && closePawns(move.after, 1 - at.turn) !== 0n;
      if (move.promotes && (!taking || isMet)) break;
      if (taking) way.push(taking);
      at = (taking ?? move).after;
    }
    return way;
  }

  /** By squares of both kings, 64 * attacker + defender, how many moves the attacker's king needs until a pawn's
   * move or a capture that queens; 255 where it does not. */
  lengths({ pawns }, color, upper = false) {
    const { attacker, defender, wins, holds } = this.#find(pawns, color, upper);
    return this.#cd.duelPairs(attacker, defender, wins, holds);
  }

  /** For each square of the attacker's king the corresponding squares of the defender's king. With the
   * kings on such a pair, the side to move has to give way. Squares count to which the kings come without a move of a pawn. */
  correspond(position, attacker) {
    check(position, attacker);
    const { pawns, kings } = position;
    const { won, attacker: mine, defender: theirs } = this.#find(pawns, attacker, false);
    const reached = (king, { own, avoid }) => this.#cd.within("king", king, 63, { own, avoid });
    const defends = reached(kings[1 - attacker], theirs) & ~theirs.avoid;
    const pairs = new Map();
    for (const a of members(reached(kings[attacker], mine))) {
      const answers = won.defenderToMove[a] & ~won.attackerToMove[a] & defends;
      if (answers) pairs.set(a, answers);
    }
    return pairs;
  }
}
