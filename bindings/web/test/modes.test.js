// The modes with costs, squares that must be passed, many pieces, closed positions, duels.

import assert from "node:assert/strict";

import { cd, cell, check, enter, figures, mode, open, page, reload, said, shown, stroke, summary, tool } from "./browser.js";

const label = (square) => cell(square).getAttribute("aria-label");

check("slow squares are painted, and cost one, two or three more", async () => {
  await open("#fen=8/8/8/8/8/8/8/K7_w&mode=weighted");
  assert.match(await summary(), /Paint squares with Slow/);
  await tool("slow");
  await stroke([8, 9, 10]);
  await cell(1).click();
  await cell(1).click();
  assert.deepEqual([await said("plus1"), await said("plus2")], ["a2b2c2", "b1"]);
  assert.deepEqual(await figures(), shown(cd.weightedMap("king", "a1", ["a2", "b2", "c2"], "b1")));
  assert.match(await label(1), /^b1, costs 2 more, 3 moves$/);
  assert.equal(await page.locator("#picture .square").nth(1).locator("path").count(), 1);
  await cell(1).click();
  assert.deepEqual(await figures(), shown(cd.weightedMap("king", "a1", ["a2", "b2", "c2", "b1"], "b1")));
  await cell(1).click();
  assert.deepEqual([await said("plus1"), await said("plus2")], ["a2b2c2", null]);

  await mode("moves");
  assert.ok(await page.locator('[data-tool="slow"]').isHidden());
  assert.ok(await page.locator('input[name="tool"][value="move"]').isChecked());
  assert.deepEqual(await figures(), shown(cd.map("king", "a1")), "other modes know no slow squares");
});

check("squares that every way passes", async () => {
  // A wall on rank 4 with one gate, and one on rank 6 with two.
  await open("#fen=8/8/8/8/8/8/8/K7_w&mode=mustPass&to=h8&walls=a4b4c4d4f4g4h4a6b6d6e6f6h6");
  await tool("walls");
  await cell(46).click();
  assert.equal(await summary(), "White king a1 to h8: every way passes 3 squares: e4, d5, c6.");
  await cell(28).click();
  assert.equal(await summary(), "White king a1 to h8: there is no way.");
  await tool("target");
  await cell(9).click();
  assert.equal(await summary(), "White king a1 to b2: no other square is on every way.");
});

check("modes that lack a piece say so; labels tell what colors show", async () => {
  await open("#fen=N6N/8/8/8/3r4/8/8/N6n_w&mode=voronoi&at=a1");
  assert.match(await label(0), /nearest to a1$/);
  await cell(7).click();
  assert.match(await summary(), /^Squares nearest to each black knight: H1 63; tied 0\. Put more/);
  await open("#fen=8/8/8/8/8/8/8/N7_w&mode=territory");
  assert.match(await summary(), /put a second one on it/);
  await open("#fen=8/8/2k5/p1p1p1p1/P1P1P1P1/2K5/8/8_w&mode=reach");
  assert.deepEqual([await label(0), await label(32), await label(63)], ["a1, may stand here", "a5, black pawn, fixed", "h8, not reached"]);
  for (const wrong of ["8/8/8/8/8/8/8/K7", "k7/8/8/8/8/8/8/KA6", "kP6/8/8/8/8/8/8/K7"]) {
    await open(`#fen=${wrong}_w&mode=reach`);
    assert.match(await summary(), /^This mode needs a chess position/, wrong);
    assert.equal(await page.locator("#c-code").textContent(), "#include <chess_distance.h>\n");
  }
  await open("#fen=8/8/8/8/8/6r1/8/K7_w&mode=duel&to=h1");
  assert.match(await summary(), /^Two kings fight a duel/);
});

check("a duel for a target that is chosen, or for goals that are painted", async () => {
  await open("#fen=8/k7/8/8/8/8/8/K7_w&mode=duel&to=h1");
  assert.match(await summary(), /^The white king a1 moves first and forces its way to h1 in 7 moves\./);
  // The square opposite is a target only where no goal is painted.
  await open("#fen=8/8/8/8/8/8/8/k3K3_w&mode=duel&goals=b8");
  assert.match(await page.locator("#c-code").textContent(), /chess_distance_duel\(NULL, NULL, 0x200000000000000, moves\)/);
  assert.doesNotMatch(await label(59), /target/);
  await tool("target");
  await cell(59).click();
  assert.match(await summary(), /forces its way to b8, d8 in 7 moves/);
  await open("#fen=8/8/3p4/p2P1p2/P1kP1P2/8/2K5/8_w&mode=duel&to=b5");
  await tool("goals");
  await stroke([31, 38]);
  assert.equal(await said("goals"), "h4g5");
  assert.match(await label(31), /target/);
  assert.match(await label(35), /holds$/);
  assert.match(await summary(), /away from h4, b5, g5\. With the defender to move it would hold on e3, f3, b4, d4, f4, d5\.$/);
  await tool("erase");
  await stroke([31, 38]);
  assert.equal(await said("goals"), null);
});

check("a pawn that can be taken en passant opens a closed position", async () => {
  const chain = "3k4/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/8/3K4 w - ";
  const fixed = /(\d+) of 18 pieces never move/;
  for (const [passed, count] of [["-", "16"], ["b6", "0"], ["b3", "16"], ["c6", "16"]]) {
    await enter("#fen", chain + passed);
    await mode("reach");
    assert.equal((await summary()).match(fixed)[1], count, passed);
  }
  await enter("#fen", `${chain}b6 0 1`);
  assert.equal(await said("passed"), "b6");
  assert.match(await summary(), /A pawn on b6 can be taken en passant\.$/);
  assert.match(await page.locator("#c-code").textContent(), /0x20000000000\};/);
  await reload();
  assert.equal((await summary()).match(fixed)[1], "0");
  await stroke([33, 25 + 16]);
  assert.equal(await said("passed"), null, "the pawn has gone");
});
