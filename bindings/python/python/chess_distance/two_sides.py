"""Two sides: territory, two kings that move in turn, two pieces of one side, and all pieces of a position."""

from __future__ import annotations

from typing import Any, NamedTuple, overload

import numpy as np
import numpy.typing as npt

from ._arguments import array_of, is_rows, is_words, place, places, square, squares
from ._blocks import by_rows, in_blocks, shape_of
from ._call import Obstacles, both_colors, explained, one_board, second
from ._library import (
    NONE,
    Bytes,
    Column,
    Obstacle,
    OnePlace,
    Place,
    Places,
    Sets,
    Square,
    SquareRows,
    Words,
    checked,
    ffi,
    filled_map,
    lib,
    moves_or_none,
    output,
    pointer,
)  # fmt: skip
from ._position import PositionLike, Positions, fault
from ._reading import as_columns, pieces_of
from .picture import picture_of
from .pieces import PieceLike, piece_code

# The entry of `voronoi` for squares with several nearest sites.
TIED: int = 254


class Territory(NamedTuple):
    """Squares nearer to the first side, nearer to the second, and equally near to both."""

    first: int
    second: int
    tied: int

    def _repr_svg_(self) -> str | None:
        return picture_of(self)


class Territories(NamedTuple):
    """A `Territory` for each row: uint64 arrays."""

    first: Words
    second: Words
    tied: Words


@overload
def territory(  # type: ignore[overload-overlap]
    piece1: PieceLike,
    set1: OnePlace,
    piece2: PieceLike,
    set2: OnePlace,
    own: Obstacle = 0,
    enemy: Obstacle = 0,
    avoid: Obstacle = 0,
    *,
    own2: Obstacle | None = None,
    enemy2: Obstacle | None = None,
    avoid2: Obstacle | None = None,
    board: PositionLike | None = None,
    color: bool | None = None,
) -> Territory: ...
@overload
def territory(
    piece1: PieceLike,
    set1: Places,
    piece2: PieceLike,
    set2: Places,
    own: Sets = 0,
    enemy: Sets = 0,
    avoid: Sets = 0,
    *,
    own2: Sets | None = None,
    enemy2: Sets | None = None,
    avoid2: Sets | None = None,
    board: PositionLike | None = None,
    color: bool | None = None,
) -> Territories: ...
@explained
def territory(
    piece1: PieceLike,
    set1: Places,
    piece2: PieceLike,
    set2: Places,
    own: Sets = 0,
    enemy: Sets = 0,
    avoid: Sets = 0,
    *,
    own2: Sets | None = None,
    enemy2: Sets | None = None,
    avoid2: Sets | None = None,
    board: PositionLike | None = None,
    color: bool | None = None,
) -> Territory | Territories:
    """Divides the board between two sides, each a square or a set of like pieces (Voronoi).

    `own`, `enemy` and `avoid` hold for both sides, unless `own2`, `enemy2`, `avoid2` replace them
    for the second. With ``board=`` the first side has the color `color` (default: the side to
    move), the second the other one. If an argument is an array of n, the result is `Territories`,
    whose fields are arrays of n.

    >>> kings = territory(cd.KING, 4, cd.KING, 60)
    >>> [part.bit_count() for part in kings]
    [31, 31, 2]
    """
    numbers = piece_code(piece1, "piece1"), piece_code(piece2, "piece2")
    side1, side2 = places(set1, "set1"), places(set2, "set2")
    first, other = both_colors(board, color)
    obstacles1 = Obstacles(own, enemy, avoid, board, first)
    obstacles2 = second(obstacles1, (own2, enemy2, avoid2), board, other)
    columns: list[Column] = [side1, side2, *obstacles1.columns, *obstacles2.columns]
    if any(isinstance(column, np.ndarray) for column in columns):
        rows = Territories(*(np.empty(shape_of(columns), np.uint64) for _ in range(3)))

        def call(one: Any, two: Any, board1: Any, board2: Any, *rest: Any) -> int:
            side1, side2 = (numbers[0], one, board1), (numbers[1], two, board2)
            return int(lib.chess_distance_territory_batch(*side1, *side2, *rest))

        by_rows(call, [side1, side2], [obstacles1.columns, obstacles2.columns], rows)
        return rows
    out = ffi.new("ChessDistanceTerritory *")
    arguments = (numbers[0], side1, obstacles1.one(), numbers[1], side2, obstacles2.one(), out)
    checked(lib.chess_distance_territory(*arguments), set1=side1, set2=side2)
    return Territory(out.first, out.second, out.tied)


@explained
def voronoi(
    piece: PieceLike,
    sites: SquareRows,
    own: Obstacle = 0,
    enemy: Obstacle = 0,
    avoid: Obstacle = 0,
    *,
    board: PositionLike | None = None,
    color: bool | None = None,
    out: Bytes | None = None,
) -> Bytes:
    """Divides the board among 1 to 64 sites, from which pieces of one kind start.

    A uint8 array of 64: ``owner[s]`` is the index of the site from which s takes the fewest moves.
    It is 254 (`TIED`) for several nearest sites, and 255 (`NONE`) for squares that no site reaches.

    >>> owner = voronoi(cd.WAZIR, [0, 7, 60])  # a1, h1, e8
    >>> owner[[18, 23, 43, 20]]  # c3, h3, d6, e3
    array([  0,   1,   2, 254], dtype=uint8)
    """
    array = squares(sites, "sites")
    if array.ndim != 1:
        raise TypeError("sites must be a list of 1 to 64 squares, or an array of them")
    if not 1 <= len(array) <= 64:
        raise ValueError(f"sites has {len(array)} squares: a diagram has 1 to 64 sites")
    start = sum(1 << int(site) for site in set(array))
    obstacles = one_board(own, enemy, avoid, board, color, start)
    call = lib.chess_distance_voronoi
    return filled_map(out, call, piece_code(piece), pointer(array), len(array), obstacles)


@explained
def duel(
    goal: Place,
    own: Obstacle = 0,
    enemy: Obstacle = 0,
    avoid: Obstacle = 0,
    *,
    own2: Obstacle | None = None,
    enemy2: Obstacle | None = None,
    avoid2: Obstacle | None = None,
    board: PositionLike | None = None,
    color: bool | None = None,
    out: Bytes | None = None,
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
    attacker = Obstacles(own, enemy, avoid, board, first, movers=kings)
    defender = second(attacker, (own2, enemy2, avoid2), board, other, kings)
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
    for name, given in (
        ("wins", wins),
        ("holds", np.zeros((2, 64), np.uint64) if holds is None else holds),
    ):
        given = array_of(given, name)
        if not is_words(given) or given.shape != (2, 64):
            raise ValueError(f"{name} must be an array of uint64 with the shape (2, 64)")
        ends.append(pointer(np.require(given, np.uint64, ["C", "A"])))
    boards = []
    for name, sets in (("attacker", attacker), ("defender", defender)):
        sets = array_of(sets, name)
        if not (isinstance(sets, (tuple, list)) or is_rows(sets)) or len(sets) != 3:
            raise ValueError(f"{name} must be three sets: own, enemy, avoid")
        own, enemy, avoid = sets
        boards.append(
            Obstacles(own, enemy, avoid, names=(f"{name}[0]", f"{name}[1]", f"{name}[2]")).one()
        )
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
    board: PositionLike | None = None,
    color: bool | None = None,
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
    first = Obstacles(own, enemy, avoid, board, color, movers, movers=movers)
    other = second(first, (own2, enemy2, avoid2), board, color, movers)
    moves = ffi.new("uint8_t[2]")
    one, two = (numbers[0], from1, to1, first.one()), (numbers[1], from2, to2, other.one())
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
                name = f"board, row {row}," if many else "board"
                raise ValueError(f"{name} is not a valid position: {fault(sets[row])}")
            fixed[row] = checked(result)

    in_blocks(len(sets), call)
    return Reaches(squares, fixed) if many else Reach(squares[0], int(fixed[0]))
