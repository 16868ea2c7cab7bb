// Functions with arguments or results of their own form: lists of sites, duels, pairs, whole
// positions.

import { UNREACHABLE } from "../signatures.js";
import { positionWords, reader } from "./arguments.js";
import { faultOfPosition } from "./faults.js";
import { inRange, squareCode } from "./squares.js";

const INVALID_SQUARE = -2;

export class Structures {
  #instance;

  constructor(instance) {
    this.#instance = instance;
  }

  /** For each square the index of the nearest site, 254 for a tie, 255 where no site leads. */
  voronoi(piece, sites, board) {
    return this.#instance.memory.during(() => {
      const [code, pointer] = this.#read("piece board", [piece, board]);
      const squares = Uint8Array.from(sites, (site) => this.#square(site));
      inRange("number of sites", squares.length, 1, 64);
      const owner = this.#instance.memory.take(64);
      const given = [code, this.#instance.memory.put(squares), squares.length, pointer, owner];
      this.#instance.checked(this.#instance.exports.chess_distance_voronoi(...given));
      return this.#instance.memory.bytesAt(owner, 64);
    });
  }

  /** Moves to the goal by the attacker's and the defender's square, for either side to move. */
  duel(attacker, defender, goal) {
    return this.#instance.memory.during(() => {
      const given = this.#read("board board set", [attacker, defender, goal]);
      const out = this.#instance.memory.take(8192);
      this.#instance.checked(this.#instance.exports.chess_distance_duel(...given, out));
      const half = (side) => this.#instance.memory.bytesAt(out + 4096 * side, 4096);
      return { attackerToMove: half(0), defenderToMove: half(1) };
    });
  }

  /** The moves of both pieces together and of each, or null. */
  pair(piece1, from1, to1, board1, piece2, from2, to2, board2) {
    return this.#instance.memory.during(() => {
      const kinds = "piece square set board piece square set board";
      const given = this.#read(kinds, [piece1, from1, to1, board1, piece2, from2, to2, board2]);
      const out = this.#instance.memory.take(8);
      const moves = this.#instance.checked(this.#instance.exports.chess_distance_pair(...given, out));
      if (moves === UNREACHABLE) return null;
      const [first, second] = this.#instance.memory.bytesAt(out, 2);
      return { moves, first, second };
    });
  }

  /** Every square on which each piece of a position may ever stand, and the number of fixed
   * pieces. */
  reach(position) {
    return this.#instance.memory.during(() => {
      const words = positionWords(position);
      const address = this.#instance.memory.put(words);
      const out = this.#instance.memory.take(512);
      const result = this.#instance.exports.chess_distance_reach(address, out);
      const fixed = this.#instance.checked(result, () => faultOfPosition(words));
      return { fixed, reach: [...this.#instance.memory.wordsAt(out, 64)] };
    });
  }

  #read(kinds, values) {
    return kinds.split(" ").map((kind, i) => reader(kind)(values[i], this.#instance.memory));
  }

  #square(value) {
    const number = squareCode(value);
    return number === (number & 63) ? number : this.#instance.checked(INVALID_SQUARE);
  }
}
