// Saves files: the picture of the board with its texts, puzzles. It is loaded with the first of them.

import { sideBefore } from "./controls.js";
import { make } from "./picture.js";
import { byId } from "./say.js";

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

/** What stands below the board: the question, the side to move, the answer if it is not hidden. */
function below(isHidden) {
  const verdict = isHidden ? "" : byId("summary").textContent;
  const question = byId("study").hidden ? "" : byId("study").textContent.trim();
  return [question, sideBefore(verdict), verdict].filter(Boolean);
}

/** The SVG as a complete file, with texts below the board, and its size in pixels. */
function source(svg, isHidden) {
  const copy = svg.cloneNode(true);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  for (const name of ["id", "aria-hidden", "class"]) copy.removeAttribute(name);
  const used = new Set(
    [...copy.querySelectorAll("use")].map((use) => use.getAttribute("href").slice(1)),
  );
  for (const symbol of copy.querySelectorAll("symbol")) if (!used.has(symbol.id)) symbol.remove();
  const { width, height } = svg.viewBox.baseVal;
  const lines = wrapped(below(isHidden), width);
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

export function saveSvg(svg, isHidden) {
  download(new Blob([source(svg, isHidden).text], { type: "image/svg+xml" }), "board.svg");
}

export async function savePng(svg, isHidden) {
  const { text, width, height } = source(svg, isHidden);
  const sized = text.replace("<svg ", `<svg width="${width}" height="${height}" `);
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(sized)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d").drawImage(image, 0, 0);
  download(await new Promise((resolve) => canvas.toBlob(resolve, "image/png")), "board.png");
}
