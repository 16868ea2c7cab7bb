// The page in headless Chromium: modes, controls, positions, the address, the keyboard.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";

import { bitboard, squares } from "../index.js";
import { FIRST, address, addressed, cd, cell, check, context, enter, figures, fills, mode, open, page, pieces, reload, said, shown, stroke, summary, tool } from "./browser.js";

const KNIGHT = "#fen=8/8/8/8/8/8/8/N7_w";
/** The first board: its king moves among a rook, a king and pawns, and avoids what they attack. */
const occupied = bitboard(["b6", "f6", "d4", "f3", "c3"]);
const attacked = () =>
  cd.attacks("rook", "b6", occupied) | cd.attacks("king", "f6", 0n) | cd.attacks("blackPawn", ["d4", "f3"], 0n);
const first = () => ({ own: "c3", enemy: ["b6", "f6", "d4", "f3"], avoid: attacked() });

/** Pastes a text on the page, and returns the FEN that it shows then. */
async function paste(text) {
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", text);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
  return page.inputValue("#fen");
}
const problem = () => page.locator("#fen-error").textContent();

check("a position is shown with its pieces, and the king of the side to move moves", async () => {
  const seen = await pieces();
  assert.deepEqual(seen.flatMap((letter, s) => (letter ? [letter + s] : [])), ["K12", "P18", "p21", "p27", "r41", "k45"]);
  assert.deepEqual(await figures(), shown(cd.map("king", "e2", first())));
  assert.match(await summary(), /^White king e2 reaches \d+ squares, the farthest in \d+ moves\.$/);
  await page.uncheck("#attacks");
  assert.deepEqual(await figures(), shown(cd.map("king", "e2", { ...first(), avoid: 0n })));
});

check("the piece that is clicked moves, others stand in its way", async () => {
  await cell(41).click();
  assert.equal(await said("at"), "b6");
  const own = bitboard(["f6", "d4", "f3"]);
  assert.deepEqual(await figures(), shown(cd.map("rook", "b6", { own, enemy: ["e2", "c3"] })));
  assert.deepEqual(await pieces().then((all) => all[41]), "r");
  await page.check("#attacks");
  const avoid = cd.attacks("king", "e2", 0n) | cd.attacks("whitePawn", "c3", 0n);
  assert.deepEqual(await figures(), shown(cd.map("rook", "b6", { own, enemy: ["e2", "c3"], avoid })));
  await cell(18).click();
  const pawn = cd.pawnMap("whitePawn", "c3", bitboard(["b6", "f6", "d4", "f3"]), 7, { own: "e2", enemy: ["b6", "f6", "d4", "f3"] });
  assert.deepEqual(await figures(), shown(pawn), "a pawn takes");
  await cell(41).click();
  await cell(40).click();
  assert.match(await summary(), /A6: 1 move\.$/, "an empty square is the target");
});

check("from disk the page says that it needs a server", async () => {
  await page.goto(String(new URL("../page/index.html", import.meta.url)));
  assert.match(await summary(), /^The board needs a web server/);
});

check("every control of the page has a test", async () => {
  const controls = await page.$$eval("input, select, button, [tabindex], a", (all) => all.map((c) => c.id || c.dataset.copy || c.value || (c.dataset.square && "cell")));
  const tests = readdirSync(new URL(".", import.meta.url)).filter((name) => name.endsWith(".test.js"));
  const text = tests.map((name) => readFileSync(new URL(name, import.meta.url), "utf8")).join("");
  const isTested = (name) => [`#${name}`, `"${name}"`, `${name}: `, `'${name}'`, "mode=" + name].some((use) => text.includes(use));
  assert.deepEqual([...new Set(controls)].filter((name) => name !== "cell" && !isTested(name)), []);
  assert.match(await page.locator("#source").getAttribute("href"), /^https:\/\/github.com\//);
  await page.click("details > summary");
  assert.ok(await page.locator("#keys").isVisible());
});

check("a library that does not load is reported", async () => {
  const other = await context.newPage();
  await other.route("**/*.wasm", (route) => route.abort());
  await other.goto(address);
  await other.waitForFunction(() => /cannot be loaded/.test(document.querySelector("#summary").textContent));
  await other.close();
});

check("every kind of piece can be put on the board", async () => {
  await page.click("#clear");
  assert.equal(await summary(), "Put a piece on the board.");
  await page.click("#more");
  const names = { K: "king", Q: "queen", R: "rook", B: "bishop", N: "knight", P: "whitePawn", A: "archbishop", C: "chancellor", M: "amazon", W: "wazir", L: 256 + 16 * 2 + 3 };
  for (const [name, value] of [["m", "2"], ["n", "3"]]) {
    await enter(`#${name}`, value);
  }
  for (const [letter, name] of Object.entries(names)) {
    await tool(letter);
    await cell(9).click();
    assert.deepEqual(await figures(), shown(cd.map(name, "b2")), name);
  }
  await page.click("#color");
  assert.ok(await page.locator('input[name="tool"][value="l"]').isChecked());
  await cell(9).click();
  await cell(9).click();
  assert.equal(await summary(), "Put a piece on the board.");
});

check("shortest ways are counted, and all of them drawn", async () => {
  await open("#fen=8/8/5K2/8/8/8/8/8_w&mode=ways&to=h1");
  assert.equal(await summary(), "White king f6 to h1: 25 shortest ways, 5 moves each.");
  const steps = async () => ((await page.locator("#picture .steps path").first().getAttribute("d")).match(/M[^M]+/g) ?? []).map((line) => line.match(/[\d.]+/g).map(Number));
  const [from, to] = [cd.map("king", "f6"), cd.mapTo("king", "h1")];
  const point = (s) => [22.5 + 45 * (s & 7), 22.5 + 45 * (7 - (s >> 3))];
  const all = Array.from({ length: 64 }, (_, a) => squares(cd.moves("king", a)).map((b) => [a, b])).flat();
  const expected = all.filter(([a, b]) => from[a] + 1 + to[b] === 5).map(([a, b]) => [...point(a), ...point(b)]);
  assert.deepEqual((await steps()).map(String).sort(), expected.map(String).sort());
  await tool("target");
  await cell(37).click();
  assert.equal(await summary(), "White king f6 to f5: 1 shortest way, 1 move.");
  assert.equal((await steps()).length, 1);
  await open("#fen=8/8/8/8/8/8/8/B7_w&mode=ways&to=b1");
  assert.equal(await summary(), "White bishop a1 to b1: there is no way.");
  assert.equal((await steps()).length, 0);
});

check("the side to move is switched, a board and pieces are chosen and kept", async () => {
  assert.equal(await page.locator("#turn").textContent(), "White to move");
  await page.click("#turn");
  assert.match(await summary(), /^Black king f6/);
  assert.match(await page.inputValue("#fen"), / b - - 0 1$/);
  await open("#fen=8/8/8/8/8/8/8/B7_w");
  await page.selectOption("#look-board", "green");
  await page.selectOption("#look-pieces", "letters");
  assert.equal((await fills())[1], "rgb(237 240 222)");
  assert.equal(await page.locator("#picture symbol#piece-chess-b text").textContent(), "B");
  await reload();
  assert.equal((await fills())[1], "rgb(237 240 222)");
  assert.equal(await page.inputValue("#look-pieces"), "letters");
  await page.evaluate(() => localStorage.setItem("look", "{"));
  await reload();
  assert.equal((await fills())[1], "rgb(238 241 245)");
});

check("signs on the board are explained, the piece that moves is not", async () => {
  const legend = () => page.$$eval("#legend li", (all) => all.map((one) => one.textContent.trim()));
  assert.deepEqual(await legend(), ["attacked: a piece that can be taken still guards its squares"]);
  await open("#fen=8/8/8/8/8/8/8/N7_w&marks=b2&to=c3&plus1=d4&mode=weighted");
  assert.deepEqual(await legend(), ["marked: not entered", "costs 1 more"]);
});

check("a FEN is read from its field, and a wrong one says what is wrong", async () => {
  await enter("#fen", "8/8/8/8/8/8/8/R3k2r b KQkq - 0 1");
  assert.equal(await said("fen"), "8/8/8/8/8/8/8/R3k2r_b");
  assert.match(await summary(), /^Black king e1/);
  const before = page.url();
  for (const [fen, error] of [
    ["8/8/8", /8 ranks/],
    ["8/8/8/8/8/8/8/7 w", /8 squares/],
    ["8/8/8/8/8/8/8/7z w", /no piece/],
    ["8p/8/8/8/8/8/8/8 w", /Rank 8 .* 8 squares/],
    ["8/8/8/8/8/8/8/8 x", /side to move/],
    ["", /no FEN/],
  ]) {
    await enter("#fen", fen);
    assert.match(await page.locator("#fen-error").textContent(), error, fen);
    assert.equal(page.url(), before);
  }
});

check("a FEN that is pasted anywhere is taken, with its castling rights", async () => {
  const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  assert.equal(await paste(start), start);
  assert.deepEqual([await said("fen"), await said("castling")], [start.split(" ").slice(0, 2).join("_"), "KQkq"]);
  await stroke([7, 23]);
  assert.match(await page.inputValue("#fen"), / w Qkq - 0 1$/);
  await reload();
  assert.match(await page.inputValue("#fen"), / w Qkq - 0 1$/);
  assert.equal(await page.getAttribute("#editor", "href"), `https://lichess.org/editor/${(await page.inputValue("#fen")).replaceAll(" ", "_")}`);
  const before = page.url();
  await paste("and/or");
  assert.equal(page.url(), before);
  await paste("8/8/8/8 w");
  assert.match(await problem(), /8 ranks/);
  await open("#fen=8/8/8/8/8/8/8/A7_w");
  assert.ok(await page.locator("#editor").isHidden(), "the editor has no archbishops");
});

check("addresses with a FEN are taken, others are not", async () => {
  const fen = "8/2k5/8/4Pp2/8/8/2K5/8 w - f6 0 1";
  for (const address of [
    "https://lichess.org/editor/8/2k5/8/4Pp2/8/8/2K5/8_w_-_f6_0_1?color=white",
    "https://lichess.org/analysis/fromPosition/8/2k5/8/4Pp2/8/8/2K5/8_w_-_f6_0_1",
    "https://example.org/board?fen=8%2F2k5%2F8%2F4Pp2%2F8%2F8%2F2K5%2F8%20w%20-%20f6%200%201",
  ]) {
    await open(FIRST);
    assert.equal(await paste(address), fen, address);
  }
  await paste("https://lichess.org/abcd1234");
  assert.match(await problem(), /no position in it/);
});

check("the last position of a game in PGN is taken", async () => {
  const games = [
    ['[Event "Opera"]\n[Result "1-0"]\n\n1. e4 e5 2. Nf3 d6 3. d4 Bg4 {a comment (not a line)} 4. dxe5 Bxf3 (4... dxe5 5. Qxd8+) 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0', "1n1Rkb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2K5 b k - 0 1"],
    ["1. e4 a6 2. e5 d5 3. exd6", "rnbqkbnr/1pp1pppp/p2P4/8/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"],
    ['[FEN "4k3/P7/8/8/1b6/8/3N4/4K1N1 w - - 0 1"] 1. Nf3 Kd7 2. a8=Q', "Q7/3k4/8/8/1b6/5N2/3N4/4K3 b - - 0 1"],
    ["1. d4 d5 2. Nc3 Nf6 $1 3. Bf4 ; to the end\n3... e6", "rnbqkb1r/ppp2ppp/4pn2/3p4/3P1B2/2N5/PPP1PPPP/R2QKBNR w KQkq - 0 1"],
  ];
  for (const [pgn, fen] of games) assert.equal(await paste(pgn), fen, pgn);
  const before = page.url();
  await paste("1. e4 e5 2. Ke3");
  assert.match(await problem(), /“Ke3” \(half-move 3\)/);
  await paste('[FEN "4k3/8/8/8/8/N3N3/8/4K3 w - - 0 1"] 1. Nc4');
  assert.match(await problem(), /or more than one, can play “Nc4”/);
  assert.equal(page.url(), before);
});

check("the address keeps everything", async () => {
  const hash = "#board=9x9&fen=9/9/9/3l5/9/9/9/9/B6b1_w&mode=ways&wrap=files&holes=i8i9&betza=mRcpR&at=h1&to=c3&goals=a2&walls=b2c4&marks=e5&plus1=a3b3&plus2=b3&attacks=yes&m=2&n=5&flip=yes";
  await open(hash);
  const picture = await page.locator("#frame").screenshot();
  await tool("walls");
  await cell(40).click();
  await cell(40).click();
  assert.equal(await page.evaluate(() => location.hash), hash);
  await reload();
  assert.ok(picture.equals(await page.locator("#frame").screenshot()), "the picture is another one after a reload");
});

check("an address with nonsense is the first board", async () => {
  const expected = shown(cd.map("king", "e2", first()));
  for (const hash of ["#fen=unicorn&at=z9&mode=__proto__", "#m=0&n=0", "#at=&walls=a9&marks=xyz", "#%%%", "#walls=e2&to=e2"]) {
    await open(hash);
    assert.deepEqual(await figures(), expected, hash);
  }
});

check("a round with the keyboard alone", async () => {
  await open(KNIGHT);
  await page.locator("body").focus();
  for (let i = 0; i < 200; ++i) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement.dataset.square !== undefined)) break;
  }
  const focused = () => page.evaluate(() => Number(document.activeElement.dataset.square));
  assert.equal(await focused(), 0);
  for (const key of ["Shift+ArrowUp", "Shift+ArrowRight"]) await page.keyboard.press(key);
  assert.deepEqual(await figures(), shown(cd.map("knight", "b2")), "Shift moves the piece");
  for (const [i, name] of ["move", "target", "walls", "marks", "erase"].entries()) {
    await page.keyboard.press(String(i + 1));
    assert.ok(await page.locator(`input[name="tool"][value="${name}"]`).isChecked(), name);
  }
  await page.keyboard.press("3");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press(" ");
  assert.deepEqual(await figures(), shown(cd.map("knight", "b2", { own: "c2" })));
  assert.equal(await cell(10).getAttribute("aria-label"), "c2, wall, not reached");
  await page.keyboard.press("Delete");
  assert.equal(await said("walls"), null);
  await page.keyboard.press("Control+z");
  await addressed("walls=c2");
  await page.keyboard.press("Control+y");
  await addressed("^(?!.*walls)");
  for (const key of ["Home", "ArrowLeft", "ArrowDown", "ArrowDown"]) await page.keyboard.press(key);
  assert.equal(await focused(), 0);
  await page.keyboard.press("f");
  assert.equal(await said("flip"), "yes");
  await cell(0).focus();
  await page.keyboard.press("ArrowDown");
  assert.equal(await focused(), 8, "arrows follow the board that is seen");
  await page.keyboard.press("End");
  assert.equal(await focused(), 8);
});

check("what is copied is the call, and the address", async () => {
  await open(KNIGHT);
  const button = page.locator('[data-copy="c-code"]');
  const name = await button.textContent();
  await button.click();
  await button.click();
  assert.match(await page.evaluate(() => navigator.clipboard.readText()), /chess_distance_map\(CHESS_DISTANCE_KNIGHT, 0, NULL, map\)/);
  await page.click('[data-copy="python-code"]');
  assert.match(await page.evaluate(() => navigator.clipboard.readText()), /cd\.distance_map\(cd\.KNIGHT, 0\)/);
  await page.click("#share");
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), page.url());
  await button.filter({ hasText: name }).waitFor();
});
