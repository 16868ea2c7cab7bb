"""stateful.py SECONDS [SEED]: long lives of the Python package's objects, chosen by Hypothesis, with
guard pages under all that C gets.

A state has columns of squares, sets, pieces' obstacles and positions, in the forms in which people keep
them. Each rule makes a new one of old ones or asks a question of a whole column, and compares the
answer with that of each row alone, or with what a slow definition in Python says.
"""

from __future__ import annotations

import guards  # before the package

# isort: split
import random
import sys
import time
from typing import Any

import chess_distance as cd
import numpy as np
from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    invariant,
    rule,
    run_state_machine_as_test,
)

PIECES = st.sampled_from([*cd.Piece, cd.leaper(2, 3), cd.leaper(0, 2)])
SETS = st.integers(0, 2**64 - 1) | st.integers(0, 63).map(lambda square: 1 << square)
ROWS = st.integers(0, 40)
STEPS = {
    cd.KING: [(f, r) for f in (-1, 0, 1) for r in (-1, 0, 1) if (f, r) != (0, 0)],
    cd.WAZIR: [(1, 0), (-1, 0), (0, 1), (0, -1)],
    cd.KNIGHT: [(f, r) for f in (-2, -1, 1, 2) for r in (-2, -1, 1, 2) if abs(f) != abs(r)],
}


def slow_map(piece: Any, start: int, closed: int) -> list[int]:
    """Moves of a piece that jumps to every square, by a queue: 255 where none lead."""
    distances, queue = [255] * 64, [start]
    distances[start] = 0
    for square in queue:
        for file, rank in STEPS[piece]:
            to = (square % 8 + file, square // 8 + rank)
            if min(to) < 0 or max(to) > 7:
                continue
            at = to[0] + 8 * to[1]
            if distances[at] == 255 and not closed >> at & 1:
                distances[at] = distances[square] + 1
                queue.append(at)
    return distances


class Columns(RuleBasedStateMachine):
    squares = Bundle("squares")
    sets = Bundle("sets")
    positions = Bundle("positions")

    @rule(
        target=squares,
        rows=ROWS,
        kind=st.sampled_from(["u1", "i8", "i4", "u2"]),
        choice=st.randoms(),
    )
    def new_squares(self, rows: int, kind: str, choice: random.Random) -> Any:
        return np.array([choice.randrange(64) for _ in range(rows)], kind)

    @rule(target=sets, rows=ROWS, choice=st.randoms())
    def new_sets(self, rows: int, choice: random.Random) -> Any:
        return np.array(
            [choice.getrandbits(64) & choice.getrandbits(64) for _ in range(rows)], np.uint64
        )

    @rule(target=squares, column=squares, step=st.sampled_from([1, 2, -1, -3]))
    def every_other_square(self, column: Any, step: int) -> Any:
        return column[::step]

    @rule(target=sets, column=sets, step=st.sampled_from([1, 2, -1]))
    def every_other_set(self, column: Any, step: int) -> Any:
        return column[::step]

    @rule(target=sets, first=sets, second=sets)
    def joined(self, first: Any, second: Any) -> Any:
        return np.concatenate([first, second])

    @rule(target=sets, column=squares)
    def as_sets(self, column: Any) -> Any:
        return np.uint64(1) << column.astype(np.uint64)

    @rule(target=positions, rows=ROWS, choice=st.randoms())
    def new_positions(self, rows: int, choice: random.Random) -> Any:
        fens = [random_fen(choice) for _ in range(rows)]
        found = cd.positions(fens)
        for at, fen in enumerate(fens):
            alone = cd.positions([fen])
            assert all(
                found.__getattribute__(name)[at] == getattr(alone, name)[0] for name in SIDES
            ), fen
        return found

    @rule(target=positions, column=positions, step=st.sampled_from([1, 2, -1]))
    def every_other_position(self, column: Any, step: int) -> Any:
        return column[::step]

    @rule(piece=PIECES, start=squares, goal=squares, walls=sets, threads=st.integers(1, 3))
    def paths(self, piece: Any, start: Any, goal: Any, walls: Any, threads: int) -> None:
        n = min(len(start), len(goal), len(walls))
        start, goal, walls = start[:n], goal[:n], walls[:n]
        with cd.settings(threads=threads):
            found = cd.path(piece, start, goal, walls)
        assert found.shape == (n,)
        for row in range(n):
            alone = cd.path(piece, int(start[row]), int(goal[row]), int(walls[row]))
            assert found[row] == (255 if alone is None else alone), (
                piece,
                start[row],
                goal[row],
                walls[row],
            )

    @rule(piece=st.sampled_from(sorted(STEPS)), start=squares, walls=sets)
    def maps(self, piece: Any, start: Any, walls: Any) -> None:
        n = min(len(start), len(walls))
        found = cd.distance_map(piece, start[:n], walls[:n])
        to = [cd.distance_map_to(piece, int(start[row])) for row in range(min(n, 3))]
        assert all((slow_map(piece, int(start[row]), 0) == one).all() for row, one in enumerate(to))
        for row in range(n):
            assert found[row].tolist() == slow_map(piece, int(start[row]), int(walls[row]))

    @rule(piece=PIECES, start=sets, moves=st.integers(0, 70), walls=sets)
    def near(self, piece: Any, start: Any, moves: int, walls: Any) -> None:
        n = min(len(start), len(walls))
        within = cd.within(piece, start[:n], moves, walls[:n])
        ring = cd.ring(piece, start[:n], moves, walls[:n])
        for row in range(n):
            if start[row]:
                one = int(start[row]), moves, int(walls[row])
                assert (int(within[row]), int(ring[row])) == (
                    cd.within(piece, *one_set(one)),
                    cd.ring(piece, *one_set(one)),
                )

    @rule(piece=PIECES, start=sets, goal=sets, walls=sets)
    def into_an_array(self, piece: Any, start: Any, goal: Any, walls: Any) -> None:
        n = min(len(start), len(goal), len(walls))
        start, goal = start[:n] | np.uint64(1), goal[:n] | np.uint64(1 << 63)
        out = np.full(n, 77, np.uint8)
        assert cd.path(piece, start, goal, walls[:n], out=out) is out
        assert (out == cd.path(piece, start, goal, walls[:n])).all()

    @rule(column=positions, moves=st.integers(1, 4), color=st.booleans())
    def features(self, column: Any, moves: int, color: bool) -> None:
        planes = cd.distance_planes(column, moves)
        attacked = cd.attacked(column, color=color)
        for row in range(len(column)):
            assert (planes[row] == cd.distance_planes(column[row : row + 1], moves)[0]).all()
            assert int(attacked[row]) == cd.attacked(column[row], color=color)

    @rule(column=positions, color=st.booleans())
    def pawns(self, column: Any, color: bool) -> None:
        own, enemy = (column.white, column.black) if color else (column.black, column.white)
        own, enemy = own & column.pawns, enemy & column.pawns
        for call in (cd.passed_pawns, cd.backward_pawns):
            found = call(own, enemy, color=color)
            for row in range(len(column)):
                assert int(found[row]) == call(int(own[row]), int(enemy[row]), color=color)

    @rule(piece=PIECES, start=squares, walls=sets)
    def ways(self, piece: Any, start: Any, walls: Any) -> None:
        """The trajectories are as many as their number says, and each is as long as the path."""
        if len(start) == 0 or len(walls) == 0:
            return
        a, b, own = int(start[0]), int(start[-1]), int(walls[0])
        count = cd.trajectory_count(piece, a, b, own)
        moves = cd.path(piece, a, b, own)
        assert (count == 0) == (moves is None)
        for index in {0, count // 2, count - 1} if count else ():
            way = cd.trajectory(piece, a, b, index, own)
            assert len(way) == moves + 1 and (way[0], way[-1]) == (a, b)

    @invariant()
    def memory_is_used_again(self) -> None:
        guards.release()


SIDES = ("white", "black", "kings", "queens", "rooks", "bishops", "knights", "pawns", "turn")


def one_set(one: tuple[int, int, int]) -> tuple[Any, int, int]:
    """The set as a word, since an int would be a square."""
    return np.uint64(one[0]), one[1], one[2]


def random_fen(choice: random.Random) -> str:
    """Two kings and some men, as a FEN."""
    board = [""] * 64
    squares = choice.sample(range(64), choice.randrange(2, 20))
    for at, man in zip(
        squares, "Kk" + "".join(choice.choice("QRBNPqrbnp") for _ in squares[2:]), strict=True
    ):
        board[at] = (
            "N"
            if man == "P" and at // 8 in (0, 7)
            else "n"
            if man == "p" and at // 8 in (0, 7)
            else man
        )
    rows = []
    for rank in range(7, -1, -1):
        row, empty = "", 0
        for man in board[8 * rank : 8 * rank + 8]:
            if man:
                row, empty = row + (str(empty) if empty else "") + man, 0
            else:
                empty += 1
        rows.append(row + (str(empty) if empty else ""))
    return f"{'/'.join(rows)} {choice.choice('wb')} - - 0 1"


def main(seconds: float, start: int) -> None:
    print(f"stateful: {seconds:.0f} s, first seed {start}", flush=True)
    end, rounds, examples = time.monotonic() + seconds, 0, 50
    while time.monotonic() < end:
        # A machine is a class of its own in each round, which has its own seed.
        machine = seed(start + rounds)(type("Columns", (Columns,), {}))
        run_state_machine_as_test(
            machine,
            settings=settings(
                max_examples=examples,
                stateful_step_count=20,
                deadline=None,
                database=None,
                suppress_health_check=list(HealthCheck),
                phases=[Phase.generate, Phase.shrink],
            ),
        )
        rounds += 1
    print(
        f"stateful: {rounds * examples} lives of up to 20 steps, no difference, "
        f"{guards.counts['calls']} calls of C with {guards.counts['buffers']} guarded buffers"
    )


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else random.randrange(2**32))
