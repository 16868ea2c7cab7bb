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
        there = git("ls-tree", "-r", "--name-only", commit).splitlines()
        for file in changed:
            path = BUILD / file
            if file not in there:
                path.unlink(missing_ok=True)
            elif not path.exists() or path.read_text(errors="replace") != git("show", f"{commit}:{file}"):
                path.write_bytes(subprocess.check_output(["git", "-C", SERIES, "show", f"{commit}:{file}"]))
        yield git("log", "-1", "--format=%s", commit).strip(), make(f"py-{number}")


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


def main():
    WORK.mkdir(parents=True, exist_ok=True)
    plain, bounded = build()
    every, rounds = os.environ.get("ALL"), int(os.environ.get("ROUNDS", "1"))
    limit = float(os.environ.get("LIMIT", "2")) if every else None
    print(f"{'problem':38} {'':10} {'positions':>17} {'user seconds':>17} {'times':>7}")
    solved, different, left_out = 0, 0, 0
    sums = [0.0, 0.0]
    for name, text in chosen(plain):
        if os.environ.get("ONLY", "") not in name:
            continue
        first = solve(plain / "py", text, limit)
        if first is None:
            left_out += 1
            continue
        second = solve(bounded / "py", text, 10 * limit if limit else None)
        equal = second is not None and first[2] == second[2]
        times = [[first[0]], [second[0] if second else float("inf")]]
        for _ in range(rounds - 1):
            times[0].append(solve(plain / "py", text)[0])
            times[1].append(solve(bounded / "py", text)[0])
        before, after = map(min, times)
        solved += 1
        different += not equal
        sums[0] += before
        sums[1] += after
        stipulation = (STIPULATION.search(text) or ["", ""])[1]
        counts = ["-" if count is None else count for count in (first[1], second and second[1])]
        if not every or not equal or before > 0.5:
            print(f"{name:38} {stipulation:10} {counts[0]:>8} {counts[1]:>8} {before:8.2f} {after:8.2f} "
                  f"{before / max(after, 0.001):7.2f}{'' if equal else '  DIFFERENT'}", flush=True)
    print(f"{solved} problems, {different} different, {left_out} not solved within {limit} s; "
          f"{sums[0]:.1f} s before, {sums[1]:.1f} s after")
    sys.exit(bool(different) or not solved)


main()
