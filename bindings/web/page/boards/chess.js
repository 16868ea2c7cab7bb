// The board of chess. Pieces are letters of a position, sets are BigInts.

import { isPawn, libraryPiece } from "../pieces.js";
import { bit } from "../squares.js";

/** A pawn cannot take more often than it advances. */
export const CAPTURES = 7;

export class ChessBoard {
  /** The functions of the library, for what only chess has: duels, closed positions. */
  library;
  #piece;
  #takes;

  constructor(library, state) {
    this.library = library;
    this.#piece = (letter) => libraryPiece(letter, state);
    this.#takes = (letter) => isPawn(letter, state);
  }

  attacks(letter, squares, occupied) {
    return this.library.attacks(this.#piece(letter), squares, occupied);
  }

  /** With the captures of a pawn. */
  map(letter, from, obstacles) {
    if (!this.#takes(letter)) return this.advances(letter, from, obstacles);
    return this.library.pawnMap(this.#piece(letter), bit(from), obstacles.enemy, CAPTURES, obstacles);
  }

  /** As the other questions are answered: a pawn takes nothing. */
  advances(letter, from, obstacles) {
    return this.library.map(this.#piece(letter), from, obstacles);
  }

  /** Whether such a pawn takes nothing in the answers but those of `map`. */
  onlyAdvances(letter) {
    return this.#takes(letter);
  }

  weightedMap(letter, from, plus1, plus2, obstacles) {
    return this.library.weightedMap(this.#piece(letter), bit(from), plus1, plus2, obstacles);
  }

  matrix(letter, obstacles) {
    return this.library.matrix(this.#piece(letter), obstacles);
  }

  trajectories(letter, from, to, obstacles) {
    return this.library.trajectories(this.#piece(letter), from, to, obstacles);
  }

  trajectoryCount(letter, from, to, obstacles) {
    return this.library.trajectoryCount(this.#piece(letter), from, to, obstacles);
  }

  trajectory(letter, from, to, obstacles, index) {
    return this.library.trajectory(this.#piece(letter), from, to, obstacles, index);
  }

  mustPass(letter, from, to, obstacles) {
    return this.library.mustPass(this.#piece(letter), bit(from), bit(to), obstacles);
  }

  territory(letter1, from1, obstacles1, letter2, from2, obstacles2) {
    const [one, two] = [letter1, letter2].map(this.#piece);
    return this.library.territory(one, bit(from1), obstacles1, two, bit(from2), obstacles2);
  }

  /** { owners, distances }: the index of the nearest site, 254 for a tie, 255 where none leads. */
  voronoi(letter, sites, obstacles) {
    const piece = this.#piece(letter);
    const owners = this.library.voronoi(piece, sites, obstacles);
    return { owners, distances: this.library.setMap(piece, sites, obstacles) };
  }
}
