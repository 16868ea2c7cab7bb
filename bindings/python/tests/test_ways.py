"""Ways and costs, against searches square by square."""


import chess
import chess_distance as cd
import numpy as np
import pytest
from conftest import PIECES, one_move, search, some_squares


def members(words):
    return {square for square in range(64) if int(words) >> square & 1}


def graph_of(piece, own, enemy, avoid):
    """The squares one move from each."""
    return [sorted(set(one_move(piece, s, own, enemy, avoid))) for s in range(64)]


def ways(graph, starts, moves):
    """ways[k][s]: the number of sequences of k moves from one of the starts to s."""
    counts = [[int(s in starts) for s in range(64)]]
    for _ in range(moves):
        after = [0] * 64
        for square, targets in enumerate(graph):
            for target in targets:
                after[target] += counts[-1][square]
        counts.append(after)
    return counts


def backward(graph):
    back = [[] for _ in range(64)]
    for square, targets in enumerate(graph):
        for target in targets:
            back[target].append(square)
    return back


def layers_of(graph, starts, targets, moves):
    """The squares that some sequence of `moves` moves visits, ply by ply; None without one."""
    there, back = ways(graph, starts, moves), ways(backward(graph), targets, moves)
    layers = [{s for s in range(64) if there[k][s] and back[moves - k][s]} for k in range(moves + 1)]
    return layers if layers[0] else None


def length(graph, starts, targets):
    """The fewest moves between two sets in a graph; None without a way."""
    reached, frontier, moves = set(starts), set(starts), 0
    while frontier:
        if frontier & set(targets):
            return moves
        frontier = {t for s in frontier for t in graph[s]} - reached
        reached |= frontier
        moves += 1
    return None


def needed(graph, starts, targets):
    """The squares without which no way is left: each is removed in turn."""
    if set(starts) & set(targets) or length(graph, starts, targets) is None:
        return set()
    others = set(range(64)) - set(starts) - set(targets)
    return {
        out
        for out in others
        if length([[t for t in row if t != out] for row in graph], starts, targets) is None
    }


def cheapest(graph, starts, cost):
    """The least sums of costs: all squares are tried until nothing changes."""
    sums = [starts.get(s, 255) for s in range(64)]
    changed = True
    while changed:
        changed = False
        for square, targets in enumerate(graph):
            for target in targets:
                if sums[square] + cost(square, target) < sums[target]:
                    sums[target] = sums[square] + cost(square, target)
                    changed = True
    return sums


@pytest.fixture
def positions(rng):
    """For each piece: obstacles, two sets and the graph."""
    return [
        (
            piece,
            tuple(some_squares(rng, 0.15) for _ in range(3)),
            sorted(rng.sample(range(64), rng.randint(1, 3))),
            sorted(rng.sample(range(64), rng.randint(1, 3))),
        )
        for piece in PIECES
        for _ in range(4)
    ]


def test_trajectories_between_sets(positions):
    for piece, obstacles, starts, targets in positions:
        graph = graph_of(piece, *obstacles)
        moves = length(graph, starts, targets)
        layers = cd.trajectories(piece, starts, targets, *obstacles)
        count = cd.trajectory_count(piece, starts, targets, *obstacles)
        in_graph = cd.graph_trajectories(cd.graph(piece, *obstacles), starts, targets)
        if moves is None:
            assert layers is None and in_graph is None and count == 0
            continue
        assert [members(layer) for layer in layers] == layers_of(graph, starts, targets, moves)
        assert in_graph.tolist() == layers.tolist()
        assert count == sum(ways(graph, starts, moves)[moves][t] for t in targets)


def test_trajectories_of_single_squares_are_the_known_ones():
    assert cd.trajectory_count(cd.KING, chess.F6, chess.H1) == 25
    assert cd.trajectory_count(cd.KNIGHT, chess.A1, chess.H8) == 108
    assert cd.trajectory_count(cd.QUEEN, chess.B4, chess.F6) == 9
    assert sum(cd.trajectory_count(cd.WAZIR, a, b) for a in range(64) for b in range(64)) == 193064
    assert cd.trajectory_count(cd.KING, [0, 1], [1, 0, 2]) == 2


def test_walks_of_every_number_of_moves(positions):
    for piece, obstacles, (start, *_), (target, *_) in positions:
        graph = graph_of(piece, *obstacles)
        counts = ways(graph, [start], 63)
        for moves in (0, 1, 2, 3, 5, 17, 63):
            layers = cd.walks(piece, start, target, moves, *obstacles)
            expected = layers_of(graph, [start], [target], moves)
            if expected is None:
                assert layers is None
            else:
                assert [members(layer) for layer in layers] == expected
            count = cd.walk_count(piece, start, target, moves, *obstacles)
            assert count == min(counts[moves][target], 2**64 - 1)


def test_squares_that_every_way_needs(positions):
    some = 0
    for piece, obstacles, starts, targets in positions:
        graph = graph_of(piece, *obstacles)
        expected = needed(graph, starts, targets)
        some += len(expected)
        assert members(cd.must_pass(piece, starts, targets, *obstacles)) == expected
        moves = cd.graph(piece, *obstacles)
        assert members(cd.graph_must_pass(moves, starts, targets)) == expected
    assert some
    assert cd.must_pass(cd.KING, 4, 4) == cd.must_pass(cd.BISHOP, 0, 1) == 0


def test_weighted_maps(positions, rng):
    for piece, obstacles, starts, _ in positions:
        plus1, plus2 = some_squares(rng, 0.4), some_squares(rng, 0.3)

        def cost(_, target, plus1=plus1, plus2=plus2):
            return 1 + (plus1 >> target & 1) + 2 * (plus2 >> target & 1)

        expected = cheapest(graph_of(piece, *obstacles), dict.fromkeys(starts, 0), cost)
        found = cd.weighted_map(piece, starts, plus1, plus2, *obstacles)
        assert found.tolist() == expected
        same = cd.weighted_map(piece, starts, members(plus1), np.uint64(plus2), *obstacles)
        assert same.tolist() == expected
        assert (cd.weighted_map(piece, starts) == cd.distance_map(piece, set(starts))).all()


def test_free_and_costly_moves(positions):
    for piece, obstacles, starts, _ in positions:
        free, costly = graph_of(cd.WAZIR, *obstacles), graph_of(piece, *obstacles)
        both = [sorted({*a, *b}) for a, b in zip(free, costly, strict=True)]

        def cost(square, target, free=free):
            return 0 if target in free[square] else 1

        graphs = cd.graph(cd.WAZIR, *obstacles), cd.graph(piece, *obstacles)
        expected = cheapest(both, dict.fromkeys(starts, 0), cost)
        assert cd.graph_cost_map(*graphs, starts).tolist() == expected
        first = {square: 7 * i for i, square in enumerate(starts)}
        legs = [first.get(s, 255) for s in range(64)]
        assert cd.graph_cost_onward(*graphs, legs).tolist() == cheapest(both, first, cost)


def test_voronoi_diagrams(positions, rng):
    for piece, obstacles, _, _ in positions:
        sites = [rng.randrange(64) for _ in range(rng.randint(1, 9))]
        maps = [search(piece, 1 << site, *obstacles) for site in sites]
        for kind in (list, tuple, np.array, lambda s: np.array(s, np.uint8)):
            owner = cd.voronoi(piece, kind(sites), *obstacles)
            for square in range(64):
                distances = [one[square] for one in maps]
                near = min(distances)
                first = distances.index(near) if distances.count(near) == 1 else cd.TIED
                assert owner[square] == (cd.NONE if near == cd.NONE else first)
    assert cd.voronoi(cd.KING, range(64)).tolist() == list(range(64))


def test_the_square_of_a_pawn_is_where_it_is_stopped():
    for pawn in range(8, 56):
        for color in chess.COLORS:
            for to_move in (False, True):
                stops = cd.square_of_pawn(pawn, color=color, defender_to_move=to_move)
                assert members(stops) == {
                    king
                    for king in set(range(64)) - {pawn}
                    if not cd.pawn_outruns_king(pawn, king, color=color, defender_to_move=to_move)
                }


def test_index_of_the_tables_by_difference():
    square = cd.tables.offset_square
    assert square.tolist() == [15 * (s // 8) + s % 8 for s in range(64)]
    index = 112 + square[None, :].astype(int) - square[:, None]
    assert (cd.tables.king_offset[index] == cd.king_table).all()


def test_a_board_and_a_color_say_what_is_in_the_way():
    board = chess.Board("4k3/8/8/8/3p4/8/8/R3K3 w - - 0 1")
    white, black = (int(board.occupied_co[color]) for color in (True, False))
    for start, color in ((chess.A1, None), (chess.A1, chess.BLACK), (chess.D4, None)):
        mover = start == chess.A1 if color is None else color
        sets = (white, black) if mover else (black, white)
        for call in (
            lambda **k: cd.trajectories(cd.ROOK, start, chess.E8, **k),  # noqa: B023
            lambda **k: cd.walks(cd.ROOK, start, chess.D8, 4, **k),  # noqa: B023
            lambda **k: cd.walk_count(cd.ROOK, start, chess.D8, 4, **k),  # noqa: B023
            lambda **k: cd.must_pass(cd.ROOK, start, chess.D8, **k),  # noqa: B023
            lambda **k: cd.weighted_map(cd.ROOK, start, 1 << 20, **k),  # noqa: B023
            lambda **k: cd.voronoi(cd.ROOK, [start], **k),  # noqa: B023
        ):
            found = call(board=board, color=color)
            assert np.array_equal(found, call(own=sets[0], enemy=sets[1]))
