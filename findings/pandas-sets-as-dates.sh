#!/bin/sh
# Guess: `pd.read_json` gives integers back as integers.
# Fact: with typ="series", and for the keys of an index, it takes large ones for times: a set with
#   g8 is a day in 2116, and one with b4 (2^25) a day in 1971. One small number in the column is
#   enough for integers. `convert_dates=False` and `convert_axes=False` switch it off.
# Version: pandas 3.1.1
# Source: pandas.pydata.org, pandas.read_json (convert_dates, convert_axes)
. "$(dirname "$0")/common.sh"
python pandas==3.1.1 <<'END'
import io

import pandas as pd

print("pandas", pd.__version__)


def read(text, **options):
    return pd.read_json(io.StringIO(text), typ="series", **options)


print(read(f"[{2**62 + 1}]")[0], "|", read(f"[{2**25 + 1}]")[0])
print(read(f"[{2**62 + 1}, 3]").tolist(), read(f"[{2**62 + 1}]", convert_dates=False).tolist())
index = pd.read_json(io.StringIO(f'{{"moves": {{"{2**62 + 1}": 1}}}}')).index
print("index:", index[0])
END
expect <<'END'
pandas 3.1.1
2116-02-20 23:53:38.427387905 | 1971-01-24 08:40:33
[4611686018427387905, 3] [4611686018427387905]
index: 2116-02-20 23:53:38.427387905
END
