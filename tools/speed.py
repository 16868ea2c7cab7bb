#!/usr/bin/env python3
"""speed.py [--check]: writes what the pages say about speed and size, from files that commands wrote.

From benches/speed.json, which `make bench JSON=benches/speed.json` writes, come

- benches/SPEED.md, with every row,
- the figures of the table in docs/speed.md, whose first cells are names of rows,
- docs/speed.svg, a picture of that table.

The page's second table is made in the same way from benches/second.json, of another machine.

benches/figures.txt says for every other figure of every page where it comes from, and has the rules.
A figure in a page that stands there without a source is an error. --check only compares.
"""

import json
import math
import os
import re
import sys
from pathlib import Path
from xml.sax.saxutils import escape

ROOT = Path(__file__).parents[1]
FILE = ROOT / "benches/speed.json"
SECOND = ROOT / "benches/second.json"
FIGURES = ROOT / "benches/figures.txt"
HEAD = "| call, or kernel | C | ours | times as fast |"
SECOND_HEAD = "| on the second machine | C | ours | times as fast |"
# Records of one day, and the page that this program writes.
NOT_READ = {"CHANGELOG.md", "tools/proof/RESULTS.md", "benches/SPEED.md"}
NUMBER = r"\d[\d.,]*\d|\d"
WORDS = "one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|sixteen|twenty|fifty|hundred|thousand"
FIGURE = re.compile(
    rf"\b({NUMBER}|{WORDS}|twice)\b(?:\s+(?:ns|us|µs|ms|nanoseconds?|microseconds?|milliseconds?|[KMG]B)\b"
    rf"|\s+times(?=\s+(?:as|the|faster|slower|more|less|smaller|larger)\b)|x\b|(?<=twice)\s+(?=as|the))"
)
UNIT = re.compile(r"\b(ns|us|ms|KB|MB|nanoseconds|seconds|times)\b")
TABLE = re.compile(r"^\|.*\|\n\|[-:| ]+\|\n(?:\|.*\|\n)*", re.MULTILINE)


def number(value):
    """At least two digits, and no more behind the point than that takes."""
    for digits, least in enumerate([9.95, 0.995, 0.0995]):
        if value >= least:
            return f"{value:.{digits}f}"
    return f"{value:.3f}"


def nanoseconds(row, side):
    return row["times"][side] / row["window"]


def figures(row):
    """The baseline, ours, and how many times ours is as fast."""
    return [
        *(number(nanoseconds(row, side)) for side in ("baseline", "ours")),
        number(row["times"]["faster"]),
    ]


def all_rows(measured, rows):
    lines = ["# Every row of the benchmark", ""]
    lines += [
        "`make bench JSON=benches/speed.json` measured these rows, and `tools/speed.py` wrote this"
    ]
    lines += ["file. Times are nanoseconds, medians of alternating rounds.", ""]
    lines += ["| measured with | |", "|---|---|"]
    lines += [f"| {name} | {value} |" for name, value in measured["machine"].items()]
    table = None
    for row in rows:
        if row["table"] != table:
            table = row["table"]
            lines += [
                "",
                f"## {table}",
                "",
                "| row | C | ours | times as fast |",
                "|---|--:|--:|--:|",
            ]
        cells = [row["what"].replace("|", "\\|"), *figures(row)]
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines).replace("|  |", "| |").replace("|  |", "| |") + "\n"


def named(page, head=HEAD):
    """The first cells of a table of the page."""
    table = page.split(head)[1].split("\n\n")[0]
    return [line.split("|")[1].strip() for line in table.splitlines()[2:]]


def page_with(page, head, rows):
    missing = [name for name in named(page, head) if name not in rows]
    if missing:
        sys.exit(f"speed.py: no row {missing[0]!r}, which docs/speed.md names, was measured")
    before, rest = page.split(head)
    table, after = rest.split("\n\n", 1)
    rule = table.splitlines()[1]
    lines = ["| " + " | ".join([name, *figures(rows[name])]) + " |" for name in named(page, head)]
    return before + "\n".join([head, rule, *lines]) + "\n\n" + after


def measured_in(file):
    """What `make bench JSON=` wrote, and its rows with times by name."""
    measured = json.loads(file.read_text(encoding="utf-8"))
    return measured, {row["what"]: row for row in measured["rows"] if row["times"]}


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


class Sources:
    """What the braces of figures.txt mean."""

    def __init__(self, rows):
        self.rows = rows
        sizes = (ROOT / "c-tests/sizes.txt").read_text(encoding="utf-8").splitlines()
        self.program = {name: int(size) for name, size in (line.split(" ") for line in sizes)}

    def value(self, source):
        kind, _, rest = source.partition(" ")
        if kind in ("least", "most"):
            kind, _, pattern = rest.partition(" ")
            pattern = re.escape(pattern).replace(r"\*", ".*")
            values = [
                self.of_row(kind, row)
                for name, row in self.rows.items()
                if re.fullmatch(pattern, name)
            ]
            return number(min(values) if source.startswith("least") else max(values))
        if kind in ("C", "ours", "times"):
            return number(self.of_row(kind, self.rows[rest]))
        if kind == "KB":
            size = self.program[rest]
            # Rounded up, since another compiler may make a little more.
            return f"{math.ceil(size / 100) / 10}" if size < 10000 else f"{size / 1000:.0f}"
        if kind in ("lines", "bytes"):
            content = (ROOT / rest).read_bytes()
            size = content.count(b"\n") if kind == "lines" else len(content) / 1000
            return f"{float(f'{size:.2g}'):.0f}"
        expression, _, file = source.partition(" in ")
        text = (ROOT / file).read_text(encoding="utf-8") if file else ""
        if kind == "cell":
            column, _, first = expression.removeprefix("cell ").partition(" of ")
            [line] = [line for line in text.splitlines() if line.startswith(f"| {first} |")]
            return line.split("|")[int(column)].strip()
        constants = dict(re.findall(r"const (\w+): \w+ = ([\d_ *<]+);", text))
        value = eval(re.sub(r"[A-Z_]+", lambda name: f"({constants[name[0]]})", expression))
        return (
            f"{value:.2g}"
            if isinstance(value, float) and value < 10
            else f"{value:,.0f}".replace(",", "")
        )

    def of_row(self, kind, row):
        return (
            row["times"]["faster"]
            if kind == "times"
            else nanoseconds(row, {"C": "baseline"}.get(kind, kind))
        )


def prose(text, tables):
    """The text with code blanked, at the same places, and with tables blanked that have a source."""
    blank = lambda found: re.sub(r"[^\n]", " ", found[0])
    for pattern in (r"^```.*?^```", r"<!--.*?-->", r"^    .*?$", *([r"^\|.*?$"] if tables else [])):
        text = re.sub(pattern, blank, text, flags=re.DOTALL | re.MULTILINE)
    return text


def with_figures(name, page, rules, sources):
    """The page with the figures of their sources, and what has none."""
    faults, spans = [], []
    files = [
        ROOT / rule.removeprefix("tables of ") for rule in rules if rule.startswith("tables of ")
    ]
    tables = {
        table[0].splitlines()[0]: table[0]
        for file in files
        for table in TABLE.finditer(file.read_text(encoding="utf-8"))
    }
    # First, because the places of figures behind a table move with it.
    for table in TABLE.findall(page):
        page = page.replace(table, tables.get(table.splitlines()[0], table))
    for rule in rules:
        if rule.startswith("tables "):
            continue
        parts = re.split(r"\{(.*?)\}", rule)
        pattern = "".join(
            f"({NUMBER})" if place % 2 else r"\s+".join(map(re.escape, re.split(r"\s+", part)))
            for place, part in enumerate(parts)
        )
        found = re.search(pattern, page)
        if not found:
            faults.append(f"{name} has no text like: {rule}")
            continue
        for place, source in reversed(list(enumerate(parts[1::2], 1))):
            begin, end = found.span(place)
            try:
                new = sources.value(source)
            except (KeyError, ValueError, OSError) as error:
                sys.exit(f"speed.py: {FIGURES.name}: {{{source}}} has no source: {error}")
            page = page[:begin] + new + page[end:]
            moved = len(new) - (end - begin)
            spans = [
                begin_and if begin_and < begin else begin_and + moved for begin_and in spans
            ] + [begin]
    has_tables = HEAD in page or any(rule.startswith("tables ") for rule in rules)
    for table in list(TABLE.finditer(page)):
        head = table[0].splitlines()[0]
        if UNIT.search(head) and not has_tables:
            rows = re.finditer(r"^\|[^|]*\|(.*)$", table[0], re.MULTILINE)
            cells = [
                table.start() + row.start(1) + cell.start()
                for row in rows
                for cell in re.finditer(NUMBER, row[1])
            ]
            if not set(cells) <= set(spans):
                faults.append(f"{name}: no source for the table {head}")
    for figure in FIGURE.finditer(prose(page, has_tables)):
        if figure.start(1) not in spans:
            line = page[: figure.start()].count("\n") + 1
            faults.append(f"{name}:{line}: no source for {' '.join(figure[0].split())!r}")
    return page, faults


def pages():
    """The names of all pages, but of those in folders that commands make."""
    for folder, inside, files in os.walk(ROOT):
        inside[:] = [
            name
            for name in inside
            if name[0] != "." and name not in ("build", "target", "node_modules")
        ]
        yield from (
            (Path(folder) / name).relative_to(ROOT).as_posix()
            for name in files
            if name.endswith(".md")
        )


def main():
    measured, by_name = measured_in(FILE)
    page = (ROOT / "docs/speed.md").read_text(encoding="utf-8")
    page = page_with(page, HEAD, by_name)
    page = page_with(page, SECOND_HEAD, measured_in(SECOND)[1])
    files = {
        "benches/SPEED.md": all_rows(measured, by_name.values()),
        "docs/speed.md": page,
        "docs/speed.svg": picture(named(page), by_name),
    }
    lines = [
        line for line in FIGURES.read_text(encoding="utf-8").splitlines() if line and line[0] != "#"
    ]
    rules = [line.split(": ", 1) for line in lines]
    sources, faults = Sources(by_name), []
    for name in sorted({*pages(), *(name for name, _ in rules)} - NOT_READ):
        text = files.get(name) or (ROOT / name).read_text(encoding="utf-8")
        files[name], found = with_figures(
            name, text, [rule for page, rule in rules if page == name], sources
        )
        faults += found
    old = [
        name for name, text in files.items() if (ROOT / name).read_text(encoding="utf-8") != text
    ]
    if "--check" in sys.argv:
        faults += [f"{name}: not as measured; run tools/speed.py" for name in old]
    else:
        for name in old:
            (ROOT / name).write_text(files[name], encoding="utf-8")
    if faults:
        sys.exit("speed.py: " + "\nspeed.py: ".join(faults))


main()
