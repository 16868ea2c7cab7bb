#!/bin/sh
# Guess: in Polars, which has no shift operator, `2 ** square` makes bitboards of Int64.
# Fact: the literal 2 is Int32, and so is the power, whatever the type of the column: square 31
#   gives a negative number, and every square above it 0, without an error.
# Version: Polars 2.1.0
# Source: docs.pola.rs, polars.Expr.pow, and "Data types and structures"
. "$(dirname "$0")/common"
python polars==2.1.0 <<'END'
import polars as pl

print("polars", pl.__version__)
for squares in (pl.Series([4, 31, 40]), pl.Series([4, 31, 40], dtype=pl.UInt8)):
    frame = pl.DataFrame({"square": squares})
    sets = frame.select(2 ** pl.col("square")).to_series()
    print(squares.dtype, "->", sets.dtype, sets.to_list())
sets = frame.select(pl.lit(2, pl.UInt64) ** pl.col("square")).to_series()
print("with a typed 2 ->", sets.dtype, sets.to_list())
END
expect <<'END'
polars 2.1.0
Int64 -> Int32 [16, -2147483648, 0]
UInt8 -> Int32 [16, -2147483648, 0]
with a typed 2 -> UInt64 [16, 2147483648, 1099511627776]
END
