#!/usr/bin/env python3
"""speed.py [--check]: writes what the documentation says about speed, from benches/speed.json.

`make bench JSON=benches/speed.json` writes that file. From its rows come

- benches/SPEED.md, with every row,
- the figures of the table in docs/speed.md, whose first cells are names of rows,
- docs/speed.svg, a picture of that table.

A row that the benchmark no longer has must leave the page's table. --check only compares.
"""

import json
import math
import sys
from pathlib import Path
from xml.sax.saxutils import escape

ROOT = Path(__file__).parents[1]
FILE = ROOT / "benches/speed.json"
HEAD = "| call, or kernel | C | ours | times as fast |"


def number(value):
    """At least two digits, and no more behind the point than that takes."""
    for digits, least in enumerate([9.95, 0.995, 0.0995]):
        if value >= least:
            return f"{value:.{digits}f}"
    return f"{value:.3f}"


def figures(row):
    """The baseline, ours, and how many times ours is as fast."""
    times = row["times"]
    nanoseconds = [number(times[side] / row["window"]) for side in ("baseline", "ours")]
    return [*nanoseconds, number(times["faster"])]


def all_rows(measured, rows):
    machine = measured["machine"]
    lines = ["# Every row of the benchmark", ""]
    lines += ["`make bench JSON=benches/speed.json` measured these rows, and `tools/speed.py` wrote this"]
    lines += ["file. Times are nanoseconds, medians of alternating rounds.", ""]
    lines += ["| measured with | |", "|---|---|"]
    lines += [f"| {name} | {value} |" for name, value in machine.items()]
    table = None
    for row in rows:
        if row["table"] != table:
            table = row["table"]
            lines += ["", f"## {table}", "", "| row | C | ours | times as fast | target | met |", "|---|--:|--:|--:|--:|---|"]
        met = {"met": "yes", "not-met": "**no**"}.get(row["verdict"], "")
        cells = [row["what"].replace("|", "\\|"), *figures(row), row["target"], met]
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines).replace("|  |", "| |").replace("|  |", "| |") + "\n"


def named(page):
    """The first cells of the page's table."""
    table = page.split(HEAD)[1].split("\n\n")[0]
    return [line.split("|")[1].strip() for line in table.splitlines()[2:]]


def page_with(page, rows):
    before, rest = page.split(HEAD)
    table, after = rest.split("\n\n", 1)
    rule = table.splitlines()[1]
    lines = ["| " + " | ".join([name, *figures(rows[name])]) + " |" for name in named(page)]
    return before + "\n".join([HEAD, rule, *lines]) + "\n\n" + after


def picture(names, rows):
    """Bars on a logarithmic scale, from the line of equal speed."""
    height, decade, most = 20, 130, max(rows[name]["times"]["faster"] for name in names)
    left = 60 + 6 * max(map(len, names))
    right = left + decade * math.log10(most) + 60
    low = left + decade * math.log10(min(1, *(rows[name]["times"]["faster"] for name in names)))
    lines = []
    for place, name in enumerate(names):
        faster = rows[name]["times"]["faster"]
        end = left + decade * math.log10(faster)
        begin, width = min(left, end), max(1, abs(end - left))
        y, color = 26 + height * place, "#2b6cb0" if faster >= 1 else "#c05621"
        lines += [
            f'<text x="{min(left, low) - 8:.0f}" y="{y + 12}" text-anchor="end">{escape(name)}</text>',
            f'<rect x="{begin:.1f}" y="{y + 2}" width="{width:.1f}" height="13" fill="{color}"/>',
            f'<text x="{max(left, end) + 4:.1f}" y="{y + 12}">{number(faster)}x</text>',
        ]
    bottom = 26 + height * len(names)
    for power in range(math.ceil(math.log10(most))):
        x = left + decade * power
        lines.append(f'<path d="M{x} 20V{bottom}" stroke="#999" stroke-dasharray="2 3"/>')
        lines.append(f'<text x="{x}" y="14" text-anchor="middle">{10**power}x</text>')
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {right:.0f} {bottom + 6}" '
        'font-family="sans-serif" font-size="11">\n'
        "<title>How many times as fast as C</title>\n"
        '<rect width="100%" height="100%" fill="white"/>\n'
    )
    return head + "\n".join(lines) + "\n</svg>\n"


def main():
    measured = json.loads(FILE.read_text(encoding="utf-8"))
    rows = [row for row in measured["rows"] if row["times"]]
    # Rows of the one header have names of library rows, which come first: the page means those.
    by_name = {row["what"]: row for row in reversed(rows)}
    page = (ROOT / "docs/speed.md").read_text(encoding="utf-8")
    missing = [name for name in named(page) if name not in by_name]
    if missing:
        sys.exit(f"speed.py: {FILE.name} has no row {missing[0]!r}, which docs/speed.md names")
    files = {
        "benches/SPEED.md": all_rows(measured, rows),
        "docs/speed.md": page_with(page, by_name),
        "docs/speed.svg": picture(named(page), by_name),
    }
    if "--check" in sys.argv:
        old = [n for n, text in files.items() if (ROOT / n).read_text(encoding="utf-8") != text]
        sys.exit(f"speed.py: {', '.join(old)}: not as measured; run tools/speed.py" if old else 0)
    for name, text in files.items():
        (ROOT / name).write_text(text, encoding="utf-8")


main()
