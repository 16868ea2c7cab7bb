// What a move of a pawn ending was worth, what has come of a game, and the page's own move: it holds as long as it can,
// keeps the draw, or queens.

import { NOT, PawnGame, QUEENS, RACE, closePawns, movesOf } from "chess-distance/pawn";
import { fullFen } from "./fen.js";
import { begun, localized } from "./game.js";
import { endingOf, raced, written } from "./modes/endings.js";
import { Unsolved } from "./pawns.js";
import { count, members, nameOf, setOf } from "./pieces.js";
import { say } from "./say.js";
import { fromFen } from "./state.js";
import { COLORS } from "./words.js";

/** Up to so many structures the page plays each of its moves in its mind. */
const SMALL = 20_000;
const PROMOTED = { q: "queen", r: "rook" };

/** The legal moves of a state, as chess.js has them. */
export const legal = (state) => begun(fullFen(state)).moves({ verbose: true });

/** Whether a move of a king takes on a square. */
export const isTaking =
  (square) =>
  ({ piece, to }) =>
    piece === "k" && to === square;

export class Judge {
  #page;

  /** `page`: library, with the solver. */
  constructor(page) {
    this.#page = page;
  }

  /** What has come of the game where a pawn has promoted, since the solver knows kings and pawns alone. */
  outcome(state, { to, san, after, promotion }, last) {
    if (typeof endingOf(fromFen(after, state)) !== "string") return undefined;
    if (!promotion) return last;
    const values = { move: localized(san), who: say(COLORS[state.black ? 1 : 0]) };
    const chess = begun(after);
    if (chess.isCheckmate()) return say("{move} is mate.", values);
    if (chess.isStalemate()) return say("{move} is stalemate.", values);
    const close = this.#closePawns(after, state);
    const isTaken = chess.moves({ verbose: true }).some(isTaking(to));
    const text = say(
      close
        ? "{move} meets {close}, one step from queening."
        : isTaken
          ? "{move}: {who} has promoted a pawn."
          : this.#promoted(state, promotion),
      { ...values, close },
    );
    return isTaken
      ? text
      : `${text} ${say("The page solves kings and pawns alone, and does not play on.")}`;
  }

  /** The pawns of the side to move that are one step from queening, by name. */
  #closePawns(fen, state) {
    const { pieces, black } = fromFen(fen, state);
    const pawns = ["P", "p"].map((pawn) =>
      setOf([...pieces].filter(([, letter]) => letter === pawn).map(([square]) => square)),
    );
    return members(closePawns({ pawns }, black ? 1 : 0))
      .map((square) => nameOf(square, state))
      .join(", ");
  }

  /** What a promotion comes to that is not taken, as far as chess knows it without the solver: a queen or a rook
   * wins against a king alone, and a bishop or a knight alone does not. */
  #promoted(state, piece) {
    const { pawns, turn } = endingOf(state);
    if (pawns[1 - turn]) return "{move}: {who} has promoted a pawn.";
    if (PROMOTED[piece]) return "{move}: {who} wins.";
    return count(pawns[turn]) === 1 ? "{move} only draws." : "{move}: {who} has promoted a pawn.";
  }

  #game() {
    return new PawnGame(this.#page.library.cd, this.#page.library.solver.finder());
  }

  /** What a question about an ending gives, once what it needs is solved; null if that cannot be had, or is
   * not wanted any more. */
  async solved(isWanted, question) {
    while (isWanted()) {
      try {
        return question(this.#game());
      } catch (error) {
        if (!(error instanceof Unsolved)) throw error;
        if (error.message !== "solving") return null;
      }
      await this.#page.library.solver.found();
    }
    return null;
  }

  /** { text, isWrong, isOnly }: whether the move keeps what its side has, and if not the reply that shows it. */
  async judge(state, { from, to, promotion, san, after }, isWanted) {
    const position = endingOf(state);
    if (typeof position === "string") return null;
    if (promotion && begun(after).isStalemate())
      return { isWrong: true, text: say("{move} is stalemate.", { move: localized(san) }) };
    const { turn } = position;
    return this.solved(isWanted, (game) => {
      const answers = [0, 1].map((one) => game.answer(position, one));
      if (answers[1 - turn] === QUEENS) return { text: "" };
      const isMeant = (one) => nameOf(one.from, state) === from && nameOf(one.to, state) === to;
      if (answers.includes(RACE) && !answers.includes(QUEENS)) {
        const { lose, open } = raced(game, position, game.moves(position, turn));
        const move = [...lose, ...open].find(isMeant);
        if (promotion && PROMOTED[promotion] !== move.piece) return null;
        if (lose.includes(move) && open.length)
          return { isWrong: true, text: this.#why(game, position, move, 1 - turn, state) };
        const values = { move: written(move, state) };
        return { text: state.hidden ? say("{move}: still a close race.", values) : "" };
      }
      const color = answers[turn] === QUEENS ? turn : 1 - turn;
      const { keep, lose, undecided } = game.moves(position, color);
      const all = [...keep, ...lose, ...undecided];
      const move = all.find(isMeant);
      // Of other pieces than the best one nothing is known.
      if (promotion && PROMOTED[promotion] !== move.piece) return null;
      if (keep.includes(move))
        return {
          text: state.hidden ? say("Right: {move}.", { move: written(move, state) }) : "",
          isRight: true,
          isOnly: keep.length === 1 && all.length > 1,
        };
      return { isWrong: true, text: this.#why(game, position, move, color, state) };
    });
  }

  /** "That only draws, because of Kb7." */
  #why(game, position, move, color, state) {
    const isQueen = (upper) => game.winsAfter(position, move, color, upper);
    const answer =
      move.promotes && !move.piece ? NOT : isQueen(false) ? QUEENS : isQueen(true) ? RACE : NOT;
    const values = { move: written(move, state), who: say(COLORS[color]) };
    if (answer === RACE) return say("{move} leads to a close race.", values);
    const replies = move.promotes ? [] : game.moves(move.after, color).keep;
    const isDecided = answer === NOT && position.pawns[1 - color] === 0n;
    const text = isDecided
      ? "{move} only draws"
      : answer === NOT
        ? "After {move} {who} does not queen by force"
        : "After {move} {who} queens by force";
    return (
      say(text, values) +
      (replies.length ? say(", because of {reply}", { reply: written(replies[0], state) }) : "") +
      "."
    );
  }

  /** A move that keeps what the side to move has, if another one does not. */
  kept(game, position) {
    const { turn } = position;
    const isMine = game.answer(position, turn) === QUEENS;
    const { keep, lose, undecided } = game.moves(position, isMine ? turn : 1 - turn);
    return lose.length + undecided.length ? keep[0] : null;
  }

  /** On its way to the queen, or where it holds longest, or the move that leaves the other side the fewest good
   * ones. */
  best(game, position) {
    const { turn, pawns } = position;
    const other = 1 - turn;
    const all = movesOf(this.#page.library.cd, position);
    const isSmall = (this.#page.library.solver.structures(pawns, other) ?? SMALL) < SMALL;
    const least = (moves, count) =>
      moves.map((move) => [count(move), move]).sort(([a], [b]) => a - b)[0]?.[1] ?? null;
    for (const upper of [false, true]) {
      if (game.isWon(position, turn, upper)) return game.way(position, turn, upper)[0] ?? null;
      if (!game.isWon(position, other, upper)) continue;
      return upper || !isSmall
        ? (game.way(position, other, upper)[0] ?? null)
        : least(all, (move) => -(move.promotes ? 0 : game.way(move.after, other).length));
    }
    const { keep } = game.moves(position, other);
    return isSmall
      ? least(keep, (move) => (move.promotes ? 0 : game.moves(move.after, turn).keep.length))
      : (keep[0] ?? null);
  }
}
