// Mouse and fingers: pieces are dragged, strokes painted, marks set, changes undone, pictures saved.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

import { FIRST, address, browser, cd, cell, check, figures, middle, mode, open, page, pieces, said, shown, stroke, tool } from "./browser.js";

check("a piece is dragged, and the answer follows it", async () => {
  await open("#fen=8/8/8/8/8/8/8/N7_w");
  await page.mouse.move(...(await middle(0)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(27)), { steps: 5 });
  assert.deepEqual(await figures(), shown(cd.map("knight", "d4")), "while it is dragged");
  assert.ok(await page.locator("#ghost").isVisible());
  assert.equal(await said("fen"), "8/8/8/8/8/8/8/N7_w");
  await page.mouse.up();
  assert.ok(await page.locator("#ghost").isHidden());
  assert.equal(await said("fen"), "8/8/8/8/3N4/8/8/8_w");
  await page.mouse.move(...(await middle(27)));
  await page.mouse.down();
  await page.mouse.move(5, 5, { steps: 5 });
  await page.mouse.up();
  assert.equal(await said("fen"), "8/8/8/8/8/8/8/8_w", "off the board it is gone");
});

check("Escape puts a dragged piece back", async () => {
  const before = await figures();
  await page.mouse.move(...(await middle(12)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(0)), { steps: 5 });
  assert.notDeepEqual(await figures(), before);
  await page.keyboard.press("Escape");
  await page.mouse.up();
  assert.deepEqual(await figures(), before);
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

check("the right button draws arrows and circles, with any tool, and changes no answer", async () => {
  const before = [await figures(), page.url()];
  const shapes = () => page.$$eval("#picture > g:last-child > *", (all) => all.map((shape) => shape.localName));
  await tool("walls");
  await stroke([8, 9, 18], "right");
  await stroke([40], "right");
  assert.deepEqual(await shapes(), ["path", "circle"]);
  const [from, to] = [await middle(8), await middle(18)];
  const box = await page.locator("#picture > g:last-child path").boundingBox();
  const center = [box.x + box.width / 2, box.y + box.height / 2];
  center.forEach((n, axis) => assert.ok(Math.abs(n - (from[axis] + to[axis]) / 2) < 12, `from a2 to c3: ${center}`));
  assert.deepEqual([await figures(), page.url()], before);
  await stroke([40], "right");
  assert.deepEqual(await shapes(), ["path"], "drawn again it is gone");
  await cell(0).click();
  assert.deepEqual(await shapes(), [], "a change removes them");
});

check("undo and redo, and the browser's Back", async () => {
  const start = await pieces();
  assert.ok(await page.locator("#undo").isDisabled());
  await stroke([12, 4]);
  await tool("walls");
  await stroke([32, 33]);
  const last = await page.evaluate(() => location.href);
  await page.click("#undo");
  await page.waitForFunction(() => !location.hash.includes("walls"));
  await page.click("#undo");
  await page.waitForFunction(() => document.querySelector("#undo").disabled);
  assert.deepEqual(await pieces(), start);
  await page.goForward();
  await page.click("#redo");
  await page.waitForFunction((url) => location.href === url, last);
  assert.ok(await page.locator("#redo").isDisabled());
  await page.goBack();
  assert.equal((await pieces())[4], "K");
  await stroke([0]);
  assert.ok(await page.locator("#redo").isDisabled(), "another change ends what could be done again");
});

check("the board is turned", async () => {
  await page.click("#flip");
  assert.equal(await said("flip"), "yes");
  await page.mouse.click(...(await middle(63)));
  assert.equal(await said("to"), "a1");
  await page.mouse.move(...(await middle(63 - 12)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(63 - 4)), { steps: 4 });
  await page.mouse.up();
  assert.equal((await pieces())[4], "K");
});

check("the picture is saved, with what is on the board and nothing else", async () => {
  await mode("ways");
  const saved = async (button) => {
    const [download] = await Promise.all([page.waitForEvent("download"), page.click(button)]);
    return { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
  };
  const svg = await saved("#save-svg");
  assert.equal(svg.name, "board.svg");
  const other = await browser.newPage({ viewport: { width: 720, height: 720 } });
  await other.goto("about:blank");
  const text = svg.content.toString();
  assert.doesNotMatch(text, /piece-q/);
  const png = await saved("#save-png");
  assert.equal(png.name, "board.png");
  // The SVG on the page and the PNG are the same picture.
  const different = await other.evaluate(async ([svg, png]) => {
    const draw = async (source) => {
      const image = new Image(512, 512);
      image.src = source;
      await image.decode();
      const context = Object.assign(document.createElement("canvas"), { width: 512, height: 512 }).getContext("2d");
      context.drawImage(image, 0, 0, 512, 512);
      return context.getImageData(0, 0, 512, 512).data;
    };
    const [one, two] = [await draw(svg), await draw(png)];
    return one.reduce((sum, value, i) => sum + (Math.abs(value - two[i]) > 60), 0) / one.length;
  }, [`data:image/svg+xml,${encodeURIComponent(text.replace("<svg ", '<svg width="512" height="512" preserveAspectRatio="none" '))}`, `data:image/png;base64,${png.content.toString("base64")}`]);
  assert.ok(different < 0.01, `${different} of the picture differs`);
  await other.close();
});

check("fingers: tap, drag, paint, hold", async () => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const touched = await phone.newPage();
  await touched.goto(address + FIRST);
  await touched.waitForSelector("body[data-ready]");
  const session = await phone.newCDPSession(touched);
  const touch = async (type, point) => {
    // A touch that ends during a move throws; Chromium then takes the next tap for a stop.
    if (type === "touchEnd") await touched.waitForTimeout(200);
    await session.send("Input.dispatchTouchEvent", { type, touchPoints: point ? [{ x: point[0], y: point[1] }] : [] });
  };
  const hash = () => touched.evaluate(() => decodeURIComponent(location.hash));
  const at = (square) => middle(square, touched);
  const choose = async (name) => {
    await touched.locator(`label:has(input[value="${name}"])`).tap();
    await touched.waitForSelector(`input[value="${name}"]:checked`, { state: "attached" });
  };
  await touched.locator('[data-square="6"]').tap();
  await touched.waitForFunction(() => location.hash.includes("to=g1"));
  await touch("touchStart", await at(12));
  for (const square of [13, 14, 15]) await touch("touchMove", await at(square));
  await touch("touchEnd");
  assert.match(await hash(), /3P4|2P2p2\/7K/);
  await choose("walls");
  await touch("touchStart", await at(0));
  for (const square of [1, 2]) await touch("touchMove", await at(square));
  await touch("touchEnd");
  assert.match(await hash(), /walls=a1b1c1/);
  await choose("move");
  await touch("touchStart", await at(32));
  await touched.waitForTimeout(600);
  await touch("touchEnd");
  assert.match(await hash(), /marks=a5/);
  const box = await touched.locator('[data-piece="N"]').boundingBox();
  await touch("touchStart", [box.x + 20, box.y + 20]);
  for (const square of [3, 35, 36]) await touch("touchMove", await at(square));
  await touch("touchEnd");
  assert.match(await hash(), /4N3/);
  assert.equal(await touched.evaluate(() => scrollY), 0);
  await phone.close();
});
