// What the page may load and run, and the order in which it is read.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { check, context, open, page } from "./browser.js";

test("the policy has the hashes of the scripts in the page", () => {
  const html = readFileSync(new URL("../index.html", import.meta.url), "utf8");
  const [, policy] = html.match(/Content-Security-Policy" content="([^"]*)"/);
  const [, sources] = policy.match(/script-src ([^;]*)/);
  const scripts = [...html.matchAll(/<script(?: type="importmap")?>([^]*?)<\/script>/g)];
  const hashes = scripts.map(
    ([, text]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
  assert.equal(scripts.length, 2);
  assert.equal(sources, ["'self'", "'wasm-unsafe-eval'", ...hashes].join(" "));
});

check(
  "the page breaks its policy nowhere, and a script that is put into it does not run",
  async () => {
    const strict = await context.newPage();
    await strict.addInitScript(() => {
      window.broken = [];
      addEventListener("securitypolicyviolation", ({ blockedURI, violatedDirective }) =>
        window.broken.push(`${violatedDirective} ${blockedURI}`),
      );
    });
    await strict.goto(page.url().replace(/#.*/, "#fen=8/8/8/8/8/2k5/P7/K7_w&mode=ending"));
    await strict.waitForFunction(() => /draw/.test(document.querySelector("#summary").textContent));
    await strict.click("#more");
    await strict.waitForFunction(() => document.querySelector("#betza-legend svg"));
    await strict.click("#open-gallery");
    await strict.click("#close-gallery");
    await Promise.all([strict.waitForEvent("download"), strict.click("#save-png")]);
    await strict.locator('[data-square="0"]').click();
    await strict.waitForFunction(() => document.querySelector('#picture circle[r="5"]'));
    assert.deepEqual(await strict.evaluate(() => window.broken), []);
    await strict.evaluate(() => {
      document.body.insertAdjacentHTML("beforeend", '<img src="x:" onerror="window.ran = true">');
    });
    await strict.waitForFunction(() => window.broken.length > 0);
    assert.equal(await strict.evaluate(() => window.ran), undefined);
    await strict.close();
  },
);

check("question, board and answer are read in this order", async () => {
  await open("");
  const order = await page.evaluate(() =>
    [...document.querySelectorAll("#study, #board, #summary")].map(({ id }) => id),
  );
  assert.deepEqual(order, ["study", "board", "summary"]);
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [844, 390],
    [500, 800],
    [320, 256],
  ]) {
    await page.setViewportSize({ width, height });
    const [question, answer, board] = await Promise.all(
      ["#study", "#summary", "#frame"].map((id) => page.locator(id).boundingBox()),
    );
    assert.ok(question.y + question.height <= answer.y + 1, `${width}: the answer is below`);
    const isBeside = question.x >= board.x + board.width || question.y >= board.y + board.height;
    assert.ok(isBeside, `${width}: no text lies on the board`);
  }
  await page.setViewportSize({ width: 1100, height: 900 });
});

check("a longer question is scrolled with the keyboard", async () => {
  await open(`#fen=8/8/8/8/8/8/8/K7_w&title=A&caption=${"a+long+question+".repeat(18)}`);
  assert.equal(await page.locator("#study").evaluate(({ tabIndex }) => tabIndex), 0);
  await open("");
  assert.equal(await page.locator("#study").evaluate(({ tabIndex }) => tabIndex), -1);
});
