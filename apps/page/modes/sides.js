// The modes of several pieces. The nearest of them to each square: of two of any kind, or of all like the
// moving one. These move, and are no obstacles; the others are, by the rules. And what only the board of
// chess has: duels of two kings, and the squares on which the pieces of a position may ever stand if both
// sides help.

import { NONE } from "chess-distance";
import { SIDES, SITES, distanceCells, noCells } from "../artwork.js";
import { TIED, UNREACHED, isChess, obstacles } from "../board.js";
import {
  bit,
  capital,
  count,
  has,
  isWhite,
  kindOf,
  members,
  moverOf,
  nameOf,
  pieceName,
  pieceOn,
} from "../pieces.js";
import { say, sentences } from "../say.js";
import { target } from "./ways.js";

/** The chosen piece, or the enemy's king, or another enemy, or any other piece; null without one. */
const rivalOf = ({ at, rival, pieces }) =>
  rival ??
  moverOf(new Map([...pieces].filter(([square]) => square !== at)), isWhite(pieces.get(at)));

export function sides(ask, state) {
  const rival = rivalOf(state);
  if (rival === null) return null;
  return [
    { square: state.at, board: obstacles(ask, state, state.at, [rival]) },
    { square: rival, board: obstacles(ask, state, rival, [state.at]) },
  ].map((side) => ({ ...side, letter: state.pieces.get(side.square) }));
}

/** White is blue and comes first, whichever side is to move. */
export function whiteFirst(both) {
  return both && !isWhite(both[0].letter) && isWhite(both[1].letter) ? both.toReversed() : both;
}

export const territory = {
  name: "Territory",
  about: "Which of two pieces is nearer to each square",
  takes: ["at", "rival", "walls"],

  answer(ask, state) {
    const cells = noCells(state);
    const moving = sides(ask, state);
    if (!moving)
      return { cells, text: say("Two pieces divide the board: put a second one on it.") };
    const [{ board }, { square: second }] = moving;
    const both = whiteFirst(moving);
    const [one, two] = both;
    const parts = ask.territory(
      one.letter,
      one.square,
      one.board,
      two.letter,
      two.square,
      two.board,
    );
    const maps = both.map((side) => ask.advances(side.letter, side.square, side.board));
    for (const [side, set] of Object.entries(parts)) {
      for (const square of members(set)) {
        cells[square] = {
          figure: Math.min(...maps.map((map) => map[square]), NONE),
          color: SIDES[side],
        };
      }
    }
    const counts = Object.fromEntries(
      Object.entries(parts).map(([side, set]) => [side, count(set)]),
    );
    const [piece, rival] = [capital(pieceOn(one.square, state)), pieceOn(two.square, state)];
    const text = say(
      "{piece} (blue) is nearer to {first square|squares}, {rival} (orange) to {second}. {tied is|are} tied (gray).",
      { piece, rival, ...counts },
    );
    return { cells, text, board, rival: second };
  },
};

/** The squares of the pieces like the moving one. */
export function sitesOf(state) {
  const letter = state.pieces.get(state.at);
  return {
    letter,
    sites: [...state.pieces.keys()]
      .filter((s) => state.pieces.get(s) === letter)
      .sort((a, b) => a - b),
  };
}

export const voronoi = {
  name: "Nearest",
  about: "Which of the pieces of one kind is nearest to each square",
  takes: ["at", "walls"],

  answer(ask, state) {
    const { sites, letter } = sitesOf(state);
    const board = obstacles(ask, state, state.at, sites);
    const { owners, distances } = ask.voronoi(letter, sites, board);
    const cells = noCells(state);
    const squares = sites.map(() => 0);
    let tied = 0;
    owners.forEach((owner, square) => {
      if (owner === UNREACHED) return;
      const color = owner === TIED ? SIDES.tied : SITES[owner % SITES.length];
      const note =
        owner === TIED
          ? say("tied")
          : say("nearest to {site}", { site: nameOf(sites[owner], state) });
      cells[square] = { figure: distances[square], color, note };
      if (owner === TIED) ++tied;
      else ++squares[owner];
    });
    const shares = sites.map((square, i) => `${nameOf(square, state)} ${squares[i]}`).join(", ");
    const text = sentences(
      say("Squares nearest to each {piece}: {shares}; tied {tied}.", {
        piece: pieceName(letter, state),
        shares: capital(shares),
        tied,
      }),
      sites.length === 1 && say("Put more of its kind and color on the board."),
    );
    return { cells, board, text };
  },
};

export function kings(ask, state) {
  const both = isChess(state) ? sides(ask, state) : null;
  return both?.every(({ letter }) => kindOf(letter) === "k") ? both : null;
}

/** The target that was chosen; the default one only where no goal is painted. */
const targetOf = (state) => (state.to === null && state.goals ? null : target(state));
export const goalOf = (state) =>
  state.goals | (targetOf(state) === null ? 0n : bit(targetOf(state)));

/** Two kings in turn: the moves until the first one forces its way to a target. */
export const duel = {
  name: "Duel",
  about: "Two kings in turn: can the first force its way to a target?",
  takes: ["at", "rival", "to", "goals", "walls"],

  answer(ask, state) {
    const both = kings(ask, state);
    if (!both)
      return {
        cells: noCells(state),
        text: say(
          "Two kings fight a duel on the board of chess: put them on it, and tap the one that attacks.",
        ),
      };
    const [{ board: attacker }, { square: rival, board: defender }] = both;
    const to = targetOf(state);
    const { attackerToMove, defenderToMove } = ask.library.duel(attacker, defender, goalOf(state));
    // For each square of the attacker, with the defender on its square.
    const wins = Array.from({ length: 64 }, (_, square) => attackerToMove[64 * square + rival]);
    const { cells } = distanceCells(wins);
    const isHeld = (square) =>
      ask.library.king(square, state.at) > 1 &&
      defenderToMove[64 * state.at + square] === NONE &&
      !has(defender.own | defender.avoid, square);
    const held = [...cells.keys()].filter(isHeld);
    for (const square of held) cells[square].note = say("holds");
    const list = (squares) => squares.map((square) => nameOf(square, state)).join(", ");
    const goals = list(members(goalOf(state)));
    const moves = wins[state.at];
    const values = {
      attacker: pieceOn(state.at, state),
      defender: pieceOn(rival, state),
      goals,
      moves,
      held: list(held),
      count: held.length,
    };
    const text = sentences(
      capital(
        say(
          moves === NONE
            ? "The {defender} keeps the {attacker} away from {goals}."
            : "The {attacker} moves first and forces its way to {goals} in {moves move|moves}.",
          values,
        ),
      ),
      held.length &&
        say(
          held.length > 12
            ? "With the defender to move it would hold on {count square|squares}."
            : "With the defender to move it would hold on {held}.",
          values,
        ),
    );
    return { cells, board: attacker, rival, to, goals: goalOf(state), text };
  },
};

/** The library's names of the kinds by letter, in the order of C's struct. */
const SETS = { k: "kings", q: "queens", r: "rooks", b: "bishops", n: "knights", p: "pawns" };

/** The position, or null if it breaks the rules of chess. */
export function positionOf(state) {
  if (!isChess(state)) return null;
  const { pieces } = state;
  const position = { white: 0n, black: 0n };
  for (const set of Object.values(SETS)) position[set] = 0n;
  for (const [square, letter] of pieces) {
    if (!Object.hasOwn(SETS, kindOf(letter))) return null;
    position[isWhite(letter) ? "white" : "black"] |= bit(square);
    position[SETS[kindOf(letter)]] |= bit(square);
  }
  position.enPassant = state.passed === null ? 0n : bit(state.passed);
  const { white, black, kings, pawns } = position;
  const oneKing = [white, black].every((side) => members(side & kings).length === 1);
  return oneKing && (pawns & 0xff000000000000ffn) === 0n ? position : null;
}

/** The pieces that never move and are never taken. */
function fixedPieces({ pieces }, reach) {
  const taken = { true: 0n, false: 0n };
  for (const [square, letter] of pieces) taken[!isWhite(letter)] |= reach[square];
  return [...pieces]
    .filter(([s, letter]) => reach[s] === bit(s) && !has(taken[isWhite(letter)], s))
    .map(([s]) => s);
}

/** In a closed position some pieces never move. */
export const reach = {
  name: "Reach",
  about: "Squares on which the piece may ever stand, with both sides helping",
  takes: ["at"],

  answer(ask, state) {
    const cells = noCells(state);
    const position = positionOf(state);
    if (!position) {
      return {
        cells,
        text: say(
          "This needs a chess position: one king a side, the six usual pieces, no pawn on rank 1 or 8.",
        ),
      };
    }
    const { fixed, reach } = ask.library.reach(position);
    for (const square of members(reach[state.at]))
      cells[square] = { color: SIDES.first, note: say("may stand here") };
    for (const square of fixedPieces(state, reach))
      cells[square] = { color: SIDES.tied, note: say("fixed") };
    const values = {
      piece: capital(pieceOn(state.at, state)),
      count: members(reach[state.at]).length,
      fixed,
      all: state.pieces.size,
    };
    const text = sentences(
      say("{piece} may ever stand on {count square|squares} (blue).", values),
      say("{fixed} of {all piece|pieces} never move (gray).", values),
      say("Walls and marks do not count here."),
      state.passed !== null &&
        say("A pawn on {square} can be taken en passant.", { square: nameOf(state.passed, state) }),
    );
    return { cells, text };
  },
};
