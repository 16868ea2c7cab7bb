// Links of the page, and what a reader is told where one is broken.

import assert from "node:assert/strict";

import { FIRST, address, check, open, page, paste, said, summary } from "./browser.js";

const problem = () => page.locator("#fen-error").textContent();
const told = () => page.locator("#told").textContent();
const LINK = "fen=8/8/8/1k6/8/8/P7/K7_w&mode=ending&hidden=yes&title=A+lesson";

check("a link whose position cannot be read says so, and gives its title to no other", async () => {
  for (const fen of ["8/8/8/4k3/8/8/3KP3", "8/8/8/4k3/8/8/3KP3/8_x"]) {
    await open(`#fen=${fen}&mode=ending&hidden=yes&title=My+puzzle`);
    assert.equal(await told(), `The position of this link cannot be read: ${fen}`);
    assert.ok(await page.locator("#study").isHidden());
    assert.ok(await page.locator("#reveal").isHidden());
  }
  await open(FIRST);
  assert.equal(await told(), "");
});

check("a game that begins nowhere is no game", async () => {
  for (const start of ["", "&start=8/8", "&start=x_w"]) {
    await open(`#${LINK}${start}&line=1.+Kb1&records=yes&begins=yes`);
    assert.equal(await page.locator("#study b").textContent(), "A lesson.");
    await page.click("#reveal");
    assert.equal(await said("line"), null);
    assert.equal(await said("records"), null);
  }
});

check("what a sentence or another program has put around a link hides no less", async () => {
  for (const end of ["hidden=yes.", "hidden=yes)", "hidden=yes&amp;title=x"]) {
    await open(`#fen=8/8/8/1k6/8/8/P7/K7_w&amp;mode=ending&${end}`);
    assert.equal(await summary(), "White to move. Think first: the answer is hidden.", end);
  }
});

check("a link of the page is taken with all that it has", async () => {
  await paste(`https://example.org/chess/#${LINK}`);
  assert.equal(await page.locator("#study b").textContent(), "A lesson.");
  assert.ok(await page.locator("#reveal").isVisible());
  await paste("https://example.org/chess/#fen=8/8_w&title=x");
  assert.match(await problem(), /cannot be read: 8\/8_w/);
  await paste("https://example.org/chess/#fen=8/8/8/8/8/8/8/K7_w&then&fen=8/8_w");
  assert.equal(await problem(), "Position 2 cannot be read: 8/8_w");
});

check("a piece of a link that cannot be read is the one of the first board", async () => {
  const part = "fen=8/8/8/8/3X4/8/8/8_w";
  await open(`#${part}&then&${part}&betza=%25%25%25`);
  await page.waitForSelector("#sheet:not([hidden]) option", { state: "attached" });
  await page.click("#next");
  await page.waitForFunction(() => document.querySelector("#puzzles").value === "1");
  assert.match(await summary(), /reaches/);
});

check("without its file of languages the page speaks English", async () => {
  const german = await page.context().browser().newContext({ locale: "de" });
  const other = await german.newPage();
  await other.route("**/languages/de.json", (route) => route.abort());
  await other.goto(address);
  await other.waitForSelector("body[data-ready]");
  assert.equal(await other.locator("h1").textContent(), "Chess distances");
  assert.equal(await other.getAttribute("html", "lang"), "en");
  await german.close();
});
