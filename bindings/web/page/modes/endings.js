// Endings of kings and pawns: who wins, by which moves, and the squares of the kings that correspond.

import { SIDES, noCells } from "../artwork.js";
import { writeFen } from "../fen.js";
import { Endings, Unsolved, groupsOf, isLegal } from "../pawns.js";
import { has, kindOf, members, nameOf } from "../pieces.js";
import { say, sentences } from "../say.js";
import { hex, program } from "./code.js";
import { positionOf } from "./sides.js";

const COLORS = ["White", "Black"];

/** The position of pawns.js, or what is wrong with it. */
function endingOf(state) {
  const position = positionOf(state);
  if (!position || [...state.pieces.values()].some((letter) => !"kp".includes(kindOf(letter)))) {
    return say("This mode needs an ending of two kings and pawns: no other pieces, no pawn on rank 1 or 8.");
  }
  const pawns = [position.white, position.black].map((set) => set & position.pawns);
  const kings = [position.white, position.black].map((set) => members(set & position.kings)[0]);
  if (pawns.some((set) => members(set).length > 8)) return say("A side has more than eight pawns.");
  return { pawns, kings, turn: state.black ? 1 : 0, passed: state.passed };
}

/** A move as players write it. */
function written({ from, to, takes, promotes, after }, { kings, turn }, state) {
  const name = nameOf(to, state);
  if (from === kings[turn]) return say("K") + (takes ? "x" : "") + name;
  const isCapture = (from - to) % 8 !== 0;
  return (isCapture ? `${nameOf(from, state)[0]}x` : "") + name + (promotes ? `=${say("Q")}` : "");
}

/** "White to move: White wins with Kb1." `result` is that of pawns.js, undefined while it is not known. */
function verdict(turn, result, moves = [], undecided = []) {
  const winner = [result].flat()[0];
  const values = { who: say(COLORS[turn]), winner: winner in COLORS ? say(COLORS[winner]) : "", moves: moves.join(", "), undecided: undecided.join(", ") };
  if (result === undefined) return say("{who} to move: …", values);
  if (result === "illegal") return say("{who} cannot be to move: the other king is in check.", values);
  if (result.length === 2) return say("{who} to move: open, since a queen has to fight a pawn.", values);
  if (result.length === 1) return say("{who} to move: a draw, unless a queen of {winner} stops a pawn.", values);
  if (undecided.length) return say(result === "draw" ? "{who} to move: a draw with {moves}; undecided: {undecided}." : "{who} to move: {winner} wins with {moves}; undecided: {undecided}.", values);
  if (result === "draw") return say(moves.length ? "{who} to move: a draw, by {moves} alone." : "{who} to move: a draw.", values);
  return say(moves.length ? "{who} to move: {winner} wins with {moves}." : "{who} to move: {winner} wins.", values);
}

/** What there is to say where an ending has not been solved. */
const REASONS = {
  solving: () => say("Solving …"),
  stopped: () => say("Stopped before it was solved."),
  "too large": () => say("This ending is too large to be solved here: its pawns can stand in too many ways."),
};

export const ending = {
  name: "Pawn endings",
  about: "Who wins an ending of kings and pawns, and which squares of the kings correspond",
  takes: ["lit"],

  answer(ask, state) {
    const cells = noCells(state).map(() => ({ note: "" }));
    const position = endingOf(state);
    if (typeof position === "string") return { cells, text: position };
    if (!ask.solver) return { cells, text: "" };
    const endings = new Endings(ask.library, ask.solver.finder());
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
    const { turn } = position;
    const turns = [position, { ...position, turn: 1 - turn, passed: null }];
    if (!turns.some((one) => isLegal(ask.library, one))) return { cells, text: say("The kings cannot stand there.") };
    const results = turns.map((one) => (isLegal(ask.library, one) ? attempt(() => endings.result(one)) : "illegal"));
    const none = { kept: [], undecided: [] };
    const { kept, undecided } = results[0] === "illegal" ? none : (attempt(() => endings.keeping(position)) ?? none);
    const pairs = attempt(() => pairsOf(endings, position, results));
    if (pairs) number(cells, pairs, state);
    const names = [kept, undecided].map((moves) => moves.map((move) => written(move, position, state)));
    const isKnown = (result) => result !== undefined || missing === "solving";
    const text = sentences(
      isKnown(results[0]) && verdict(turn, results[0], ...names),
      isKnown(results[1]) && verdict(1 - turn, results[1]),
      missing && (REASONS[missing]?.() ?? missing),
      (state.walls | state.marks) && say("Walls and marks do not count here."),
    );
    return { cells, text, arrows: kept.map(({ from, to }) => [from, to]), missing };
  },

  calls(ask, state) {
    const position = endingOf(state);
    if (typeof position === "string") return program([], []);
    const { pawns, kings, turn } = position;
    const structures = ask.solver?.structures(pawns, turn) ?? 4000;
    return program(
      [
        `static unsigned char memory[${structures} * CHESS_DISTANCE_PAWN_STRUCTURE_BYTES];`,
        "static ChessDistancePawnEnding ending;",
        `chess_distance_pawn_ending(${pawns.map(hex).join(", ")}, ${turn}, 0, memory, sizeof memory, &ending);`,
        `int wins = (int)(ending.won[0][${kings[turn]}] >> ${kings[1 - turn]} & 1);`,
      ],
      [`ending = cd.pawn_ending("${writeFen(state)}")`, "result, moves = ending.result(), ending.moves()"],
    );
  },
};

/** { attacker, pairs } of the side that wins, or of the one whose king has more squares that correspond. */
function pairsOf(endings, position, results) {
  const winner = results.find((result) => result === 0 || result === 1);
  const attackers = winner === undefined ? [position.turn, 1 - position.turn] : [winner];
  const found = attackers.map((attacker) => ({ attacker, pairs: endings.correspond(position, attacker) }));
  return found.reduce((one, two) => (two.pairs.size > one.pairs.size ? two : one));
}

/** Numbers the squares in both kings' colors, and colors those that correspond to the square in sight. */
function number(cells, { attacker, pairs }, state) {
  const against = (d) => [...pairs.keys()].filter((a) => has(pairs.get(a), d));
  const add = (square, color, figure, partners) => {
    const cell = cells[square];
    const [who, whose] = [say(COLORS[color]), say(COLORS[1 - color])];
    const note = say("{who} {figure}: corresponds to {squares} of {whose}", { who, whose, figure, squares: partners.map((one) => nameOf(one, state)).join(", ") });
    Object.assign(cell, { note: [cell.note, note].filter(Boolean).join("; "), numbers: { ...cell.numbers, [color]: figure }, sign: "pairs" });
    if (square !== state.lit) return;
    cell.color = SIDES.first;
    for (const partner of partners) cells[partner].color = SIDES.second;
  };
  groupsOf(pairs).forEach(({ mine, theirs }, i) => {
    for (const a of members(mine)) add(a, attacker, i + 1, members(pairs.get(a)));
    for (const d of members(theirs)) add(d, 1 - attacker, i + 1, against(d));
  });
}
