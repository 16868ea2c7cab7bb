// Endings of kings and pawns: who queens by force, by which moves, and the squares of the kings that
// correspond. "Wins" and "a draw" are said where one side has no pawn: there both are true in chess.

import { NOT, PawnGame, QUEENS, RACE, closePawns, isLegal } from "chess-distance/pawn";
import { SIDES, noCells } from "../artwork.js";
import { Unsolved } from "../pawns.js";
import { bit, has, kindOf, members, nameOf } from "../pieces.js";
import { say, sentences } from "../say.js";
import { COLORS, lostMoves, runaway, wordsOf } from "../words.js";
import { positionOf } from "./sides.js";

/** The position of pawn_game.js, or what is wrong with it. */
export function endingOf(state) {
  const position = positionOf(state);
  if (!position || [...state.pieces.values()].some((letter) => !"kp".includes(kindOf(letter)))) {
    return say(
      "This mode needs an ending of two kings and pawns: no other pieces, no pawn on rank 1 or 8.",
    );
  }
  const pawns = [position.white, position.black].map((set) => set & position.pawns);
  const kings = [position.white, position.black].map((set) => members(set & position.kings)[0]);
  if (pawns.some((set) => members(set).length > 8)) return say("A side has more than eight pawns.");
  return { pawns, kings, turn: state.black ? 1 : 0, passed: state.passed };
}

const LETTERS = { queen: "Q", rook: "R" };

/** A move as players write it. */
export function written({ from, to, takes, piece, after }, state) {
  const name = nameOf(to, state);
  if (to === after.kings[1 - after.turn]) return say("K") + (takes ? "x" : "") + name;
  const isCapture = (from - to) % 8 !== 0;
  return (
    (isCapture ? `${nameOf(from, state)[0]}x` : "") +
    name +
    (piece ? `=${say(LETTERS[piece])}` : "")
  );
}

/** What is known of a position with a side to move: `color`, the one that queens by force, or may, or null for
 * none; its answer; the moves of the side to move in three parts, and those that lead to the queen. */
export function report(endings, position, attempt) {
  const { turn, pawns } = position;
  const order = [turn, 1 - turn];
  const answers = attempt(() => order.map((color) => endings.answer(position, color)));
  if (!answers) return { turn };
  const at = [QUEENS, RACE].map((answer) => answers.indexOf(answer)).find((i) => i >= 0) ?? -1;
  const color = at < 0 ? null : order[at];
  const answer = at < 0 ? NOT : answers[at];
  // Where nothing queens, the side to move has to hold, if the other side has a pawn.
  const asked = color ?? (pawns[1 - turn] ? 1 - turn : turn);
  const isLost = answer === QUEENS && color !== turn;
  const moves = isLost ? null : attempt(() => endings.moves(position, asked));
  const way =
    color === null || (answer === QUEENS && !pawns[1 - color])
      ? []
      : attempt(() => endings.way(position, color, answer === RACE));
  const race =
    answer === RACE && moves ? attempt(() => raced(endings, position, moves)) : undefined;
  return { turn, color, answer, moves, race, way, isDecided: pawns.some((set) => set === 0n) };
}

/** The legal moves of a close race: those that `lose`, since the other side then queens by force, and those after
 * which the race is `open`, first the ones after which neither side can queen. More is not known of them. */
export function raced(endings, position, moves) {
  const { turn } = position;
  const queens = (move, color, upper) => endings.winsAfter(position, move, color, upper);
  const [lose, open, quiet] = [[], [], []];
  for (const move of Object.values(moves).flat()) {
    if (queens(move, 1 - turn, false)) lose.push(move);
    else ([0, 1].some((color) => queens(move, color, true)) ? open : quiet).push(move);
  }
  return { lose, open: [...quiet, ...open] };
}

/** What a side without a legal move is, by the library's number. */
const ENDS = [null, "{who} is mated.", "{who} to move: stalemate."];

const list = (moves, state) => moves.map((move) => written(move, state)).join(", ");

/** "White to move: White queens by force, with Kb1 alone; the queen then has to deal with a5." */
function sentence({ turn, color, answer, moves, race, way, isDecided, end }, state) {
  const who = say(COLORS[turn]);
  if (end) return say(ENDS[end], { who });
  if (answer === undefined) return say("{who} to move: …", { who });
  const values = { who, winner: color === null ? "" : say(COLORS[color]) };
  const verdict =
    answer === RACE
      ? "{who} to move: a close race"
      : answer === QUEENS
        ? isDecided
          ? "{who} to move: {winner} wins"
          : "{who} to move: {winner} queens by force"
        : isDecided
          ? "{who} to move: a draw"
          : "{who} to move: neither side queens by force";
  const named = answer === RACE ? open(race, state) : kept(answer, moves, state);
  return say(verdict, values) + named + met(answer, color, way, state) + ".";
}

/** The moves after which a race goes on, if others lose it. */
const open = (race, state) =>
  race?.lose.length && race.open.length
    ? say("; it goes on with {moves}", { moves: list(race.open, state) })
    : "";

/** The moves that keep it, if some do not. */
function kept(answer, moves, state) {
  if (!moves) return "";
  const { keep, lose, undecided: others } = moves;
  if (keep.length === 0 || lose.length + others.length === 0) return "";
  const isAlone = others.length === 0;
  const text =
    answer === NOT
      ? isAlone
        ? ", held by {moves} alone"
        : ", held by {moves}"
      : isAlone
        ? ", with {moves} alone"
        : ", with {moves}";
  return (
    say(text, { moves: list(keep, state) }) +
    (isAlone ? "" : say("; a close race after {moves}", { moves: list(others, state) }))
  );
}

/** The pawns that the queen has to deal with, or that it meets. */
function met(answer, color, way, state) {
  const last = way?.at(-1);
  if (!last?.promotes) return "";
  const mover = 1 - last.after.turn;
  const pawns = answer === RACE ? closePawns(last.after, 1 - mover) : last.after.pawns[1 - color];
  const names = members(pawns)
    .map((square) => nameOf(square, state))
    .join(", ");
  if (!names) return "";
  const text =
    answer === RACE
      ? "; a queen on {square} meets {pawns}, one step from queening"
      : "; the queen then has to deal with {pawns}";
  return say(text, { square: nameOf(last.to, state), pawns: names });
}

/** What there is to say where an ending has not been solved. */
const REASONS = {
  solving: () => say("Solving …"),
  stopped: () => say("Stopped before it was solved."),
  "too large": ({ most }) =>
    say("This ending has more than {count} structures: unblocked pawns have too many orders.", {
      count: most,
    }),
};

export const ending = {
  positionOf: endingOf,

  answer(ask, state) {
    const cells = noCells(state).map(() => ({ note: "" }));
    const position = endingOf(state);
    // Tablebases have other pieces too, for example the queen of a pawn that has promoted.
    if (typeof position === "string")
      return {
        cells,
        text: state.outcome ?? position,
        men: positionOf(state) && state.pieces.size,
      };
    if (!ask.solver) return { cells, text: "" };
    const endings = new PawnGame(ask.library, ask.solver.finder());
    let missing = null;
    /** What a question gives, or undefined while an ending that it needs is not there. */
    const attempt = (question) => {
      try {
        return question();
      } catch (error) {
        if (!(error instanceof Unsolved)) throw error;
        missing ??= error.message;
      }
    };
    const both = [position, { ...position, turn: 1 - position.turn, passed: null }];
    if (!both.some((one) => isLegal(ask.library, one)))
      return { cells, text: say("The kings cannot stand there.") };
    // The verdict for the other side is given when it is asked for, or is the only one.
    const turns = state.isBoth || !isLegal(ask.library, position) ? both : [position];
    const other =
      isLegal(ask.library, position) && isLegal(ask.library, both[1])
        ? say("And with {who} to move?", { who: say(COLORS[both[1].turn]) })
        : null;
    const reports = turns.map((one) =>
      isLegal(ask.library, one)
        ? { ...report(endings, one, attempt), end: ask.library.pawnOptions(one).end }
        : null,
    );
    const isReported =
      reports[0]?.answer !== undefined &&
      reports[0].moves !== undefined &&
      reports[0].way !== undefined;
    const words = isReported
      ? attempt(() =>
          wordsOf(ask.library, endings, position, reports[0], (move) => written(move, state)),
        )
      : undefined;
    // Where a pawn simply runs, no squares correspond.
    const runs =
      isReported && reports[0].color !== null
        ? attempt(() => runaway(ask.library, endings, position, reports[0].color))
        : null;
    const pairs = runs === null && attempt(() => pairsOf(ask.library, endings, position, reports));
    if (pairs) number(cells, pairs, state);
    for (const square of words?.keys ?? []) {
      const { note, signs = [] } = cells[square];
      const notes = [note, say("key square")].filter(Boolean).join("; ");
      Object.assign(cells[square], { note: notes, signs: [...signs, "key"] });
    }
    const verdicts = reports.map((one, i) => {
      if (!one)
        return say("{who} cannot be to move: the other king is in check.", {
          who: say(COLORS[turns[i].turn]),
        });
      return (one.answer !== undefined || missing === "solving") && sentence(one, state);
    });
    const text = sentences(
      verdicts[0],
      ...(words?.texts ?? []),
      verdicts[1],
      missing && (REASONS[missing]?.(ask.solver) ?? missing),
      state.walls | state.marks && say("Walls and marks do not count here."),
    );
    const { answer, moves, race } = reports[0] ?? {};
    const best = (answer === RACE ? race?.open : moves?.keep) ?? [];
    const arrows =
      moves && best.length < Object.values(moves).flat().length
        ? best.map(({ from, to }) => [from, to])
        : [];
    const canShow = reports[0]?.answer === QUEENS;
    const drawn = { area: words?.area ?? [], opposed: words?.opposed ?? null };
    return { cells, text, arrows, ...drawn, missing, other, canShow, men: state.pieces.size };
  },
};

/** { attacker, pairs } of the side that queens, or of the one whose king has more squares that correspond. */
function pairsOf(cd, endings, position, reports) {
  const queens = reports.find((one) => one?.answer === QUEENS)?.color;
  const attackers = queens === undefined ? [position.turn, 1 - position.turn] : [queens];
  const found = attackers.map((attacker) => ({
    attacker,
    pairs: endings.correspond(position, attacker),
  }));
  const most = found.reduce((one, two) => (two.pairs.size > one.pairs.size ? two : one));
  return most.pairs.size || queens === undefined
    ? most
    : { attacker: queens, pairs: lostMoves(cd, endings, position, queens) };
}

/** Groups of squares that hang together by pairs, in the order of the attacker's squares, as books number
 * them: { mine: set of the attacker's squares, theirs: set of the defender's }. */
function groupsOf(pairs) {
  let groups = [];
  for (const [a, answers] of pairs) {
    const joined = groups.filter(({ theirs }) => theirs & answers);
    const group = joined.reduce(
      (one, { mine, theirs }) => ({ mine: one.mine | mine, theirs: one.theirs | theirs }),
      { mine: bit(a), theirs: answers },
    );
    groups = [...groups.filter((one) => !joined.includes(one)), group];
  }
  return groups.sort((one, two) => members(one.mine)[0] - members(two.mine)[0]);
}

/** Numbers the squares in both kings' colors, and colors those that correspond to the square in sight. */
function number(cells, { attacker, pairs }, state) {
  const against = (d) => [...pairs.keys()].filter((a) => has(pairs.get(a), d));
  const add = (square, color, figure, partners) => {
    const cell = cells[square];
    const [who, whose] = [say(COLORS[color]), say(COLORS[1 - color])];
    const note = say("{who} {figure}: corresponds to {squares} of {whose}", {
      who,
      whose,
      figure,
      squares: partners.map((one) => nameOf(one, state)).join(", "),
    });
    Object.assign(cell, {
      note: [cell.note, note].filter(Boolean).join("; "),
      numbers: { ...cell.numbers, [color]: figure },
      signs: [...(cell.signs ?? []), "pairs"],
    });
    if (square !== state.lit) return;
    cell.color = SIDES.first;
    for (const partner of partners) cells[partner].color = SIDES.second;
  };
  groupsOf(pairs).forEach(({ mine, theirs }, i) => {
    for (const a of members(mine)) add(a, attacker, i + 1, members(pairs.get(a)));
    for (const d of members(theirs)) add(d, 1 - attacker, i + 1, against(d));
  });
}
