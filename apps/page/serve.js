// Serves this folder, with the page, on the loopback address: `node serve.js [PORT]`.

import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const here = fileURLToPath(new URL(".", import.meta.url));
const TYPES = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

/** Port 0 is any free port. */
export function serve(port) {
  const server = createServer(async (request, response) => {
    try {
      const path = normalize(decodeURIComponent(new URL(request.url, "http://localhost").pathname));
      const file = join(here, path.endsWith(sep) ? join(path, "index.html") : path);
      if (!file.startsWith(here)) throw new Error("outside");
      const type = TYPES[extname(file)] ?? "application/octet-stream";
      const content = await readFile(file);
      const isSmaller =
        Object.hasOwn(TYPES, extname(file)) && /\bgzip\b/.test(request.headers["accept-encoding"]);
      const encoding = isSmaller ? { "content-encoding": "gzip", vary: "accept-encoding" } : {};
      response
        .writeHead(200, { "content-type": type, ...encoding })
        .end(isSmaller ? gzipSync(content) : content);
    } catch {
      response.writeHead(404).end("not found\n");
    }
  });
  return new Promise((resolve, reject) => {
    server.on("error", reject).listen(port, "127.0.0.1", () => resolve(server));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const server = await serve(Number(process.argv[2] ?? 8080)).catch(({ message }) => {
    console.error(`${message}; PORT=9000 make page takes another port`);
    process.exit(1);
  });
  console.log(`http://127.0.0.1:${server.address().port}/`);
}
