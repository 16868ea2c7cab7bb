#!/bin/sh
# Guess: Polars reads bitboards as UInt64, and what it reads can go to NumPy and Arrow.
# Fact: one set with h8 makes a column of CSV, of JSON, or of UInt64 with Int64 an Int128. This type
#   ends there: NumPy has no such integers, and pyarrow does not know its format.
# Version: Polars 2.1.0, pyarrow 26.0.1, NumPy 2.4.6
# Source: docs.pola.rs, "Data types" (Int128), and arrow.apache.org, "The Arrow C data interface"
. "$(dirname "$0")/common"
python polars==2.1.0 pyarrow==26.0.1 numpy==2.4.6 <<'END'
import io

import polars as pl

print("polars", pl.__version__)
sets = pl.read_csv(io.BytesIO(b"sets\n9223372036854775809\n1\n"))["sets"]
print("csv:", sets.dtype)
rows = b'[{"sets": 9223372036854775809}, {"sets": 1}]'
print("json:", pl.read_json(io.BytesIO(rows))["sets"].dtype)
frame = pl.DataFrame({"set": pl.Series([1], dtype=pl.UInt64), "other": [1]})
print("UInt64 | Int64:", frame.select(pl.col("set") | pl.col("other")).to_series().dtype)
for name, convert in [("numpy", sets.to_numpy), ("arrow", sets.to_arrow)]:
    try:
        print(name, convert())
    except Exception as error:
        print(f"{name}: {type(error).__name__}: {error}")
print("after a cast:", sets.cast(pl.UInt64).to_numpy())
END
expect <<'END'
polars 2.1.0
csv: Int128
json: Int128
UInt64 | Int64: Int128
numpy: InvalidOperationError: cannot convert i128 to NumPy, which has no 128-bit integer types
arrow: ArrowInvalid: Invalid or unsupported format string: '_pli128'
after a cast: [9223372036854775809                   1]
END
