#!/bin/sh
# Guess: packages for shogi agree on the number of a square, or only differ in the corner of 0.
# Fact: 7g is 56 in python-shogi (rank by rank from the top, from file 9), 60 in cshogi (file by
#   file from file 1), and 102 in shogiops (16 numbers to a rank, from file 1).
# Version: python-shogi 1.1.1, cshogi 1.1.0, shogiops 0.18.0
# Source: gunyarakun/python-shogi, shogi/__init__.py; TadaoYamaoka/cshogi; WandererXII/shogiops
. "$(dirname "$0")/common"
python python-shogi==1.1.1 cshogi==1.1.0 <<'END'
from importlib.metadata import version

import cshogi
import shogi

for name, names in [("python-shogi", shogi.SQUARE_NAMES), ("cshogi", cshogi.SQUARE_NAMES)]:
    print(name, version(name), [names.index(square) for square in ("1a", "9a", "7g")])
END
node shogiops@0.18.0 <<'END'
import { readFileSync } from "node:fs";
import { parseSquareName } from "shogiops/util";

const { name, version } = JSON.parse(readFileSync("node_modules/shogiops/package.json"));
console.log(name, version, JSON.stringify(["1a", "9a", "7g"].map(parseSquareName)));
END
expect <<'END'
python-shogi 1.1.1 [8, 0, 56]
cshogi 1.1.0 [0, 72, 60]
shogiops 0.18.0 [0,8,102]
END
