// Saves files: the picture of the board with its texts, puzzles. It is loaded with the first of them.

import { make } from "./picture.js";

/** Of an image for each unit of the drawing, which has 45 a square. */
const PIXELS = 128 / 45;
const [LETTER, LINE] = [13, 18];

/** Lines of words that are not longer than a picture is wide. */
function wrapped(texts, width) {
  const most = Math.floor(width / (0.56 * LETTER));
  return texts.flatMap((text) =>
    text.split(/\s+/).reduce(
      (lines, word) => {
        const longer = `${lines.at(-1)} ${word}`.trim();
        return longer.length <= most ? [...lines.slice(0, -1), longer] : [...lines, word];
      },
      [""],
    ),
  );
}

/** The SVG as a complete file, with texts below the board, and its size in pixels. */
function source(svg, texts) {
  const copy = svg.cloneNode(true);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  for (const name of ["id", "aria-hidden", "class"]) copy.removeAttribute(name);
  const used = new Set(
    [...copy.querySelectorAll("use")].map((use) => use.getAttribute("href").slice(1)),
  );
  for (const symbol of copy.querySelectorAll("symbol")) if (!used.has(symbol.id)) symbol.remove();
  const { width, height } = svg.viewBox.baseVal;
  const lines = wrapped(texts, width);
  const whole = height + (lines.length ? LINE * lines.length + 8 : 0);
  copy.setAttribute("viewBox", `0 0 ${width} ${whole}`);
  if (lines.length) copy.prepend(make("rect", { width, height: whole, fill: "#ffffff" }));
  lines.forEach((line, i) => {
    const text = copy.appendChild(
      make("text", {
        x: 2,
        y: height + LINE * (i + 1),
        "font-size": LETTER,
        "font-family": "system-ui, DejaVu Sans, sans-serif",
      }),
    );
    text.textContent = line;
  });
  return {
    text: new XMLSerializer().serializeToString(copy),
    width: Math.round(width * PIXELS),
    height: Math.round(whole * PIXELS),
  };
}

/** Saves a file. */
export function download(blob, name) {
  const link = Object.assign(document.createElement("a"), {
    href: URL.createObjectURL(blob),
    download: name,
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export function saveSvg(svg, texts) {
  download(new Blob([source(svg, texts).text], { type: "image/svg+xml" }), "board.svg");
}

export async function savePng(svg, texts) {
  const { text, width, height } = source(svg, texts);
  const sized = text.replace("<svg ", `<svg width="${width}" height="${height}" `);
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(sized)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d").drawImage(image, 0, 0);
  download(await new Promise((resolve) => canvas.toBlob(resolve, "image/png")), "board.png");
}
