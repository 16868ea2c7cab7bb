// Words of chess for what the solved endings show: opposition, mutual zugzwang, key squares, a spare tempo,
// triangulation, a pawn that runs. Each has a definition below, by who queens by force, and is said only where
// it holds.

import { NONE } from "chess-distance";
import { NOT, QUEENS, closePawns, isLegal, movesOf } from "chess-distance/pawn";
import { bit, has, members, nameOf } from "./pieces.js";
import { say } from "./say.js";

/** The names of the colors 0 and 1. */
export const COLORS = ["White", "Black"];
const file = (square) => square & 7;
const rank = (square) => square >> 3;

/** A position with the kings elsewhere. */
const withKings = (position, kings, turn) => ({ ...position, kings, turn, passed: null });

/** Mutual zugzwang for an attacker: it queens by force if the other side is to move, and not if it is. */
export function isZugzwang(cd, game, position, attacker) {
  const [mine, theirs] = [attacker, 1 - attacker].map((turn) =>
    withKings(position, position.kings, turn),
  );
  return (
    isLegal(cd, mine) &&
    isLegal(cd, theirs) &&
    game.isWon(theirs, attacker, false) &&
    !game.isWon(mine, attacker, false)
  );
}

/** Opposition: kings on one file or rank with one free square between; distant: with three or five. A move takes it
 * where no other move of the king keeps the answer, or where it is mutual zugzwang. */
export function oppositionOf({ kings: [one, two], pawns }) {
  const steps = [file(two) - file(one), rank(two) - rank(one)].map(Math.abs);
  if (Math.min(...steps) > 0) return null;
  const step = (two - one) / Math.max(...steps);
  for (let square = one + step; square !== two; square += step)
    if (has(pawns[0] | pawns[1], square)) return null;
  return (
    { 2: "opposition", 4: "distant opposition", 6: "distant opposition" }[Math.max(...steps)] ??
    null
  );
}

const isRookPawn = (pawn) => file(pawn) % 7 === 0;

/** Key squares of an only pawn: with its king on one it queens, whichever side is to move and wherever the other
 * king stands, unless that king takes the pawn from beside it, or, since those of a rook pawn may be far from it, is
 * nearer to it. Of them the ones nearest to the pawn, and all of a rook pawn. */
export function keySquares(cd, game, position, attacker) {
  const [pawn, ...others] = members(position.pawns[attacker]);
  if (
    pawn === undefined ||
    others.length ||
    position.pawns[1 - attacker] ||
    closePawns(position, attacker)
  )
    return [];
  const isKey = (mine) => {
    let isMet = false;
    const far = isRookPawn(pawn) ? cd.king(mine, pawn) : Math.min(2, cd.king(mine, pawn));
    for (let theirs = 0; theirs < 64; ++theirs) {
      if (cd.king(theirs, pawn) < far) continue;
      for (const turn of [0, 1]) {
        const at = withKings(position, attacker ? [theirs, mine] : [mine, theirs], turn);
        if (!isLegal(cd, at)) continue;
        if (!game.isWon(at, attacker, false)) return false;
        isMet = true;
      }
    }
    return isMet;
  };
  const ahead = (square) => (attacker ? rank(pawn) - rank(square) : rank(square) - rank(pawn));
  const near = [...Array(64).keys()].filter(
    (square) => ahead(square) > 0 && Math.abs(file(square) - file(pawn)) <= 1 && isKey(square),
  );
  const least = Math.min(...near.map(ahead));
  return near.filter((square) => isRookPawn(pawn) || ahead(square) === least);
}

/** The square of a pawn: where the other king catches it, by the library. */
export const squareOf = (cd, { turn }, pawn, color) =>
  Array.from({ length: 64 }, (_, king) => king).filter(
    (king) => king !== pawn && !cd.pawnOutrunsKing(pawn, king, color === 1, turn !== color),
  );

/** The only pawn of an ending, if no side queens, its own king is far from it and the other one inside its square; else
 * null. */
function caughtPawn(cd, { pawns, kings, turn }, answer) {
  const [pawn, ...others] = members(pawns[0] | pawns[1]);
  if (answer !== NOT || pawn === undefined || others.length) return null;
  const color = has(pawns[0], pawn) ? 0 : 1;
  const isFar = cd.king(kings[color], pawn) > 2;
  const isCaught = !cd.pawnOutrunsKing(pawn, kings[1 - color], color === 1, turn !== color);
  return isFar && isCaught ? pawn : null;
}

/** A pawn that runs: nothing stands before it, the other king is outside its square, and on the way to the queen
 * its side moves nothing else. */
export function runaway(cd, game, position, color) {
  if (game.answer(position, color) !== QUEENS) return null;
  const { pawns, kings, turn } = position;
  const mine = game.way(position, color).filter(({ after }) => after.turn !== color);
  const pawn = mine[0]?.from;
  if (pawn === undefined || pawn === kings[color] || !mine.at(-1).promotes) return null;
  const isRun = mine.every(
    ({ from, to }, i) => (from - to) % 8 === 0 && from === (mine[i - 1]?.to ?? pawn),
  );
  const path = Array.from({ length: 8 }, (_, r) => 8 * r + file(pawn)).filter((square) =>
    color ? square < pawn : square > pawn,
  );
  const isFree = path.every(
    (square) => !has(pawns[0] | pawns[1] | bit(kings[0]) | bit(kings[1]), square),
  );
  return isRun &&
    isFree &&
    path.length > 1 &&
    cd.pawnOutrunsKing(pawn, kings[1 - color], color === 1, turn !== color)
    ? pawn
    : null;
}

/** A spare tempo: a quiet move of a pawn, not to the rank before queening, keeps the answer, and no move of the
 * king does. */
export function spareTempo({ turn, kings }, { keep, lose, undecided }) {
  const isKing = ({ from }) => from === kings[turn];
  if (keep.some(isKing) || ![...lose, ...undecided].some(isKing)) return null;
  return (
    keep.find(({ promotes, takes, after }) => !promotes && !takes && !closePawns(after, turn)) ??
    null
  );
}

/** The best squares of the king that moves, `best(mine, theirs, isMine)`, by the number of moves that are left after
 * it. */
function bestKings(cd, position, color, lengths) {
  const kingsOf = (mine, theirs) => (color ? [theirs, mine] : [mine, theirs]);
  return (mine, theirs, isMine) => {
    const at = withKings(position, kingsOf(mine, theirs), isMine ? color : 1 - color);
    const moves = movesOf(cd, at).filter(({ after }) =>
      after.pawns.every((set, i) => set === at.pawns[i]),
    );
    const left = moves.map(({ to }) => [
      isMine ? lengths.defenderToMove[64 * to + theirs] : -lengths.attackerToMove[64 * mine + to],
      to,
    ]);
    const least = Math.min(...left.map(([n]) => n));
    return left.filter(([n]) => n === least && Math.abs(n) < NONE).map(([, to]) => to);
  };
}

/** Squares of the kings that correspond where the attacker queens with either side to move: on the best ways from the
 * position, those pairs with which it is slower if it is to move, so that it has to lose a move. By squares of the
 * attacker's king sets of the other's. */
export function lostMoves(cd, game, position, color) {
  const lengths = game.lengths(position, color);
  const best = bestKings(cd, position, color, lengths);
  const pairs = new Map();
  const seen = new Set();
  const ways = [[position.kings[color], position.kings[1 - color], position.turn === color]];
  for (const [mine, theirs, isMine] of ways) {
    const key = 128 * mine + 2 * theirs + Number(isMine);
    if (seen.has(key)) continue;
    seen.add(key);
    const pair = 64 * mine + theirs;
    const [withMove, without] = [lengths.attackerToMove[pair], lengths.defenderToMove[pair]];
    if (withMove < NONE && without < withMove)
      pairs.set(mine, (pairs.get(mine) ?? 0n) | bit(theirs));
    for (const to of best(mine, theirs, isMine))
      ways.push(isMine ? [to, theirs, false] : [mine, to, true]);
  }
  return pairs;
}

/** Triangulation: the attacker would be faster with the other side to move. Its king goes over two other squares
 * back to its own, each time by a shortest way,
 * and the other king is back too, after moves that hold longest: so the other side is to move. */
export function isTriangulation(cd, game, position, color) {
  const lengths = game.lengths(position, color);
  const own = position.kings[color];
  const best = bestKings(cd, position, color, lengths);
  const goes = (mine, theirs, steps) =>
    best(mine, theirs, true).some((to) =>
      steps === 1
        ? to === own && theirs === position.kings[1 - color]
        : to !== own && best(to, theirs, false).some((reply) => goes(to, reply, steps - 1)),
    );
  const pair = 64 * own + position.kings[1 - color];
  return (
    lengths.defenderToMove[pair] < lengths.attackerToMove[pair] &&
    goes(own, position.kings[1 - color], 3)
  );
}

/** The words for the side to move: { texts }, and what of them is drawn: { keys: squares, area: the square of a pawn,
 * opposed: the squares of kings in opposition }. `report` is that of endings.js, `written(move)` names a move. */
export function wordsOf(cd, game, position, { color, answer, moves }, written) {
  const { turn, kings, pawns } = position;
  const attacker = color ?? (pawns[1 - turn] ? 1 - turn : turn);
  const found = [];
  const names = (squares) => squares.map((square) => nameOf(square, { files: 8 })).join(", ");
  const runs = answer === QUEENS ? runaway(cd, game, position, color) : null;
  if (runs !== null)
    return {
      texts: [
        say("The pawn on {pawn} runs: the king on {king} is outside its square.", {
          pawn: names([runs]),
          king: names([kings[1 - color]]),
        }),
      ],
      area: squareOf(cd, position, runs, color),
    };
  const caught = caughtPawn(cd, position, answer);
  if (caught !== null) {
    const owner = has(pawns[0], caught) ? 0 : 1;
    return {
      texts: [
        say("The king on {king} is inside the square of the pawn on {pawn}.", {
          pawn: names([caught]),
          king: names([kings[1 - owner]]),
        }),
      ],
      area: squareOf(cd, position, caught, owner),
    };
  }
  let opposed = null;
  if (isZugzwang(cd, game, position, attacker)) {
    const text =
      {
        opposition: "The kings are in opposition, and {who} has to give way.",
        "distant opposition": "The kings are in distant opposition, and {who} has to give way.",
      }[oppositionOf(position)] ?? "Mutual zugzwang: {who} has to give way.";
    if (oppositionOf(position)) opposed = kings;
    found.push(say(text, { who: say(COLORS[turn]) }));
  }
  const kept =
    answer === QUEENS && color !== turn
      ? []
      : (moves?.keep ?? []).filter(({ from }) => from === kings[turn]);
  const opposing = kept.filter(
    ({ after }) =>
      oppositionOf(after) && (kept.length === 1 || isZugzwang(cd, game, after, attacker)),
  );
  const taking = opposing.length
    ? opposing
    : kept.filter(({ after }) => isZugzwang(cd, game, after, attacker));
  if (taking.length === 1 && (moves.lose.length || moves.undecided.length)) {
    const text =
      {
        opposition: "{move} takes the opposition.",
        "distant opposition": "{move} takes the distant opposition.",
      }[oppositionOf(taking[0].after)] ?? "{move} brings the other side into zugzwang.";
    if (oppositionOf(taking[0].after)) opposed = taking[0].after.kings;
    found.push(say(text, { move: written(taking[0]) }));
  }
  const spare = moves && (answer === QUEENS || answer === NOT) ? spareTempo(position, moves) : null;
  if (spare)
    found.push(
      say("{move} is a spare tempo: no move of the king keeps that.", { move: written(spare) }),
    );
  if (answer === QUEENS && color === turn && isTriangulation(cd, game, position, color)) {
    found.push(
      say("{who} triangulates: the same position comes again with the other side to move.", {
        who: say(COLORS[turn]),
      }),
    );
  }
  const keys = keySquares(cd, game, position, attacker);
  if (keys.length)
    found.push(
      say(
        isRookPawn(members(pawns[attacker])[0])
          ? "Key squares: {squares}. With its king on one of them {who} queens, whichever side is to move, unless the other king is nearer to the pawn."
          : "Key squares: {squares}. With its king on one of them {who} queens, whichever side is to move, unless the other king takes the pawn.",
        { squares: names(keys), who: say(COLORS[attacker]) },
      ),
    );
  return { texts: found, keys, opposed };
}
