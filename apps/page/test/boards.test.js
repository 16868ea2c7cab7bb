// Boards of other sizes and forms on the page, pieces of xiangqi and shogi, and of Betza's notation.

import assert from "node:assert/strict";

import loadGrid from "chess-distance/grid";
import { PRESETS } from "../studies.js";
import {
  FIRST,
  accessible,
  addressed,
  cell,
  check,
  enter,
  figures,
  label,
  mode,
  open,
  openTools,
  page,
  phoneAt,
  pieces,
  reload,
  said,
  settled,
  shown,
  stroke,
  summary,
  tool,
} from "./browser.js";

const grids = await loadGrid();
const CYLINDER = "#board=10x6&fen=10/10/10/10/10/R9_w&wrap=files";
/** The squares of the state as the page names them, in the grid's own set. */
const set = (grid, names) => grid.set(names.split(" ").filter(Boolean));

check("every board to begin with shows its position, and comes back from its address", async () => {
  await openTools();
  for (const [name, [, { files, ranks, wrap, at }]] of Object.entries(PRESETS)) {
    await page.selectOption("#preset", name);
    assert.equal((await figures()).length, files * ranks, name);
    assert.equal(await page.inputValue("#wrap"), wrap, name);
    assert.match(await summary(), new RegExp(` ${at} reaches [1-9]`), name);
    const seen = await figures();
    await reload();
    assert.deepEqual(await figures(), seen, name);
    await openTools();
  }
});

check(
  "pieces in hand are skipped on every board, and brackets give w to the capitals",
  async () => {
    for (const [text, fen, game] of [
      // As SFENs have them, and as Fairy-Stockfish writes them.
      ["4k4/9/9/9/9/9/9/9/4K4 b 2P3p 1", "4k4/9/9/9/9/9/9/9/4K4 b", "shogi"],
      ["4k4/9/9/9/9/9/9/9/4K4 w - 2", "4k4/9/9/9/9/9/9/9/4K4 w", "shogi"],
      ["4k4/9/9/9/9/9/9/9/4K4[P] w - 1", "4k4/9/9/9/9/9/9/9/4K4 b", "shogi"],
      ["1+Bsgk/4p/3b1/r4/KGS1R[p] b 0 3", "1+Bsgk/4p/3b1/r4/KGS1R w", "shogi"],
      ["1n1gkgn1/8/8/8/8/8/8/1NGKGBN1[] w 3 2", "1n1gkgn1/8/8/8/8/8/8/1NGKGBN1 b", "shogi"],
      ["4k4/9/9/9/9/9/9/9/9/4K4[Aa] b - - 0 1", "4k4/9/9/9/9/9/9/9/9/4K4 b", "xiangqi"],
      ["4k5/10/10/10/10/10/10/4K5[Qq] b - - 0 1", "4k5/10/10/10/10/10/10/4K5 b", null],
    ]) {
      await open(FIRST);
      await enter("#fen", text);
      assert.equal(await page.locator("#fen-error").textContent(), "", text);
      assert.deepEqual([await page.inputValue("#fen"), await said("game")], [fen, game], text);
    }
  },
);

check("the general and the soldier of xiangqi move by its rules", async () => {
  await openTools();
  await page.selectOption("#preset", "xiangqi");
  const grid = grids({ files: 9, ranks: 10 });
  await cell(4).click();
  const palace = set(grid, "d1 e1 f1 d2 e2 f2 d3 e3 f3");
  const reached = (await figures()).flatMap((figure, s) => (figure ? [s] : []));
  assert.deepEqual(reached, grid.squares(palace & ~set(grid, "d1 f1")));
  // It stays where the black chariot attacks nothing.
  await open("#game=xiangqi&board=9x10&fen=3r5/9/9/9/9/9/9/9/9/4K4_w");
  assert.deepEqual(
    (await figures()).flatMap((figure, s) => (figure ? [s] : [])),
    grid.squares(set(grid, "e1 f1 e2 f2 e3 f3")),
  );
  assert.match(await label(3), /attacked/);
  assert.doesNotMatch(await label(0), /attacked/);
  // A soldier goes straight on, and sideways behind the river alone.
  await open("#game=xiangqi&board=9x10&fen=9/9/9/9/9/9/2P6/9/9/9_w");
  const soldier = await figures();
  assert.deepEqual(
    [grid.square("c5"), grid.square("b4"), grid.square("b6"), grid.square("c6")].map(
      (s) => soldier[s],
    ),
    ["1", "", "3", "2"],
  );
});

check("a position of shogi, whose promoted pieces have a +", async () => {
  await open("#game=shogi&board=9x9&fen=4k4/9/9/9/4%2BR4/9/9/9/4K4_b&at=e5");
  const grid = grids({ files: 9, ranks: 9 });
  const expected = grid.map("RF", "e5", { own: "e1", enemy: "e9" });
  assert.deepEqual(await figures(), shown(expected));
  assert.match(await summary(), /^Sente dragon e5/);
  assert.equal((await pieces())[40], "R");
  await cell(76).click();
  assert.equal(await said("at"), "e9");
  assert.match(await said("fen"), /\+R/);
});

check("a cylinder: its edge is joined, a way over it is drawn off the board and back", async () => {
  const grid = grids({ files: 10, ranks: 6, wrap: "files" });
  await open(CYLINDER.replace("R9", "K9"));
  assert.deepEqual(await figures(), shown(grid.map("K", "a1")));
  await open(`${CYLINDER.replace("R9", "K9")}&mode=ways&to=j1`);
  assert.equal(await summary(), "White king a1 to j1: 1 shortest way, 1 move.");
  assert.equal(
    await page.locator("#picture .steps path").first().getAttribute("d"),
    "M22.5 247.5L-22.5 247.5M472.5 247.5L427.5 247.5",
  );
});

check("holes are painted, sizes changed, edges joined, and all of it undone", async () => {
  await openTools();
  await page.click("#clear");
  await tool("R");
  await cell(0).click();
  await tool("holes");
  await stroke([8, 9, 10]);
  assert.equal(await said("holes"), "a2b2c2");
  const grid = grids({ files: 8, ranks: 8, holes: ["a2", "b2", "c2"] });
  assert.deepEqual(await figures(), shown(grid.map("R", "a1")));
  assert.equal(await label(9), "b2, hole");
  await enter("#files", "12");
  await enter("#ranks", "3");
  assert.deepEqual([await said("board"), await said("holes")], ["12x3", "a2b2c2"]);
  await page.selectOption("#wrap", "both");
  const torus = grids({ files: 12, ranks: 3, wrap: "both", holes: ["a2", "b2", "c2"] });
  assert.deepEqual(await figures(), shown(torus.map("R", "a1")));
  await cell(13).press("Delete");
  assert.equal(await said("holes"), "a2c2");
  for (let i = 0; i < 5; ++i) {
    const before = page.url();
    await page.click("#undo");
    await page.waitForFunction((url) => location.href !== url, before);
  }
  assert.deepEqual(
    [await said("board"), await said("holes"), await said("wrap")],
    [null, null, null],
  );
  await enter("#files", "99");
  assert.equal(await said("board"), "16x8");
});

check(
  "a piece is written in Betza's notation, its moves are shown, and it is put on the board",
  async () => {
    await openTools();
    await page.click("#clear");
    await enter("#betza", " ");
    assert.match(await page.locator("#betza-error").textContent(), /empty Betza text/);
    await enter("#betza", "unicorn");
    assert.equal(
      await page.locator("#betza-error").textContent(),
      "Betza text 'unicorn': unknown letter 'u' at 1",
    );
    assert.equal(await page.getAttribute("#betza", "aria-invalid"), "true");
    assert.equal(await said("betza"), null);
    for (const [betza, legend, dots, crosses] of [
      ["mRcpR", /only moves[^]*takes over a piece/, 16, 12],
      ["mfFcfW", /only moves[^]*only takes/, 2, 1],
      ["C", /^\s*moves and takes$/, 8, 0],
    ]) {
      await enter("#betza", betza);
      assert.match(await page.locator("#betza-legend").innerText(), legend, betza);
      assert.deepEqual(
        [
          await page.locator("#betza-moves circle").count(),
          await page.locator("#betza-moves path").count(),
        ],
        [dots, crosses],
        betza,
      );
      assert.equal(await page.locator('input[name="tool"]:checked').inputValue(), "X");
    }
    await cell(27).click();
    assert.deepEqual(await figures(), shown(grids({ files: 8, ranks: 8 }).map("C", "d4")));
    assert.equal(await said("betza"), "C");
    await page.selectOption("#example", "ffN");
    assert.deepEqual(await figures(), shown(grids({ files: 8, ranks: 8 }).map("ffN", "d4")));
    await page.click("#undo");
    await addressed("betza=C");
    assert.deepEqual(await figures(), shown(grids({ files: 8, ranks: 8 }).map("C", "d4")));
    await open("#fen=8/8/8/8/3X4/8/8/8_w&betza=unicorn");
    assert.deepEqual(
      await figures(),
      shown(grids({ files: 8, ranks: 8 }).map("NN", "d4")),
      "no piece in the address",
    );
    const betza = "<img src=x onerror=document.body.dataset.ran=1>";
    await open(`#fen=8/8/8/8/3X4/8/8/8_w&betza=${encodeURIComponent(betza)}`);
    assert.deepEqual(
      [await page.locator("img").count(), await page.getAttribute("body", "data-ran")],
      [0, null],
      "no element from an address",
    );
  },
);

check("the palette has the pieces of the board, also after a step back", async () => {
  const leaper = page.locator('[data-piece="L"] .unseen').last();
  await openTools();
  await enter("#m", "2");
  assert.match(await leaper.textContent(), /^white leaper \(2,3\)/);
  await page.click("#undo");
  await addressed("^(?!.*m=2)");
  assert.match(await leaper.textContent(), /^white leaper \(1,3\)/);
  await enter("#betza", "C");
  await page.click("#undo");
  await addressed("^(?!.*betza=C)");
  assert.match(await page.locator('[data-piece="X"] .unseen').last().textContent(), /^white NN/);
});

check("a FEN of xiangqi, of shogi, of Capablanca's chess brings its board", async () => {
  for (const name of ["xiangqi", "shogi", "capablanca", "chess"]) {
    const [, preset] = PRESETS[name];
    await enter("#fen", `${preset.fen} - - 0 1`);
    assert.equal(await page.locator("#fen-error").textContent(), "", name);
    assert.deepEqual(
      [await said("game"), await said("board")],
      [
        preset.game === "chess" ? null : preset.game,
        name === "chess" ? null : `${preset.files}x${preset.ranks}`,
      ],
    );
  }
});

check("squares that must be passed, and modes that only chess has, on a large board", async () => {
  const grid = grids({ files: 12, ranks: 12 });
  const wall = grid
    .squares(((1n << 12n) - 1n) << 48n)
    .filter((s) => s !== 55)
    .map((s) => grid.squareName(s))
    .join("");
  await open(
    `#board=12x12&fen=${"12/".repeat(11)}K10k_w&mode=mustPass&to=l12&attacks=no&walls=${wall}`,
  );
  assert.equal(await summary(), "White king a1 to l12: every way passes 1 square: h5.");
  for (const name of ["duel", "reach", "ending"]) {
    await mode(name);
    assert.match(await settled(), /chess|two kings/);
  }
});

check("256 pieces are each nearest to their own square", async () => {
  await open(`#board=16x16&fen=${Array(16).fill("N".repeat(16)).join("/")}_w&mode=voronoi`);
  assert.match(await summary(), /A1 1, .* n16 1, o16 1, p16 1; tied 0\.$/);
  for (const square of [254, 255]) assert.match(await label(square), /nearest to [op]16/);
});

check("by keyboard and by finger", async () => {
  await open(CYLINDER);
  await cell(0).focus();
  for (const key of ["Shift+ArrowRight", "Shift+ArrowUp"]) await page.keyboard.press(key);
  assert.match(await said("fen"), /1R8\/10_w$/);
  await page.keyboard.press("End");
  assert.equal(await page.evaluate(() => document.activeElement.dataset.square), "19");
  const { phone, touched } = await phoneAt(`#board=16x16&fen=${"16/".repeat(15)}N15_w`);
  await touched.locator('[data-square="255"]').tap();
  await touched.waitForFunction(() => location.hash.includes("to=p16"));
  // The squares that are drawn are those that are touched.
  for (const square of [0, 15, 240, 255]) {
    const [drawn, felt] = await touched.evaluate(
      (s) =>
        [
          document.querySelectorAll("#picture .square > rect")[s],
          document.querySelector(`[data-square="${s}"]`),
        ].map((e) => e.getBoundingClientRect().toJSON()),
      square,
    );
    for (const side of ["left", "top", "right", "bottom"])
      assert.ok(
        Math.abs(drawn[side] - felt[side]) < 1,
        `${square}, ${side}: ${drawn[side]}, ${felt[side]}`,
      );
  }
  await touched.locator("#boards").tap();
  await touched.waitForSelector("#preset option", { state: "attached" });
  await touched.locator("#preset").selectOption("shogi");
  const tools = await touched.locator("#board-tools").boundingBox();
  assert.ok(tools.y + tools.height <= 844, "the board's tools are seen without scrolling");
  await phone.close();
});

check("accessibility of every board, light and dark", async () => {
  for (const [i, name] of ["xiangqi", "shogi", "torus", "hole", "large", "fairy"].entries()) {
    await openTools();
    await page.selectOption("#preset", name);
    await accessible(i, name);
  }
});
