#!/bin/sh
# Guess: a Python function over whole columns (`map_batches`) is called once, in `agg` too.
# Fact: in `group_by().agg()` it is called once for every group, which takes hundreds of times as
#   long where groups are small. With `is_elementwise=True` it is called once.
# Version: Polars 2.1.0
# Source: docs.pola.rs, polars.Expr.map_batches (is_elementwise)
. "$(dirname "$0")/common"
python polars==2.1.0 <<'END'
import polars as pl

print("polars", pl.__version__)
frame = pl.DataFrame({"game": [row // 10 for row in range(1000)], "moves": range(1000)})
for options in ({}, {"is_elementwise": True}):
    calls = []
    doubled = pl.col("moves").map_batches(
        lambda column: calls.append(len(column)) or column * 2, return_dtype=pl.Int64, **options)
    answer = frame.group_by("game").agg(doubled.sum())
    print(options, "calls:", len(calls), "sum:", answer["moves"].sum())
END
expect <<'END'
polars 2.1.0
{} calls: 100 sum: 999000
{'is_elementwise': True} calls: 1 sum: 999000
END
