// A lesson of one's own: a recorded solution, hints, the page's first move, several puzzles in a link, in a file and on a
// sheet.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

import {
  accessible,
  cell,
  check,
  copied,
  enter,
  open,
  page,
  reload,
  said,
  settled,
  stroke,
  tool,
} from "./browser.js";

const told = () => page.locator("#told").textContent();
/** Why a button cannot be pressed. */
const cannot = () => page.locator("#cannot").innerText();
const tells = (text) =>
  page.waitForFunction((text) => document.querySelector("#told").textContent.includes(text), text);
const list = async () => (await page.locator("#played").textContent()).replace(/\s+/g, " ");
const listed = (text) =>
  page.waitForFunction(
    (text) => document.querySelector("#played").textContent.includes(text),
    text,
  );
async function play(from, to) {
  await cell(from).click();
  await cell(to).click();
}
const openPuzzle = async () => {
  if ((await page.getAttribute("#puzzle", "open")) === null) await page.click("#puzzle > summary");
  await page.waitForSelector("#record:not([disabled])");
};
/** The link of the puzzle, with its answer hidden. */
const link = () => copied("#hide", /hidden=yes/);
const follow = (url) => open(new URL(url).hash);

/** Rook and king: the page solves no such ending. */
const LADDER = "#fen=7k/8/5K2/8/8/8/8/R7_w";

check("a solution is recorded by playing it, and asked for with its texts", async () => {
  await open(LADDER);
  await openPuzzle();
  await page.click("#record");
  await play(0, 56);
  await listed("Ra8");
  await page.check("#wrong");
  await enter("#comment", "The king escapes to h7.");
  await page.click('[data-go="first"]');
  await play(45, 46);
  await listed("Kg6");
  await enter("#comment", "Now the king is caged.");
  await play(63, 62);
  await play(0, 56);
  await listed("2. Ra8#");
  await page.click("#again");
  assert.match(await page.inputValue("#fen"), /^7k\/8\/5K2/);
  await listed("2. Ra8#");
  assert.equal(
    await said("line"),
    "1. Ra8+ $2 {The king escapes to h7.} (1. Kg6 {Now the king is caged.} 1... Kg8 2. Ra8#)",
  );
  await enter("#title", "The ladder");
  const url = await link();
  assert.equal(await list(), "", "nothing of the solution is shown");
  await follow(url);
  assert.match(await page.locator("#summary").textContent(), /answer is hidden\.$/);
  await play(0, 56);
  await tells("The king escapes to h7.");
  assert.equal(await list(), "");
  await play(0, 8);
  await tells("Ra2 is not the move that is asked for.");
  await page.click("#hint");
  await tells("A piece on f6 moves.");
  await page.click("#hint");
  await tells("It goes from f6 to g6.");
  await play(45, 46);
  await tells("Right: Kg6. Now the king is caged. The page replies Kg8.");
  await play(0, 56);
  await tells("Right: Ra8#. That is the solution.");
  assert.equal(await list(), "1. Kg6Kg82. Ra8#");
  await page.click("#again");
  assert.equal(await list(), "");
  await page.click("#reveal");
  assert.match(await list(), /^1\. Ra8\+\?The king escapes to h7\.\(1\. Kg6/);
});

check("arrows of a recorded move are those of its position, and a move is removed", async () => {
  await open("#fen=7k/8/5K2/8/8/8/8/R7_w");
  await openPuzzle();
  await page.click("#record");
  await play(45, 46);
  await listed("Kg6");
  await stroke([0, 56], "right");
  await tool("draw");
  await cell(63).click();
  assert.equal(await said("line"), "1. Kg6 {[%csl Gh8] [%cal Ga1a8]}");
  await tool("move");
  await page.click('[data-go="back"]');
  assert.equal(await page.locator("#picture > g:last-child > g").count(), 0);
  await page.click('[data-go="on"]');
  assert.equal(await page.locator("#picture > g:last-child > g").count(), 2);
  await page.click("#cut");
  assert.equal(await said("line"), "");
  assert.equal(await list(), "", "the list is that of the text");
  assert.match(await page.inputValue("#fen"), /^7k\/8\/5K2/);
});

check("the page moves first, by the solution or by the solver", async () => {
  await open("#fen=4k3/8/4K3/4P3/8/8/8/8_b&mode=ending");
  await settled();
  await openPuzzle();
  await page.check("#begins");
  const url = await link();
  await follow(url);
  await tells("The page replies K");
  assert.match(await page.inputValue("#fen"), / w - - 0 1$/);
  await reload();
  assert.match(await page.inputValue("#fen"), / w - - 0 1$/);
  assert.doesNotMatch(await told(), /replies/, "only once");
});

check("a solution is recorded where the rules of chess give moves", async () => {
  await open(LADDER);
  await openPuzzle();
  assert.equal(await cannot(), "");
  for (const fen of ["8/8/8/8/8/8/8/R7 w", "k7/8/8/8/8/8/8/KA6 w"]) {
    await enter("#fen", fen);
    for (const id of ["record", "begins"])
      assert.ok(await page.locator(`#${id}`).isDisabled(), `${id} of ${fen}`);
    assert.match(await cannot(), /^This needs a chess position: one king/);
  }
});

async function lesson() {
  await open("#fen=8/8/8/8/8/2k5/P7/K7_w&mode=ending&title=One");
  await openPuzzle();
  await page.click("#add");
  await page.waitForSelector("#sheet:not([hidden])");
  await enter("#fen", "4k3/8/4K3/4P3/8/8/8/8 w");
  await enter("#title", "Two");
  await page.click("#record");
  await play(44, 43);
  await listed("Kd6");
  await page.click("#add");
  await enter("#title", "Three");
  await enter("#fen", "7k/8/5K2/8/8/8/8/R7 w");
}
const titles = () => page.$$eval("#puzzles option", (all) => all.map((one) => one.textContent));
const THREE = ["1 / 3: One", "2 / 3: Two", "3 / 3"];

check("a link has several puzzles, and each keeps what its author has made", async () => {
  await lesson();
  assert.deepEqual(await titles(), THREE);
  await accessible(3, "a lesson");
  await page.selectOption("#puzzles", "1");
  await listed("Kd6");
  assert.match(await page.inputValue("#fen"), /^4k3\/8\/4K3\/4P3/, "at its beginning");
  await page.selectOption("#puzzles", "0");
  assert.equal(await page.locator("#study b").textContent(), "One.");
  await reload();
  await page.waitForSelector("#sheet:not([hidden]) option", { state: "attached" });
  assert.deepEqual(await titles(), THREE);
  await page.click("#next");
  await page.click("#next");
  assert.ok(await page.locator("#next").isDisabled());
  await page.click("#previous");
  await openPuzzle();
  await page.click("#previous");
  await page.uncheck("#answers");
  await play(0, 1);
  await listed("Kb1");
  await page.keyboard.press("f");
  await page.click("#next");
  await page.click("#previous");
  assert.match(await page.inputValue("#fen"), /P7\/K7 w/, "moves change no position");
  assert.equal(await said("flip"), "yes");
  await page.keyboard.press("f");
  await page.click("#next");
  await page.click("#remove");
  assert.deepEqual(await titles(), ["1 / 2: One", "2 / 2"]);
  const url = new URL(await link());
  assert.equal(url.hash.split("&then&").filter((part) => /hidden=yes/.test(part)).length, 2);
  await follow(url);
  assert.ok(await page.locator("#reveal").isVisible());
  await page.click("#previous");
  assert.ok(await page.locator("#reveal").isVisible(), "all of them are hidden");
});

check("files have all puzzles, as JSON and as PGN", async () => {
  await lesson();
  for (const button of ["#save-json", "#save-pgn"]) {
    await openPuzzle();
    const [download] = await Promise.all([page.waitForEvent("download"), page.click(button)]);
    const path = await download.path();
    const text = readFileSync(path, "utf8");
    assert.match(text, /Kd6/);
    await open("");
    await openPuzzle();
    await page.setInputFiles("#file", {
      name: download.suggestedFilename(),
      mimeType: "text/plain",
      buffer: Buffer.from(text),
    });
    await page.waitForSelector("#sheet:not([hidden]) option", { state: "attached" });
    assert.deepEqual(await titles(), THREE, button);
    assert.equal(await said("mode"), "ending", button);
    await page.selectOption("#puzzles", "1");
    await listed("Kd6");
    await page.selectOption("#puzzles", "2");
    assert.match(await page.inputValue("#fen"), /^7k\/8\/5K2/, button);
  }
  await enter("#fen", "8/8/8/8/8/8/8/R7 w");
  const [download] = await Promise.all([page.waitForEvent("download"), page.click("#save-pgn")]);
  assert.equal(readFileSync(await download.path(), "utf8").match(/^\[FEN/gm).length, 2);
  await tells("no such positions: 1.");
  const many = (text, count) =>
    page.evaluate(
      ([text, count]) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text", text.repeat(count));
        const made = { clipboardData, bubbles: true, cancelable: true };
        document.body.dispatchEvent(new ClipboardEvent("paste", made));
      },
      [text, count],
    );
  await many("1. e4 *\n\n", 65);
  await page.waitForFunction(() => document.querySelectorAll("#puzzles option").length === 64);
  await many("1. d4 d5 *\n\n", 64);
  await many("8/8/8/8/8/8/8/KNk5 w", 1);
  await page.waitForTimeout(1000);
  assert.match(await page.inputValue("#fen"), /KNk5/, "the text that came last");
  await page.setInputFiles("#file", {
    name: "x.json",
    mimeType: "text/plain",
    buffer: Buffer.from('{"a":1}'),
  });
  await page.waitForFunction(() =>
    /no puzzles/.test(document.querySelector("#fen-error").textContent),
  );
});

const openFile = async (name, buffer) => {
  await openPuzzle();
  await page.setInputFiles("#file", { name, mimeType: "text/plain", buffer: Buffer.from(buffer) });
};

check("of more than 64 positions it is said how many are shown, and none is added", async () => {
  const games = "1. e4 *\n\n1. d5 *\n\n".concat("1. d4 *\n\n".repeat(65));
  const puzzles = Array(65).fill({ fen: "8/8/8/8/8/2k5/P7/K7_w" });
  for (const [name, text, said] of [
    ["x.pgn", games, /^Games left out: 2\. .* 64 of 66 are shown\. A link takes no more\.$/],
    ["x.json", JSON.stringify({ puzzles }), /^64 of 65 are shown\. A link takes no more\.$/],
    ["x.json", JSON.stringify({ puzzles: puzzles.slice(1) }), /^$/],
  ]) {
    await open("");
    await openFile(name, text);
    await page.waitForFunction(() => document.querySelectorAll("#puzzles option").length === 64);
    assert.match(await told(), said);
  }
  assert.ok(await page.locator("#add").isDisabled());
  assert.equal(await cannot(), "A link takes no more.");
  await page.click("#remove");
  assert.ok(await page.locator("#add").isEnabled());
  assert.equal(await cannot(), "");
});

check("a file has its letters, in UTF-8 or as PGN writes them", async () => {
  for (const encoding of ["utf8", "latin1"]) {
    await open("");
    const game = '[White "Müller"]\n[Black "Élise"]\n\n1. e4 {Très bien} *';
    await openFile("x.pgn", Buffer.from(game, encoding));
    await listed("1. e4");
    assert.equal(await page.locator("#study b").textContent(), "Müller – Élise.", encoding);
    await listed("Très bien");
  }
});

check(
  "a file that is nothing of chess is said to be, and a wrong FEN in one is a FEN",
  async () => {
    for (const [bytes, said] of [
      [[0x89, 0x50, 0x4e, 0x47, 0, 0xff, 0x2f, 0x0a], /^This file has no game, no puzzle/],
      ['{"puzzles": [', /^This file has no game, no puzzle/],
      ["", /^This file has no game, no puzzle/],
      ["8/8/8/8/8/2k5/P7/K8 w - - 0 1", /^Rank 1 does not have 8 squares/],
      ["4k3/8/8/8/8/8/8/K7 w - - 0 1", /^$/],
    ]) {
      await open("");
      await openFile("x.pgn", bytes);
      await page.waitForFunction(() => document.querySelector("#fen").ariaBusy !== "true");
      await page.waitForFunction(
        (like) => new RegExp(like).test(document.querySelector("#fen-error").textContent),
        said.source,
        { timeout: 5000 },
      );
    }
    assert.match(await page.inputValue("#fen"), /^4k3/);
    await enter("#fen", "abc");
    assert.doesNotMatch(await page.locator("#fen-error").textContent(), /file/);
  },
);

check("a sheet has the boards on one page, and the answers on the next", async () => {
  await lesson();
  await openPuzzle();
  await page.evaluate(() => (window.print = () => (window.hasPrinted = true)));
  await page.click("#print-sheet");
  await page.waitForFunction(() => window.hasPrinted);
  const texts = await page.$$eval("#printed-sheet section", (all) =>
    all.map((section) => [...section.querySelectorAll("figcaption")].map((one) => one.textContent)),
  );
  assert.equal(texts.length, 2);
  assert.deepEqual(texts[0], ["One. White to move.", "Two. White to move.", "White to move."]);
  assert.match(texts[1][0], /a draw/);
  assert.match(texts[1][1], /Kd6/);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const pages = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g).length;
  assert.equal(pages, 2);
});

check("a sheet waits for the boards of all its puzzles", async () => {
  await open("#fen=k7/8/8/8/8/8/8/K7_w&then&fen=8/8/8/8/3X4/8/8/8_w");
  await openPuzzle();
  await page.evaluate(() => (window.print = () => (window.hasPrinted = true)));
  await page.click("#print-sheet");
  await page.waitForFunction(() => window.hasPrinted);
  assert.doesNotMatch(await page.locator("#printed-sheet").textContent(), /Loading/);
  assert.equal(await told(), "");
});
