// The look of the page: colors, pictures, light and dark, wide and narrow, and the report of axe.

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

import { SIDES, css, ink, luminance, onScale, shaded } from "../artwork.js";
import { MODES } from "../modes/index.js";
import {
  FIRST,
  accessible,
  check,
  fills,
  open,
  openGallery,
  page,
  phoneAt,
  root,
} from "./browser.js";

check(
  "the colors are those of the documentation's pictures, dark squares a little darker",
  async () => {
    for (const [file, hash] of [
      ["knight", "N7"],
      ["king", "8/8/8/8/8/2K5/8/8"],
      ["manhattan", "8/8/8/8/8/2W5/8/8"],
    ]) {
      const svg = readFileSync(join(root, `docs/pictures/${file}.svg`), "utf8");
      const expected = [...svg.matchAll(/<rect fill="#(\w{6})" height="44" width="44"/g)].map(
        ([, hex]) => [0, 2, 4].map((i) => parseInt(hex.slice(i, i + 2), 16)),
      );
      assert.equal(expected.length, 64);
      await open(`#fen=${hash.includes("/") ? hash : `8/8/8/8/8/8/8/${hash}`}_w`);
      const dark = (s) => ((s >> 3) + s) % 2 === 0;
      assert.deepEqual(
        await fills(),
        expected.map((color, s) => css(shaded(color, dark(s)))),
        file,
      );
    }
  },
);

test("colors differ in brightness, so that nobody needs hues", () => {
  for (let far = 1; far <= 20; ++far) {
    for (let step = 1; step <= far; ++step) {
      assert.ok(
        luminance(onScale(step, far)) > luminance(onScale(step - 1, far)),
        `${step} of ${far}`,
      );
    }
  }
  const sides = Object.values(SIDES)
    .map((color) => luminance(color) + 0.05)
    .sort((a, b) => a - b);
  assert.ok(sides[1] / sides[0] > 1.3 && sides[2] / sides[1] > 1.3, `${sides}`);
});

check("accessibility, light and dark, wide and narrow", async () => {
  for (const [i, name] of Object.keys(MODES).entries()) {
    await open(`#mode=${name}&walls=a8b8&marks=c7h2&plus1=a1e4&plus2=e4g5`);
    await page.click("#more");
    await accessible(i, name);
  }
  await open("#fen=8/k7/3p4/p2P1p2/P2P1P2/8/8/K7_w&mode=ending");
  await page.waitForSelector("#picture .arrows path");
  for (const id of ["puzzle", "help", "code"]) await page.click(`#${id} > summary`);
  await page.uncheck("#answers");
  for (const square of [0, 1, 48]) await page.locator(`[data-square="${square}"]`).click();
  await page.waitForFunction(
    () => document.querySelector("#played li") && document.querySelector('#picture circle[r="5"]'),
  );
  for (const i of [0, 1]) await accessible(i, "a pawn ending that is played");
  await open("#fen=8/5P1k/8/6K1/8/8/8/8_w&mode=ending");
  for (const square of [53, 61]) await page.locator(`[data-square="${square}"]`).click();
  await page.locator("#promotion").waitFor();
  for (const i of [0, 1]) await accessible(i, "a promotion");
  await page.keyboard.press("Escape");
  await openGallery();
  for (const i of [0, 1]) await accessible(i, "the gallery");
});

check("figures are black or white, whichever stands out more from the square", async () => {
  await open("#fen=8/8/8/8/8/8/8/K7_w");
  const inks = await page.$$eval("#picture .place > text", (all) =>
    all.map((text) => text.getAttribute("fill")),
  );
  assert.deepEqual(
    inks,
    (await fills()).map((fill) => ink(fill.match(/\d+/g).map(Number))),
  );
  for (let gray = 0; gray < 256; ++gray) {
    const light = luminance([gray, gray, gray]) + 0.05;
    assert.ok(
      (ink([gray, gray, gray]) === "#000000" ? light / 0.05 : 1.05 / light) >= 4.5,
      `${gray}`,
    );
  }
});

check(
  "a phone shows board, sentence and tools without scrolling, upright and on its side",
  async () => {
    for (const [width, height] of [
      [390, 844],
      [390, 664],
      [360, 640],
      [844, 390],
      [740, 360],
    ]) {
      const { phone, touched } = await phoneAt(`${FIRST}&mode=reach`, width, height);
      const box = (selector) => touched.locator(selector).boundingBox();
      const [board, tools, summary, mode] = [
        await box("#frame"),
        await box("#tools"),
        await box("#summary"),
        await box("#modes label:has(:checked) span"),
      ];
      const isUpright = height > width;
      assert.ok(
        isUpright ? board.width === width : board.height >= height - 20,
        `${width}x${height}: ${JSON.stringify(board)}`,
      );
      assert.ok(tools.y + tools.height <= height, `${width}x${height}: ${JSON.stringify(tools)}`);
      assert.ok(
        isUpright ? summary.y >= board.y + board.height : summary.x >= board.x + board.width,
      );
      assert.ok(mode.x >= 0 && mode.x + mode.width <= width, "the chosen mode is seen");
      const small = await touched.evaluate(() => {
        const shown = [...document.querySelectorAll("body *")].filter(
          (e) =>
            e.checkVisibility() &&
            !e.closest(".unseen") &&
            [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim()),
        );
        const scale = (e) =>
          e.ownerSVGElement
            ? e.ownerSVGElement.getBoundingClientRect().width /
              e.ownerSVGElement.viewBox.baseVal.width
            : 1;
        return shown
          .map((e) => [
            e.textContent.slice(0, 20),
            parseFloat(getComputedStyle(e).fontSize) * scale(e),
          ])
          .filter(([, size]) => size < 11);
      });
      assert.deepEqual(small, []);
      const targets = await touched.$$eval("#tools .tool", (all) =>
        all
          .map((e) => e.getBoundingClientRect())
          .filter((b) => b.width)
          .map((b) => Math.min(b.width, b.height)),
      );
      assert.ok(
        Math.min(...targets) >= 40,
        `${Math.min(...targets)} pixels are a small place for a finger`,
      );
      await phone.close();
    }
  },
);

check("the board fills a desktop, and nothing jumps when the sentence grows", async () => {
  for (const [width, height] of [
    [1440, 900],
    [1366, 768],
  ]) {
    await page.setViewportSize({ width, height });
    await open(FIRST);
    const places = () =>
      page.$$eval("#frame, #tools", (all) => all.map((e) => e.getBoundingClientRect().toJSON()));
    const [board, tools] = await places();
    assert.ok(board.height >= height - 24, `${width}x${height}: ${board.height}`);
    for (const name of Object.keys(MODES)) {
      await open(`${FIRST}&mode=${name}`);
      assert.deepEqual(
        (await places()).map(({ x, y }) => [x, y]),
        [board, tools].map(({ x, y }) => [x, y]),
        name,
      );
    }
  }
  await page.setViewportSize({ width: 1100, height: 900 });
});

check("coordinates stand beside the board, none is cut", async () => {
  for (const [hash, files, ranks] of [
    [FIRST, 8, 8],
    [`#board=13x13&fen=${"13/".repeat(12)}13_w`, 13, 13],
    [`#board=3x16&fen=${"3/".repeat(15)}3_w`, 3, 16],
  ]) {
    await open(hash);
    const [board, picture] = [
      await page.locator("#board").boundingBox(),
      await page.locator("#picture").boundingBox(),
    ];
    const labels = await page.$$eval("#picture .labels text", (all) =>
      all.map((e) => ({
        ...e.getBoundingClientRect().toJSON(),
        weight: getComputedStyle(e).fontWeight,
      })),
    );
    assert.equal(labels.length, files + ranks);
    for (const { left, right, top, bottom, weight } of labels) {
      assert.ok(left >= board.x + board.width || top >= board.y + board.height - 3, hash);
      assert.ok(
        right <= picture.x + picture.width + 1 && bottom <= picture.y + picture.height + 2,
        hash,
      );
      assert.equal(weight, "400");
    }
  }
});

check("the picture of the first board is as committed", async () => {
  // Numbers are drawn with the fonts of each machine: squares and pieces are compared.
  // Parts of a pixel, which the text above the board has, would blur its edges.
  await page.evaluate(() => {
    for (const rule of [
      "#picture text { visibility: hidden; }",
      "#frame { position: fixed !important; z-index: 9; left: 0 !important; top: 0 !important; width: 576px !important; background: #ffffff; }",
    ])
      document.styleSheets[0].insertRule(rule, document.styleSheets[0].cssRules.length);
  });
  await page.mouse.move(0, 0);
  const seen = PNG.sync.read(await page.locator("#frame").screenshot());
  const file = fileURLToPath(new URL("first-board.png", import.meta.url));
  if (process.env.UPDATE_PICTURES) writeFileSync(file, PNG.sync.write(seen));
  const expected = PNG.sync.read(readFileSync(file));
  assert.deepEqual([seen.width, seen.height], [expected.width, expected.height]);
  const different = pixelmatch(seen.data, expected.data, null, seen.width, seen.height, {
    threshold: 0.1,
  });
  assert.ok(different < (seen.width * seen.height) / 500, `${different} pixels differ`);
});

check("at 400% the board is there, and is seen whole", async () => {
  for (const [width, height] of [
    [320, 256],
    [360, 300],
  ]) {
    await page.setViewportSize({ width, height });
    await open(FIRST);
    const box = await page.locator("#frame").boundingBox();
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    assert.ok(
      box.width > 200 && box.height <= height && box.width <= width - 40,
      JSON.stringify(box),
    );
  }
  await page.setViewportSize({ width: 1100, height: 900 });
});

check(
  "during play nothing is cut off: what was right or wrong, the button of the answer, each piece of a promotion",
  async () => {
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
      [844, 390],
      [320, 256],
    ]) {
      await page.setViewportSize({ width, height });
      await open("");
      for (const square of [0, 9]) await page.locator(`[data-square="${square}"]`).click();
      await page.waitForFunction(() =>
        /because of/.test(document.querySelector("#told").textContent),
      );
      const inside = (selector, frame) =>
        page.evaluate(
          ([selector, frame]) => {
            const [one, other] = [selector, frame].map((name) =>
              document.querySelector(name).getBoundingClientRect(),
            );
            return (
              one.height > 0 &&
              one.left >= other.left &&
              one.right <= other.right &&
              one.top >= other.top &&
              one.bottom <= other.bottom
            );
          },
          [selector, frame],
        );
      for (const selector of ["#told", "#reveal"])
        assert.ok(await inside(selector, ".said"), `${width}x${height}, ${selector}`);
      await open("#fen=8/5P1k/8/6K1/8/8/8/8_w&mode=ending");
      for (const square of [53, 61]) await page.locator(`[data-square="${square}"]`).click();
      await page.locator("#promotion").waitFor();
      for (const piece of "qrbn")
        assert.ok(
          await inside(`#promotion [value=${piece}]`, "#promotion"),
          `${width}x${height}, ${piece}`,
        );
      await page.keyboard.press("Escape");
    }
    await page.setViewportSize({ width: 1100, height: 900 });
  },
);

check("with forced colors the chosen mode and tool are marked", async () => {
  await page.emulateMedia({ forcedColors: "active" });
  /** The color as it is painted, beside the letters. */
  const ground = async (selector) => {
    const { data, width, height } = PNG.sync.read(
      await page.locator(`${selector}:visible`).first().screenshot(),
    );
    const at = 4 * (width * (height >> 1) + 8);
    return String([...data.subarray(at, at + 3)]);
  };
  assert.notEqual(
    await ground("#modes input:checked + span"),
    await ground("#modes input:not(:checked) + span"),
  );
  assert.notEqual(
    await ground(".tool:has(input:checked)"),
    await ground(".tool:has(input:not(:checked))"),
  );
  await page.emulateMedia({ forcedColors: "none" });
});
