// The page in headless Chromium: every control, by mouse and by keyboard.

import assert from "node:assert/strict";

import { squares } from "../node.js";
import { address, board, cd, cell, check, context, figures, fills, mode, open, page, shown, summary, tool } from "./browser.js";

check("a click puts the piece, and the map is the library's", async () => {
  assert.deepEqual(await figures(), shown(cd.map("knight", "a1")));
  await cell(27).click();
  await page.mouse.move(0, 0);
  assert.deepEqual(await figures(), shown(cd.map("knight", 27)));
  assert.match(await summary(), /knight on d4 reaches 64 squares, the farthest in 4 moves/);
});

check("every control of the page has a test here", async () => {
  const controls = await page.$$eval("input, select, button, [tabindex], a", (all) =>
    all.map((c) => c.id || c.dataset.copy || (c.dataset.square ? "square" : `${c.name} ${c.value}`)),
  );
  assert.deepEqual([...new Set(controls)].sort(), [
    "animate", "c-code", "clear", "fen", "hover", "m", "mode graph", "mode map", "mode territory",
    "mode trajectories", "n", "piece", "python-code", "read", "rival", "share", "source", "square",
    "tool avoid", "tool enemy", "tool own", "tool piece", "tool rival", "tool target",
  ]);
  assert.match(await page.locator("#source").getAttribute("href"), /^https:\/\/github.com\//);
});

check("a library that does not load is reported", async () => {
  const other = await context.newPage();
  await other.route("**/*.wasm", (route) => route.abort());
  await other.goto(address);
  await other.waitForFunction(() => /cannot be loaded/.test(document.querySelector("#summary").textContent));
  await other.close();
});

check("every piece can be chosen, leapers with their jumps", async () => {
  const names = await page.$$eval("#piece option", (options) => options.map((o) => o.value));
  assert.equal(names.length, 12);
  for (const name of names.filter((n) => n !== "leaper")) {
    await page.selectOption("#piece", name);
    assert.deepEqual(await figures(), shown(cd.map(name, "a1")), name);
    assert.match(await summary(), /^a/.test(name) ? /^An / : /^A /);
  }
  await page.selectOption("#piece", "leaper");
  await page.fill("#m", "2");
  await page.fill("#n", "3");
  await page.locator("#n").blur();
  assert.deepEqual(await figures(), shown(cd.map(256 + 16 * 2 + 3, "a1")));
});

check("walls, enemies and guarded squares are drawn and taken away", async () => {
  await page.selectOption("#piece", "rook");
  const sets = { own: [1, 9], enemy: [24], avoid: [16, 17] };
  for (const [name, squares] of Object.entries(sets)) {
    await tool(name);
    for (const square of squares) await cell(square).click();
  }
  await page.mouse.move(0, 0);
  const map = cd.map("rook", 0, sets);
  assert.deepEqual(await figures(), shown(map));
  assert.equal(await board(".wall"), 2);
  assert.equal(await board(".enemy"), 1);
  assert.equal(await board(".guarded"), 2);
  await tool("own");
  await cell(1).click();
  assert.equal(await board(".wall"), 1);
  await cell(24).click();
  assert.equal(await board(".wall"), 2, "a wall takes the place of an enemy");
  assert.equal(await board(".enemy"), 0);
  await page.click("#clear");
  assert.equal(await board(":is(.wall, .enemy, .guarded)"), 0);
});

check("the map follows the pointer, unless told not to", async () => {
  await cell(36).hover();
  assert.deepEqual(await figures(), shown(cd.map("knight", 36)));
  await page.mouse.move(0, 0);
  assert.deepEqual(await figures(), shown(cd.map("knight", 0)));
  await page.uncheck("#hover");
  await cell(36).hover();
  assert.deepEqual(await figures(), shown(cd.map("knight", 0)));
  await page.check("#hover");
  await mode("trajectories");
  await tool("target");
  await cell(36).hover();
  assert.match(await summary(), /from a1 to e5/);
  await page.mouse.move(0, 0);
  assert.match(await summary(), /from a1 to h8/);
});

check("the map follows the pointer within a frame", async () => {
  await mode("map");
  const milliseconds = await page.evaluate(async () => {
    const cells = [...document.querySelectorAll("[data-square]")];
    const start = performance.now();
    for (const c of cells) c.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse" }));
    return (performance.now() - start) / cells.length;
  });
  assert.ok(milliseconds < 16, `${milliseconds} ms a square`);
});

check("shortest ways are counted, shown and stopped", async () => {
  await page.selectOption("#piece", "king");
  await cell(45).click();
  await tool("target");
  await cell(7).click();
  assert.match(await summary(), /25 shortest ways of a king from f6 to h1, each of 5 moves/);
  await page.click("#animate");
  await page.waitForSelector("#ways polyline");
  assert.match(await summary(), /Way \d+ of 25/);
  await page.waitForFunction(() => /Way 3 of 25/.test(document.querySelector("#summary").textContent));
  assert.equal(await page.locator("#summary").getAttribute("aria-live"), "off");
  const points = await page.locator("#ways polyline").first().getAttribute("points");
  assert.equal(points.split(" ").length, 6);
  await page.click("#animate");
  assert.equal(await page.locator("#ways polyline").count(), 0);
  assert.match(await summary(), /25 shortest ways/);
  assert.equal(await page.locator("#summary").getAttribute("aria-live"), "polite");
});

check("territory of two sides", async () => {
  await page.selectOption("#piece", "king");
  await cell(18).click();
  await mode("territory");
  await tool("rival");
  await cell(46).click();
  await cell(63).click();
  const { first, second, tied } = cd.territory("king", 18, null, "king", 46);
  const count = (set) => set.toString(2).replaceAll("0", "").length;
  assert.match(await summary(), new RegExp(`nearer to ${count(first)} squares, the king \\(orange\\) to ${count(second)}, ${count(tied)} are`));
  await page.mouse.move(0, 0);
  const colors = { first: "rgb(0, 114, 178)", second: "rgb(230, 159, 0)", tied: "rgb(204, 204, 204)" };
  const seen = await fills();
  for (const [side, set] of Object.entries({ first, second, tied })) {
    for (const square of squares(set)) assert.equal(seen[square], colors[side], `${side}, ${square}`);
  }
  await page.selectOption("#rival", "knight");
  assert.match(await summary(), /the knight \(orange\) to/);
  await page.selectOption("#rival", "leaper");
  await page.fill("#m", "0");
  await page.fill("#n", "3");
  await page.locator("#n").blur();
  assert.match(await summary(), /the \(0,3\)-leaper \(orange\) to/);
});

check("eccentricities of the mobility graph", async () => {
  await mode("graph");
  const matrix = cd.matrix("knight");
  const farthest = Array.from({ length: 64 }, (_, s) => String(Math.max(...matrix.slice(64 * s, 64 * s + 64))));
  assert.deepEqual(await figures(), farthest);
});

check("a FEN sets the board, and a wrong one says what is wrong", async () => {
  await page.fill("#fen", "8/8/1r3k2/8/3p4/2P2p2/4K3/8 w - - 0 1");
  await page.click("#read");
  assert.equal(await page.inputValue("#piece"), "king");
  assert.deepEqual((await figures())[60], "7");
  const before = page.url();
  for (const [fen, error] of [
    ["8/8/8", /8 ranks/],
    ["8/8/8/8/8/8/8/9 w", /no piece/],
    ["8/8/8/8/8/8/8/7 w", /8 squares/],
    ["8/8/8/8/8/8/8/7x w", /no piece/],
    ["8p/8/8/8/8/8/8/8 w", /Rank 8 .* 8 squares/],
    ["ppppppppppppp/8/8/8/8/8/8/8 w", /8 squares/],
    ["8/8/8/8/8/8/8/8 x", /side to move/],
    ["", /no FEN/],
  ]) {
    await page.fill("#fen", fen);
    await page.press("#fen", "Enter");
    assert.match(await page.locator("#fen-error").textContent(), error);
    assert.equal(page.url(), before);
  }
});

check("sentences for one way and for no square", async () => {
  await open("#mode=trajectories&piece=rook&at=0&to=56");
  assert.match(await summary(), /^1 shortest way of a rook from a1 to a8, each of 1 move\./);
  await open("#mode=graph&own=ffffffffffffffff");
  assert.equal(await summary(), "Own pieces stand on every square.");
});

check("the address keeps the board", async () => {
  await page.selectOption("#piece", "bishop");
  await tool("own");
  for (const square of [9, 18, 27]) await cell(square).click();
  await page.mouse.move(0, 0);
  const [url, seen] = [page.url(), await figures()];
  const picture = await page.locator(".frame").screenshot();
  await page.reload();
  await page.waitForSelector("body[data-ready]");
  assert.deepEqual([page.url(), await figures()], [url, seen]);
  await page.locator("body").focus();
  const again = await page.locator(".frame").screenshot();
  assert.ok(picture.equals(again), "the picture is another one after a reload");
});

check("an address with nonsense is the first board", async () => {
  for (const hash of ["#piece=unicorn&at=99&own=xyz&mode=__proto__&tool=constructor", "#m=0&n=0", "#at=&set2=0", "#%%%"]) {
    await open(hash);
    assert.deepEqual(await figures(), shown(cd.map("knight", "a1")), hash);
  }
});

check("a round with the keyboard alone", async () => {
  await page.locator("body").focus();
  for (let i = 0; i < 200; ++i) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement.dataset.square !== undefined)) break;
  }
  for (const key of ["ArrowUp", "ArrowUp", "ArrowRight", "Enter"]) await page.keyboard.press(key);
  assert.deepEqual(await figures(), shown(cd.map("knight", 17)));
  const tools = ["piece", "target", "own", "enemy", "avoid", "rival"];
  for (const [i, name] of tools.entries()) {
    await page.keyboard.press(String(i + 1));
    assert.ok(await page.locator(`input[name="tool"][value="${name}"]`).isChecked(), name);
  }
  await page.keyboard.press("3");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press(" ");
  assert.deepEqual(await figures(), shown(cd.map("knight", 17, { own: 18 })));
  const label = await cell(18).getAttribute("aria-label");
  assert.equal(label, "c3, not reached, wall");
  for (const key of ["Home", "ArrowLeft", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown"]) await page.keyboard.press(key);
  assert.equal(await page.evaluate(() => document.activeElement.dataset.square), "0");
  await page.keyboard.press("End");
  assert.equal(await page.evaluate(() => document.activeElement.dataset.square), "7");
});

check("what is copied is the call, and the address", async () => {
  const button = page.locator('[data-copy="c-code"]');
  const name = await button.textContent();
  await button.click();
  await button.click();
  assert.match(await page.evaluate(() => navigator.clipboard.readText()), /chess_distance_map\(CHESS_DISTANCE_KNIGHT, 0, NULL, map\)/);
  await page.click('[data-copy="python-code"]');
  assert.match(await page.evaluate(() => navigator.clipboard.readText()), /cd\.distance_map\(cd\.KNIGHT, 0\)/);
  await page.click("#share");
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), page.url());
  await button.filter({ hasText: name }).waitFor();
});
