// The mode for pawn endings: its worker, its rules, its pointer; and the languages of the page.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

import { square, squareName } from "chess-distance";
import { SIDES, css } from "../artwork.js";
import { MODES } from "../modes/index.js";
import { STUDIES } from "../studies.js";
import {
  cell,
  check,
  code,
  context,
  fills,
  hold,
  isColor,
  middle,
  numbers,
  open,
  openTools,
  page,
  phoneAt,
  pieces,
  said,
  settled,
  summary,
  tool,
  untranslated,
} from "./browser.js";

const LASKER = "#fen=8/k7/3p4/p2P1p2/P2P1P2/8/8/K7_w&mode=ending";
const EUWE = "#fen=8/5k2/p7/P3p1p1/3p2P1/3P1PP1/7K/8_w&mode=ending";
const LASKERS =
  "White to move: White queens by force, with Kb1 alone; the queen then has to deal with a5, d6. Kb1 brings the other side into zugzwang.";
const answered = (sentence) =>
  page.waitForFunction((text) => document.querySelector("#summary").textContent === text, sentence);
/** The verdicts for both sides. */
async function both() {
  await settled();
  if (await page.locator("#both").isVisible()) await page.click("#both");
  return settled();
}
/** Chromium takes a moment to report that a worker has begun, or has ended. */
async function until(isOver) {
  for (let i = 0; i < 100 && !isOver(); ++i) await page.waitForTimeout(50);
  assert.ok(isOver());
}
const arrows = () =>
  page.$$eval("#picture .arrows path", (all) => all.map((path) => path.getAttribute("transform")));
/** The squares of a color, and those of its partners. */
const lit = async () => {
  const seen = await fills();
  const of = (color) => [...seen.keys()].filter((s) => isColor(seen[s], color)).map(squareName);
  return [of(SIDES.first), of(SIDES.second)];
};

check(
  "mouse, finger and keyboard light the squares that correspond, on either side of the board",
  async () => {
    for (const flip of ["", "&flip=yes"]) {
      await open(LASKER + flip);
      await answered(LASKERS);
      assert.deepEqual(await arrows(), [
        flip ? "translate(337.5 22.5) rotate(180)" : "translate(22.5 337.5) rotate(0)",
      ]);
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
    assert.equal(
      await cell(square("b2")).getAttribute("aria-label"),
      "b2, White 3: corresponds to a8, c8 of Black",
    );
    assert.equal(await cell(square("e1")).getAttribute("aria-label"), "e1");
    const before = page.url();
    await cell(square("g5")).click();
    await page.mouse.move(1, 1);
    assert.equal(page.url(), before, "a tap changes nothing");
  },
);

check("a finger lights them too", async () => {
  const { phone, touched } = await phoneAt(LASKER);
  await touched.waitForSelector("#picture .arrows path");
  await touched.locator(`[data-square="${square("c3")}"]`).tap();
  const isOrange = (color) =>
    [...document.querySelectorAll("#picture .square > rect")].filter(
      (rect) => rect.getAttribute("fill") === color,
    ).length === 1;
  await touched.waitForFunction(isOrange, css(SIDES.second));
  await phone.close();
});

check("a pawn and a king are dragged, and the answer follows them", async () => {
  await open(LASKER);
  await settled();
  await tool("setup");
  await hold([24, 16]);
  await page.waitForFunction(() =>
    document.querySelector("#summary").textContent.startsWith("White to move: a close race"),
  );
  assert.equal((await pieces())[16], "P", "the pawn stays where it is held");
  await page.keyboard.press("Escape");
  await page.mouse.up();
  const before = await numbers();
  await hold([0, 9]);
  await settled();
  assert.match(
    await summary(),
    /^White to move: White queens by force, with Kb1, Kb3 alone; the queen then has to deal with [a-h\d, ]+\.$/,
  );
  await page.mouse.up();
  assert.equal((await numbers()).filter(Boolean).length, before.filter(Boolean).length);
  await page.click("#turn");
  assert.equal(await said("fen"), "8/k7/3p4/p2P1p2/P2P1P2/8/1K6/8_b");
  await settled();
  assert.match(
    await summary(),
    /^Black to move: neither side queens by force, held by K\w\d alone\. /,
  );
});

check(
  "who queens, who holds, a close race, no ending; lichess is asked about few men",
  async () => {
    for (const [fen, sentence, men] of [
      [
        "8/8/k7/p7/8/P7/1P6/2K5_b",
        "Black to move: neither side queens by force, held by Kb6 alone. White to move: White queens by force, with Kd1, Kd2, b3 alone.",
        5,
      ],
      [
        "8/P7/8/8/K7/8/5k1p/8_w",
        "White to move: a close race; a queen on a8 meets h2, one step from queening. Black to move: a close race; a queen on h1 meets a7, one step from queening.",
        4,
      ],
      [
        "8/8/8/8/2pP4/8/8/K6k_b&passed=d3",
        "Black to move: neither side queens by force, held by cxd3 alone. White to move: White queens by force.",
        4,
      ],
      [
        "8/8/6k1/p7/P3p3/1K6/5P2/8_b",
        "Black to move: neither side queens by force, held by Kf5, Kg5, Kh5; a close race after Kf6, Kh6, Kf7, Kg7, Kh7. White to move: a close race; it goes on with Ka2, Kb2, Kc2, Ka3, Kc3, Kc4; a queen on a8 meets e2, one step from queening.",
        6,
      ],
      [
        "8/6p1/7p/4k1P1/8/1P6/8/7K_w",
        "White to move: neither side queens by force, held by Kg1, Kg2, Kh2, b4, gxh6; a close race after g6. Black to move: neither side queens by force, held by Kd4, Ke4, Kf4, Kd5, Kf5, Kd6, Ke6, hxg5, h5 alone.",
        6,
      ],
      [
        "8/6P1/7k/8/6K1/8/8/8_w",
        "White to move: White wins, with g8=R alone. Black to move: a draw, held by Kxg7, Kh7 alone.",
        3,
      ],
      [
        "k7/P7/1K6/8/4P3/8/8/8_b&passed=e3",
        "Black to move: stalemate. White to move: White wins, with Kb5, Kc5, Kc6, Kc7 alone.",
        4,
      ],
      [
        "8/8/8/3k4/4P3/8/8/K7_w",
        "White cannot be to move: the other king is in check. Black to move: a draw.",
        3,
      ],
      ["8/8/8/8/8/8/P7/Kk6_w", "The kings cannot stand there."],
      [
        "8/8/8/8/8/8/P7/K6N_w",
        "This mode needs an ending of two kings and pawns: no other pieces, no pawn on rank 1 or 8.",
      ],
      ["k7/8/8/PP6/PPP5/PP6/PP6/K7_w", "A side has more than eight pawns."],
      [
        "8/8/8/8/8/4k3/7P/K7_w&walls=c3",
        "White to move: a draw. The king on e3 is inside the square of the pawn on h2. Black to move: a draw, held by Kd3, Kf3, Kd4, Ke4, Kf4 alone. Walls and marks do not count here.",
        3,
      ],
    ]) {
      await open(`#fen=${fen}&mode=ending`);
      assert.equal(await both(), sentence, fen);
      assert.equal(await page.locator("#tables").isVisible(), men !== undefined);
      if (men)
        assert.equal(
          await page.getAttribute("#tables", "href"),
          `https://lichess.org/analysis/${(await page.inputValue("#fen")).replaceAll(" ", "_")}`,
        );
    }
    await open(LASKER);
    await settled();
    assert.ok(await page.locator("#tables").isHidden(), "nine men are too many");
  },
);

check("a large ending has a bar and is stopped; one that is too large is said to be", async () => {
  await open(EUWE);
  await page.locator("#solving progress").waitFor();
  await until(() => page.workers().length === 1);
  await page.click("#stop");
  assert.equal(await summary(), "Stopped before it was solved.");
  assert.ok(await page.locator("#solving").isHidden());
  await until(() => page.workers().length === 0);
  await page.click("#go");
  await page.waitForFunction(
    () =>
      /^White to move: White queens by force, with Kg1; a close race after Kh1, Kg2, Kh3; the queen then has to deal with a6\./.test(
        document.querySelector("#summary").textContent,
      ),
    null,
    { timeout: 60_000 },
  );
  assert.equal((await numbers()).filter(Boolean).length, 22);
  assert.match(await code("c"), /memory\[137908 \*/);
  // Another ending does not wait for this one.
  await open(LASKER);
  await page.evaluate((hash) => (location.hash = hash), EUWE);
  await page.locator("#solving progress").waitFor();
  await until(() => page.workers().length === 1);
  const [busy] = page.workers();
  await page.evaluate((hash) => (location.hash = hash), STUDIES.locock.hash);
  await page.waitForFunction(() =>
    document
      .querySelector("#summary")
      .textContent.startsWith("White to move: White queens by force, with Kb1 alone; the queen"),
  );
  await until(() => !page.workers().includes(busy));
  await open("#fen=4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3_w&mode=ending");
  await page.waitForFunction(
    () =>
      /^This ending has more than 233016 structures/.test(
        document.querySelector("#summary").textContent,
      ),
    null,
    { timeout: 60_000 },
  );
  assert.ok(await page.locator("#solving").isHidden());
  assert.match(
    await page.locator("#limits:visible").getAttribute("href"),
    /docs\/recipes\.md#how-far-it-goes$/,
  );
  assert.match(
    readFileSync(new URL("../../../docs/recipes.md", import.meta.url), "utf8"),
    /name="how-far-it-goes"|^#+ How far it goes$/m,
  );
  await open(LASKER);
  await settled();
  assert.ok(await page.locator("#limits").isHidden());
});

check("a worker that does not load is reported", async () => {
  await context.route("**/chess_distance_pawn.wasm", (route) => route.abort());
  try {
    await open(LASKER);
    await page.waitForFunction(() =>
      /cannot load/.test(document.querySelector("#summary").textContent),
    );
  } finally {
    await context.unroute("**/chess_distance_pawn.wasm");
  }
});

const PAGE = new URL("..", import.meta.url);
const [GERMAN, FRENCH] = ["de", "fr"].map((language) =>
  JSON.parse(readFileSync(new URL(`languages/${language}.json`, PAGE), "utf8")),
);

test("the tables have every text of the page once, and no other", () => {
  const sources = ["", "modes/"].flatMap((folder) =>
    readdirSync(new URL(folder, PAGE))
      .filter((name) => /\.(js|html)$/.test(name))
      .map((name) => readFileSync(new URL(folder + name, PAGE), "utf8")),
  );
  const all = sources.join("\n").replaceAll("\n", " ");
  assert.deepEqual(Object.keys(GERMAN), Object.keys(FRENCH));
  assert.deepEqual(
    Object.keys(GERMAN).filter(
      (text) => !all.includes(text) && !all.toLowerCase().includes(`"${text.toLowerCase()}"`),
    ),
    [],
  );
  const values = (text) => (text.match(/\{\w+/g) ?? []).sort();
  for (const english of Object.keys(GERMAN)) {
    for (const text of [GERMAN[english], FRENCH[english]])
      assert.deepEqual(
        values(text).filter((name) => !values(english).includes(name)),
        [],
        text,
      );
  }
});

check("every mode, study and piece speaks German and French", async () => {
  for (const [language, title, sentence] of [
    [
      "de",
      "Entfernungen im Schach",
      "Weiß am Zug: Weiß kommt erzwungen zur Dame, nur mit Kb1; die Dame hat es dann noch mit a5, d6 zu tun. Kb1 bringt die andere Seite in Zugzwang.",
    ],
    [
      "fr",
      "Distances aux échecs",
      "Trait aux Blancs : les Blancs vont à dame de force, seulement par Rb1 ; la dame doit ensuite affronter a5, d6. Rb1 met l'autre camp en zugzwang.",
    ],
  ]) {
    await Promise.all([page.waitForEvent("load"), page.selectOption("#look-language", language)]);
    await open(LASKER);
    await answered(sentence);
    assert.equal(await page.locator("h1").textContent(), title);
    assert.equal(await page.getAttribute("html", "lang"), language);
    const left = await page.evaluate(
      (table) => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found = [];
        while (texts.nextNode())
          if (Object.hasOwn(table, texts.currentNode.data.trim()))
            found.push(texts.currentNode.data.trim());
        return found;
      },
      Object.fromEntries(
        Object.keys(GERMAN)
          .filter((english) => ![GERMAN[english], FRENCH[english]].includes(english))
          .map((english) => [english, 1]),
      ),
    );
    assert.deepEqual(left, []);
    await page.evaluate(
      async (hashes) => {
        for (const hash of hashes) {
          const isShown = new Promise((done) =>
            addEventListener("hashchange", done, { once: true }),
          );
          location.hash = hash;
          await isShown;
        }
      },
      Object.values(STUDIES).flatMap(({ hash }) =>
        Object.keys(MODES).map((name) => `mode=${name}&${hash}`),
      ),
    );
    await openTools();
    for (const preset of ["chess", "xiangqi", "shogi", "capablanca"])
      await page.evaluate(
        (preset) =>
          Object.assign(document.getElementById("preset"), { value: preset }).dispatchEvent(
            new Event("change"),
          ),
        preset,
      );
    assert.deepEqual(await untranslated(), [], language);
  }
  await page.evaluate(() => localStorage.clear());
});
