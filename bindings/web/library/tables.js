// Functions of squares alone: the first call fills a table with all results, later calls read it. A
// WebAssembly call with argument checks takes ten times as long.

/** The index of a number 0..63. `other` reads any other square, and throws for the rest. */
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
