// What the page says, in the language of the reader. The code has the English texts; languages.json has
// German and French for each of them.
//
// A text may have values in it: {name} is a value, {name move|moves} a number and its word.

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français" };

/** The translations by their English texts; empty for English. */
let table = {};

/** Loads a language. */
export async function speak(language) {
  const at = Object.keys(LANGUAGES).indexOf(language) - 1;
  const rows = at < 0 ? {} : await (await fetch(new URL("./languages.json", import.meta.url))).json();
  table = Object.fromEntries(Object.entries(rows).map(([english, texts]) => [english, texts[at]]));
}

/** The text with its values. A number is 1 for the first word, in French also 0. */
export function say(english, values = {}) {
  return (table[english] ?? english).replace(/\{(\w+)(?: ([^|}]+)\|([^}]+))?\}/g, (_, name, one, many) =>
    one ? `${values[name]} ${Number(values[name]) === 1 ? one : many}` : values[name]);
}
