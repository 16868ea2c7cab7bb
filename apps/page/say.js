// What the page says, in the language of the reader. The code has the English texts; each file in languages/
// has them in another one.
//
// A text may have values in it: {name} is a value, {name move|moves} a number and its word.

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français" };

export const byId = (id) => document.getElementById(id);

/** The translations by their English texts; empty for English. */
let table = {};
let language = "en";
/** The texts that had no translation. */
export const missing = new Set();

/** Loads a language. */
export async function speak(chosen) {
  const file = new URL(`./languages/${chosen}.json`, import.meta.url);
  // Without the file the page speaks English.
  const texts =
    chosen !== "en" &&
    (await fetch(file)
      .then((found) => found.json())
      .catch(() => null));
  [language, table] = texts ? [chosen, texts] : ["en", {}];
}

/** The text with its values; the first word belongs to the number 1. */
export function say(english, values = {}) {
  const isKnown = Object.hasOwn(table, english);
  if (language !== "en" && !isKnown) missing.add(english);
  return (isKnown ? table[english] : english).replace(
    /\{(\w+)(?: ([^|}]+)\|([^}]+))?\}/g,
    (_, name, one, many) =>
      one ? `${values[name]} ${Number(values[name]) === 1 ? one : many}` : values[name],
  );
}

/** One text of those that are there. */
export const sentences = (...texts) => texts.filter(Boolean).join(" ");

/** "white queen": an adjective, and a translated noun. In the table a noun may end in |1, for the second
 * one of the forms that adjectives have: "Dame|1", "weißer|weiße|weißes". */
export function named(adjective, noun) {
  const [word, form = 0] = noun.split("|");
  return say("{adjective} {noun}", { adjective: say(adjective).split("|")[form], noun: word });
}

/** Translates what stands in the page itself: texts, and the attributes that are read aloud. */
export function translate(root) {
  root.documentElement.lang = language;
  const texts = root.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const [, before, text, after] = texts.currentNode.data.match(/^(\s*)(.*?)(\s*)$/s);
    if (Object.hasOwn(table, text)) texts.currentNode.data = before + table[text] + after;
  }
  for (const name of ["aria-label", "placeholder", "title"]) {
    for (const element of root.querySelectorAll(`[${name}]`))
      element.setAttribute(name, say(element.getAttribute(name)));
  }
}
