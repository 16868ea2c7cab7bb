"""Mobility graphs: 64 bitboards, ``moves[s]`` the squares one move from s.

Where obstacles cannot say it (a castling, a portal, a cylinder), take the graph of a piece, edit
it, and ask for its distances.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

from ._board import one_board
from ._library import checked, lib
from ._memory import byte_pointer, output, rows_pointer, word_pointer
from ._numbers import array_of, is_words
from ._squares import place
from ._types import Bytes, ChessBoard, Obstacle, Place, Series, Words
from .legs import Leg, leg
from .pieces import PieceLike, piece_code

#: 64 bitboards.
Graph: TypeAlias = "Words | Series"


def _words(moves: Graph) -> Any:
    array = np.asarray(array_of(moves, "moves"))
    if array.shape != (64,) or not is_words(array):
        raise ValueError("moves is a graph: an array of 64 bitboards (uint64)")
    return word_pointer(np.require(array, np.uint64, ["C", "A"]))


def graph(
    piece: PieceLike,
    own: Obstacle = 0,
    enemy: Obstacle = 0,
    avoid: Obstacle = 0,
    *,
    board: ChessBoard | None = None,
    color: bool | None = None,
) -> Words:
    """The mobility graph of a piece among obstacles: 64 bitboards (uint64), to be edited.

    >>> moves = graph(cd.KING)
    >>> moves[0] |= np.uint64(1 << 63)  # a portal from a1 to h8
    >>> int(graph_map(moves, 0)[62])
    2
    """
    obstacles = one_board(own, enemy, avoid, board, color)
    moves: Words = np.empty(64, np.uint64)
    checked(lib.chess_distance_graph(piece_code(piece), obstacles, word_pointer(moves)))
    return moves


def graph_reverse(moves: Graph) -> Words:
    """Every move backward.

    >>> bool((graph_reverse(graph(cd.WHITE_PAWN))[56:] == graph(cd.BLACK_PAWN)[56:]).all())
    True
    """
    out: Words = np.empty(64, np.uint64)
    checked(lib.chess_distance_graph_reverse(_words(moves), word_pointer(out)))
    return out


def graph_map(moves: Graph, start: Place, *, out: Bytes | None = None) -> Bytes:
    """Fewest moves in a graph from a square or a set to all; 255 where no sequence of moves leads.

    >>> graph_map(graph(cd.BISHOP), 0)[:4]
    array([  0, 255,   2, 255], dtype=uint8)
    """
    out = output(out, (64,))
    origin = place(start, "start")
    arguments = (_words(moves), origin, byte_pointer(out))
    checked(lib.chess_distance_graph_map(*arguments), start=origin)
    return out


def graph_onward(moves: Graph, start: Leg, *, out: Bytes | None = None) -> Bytes:
    """A second leg in a graph, with the rules of `onward`.

    >>> first = cd.distance_map(cd.KNIGHT, 0)
    >>> bool((graph_onward(graph(cd.ROOK), first) == cd.onward(cd.ROOK, first)).all())
    True
    """
    first, out = leg(start), output(out, (64,))
    arguments = (_words(moves), byte_pointer(first), byte_pointer(out))
    checked(lib.chess_distance_graph_onward(*arguments), "start", start=0)
    return out


def graph_matrix(moves: Graph, *, out: Bytes | None = None) -> Bytes:
    """All 64 maps of a graph, (64, 64).

    >>> bool((graph_matrix(graph(cd.KNIGHT)) == cd.knight_table).all())
    True
    """
    out = output(out, (64, 64))
    checked(lib.chess_distance_graph_matrix(_words(moves), rows_pointer(out)))
    return out
