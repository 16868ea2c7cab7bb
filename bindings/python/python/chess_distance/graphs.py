"""Mobility graphs: 64 bitboards, ``moves[s]`` the squares one move from s.

Where obstacles cannot say it (a castling, a portal, a cylinder), take the graph of a piece, edit
it, and ask for its distances.
"""

from __future__ import annotations

from typing import Any, SupportsIndex

import numpy as np

from ._arguments import Bytes, ColoredBoard, SquareSets, Words, bitboard, output, pointer
from ._library import checked, code, ffi, lib
from .obstacles import _one_board, leg


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
    """The mobility graph of a piece among obstacles: 64 bitboards (uint64), to be edited."""
    obstacles = _one_board(own, enemy, avoid, board, None, color)
    moves: Words = np.empty(64, np.uint64)
    checked(lib.chess_distance_graph(code(piece), obstacles, pointer(moves, "uint64_t")))
    return moves


def graph_reverse(moves: Words) -> Words:
    """Every move backward."""
    out: Words = np.empty(64, np.uint64)
    checked(lib.chess_distance_graph_reverse(_words(moves), pointer(out, "uint64_t")))
    return out


def graph_map(moves: Words, start: SquareSets, *, out: Bytes | None = None) -> Bytes:
    """Fewest moves in a graph from a set to every square; 255 where no sequence of moves leads."""
    out = output(out, (64,))
    checked(lib.chess_distance_graph_map(_words(moves), bitboard(start), pointer(out, "uint8_t")))
    return out


def graph_onward(moves: Words, start: Any, *, out: Bytes | None = None) -> Bytes:
    """A second leg in a graph, with the rules of `onward`."""
    first, out = leg(start), output(out, (64,))
    arguments = (_words(moves), pointer(first, "uint8_t"), pointer(out, "uint8_t"))
    checked(lib.chess_distance_graph_onward(*arguments))
    return out


def graph_matrix(moves: Words, *, out: Bytes | None = None) -> Bytes:
    """All 64 maps of a graph, (64, 64)."""
    out = output(out, (64, 64))
    address = ffi.cast("uint8_t (*)[64]", pointer(out.reshape(-1), "uint8_t"))
    checked(lib.chess_distance_graph_matrix(_words(moves), address))
    return out
