#!/bin/sh
# Guess: a missing value in a column of bitboards makes it float64, as in any column of integers.
# Fact: only as long as no set has h8. One number from 2^63 on and one missing value make the whole
#   column text, also with `dtype_backend="numpy_nullable"`. dtype "UInt64" reads it.
# Version: pandas 3.1.1
# Source: pandas-dev/pandas, pandas/_libs/src/parser/tokenizer.c (uint64_conflict)
. "$(dirname "$0")/common.sh"
python pandas==3.1.1 <<'END'
import io

import pandas as pd

print("pandas", pd.__version__)
for name, first in [("g8", 2**62), ("h8", 2**63)]:
    text = f"row,sets\n1,{first}\n2,\n"
    for options in ({}, {"dtype_backend": "numpy_nullable"}, {"dtype": {"sets": "UInt64"}}):
        sets = pd.read_csv(io.StringIO(text), **options)["sets"]
        print(name, options, sets.dtype, repr(sets[0]))
END
expect <<'END'
pandas 3.1.1
g8 {} float64 np.float64(4.611686018427388e+18)
g8 {'dtype_backend': 'numpy_nullable'} Int64 np.int64(4611686018427387904)
g8 {'dtype': {'sets': 'UInt64'}} UInt64 np.uint64(4611686018427387904)
h8 {} str '9223372036854775808'
h8 {'dtype_backend': 'numpy_nullable'} string '9223372036854775808'
h8 {'dtype': {'sets': 'UInt64'}} UInt64 np.uint64(9223372036854775808)
END
