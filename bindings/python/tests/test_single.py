"""One position a call."""

import chess
import chess_distance as cd
import numpy as np
import pytest
from conftest import PIECES, one_move, search, some_squares


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


def test_pawns_promote():
    legs = cd.pawn_map(cd.WHITE_PAWN, 8, chess.BB_B3, 1)
    legs[:56] = cd.NONE
    for promoted in (cd.KNIGHT, cd.BISHOP, cd.ROOK, cd.QUEEN):
        moves = cd.promotion_map(cd.WHITE_PAWN, 8, promoted, chess.BB_B3, 1)
        assert (moves == cd.onward(promoted, legs)).all()
        back = cd.promotion_map_to(cd.WHITE_PAWN, {50}, promoted, chess.BB_B3, 1)
        assert back[8] == moves[50]
    assert (cd.promotion_map(cd.BLACK_PAWN, 8, cd.ROOK, 0, 0, own=[0]) == cd.NONE).all()
    # The pawn's obstacles hold for the rook unless others replace them.
    assert cd.promotion_map(cd.WHITE_PAWN, 8, cd.ROOK, 0, 0, own=chess.BB_H8)[63] == cd.NONE
    assert cd.promotion_map(cd.WHITE_PAWN, 8, cd.ROOK, 0, 0, own=chess.BB_H8, own2=0)[63] == 6
    # The pawn leaves its square, and both legs have the pawn's color, though White is to move.
    board = chess.Board("4k3/8/8/8/8/8/p7/4K3 w - - 0 1")
    moves = cd.promotion_map(cd.BLACK_PAWN, "a2", cd.ROOK, 0, 0, board=board)
    found = [int(moves[square]) for square in (chess.A2, chess.E1, chess.F1, chess.E8)]
    assert found == [2, 2, 3, cd.NONE]
    with pytest.raises(ValueError, match="promoted is a knight"):
        cd.promotion_map(cd.WHITE_PAWN, 8, cd.KING, 0, 0)
    with pytest.raises(ValueError, match="start: "):
        cd.promotion_map(cd.WHITE_PAWN, [], cd.QUEEN, 0, 0)


def test_pawns_count_captures():
    fewest = cd.pawn_captures_map(cd.BLACK_PAWN, {48}, cd.ALL_SQUARES)
    assert fewest[:8].tolist() == [0, 1, 2, 3, 4, 5, 6, cd.NONE]
    assert (cd.pawn_captures_map(cd.BLACK_PAWN, {48}, 0)[1:8] == cd.NONE).all()


def test_both_pieces_of_a_pair_have_the_color_of_their_squares():
    board = chess.Board("r3k3/8/8/8/8/8/8/4K3 w - - 0 1")  # White is to move
    takes = cd.pair(cd.KING, chess.E8, chess.E8, cd.ROOK, chess.A8, chess.E1, board=board)
    assert takes is not None and takes.moves == 2


def test_attacks_and_nearest():
    assert cd.attacks(cd.WHITE_PAWN, {12}) == 1 << 19 | 1 << 21
    assert cd.attacks(cd.ROOK, {0}, {2, 8}) == 0b110 | 1 << 8
    assert cd.nearest(0, [18, 63]) == 2
    assert cd.nearest(0, []) is None
    with pytest.raises(ValueError):
        cd.nearest(64, 1)
