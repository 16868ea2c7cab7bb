// Mouse and fingers: pieces are dragged, strokes painted, marks set, changes undone, pictures saved.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

import {
  FIRST,
  addressed,
  browser,
  cd,
  check,
  figures,
  hold,
  middle,
  mode,
  open,
  page,
  phoneAt,
  pieces,
  reload,
  said,
  shown,
  stroke,
  tool,
} from "./browser.js";

check("a piece is dragged, and the answer follows it", async () => {
  await open("#fen=8/8/8/8/8/8/8/N7_w");
  await hold([0, 27]);
  assert.deepEqual(await figures(), shown(cd.map("knight", "d4")), "while it is dragged");
  assert.ok(await page.locator("#ghost").isVisible());
  assert.equal(await said("fen"), "8/8/8/8/8/8/8/N7_w");
  await page.mouse.up();
  assert.ok(await page.locator("#ghost").isHidden());
  assert.equal(await said("fen"), "8/8/8/8/3N4/8/8/8_w");
  await hold([27, 0]);
  await page.keyboard.press("Escape");
  await page.mouse.up();
  assert.deepEqual(await figures(), shown(cd.map("knight", "d4")), "Escape puts it back");
  await hold([27]);
  await page.mouse.move(5, 5, { steps: 5 });
  await page.mouse.up();
  assert.equal(await said("fen"), "8/8/8/8/8/8/8/8_w", "off the board it is gone");
});

check("a new piece is dragged from the row of pieces", async () => {
  await page.locator('[data-piece="Q"] svg').hover();
  await page.mouse.down();
  await page.mouse.move(...(await middle(63)), { steps: 5 });
  await page.mouse.up();
  assert.equal((await pieces())[63], "Q");
  assert.equal(await page.locator('input[name="tool"]:checked').inputValue(), "move");
});

check("walls are painted, and wiped off, by dragging", async () => {
  await tool("walls");
  await stroke([0, 1, 2, 10]);
  assert.equal(await said("walls"), "a1b1c1c2");
  await stroke([2, 10, 11]);
  assert.equal(await said("walls"), "a1b1");
  await stroke([11, 12, 13]);
  assert.equal(await said("walls"), "a1b1d2f2", "a piece stays");
  await tool("erase");
  await stroke([0, 1]);
  await stroke([12]);
  assert.equal(await said("walls"), "d2f2");
  assert.equal((await pieces())[12], "");
});

check(
  "the right button draws arrows and circles, with any tool, and changes no answer",
  async () => {
    const before = await figures();
    const shapes = () =>
      page.$$eval("#picture > g:last-child > *", (all) => all.map((shape) => shape.localName));
    await tool("walls");
    await stroke([8, 9, 18], "right");
    await stroke([40], "right");
    assert.deepEqual(await shapes(), ["path", "circle"]);
    const [from, to] = [await middle(8), await middle(18)];
    const box = await page.locator("#picture > g:last-child path").boundingBox();
    const center = [box.x + box.width / 2, box.y + box.height / 2];
    center.forEach((n, axis) =>
      assert.ok(Math.abs(n - (from[axis] + to[axis]) / 2) < 12, `from a2 to c3: ${center}`),
    );
    assert.deepEqual(await figures(), before);
    await stroke([40], "right");
    assert.deepEqual(await shapes(), ["path"], "drawn again it is gone");
    assert.equal(await said("arrows"), "a2c3");
    await reload();
    assert.deepEqual(await shapes(), ["path"], "the link has them");
    await stroke([0]);
    assert.deepEqual(await shapes(), ["path"]);
    await tool("move");
    await stroke([12, 4]);
    assert.deepEqual(
      [await shapes(), await said("arrows")],
      [[], null],
      "another position removes them",
    );
  },
);

check("undo and redo, which a reload keeps", async () => {
  const start = await pieces();
  assert.ok(await page.locator("#undo").isDisabled());
  await stroke([12, 4]);
  await tool("walls");
  await stroke([32, 33]);
  const last = await page.evaluate(() => location.href);
  await page.click("#undo");
  await addressed("^(?!.*walls)");
  await page.click("#undo");
  assert.ok(await page.locator("#undo").isDisabled());
  assert.deepEqual(await pieces(), start);
  await reload();
  await page.click("#redo");
  await page.click("#redo");
  assert.equal(page.url(), last);
  assert.ok(await page.locator("#redo").isDisabled());
  await page.click("#undo");
  assert.equal((await pieces())[4], "K");
  await stroke([0]);
  assert.ok(
    await page.locator("#redo").isDisabled(),
    "another change ends what could be done again",
  );
});

check("the browser's Back leads to the last mode, not to the last drag", async () => {
  await mode("territory");
  await stroke([12, 4]);
  await stroke([4, 3]);
  await page.goBack();
  await addressed("^(?!.*mode)");
  assert.equal((await pieces())[12], "K");
  await page.goForward();
  await addressed("mode=territory");
  assert.equal((await pieces())[3], "K");
  await page.click("#undo");
  assert.equal((await pieces())[4], "K");
});

check("the picture is saved, with what is on the board and nothing else", async () => {
  await mode("ways");
  const saved = async (button) => {
    const [download] = await Promise.all([page.waitForEvent("download"), page.click(button)]);
    return { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
  };
  const [svg, png] = [await saved("#save-svg"), await saved("#save-png")];
  assert.deepEqual([svg.name, png.name], ["board.svg", "board.png"]);
  assert.doesNotMatch(svg.content.toString(), /piece-q/);
  // Both are the same picture.
  const seen = PNG.sync.read(png.content);
  const other = await browser.newPage({ viewport: { width: seen.width, height: seen.height } });
  await other.setContent(`<style>body { margin: 0 } svg { width: 100% }</style>${svg.content}`);
  const expected = PNG.sync.read(await other.screenshot({ omitBackground: true }));
  const different = pixelmatch(seen.data, expected.data, null, seen.width, seen.height, {
    threshold: 0.1,
  });
  assert.ok(different < (seen.width * seen.height) / 100, `${different} pixels differ`);
  await other.close();
});

check("fingers: tap, drag, paint, hold", async () => {
  const { phone, touched } = await phoneAt(FIRST);
  const session = await phone.newCDPSession(touched);
  const touch = async (type, point) => {
    // A touch that ends during a move throws; Chromium then takes the next tap for a stop.
    if (type === "touchEnd") await touched.waitForTimeout(200);
    await session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: point ? [{ x: point[0], y: point[1] }] : [],
    });
  };
  /** Touches are handled some time after they are sent. */
  const addressed = (pattern) =>
    touched.waitForFunction(
      (pattern) => new RegExp(pattern).test(decodeURIComponent(location.hash)),
      pattern,
    );
  const at = (square) => middle(square, touched);
  const choose = async (name) => {
    await touched.locator(`label:has(input[value="${name}"])`).tap();
    await touched.waitForSelector(`input[value="${name}"]:checked`, { state: "attached" });
  };
  await touched.locator('[data-square="6"]').tap();
  await addressed("to=g1");
  await touch("touchStart", await at(12));
  for (const square of [13, 14, 15]) await touch("touchMove", await at(square));
  await touch("touchEnd");
  await addressed("3P4|2P2p2/7K");
  await choose("walls");
  await touch("touchStart", await at(0));
  for (const square of [1, 2]) await touch("touchMove", await at(square));
  await touch("touchEnd");
  await addressed("walls=a1b1c1");
  await choose("move");
  await touch("touchStart", await at(32));
  await touched.waitForTimeout(600);
  await touch("touchEnd");
  await addressed("marks=a5");
  const box = await touched.locator('[data-piece="N"]').boundingBox();
  await touch("touchStart", [box.x + 20, box.y + 20]);
  for (const square of [3, 35, 36]) await touch("touchMove", await at(square));
  await touch("touchEnd");
  await addressed("4N3");
  assert.equal(await touched.evaluate(() => scrollY), 0);
  await phone.close();
});
