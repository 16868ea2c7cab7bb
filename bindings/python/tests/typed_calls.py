"""Calls whose types mypy and pyright must know; `test_documentation.py` runs both on this file."""

from typing import Any, assert_type

import chess
import chess_distance as cd
import numpy as np
import numpy.typing as npt
from chess_distance.pawn_endings import Answer

Bytes = npt.NDArray[np.uint8]
Words = npt.NDArray[np.uint64]

squares = np.array([0, 4], np.uint8)
sets = np.array([1, 2], np.uint64)
corners = chess.SquareSet([chess.A1, chess.H8])

assert_type(cd.distance(cd.KING, 0, 63), int | None)
assert_type(cd.distance("king", squares, 63), Bytes)
assert_type(cd.square_distance(0, 63), int)
assert_type(cd.center_distance(squares), Bytes)

assert_type(cd.path(cd.KING, {0, 7}, {63, "a1"}), int | None)
assert_type(cd.path(cd.KING, corners, np.uint64(1), own=corners, enemy=[3]), int | None)
assert_type(cd.path(chess.Piece(chess.KING, chess.WHITE), 0, corners), int | None)
assert_type(cd.path(cd.KING, squares, 63), Bytes)
assert_type(cd.path(cd.KING, "e1", "e8", own="d1", board=chess.STARTING_FEN), int | None)
assert_type(cd.path(cd.KING, np.array(["e1", "e8"]), 63), Bytes)
assert_type(cd.distance("king", ["a1", "b1"], "h8"), Bytes)
assert_type(cd.square_distance("a1", 7), int)
assert_type(cd.path(cd.KING, frozenset({0}), np.uint64(1), own={0: "a key"}.keys()), int | None)
assert_type(cd.path(cd.KING, {"a1"}, 63), int | None)
assert_type(cd.path(cd.KING, 0, 63, sets), Bytes)
assert_type(cd.distance_map(cd.KING, corners), Bytes)

assert_type(cd.territory(cd.KING, 4, cd.KING, {60}).first, int)
assert_type(cd.territory(cd.KING, sets, cd.KING, "e8").first, Words)
assert_type(cd.trajectory(cd.KING, 0, 63), tuple[int, ...] | None)
assert_type(cd.trajectories(cd.KING, [0, 1], corners), Words | None)
assert_type(cd.walks(cd.KING, 0, 63, 9), Words | None)
assert_type(cd.walk_count(cd.KING, 0, 63, 9), int)
assert_type(cd.must_pass(cd.KING, 0, corners, own=[3]), int)
assert_type(cd.weighted_map(cd.KING, 0, corners, 3), Bytes)
assert_type(cd.graphs.cost_map(cd.graph(cd.KING), cd.graph(cd.ROOK), corners), Bytes)
assert_type(cd.voronoi(cd.KING, squares), Bytes)
assert_type(cd.square_of_pawn(32, color=chess.WHITE, defender_to_move=True), int)
assert_type(cd.moves(cd.KING, chess.E1), int)
assert_type(cd.from_chess(chess.KING), cd.Piece)

assert_type(cd.duel(corners, own=[3], board=chess.Board(), color=chess.WHITE), Bytes)
assert_type(cd.pair(cd.KING, 0, corners, "rook", 7, [0, 1], own2=3), cd.Pair | None)
assert_type(cd.reach(chess.STARTING_FEN).fixed, int)
assert_type(cd.reach(cd.Position(white=[4], black=[60], kings=chess.SquareSet([4, 60]))), cd.Reach)

grid = cd.Grid(9, 10, wrap="files", holes=["e5"], first=1 << 9)
mask = grid.mask(["b1", (2, 3), 7])
assert_type(mask, npt.NDArray[np.bool_])
assert_type(grid.moves("nN", "b1", own=mask), npt.NDArray[np.bool_])
assert_type(grid.distance_map(cd.Betza("nN", color=chess.BLACK), mask, enemy=[(0, 1)]), Bytes)
assert_type(grid.distance_map("nN", np.array([0, 1]), own=~mask), Bytes)
assert_type(grid.path("nN", "b1", {"a1", "c1"}), int | None)
assert_type(grid.trajectories("nN", 0, 1), npt.NDArray[np.bool_] | None)
assert_type(grid.within("nN", 0, 3, own=mask), npt.NDArray[np.bool_])
assert_type(grid.ring("nN", mask, 3), npt.NDArray[np.bool_])
assert_type(grid.rings("nN", 0), npt.NDArray[np.bool_])
assert_type(grid.reaches("nN", "b1", mask), bool)
assert_type(grid.set_of_bytes(bytes(90), 0), npt.NDArray[np.bool_])
assert_type(cd.rings(cd.KING, 0), Words)
assert_type(cd.set_of_bytes([0] * 64, 3, equal=False), int)
assert_type(grid.territory("nN", 0, "R", 1).first, npt.NDArray[np.bool_])

columns = cd.positions([chess.STARTING_FEN, chess.Board()])
assert_type(columns, cd.Positions)
assert_type(cd.passed_pawns(columns.white, columns.black, color=True), Words)
assert_type(cd.passed_pawns({"a4"}, 0, color=True), int)
assert_type(cd.attacked(columns, color=chess.WHITE), Words)
assert_type(cd.attacked(chess.STARTING_FEN, color=chess.WHITE), int)
assert_type(cd.reach(columns), cd.Reaches)
assert_type(cd.nearest(4, [8]), int | None)
assert_type(cd.nearest(squares, sets), Bytes)
assert_type(cd.king_race(squares, 4), Words)
assert_type(cd.mop_up(4, 60), int)
assert_type(cd.distance_planes(columns), npt.NDArray[np.uint8])
assert_type(cd.distance_planes(columns, dtype=np.float16), npt.NDArray[np.float16])
half = np.empty((len(columns.white), 36, 8, 8), np.float16)
assert_type(cd.distance_planes(columns, out=half), npt.NDArray[np.float16])
assert_type(cd.distance_planes(columns, dtype="float32"), npt.NDArray[Any])
assert_type(columns[:3], cd.Positions)
assert_type(columns[0], cd.Position)
assert_type(cd.pawn_ending("4k3/8/8/8/8/8/4P3/4K3").result().white, Answer)
assert_type(cd.pawn_ending("4k3/8/8/8/8/8/4P3/4K3").result(chess.WHITE), Answer)
