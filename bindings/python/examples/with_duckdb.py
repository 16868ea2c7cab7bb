"""The distances of with_polars.py, in SQL.

    python with_duckdb.py [GAMES.pgn ...]
"""

import sys

import chess_distance.duckdb
import duckdb
import pyarrow as pa
from positions import columns

connection = duckdb.connect()
chess_distance.duckdb.register(connection)
positions = pa.table(columns(sys.argv[1:]))
connection.register("positions", positions)
query = """
    SELECT ply // 20 * 20 AS from_ply, count(*) AS positions,
           round(avg(chess_distance('king', white_king, black_king)), 2) AS king_distance,
           round(avg(chess_path('king', white_king, 60, white, black, attacked_by_black)), 2)
               AS moves_to_e8
    FROM positions GROUP BY from_ply ORDER BY from_ply
"""
for line in connection.sql(query).fetchall():
    print(*line)
