"""Boards of any size: squares, sets of squares as masks and as words of the library, and its calls."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any, Literal, NamedTuple, NoReturn, TypeAlias

import numpy as np
import numpy.typing as npt

from ._arguments import array_of, in_range, integer, is_words
from ._blocks import in_blocks, shape_of
from ._library import NONE, BoardArray, Bytes, Int, Words, checked, error, ffi, lib, pointer
from .picture import picture_of
from .pieces import BetzaLike, read_piece

# A square: its number (rank * files + file), its name ("e10"), or (file, rank), counted from 0.
GridSquare: TypeAlias = "Int | str | tuple[int, int]"
#: A set of squares as an array of (ranks, files): ``mask[rank, file]`` is True or nonzero.
Mask: TypeAlias = "npt.NDArray[np.bool_]"
Masks: TypeAlias = "npt.NDArray[np.bool_ | np.integer[Any]]"
# The squares that pieces move from or to: an int is a square; a list, a set or a mask is a set.
GridPlace: TypeAlias = "GridSquare | Iterable[GridSquare] | Masks"
# Obstacles: an int is a bitboard, bit s for square s.
GridObstacle: TypeAlias = "GridPlace"
#: Arguments that are sets, by their names.
Sets: TypeAlias = "dict[str, GridPlace]"
Wrap: TypeAlias = Literal["files", "ranks", "both"]

_WRAPS = {
    None: 0,
    "files": lib.CHESS_DISTANCE_WRAP_FILES,
    "ranks": lib.CHESS_DISTANCE_WRAP_RANKS,
    "both": lib.CHESS_DISTANCE_WRAP_FILES + lib.CHESS_DISTANCE_WRAP_RANKS,
}
_OUTSIDE = error(lib.CHESS_DISTANCE_INVALID_SQUARE)
_FILES = "abcdefghijklmnop"


class GridTerritory(NamedTuple):
    """Masks of squares: nearer to the first side, nearer to the second, equally near to both."""

    first: Mask
    second: Mask
    tied: Mask

    def _repr_svg_(self) -> str | None:
        return picture_of(self)


def obstacles(
    own: GridObstacle, enemy: GridObstacle, avoid: GridObstacle, stop: GridObstacle
) -> Sets:
    return {"own": own, "enemy": enemy, "avoid": avoid, "stop": stop}


def pack(masks: Mask) -> Words:
    """Sets of squares, one in each row of flags, as words: (..., 4)."""
    packed = np.packbits(masks, axis=-1, bitorder="little")
    room = np.zeros((*masks.shape[:-1], 32), np.uint8)
    room[..., : packed.shape[-1]] = packed
    return room.view("<u8").astype(np.uint64)


def _one_drawn(boards: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """One board, which Jupyter draws, or a board for each row."""
    return boards.view(BoardArray) if boards.ndim == 2 else boards


class Shape:
    """A board: its files and ranks, joined edges and holes, and how its sets go to the library."""

    def __init__(
        self,
        files: Int,
        ranks: Int,
        *,
        wrap: Wrap | None = None,
        holes: GridObstacle = 0,
        first: GridObstacle = 0,
    ) -> None:
        self._files, self._ranks = in_range(files, "files", 1, 16), in_range(ranks, "ranks", 1, 16)
        if wrap not in _WRAPS:
            raise ValueError(f"wrap is 'files', 'ranks', 'both' or None, not {wrap!r}")
        self._wrap = wrap
        self._holes, self._first = self._one(holes, "holes", True), self._one(first, "first", True)
        self._words = pack(np.stack([self._holes, self._first]).reshape(2, -1))

    @property
    def files(self) -> int:
        """The number of files, 1 to 16."""
        return self._files

    @property
    def ranks(self) -> int:
        """The number of ranks, 1 to 16."""
        return self._ranks

    @property
    def shape(self) -> tuple[int, int]:
        """The shape of maps and masks: (ranks, files)."""
        return self._ranks, self._files

    def __repr__(self) -> str:
        parts = [str(self._files), str(self._ranks)]
        parts += [f"wrap={self._wrap!r}"] if self._wrap else []
        for name, mask in (("holes", self._holes), ("first", self._first)):
            if mask.any():
                parts.append(f"{name}={[self.name(int(s)) for s in np.flatnonzero(mask)]}")
        return f"{type(self).__name__}({', '.join(parts)})"

    def number(self, square: GridSquare) -> int:
        """The number of a square, rank * files + file, from its name, a pair, or a number.

        >>> cd.Grid(9, 10).number("b1"), cd.Grid(9, 10).number((4, 9))
        (1, 85)
        """
        return self._number(square, "square")

    def name(self, square: GridSquare) -> str:
        """The name of a square.

        >>> cd.Grid(9, 10).name(85), cd.Grid(9, 10).name((4, 9))
        ('e10', 'e10')
        """
        rank, file = divmod(self._number(square, "square"), self._files)
        return f"{_FILES[file]}{rank + 1}"

    def mask(self, squares: GridPlace) -> Mask:
        """A set of squares as an array of bool with the shape (ranks, files).

        >>> cd.Grid(3, 2).mask(["a1", "c2"])
        array([[ True, False, False],
               [False, False,  True]])
        """
        return self._one(squares, "squares", False)

    def _outside(self, value: object, name: str) -> NoReturn:
        board = f"{self._files} files and {self._ranks} ranks"
        raise ValueError(f"{name} = {value!r}, {board}: {_OUTSIDE}")

    def _number(self, value: object, name: str) -> int:
        what = "a square: a number, a name, or (file, rank)"
        pair = value
        if isinstance(value, str):
            parts = re.fullmatch(r"([a-p])([1-9]\d?)", value)
            pair = (_FILES.index(parts[1]), int(parts[2]) - 1) if parts else (-1, -1)
        if not isinstance(pair, tuple):
            number = integer(value, name, what)
            inside = 0 <= number < self._files * self._ranks
            return number if inside else self._outside(number, name)
        if len(pair) != 2:
            raise TypeError(f"{name} is {what}, not {value!r}; a set is a list")
        file, rank = (integer(part, name, what) for part in pair)
        if not (0 <= file < self._files and 0 <= rank < self._ranks):
            self._outside(value, name)
        return rank * self._files + file

    def _masks(self, value: Any, name: str, is_obstacle: bool) -> Mask:
        """A set, (ranks, files), or one in each of n rows, (n, ranks, files)."""
        value = array_of(value, name)
        squares = self._files * self._ranks
        if isinstance(value, np.ndarray) and value.ndim:
            if value.shape[-2:] == self.shape and value.ndim < 4 and value.dtype.kind in "biu":
                mask: Mask = value != 0
                return mask
            if value.ndim != 1 or is_obstacle or is_words(value) or value.dtype.kind not in "iu":
                raise ValueError(
                    f"{name} is an array of {value.dtype}, {value.shape}: a mask has the shape"
                    f" (ranks, files) = {self.shape}, masks for n rows (n, *{self.shape})"
                )
            for number in value[(value < 0) | (value >= squares)][:1]:
                self._outside(int(number), name)
            rows: Mask = np.arange(squares) == value[:, None]
            return rows.reshape(-1, *self.shape)
        flags: Mask = np.zeros(squares, np.bool_)
        is_number = not isinstance(value, (str, tuple)) and not hasattr(value, "__iter__")
        if is_words(value) or is_obstacle and (is_number or isinstance(value, np.ndarray)):
            bits = integer(value, name, "a bitboard or a set of squares")
            if not 0 <= bits < 1 << squares:
                raise ValueError(f"{name} = {bits}: a bitboard is 0 to 2**{squares} - 1 here")
            words = np.frombuffer(bits.to_bytes(32, "little"), np.uint8)
            flags = np.unpackbits(words, bitorder="little")[:squares] != 0
        elif isinstance(value, (str, tuple)) or is_number or isinstance(value, np.ndarray):
            flags[self._number(value, name)] = True
        else:
            flags[[self._number(member, name) for member in value]] = True
        return flags.reshape(self.shape)

    def _one(self, value: object, name: str, is_obstacle: bool) -> Mask:
        mask = self._masks(value, name, is_obstacle)
        if mask.ndim > 2:
            raise ValueError(f"{name}: one set is wanted here, not one a row")
        return mask

    def _unpack(self, words: Words) -> Mask:
        """Sets in the library's words, (..., 4), as masks."""
        bits = np.ascontiguousarray(words, "<u8").view(np.uint8)
        flags = np.unpackbits(bits, axis=-1, bitorder="little", count=self._files * self._ranks)
        masks: Mask = flags.reshape(*words.shape[:-1], *self.shape) != 0
        return masks

    def _struct(self) -> Any:
        """The board as the library's struct."""
        struct = ffi.new("ChessDistanceGrid *")
        struct.files, struct.ranks, struct.wrap = self._files, self._ranks, _WRAPS[self._wrap]
        struct.holes.words, struct.first.words = self._words.tolist()
        return struct

    def _set(self, value: GridPlace, name: str) -> Any:
        """The address of one nonempty set."""
        mask = self._one(value, name, False)
        if not (mask & ~self._holes).any():
            self._no_square(mask, name)
        return pointer(pack(mask.reshape(-1)))

    def _no_square(self, mask: Mask, name: str) -> NoReturn:
        """The error of a set without a square on the board."""
        holes = ", ".join(self.name(int(square)) for square in np.flatnonzero(mask))
        empty = error(lib.CHESS_DISTANCE_EMPTY_SET)
        raise ValueError(f"{name}: " + (f"every square is a hole ({holes})" if holes else empty))

    def _obstacles(self, *walls: GridObstacle, ending: str = "") -> Any:
        """The address of one position's obstacles; the argument names may have an ending."""
        masks = [self._one(wall, name + ending, True) for name, wall in obstacles(*walls).items()]
        return pointer(pack(np.stack(masks).reshape(4, -1)))

    def _rows(
        self, function: Callable[..., int], piece: BetzaLike, groups: tuple[Sets, ...], dtype: type
    ) -> Any:
        """The outputs of a call for each row: words of a set, or bytes of a map.

        Each argument of the call is a group of sets. The first one is where pieces start: a row without
        a start is empty, and a single start may not be.
        """
        squares, [name] = self._files * self._ranks, groups[0]
        masks = [
            [self._masks(value, name, number > 0) for name, value in group.items()]
            for number, group in enumerate(groups)
        ]
        rows = shape_of(mask[..., 0, 0] for group in masks for mask in group)
        words = []
        for group in masks:
            stack = np.stack(
                [np.broadcast_to(mask, (*rows, *self.shape)) for mask in group], axis=-3
            )
            words.append(pack(stack.reshape(-1, len(group), squares)))
        size, nothing, room = (4, 0, []) if dtype == np.uint64 else (squares, NONE, [squares])
        out: npt.NDArray[Any] = np.full((*rows, size), nothing, dtype)
        flat, arguments = out.reshape(-1, size), (read_piece(piece), self._struct())
        [start] = masks[0]
        on_board = (start & ~self._holes).any(axis=(-2, -1))
        if start.ndim == 2 and not on_board:
            self._no_square(start, name)
        with_start = np.flatnonzero(np.broadcast_to(on_board, rows)).tolist()

        def block(first: int, n: int) -> None:
            for row in with_start[first : first + n]:
                given = (pointer(group[row]) for group in words)
                checked(function(*arguments, *given, pointer(flat[row]), *room), **{name: 0})

        in_blocks(len(with_start), block)
        return out

    def _steps(self, function: Callable[..., int], piece: BetzaLike, *groups: Sets) -> Mask:
        return _one_drawn(self._unpack(self._rows(function, piece, groups, np.uint64)))

    def _maps(self, function: Callable[..., int], piece: BetzaLike, *groups: Sets) -> Bytes:
        maps = self._rows(function, piece, groups, np.uint8)
        return _one_drawn(maps.reshape(*maps.shape[:-1], *self.shape))
