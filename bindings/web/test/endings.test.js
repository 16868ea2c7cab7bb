// The mode for pawn endings: its worker, its rules, its pointer; and the languages of the page.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

import load, { bitboard, square, squareName } from "../index.js";
import { SIDES, css } from "../page/artwork.js";
import { MODES } from "../page/modes/index.js";
import { isLegal } from "../library/pawn_game.js";
import { STUDIES } from "../page/studies.js";
import loadPawnEndings, {
  NOT,
  PawnGame,
  QUEENS,
  RACE,
  finder,
  movesOf,
  pawnPosition,
} from "../pawn.js";
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

const [cd, solve] = await Promise.all([load(), loadPawnEndings()]);
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

/** Pawns, kings, side to move, square that a pawn has passed. */
const position = (white, black, kings, turn, passed = null) => ({
  pawns: [white, black].map((names) => bitboard(names.split(" ").filter(Boolean))),
  kings: kings.split(" ").map(square),
  turn,
  passed: passed && square(passed),
});
const leaves = (at, depth) =>
  movesOf(cd, at).reduce(
    (sum, { promotes, after }) => sum + (promotes || depth === 1 ? 1 : leaves(after, depth - 1)),
    0,
  );

test("legal moves are counted as python-chess counts them; a promotion ends a line", () => {
  for (const [at, counts] of [
    [position("a2 b2 c2 d2 e2 f2 g2 h2", "a7 b7 c7 d7 e7 f7 g7 h7", "e1 e8", 0), [18, 324, 5658]],
    [position("d4", "c4", "f2 b6", 1, "d3"), [9, 79, 592, 4415]],
    [position("e7 b5 c2 h2", "a7 c5 g3", "h3 g7", 0, "c6"), [10, 103, 1056]],
    [position("b5 b4 e2 g2", "c7 d6 f4", "a5 h5", 0), [7, 63, 482]],
  ])
    counts.forEach((count, i) => assert.equal(leaves(at, i + 1), count, `${at.pawns}, ${i + 1}`));
});

const game = new PawnGame(cd, finder(solve));
const ofFen = (fen) => pawnPosition(cd.position(fen));
const names = (moves) =>
  moves.map(
    ({ from, to, piece }) => squareName(from) + squareName(to) + (piece === "rook" ? "r" : ""),
  );

test("what is won is what a legal move wins, and all legal moves fall into three", () => {
  const PAWNS = [
    ["a4 d4 d5 f4", "a5 d6 f5"],
    ["b5 g4", "b6 g7"],
    ["d4", "c4"],
    ["h6", "h2"],
    ["c6", "a6"],
    ["a7 e4", "h3 f4"],
    ["a7", "h2"],
  ];
  const seen = { [QUEENS]: 0, [RACE]: 0, [NOT]: 0, undecided: 0 };
  for (const [white, black] of PAWNS) {
    for (let i = 0; i < 4096; i += white.startsWith("a7") ? 7 : 53) {
      for (const turn of [0, 1]) {
        const passed =
          white === "d4" && turn === 1 ? "d3" : white === "a7 e4" && turn === 1 ? "e3" : null;
        const at = position(
          white,
          black,
          `${squareName(i >> 6)} ${squareName(i & 63)}`,
          turn,
          passed,
        );
        if (
          !isLegal(cd, at) ||
          (passed && at.kings.some((king) => [0, 8].includes(Math.abs(king - square(passed)))))
        )
          continue;
        const name = `${white} / ${black}, kings ${at.kings.map(squareName)}, ${turn} to move`;
        const moves = movesOf(cd, at);
        for (const attacker of [0, 1]) {
          const results = [false, true].map((upper) =>
            moves.map((move) => game.winsAfter(at, move, attacker, upper)),
          );
          for (const [i, upper] of [false, true].entries()) {
            const isMate =
              turn !== attacker && moves.length === 0 && !isLegal(cd, { ...at, turn: 1 - turn });
            const expected =
              turn === attacker
                ? results[i].some(Boolean)
                : moves.length
                  ? results[i].every(Boolean)
                  : isMate;
            assert.equal(game.isWon(at, attacker, upper), expected, name);
          }
          // Each legal move is played, and its answer taken from what is won after it.
          const now = game.answer(at, attacker);
          const after = moves.map((_, i) => (results[0][i] ? QUEENS : results[1][i] ? RACE : NOT));
          const { keep, lose, undecided } = game.moves(at, attacker);
          const of = (isThere) => names(moves.filter((_, i) => isThere(after[i])));
          assert.deepEqual(
            [names(keep), names(lose), names(undecided)],
            [
              of((a) => a === now && a !== RACE),
              of((a) => a !== now && a !== RACE),
              of((a) => a === RACE),
            ],
            name,
          );
          ++seen[now];
          seen.undecided += undecided.length > 0 && now !== RACE;
          if (now === QUEENS) followed(at, attacker, name);
        }
      }
    }
  }
  assert.ok(
    Object.values(seen).every((count) => count > 20),
    JSON.stringify(seen),
  );
});

/** Each move of a way is legal, keeps the queen, and the last one queens or mates. */
function followed(at, color, name) {
  const way = game.way(at, color);
  way.reduce((at, move, i) => {
    assert.ok(
      names(movesOf(cd, at)).includes(names([move])[0]) || move.takes,
      `${name}: ${names(way)}`,
    );
    const isTaken = way[i + 1]?.to === move.to && move.promotes;
    if (!move.promotes || isTaken)
      assert.ok(isTaken || game.isWon(move.after, color, false), `${name}: ${names(way)}`);
    return move.after;
  }, at);
  const last = way.at(-1)?.after ?? at;
  assert.ok(way.at(-1)?.promotes || movesOf(cd, last).length === 0, `${name}: ${names(way)}`);
}

test("a promotion is to a rook where a queen is stalemate, and no move where both are", () => {
  for (const [fen, keep] of [
    ["8/6P1/7k/8/6K1/8/8/8 w - -", ["g7g8r"]],
    ["8/k1P5/2K5/8/8/8/8/8 w - -", ["c6d6", "c6d7", "c7c8r"]],
    ["8/5P1k/8/6K1/8/8/8/8 w - -", ["g5f6", "f7f8r"]],
    ["8/3KPk2/8/8/8/8/8/8 w - -", ["d7d8", "e7e8"]],
  ])
    assert.deepEqual(names(game.moves(ofFen(fen)).keep).sort(), keep.sort(), fen);
  // Black's king has no square, and its own pawn no move.
  const both = ofFen("8/4P3/8/8/8/8/5K1p/7k w - -");
  assert.equal(movesOf(cd, both).find(({ promotes }) => promotes).piece, null);
  assert.ok(names(game.moves(both).lose).includes("e7e8"));
  assert.throws(() => ofFen("8/8/8/8/8/8/P7/K6N b - -"), /two kings and pawns/);
  const study = ofFen("8/3KPk2/8/8/8/8/8/8 w - -");
  for (const name of ["answer", "moves", "way"]) {
    assert.throws(
      () => game[name](study, "white"),
      /^RangeError: color: expected 0 for White or 1 for Black, not "white"$/,
    );
    assert.throws(
      () => game[name]({ ...study, kings: [51, 52] }, 0),
      /^RangeError: position: the kings/,
    );
  }
});

test("a way ends, even if no promotion is ever found", () => {
  const all = {
    attackerToMove: Array(64).fill(2n ** 64n - 1n),
    defenderToMove: Array(64).fill(2n ** 64n - 1n),
  };
  const none = { attackerToMove: Array(64).fill(0n), defenderToMove: Array(64).fill(0n) };
  const find = (pawns, attacker, upper) => ({
    ...solve(...pawns, attacker === 1, upper),
    won: all,
    wins: none,
    holds: none,
  });
  assert.equal(new PawnGame(cd, find).way(ofFen("8/8/4k3/8/8/4K3/8/8 w - -"), 0).length, 500);
});

test("an ending that is too large says how large", () => {
  const find = finder(solve, 1);
  assert.throws(
    () => find([0xff00n, 0xff000000000000n], 0, false),
    /more than 910 structures: unblocked pawns have too many orders/,
  );
});

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
    document.querySelector("#summary").textContent.startsWith("White to move: a close race, with "),
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
        "Black to move: neither side queens by force, held by Kf5, Kg5, Kh5; a close race after Kf6, Kh6, Kf7, Kg7, Kh7. White to move: a close race, with Kc4 alone; a queen on a8 meets e2, one step from queening.",
        6,
      ],
      [
        "8/6p1/7p/4k1P1/8/1P6/8/7K_w",
        "White to move: neither side queens by force, held by Kg1, Kg2, Kh2, b4, gxh6; a close race after g6. Black to move: neither side queens by force, held by Kd4, Ke4, Kf4, Kd5, Kf5, Kd6, Ke6, h5, hxg5 alone.",
        6,
      ],
      [
        "8/6P1/7k/8/6K1/8/8/8_w",
        "White to move: White wins, with g8=R alone. Black to move: a draw, held by Kxg7, Kh7 alone.",
        3,
      ],
      [
        "k7/P7/1K6/8/4P3/8/8/8_b&passed=e3",
        "Black to move: a draw. White to move: White wins, with Kb5, Kc5, Kc6, Kc7 alone.",
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
        "White to move: a draw. Black to move: a draw, held by Kd3, Kf3, Kd4, Ke4, Kf4 alone. Walls and marks do not count here.",
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

const PAGE = new URL("../page/", import.meta.url);
const TABLE = JSON.parse(readFileSync(new URL("languages.json", PAGE), "utf8"));

test("the table has every text of the page once, and no other", () => {
  const sources = ["", "modes/"].flatMap((folder) =>
    readdirSync(new URL(folder, PAGE))
      .filter((name) => /\.(js|html)$/.test(name))
      .map((name) => readFileSync(new URL(folder + name, PAGE), "utf8")),
  );
  const all = sources.join("\n").replaceAll("\n", " ");
  assert.deepEqual(
    Object.keys(TABLE).filter(
      (text) => !all.includes(text) && !all.toLowerCase().includes(`"${text.toLowerCase()}"`),
    ),
    [],
  );
  const values = (text) => (text.match(/\{\w+/g) ?? []).sort();
  for (const [english, others] of Object.entries(TABLE)) {
    assert.equal(others.length, 2, english);
    for (const text of others)
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
        Object.entries(TABLE).filter(([english, others]) => !others.includes(english)),
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
