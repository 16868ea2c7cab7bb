// What the page loads, that nothing jumps while it does, and with THOROUGH=1 its times, on a machine that does nothing
// else.

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { gzipSync } from "node:zlib";

import { MODES } from "../modes/index.js";
import {
  FIRST,
  address,
  browser,
  cd,
  check,
  context,
  launch,
  open,
  page,
  skip,
} from "./browser.js";

/** The files that come until the page is ready, and during each of some acts: { names, packed }. */
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
    const packed = bodies.reduce((all, body) => all + gzipSync(body).length, 0);
    seen.push({ names: files.map((one) => new URL(one.url()).pathname), packed });
  }
  await context.close();
  return seen;
}

check(
  "the first answer comes in 26 requests and 125 KB, with one file of WebAssembly",
  async () => {
    for (const [hash, locale] of [
      ["", "en"],
      ["", "de"],
      [FIRST, "en"],
      [`${FIRST}&mode=duel`, "fr"],
    ]) {
      const [{ names, packed }] = await noted(hash, locale);
      assert.ok(names.length > 10 && names.length <= 26, `${names.length} requests: ${names}`);
      // Another language has a file of its own.
      const most = locale === "en" ? 125_000 : 135_000;
      assert.ok(packed > 60_000 && packed <= most, `${locale}: ${packed} bytes`);
      assert.deepEqual(
        names.filter((name) => name.endsWith(".wasm")),
        ["/node_modules/chess-distance/chess_distance.wasm"],
      );
    }
  },
);

check("what comes with the first move has 25 KB at most", async () => {
  const solved = (page) =>
    page
      .waitForFunction(() => /draw/.test(document.querySelector("#summary").textContent))
      .then(() => page.waitForLoadState("networkidle"));
  const [, , { names, packed }] = await noted(
    "#fen=8/8/8/8/8/2k5/P7/K7_w&mode=ending",
    "en",
    solved,
    async (page) => {
      for (const square of [0, 1]) await page.locator(`[data-square="${square}"]`).click();
      await page.waitForFunction(() => document.querySelectorAll("#played li").length === 2);
    },
  );
  assert.ok(
    names.some((name) => name.endsWith("rules/chess.js")),
    names.join(),
  );
  assert.ok(packed <= 25_000, `${packed} bytes: ${names}`);
});

check("nothing jumps while the page loads: a layout shift of at most 0.1", async () => {
  // Desktops have bars for scrolling, which Playwright hides.
  const desktop = await launch({ ignoreDefaultArgs: ["--hide-scrollbars"] });
  after(() => desktop.close());
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [320, 256],
    [1440, 900],
    [1350, 940],
  ]) {
    const isPhone = width < 1000;
    const context = await (isPhone ? browser : desktop).newContext({
      viewport: { width, height },
      hasTouch: isPhone,
      isMobile: isPhone,
    });
    const page = await context.newPage();
    await page.route("**/*.wasm", async (route) => {
      await new Promise((done) => setTimeout(done, 300));
      await route.continue();
    });
    await page.addInitScript(() => {
      window.shift = 0;
      new PerformanceObserver((list) =>
        list.getEntries().forEach(({ value }) => (window.shift += value)),
      ).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(address);
    await page.waitForSelector("body[data-ready]");
    await page.waitForTimeout(300);
    const shift = await page.evaluate(() => window.shift);
    assert.ok(shift <= 0.1, `${width}x${height}: ${shift}`);
    await context.close();
  }
});

const untimed = process.env.THOROUGH ? false : "THOROUGH=1 measures times";
/** A check of times. */
const timed = (name, body) => check(name, body, untimed || skip);

test("a distance of two kings takes some nanoseconds", { skip: untimed }, () => {
  let best = Infinity;
  let sum = 0;
  for (let round = 0; round < 50; ++round) {
    const start = performance.now();
    for (let i = 0; i < 50_000; ++i) sum += cd.king(i & 63, (i >> 6) & 63);
    best = Math.min(best, (performance.now() - start) * 20);
  }
  assert.ok(sum > 0);
  assert.ok(best <= 20, `${best} ns a call`);
});

/** The time of each step of a drag, on a phone of the middle class: about four times slower than a
 * desktop computer. Other programs of the machine slow some of them down: a quick step is taken. */
async function dragging(hash, from, tour) {
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  try {
    await open(hash);
    return await page.evaluate(
      async ([from, tour]) => {
        const times = [];
        const send = (type, square) => {
          const { left, top, width, height } = document
            .querySelector(`[data-square="${square}"]`)
            .getBoundingClientRect();
          const event = new PointerEvent(type, {
            bubbles: true,
            pointerId: 1,
            button: 0,
            clientX: left + width / 2,
            clientY: top + height / 2,
          });
          const start = performance.now();
          document.querySelector("#board").dispatchEvent(event);
          times.push(performance.now() - start);
        };
        send("pointerdown", from);
        times.length = 0;
        for (const square of tour) {
          await new Promise(requestAnimationFrame);
          send("pointermove", square);
        }
        return times.sort((a, b) => a - b)[times.length >> 3];
      },
      [from, tour],
    );
  } finally {
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  }
}

const TOUR = [4, 5, 6, 13, 20, 19, 11, 3, 2, 10, 4, 5, 6, 7, 14, 22, 30, 29, 28];
/** The first sentence, and the whole answer, from the moment the address is there. */
async function solving() {
  await open("#fen=8/8/8/8/8/8/8/K7_w");
  await page.waitForTimeout(1500);
  return page.evaluate(async () => {
    const times = {};
    const start = performance.now();
    location.hash = "fen=8/k7/3p4/p2P1p2/P2P1P2/8/8/K7_w&mode=ending";
    for (; !times.whole; await new Promise((done) => setTimeout(done, 1))) {
      const text = document.querySelector("#summary").textContent;
      if (text.startsWith("White to move: White queens by force, with Kb1 alone"))
        times.first ??= performance.now() - start;
      if (text.endsWith("into zugzwang.")) times.whole = performance.now() - start;
    }
    return times;
  });
}

timed(
  "the study of Lasker and Reichhelm is answered in 150 ms, both sides and both bounds in 500",
  async () => {
    const rounds = [];
    for (let i = 0; i < 8; ++i) rounds.push(await solving());
    const [first, whole] = ["first", "whole"].map((name) =>
      Math.min(...rounds.map((times) => times[name])),
    );
    assert.ok(first > 0 && first < 150 && whole < 500, `${first} and ${whole} ms`);
  },
);

timed(
  "the page is ready in a second, and in three on a phone that is six times slower",
  async () => {
    for (const [rate, most] of [
      [1, 1000],
      [6, 3000],
    ]) {
      let milliseconds = Infinity;
      for (let round = 0; round < 4; ++round) {
        const other = await context.newPage();
        const session = await context.newCDPSession(other);
        await session.send("Emulation.setCPUThrottlingRate", { rate });
        await session.send("Network.setCacheDisabled", { cacheDisabled: true });
        await other.addInitScript(() =>
          new MutationObserver(
            () => document.body?.dataset.ready && (window.readyAt ??= performance.now()),
          ).observe(document, { attributes: true, childList: true, subtree: true }),
        );
        await other.goto(address);
        await other.waitForFunction(() => window.readyAt);
        milliseconds = Math.min(milliseconds, await other.evaluate(() => window.readyAt));
        await other.close();
      }
      assert.ok(
        milliseconds > 10 && milliseconds < most,
        `${milliseconds} ms at a rate of ${rate}`,
      );
    }
  },
);

const LARGE = `#board=16x16&fen=${"16/".repeat(8)}8N7/${"16/".repeat(6)}k15_w&at=i8`;

timed("each picture takes a phone less than a frame, on large boards too", async () => {
  for (const name of Object.keys(MODES)) {
    const boards = [
      [FIRST, 12, [...TOUR, ...TOUR, ...TOUR]],
      [LARGE, 120, Array.from({ length: 40 }, (_, step) => 121 + step)],
    ];
    for (const [hash, from, tour] of boards) {
      // Other programs slow a round, never speed it up.
      let milliseconds = Infinity;
      for (let round = 0; round < 4 && milliseconds >= 8; ++round) {
        milliseconds = Math.min(milliseconds, await dragging(`${hash}&mode=${name}`, from, tour));
      }
      assert.ok(milliseconds > 0 && milliseconds < 8, `${name}, ${hash}: ${milliseconds} ms`);
    }
  }
});
