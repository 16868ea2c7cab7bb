// The modes with costs, squares that must be passed, many pieces, closed positions, duels.

import assert from "node:assert/strict";

import { NONE, bitboard, squares } from "../index.js";
import { SIDES, SITES, css, shaded } from "../page/colors.js";
import { cd, cell, check, figures, fills, mode, open, page, said, shown, stroke, summary, tool } from "./browser.js";

const label = (square) => cell(square).getAttribute("aria-label");
const color = (color, s) => css(shaded(color, ((s >> 3) + s) % 2 === 0));

check("slow squares are painted, and cost one, two or three more", async () => {
  await open("#fen=8/8/8/8/8/8/8/K7_w&mode=weighted");
  assert.match(await summary(), /^White king a1 reaches 64 squares, the farthest at a cost of 7\. Paint/);
  await tool("slow");
  await stroke([8, 9, 10]);
  assert.equal(await said("plus1"), "a2b2c2");
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
  assert.equal(await summary(), "White king a1 to h8: every way passes 1 square: e4.");
  assert.deepEqual(await figures(), Array.from({ length: 64 }, (_, s) => ({ 0: "0", 28: "4", 63: "8" })[s] ?? ""));
  await tool("walls");
  await cell(46).click();
  assert.equal(await summary(), "White king a1 to h8: every way passes 3 squares: e4, d5, c6.");
  await cell(28).click();
  assert.equal(await summary(), "White king a1 to h8: there is no way.");
  await tool("target");
  await cell(9).click();
  assert.equal(await summary(), "White king a1 to b2: no other square is on every way.");
});

check("the nearest of many pieces", async () => {
  await open("#fen=N6N/8/8/8/3r4/8/8/N6n_w&mode=voronoi&at=a1");
  const board = { enemy: ["d4", "h1"] };
  const owners = cd.voronoi("knight", ["a1", "a8", "h8"], board);
  assert.deepEqual(await figures(), shown(cd.setMap("knight", ["a1", "a8", "h8"], board)));
  const expected = [...owners].map((owner, s) => color(owner === 254 ? SIDES.tied : SITES[owner], s));
  assert.ok(!owners.includes(NONE));
  assert.deepEqual(await fills(), expected);
  const share = (i) => owners.filter((owner) => owner === i).length;
  assert.equal(await summary(), `Squares nearest to each white knight: A1 ${share(0)}, a8 ${share(1)}, h8 ${share(2)}; tied ${share(254)}.`);
  assert.match(await label(0), /nearest to a1$/);
  await cell(7).click();
  assert.match(await summary(), /^Squares nearest to each black knight: H1 63; tied 0\. Put more/);
});

check("where the pieces of a closed position may ever stand", async () => {
  const closed = "8/8/2k5/p1p1p1p1/P1P1P1P1/2K5/8/8";
  await open(`#fen=${closed}_w&mode=reach`);
  const pawns = bitboard(["a4", "c4", "e4", "g4", "a5", "c5", "e5", "g5"]);
  const seen = await fills();
  const blue = [...seen.keys()].filter((s) => seen[s] === color(SIDES.first, s));
  assert.equal(bitboard(blue), 0xffffffn, "the king has three ranks");
  assert.equal(bitboard([...seen.keys()].filter((s) => seen[s] === color(SIDES.tied, s))), pawns);
  assert.equal(await summary(), "White king c3 may ever stand on 24 squares (blue). 8 of 10 pieces never move (gray). Walls and marks do not count here.");
  assert.deepEqual([await label(0), await label(32), await label(63)], ["a1, may stand here", "a5, black pawn, fixed", "h8, not reached"]);
  for (const wrong of ["8/8/8/8/8/8/8/K7", "k7/8/8/8/8/8/8/KA6", "kP6/8/8/8/8/8/8/K7"]) {
    await open(`#fen=${wrong}_w&mode=reach`);
    assert.match(await summary(), /^This mode needs a chess position/, wrong);
    assert.equal(await page.locator("#c-code").textContent(), "#include <chess_distance.h>\n");
  }
});

check("a duel of two kings, and the squares from which the defender holds", async () => {
  await open("#fen=8/k7/8/8/8/8/8/K7_w&mode=duel&to=h1");
  assert.match(await summary(), /^The white king a1 moves first and forces its way to h1 in 7 moves\./);
  const duel = cd.duel({}, {}, "h1");
  const expected = Array.from({ length: 64 }, (_, s) => duel.attackerToMove[64 * s + 48]);
  assert.deepEqual(await figures(), shown(expected));
  const near = squares(cd.moves("king", "a1")).concat(0);
  const holds = [...Array(64).keys()].filter((s) => !near.includes(s) && duel.defenderToMove[s] === NONE);
  assert.ok(holds.length > 0);
  for (let s = 0; s < 64; ++s) assert.equal(/holds$/.test(await label(s)), holds.includes(s), s);
  await open("#fen=8/8/8/8/8/6k1/8/K7_w&mode=duel&to=h1");
  assert.match(await summary(), /^The black king g3 keeps the white king a1 away from h1\./);
  // The square opposite is a target only where no goal is painted.
  await open("#fen=8/8/8/8/8/8/8/k3K3_w&mode=duel&goals=b8");
  assert.equal(cd.duel({}, {}, "b8").attackerToMove[64 * 4], NONE);
  assert.match(await summary(), /^The black king a1 keeps the white king e1 away from b8\./);
  assert.match(await page.locator("#c-code").textContent(), /chess_distance_duel\(NULL, NULL, 0x200000000000000, moves\)/);
  assert.doesNotMatch(await label(59), /target/);
  await tool("target");
  await cell(59).click();
  assert.match(await summary(), /forces its way to b8, d8 in 7 moves/);
  await open("#fen=8/8/8/8/8/6r1/8/K7_w&mode=duel&to=h1");
  assert.match(await summary(), /^Two kings fight a duel/);
});

check("a pawn that can be taken en passant opens a closed position", async () => {
  const chain = "3k4/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/8/3K4 w - ";
  const fixed = /(\d+) of 18 pieces never move/;
  for (const [passed, count] of [["-", "16"], ["b6", "0"], ["b3", "16"], ["c6", "16"]]) {
    await page.fill("#fen", chain + passed);
    await page.press("#fen", "Enter");
    await mode("reach");
    assert.equal((await summary()).match(fixed)[1], count, passed);
  }
  await page.fill("#fen", `${chain}b6 0 1`);
  await page.press("#fen", "Enter");
  assert.equal(await said("passed"), "b6");
  assert.match(await summary(), /A pawn on b6 can be taken en passant\.$/);
  assert.match(await page.locator("#c-code").textContent(), /0x20000000000\};/);
  await page.reload();
  await page.waitForSelector("body[data-ready]");
  assert.equal((await summary()).match(fixed)[1], "0");
  await stroke([33, 25 + 16]);
  assert.equal(await said("passed"), null, "the pawn has gone");
});

check("a duel for several goals, and its corresponding squares", async () => {
  await open("#fen=8/8/3p4/p2P1p2/P1kP1P2/8/2K5/8_w&mode=duel&to=b5");
  await tool("goals");
  await stroke([31, 38]);
  assert.equal(await said("goals"), "h4g5");
  const [white, black] = [bitboard(["a4", "d4", "d5", "f4"]), bitboard(["a5", "d6", "f5"])];
  const attacker = { own: white, enemy: black, avoid: cd.attacks("blackPawn", black, 0n) };
  const defender = { own: black, enemy: white, avoid: cd.attacks("whitePawn", white, 0n) };
  const { attackerToMove, defenderToMove } = cd.duel(attacker, defender, ["b5", "h4", "g5"]);
  assert.deepEqual(await figures(), shown(Array.from({ length: 64 }, (_, s) => attackerToMove[64 * s + 26])));
  const correspond = (a, d) => attackerToMove[64 * a + d] === NONE && defenderToMove[64 * a + d] !== NONE;
  let pairs = 0;
  for (let s = 0; s < 64; ++s) {
    const text = await label(s);
    assert.equal(/corresponds to the attacker's/.test(text), correspond(10, s), `defender ${s}`);
    assert.equal(/corresponds to the defender's/.test(text), correspond(s, 26), `attacker ${s}`);
    if (correspond(10, s) || correspond(s, 26)) {
      ++pairs;
      assert.equal(await page.locator("#picture .square").nth(s).locator("path[d^='M22.5 3 42']").count(), 2 * (correspond(10, s) + correspond(s, 26)));
    }
  }
  assert.ok(pairs >= 3, `${pairs}`);
  assert.match(await summary(), /Corresponding to c2: c4, e4\. To c4: /);
  assert.match(await label(31), /target/);
  await tool("erase");
  await stroke([31, 38]);
  assert.equal(await said("goals"), null);
});
