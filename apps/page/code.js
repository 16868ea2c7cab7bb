// The calls in C and Python with the result that the board shows. programs.json has their texts, by mode, on the
// board of chess and on a grid, with the names of values in braces.

import { CAPTURES, firstSquares, isChess, obstacles } from "./board.js";
import { writeFen } from "./fen.js";
import { goalOf, kings, positionOf, sides, sitesOf, whiteFirst } from "./modes/sides.js";
import { target } from "./modes/ways.js";
import { betzaOf, bit, codePiece, isPawn, isWhite, members, nameOf } from "./pieces.js";
import { byId } from "./say.js";

const hex = (set) => "0x" + set.toString(16);
const SETS = ["own", "enemy", "avoid"];
const WRAPS = {
  files: "CHESS_DISTANCE_WRAP_FILES",
  ranks: "CHESS_DISTANCE_WRAP_RANKS",
  both: "CHESS_DISTANCE_WRAP_FILES | CHESS_DISTANCE_WRAP_RANKS",
};
/** The names of the boards in C. */
const BOARDS = { territory: ["board1", "board2"], duel: ["attacker", "defender"] };

const program = (c, python) => ({
  c: ["#include <chess_distance.h>", "", ...c].join("\n"),
  python: ["import chess_distance as cd", "", ...python].join("\n"),
});

/** A set as C's initializer: as many words as it needs. */
function words(set) {
  const found = [];
  for (let rest = set; found.length === 0 || rest; rest >>= 64n)
    found.push(hex(BigInt.asUintN(64, rest)));
  return `{{${found.join(", ")}}}`;
}

const quoted = (square, state) => `"${nameOf(square, state)}"`;
/** A set as Python's list of names. */
const names = (set, state) =>
  `[${members(set)
    .map((square) => quoted(square, state))
    .join(", ")}]`;

/** By mode: the pieces that move, { square, board }, or null where some are missing. Others have the moving piece. */
const MOVERS = {
  territory: (ask, state) => whiteFirst(sides(ask, state)),
  duel: kings,
  voronoi: (ask, state) => [
    { square: state.at, board: obstacles(ask, state, state.at, sitesOf(state).sites) },
  ],
};

/** By mode: the values that it has alone, or null where the position is none of its own. */
const VALUES = {
  voronoi(ask, state) {
    const { sites } = sitesOf(state);
    return {
      sites: sites.join(", "),
      count: sites.length,
      siteSets: sites.map((site) => words(bit(site))).join(", "),
      siteNames: sites.map((site) => `${quoted(site, state)}, `).join(""),
    };
  },
  duel: (ask, state) => ({ goal: hex(goalOf(state)), goals: members(goalOf(state)).join(", ") }),
  reach(ask, state) {
    const position = positionOf(state);
    const sets = position && Object.values(position).map(hex);
    const named =
      position &&
      Object.entries(position)
        .map(([set, value]) => `${set === "enPassant" ? "en_passant" : set}=${hex(value)}`)
        .join(", ");
    return (
      position && { colors: sets.slice(0, 4).join(", "), others: sets.slice(4).join(", "), named }
    );
  },
  ending(ask, state) {
    const position = ask.endings.positionOf(state);
    if (typeof position === "string") return null;
    const { pawns, kings, turn } = position;
    return {
      pawns: pawns.map(hex).join(", "),
      turn,
      mine: kings[turn],
      theirs: kings[1 - turn],
      structures: ask.solver?.structures(pawns, turn) ?? 4000,
      fen: writeFen(state),
    };
  },
};

/** The values of all modes. Those of a second piece end in 2. */
function common(state, movers, isGrid) {
  const { plus1, plus2 } = state;
  const [set, square] = isGrid ? [words, (one) => quoted(one, state)] : [hex, String];
  const to = target(state);
  const values = {
    size: state.files * state.ranks,
    captures: CAPTURES,
    to: square(to),
    toSet: set(bit(to)),
    plus1: set(plus1),
    plus2: set(plus2),
    plus1Names: names(plus1, state),
    plus2Names: names(plus2, state),
  };
  movers.forEach((mover, i) => {
    const suffix = i ? i + 1 : "";
    const { c: piece, python } = isGrid ? {} : codePiece(state.pieces.get(mover.square), state);
    const all = SETS.map((name) => `${name}${suffix}=${hex(mover.board[name])}`).join(", ");
    const sets = SETS.filter((name) => suffix || mover.board[name])
      .map((name) => `, ${name}${suffix}=${hex(mover.board[name])}`)
      .join("");
    const board = isBlocked(mover) ? `&${(BOARDS[state.mode] ?? ["board"])[i]}` : "NULL";
    const own = {
      piece,
      python,
      at: square(mover.square),
      from: hex(bit(mover.square)),
      prey: hex(mover.board.enemy),
      board,
      sets,
      all,
    };
    for (const [name, value] of Object.entries(own)) values[name + suffix] = value;
  });
  return values;
}

const isBlocked = ({ board }) => SETS.some((name) => board[name]);

/** { c, python }: the programs for a state, from those of programs.json. */
function callsOf(ask, state, programs) {
  const { mode } = state;
  const isGrid = !isChess(state);
  const movers = (
    MOVERS[mode] ?? (() => [{ square: state.at, board: obstacles(ask, state, state.at) }])
  )(ask, state);
  const own = VALUES[mode] ? movers && VALUES[mode](ask, state) : {};
  // On a grid the squares that must be passed are alone in a layer of the shortest ways.
  const name =
    isGrid && mode === "mustPass"
      ? "ways"
      : mode === "moves" && !isGrid && isPawn(state.pieces.get(state.at), state)
        ? "pawn"
        : mode;
  const texts = programs[name][isGrid ? "grid" : "chess"];
  if (!movers || !own || !texts) return program([], []);
  const values = { ...common(state, movers, isGrid), ...own };
  const [c, python] = [texts.c, texts.python].map((lines) =>
    lines.map((line) => line.replace(/\{(\w+)\}/g, (_, name) => values[name])),
  );
  if (isGrid) return gridProgram(state, movers, c, python);
  const isDeclared = mode !== "reach" && mode !== "ending";
  const boards = movers.map(
    (mover, i) =>
      isDeclared &&
      isBlocked(mover) &&
      `ChessDistanceBoard ${(BOARDS[mode] ?? ["board"])[i]} = {${SETS.map((name) => hex(mover.board[name])).join(", ")}};`,
  );
  return program([...boards.filter(Boolean), ...c], python);
}

/** What writes the calls for a state into the page; without a board it writes nothing. */
export async function codeWriter() {
  const programs = await (await fetch(new URL("./programs.json", import.meta.url))).json();
  return function (ask, state) {
    const { c = "", python = "" } = ask ? callsOf(ask, state, programs) : {};
    byId("c-code").textContent = c;
    byId("python-code").textContent = python;
  };
}

/** The declarations on a grid: in C `piece`, `from` and `obstacles`, in Python `piece` and `obstacles`, a dict. */
function gridProgram(state, movers, c, python) {
  const { files, ranks, wrap, holes } = state;
  const hasFirst = movers.some(({ square }) =>
    betzaOf(state.pieces.get(square), state).includes("i"),
  );
  const first = hasFirst ? firstSquares(state) : 0n;
  const shape = [files, ranks, WRAPS[wrap] ?? 0, 0, words(holes), words(first)].join(", ");
  const declared = [`const ChessDistanceGrid grid = {${shape}};`];
  const read = [];
  const given = [
    wrap === "none" ? "" : `wrap="${wrap}"`,
    holes ? `holes=${names(holes, state)}` : "",
    first ? `first=${names(first, state)}` : "",
  ];
  const lines = [`grid = cd.Grid(${[files, ranks, ...given.filter(Boolean)].join(", ")})`];
  movers.forEach(({ square, board }, i) => {
    const suffix = i === 0 ? "" : i + 1;
    const letter = state.pieces.get(square);
    const betza = JSON.stringify(betzaOf(letter, state));
    const black = !isWhite(letter);
    const sets = SETS.map((name) => words(board[name]));
    declared.push(
      `ChessDistanceGridPiece piece${suffix};`,
      ...(c.some((line) => line.includes(`&from${suffix}`))
        ? [`const ChessDistanceSquares from${suffix} = ${words(bit(square))};`]
        : []),
      `const ChessDistanceObstacles obstacles${suffix} = {${[...sets, "{{0}}"].join(", ")}};`,
    );
    read.push(`chess_distance_grid_piece(${betza}, ${black ? 1 : 0}, &piece${suffix});`);
    const there = SETS.filter((name) => board[name] || suffix).map(
      (name) => `"${name}${suffix}": ${names(board[name], state)}`,
    );
    lines.push(
      `piece${suffix} = cd.Betza(${betza}${black ? ", color=False" : ""})`,
      `obstacles${suffix} = {${there.join(", ")}}`,
    );
  });
  return program([...declared, "", ...read, ...c], [...lines, ...python]);
}
