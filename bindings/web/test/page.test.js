// The page in headless Chromium: every control, by mouse and by keyboard.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

import { AxeBuilder } from "@axe-core/playwright";
import { chromium } from "playwright-core";

import load, { bitboard } from "../index.js";
import { serve } from "../serve.js";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const executablePath = ["/usr/bin/chromium", "/usr/bin/google-chrome"].find(existsSync);
const skip = executablePath ? false : "Chromium is not installed";
let server, browser, context, page, cd, address;

before(async () => {
  if (skip) return;
  cd = await load();
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

const check = (name, body, without = skip) =>
  test(name, { skip: without }, async () => {
    const errors = [];
    const note = (error) => errors.push(String(error));
    page.on("pageerror", note);
    await open("");
    await body();
    page.off("pageerror", note);
    assert.deepEqual(errors, []);
  });

async function open(hash) {
  await page.goto("about:blank");
  await page.goto(address + hash);
  await page.waitForSelector("body[data-ready]");
}
const cell = (square) => page.locator(`[data-square="${square}"]`);
const figures = () =>
  page.$$eval("[data-square]", (cells) => {
    const all = Array(64);
    for (const c of cells) all[c.dataset.square] = c.querySelector(".figure").textContent;
    return all;
  });
const shown = (map) => [...map].map((d) => (d === 255 ? "" : String(d)));
const tool = (name) => page.locator(`input[name="tool"][value="${name}"]`).check();
const mode = (name) => page.locator(`input[name="mode"][value="${name}"]`).check();
const summary = () => page.locator("#summary").textContent();

check("a click puts the piece, and the map is the library's", async () => {
  assert.deepEqual(await figures(), shown(cd.map("knight", "a1")));
  await cell(27).click();
  await page.mouse.move(0, 0);
  assert.deepEqual(await figures(), shown(cd.map("knight", 27)));
  assert.match(await summary(), /knight on d4 reaches 64 squares, the farthest in 4 moves/);
});

check("every piece can be chosen, leapers with their jumps", async () => {
  const names = await page.$$eval("#piece option", (options) => options.map((o) => o.value));
  assert.equal(names.length, 12);
  for (const name of names.filter((n) => n !== "leaper")) {
    await page.selectOption("#piece", name);
    assert.deepEqual(await figures(), shown(cd.map(name, "a1")), name);
  }
  await page.selectOption("#piece", "leaper");
  await page.fill("#m", "2");
  await page.fill("#n", "3");
  await page.locator("#n").blur();
  assert.deepEqual(await figures(), shown(cd.map(256 + 16 * 2 + 3, "a1")));
});

check("walls, enemies and guarded squares are drawn and taken away", async () => {
  await page.selectOption("#piece", "rook");
  const sets = { own: [1, 9], enemy: [24], avoid: [16, 17] };
  for (const [name, squares] of Object.entries(sets)) {
    await tool(name);
    for (const square of squares) await cell(square).click();
  }
  await page.mouse.move(0, 0);
  const map = cd.map("rook", 0, sets);
  assert.deepEqual(await figures(), shown(map));
  assert.equal(await page.locator(".wall").count(), 2);
  assert.equal(await page.locator(".enemy").count(), 1);
  assert.equal(await page.locator(".guarded").count(), 2);
  await tool("own");
  await cell(1).click();
  assert.equal(await page.locator(".wall").count(), 1);
  await page.click("#clear");
  assert.equal(await page.locator(".wall, .enemy, .guarded").count(), 0);
});

check("the map follows the pointer, unless told not to", async () => {
  await cell(36).hover();
  assert.deepEqual(await figures(), shown(cd.map("knight", 36)));
  await page.mouse.move(0, 0);
  assert.deepEqual(await figures(), shown(cd.map("knight", 0)));
  await page.uncheck("#hover");
  await cell(36).hover();
  assert.deepEqual(await figures(), shown(cd.map("knight", 0)));
});

check("the map follows the pointer within a frame", async () => {
  await mode("map");
  const milliseconds = await page.evaluate(async () => {
    const cells = [...document.querySelectorAll("[data-square]")];
    const start = performance.now();
    for (const c of cells) c.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse" }));
    return (performance.now() - start) / cells.length;
  });
  assert.ok(milliseconds < 16, `${milliseconds} ms a square`);
});

check("shortest ways are counted, shown and stopped", async () => {
  await page.selectOption("#piece", "king");
  await cell(45).click();
  await tool("target");
  await cell(7).click();
  assert.match(await summary(), /25 shortest ways of a king from f6 to h1, each of 5 moves/);
  await page.click("#animate");
  await page.waitForSelector("#ways polyline");
  assert.match(await summary(), /Way \d+ of 25/);
  await page.waitForFunction(() => /Way 3 of 25/.test(document.querySelector("#summary").textContent));
  const points = await page.locator("#ways polyline").getAttribute("points");
  assert.equal(points.split(" ").length, 6);
  await page.click("#animate");
  assert.equal(await page.locator("#ways polyline").count(), 0);
  assert.match(await summary(), /25 shortest ways/);
});

check("territory of two sides", async () => {
  await page.selectOption("#piece", "king");
  await cell(18).click();
  await mode("territory");
  await tool("rival");
  await cell(46).click();
  await cell(63).click();
  const { first, second, tied } = cd.territory("king", 18, null, "king", 46);
  const count = (set) => set.toString(2).replaceAll("0", "").length;
  assert.match(await summary(), new RegExp(`nearer to ${count(first)} squares, the king to ${count(second)}, ${count(tied)} are`));
  await page.selectOption("#rival", "knight");
  assert.match(await summary(), /the knight to/);
});

check("eccentricities of the mobility graph", async () => {
  await mode("graph");
  const matrix = cd.matrix("knight");
  const farthest = Array.from({ length: 64 }, (_, s) => String(Math.max(...matrix.slice(64 * s, 64 * s + 64))));
  assert.deepEqual(await figures(), farthest);
});

check("a FEN sets the board, and a wrong one says what is wrong", async () => {
  await page.fill("#fen", "8/8/1r3k2/8/3p4/2P2p2/4K3/8 w - - 0 1");
  await page.click("#read");
  assert.equal(await page.inputValue("#piece"), "king");
  assert.deepEqual((await figures())[60], "7");
  const before = page.url();
  for (const [fen, error] of [
    ["8/8/8", /8 ranks/],
    ["8/8/8/8/8/8/8/9 w", /no piece/],
    ["8/8/8/8/8/8/8/7 w", /8 squares/],
    ["8/8/8/8/8/8/8/7x w", /no piece/],
    ["8/8/8/8/8/8/8/8 x", /side to move/],
    ["", /no FEN/],
  ]) {
    await page.fill("#fen", fen);
    await page.press("#fen", "Enter");
    assert.match(await page.locator("#fen-error").textContent(), error);
    assert.equal(page.url(), before);
  }
});

check("the address keeps the board", async () => {
  await page.selectOption("#piece", "bishop");
  await tool("own");
  for (const square of [9, 18, 27]) await cell(square).click();
  await page.mouse.move(0, 0);
  const [url, seen] = [page.url(), await figures()];
  const picture = await page.locator(".frame").screenshot();
  await page.reload();
  await page.waitForSelector("body[data-ready]");
  assert.deepEqual([page.url(), await figures()], [url, seen]);
  await page.locator("body").focus();
  const again = await page.locator(".frame").screenshot();
  assert.ok(picture.equals(again), "the picture is another one after a reload");
});

check("an address with nonsense is the first board", async () => {
  for (const hash of ["#piece=unicorn&at=99&own=xyz&mode=__proto__&tool=constructor", "#m=0&n=0", "#at=&set2=0", "#%%%"]) {
    await open(hash);
    assert.deepEqual(await figures(), shown(cd.map("knight", "a1")), hash);
  }
});

check("a round with the keyboard alone", async () => {
  await page.locator("body").focus();
  for (let i = 0; i < 200; ++i) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement.dataset.square !== undefined)) break;
  }
  for (const key of ["ArrowUp", "ArrowUp", "ArrowRight", "Enter"]) await page.keyboard.press(key);
  assert.deepEqual(await figures(), shown(cd.map("knight", 17)));
  await page.keyboard.press("3");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press(" ");
  assert.deepEqual(await figures(), shown(cd.map("knight", 17, { own: 18 })));
  const label = await cell(18).getAttribute("aria-label");
  assert.equal(label, "c3, not reached, wall");
  for (const key of ["Home", "ArrowLeft", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown"]) await page.keyboard.press(key);
  assert.equal(await page.evaluate(() => document.activeElement.dataset.square), "0");
  await page.keyboard.press("End");
  assert.equal(await page.evaluate(() => document.activeElement.dataset.square), "7");
});

check("accessibility, light and dark, wide and narrow", async () => {
  await open("#piece=king&own=ff00&enemy=ff0000&mode=territory");
  for (const colorScheme of ["light", "dark"]) {
    for (const width of [1100, 320]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      const { violations } = await new AxeBuilder({ page }).analyze();
      assert.deepEqual(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target)}`), []);
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

check("what is copied is the call, and the address", async () => {
  await page.click('[data-copy="c-code"]');
  assert.match(await page.evaluate(() => navigator.clipboard.readText()), /chess_distance_map\(CHESS_DISTANCE_KNIGHT, 0, NULL, map\)/);
  await page.click('[data-copy="python-code"]');
  assert.match(await page.evaluate(() => navigator.clipboard.readText()), /cd\.distance_map\(cd\.KNIGHT, 0\)/);
  await page.click("#share");
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), page.url());
});

const library = join(root, "build/libchess_distance.a");
const noLibrary = existsSync(library) ? false : "make has built no library";

check("the C call gives what the board shows", async () => {
  const folder = mkdtempSync(join(tmpdir(), "calls-"));
  const own = bitboard([9, 10, 11]).toString(16);
  const prints = {
    map: 'for (int s = 0; s < 64; ++s) printf("%s%d", s ? " " : "", map[s]);',
    trajectories: 'printf("%d %d", length, (int)count); (void)layers;',
    territory: 'printf("%llu %llu", (unsigned long long)nearer.first, (unsigned long long)nearer.second);',
    graph: 'for (int s = 0; s < 64; ++s) { int far = 0; for (int t = 0; t < 64; ++t) if (maps[s][t] != 255 && maps[s][t] > far) far = maps[s][t]; printf("%s%d", s ? " " : "", far); }',
  };
  const expected = {
    map: [...cd.map("king", 0, { own: [9, 10, 11] })].join(" "),
    trajectories: `${cd.path("king", 0, 63, { own: [9, 10, 11] })} ${cd.trajectoryCount("king", 0, 63, { own: [9, 10, 11] })}`,
  };
  for (const [name, print] of Object.entries(prints)) {
    await open(`#piece=king&own=${own}&mode=${name}`);
    const [include, , ...calls] = (await page.locator("#c-code").textContent()).split("\n");
    const program = `#include <stdio.h>\n${include}\nint main(void) {\n${calls.join("\n")}\n${print}\nreturn 0; }\n`;
    writeFileSync(join(folder, "call.c"), program);
    execFileSync("cc", ["-I", join(root, "include"), "call.c", library, "-o", "call"], { cwd: folder });
    const printed = execFileSync(join(folder, "call"), { encoding: "utf8" });
    if (expected[name]) assert.equal(printed, expected[name]);
    if (name === "graph") {
      const seen = await figures();
      printed.split(" ").forEach((far, s) => [9, 10, 11].includes(s) || assert.equal(seen[s], far));
    }
    if (name === "territory") {
      const { first, second } = cd.territory("king", 0, { own: [9, 10, 11] }, "king", 63, { own: [9, 10, 11] });
      assert.equal(printed, `${first} ${second}`);
    }
  }
}, skip || noLibrary);

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
