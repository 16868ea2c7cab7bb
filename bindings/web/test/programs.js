// The page's calls in C and Python, each compared with its board.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { check, page, root, skip } from "./browser.js";

const library = join(root, "build/libchess_distance.a");
const python = join(root, "build/python-test/bin/python");

export const noLibrary = existsSync(library) ? false : "make has built no library";
export const noPython = existsSync(python) ? false : "make python has installed no package";

/** The words that each of many C calls prints, by its `print` behind it. One program has all of them. */
function runC(calls) {
  const folder = mkdtempSync(join(tmpdir(), "calls-"));
  try {
    const functions = calls.map(({ text, print }, i) => {
      const [, , ...lines] = text.split("\n");
      return `static void call${i}(void) {\n${lines.join("\n")}\n${print}\nputs("");\n}\n`;
    });
    const [include] = calls[0].text.split("\n");
    const main = `int main(void) {\n${calls.map((_, i) => `call${i}();\n`).join("")}return 0;\n}\n`;
    writeFileSync(join(folder, "calls.c"), `#include <stdio.h>\n${include}\n${functions.join("")}${main}`);
    execFileSync("cc", ["-Wall", "-Wextra", "-Werror", "-I", join(root, "include"), "calls.c", library, "-o", "calls"], { cwd: folder });
    return lines(execFileSync(join(folder, "calls"), { encoding: "utf8" }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The same in Python. */
function runPython(calls) {
  const input = JSON.stringify(calls.map(({ text, print }) => `${text}\n${print}`));
  const each = "import json, sys\nfor call in json.load(sys.stdin): exec(call, {})";
  return lines(execFileSync(python, ["-c", each], { input, encoding: "utf8" }));
}

const lines = (printed) => printed.trim().split("\n").map((line) => line.trim().split(" "));

/**
 * Compares the page's C and Python calls with its board. `cases` opens the page for each and gives
 * its name, the words seen on the board ("own" for a square that is not compared), and the code
 * that prints the results of a call in C and in Python.
 */
export function checkCalls(of, cases) {
  let seen;
  const all = async () => {
    const found = [];
    for await (const one of cases()) {
      const [c, python] = [await page.locator("#c-code").textContent(), await page.locator("#python-code").textContent()];
      found.push({ ...one, text: { c, python } });
    }
    return found;
  };
  const compare = async (language, run) => {
    seen ??= await all();
    const printed = run(seen.map(({ text, print }) => ({ text: text[language], print: print[language] })));
    assert.equal(printed.length, seen.length);
    for (const [i, { name, shown }] of seen.entries()) {
      assert.equal(printed[i].length, shown.length, name);
      shown.forEach((word, at) => word === "own" || assert.equal(printed[i][at], word, `${name}, ${at}`));
    }
  };
  check(`the C call${of} gives what the board shows`, () => compare("c", runC), skip || noLibrary);
  check(`the Python call${of} gives what the board shows`, () => compare("python", runPython), skip || noPython);
}
