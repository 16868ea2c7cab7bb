// Saves the picture as a file, and copies texts to the clipboard.

/** Of an image for each unit of the drawing, which has 45 a square. */
const PIXELS = 128 / 45;

const sizeOf = ({ viewBox: { baseVal } }) => ({ width: Math.round(baseVal.width * PIXELS), height: Math.round(baseVal.height * PIXELS) });

/** The SVG as a complete file. */
function source(svg) {
  const copy = svg.cloneNode(true);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  for (const name of ["id", "aria-hidden", "class"]) copy.removeAttribute(name);
  const used = new Set([...copy.querySelectorAll("use")].map((use) => use.getAttribute("href").slice(1)));
  for (const symbol of copy.querySelectorAll("symbol")) if (!used.has(symbol.id)) symbol.remove();
  return new XMLSerializer().serializeToString(copy);
}

function download(blob, name) {
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export function saveSvg(svg) {
  download(new Blob([source(svg)], { type: "image/svg+xml" }), "board.svg");
}

export async function savePng(svg) {
  const { width, height } = sizeOf(svg);
  const sized = source(svg).replace("<svg ", `<svg width="${width}" height="${height}" `);
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(sized)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d").drawImage(image, 0, 0);
  download(await new Promise((resolve) => canvas.toBlob(resolve, "image/png")), "board.png");
}

/** Copies a text to the clipboard and reports it on the button. */
export async function copyText(button, text) {
  button.dataset.text ??= button.textContent;
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = "Copied";
  } catch {
    button.textContent = "Not allowed: select and copy";
  }
  setTimeout(() => (button.textContent = button.dataset.text), 1500);
}
