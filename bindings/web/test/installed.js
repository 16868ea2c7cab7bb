// The package as npm packs it, installed into a folder.

import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const web = fileURLToPath(new URL("..", import.meta.url));

/** Installs it without the network, and returns the names of the packed files. */
export function install(folder) {
  const packed = execFileSync("npm", ["pack", "--json", "--pack-destination", folder], { cwd: web, encoding: "utf8" });
  const [{ filename, files }] = JSON.parse(packed);
  writeFileSync(join(folder, "package.json"), '{ "type": "module", "private": true }');
  const words = ["install", "--silent", "--no-fund", "--no-audit", join(folder, filename)];
  execFileSync("npm", words, { cwd: folder });
  return files.map(({ path }) => path);
}
