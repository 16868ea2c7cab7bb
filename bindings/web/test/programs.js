// Programs in C and Python around the calls of the page.

import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { root } from "./browser.js";

const library = join(root, "build/libchess_distance.a");
const python = join(root, "build/python-test/bin/python");

export const noLibrary = existsSync(library) ? false : "make has built no library";
export const noPython = existsSync(python) ? false : "make python has installed no package";

/** The output of a C call and of the code behind it, which prints the results. */
export function runC(text, print) {
  const folder = mkdtempSync(join(tmpdir(), "calls-"));
  try {
    const [include, , ...calls] = text.split("\n");
    const program = `#include <stdio.h>\n${include}\nint main(void) {\n${calls.join("\n")}\n${print}\nreturn 0; }\n`;
    writeFileSync(join(folder, "call.c"), program);
    execFileSync("cc", ["-Wall", "-Wextra", "-Werror", "-I", join(root, "include"), "call.c", library, "-o", "call"], { cwd: folder });
    return execFileSync(join(folder, "call"), { encoding: "utf8" });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export const runPython = (text, print) => execFileSync(python, ["-c", `${text}\n${print}`], { encoding: "utf8" });
