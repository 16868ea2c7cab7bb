#!/bin/sh
# Guess: a search in a sorted uint64 column is exact for integer keys, since == and isin are.
# Fact: with a key of int64, or a plain int, `searchsorted` compares as float64. From 2^53 on it
#   gives another row. `intersect1d` makes float64 of both columns and finds equal sets that differ.
# Version: NumPy 2.4.6
# Source: numpy.org, user guide, "Data type promotion in NumPy" (uint64 with int64 is float64)
. "$(dirname "$0")/common"
python numpy==2.4.6 <<'END'
import numpy as np

print("numpy", np.__version__)
sets = np.array([2**53, 2**53 + 1, 2**53 + 2], np.uint64)
for kind in (int, np.int64, np.uint64):
    key = kind(2**53 + 1)
    row, equal = np.searchsorted(sets, key), np.flatnonzero(sets == key)
    print(f"key of {kind.__name__}: row {row}, equal at {equal}")
other = np.array([2**53], np.int64)
print("isin", np.isin(sets[1:2], other), "intersect1d", np.intersect1d(sets[1:2], other))
END
expect <<'END'
numpy 2.4.6
key of int: row 0, equal at [1]
key of int64: row 0, equal at [1]
key of uint64: row 1, equal at [1]
isin [False] intersect1d [9.00719925e+15]
END
