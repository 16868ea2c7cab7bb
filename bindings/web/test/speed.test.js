// Times, measured while no other test runs.

import assert from "node:assert/strict";
import { test } from "node:test";

import { MODES } from "../page/modes/index.js";
import { cd, check, context, open, page } from "./browser.js";

test("a distance of two kings takes some nanoseconds", () => {
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

check("each picture takes a phone less than a frame", async () => {
  const session = await context.newCDPSession(page);
  // A phone of the middle class is about four times slower than a desktop computer.
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  try {
    for (const name of Object.keys(MODES)) {
      await open(`#mode=${name}`);
      const milliseconds = await page.evaluate(async () => {
        const times = [];
        const { left, top, width } = document.querySelector("#frame").getBoundingClientRect();
        const at = (square) => ({ bubbles: true, pointerId: 1, button: 0, clientX: left + ((square % 8) + 0.5) * (width / 8), clientY: top + (7.5 - Math.floor(square / 8)) * (width / 8) });
        const send = (type, square) => document.querySelector("#board").dispatchEvent(new PointerEvent(type, at(square)));
        send("pointerdown", 12);
        const tour = [4, 5, 6, 13, 20, 19, 11, 3, 2, 10, 4, 5, 6, 7, 14, 22, 30, 29, 28];
        for (const square of [...tour, ...tour, ...tour]) {
          await new Promise(requestAnimationFrame);
          const start = performance.now();
          send("pointermove", square);
          times.push(performance.now() - start);
        }
        // Other programs of the machine slow some of them down.
        return times.sort((a, b) => a - b)[times.length >> 2];
      });
      assert.ok(milliseconds > 0 && milliseconds < 8, `${name}: ${milliseconds} ms`);
      if (process.env.TIMES) console.log(name, milliseconds);
    }
  } finally {
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  }
});

check("a large board takes less than a frame", async () => {
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  try {
    for (const name of ["moves", "ways", "weighted", "mustPass", "territory", "voronoi", "farthest"]) {
      await open(`#board=16x16&fen=${"16/".repeat(8)}8N7/${"16/".repeat(6)}k15_w&at=i8&mode=${name}`);
      const milliseconds = await page.evaluate(async () => {
        const times = [];
        const send = (type, square) => {
          const { left, top, width, height } = document.querySelector(`[data-square="${square}"]`).getBoundingClientRect();
          const event = new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, clientX: left + width / 2, clientY: top + height / 2 });
          const start = performance.now();
          document.querySelector("#board").dispatchEvent(event);
          times.push(performance.now() - start);
        };
        send("pointerdown", 120);
        times.length = 0;
        for (let step = 0; step < 40; ++step) {
          await new Promise(requestAnimationFrame);
          send("pointermove", 121 + step);
        }
        // Other programs of the machine slow most of them down.
        return times.sort((a, b) => a - b)[times.length >> 3];
      });
      if (process.env.TIMES) console.log(name, milliseconds);
      assert.ok(milliseconds > 0 && milliseconds < 8, `${name}: ${milliseconds} ms`);
    }
  } finally {
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  }
});
