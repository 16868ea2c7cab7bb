// The modes with costs, squares that must be passed, many pieces, closed positions, duels. And the gallery,
// with each of its studies: its picture and its sentence against the library's answer.

import assert from "node:assert/strict";

import loadGrid from "../grid.js";
import { NONE, bitboard, square, squares } from "../index.js";
import { MODES } from "../page/modes/index.js";
import { STUDIES } from "../page/studies.js";
import { SIDES } from "../page/artwork.js";
import loadPawnEndings from "../pawn.js";
import {
  address, cd, cell, check, code, enter, figures, fills, isColor, label, mode, numbers, open, openGallery, page, reload, said, settled, shown, stroke, summary, tool,
} from "./browser.js";

const [grids, solve] = await Promise.all([loadGrid(), loadPawnEndings()]);
const chosen = (name) => page.click(`[data-study="${name}"]`);
const ways = (from, to, board) => ({ layers: cd.trajectories("king", from, to, board), count: cd.trajectoryCount("king", from, to, board) });
/** The figures of layers: the ply of each square. */
const plies = (layers) => Array.from({ length: 64 }, (_, s) => String(layers.findLastIndex((layer) => (layer >> BigInt(s)) & 1n)).replace("-1", ""));

const openings = { files: 9, ranks: 10 };
const red = "a1 b1 c1 d1 e1 f1 g1 h1 i1 b3 h3 a4 c4 e4 g4 i4".split(" ");
const enemy = "a10 b10 c10 d10 e10 f10 g10 h10 i10 b8 h8 a7 c7 e7 g7 i7".split(" ");
const xiangqi = (piece, from) => {
  const map = grids(openings).map(piece, from, { own: red.filter((s) => s !== from), enemy });
  const known = [...map].filter((d) => d !== NONE);
  return { figures: shown(map), text: `reaches ${known.length} squares, the farthest in ${Math.max(...known)} moves.` };
};

/** A pawn ending that White wins with one move of the king, and the mutual zugzwangs that the kings can come to. */
const ending = (mine, theirs, king, other, key) => {
  const sets = [mine, theirs].map((names) => names.split(" "));
  const { attacker, defender, won } = solve(...sets);
  const has = (set, name) => (set >> BigInt(square(name))) & 1n;
  assert.deepEqual(squares(cd.moves("king", king, attacker)).filter((a) => has(won.defenderToMove[a], other)), [square(key)]);
  assert.ok(!has(won.defenderToMove[square(king)], other));
  const place = (name, { own, avoid }) => squares(cd.within("king", name, 63, { own, avoid }));
  const pairs = place(king, attacker).flatMap((a) => {
    const zugzwangs = bitboard(place(other, defender)) & won.defenderToMove[a] & ~won.attackerToMove[a] & ~defender.avoid;
    return squares(zugzwangs).map((d) => [a, d]);
  });
  assert.ok(!has(solve(...sets, false, true).won.defenderToMove[square(king)], other));
  return { text: `White to move: White queens by force, with K${key}`, pairs };
};

/** By study: the figures and words of the sentence, from the library. */
const ANSWERS = {
  lasker: () => ending("a4 d4 d5 f4", "a5 d6 f5", "a1", "a7", "b1"),
  locock: () => ending("d5 e4 g3", "d7 d6 g4", "a1", "g8", "b1"),
  grigoriev: () => ending("b5 g4", "b6 g7", "a2", "a8", "b3"),
  reti() {
    const avoid = cd.attacks("king", "a6") | cd.attacks("blackPawn", "h5");
    const { layers, count } = ways("h8", "h2", { own: "c6", enemy: ["a6", "h5"], avoid });
    assert.ok(squares(layers[3]).includes(36), "over e5");
    return { figures: plies(layers), text: `White king h8 to h2: ${count} shortest ways, 6 moves each.` };
  },
  ways() {
    const { layers, count } = ways("f6", "h1");
    assert.equal(count, 25n);
    return { figures: plies(layers), text: "25 shortest ways, 5 moves each." };
  },
  door() {
    const own = "a4 b4 c4 d4 f4 g4 h4 a6 b6 d6 e6 f6 h6".split(" ");
    assert.deepEqual(squares(cd.mustPass("king", "a1", "h8", { own })), [28]);
    const map = cd.map("king", "a1", { own });
    return { figures: Array.from({ length: 64 }, (_, s) => ([0, 28, 63].includes(s) ? String(map[s]) : "")), text: "every way passes 1 square: e4." };
  },
  knight: () => ({ figures: shown(cd.map("knight", "a1")), text: `B2: ${cd.knight("a1", "b2")} moves.` }),
  farthest() {
    const matrix = cd.matrix("knight");
    const far = Array.from({ length: 64 }, (_, s) => Math.max(...matrix.slice(64 * s, 64 * s + 64)));
    return { figures: far.map(String), text: `from its best square ${Math.min(...far)} moves to the farthest that it reaches, from its worst ${Math.max(...far)}.` };
  },
  slow() {
    const swamp = "a4 b4 c4 d4 e4 f4 a5 b5 c5 d5 e5 f5".split(" ");
    const map = cd.weightedMap("king", "c1", 0n, swamp);
    return { figures: shown(map), text: `the farthest at a cost of ${Math.max(...map)}.` };
  },
  race() {
    const guarded = cd.attacks("blackPawn", "g5");
    const sides = cd.territory("king", "c1", { enemy: "g5", avoid: guarded }, "king", "a7", { own: "g5" });
    const [first, second, tied] = [sides.first, sides.second, sides.tied];
    const count = (set) => squares(set).length;
    return { sides, text: `nearer to ${count(first)} squares, black king a7 (orange) to ${count(second)}. ${count(tied)} are tied` };
  },
  knights() {
    const sites = ["a1", "h1", "a8", "h8"];
    const owners = cd.voronoi("knight", sites);
    const share = (i) => owners.filter((owner) => owner === i).length;
    return { figures: shown(cd.map("knight", sites)), text: `A1 ${share(0)}, h1 ${share(1)}, a8 ${share(2)}, h8 ${share(3)}; tied ${share(254)}.` };
  },
  shoulder() {
    const { attackerToMove, defenderToMove } = cd.duel(null, null, "b8");
    assert.equal(attackerToMove[64 * 4], NONE);
    const held = [...Array(64).keys()].filter((d) => cd.king("e1", d) > 1 && defenderToMove[64 * 4 + d] === NONE);
    return { figures: shown(Array.from({ length: 64 }, (_, s) => attackerToMove[64 * s])), text: `The black king a1 keeps the white king e1 away from b8. With the defender to move it would hold on ${held.length} squares.` };
  },
  chain() {
    const pawns = ["a4", "c4", "e4", "g4", "a5", "c5", "e5", "g5"];
    const { reach, fixed } = cd.reach({ white: [...pawns.slice(0, 4), "c3"], black: [...pawns.slice(4), "c6"], kings: ["c3", "c6"], pawns });
    return { sides: { first: reach[18], tied: bitboard(pawns) }, text: `may ever stand on ${squares(reach[18]).length} squares (blue). ${fixed} of 10 pieces never move` };
  },
  horse: () => xiangqi("nN", "b1"),
  cannon: () => xiangqi("mRcpR", "b3"),
  hexagons() {
    const size = { files: 11, ranks: 11 };
    // A hexagon is as far from the middle as the largest of its three coordinates.
    const rings = Array.from({ length: 121 }, (_, s) => [(s % 11) - 5, Math.floor(s / 11) - 5]).map(([x, y]) => Math.max(Math.abs(x), Math.abs(y), Math.abs(x + y)));
    const holes = [...rings.keys()].filter((s) => rings[s] > 5);
    assert.deepEqual([...grids({ ...size, holes }).map("WflFbrF", "f6")], rings.map((d) => (d > 5 ? NONE : d)));
    return { figures: rings.map((d) => (d > 5 ? "" : String(d))), text: "reaches 91 squares, the farthest in 5 moves." };
  },
  cylinder() {
    const grid = grids({ files: 8, ranks: 8, wrap: "files" });
    return { figures: plies(grid.trajectories("K", "a1", "g5")), text: `${grid.trajectoryCount("K", "a1", "g5")} shortest ways, ${grid.path("K", "a1", "g5")} moves each.` };
  },
};

check("every study shows the library's answer, some of them when it is asked for", async () => {
  assert.deepEqual(Object.keys(ANSWERS), Object.keys(STUDIES));
  for (const [name, { title, text, hides }] of Object.entries(STUDIES)) {
    await openGallery();
    await chosen(name);
    assert.ok(await page.locator("#gallery").isHidden());
    assert.equal(await page.locator("#study").textContent(), `${title}. ${text}`);
    assert.equal(await page.locator("#reveal").isVisible(), hides === true, name);
    if (hides) {
      assert.match(await summary(), /answer is hidden/);
      assert.equal((await figures()).join(""), "", name);
      await page.click("#reveal");
    }
    await settled();
    const seen = { figures: await figures(), text: await summary() };
    const expected = ANSWERS[name]();
    if (expected.figures) assert.deepEqual(seen.figures, expected.figures, name);
    if (expected.sides) areSides(await fills(), expected.sides);
    if (expected.pairs) arePairs(await numbers(), expected.pairs);
    assert.ok(seen.text.includes(expected.text), `${name}: ${seen.text}, expected: ${expected.text}`);
    await reload();
    await settled();
    assert.deepEqual({ figures: await figures(), text: await summary() }, seen, `${name} after a reload`);
  }
});

/** The squares of each side have its color, and no others. */
function areSides(seen, sides) {
  for (const [side, set] of Object.entries(sides)) {
    assert.deepEqual([...seen.keys()].filter((s) => isColor(seen[s], SIDES[side])), squares(set), side);
  }
}

/** White's and Black's numbers are on the squares of the pairs, and equal on each pair. */
function arePairs(seen, pairs) {
  const of = (square, sign) => seen[square].split(",").find((text) => (text[0] === "-" ? -1 : 1) === sign && text)?.replace("-", "");
  for (const [a, d] of pairs) assert.ok(of(a, 1) && of(a, 1) === of(d, -1), `${a} ${d}: ${seen[a]} ${seen[d]}`);
  const numbered = (sign) => [...seen.keys()].filter((s) => of(s, sign));
  const sorted = (all) => [...new Set(all)].sort((a, b) => a - b);
  assert.deepEqual([numbered(1), numbered(-1)], [sorted(pairs.map(([a]) => a)), sorted(pairs.map(([, d]) => d))]);
}

check("every mode has a study, and each study a picture in the gallery", async () => {
  await openGallery();
  const names = await page.$$eval("#studies button", (all) => all.map((one) => [one.dataset.study, one.querySelector("span").textContent, one.querySelectorAll("svg .square").length]));
  assert.deepEqual(names.map(([name]) => name), Object.keys(STUDIES));
  assert.deepEqual(new Set(names.map(([, mode]) => mode)), new Set(Object.values(MODES).map(({ name }) => name)));
  assert.ok(names.every(([, , count]) => count >= 64));
  await page.click("#close-gallery");
  assert.ok(await page.locator("#gallery").isHidden());
});

check("the page opens on a study; a change of the mode or of the position ends it", async () => {
  await open("");
  assert.match(await page.locator("#study").textContent(), /^Lasker/);
  assert.equal(page.url(), address);
  await mode("moves");
  await page.locator("#study").waitFor({ state: "hidden" });
  await page.goBack();
  await page.locator("#study").waitFor();
  await enter("#fen", "8/8/8/8/8/8/8/K7 w");
  await page.locator("#study").waitFor({ state: "hidden" });
});

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
    assert.equal(await code("c"), "#include <chess_distance.h>\n");
  }
  await open("#fen=8/8/8/8/8/6r1/8/K7_w&mode=duel&to=h1");
  assert.match(await summary(), /^Two kings fight a duel/);
});

check("a duel for a target that is chosen, or for goals that are painted", async () => {
  await open("#fen=8/k7/8/8/8/8/8/K7_w&mode=duel&to=h1");
  assert.match(await summary(), /^The white king a1 moves first and forces its way to h1 in 7 moves\./);
  // The square opposite is a target only where no goal is painted.
  await open("#fen=8/8/8/8/8/8/8/k3K3_w&mode=duel&goals=b8");
  assert.match(await code("c"), /chess_distance_duel\(NULL, NULL, 0x200000000000000, moves\)/);
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
  assert.match(await code("c"), /0x20000000000\};/);
  await reload();
  assert.equal((await summary()).match(fixed)[1], "0");
  await stroke([33, 25 + 16]);
  assert.equal(await said("passed"), null, "the pawn has gone");
});
