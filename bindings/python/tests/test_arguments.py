"""Ambiguous arguments follow one rule, or are errors."""

import importlib.util
import inspect

import chess
import chess_distance as cd
import numpy as np
import pytest

E1 = chess.E1


def test_a_plain_int_is_no_piece_and_the_error_names_the_enum():
    for number in (chess.KING, chess.PAWN, 0, 99, True, np.int64(2), np.array([2])):
        for call in (
            lambda n=number: cd.distance(n, 0, 63),
            lambda n=number: cd.path(n, 0, 63),
            lambda n=number: cd.distance_map(n, np.arange(3)),
            lambda n=number: cd.moves(n, 0),
            lambda n=number: cd.territory(cd.KING, 0, n, 63),
            lambda n=number: cd.other_board(n, 8, 8),
        ):
            with pytest.raises(TypeError, match=r"chess_distance\.Piece such as cd\.KING"):
                call()
    with pytest.raises(TypeError, match=r"6 is cd\.WHITE_PAWN here; .* cd\.from_chess"):
        cd.distance(chess.KING, 0, 63)


def test_python_chess_pieces_are_converted_by_name():
    types = {
        chess.KNIGHT: cd.KNIGHT,
        chess.BISHOP: cd.BISHOP,
        chess.ROOK: cd.ROOK,
        chess.QUEEN: cd.QUEEN,
        chess.KING: cd.KING,
    }
    for piece_type, piece in types.items():
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
    for wrong, error in (
        (lambda: cd.from_chess(chess.PAWN), TypeError),
        (lambda: cd.from_chess(cd.WHITE_PAWN), TypeError),
        (lambda: cd.from_chess(True), TypeError),
        (lambda: cd.from_chess(7), ValueError),
        (lambda: cd.distance("pawn", 0, 8), ValueError),
    ):
        with pytest.raises(error):
            wrong()


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
        assert (cd.graph_map(graph, start) == from_e1).all()
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


@pytest.mark.parametrize("place", [[0, 7], (0, 7), range(2), []])
def test_a_list_that_could_be_a_column_or_a_set_is_refused(place):
    """One answer for a list of starts would fill a column of a data frame with one number."""
    for call in (
        lambda: cd.path(cd.KING, place, 63),
        lambda: cd.path(cd.KING, 0, place),
        lambda: cd.path(cd.KING, np.zeros(2, np.uint8), place),
        lambda: cd.distance_map(cd.KING, place),
        lambda: cd.territory(cd.KING, place, cd.KING, 63),
        lambda: cd.territory(cd.KING, 0, cd.KING, place),
    ):
        with pytest.raises(TypeError, match="could be one set or a column"):
            call()


def test_where_obstacles_stand_an_int_is_a_bitboard():
    walls = [chess.D1, chess.D2, chess.E2, chess.F2, chess.F1]
    words = sum(1 << square for square in walls)
    for own in (words, walls, set(walls), chess.SquareSet(walls), np.uint64(words)):
        assert cd.path(cd.KING, E1, chess.E8, own=own) is None
        assert cd.within(cd.KING, E1, 63, own=own) == chess.BB_E1
    assert cd.attacks(cd.ROOK, 0, 2) & chess.BB_RANK_1 == chess.BB_B1
    assert cd.pawn_map(cd.WHITE_PAWN, 8, chess.BB_B3, 1)[chess.B3] == 1


def test_numbers_that_belong_to_the_other_kind_are_errors():
    for call in (
        lambda: cd.moves(cd.KING, chess.BB_E4),
        lambda: cd.nearest(0, chess.BB_E4),
        lambda: cd.path(cd.KING, 0, chess.BB_H8),
    ):
        with pytest.raises(ValueError, match=r"outside the board.*np\.uint64"):
            call()
    for squares in (np.array([1, 2]), np.array([1, 2], object), np.array([1.0])):
        for call in (
            lambda s=squares: cd.path(cd.KING, 0, 63, own=s),
            lambda s=squares: cd.distance_map(cd.KING, 0, avoid=s),
            lambda s=squares: cd.territory(cd.KING, 0, cd.KING, 63, enemy=s),
        ):
            with pytest.raises(TypeError, match="own|avoid|enemy"):
                call()
    sets = np.array([1, 2], np.uint64)
    for call in (
        lambda: cd.distance(cd.KING, sets, 0),
        lambda: cd.distance(cd.KING, 0, np.uint64(4)),
        lambda: cd.square_distance(sets, sets),
        lambda: cd.edge_distance(sets),
        lambda: cd.distance(cd.KING, chess.SquareSet([0]), 5),
        lambda: cd.trajectory(cd.KING, np.uint64(4), 0),
        lambda: cd.reaches(cd.KING, chess.SquareSet([0]), 5, 3),
    ):
        with pytest.raises((TypeError, ValueError), match="set|outside|square"):
            call()


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


def test_masked_arrays_are_refused():
    masked = np.ma.array([0, 4], np.uint8, mask=[True, False])
    words = masked.astype(np.uint64)
    for call in (
        lambda: cd.distance(cd.KING, masked, 0),
        lambda: cd.square_distance(0, masked),
        lambda: cd.center_distance(masked),
        lambda: cd.path(cd.KING, masked, 0),
        lambda: cd.distance_map(cd.KING, masked),
        lambda: cd.path(cd.KING, 0, 1, own=words),
        lambda: cd.territory(cd.KING, words, cd.KING, 0),
        lambda: cd.onward(cd.KING, np.ma.zeros(64, np.uint8)),
        lambda: cd.graph_matrix(np.ma.zeros(64, np.uint64)),
        lambda: cd.svg(np.ma.zeros(64, np.uint8)),
        lambda: cd.moves(cd.KING, words),
        lambda: cd.path(cd.KING, np.ma.masked, 0),
    ):
        with pytest.raises(TypeError, match="masked"):
            call()
    with pytest.raises(ValueError, match="out must be"):
        cd.distance_map(cd.KING, 0, out=np.ma.zeros(64, np.uint8))


def test_the_colors_are_those_of_python_chess():
    def outruns(pawn, color):
        return cd.pawn_outruns_king(pawn, chess.E5, color=color, defender_to_move=False)

    # One step before the last rank of one color, six before that of the other.
    assert outruns(chess.A7, chess.WHITE) and not outruns(chess.A7, chess.BLACK)
    assert outruns(chess.A2, chess.BLACK) and not outruns(chess.A2, chess.WHITE)


def test_no_way_is_longer_than_the_limit(rng):
    assert cd.MAX_MOVES == 63
    snake = [s for s in range(64) if s // 8 % 2 and s % 8 != (7 if s // 8 % 4 == 1 else 0)]
    every = cd.within(cd.WAZIR, 0, cd.MAX_MOVES, own=snake)
    assert every == cd.ALL_SQUARES & ~sum(1 << s for s in snake)
    assert every == cd.within(cd.WAZIR, 0, 10**30, own=snake)


def test_joined_legs_look_whether_the_first_arrives():
    """The page's recipe: a king goes by way of some squares, or not at all."""

    def by_way_of(start, via, target, blocked):
        first = cd.distance_map(cd.KING, start, own=blocked & ~sum(1 << s for s in via))
        legs = np.full(64, cd.NONE, np.uint8)
        legs[via] = first[via]
        if (legs == cd.NONE).all():
            return None
        last = cd.onward(cd.KING, legs, own=blocked & ~(1 << target))[target]
        return None if last == cd.NONE else int(last)

    assert by_way_of(chess.A1, [chess.H8], chess.A8, 0) == 14
    assert by_way_of(chess.A1, [chess.H8], chess.A8, 0x0303 & ~1) is None
    assert by_way_of(chess.A1, [chess.D4], chess.A8, chess.BB_D4 | chess.BB_A8) == 7


def test_a_board_is_a_fen_or_sets_too():
    fen = "4k3/8/8/8/3p4/8/8/R3K3 b - - 0 1"
    board = chess.Board(fen)
    sets = cd.Position(
        white=board.occupied_co[True], black=board.occupied_co[False], kings=board.kings,
        rooks=["a1"], pawns="d4", turn=chess.BLACK,
    )  # fmt: skip
    squares = np.arange(64, dtype=np.uint8)
    calls = (
        lambda **k: cd.distance_map(cd.ROOK, 0, **k),
        lambda **k: cd.distance_map(cd.ROOK, squares, **k),
        lambda **k: cd.matrix(cd.KING, **k),
        lambda **k: cd.territory(cd.KING, 4, cd.KING, 60, **k),
        lambda **k: cd.duel(0, **k),
        lambda **k: cd.pair(cd.ROOK, 0, 7, cd.KING, 4, 12, **k),
    )
    for call in calls:
        expected = call(board=board)
        for same in (fen, " ".join(fen.split()[:4]), sets):
            assert np.array_equal(call(board=same), expected)
    without = cd.Position(*(getattr(sets, name) for name in ("white", "black", "kings")), rooks=1, pawns="d4")
    assert np.array_equal(calls[0](board=without), calls[0](board=board))
    for call in calls[2:5]:
        white = call(board=board, color=chess.WHITE)
        assert np.array_equal(call(board=fen.split()[0]), white)  # White is to move by default
    for call in calls[1:5]:
        with pytest.raises(TypeError, match="without turn="):
            call(board=without)
    with pytest.raises(ValueError, match="the side to move is w or b, not 'x'"):
        cd.matrix(cd.KING, board="8/8/8/8/8/8/8/8 x")


def test_help_explains_what_functions_share():
    for name in cd.__all__:
        value = getattr(cd, name)
        if not inspect.isfunction(value):
            continue
        parameters = inspect.signature(value).parameters
        text = inspect.getdoc(value)
        for parameter in {"own", "enemy", "avoid", "board", "color"} & set(parameters):
            two_sides = "own2" in parameters and parameter in ("board", "color")
            if "avoid" in parameters and name != "svg" and not two_sides:
                assert f"\n{parameter}: " in text, (name, parameter)


def test_help_shows_types_and_no_any():
    for name in cd.__all__:
        value = getattr(cd, name)
        if inspect.isfunction(value):
            signature = inspect.signature(value)
            assert "Any" not in str(signature), name
            assert signature.return_annotation is not inspect.Signature.empty, name


def test_small_numbers_come_in_bytes():
    for function in (cd.file_distance, cd.rank_distance, cd.relation, cd.square_distance):
        assert function(np.arange(64), 7).dtype == np.uint8
    for function in (cd.center_distance, cd.center_manhattan_distance, cd.edge_distance):
        assert function(np.arange(64)).dtype == np.uint8
    assert cd.corner_distance(np.arange(64), True).dtype == np.uint8
