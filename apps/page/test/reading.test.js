// What the page reads: FENs as they stand in files, addresses, games; and what it says of others.

import assert from "node:assert/strict";

import {
  FIRST,
  addressed,
  address,
  check,
  context,
  enter,
  open,
  page,
  paste,
  reload,
  said,
  stroke,
  summary,
  untranslated,
} from "./browser.js";

const problem = () => page.locator("#fen-error").textContent();

check(
  "a FEN is read from its field, and a wrong one stays there and says what is wrong",
  async () => {
    await enter("#fen", "8/8/8/8/8/8/8/R3k2r b KQkq - 0 1");
    assert.equal(await said("fen"), "8/8/8/8/8/8/8/R3k2r_b");
    assert.match(await summary(), /^Black king e1/);
    const before = page.url();
    for (const [fen, fault] of [
      ["8/8/8", /8 ranks/],
      ["8/8/8/8/8/8/8/7 w", /8 squares/],
      ["8/8/8/8/8/8/8/7z w", /no piece/],
      ["8p/8/8/8/8/8/8/8 w", /Rank 8 .* 8 squares/],
      ["8/8/8/8/8/8/8/8 x", /side to move is w or b/],
      ["4k3/8/8/8/8/8/4P3/4K3 w KK -", /Castling is some of KQkq/],
      ["4k3/8/8/8/8/8/4P3/4K3 w - e4", /rank 3 or 6/],
      ["4k3/8/8/8/8/8/4P3/4K3[Q w - -", /Rank 1 has “\[”/],
      ["", /no FEN/],
    ]) {
      await enter("#fen", fen);
      assert.match(await problem(), fault, fen);
      assert.deepEqual([page.url(), await page.inputValue("#fen")], [before, fen]);
    }
  },
);

check("a FEN that is pasted anywhere is taken, with its castling rights", async () => {
  const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  assert.equal(await paste(start), start);
  assert.deepEqual(
    [await said("fen"), await said("castling")],
    [start.split(" ").slice(0, 2).join("_"), "KQkq"],
  );
  await stroke([7, 23]);
  assert.match(await page.inputValue("#fen"), / w Qkq - 0 1$/);
  await reload();
  assert.match(await page.inputValue("#fen"), / w Qkq - 0 1$/);
  assert.equal(
    await page.getAttribute("#editor", "href"),
    `https://lichess.org/editor/${(await page.inputValue("#fen")).replaceAll(" ", "_")}`,
  );
  const before = page.url();
  await paste("and/or");
  assert.equal(page.url(), before);
  await paste("8/8/8/8 w");
  assert.match(await problem(), /8 ranks/);
  await open("#fen=8/8/8/8/8/8/8/A7_w");
  assert.ok(await page.locator("#editor").isHidden(), "the editor has no archbishops");
});

check("FENs are read as they stand in files, by the library", async () => {
  const plain = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
  for (const [text, fen] of [
    ["4k3/8/8/8/8/8/4P3/4K3 w - -; x", plain],
    ["4k3/8/8/8/8/8/4P3/4K3 w;", plain],
    ["\ufeff4k3/8/8/8/8/8/4P3/4K3 w - -\r\n", plain],
    ["4k3/8/8/8/8/8/4P3/4K3[Qp] b - -", plain.replace("w", "b")],
    ["4k3/8/8/8/8/8/4P3/4K3/Qp w - -", plain],
    ["4k3/8/8/8/8/8/8/4KQ~2 w - -", "4k3/8/8/8/8/8/8/4KQ2 w - - 0 1"],
    ["r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"],
    ["1r3kr1/8/8/8/8/8/8/1R3KR1 w GBgb -", "1r3kr1/8/8/8/8/8/8/1R3KR1 w KQkq - 0 1"],
    ["8/8/8/8/4P3/8/k6K/8 b - e3", "8/8/8/8/4P3/8/k6K/8 b - e3 0 1"],
  ]) {
    await open(FIRST);
    await enter("#fen", text);
    assert.deepEqual([await problem(), await page.inputValue("#fen")], ["", fen], text);
  }
});

check(
  "an address with a FEN keeps its side, its rights and its square, or is refused",
  async () => {
    const board = "rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR";
    const crazyhouse = `https://lichess.org/analysis/crazyhouse/${board}`;
    const passed = "8/2k5/8/4Pp2/8/8/2K5/8";
    for (const [address, fen] of [
      [`https://lichess.org/editor/${passed}_w_-_f6_0_1?color=white`, `${passed} w - f6 0 1`],
      [
        `https://example.org/board?fen=${encodeURIComponent(`${passed} w - f6 0 1`)}`,
        `${passed} w - f6 0 1`,
      ],
      [`${crazyhouse}[P]_b_KQkq_-`, `${board} b KQkq - 0 1`],
      [`${crazyhouse}_w_HAha_e6_`, `${board} w KQkq e6 0 1`],
      [`${crazyhouse}/Pp_b`, `${board} b - - 0 1`],
      [`${crazyhouse}%20b%20KQ%20-?x=100%`, `${board} b KQ - 0 1`],
      // Other parts of the address are no ranks, and it may be without https.
      [`example.org/b/8/q/${board}/analysis`, `${board} w - - 0 1`],
      [`lichess.org/editor/${board}_b_KQkq_-_0_1`, `${board} b KQkq - 0 1`],
    ]) {
      await open(FIRST);
      assert.equal(await paste(address), fen, address);
    }
    for (const [address, fault] of [
      ["https://lichess.org/abcd1234", /no position in it/],
      [`https://lichess.org/editor/${board}_x_KQkq_-`, /side to move is w or b/],
    ]) {
      await paste(address);
      assert.match(await problem(), fault);
    }
    await enter("#fen", "lichess.org/abcd1234");
    assert.match(await problem(), /no position in it/);
  },
);

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
const GAME = [
  [
    '[Event "Opera"]\n[Result "1-0"]\n\n1. e4 e5 2. Nf3 d6 3. d4 Bg4 {a comment (not a line)} 4. dxe5 Bxf3 (4... dxe5 5. Qxd8+) 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0',
    "1n1Rkb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2K5 b k - 0 1",
  ],
  [
    "1. e4 {best} 1. ... e5 2. Nf3 (2. f4) 2… Nc6",
    "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 1",
  ],
  [
    '[Event "Open „Schloss“ 2020"]\n1. e4',
    "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
  ],
  [
    '[SetUp “1”] [FEN “4k3/8/8/8/8/8/4P3/4K3 w - - 0 1”] [White "A”] 1. e4',
    "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1",
  ],
  [
    "1. e4 a6 2. e5 d5 3. exd6 e.p. + a5",
    "rnbqkbnr/1pp1pppp/3P4/p7/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1",
  ],
  ["1. e4 a6 2. e5 d5 3. exd6", "rnbqkbnr/1pp1pppp/p2P4/8/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"],
  [
    '[FEN "4k3/P7/8/8/1b6/8/3N4/4K1N1 w - - 0 1"] 1. Nf3 Kd7 2. a8=Q',
    "Q7/3k4/8/8/1b6/5N2/3N4/4K3 b - - 0 1",
  ],
  [
    "1. d4 d5 2. Nc3 Nf6 $1 3. Bf4 ; to the end\n3... e6",
    "rnbqkb1r/ppp2ppp/4pn2/3p4/3P1B2/2N5/PPP1PPPP/R2QKBNR w KQkq - 0 1",
  ],
  ["1. e4 e5 2. Ke2 Ke7 3. Ke1 Ke8 *", "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w - - 0 1"],
  [
    "[FEN “8/P7/8/8/8/k7/8/K7 w - - 0 1”]\n% a line for a program 1. h4\n1. a8(R)",
    "R7/8/8/8/8/k7/8/K7 b - - 0 1",
  ],
  [
    "1.e4 e5 2.Nf3 Nc6 3.Bc4 Bc5 4.0-0",
    "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 0 1",
  ],
];

check("a game is played by the rules of chess, and its last position is shown", async () => {
  for (const [pgn, fen] of GAME) {
    await open(FIRST);
    assert.equal(await paste(pgn), fen, pgn);
    assert.equal(await problem(), "");
  }
  for (const [pgn, move, ply] of [
    ["1. e4 e5 2. Ke3", "Ke3", 3],
    ['[FEN "4k3/8/8/8/8/N3N3/8/4K3 w - - 0 1"] 1. Nc4', "Nc4", 1],
    ['[FEN "8/P7/8/8/8/k7/8/K7 w - - 0 1"] 1. a8 *', "a8", 1],
    ['[FEN "4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1"] 1. Kd2 Kd7 2. Ke1 Kd8 3. Nc3', "Nc3", 5],
    ["1. e4 f6 2. Qh5+ a6", "a6", 4],
    ["1. e4 e5 2. Ke2 Ke7 3. Ke1 Ke8 4. Nf3 a6 5. Be2 a5 6. O-O", "O-O", 11],
  ]) {
    await open(FIRST);
    const before = page.url();
    await paste(pgn);
    assert.match(
      await problem(),
      new RegExp(`“${move}” is no legal move \\(half-move ${ply}\\)`),
      pgn,
    );
    assert.equal(page.url(), before);
  }
  await enter("#fen", '[Variant "Atomic"] 1. e4');
  await page.waitForFunction(() => /Atomic/.test(document.querySelector("#fen-error").textContent));
});

check(
  "what a position has against the rules of chess is said, in the page's languages too",
  async () => {
    for (const language of ["de", "fr", "en"]) {
      await Promise.all([page.waitForEvent("load"), page.selectOption("#look-language", language)]);
      for (const [fen, reason] of [
        [
          "8/8/8/8/8/8/8/K7 w - - 0 1",
          "This position breaks the rules of chess: Black has no king",
        ],
        [
          "4k3/8/8/8/8/8/8/KK6 w - - 0 1",
          "This position breaks the rules of chess: White has more than one king",
        ],
        ["4k2P/8/8/8/8/8/8/K7 w - - 0 1", "This position breaks the rules of chess: a pawn stands"],
        ["4k3/8/8/8/8/8/8/K3R3 w - - 0 1", "White cannot be to move"],
        ["4k3/8/8/8/8/8/8/1R1K2R1 w GB - 0 1", "This position has castling rights of Chess960"],
      ]) {
        await open(FIRST);
        await paste(`[FEN "${fen}"] 1. Ka2`);
        if (language === "en") assert.ok((await problem()).startsWith(reason), await problem());
      }
      assert.deepEqual(await untranslated(), [], language);
    }
  },
);

check("castling by the files of rooks keeps its meaning", async () => {
  for (const [text, fen] of [
    ["4k3/8/8/8/8/8/8/1R1K1RR1 w FB - 0 1", "4k3/8/8/8/8/8/8/1R1K1RR1 w FQ - 0 1"],
    ["rr2k3/8/8/8/8/8/8/4K1R1 w Gb - 0 1", "rr2k3/8/8/8/8/8/8/4K1R1 w Gb - 0 1"],
    ["rr2k3/8/8/8/8/8/8/4K2R w Ha - 0 1", "rr2k3/8/8/8/8/8/8/4K2R w Kq - 0 1"],
  ]) {
    await enter("#fen", text);
    assert.equal(await page.inputValue("#fen"), fen);
    await reload();
    assert.equal(await page.inputValue("#fen"), fen, "the address has it");
  }
});

check("a king or a rook that has moved castles no more", async () => {
  for (const [fen, ...moves] of [
    ["1r3kr1/8/8/8/8/8/8/1R3KR1 w KQkq - 0 1", [6, 7, "Qkq"], [61, 60, "Q"]],
    ["4k3/8/8/8/8/8/8/1R1K1RR1 w FB - 0 1", [6, 14, "FQ"], [5, 13, "Q"]],
  ]) {
    await enter("#fen", fen);
    for (const [from, to, castling] of moves) {
      await stroke([from, to]);
      assert.equal((await page.inputValue("#fen")).split(" ")[2], castling);
    }
  }
});

check(
  "of three games the first is shown; any of its positions is, and Back leaves it",
  async () => {
    await paste('[White "A"]\n\n1. e4 e5 2. Nf3 1-0\n\n[White "B"]\n\n1. d4 d5 1/2-1/2\n\n1. c4');
    assert.equal(await page.locator("#puzzles option").count(), 3);
    assert.equal(await page.inputValue("#fen"), `${START} w KQkq - 0 1`);
    await page.click('[data-go="last"]');
    assert.deepEqual(await page.$$eval("#played li", (all) => all.map((one) => one.textContent)), [
      "1. e4",
      "e5",
      "2. Nf3",
    ]);
    assert.ok(
      (await page.locator('[data-go="on"]').isDisabled()) &&
        (await page.locator('[data-go="last"]').isDisabled()),
    );
    await page.click('[data-go="back"]');
    assert.match(await page.inputValue("#fen"), /4p3\/4P3\/8\/PPPP1PPP\/RNBQKBNR w KQkq /);
    await page.click('[data-go="first"]');
    assert.match(
      await page.inputValue("#fen"),
      /^rnbqkbnr\/pppppppp\/8\/8\/8\/8\/PPPPPPPP\/RNBQKBNR w/,
    );
    await page.click("#played li:first-child button");
    assert.equal(await page.locator("#line [aria-current=step]").textContent(), "1. e4");
    await page.click('[data-go="on"]');
    assert.equal(await page.locator("#line [aria-current=step]").textContent(), "e5");
    await stroke([12 + 16, 8]);
    assert.ok(await page.locator("#line").isHidden(), "a position that is not of the game");
    await page.click("#undo");
    assert.ok(await page.locator("#line").isVisible());
    await page.goBack();
    await page.waitForFunction(() => document.querySelector("#line").hidden);
    assert.equal(await said("fen"), FIRST.slice(5));
  },
);

check(
  "without the rules of chess a game is no game, and the licence is beside the page",
  async () => {
    await context.route("**/rules/chess.js", (route) => route.abort());
    try {
      await open(FIRST);
      await paste("1. e4");
      assert.match(await problem(), /^The rules of chess cannot be loaded/);
    } finally {
      await context.unroute("**/rules/chess.js");
    }
    for (const [link, text] of [
      ["#rules", /Redistribution and use in source and binary forms/],
      ["#reader", /Apache License/],
    ]) {
      const url = new URL(await page.getAttribute(link, "href"), address);
      assert.match(await (await page.request.get(url.href)).text(), text);
    }
  },
);

check("what is being typed stays, while an ending is solved and while the page loads", async () => {
  const large = "8/5k2/p7/P3p1p1/3p2P1/3P1PP1/7K/8";
  await open(`#fen=${large}_w&mode=ending`);
  await page.click("#puzzle > summary");
  await page.locator("#title").fill("A title");
  await page.waitForFunction(
    () => document.querySelector("#summary").textContent.includes("Kg1"),
    null,
    { timeout: 60_000 },
  );
  assert.equal(await page.inputValue("#title"), "A title");
  await page.locator("#fen").fill("4k3/8/8/8/8/8/4P3/4K3 w");
  await page.waitForFunction(
    () => !/…/.test(document.querySelector("#summary").textContent),
    null,
    { timeout: 60_000 },
  );
  assert.equal(await page.inputValue("#fen"), "4k3/8/8/8/8/8/4P3/4K3 w");
  await page.press("#fen", "Enter");
  await addressed("fen=4k3/8/8/8/8/8/4P3/4K3_w");
  let loads;
  await context.route("**/app.js", async (route) => {
    await new Promise((resolve) => (loads = resolve));
    await route.continue();
  });
  try {
    await page.goto("about:blank");
    await page.goto(address + FIRST, { waitUntil: "commit" });
    await page.locator("#fen").fill("4k3/8/8/8/8/8/4P3/4K3 b");
    await page.press("#fen", "Enter");
    loads();
    await page.waitForSelector("body[data-ready]");
    await addressed("fen=4k3/8/8/8/8/8/4P3/4K3_b");
  } finally {
    await context.unroute("**/app.js");
  }
});

check(
  "games in German and French letters are read, and numbers begin with those of the FEN",
  async () => {
    const lopez = "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 0 1";
    for (const moves of ["Sf3 Sc6 3. Lb5", "Cf3 Cc6 3. Fb5", "Nf3 Nc6 3. Bb5"])
      assert.equal(await paste(`1. e4 e5 2. ${moves} *`), lopez, moves);
    // A French king has the letter of a rook.
    assert.match(await paste("1. e4 e5 2. Re2 Re7 *"), /^rnbq1bnr\/ppppkppp/);
    await open(FIRST);
    await paste('[FEN "8/8/8/8/8/2k5/P7/K7 w - - 3 40"]\n\n40. Kb1 Kd3 41. a4 *');
    assert.equal(await page.locator("#played li").first().textContent(), "40. Kb1");
    await page.click('[data-go="first"]');
    await page.locator('input[name="mode"][value="moves"]').check({ force: true });
    assert.match(await summary(), /^White king a1/, "the side to move moves");
  },
);

check("a large text does not block the page", async () => {
  for (const text of ['[a "'.repeat(50_000), "{".repeat(200_000), "(".repeat(200_000)]) {
    const start = Date.now();
    await paste(`1. e4 ${text}`);
    assert.ok(Date.now() - start < 3000, `${text.slice(0, 4)}: ${Date.now() - start} ms`);
    await open(FIRST);
  }
});
