"""The distances of with_polars.py, on a Spark session, local or on a cluster.

    python with_spark.py [GAMES.pgn ...]
"""

import os
import sys

import chess_distance as cd
import chess_distance.spark
import numpy as np
from positions import SETS, columns
from pyspark.sql import SparkSession
from pyspark.sql import functions as f

# The workers run in the same environment.
os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
session = (
    SparkSession.builder.master("local[2]")
    .config("spark.ui.enabled", "false")
    .config("spark.driver.bindAddress", "127.0.0.1")
    .config("spark.driver.host", "127.0.0.1")
    .getOrCreate()
)
session.sparkContext.setLogLevel("ERROR")
table = columns(sys.argv[1:])
# Spark has signed integers only: the bits are the same.
data = {
    name: values.view(np.int64).tolist() if name in SETS else values.astype(int).tolist()
    for name, values in table.items()
}
frame = session.createDataFrame(list(zip(*data.values(), strict=True)), list(data))
frame = chess_distance.spark.with_distance(frame, "straight", cd.KING, "white_king", "black_king")
frame = chess_distance.spark.with_path(
    frame, "way", cd.KING, "white_king", 60, "white", "black", "attacked_by_black"
)
by_ply = frame.groupBy((f.floor(f.col("ply") / 20) * 20).alias("from_ply")).agg(
    f.count("*"), f.round(f.avg("straight"), 2), f.round(f.avg("way"), 2)
)
for line in by_ply.orderBy("from_ply").collect():
    print(*line)
session.stop()
