"""Ambiguous arguments follow one rule, or are errors."""

import importlib.util

import chess
import chess_distance as cd
import numpy as np
import pytest

E1 = chess.E1


def test_python_chess_pieces_are_converted_by_name():
    types = (chess.KNIGHT, chess.BISHOP, chess.ROOK, chess.QUEEN, chess.KING)
    for piece_type, piece in zip(types, (cd.KNIGHT, cd.BISHOP, cd.ROOK, cd.QUEEN, cd.KING), strict=True):
        assert cd.from_chess(piece_type) is piece
        for color in chess.COLORS:
            assert cd.from_chess(piece_type, color) is piece
            given = chess.Piece(piece_type, color)
            assert (cd.distance_map(given, 9) == cd.distance_map(piece, 9)).all()
            assert (cd.distance_map(chess.piece_name(piece_type), 9) == cd.distance_map(piece, 9)).all()
    assert cd.from_chess(chess.PAWN, chess.WHITE) is cd.WHITE_PAWN
    assert cd.path(chess.Piece(chess.PAWN, chess.BLACK), chess.E7, chess.E5) == 1
    assert cd.path("white pawn", chess.E2, chess.E4) == cd.path("White_Pawn", chess.E2, chess.E4) == 1
    assert cd.distance("leaper(1, 3)", 0, 63) == cd.distance(cd.leaper(1, 3), 0, 63)
    assert repr(cd.leaper(1, 3)) == "leaper(1, 3)"


def test_where_pieces_move_from_or_to_an_int_is_a_square():
    in_one_move = chess.SquareSet(chess.BB_KING_ATTACKS[E1])
    assert cd.moves(cd.KING, E1) == cd.ring(cd.KING, E1, 1) == in_one_move
    assert cd.attacks(cd.KING, E1) == in_one_move
    assert cd.within(cd.KING, E1, 1) == in_one_move | chess.BB_E1
    assert cd.nearest(chess.A1, E1) == 4 and cd.nearest_file(chess.A1, E1) == 4
    assert cd.territory(cd.KING, E1, cd.KING, chess.E8).first & chess.BB_E1
    from_e1 = cd.distance_map(cd.KING, E1)
    graph = cd.graph(cd.KING)
    forms = (E1, "e1", {E1}, {"e1"}, np.str_("e1"), chess.SquareSet([E1]), np.uint64(1 << E1))
    for start in (*forms, np.int8(E1)):
        assert (cd.distance_map(cd.KING, start) == from_e1).all()
        assert (cd.distance_map_to(cd.KING, start) == from_e1).all()
        assert (cd.graphs.distance_map(graph, start) == from_e1).all()
        assert cd.path(cd.KING, start, chess.E8) == cd.path(cd.KING, chess.E8, start) == 7
        assert cd.moves(cd.KING, start) == in_one_move
        assert cd.pawn_map(cd.WHITE_PAWN, start, 0, 0)[chess.E2] == 1
        assert cd.pawn_map_to(cd.BLACK_PAWN, start, 0, 0)[chess.E2] == 1
    both = cd.path(cd.KING, {chess.A8, chess.H8}, np.array([chess.A1, chess.H7]))
    assert both.tolist() == [7, 1]


def test_squares_have_names_everywhere():
    names = np.array(["e1", "a8"])
    for column in (names, names.astype(object), ["e1", "a8"], ("e1", 56)):
        assert cd.distance(cd.KNIGHT, column, "h8").tolist() == [cd.distance(cd.KNIGHT, s, 63) for s in (4, 56)]
        assert cd.edge_distance(column).tolist() == [0, 0]
    assert cd.path(cd.KING, names, {"h8", 0}).tolist() == [4, 7]
    assert cd.square_distance("e1", "e8") == cd.square_distance(4, 60)
    assert cd.nearest("a1", ["c3", "h8"]) == 2
    assert cd.king_race("e1", "e8") == cd.king_race(4, 60)
    assert cd.trajectory("knight", "a1", "h8") == cd.trajectory(cd.KNIGHT, 0, 63)
    assert cd.path(cd.ROOK, "a1", "h1", own="b1", enemy=["a2"], avoid={"c2"}) == cd.path(
        cd.ROOK, 0, 7, own=2, enemy=1 << 8, avoid=1 << 10
    )
    assert cd.voronoi(cd.KING, ["a1", "h8"]).tolist() == cd.voronoi(cd.KING, [0, 63]).tolist()
    assert cd.svg(cd.distance_map(cd.KING, "c3"), start="c3", piece="king")


def test_where_obstacles_stand_an_int_is_a_bitboard():
    walls = [chess.D1, chess.D2, chess.E2, chess.F2, chess.F1]
    words = sum(1 << square for square in walls)
    for own in (words, walls, set(walls), chess.SquareSet(walls), np.uint64(words)):
        assert cd.path(cd.KING, E1, chess.E8, own=own) is None
        assert cd.within(cd.KING, E1, 63, own=own) == chess.BB_E1
    assert cd.attacks(cd.ROOK, 0, 2) & chess.BB_RANK_1 == chess.BB_B1
    assert cd.pawn_map(cd.WHITE_PAWN, 8, chess.BB_B3, 1)[chess.B3] == 1


def test_series_are_arrays_and_missing_values_are_refused():
    pd = pytest.importorskip("pandas")
    squares, walls = pd.Series([0, 4]), pd.Series([2, 0], dtype="uint64")
    assert cd.path(cd.KING, squares, 63, own=walls).tolist() == [7, 7]
    assert cd.distance(cd.KNIGHT, squares, squares).tolist() == [0, 0]
    series = [pd.Series([0, None]), pd.Series([0, None], dtype="Int64"), pd.Series(["a1", None])]
    if importlib.util.find_spec("pyarrow"):
        import pyarrow as pa

        series += [pa.array([0, None]), pa.array([0, None], pa.uint64())]
    if importlib.util.find_spec("polars"):
        import polars as pl

        series += [pl.Series([0, None]), pl.Series(["a1", None])]
    for missing in series:
        for call in (
            lambda s=missing: cd.distance(cd.KING, s, 0),
            lambda s=missing: cd.path(cd.KING, s, 0),
            lambda s=missing: cd.path(cd.KING, 0, 63, own=s),
        ):
            with pytest.raises(TypeError, match="^(a|start|own) has missing values"):
                call()
    with pytest.raises(TypeError, match="own is an array of int64"):
        cd.path(cd.KING, squares, 63, own=squares)


def test_the_names_of_python_chess_mean_the_same():
    for a in range(64):
        for b in range(64):
            assert cd.square_distance(a, b) == chess.square_distance(a, b)
            assert cd.square_manhattan_distance(a, b) == chess.square_manhattan_distance(a, b)
            assert cd.square_knight_distance(a, b) == chess.square_knight_distance(a, b)


def test_anything_with_an_index_is_a_square():
    for kind in (int, np.int8, np.uint32, np.int64, np.array):
        assert cd.square_distance(kind(4), kind(60)) == 7
        assert cd.distance(cd.KNIGHT, kind(0), kind(63)) == 6
        assert cd.path(cd.KING, kind(4), kind(60)) == 7


def test_tables_are_the_librarys_own():
    assert not cd.king_table.flags.owndata and cd.king_table.ctypes.data % 64 == 0
    assert cd.tables.king_x88[120 + 0x77] == 7
    assert cd.king_ring_table.dtype == np.uint64 and int(cd.king_ring_table[0, 1]) == 0x302
    square = cd.tables.offset_square
    index = 112 + square[None, :].astype(int) - square[:, None]
    assert (cd.tables.king_offset[index] == cd.king_table).all()
    with pytest.raises(AttributeError):
        cd.tables.no_such_table
    for table in (cd.king_table, cd.tables.king_x88, cd.king_ring_table):
        with pytest.raises(ValueError):
            table.flags.writeable = True
