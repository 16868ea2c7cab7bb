#!/usr/bin/env python3
"""Puts the bounds of this folder into Popeye as a series of commits, builds Popeye as it is and
after each commit, solves problems without and with the option ObstacleBounds, and compares what is
printed.

    make engines ENGINES=popeye                clones Popeye
    make engines ENGINES=popeye POPEYE=clone   takes the commit that is checked out in this clone
    ROUNDS=3   solves each problem alternately this often, but once if it takes more than 5 seconds
    ALL=1      every problem of Popeye's folders that uses the intelligent mode, instead of the list:
               the last commit beside Popeye as it is; only those over half a second are printed
    LIMIT=60   with ALL: leaves out what Popeye alone does not solve within these seconds of CPU

The list is the table in README.md, and the command writes the least times of its
problems into it. It solves the quick ones with each commit too, and with bounds that are 1 too
large, which must not go unnoticed.

Nothing of Popeye is kept in this repository. The commits are on the branch obstacle-bounds of the
clone, and their patches in build/engines/popeye/patches.
"""

import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WORK = ROOT / "build/engines/popeye"
HERE = ROOT / "apps/popeye"
PAGE = HERE / "README.md"
SERIES, BUILD = WORK / "series", WORK / "build"
FOLDER = "optimisations/intelligent"
ADDRESS = "https://github.com/thomas-maeder/popeye"
FOLDERS = ("BEISPIEL", "EXAMPLES", "REGRESSIONS", "TESTS")

# Words of Popeye's three input languages; each can be shortened.
NEXT = re.compile(r"(next|weiter|asuiv)\w*", re.IGNORECASE)
END = re.compile(r"(end|fin)\w*", re.IGNORECASE)
INTELLIGENT = re.compile(r"^\s*opt\w*\b.*\bint", re.IGNORECASE | re.MULTILINE)
PROTOCOL = re.compile(r"^\s*prot\w*.*$", re.IGNORECASE | re.MULTILINE)
STIPULATION = re.compile(r"^\s*(?:ford|stip|sstip|enon)\w*\s+(\S+)", re.IGNORECASE | re.MULTILINE)
ASKS = re.compile(r"^(\s*opt\w*)(?=\b.*\bint)", re.IGNORECASE | re.MULTILINE)
LANGUAGES = {"a": "anfang", "b": "begin", "d": "debut"}

# Lines that tell times and counts, which the bounds are meant to change.
POSITIONS = re.compile(
    r"^\s*(\d+) (?:potential positions|moegliche Stellungen|positions? potentiel\w*) in"
)
CHANGING = re.compile(r"\b(?:Time|Zeit|Temps) = |^Popeye ", re.IGNORECASE)

# Counts in bounds.c, of which one at a time gets 1 too large: a name, a place and a condition.
WAY = "map_of(o,walk,from,to_walk)[to]"
COUNTS = [
    ("moves of a piece", WAY, "!walks_as_pawn(walk)"),
    ("moves of a pawn", WAY, "walks_as_pawn(walk) && walks_as_pawn(to_walk)"),
    ("moves of a promotion", WAY, "walks_as_pawn(walk) && !walks_as_pawn(to_walk)"),
    ("moves of the last man that is taken", "return best", "true"),
    ("moves that fill squares", "count_of(left->blocks.near)", "true"),
]
QUICK = 2  # seconds of Popeye
LONG = 5


def fail(text):
    sys.exit(f"make engines: {text}")


def run(command, **keywords):
    """What a command prints."""
    result = subprocess.run(command, capture_output=True, text=True, errors="replace", **keywords)  # noqa: PLW1510
    if result.returncode:
        print(*(result.stdout + result.stderr).splitlines()[-20:], sep="\n")
        fail(f"{' '.join(map(str, command))} failed")
    return result.stdout + result.stderr


def git(*command):
    return run(["git", "-C", SERIES, *command])


def make(name):
    """Builds what BUILD holds with Popeye's own flags; their warnings about our files are errors."""
    log = run(
        ["make", "-C", BUILD, "-f", "makefile.unx", f"-j{os.cpu_count()}", "STRIPTARGET=true"]
    )
    warning = re.search(r"^\S*(bounds|pauses|chess_distance)\S*: warning.*", log, re.MULTILINE)
    if warning:
        fail(f"Popeye's flags warn: {warning[0]}")
    return shutil.copy2(BUILD / "py", WORK / name)


def series():
    """(subject, program) of Popeye as it is and after each commit of a new series."""
    clone = Path(os.environ.get("POPEYE") or WORK / "clone").resolve()
    if not clone.exists():
        run(["git", "clone", "--quiet", ADDRESS, clone])
    base = run(["git", "-C", clone, "rev-parse", "HEAD"]).strip()
    shutil.rmtree(SERIES, ignore_errors=True)
    run(["git", "-C", clone, "worktree", "prune"])
    run(["git", "-C", clone, "worktree", "add", "--quiet", "-B", "obstacle-bounds", SERIES, base])
    run([sys.executable, HERE / "apply.py", SERIES])
    shutil.rmtree(WORK / "patches", ignore_errors=True)
    git("format-patch", "--quiet", "-o", WORK / "patches", base)
    for number, commit in enumerate(
        [base, *git("rev-list", "--reverse", f"{base}..obstacle-bounds").split()]
    ):
        git("checkout", "--quiet", commit)
        for file in git("ls-files").splitlines():
            now, built = SERIES / file, BUILD / file
            # make writes the lists of dependencies
            if now.exists() and not (
                built.exists() and (now.name == "depend" or now.read_bytes() == built.read_bytes())
            ):
                built.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(now, built)
        if number:
            run(
                [
                    "gcc",
                    "-std=c89",
                    "-pedantic-errors",
                    "-fsyntax-only",
                    "-I.",
                    f"{FOLDER}/obstacle_bounds.c",
                ],
                cwd=BUILD,
            )
        yield git("log", "-1", "--format=%s").strip(), make(f"py-{number}")
    git("checkout", "--quiet", "obstacle-bounds")


def problems_of(path):
    """The problems of a file, each as a text of its own that writes no protocol."""
    lines = path.read_text(encoding="latin-1").splitlines()
    first = next(line for line in lines if line.strip())
    begin = LANGUAGES[first.strip()[0].lower()]
    parts = [[]]
    for line in lines[lines.index(first) + 1 :]:
        word = line.strip()
        if END.fullmatch(word):
            break
        if NEXT.fullmatch(word):
            parts.append([])
        else:
            parts[-1].append(line)
    return [PROTOCOL.sub("", "\n".join([begin, *part, "end", ""])) for part in parts]


def table():
    return re.search(r"^\| problem of .*?(?=\n\n)", PAGE.read_text(), re.MULTILINE | re.DOTALL)[0]


def listed(tree):
    """(name, text) of each problem of the table, whose rows begin with a file and a number."""
    folders = [HERE, *(tree / folder for folder in FOLDERS)]
    for file, number in re.findall(r"^\| (\S+) (\d+), ", table(), re.MULTILINE):
        path = next(path for folder in folders for path in folder.rglob(f"{file}.inp"))
        yield f"{file} {number}", problems_of(path)[int(number) - 1]


def all_intelligent(tree):
    for folder in FOLDERS:
        for path in sorted((tree / folder).rglob("*.inp")):
            for number, text in enumerate(problems_of(path), 1):
                if INTELLIGENT.search(text):
                    yield f"{path.relative_to(tree)} {number}", text


def solve(program, text, limit=None):
    """User seconds, target positions and the other lines; None where the limit was met."""

    def limits():
        if limit:
            resource.setrlimit(resource.RLIMIT_CPU, (int(limit), int(limit) + 1))

    with tempfile.NamedTemporaryFile("w", suffix=".inp", encoding="latin-1") as problem:
        problem.write(text)
        problem.flush()
        process = subprocess.Popen(
            [program, problem.name],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            preexec_fn=limits,  # noqa: PLW1509
        )
        output = process.stdout.read().decode("latin-1")
        _, status, usage = os.wait4(process.pid, 0)
    if status:
        return None
    # Each length of a series prints its count so far.
    found = [int(m[1]) for m in map(POSITIONS.match, output.splitlines()) if m]
    lines = [line for line in output.splitlines() if line.strip() and not CHANGING.search(line)]
    return usage.ru_utime, sum(found) if found else None, lines


def asking(text):
    """The problem with the option, whose names begin alike in all languages."""
    return ASKS.sub(r"\1 obst", text)


def prove(programs, quick, printed):
    """Each commit prints what Popeye prints, with the option and without; bounds that are too large do not."""

    def differing(program, problems):
        return [
            name
            for name, text in problems
            if (solve(program, text) or [None] * 3)[2] != printed[name]
        ]

    with_option = [(name, asking(text)) for name, text in quick]
    for subject, program in programs:
        wrong = differing(program, quick) + (
            differing(program, with_option) if program != programs[0][1] else []
        )
        if wrong:
            fail(f"'{subject}' prints something else for {', '.join(wrong)}")
        print(f"'{subject}' builds and prints the same for {len(quick)} problems", flush=True)
    bounds = BUILD / FOLDER / "bounds.c"
    text = bounds.read_text()
    for number, (name, place, condition) in enumerate(COUNTS):
        if text.count(place) != 1:
            fail(f"bounds.c has no single {place}")
        text = text.replace(place, f"{place}+(getenv(\"WRONG\")[0]=='{number}' && {condition})")
    bounds.write_text(f"#include <stdlib.h>\n{text}")
    program = make("py-wrong")
    for number, (name, _, _) in enumerate(COUNTS):
        os.environ["WRONG"] = str(number)
        found = differing(program, with_option)
        print(
            f"one more in the {name} is noticed by {', '.join(found) or 'no problem'}", flush=True
        )
        if not found:
            sys.exit(1)


def main():
    WORK.mkdir(parents=True, exist_ok=True)
    programs = list(series())
    every, rounds = os.environ.get("ALL"), int(os.environ.get("ROUNDS", "3"))
    limit = float(os.environ.get("LIMIT", "60")) if every else None
    problems = list((all_intelligent if every else listed)(BUILD))
    before, after = programs[0 if every else -1][1], programs[-1][1]
    printed, quick, sums, gains = {}, [], [0.0, 0.0], []
    rows = table().splitlines()[:2]
    print(*rows, sep="\n", flush=True)
    for name, text in problems:
        first = solve(before, text, limit)
        if first is None:
            print(f"{name}: not solved within {limit:.0f} s", flush=True)
            continue
        second = solve(after, asking(text), limit and 10 * limit)
        if second is None or first[2] != second[2]:
            fail(f"{name}: the program with the bounds prints something else")
        printed[name] = first[2]
        times = [first[0], second[0]]
        for _ in range(rounds - 1 if times[0] < LONG else 0):
            times = [
                min(times[0], solve(before, text)[0]),
                min(times[1], solve(after, asking(text))[0]),
            ]
        if times[0] < QUICK:
            quick.append((name, text))
        sums = [sum(pair) for pair in zip(sums, times)]
        gain = times[0] / max(times[1], 0.001)
        if times[0] > 0.5:
            gains.append((gain, name))
        if not every or times[0] > 0.5:
            counts = " | ".join(str(result[1] or "-") for result in (first, second))
            rows.append(
                f"| {name}, {STIPULATION.search(text)[1]} | {counts} | {times[0]:.2f} | {times[1]:.2f} | {gain:.3g} |"
            )
            print(rows[-1], flush=True)
    print(
        f"{len(printed)} of {len(problems)} problems, all printed the same; {sums[0]:.1f} s before, {sums[1]:.1f} s after; "
        "of those over 0.5 s the least gain is %.2f, %s" % min(gains)
    )
    if not every:
        prove(programs, quick, printed)
        PAGE.write_text(PAGE.read_text().replace(table(), "\n".join(rows)))


main()
