"""load.py LIBRARY NUMBER: loads and unloads the shared library so many times. It gives the right answer
each time, and the process does not grow."""

import _ctypes
import ctypes
import sys
from pathlib import Path


def resident():
    """Kilobytes of this process in memory."""
    return 4 * int(Path("/proc/self/statm").read_text().split()[1])


def main(library, number):
    for cycle in range(int(number)):
        loaded = ctypes.CDLL(library)
        if loaded.chess_distance_king(4, 60) != 7:
            sys.exit("load: wrong answer after dlopen")
        _ctypes.dlclose(loaded._handle)
        if cycle == int(number) // 10:
            before = resident()
    after = resident()
    print(f"load: {number} cycles of dlopen and dlclose, {before} KB before, {after} KB after")
    sys.exit(after > before + 1024)


main(*sys.argv[1:])
