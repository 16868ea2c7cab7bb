// What words of chess mean is drawn: key squares, the square of a pawn, opposition, squares that correspond, the way to the
// queen; and arrows and circles by a finger.

import assert from "node:assert/strict";

import { square } from "chess-distance";
import {
  cell,
  check,
  label,
  middle,
  numbers,
  open,
  page,
  phoneAt,
  said,
  settled,
} from "./browser.js";

const ending = async (fen) => {
  await open(`#fen=${fen}&mode=ending`);
  await settled();
};
const named = (labels) => labels.split(" ").map(square);
const marked = () =>
  page.$$eval("#picture .square", (all) =>
    all.flatMap((one, s) => (one.innerHTML.includes("M22.5 4 41") ? [s] : [])),
  );
/** The paths under the arrows: the edge of a pawn's square, the line between kings. */
const lines = () =>
  page.$$eval("#picture > .arrows > g path", (all) => all.map((one) => one.getAttribute("d")));

check("key squares are drawn and told, those of a rook pawn too", async () => {
  await ending("4k3/8/8/8/3PK3/8/8/8_b");
  assert.deepEqual(await marked(), named("c6 d6 e6"));
  assert.match(await label(square("d6")), /key square/);
  assert.match(await page.locator("#legend").textContent(), /key square/);
  await ending("8/8/8/8/8/2k5/P7/1K6_b");
  assert.deepEqual(await marked(), named("b7 b8"));
});

check("the square of a pawn is drawn, with the double step of its first move", async () => {
  await ending("8/8/8/8/8/7k/P7/7K_w");
  assert.match(await page.locator("#summary").textContent(), /outside its square/);
  // Its square is that of a pawn on a3: a3 to f8.
  const [edge] = await lines();
  const [xs, ys] = [0, 1].map((axis) =>
    [...edge.matchAll(/M(\d+) (\d+)/g)].map((found) => Number(found[1 + axis]) / 45),
  );
  assert.deepEqual([Math.min(...xs), Math.max(...xs)], [0, 6]);
  assert.deepEqual([Math.min(...ys), Math.max(...ys)], [0, 6]);
  await ending("7K/8/8/8/8/4k3/P7/8_b");
  assert.match(await page.locator("#summary").textContent(), /king on e3 is inside the square/);
  assert.equal((await lines()).length, 2);
});

check("kings in opposition are joined by a line", async () => {
  await ending("8/8/4k3/8/4K3/4P3/8/8_w");
  assert.ok((await lines()).includes("M202.5 202.5L202.5 112.5"));
});

check("squares correspond where a move has to be lost", async () => {
  await ending("2k5/8/p1P5/P2K4/8/8/8/8_w");
  const seen = await numbers();
  const group = (names) => named(names).map((s) => seen[s]);
  assert.deepEqual(group("d5 c8"), ["3", "-3"]);
  assert.deepEqual(group("c4 d4 b8 d8"), ["1", "1", "-1", "-1"]);
});

check("the way to the queen is shown move by move", async () => {
  await ending("8/k7/3p4/p2P1p2/P2P1P2/8/8/K7_w");
  const before = await said("fen");
  await page.click("#how");
  await page.waitForSelector("#played li:nth-child(20)", { state: "attached" });
  assert.equal(await said("fen"), before);
  await page.click('[data-go="last"]');
  assert.match(await page.locator("#line [aria-current=step]").textContent(), /=Q/);
  await ending("8/8/8/8/8/2k5/P7/K7_w");
  assert.ok(await page.locator("#how").isHidden());
});

check("a finger draws arrows and circles", async () => {
  const { phone, touched } = await phoneAt("#fen=8/8/8/8/8/2k5/P7/K7_w&mode=ending");
  await touched.locator('label:has(input[value="draw"])').tap();
  const session = await phone.newCDPSession(touched);
  const touch = async (type, at) => {
    const points = at === undefined ? [] : [await middle(at, touched)];
    await session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: points.map(([x, y]) => ({ x, y })),
    });
  };
  await touch("touchStart", square("a2"));
  for (const name of ["b3", "c4"]) await touch("touchMove", square(name));
  await touched.waitForTimeout(200);
  await touch("touchEnd");
  await touched.locator(`[data-square="${square("h8")}"]`).tap();
  await touched.waitForFunction(() => /arrows=a2c4h8h8/.test(location.hash));
  assert.match(await touched.inputValue("#fen"), /2k5\/P7\/K7 w/);
  await phone.close();
  await open("#fen=8/8/8/8/8/2k5/P7/K7_w&mode=ending");
  await page.locator('input[name="tool"][value="draw"]').check({ force: true });
  await cell(square("h8")).click();
  assert.equal(await said("arrows"), "h8h8");
});
