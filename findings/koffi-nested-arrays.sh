#!/bin/sh
# Guess: koffi reads a table `uint8_t t[3][2]` as three arrays of two numbers.
# Fact: it reads one typed array of three numbers, the first three of the six. The others are lost
#   without an error. With "Array" as the hint of the outer array all are there.
# Version: koffi 3.3.4
# Source: koffi.dev, "Data types", fixed-size C arrays (typed arrays for numbers)
. "$(dirname "$0")/common.sh"
node koffi@3.3.4 <<'END'
import koffi from "koffi";

console.log("koffi", koffi.version);
const six = Buffer.from([1, 2, 3, 4, 5, 6]);
const row = koffi.array("uint8_t", 2);
for (const table of [koffi.array(row, 3), koffi.array(row, 3, "Array")]) {
  const read = Array.from(koffi.decode(six, table), (row) => (row.length ? [...row] : row));
  console.log("bytes:", koffi.sizeof(table), "read:", JSON.stringify(read));
}
END
expect <<'END'
koffi 3.3.4
bytes: 6 read: [1,2,3]
bytes: 6 read: [[1,2],[3,4],[5,6]]
END
