// The rules of kings and pawns, from the C library: ChessDistancePawnOptions as objects.

/** The bytes of ChessDistancePawnState, ChessDistancePawnOption and ChessDistancePawnOptions. */
const [STATE, OPTION, OPTIONS] = [24, 64, 4176];
/** Where the moves begin, and in a move its first bytes; in the options the number of deciding positions. */
const [MOVES, BYTES, DECIDING] = [80, 48, 72];
/** The piece of a promotion, by its number in C. */
const PROMOTED = { 4: "rook", 5: "queen" };
const STALEMATE = 2;

/** The call of an instance: the legal moves of a position and what decides them. */
export function pawnRules({ exports, memory }) {
  const { chess_distance_pawn_options: options } = exports;
  const [state, out] = [STATE, OPTIONS].map((bytes) => memory.take(bytes));

  function positionAt(at) {
    const { words, bytes } = memory;
    const passed = bytes[at + 19];
    return {
      pawns: [words[at / 8], words[at / 8 + 1]],
      kings: [bytes[at + 16], bytes[at + 17]],
      turn: bytes[at + 18],
      passed: passed < 64 ? passed : null,
    };
  }

  function moveAt(at) {
    const [from, to, promotion, end, takes, isTaken, ...wins] = memory.bytes.subarray(
      at + BYTES,
      at + BYTES + 10,
    );
    const promotes = promotion !== 0;
    return {
      from,
      to,
      takes: takes === 1,
      promotes,
      piece: promotes && end !== STALEMATE ? PROMOTED[promotion] : null,
      after: positionAt(at),
      next: positionAt(at + STATE),
      end,
      isTaken: isTaken === 1,
      wins: [wins.slice(0, 2), wins.slice(2)],
      rank: [...memory.numbers(Uint16Array, at + BYTES + 10, 2)],
    };
  }

  function pawnOptions({ pawns, kings, turn, passed }) {
    memory.words.set(pawns, state / 8);
    memory.bytes.set([...kings, turn, passed ?? 64], state + 16);
    const count = options(state, out);
    if (count < 0) return null;
    const all = (n, read, start, size) =>
      Array.from({ length: n }, (_, i) => read(start + size * i));
    return {
      end: memory.bytes[out + DECIDING + 1],
      decides: all(memory.bytes[out + DECIDING], positionAt, out, STATE),
      moves: all(count, moveAt, out + MOVES, OPTION),
    };
  }

  return { pawnOptions };
}
