// hostile.mjs CALLS [SEED]: calls of the npm package with arguments of any kind. Each buffer that it
// gives to C lies between canaries, and one of each call ends where the module's memory ends: a byte
// read or written behind it is a trap.
//
// An answer is right, and so is a TypeError or RangeError with a sentence of the package. Anything else
// is a fault: it is printed with the call, and the exit code is 1. So is an answer that a call gives
// twice in two ways.

import { randomInt } from "node:crypto";
import { inspect, isDeepStrictEqual } from "node:util";
import { runInNewContext } from "node:vm";

import { Instance } from "../../../bindings/web/library/instance.js";

const [calls, seed = randomInt(2 ** 32)] = process.argv.slice(2).map(Number);
console.log(`hostile: ${calls} calls of JavaScript, seed ${seed}`);

/** Numbers from 0 below 1, by a generator of 32 bits (mulberry32). */
function generator(state) {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t ^= t + Math.imul(t ^ (t >>> 7), 61 | t);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
let random = generator(seed);
const below = (n) => Math.floor(random() * n);
const pick = (list) => list[below(list.length)];

const CANARY = Uint8Array.from({ length: 64 }, (_, i) => 0xa0 ^ i);
let buffers = 0;
let broken = "";

/** Canaries around the buffers of an instance, and one of them at the end of its memory. */
function guard(instance) {
  const { memory } = instance;
  const [take, during] = [memory.take.bind(memory), memory.during.bind(memory)];
  let [around, atEnd] = [[], false];
  const canary = (address) => {
    memory.bytes.set(CANARY, address);
    around.push(address);
  };
  memory.take = (bytes) => {
    buffers += 1;
    // Not the large memory of a pawn ending: it would be moved for each buffer.
    if (!atEnd && bytes > 0 && bytes < 2 ** 20 && random() < 0.4) {
      atEnd = true;
      while (memory.bytes.length - bytes - CANARY.length < take(0) + 2 ** 17)
        during(() => take(2 ** 19 + memory.bytes.length - take(0)));
      const address = memory.bytes.length - bytes;
      memory.bytes.set(CANARY, address - CANARY.length);
      around.push(address - CANARY.length);
      return address;
    }
    canary(take(CANARY.length));
    const address = take(bytes);
    canary(take(CANARY.length));
    return address;
  };
  memory.during = (call) => {
    const [count, end] = [around.length, atEnd];
    try {
      return during(call);
    } finally {
      for (const address of around.splice(count))
        if (!CANARY.every((byte, i) => memory.bytes[address + i] === byte))
          broken = `a byte outside of a buffer was written, at ${address}`;
      atEnd = end;
    }
  };
  return instance;
}

const of = Instance.of;
Instance.of = async (source) => guard(await of(source));

/** The guards must notice a byte too far: before and after a buffer, and at the end of memory. */
async function bite() {
  const file = new URL("../../../bindings/web/chess_distance.wasm", import.meta.url);
  const { memory, exports } = await Instance.of(file);
  const noticed = new Set();
  for (let round = 0; round < 60; round++) {
    memory.during(() => {
      const address = memory.take(63);
      const isLast = address + 63 === memory.bytes.length;
      if (round % 2) memory.bytes[address - 1] ^= 1;
      else if (!isLast) memory.bytes[address + 64] ^= 1;
      else
        try {
          exports.chess_distance_set_map(0, 1n, 0, address);
        } catch (error) {
          if (error instanceof WebAssembly.RuntimeError) noticed.add("the end of memory");
        }
    });
    if (broken) noticed.add(round % 2 ? "before" : "after");
    broken = "";
  }
  if (noticed.size !== 3) throw new Error(`the guards noticed only: ${[...noticed].join(", ")}`);
}
await bite();

const [
  { default: load, ...names },
  { default: loadGrid },
  pawn,
  { default: x88 },
  { SIGNATURES, PIECES },
] = await Promise.all(
  ["index", "grid", "pawn", "x88", "signatures"].map(
    (name) => import(`../../../bindings/web/${name}.js`),
  ),
);
const cd = await load();
const grid = await loadGrid();
const solve = await pawn.default();

/** What a caller's own object throws: it comes through. */
class Own extends Error {}
const angry = new Proxy(
  {},
  {
    get() {
      throw new Own();
    },
    ownKeys() {
      throw new Own();
    },
  },
);
const detached = new Uint8Array(64);
structuredClone(detached.buffer, { transfer: [detached.buffer] });

const NUMBERS = [
  0,
  1,
  7,
  63,
  64,
  255,
  256,
  -1,
  -0,
  0.5,
  NaN,
  Infinity,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  -(2 ** 31),
  1e300,
];
const BIGINTS = [
  0n,
  1n,
  63n,
  2n ** 63n,
  2n ** 64n - 1n,
  2n ** 64n,
  -1n,
  2n ** 256n - 1n,
  2n ** 256n,
];
const TEXTS = [
  "", "e4", "h8", "i9", "E4", " e4", "king", "knight", "N", "fRbW", "\0", "é", "constructor", "__proto__",
  "8/8/4k3/8/8/4K3/4P3/8 w - - 0 1", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
]; // prettier-ignore
const ARRAYS = [
  Uint8Array,
  Int8Array,
  Uint16Array,
  Int32Array,
  Uint32Array,
  Float64Array,
  BigUint64Array,
  BigInt64Array,
  Uint8ClampedArray,
  Float32Array,
];
const LENGTHS = [0, 1, 2, 3, 63, 64, 65, 128, 256, 1000, 4096];

function anyArray() {
  const kind = pick(ARRAYS);
  const length = pick(LENGTHS);
  const isBig = kind === BigUint64Array || kind === BigInt64Array;
  const number = () => (random() < 0.9 ? below(64) : below(256));
  const make = () => kind.from({ length }, () => (isBig ? BigInt(number()) : number()));
  switch (below(6)) {
    case 0:
      return Buffer.from(make().buffer);
    case 1:
      return make().subarray(below(3));
    case 2:
      return new DataView(make().buffer);
    case 3:
      return new kind(new SharedArrayBuffer(length * kind.BYTES_PER_ELEMENT));
    default:
      return make();
  }
}

function anyValue(depth = 0) {
  switch (below(20)) {
    case 0:
    case 1:
      return pick(NUMBERS);
    case 2:
      return pick(BIGINTS);
    case 3:
    case 4:
      return pick(TEXTS);
    case 5:
    case 6:
    case 7:
      return anyArray();
    case 8:
      return depth > 2 ? [] : Array.from({ length: below(5) }, () => anyValue(depth + 1));
    case 9:
      return new Set([1, "e4", pick(NUMBERS)]);
    case 10:
      return pick([
        null,
        undefined,
        true,
        false,
        Symbol("e4"),
        () => 1,
        class {},
        new Date(0),
        /e4/,
      ]);
    case 11:
      return pick([
        angry,
        detached,
        Object.create(null),
        new Map([[1, 2]]),
        new WeakMap(),
        new Error("e4"),
      ]);
    case 12:
      return runInNewContext(
        pick(["[1, 2]", "new Uint8Array(64)", "({ own: 3n })", "new Set([1])"]),
      );
    case 13:
    case 14:
      return depth > 2 ? {} : board(() => anyValue(depth + 1));
    case 15:
      return position();
    case 16:
      return (function* () {
        yield 1;
        yield pick(["e4", 64, cd.king(1, 2)]);
      })();
    case 17:
      return Object(pick([1, "e4", 5n]));
    case 18:
      return new Array(pick([3, 64, 70]));
    default:
      return below(64);
  }
}

const set = () => pick([BigInt(below(2 ** 32)) << BigInt(below(33)), ["e4", 3], 0n, new Set([9])]);
const board = (value) =>
  Object.fromEntries(
    ["own", "enemy", "avoid"].filter(() => random() < 0.5).map((name) => [name, value()]),
  );
const position = () => ({
  white: ["e1", "b5"],
  black: ["e8", "a5"],
  kings: ["e1", "e8"],
  pawns: pick([["b5", "a5"], "b5", anyValue(3)]),
  enPassant: pick(["a6", null, undefined, 8]),
  turn: pick([0, 1, "w", undefined, true]),
});
const column = () => pick([BigUint64Array, Uint8Array].map((kind) => () => new kind(5)))();

/** Good arguments by the kinds of signatures.js. */
const GOOD = {
  piece: () => pick([...Object.keys(PIECES), names.leaper(1, 3)]),
  square: () => pick([below(64), "e4"]),
  x88: () => below(128) & 0x77,
  set,
  int: () => below(9),
  flag: () => random() < 0.5,
  count: () => BigInt(below(3)),
  board: () => board(set),
  bytes64: () => new Uint8Array(64).map(() => below(12)),
  anyBytes64: () => new Uint8Array(64).map(() => below(256)),
  words64: () => BigUint64Array.from({ length: 64 }, () => BigInt(below(2 ** 32))),
};

/** Every function, with the kinds of its arguments as far as they are known. */
function functions() {
  const found = [];
  for (const [name, [, signature]] of Object.entries(SIGNATURES)) {
    const kinds = signature.split(" ").map((text) => text.split(":").at(-1).replace("?", ""));
    found.push([`cd.${name}`, cd[name], kinds.filter((kind) => !kind.startsWith("out"))]);
  }
  const known = new Set(Object.keys(SIGNATURES));
  const methods = (object, name, leave = new Set()) => {
    const prototype = Object.getPrototypeOf(object);
    const inherited = prototype === Object.prototype ? [] : Object.getOwnPropertyNames(prototype);
    const all = [...Object.keys(object), ...inherited];
    for (const key of all)
      if (typeof object[key] === "function" && key !== "constructor" && !leave.has(key))
        found.push([`${name}.${key}`, object[key].bind(object), []]);
  };
  methods(cd, "cd", known);
  methods(x88(cd), "x88");
  for (const key of ["bitboard", "leaper", "square", "squareName", "squares"])
    found.push([key, names[key], []]);
  found.push(["grid", grid, []]);
  for (const shape of [
    { files: 8, ranks: 8 },
    { files: 16, ranks: 16 },
    { files: 9, ranks: 10, holes: ["a1"] },
  ])
    methods(grid(shape), `grid(${shape.files}x${shape.ranks})`);
  // Those of pawn.d.ts: the page uses others, with what these give.
  const game = new pawn.PawnGame(cd, pawn.finder(solve, 4));
  for (const key of ["answer", "moves", "way", "correspond"])
    found.push([`PawnGame.${key}`, game[key].bind(game), []]);
  for (const key of ["pawnPosition", "closePawns"]) found.push([key, pawn[key], []]);
  for (const key of ["isLegal", "movesOf"])
    found.push([key, (position) => pawn[key](cd, position), []]);
  found.push([
    "solve",
    (white, black, ...rest) => solve(white, black, ...rest.slice(0, 2), 1),
    ["set", "set"],
  ]);
  return found;
}

/** Sentences of the engine, which name no argument. */
const ENGINE =
  /^Cannot (read|convert|mix|destructure|set)|is not (a function|iterable)|(of|or) (undefined|null)|Invalid (array|typed|time)|detached|must be an? /;

let [answers, faults] = [0, 0];
const all = functions();
for (let number = 0; number < calls; number++) {
  random = generator(seed ^ Math.imul(number + 1, 0x9e3779b1));
  const [name, call, kinds] = all[number % all.length];
  const isGood = random() < 0.5;
  const length = kinds.length && random() < 0.95 ? kinds.length : below(6);
  const given = Array.from({ length }, (_, i) =>
    isGood && kinds[i] && random() < 0.9
      ? GOOD[kinds[i]]()
      : random() < 0.3
        ? pick([set, column, () => board(column), position, GOOD.piece, GOOD.square])()
        : anyValue(),
  );
  const fault = (text) => {
    faults += 1;
    console.log(
      `hostile: call ${number}, ${name}: ${text}: ${inspect(given, { depth: 2 }).slice(0, 600)}`,
    );
  };
  try {
    const result = call(...given);
    answers += 1;
    // Iterators are empty the second time, and memory that C wrote may lie elsewhere.
    if (
      isGood &&
      kinds.length === length &&
      number % 4 === 0 &&
      !inspect(given).includes("Generator")
    )
      if (!isDeepStrictEqual(call(...given), result)) fault("another answer the second time");
  } catch (error) {
    const isOurs =
      error instanceof TypeError || error instanceof RangeError || error instanceof Own;
    if (!isOurs) fault(`${error?.name}: ${error?.message}`);
    else if (!(error instanceof Own) && ENGINE.test(error.message)) fault(error.message);
  }
  if (broken) {
    fault(broken);
    break;
  }
}
console.log(
  `hostile: ${all.length} functions and methods, ${answers} answers, ${faults} faults, ${buffers} guarded buffers`,
);
process.exitCode = faults ? 1 : 0;
