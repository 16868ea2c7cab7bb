// Games as they are: comments, variations, arrows, clocks, the chapters of a study, and the pawn endings in them.

import assert from "node:assert/strict";

import { FIRST, cell, check, open, page, paste, reload, said, settled } from "./browser.js";

const problem = () => page.locator("#fen-error").textContent();
const played = () => page.locator("#played").textContent();
const told = () => page.locator("#remark").textContent();
const list = async () => (await played()).replace(/\s+/g, " ");
const shapes = () =>
  page.$$eval("#picture > g:last-child > g", (all) =>
    all.map((one) => [one.getAttribute("color"), one.firstElementChild.localName]),
  );

const ANNOTATED = `[Event "?"]
[White "Anna"]
[Black "Bert"]

{ The Ruy Lopez. } 1. e4 { [%csl Gd4,Re5][%cal Gf1b5] The center. [%clk 0:03:00] } 1... e5 $1
(1... c5 { Sicilian } 2. Nf3 (2. c3 d5)) 2. Nf3! { [%clk 0:02:58] } 2... Nc6 (2... d6) 3. Bb5 *`;

check("comments, variations, arrows and clocks of a game are shown", async () => {
  await paste(ANNOTATED);
  assert.equal(await problem(), "");
  assert.equal(
    await list(),
    "The Ruy Lopez.1. e40:03:00The center.1... e5!(1... c5Sicilian2. Nf3(2. c3d5))2. Nf3!0:02:582... Nc6(2... d6)3. Bb5",
  );
  assert.match(await page.locator("#study").textContent(), /^Anna – Bert\./);
  await page.click('[data-go="first"]');
  assert.equal(await told(), "The Ruy Lopez.");
  await page.click('[data-go="on"]');
  assert.equal(await told(), "The center.");
  assert.deepEqual(await shapes(), [
    ["#15803d", "circle"],
    ["#b3261e", "circle"],
    ["#15803d", "path"],
  ]);
  await page.click("#played button:text-is('2. c3')");
  assert.match(await page.inputValue("#fen"), /^rnbqkbnr\/pp1ppppp\/8\/2p5\/4P3\/2P5/);
  await page.click('[data-go="on"]');
  assert.equal(await page.locator("#line [aria-current=step]").textContent(), "d5");
  const before = await list();
  await reload();
  await page.waitForSelector("#played li");
  assert.equal(await list(), before, "the address has the game");
});

check("a move that another game has played becomes a variation", async () => {
  await paste("1. e4 e5 2. Nf3 *");
  await page.click('[data-go="first"]');
  await page.click('[data-go="on"]');
  await page.click("#puzzle > summary");
  await page.click("#record");
  await cell(50).click();
  await cell(34).click();
  await page.waitForFunction(() => /c5/.test(document.querySelector("#played").textContent));
  assert.equal(await list(), "1. e4e5(1... c5)2. Nf3");
  assert.equal(await said("line"), "1. e4 e5 (1... c5) 2. Nf3");
});

check("all chapters of a study are there, each at its beginning", async () => {
  await paste(
    [
      '[Event "Endings: One"]\n[ChapterName "One"]\n[FEN "8/8/8/8/8/2k5/P7/K7 w - - 0 1"]\n[SetUp "1"]\n\n{ First. } 1. Kb1 *',
      '[Event "Endings: Two"]\n[ChapterName "Two"]\n[FEN "4k3/8/4K3/4P3/8/8/8/8 w - - 0 1"]\n[SetUp "1"]\n\n1. Kd6 { The key square. } 1... Kd8 *',
      '[Event "Endings: Three"]\n[ChapterName "Three"]\n\n1. e4 *',
    ].join("\n\n\n"),
  );
  await page.waitForSelector("#sheet:not([hidden]) option", { state: "attached" });
  const options = await page.$$eval("#puzzles option", (all) => all.map((one) => one.textContent));
  assert.deepEqual(options, ["1 / 3: One", "2 / 3: Two", "3 / 3: Three"]);
  assert.match(await page.inputValue("#fen"), /^8\/8\/8\/8\/8\/2k5\/P7\/K7 w/);
  await page.click("#next");
  await page.waitForFunction(() => /Kd6/.test(document.querySelector("#played").textContent));
  assert.equal(await page.locator("#study b").textContent(), "Two.");
  await page.click('[data-go="on"]');
  assert.equal(await told(), "The key square.");
  await page.selectOption("#puzzles", "2");
  await page.waitForFunction(() => /e4/.test(document.querySelector("#played").textContent));
  await reload();
  await page.waitForSelector("#sheet:not([hidden]) option", { state: "attached" });
  assert.equal(await page.inputValue("#puzzles"), "2", "the link has all of them");
});

const note = () => page.locator("#told").textContent();
const titles = () => page.$$eval("#puzzles option", (all) => all.map((one) => one.textContent));
const file = (...games) =>
  games.map(([name, moves, tags = ""]) => `[Event "${name}"]\n${tags}\n${moves}\n`).join("\n");

check("of a file all games that can be read are shown, and the others are named", async () => {
  const good = ["Good", "1. e4 *"];
  const better = ["Better", "1. d4 d5 *"];
  const slip = ["Slip", "1. e4 e5 2. Ke3 *"];
  const word = ["Word", "1. e4 Foo {never closed *"];
  const fischer = ["Fischer", "1. e4 *", '[Variant "Chess960"]\n'];
  const drops = ["Drops", "1. e4 @@ *", '[Variant "Crazyhouse"]\n'];
  const reasons = {
    slip: "This game cannot be read: “Ke3” is no legal move (half-move 3).",
    word: "This text cannot be read as a game: “Foo”.",
    fischer: "This game has other rules than chess: Chess960.",
    drops: "This game has other rules than chess: Crazyhouse.",
  };
  for (const [games, shown, said] of [
    [[good, slip, better], 2, `Games left out: 2. Game 2: ${reasons.slip}`],
    [[slip, good, fischer, better], 2, `Games left out: 1, 3. Game 1: ${reasons.slip}`],
    [[good, word, better], 2, `Games left out: 2. Game 2: ${reasons.word}`],
    [[fischer, good, better], 2, `Games left out: 1. Game 1: ${reasons.fischer}`],
    [[good, better, drops], 2, `Games left out: 3. Game 3: ${reasons.drops}`],
    [[good, slip], 0, `Games left out: 2. Game 2: ${reasons.slip}`],
    [[good, better], 2, ""],
  ]) {
    await open(FIRST);
    await paste(file(...games));
    assert.equal(await problem(), "");
    assert.equal(await note(), said);
    await page.waitForSelector("#played li");
    assert.equal((await titles()).length, shown);
  }
  await open(FIRST);
  await paste(file(slip, fischer));
  assert.equal(await problem(), `Games left out: 1, 2. Game 1: ${reasons.slip}`);
  await paste(file(["Ein Spiel", "1. e4 e5 2. Sf3 *"], ["Fehler", "1. e4 e5 2. Kd3 *"]));
  assert.match(await note(), /^Games left out: 2\. Game 2: .*“Kd3”/);
});

check("a game without moves says so", async () => {
  for (const text of ['[Event "x"]', '[Event "x"]\n[Site "y"]\n\n*', '[Event "x"]\n\n1-0\n']) {
    await open(FIRST);
    await paste(text);
    assert.equal(await problem(), "This game has no moves.", text);
  }
  await paste(file(["Good", "1. e4 *"], ["None", "*"], ["Better", "1. d4 *"]));
  assert.equal(await note(), "Games left out: 2. Game 2: This game has no moves.");
  await open(FIRST);
  await paste('[Event "x"]\n\n1. e4 (');
  assert.equal(await problem(), "This text cannot be read as a game: “…”.");
  await paste('[FEN "8/8/8/8/8/2k5/P7/K7 w - - 0 1"]\n\n*');
  assert.equal(await problem(), "");
});

check("pawn endings of a game are found and opened", async () => {
  await paste(
    '[FEN "4k3/8/3r4/8/8/4K3/3RP3/8 w - - 0 40"]\n\n40. Rxd6 (40. Kf3 Rxd2) 40... Ke7 41. Rd2 Kf6 42. Rd6+ Ke5 43. Ra6 Kd5 44. Rd6+ Kxd6 45. Kd4 *',
  );
  const offered = await page.$$eval("#endings button", (all) => all.map((one) => one.textContent));
  assert.deepEqual(offered, ["The pawn ending after 44... Kxd6"]);
  await page.click("#endings button");
  assert.equal(await said("mode"), "ending");
  assert.match(await settled(), /^White to move: White wins/);
});

check(
  "what programs write besides the standard is read, and what is no game is named",
  async () => {
    for (const [text, moves] of [
      ["1. e4 -- 2. d4 *", "1. e4--2. d4"],
      ["1. e4 e5 2. {before} Nf3", "1. e4e5before2. Nf3"],
      ["1. Nb1c3 e7-e5 2. 0-0 *", null],
      ["1. e4 e5 2. Ng1-f3 {[%csl ]}", "1. e4e52. Nf3"],
    ]) {
      await open(FIRST);
      await paste(text);
      if (moves) {
        await page.waitForSelector("#played li");
        assert.equal(await list(), moves, text);
      } else assert.match(await problem(), /“O-O” is no legal move/);
    }
    await open(FIRST);
    await paste("1. e4 Foo 2. d4");
    assert.match(await problem(), /^This text cannot be read as a game: “Foo”/);
  },
);

check("what is too long for a link says so, and stays where it is shown", async () => {
  const game = (name, move) =>
    `[ChapterName "${name}"]\n\n1. ${move} { ${"a word ".repeat(1800)}} *`;
  await paste([game("One", "e4"), game("Two", "d4")].join("\n\n"));
  await page.click("#puzzle > summary");
  await page.waitForSelector("#long:not([hidden])");
  assert.doesNotMatch(page.url(), /&then&/);
  await page.click("#next");
  await page.waitForFunction(() => /d4/.test(document.querySelector("#played").textContent));
  const shows = (move) =>
    page.waitForFunction(
      (move) =>
        document.querySelectorAll("#puzzles option").length === 2 &&
        document.querySelector("#played").textContent.includes(move),
      move,
      { timeout: 5000 },
    );
  await reload();
  await shows("d4");
  await page.click("#undo");
  await shows("e4");
});
