// The functions and tables for boards of 0x88 squares.

const NAMES = ["x88Diff", "toX88", "fromX88", "byX88", "offset"];
/** The bit of each attacker, as in chess_distance_attacks_x88. A queen attacks as bishop or rook. */
const ATTACKERS = { whitePawn: 1, blackPawn: 2, knight: 4, bishop: 8, rook: 16, king: 32 };
const LENGTH = 240;
const MIDDLE = 120;

/** The tables by difference, from the attacks of all squares of the empty board. */
function tables({ attacks: attacksOf, toX88 }) {
  const [attacks, step, line] = [
    new Uint8Array(LENGTH),
    new Int8Array(LENGTH),
    new Int8Array(LENGTH),
  ];
  for (let from = 0; from < 64; ++from) {
    for (const [piece, bit] of Object.entries(ATTACKERS)) {
      const set = attacksOf(piece, from);
      for (let to = 0; to < 64; ++to)
        if ((set >> BigInt(to)) & 1n) attacks[MIDDLE + toX88(to) - toX88(from)] |= bit;
    }
  }
  attacks.forEach((bits, index) => {
    const difference = index - MIDDLE;
    if (bits & ATTACKERS.knight) step[index] = difference;
    if (!(bits & ATTACKERS.king)) return;
    for (let steps = 1; steps < 8; ++steps)
      step[MIDDLE + steps * difference] = line[MIDDLE + steps * difference] = difference;
  });
  return { attacks, step, line };
}

/** The functions are those of what `load()` gives. */
export default function x88(library) {
  return { ...Object.fromEntries(NAMES.map((name) => [name, library[name]])), ...tables(library) };
}
