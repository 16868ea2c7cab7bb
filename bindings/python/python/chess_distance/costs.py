"""Costs: some squares and moves cost more than one, some moves nothing."""

from __future__ import annotations

from ._board import explained, one_board
from ._library import checked, lib
from ._memory import byte_pointer, output
from ._numbers import Leg, leg
from ._position import PositionLike
from ._squares import obstacle, place
from ._types import Bytes, Obstacle, Place
from .graphs import Graph, graph_words
from .pieces import PieceLike, piece_code


@explained
def weighted_map(
    piece: PieceLike,
    start: Place,
    plus1: Obstacle = 0,
    plus2: Obstacle = 0,
    own: Obstacle = 0,
    enemy: Obstacle = 0,
    avoid: Obstacle = 0,
    *,
    board: PositionLike | None = None,
    color: bool | None = None,
    out: Bytes | None = None,
) -> Bytes:
    """Least sums of costs from a square, or from the nearest of a set, to every square.

    A move costs 1, one more into a square of `plus1`, two more into one of `plus2`, three more into
    a square of both. `plus1` and `plus2` are bitboards or sets of squares. The result is a uint8
    array of 64 sums, 0 to 252, with 255 (`NONE`) where no sequence of moves leads.

    >>> int(weighted_map(cd.KING, 4, 0xFF << 24)[60])  # e1 to e8, and rank 4 costs one more
    8
    """
    origin = place(start, "start")
    costs = obstacle(plus1, "plus1"), obstacle(plus2, "plus2")
    obstacles = one_board(own, enemy, avoid, board, color, origin)
    out = output(out, (64,))
    arguments = (piece_code(piece), origin, *costs, obstacles, byte_pointer(out))
    checked(lib.chess_distance_weighted_map(*arguments), start=origin)
    return out


def graph_cost_map(
    free_moves: Graph, costly_moves: Graph, start: Place, *, out: Bytes | None = None
) -> Bytes:
    """The fewest costly moves from a square, or from the nearest of a set, to every square.

    Two graphs, 64 bitboards each: moves of the first cost nothing, those of the second 1. The
    result is a uint8 array of 64 numbers, 0 to 63, with 255 (`NONE`) where no moves of either graph
    lead.

    >>> free = cd.graph(cd.WHITE_PAWN)
    >>> takes = np.array([cd.attacks(cd.WHITE_PAWN, s) for s in range(64)], np.uint64)
    >>> int(graph_cost_map(free, takes, 12)[56])  # captures of a pawn from e2 to a8
    4
    """
    origin, out = place(start, "start"), output(out, (64,))
    graphs = graph_words(free_moves, "free_moves"), graph_words(costly_moves, "costly_moves")
    result = lib.chess_distance_graph_cost_map(*graphs, origin, byte_pointer(out))
    checked(result, start=origin)
    return out


def graph_cost_onward(
    free_moves: Graph, costly_moves: Graph, start: Leg, *, out: Bytes | None = None
) -> Bytes:
    """The second leg of a journey in such graphs, with the rules of `onward`.

    For each square, the least ``start[s]`` + costly moves from s, over all s: 0 to 254, or 255
    (`NONE`) for squares that no start reaches.

    >>> king, nothing = cd.graph(cd.KING), np.zeros(64, np.uint64)
    >>> first = cd.distance_map(cd.KNIGHT, 0)
    >>> bool((graph_cost_onward(nothing, king, first) == cd.onward(cd.KING, first)).all())
    True
    """
    first, out = leg(start), output(out, (64,))
    graphs = graph_words(free_moves, "free_moves"), graph_words(costly_moves, "costly_moves")
    arguments = (*graphs, byte_pointer(first), byte_pointer(out))
    checked(lib.chess_distance_graph_cost_onward(*arguments), start=0)
    return out
