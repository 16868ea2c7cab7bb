// koffi. Sets are BigInts, because a number of JavaScript holds 53 bits.
import koffi from "koffi";

koffi.struct("ChessDistanceBoard", { own: "uint64_t", enemy: "uint64_t", avoid: "uint64_t" });
const library = koffi.load("libchess_distance.so.0");
const king = library.func("int chess_distance_king(int a, int b)");
const path = library.func(
  "int chess_distance_path(int piece, int from, int to, const ChessDistanceBoard *board)",
);
const moves = library.func(
  "uint64_t chess_distance_moves(int piece, uint64_t from, const ChessDistanceBoard *board)",
);
const table = library.symbol("chess_distance_knight_table", "uint8_t [4096]");
const knight = koffi.decode(table, "uint8_t [4096]"); // of a and b at 64 * a + b

const board = { own: 0x3f00fc0000n, enemy: 0n, avoid: 0n };
console.log(king(4, 60), knight[63], path(0, 0, 63, board), moves(4, 1n << 56n, null).toString(16));
