#!/bin/sh
# Guess: sql.js gives BigInts, or an error, for integers that a number cannot hold, and stores an
#   integer as an integer.
# Fact: it rounds them without a word unless `useBigInt` is set. A number of more than 32 bits is
#   stored as a real, so that `&` and `typeof` of SQL see another thing than of a BigInt.
# Version: sql.js 1.17.0
# Source: sql-js/sql.js, src/api.js, Statement.bindNumber and Statement.getNumber
. "$(dirname "$0")/common"
node sql.js@1.17.0 <<'END'
import { readFileSync } from "node:fs";
import initSqlJs from "sql.js";

console.log("sql.js", JSON.parse(readFileSync("node_modules/sql.js/package.json")).version);
const base = new (await initSqlJs()).Database();
const one = (query, values, options) => String(base.exec(query, values, options)[0].values[0]);
console.log("2^53 + 1:", one("SELECT 9007199254740993"));
console.log("with useBigInt:", one("SELECT 9007199254740993", [], { useBigInt: true }));
for (const set of [2 ** 30, 2 ** 40, 2n ** 40n]) {
  console.log(typeof set, String(set), "->", one("SELECT typeof(?)", [set]));
}
END
expect <<'END'
sql.js 1.17.0
2^53 + 1: 9007199254740992
with useBigInt: 9007199254740993
number 1073741824 -> integer
number 1099511627776 -> real
bigint 1099511627776 -> integer
END
