"""Pawn endings, solved: who queens by force, the moves that keep it, and corresponding squares."""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple, TypeAlias, overload

from ._arguments import MAX_MOVES, flag, members
from ._library import NONE, ffi, lib
from ._pawn_solver import Move, Solver, move_of
from ._position import Position, PositionLike, because
from ._reading import pieces_of
from .levels import within
from .picture import FIRST, SECOND, TIED, Cell, Picture, draw_position
from .pieces import KING

QUEENS: Final = "queens"
RACE: Final = "close race"
NOT: Final = "does not queen"
#: What `PawnEnding.result` says of one side.
Answer: TypeAlias = Literal["queens", "close race", "does not queen"]


class Answers(NamedTuple):
    """The answers for both sides."""

    white: Answer
    black: Answer


class Moves(NamedTuple):
    """All legal moves in three parts."""

    #: The moves that keep the answer, each with the number of moves that the king then needs.
    keep: dict[Move, int | None]
    #: The moves that do not.
    lose: list[Move]
    #: The moves after which it is a close race.
    undecided: list[Move]


class PawnEnding:
    """A solved pawn ending. `result` says who queens by force, `moves` which moves keep that.

    The game ends when a pawn queens, and what the queens do then is not looked at. An answer is one
    of three for each side:

    - ``"queens"``: it queens by force, and at that moment no enemy pawn is one step from queening;
      or it mates with a pawn. Against a side without pawns this wins in chess, unless a new
      queen and a new rook are both stalemate.
    - ``"close race"``: with best play one side promotes a pawn, and the other side then has a pawn
      one step from promoting.
    - ``"does not queen"``: the other side can prevent it.
    """

    def __init__(self, board: PositionLike, memory: int) -> None:
        pieces = pieces_of(board)
        self._pieces, self._solver = pieces, Solver(memory)
        #: Whether White is to move.
        self.turn = pieces.turn is not False
        #: By side to move: what the C library says of a position and its moves.
        self._known: dict[bool, Any] = {}
        self._endings: dict[bool, Any] = {}
        self._passed = pieces.en_passant
        if self._position(self.turn) is None:
            self._passed = 0  # a square that no pawn has just passed gives no right
        if self._position(self.turn) is None:
            sets, refused = self._words(self.turn), lib.chess_distance_pawn_position_fault
            raise ValueError(f"board: {because(refused, sets, not self.turn)}")
        #: The number of the squares of White's and of Black's king.
        self.white_king, self.black_king = (
            (side & pieces.kinds[0]).bit_length() - 1 for side in (pieces.white, pieces.black)
        )

    def __reduce__(self) -> Any:
        """Pickles and copies solve again."""
        white, black, (kings, *_, pawns), passed, turn = self._pieces
        board = Position(white, black, kings, pawns=pawns, en_passant=passed, turn=turn)
        return PawnEnding, (board, self._solver.limit)

    def _words(self, turn: bool) -> list[int]:
        """The sets of the position. Only the side that is to move has a right to en passant."""
        passed = self._passed if turn == self.turn else 0
        return self._pieces._replace(en_passant=passed).sets()

    def _sets(self, turn: bool) -> Any:
        """The position for C."""
        return ffi.new("ChessDistancePosition *", self._words(turn))

    def _position(self, turn: bool) -> Any:
        """What C says of the position with this side to move, and the number of its moves."""
        if self._known.get(turn) is None:
            self._known[turn] = self._solver.position(self._sets(turn), not turn)
        return self._known[turn]

    @overload
    def result(self, *, turn: bool | None = None) -> Answers: ...
    @overload
    def result(self, color: bool, turn: bool | None = None) -> Answer: ...
    def result(self, color: bool | None = None, turn: bool | None = None) -> Answer | Answers:
        """``"queens"``, ``"close race"`` or ``"does not queen"``, for one color or for both.

        `turn` is the side to move; the default is that of the position.
        """
        turn = self.turn if turn is None else bool(flag(turn, "turn"))
        answers = self._position(turn)
        if answers is None:
            raise ValueError("turn: the side that has just moved would be in check")
        position, _ = answers
        if color is None:
            return Answers(_answer(position, True), _answer(position, False))
        return _answer(position, bool(flag(color, "color")))

    def moves(self, color: bool | None = None) -> Moves:
        """All legal moves, by what they do to the answer for a color: White (True) or Black (False).

        The default is the side to move. `keep` are the moves after which the answer is the same, and
        promotions that mate; `undecided` are those after which it is a close race, and `lose` all
        others. The number of a move in `keep` of a king that goes to an empty square is how many
        moves the king then needs until a pawn's move, a capture or mate wins. A promotion is one
        move, to a queen, or to a rook where a queen is stalemate. Where both are, it does not count
        as queening.
        """
        color = self.turn if color is None else bool(flag(color, "color"))
        position, count = self._position(self.turn)
        now, found = _answer(position, color), Moves({}, [], [])
        counts = now == QUEENS and color == self.turn
        for i in range(count):
            one = position.moves[i]
            move, answer = move_of(one), _answer(one, color)
            if answer == RACE:
                found.undecided.append(move)
            elif answer != now and not (answer == QUEENS and color == self.turn):
                found.lose.append(move)
            else:
                found.keep[move] = one.count if counts and one.count != NONE else None
        return found

    def way(self, color: bool) -> list[Move]:
        """The moves until this color queens, or mates with a pawn, if it does so by force.

        Its king goes the shortest way to a pawn's move or a capture that wins. The other side takes
        what it can, runs with its pawns, or makes the king's way long. It may have kept pawns by
        other moves, with which the queen then has to deal.
        """
        color = bool(flag(color, "color"))
        if self.result(color) != QUEENS:
            raise ValueError("color: this side does not queen by force")
        return self._solver.way(self._sets(self.turn), not self.turn, not color)

    def zugzwangs(self, color: bool | None = None) -> list[tuple[int, int]]:
        """Mutual zugzwangs: squares of this color's king, and of the other one.

        With the other side to move this one queens by force, with this one to move it does not. Only
        squares count that the kings come to without a move of a pawn or a capture. The default is
        the side to move.
        """
        attacker = self.turn if color is None else bool(flag(color, "color"))
        if attacker not in self._endings:
            white, black, (*_, pawns), *_ = self._pieces
            pawns_of = white & pawns, black & pawns
            self._endings[attacker] = self._solver.ending(*pawns_of, not attacker)
        ending, kings = self._endings[attacker], (self.black_king, self.white_king)
        mine, theirs = (
            within(KING, king, MAX_MOVES, board.own, board.enemy, board.avoid)
            for king, board in (
                (kings[attacker], ending.attacker),
                (kings[not attacker], ending.defender),
            )
        )
        free = theirs & ~ending.defender.avoid
        return [
            (a, d)
            for a in members(mine)
            for d in members(ending.won[1][a] & ~ending.won[0][a] & free)
        ]

    def picture(self, title: str = "") -> Picture:
        """The corresponding squares of the mutual zugzwangs, which Jupyter shows.

        Squares that belong together have one number. Those of the side to move are blue, those of
        the other side orange, and squares of both sides are gray and have both numbers.
        """
        classes: list[tuple[set[int], set[int]]] = []
        for a, d in self.zugzwangs():
            joined = [one for one in classes if a in one[0] or d in one[1]]
            classes = [one for one in classes if one not in joined]
            classes.append(
                ({a}.union(*(one[0] for one in joined)), {d}.union(*(one[1] for one in joined)))
            )
        cells = [Cell() for _ in range(64)]
        for number, sides in enumerate(sorted(classes, key=lambda one: min(one[0])), 1):
            for squares, color in zip(sides, (FIRST, SECOND), strict=True):
                for square in squares:
                    there = cells[square].figure
                    both = Cell(f"{there} {number}", TIED)
                    cells[square] = Cell(number, color) if there is None else both
        return draw_position(self._pieces.letters(), cells, title)

    def _repr_svg_(self) -> str:
        return self.picture()

    def __repr__(self) -> str:
        sides = [self._sentence(color) for color in (self.turn, not self.turn)]
        return f"<PawnEnding: {_NAMES[self.turn]} to move. {' '.join(sides)}>"

    def _sentence(self, color: bool) -> str:
        """The answer for one color, and the moves of the side to move that keep it."""
        answer = self.result(color)
        keep, lose, undecided = self.moves(color)
        prey = self._pieces.kinds[-1] & (self._pieces.black if color else self._pieces.white)
        verb = {QUEENS: "queens" if prey else "wins", RACE: "comes to a close race", NOT: NOT}[
            answer
        ]
        said = f"{_NAMES[color]} {verb}"
        moves = list(keep) or undecided
        if moves and (answer != (NOT if color == self.turn else QUEENS)) and (lose or undecided):
            alone = " alone" if keep and not undecided else ""
            said += (
                f" {'with' if color == self.turn else 'after'} {', '.join(map(str, moves))}{alone}"
            )
            if keep and undecided:
                said += f" (undecided: {', '.join(map(str, undecided))})"
        return said + "."


_NAMES = ("Black", "White")


#: The answers of C by number. The last is 3, a win of chess.
_ANSWERS: tuple[Answer, ...] = (NOT, RACE, QUEENS, QUEENS)


def _answer(of: Any, color: bool) -> Answer:
    """The answer for a color, of a position or of a move."""
    number: int = of.white if color else of.black
    return _ANSWERS[number]


def pawn_ending(board: PositionLike, *, memory: int = 2**28) -> PawnEnding:
    """Solves a pawn ending: a FEN, a python-chess ``Board`` or a `Position` of kings and pawns alone.

    Memory is asked for in steps, up to `memory` bytes; the default is what a second's work fills.
    Pawns that block each other, or two free pawns a side, need a few megabytes; three free pawns a
    side may need hundreds: docs/recipes.md has a table. A right to en passant is played if a pawn can
    use it.

    >>> study = pawn_ending("8/k7/3p4/p2P1p2/P2P1P2/8/8/K7 w - - 0 1")  # Lasker, Reichhelm 1901
    >>> study
    <PawnEnding: White to move. White queens with a1b1 alone. Black does not queen.>
    >>> study.moves().keep
    {Move(start=0, to=1, promotion=None): 12}
    >>> study.result()
    Answers(white='queens', black='does not queen')
    >>> study.result(True, turn=False)
    'does not queen'
    """
    return PawnEnding(board, memory)
