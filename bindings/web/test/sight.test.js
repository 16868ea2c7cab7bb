// What is seen: colors, pictures, light and dark, wide and narrow, and what axe says of it.

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { AxeBuilder } from "@axe-core/playwright";

import { SIDES, luminance, onScale } from "../page/colors.js";
import { address, browser, check, fills, open, page, root } from "./browser.js";

check("the colors are those of the documentation's pictures", async () => {
  for (const [file, hash] of [["knight", ""], ["king", "#piece=king&at=18"], ["manhattan", "#piece=wazir&at=18"]]) {
    const svg = readFileSync(join(root, `docs/pictures/${file}.svg`), "utf8");
    const expected = [...svg.matchAll(/<rect fill="#(\w{6})" height="44" width="44"/g)].map(
      ([, hex]) => `rgb(${[0, 2, 4].map((i) => parseInt(hex.slice(i, i + 2), 16)).join(", ")})`,
    );
    assert.equal(expected.length, 64);
    await open(hash);
    assert.deepEqual(await fills(), expected, file);
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
  for (const name of ["map", "trajectories", "territory", "graph"]) {
    await open(`#piece=king&own=fe00&enemy=ff0000&avoid=ff000000&mode=${name}`);
    for (const [colorScheme, width] of [["light", 1100], ["dark", 320]]) {
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

check("touch puts the piece", async () => {
  const phone = await browser.newContext({ viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true });
  const touched = await phone.newPage();
  await touched.goto(address);
  await touched.waitForSelector("body[data-ready]");
  await touched.locator('[data-square="9"]').tap();
  const figure = await touched.locator('[data-square="9"] .figure').textContent();
  assert.equal(figure, "0");
  await phone.close();
});

check("the picture of the first board is as committed", async () => {
  const { default: pixelmatch } = await import("pixelmatch");
  const { PNG } = await import("pngjs");
  // Numbers are drawn with the fonts of each machine: only the squares are compared.
  await page.addStyleTag({ content: ".figure, .mark, .name { visibility: hidden; }" });
  await page.mouse.move(0, 0);
  const seen = PNG.sync.read(await page.locator(".frame").screenshot());
  const file = fileURLToPath(new URL("first-board.png", import.meta.url));
  if (process.env.UPDATE_PICTURES) writeFileSync(file, PNG.sync.write(seen));
  const expected = PNG.sync.read(readFileSync(file));
  assert.deepEqual([seen.width, seen.height], [expected.width, expected.height]);
  const different = pixelmatch(seen.data, expected.data, null, seen.width, seen.height, { threshold: 0.1 });
  assert.ok(different < seen.width * seen.height / 500, `${different} pixels differ`);
});
