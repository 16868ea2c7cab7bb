"""Mobility graphs: 64 bitboards, ``moves[s]`` the squares one move from s.

A graph can express what obstacles cannot: a castling, a portal, a cylinder. Take the graph of a
piece, edit it, and compute its distances: ``cd.graphs.distance_map(moves, start)``.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

from ._arguments import array_of, is_words, not_empty, place
from ._call import explained, one_board
from ._library import (
    Bitboard,
    Bytes,
    Obstacle,
    Place,
    Series,
    Words,
    checked,
    filled_layers,
    filled_map,
    lib,
    output,
    pointer,
)  # fmt: skip
from ._position import PositionLike
from ._square_bytes import Leg, leg
from .pieces import PieceLike, piece_code

#: 64 bitboards.
Graph: TypeAlias = "Words | Series"


def _graph_words(moves: Graph, name: str = "moves") -> Any:
    """The address of the 64 bitboards of a graph."""
    array = np.asarray(array_of(moves, name))
    if array.shape != (64,) or not is_words(array):
        raise ValueError(f"{name} must be a graph: an array of 64 bitboards (uint64)")
    return pointer(np.require(array, np.uint64, ["C", "A"]))


@explained
def graph(
    piece: PieceLike,
    own: Obstacle = 0,
    enemy: Obstacle = 0,
    avoid: Obstacle = 0,
    *,
    board: PositionLike | None = None,
    color: bool | None = None,
) -> Words:
    """The mobility graph of a piece among obstacles: 64 bitboards (uint64), to be edited.

    >>> moves = graph(cd.KING)
    >>> moves[0] |= np.uint64(1 << 63)  # a portal from a1 to h8
    >>> int(distance_map(moves, 0)[62])
    2
    """
    obstacles = one_board(own, enemy, avoid, board, color)
    moves: Words = np.empty(64, np.uint64)
    checked(lib.chess_distance_graph(piece_code(piece), obstacles, pointer(moves)))
    return moves


def reverse(moves: Graph) -> Words:
    """The graph with every move reversed.

    >>> bool((reverse(graph(cd.WHITE_PAWN))[56:] == graph(cd.BLACK_PAWN)[56:]).all())
    True
    """
    out: Words = np.empty(64, np.uint64)
    checked(lib.chess_distance_graph_reverse(_graph_words(moves), pointer(out)))
    return out


def distance_map(moves: Graph, start: Place, *, out: Bytes | None = None) -> Bytes:
    """Fewest moves in a graph from a square or a set to all squares; 255 for no way.

    >>> distance_map(graph(cd.BISHOP), 0)[:4]
    array([  0, 255,   2, 255], dtype=uint8)
    """
    origin = place(start, "start")
    return filled_map(out, lib.chess_distance_graph_map, _graph_words(moves), origin, start=origin)


def onward(moves: Graph, start: Leg, *, out: Bytes | None = None) -> Bytes:
    """The second leg of a journey in a graph, with the rules of `onward`.

    >>> first = cd.distance_map(cd.KNIGHT, 0)
    >>> bool((onward(graph(cd.ROOK), first) == cd.onward(cd.ROOK, first)).all())
    True
    """
    first, call = leg(start), lib.chess_distance_graph_onward
    return filled_map(out, call, _graph_words(moves), pointer(first), start=0)


def matrix(moves: Graph, *, out: Bytes | None = None) -> Bytes:
    """All 64 maps of a graph, (64, 64).

    >>> bool((matrix(graph(cd.KNIGHT)) == cd.knight_table).all())
    True
    """
    out = output(out, (64, 64))
    checked(lib.chess_distance_graph_matrix(_graph_words(moves), pointer(out)))
    return out


def trajectories(moves: Graph, start: Place, target: Place) -> Words | None:
    """The squares of the shortest ways in a graph, ply by ply, as by `trajectories`.

    A uint64 array of l + 1 bitboards for the length l; None where no sequence of moves leads.

    >>> moves = graph(cd.KING)
    >>> bool((trajectories(moves, 45, 7) == cd.trajectories(cd.KING, 45, 7)).all())
    True
    """
    origin, goal = place(start, "start"), place(target, "target")
    call = lib.chess_distance_graph_trajectories
    return filled_layers(call, _graph_words(moves), origin, goal, start=origin, target=goal)


def must_pass(moves: Graph, start: Place, target: Place) -> int:
    """The squares that every way in a graph enters, as by `must_pass`, as a bitboard.

    >>> moves = graph(cd.KING, own=0xFE << 24)  # a wall from b4 to h4
    >>> must_pass(moves, 4, 60) == 1 << 24
    True
    """
    origin, goal = place(start, "start"), place(target, "target")
    not_empty(start=origin, target=goal)
    return Bitboard(lib.chess_distance_graph_must_pass(_graph_words(moves), origin, goal))


def cost_map(
    free_moves: Graph, costly_moves: Graph, start: Place, *, out: Bytes | None = None
) -> Bytes:
    """The fewest costly moves from a square, or from the nearest of a set, to every square.

    Two graphs, 64 bitboards each: moves of the first cost nothing, those of the second 1. The
    result is a uint8 array of 64 numbers, 0 to 63, with 255 (`NONE`) where no moves of either graph
    lead.

    >>> free = cd.graph(cd.WHITE_PAWN)
    >>> takes = np.array([cd.attacks(cd.WHITE_PAWN, s) for s in range(64)], np.uint64)
    >>> int(cost_map(free, takes, 12)[56])  # captures of a pawn from e2 to a8
    4
    """
    origin, call = place(start, "start"), lib.chess_distance_graph_cost_map
    graphs = _graph_words(free_moves, "free_moves"), _graph_words(costly_moves, "costly_moves")
    return filled_map(out, call, *graphs, origin, start=origin)


def cost_onward(
    free_moves: Graph, costly_moves: Graph, start: Leg, *, out: Bytes | None = None
) -> Bytes:
    """The second leg of a journey in such graphs, with the rules of `onward`.

    For each square, the least ``start[s]`` + costly moves from s, over all s: 0 to 254, or 255
    (`NONE`) for squares that no start reaches.

    >>> king, nothing = cd.graph(cd.KING), np.zeros(64, np.uint64)
    >>> first = cd.distance_map(cd.KNIGHT, 0)
    >>> bool((cost_onward(nothing, king, first) == cd.onward(cd.KING, first)).all())
    True
    """
    first, call = leg(start), lib.chess_distance_graph_cost_onward
    graphs = _graph_words(free_moves, "free_moves"), _graph_words(costly_moves, "costly_moves")
    return filled_map(out, call, *graphs, pointer(first), start=0)
