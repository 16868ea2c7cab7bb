#!/bin/sh
# Guess: Spark, which has no unsigned integers, refuses a frame of pandas with uint64, or makes
#   decimals of it, as of Parquet's UINT_64.
# Fact: `createDataFrame` makes BIGINT of the column and NULL of every set with h8, without an error.
#   A table of Arrow with the same column is refused. Parquet's UINT_64 is DECIMAL(20, 0).
# Version: PySpark 4.3.0, pandas 3.1.1, pyarrow 26.0.1, NumPy 2.4.6, with Java 17
# Source: spark.apache.org, "Apache Arrow in PySpark", supported types, and "Parquet Files"
. "$(dirname "$0")/common"
command -v java >/dev/null || left_out 'java is missing'
python pyspark==4.3.0 pandas==3.1.1 pyarrow==26.0.1 numpy==2.4.6 2>/dev/null <<'END'
import os
import sys

os.environ["PYSPARK_PYTHON"] = sys.executable
os.dup2(os.open(os.devnull, os.O_WRONLY), 2)  # warnings of Java
import numpy as np
import pandas as pd
import pyarrow as pa
import pyarrow.parquet as pq
import pyspark
from pyspark.sql import SparkSession

builder = SparkSession.builder.master("local[1]").config("spark.ui.enabled", "false")
for name in "host", "bindAddress":
    builder = builder.config(f"spark.driver.{name}", "127.0.0.1")
session = builder.getOrCreate()
print("pyspark", pyspark.__version__)
sets = np.array([1, 2**63 + 1], np.uint64)
frame = session.createDataFrame(pd.DataFrame({"sets": sets}))
print("pandas:", frame.dtypes, [row.sets for row in frame.collect()])
try:
    session.createDataFrame(pa.table({"sets": sets}))
except Exception as error:
    print("Arrow:", type(error).__name__)
pq.write_table(pa.table({"sets": sets}), "sets.parquet", compression="zstd")
frame = session.read.parquet("sets.parquet")
print("Parquet:", frame.dtypes, [int(row.sets) for row in frame.collect()])
END
expect <<'END'
pyspark 4.3.0
pandas: [('sets', 'bigint')] [1, None]
Arrow: PySparkTypeError
Parquet: [('sets', 'decimal(20,0)')] [1, 9223372036854775809]
END
