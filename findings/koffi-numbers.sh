#!/bin/sh
# Guess: koffi converts a JavaScript number to uint64_t exactly, if it is an integer below 2^64, and
#   refuses what does not fit, such as 256 + 5 for uint8_t.
# Fact: numbers from 2^63 on become 2^63 - 1, so that h8 becomes the 63 other squares. 261 becomes
#   5, and -1 the full board. A BigInt is exact, but 2^64 becomes 0.
# Version: koffi 3.3.4
# Source: koffi.dev, "Data types", primitive types (JavaScript numbers and BigInts)
. "$(dirname "$0")/common"
node koffi@3.3.4 <<'END'
import koffi from "koffi";

console.log("koffi", koffi.version);
const through = (type, value) => {
  const bytes = Buffer.alloc(8);
  koffi.encode(bytes, type, value);
  return bytes.readBigUInt64LE();
};
for (const [type, value] of [
  ["uint64_t", 2 ** 62],
  ["uint64_t", 2 ** 63],
  ["uint64_t", 2n ** 63n],
  ["uint64_t", 2n ** 64n],
  ["uint64_t", -1],
  ["uint8_t", 261],
]) {
  console.log(type, typeof value, String(value), "->", String(through(type, value)));
}
END
expect <<'END'
koffi 3.3.4
uint64_t number 4611686018427388000 -> 4611686018427387904
uint64_t number 9223372036854776000 -> 9223372036854775807
uint64_t bigint 9223372036854775808 -> 9223372036854775808
uint64_t bigint 18446744073709551616 -> 0
uint64_t number -1 -> 18446744073709551615
uint8_t number 261 -> 5
END
