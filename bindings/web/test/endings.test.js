// The mode for pawn endings: its worker, its rules, its pointer; and the languages of the page.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

import load, { bitboard, square, squareName } from "../index.js";
import { SIDES, css } from "../page/artwork.js";
import { MODES } from "../page/modes/index.js";
import { Endings, isLegal, movesOf } from "../page/pawns.js";
import { STUDIES } from "../page/studies.js";
import loadPawnEndings from "../pawn.js";
import { cell, check, context, fills, hold, isColor, middle, numbers, open, page, phoneAt, pieces, said, settled, summary } from "./browser.js";

const [cd, solve] = await Promise.all([load(), loadPawnEndings()]);
const LASKER = "#fen=8/k7/3p4/p2P1p2/P2P1P2/8/8/K7_w&mode=ending";
const EUWE = "#fen=8/5k2/p7/P3p1p1/3p2P1/3P1PP1/7K/8_w&mode=ending";
const answered = (sentence) => page.waitForFunction((text) => document.querySelector("#summary").textContent === text, sentence);
/** Chromium takes a moment to report that a worker has begun, or has ended. */
async function until(isOver) {
  for (let i = 0; i < 100 && !isOver(); ++i) await page.waitForTimeout(50);
  assert.ok(isOver());
}
const arrows = () => page.$$eval("#picture .arrows path", (all) => all.map((path) => path.getAttribute("transform")));
/** The squares of a color, and those of its partners. */
const lit = async () => {
  const seen = await fills();
  const of = (color) => [...seen.keys()].filter((s) => isColor(seen[s], color)).map(squareName);
  return [of(SIDES.first), of(SIDES.second)];
};

/** Pawns, kings, side to move, square that a pawn has passed. */
const position = (white, black, kings, turn, passed = null) => ({
  pawns: [white, black].map((names) => bitboard(names.split(" ").filter(Boolean))), kings: kings.split(" ").map(square), turn, passed: passed && square(passed),
});
const leaves = (at, depth) =>
  movesOf(cd, at).reduce((sum, { promotes, after }) => sum + (promotes || depth === 1 ? 1 : leaves(after, depth - 1)), 0);

test("legal moves are counted as python-chess counts them; a promotion ends a line", () => {
  for (const [at, counts] of [
    [position("a2 b2 c2 d2 e2 f2 g2 h2", "a7 b7 c7 d7 e7 f7 g7 h7", "e1 e8", 0), [18, 324, 5658]],
    [position("d4", "c4", "f2 b6", 1, "d3"), [9, 79, 592, 4415]],
    [position("e7 b5 c2 h2", "a7 c5 g3", "h3 g7", 0, "c6"), [10, 103, 1056]],
    [position("b5 b4 e2 g2", "c7 d6 f4", "a5 h5", 0), [7, 63, 482]],
  ]) counts.forEach((count, i) => assert.equal(leaves(at, i + 1), count, `${at.pawns}, ${i + 1}`));
});

test("what is won is what a legal move wins, with and without a right to en passant", () => {
  const known = new Map();
  const find = (pawns, attacker, upper) => {
    const key = [pawns, attacker, upper].join();
    if (!known.has(key)) known.set(key, solve(...pawns, attacker === 1, upper));
    return known.get(key);
  };
  const endings = new Endings(cd, find);
  const PAWNS = [["a4 d4 d5 f4", "a5 d6 f5"], ["b5 g4", "b6 g7"], ["d4", "c4"], ["h6", "h2"], ["c6", "a6"], ["a7 e4", "h3 f4"], ["a7", "h2"]];
  let [won, draws, unknown] = [0, 0, 0];
  for (const [white, black] of PAWNS) {
    for (let i = 0; i < 4096; i += white.startsWith("a7") ? 7 : 53) {
      for (const turn of [0, 1]) {
        const passed = white === "d4" && turn === 1 ? "d3" : white === "a7 e4" && turn === 1 ? "e3" : null;
        const at = position(white, black, `${squareName(i >> 6)} ${squareName(i & 63)}`, turn, passed);
        if (!isLegal(cd, at) || (passed && at.kings.some((king) => [0, 8].includes(Math.abs(king - square(passed)))))) continue;
        for (const attacker of [0, 1]) {
          for (const upper of [false, true]) {
            const results = movesOf(cd, at).map((move) => endings.winsAfter(at, move, attacker, upper));
            const isMate = turn !== attacker && results.length === 0 && !isLegal(cd, { ...at, turn: 1 - turn });
            const expected = turn === attacker ? results.some(Boolean) : results.length ? results.every(Boolean) : isMate;
            assert.equal(endings.isWon(at, attacker, upper), expected, `${white} / ${black}, kings ${at.kings.map(squareName)}, ${turn} to move`);
          }
        }
        const [result, { kept, undecided }] = [endings.result(at), endings.keeping(at)];
        if (result !== turn && result !== "draw") continue;
        // Each legal move is played: which result is certain after it, and which one only possible.
        const [wins, attacker] = result === turn ? [true, turn] : [false, 1 - turn];
        const [certain, possible] = [!wins, wins].map((upper) => movesOf(cd, at).filter((move) => endings.winsAfter(at, move, attacker, upper) === wins));
        const isFree = !wins && certain.length === movesOf(cd, at).length;
        const names = (moves) => moves.map(({ from, to }) => squareName(from) + squareName(to)).join();
        assert.equal(names(kept), isFree ? "" : names(certain), `${white} / ${black}, kings ${at.kings.map(squareName)}`);
        assert.equal(names(undecided), names(possible.filter((move) => !names(certain).includes(names([move])))));
        if (wins) won += kept.length > 0;
        else draws += kept.length > 0;
        unknown += undecided.length > 0;
      }
    }
  }
  assert.ok(won > 100 && draws > 20 && unknown > 20, `${won} ${draws} ${unknown}`);
});

check("mouse, finger and keyboard light the squares that correspond, on either side of the board", async () => {
  for (const flip of ["", "&flip=yes"]) {
    await open(LASKER + flip);
    await answered("White to move: White wins with Kb1. Black to move: a draw.");
    assert.deepEqual(await arrows(), [flip ? "translate(337.5 22.5) rotate(180)" : "translate(22.5 337.5) rotate(0)"]);
    const [x, y] = await middle(flip ? 63 - square("b2") : square("b2"));
    await page.mouse.move(x, y);
    assert.deepEqual(await lit(), [["b2"], ["a8", "c8"]]);
    await page.mouse.move(1, 1);
    assert.deepEqual(await lit(), [[], []]);
    await cell(square("c7")).focus();
    assert.deepEqual(await lit(), [["c7"], ["b1", "d1", "b3", "d3"]]);
    await page.keyboard.press("ArrowLeft");
    assert.deepEqual(await lit(), flip ? [[], []] : [["b7"], ["c1", "c3"]]);
  }
  assert.equal(await cell(square("b2")).getAttribute("aria-label"), "b2, White 3: corresponds to a8, c8 of Black");
  assert.equal(await cell(square("e1")).getAttribute("aria-label"), "e1");
  const before = page.url();
  await cell(square("g5")).click();
  await page.mouse.move(1, 1);
  assert.equal(page.url(), before, "a tap changes nothing");
});

check("a finger lights them too", async () => {
  const { phone, touched } = await phoneAt(LASKER);
  const orange = () => touched.$$eval("#picture .square > rect", (all, color) => all.filter((rect) => rect.getAttribute("fill") === color).length, css(SIDES.second));
  await touched.waitForSelector("#picture .arrows path");
  await touched.locator(`[data-square="${square("c3")}"]`).tap();
  assert.equal(await orange(), 1);
  await phone.close();
});

check("a pawn and a king are dragged, and the answer follows them", async () => {
  await open(LASKER);
  await settled();
  await hold([24, 16]);
  await answered("White to move: a draw, unless a queen of White stops a pawn. Black to move: a draw.");
  assert.equal((await pieces())[16], "P", "the pawn stays where it is held");
  await page.keyboard.press("Escape");
  await page.mouse.up();
  const before = await numbers();
  await hold([0, 9]);
  assert.equal(await summary(), "White to move: White wins with Kb1, Kb3. Black to move: a draw.");
  await page.mouse.up();
  assert.equal((await numbers()).filter(Boolean).length, before.filter(Boolean).length);
  await page.click("#turn");
  assert.equal(await said("fen"), "8/k7/3p4/p2P1p2/P2P1P2/8/1K6/8_b");
  assert.match(await summary(), /^Black to move: a draw, by K\w\d alone\. White to move: White wins\.$/);
});

check("what holds, what is open, what is no ending", async () => {
  for (const [fen, sentence] of [
    ["8/8/k7/p7/8/P7/1P6/2K5_b", "Black to move: a draw, by Kb6 alone. White to move: White wins."],
    ["8/P7/8/8/K7/8/5k1p/8_w", "White to move: open, since a queen has to fight a pawn. Black to move: open, since a queen has to fight a pawn."],
    ["8/8/8/8/2pP4/8/8/K6k_b&passed=d3", "Black to move: a draw, by cxd3 alone. White to move: White wins."],
    ["8/6p1/7p/4k1P1/8/1P6/8/7K_w", "White to move: a draw with Kg1, Kg2, Kh2, b4, gxh6; undecided: g6. Black to move: a draw."],
    ["8/8/6k1/p7/P3p3/1K6/5P2/8_b", "Black to move: a draw with Kf5, Kg5, Kh5; undecided: Kf6, Kh6, Kf7, Kg7, Kh7. White to move: a draw, unless a queen of White stops a pawn."],
    ["8/6p1/8/1p6/4pP2/8/P4k1P/7K_b", "Black to move: Black wins with Ke1, Kf1, Ke2, Ke3, Kf3, e3, b4, g6; undecided: g5. White to move: Black wins."],
    ["k7/P7/1K6/8/4P3/8/8/8_b&passed=e3", "Black to move: a draw. White to move: White wins."],
    ["8/8/8/3k4/4P3/8/8/K7_w", "White cannot be to move: the other king is in check. Black to move: a draw."],
    ["8/3KPk2/8/8/8/8/8/8_w", "White to move: White wins with Kd8, e8=Q. Black to move: White wins."],
    ["8/8/8/8/8/8/P7/Kk6_w", "The kings cannot stand there."],
    ["8/8/8/8/8/8/P7/K6N_w", "This mode needs an ending of two kings and pawns: no other pieces, no pawn on rank 1 or 8."],
    ["k7/8/8/PP6/PPP5/PP6/PP6/K7_w", "A side has more than eight pawns."],
    ["8/8/8/8/8/4k3/7P/K7_w&walls=c3", "White to move: a draw. Black to move: a draw. Walls and marks do not count here."],
  ]) {
    await open(`#fen=${fen}&mode=ending`);
    await settled();
    assert.equal(await summary(), sentence, fen);
  }
});

check("a large ending has a bar and is stopped; one that is too large is said to be", async () => {
  await open(EUWE);
  await page.locator("#solving progress").waitFor();
  await until(() => page.workers().length === 1);
  await page.click("#stop");
  assert.equal(await summary(), "Stopped before it was solved.");
  assert.ok(await page.locator("#solving").isHidden());
  await until(() => page.workers().length === 0);
  await page.click("#go");
  await page.waitForFunction(() => /^White to move: White wins with Kg1; undecided: Kh1, Kg2, Kh3\./.test(document.querySelector("#summary").textContent), null, { timeout: 60_000 });
  assert.equal((await numbers()).filter(Boolean).length, 22);
  assert.match(await page.locator("#c-code").textContent(), /memory\[137908 \*/);
  // Another ending does not wait for this one.
  await open(LASKER);
  await page.evaluate((hash) => (location.hash = hash), EUWE);
  await page.locator("#solving progress").waitFor();
  await until(() => page.workers().length === 1);
  const [busy] = page.workers();
  await page.evaluate((hash) => (location.hash = hash), STUDIES.locock.hash);
  await answered("White to move: White wins with Kb1. Black to move: a draw.");
  await until(() => !page.workers().includes(busy));
  await open("#fen=4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3_w&mode=ending");
  await page.waitForFunction(() => /^This ending is too large/.test(document.querySelector("#summary").textContent), null, { timeout: 60_000 });
  assert.ok(await page.locator("#solving").isHidden());
});

check("a worker that does not load is reported", async () => {
  await context.route("**/chess_distance_pawn.wasm", (route) => route.abort());
  try {
    await open(LASKER);
    await page.waitForFunction(() => /fetch/.test(document.querySelector("#summary").textContent));
  } finally {
    await context.unroute("**/chess_distance_pawn.wasm");
  }
});

const PAGE = new URL("../page/", import.meta.url);
const TABLE = JSON.parse(readFileSync(new URL("languages.json", PAGE), "utf8"));

test("the table has every text of the page once, and no other", () => {
  const sources = ["", "modes/"].flatMap((folder) => readdirSync(new URL(folder, PAGE)).filter((name) => /\.(js|html)$/.test(name)).map((name) => readFileSync(new URL(folder + name, PAGE), "utf8")));
  const all = sources.join("\n").replaceAll("\n", " ");
  assert.deepEqual(Object.keys(TABLE).filter((text) => !all.includes(text) && !all.toLowerCase().includes(`"${text.toLowerCase()}"`)), []);
  const values = (text) => (text.match(/\{\w+/g) ?? []).sort();
  for (const [english, others] of Object.entries(TABLE)) {
    assert.equal(others.length, 2, english);
    for (const text of others) assert.deepEqual(values(text).filter((name) => !values(english).includes(name)), [], text);
  }
});

check("every mode, study and piece speaks German and French", async () => {
  const untranslated = () => page.evaluate(async () => [...(await import("./say.js")).missing]);
  for (const [language, title, sentence] of [["de", "Entfernungen im Schach", "Weiß am Zug: Weiß gewinnt mit Kb1. Schwarz am Zug: remis."], ["fr", "Distances aux échecs", "Trait aux Blancs\u00a0: les Blancs gagnent par Rb1. Trait aux Noirs\u00a0: nulle."]]) {
    await Promise.all([page.waitForEvent("load"), page.selectOption("#look-language", language)]);
    await open(LASKER);
    await answered(sentence);
    assert.equal(await page.locator("h1").textContent(), title);
    assert.equal(await page.getAttribute("html", "lang"), language);
    const left = await page.evaluate((table) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found = [];
      while (texts.nextNode()) if (Object.hasOwn(table, texts.currentNode.data.trim())) found.push(texts.currentNode.data.trim());
      return found;
    }, Object.fromEntries(Object.entries(TABLE).filter(([english, others]) => !others.includes(english))));
    assert.deepEqual(left, []);
    for (const study of Object.values(STUDIES)) for (const name of Object.keys(MODES)) await page.evaluate((hash) => (location.hash = hash), `${study.hash}&mode=${name}`).then(() => page.waitForTimeout(10));
    for (const preset of ["chess", "xiangqi", "shogi", "capablanca"]) await page.evaluate((preset) => Object.assign(document.getElementById("preset"), { value: preset }).dispatchEvent(new Event("change")), preset);
    assert.deepEqual(await untranslated(), [], language);
  }
  await page.evaluate(() => localStorage.clear());
});
