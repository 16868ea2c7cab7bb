"""Backward and onward maps, graphs, pawns that take."""

import chess_distance as cd
import numpy as np
import pytest
from conftest import PIECES, one_move, search, some_squares


def test_a_map_to_a_square_is_every_path_to_it(rng):
    for _ in range(5):
        own, enemy, avoid = (some_squares(rng, 0.15) for _ in range(3))
        for piece in PIECES:
            target = rng.randrange(64)
            expected = [search(piece, 1 << s, own, enemy, avoid)[target] for s in range(64)]
            assert cd.distance_map_to(piece, target, own, enemy, avoid).tolist() == expected
            both = cd.distance_map_to(piece, {target, 5}, own, enemy, avoid)
            other = cd.distance_map_to(piece, 5, own, enemy, avoid)
            assert (both == np.minimum(expected, other)).all()


def test_a_second_leg_starts_where_the_first_ended(rng):
    own = some_squares(rng, 0.2)
    first = cd.distance_map(cd.KNIGHT, 0, own)
    second = cd.onward(cd.ROOK, first, own)
    matrix = cd.matrix(cd.ROOK, own).astype(int)
    legs = np.where((first[:, None] == 255) | (matrix == 255), 255, first[:, None] + matrix)
    assert (second == legs.min(axis=0)).all()
    with pytest.raises(ValueError, match="holds 200"):
        cd.onward(cd.ROOK, [200] + [255] * 63)
    out = np.full(64, 9, np.uint8)
    with pytest.raises(ValueError, match="start: .* empty"):
        cd.onward(cd.ROOK, [255] * 64, out=out)
    assert (out == 9).all()


def test_graphs_are_edited(rng):
    own = some_squares(rng, 0.2)
    moves = cd.graph(cd.KING, own)
    for square in range(64):
        expected = sum(1 << target for target in one_move(cd.KING, square, own, 0, 0))
        assert int(moves[square]) == expected
    assert (cd.graph_matrix(moves) == cd.matrix(cd.KING, own)).all()
    assert (cd.graph_map(moves, {0}) == cd.distance_map(cd.KING, 0, own)).all()
    reverse = cd.graph_reverse(moves)
    assert (cd.graph_map(reverse, {9}) == cd.graph_matrix(moves)[:, 9]).all()
    moves[0] |= np.uint64(1 << 63)
    assert cd.graph_map(moves, {0})[63] == 1
    start = np.full(64, 255)
    start[0] = 7
    assert cd.graph_onward(moves, start)[63] == 8
    with pytest.raises(ValueError, match="graph"):
        cd.graph_map(np.zeros(63, np.uint64), 1)


def test_pawns_take():
    assert cd.pawn_map(cd.WHITE_PAWN, {8}, 0, 0)[56] == 5
    free = cd.ALL_SQUARES
    assert cd.pawn_map(cd.WHITE_PAWN, {8}, free, 1)[57] == 5
    assert cd.pawn_map(cd.WHITE_PAWN, {8}, free, 1)[58] == cd.NONE
    assert cd.pawn_map_to(cd.WHITE_PAWN, {57}, free, 1)[8] == 5
    assert cd.pawn_map(cd.WHITE_PAWN, 8, free, 10**30)[62] == 6
    assert cd.pawn_map(cd.WHITE_PAWN, 8, free, 10**30)[63] == cd.NONE
    with pytest.raises(ValueError, match="piece"):
        cd.pawn_map(cd.KING, {8}, 0, 0)


def test_attacks_and_nearest():
    assert cd.attacks(cd.WHITE_PAWN, {12}) == 1 << 19 | 1 << 21
    assert cd.attacks(cd.ROOK, {0}, {2, 8}) == 0b110 | 1 << 8
    assert cd.nearest(0, [18, 63]) == 2
    assert cd.nearest(0, []) is None
    with pytest.raises(ValueError):
        cd.nearest(64, 1)
