"""Mobility graphs: 64 bitboards, ``moves[s]`` the squares one move from s.

Where obstacles cannot say it (a castling, a portal, a cylinder), take the graph of a piece, edit
it, and ask for its distances.
"""

from __future__ import annotations

from typing import Any, SupportsIndex

import numpy as np

from ._arguments import (
    Bytes,
    ColoredBoard,
    SquareSets,
    Words,
    bitboard,
    byte_pointer,
    one_board,
    output,
    pointer,
    rows_pointer,
)
from ._library import checked, code, lib
from .legs import leg


def _words(moves: Any) -> Any:
    array = np.asarray(moves)
    if array.shape != (64,) or array.dtype.kind != "u" or array.dtype.itemsize != 8:
        raise ValueError("a graph is an array of 64 bitboards (uint64)")
    return pointer(np.require(array, np.uint64, ["C", "A"]), "uint64_t")


def graph(
    piece: SupportsIndex,
    own: SquareSets = 0,
    enemy: SquareSets = 0,
    avoid: SquareSets = 0,
    *,
    board: ColoredBoard | None = None,
    color: bool | None = None,
) -> Words:
    """The mobility graph of a piece among obstacles: 64 bitboards (uint64), to be edited.

    >>> moves = graph(cd.KING)
    >>> moves[0] |= np.uint64(1 << 63)  # a portal from a1 to h8
    >>> int(graph_map(moves, [0])[62])
    2
    """
    obstacles = one_board(own, enemy, avoid, board, 0, color)
    moves: Words = np.empty(64, np.uint64)
    checked(lib.chess_distance_graph(code(piece), obstacles, pointer(moves, "uint64_t")))
    return moves


def graph_reverse(moves: Words) -> Words:
    """Every move backward.

    >>> bool((graph_reverse(graph(cd.WHITE_PAWN))[56:] == graph(cd.BLACK_PAWN)[56:]).all())
    True
    """
    out: Words = np.empty(64, np.uint64)
    checked(lib.chess_distance_graph_reverse(_words(moves), pointer(out, "uint64_t")))
    return out


def graph_map(moves: Words, start: SquareSets, *, out: Bytes | None = None) -> Bytes:
    """Fewest moves in a graph from a set to every square; 255 where no sequence of moves leads.

    >>> graph_map(graph(cd.BISHOP), [0])[:4]
    array([  0, 255,   2, 255], dtype=uint8)
    """
    out = output(out, (64,))
    checked(lib.chess_distance_graph_map(_words(moves), bitboard(start), byte_pointer(out)))
    return out


def graph_onward(moves: Words, start: Any, *, out: Bytes | None = None) -> Bytes:
    """A second leg in a graph, with the rules of `onward`.

    >>> first = cd.distance_map(cd.KNIGHT, 0)
    >>> bool((graph_onward(graph(cd.ROOK), first) == cd.onward(cd.ROOK, first)).all())
    True
    """
    first, out = leg(start), output(out, (64,))
    arguments = (_words(moves), byte_pointer(first), byte_pointer(out))
    checked(lib.chess_distance_graph_onward(*arguments))
    return out


def graph_matrix(moves: Words, *, out: Bytes | None = None) -> Bytes:
    """All 64 maps of a graph, (64, 64).

    >>> bool((graph_matrix(graph(cd.KNIGHT)) == cd.knight_table).all())
    True
    """
    out = output(out, (64, 64))
    checked(lib.chess_distance_graph_matrix(_words(moves), rows_pointer(out)))
    return out
