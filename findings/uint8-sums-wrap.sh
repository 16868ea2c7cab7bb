#!/bin/sh
# Guess: sums of distances in uint8 are wide numbers everywhere, as those of NumPy's `sum`.
# Fact: sums along an array are wide, but a product of matrices in NumPy and torch, and `sum_horizontal`
#   and `+` in Polars, stay uint8: 64 times 7 * 7 is 64, and 200 + 200 is 144, without a warning.
# Version: NumPy 2.4.6, Polars 2.1.0
# Source: numpy.org, numpy.matmul and numpy.sum (dtype); docs.pola.rs, polars.sum_horizontal
. "$(dirname "$0")/common"
python numpy==2.4.6 polars==2.1.0 <<'END'
import numpy as np
import polars as pl

print("numpy", np.__version__, "polars", pl.__version__)
maps = np.full((1, 64), 7, np.uint8)
print("NumPy:", maps.sum(axis=1).tolist(), (maps @ maps.T).tolist())
frame = pl.DataFrame({"a": [200], "b": [200]}, schema={"a": pl.UInt8, "b": pl.UInt8})
sums = frame.select(pl.col("a") + pl.col("b"), across=pl.sum_horizontal("a", "b"))
print("Polars:", sums.rows(), frame["a"].append(frame["b"]).sum())
END
expect <<'END'
numpy 2.4.6 polars 2.1.0
NumPy: [448] [[64]]
Polars: [(144, 144)] 400
END
