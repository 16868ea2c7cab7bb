"""Positions that are none: texts that lie, columns made by hand, boards with impossible numbers."""

import chess
import chess_distance as cd
import numpy as np
import pytest
from chess_distance._position import NO_POSITION


class Liar(str):
    """A text whose length is what it likes."""

    def __len__(self):
        return 10**12

    def encode(self, *_, **__):
        return b"8" * 100

    def join(self, _):
        return "8" * 100


class BytesLiar(bytes):
    def __len__(self):
        return 10**12


@pytest.mark.parametrize("board", ["8/8/8/8/8/8/8/K6k", '8/8/8/8/8/8/8/K6k w - - c0 "é";'])
def test_a_text_that_lies_about_its_length_is_read_as_it_is(board):
    for texts in ([Liar(board)] * 3, [board, Liar(board), board], [BytesLiar(board.encode())] * 3):
        assert cd.positions(texts).white.tolist() == [1] * 3


def test_columns_made_by_hand_are_checked():
    good = cd.positions(["4k3/8/8/8/8/8/8/4K3"] * 2)
    columns = dict(vars(good))
    assert len(cd.Positions(**columns)) == 2
    for name, column in columns.items():
        kind = column.dtype
        for bad in (
            column.astype(np.int64),
            column[:, None],
            column.tolist(),
            None,
        ):
            with pytest.raises(TypeError, match=f"{name} is an array of {kind} with one axis, not"):
                cd.Positions(**columns | {name: bad})
        if name != "white":
            with pytest.raises(ValueError, match=f"{name} has 1 rows, and white 2"):
                cd.Positions(**columns | {name: column[:1]})
    for rows in (np.array([[0, 1], [1, 0]]), None, (slice(None), None)):
        with pytest.raises((TypeError, IndexError), match="rows are chosen by|too many indices"):
            good[rows]
    for row in (2, -3, 2**63, -(2**70)):
        with pytest.raises(IndexError):
            good[row]
    assert len(good[np.array([1, 0, 1])]) == 3 and good[0].white == 1 << 4


@pytest.mark.parametrize("copied", [2, 1 << 16])
def test_the_mask_of_valid_rows_has_those_that_reach_takes(monkeypatch, copied):
    monkeypatch.setattr(cd._position, "_CHECKED", copied)
    fens = [
        "4k3/8/8/8/8/8/4P3/4K3 w", "4k3/8/8/8/8/8/4P3/8 w", "4k3/8/8", "P3k3/8/8/8/8/8/8/4K3 w", "k3k3/8/8/8/8/8/8/4K3 w",
        "4k3/8/8/8/4P3/8/8/4K3 b - e3", "4k3/8/8/8/8/8/4P3/4K3 b - e3",
    ]  # fmt: skip
    columns = cd.positions(fens, errors="null")
    for row, valid in enumerate(columns.valid().tolist()):
        try:
            cd.reach(columns[row])
        except ValueError:
            assert not valid
        else:
            assert valid
    assert columns.valid().tolist() == [True, False, False, False, False, True, False]
    assert columns[:0].valid().tolist() == []


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("ep_square", 64, "board.ep_square = 64 is outside its range, 0 to 63"),
        ("ep_square", -1, "board.ep_square = -1 is outside its range, 0 to 63"),
        ("kings", 2**64, "board.kings = 18446744073709551616: a bitboard is 0 to"),
        ("rooks", -1, "board.rooks = -1: a bitboard is 0 to"),
        (
            "occupied_co",
            [2**64, 1],
            r"board.occupied_co\[False\] = 18446744073709551616: a bitboard",
        ),
        ("occupied_co", [1], "board.occupied_co is a list of two bitboards"),
        ("occupied_co", [1, -1], r"board.occupied_co\[True\] = -1: a bitboard"),
    ],
)
def test_a_board_with_impossible_numbers(name, value, sentence):
    good, bad = chess.Board(), chess.Board()
    setattr(bad, name, value)
    for call in (
        lambda: cd.positions([good, bad]),
        lambda: cd.path(cd.KING, 4, 12, board=bad),
        lambda: cd.distance_map(cd.KING, 4, board=bad),
        lambda: cd.reach(bad),
        lambda: cd.attacked(bad, color=True),
    ):
        with pytest.raises(ValueError, match=sentence):
            call()
    found = cd.positions([good, bad, good.fen()], errors="null")
    assert found.faults.tolist() == [0, NO_POSITION, 0]
    assert found.white.tolist() == [0xFFFF, 0, 0xFFFF]
