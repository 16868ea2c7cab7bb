"""Pawns that take."""

from __future__ import annotations

from typing import SupportsIndex

from ._arguments import Bytes, ColoredBoard, SquareSets, bitboard, byte_pointer, one_board, output
from ._library import checked, code, count, lib


def pawn_map(
    piece: SupportsIndex,
    start: SquareSets,
    prey: SquareSets,
    captures: SupportsIndex,
    own: SquareSets = 0,
    enemy: SquareSets = 0,
    avoid: SquareSets = 0,
    *,
    board: ColoredBoard | None = None,
    color: bool | None = None,
    out: Bytes | None = None,
) -> Bytes:
    """Fewest moves of a pawn that takes at most `captures` times, from a set to every square.

    It captures one square diagonally forward on squares of `prey`. `piece` is `WHITE_PAWN` or
    `BLACK_PAWN`.

    >>> pawn_map(cd.WHITE_PAWN, [8], cd.ALL_SQUARES, 1)[56:59]  # from a2 to a8, b8, c8
    array([  5,   5, 255], dtype=uint8)
    """
    origin = bitboard(start)
    obstacles = one_board(own, enemy, avoid, board, origin, color)
    out = output(out, (64,))
    sets = (origin, bitboard(prey))
    arguments = (*sets, count(captures), obstacles, byte_pointer(out))
    checked(lib.chess_distance_pawn_map(code(piece), *arguments))
    return out


def pawn_map_to(
    piece: SupportsIndex,
    target: SquareSets,
    prey: SquareSets,
    captures: SupportsIndex,
    own: SquareSets = 0,
    enemy: SquareSets = 0,
    avoid: SquareSets = 0,
    *,
    board: ColoredBoard | None = None,
    color: bool | None = None,
    out: Bytes | None = None,
) -> Bytes:
    """Fewest moves of such a pawn from every square into a set.

    >>> int(pawn_map_to(cd.WHITE_PAWN, [57], cd.ALL_SQUARES, 1)[8])  # from a2 to b8
    5
    """
    obstacles = one_board(own, enemy, avoid, board, 0, color)
    out = output(out, (64,))
    sets = (bitboard(target), bitboard(prey))
    arguments = (*sets, count(captures), obstacles, byte_pointer(out))
    checked(lib.chess_distance_pawn_map_to(code(piece), *arguments))
    return out
