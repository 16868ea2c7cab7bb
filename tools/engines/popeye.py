#!/usr/bin/env python3
"""Puts the bounds of examples/popeye into Popeye as a series of commits, builds Popeye as it is and
after each commit, solves problems with all of these programs, and compares what they print.

    make engines ENGINES=popeye                clones Popeye
    make engines ENGINES=popeye POPEYE=clone   takes the commit that is checked out in this clone
    ALL=1      every problem of Popeye's folders that uses the intelligent mode, instead of the list
    LIMIT=2    with ALL: leaves out what Popeye alone does not solve within these seconds of CPU
    HALF=1     every second problem; HALF=2 takes the others
    ROUNDS=3   runs the programs alternately this often; the table has the least time of each
    ONLY=text  only problems whose name contains this text

Commits before the last solve only the quick problems. The last program solves them also without the
option ObstacleBounds, and with bounds that are 1 too large, which must not go unnoticed.

Nothing of Popeye is kept in this repository. The commits are on the branch obstacle-bounds of the
clone, and their patches in build/engines/popeye/patches. The list of problems, popeye.txt in this
folder, has files of Popeye's sources and numbers in them.
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
HOOKS = ROOT / "examples/popeye"
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
POSITIONS = re.compile(r"^\s*(\d+) (?:potential positions|moegliche Stellungen|positions? potentiel\w*) in")
CHANGING = re.compile(r"\b(?:Time|Zeit|Temps) = |^Popeye ", re.IGNORECASE)

# Counts in bounds.c, and how they get 1 too large.
WRONG = [("moves_to,walk,to)[from];", "moves_to,walk,to)[from]+1;"), ("pawn_moves,walk,from)[to];", "pawn_moves,walk,from)[to]+1;"),
         ("before[file]+map[file]);", "before[file]+map[file]+1);"), ("+= taken;", "+= taken+1;"),
         ("+count_of(left->blocks.far);", "+count_of(left->blocks.far)+1;")]
QUICK = 0.7  # seconds of Popeye as it is


def fail(text):
    sys.exit(f"make engines: {text}")


def run(command, **keywords):
    """What a command prints."""
    result = subprocess.run(command, capture_output=True, text=True, errors="replace", **keywords)
    if result.returncode:
        print(*(result.stdout + result.stderr).splitlines()[-20:], sep="\n")
        fail(f"{' '.join(map(str, command))} failed")
    return result.stdout + result.stderr


def git(*command):
    return run(["git", "-C", SERIES, *command])


def make(name):
    """Builds what BUILD holds with Popeye's own flags; their warnings about our files are errors."""
    log = run(["make", "-C", BUILD, "-f", "makefile.unx", f"-j{os.cpu_count()}", "STRIPTARGET=true"])
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
    run([sys.executable, HOOKS / "apply.py", SERIES, ROOT / "include"])
    shutil.rmtree(WORK / "patches", ignore_errors=True)
    git("format-patch", "--quiet", "-o", WORK / "patches", base)
    for number, commit in enumerate([base, *git("rev-list", "--reverse", f"{base}..obstacle-bounds").split()]):
        git("checkout", "--quiet", commit)
        for file in git("ls-files").splitlines():
            now, built = SERIES / file, BUILD / file
            # make writes the lists of dependencies
            if now.exists() and not (built.exists() and (now.name == "depend" or now.read_bytes() == built.read_bytes())):
                built.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(now, built)
        if number:
            run(["gcc", "-std=c89", "-pedantic-errors", "-fsyntax-only", "-I.", f"{FOLDER}/obstacle_bounds.c"], cwd=BUILD)
        yield git("log", "-1", "--format=%s").strip(), make(f"py-{number}")
    git("checkout", "--quiet", "obstacle-bounds")


def problems_of(path):
    """The problems of a file, each as a text of its own that writes no protocol."""
    lines = path.read_text(encoding="latin-1").splitlines()
    first = next(line for line in lines if line.strip())
    begin = LANGUAGES[first.strip()[0].lower()]
    parts = [[]]
    for line in lines[lines.index(first) + 1:]:
        word = line.strip()
        if END.fullmatch(word):
            break
        if NEXT.fullmatch(word):
            parts.append([])
        else:
            parts[-1].append(line)
    return [PROTOCOL.sub("", "\n".join([begin, *part, "end", ""])) for part in parts]


def chosen(tree):
    """(name, text) of each problem to solve."""
    if os.environ.get("ALL"):
        for folder in FOLDERS:
            for path in sorted((tree / folder).rglob("*.inp")):
                for number, text in enumerate(problems_of(path), 1):
                    if INTELLIGENT.search(text):
                        yield f"{path.relative_to(tree)} {number}", text
        return
    for line in (ROOT / "tools/engines/popeye.txt").read_text().splitlines():
        name = line.partition("#")[0].strip()
        if not name:
            continue
        file, number = name.split()
        path = tree / file if (tree / file).exists() else ROOT / "tools/engines" / file
        yield name, problems_of(path)[int(number) - 1]


def solve(program, text, limit=None):
    """User seconds, target positions and the other lines; None where the limit was met."""
    def limits():
        if limit:
            resource.setrlimit(resource.RLIMIT_CPU, (int(limit), int(limit) + 1))
    with tempfile.NamedTemporaryFile("w", suffix=".inp", encoding="latin-1") as problem:
        problem.write(text)
        problem.flush()
        process = subprocess.Popen([program, problem.name], stdin=subprocess.DEVNULL,
                                   stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, preexec_fn=limits)
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


def differing(program, problems, plain):
    return [name for name, text in problems if (solve(program, text) or [None] * 3)[2] != plain[name][2]]


def prove(programs, quick, plain):
    """Each commit prints what Popeye prints, with the option and without; bounds that are too large do not."""
    with_option = [(name, asking(text)) for name, text in quick]
    for subject, program in programs[1:]:
        wrong = differing(program, with_option, plain) + differing(program, quick, plain)
        if wrong:
            fail(f"'{subject}' prints something else for {', '.join(wrong)}")
        print(f"'{subject}' builds and prints the same for {len(quick)} problems, with the option and without", flush=True)
    bounds = BUILD / FOLDER / "bounds.c"
    right = bounds.read_text()
    for old, new in WRONG:
        if right.count(old) != 1:
            fail(f"bounds.c has no single {old}")
        bounds.write_text(right.replace(old, new))
        found = differing(make("py-wrong"), with_option, plain)
        bounds.write_text(right)
        print(f"{new} in bounds.c is noticed by {', '.join(found) or 'no problem'}", flush=True)
        if not found:
            sys.exit(1)


def main():
    WORK.mkdir(parents=True, exist_ok=True)
    programs = list(series())
    every, rounds = os.environ.get("ALL"), int(os.environ.get("ROUNDS", "1"))
    limit = float(os.environ.get("LIMIT", "2")) if every else None
    problems = [(name, text) for name, text in chosen(BUILD) if os.environ.get("ONLY", "") in name]
    if os.environ.get("HALF"):
        problems = problems[int(os.environ["HALF"]) - 1::2]
    print(f"{'problem':38} {'':10} {'positions':>17} {'user seconds':>17} {'times':>7}")
    plain, different, sums, gains = {}, 0, [0.0, 0.0], []
    for name, text in problems:
        results = [(solve(programs[0][1], text, limit), solve(programs[-1][1], asking(text), limit and 10 * limit))
                   for _ in range(rounds)]
        first, second = results[0]
        if first is None:
            continue
        plain[name] = first
        equal = second is not None and first[2] == second[2]
        different += not equal
        times = [min(result[0] if result else float("inf") for result in kind) for kind in zip(*results)]
        sums = [sum(pair) for pair in zip(sums, times)]
        gain = times[0] / max(times[1], 0.001)
        if times[0] > 0.5:
            gains.append((gain, name))
        stipulation = (STIPULATION.search(text) or ["", ""])[1]
        counts = ["-" if count is None else count for count in (first[1], second and second[1])]
        if not every or not equal or times[0] > 0.5:
            print(f"{name:38} {stipulation:10} {counts[0]:>8} {counts[1]:>8} {times[0]:8.2f} {times[1]:8.2f} "
                  f"{gain:7.2f}{'' if equal else '  DIFFERENT'}", flush=True)
    print(f"{len(plain)} problems, {different} different, {len(problems) - len(plain)} not solved within {limit} s; "
          f"{sums[0]:.1f} s before, {sums[1]:.1f} s after; of those over 0.5 s the least gain is "
          f"{'%.2f, %s' % min(gains) if gains else 'unknown'}")
    if different or not plain:
        sys.exit(1)
    if not every:
        prove(programs, [(name, text) for name, text in problems if name in plain and plain[name][0] < QUICK], plain)


main()
