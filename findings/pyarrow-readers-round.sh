#!/bin/sh
# Guess: Arrow's readers of CSV and JSON make uint64 of integers above 2^63, or refuse them.
# Fact: both make the whole column double, so that a1 and h8 (2^63 + 1) is read as h8 alone, and
#   no warning tells of it. `ConvertOptions` or an explicit schema has to say uint64.
# Version: pyarrow 26.0.1
# Source: arrow.apache.org, "Reading and Writing CSV files", type inference (int64, then double)
. "$(dirname "$0")/common"
python pyarrow==26.0.1 <<'END'
import io

import pyarrow as pa
import pyarrow.csv
import pyarrow.json

print("pyarrow", pa.__version__)
lines = b"sets\n9223372036854775809\n1\n"
rows = b'{"sets": 9223372036854775809}\n{"sets": 1}\n'
typed = pa.csv.ConvertOptions(column_types={"sets": pa.uint64()})
for name, table in [
    ("csv", pa.csv.read_csv(io.BytesIO(lines))),
    ("json", pa.json.read_json(io.BytesIO(rows))),
    ("csv with a type", pa.csv.read_csv(io.BytesIO(lines), convert_options=typed)),
]:
    sets = table["sets"]
    print(f"{name}: {sets.type} {[int(s.as_py()) for s in sets]}")
END
expect <<'END'
pyarrow 26.0.1
csv: double [9223372036854775808, 1]
json: double [9223372036854775808, 1]
csv with a type: uint64 [9223372036854775809, 1]
END
