// Positions that come in as texts: a FEN, a game in PGN, the address of a position elsewhere.

import assert from "node:assert/strict";

import { FIRST, check, enter, open, page, reload, said, stroke, summary } from "./browser.js";

check("a FEN is read from its field, and a wrong one says what is wrong", async () => {
  await enter("#fen", "8/8/8/8/8/8/8/R3k2r b KQkq - 0 1");
  assert.equal(await said("fen"), "8/8/8/8/8/8/8/R3k2r_b");
  assert.match(await summary(), /^Black king e1/);
  const before = page.url();
  for (const [fen, error] of [
    ["8/8/8", /8 ranks/],
    ["8/8/8/8/8/8/8/9 w", /8 squares/],
    ["8/8/8/8/8/8/8/7 w", /8 squares/],
    ["8/8/8/8/8/8/8/7z w", /no piece/],
    ["8p/8/8/8/8/8/8/8 w", /Rank 8 .* 8 squares/],
    ["ppppppppppppp/8/8/8/8/8/8/8 w", /8 squares/],
    ["8/8/8/8/8/8/8/8 x", /side to move/],
    ["", /no FEN/],
  ]) {
    await enter("#fen", fen);
    assert.match(await page.locator("#fen-error").textContent(), error, fen);
    assert.equal(page.url(), before);
  }
});

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
