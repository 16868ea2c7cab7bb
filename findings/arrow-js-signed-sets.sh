#!/bin/sh
# Guess: Apache Arrow in JavaScript makes Uint64 of BigInts that need it, or refuses them.
# Fact: `vectorFromArray`, `tableFromJSON` and `tableFromArrays` make Int64 of BigInts, and 2^63
#   comes back negative. Only a BigUint64Array, or a type that is given, makes Uint64.
# Version: apache-arrow 21.2.0
# Source: apache/arrow-js, src/factories.ts, inferType
. "$(dirname "$0")/common"
node apache-arrow@21.2.0 <<'END'
import { readFileSync } from "node:fs";
import { tableFromJSON, vectorFromArray } from "apache-arrow";

const { name, version } = JSON.parse(readFileSync("node_modules/apache-arrow/package.json"));
console.log(name, version);
const h8 = 1n << 63n;
for (const [source, column] of [
  ["vector of BigInts", vectorFromArray([h8, 1n])],
  ["table of objects", tableFromJSON([{ set: h8 }, { set: 1n }]).getChild("set")],
  ["vector of a BigUint64Array", vectorFromArray(BigUint64Array.of(h8, 1n))],
]) {
  console.log(`${source}: ${column.type} ${column.get(0)}`);
}
END
expect <<'END'
apache-arrow 21.2.0
vector of BigInts: Int64 -9223372036854775808
table of objects: Int64 -9223372036854775808
vector of a BigUint64Array: Uint64 9223372036854775808
END
