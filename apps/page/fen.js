// Positions as texts. A FEN of chess is read by the library, as it stands in files: with a pocket, with
// castling by files, with operations behind it. Here are the boards and the pieces that it does not know:
// ranks may have up to 16 squares, and promoted pieces a + before their letter.

import { GAMES, isWhite, kindOf, members, nameOf, squareNamed } from "./pieces.js";
import { say } from "./say.js";

let library = null;
/** From now on the library reads FENs of chess. */
export const readBy = (cd) => (library = cd);

/** The pieces in the order of the library's sets. */
const KINDS = { kings: "k", queens: "q", rooks: "r", bishops: "b", knights: "n", pawns: "p" };
/** What is wrong, by the beginning of the library's message. */
const FAULTS = {
  "fen: the side": "The side to move is w or b.",
  "fen: the castling": "Castling is some of KQkq, or of the files of the rooks, or -.",
  "fen: the en passant": "The en passant square is on rank 3 or 6, or -.",
};

/** The square of the rook that a castling right needs, or null: that of a letter A to H; for K or Q in the
 * corner, or, if the king has another first square than e1 or e8, the outermost one on that side. */
export function rookOf(pieces, right) {
  const [king, rook, rank] = isWhite(right) ? ["K", "R", 0] : ["k", "r", 56];
  const first = Array.from({ length: 8 }, (_, file) => pieces.get(rank + file));
  const at = first.indexOf(king);
  const isShort = kindOf(right) === "k";
  const named = FILES.indexOf(kindOf(right));
  const file =
    named >= 0
      ? named
      : isShort
        ? at === 4
          ? 7
          : first.lastIndexOf(rook)
        : at === 4
          ? 0
          : first.indexOf(rook);
  const isThere = at >= 0 && first[file] === rook && (named >= 0 || file > at === isShort);
  return isThere ? rank + file : null;
}
const FILES = "abcdefgh";

/** Whether all castling rights are those of kings and rooks on the squares of chess. */
export const castlesAsChess = ({ castling, pieces }) =>
  [...castling].every(
    (right) =>
      "KQkq".includes(right) &&
      pieces.get(isWhite(right) ? 4 : 60) === (isWhite(right) ? "K" : "k"),
  );

/** The right K, Q, k or q of a FEN, or the file of its rook where the letter would mean another one. */
function rightOf(right, given, pieces) {
  const letters = [...given].filter(
    (letter) => FILES.includes(kindOf(letter)) && isWhite(letter) === isWhite(right),
  );
  const king =
    [...pieces.keys()].find((square) => pieces.get(square) === (isWhite(right) ? "K" : "k")) & 7;
  const letter = letters.find(
    (letter) => FILES.indexOf(kindOf(letter)) > king === (kindOf(right) === "k"),
  );
  return letter && rookOf(pieces, letter) !== rookOf(pieces, right) ? letter : right;
}

/** What the library reads; null for pieces that it does not know, or a wrong board. */
function readChess(text) {
  try {
    const { white, turn, castling, enPassant, ...sets } = library.position(text);
    const pieces = new Map();
    for (const [name, letter] of Object.entries(KINDS)) {
      for (const square of members(sets[name]))
        pieces.set(square, (white >> BigInt(square)) & 1n ? letter.toUpperCase() : letter);
    }
    const given = text.trim().split(/\s+/)[2] ?? "";
    return {
      pieces,
      black: turn === "black",
      castling: [...castling].map((right) => rightOf(right, given, pieces)).join(""),
      passed: members(enPassant)[0] ?? null,
    };
  } catch (error) {
    const fault = Object.keys(FAULTS).find((beginning) => error.message.startsWith(beginning));
    if (fault) throw new Error(say(FAULTS[fault]), { cause: error });
    return null;
  }
}

/** Whether it is a game of chess on 8x8 squares. */
export const isUsual = ({ game, files, ranks }) => game === "chess" && files === 8 && ranks === 8;

/** Numbers of empty squares, and letters. */
const partsOf = (row) => row.match(/\d+|\+?./gu) ?? [];

/** The ranks of a FEN, and whether pieces in hand stand behind them in brackets. These are skipped, as by the
 * library; programs that write them call the side of the capitals w in every game. */
function placementOf(text) {
  const [, board, hand] = /^(.*?)(\[[^\]]*\])?$/.exec(text.trim().split(/[\s;]/)[0]);
  return { rows: board ? board.split("/") : [], hasHand: hand !== undefined };
}

/** { pieces: Map of square to letter, black, castling, passed: square or null }; throws an Error with a message. */
export function readFen(text, board) {
  const { game, files, ranks } = board;
  const read = library && isUsual(board) && readChess(text);
  if (read) return read;
  const { rows, hasHand } = placementOf(text);
  if (!rows.length) throw new Error(say("There is no FEN to read."));
  const { kinds } = GAMES[game];
  const first = hasHand ? "w" : GAMES[game].first;
  const [, side = first, castling = "-", passed = "-"] = text.trim().split(/\s+/);
  if (rows.length !== ranks)
    throw new Error(
      say("A FEN of this board has {ranks} ranks, this one has {rows}.", {
        ranks,
        rows: rows.length,
      }),
    );
  if (side !== "w" && side !== "b")
    throw new Error(say("The side to move is w or b, not {side}.", { side }));
  const pieces = new Map();
  rows.forEach((row, i) => {
    const rank = ranks - 1 - i;
    let file = 0;
    for (const part of partsOf(row)) {
      const isGap = /^[1-9]\d?$/.test(part);
      if (!isGap && !Object.hasOwn(kinds, kindOf(part)))
        throw new Error(
          say("Rank {rank} has “{part}”, which is no piece.", { rank: rank + 1, part }),
        );
      if (!isGap) pieces.set(rank * files + file, part);
      file += isGap ? Number(part) : 1;
    }
    if (file !== files)
      throw new Error(say("Rank {rank} does not have {files} squares.", { rank: rank + 1, files }));
  });
  const rights = /^[KQkq]+$/.test(castling) ? castling : "";
  return {
    pieces,
    black: side !== first,
    castling: rights,
    passed: squareNamed(passed, { files, ranks }),
  };
}

/** Files and ranks as the first row of a text has them, where it may be a FEN. */
export function sizeOfFen(text) {
  if (library && readChess(text)) return { files: 8, ranks: 8 };
  const { rows } = placementOf(text);
  return {
    files: partsOf(rows[0] ?? "").reduce((sum, part) => sum + (Number(part) || 1), 0),
    ranks: rows.length,
  };
}

/** The game of the pieces of a FEN: that of its board, or the first one that has all of them. */
export function gameOfFen(text, game) {
  const letters = placementOf(text).rows.flatMap(partsOf);
  const hasAll = (name) =>
    letters.every((part) => Number(part) > 0 || Object.hasOwn(GAMES[name].kinds, kindOf(part)));
  return hasAll(game) ? game : (Object.keys(GAMES).find(hasAll) ?? game);
}

/** The placement and the side to move. */
export function writeFen({ pieces, black, files, ranks, game }) {
  const rows = Array.from({ length: ranks }, (_, row) => {
    const letters = Array.from(
      { length: files },
      (_, file) => pieces.get((ranks - 1 - row) * files + file) ?? " ",
    );
    return letters.join("").replace(/ +/g, ({ length }) => length);
  });
  const { first } = GAMES[game];
  return `${rows.join("/")} ${black ? (first === "w" ? "b" : "w") : first}`;
}

/** With castling and the en passant square, as chess programs read it; on other boards without them. */
export function fullFen(state) {
  if (!isUsual(state)) return writeFen(state);
  const passed = state.passed === null ? "-" : nameOf(state.passed, state);
  return `${writeFen(state)} ${state.castling || "-"} ${passed} 0 1`;
}

/** A game without the quotes that a word processor has turned, with promotions in parentheses as the standard has
 * them, and without lines that begin with %, which are for programs. */
export const plain = (text) =>
  text
    // A tag has 255 characters at most.
    .replace(/(\[\s{0,9}\w{1,255}\s{1,9})["“”„«»](.{0,255}?)["“”„«»]\s{0,9}\]/g, '$1"$2"]')
    .replace(/^%.*$/gm, "")
    .replace(/([18])\(([QRBN])\)/g, "$1=$2")
    .replace(/\s{0,9}e\.\s{0,9}p\./g, " ");

export const isGame = (text) => {
  const given = plain(text);
  return /^\s*\[\s*\w+\s+"/.test(given) || /(^|\s)1\s*\.\s*([a-hNKQRB]|O-O|0-0)/.test(given);
};

/** Whether a pasted text looks like a FEN. */
const looksLikeFen = (text) =>
  /^\s*\ufeff?\s*[\w+~]+(\/[\w+~]+){3,15}(\[[^\]]*\])?([\s;]|\/?$)/.test(text);
/** With or without https: no FEN has a point in its board. */
const looksLikeAddress = (text) => /^\s*(https?:\/\/|[\w-]+(\.[\w-]+)+(:\d+)?\/)/.test(text);

/** A FEN in an address: a board, perhaps with a pocket, and fields behind blanks, which may be _ or +. */
const FEN_IN_ADDRESS =
  /(?<![\w~])((?:[pnbrqk1-8~]{1,16}\/){7}[pnbrqk1-8~]{1,16}(?:\[[\w-]*\]|\/[pnbrq]+(?![a-z\d]))?)(?!\/?[pnbrqk1-8~]+(?![a-z\d~]))((?:[ _+][^ _+&#?/]+)*)/i;

/** A text of an address; what is not UTF-8 stays as it is. */
function decoded(text) {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (codes) => {
    try {
      return decodeURIComponent(codes);
    } catch {
      return codes;
    }
  });
}

/** The FEN of a text: itself, or that of an address. */
export function fenOf(text) {
  const given = text.trim();
  if (!looksLikeAddress(given)) return given;
  const [, placement, fields = ""] = FEN_IN_ADDRESS.exec(decoded(given)) ?? [];
  if (!placement)
    throw new Error(
      say(
        "This address has no position in it. Paste one of an analysis or a board editor, a FEN or a PGN.",
      ),
    );
  return [placement, ...fields.split(/[ _+]/).filter(Boolean)].join(" ");
}

/** Whether a text that is pasted anywhere is meant for the board. */
export const isForBoard = (text) =>
  /^\s*https?:/.test(text) ||
  (looksLikeAddress(text) && FEN_IN_ADDRESS.test(decoded(text))) ||
  looksLikeFen(text);

/** The address of the position on lichess: in its analysis, or its board editor; null where it has no such pieces or board. */
export function lichessAddress(state, page) {
  if (
    !isUsual(state) ||
    ![...state.pieces.values()].every((letter) => "kqrbnp".includes(kindOf(letter)))
  )
    return null;
  return `https://lichess.org/${page}/${fullFen(state).replaceAll(" ", "_")}`;
}
