"""The kings come nearer in the course of games, in Polars.

    python with_polars.py [GAMES.pgn ...]
"""

import sys

import chess_distance as cd
import chess_distance.polars
import polars as pl
from positions import columns

frame = pl.DataFrame(columns(sys.argv[1:]))
# The same as pl.col("white_king").chess_distance, with types.
kings = chess_distance.polars.of("white_king")
print(
    frame.with_columns(
        straight=kings.distance(cd.KING, "black_king"),
        way=kings.path(
            cd.KING, pl.lit(60, dtype=pl.UInt8), "white", "black", "attacked_by_black"
        ),
    )
    .group_by(pl.col("ply") // 20 * 20)
    .agg(
        pl.len().alias("positions"),
        pl.col("straight").mean().round(2),
        pl.col("way").mean().round(2).alias("moves to e8"),
        pl.col("way").is_null().sum().alias("no way"),
    )
    .sort("ply")
)
