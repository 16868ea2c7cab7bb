// Play on the page: legal moves, the page's replies, puzzles, and the words for what the endings show.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import load, { square, squareName } from "../index.js";
import { isLegal } from "../library/pawn_game.js";
import { report, written } from "../page/modes/endings.js";
import {
  isTriangulation,
  isZugzwang,
  keySquares,
  oppositionOf,
  runaway,
  spareTempo,
  wordsOf,
} from "../page/words.js";
import loadPawnEndings, { PawnGame, finder, movesOf, pawnPosition } from "../pawn.js";
import {
  FIRST,
  cell,
  check,
  copied,
  enter,
  hold,
  open,
  openGallery,
  page,
  phoneAt,
  pieces,
  settled,
  summary,
  tool,
} from "./browser.js";

const [cd, solve] = await Promise.all([load(), loadPawnEndings()]);
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
  await moves("^1. Kb1 Kd3$");
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
      [
        "8/1P6/k7/8/8/8/8/4K3_w&mode=ending",
        "b7b8",
        "n",
        `b8=N+: White has promoted a pawn.${LIMIT}`,
      ],
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

const game = new PawnGame(cd, finder(solve));
const ofFen = (fen) => pawnPosition(cd.position(fen));
const words = (at) =>
  wordsOf(
    cd,
    game,
    at,
    report(game, at, (question) => question()),
    (move) => written(move, { files: 8, ranks: 8 }),
  ).join(" ");

test("a square that no pawn has passed is none", () => {
  const takes = (fen) => movesOf(cd, ofFen(fen)).filter((move) => move.takes).length;
  for (const fen of [
    "7k/8/8/3P4/8/8/8/K7 w - e6",
    "8/8/8/8/8/1k6/3P4/K7 w - e3",
    "7k/8/8/3Pp3/8/8/8/K7 w - e6",
    "8/4k3/8/3Pp3/8/8/8/K7 w - e6",
  ]) {
    assert.equal(takes(fen), fen.startsWith("7k/8/8/3Pp3") ? 1 : 0, fen);
  }
});

test("words of chess, where they hold", () => {
  for (const [fen, text] of [
    [
      "8/8/4k3/8/4K3/4P3/8/8 w - -",
      "The kings are in opposition, and White has to give way. Key squares: d5, e5, f5. With its king on one of them White queens, whichever side is to move.",
    ],
    [
      "4k3/8/8/8/3PK3/8/8/8 b - -",
      "Key squares: c6, d6, e6. With its king on one of them White queens, whichever side is to move.",
    ],
    [
      "4k3/8/4K3/4P3/8/8/8/8 b - -",
      "Key squares: d6, e6, f6. With its king on one of them White queens, whichever side is to move.",
    ],
    [`${LASKER} w - -`, "Kb1 brings the other side into zugzwang."],
    ["8/8/8/P7/8/8/8/K5k1 w - -", "The pawn on a5 runs: the king on g1 is outside its square."],
    [
      "8/3K4/4Pk2/8/8/8/8/8 w - -",
      "Key squares: d7, e7, f7. With its king on one of them White queens, whichever side is to move.",
    ],
    [
      "2k5/8/p1P5/P2K4/8/8/8/8 w - -",
      "White triangulates: the same position comes again with the other side to move.",
    ],
    [
      "8/8/8/5kp1/8/8/8/6K1 w - -",
      "Kf1 takes the distant opposition. Key squares: f3, g3, h3. With its king on one of them Black queens, whichever side is to move.",
    ],
    ["4k3/8/8/1p5p/1P5P/8/8/4K3 w - -", "Ke2 takes the distant opposition."],
    ["8/8/7k/8/1p6/7K/2P5/8 w - -", "Kh4 takes the opposition."],
    ["8/8/8/8/2pP4/8/8/K6k b - d3", ""],
  ])
    assert.equal(words(ofFen(fen)), text, fen);
  assert.deepEqual(
    ["e4e6", "a1a5", "a1g1", "a1c3", "a1a4"].map((two) =>
      oppositionOf({
        kings: [square(two.slice(0, 2)), square(two.slice(2))],
        pawns: [1n << 30n, 0n],
      }),
    ),
    ["opposition", "distant opposition", "distant opposition", null, null],
  );
});

/** Random endings of up to two pawns a side, and all squares of the kings in two of books. */
function* random(count) {
  for (const fen of ["8/8/4k3/8/8/4P3/8/4K3 w - -", "2k5/8/p1P5/P2K4/8/8/8/8 w - -"]) {
    for (let i = 0; i < 4096; i += 3) {
      const at = { ...ofFen(fen), kings: [i >> 6, i & 63], turn: i & 1 };
      if (isLegal(cd, at)) yield at;
    }
  }
  let seed = 1;
  // Xorshift, since the low bits of simpler generators repeat too soon.
  const next = (n) => {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    return (seed >>> 0) % n;
  };
  while (count > 0) {
    const used = new Set();
    const pawns = [0, 1].map(() =>
      Array.from({ length: next(3) }, () => 8 + next(48))
        .filter((s) => !used.has(s) && used.add(s))
        .reduce((set, s) => set | (1n << BigInt(s)), 0n),
    );
    for (let i = 0; i < 20 && count > 0; ++i) {
      const at = { pawns, kings: [next(64), next(64)], turn: next(2), passed: null };
      if (!isLegal(cd, at)) continue;
      --count;
      yield at;
    }
  }
}

test("no word contradicts the solver on random endings", () => {
  const seen = { runs: 0, zugzwang: 0, spare: 0, triangulation: 0, keys: 0 };
  for (const at of random(process.env.THOROUGH ? 10_000 : 500)) {
    const other = 1 - at.turn;
    const queens = (at, color) => game.isWon(at, color, false);
    for (const color of [0, 1]) {
      if (runaway(cd, game, at, color) !== null) {
        ++seen.runs;
        assert.ok(queens(at, color), "a pawn that runs queens");
      }
      if (isZugzwang(cd, game, at, color)) {
        ++seen.zugzwang;
        const mine = { ...at, turn: color };
        assert.ok(
          movesOf(cd, mine).every((move) => !game.winsAfter(mine, move, color, false)),
          "the attacker has to give way",
        );
        const theirs = { ...at, turn: 1 - color };
        assert.ok(
          movesOf(cd, theirs).every((move) => game.winsAfter(theirs, move, color, false)),
          "and the defender",
        );
      }
      if (color === at.turn && queens(at, color) && isTriangulation(cd, game, at, color)) {
        ++seen.triangulation;
        assert.ok(
          queens({ ...at, turn: other }, color),
          "with the other side to move it queens as well",
        );
      }
      const keys = keySquares(cd, game, at, color);
      if (
        keys.includes(at.kings[color]) &&
        cd.king(at.kings[1 - color], Math.log2(Number(at.pawns[color]))) > 1
      ) {
        ++seen.keys;
        assert.ok(
          queens(at, color),
          `with the king on the key square ${squareName(at.kings[color])}`,
        );
      }
    }
    const found = game.moves(at, at.turn);
    const spare = game.answer(at, at.turn) === "queens" ? spareTempo(at, found) : null;
    if (spare) {
      ++seen.spare;
      assert.ok(game.winsAfter(at, spare, at.turn, false));
      for (const move of movesOf(cd, at))
        if (move.from === at.kings[at.turn]) assert.ok(!game.winsAfter(at, move, at.turn, false));
    }
  }
  assert.ok(
    Object.values(seen).every((count) => count > 0),
    JSON.stringify(seen),
  );
});
