// The page in headless Chromium, for the tests.

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

import { AxeBuilder } from "@axe-core/playwright";
import { chromium } from "playwright-core";

import load from "chess-distance";
import { css, shaded } from "../artwork.js";
import { RARE } from "../modes/index.js";
import { serve } from "../serve.js";

export const root = fileURLToPath(new URL("../../..", import.meta.url));
const executablePath = ["/usr/bin/chromium", "/usr/bin/google-chrome"].find(existsSync);
export const skip = executablePath ? false : "Chromium is not installed";

export let browser, context, page, cd, address;
let server;

export const launch = (options) =>
  chromium.launch({
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
    ...options,
  });

before(async () => {
  cd = await load();
  if (skip) return;
  server = await serve(0);
  address = `http://127.0.0.1:${server.address().port}/`;
  browser = await launch();
  context = await browser.newContext({ viewport: { width: 1100, height: 900 } });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  page = await context.newPage();
});
after(async () => {
  await browser?.close();
  server?.close();
});

/** A board to begin with: a king among a rook, a king and pawns. */
export const FIRST = "#fen=8/8/1r3k2/8/3p4/2P2p2/4K3/8_w";

/** A test that opens the first board and fails at any error of the page. */
export const check = (name, body, without = skip) =>
  test(name, { skip: without }, async () => {
    const errors = [];
    const note = (error) => errors.push(String(error));
    page.on("pageerror", note);
    await open(FIRST);
    await body();
    page.off("pageerror", note);
    assert.deepEqual(errors, []);
  });

export async function open(hash) {
  await page.goto("about:blank");
  await page.goto(address + hash);
  await page.waitForSelector("body[data-ready]");
}
export async function reload() {
  await page.reload();
  await page.waitForSelector("body[data-ready]");
}
/** What a button copies. The browser writes to the clipboard some time after the click, and an
    earlier click may still be late, so this waits for the text that is expected. */
export async function copied(button, like) {
  await page.evaluate(() => navigator.clipboard.writeText(""));
  await page.click(button);
  let text = "";
  for (let tries = 0; tries < 200 && !like.test(text); ++tries) {
    await page.waitForTimeout(tries);
    text = await page.evaluate(() => navigator.clipboard.readText());
  }
  assert.match(text, like);
  return text;
}
/** Does what makes the page read a text, and waits until it has read it and, of a game, shows the moves. */
async function read(act, isGame = false) {
  const played = await page.textContent("#played");
  await act();
  await page.waitForFunction(() => document.querySelector("#fen").ariaBusy !== "true");
  // The moves may be the same as before.
  if (isGame)
    await page
      .waitForFunction(
        (played) =>
          document.querySelector("#played").textContent !== played ||
          document.querySelector("#fen-error").textContent,
        played,
        { timeout: 5000 },
      )
      .catch(() => null);
  await page.evaluate(() => new Promise((done) => setTimeout(done, 20)));
}
/** Writes into a field. */
export async function enter(field, text) {
  await page.fill(field, text);
  await read(() => page.press(field, "Enter"));
}
/** Pastes a text on the page, and returns the FEN that it shows then. */
export async function paste(text) {
  await read(
    () =>
      page.evaluate((text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text", text);
        document.body.dispatchEvent(
          new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
        );
      }, text),
    /\d\./.test(text),
  );
  return page.inputValue("#fen");
}
/** Waits until the address matches, after a step through the history. */
export const addressed = (pattern) =>
  page.waitForFunction((pattern) => new RegExp(pattern).test(location.hash), pattern);
export const cell = (square) => page.locator(`[data-square="${square}"]`);
export const figures = () =>
  page.$$eval("#picture .place text", (all) => all.map((text) => text.textContent));
export const fills = () =>
  page.$$eval("#picture .square > rect", (all) => all.map((rect) => rect.getAttribute("fill")));
/** The letters of the drawn pieces by square: "" on an empty square. */
export const pieces = () =>
  page.$$eval("#picture .place", (all) =>
    all.map((place) => {
      const use = place.querySelector("use");
      const letter = use?.getAttribute("href").at(-1) ?? "";
      return use?.getAttribute("fill") === "#ffffff" ? letter.toUpperCase() : letter;
    }),
  );
/** The numbers of corresponding squares: "1" for White's king, "-1" for Black's, "" for none. */
export const numbers = () =>
  page.$$eval("#picture .place", (all) =>
    all.map((place) =>
      [...place.querySelectorAll("circle[r] + text")]
        .map(
          (text) =>
            (text.previousSibling.getAttribute("fill") === "#ffffff" ? "" : "-") + text.textContent,
        )
        .join(),
    ),
  );
export const shown = (map) => [...map].map((d) => (d === 255 ? "" : String(d)));
/** The value of a name in the page's address. */
export const said = (name) =>
  page.evaluate((name) => new URLSearchParams(location.hash.slice(1)).get(name), name);
export const tool = (name) =>
  page.locator(`input[name="tool"][value="${name}"]`).check({ force: true });
export async function mode(name) {
  if (RARE.includes(name) && (await page.locator("#rare").isVisible())) await page.click("#rare");
  await page.locator(`input[name="mode"][value="${name}"]`).check({ force: true });
}
/** Opens both rows of tools, whose controls are loaded then. */
export async function openTools() {
  for (const id of ["more", "boards"])
    if ((await page.getAttribute(`#${id}`, "aria-expanded")) === "false")
      await page.click(`#${id}`);
  await page.waitForSelector("#preset option", { state: "attached" });
}
/** The calls in code, which are loaded when they are first looked for. */
export async function code(language) {
  if (!(await page.getAttribute("#code", "open").then((text) => text !== null)))
    await page.click("#code > summary");
  await page.waitForFunction(() => document.querySelector("#c-code").textContent);
  return page.locator(`#${language}-code`).textContent();
}
/** The texts that the page has said without a translation. */
export const untranslated = () =>
  page.evaluate(async () => [...(await import("./say.js")).missing]);
/** Opens the gallery, which is loaded then. */
export async function openGallery() {
  await page.click("#open-gallery");
  await page.waitForSelector("#gallery[open]");
}
export const summary = () => page.locator("#summary").textContent();
/** The sentence, once nothing in it is still to be found. */
export const settled = () =>
  page
    .waitForFunction(() => !/…/.test(document.querySelector("#summary").textContent))
    .then(summary);
export const label = (square) => cell(square).getAttribute("aria-label");
/** Whether a fill is a color of the answer, on a light or on a dark square. */
export const isColor = (fill, color) =>
  [false, true].some((dark) => fill === css(shaded(color, dark)));
/** The middle of a square, or a point beside the board. */
export async function middle(square, on = page) {
  const box = await on.locator("#board").boundingBox();
  const [file, rank] = [square & 7, square >> 3];
  return [box.x + ((file + 0.5) * box.width) / 8, box.y + ((7.5 - rank) * box.height) / 8];
}
/** Presses the mouse on the first square, and moves it over the others. */
export async function hold(squares, button = "left") {
  const [first, ...others] = await Promise.all(squares.map((square) => middle(square)));
  await page.mouse.move(...first);
  await page.mouse.down({ button });
  for (const point of others) await page.mouse.move(...point, { steps: 4 });
}
/** Drags the mouse from the first square to the last. */
export async function stroke(squares, button = "left") {
  await hold(squares, button);
  await page.mouse.up({ button });
}
/** A phone, with the page at an address. `prepare(page)` comes before it. */
export async function phoneAt(hash, width = 390, height = 844, prepare = () => {}) {
  const phone = await browser.newContext({
    viewport: { width, height },
    hasTouch: true,
    isMobile: true,
  });
  const touched = await phone.newPage();
  await prepare(touched);
  await touched.goto(address + hash);
  await touched.waitForSelector("body[data-ready]");
  return { phone, touched };
}

const LOOKS = [
  ["light", 1100],
  ["dark", 320],
];

/** The report of axe, and the width, in a color scheme and a width that change from one to the next;
 * with THOROUGH=1 in both, since a report takes a second. */
export async function accessible(i, name) {
  for (const [colorScheme, width] of process.env.THOROUGH ? LOOKS : [LOOKS[i % 2]]) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    const axe = new AxeBuilder({ page });
    // Contrast takes most of the time, and all parts of the page have the same colors.
    if (i > 1 && !process.env.THOROUGH) axe.disableRules("color-contrast");
    const { violations } = await axe.analyze();
    assert.deepEqual(
      violations.map((v) => `${name}, ${v.id}: ${v.nodes.map((n) => n.target)}`),
      [],
    );
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(overflow <= 0, `${name}: ${overflow} pixels too wide at ${width}`);
  }
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 1100, height: 900 });
}
