// What the page loads, and that nothing jumps while it does.

import assert from "node:assert/strict";
import { after } from "node:test";
import { gzipSync } from "node:zlib";

import { FIRST, address, browser, check, launch } from "./browser.js";

/** The files that come until the page is ready, and during each of some acts: { names, bytes, packed }. */
async function noted(hash, locale, ...acts) {
  const context = await browser.newContext({ locale });
  const page = await context.newPage();
  let responses = [];
  page.on("response", (response) => responses.push(response));
  const seen = [];
  await page.goto(address + hash);
  for (const act of [() => page.waitForSelector("body[data-ready]"), ...acts]) {
    await act(page);
    const files = responses.splice(0).filter((one) => one.url().startsWith("http"));
    const bodies = await Promise.all(files.map((one) => one.body()));
    const sum = (size) => bodies.reduce((all, body) => all + size(body).length, 0);
    seen.push({ names: files.map((one) => new URL(one.url()).pathname), bytes: sum((body) => body), packed: sum(gzipSync) });
  }
  await context.close();
  return seen;
}

check("the first answer comes in 28 requests and 425 KB, with one file of WebAssembly", async () => {
  for (const [hash, locale] of [["", "en"], ["", "de"], [FIRST, "en"], [`${FIRST}&mode=duel`, "fr"]]) {
    const [{ names, bytes }] = await noted(hash, locale);
    assert.ok(names.length > 10 && names.length <= 28, `${names.length} requests: ${names}`);
    assert.ok(bytes > 200_000 && bytes <= 425_000, `${bytes} bytes`);
    assert.deepEqual(names.filter((name) => name.endsWith(".wasm")), ["/chess_distance.wasm"]);
  }
});

check("what comes with the first move has 20 KB at most", async () => {
  const solved = (page) => page.waitForFunction(() => /draw/.test(document.querySelector("#summary").textContent)).then(() => page.waitForTimeout(500));
  const [, , { names, packed }] = await noted("#fen=8/8/8/8/8/2k5/P7/K7_w&mode=ending", "en", solved, async (page) => {
    for (const square of [0, 1]) await page.locator(`[data-square="${square}"]`).click();
    await page.waitForFunction(() => document.querySelectorAll("#played li").length === 2);
  });
  assert.ok(names.some((name) => name.endsWith("rules/chess.js")), names.join());
  assert.ok(packed <= 20_000, `${packed} bytes: ${names}`);
});

check("nothing jumps while the page loads: a layout shift of at most 0.1", async () => {
  // Desktops have bars for scrolling, which Playwright hides.
  const desktop = await launch({ ignoreDefaultArgs: ["--hide-scrollbars"] });
  after(() => desktop.close());
  for (const [width, height] of [[390, 844], [844, 390], [320, 256], [1440, 900], [1350, 940]]) {
    const isPhone = width < 1000;
    const context = await (isPhone ? browser : desktop).newContext({ viewport: { width, height }, hasTouch: isPhone, isMobile: isPhone });
    const page = await context.newPage();
    await page.route("**/*.wasm", async (route) => {
      await new Promise((done) => setTimeout(done, 300));
      await route.continue();
    });
    await page.addInitScript(() => {
      window.shift = 0;
      new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (window.shift += value))).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(address);
    await page.waitForSelector("body[data-ready]");
    await page.waitForTimeout(300);
    const shift = await page.evaluate(() => window.shift);
    assert.ok(shift <= 0.1, `${width}x${height}: ${shift}`);
    await context.close();
  }
});
