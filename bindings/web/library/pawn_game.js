// What players ask about endings of two kings and pawns: who queens by force, by which legal moves, and on
// which way. Colors are 0 for White and 1 for Black, so that `pawns` and `kings` have one entry for each.

import { bit, has, members, typed } from "./arguments.js";

const PAWN = ["whitePawn", "blackPawn"];
/** The rank from which a pawn promotes. */
const CLOSE = [0xffn << 48n, 0xffn << 8n];

/** The rank of a square that a pawn of the other color has passed, and the square of this pawn. */
const PASSED = [5, 2];
const behind = (square, turn) => square + (turn ? 8 : -8);

/** No way is longer, whatever a finder says. */
const LONGEST = 500;

/** The three answers to whether a side queens by force. */
export const [QUEENS, RACE, NOT] = ["queens", "close race", "does not queen"];

/** The pawns of a color that are one step from queening. */
export const closePawns = ({ pawns }, color) => pawns[color] & CLOSE[color];

/** The ending of a position as the library reads FENs: { pawns, kings, turn, passed }. */
export function pawnPosition({ white, black, kings, pawns, enPassant, turn }) {
  const sides = [white, black];
  const alone = sides.map((side) => members(side & kings));
  if ((kings | pawns) !== (white | black) || alone.some(({ length }) => length !== 1))
    throw new RangeError("position: expected two kings and pawns alone");
  const position = {
    pawns: sides.map((side) => side & pawns),
    kings: alone.map(([king]) => king),
    turn: turn === "black" ? 1 : 0,
  };
  const isFree = (square) => !has(white | black, square);
  const isPassed = (square) =>
    square >> 3 === PASSED[position.turn] &&
    isFree(square) &&
    isFree(behind(square, 1 - position.turn)) &&
    has(position.pawns[1 - position.turn], behind(square, position.turn));
  // A pawn has passed it, or there is none.
  return { ...position, passed: members(enPassant).find(isPassed) ?? null };
}

const attacked = (cd, { pawns }, color) => cd.attacks(PAWN[color], pawns[color]);

/** Whether the side that has just moved is not in check, and the kings stand apart on empty squares. */
export function isLegal(cd, position) {
  const { pawns, kings, turn } = position;
  const isApart = cd.king(...kings) > 1 && !kings.some((king) => has(pawns[0] | pawns[1], king));
  return isApart && !has(attacked(cd, position, turn), kings[1 - turn]);
}

/** The legal moves; a promotion leaves the new piece out of the position after it. */
function legalMoves(cd, { pawns, kings, turn, passed }) {
  const [mine, theirs] = [pawns[turn], pawns[1 - turn]];
  const found = [];
  const add = (from, to, rest, taken = 0n) => {
    const [own, enemy] = [rest, theirs & ~taken];
    const after = {
      pawns: turn ? [enemy, own] : [own, enemy],
      kings: [...kings],
      turn: 1 - turn,
      passed: null,
    };
    if (from === kings[turn]) after.kings[turn] = to;
    else if (Math.abs(from - to) === 16) after.passed = (from + to) / 2;
    const promotes = own === (mine & ~bit(from)) && from !== kings[turn];
    if (isLegal(cd, after)) found.push({ from, to, takes: taken !== 0n, promotes, after });
  };
  for (const to of members(cd.moves("king", kings[turn], { own: mine })))
    add(kings[turn], to, mine, theirs & bit(to));
  const own = mine | theirs | bit(kings[0]) | bit(kings[1]);
  for (const from of members(mine)) {
    const moved = (to) => (mine & ~bit(from)) | (to >= 8 && to < 56 ? bit(to) : 0n);
    for (const to of members(cd.moves(PAWN[turn], from, { own }))) add(from, to, moved(to));
    for (const to of members(cd.attacks(PAWN[turn], from))) {
      if (has(theirs, to)) add(from, to, moved(to), bit(to));
      else if (to === passed) add(from, to, moved(to), bit(behind(to, turn)));
    }
  }
  return found;
}

/** Whether a promotion to a piece leaves the other side without a move and without a check. */
function isStalemate(cd, piece, { to, after }) {
  const sees = ({ pawns, kings }) => {
    const king = kings[after.turn];
    return (
      king !== to &&
      has(cd.attacks(piece, to, pawns[0] | pawns[1] | bit(kings[0]) | bit(kings[1])), king)
    );
  };
  return !sees(after) && legalMoves(cd, after).every((reply) => sees(reply.after));
}

/** The legal moves: { from, to, takes, promotes, piece, after }. `piece` is that of a promotion: a queen, a rook
 * where a queen is stalemate, null where both are. `after.passed` is the square that a pawn has passed. */
export function movesOf(cd, position) {
  const pieceOf = (move) =>
    ["queen", "rook"].find((piece) => !isStalemate(cd, piece, move)) ?? null;
  return legalMoves(cd, position).map((move) => ({
    ...move,
    piece: move.promotes ? pieceOf(move) : null,
  }));
}

/** The set of `sides` for the position: the attacker is to move, or the defender. */
const isIn = ({ kings, turn }, attacker, sides) =>
  has(
    sides[turn === attacker ? "attackerToMove" : "defenderToMove"][kings[attacker]],
    kings[1 - attacker],
  );

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

  /** Whether the attacker queens; with `upper` also into a close race. The library's sets have no right to
   * en passant: it is looked at here. */
  isWon(position, attacker, upper) {
    const { pawns, turn, passed } = position;
    const won = isIn(position, attacker, this.#find(pawns, attacker, upper).won);
    if (passed === null) return won;
    const moves = movesOf(this.#cd, position);
    const isEnPassant = ({ from, to }) => to === passed && from !== position.kings[turn];
    const results = moves
      .filter(isEnPassant)
      .map((move) => this.winsAfter(position, move, attacker, upper));
    if (!results.length) return won;
    if (turn === attacker) return won || results.some(Boolean);
    return results.every(Boolean) && (won || results.length === moves.length);
  }

  /** The king's move that takes the new piece of a promotion, or null. */
  #takingPromoted({ kings, turn }, { to, promotes, after }) {
    const other = 1 - turn;
    const isGuarded =
      this.#cd.king(to, kings[turn]) === 1 || has(attacked(this.#cd, after, turn), to);
    if (!promotes || isGuarded || this.#cd.king(to, kings[other]) !== 1) return null;
    return {
      from: kings[other],
      to,
      takes: true,
      promotes: false,
      piece: null,
      after: { ...after, kings: turn ? [to, kings[1]] : [kings[0], to], turn },
    };
  }

  /** The same after a move, by the game in the library's header. */
  winsAfter(position, move, attacker, upper) {
    const { turn } = position;
    if (!move.promotes) return this.isWon(move.after, attacker, upper);
    if (turn === attacker && move.piece === null) return false;
    if (turn === attacker && !upper && closePawns(move.after, 1 - turn)) return false;
    if (turn !== attacker && upper && closePawns(move.after, attacker)) return true;
    const taking = this.#takingPromoted(position, move);
    return taking ? this.isWon(taking.after, attacker, upper) : turn === attacker;
  }

  /** QUEENS, RACE or NOT: whether a color queens by force. */
  answer(position, color) {
    if (!Array.isArray(position?.pawns) || !Array.isArray(position.kings)) {
      throw new TypeError(
        `position: expected what pawnPosition(position) gives, not ${typed(position)}`,
      );
    }
    if (color !== 0 && color !== 1)
      throw new RangeError(`color: expected 0 for White or 1 for Black, not ${typed(color)}`);
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
  moves(position, color = position.turn) {
    const now = this.answer(position, color);
    const moves = movesOf(this.#cd, position);
    const [certain, possible] = [false, true].map((upper) =>
      this.#winning(position, moves, color, upper),
    );
    const found = { keep: [], lose: [], undecided: [] };
    for (const move of moves) {
      const answer = certain.includes(move) ? QUEENS : possible.includes(move) ? RACE : NOT;
      found[answer === RACE ? "undecided" : answer === now ? "keep" : "lose"].push(move);
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
    const isInside = ({ from, takes }) => from === position.kings[position.turn] && !takes;
    const found = moves.filter(
      (move) =>
        (isInside(move) || hasExits) && this.winsAfter(position, move, attacker, upper) === wins,
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
      const move = all
        .map((one) => [rank(at, one, color, lengths), one])
        .reduce((best, one) => (one[0] > best[0] ? one : best))[1];
      way.push(move);
      const taking = this.#takingPromoted(at, move);
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
  correspond({ pawns, kings }, attacker) {
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

/** How much a side wants a move on the way of a color: first a pawn's move, the farther the better, and for
 * the defender captures; then the king's moves by the number of moves that are left. */
function rank({ pawns, kings, turn }, { from, to, takes, promotes, after }, color, lengths) {
  const isMine = turn === color;
  if (after.pawns.every((set, i) => set === pawns[i])) {
    const left =
      lengths[turn === color ? "defenderToMove" : "attackerToMove"][
        64 * after.kings[color] + after.kings[1 - color]
      ];
    return isMine ? -left : left;
  }
  if (promotes && !isMine) return -1;
  const ahead = from === kings[turn] ? -1 : turn ? 7 - (to >> 3) : to >> 3;
  return (!isMine && takes ? 2000 : 1000) + ahead;
}
