#!/bin/sh
# Guess: pyarrow imports pandas only for `to_pandas` and `from_pandas`.
# Fact: if pandas is installed, the first `pa.array` of a list imports it, so that the first
#   conversion takes as long as that import, in whatever thread it happens to be. In a query of
#   DuckDB with a Python function, an interruption during this import was lost or never ended.
# Version: pyarrow 26.0.1, pandas 3.1.1
# Source: apache/arrow, python/pyarrow/pandas-shim.pxi (imports on first use)
. "$(dirname "$0")/common"
python pyarrow==26.0.1 pandas==3.1.1 <<'END'
import sys

import pyarrow as pa

print("pyarrow", pa.__version__)
print("pandas after the import of pyarrow:", "pandas" in sys.modules)
pa.array([1, 2])
print("pandas after an array of a list:", "pandas" in sys.modules)
print("pandas", sys.modules["pandas"].__version__)
END
expect <<'END'
pyarrow 26.0.1
pandas after the import of pyarrow: False
pandas after an array of a list: True
pandas 3.1.1
END
