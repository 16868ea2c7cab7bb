// The package beside the header of C: constants, functions, arguments, types.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import loadGrid from "../grid.js";
import load, { NONE, PIECES } from "../index.js";
import { POSITION } from "../library/arguments.js";
import { SIGNATURES } from "../signatures.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const header = readFileSync(join(root, "../../include/chess_distance.h"), "utf8");
const [cd, grids] = await Promise.all([load(), loadGrid()]);
const chess = grids({ files: 8, ranks: 8 });

test("the constants are those of the header", () => {
  const macro = (name) =>
    Number(header.match(new RegExp(`#define CHESS_DISTANCE_${name} \\(?(-?\\d+)`))[1]);
  for (const [name, value] of Object.entries(PIECES)) {
    assert.equal(value, macro(name.replace("Pawn", "_pawn").toUpperCase()), name);
  }
  assert.equal(NONE, macro("NONE"));
  const { version } = JSON.parse(readFileSync(join(root, "package.json")));
  assert.equal(
    version,
    [macro("VERSION_MAJOR"), macro("VERSION_MINOR"), macro("VERSION_PATCH")].join("."),
  );
  assert.equal(cd.version(), version);
});

test("the sets of a position have the order of C's structure", () => {
  const [, fields] = header.match(/typedef struct ChessDistancePosition \{(.*?)\} /s);
  const names = [...fields.matchAll(/uint64_t (\w+);/g)].map(([, name]) =>
    name.replace(/_(.)/, (_, letter) => letter.toUpperCase()),
  );
  assert.deepEqual(POSITION, names);
  const position = cd.position("8/8/8/8/8/2k5/P7/K7 w - -");
  const sets = Object.keys(position).filter((name) => typeof position[name] === "bigint");
  assert.deepEqual(sets, names);
});

test("every function of the header is there", () => {
  const declared = [...header.matchAll(/\b(chess_distance(?:_\w+)?)\(/g)].map((match) => match[1]);
  const there = new Set(Object.values(SIGNATURES).map(([name]) => name));
  // A piece of a grid is part of each call, a row of a table part of the table; pawn.js has the ending, from
  // which PawnGame has positions and ways, and position() reads FENs. Errors say faults.
  const elsewhere = [
    "grid_piece",
    "fill_map",
    "pawn_ending",
    "pawn_position",
    "pawn_way",
    "pawn_position_fault",
    "position_fault",
    "read_fens",
    "fen_error",
  ].map((name) => `chess_distance_${name}`);
  assert.ok(declared.length > 80);
  for (const name of new Set(declared)) {
    if (elsewhere.includes(name)) continue;
    const [object, short] = name.includes("_grid_")
      ? [chess, name.slice(20)]
      : [cd, name.slice(15)];
    const camel = short.replace(/_(\w)/g, (_, c) => c.toUpperCase());
    assert.ok(there.has(name) || camel in object, name);
  }
});

test("each function is passed what the header declares", () => {
  const rows = new Map(
    Object.values(SIGNATURES).map(([name, words, result]) => [name, [words, result]]),
  );
  for (const [, comment, type, name, list] of header.matchAll(
    /\/\*\*((?:(?!\*\/)[^])*)\*\/\n(\w+) (chess_distance\w*)\(([^;]*)\);/g,
  )) {
    if (!rows.has(name)) continue;
    const [words, result] = rows.get(name);
    const declared = list.split(/,\s*/).map((text) => {
      const [, type, name, sizes] = text.match(/^(.*?) \W*(\w+)\)?((?:\[\d+\])*)$/);
      const n = sizes.match(/\d+/g)?.reduce((product, size) => product * size, 1);
      const kinds = {
        int: "piece|square|x88|flag|int",
        uint64_t: n ? `outWords${n}` : "set|count",
        uint8_t: `outBytes${n}`,
        "const uint8_t": `bytes${n}|anyBytes${n}`,
        "const uint64_t": `words${n}`,
        "const ChessDistanceBoard": "board",
        ChessDistanceTerritory: "outTerritory",
      };
      const camel = name
        .replace(/_(\w)/g, (_, c) => c.toUpperCase())
        .replace(/^sq(88)?$/, "square");
      return kinds[type].startsWith("out") ? kinds[type] : `${camel}:(${kinds[type]})\\??`;
    });
    const passed = words.replace(/(?<= |^)(?!out)(\w+)(?= |\?|$)/g, "$1:$1");
    assert.match(passed, new RegExp(`^${declared.join(" ")}$`), name);
    assert.equal(/^(set|count)$/.test(result), type === "uint64_t", name);
    if (/^(int|moves)$/.test(result))
      assert.equal(result === "moves", comment.includes("CHESS_DISTANCE_UNREACHABLE"), name);
    rows.delete(name);
  }
  assert.equal(rows.size, 0);
});

/** The type of each kind of argument and of result. */
const TYPES = {
  piece: "Piece",
  square: "Square",
  set: "SquareSet",
  board: "Board | null",
  flag: "boolean",
  int: "number",
  x88: "number",
  count: "bigint | number",
  words64: "Iterable<bigint> & ArrayLike<bigint>",
  bytes64: "ArrayLike<number>",
  anyBytes64: "ArrayLike<number>",
};
const RESULTS = {
  int: "number",
  sign: "number",
  moves: "number | null",
  flag: "boolean",
  set: "bigint",
  count: "bigint",
  layers: "bigint[] | null",
  rings: "bigint[]",
  squares: "number[] | null",
  outBytes: "Uint8Array",
  outWords: "bigint[]",
  outTerritory: "Territory",
};

test("index.d.ts has the arguments and the result of each function", () => {
  // On one line each: the formatter puts the arguments of a long declaration on lines of their own.
  const types = readFileSync(join(root, "index.d.ts"), "utf8").replace(
    /\(\n([^)]*),\n {2}\)/g,
    (_, inside) => `(${inside.trim().replace(/\n\s+/g, " ")})`,
  );
  for (const [name, [, words, result]] of Object.entries(SIGNATURES)) {
    const [inputs, outputs] = [false, true].map((out) =>
      words.split(" ").filter((word) => word.startsWith("out") === out),
    );
    const isOptional = (word) => /board$|\?$/.test(word);
    const parameters = inputs.map((word, i) => {
      const [name, kind = name] = word.replace("?", "").split(":");
      const isLast = inputs.slice(i).every(isOptional);
      return `${name}${isLast ? "?" : ""}: ${TYPES[kind]}${!isLast && isOptional(word) ? " | undefined" : ""}`;
    });
    const [, declared, answer] = types.match(new RegExp(`^  ${name}\\((.*)\\): (.*);$`, "m"));
    assert.equal(declared, parameters.join(", "), name);
    const kind = result === "out" ? outputs[0].replace(/\d+$/, "") : result;
    assert.equal(
      /^promotionMap/.test(name) ? answer.replace(" | null", "") : answer,
      RESULTS[kind],
      name,
    );
  }
});
