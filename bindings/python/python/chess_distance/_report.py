"""What the command line says about a position: boards and figures, as the project's demo."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import numpy as np

import chess_distance as cd

from . import picture
from ._arguments import NAMES, members
from ._position import Positions, fault
from ._reading import pieces_of

SIDES = "White", "Black"
PAWNS = cd.WHITE_PAWN, cd.BLACK_PAWN


#: Figures of a king: a name, a sentence, and a function of columns of the king, the other king and all pawns.
TERMS: list[tuple[str, str, Callable[[Any, Any, Any], Any]]] = [
    ("center", "king moves to the center", lambda k, *_: cd.center_distance(k)),
    ("center_manhattan", "orthogonal steps to the center", lambda k, *_: cd.center_manhattan_distance(k)),
    ("edge", "steps to the nearest edge", lambda k, *_: cd.edge_distance(k)),
    ("edge_file", "  along its rank, to the a- or h-file", lambda k, *_: np.minimum(k % 8, 7 - k % 8)),
    ("edge_rank", "  along its file, to rank 1 or 8", lambda k, *_: np.minimum(k // 8, 7 - k // 8)),
    ("dark_corner", "orthogonal steps to a dark corner, a1 or h8", lambda k, *_: cd.corner_distance(k, True)),
    ("light_corner", "orthogonal steps to a light corner, a8 or h1", lambda k, *_: cd.corner_distance(k, False)),
    ("nearest_pawn_file", "files to the nearest pawn", lambda k, _, pawns: cd.nearest_file(k, pawns)),
    ("mop_up", "mop-up term if this side is winning, in tenths", lambda k, other, _: cd.mop_up(k, other)),
]


#: Figures of two kings.
BETWEEN: list[tuple[str, Callable[[Any, Any], Any]]] = [
    ("king_distance", cd.square_distance), ("manhattan_distance", cd.square_manhattan_distance),
    ("file_distance", cd.file_distance), ("rank_distance", cd.rank_distance),
]  # fmt: skip


def faults_of(columns: Positions) -> dict[int, str]:
    """The rows that were read and are no position with one king a side, and what is wrong with each."""
    kings = [side & columns.kings for side in (columns.white, columns.black)]
    one = [(king != 0) & (king & (king - np.uint64(1)) == 0) for king in kings]
    bad = ~(one[0] & one[1]) | (columns.pawns & np.uint64(0xFF000000000000FF) != 0)
    return {int(row): fault(pieces_of(columns[row])) for row in np.flatnonzero(bad & (columns.faults == 0))}


def numbers(column: Any) -> list[Any]:
    """Numbers of Python, None for `NONE`."""
    return [None if number == cd.NONE else number for number in column.tolist()]


def _count(words: Any) -> list[int]:
    """The number of squares in each set."""
    return [word.bit_count() for word in words.tolist()]


def figures(texts: list[str], columns: Positions) -> dict[str, list[Any]]:
    """The figures of positions in columns. Each side has one king."""
    sides = columns.white, columns.black
    kings = [(np.frexp(side & columns.kings)[1] - 1).astype(np.int64) for side in sides]
    pawns = [side & columns.pawns for side in sides]
    table = {"position": texts, "to_move": [SIDES[not turn].lower() for turn in columns.turn.tolist()]}
    for side, king in zip(SIDES, kings, strict=True):
        table[f"{side.lower()}_king"] = [NAMES[square] for square in king]
    table |= {name: function(*kings).tolist() for name, function in BETWEEN}
    terms = [
        (f"{side.lower()}_{name}", call(one, other, columns.pawns))
        for name, _, call in sorted(TERMS, key=lambda term: term[0] != "nearest_pawn_file")
        for side, one, other in zip(SIDES, kings, reversed(kings), strict=True)
    ]
    table |= {name: numbers(values) if name.endswith("pawn_file") else values.tolist() for name, values in terms}
    white, black = ((pawns[i], pawns[not i], cd.attacks(PAWNS[not i], pawns[not i])) for i in (0, 1))
    owners = cd.territory(
        cd.KING, kings[0], cd.KING, kings[1], *white, own2=black[0], enemy2=black[1], avoid2=black[2]
    )
    return table | {name: _count(part) for name, part in zip(("white_nearer", "black_nearer", "tied"), owners, strict=True)}


class Position:
    """A position with one king a side, which the text describes."""

    def __init__(self, text: str, columns: Positions) -> None:
        pieces = pieces_of(columns[0])
        self.text, self.columns, self.black_to_move = text, columns, not pieces.turn
        sides = pieces.white, pieces.black
        self.letters = pieces.letters()
        kings, pawns = pieces.kinds[0], pieces.kinds[-1]
        self.kings = tuple((side & kings).bit_length() - 1 for side in sides)
        self.pawns = tuple(side & pawns for side in sides)
        # A king's obstacles among the pawns: own, enemy, and what enemy pawns attack.
        self.among = tuple(
            (self.pawns[side], self.pawns[not side], cd.attacks(PAWNS[not side], np.uint64(self.pawns[not side])))
            for side in (0, 1)
        )

    def territory(self) -> cd.Territory:
        own2, enemy2, avoid2 = self.among[1]
        white, black = self.kings
        return cd.territory(
            cd.KING, white, cd.KING, black, *self.among[0], own2=own2, enemy2=enemy2, avoid2=avoid2
        )


def panels(boards: list[tuple[str, Iterable[Any]]]) -> Iterator[str]:
    """Boards of one character a square, three side by side."""
    for first in range(0, len(boards), 3):
        row = [(title, list(cells)) for title, cells in boards[first : first + 3]]
        columns = [title for title, _ in row], *(
            [f"{rank + 1}  " + " ".join(str(c) for c in cells[8 * rank : 8 * rank + 8]) for _, cells in row]
            for rank in range(7, -1, -1)
        ), ["   a b c d e f g h"] * len(row)  # fmt: skip
        yield ""
        yield from ("".join(f"{text:<24}" for text in line[:-1]) + line[-1] for line in columns)


def count(number: int, word: str) -> str:
    return f"{number} {word}" + ("" if number == 1 else "s")


def boards(position: Position) -> Iterator[str]:
    white, black = position.kings
    near, far = cd.king_table[white], cd.king_table[black]
    owners = np.sign(near.astype(int) - far)
    yield from panels([
        ("Position", (position.letters.get(s, ".") for s in range(64))),
        (f"King moves from {NAMES[white]}", near),
        (f"King moves from {NAMES[black]}", far),
        ("Nearer king (= both)", ("K=k"[owner + 1] for owner in owners)),
        (f"Knight moves to {NAMES[white]}", cd.knight_table[white]),
        (f"Knight moves to {NAMES[black]}", cd.knight_table[black]),
    ])  # fmt: skip
    yield ""
    counts = ((owners == owner).sum() for owner in (-1, 1, 0))
    yield "The white king is nearer to {} squares, the black king to {}; {} are equally far.".format(*counts)


def kings(position: Position) -> Iterator[str]:
    white, black = position.kings
    row = {name: values[0] for name, values in figures([position.text], position.columns).items()}
    yield ""
    yield f"{'Kings':<48} {'White':>5} {NAMES[white]} {'Black':>5} {NAMES[black]}"
    for name, sentence, _ in TERMS:
        if row[f"white_{name}"] is not None:
            yield f"  {sentence:<46} {row[f'white_{name}']:8} {row[f'black_{name}']:8}"
    between = (row[name] for name, _ in BETWEEN)
    yield "Between the kings: king distance {}, Manhattan distance {}, files {}, ranks {}.".format(*between)


def pieces(position: Position) -> Iterator[str]:
    pawns = [s for s in range(64) if (position.pawns[0] | position.pawns[1]) >> s & 1]
    if pawns:
        yield ""
        yield "Pawns         moves to   white king moves to     black king moves to"
        yield "              promote    it    its promotion     it    its promotion"
    for pawn in pawns:
        last, moves = promotion(position, pawn)
        steps = [cd.square_distance(king, s) for king in position.kings for s in (pawn, last)]
        yield "  {} {} - {} {:7} {:10} {:7} {:14} {:7}".format(
            position.letters[pawn], NAMES[pawn], NAMES[last], moves, *steps
        )
    others = {s: letter for s, letter in sorted(position.letters.items()) if letter in "NBRQnbrq"}
    if others:
        yield ""
        yield "Pieces        king moves to               orthogonal steps to enemy king"
        yield "              center  own king  enemy king"
    for s, letter in others.items():
        own, enemy = position.kings[:: -1 if letter.islower() else 1]
        figures = cd.center_distance(s), cd.square_distance(s, own), cd.square_distance(s, enemy)
        steps_to_king = cd.square_manhattan_distance(s, enemy)
        yield "  {} {} {:11} {:9} {:11} {:19}".format(letter, NAMES[s], *figures, steps_to_king)
    knights = [s for s, letter in others.items() if letter in "Nn"]
    yield from panels([(f"Knight moves from {NAMES[s]}", cd.knight_table[s]) for s in knights])


def promotion(position: Position, pawn: int) -> tuple[int, int]:
    """The square where a pawn promotes, and its moves to it on the empty board."""
    black = position.letters[pawn] == "p"
    last = pawn % 8 + (0 if black else 56)
    moves = cd.distance(PAWNS[black], pawn, last)
    assert moves is not None
    return last, moves


def races(position: Position) -> Iterator[str]:
    territory = position.territory()
    owner = {s: letter for part, letter in zip(territory, "Kk=", strict=True) for s in members(part)}
    maps = [cd.distance_map(cd.KING, position.kings[side], *position.among[side]) for side in (0, 1)]
    yield """
The kings among the pawns: own pawns are in the way, enemy pawns may be taken unless a
pawn protects them, squares that enemy pawns attack are not entered. Everything else, the
other king too, is left out."""
    yield from panels([("Territory (= both)", (owner.get(s, ".") for s in range(64)))] + [
        (f"{side} king, moves", ("." if d == cd.NONE else d if d < 10 else "+" for d in map))
        for side, map in zip(SIDES, maps, strict=True)
    ])  # fmt: skip
    yield ""
    counts = (part.bit_count() for part in territory)
    yield "White is nearer to {} squares, Black to {}; {} are equally far.".format(*counts)
    yield "\nThe kings' ways to the promotion squares, and who is first where only the kings stand"
    pawns = members(position.pawns[0] | position.pawns[1])
    for last in dict.fromkeys(promotion(position, pawn)[0] for pawn in pawns):
        yield NAMES[last]
        for side in (0, 1):
            ends = position.kings[side], last
            way = cd.trajectory(cd.KING, *ends, 0, *position.among[side])
            number = cd.trajectory_count(cd.KING, *ends, *position.among[side])
            said = "no way" if way is None else (
                f"{count(len(way) - 1, 'move')}, {count(number, 'way')}, the first "
                + " ".join(NAMES[s] for s in way)
            )  # fmt: skip
            yield f"  {SIDES[side]} king: {said}"
        mover, other = (1, 0) if position.black_to_move else (0, 1)
        moves, others = (cd.square_distance(position.kings[side], last) for side in (mover, other))
        if cd.king_race(position.kings[mover], position.kings[other], 1) >> last & 1:
            yield f"  {SIDES[mover]} is first: {moves} moves against {others}, and moves first."
        elif cd.king_race(position.kings[other], position.kings[mover], 2) >> last & 1:
            yield f"  {SIDES[other]} is first: {others} moves against {moves}, even if the other moves first."
        else:
            yield (
                f"  Neither can force being first: {SIDES[mover]}, to move, needs {moves} moves, "
                f"{SIDES[other]} {others}."
            )
    yield "\nThe pawns' races by the rule of the square, which is exact for a lone pawn and a lone king" + (
        ".\nHere more stands on the board, so each line is only about the two that it names:"
        if len(position.letters) > 3
        else ".\nThe pawn's own king, which might help, is not considered:"
    )
    for pawn in pawns:
        white = position.letters[pawn] == "P"
        king, king_first = position.kings[white], position.black_to_move == white
        last, moves = promotion(position, pawn)
        wins = cd.pawn_outruns_king(pawn, king, color=white, defender_to_move=king_first)
        yield (
            f"  {position.letters[pawn]} {NAMES[pawn]} against the king on {NAMES[king]}: it needs {moves}"
            f" moves, the king {cd.square_distance(king, last)} to {NAMES[last]}, and the"
            f" {'king' if king_first else 'pawn'} moves\n"
            f"    first: {'the pawn promotes' if wins else 'the king catches it'}."
        )


def text_of(position: Position) -> Iterator[str]:
    yield position.text
    yield f"{SIDES[position.black_to_move]} to move."
    if cd.square_distance(*position.kings) == 1:
        yield "The kings stand side by side: no game leads here. The distances are right all the same."
    yield from boards(position)
    yield from kings(position)
    yield from pieces(position)
    if any(position.pawns):
        yield from races(position)
    yield ""


def picture_of(position: Position) -> str:
    cells = [picture.Cell() for _ in range(64)]
    picture.paint(cells, position.territory())
    return picture.draw_position(position.letters, cells, "Nearer to the white king (blue) or to the black one")
