#!/bin/sh
# Guess: `shift_left` of a uint64 1 by 63 is h8, and by 64 is the empty set, as in NumPy.
# Fact: a shift by the width or more returns its argument, so that a1 stays a1. A plain int as
#   second argument makes the column int64, where 63 is such a shift: h8 becomes a1, without an
#   error, and `bit_wise_or` with a plain int refuses sets with h8.
# Version: pyarrow 26.0.1
# Source: arrow.apache.org, pyarrow.compute.shift_left ("x is returned if ...")
. "$(dirname "$0")/common"
python pyarrow==26.0.1 <<'END'
import pyarrow as pa
import pyarrow.compute as pc

print("pyarrow", pa.__version__)
a1 = pa.array([1], pa.uint64())
for by in (63, 64):
    shifted = pc.shift_left(a1, pa.scalar(by, pa.uint64()))
    print(by, "as uint64:", shifted.type, shifted.to_pylist())
shifted = pc.shift_left(a1, 63)
print("63 as int:", shifted.type, shifted.to_pylist())
try:
    print(pc.bit_wise_or(pa.array([2**63], pa.uint64()), 1))
except pa.ArrowInvalid as error:
    print("h8 | 1:", error)
END
expect <<'END'
pyarrow 26.0.1
63 as uint64: uint64 [9223372036854775808]
64 as uint64: uint64 [1]
63 as int: int64 [1]
h8 | 1: Integer value 9223372036854775808 not in range: 0 to 9223372036854775807
END
