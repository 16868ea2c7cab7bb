"""The functions of columns, each once: the kinds of its arguments, its result, its other names.

NumPy's function computes. The functions for Arrow, DuckDB and Spark and the expressions of Polars are
made from these rows. `forms.py` beside the package writes the methods of Polars, the functions of
Arrow and Spark, and the tables of the pages; a test says if one of them is out of date.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np

from . import empty_board, endings, features, levels, obstacles, two_sides, ways
from ._arguments import flag, integer, is_words, obstacle, place, square
from ._library import lib
from ._position import COLUMNS
from ._reading import positions
from .pieces import piece_code

# Kinds of arguments with a value for each row. Squares are integers or names; places are squares, or
# sets (unsigned integers of 64 bits, and integers of 128 bits, which engines make of sets); sets are
# integers of any type; positions are FENs, or structs of sets.
SQUARE, PLACE, SET, FEN, POSITION = "square", "place", "set", "fen", "position"
# Kinds with one value for all rows.
PIECE, FLAG, NUMBER, TEXT = "piece", "flag", "number", "text"
ROWS = (SQUARE, PLACE, SET, FEN, POSITION)


class Result(NamedTuple):
    """What a function gives for a row: a number, an array of numbers, or a struct of numbers."""

    #: The type of a number, as NumPy calls it.
    number: str
    #: Whether 255 is no distance, and null in frames.
    none: bool = False
    #: How many numbers an array has; times the value of the argument `times`, if that is named.
    size: int = 0
    times: str = ""
    #: The fields of a struct with their types.
    fields: Mapping[str, str] = {}

    @property
    def bytes(self) -> int:
        """The bytes of a row, of one number or an array of one size."""
        return (self.size or 1) * np.dtype(self.number).itemsize


MOVES = Result("uint8", none=True)
SQUARES = COUNT = Result("uint64")
POINTS = Result("uint16")
MAP = Result("uint8", size=64)
PLANES = Result("uint8", size=768, times="moves")
SIDES = Result("uint64", fields=dict.fromkeys(two_sides.Territories._fields, "uint64"))
SETS = Result("uint64", fields=dict.fromkeys(COLUMNS[:-1], "uint64") | {"turn": "bool"})


@dataclass
class Function:
    """A row of the table."""

    #: NumPy's function.
    call: Callable[..., Any]
    #: The kinds of its arguments by their names, in the order of SQL.
    kinds: Mapping[str, str]
    result: Result
    #: The result in words. A page or a docstring fills in how it calls `{position}`, and writes `{null}`.
    says: str
    #: The name in frames and behind ``chess_`` in SQL, if it is not that of `call`.
    short: str = ""
    #: C's function of columns: of the piece, the squares or sets, the numbers, the obstacles if the
    #: function has any, the answers, and the number of rows. Squares that are no places are bytes.
    batch: Callable[..., int] | None = None
    #: Arguments that have another name in Polars.
    polars: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.name: str = self.call.__name__
        self.short = self.short or self.name
        self.sql = f"chess_{self.short}"
        parameters = inspect.signature(self.call).parameters
        #: The arguments that may be left out, with their values.
        self.defaults: dict[str, Any] = {
            name: parameters[name].default
            for name in self.kinds
            if parameters[name].default is not inspect.Parameter.empty
        }

    def __reduce__(self) -> tuple[Callable[[str], Function], tuple[str]]:
        """A worker of Spark takes the row of its own table: a function of C cannot be sent."""
        return _named, (self.name,)


WALLS = {"own": SET, "enemy": SET, "avoid": SET}
_ONE_PLACE = {"piece": PIECE, "start": PLACE}
_TWO_PLACES = _ONE_PLACE | {"target": PLACE}
_SOME_MOVES = _ONE_PLACE | {"moves": NUMBER} | WALLS
_PAWNS = {"own": SET, "enemy": SET, "color": FLAG}

FUNCTIONS = (
    Function(empty_board.distance, {"piece": PIECE, "a": SQUARE, "b": SQUARE}, MOVES, "moves on the empty board",
             batch=lib.chess_distance_batch, polars={"b": "to"}),
    Function(obstacles.path, _TWO_PLACES | WALLS, MOVES, "moves among obstacles", batch=lib.chess_distance_path_batch),
    Function(obstacles.distance_map, _ONE_PLACE | WALLS, MAP, "moves to every square, 255 where no moves lead", "map",
             batch=lib.chess_distance_map_batch),
    Function(levels.moves, _ONE_PLACE | WALLS, SQUARES, "the squares one move away", batch=lib.chess_distance_moves_batch),
    Function(levels.attacks, _ONE_PLACE | {"occupied": SET}, SQUARES, "the squares that are attacked or defended",
             batch=lib.chess_distance_attacks_batch),
    Function(levels.within, _SOME_MOVES, SQUARES, "the squares at most `moves` moves away", batch=lib.chess_distance_within_batch),
    Function(levels.ring, _SOME_MOVES, SQUARES, "the squares exactly `moves` moves away", batch=lib.chess_distance_ring_batch),
    Function(ways.trajectory_count, _TWO_PLACES | WALLS, COUNT, "the number of shortest ways, 0 for none",
             batch=lib.chess_distance_trajectory_count_batch),
    Function(two_sides.territory, {"piece1": PIECE, "set1": PLACE, "piece2": PIECE, "set2": PLACE} | WALLS, SIDES,
             "which side is nearer: the squares of each, and those of both",
             polars={"piece1": "piece", "piece2": "other_piece", "set2": "other"}),
    Function(positions, {"boards": FEN, "errors": TEXT}, SETS,
             "the sets of FENs or EPDs; a bad one is an error, or null if `errors` is `{null}`", "position"),
    Function(obstacles.nearest, {"square": SQUARE, "among": SET}, MOVES, "king moves to the nearest member of a set",
             batch=obstacles.nearest_batch),
    Function(features.passed_pawns, _PAWNS, SQUARES, "of the pawns in a set the passed ones; `color` is their side, true for White"),
    Function(features.backward_pawns, _PAWNS, SQUARES, "of the pawns in a set the backward ones; `color` is their side"),
    Function(features.isolated_pawns, {"own": SET}, SQUARES, "of the pawns in a set the isolated ones"),
    Function(features.attacked, {"board": POSITION, "color": FLAG, "without": SET}, SQUARES,
             "the squares that a color attacks in FENs or structs of `{position}`; lines go through `without`"),
    Function(features.distance_planes, {"positions": POSITION, "moves": NUMBER}, PLANES,
             "distance planes of FENs or structs of `{position}`", "planes"),
    Function(endings.mop_up, {"winner": SQUARE, "loser": SQUARE}, POINTS, "the mop-up evaluation of two squares of kings"),
)  # fmt: skip

#: Functions of NumPy's columns that frames and SQL lack, and why.
LEFT_OUT = {
    "write `distance` with the king, the wazir or the knight":
        ("square_distance", "square_manhattan_distance", "square_knight_distance"),
    "use NumPy, because a row has 4096 numbers or 64 sets": ("matrix", "reach"),
    "call it for each position, as in NumPy, because its sites are those of one position": ("voronoi",),
    "compute a table of all pairs of squares once with NumPy, for the margin that you need, and join it": ("king_race",),
    "compute a table once with NumPy, of pawns on ranks 2 to 7 with the king on another square, for each `color` and `defender_to_move`, and join it":
        ("pawn_outruns_king", "square_of_pawn"),
    "use NumPy": ("nearest_file",),
    "write them as arithmetic of columns: the file is `s % 8`, the rank `s // 8`, in Spark `floor(s / 8)`; cast unsigned columns before you subtract. `relation` is `m * (m + 1) / 2 + n` with the larger difference m and the smaller n":
        ("file_distance", "rank_distance", "relation", "center_distance", "center_manhattan_distance", "edge_distance",
         "corner_distance"),
}  # fmt: skip

BY_NAME = {function.name: function for function in FUNCTIONS}


def constant(value: Any, name: str, kind: str) -> Any:
    """One value for all rows: what is wrong fails here, not when a frame is computed. Squares and
    bitboards are ints, and a set at a place is a uint64 of NumPy."""
    if kind == PIECE:
        piece_code(value, name)
        return value
    if kind == SET:
        return obstacle(value, name)
    if kind == PLACE and (hasattr(value, "__iter__") or is_words(value)):
        return np.uint64(place(value, name))
    if kind in ROWS:
        return square(value, name)
    if kind == FLAG:
        return bool(flag(value, name))
    if kind == NUMBER:
        return integer(value, name)
    if value not in ("raise", "null"):
        raise ValueError(f"{name} is 'raise' or 'null', not {value!r}")
    return value


def _named(name: str) -> Function:
    return BY_NAME[name]
