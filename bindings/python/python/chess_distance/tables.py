"""The library's tables as read-only arrays, without a copy.

``king_table[a, b]``, ``manhattan_table[a, b]``, ``knight_table[a, b]``: distances.
``king_ring_table[s, d]``: the squares exactly d king moves from s, bitboards.

Distances, attackers and increments by difference come in two layouts. ``NAME_x88`` has the index
``120 + to - from`` of 0x88 squares. ``NAME_offset`` has 225 entries, 15 for each difference of
ranks. Its index is ``112 + int(offset_square[to]) - int(offset_square[from])``.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from ._library import ffi, lib

king_table: npt.NDArray[np.uint8]
manhattan_table: npt.NDArray[np.uint8]
knight_table: npt.NDArray[np.uint8]
king_ring_table: npt.NDArray[np.uint64]

_PREFIX = "chess_distance_"


def _array(name: str) -> npt.NDArray[Any]:
    data = getattr(lib, name)
    element, *lengths = ffi.typeof(data).cname.replace("]", "").split("[")  # uint8_t[64][64]
    # The tables are in read-only memory, so NumPy must never allow a write.
    memory = memoryview(ffi.buffer(data)).toreadonly()
    return np.frombuffer(memory, element.removesuffix("_t")).reshape([int(n) for n in lengths])


__all__ = sorted(  # noqa: PLE0605
    name.removeprefix(_PREFIX)
    for name in dir(lib)
    if name.startswith(_PREFIX) and ffi.typeof(getattr(lib, name)).kind == "array"
)


def __getattr__(name: str) -> npt.NDArray[Any]:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = array = _array(_PREFIX + name)
    return array


def __dir__() -> list[str]:
    return list(__all__)
