"""One position a call."""

import chess
import chess_distance as cd
import numpy as np
import pytest
from conftest import PIECES, search, some_squares


def test_the_names_of_python_chess_mean_the_same():
    for a in range(64):
        for b in range(64):
            assert cd.square_distance(a, b) == chess.square_distance(a, b)
            assert cd.square_manhattan_distance(a, b) == chess.square_manhattan_distance(a, b)
            assert cd.square_knight_distance(a, b) == chess.square_knight_distance(a, b)


def test_anything_with_an_index_is_a_square():
    for kind in (int, np.int8, np.uint32, np.int64):
        assert cd.square_distance(kind(4), kind(60)) == 7
        assert cd.distance(cd.KNIGHT, kind(0), kind(63)) == 6
        assert cd.path(cd.KING, kind(4), kind(60)) == 7
    assert cd.square_distance(np.array(4), np.array(60)) == 7


def test_distances_on_the_empty_board_are_those_of_a_search():
    for piece in PIECES:
        for a in range(64):
            expected = search(piece, 1 << a, 0, 0, 0)
            found = [cd.distance(piece, a, b) for b in range(64)]
            assert found == [None if d == 255 else d for d in expected]


def test_maps_paths_and_matrices_among_obstacles(rng):
    for _ in range(20):
        own, enemy, avoid = (some_squares(rng, 0.15) for _ in range(3))
        for piece in PIECES:
            start, target = rng.randrange(64), rng.randrange(64)
            expected = search(piece, 1 << start, own, enemy, avoid)
            assert cd.distance_map(piece, start, own, enemy, avoid).tolist() == expected
            way = cd.path(piece, start, target, own=own, enemy=enemy, avoid=avoid)
            assert way == (None if expected[target] == 255 else expected[target])
            matrix = cd.matrix(piece, own=own, enemy=enemy, avoid=avoid)
            assert matrix[start].tolist() == expected
            near = sum(1 << s for s in range(64) if expected[s] <= 2)
            assert cd.within(piece, start, 2, own, enemy, avoid) == near
            assert cd.reaches(piece, start, target, 2, own, enemy, avoid) == bool(near >> target & 1)


def test_sets_are_bitboards_iterables_or_square_sets():
    squares = [18, 27, 36]
    board = sum(1 << square for square in squares)
    expected = search(cd.BISHOP, 1, board, 0, 0)[63]
    for own in (squares, tuple(squares), set(squares), chess.SquareSet(squares), iter(squares),
                np.uint64(board), np.int64(board), np.array(board, np.uint64)):
        assert cd.path(cd.BISHOP, 0, 63, own=own) == cd.path(cd.BISHOP, 0, 63, own=board) == expected


def test_a_square_set_starts_a_map_from_all_its_squares():
    expected = np.minimum(cd.distance_map(cd.KING, 0), cd.distance_map(cd.KING, 63))
    assert (cd.distance_map(cd.KING, chess.SquareSet([0, 63])) == expected).all()
    assert cd.path(cd.KING, {0, 63}, {62}) == 1


def test_a_board_gives_own_and_enemy():
    board = chess.Board("8/8/8/4k3/2p5/8/1R6/K7 w - - 0 1")
    white, black = board.occupied_co[chess.WHITE], board.occupied_co[chess.BLACK]
    expected = search(cd.ROOK, 1 << chess.B2, white & ~(1 << chess.B2), black, 0)
    assert cd.distance_map(cd.ROOK, chess.B2, board=board).tolist() == expected
    expected = search(cd.KING, 1 << chess.E5, black & ~(1 << chess.E5), white, 0)
    assert cd.distance_map(cd.KING, chess.E5, board=board).tolist() == expected
    by_color = cd.matrix(cd.KNIGHT, board=board, color=chess.BLACK)
    assert (by_color == cd.matrix(cd.KNIGHT, own=int(black), enemy=int(white))).all()


@pytest.mark.parametrize(
    "call",
    [
        lambda: cd.distance(cd.KING, 64, 0),
        lambda: cd.distance(cd.KING, 0, -1),
        lambda: cd.distance(cd.KING, 10**30, 0),
        lambda: cd.square_distance(64, 0),
        lambda: cd.square_distance(0, -1),
        lambda: cd.square_knight_distance(-1, 0),
        lambda: cd.square_manhattan_distance(0, 64),
        lambda: cd.path(cd.KING, 0, 64),
        lambda: cd.path(cd.KING, 0, 64, own=np.zeros(2, np.uint64)),
        lambda: cd.distance_map(cd.KING, -1),
        lambda: cd.distance_map(cd.KING, 64, own=np.zeros(3, np.uint64)),
        lambda: cd.distance_map(cd.KING, np.array([0, 64], np.uint8)),
        lambda: cd.path(cd.KING, np.array([0, -1]), 5),
        lambda: cd.distance(cd.KING, np.array([0, 64], np.uint8), 5),
        lambda: cd.path(cd.KING, 0, 1, own=[64]),
        lambda: cd.direction(64, 0),
        lambda: cd.king_race(0, 64),
    ],
)
def test_a_bad_square_is_a_value_error(call):
    with pytest.raises(ValueError, match="square is outside the board"):
        call()


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (lambda: cd.distance(cd.Leaper(99), 0, 0), "no such piece"),
        (lambda: cd.leaper(16, 0), "m = 16 is outside its range, 0 to 15"),
        (lambda: cd.leaper(0, 0), "no such piece"),
        (lambda: cd.moves("pawn", 1), "no such piece"),
        (lambda: cd.distance_map(cd.KING, set()), "start: A set of squares is empty"),
        (lambda: cd.territory(cd.KING, set(), cd.KING, 1), "set1: A set of squares is empty"),
        (lambda: cd.path(cd.KING, 0, 1, own=~7), "bitboard"),
        (lambda: cd.path(cd.KING, 0, 1, own=1 << 64), "bitboard"),
        (lambda: cd.trajectory(cd.KING, 0, 63, 1), "outside its range"),
        (lambda: cd.other_board(cd.KING, 17, 8), "outside its range"),
        (lambda: cd.pawn_outruns_king(0, 9, color=True, defender_to_move=True), "pawn = 0 is .* 8 to 55"),
        (lambda: cd.pawn_outruns_king(9, 9, color=True, defender_to_move=True), "stands on the pawn"),
        (lambda: cd.distance_map(cd.KING, 0, out=np.empty(63, np.uint8)), "shape"),
        (lambda: cd.distance_map(cd.KING, 0, out=np.empty(64, np.int8)), "uint8"),
    ],
)
def test_bad_input_is_a_value_error_with_a_sentence(call, sentence):
    with pytest.raises(ValueError, match=sentence):
        call()


def test_what_is_no_number_is_a_type_error():
    for call in (lambda: cd.distance(cd.KING, 1.5, 0), lambda: cd.path(cd.KING, b"e4", 0)):
        with pytest.raises(TypeError):
            call()


def test_trajectories_count_and_list_each_other():
    layers = cd.trajectories(cd.KING, 45, 7)
    assert [int(layer).bit_count() for layer in layers] == [1, 3, 4, 3, 2, 1]
    count = cd.trajectory_count(cd.KING, 45, 7)
    ways = [cd.trajectory(cd.KING, 45, 7, index) for index in range(count)]
    assert count == 25 and ways == sorted(set(ways))
    assert cd.trajectories(cd.BISHOP, 0, 1) is None
    assert cd.trajectory(cd.BISHOP, 0, 1) is None
    assert cd.trajectory_count(cd.BISHOP, 0, 1) == 0


def test_territory_is_who_is_nearer(rng):
    for _ in range(20):
        own, enemy, avoid = (some_squares(rng, 0.15) for _ in range(3))
        sides = [some_squares(rng, 0.05) | 1 << rng.randrange(64) for _ in range(2)]
        a = search(cd.KING, sides[0], own, enemy, avoid)
        b = search(cd.KNIGHT, sides[1], own, enemy, avoid)
        found = cd.territory(cd.KING, np.uint64(sides[0]), cd.KNIGHT, np.uint64(sides[1]), own, enemy, avoid)
        for square in range(64):
            near, far = a[square], b[square]
            expected = (near < far, far < near, near == far != 255)
            assert tuple(bool(part >> square & 1) for part in found) == expected


def test_functions_of_one_square_and_of_two_take_arrays():
    squares = np.arange(64)
    for function in (cd.center_distance, cd.center_manhattan_distance, cd.edge_distance):
        assert function(squares).tolist() == [function(square) for square in range(64)]
    assert cd.corner_distance(squares, True).tolist() == [cd.corner_distance(s, True) for s in range(64)]
    for function in (cd.file_distance, cd.rank_distance, cd.relation):
        pairs = function(squares[:, None], squares)
        assert pairs.tolist() == [[function(a, b) for b in range(64)] for a in range(64)]


def test_other_boards():
    assert (cd.other_board(cd.KING, 8, 8) == cd.king_table).all()
    assert cd.other_board(cd.ROOK, 16, 1).shape == (16, 16)


def test_tables_are_the_librarys_own():
    assert not cd.king_table.flags.writeable and not cd.king_table.flags.owndata
    assert cd.king_table.ctypes.data % 64 == 0
    assert cd.tables.king_x88[120 + 0x77] == 7
    assert cd.king_ring_table.dtype == np.uint64
    assert int(cd.king_ring_table[0, 1]) == 0x302
    with pytest.raises(AttributeError):
        cd.tables.no_such_table
    for table in (cd.king_table, cd.tables.king_x88, cd.king_ring_table):
        with pytest.raises(ValueError):
            table.flags.writeable = True


def test_squares_too_large_for_any_array():
    for squares in ([2**70], [2**63, -1], np.array([2**70], object), [[0, 2**64]]):
        with pytest.raises(ValueError, match="outside the board"):
            cd.distance(cd.KING, squares, 0)
    for squares in ([0.5], [b"a1"], [None], np.array([0.5])):
        with pytest.raises(TypeError):
            cd.distance(cd.KING, squares, 0)


def test_functions_of_one_set_take_no_column_of_sets():
    column = np.array([1, 2], np.uint64)
    for call in (
        lambda: cd.moves(cd.KING, column),
        lambda: cd.attacks(cd.ROOK, column),
        lambda: cd.attacks(cd.ROOK, [0], column),
        lambda: cd.within(cd.KING, column, 1),
        lambda: cd.ring(cd.KING, column, 1),
        lambda: cd.graph_map(cd.graph(cd.KING), column),
        lambda: cd.pawn_map(cd.WHITE_PAWN, 8, column, 1),
        lambda: cd.nearest(0, column),
    ):
        with pytest.raises(ValueError, match="one set a call"):
            call()


def test_every_int_has_a_sentence():
    assert cd.error(2**40) == cd.error(2**31 - 1)
    assert cd.error(-(2**40)) == cd.error(-(2**31))


def test_the_mover_has_the_color_of_what_stands_on_the_start():
    board = chess.Board("8/8/8/4k3/3p4/8/1R6/K7 w - - 0 1")
    # The black king does not take its own pawn, whose square is given in whatever way.
    assert cd.path(cd.KING, chess.E5, chess.D4, board=board) is None
    for start in ([chess.E5], {chess.E5}, chess.SquareSet([chess.E5])):
        assert cd.moves(cd.KING, start, board=board) & chess.BB_D4 == 0
        assert cd.within(cd.KING, start, 7, board=board) & chess.BB_D4 == 0
        assert cd.ring(cd.KING, start, 1, board=board) & chess.BB_D4 == 0
    assert cd.distance_map(cd.KING, {chess.E5}, board=board)[chess.D4] == cd.NONE
    assert cd.path(cd.KING, np.array([chess.E5]), chess.D4, board=board).tolist() == [cd.NONE]
    assert cd.moves(cd.KING, [chess.E5], board=board, color=chess.WHITE) & chess.BB_D4
    # Pieces of both colors, or none: the side to move.
    for start in ({chess.E5, chess.A1}, {chess.E3}):
        assert cd.distance_map(cd.KING, start, board=board)[chess.D4] == 1
    prey = chess.BB_B4
    pawns = chess.Board("4k3/8/8/2p5/1P6/8/8/4K3 w - - 0 1")
    assert cd.pawn_map(cd.BLACK_PAWN, {chess.C5}, prey, 1, board=pawns)[chess.B4] == 1


def test_in_a_column_each_row_has_its_own_mover():
    board = chess.Board("r3k2r/pp3ppp/2n2n2/3qp3/3P4/2N1PN2/PP3PPP/R2QK2R w KQkq - 0 1")
    squares = np.arange(64, dtype=np.uint8)
    for starts in (squares, squares.astype(np.int64), np.uint64(1) << squares.astype(np.uint64)):
        for extra in (0, [27], np.full(64, 1 << 20, np.uint64)):
            maps = cd.distance_map(cd.QUEEN, starts, own=extra, board=board)
            ways = cd.path(cd.QUEEN, starts, 60, own=extra, board=board)
            one = extra if not isinstance(extra, np.ndarray) else 1 << 20
            for square in range(64):
                single = cd.distance_map(cd.QUEEN, square, own=one, board=board)
                assert maps[square].tolist() == single.tolist()
                assert ways[square] == single[60]


def test_a_list_of_targets_is_one_set():
    assert cd.distance_map_to(cd.KING, [0, 63]).tolist() == cd.distance_map_to(cd.KING, {0, 63}).tolist()


def test_an_index_is_an_integer():
    for index in (0.9, "1"):
        with pytest.raises(TypeError):
            cd.trajectory(cd.KING, 0, 62, index)
