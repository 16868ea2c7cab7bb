"""Columns in blocks of rows: Ctrl-C takes effect between them, a bar counts them, threads share them.

`by_rows` calls C for them, and `each_row` a function of NumPy.
"""

from __future__ import annotations

import _thread
import math
import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from queue import Empty, SimpleQueue
from time import thread_time
from typing import Any, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from ._arguments import in_range, is_rows, kind_of
from ._library import Column, Int, Words, checked, ffi, pointer

# Rows that stay in the caches while NumPy converts or combines them.
BLOCK = 16384
# Rows of a call that converts nothing. The library streams maps of so many rows past the caches.
MOST = 1 << 19
_FIRST = 256
# The first rows where each takes at most microseconds: a short column is one block.
QUICK = 4096
# Seconds of the processor: of a block, so that Ctrl-C is soon; of a rest that is worth threads.
_SECONDS, _WORTH = 0.03, 0.02
# Seconds without a result after which a call also takes blocks itself: no thread may be left.
_PATIENCE = 0.2


class Bar(Protocol):
    """A bar of tqdm, or what has its interface."""

    def update(self, n: int) -> object: ...
    def close(self) -> object: ...


class _Settings(NamedTuple):
    threads: int
    progress: Callable[..., Bar] | None = None


def _processors() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


_settings = ContextVar("_settings", default=_Settings(_processors()))  # noqa: B039


@contextmanager
def settings(
    *, threads: Int | None = None, progress: Callable[..., Bar] | None = None
) -> Iterator[None]:
    """How functions of columns run inside of a ``with``: in how many threads, and with which bar.

    The default is a thread for each processor, if a call takes more than one or two
    hundredths of a second.
    `progress` is ``tqdm.tqdm`` or has its interface: it is called with ``total=``, the number of
    rows, and gives an object with ``update(rows)`` and ``close()``.

    >>> with cd.settings(threads=1):
    ...     maps = cd.distance_map(cd.KING, np.arange(64))
    """
    count = _settings.get().threads if threads is None else in_range(threads, "threads", 1)
    if progress is not None and not callable(progress):
        raise TypeError(f"progress is tqdm.tqdm or has its interface, not {kind_of(progress)}")
    token = _settings.set(_Settings(count, progress))
    try:
        yield
    finally:
        _settings.reset(token)


@contextmanager
def _inside() -> Iterator[None]:
    """Where a call of columns has neither a bar nor threads of its own."""
    token = _settings.set(_Settings(1))
    try:
        yield
    finally:
        _settings.reset(token)


def _timed(call: Callable[[int, int], object], first: int, n: int) -> float:
    start = thread_time()
    with _inside():
        call(first, n)
    return thread_time() - start


class _Workers:
    """Threads that take blocks from one queue and put times or errors into another.

    Of the standard library only these queues and `_thread` are safe for a Ctrl-C at any moment:
    `concurrent.futures` waits in Python, where an interrupt can leave a lock locked for ever.
    """

    def __init__(self, call: Callable[[int, int], object]) -> None:
        self._call = call
        self._blocks: SimpleQueue[tuple[int, int] | None] = SimpleQueue()
        self._results: SimpleQueue[tuple[int, float | BaseException] | None] = SimpleQueue()
        self._early: dict[int, float | BaseException] = {}
        # The threads that run. Without memory one that was started may never do so.
        self._begun: SimpleQueue[None] = SimpleQueue()
        self._ended = 0

    def start(self, threads: int) -> int:
        """Starts threads, and returns how many there are: the system may refuse some."""
        started = 0
        with suppress(RuntimeError):
            while started < threads:
                _thread.start_new_thread(self._work, ())
                started += 1
        return started

    def _work(self) -> None:
        self._begun.put(None)
        try:
            while (block := self._blocks.get()) is not None:
                self._do(block)
        finally:
            self._blocks.put(None)  # for the next thread
            self._results.put(None)

    def _do(self, block: tuple[int, int]) -> None:
        result: float | BaseException
        try:
            result = _timed(self._call, *block)
        except BaseException as fault:  # noqa: BLE001
            result = fault
        self._results.put((block[0], result))

    def begin(self, first: int, n: int) -> None:
        self._blocks.put((first, n))

    def seconds(self, first: int) -> float:
        """Waits for the block that begins there. Raises the error that its call raised."""
        while first not in self._early:
            with suppress(Empty):
                # In one expression: an interrupt must not come between.
                self._ended += (result := self._results.get(timeout=_PATIENCE)) is None
                if result is None:
                    raise MemoryError("a thread has no memory left")
                self._early[result[0]] = result[1]
                continue
            with suppress(Empty):
                if block := self._blocks.get_nowait():
                    self._do(block)
        answer = self._early.pop(first)
        if isinstance(answer, BaseException):
            raise answer
        return answer

    def stop(self) -> None:
        """Returns when each thread has finished its block; the blocks that wait are dropped."""
        with suppress(Empty):
            while True:
                self._blocks.get_nowait()
        self._blocks.put(None)
        while self._ended < self._begun.qsize():
            self._ended += self._results.get() is None


def in_blocks(
    rows: int, call: Callable[[int, int], object], most: int = 1 << 26, start: int = _FIRST
) -> None:
    """Calls ``call(first row, number of rows)`` for all rows; each block sets the size of the next."""
    threads, progress = _settings.get()
    if rows <= min(start, most) and progress is None:
        if rows:
            call(0, rows)
        return
    with _inside():
        bar = progress(total=rows) if progress else None
    workers: _Workers | None = None
    waiting: deque[tuple[int, int]] = deque()
    first, block = 0, min(start, most)
    try:
        while first < rows or waiting:
            if workers is None:
                n = min(block, rows - first)
                seconds = _timed(call, first, n)
                first += n
            else:
                while first < rows and len(waiting) <= threads:
                    waiting.append((first, min(block, rows - first)))
                    workers.begin(*waiting[-1])
                    first += waiting[-1][1]
                begin, n = waiting.popleft()
                seconds = workers.seconds(begin)
            if bar is not None:  # tqdm's is false without rows
                with _inside():
                    bar.update(n)
            pace = n / max(seconds, 1e-9)
            block = max(1, min(int(pace * _SECONDS), 16 * n, most))
            if workers is None and threads > 1 and rows - first > pace * _WORTH:
                # Its threads end by `stop`, whatever interrupts their start.
                workers = _Workers(call)
                threads = workers.start(threads)
                if not threads:
                    workers, threads = None, 1
    finally:
        if workers:
            workers.stop()
        if bar is not None:
            with _inside():
                bar.close()


def shape_of(columns: Iterable[Any]) -> tuple[int, ...]:
    """The shape to which all columns broadcast; an int has none."""
    shapes = [getattr(column, "shape", ()) for column in columns]
    different = {shape for shape in shapes if shape}
    if len(different) < 2:
        return different.pop() if different else ()
    try:
        return np.broadcast_shapes(*shapes)
    except ValueError:
        found = ", ".join(map(str, filter(None, shapes)))
        raise ValueError(
            f"columns of different length: the arguments have the shapes {found}"
        ) from None


def flat(column: Any, shape: tuple[int, ...]) -> Any:
    """The rows of a column; one value for all rows is unchanged."""
    if getattr(column, "shape", ()) == ():
        return column
    return (column if column.shape == shape else np.broadcast_to(column, shape)).reshape(-1)


def each_row(call: Callable[..., Any], *columns: Any, dtype: type) -> npt.NDArray[Any]:
    """The result of a function of NumPy columns, block by block."""
    shape = shape_of(columns)
    given = [flat(column, shape) for column in columns]
    if shape and 0 < math.prod(shape) <= QUICK and _settings.get().progress is None:
        return np.asarray(call(*given), dtype).reshape(shape)
    out: npt.NDArray[Any] = np.empty(shape, dtype)
    rows = out.reshape(-1)

    def block(first: int, n: int) -> None:
        part = slice(first, first + n)
        rows[part] = call(*(column[part] if np.ndim(column) else column for column in given))

    in_blocks(rows.size, block, BLOCK, QUICK)
    return out


def by_rows(
    call: Callable[..., int],
    sets: list[Column],
    boards: list[list[Column]],
    outputs: Iterable[npt.NDArray[Any]],
    numbers: Iterable[int] = (),
    start: int = QUICK,
) -> None:
    """Calls C for all rows: ``call(*sets, *numbers, *boards, *outputs, rows)``.

    Numbers are the same for all rows; the others are addresses. The outputs have a part for each
    row. Columns of contiguous words go to C unchanged, other rows are converted. Obstacles that are
    0 in every row are NULL.
    """
    columns = [*sets, *(column for board in boards for column in board)]
    shape = shape_of(columns)
    rows = math.prod(shape)
    if rows == 0:
        return
    parts = [out.reshape(rows, -1) for out in outputs]
    # One value for all rows is an int, whatever it came as.
    given = [
        np.ascontiguousarray(flat(column, shape)) if is_rows(column) else int(column)
        for column in columns
    ]
    is_direct = all(
        column == 0 if isinstance(column, int) else column.dtype == np.uint64 for column in given
    )

    def block(first: int, n: int) -> None:
        words = [_words(column, first, n) for column in given]
        ends = [np.zeros(n, np.uint64) if word is None else word for word in words[: len(sets)]]
        walls = words[len(sets) :]
        structs = [_columns(walls[at : at + 3]) for at in range(0, len(walls), 3)]
        results = (pointer(out[first : first + n]) for out in parts)
        checked(call(*map(pointer, ends), *numbers, *structs, *results, n))

    # A conversion has one column at a time in the caches.
    in_blocks(rows, block, MOST if is_direct else 4 * BLOCK, start)


def _words(column: Any, first: int, n: int) -> Words | None:
    """Some rows of a column as words, None for empty sets."""
    if isinstance(column, int):
        return np.full(n, column, np.uint64) if column else None
    return as_words(column[first : first + n])


def _columns(walls: list[Words | None]) -> Any:
    """The obstacles of many boards, NULL for none."""
    if all(word is None for word in walls):
        return ffi.NULL
    addresses = [ffi.NULL if word is None else pointer(word) for word in walls]
    return ffi.new("ChessDistanceColumns *", addresses)


def as_words(column: Any) -> Words:
    """A column of squares as sets of one square each; sets are unchanged."""
    if column.dtype == np.uint64:
        return column  # type: ignore[no-any-return]
    return np.left_shift(np.uint64(1), column, dtype=np.uint64)  # type: ignore[no-any-return]
