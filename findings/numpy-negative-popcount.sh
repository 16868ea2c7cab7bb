#!/bin/sh
# Guess: `np.bitwise_count` of a bitboard in an int64 column counts its bits, as for uint64.
# Fact: it counts the bits of the absolute value. A set with h8 is negative there: a1 and h8 give
#   63, and the full board gives 1. The same bits as uint64 give 2 and 64.
# Version: NumPy 2.4.6
# Source: numpy.org, reference, numpy.bitwise_count ("absolute value")
. "$(dirname "$0")/common"
python numpy==2.4.6 <<'END'
import numpy as np

print("numpy", np.__version__)
sets = np.array([2**63 + 1, 2**63, 2**64 - 1, 5], np.uint64)
print("uint64", np.bitwise_count(sets).tolist())
print("int64", np.bitwise_count(sets.view(np.int64)).tolist())
END
expect <<'END'
numpy 2.4.6
uint64 [2, 1, 64, 2]
int64 [63, 1, 1, 2]
END
