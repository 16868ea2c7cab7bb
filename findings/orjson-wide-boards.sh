#!/bin/sh
# Guess: orjson refuses integers of more than 64 bits in both directions.
# Fact: it refuses to write them, but reads them as floats: a set of a 9x9 board with the 65th
#   square and a1 comes back without a1. `json` of Python reads it as an int.
# Version: orjson 3.13.0
# Source: github.com/ijl/orjson, README, "int"
. "$(dirname "$0")/common"
python orjson==3.13.0 <<'END'
import json

import orjson

print("orjson", orjson.__version__)
text = str(2**64 + 1)
print("json:", json.loads(text), "orjson:", orjson.loads(text))
print("2^64 - 1:", orjson.loads(str(2**64 - 1)))
try:
    orjson.dumps(2**64 + 1)
except TypeError as error:
    print("dumps:", error)
END
expect <<'END'
orjson 3.13.0
json: 18446744073709551617 orjson: 1.8446744073709552e+19
2^64 - 1: 18446744073709551615
dumps: Integer exceeds 64-bit range
END
