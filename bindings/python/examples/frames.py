"""The kings come nearer in the course of games: the same question to NumPy and to three engines.

    python frames.py numpy|polars|duckdb|spark [GAMES.pgn ...]

Every program prints a line for each 20 plies: how many positions, the mean distance of the kings, and
the mean number of moves of the white king to e8. Without a file, the positions are those of random
games.
"""

import os
import random
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeAlias

import chess
import chess.pgn
import chess_distance as cd
import numpy as np
import numpy.typing as npt

#: The columns: squares are uint8, sets of squares uint64.
SETS = ("white", "black", "attacked_by_black")
Table: TypeAlias = dict[str, npt.NDArray[Any]]
Rows: TypeAlias = Iterable[Sequence[object]]


def random_games(games: int, seed: int) -> Iterator[tuple[int, chess.Board]]:
    """Every position of games in which both sides play any legal move."""
    moves = random.Random(seed)
    for game in range(games):
        board = chess.Board()
        while not board.is_game_over() and board.ply() < 120:
            board.push(moves.choice(list(board.legal_moves)))
            yield game, board


def games_of(paths: list[str]) -> Iterator[tuple[int, chess.Board]]:
    """Every position of the games in PGN files."""
    number = 0
    for path in paths:
        with open(path, encoding="utf-8", errors="replace") as file:
            while (game := chess.pgn.read_game(file)) is not None:
                board = game.board()
                for move in game.mainline_moves():
                    board.push(move)
                    yield number, board
                number += 1


def boards_of(paths: list[str], games: int, seed: int) -> list[tuple[int, chess.Board]]:
    """The positions of PGN files, or of random games: the number of the game, and the board."""
    source = games_of(paths) if paths else random_games(games, seed)
    try:
        rows = [(game, board.copy(stack=False)) for game, board in source]
    except OSError as error:  # for example a file that is not there
        sys.exit(str(error))
    return rows or sys.exit("there is no game in " + ", ".join(paths))


def columns(paths: list[str], games: int = 4, seed: int = 1) -> Table:
    """The positions of the named PGN files, or of random games."""
    numbers, boards = zip(*boards_of(paths, games, seed), strict=True)
    columns = cd.positions(boards)
    king = columns.white & columns.kings
    # Lines of attack go through the king: it cannot hide behind itself.
    attacked = cd.attacked(columns, color=chess.BLACK, without=king)
    kings = ([board.king(color) for board in boards] for color in chess.COLORS)
    squares = dict(zip(("white_king", "black_king"), kings, strict=True))
    plies = {"game": np.array(numbers) % 256, "ply": [min(board.ply(), 255) for board in boards]}
    sets = dict(zip(SETS, (columns.white & ~king, columns.black, attacked), strict=True))
    return {name: np.array(values, np.uint8) for name, values in (plies | squares).items()} | sets


def with_numpy(table: Table) -> Rows:
    straight = cd.distance(cd.KING, table["white_king"], table["black_king"])
    way = cd.masked(cd.path(cd.KING, table["white_king"], 60, *(table[name] for name in SETS)))
    groups = table["ply"] // 20 * 20
    for from_ply in np.unique(groups):
        rows = groups == from_ply
        yield from_ply, rows.sum(), straight[rows].mean().round(2), way[rows].mean().round(2)


def with_polars(table: Table) -> Rows:
    import polars as pl
    from chess_distance.polars import col

    king = col("white_king").chess_distance
    frame = pl.DataFrame(table).with_columns(
        straight=king.distance(cd.KING, "black_king"),
        way=king.path(cd.KING, pl.lit(60, dtype=pl.UInt8), *SETS),
    )
    means = frame.group_by(pl.col("ply") // 20 * 20).agg(
        pl.len(), pl.col("straight", "way").mean().round(2)
    )
    return means.sort("ply").rows()


def with_duckdb(table: Table) -> Rows:
    import chess_distance.duckdb
    import duckdb
    import pyarrow as pa

    connection = duckdb.connect()
    chess_distance.duckdb.register(connection)
    connection.register("positions", pa.table(table))
    query = """
        SELECT ply // 20 * 20 AS from_ply, count(*),
               round(avg(chess_distance('king', white_king, black_king)), 2),
               round(avg(chess_path('king', white_king, 60, white, black, attacked_by_black)), 2)
        FROM positions GROUP BY from_ply ORDER BY from_ply
    """
    return connection.sql(query).fetchall()


def with_spark(table: Table) -> Rows:
    import chess_distance.spark as cds
    from pyspark.sql import SparkSession
    from pyspark.sql import functions as f

    # The workers run in the same environment.
    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    settings = {
        "ui.enabled": "false",
        "driver.bindAddress": "127.0.0.1",
        "driver.host": "127.0.0.1",
    }
    options: dict[str, Any] = {f"spark.{name}": value for name, value in settings.items()}
    session = SparkSession.builder.master("local[2]").config(map=options).getOrCreate()
    session.sparkContext.setLogLevel("ERROR")
    # Spark has signed integers only: `frame_of` keeps the bits of sets.
    frame = cds.with_columns(
        cds.frame_of(session, table),
        {
            "straight": cds.distance(cd.KING, "white_king", "black_king"),
            "way": cds.path(cd.KING, "white_king", 60, *SETS),
        },
    )
    by_ply = frame.groupBy((f.floor(f.col("ply") / 20) * 20).alias("from_ply")).agg(
        f.count("*"), f.round(f.avg("straight"), 2), f.round(f.avg("way"), 2)
    )
    rows: Rows = by_ply.orderBy("from_ply").collect()
    session.stop()
    return rows


if __name__ == "__main__":
    programs = {
        "numpy": with_numpy,
        "polars": with_polars,
        "duckdb": with_duckdb,
        "spark": with_spark,
    }
    if sys.argv[1:2] and sys.argv[1] in programs:
        for row in programs[sys.argv[1]](columns(sys.argv[2:])):
            print(*row)
    else:
        sys.exit(f"frames.py {'|'.join(programs)} [GAMES.pgn ...]")
