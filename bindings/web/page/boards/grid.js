// Boards of any size, with the questions of chess.js. Some of the answers are put together from those
// of the library's grids.

import { NONE } from "../../index.js";
import { betzaOf, isWhite } from "../pieces.js";
import { members } from "../squares.js";

const TIED = 254;

/** The squares from which a pawn of chess may advance two: the second rank of each side. */
export function firstSquares({ game, files, ranks }) {
  if (game !== "chess" || ranks < 4) return 0n;
  const rank = (1n << BigInt(files)) - 1n;
  return (rank << BigInt(files)) | (rank << BigInt(files * (ranks - 2)));
}

export class GridBoard {
  #grid;
  #piece;

  constructor(grid, state) {
    const { files, ranks, wrap, holes } = state;
    this.#grid = grid({ files, ranks, wrap, holes, first: firstSquares(state) });
    this.#piece = (letter) => ({ betza: betzaOf(letter, state), black: !isWhite(letter) });
  }

  attacks(letter, squares, occupied) {
    return this.#grid.attacks(this.#piece(letter), squares, occupied);
  }

  map(letter, from, obstacles) {
    return this.#grid.map(this.#piece(letter), from, obstacles);
  }

  advances(letter, from, obstacles) {
    return this.map(letter, from, obstacles);
  }

  onlyAdvances() {
    return false;
  }

  weightedMap(letter, from, plus1, plus2, obstacles) {
    return this.#grid.weightedMap(this.#piece(letter), from, plus1, plus2, obstacles);
  }

  matrix(letter, obstacles) {
    return this.#grid.matrix(this.#piece(letter), obstacles);
  }

  trajectories(letter, from, to, obstacles) {
    return this.#grid.trajectories(this.#piece(letter), from, to, obstacles);
  }

  trajectoryCount(letter, from, to, obstacles) {
    return this.#grid.trajectoryCount(this.#piece(letter), from, to, obstacles);
  }

  /** The index-th way in the order of squares: on each ply, the ways behind its first squares are passed over. */
  trajectory(letter, from, to, obstacles, index) {
    const layers = this.trajectories(letter, from, to, obstacles);
    const graph = this.#grid.graph(this.#piece(letter), obstacles);
    const ways = new Map([[to, 1n]]);
    const onward = (square, ply) => members(graph[square] & layers[ply + 1]);
    for (let ply = layers.length - 2; ply >= 0; --ply) {
      for (const square of members(layers[ply])) {
        ways.set(square, onward(square, ply).reduce((sum, next) => sum + ways.get(next), 0n));
      }
    }
    const way = [from];
    let rest = index;
    for (let ply = 0; ply < layers.length - 1; ++ply) {
      for (const next of onward(way[ply], ply)) {
        if (rest < ways.get(next)) {
          way.push(next);
          break;
        }
        rest -= ways.get(next);
      }
    }
    return way;
  }

  /** Such squares are alone in their layer of the shortest ways: those are tried. */
  mustPass(letter, from, to, obstacles) {
    const piece = this.#piece(letter);
    const layers = this.trajectories(letter, from, to, obstacles) ?? [];
    const alone = layers.slice(1, -1).filter((layer) => (layer & (layer - 1n)) === 0n);
    return alone
      .filter((square) => this.#grid.path(piece, from, to, { ...obstacles, avoid: obstacles.avoid | square }) === null)
      .reduce((set, square) => set | square, 0n);
  }

  territory(letter1, from1, obstacles1, letter2, from2, obstacles2) {
    const [one, two] = [letter1, letter2].map(this.#piece);
    return this.#grid.territory(one, from1, obstacles1, two, from2, obstacles2);
  }

  voronoi(letter, sites, obstacles) {
    const maps = sites.map((site) => this.map(letter, site, obstacles));
    const distances = maps[0].map((_, square) => Math.min(...maps.map((map) => map[square])));
    const owners = distances.map((least, square) => {
      if (least === NONE) return NONE;
      const owner = maps.findIndex((map) => map[square] === least);
      return maps.some((map, i) => i > owner && map[square] === least) ? TIED : owner;
    });
    return { owners, distances };
  }
}
