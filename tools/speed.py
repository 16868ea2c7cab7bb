#!/usr/bin/env python3
"""speed.py FILE...: writes the figures of `make bench JSON=FILE` into the tables of docs/speed.md.

The first cell of a table's head says which rows of the benchmark the table has, and the other cells
say what its columns are. Columns and tables with other heads stay as they are. One table gets its
rows too: the calls that miss their targets. Of several files the last one that has a row counts. If
a row is missing, the page stays as it is.

Prints all rows that miss their targets, kernels too, then those that hold a line and have not
reached what is behind it.
"""

import json
import sys
from pathlib import Path

PAGE = Path(__file__).parents[1] / "docs/speed.md"

# A table whose rows have the names of others, and no table on the page.
HEADER = "The one header"

# The name of a row of the benchmark, with the first cell of the page's row in the place of {}.
NAMES = {
    "one pair": "{}",
    "16k pairs": "{}, n = 16k",
    "one board": "{}",
    "call of the `.so`": "{}",
    "1024 boards": "{}, 25% obstacles, n = 1k, against single searches",
    "king maps in a call": "king maps, 25% obstacles, n = {}, against single calls",
    "large arrays": "{}, share of the memory's speed",
    "larger boards": "{}, 25% obstacles",
    "ways and costs, 25% obstacles": "{}, 25% obstacles",
}
MISSED = "calls that miss their target"


def number(value):
    """At least two digits, and no more behind the point than that takes."""
    for digits, least in enumerate([9.95, 0.995, 0.0995]):
        if value >= least:
            return f"{value:.{digits}f}"
    return f"{value:.3f}"


def ours(row):
    return number(row["times"]["ours"] / row["window"])


def baseline(row):
    return number(row["times"]["baseline"] / row["window"])


def ratio(row):
    return number(row["times"]["faster"])


def beside(row):
    return f"{ours(row)} ({ratio(row)}x)"


AVX512, AVX2, PLAIN = ", AVX-512 kernel", ", AVX2 kernel", ", plain kernel"

# The end of the row's name, and what the cell has of the row.
COLUMNS = {
    "ours": ("", ours),
    "baseline": ("", baseline),
    "C": ("", baseline),
    "times as fast": ("", lambda row: f"{ratio(row)}x"),
    "C, native": (AVX512, baseline),
    "AVX-512": (AVX512, beside),
    "AVX-512, share": (AVX512, ratio),
    "C, AVX2": (AVX2, baseline),
    "AVX2": (AVX2, beside),
    "AVX2, share": (AVX2, ratio),
    "C, `-O3`": (PLAIN, baseline),
    "plain": (PLAIN, beside),
    "plain, share": (PLAIN, ratio),
}


def cells(line):
    return [cell.strip() for cell in line.strip("|").split("|")]


def updated(head, line, rows):
    """The line of a table with this head, with the figures of these rows."""
    first, *others = cells(line)
    stem = NAMES[head[0]].format(first.replace("`", ""))
    for place, column in enumerate(head[1:]):
        if column in COLUMNS:
            end, of = COLUMNS[column]
            others[place] = of(rows[stem + end])
    return "| " + " | ".join([first, *others]) + " |"


def missed(row):
    return f"| {row['what']} | {ours(row)} | {row['ratio']} | {row['target']} |"


def page(text, rows):
    lines, head = [], None
    for line in text.splitlines():
        if not line.startswith("|"):
            head = None
        elif head is None:
            head = cells(line)
        elif line.startswith("|--"):
            if head[0] == MISSED:
                calls = [row for row in short(rows) if not row["what"].endswith("kernel")]
                line = "\n".join([line, *map(missed, calls)])
        elif head[0] == MISSED:
            continue
        elif head[0] in NAMES:
            line = updated(head, line, rows)
        lines.append(line.replace("|  |", "| |"))
    return "\n".join(lines) + "\n"


def short(rows):
    return [row for row in rows.values() if row["verdict"] == "not-met"]


def main():
    rows = {}
    for file in sys.argv[1:]:
        measured = json.loads(Path(file).read_text())["rows"]
        measured = [row for row in measured if row["times"] and row["table"] != HEADER]
        rows |= {row["what"]: row for row in measured}
    try:
        PAGE.write_text(page(PAGE.read_text(), rows))
    except KeyError as row:
        sys.exit(f"speed.py: no file has the row {row}")

    with_target = [row for row in rows.values() if row["verdict"]]
    held = [row for row in with_target if row["verdict"] == "met" and "toward" in row["target"]]
    print(f"{len(with_target) - len(short(rows))} of {len(with_target)} rows meet their targets")
    print(*map(missed, short(rows) + held), sep="\n")


main()
