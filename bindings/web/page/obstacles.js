// The obstacles of a piece by the rules: its own side, the enemies that it may take, walls, and the
// squares that it avoids.

import { isWhite, kindOf, libraryPiece } from "./pieces.js";
import { bit } from "./squares.js";

/** By default kings avoid attacked squares, and other pieces do not. */
export const avoidsAttacks = (state, square = state.at) =>
  state.attacks ?? kindOf(state.pieces.get(square)) === "k";

/**
 * { own, enemy, avoid } for the piece on a square. The piece itself and those on the squares of
 * `leaving` move, and are no obstacles.
 */
export function obstacles(api, state, square, leaving = []) {
  const white = isWhite(state.pieces.get(square));
  let [own, enemy] = [state.walls, 0n];
  const enemies = new Map();
  for (const [other, letter] of state.pieces) {
    if (other === square || leaving.includes(other)) continue;
    if (isWhite(letter) === white) own |= bit(other);
    else {
      enemy |= bit(other);
      enemies.set(letter, (enemies.get(letter) ?? 0n) | bit(other));
    }
  }
  let avoid = state.marks;
  if (avoidsAttacks(state, square)) avoid |= attacked(api, state, enemies, own | enemy);
  return { own, enemy, avoid };
}

/** A line of attack goes on behind the moving piece: it cannot hide there. */
function attacked(api, state, enemies, occupied) {
  let set = 0n;
  for (const [letter, squares] of enemies) {
    set |= api.attacks(libraryPiece(letter, state), squares, occupied);
  }
  return set;
}
