#!/usr/bin/env python3
"""stack.py LIBRARY: the most stack that each exported function can use, in bytes.

Read from the machine code (x86-64). The frame of a function is what its instructions push and
subtract. Its use is its frame plus the greatest use of the functions that it calls. A call through
a table counts as the greatest function of all tables. Recursion is an error, and so is a call
through any other pointer. Exit status 1 if a function exceeds its limit.
"""

import re
import subprocess
import sys

LIMIT = 8192
#: These keep a table of a duel, and solve endings meanwhile.
LIMITS = {"chess_distance_pawn_position": 20480, "chess_distance_pawn_way": 20480}


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()


def functions(library):
    """{name: [frame in bytes, {names called}]} of the disassembled library."""
    lines = output("objdump", "-d", "--no-show-raw-insn", library)
    starts = dict(
        re.match(r"0*([0-9a-f]+) <(.+)>:$", line).groups() for line in lines if line.endswith(">:")
    )
    # Calls between crates go through slots that the loader fills: {slot: name}.
    slots = {}
    for line in output("readelf", "-rW", library):
        if match := re.match(r"0*([0-9a-f]+)\s+\S+\s+R_X86_64_RELATIVE\s+0*([0-9a-f]+)", line):
            slots[match[1]] = starts.get(match[2])
    section = next(
        line.split() for line in output("readelf", "-SW", library) if " .data.rel.ro " in line
    )
    start, size = (int(section[section.index("PROGBITS") + i], 16) for i in (1, 3))
    tables = {slots[slot] for slot in slots if start <= int(slot, 16) < start + size}
    found, name = {}, None
    for line in lines:
        if match := re.match(r"[0-9a-f]+ <(.+)>:$", line):
            name = match[1]
            found[name] = [8, set()]  # the return address
        elif name and (match := re.match(r"\s+[0-9a-f]+:\s+(\S+)\s*(.*)", line)):
            read_instruction(found[name], name, slots, *match.groups())
    for name, (_, called) in found.items():
        if None in called and tables:
            called.remove(None)
            called.update(tables - {name, None})
    return found


def read_instruction(function, name, slots, operation, operands):
    if operation.startswith("push"):
        function[0] += 8
    elif match := re.match(r"\$0x([0-9a-f]+),%rsp", operands):
        amount = int(match[1], 16)
        if operation.startswith("sub"):
            function[0] += amount
        elif operation.startswith("and"):  # aligns: skips at most these bytes
            function[0] += 2**64 - amount
    if (slot := re.search(r"\(%rip\).*# ([0-9a-f]+)", operands)) and slots.get(slot[1]):
        function[1].add(slots[slot[1]])  # called, or loaded for a call through a register
    elif address := re.search(r"\(%rip\).*# [0-9a-f]+ <([^+>]+)>", operands):
        function[1].add(address[1])  # the address of a function, or of data without a frame
    elif operation.startswith(("call", "jmp")):
        if target := re.match(r"[0-9a-f]+ <([^+>]+)(\+0x[0-9a-f]+)?>", operands):
            if target[1] != name:
                function[1].add(target[1])
        elif operation.startswith("call") and not function[1]:
            function[1].add(None)


def use(found, name, callers=()):
    """The frame of a function plus the greatest use of a function that it calls."""
    if name in callers:
        raise SystemExit(f"recursion: {' -> '.join((*callers, name))}")
    frame, called = found.get(name, (0, ()))
    if None in called:
        raise SystemExit(f"{name} calls through a pointer")
    return frame + max((use(found, callee, (*callers, name)) for callee in called), default=0)


def main(library):
    names = sorted(
        line.split()[2] for line in output("nm", "-D", "--defined-only", library) if " T " in line
    )
    found = functions(library)
    uses = {name: use(found, name) for name in names}
    for name, size in sorted(uses.items(), key=lambda row: -row[1]):
        print(f"{size:6}  {name}")
    over = [name for name, size in uses.items() if size > LIMITS.get(name, LIMIT)]
    if over or not uses:
        raise SystemExit(f"over the limit: {', '.join(over) or 'no function found'}")


main(*sys.argv[1:])
