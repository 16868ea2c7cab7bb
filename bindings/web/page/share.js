// What goes out and comes in: the picture as a file, texts of the clipboard, positions and games from other
// sites.

import { say } from "./say.js";
import { fullFen, lastPosition, looksLikeFen, looksLikePgn } from "./fen.js";
import { kindOf } from "./pieces.js";

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
    button.textContent = say("Copied");
  } catch {
    button.textContent = say("Not allowed: select and copy");
  }
  setTimeout(() => (button.textContent = button.dataset.text), 1500);
}

/** A FEN in an address, where blanks are underscores or written as %20. */
const FEN_IN_ADDRESS = /(?<!\w)((?:[pnbrqkPNBRQK1-8]{1,8}\/){7}[pnbrqkPNBRQK1-8]{1,8})(?:[ _+]([wb])(?:[ _+]([-KQkq]+)(?:[ _+](-|[a-h][36]))?)?)?/;

/** The FEN of a text: itself, that of an address, the last position of a game. */
export function fenOf(cd, text) {
  const given = text.trim();
  if (/^https?:\/\//.test(given)) {
    const [, placement, side = "w", castling = "-", passed = "-"] = FEN_IN_ADDRESS.exec(decodeURIComponent(given)) ?? [];
    if (placement) return `${placement} ${side} ${castling} ${passed} 0 1`;
    throw new Error(say("This address has no position in it. Paste one of an analysis or a board editor, a FEN or a PGN."));
  }
  return looksLikePgn(given) ? lastPosition(cd, given) : given;
}

/** Whether a text that is pasted anywhere is meant for the board. */
export const isForBoard = (text) => /^\s*https?:\/\//.test(text) || looksLikePgn(text) || looksLikeFen(text);

/** The address of the position in lichess's board editor; null where it has no such pieces or board. */
export function editorAddress(state) {
  const isUsual = state.game === "chess" && state.files === 8 && state.ranks === 8;
  if (!isUsual || ![...state.pieces.values()].every((letter) => "kqrbnp".includes(kindOf(letter)))) return null;
  return `https://lichess.org/editor/${fullFen(state).replaceAll(" ", "_")}`;
}
