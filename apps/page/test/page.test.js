// The page in headless Chromium: modes, controls, positions, the address, the keyboard.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";

import { bitboard, squares } from "chess-distance";
import {
  address,
  addressed,
  cd,
  cell,
  check,
  context,
  copied,
  enter,
  figures,
  fills,
  open,
  page,
  pieces,
  reload,
  said,
  shown,
  summary,
  tool,
} from "./browser.js";

const KNIGHT = "#fen=8/8/8/8/8/8/8/N7_w";
/** The first board: its king moves among a rook, a king and pawns, and avoids what they attack. */
const occupied = bitboard(["b6", "f6", "d4", "f3", "c3"]);
const attacked = () =>
  cd.attacks("rook", "b6", occupied) |
  cd.attacks("king", "f6", 0n) |
  cd.attacks("blackPawn", ["d4", "f3"], 0n);
const first = () => ({ own: "c3", enemy: ["b6", "f6", "d4", "f3"], avoid: attacked() });

check("a position is shown with its pieces, and the king of the side to move moves", async () => {
  const seen = await pieces();
  assert.deepEqual(
    seen.flatMap((letter, s) => (letter ? [letter + s] : [])),
    ["K12", "P18", "p21", "p27", "r41", "k45"],
  );
  assert.deepEqual(await figures(), shown(cd.map("king", "e2", first())));
  assert.match(await summary(), /^White king e2 reaches \d+ squares, the farthest in \d+ moves\.$/);
  await page.uncheck("#attacks");
  assert.deepEqual(await figures(), shown(cd.map("king", "e2", { ...first(), avoid: 0n })));
});

check("the piece that is clicked moves, others stand in its way", async () => {
  await cell(41).click();
  assert.equal(await said("at"), "b6");
  const own = bitboard(["f6", "d4", "f3"]);
  assert.deepEqual(await figures(), shown(cd.map("rook", "b6", { own, enemy: ["e2", "c3"] })));
  assert.deepEqual(await pieces().then((all) => all[41]), "r");
  await page.check("#attacks");
  const avoid = cd.attacks("king", "e2", 0n) | cd.attacks("whitePawn", "c3", 0n);
  assert.deepEqual(
    await figures(),
    shown(cd.map("rook", "b6", { own, enemy: ["e2", "c3"], avoid })),
  );
  await cell(18).click();
  const pawn = cd.pawnMap("whitePawn", "c3", bitboard(["b6", "f6", "d4", "f3"]), 7, {
    own: "e2",
    enemy: ["b6", "f6", "d4", "f3"],
  });
  assert.deepEqual(await figures(), shown(pawn), "a pawn takes");
  await cell(41).click();
  await cell(40).click();
  assert.match(await summary(), /A6: 1 move\.$/, "an empty square is the target");
});

check("from disk the page says that it needs a server", async () => {
  await page.goto(String(new URL("../index.html", import.meta.url)));
  assert.match(await summary(), /^The board needs a web server/);
});

check("every control of the page has a test", async () => {
  const controls = await page.$$eval("input, select, button, [tabindex], a", (all) =>
    all.map(
      (c) => c.id || c.dataset.copy || c.dataset.go || c.value || (c.dataset.square && "cell"),
    ),
  );
  const tests = readdirSync(new URL(".", import.meta.url)).filter((name) => name.endsWith(".js"));
  const text = tests.map((name) => readFileSync(new URL(name, import.meta.url), "utf8")).join("");
  const isTested = (name) =>
    [`#${name}`, `"${name}"`, `${name}: `, `'${name}'`, "mode=" + name].some((use) =>
      text.includes(use),
    );
  assert.deepEqual(
    [...new Set(controls)].filter((name) => name !== "cell" && !isTested(name)),
    [],
  );
  assert.match(await page.locator("#source").getAttribute("href"), /^https:\/\/github.com\//);
  await page.click("#help > summary");
  assert.ok(await page.locator("#keys").isVisible());
});

check("a library that does not load is reported", async () => {
  const other = await context.newPage();
  await other.route("**/*.wasm", (route) => route.abort());
  await other.goto(address);
  const isSaid = () =>
    other.waitForFunction(() =>
      /cannot be loaded/.test(document.querySelector("#summary").textContent),
    );
  await isSaid();
  // A part of it may be missing alone.
  await other.unroute("**/*.wasm");
  await other.route("**/chess_distance_grid.wasm", (route) => route.abort());
  await other.goto("about:blank");
  await other.goto(`${address}#board=10x6&fen=10/10/10/10/10/R9_w`);
  await isSaid();
  await other.evaluate(() => (location.hash = "#fen=8/8/8/8/8/8/8/N7_w"));
  await other.waitForFunction(() =>
    /knight a1 reaches/.test(document.querySelector("#summary").textContent),
  );
  await other.close();
});

check("every kind of piece can be put on the board", async () => {
  await page.click("#clear");
  assert.equal(await summary(), "Put a piece on the board.");
  await page.click("#more");
  const names = {
    K: "king",
    Q: "queen",
    R: "rook",
    B: "bishop",
    N: "knight",
    P: "whitePawn",
    A: "archbishop",
    C: "chancellor",
    M: "amazon",
    W: "wazir",
    L: 256 + 16 * 2 + 3,
  };
  for (const [name, value] of [
    ["m", "2"],
    ["n", "3"],
  ]) {
    await enter(`#${name}`, value);
  }
  for (const [letter, name] of Object.entries(names)) {
    await tool(letter);
    await cell(9).click();
    assert.deepEqual(await figures(), shown(cd.map(name, "b2")), name);
  }
  await page.click("#color");
  assert.ok(await page.locator('input[name="tool"][value="l"]').isChecked());
  await cell(9).click();
  await cell(9).click();
  assert.equal(await summary(), "Put a piece on the board.");
});

check("shortest ways are counted, and all of them drawn", async () => {
  await open("#fen=8/8/5K2/8/8/8/8/8_w&mode=ways&to=h1");
  assert.equal(await summary(), "White king f6 to h1: 25 shortest ways, 5 moves each.");
  const steps = async () =>
    (
      (await page.locator("#picture .steps path").first().getAttribute("d")).match(/M[^M]+/g) ?? []
    ).map((line) => line.match(/[\d.]+/g).map(Number));
  const [from, to] = [cd.map("king", "f6"), cd.mapTo("king", "h1")];
  const point = (s) => [22.5 + 45 * (s & 7), 22.5 + 45 * (7 - (s >> 3))];
  const all = Array.from({ length: 64 }, (_, a) =>
    squares(cd.moves("king", a)).map((b) => [a, b]),
  ).flat();
  const expected = all
    .filter(([a, b]) => from[a] + 1 + to[b] === 5)
    .map(([a, b]) => [...point(a), ...point(b)]);
  assert.deepEqual((await steps()).map(String).sort(), expected.map(String).sort());
  await tool("target");
  await cell(37).click();
  assert.equal(await summary(), "White king f6 to f5: 1 shortest way, 1 move.");
  assert.equal((await steps()).length, 1);
  await open("#fen=8/8/8/8/8/8/8/B7_w&mode=ways&to=b1");
  assert.equal(await summary(), "White bishop a1 to b1: there is no way.");
  assert.equal((await steps()).length, 0);
});

check("the side to move is switched, a board and pieces are chosen and kept", async () => {
  assert.equal(await page.locator("#turn").textContent(), "White to move");
  await page.click("#turn");
  assert.match(await summary(), /^Black king f6/);
  assert.match(await page.inputValue("#fen"), / b - - 0 1$/);
  await open("#fen=8/8/8/8/8/8/8/B7_w");
  await page.selectOption("#look-board", "green");
  await page.selectOption("#look-pieces", "letters");
  assert.equal((await fills())[1], "rgb(237 240 222)");
  assert.equal(await page.locator("#picture symbol#piece-chess-b text").textContent(), "B");
  await reload();
  assert.equal((await fills())[1], "rgb(237 240 222)");
  assert.equal(await page.inputValue("#look-pieces"), "letters");
  await page.evaluate(() => localStorage.setItem("look", "{"));
  await reload();
  assert.equal((await fills())[1], "rgb(238 241 245)");
});

check("signs on the board are explained, the piece that moves is not", async () => {
  const legend = () => page.$$eval("#legend li", (all) => all.map((one) => one.textContent.trim()));
  assert.deepEqual(await legend(), [
    "attacked: a piece that can be taken still guards its squares",
  ]);
  await open("#fen=8/8/8/8/8/8/8/N7_w&marks=b2&to=c3&plus1=d4&mode=weighted");
  assert.deepEqual(await legend(), ["marked: not entered", "costs 1 more"]);
});

check("the address keeps everything", async () => {
  const hash =
    "#board=9x9&fen=9/9/9/3l5/9/9/9/9/B6b1_w&mode=ways&wrap=files&holes=i8i9&betza=mRcpR&at=h1&to=c3&goals=a2&walls=b2c4&marks=e5&plus1=a3b3&plus2=b3&attacks=yes&m=2&n=5&flip=yes";
  await open(hash);
  const picture = await page.locator("#frame").screenshot();
  await tool("walls");
  await cell(40).click();
  await cell(40).click();
  assert.equal(await page.evaluate(() => location.hash), hash);
  await reload();
  assert.ok(
    picture.equals(await page.locator("#frame").screenshot()),
    "the picture is another one after a reload",
  );
});

check("an address with nonsense is the first board", async () => {
  const expected = shown(cd.map("king", "e2", first()));
  for (const hash of [
    "#fen=unicorn&at=z9&mode=__proto__",
    "#m=0&n=0",
    "#at=&walls=a9&marks=xyz",
    "#%%%",
    "#walls=e2&to=e2",
  ]) {
    await open(hash);
    assert.deepEqual(await figures(), expected, hash);
  }
});

check("a round with the keyboard alone", async () => {
  await open(KNIGHT);
  await page.locator("body").focus();
  for (let i = 0; i < 200; ++i) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement.dataset.square !== undefined)) break;
  }
  const focused = () => page.evaluate(() => Number(document.activeElement.dataset.square));
  assert.equal(await focused(), 0);
  for (const key of ["Shift+ArrowUp", "Shift+ArrowRight"]) await page.keyboard.press(key);
  assert.deepEqual(await figures(), shown(cd.map("knight", "b2")), "Shift moves the piece");
  for (const [i, name] of ["move", "target", "walls", "marks", "erase"].entries()) {
    await page.keyboard.press(String(i + 1));
    assert.ok(await page.locator(`input[name="tool"][value="${name}"]`).isChecked(), name);
  }
  await page.keyboard.press("3");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press(" ");
  assert.deepEqual(await figures(), shown(cd.map("knight", "b2", { own: "c2" })));
  assert.equal(await cell(10).getAttribute("aria-label"), "c2, wall, not reached");
  await page.keyboard.press("Delete");
  assert.equal(await said("walls"), null);
  await page.keyboard.press("Control+z");
  await addressed("walls=c2");
  await page.keyboard.press("Control+y");
  await addressed("^(?!.*walls)");
  for (const key of ["Home", "ArrowLeft", "ArrowDown", "ArrowDown"]) await page.keyboard.press(key);
  assert.equal(await focused(), 0);
  await page.keyboard.press("f");
  assert.equal(await said("flip"), "yes");
  await cell(0).focus();
  await page.keyboard.press("ArrowDown");
  assert.equal(await focused(), 8, "arrows follow the board that is seen");
  await page.keyboard.press("End");
  assert.equal(await focused(), 8);
});

check("what is copied is the call, and the address", async () => {
  await open(KNIGHT);
  await page.click("#code > summary");
  const button = page.locator('[data-copy="c-code"]');
  const name = await button.textContent();
  await button.click();
  await copied('[data-copy="c-code"]', /chess_distance_map\(CHESS_DISTANCE_KNIGHT, 0, NULL, map\)/);
  await copied('[data-copy="python-code"]', /cd\.distance_map\(cd\.KNIGHT, 0\)/);
  assert.equal(await copied("#share", /^http/), page.url());
  await button.filter({ hasText: name }).waitFor();
});

check("the focus stays when its button or its board goes", async () => {
  const focused = () =>
    page.evaluate(() => document.activeElement.id || document.activeElement.dataset.square);
  await cell(10).focus();
  await page.keyboard.press("f");
  assert.equal(await focused(), "10");
  await open("");
  assert.match(
    await cell(1).getAttribute("aria-label"),
    /^b1$/,
    "no word on each square of a hidden answer",
  );
  await page.click("#reveal");
  assert.equal(await focused(), "summary");
});

check("an empty board has no answer to show", async () => {
  await open("");
  await page.click("#flip");
  assert.ok(await page.locator("#reveal").isVisible(), "the board is only turned");
  await page.click("#clear");
  assert.ok(await page.locator("#reveal").isHidden());
  assert.equal(await summary(), "Put a piece on the board.");
});

check("White's territory is blue, whichever side is to move", async () => {
  await open("#fen=8/k7/8/6p1/8/8/8/2K5_w&mode=territory");
  const before = [await fills(), await summary()];
  assert.match(before[1], /^White king c1 \(blue\)/);
  await page.click("#turn");
  assert.deepEqual([await fills(), await summary()].map(String), before.map(String));
});
