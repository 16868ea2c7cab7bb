"""hostile.py CALLS [SEED]: calls of the Python package with arguments of any kind, with guard pages
under all that C gets.

Every public function and method is called. An answer is right, and so is a ValueError or a TypeError
with a text; no memory for a huge range is too. Anything else is a fault: it is printed with the call,
and the exit code is 1.
"""

from __future__ import annotations

import guards  # before the package

# isort: split
import array
import collections
import ctypes
import decimal
import enum
import fractions
import inspect
import os
import random
import signal
import subprocess
import sys
import warnings
from collections.abc import Callable
from typing import Any

import chess_distance as cd
import numpy as np

FENS = [
    "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "8/8/4k3/8/8/4K3/4P3/8 b - - 0 1",
    "8/5k2/8/3pP3/8/8/8/4K3 w - d6 0 2",
]
TEXTS = [
    "",
    "e4",
    "h8",
    "i9",
    "a0",
    "E4",
    "e4 ",
    "\0",
    "é",
    "king",
    "N",
    "fRbW",
    "N" * 5000,
    "[",
    "raise",
    "null",
    *FENS,
]
NUMBERS = [
    0, 1, 2, 7, 8, 63, 64, 255, 256, -1, -2, -(2**31), 2**31 - 1, 2**31, 2**32, 2**53, 2**63 - 1, 2**63, 2**64 - 1,
    2**64, -(2**63) - 1, 10**40, True, False, 0.0, 1.5, -0.0, float("nan"), float("inf"), 1e300, 1j,
    decimal.Decimal(3), fractions.Fraction(7, 2),
]  # fmt: skip
TYPES = [
    "u1",
    "i1",
    "u2",
    "i4",
    "u8",
    "i8",
    "f4",
    "f8",
    "c8",
    "?",
    "O",
    "U2",
    "S2",
    "M8[s]",
    "m8[s]",
    ">u8",
    "V8",
]
SHAPES = [
    (),
    (0,),
    (1,),
    (2,),
    (3,),
    (64,),
    (65,),
    (1000,),
    (2, 0),
    (2, 3),
    (3, 64),
    (2, 8, 8),
    (1, 1, 1, 2),
]


class Index:
    def __init__(self, number: Any) -> None:
        self.number = number

    def __index__(self) -> Any:
        return self.number


class Angry:
    """An object whose methods fail."""

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(name)

    def __len__(self) -> int:
        raise ValueError("angry")

    def __iter__(self) -> Any:
        raise ValueError("angry")

    def __index__(self) -> int:
        raise TypeError("angry")


class Color(enum.Enum):
    WHITE = 1


class Board:
    """Looks like a board of python-chess."""

    def __init__(self, pick: random.Random) -> None:
        for name in ("kings", "queens", "rooks", "bishops", "knights", "pawns"):
            setattr(self, name, pick.choice(NUMBERS[:20]))
        self.occupied_co = pick.choice([[0, 0], [1, 2], [2**64, -1], [1], None, (3, 1 << 63)])
        self.ep_square = pick.choice([None, 0, 20, 64, -1, "e3"])
        self.turn = pick.choice([True, False, None, 2, "w"])


def any_array(pick: random.Random) -> Any:
    kind, shape = pick.choice(TYPES), pick.choice(SHAPES)
    size = int(np.prod(shape, dtype=np.int64))
    numbers = [
        pick.choice([pick.randrange(64), pick.getrandbits(64), pick.randrange(256)])
        for _ in range(size)
    ]
    with warnings.catch_warnings(), np.errstate(all="ignore"):
        warnings.simplefilter("ignore")
        words = np.array(numbers, np.uint64).reshape(shape)
        made = words.astype(kind) if kind[0] not in "V" else np.zeros(shape, kind)
    match pick.randrange(8):
        case 0 if made.ndim:
            return made[::-1]
        case 1 if made.ndim > 1:
            return made.T
        case 2:
            made.flags.writeable = False
        case 3:
            return np.ma.masked_array(made)
        case 4 if made.ndim:
            return np.repeat(made, 2, axis=0)[::2]
    return made


def any_value(pick: random.Random, depth: int = 0) -> Any:
    match pick.randrange(24):
        case 0 | 1 | 2:
            return pick.choice(NUMBERS)
        case 3 | 4:
            return pick.choice(TEXTS)
        case 5:
            return pick.choice(
                [np.uint8, np.int8, np.uint64, np.int64, np.int32, np.float32, np.bool_]
            )(pick.randrange(100))
        case 6 | 7 | 8 | 9:
            return any_array(pick)
        case 10 if depth < 3:
            return [any_value(pick, depth + 1) for _ in range(pick.randrange(5))]
        case 11 if depth < 3:
            return tuple(any_value(pick, depth + 1) for _ in range(pick.randrange(4)))
        case 12:
            return {pick.randrange(70) for _ in range(pick.randrange(5))}
        case 13:
            return pick.choice([cd.KING, cd.WHITE_PAWN, cd.AMAZON, cd.leaper(2, 3)])
        case 14:
            return pick.choice(
                [
                    None,
                    ...,
                    Angry(),
                    Index(3),
                    Index(-1),
                    Index("x"),
                    object,
                    Color.WHITE,
                    len,
                    print,
                ]
            )
        case 15:
            return pick.choice(
                [
                    b"",
                    b"\0" * 64,
                    bytes(range(64)),
                    bytearray(64),
                    memoryview(b"abc"),
                    array.array("Q", [1, 2]),
                ]
            )
        case 16:
            return Board(pick)
        case 17:
            return pick.choice(
                [
                    range(3),
                    range(64),
                    range(-2, 2),
                    iter([1, 2]),
                    (n for n in (0, 9)),
                    {1: 2},
                    {}.keys(),
                ]
            )
        case 18:
            return pick.choice(POSITIONS)
        case 19:
            return pick.choice(GRIDS)
        case 20:
            return cd.Betza(pick.choice(["N", "fRbW", "R4", "KAD", "N0"]))
        case 21:
            return collections.deque([1, 2])
        case 22:
            return pick.choice(FENS)
        case _:
            return pick.randrange(64)


#: A few good values of each sort, so that calls also get beyond their first argument.
GOOD: dict[str, Callable[[random.Random], Any]] = {
    "piece": lambda pick: pick.choice([*cd.Piece, cd.leaper(1, 3), "N", "king"]),
    "square": lambda pick: pick.choice(
        [pick.randrange(64), "e4", np.arange(64, dtype=np.uint8)[: pick.randrange(65)]]
    ),
    "set": lambda pick: pick.choice(
        [pick.getrandbits(64), {1, 2}, np.array([pick.getrandbits(64)] * 3, np.uint64)]
    ),
    "flag": lambda pick: pick.choice([True, False]),
    "number": lambda pick: pick.randrange(9),
}
KIND = {
    "piece": "piece", "piece1": "piece", "piece2": "piece", "promoted": "piece", "color": "flag", "dark": "flag",
    "equal": "flag", "moves": "number", "captures": "number", "index": "number", "margin": "number", "own": "set",
    "enemy": "set", "avoid": "set", "occupied": "set", "prey": "set", "own2": "set", "enemy2": "set", "avoid2": "set",
}  # fmt: skip
#: They take a file, change settings for a while, or are types of results.
NOT_CALLED = {"settings", "Piece", "Leaper"}


def targets() -> list[tuple[str, Any]]:
    """The public functions, and the public methods of the package's objects."""
    found: list[tuple[str, Any]] = []
    for name in cd.__all__:
        value = getattr(cd, name)
        if name not in NOT_CALLED and callable(value):
            found.append((name, value))
    found += [
        (f"graphs.{name}", getattr(cd.graphs, name))
        for name in dir(cd.graphs)
        if is_public(cd.graphs, name)
    ]
    for one in (POSITIONS[0], GRIDS[0], cd.Betza("N"), cd.pawn_ending(FENS[2])):
        for name in dir(type(one)):
            value = getattr(one, name, None)
            if callable(value) and (
                not name.startswith("_") or name in {"__getitem__", "__contains__", "__eq__"}
            ):
                found.append((f"{type(one).__name__}.{name}", value))
    return found


def is_public(module: Any, name: str) -> bool:
    value = getattr(module, name)
    return not name.startswith("_") and getattr(value, "__module__", "") == module.__name__


def arguments(function: Any, pick: random.Random) -> tuple[list[Any], dict[str, Any]]:
    """Arguments that the signature can take: most are good in one half of all calls."""
    good = pick.random() < 0.5
    given: list[Any] = []
    named: dict[str, Any] = {}
    for name, parameter in inspect.signature(function).parameters.items():
        if parameter.kind in (parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD):
            continue
        if parameter.default is not parameter.empty and pick.random() < 0.6:
            continue
        kind = KIND.get(name, "square")
        value = GOOD[kind](pick) if good and pick.random() < 0.85 else any_value(pick)
        if parameter.kind is parameter.KEYWORD_ONLY or named:
            if parameter.kind is not parameter.POSITIONAL_ONLY:
                named[name] = value
        elif parameter.default is parameter.empty or pick.random() < 0.5:
            given.append(value)
        elif parameter.kind is not parameter.POSITIONAL_ONLY:
            named[name] = value
    return given, named


def shown(value: Any) -> str:
    try:
        return repr(value)[:200]
    except Exception as fault:  # noqa: BLE001 # whatever an object of this file does
        return f"<{type(value).__name__}: {fault}>"


def main(calls: int, seed: int) -> int:
    print(f"hostile: {calls} calls of Python, seed {seed}", flush=True)
    faults = answers = 0
    functions = targets()
    for number in range(calls):
        pick = random.Random(f"{seed} {number}")
        name, function = functions[number % len(functions)]
        given, named = arguments(function, pick)
        if VERBOSE:
            print(number, name, *map(shown, given), named, flush=True)
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                function(*given, **named)
            answers += 1
        except MemoryError:
            pass
        except (ValueError, TypeError) as fault:
            if not str(fault):
                faults += 1
                print(
                    f"hostile: {name}: {type(fault).__name__} without a text: {[*map(shown, given)]} {named}"
                )
        except BaseException as fault:  # the subject of this test
            if isinstance(fault, IndexError) and name.endswith(("__getitem__", ".take")):
                continue
            faults += 1
            texts = {key: shown(value) for key, value in named.items()}
            print(
                f"hostile: call {number}, {name}: {type(fault).__name__}: {fault}: {[*map(shown, given)]} {texts}"
            )
            if isinstance(fault, KeyboardInterrupt | SystemExit):
                raise
        guards.release()
    print(
        f"hostile: {len(functions)} functions and methods, {answers} answers, {faults} faults, "
        f"{guards.counts['calls']} calls of C with {guards.counts['buffers']} guarded buffers"
    )
    return 1 if faults else 0


def bite(place: str) -> None:
    """One fault of each kind that the guards must notice."""
    from chess_distance import _library

    out = np.zeros(63 if place == "after" else 64, np.uint8)
    out.flags.writeable = place != "input"
    address = _library.pointer(out)
    if place == "before":
        ctypes.memset(int(_library.ffi.cast("uintptr_t", address)) - 1, 0, 1)
    _library.lib.chess_distance_map(0, 0, _library.ffi.NULL, address)  # writes 64 bytes
    sys.exit("not noticed")


def guards_bite() -> None:
    for place, ends in (
        ("after", (-signal.SIGSEGV, -signal.SIGBUS)),
        ("before", "guards: C wrote before a buffer"),
        ("input", "guards: C wrote into an input"),
    ):
        command = [sys.executable, __file__, "--bite", place]
        ended = subprocess.run(command, check=False, capture_output=True, text=True)
        if ended.returncode not in ends if isinstance(ends, tuple) else ends not in ended.stderr:
            sys.exit(f"guards: {place}: {ended.returncode} {ended.stderr}")


#: VERBOSE=1 prints each call before it is made: the last one has crashed.
VERBOSE = os.environ.get("VERBOSE") == "1"
POSITIONS = [cd.positions(FENS), cd.positions(["", FENS[0]], errors="null"), cd.positions([])]
GRIDS = [cd.Grid(8, 8), cd.Grid(1, 1), cd.Grid(16, 16), cd.Grid(9, 10, holes={3})]

if __name__ == "__main__":
    if sys.argv[1] == "--bite":
        bite(sys.argv[2])
    guards_bite()
    sys.exit(
        main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else random.randrange(2**32))
    )
