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
BOUNDS = "optimisations/intelligent/bounds.c"
ADDRESS = "https://github.com/thomas-maeder/popeye"
FOLDERS = ("BEISPIEL", "EXAMPLES", "REGRESSIONS", "TESTS")

# Words of Popeye's three input languages; each can be shortened.
NEXT = re.compile(r"(next|weiter|asuiv)\w*", re.IGNORECASE)
END = re.compile(r"(end|fin)\w*", re.IGNORECASE)
INTELLIGENT = re.compile(r"^\s*opt\w*\b.*\bint", re.IGNORECASE | re.MULTILINE)
PROTOCOL = re.compile(r"^\s*prot\w*.*$", re.IGNORECASE | re.MULTILINE)
STIPULATION = re.compile(r"^\s*(?:ford|stip|sstip|enon)\w*\s+(\S+)", re.IGNORECASE | re.MULTILINE)
# Bounds of bounds.c, and lines that make them 1 too large.
QUICK = 0.7
WRONG = [
    ("moves of pieces", "map_of(o,checks,moves_to,walk,to)[from];", "map_of(o,checks,moves_to,walk,to)[from]+1;"),
    ("moves of pawns", "map_of(o,checks,pawn_moves,walk,from)[to];", "map_of(o,checks,pawn_moves,walk,from)[to]+1;"),
    ("moves of promotions", "(uint8_t)(before[file]+map[file]);", "(uint8_t)(before[file]+map[file]+1);"),
    ("captures", "captures += taken;", "captures += taken+1;"),
    ("moves of loose men", "    return 1;\n  map = ", "    return 2;\n  map = "),
]

ASKS = re.compile(r"^(\s*opt\w*)(?=\b.*\bint)", re.IGNORECASE | re.MULTILINE)
LANGUAGES = {"a": "anfang", "b": "begin", "d": "debut"}

# Lines that tell times and counts, which the bounds are meant to change.
POSITIONS = re.compile(r"^\s*(\d+) (?:potential positions|moegliche Stellungen|positions? potentiel\w*) in")
CHANGING = re.compile(r"\b(?:Time|Zeit|Temps) = |^Popeye ", re.IGNORECASE)


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
    """Builds what BUILD holds with Popeye's own flags, of which warnings about our files are errors."""
    log = run(["make", "-C", BUILD, "-f", "makefile.unx", f"-j{os.cpu_count()}", "STRIPTARGET=true"])
    warning = re.search(rf"^\S*(bounds|pauses|chess_distance)\S*: warning.*", log, re.MULTILINE)
    if warning:
        fail(f"Popeye's flags warn: {warning[0]}")
    return shutil.copy2(BUILD / "py", WORK / name)


def series():
    """(name, program) of Popeye as it is and after each commit of a new series."""
    clone = Path(os.environ.get("POPEYE") or WORK / "clone").resolve()
    if not clone.exists():
        run(["git", "clone", "--quiet", ADDRESS, clone])
    base = run(["git", "-C", clone, "rev-parse", "HEAD"]).strip()
    run(["git", "-C", clone, "worktree", "prune"])
    if SERIES.exists():
        git("checkout", "--quiet", "-B", "obstacle-bounds", base)
    else:
        run(["git", "-C", clone, "worktree", "add", "--quiet", "--force", "-B", "obstacle-bounds", SERIES, base])
    if not BUILD.exists():
        shutil.copytree(SERIES, BUILD, ignore=shutil.ignore_patterns(".git"))
    run([sys.executable, HOOKS / "apply.py", SERIES, ROOT / "include"])
    shutil.rmtree(WORK / "patches", ignore_errors=True)
    git("format-patch", "--quiet", "-o", WORK / "patches", base)
    changed = git("diff", "--name-only", base, "HEAD").split()
    for number, commit in enumerate([base, *git("rev-list", "--reverse", f"{base}..HEAD").split()]):
        git("checkout", "--quiet", "--detach", commit)
        for file in changed:
            path, now = BUILD / file, SERIES / file
            if not now.exists():
                path.unlink(missing_ok=True)
            elif not path.exists() or path.read_bytes() != now.read_bytes():
                shutil.copy(now, path)
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


def compare(name, program, problems, plain):
    """Fails unless a program prints what Popeye prints for each of these problems."""
    for problem, text in problems:
        result = solve(program, text)
        if result is None or result[2] != plain[problem][2]:
            fail(f"'{name}' prints something else for {problem}")


def too_large(problems, plain):
    """Makes one bound after the other 1 too large; some problem has to lose a solution by each."""
    right = (BUILD / BOUNDS).read_text()
    for kind, old, new in WRONG:
        if right.count(old) != 1:
            fail(f"no such line in bounds.c: {old}")
        (BUILD / BOUNDS).write_text(right.replace(old, new))
        program = make("py-wrong")
        found = [problem for problem, text in problems if (solve(program, asking(text)) or [plain])[-1] != plain[problem][2]]
        print(f"{kind} 1 too large: found by {len(found)} of {len(problems)} problems")
        if not found:
            fail(f"no problem notices {kind} that are 1 too large")
    (BUILD / BOUNDS).write_text(right)


def main():
    WORK.mkdir(parents=True, exist_ok=True)
    programs = list(series())
    every, rounds = os.environ.get("ALL"), int(os.environ.get("ROUNDS", "1"))
    limit = float(os.environ.get("LIMIT", "2")) if every else None
    plain, bounded = programs[0][1], programs[-1][1]
    problems = [(name, text) for name, text in chosen(BUILD) if os.environ.get("ONLY", "") in name]
    if os.environ.get("HALF"):
        problems = problems[int(os.environ["HALF"]) - 1::2]
    print(f"{'problem':38} {'':10} {'positions':>17} {'user seconds':>17} {'times':>7}")
    solved, different, sums, quick, before = [], 0, [0.0, 0.0], [], {}
    for name, text in problems:
        first = before[name] = solve(plain, text, limit)
        if first is None:
            continue
        second = solve(bounded, asking(text), 10 * limit if limit else None)
        equal = second is not None and first[2] == second[2]
        times = [[first[0]], [second[0] if second else float("inf")]]
        for _ in range(rounds - 1):
            times[0].append(solve(plain, text)[0])
            times[1].append(solve(bounded, asking(text))[0])
        least = [min(both) for both in times]
        if first[0] < QUICK:
            quick.append((name, text))
        different += not equal
        sums = [sum(pair) for pair in zip(sums, least)]
        solved.append((least[0] / max(least[1], 0.001), name, least[0]))
        stipulation = (STIPULATION.search(text) or ["", ""])[1]
        counts = ["-" if count is None else count for count in (first[1], second and second[1])]
        if not every or not equal or least[0] > 0.5:
            print(f"{name:38} {stipulation:10} {counts[0]:>8} {counts[1]:>8} {least[0]:8.2f} {least[1]:8.2f} "
                  f"{solved[-1][0]:7.2f}{'' if equal else '  DIFFERENT'}", flush=True)
    print(f"{len(solved)} problems, {different} different, {len(problems) - len(solved)} not solved within {limit} s; "
          f"{sums[0]:.1f} s before, {sums[1]:.1f} s after")
    long = [entry for entry in solved if entry[2] > 0.5]
    if long:
        print(f"the least gain of problems of 0.5 s and more: {min(long)[0]:.2f}, {min(long)[1]}")
    if different or not solved:
        sys.exit(1)
    if not every:
        for name, program in programs[1:]:
            compare(name, program, [(problem, asking(text)) for problem, text in quick], before)
            compare(name, program, quick, before)
            print(f"'{name}' builds and prints the same for {len(quick)} quick problems, with and without the option")
        too_large(quick, before)


main()
