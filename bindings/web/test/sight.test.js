// The look of the page: colors, pictures, light and dark, wide and narrow, and the report of axe.

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { AxeBuilder } from "@axe-core/playwright";

import { SIDES, css, luminance, onScale, shaded } from "../page/colors.js";
import { MODES } from "../page/modes/index.js";
import { address, browser, check, fills, looks, open, page, root } from "./browser.js";

check("the colors are those of the documentation's pictures, dark squares a little darker", async () => {
  for (const [file, hash] of [["knight", "N7"], ["king", "8/8/8/8/8/2K5/8/8"], ["manhattan", "8/8/8/8/8/2W5/8/8"]]) {
    const svg = readFileSync(join(root, `docs/pictures/${file}.svg`), "utf8");
    const expected = [...svg.matchAll(/<rect fill="#(\w{6})" height="44" width="44"/g)].map(
      ([, hex]) => [0, 2, 4].map((i) => parseInt(hex.slice(i, i + 2), 16)),
    );
    assert.equal(expected.length, 64);
    await open(`#fen=${hash.includes("/") ? hash : `8/8/8/8/8/8/8/${hash}`}_w`);
    const dark = (s) => ((s >> 3) + s) % 2 === 0;
    assert.deepEqual(await fills(), expected.map((color, s) => css(shaded(color, dark(s)))), file);
  }
});

test("colors differ in brightness, so that nobody needs hues", () => {
  for (let far = 1; far <= 20; ++far) {
    for (let step = 1; step <= far; ++step) {
      assert.ok(luminance(onScale(step, far)) > luminance(onScale(step - 1, far)), `${step} of ${far}`);
    }
  }
  const sides = Object.values(SIDES).map((color) => luminance(color) + 0.05).sort((a, b) => a - b);
  assert.ok(sides[1] / sides[0] > 1.3 && sides[2] / sides[1] > 1.3, `${sides}`);
});

check("accessibility, light and dark, wide and narrow", async () => {
  for (const [i, name] of Object.keys(MODES).entries()) {
    await open(`#mode=${name}&walls=a8b8&marks=c7h2&plus1=a1e4&plus2=e4g5`);
    await page.click("#more");
    for (const [colorScheme, width] of looks(i)) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      const { violations } = await new AxeBuilder({ page }).analyze();
      assert.deepEqual(violations.map((v) => `${name}, ${v.id}: ${v.nodes.map((n) => n.target)}`), []);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(overflow <= 0, `${overflow} pixels too wide at ${width}`);
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 1100, height: 900 });
});

check("figures and coordinates stand out from their squares", async () => {
  for (const name of Object.keys(MODES)) {
    await open(`#mode=${name}&walls=a8b8`);
    const pairs = await page.$$eval("#picture .place", (all) =>
      all.filter((place) => !place.querySelector("path[d^='M0 11']")).flatMap((place) =>
        [...place.querySelectorAll("text")].map((text) => [place.querySelector("rect").getAttribute("fill"), text.getAttribute("fill")])));
    for (const [ground, ink] of new Set(pairs.map(String).map((pair) => pair.split(",")))) {
      const light = luminance(ground.match(/\d+/g).map(Number)) + 0.05;
      const contrast = ink === "#000000" ? light / 0.05 : 1.05 / light;
      assert.ok(contrast >= 4.5, `${ink} on ${ground}: ${contrast}`);
    }
  }
});

check("a phone shows the board as wide as it is, and the tools under it without scrolling", async () => {
  for (const [width, height] of [[390, 844], [390, 664], [360, 640]]) {
    const phone = await browser.newContext({ viewport: { width, height }, hasTouch: true, isMobile: true });
    const touched = await phone.newPage();
    await touched.goto(address);
    await touched.waitForSelector("body[data-ready]");
    const box = (selector) => touched.locator(selector).boundingBox();
    const [board, tools, summary] = [await box("#frame"), await box("#tools"), await box("#summary")];
    assert.equal(board.width, width);
    assert.ok(tools.y - (board.y + board.height) < 90 && tools.y + tools.height <= height, `${width}x${height}: ${JSON.stringify(tools)}`);
    assert.ok(summary.y >= board.y + board.height);
    const small = await touched.evaluate(() => {
      const shown = [...document.querySelectorAll("body *")].filter((e) => e.checkVisibility() && !e.closest(".unseen") && [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim()));
      const scale = (e) => (e.ownerSVGElement ? e.ownerSVGElement.getBoundingClientRect().width / e.ownerSVGElement.viewBox.baseVal.width : 1);
      return shown.map((e) => [e.textContent.slice(0, 20), parseFloat(getComputedStyle(e).fontSize) * scale(e)]).filter(([, size]) => size < 11);
    });
    assert.deepEqual(small, []);
    const targets = await touched.$$eval("#tools .tool", (all) => all.map((e) => e.getBoundingClientRect()).filter((b) => b.width).map((b) => Math.min(b.width, b.height)));
    assert.ok(Math.min(...targets) >= 40, `${Math.min(...targets)} pixels are a small place for a finger`);
    await phone.close();
  }
});

check("the picture of the first board is as committed", async () => {
  const { default: pixelmatch } = await import("pixelmatch");
  const { PNG } = await import("pngjs");
  // Numbers are drawn with the fonts of each machine: squares and pieces are compared.
  // Parts of a pixel, which the text above the board has, would blur its edges.
  await page.addStyleTag({ content: "#picture text { visibility: hidden; } #frame { position: fixed; z-index: 9; left: 0; top: 0; width: 576px; }" });
  await page.mouse.move(0, 0);
  const seen = PNG.sync.read(await page.locator("#frame").screenshot());
  const file = fileURLToPath(new URL("first-board.png", import.meta.url));
  if (process.env.UPDATE_PICTURES) writeFileSync(file, PNG.sync.write(seen));
  const expected = PNG.sync.read(readFileSync(file));
  assert.deepEqual([seen.width, seen.height], [expected.width, expected.height]);
  const different = pixelmatch(seen.data, expected.data, null, seen.width, seen.height, { threshold: 0.1 });
  assert.ok(different < seen.width * seen.height / 500, `${different} pixels differ`);
});
