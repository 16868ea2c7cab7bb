"""Two kings that move in turn, two pieces of one side, and all pieces of a position."""

from __future__ import annotations

from typing import NamedTuple, overload

import numpy as np
import numpy.typing as npt

from ._arguments import place, square
from ._board import Obstacles, Second, both_colors, explained
from ._blocks import in_blocks
from ._library import (
    NONE, Bytes, Obstacle, Place, Square, Words, checked, ffi, lib, moves_or_none, output, pointer,
)  # fmt: skip
from ._position import Pieces, PositionLike, Positions, fault
from ._reading import as_columns, pieces_of
from .picture import picture_of
from .pieces import PieceLike, piece_code


@explained
def duel(
    goal: Place,
    own: Obstacle = 0, enemy: Obstacle = 0, avoid: Obstacle = 0, *,
    own2: Obstacle | None = None, enemy2: Obstacle | None = None, avoid2: Obstacle | None = None,
    board: PositionLike | None = None, color: bool | None = None, out: Bytes | None = None,
) -> Bytes:
    """Two kings that move in turn: the moves until one forces its way to a square of `goal`.

    A uint8 array of (2, 64, 64): ``[0, a, d]`` has the attacker to move, ``[1, a, d]`` the
    defender. The attacker's king is on a, the defender's on d. Each entry is the fewest moves of
    the attacker that are enough against any defense, 0 to 254, where 254 stands for more. It is 0
    if a is in `goal`. It is 255 (`NONE`) if the defender holds, if the side to move has no move,
    and if a and d are equal or neighbors. Neither king may pass.

    `own`, `enemy` and `avoid` are the attacker's obstacles. They hold for the defender too, unless
    `own2`, `enemy2`, `avoid2` replace them. ``board=`` adds all pieces but the kings: the attacker
    has the color `color` (default: the side to move), the defender the other one. Put the squares
    that enemy pieces attack into `avoid` and `avoid2`.

    >>> moves = duel(range(56, 64))  # to the last rank
    >>> int(moves[0, 0, 15]), int(moves[0, 32, 38])  # a1 against h2, a5 against g5
    (7, 3)
    """
    target = place(goal, "goal")
    first, other = both_colors(board, color)
    kings = 0 if board is None else pieces_of(board).kinds[0]
    given = own, enemy, avoid
    attacker = Obstacles(*given, board, first, movers=kings)
    defender = Second(own2, enemy2, avoid2).obstacles(given, board, other, kings)
    out = output(out, (2, 64, 64))
    arguments = attacker.one(), defender.one(), target, pointer(out)
    checked(lib.chess_distance_duel(*arguments), goal=target)
    return out


def duel_pairs(
    wins: Words,
    holds: Words | None = None,
    attacker: tuple[int, int, int] = (0, 0, 0),
    defender: tuple[int, int, int] = (0, 0, 0),
) -> Bytes:
    """A duel of two kings with an end for each pair of squares.

    `wins` and `holds` are uint64 arrays of (2, 64): for each side to move (0 the attacker) and each
    square of the attacker, a bitboard of the defender's squares. Play ends there, with a win of
    the attacker or without one. `attacker` and `defender` are the bitboards `own`, `enemy` and
    `avoid` of each king. The result is that of `duel`: a uint8 array of (2, 64, 64), 255 where
    the attacker does not force a win.

    >>> wins = np.zeros((2, 64), np.uint64)
    >>> wins[:, 56:] = 2**64 - 1  # any square of the last rank wins
    >>> bool((duel_pairs(wins) == cd.duel(range(56, 64))).all())
    True
    """
    ends = []
    for name, given in (("wins", wins), ("holds", np.zeros((2, 64), np.uint64) if holds is None else holds)):
        if not isinstance(given, np.ndarray) or given.shape != (2, 64) or given.dtype != np.uint64:
            raise ValueError(f"{name} must be an array of uint64 with the shape (2, 64)")
        ends.append(pointer(np.require(given, np.uint64, ["C", "A"])))
    boards = [ffi.new("ChessDistanceBoard *", board) for board in (attacker, defender)]
    out: Bytes = np.empty((2, 64, 64), np.uint8)
    checked(lib.chess_distance_duel_pairs(*boards, *ends, pointer(out)))
    return out


class Pair(NamedTuple):
    """The moves of two pieces together, and of each."""

    moves: int
    first: int
    second: int


@explained
def pair(
    piece1: PieceLike, start1: Square, target1: Place, piece2: PieceLike, start2: Square,
    target2: Place,
    own: Obstacle = 0, enemy: Obstacle = 0, avoid: Obstacle = 0, *,
    own2: Obstacle | None = None, enemy2: Obstacle | None = None, avoid2: Obstacle | None = None,
    board: PositionLike | None = None, color: bool | None = None,
) -> Pair | None:
    """The fewest moves of two pieces of one side, in any order; each blocks the other.

    The first goes to a square of `target1`, the second to one of `target2`. If several ways have
    the fewest moves, the first piece makes as few of them as possible. None if no sequence of moves
    leads there.

    `own`, `enemy` and `avoid` hold for both, unless `own2`, `enemy2`, `avoid2` replace them for the
    second. ``board=`` adds all pieces but these two. Both have the color `color` (default: that of
    the pieces on the two starts).

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


class Reach(NamedTuple):
    """The squares on which each piece may ever stand, and the number of fixed pieces."""

    #: 64 bitboards: the squares of the piece on each square, 0 without a piece.
    squares: Words
    #: The number of pieces that never move and are never taken.
    fixed: int

    def _repr_svg_(self) -> str | None:
        return picture_of([int(words).bit_count() or NONE for words in self.squares])


class Reaches(NamedTuple):
    """A `Reach` for each row: arrays of (n, 64) and of n."""

    squares: Words
    fixed: npt.NDArray[np.int64]


@overload
def reach(board: PositionLike) -> Reach: ...
@overload
def reach(board: Positions) -> Reaches: ...
def reach(board: PositionLike | Positions) -> Reach | Reaches:
    """Every square on which each piece of a position may ever stand, if both sides help.

    No legal continuation leaves these sets; some of their squares may still be out of reach. They
    cover castling from the usual start squares, but not castling in Chess960. `board` is a
    python-chess ``Board``, a FEN or a `Position`, or `Positions` for columns. An invalid position
    is a ValueError: not one king a side, pawns on rank 1 or 8, sets that overlap, or an impossible
    en passant square.

    >>> closed = reach("8/8/2k5/p1p1p1p1/P1P1P1P1/2K5/8/8 w - - 0 1")
    >>> closed.fixed, int(closed.squares[18]) == 0xFFFFFF  # the pawns, the king on three ranks
    (8, True)
    """
    columns = as_columns(board)
    many = columns is board
    sets = np.stack(list(columns.sets().values())[:9], axis=-1)
    squares: Words = np.zeros((len(sets), 64), np.uint64)
    fixed = np.zeros(len(sets), np.int64)

    def call(first: int, n: int) -> None:
        for row in range(first, first + n):
            result = lib.chess_distance_reach(pointer(sets[row]), pointer(squares[row]))
            if result == lib.CHESS_DISTANCE_OUT_OF_RANGE:
                white, black, *kinds, passant = map(int, sets[row])
                reason = fault(Pieces(white, black, tuple(kinds), passant, None))
                reason = reason or "no pawn can have jumped over the en passant square"
                name = f"board, row {row}," if many else "board"
                raise ValueError(f"{name} is not a valid position: {reason}")
            fixed[row] = checked(result)

    in_blocks(len(sets), call)
    return Reaches(squares, fixed) if many else Reach(squares[0], int(fixed[0]))
