// Play on the page: legal moves, the page's replies, puzzles.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

import { square } from "chess-distance";
import {
  FIRST,
  cell,
  check,
  copied,
  enter,
  hold,
  label,
  mode,
  open,
  openGallery,
  page,
  phoneAt,
  pieces,
  settled,
  summary,
  tool,
} from "./browser.js";

const LASKER = "8/k7/3p4/p2P1p2/P2P1P2/8/8/K7";
const fen = () => page.inputValue("#fen");
const moves = (text) =>
  page.waitForFunction(
    (text) =>
      [...document.querySelectorAll("#played li")]
        .map((one) => one.textContent)
        .join(" ")
        .match(text),
    text,
  );
const tells = (text) =>
  page.waitForFunction((text) => document.querySelector("#told").textContent.includes(text), text);
async function play(from, to) {
  await cell(square(from)).click();
  await cell(square(to)).click();
}

check("two clicks, a drag and the keyboard make legal moves, and nothing else does", async () => {
  await open("#fen=8/8/8/8/8/2k5/P7/K7_w&mode=ending");
  await page.uncheck("#answers");
  await play("a1", "b1");
  await moves("1. Kb1");
  assert.equal(await fen(), "8/8/8/8/8/2k5/P7/1K6 b - - 0 1");
  for (const [from, to] of [
    ["c3", "h8"],
    ["c3", "b2"],
  ]) {
    await play(from, to);
    await tells("That is no legal move.");
  }
  await play("b1", "a1");
  assert.match(await fen(), /1K6 b/, "the other side is to move");
  await hold([square("c3"), square("d4")]);
  await page.mouse.up();
  await moves("Kd4");
  await cell(square("a2")).focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelectorAll('#picture circle[r="5"]').length > 0);
  for (const key of ["ArrowUp", "ArrowUp", "Enter"]) await page.keyboard.press(key);
  await moves("2. a4");
  assert.match(await fen(), /^8\/8\/8\/8\/P2k4\//);
  await page.click('[data-go="first"]');
  assert.match(await fen(), /K7 w/);
  await page.click('[data-go="on"]');
  await play("c3", "d3");
  await moves("^1. Kb1 Kd4\\(1\\.\\.\\. Kd3\\) 2. a4$");
});

check("two taps of a finger make a move, and the page replies", async () => {
  const { phone, touched } = await phoneAt("#fen=8/8/8/8/8/2k5/P7/K7_w&mode=ending");
  for (const name of ["a1", "b1"]) await touched.locator(`[data-square="${square(name)}"]`).tap();
  await touched.waitForFunction(() => document.querySelectorAll("#played li").length === 2);
  assert.match(await touched.inputValue("#fen"), / w - - 0 1$/);
  await phone.close();
});

check("pieces are set up freely with a tool of their own", async () => {
  await open(`#fen=${LASKER}_w&mode=ending`);
  await tool("setup");
  await hold([square("a4"), square("h3")]);
  await page.mouse.up();
  assert.equal((await pieces())[square("h3")], "P");
  assert.ok(await page.locator('[data-tool="marks"]').isHidden(), "marks do not count here");
  await open("#fen=8/8/8/8/8/8/8/N7_w");
  assert.ok(await page.locator('[data-tool="setup"]').isHidden());
});

check("a promotion asks for its piece, and a queen that is stalemate is said to be", async () => {
  await open("#fen=8/5P1k/8/6K1/8/8/8/8_w&mode=ending");
  await settled();
  await play("f7", "f8");
  await page.locator("#promotion").waitFor();
  await page.keyboard.press("Escape");
  assert.match(await fen(), /^8\/5P1k/);
  await play("f7", "f8");
  await page.click('#promotion button[value="q"]');
  await tells("f8=Q is stalemate.");
  await page.click("#again");
  await play("f7", "f8");
  await page.click('#promotion button[value="r"]');
  await moves("^1. f8=R$");
  assert.equal(
    await summary(),
    "f8=R: White wins. The page solves kings and pawns alone, and does not play on.",
  );
  assert.equal(
    await page.getAttribute("#tables", "href"),
    "https://lichess.org/analysis/5R2/7k/8/6K1/8/8/8/8_b_-_-_0_1",
  );
});

check(
  "after a promotion the page says what has come of the game, or its king takes the new piece",
  async () => {
    const LIMIT = " The page solves kings and pawns alone, and does not play on.";
    for (const [fen, move, piece, text] of [
      ["8/1P6/k7/8/8/8/8/4K3_w&mode=ending", "b7b8", "q", `b8=Q: White wins.${LIMIT}`],
      ["8/1P6/k7/8/8/8/8/4K3_w&mode=ending", "b7b8", "n", `b8=N+ only draws.${LIMIT}`],
      [
        "8/1P6/k7/8/8/7p/8/4K3_w&mode=ending",
        "b7b8",
        "q",
        `b8=Q: White has promoted a pawn.${LIMIT}`,
      ],
      [
        "8/1P6/k7/8/8/8/7p/4K3_w&mode=ending",
        "b7b8",
        "q",
        `b8=Q meets h2, one step from queening.${LIMIT}`,
      ],
      ["8/8/8/8/8/4k3/2p5/4K3_b&mode=ending", "c2c1", "q", "c1=Q+ is mate."],
    ]) {
      await open(`#fen=${fen}`);
      await settled();
      await play(move.slice(0, 2), move.slice(2));
      await page.click(`#promotion button[value="${piece}"]`);
      await page.waitForFunction(
        (text) => document.querySelector("#summary").textContent === text,
        text.replace("c1=Q+", "c1=Q#"),
      );
    }
    await page.click('[data-go="first"]');
    assert.match(await settled(), /^Black to move: /);
    // The pawn is promoted beside the king, and the page goes on where it has queened itself.
    await open("#fen=8/kP6/8/8/8/8/7p/K7_w&mode=ending");
    await settled();
    await play("b7", "b8");
    await page.click('#promotion button[value="q"]');
    await moves("^1. b8=Q\\+ Kxb8$");
    await play("a1", "b2");
    await moves("^1. b8=Q\\+ Kxb8 2. Kb2 h1=Q$");
    assert.match(await summary(), /^h1=Q: Black wins\. The page solves/);
    await play("b2", "b3");
    await moves("3. Kb3$");
    assert.match(
      await summary(),
      /^h1=Q: Black wins\. The page solves/,
      "as long as there are other pieces",
    );
    // In another mode the answer of the mode stays.
    await open("#fen=7K/2P5/8/k6p/8/8/8/8_w&mode=ways&study=reti&to=h2");
    await play("c7", "c8");
    await page.click('#promotion button[value="q"]');
    await tells("c8=Q: White has promoted a pawn.");
  },
);

check(
  "a puzzle stays one: an attempt is right or not, and begins again for the next pupil",
  async () => {
    await open("");
    await play("a1", "b2");
    await tells("After Kb2 White does not queen by force, because of K");
    assert.equal(await fen(), `${LASKER} w - - 0 1`);
    assert.match(await summary(), /^White to move\. Think first: the answer is hidden\.$/);
    await play("a1", "b1");
    await tells("Right: Kb1.");
    await moves("^1. Kb1! K");
    assert.match(await summary(), /hidden/);
    await page.click("#again");
    assert.equal(await fen(), `${LASKER} w - - 0 1`);
    assert.ok(
      (await page.locator("#line").isHidden()) && (await page.locator("#reveal").isVisible()),
    );
    await page.click("#reveal");
    await settled();
    await openGallery();
    await page.click('[data-study="lasker"]');
    assert.ok(await page.locator("#reveal").isVisible(), "opened again it is hidden again");
  },
);

check("a move that only draws says why", async () => {
  await open("#fen=4k3/8/4K3/4P3/8/8/8/8_w&mode=ending");
  await settled();
  await page.uncheck("#answers");
  await play("e6", "f5");
  await tells("Kf5 only draws, because of K");
});

check(
  "a position of one's own is hidden, with its title and caption, in the link and in the picture",
  async () => {
    await open("#fen=8/8/8/1k6/8/8/P7/K7_w&mode=ending");
    await page.click("#puzzle > summary");
    await enter("#title", "<b>My lesson</b>");
    await enter("#caption", "Does White win?");
    const link = await copied("#hide", /^http/);
    assert.equal(link, page.url());
    await page.goto("about:blank");
    await page.goto(link);
    await page.waitForSelector("body[data-ready]");
    assert.equal(
      (await page.locator("#study").textContent()).trim(),
      "<b>My lesson</b>. Does White win?",
    );
    assert.match(await summary(), /^White to move\. Think first/);
    const saved = async () => {
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.click("#save-svg"),
      ]);
      return readFileSync(await download.path(), "utf8")
        .replace(/<[^>]*>/g, " ")
        .replace(/\s+/g, " ");
    };
    assert.match(await saved(), /My lesson.* Does White win\? White to move\. $/);
    await page.click("#reveal");
    await settled();
    assert.match(await saved(), /Does White win\? White to move: (a draw|White wins).*\. $/);
  },
);

check("the board and the answer are printed alone, on one page", async () => {
  await open(`#fen=${LASKER}_w&mode=ending`);
  await settled();
  await page.evaluate(() => (window.print = () => (window.isPrinted = true)));
  await page.click("#print");
  assert.ok(await page.evaluate(() => window.isPrinted));
  await page.emulateMedia({ media: "print" });
  assert.deepEqual(
    [
      await page.locator("#tools").isVisible(),
      await page.locator("#frame").isVisible(),
      await page.locator("#summary").isVisible(),
    ],
    [false, true, true],
  );
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  assert.equal(pdf.match(/\/Type \/Page\b/g).length, 1);
  await page.emulateMedia({ media: null });
  await open(FIRST);
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  assert.equal(await page.locator("#printed").textContent(), "White to move.");
});

check("modes that are rare stand behind a button", async () => {
  await open(FIRST);
  assert.equal(await page.locator("#modes label:visible").count(), 7);
  await page.click("#rare");
  assert.equal(await page.locator("#modes label:visible").count(), 10);
});

check("a hidden answer is shown when it is asked for, and by no accident", async () => {
  await open(`#fen=${LASKER}_w&mode=ending&hidden=yes`);
  await tool("erase");
  await cell(square("h8")).click();
  await cell(square("h7")).focus();
  await page.keyboard.press("Delete");
  await page.click("#turn");
  assert.match(await summary(), /^Black to move\. Think first/);
  await mode("moves");
  assert.match(await summary(), /Think first/);
  await page.click("#reveal");
  assert.match(await summary(), /king/);
});

check("in a close race only a move after which the other side queens is refused", async () => {
  const at = async (fen) => {
    await open(`#fen=${fen}&mode=ending&hidden=yes`);
    await page.uncheck("#answers");
  };
  for (const [fen, moves] of [
    ["8/8/7P/4k3/8/8/6p1/4K3_w", ["e1f2", "h6h7"]],
    ["k7/P7/K7/p7/8/8/8/8_w", ["a6a5", "a6b5", "a6b6"]],
    ["8/8/6KP/8/4K2k/7p/8/8_w".replace("6KP", "7P"), ["h6h7"]],
  ]) {
    for (const move of moves) {
      await at(fen);
      await play(move.slice(0, 2), move.slice(2));
      await tells(": still a close race.");
    }
    await at(fen);
    await page.click("#reveal");
    assert.doesNotMatch(await settled(), /alone/);
  }
});

check("mate and stalemate are named, and what a bishop or a rook comes to", async () => {
  await open("#fen=7k/7P/6K1/8/8/8/8/8_b&mode=ending");
  assert.match(await settled(), /^Black to move: stalemate\./);
  for (const [piece, text] of [
    ["b", "b8=B only draws."],
    ["n", "b8=N only draws."],
    ["r", "b8=R: White wins."],
  ]) {
    await open("#fen=8/1P2k3/8/8/8/8/8/K7_w&mode=ending");
    await settled();
    await play("b7", "b8");
    await page.click(`#promotion button[value="${piece}"]`);
    await page.waitForFunction(
      (text) => document.querySelector("#summary").textContent.startsWith(text),
      text,
    );
  }
});

check("a puzzle that the solver cannot take says so, and promises no replies", async () => {
  await open("#fen=1K1k4/1P6/8/8/8/8/r7/2R5_w&mode=ending&hidden=yes");
  assert.match(await summary(), /The page cannot solve this position/);
  assert.ok(await page.locator("#playing").isHidden());
});

check("a screen reader is told of legal moves, of the reply and of the game", async () => {
  await open("#fen=8/8/8/8/8/2k5/P7/K7_w&mode=ending");
  await settled();
  await cell(square("a1")).click();
  await page.waitForFunction(() => document.querySelector('[aria-label*="a legal move"]'));
  assert.match(await label(square("b1")), /^b1, a legal move/);
  assert.doesNotMatch(await label(square("c1")), /legal/);
  await cell(square("b1")).click();
  await tells("The page replies K");
  const name = () => page.getAttribute("#board", "aria-label");
  assert.equal(await name(), "Chess board");
  await open("#game=shogi&board=9x9");
  assert.equal(await name(), "Shogi board");
});
