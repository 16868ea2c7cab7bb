#!/bin/sh
# Guess: `while b: b = b & (b - 1)` compiles for a uint64, as it runs with NumPy 2.
# Fact: the literal 1 is an int64, so that `b & (b - 1)` is one too, and a variable that is uint64
#   before the loop and int64 in it becomes float64, which has no `&`. It compiles with
#   np.uint64(1). Outside a loop `b | 1` is a negative number if b has h8.
# Version: numba 0.68.1, NumPy 2.4.6
# Source: numba.readthedocs.io, "NBEP 1: Changes in integer typing"
. "$(dirname "$0")/common"
python numba==0.68.1 numpy==2.4.6 <<'END'
import numba
import numpy as np

print("numba", numba.__version__, "numpy", np.__version__)
ONE = np.uint64(1)


def count(b):
    n = 0
    while b:
        b = b & (b - 1)
        n += 1
    return n


def count_typed(b):
    n = 0
    while b:
        b = b & (b - ONE)
        n += 1
    return n


sets = np.uint64(2**63 + 5)
print("Python:", count(sets))
try:
    print("numba:", numba.njit(count)(sets))
except numba.TypingError as error:
    print("numba: no and_(float64, float64):", "and_(float64, float64)" in str(error))
print("numba with a typed 1:", numba.njit(count_typed)(sets))
h8 = np.uint64(2**63)
print("h8 | 1:", numba.njit(lambda b: b | 1)(h8), "and in NumPy", h8 | 1)
END
expect <<'END'
numba 0.68.1 numpy 2.4.6
Python: 3
numba: no and_(float64, float64): True
numba with a typed 1: 3
h8 | 1: -9223372036854775807 and in NumPy 9223372036854775809
END
