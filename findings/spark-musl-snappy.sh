#!/bin/sh
# Guess: Spark reads Parquet of Snappy, its default, on any Linux of glibc, whatever else is installed:
#   snappy-java takes the native library for the C library that the JVM runs on.
# Fact: snappy-java takes its library for musl wherever the file /lib/ld-musl-x86_64.so.1 exists, as
#   after `apt install musl-tools`, and Spark can then neither read nor write Snappy. Zstandard works.
# Version: PySpark 4.3.0 with snappy-java 1.1.10.8, pyarrow 26.0.1, with Java 17, Debian's musl 1.2.3
# Source: the class org.xerial.snappy.OSInfo of that jar, method isX64Musl
. "$(dirname "$0")/common"
command -v java >/dev/null || left_out 'java is missing'
[ -e /lib/ld-musl-x86_64.so.1 ] || left_out "Debian's package musl is not installed"
getconf GNU_LIBC_VERSION >/dev/null 2>&1 || left_out 'this is no Linux of glibc'
python pyspark==4.3.0 pyarrow==26.0.1 2>/dev/null <<'END'
import os
import sys

os.environ["PYSPARK_PYTHON"] = sys.executable
os.dup2(os.open(os.devnull, os.O_WRONLY), 2)  # errors of Java
import pyarrow as pa
import pyarrow.parquet as pq
import pyspark
from pyspark.sql import SparkSession

builder = SparkSession.builder.master("local[1]").config("spark.ui.enabled", "false")
for name in "host", "bindAddress":
    builder = builder.config(f"spark.driver.{name}", "127.0.0.1")
session = builder.getOrCreate()
print("pyspark", pyspark.__version__)
for codec in "snappy", "zstd":
    pq.write_table(pa.table({"square": [0, 63]}), f"{codec}.parquet", compression=codec)
    try:
        print(codec, [row.square for row in session.read.parquet(f"{codec}.parquet").collect()])
    except Exception as error:
        print(codec, "libc.musl-x86_64.so.1: cannot open" in str(error))
END
expect <<'END'
pyspark 4.3.0
snappy True
zstd [0, 63]
END
