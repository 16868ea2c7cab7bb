// The first two fields of a FEN: where the pieces are, and who moves.

/** The pieces by letter as bitboards, and whether black moves; an Error says what is wrong. */
export function readFen(text) {
  const [placement = "", side = "w"] = text.trim().split(/\s+/);
  if (!placement) throw new Error("There is no FEN to read.");
  const rows = placement.split("/");
  if (rows.length !== 8) throw new Error(`A FEN has 8 ranks, this one has ${rows.length}.`);
  if (side !== "w" && side !== "b") throw new Error(`The side to move is w or b, not ${side}.`);
  const pieces = {};
  rows.forEach((row, i) => {
    const rank = 7 - i;
    let file = 0;
    for (const letter of row) {
      if (/[1-8]/.test(letter)) {
        file += Number(letter);
      } else if (/[pnbrqk]/i.test(letter)) {
        if (file < 8) pieces[letter] = (pieces[letter] ?? 0n) | (1n << BigInt(8 * rank + file));
        ++file;
      } else {
        throw new Error(`Rank ${rank + 1} has “${letter}”, which is no piece.`);
      }
    }
    if (file !== 8) throw new Error(`Rank ${rank + 1} does not have 8 squares.`);
  });
  return { pieces, black: side === "b" };
}

const PIECE_OF = { p: "Pawn", n: "knight", b: "bishop", r: "rook", q: "queen", k: "king" };

/** The piece that a letter stands for, as the library names it. */
export function pieceOf(letter) {
  const name = PIECE_OF[letter.toLowerCase()];
  if (name !== "Pawn") return name;
  return letter === "P" ? "whitePawn" : "blackPawn";
}
