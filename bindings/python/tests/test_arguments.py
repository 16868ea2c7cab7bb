"""Arguments in every form, and bad ones: errors that name the argument and what is wrong with it."""

import inspect
from contextlib import suppress

import chess
import chess_distance as cd
import numpy as np
import pytest
from chess_distance._library import error

E1 = chess.E1
#: No ends of a duel.
ENDS = np.zeros((2, 64), np.uint64)


def test_pieces_of_python_chess_and_names():
    for piece_type, piece in enumerate(
        (cd.KNIGHT, cd.BISHOP, cd.ROOK, cd.QUEEN, cd.KING), chess.KNIGHT
    ):
        assert cd.from_chess(piece_type) is cd.from_chess(piece_type, chess.BLACK) is piece
        for given in (chess.Piece(piece_type, chess.BLACK), chess.piece_name(piece_type)):
            assert (cd.distance_map(given, 9) == cd.distance_map(piece, 9)).all()
    assert cd.from_chess(chess.PAWN, chess.WHITE) is cd.WHITE_PAWN
    assert cd.path(chess.Piece(chess.PAWN, chess.BLACK), chess.E7, chess.E5) == 1
    assert (
        cd.path("white pawn", chess.E2, chess.E4) == cd.path("White_Pawn", chess.E2, chess.E4) == 1
    )
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
    forms = (E1, "e1", {E1}, {"e1"}, np.str_("e1"), chess.SquareSet([E1]), np.uint64(1 << E1))
    for start in (*forms, np.int8(E1), np.array(E1)):
        assert (cd.distance_map(cd.KING, start) == from_e1).all()
        assert (cd.distance_map_to(cd.KING, start) == from_e1).all()
        assert cd.path(cd.KING, start, chess.E8) == cd.path(cd.KING, chess.E8, start) == 7
        assert cd.moves(cd.KING, start) == in_one_move
    both = cd.path(cd.KING, {chess.A8, chess.H8}, np.array([chess.A1, chess.H7]))
    assert both.tolist() == [7, 1]


def test_squares_have_names():
    names = np.array(["e1", "a8"])
    for column in (names, names.astype(object), ["e1", "a8"], ("e1", 56)):
        assert cd.distance(cd.KNIGHT, column, "h8").tolist() == [
            cd.distance(cd.KNIGHT, s, 63) for s in (4, 56)
        ]
        assert cd.edge_distance(column).tolist() == [0, 0]
    assert cd.path(cd.KING, names, {"h8", 0}).tolist() == [4, 7]
    assert cd.square_distance("e1", "e8") == cd.square_distance(4, 60)
    assert cd.trajectory("knight", "a1", "h8") == cd.trajectory(cd.KNIGHT, 0, 63)
    by_names = cd.path(cd.ROOK, "a1", "h1", own="b1", enemy=["a2"], avoid={"c2"})
    assert by_names == cd.path(cd.ROOK, 0, 7, own=2, enemy=1 << 8, avoid=1 << 10)


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
    with suppress(ImportError):
        import pyarrow as pa

        names = pa.chunked_array([pa.array(["e1", None, "a8"]).dictionary_encode()])
        series += [pa.array([0, None]), pa.array([0, None], pa.uint64()), names]
    with suppress(ImportError):
        import polars as pl

        series += [pl.Series([0, None]), pl.Series(["a1", None])]
    for column in series:
        for name, given in (("a", (column, 0)), ("start", (column, 0)), ("own", (0, 63, column))):
            with pytest.raises(TypeError, match=f"^{name} has missing values"):
                (cd.distance if name == "a" else cd.path)(cd.KING, *given)
    with pytest.raises(
        TypeError, match=r"own is an array of float64, .*\.astype\(np\.uint64\).* lost squares"
    ):
        cd.path(cd.KING, squares, 63, own=squares.astype(float))


GRID = cd.Grid(9, 10, holes=["e5"])
MASKED = np.ma.zeros(2, np.uint64)
#: A column of sets, and one of squares.
SETS = [np.array([1, 2], np.uint64), np.array([0, 1])]

#: A good argument for each type in a signature, or for a name.
GOOD = {
    "PieceLike": cd.KING, "Square": 3, "Squares": 3, "SquareRows": [3], "Place": 3, "Places": 3, "OnePlace": 3,
    "Obstacle": 0, "Sets": 0, "Place | Places": 3, "Int": 2, "bool": True, "Leg": [0] * 64, "Graph": cd.graph(cd.KING),
    "PositionLike": "8/8/8/4k3/8/8/4P3/4K3 w - -", "Positions": cd.positions([chess.STARTING_FEN]),
    "PositionLike | Positions": chess.STARTING_FEN, "Rows | Sequence[int]": [0] * 64, "str": "",
    "BetzaLike": "K", "GridPlace": 3, "GridObstacle": 0, "GridSquare": 3, "Rows": np.zeros((10, 9), np.uint8),
    "Mask": GRID.graph("K"), "SquareBytes": [0] * 64,
}  # fmt: skip
BY_NAME = {
    "start2": 5, "pawn": 12, "defender": 60, "promoted": cd.QUEEN, "ranks": 8, "index": 0,
    "pawn_map.piece": cd.WHITE_PAWN, "pawn_map_to.piece": cd.WHITE_PAWN, "pawn_captures_map.piece": cd.WHITE_PAWN,
    "promotion_map.piece": cd.WHITE_PAWN, "promotion_map_to.piece": cd.BLACK_PAWN,
}  # fmt: skip

SQUARE = {
    ValueError: [64, -1, "e9", 10**30],
    TypeError: [True, 1.5, None, np.uint64(4), np.zeros(2)],
}
SQUARES = {
    ValueError: [64, -1, "e9", [0, 64], ["a1", "i1"], [2**70], np.array([0, 77], np.uint8)],
    TypeError: [
        True,
        1.5,
        None,
        np.uint64(4),
        np.zeros(2),
        [0.5],
        [None],
        [True, 5],
        [np.uint64(16)],
        MASKED,
        MASKED.data,
    ],
}
PLACE = {
    ValueError: [64, -1, "e9", [0, 64], ["a1", "E4"], set(), chess.BB_E4, *SETS],
    TypeError: [True, 1.5, None, b"e4", {1.5}, MASKED],
}
PLACES = {
    ValueError: [64, -1, "e9", {64}, set(), chess.BB_H8, np.array([0, 64]), np.array(["a1", "i1"])],
    TypeError: [
        True,
        1.5,
        None,
        [0, 7],
        range(2),
        [],
        np.zeros(2),
        np.array([None]),
        np.array([b"a1"]),
        MASKED,
    ],
}
OBSTACLE = {
    ValueError: [-1, ~7, 1 << 64, [64], {"a0"}, np.array([1, 2], np.uint64)],
    TypeError: [True, 1.0, b"", [1.5], MASKED],
}
#: What is wrong for each type.
BAD = {
    "PieceLike": {TypeError: [3, 0, True, np.int64(2), np.array([2])], ValueError: ["pawn", cd.Leaper(99)]},
    "Square": SQUARE, "Squares": SQUARES, "Place": PLACE, "OnePlace": PLACE, "Places": PLACES,
    "Obstacle": OBSTACLE, "Obstacle | None": OBSTACLE,
    "Sets": OBSTACLE | {ValueError: OBSTACLE[ValueError][:-1], TypeError: [True, 1.0, np.array([1.5, 2]), MASKED]},
    "Int": {TypeError: [1.5, "1", True, None]}, "bool": {TypeError: ["white", 1, chess.E1, None]},
    "Leg": {ValueError: [[200] * 64, [255] * 64, [0] * 63], TypeError: [np.ma.zeros(64, np.uint8)]},
    "SquareBytes": {
        ValueError: [np.zeros(63, int), [256] * 64, [-1] * 64, b"", np.full((10, 9), -1), [0.5] * 64],
        TypeError: [np.ma.zeros(64, np.uint8)],
    },
    "Graph": {ValueError: [np.zeros(63, np.uint64), np.zeros(64, int)], TypeError: [np.ma.zeros(64, np.uint64)]},
    "Bytes | None": {ValueError: [np.empty(63, np.uint8), np.empty(64, np.int8), np.ma.zeros(64, np.uint8)]},
    "PositionLike | None": {
        TypeError: [12, b"8/8", chess.BaseBoard()],
        ValueError: ["8/8", "4k3/8/8/8/8/8/8/4X3", "4k3/8/8/8/8/8/8/4K3 x", "8/8/8/8/8/8/8/8 w - e9"],
    },
    "PositionLike": {TypeError: [None, 8], ValueError: ["8/8 w", "8/8/8/8/8/8/8/8", "P3k3/8/8/8/8/8/8/4K3"]},
    "BetzaLike": {ValueError: ["", "nX"], TypeError: [cd.KING, 5]},
    "GridPlace": {
        ValueError: ["j1", "a0", (0, 10), -1, 90, [0, 90], np.array([0, 90]), np.zeros((9, 10), bool), SETS[0]],
        TypeError: [1.5, True, (1, 2, 3), [1.5], MASKED],
    },
    "GridObstacle": {
        ValueError: [-1, 1 << 90, ["j1"], SETS[1]],
        TypeError: [1.5, [1.5], np.ma.zeros((10, 9), bool)],
    },
    "Rows": {ValueError: [np.zeros((9, 10), int), np.full((10, 9), 300), np.full((10, 9), 200), np.full((10, 9), 255)]},
    "Mask": {ValueError: [GRID.graph("K")[0]]}, "GridSquare": {ValueError: [90, "j1"], TypeError: [None]},
}  # fmt: skip
BAD["SquareRows"], BAD["Place | Places"] = SQUARES, PLACE
BAD["GridObstacle | None"] = BAD["GridObstacle"]
#: What some functions take although it is bad for others.
ALLOWED = {
    **{(name, "among"): [set(), *SETS] for name in ("nearest", "nearest_file")},
    **{(name, "start"): [set(), *SETS] for name in ("moves", "attacks", "within", "ring")},
    **{("trajectory_count", end): SETS for end in ("start", "target")},
}


def signatures():
    for module, names in ((cd, cd.__all__), (cd.graphs, vars(cd.graphs))):
        for name in names:
            function = getattr(module, name)
            if inspect.isfunction(function) and (
                module is cd or function.__module__ == module.__name__
            ):
                yield name, function
    for name, method in inspect.getmembers(GRID, inspect.ismethod):
        if not name.startswith("_"):
            yield name, method


@pytest.mark.parametrize(("name", "function"), list(signatures()))
def test_every_argument_is_checked_and_named(name, function):
    parameters = inspect.signature(function).parameters
    good = {
        parameter: BY_NAME.get(
            f"{name}.{parameter}", BY_NAME.get(parameter, GOOD.get(p.annotation))
        )
        for parameter, p in parameters.items()
        if p.default is p.empty
    }
    for parameter, p in parameters.items():
        allowed = [repr(value) for value in ALLOWED.get((name, parameter), [])]
        for kind, values in BAD.get(p.annotation, {}).items():
            for value in values:
                if repr(value) not in allowed:
                    with pytest.raises(kind, match=f"{parameter}|no such piece|^text = "):
                        function(**good | {parameter: value})


VALUE_ERRORS = [
    (lambda: cd.distance(cd.KING, 0, ["a1", "i1"]), r"b\[1\] = 'i1'"),
    (lambda: cd.relation(np.array([[0], [64]]), 0), r"a\[1\] = 64"),
    (lambda: cd.path(cd.KING, 0, chess.BB_H8), r"outside the board.*np\.uint64"),
    (lambda: cd.path(cd.KING, 0, 1, own=~7), "write & ALL_SQUARES"),
    (lambda: cd.must_pass(cd.KING, np.array([1, 2]), 2), "start is an array of int64, .* distance_map, path and"),
    (lambda: cd.distance(cd.KING, np.zeros(2, np.uint8), np.zeros(3, np.uint8)), r"shapes \(2,\), \(3,\)"),
    (lambda: cd.path(cd.KING, np.arange(2), 0, own=np.zeros(3, np.uint64)), r"shapes \(2,\), \(3,\)"),
    (lambda: cd.path(cd.KING, np.array([-1]), 0), "A column of sets is uint64"),
    (lambda: cd.pawn_map(cd.WHITE_PAWN, 8, 0, -1), "captures = -1 is .* at least 0"),
    (lambda: cd.pawn_map(cd.KING, 8, 0, 0), "piece is WHITE_PAWN"),
    (lambda: cd.promotion_map(cd.WHITE_PAWN, 8, cd.KING, 0, 0), "promoted is a knight"),
    (lambda: cd.trajectory(cd.KING, 0, 63, 5), "index = 5 is outside its range, 0 to 0"),
    (lambda: cd.trajectory(cd.KING, 0, 63, -5), "index = -5 is"),
    (lambda: cd.other_board(cd.KING, 8, 0), "ranks = 0 is outside its range, 1 to 16"),
    (lambda: cd.pawn_outruns_king(3, 60, color=True, defender_to_move=True), "pawn = 3 is"),
    (lambda: cd.pawn_outruns_king(9, 9, color=True, defender_to_move=True), "stands on the pawn"),
    (lambda: cd.pawn_outruns_king([9, 9], [8, 9], color=True, defender_to_move=True), "on the pawn"),
    (lambda: cd.pawn_outruns_king([9, 9], [1, 2, 3], color=True, defender_to_move=True), r"shapes \(2,\), \(3,\)"),
    (lambda: cd.square_of_pawn([9, 60], color=True, defender_to_move=True), r"pawn\[1\] = 60 is .* 8 to 55"),
    (lambda: cd.leaper(16, 0), "m = 16 is outside its range, 0 to 15"),
    (lambda: cd.leaper(0, 0), "no such piece"),
    (lambda: cd.walks(cd.KING, 0, 0, 64), "moves = 64 is outside its range, 0 to 63"),
    (lambda: cd.walk_count(cd.KING, 0, 0, -1), "moves = -1"),
    (lambda: cd.voronoi(cd.KING, []), "sites has 0 squares.* 1 to 64"),
    (lambda: cd.voronoi(cd.KING, [0] * 65), "sites has 65 squares"),
    (lambda: cd.pair(cd.KING, 3, 0, cd.KING, 3, 1), "start2 = 3: both pieces"),
    (lambda: cd.duel_pairs(np.zeros((2, 64))), r"wins must be an array of uint64 with the shape \(2, 64\)"),
    (lambda: cd.duel_pairs(ENDS, np.zeros(64, np.uint64)), "holds must be"),
    (lambda: cd.reach("4k3/8/8/8/8/8/8/4K3 w - e3"), "en passant square"),
    (lambda: cd.duel_pairs(ENDS, attacker=(2**64, 0, 0)), r"attacker\[0\]"),
    *((lambda sets=sets: cd.duel_pairs(ENDS, defender=sets), r"defender\[2\]") for sets in ((0, 0, -1), np.array([0, 0, -1]))),
    *((lambda sets=sets: cd.duel_pairs(ENDS, attacker=sets), "attacker must be three sets: own, enemy, avoid")
      for sets in ((0, 0), 0, None, {1, 2, 4})),
    (lambda: cd.reach(cd.Position(1, 2, 3, rooks=2)), "one kind and one color"),
    (lambda: cd.reach(cd.Position(0x101, 2, 3, rooks=2)), "one kind and one color"),
    (lambda: cd.reach(cd.Position(1, 1 << 9, 1 << 9 | 1, rooks=4)), "one kind and one color"),
    (lambda: cd.reach(cd.Position(3, 6, 5, rooks=2)), "belongs to both sides"),
    (lambda: cd.reach(cd.positions(["4k3/8/8/8/8/8/8/4K3", "8/8/8/8/8/8/8/4K3"])), "row 1, .*Black has not exactly one king"),
    (lambda: cd.distance_planes(cd.positions([]), 0), "moves = 0 is"),
    (lambda: cd.distance_planes(cd.positions([]), out=np.empty((0, 36, 64), np.uint8)), "out must be"),
    (lambda: cd.Grid(0, 8), "files = 0"),
    (lambda: cd.Grid(8, 17), "ranks = 17"),
    (lambda: cd.Grid(8, 8, wrap="sides"), "wrap is"),
    (lambda: cd.Grid(8, 8, holes=1 << 64), "holes = "),
    (lambda: cd.Grid(8, 8, first=["i1"]), "first = 'i1'"),
    (lambda: cd.Betza(""), "text = '': an empty text is no piece"),
    (lambda: cd.Betza("mRcpX"), "character 5, 'X', does not fit here"),
    (lambda: cd.Betza("KoK"), "character 2, 'o', means joined edges, .* wrap='files'"),
    (lambda: cd.Betza("zB"), "character 1, 'z', is one of Betza's letters that are not read"),
    (lambda: cd.Betza("N300"), "character 4, '0'"),
    (lambda: cd.Betza("(1,16)W"), "character 5, '6'"),
    (lambda: cd.Betza("KfmN(1,2"), "the text ends before"),
    (lambda: cd.Betza("W" * 4096), "at most 4095 characters"),
    (lambda: cd.Betza("nN\0"), "character 3"),
    (lambda: cd.Betza("\ud800"), "character 1"),
    (lambda: GRID.path("K", [], 0), "start: A set of squares is empty"),
    (lambda: GRID.path("K", "e5", 0), r"start: every square is a hole \(e5\)$"),
    (lambda: GRID.path("K", 0, "e5"), r"target: every square is a hole \(e5\)$"),
    (lambda: GRID.distance_map("K", ["e5"]), r"start: every square is a hole \(e5\)$"),
]  # fmt: skip
TYPE_ERRORS = [
    (lambda: cd.path(cd.KING, 4, 12, color=chess.BLACK), "board="),
    (lambda: cd.territory(cd.KING, 4, cd.KING, 60, color=True), "board="),
    (lambda: cd.path(cd.KING, 4, 12, board=chess.Board(), color="black"), "color"),
    (lambda: cd.matrix(cd.KING, board=cd.Position(1, 2, 3)), "without turn="),
    (lambda: cd.path(cd.KING, [0, 7], 63), "could be one set or a column"),
    (lambda: cd.mop_up(SETS[1], np.uint64(4)), r"sets, which path\(\) takes: .*frexp"),
    (lambda: cd.path(cd.KING, 4, 12, board=cd.positions([])), r"not Positions; .* own=p\.white"),
    (lambda: cd.pawn_ending(cd.positions([])), r"not Positions; give one row, such as p\[0\]$"),
    (lambda: cd.attacked([chess.STARTING_FEN], color=True), r"or what cd\.positions gives, not list"),
    (lambda: cd.reach([chess.STARTING_FEN]), r"or what cd\.positions gives, not list"),
    (lambda: cd.distance(cd.KING, [[np.True_, 5]], 0), "a must be squares, .*, not bool"),
    (lambda: cd.positions(chess.Board()), "boards is a list .*, not Board"),
    (lambda: cd.positions(np.array([["8/8"]])), "boards is a list .*, not an array"),
    (lambda: cd.duel_pairs(np.ma.zeros((2, 64), np.uint64)), "wins is a masked array"),
    (lambda: cd.distance_planes([chess.STARTING_FEN]), "positions is what cd.positions gives, not list"),
    (lambda: cd.distance(chess.KING, 0, 63), r"6 is cd\.WHITE_PAWN here; .* cd\.from_chess"),
    (lambda: cd.from_chess(chess.PAWN), "a pawn needs color"),
    (lambda: cd.from_chess(cd.WHITE_PAWN), "a piece of this package already"),
    (lambda: cd.voronoi(cd.KING, [[0, 1]]), "sites must be a list"),
    (lambda: cd.Grid(8.0, 8), "files"),
    (lambda: cd.Betza(5), "text"),
    (lambda: cd.Betza("N", color="black"), "color"),
    (lambda: GRID.path("K", (1, 2, 3), 0), "start is a square.*a set is a list"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("call", "sentence", "kind"),
    [(*row, ValueError) for row in VALUE_ERRORS] + [(*row, TypeError) for row in TYPE_ERRORS],
)
def test_the_error_says_what_is_wrong(call, sentence, kind):
    with pytest.raises(kind, match=sentence):
        call()


def test_nothing_is_written_on_an_error():
    squares, out = np.zeros(5000, np.uint8), np.full((5000, 64), 9, np.uint8)
    squares[4999] = 64
    with pytest.raises(ValueError, match="square"):
        cd.distance_map(cd.KING, squares, out=out)
    with pytest.raises(ValueError, match="start: .* empty"):
        cd.onward(cd.ROOK, [255] * 64, out=out[0])
    assert (out == 9).all()
    assert error(2**40) == error(2**31 - 1) and error(-(2**40)) == error(-(2**31))
