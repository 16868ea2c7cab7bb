// The obstacles of a piece by the rules: its own side, the enemies that it may take, walls, and the
// squares that it avoids.

import { isWhite, keptFrom, kindOf } from "./pieces.js";
import { bit } from "./squares.js";

/** By default kings avoid attacked squares, and other pieces do not. */
export const avoidsAttacks = (state, square = state.at) =>
  state.attacks ?? kindOf(state.pieces.get(square)) === "k";

/**
 * { own, enemy, avoid } for the piece on a square of a board of boards/. The piece itself and those on
 * the squares of `leaving` move, and are no obstacles.
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
    if (kept) set |= board.attacks(letter, bit(square), occupied) & ~kept;
    else alike.set(letter, (alike.get(letter) ?? 0n) | bit(square));
  }
  for (const [letter, squares] of alike) set |= board.attacks(letter, squares, occupied);
  return set;
}
