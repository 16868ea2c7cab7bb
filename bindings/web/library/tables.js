// Functions of squares alone: the library is asked once for every square, then a table answers.
// A call of WebAssembly with checks of its arguments takes ten times as long.

/** The index of a number 0..63, or of another square as `other` reads it, which throws for the rest. */
const index = (value, other) =>
  typeof value === "number" && (value & 63) === value ? value : other(value);

export function oneSquareTable(call, other) {
  let table = null;
  return (square) => {
    table ??= Int16Array.from({ length: 64 }, (_, s) => call(s));
    return table[index(square, other)];
  };
}

export function twoSquareTable(call, other) {
  let table = null;
  return (a, b) => {
    table ??= Int16Array.from({ length: 4096 }, (_, i) => call(i >> 6, i & 63));
    return table[64 * index(a, other) + index(b, other)];
  };
}
