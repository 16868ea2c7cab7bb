// The modes with costs, squares that must be passed, many pieces, closed positions, duels. And the gallery,
// with each of its studies: its picture, its sentence and its figures.

import assert from "node:assert/strict";

import { MODES } from "../modes/index.js";
import { STUDIES } from "../studies.js";
import {
  address,
  addressed,
  cd,
  cell,
  check,
  code,
  context,
  enter,
  figures,
  fills,
  hold,
  label,
  mode,
  open,
  openGallery,
  openTools,
  page,
  pieces,
  reload,
  said,
  settled,
  shown,
  stroke,
  summary,
  tool,
} from "./browser.js";

/** By study: what its sentence says, and the sum of the numbers on its board, each times its place. calls.test.js
 * compares those of every mode with C's and Python's. */
const ANSWERS = {
  lasker: [
    "White queens by force, with Kb1 alone; the queen then has to deal with a5, d6. Kb1 brings the other side into zugzwang.",
    2260,
  ],
  locock: ["White queens by force, with Kb1 alone; the queen then has to deal with g4.", 9871],
  grigoriev: ["White queens by force, with Kb3 alone; the queen then has to deal with b6.", 1923],
  reti: ["White king h8 to h2: 27 shortest ways, 6 moves each.", 1434],
  ways: ["25 shortest ways, 5 moves each.", 729],
  door: ["every way passes 1 square: e4.", 628],
  knight: ["B2: 4 moves.", 7924],
  farthest: [
    "from its best square 4 moves to the farthest that it reaches, from its worst 6.",
    9750,
  ],
  slow: ["reaches 64 squares, the farthest at a cost of 11.", 14257],
  race: [
    "White king c1 (blue) is nearer to 32 squares, black king a7 (orange) to 24. 8 are tied (gray).",
    7224,
  ],
  knights: ["A1 14, h1 14, a8 14, h8 14; tied 8.", 4160],
  shoulder: [
    "The black king a1 keeps the white king e1 away from b8. With the defender to move it would hold on 56 squares.",
    7237,
  ],
  chain: [
    "White king c3 may ever stand on 24 squares (blue). 8 of 10 pieces never move (gray).",
    0,
  ],
  horse: ["Red horse b1 reaches 65 squares, the farthest in 8 moves.", 21774],
  cannon: ["Red cannon b3 reaches 75 squares, the farthest in 5 moves.", 9226],
  hexagons: ["reaches 91 squares, the farthest in 5 moves.", 20130],
  cylinder: ["White king a1 to g5: 10 shortest ways, 4 moves each.", 598],
};
const sumOf = (numbers) => numbers.reduce((sum, number, i) => sum + Number(number) * (i + 1), 0);

check("every study shows the library's answer, some of them when it is asked for", async () => {
  assert.deepEqual(Object.keys(ANSWERS), Object.keys(STUDIES));
  for (const [name, { title, text, hides }] of Object.entries(STUDIES)) {
    await openGallery();
    await page.click(`[data-study="${name}"]`);
    assert.ok(await page.locator("#gallery").isHidden());
    assert.equal(await page.locator("#study").textContent(), `${title}. ${text}`);
    assert.equal(await page.locator("#reveal").isVisible(), hides === true, name);
    if (hides) {
      assert.match(await summary(), /answer is hidden/);
      assert.equal((await figures()).join(""), "", name);
      await page.click("#reveal");
    }
    await settled();
    const seen = { figures: await figures(), text: await summary() };
    const [said, sum] = ANSWERS[name];
    assert.ok(seen.text.includes(said), `${name}: ${seen.text}, expected: ${said}`);
    assert.equal(sumOf(seen.figures), sum, name);
    await reload();
    await settled();
    assert.deepEqual(
      { figures: await figures(), text: await summary() },
      seen,
      `${name} after a reload`,
    );
  }
});

check("every mode has a study, and each study a picture in the gallery", async () => {
  await openGallery();
  const names = await page.$$eval("#studies button", (all) =>
    all.map((one) => [
      one.dataset.study,
      one.querySelector("span").textContent,
      one.querySelectorAll("svg .square").length,
    ]),
  );
  assert.deepEqual(
    names.map(([name]) => name),
    Object.keys(STUDIES),
  );
  assert.deepEqual(
    new Set(names.map(([, mode]) => mode)),
    new Set(Object.values(MODES).map(({ name }) => name)),
  );
  assert.ok(names.every(([, , count]) => count >= 64));
  await page.click("#close-gallery");
  assert.ok(await page.locator("#gallery").isHidden());
});

check("the page opens on a study; a change of the mode or of the position ends it", async () => {
  await open("");
  assert.match(await page.locator("#study").textContent(), /^Lasker/);
  assert.equal(page.url(), address);
  await mode("moves");
  await page.locator("#study").waitFor({ state: "hidden" });
  await page.goBack();
  await page.locator("#study").waitFor();
  await enter("#fen", "8/8/8/8/8/8/8/K7 w");
  await page.locator("#study").waitFor({ state: "hidden" });
});

check("slow squares are painted, and cost one, two or three more", async () => {
  await open("#fen=8/8/8/8/8/8/8/K7_w&mode=weighted");
  assert.match(await summary(), /Paint squares with Slow/);
  await tool("slow");
  await stroke([8, 9, 10]);
  await cell(1).click();
  await cell(1).click();
  assert.deepEqual([await said("plus1"), await said("plus2")], ["a2b2c2", "b1"]);
  assert.deepEqual(await figures(), shown(cd.weightedMap("king", "a1", ["a2", "b2", "c2"], "b1")));
  assert.match(await label(1), /^b1, costs 2 more, 3 moves$/);
  assert.equal(await page.locator("#picture .square").nth(1).locator("path").count(), 1);
  await cell(1).click();
  assert.deepEqual(
    await figures(),
    shown(cd.weightedMap("king", "a1", ["a2", "b2", "c2", "b1"], "b1")),
  );
  await cell(1).click();
  assert.deepEqual([await said("plus1"), await said("plus2")], ["a2b2c2", null]);

  await mode("moves");
  assert.ok(await page.locator('[data-tool="slow"]').isHidden());
  assert.ok(await page.locator('input[name="tool"][value="move"]').isChecked());
  assert.deepEqual(
    await figures(),
    shown(cd.map("king", "a1")),
    "other modes know no slow squares",
  );
});

check("squares that every way passes", async () => {
  // A wall on rank 4 with one gate, and one on rank 6 with two.
  await open("#fen=8/8/8/8/8/8/8/K7_w&mode=mustPass&to=h8&walls=a4b4c4d4f4g4h4a6b6d6e6f6h6");
  await tool("walls");
  await cell(46).click();
  assert.equal(await summary(), "White king a1 to h8: every way passes 3 squares: e4, d5, c6.");
  await cell(28).click();
  assert.equal(await summary(), "White king a1 to h8: there is no way.");
  await tool("target");
  await cell(9).click();
  assert.equal(await summary(), "White king a1 to b2: no other square is on every way.");
});

check("modes that lack a piece say so; labels tell what colors show", async () => {
  await open("#fen=N6N/8/8/8/3r4/8/8/N6n_w&mode=voronoi&at=a1");
  assert.match(await label(0), /nearest to a1$/);
  await cell(7).click();
  assert.match(await summary(), /^Squares nearest to each black knight: H1 63; tied 0\. Put more/);
  await open("#fen=8/8/8/8/8/8/8/N7_w&mode=territory");
  assert.match(await summary(), /put a second one on it/);
  await open("#fen=8/8/2k5/p1p1p1p1/P1P1P1P1/2K5/8/8_w&mode=reach");
  assert.deepEqual(
    [await label(0), await label(32), await label(63)],
    ["a1, may stand here", "a5, black pawn, fixed", "h8, not reached"],
  );
  for (const wrong of ["8/8/8/8/8/8/8/K7", "k7/8/8/8/8/8/8/KA6", "kP6/8/8/8/8/8/8/K7"]) {
    await open(`#fen=${wrong}_w&mode=reach`);
    assert.match(await summary(), /^This needs a chess position/, wrong);
    assert.equal(await code("c"), "#include <chess_distance.h>\n");
  }
  await open("#fen=8/8/8/8/8/6r1/8/K7_w&mode=duel&to=h1");
  assert.match(await summary(), /^Two kings fight a duel/);
});

check("a duel for a target that is chosen, or for goals that are painted", async () => {
  await open("#fen=8/k7/8/8/8/8/8/K7_w&mode=duel&to=h1");
  assert.match(
    await summary(),
    /^The white king a1 moves first and forces its way to h1 in 7 moves\./,
  );
  // The square opposite is a target only where no goal is painted.
  await open("#fen=8/8/8/8/8/8/8/k3K3_w&mode=duel&goals=b8");
  assert.match(await code("c"), /chess_distance_duel\(NULL, NULL, 0x200000000000000, moves\)/);
  assert.doesNotMatch(await label(59), /target/);
  await tool("target");
  await cell(59).click();
  assert.match(await summary(), /forces its way to b8, d8 in 7 moves/);
  await open("#fen=8/8/3p4/p2P1p2/P1kP1P2/8/2K5/8_w&mode=duel&to=b5");
  await tool("goals");
  await stroke([31, 38]);
  assert.equal(await said("goals"), "h4g5");
  assert.match(await label(31), /target/);
  assert.match(await label(35), /holds$/);
  assert.match(
    await summary(),
    /away from h4, b5, g5\. With the defender to move it would hold on e3, f3, b4, d4, f4, d5\.$/,
  );
  await tool("erase");
  await stroke([31, 38]);
  assert.equal(await said("goals"), null);
});

check("a pawn that can be taken en passant opens a closed position", async () => {
  const chain = "3k4/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/8/3K4 w - ";
  const fixed = /(\d+) of 18 pieces never move/;
  for (const [passed, count] of [
    ["-", "16"],
    ["b6", "0"],
    ["b3", "16"],
    ["c6", "16"],
  ]) {
    await enter("#fen", chain + passed);
    await mode("reach");
    assert.equal((await summary()).match(fixed)[1], count, passed);
  }
  await enter("#fen", `${chain}b6 0 1`);
  assert.equal(await said("passed"), "b6");
  assert.match(await summary(), /A pawn on b6 can be taken en passant\.$/);
  assert.match(await code("c"), /0x20000000000\};/);
  await reload();
  assert.equal((await summary()).match(fixed)[1], "0");
  await stroke([33, 25 + 16]);
  assert.equal(await said("passed"), null, "the pawn has gone");
});

const question = async () => (await page.locator("#study").textContent()).trim();
const listed = (count) =>
  page.waitForFunction((count) => document.querySelectorAll("#played li").length === count, count);
async function play(from, to) {
  await cell(from).click();
  await cell(to).click();
}

check(
  "a title and a caption stand before those of a study, and are shown as they are",
  async () => {
    await open(
      "#title=constructor&caption=Mate%20in%20%7B2%7D&attacks=constructor&fen=8/8/8/8/8/8/8/R6k_w",
    );
    assert.equal(await question(), "constructor. Mate in {2}");
    assert.equal(await page.isChecked("#attacks"), false, "constructor is neither yes nor no");
    await open("");
    assert.match(await question(), /^Lasker/);
    await page.click("#puzzle > summary");
    await enter("#title", "My lesson");
    assert.equal(await question(), "My lesson.");
    await enter("#title", "");
    assert.match(await question(), /^Lasker/);
  },
);

check("the list of moves keeps what a study asks", async () => {
  await open("#fen=7K/8/k1P5/7p/8/8/8/8_w&mode=ways&to=h2&study=reti");
  const asked = await summary();
  await page.uncheck("#answers");
  await play(63, 54);
  await listed(1);
  const answered = await summary();
  await page.click('[data-go="first"]');
  assert.equal(await summary(), asked);
  await page.click('[data-go="on"]');
  assert.equal(await summary(), answered);
});

check("a step back during a drag, and a board turned during a reply, lose nothing", async () => {
  await tool("N");
  await cell(33).click();
  await tool("move");
  await hold([33, 42]);
  await page.keyboard.press("Control+z");
  await page.mouse.up();
  assert.deepEqual([(await pieces())[33], (await pieces())[42]], ["", ""]);
  await enter("#fen", "8/8/8/8/8/2k5/P7/K7 w");
  await mode("ending");
  await play(0, 1);
  await listed(1);
  await page.keyboard.press("f");
  await listed(2);
  assert.equal(await said("flip"), "yes");
  await cell(1).click();
  await page.waitForFunction(() => document.querySelectorAll('#picture circle[r="5"]').length > 0);
  await page.click("#undo");
  assert.equal(await page.locator('#picture circle[r="5"]').count(), 0, "nothing is chosen");
});

check("a move that is made before the ending is solved is judged all the same", async () => {
  let solve;
  const waiting = new Promise((done) => (solve = done));
  await context.route("**/chess_distance_pawn.wasm", (route) =>
    waiting.then(() => route.continue()),
  );
  try {
    await open("#fen=4k3/8/4K3/4P3/8/8/8/8_w&mode=ending");
    await page.uncheck("#answers");
    await play(44, 37);
    await listed(1);
    solve();
    const told = (text) =>
      page.waitForFunction(
        (text) => document.querySelector("#told").textContent.includes(text),
        text,
      );
    await told("Kf5 only draws");
    await page.click('[data-go="first"]');
    assert.equal(
      await page.locator("#told").textContent(),
      "",
      "what was said of another position has gone",
    );
  } finally {
    await context.unroute("**/chess_distance_pawn.wasm");
  }
});

check("what is typed or pasted in a field is for the field", async () => {
  await page.locator("#look-board").focus();
  await page.keyboard.press("f");
  assert.equal(await said("flip"), null);
  await openTools();
  await page.selectOption("#wrap", "files");
  await addressed("wrap=files");
  await page.locator("#wrap").focus();
  await page.keyboard.press("Control+z");
  await addressed("^(?!.*wrap=)");
  await openGallery();
  await page.keyboard.press("Control+z");
  await page.keyboard.press("f");
  assert.equal(await said("flip"), null);
  await page.keyboard.press("Escape");
  await page.click("#puzzle > summary");
  await page.evaluate(() => navigator.clipboard.writeText("White wins after 1. Kb1!"));
  for (const field of ["#caption", "#title", "#betza"]) {
    await page.locator(field).fill("");
    await page.locator(field).focus();
    await page.keyboard.press("Control+v");
    assert.equal(await page.inputValue(field), "White wins after 1. Kb1!");
  }
});

check("the look changes where the browser keeps nothing", async () => {
  await open("#fen=8/8/8/8/8/8/8/B7_w");
  await page.evaluate(() => (Storage.prototype.setItem = () => JSON.parse("refused")));
  await page.selectOption("#look-board", "green");
  assert.equal((await fills())[1], "rgb(237 240 222)");
  await page.selectOption("#look-language", "fr");
  assert.equal(await page.inputValue("#look-language"), "en", "the page would begin in English");
  assert.equal((await fills())[1], "rgb(237 240 222)");
});
