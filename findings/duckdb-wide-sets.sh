#!/bin/sh
# Guess: a UBIGINT that is shifted by a column of integers is a UBIGINT, and keeps its bits on the
#   way to pandas and to a file of Parquet.
# Fact: it is a HUGEINT, though with a constant for the column it is a UBIGINT. pandas and Parquet
#   have no integers of 128 bits, and get double: a1 and h8 arrive as h8 alone.
# Version: DuckDB 2.0.1, pandas 3.1.1
# Source: duckdb.org, documentation, "Numeric Types" and "Numeric Functions"
. "$(dirname "$0")/common"
python duckdb==2.0.1 pandas==3.1.1 <<'END'
import duckdb

print("duckdb", duckdb.__version__)
rows = "FROM (VALUES (63)) v(square)"
sets = f"SELECT (1::UBIGINT << square) | 1 AS s {rows}"
types = f"SELECT typeof(1::UBIGINT << 63), typeof(1::UBIGINT << square) {rows}"
print(duckdb.sql(types).fetchall())
print("rows:", duckdb.sql(sets).fetchall())
frame = duckdb.sql(sets).df()
print("pandas:", frame["s"].dtype, int(frame["s"][0]))
duckdb.sql(f"COPY ({sets}) TO 'sets.parquet'")
print("Parquet:", duckdb.sql("SELECT typeof(s), s::UBIGINT FROM 'sets.parquet'").fetchall())
END
expect <<'END'
duckdb 2.0.1
[('UBIGINT', 'HUGEINT')]
rows: [(9223372036854775809,)]
pandas: float64 9223372036854775808
Parquet: [('DOUBLE', 9223372036854775808)]
END
