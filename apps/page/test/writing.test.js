// How games are written, and how long it takes to read their texts.

import assert from "node:assert/strict";
import { test } from "node:test";

import { plain } from "../fen.js";
import { standard } from "../pgn.js";
import { gameText, nodeOf, setWrong } from "../tree.js";

test("no line of a game begins with %, which readers leave out", () => {
  for (let length = 60; length < 80; ++length) {
    const text = gameText({ Event: "?" }, `1. e4 {${"a".repeat(length)} %eval and more}`);
    assert.doesNotMatch(text, /^%/m, `${length}`);
    assert.ok(text.split("\n").every((line) => line.length < 90));
  }
});

test("a move that is called wrong keeps its other signs", () => {
  const node = { ...nodeOf("", "e4", nodeOf("8/8/8/8/8/8/8/8 w - - 0 1")), nags: ["$16", "$4"] };
  setWrong(node, true);
  assert.deepEqual(node.nags, ["$2", "$16"]);
  setWrong(node, false);
  assert.deepEqual(node.nags, ["$16"]);
});

test("many blanks in a text take no time", () => {
  assert.equal(standard("1. e4 + e5 e. p. x"), "1. e4 e5  x");
  const begin = performance.now();
  for (const read of [plain, standard]) read(`1. e4 ${" ".repeat(200_000)}x`);
  assert.ok(performance.now() - begin < 2000);
});
