"""Two pieces that move: kings against each other, and two pieces of one side."""

from __future__ import annotations

from typing import NamedTuple

from ._board import Obstacles, Second, sides
from ._library import checked, ffi, lib, moves_or_none
from ._memory import output, rows_pointer
from ._squares import place, square
from ._types import Bytes, ChessBoard, ChessPosition, Obstacle, Place, Square
from .pieces import PieceLike, piece_code


def duel(
    goal: Place,
    own: Obstacle = 0,
    enemy: Obstacle = 0,
    avoid: Obstacle = 0,
    *,
    own2: Obstacle | None = None,
    enemy2: Obstacle | None = None,
    avoid2: Obstacle | None = None,
    board: ChessPosition | None = None,
    color: bool | None = None,
    out: Bytes | None = None,
) -> Bytes:
    """Two kings that move in turn: how fast one forces its way to a square of `goal`, if it does.

    A uint8 array of (2, 64, 64): ``[0, a, d]`` with the attacker on a to move and the defender's
    king on d, ``[1, a, d]`` with the defender to move. The fewest moves of the attacker that are
    enough against any defense, 0 to 254, where 254 stands for more; 0 where a is in `goal`. 255
    (`NONE`) where the defender holds, where the side to move has no move, and where a and d are
    equal or neighbors. Neither king may pass.

    `own`, `enemy` and `avoid` are in the attacker's way; they hold for the defender too, unless
    `own2`, `enemy2`, `avoid2` say what is in its way. ``board=`` adds all pieces but the kings:
    the attacker has the color `color` (without it, the side to move), the defender the other one.
    What enemy pieces attack is given in `avoid` and `avoid2`.

    >>> moves = duel(range(56, 64))  # to the last rank
    >>> int(moves[0, 0, 15]), int(moves[0, 32, 38])  # a1 against h2, a5 against g5
    (7, 3)
    """
    target = place(goal, "goal")
    sides(board, color)  # refuses a color without a board, and what is no board
    first = color if color is not None or board is None else board.turn
    other = None if first is None else not first
    kings = 0 if board is None else int(board.kings)
    given = own, enemy, avoid
    attacker = Obstacles(*given, board, first, movers=kings)
    defender = Second(own2, enemy2, avoid2).obstacles(given, board, other, kings)
    out = output(out, (2, 64, 64))
    pointer = ffi.cast("uint8_t (*)[64][64]", rows_pointer(out))
    checked(lib.chess_distance_duel(attacker.one(), defender.one(), target, pointer), goal=target)
    return out


class Pair(NamedTuple):
    """The moves of two pieces together, and of each."""

    moves: int
    first: int
    second: int


def pair(
    piece1: PieceLike,
    start1: Square,
    target1: Place,
    piece2: PieceLike,
    start2: Square,
    target2: Place,
    own: Obstacle = 0,
    enemy: Obstacle = 0,
    avoid: Obstacle = 0,
    *,
    own2: Obstacle | None = None,
    enemy2: Obstacle | None = None,
    avoid2: Obstacle | None = None,
    board: ChessBoard | None = None,
    color: bool | None = None,
) -> Pair | None:
    """The fewest moves of two pieces of one side that are in each other's way, in any order.

    The first goes to a square of `target1`, the second to one of `target2`. Among equal sums the
    first has the fewest moves. None where no sequence of moves leads there.

    `own`, `enemy` and `avoid` are in the way of both, unless `own2`, `enemy2`, `avoid2` say what
    is in the way of the second. ``board=`` adds all pieces but these two; both have the color
    `color`, without it that of the pieces on the two starts.

    >>> pair(cd.ROOK, 0, 2, cd.KING, 1, 1)  # a1 to c1: the king on b1 makes way and comes back
    Pair(moves=3, first=1, second=2)
    """
    numbers = piece_code(piece1, "piece1"), piece_code(piece2, "piece2")
    from1, from2 = square(start1, "start1"), square(start2, "start2")
    if from1 == from2:
        raise ValueError(f"start2 = {from2}: both pieces start on one square")
    to1, to2 = place(target1, "target1"), place(target2, "target2")
    movers = 1 << from1 | 1 << from2
    given = own, enemy, avoid
    first = Obstacles(*given, board, color, movers, movers=movers)
    second = Second(own2, enemy2, avoid2).obstacles(given, board, color, movers)
    moves = ffi.new("uint8_t[2]")
    one, two = (numbers[0], from1, to1, first.one()), (numbers[1], from2, to2, second.one())
    together = moves_or_none(lib.chess_distance_pair(*one, *two, moves), target1=to1, target2=to2)
    return None if together is None else Pair(together, moves[0], moves[1])
