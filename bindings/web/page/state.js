// What the board shows, and its form in the address, to be shared.

export const MODES = {
  map: "Moves to every square",
  trajectories: "Shortest ways to a target",
  territory: "Territory of two sides",
  graph: "Farthest square from each",
};
export const TOOLS = {
  piece: "Put the piece here",
  target: "Target",
  own: "Wall",
  enemy: "Enemy",
  avoid: "Guarded",
  rival: "Second side",
};

export const initial = () => ({
  piece: "knight",
  m: 1,
  n: 3,
  at: 0,
  mode: "map",
  tool: "piece",
  to: 63,
  rival: "king",
  set2: 1n << 63n,
  own: 0n,
  enemy: 0n,
  avoid: 0n,
});

const whole = (text, least, most) => {
  const number = Number(text);
  return text !== "" && Number.isInteger(number) && number >= least && number <= most;
};
const set = (text) => /^[0-9a-f]{1,16}$/.test(text);

/** For each field: whether a text is one of its values, and how it is read and written. */
const fields = (pieces) => {
  const name = { valid: (text) => pieces.includes(text), read: String, write: String };
  const jump = { valid: (text) => whole(text, 0, 15), read: Number, write: String };
  const square = { valid: (text) => whole(text, 0, 63), read: Number, write: String };
  const squares = { valid: set, read: (text) => BigInt("0x" + text), write: (v) => v.toString(16) };
  const key = (table) => ({ valid: (text) => Object.hasOwn(table, text), read: String, write: String });
  return {
    piece: name, m: jump, n: jump, at: square, mode: key(MODES), tool: key(TOOLS), to: square,
    rival: name, set2: squares, own: squares, enemy: squares, avoid: squares,
  };
};

/** The state that an address stands for; what it does not say, or says wrong, is as at first. */
export function fromAddress(hash, pieces) {
  const state = initial();
  const given = new URLSearchParams(hash.replace(/^#/, ""));
  for (const [name, field] of Object.entries(fields(pieces))) {
    const text = given.get(name);
    if (text !== null && field.valid(text)) state[name] = field.read(text);
  }
  if (state.m + state.n === 0) Object.assign(state, { m: 1, n: 3 });
  if (state.set2 === 0n) state.set2 = initial().set2;
  return state;
}

/** Only what differs from the first state. */
export function toAddress(state, pieces) {
  const first = initial();
  const said = new URLSearchParams();
  for (const [name, field] of Object.entries(fields(pieces))) {
    if (state[name] !== first[name]) said.set(name, field.write(state[name]));
  }
  return "#" + said;
}
