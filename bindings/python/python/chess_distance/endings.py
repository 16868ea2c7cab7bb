"""Pawns that take, and races of kings and pawns."""

from __future__ import annotations

from ._arguments import count, flag, in_range, obstacle, place, square
from ._board import PositionLike, explained, one_board
from ._library import byte_pointer, checked, error, lib, output
from ._types import Bytes, Int, Obstacle, Place, Square
from .pieces import BLACK_PAWN, WHITE_PAWN, PieceLike, piece_code


def _pawn(piece: PieceLike) -> int:
    number = piece_code(piece)
    if number not in (WHITE_PAWN, BLACK_PAWN):
        sentence = error(lib.CHESS_DISTANCE_INVALID_PIECE)
        raise ValueError(f"piece is WHITE_PAWN or BLACK_PAWN here, not {piece!r}: {sentence}")
    return number


def _captures(captures: Int) -> int:
    # Seven captures cross the board: more make no difference.
    return min(in_range(captures, "captures", 0), 7)


@explained
def pawn_map(
    piece: PieceLike, start: Place, prey: Obstacle, captures: Int,
    own: Obstacle = 0, enemy: Obstacle = 0, avoid: Obstacle = 0, *,
    board: PositionLike | None = None, color: bool | None = None, out: Bytes | None = None,
) -> Bytes:
    """Fewest moves of a pawn that takes at most `captures` times, from a square or set to all.

    It captures one square diagonally forward on squares of `prey`, a bitboard or squares. `piece`
    is `WHITE_PAWN` or `BLACK_PAWN`.

    >>> pawn_map(cd.WHITE_PAWN, 8, cd.ALL_SQUARES, 1)[56:59]  # from a2 to a8, b8, c8
    array([  5,   5, 255], dtype=uint8)
    """
    pawn, origin = _pawn(piece), place(start, "start")
    obstacles = one_board(own, enemy, avoid, board, color, origin)
    out = output(out, (64,))
    arguments = (obstacle(prey, "prey"), _captures(captures), obstacles, byte_pointer(out))
    checked(lib.chess_distance_pawn_map(pawn, origin, *arguments), start=origin)
    return out


@explained
def pawn_map_to(
    piece: PieceLike, target: Place, prey: Obstacle, captures: Int,
    own: Obstacle = 0, enemy: Obstacle = 0, avoid: Obstacle = 0, *,
    board: PositionLike | None = None, color: bool | None = None, out: Bytes | None = None,
) -> Bytes:
    """Fewest moves of a pawn that takes, from every square to a square or the nearest of a set.

    >>> int(pawn_map_to(cd.WHITE_PAWN, 57, cd.ALL_SQUARES, 1)[8])  # from a2 to b8
    5
    """
    pawn, goal = _pawn(piece), place(target, "target")
    obstacles = one_board(own, enemy, avoid, board, color)
    out = output(out, (64,))
    arguments = (obstacle(prey, "prey"), _captures(captures), obstacles, byte_pointer(out))
    checked(lib.chess_distance_pawn_map_to(pawn, goal, *arguments), target=goal)
    return out


def king_race(mover: Square, other: Square, margin: Int = 0) -> int:
    """The squares s with distance(mover, s) + margin <= distance(other, s), as a bitboard.

    Margin 0: if the mover is to move, it arrives no later than the other king. Margin 1: if it is
    to move, it can force its way there first. Margin 2: it can do so even if the other king is to
    move.

    >>> king_race(4, 60).bit_count()  # squares that e1 reaches no later than e8
    33
    """
    kings = square(mover, "mover"), square(other, "other")
    return int(lib.chess_distance_king_race(*kings, count(margin, "margin")))


def _pawn_square(pawn: Square) -> int:
    return in_range(square(pawn, "pawn"), "pawn", 8, 55)


def pawn_outruns_king(
    pawn: Square, defender: Square, *, color: bool, defender_to_move: bool
) -> bool:
    """Whether the lone pawn promotes and the lone king cannot take it at once.

    `color` is the pawn's: True for white, as ``chess.WHITE`` is. Exact for every legal state. A
    pawn on the first or last rank, or under the king, is a ValueError.

    >>> pawn_outruns_king(32, 39, color=True, defender_to_move=True)  # a5, king on h5
    True
    """
    pieces = _pawn_square(pawn), square(defender, "defender")
    if pieces[0] == pieces[1]:
        raise ValueError(f"defender = {pieces[1]}: the king stands on the pawn")
    flags = int(not flag(color, "color")), flag(defender_to_move, "defender_to_move")
    return bool(checked(lib.chess_distance_pawn_outruns_king(*pieces, *flags)))


def square_of_pawn(pawn: Square, *, color: bool, defender_to_move: bool) -> int:
    """The squares from which the lone king stops the lone pawn, as a bitboard.

    All squares for which `pawn_outruns_king` is False, without the pawn's own. `color` is the
    pawn's. A pawn on the first or last rank is a ValueError.

    >>> stops = square_of_pawn(32, color=True, defender_to_move=True)  # a5
    >>> bool(stops >> 38 & 1), bool(stops >> 39 & 1)  # from g5, not from h5
    (False, False)
    """
    number = _pawn_square(pawn)
    flags = int(not flag(color, "color")), flag(defender_to_move, "defender_to_move")
    return int(lib.chess_distance_square_of_pawn(number, *flags))


def mop_up(winner: Square, loser: Square) -> int:
    """Ten times the mop-up evaluation of Chess 4.x for two kings.

    The sum of 47 * (Manhattan distance of the loser to the center) and 16 * (14 - Manhattan
    distance of the kings).

    >>> mop_up(27, 63)  # the loser is in the corner h8, the winner on d4
    378
    """
    return checked(lib.chess_distance_mop_up(square(winner, "winner"), square(loser, "loser")))
