// Headless Chromium with the page in it, for the tests.

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

import { chromium } from "playwright-core";

import load from "../node.js";
import { serve } from "../serve.js";

export const root = fileURLToPath(new URL("../../..", import.meta.url));
const executablePath = ["/usr/bin/chromium", "/usr/bin/google-chrome"].find(existsSync);
export const skip = executablePath ? false : "Chromium is not installed";

export const serveFolder = (folder) => serve(0, folder);

export let browser, context, page, cd, address;
let server;

before(async () => {
  cd = await load();
  if (skip) return;
  server = await serve(0);
  address = `http://127.0.0.1:${server.address().port}/page/`;
  browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
  });
  context = await browser.newContext({ viewport: { width: 1100, height: 900 } });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  page = await context.newPage();
});
after(async () => {
  await browser?.close();
  server?.close();
});

/** A test that starts with the first board and sees no error in the page. */
export const check = (name, body, without = skip) =>
  test(name, { skip: without }, async () => {
    const errors = [];
    const note = (error) => errors.push(String(error));
    page.on("pageerror", note);
    await open("");
    await body();
    page.off("pageerror", note);
    assert.deepEqual(errors, []);
  });

export async function open(hash) {
  await page.goto("about:blank");
  await page.goto(address + hash);
  await page.waitForSelector("body[data-ready]");
}
export const cell = (square) => page.locator(`[data-square="${square}"]`);
export const figures = () =>
  page.$$eval("[data-square]", (cells) => {
    const all = Array(64);
    for (const c of cells) all[c.dataset.square] = c.querySelector(".figure").textContent;
    return all;
  });
/** The color of each square, as the browser computes it. */
export const fills = () =>
  page.$$eval("[data-square]", (cells) => {
    const all = Array(64);
    for (const c of cells) all[c.dataset.square] = getComputedStyle(c).backgroundColor;
    return all;
  });
export const shown = (map) => [...map].map((d) => (d === 255 ? "" : String(d)));
export const board = (marked) => page.locator(`#board ${marked}`).count();
export const tool = (name) => page.locator(`input[name="tool"][value="${name}"]`).check();
export const mode = (name) => page.locator(`input[name="mode"][value="${name}"]`).check();
export const summary = () => page.locator("#summary").textContent();
