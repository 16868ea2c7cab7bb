"""Guard pages under all that the Python package hands to C.

Import this before ``chess_distance``. Then each buffer of a call of C is a copy, with a page after it
that nobody may touch: a byte read or written there ends the process. Before the copy stand canaries. After a call what C wrote is copied back, and a buffer that Python may not write must
be as it was.
"""

from __future__ import annotations

import ctypes
import importlib.util
import mmap
import sys
import threading
import weakref
from pathlib import Path
from typing import Any

PAGE = mmap.PAGESIZE
CANARY = bytes(range(0xA0, 0xB0)) * 4

_libc = ctypes.CDLL(None, use_errno=True)
_libc.mprotect.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]


class Region:
    """Memory that ends at a guard page."""

    def __init__(self, pages: int) -> None:
        self.pages = pages
        self.map = mmap.mmap(-1, (pages + 1) * PAGE)
        self.view = memoryview(self.map)
        self.base = ctypes.addressof(ctypes.c_char.from_buffer(self.map))
        if _libc.mprotect(self.base + pages * PAGE, PAGE, 0) != 0:
            raise OSError(ctypes.get_errno(), "mprotect")

    def hold(self, data: memoryview) -> None:
        """Takes a copy of the bytes; what C changes goes back to `data`."""
        size = data.nbytes
        self.size, self.data = size, data
        end = self.pages * PAGE
        self.first = end - size
        self.view[self.first : end] = data
        self.view[self.first - len(CANARY) : self.first] = CANARY
        self.address = self.base + self.first

    def give_back(self) -> None:
        inside = self.view[self.first : self.pages * PAGE]
        if self.view[self.first - len(CANARY) : self.first] != CANARY:
            raise SystemExit("guards: C wrote before a buffer")
        if inside != self.data:
            if self.data.readonly:
                raise SystemExit("guards: C wrote into an input")
            self.data[:] = inside


_free: dict[int, list[Region]] = {}
_used: dict[int, tuple[Region, weakref.ref[Any]]] = {}
_lock = threading.Lock()
#: Buffers and calls that had guards, for the report.
counts = {"buffers": 0, "calls": 0}


def release() -> None:
    """Between the calls of a user: regions whose address no object has any more are free again. During
    a call a structure may have the address alone."""
    with _lock:
        for address, (region, cdata) in list(_used.items()):
            if cdata() is None:
                del _used[address]
                region.data.release()
                _free.setdefault(region.pages, []).append(region)


class Ffi:
    """The package's ``ffi``, with guards under buffers and structures."""

    def __init__(self, ffi: Any) -> None:
        self._ffi = ffi
        self.NULL = ffi.NULL

    def __getattr__(self, name: str) -> Any:
        return getattr(self._ffi, name)

    def _guarded(self, data: memoryview, kind: str) -> Any:
        if data.nbytes == 0:
            return self._ffi.from_buffer(kind, data)
        pages = -(-(data.nbytes + len(CANARY)) // PAGE)
        with _lock:
            region = _free[pages].pop() if _free.get(pages) else Region(pages)
            region.hold(data)
            # A new object at this address, whose end the region can see.
            cdata = self._ffi.gc(self._ffi.cast(kind, region.address), lambda _: None)
            _used[region.address] = region, weakref.ref(cdata)
            counts["buffers"] += 1
        return cdata

    def typeof(self, of: Any) -> Any:
        return self._ffi.typeof(getattr(of, "function", of))

    def from_buffer(self, kind: str, buffer: Any) -> Any:
        data = memoryview(buffer).cast("B") if memoryview(buffer).nbytes else memoryview(b"")
        return self._guarded(data, kind)

    def new(self, kind: str, *value: Any) -> Any:
        made = self._ffi.new(kind, *value)
        if not kind.endswith("*"):
            return made
        data = memoryview(self._ffi.buffer(made)).cast("B")
        cdata = self._guarded(data, kind)
        # Python reads the guarded copy itself, so nothing has to go back; addresses in it stay.
        _kept[cdata] = made, value
        return cdata


_kept: weakref.WeakKeyDictionary[Any, Any] = weakref.WeakKeyDictionary()


class Lib:
    """The package's ``lib``, whose functions give back what C wrote."""

    def __init__(self, lib: Any, ffi: Any) -> None:
        self._lib, self._ffi = lib, ffi

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._lib, name)
        if isinstance(found, self._ffi.CData) and self._ffi.typeof(found).kind == "function":
            found = self._function(found)
        setattr(self, name, found)
        return found

    def _function(self, function: Any) -> Any:
        ffi = self._ffi

        def call(*arguments: Any) -> Any:
            result = function(*arguments)
            counts["calls"] += 1
            for argument in arguments:
                if not isinstance(argument, ffi.CData) or ffi.typeof(argument).kind != "pointer":
                    continue
                found = _used.get(int(ffi.cast("uintptr_t", argument)))
                if found is None:
                    continue
                region = found[0]
                region.give_back()
                # A structure may have addresses of buffers.
                if argument in _kept:
                    words = region.view[region.first : region.pages * PAGE]
                    for at in range(0, region.size - 7, 8):
                        inner = _used.get(int.from_bytes(words[at : at + 8], sys.byteorder))
                        if inner is not None:
                            inner[0].give_back()
            return result

        call.function = function  # type: ignore[attr-defined]
        return call

    def __dir__(self) -> list[str]:
        return dir(self._lib)


def _install() -> None:
    spec = importlib.util.find_spec("chess_distance")
    if spec is None or spec.submodule_search_locations is None:
        raise SystemExit("guards: chess_distance is not installed")
    if "chess_distance" in sys.modules:
        raise SystemExit("guards: import this before chess_distance")
    folder = Path(spec.submodule_search_locations[0])
    [file] = [*folder.glob("_native/__init__.py"), *folder.glob("_native.*")]
    native = importlib.util.spec_from_file_location(
        "chess_distance._native", file, submodule_search_locations=[str(file.parent)]
    )
    assert native is not None and native.loader is not None
    module = importlib.util.module_from_spec(native)
    sys.modules["chess_distance._native"] = module
    native.loader.exec_module(module)
    ffi = module.ffi
    module.ffi, module.lib = Ffi(ffi), Lib(module.lib, ffi)


_install()
