"""Pawn endings, solved: who queens by force, the moves that keep it, and corresponding squares."""

from __future__ import annotations

from operator import itemgetter
from typing import Any, Literal, NamedTuple, TypeAlias, overload

import numpy as np

from ._arguments import MAX_MOVES, flag, members
from ._library import ffi, lib, pointer
from ._pawn_solver import AROUND, NOT, QUEENS, RACE, Exit, Move, Solver, State, exits, promoted
from ._position import Pieces, Position, PositionLike, fault
from ._reading import pieces_of
from .picture import FIRST, SECOND, TIED, Cell, Picture, draw_position
from .pieces import KING
from .rings import within

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
      or it mates with a pawn. Against a side without pawns this wins in chess.
    - ``"close race"``: with best play one side promotes a pawn, and the other side then has a pawn
      one step from promoting.
    - ``"does not queen"``: the other side can prevent it.
    """

    def __init__(self, board: PositionLike, memory: int) -> None:
        pieces = pieces_of(board)
        self._pieces, self._state, self._solver = pieces, _read(pieces), Solver(memory)
        #: The number of the squares of White's and of Black's king.
        self.black_king, self.white_king = self._state.kings
        #: Whether White is to move.
        self.turn = self._state.turn
        for color in (self.turn, not self.turn):  # so that too little memory is an error here
            for bound in (0, 1):
                self._solver.ending(self._state.pawns, color, bound)

    def __reduce__(self) -> Any:
        """Pickles and copies solve again."""
        white, black, (kings, *_, pawns), passed, turn = self._pieces
        board = Position(white, black, kings, pawns=pawns, en_passant=passed, turn=turn)
        return PawnEnding, (board, self._solver.limit)

    @overload
    def result(self, *, turn: bool | None = None) -> Answers: ...
    @overload
    def result(self, color: bool, turn: bool | None = None) -> Answer: ...
    def result(self, color: bool | None = None, turn: bool | None = None) -> Answer | Answers:
        """``"queens"``, ``"close race"`` or ``"does not queen"``, for one color or for both.

        `turn` is the side to move; the default is that of the position.
        """
        state = self._state
        if turn is not None and bool(flag(turn, "turn")) != state.turn:
            state = state._replace(turn=not state.turn, passed=-1)
        if not state.is_legal():
            raise ValueError("turn: the side that has just moved would be in check")
        if color is None:
            return Answers(self._solver.verdict(state, True), self._solver.verdict(state, False))  # type: ignore[arg-type]
        return self._solver.verdict(state, bool(flag(color, "color")))  # type: ignore[return-value]

    def moves(self, color: bool | None = None) -> Moves:
        """All legal moves, by what they do to the answer for a color: White (True) or Black (False).

        The default is the side to move. `keep` are the moves after which the answer is the same,
        `undecided` those after which it is a close race, and `lose` all others. The number of a move
        in `keep` of a king that goes to an empty square is how many moves the king then needs until
        a pawn's move, a capture or mate wins. A promotion is one move, to a queen, or to a rook where
        a queen is stalemate. Where both are, it does not count as queening.
        """
        return self._moves(self._state, self.turn if color is None else bool(flag(color, "color")))

    def _moves(self, state: State, color: bool) -> Moves:
        now, found = self._solver.verdict(state, color), Moves({}, [], [])
        wins = now == QUEENS and color == state.turn
        lengths: Any = self._lengths(state, color) if wins else None
        for one in exits(state):
            better = promoted(one)
            # Stalemate is not what the attacker wants, and all that the defender wants.
            answer = self._solver.after(state, one, color) if better else NOT
            move = (better or one).move
            if answer == RACE:
                found.undecided.append(move)
            elif answer != now:
                found.lose.append(move)
            else:
                inside = wins and one.after.pawns == state.pawns
                found.keep[move] = int(lengths[(1, *one.after.pair(color))]) if inside else None
        return found

    def _lengths(self, state: State, color: bool) -> Any:
        """The moves of the attacker's king until it leaves the structure with a win."""
        ending, lengths = (
            self._solver.ending(state.pawns, color, 0),
            np.empty((2, 64, 64), np.uint8),
        )
        boards = ffi.addressof(ending, "attacker"), ffi.addressof(ending, "defender")
        lib.chess_distance_duel_pairs(*boards, ending.wins, ending.holds, pointer(lengths))
        return lengths

    def way(self, color: bool) -> list[Move]:
        """The moves until this color queens, or mates with a pawn, if it does so by force.

        Its king goes the shortest way to a pawn's move or a capture that wins. The other side takes
        what it can, runs with its pawns, or makes the king's way long. It may have kept pawns by
        other moves, with which the queen then has to deal.
        """
        return [one.move for one in self._way(bool(flag(color, "color")))]

    def _way(self, color: bool) -> list[Exit]:
        state, way = self._state, list[Exit]()
        if self._solver.verdict(state, color) != QUEENS:
            raise ValueError("color: this side does not queen by force")
        while keep := self._moves(state, color).keep:
            lengths, known = (
                self._lengths(state, color),
                [promoted(one) or one for one in exits(state)],
            )
            ranks = [
                (self._rank(state, one, color, lengths), one) for one in known if one.move in keep
            ]
            one = max(ranks, key=itemgetter(0))[1]
            way.append(one)
            taker = one.takes_promoted(state)
            if one.move.promotion is not None and taker is None:
                break
            state = one.after
            if taker is not None:
                way.append(taker)
                state = taker.after
        return way

    @staticmethod
    def _rank(state: State, one: Exit, color: bool, lengths: Any) -> tuple[int, int]:
        """How much a side wants a move on the way of a color."""
        mine, is_pawn = state.turn == color, one.move.start not in state.kings
        if one.after.pawns == state.pawns:
            length = int(lengths[(int(mine), *one.after.pair(color))])
            return 0, -length if mine else length
        if one.move.promotion is not None and not mine:
            return -1, 0  # the king takes it
        ahead = one.move.to >> 3 if state.turn else 7 - (one.move.to >> 3)
        return 1 + (not mine and one.taken >= 0), ahead if is_pawn else -1

    def zugzwangs(self, color: bool | None = None) -> list[tuple[int, int]]:
        """Mutual zugzwangs: squares of this color's king, and of the other one.

        With the other side to move this one queens by force, with this one to move it does not. Only
        squares count that the kings come to without a move of a pawn or a capture. The default is
        the side to move.
        """
        attacker = self.turn if color is None else bool(flag(color, "color"))
        ending = self._solver.ending(self._state.pawns, attacker, 0)
        kings = self._state.kings
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
        state, answer = self._state, self._solver.verdict(self._state, color)
        keep, lose, undecided = self.moves(color)
        prey = state.pawns[not color]
        verb = {QUEENS: "queens" if prey else "wins", RACE: "comes to a close race", NOT: NOT}[
            answer
        ]
        said = f"{_NAMES[color]} {verb}"
        moves = list(keep) or undecided
        if moves and (answer != (NOT if color == state.turn else QUEENS)) and (lose or undecided):
            alone = " alone" if keep and not undecided else ""
            said += (
                f" {'with' if color == state.turn else 'after'} {', '.join(map(str, moves))}{alone}"
            )
            if keep and undecided:
                said += f" (undecided: {', '.join(map(str, undecided))})"
        return said + "."


_NAMES = ("Black", "White")


def _read(pieces: Pieces) -> State:
    black, white = (
        (side & pieces.kinds[-1], (side & pieces.kinds[0]).bit_length() - 1)
        for side in (pieces.black, pieces.white)
    )
    state = State((black[0], white[0]), (black[1], white[1]), pieces.turn is not False)
    reason = fault(pieces)
    if not reason and any(pieces.kinds[1:-1]):
        reason = "only kings and pawns stand in a pawn ending"
    elif not reason and state.kings[1] in AROUND[state.kings[0]]:
        reason = "the kings are neighbors"
    elif not reason and not state.is_legal():
        reason = "the side that has just moved is in check"
    if reason:
        raise ValueError(f"board: {reason}")
    return state.with_right(pieces.en_passant.bit_length() - 1)


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
