// What answers a mode's questions: the library's board of chess, or its grids for all other boards.
// Pieces are letters of a position, sets are BigInts. Obstacles are those of the rules.

import { NONE } from "chess-distance";
import { isUsual } from "./fen.js";
import { betzaOf, bit, isPawn, isWhite, keptFrom, kindOf, libraryPiece } from "./pieces.js";

/** A pawn cannot take more often than it advances. */
export const CAPTURES = 7;
/** What stands for an owner where several sites are equally near, and where no site leads. */
export const [TIED, UNREACHED] = [-1, -2];
/** Questions about one piece that both boards answer as the library does. */
const SAME = ["attacks", "weightedMap", "matrix", "graph", "trajectories", "trajectoryCount"];

/** Whether the state is chess on its own board, with pieces that the library knows by name. */
export const isChess = (state) =>
  isUsual(state) &&
  state.wrap === "none" &&
  state.holes === 0n &&
  ![...state.pieces.values()].some((letter) => kindOf(letter) === "x");

/** `library`: cd, and as far as they are loaded the grids, and { endings, solver } for pawn endings. */
export const boardOf = ({ cd, grid, ...others }, state) => ({
  ...(isChess(state) ? chessBoard(cd, state) : gridBoard(grid, state)),
  ...others,
});

/** The questions of SAME, and territory, to a board of the library. */
const questions = (library, piece) => ({
  ...Object.fromEntries(
    SAME.map((name) => [name, (letter, ...rest) => library[name](piece(letter), ...rest)]),
  ),
  territory: (one, from1, obstacles1, two, from2, obstacles2) =>
    library.territory(piece(one), from1, obstacles1, piece(two), from2, obstacles2),
});

function chessBoard(cd, state) {
  const piece = (letter) => libraryPiece(letter, state);
  const advances = (letter, from, obstacles) => cd.map(piece(letter), from, obstacles);
  const takes = (letter) => isPawn(letter, state);
  return {
    /** The functions of the library, for what only chess has: duels, closed positions. */
    library: cd,
    ...questions(cd, piece),
    /** As the other questions are answered: a pawn takes nothing. */
    advances,
    /** Whether such a pawn takes nothing in the answers but those of `map`. */
    onlyAdvances: takes,
    map: (letter, from, obstacles) =>
      takes(letter)
        ? cd.pawnMap(piece(letter), from, obstacles.enemy, CAPTURES, obstacles)
        : advances(letter, from, obstacles),
    mustPass: (letter, from, to, obstacles) => cd.mustPass(piece(letter), from, to, obstacles),
    /** { owners, distances }: the index of the nearest site, TIED or UNREACHED. */
    voronoi: (letter, sites, obstacles) => ({
      owners: Array.from(
        cd.voronoi(piece(letter), sites, obstacles),
        (owner) => ({ 254: TIED, 255: UNREACHED })[owner] ?? owner,
      ),
      distances: cd.map(piece(letter), sites, obstacles),
    }),
  };
}

/** The squares from which a pawn of chess may advance two: the second rank of each side. */
export function firstSquares({ game, files, ranks }) {
  if (game !== "chess" || ranks < 4) return 0n;
  const rank = (1n << BigInt(files)) - 1n;
  return (rank << BigInt(files)) | (rank << BigInt(files * (ranks - 2)));
}

/** Some of the answers are put together from those of the library's grids. */
function gridBoard(makeGrid, state) {
  const { files, ranks, wrap, holes } = state;
  const grid = makeGrid({ files, ranks, wrap, holes, first: firstSquares(state) });
  const piece = (letter) => ({ betza: betzaOf(letter, state), black: !isWhite(letter) });
  const map = (letter, from, obstacles) => grid.map(piece(letter), from, obstacles);
  return {
    ...questions(grid, piece),
    map,
    advances: map,
    onlyAdvances: () => false,
    /** Such squares are alone in their layer of the shortest ways: those are tried. */
    mustPass(letter, from, to, obstacles) {
      const layers = grid.trajectories(piece(letter), from, to, obstacles) ?? [];
      const isPassed = (layer) => {
        const avoid = obstacles.avoid | layer;
        return (
          (layer & (layer - 1n)) === 0n &&
          grid.path(piece(letter), from, to, { ...obstacles, avoid }) === null
        );
      };
      return layers
        .slice(1, -1)
        .filter(isPassed)
        .reduce((set, layer) => set | layer, 0n);
    },
    voronoi(letter, sites, obstacles) {
      const maps = sites.map((site) => map(letter, site, obstacles));
      const distances = Array.from(maps[0], (_, square) =>
        Math.min(...maps.map((map) => map[square])),
      );
      const owners = distances.map((least, square) => {
        const nearest = [...maps.keys()].filter((i) => maps[i][square] === least);
        return least === NONE ? UNREACHED : nearest.length > 1 ? TIED : nearest[0];
      });
      return { owners, distances };
    },
  };
}

/** By default kings avoid attacked squares, and other pieces do not. */
export const avoidsAttacks = (state, square = state.at) =>
  state.attacks ?? kindOf(state.pieces.get(square)) === "k";

/**
 * { own, enemy, avoid } for the piece on a square by the rules. The piece itself and those on the
 * squares of `leaving` move, and are no obstacles.
 */
export function obstacles(board, state, square, leaving = []) {
  const white = isWhite(state.pieces.get(square));
  let [own, enemy] = [state.walls, 0n];
  const enemies = [];
  for (const [other, letter] of state.pieces) {
    if (other === square || leaving.includes(other)) continue;
    if (isWhite(letter) === white) own |= bit(other);
    else {
      enemy |= bit(other);
      enemies.push(other);
    }
  }
  let avoid = state.marks | keptFrom(state, square);
  if (avoidsAttacks(state, square)) avoid |= attacked(board, state, enemies, own | enemy);
  return { own, enemy, avoid };
}

/** A line of attack goes on behind the moving piece: it cannot hide there. */
function attacked(board, state, enemies, occupied) {
  const alike = new Map();
  let set = 0n;
  for (const square of enemies) {
    const letter = state.pieces.get(square);
    const kept = keptFrom(state, square);
    if (kept) set |= board.attacks(letter, square, occupied) & ~kept;
    else alike.set(letter, (alike.get(letter) ?? 0n) | bit(square));
  }
  for (const [letter, squares] of alike) set |= board.attacks(letter, squares, occupied);
  return set;
}
