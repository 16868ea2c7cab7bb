#!/usr/bin/env python3
"""Builds Popeye as it is and with the bounds of examples/popeye, solves problems with both programs,
and compares every line that they print.

    make engines ENGINES=popeye                   clones Popeye at the commit below
    make engines ENGINES=popeye POPEYE=checkout   takes these sources
    ALL=1      every problem of Popeye's folders that uses the intelligent mode, instead of the list
    LIMIT=2    with ALL: leaves out what Popeye alone does not solve within these seconds of CPU
    ROUNDS=3   runs the programs alternately this often; the table has the least time of each
    ONLY=text  only problems whose name contains this text

Nothing of Popeye is kept in this repository: the sources are copied into build/engines/popeye. The
list of problems, tools/engines/popeye.txt, has files of Popeye's sources and numbers in them.
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
COMMIT = "122c7d0fed67419c0dd66174195353d133a16d37"
ADDRESS = "https://github.com/thomas-maeder/popeye"
FOLDERS = ("BEISPIEL", "EXAMPLES", "REGRESSIONS", "TESTS")

# Words of Popeye's three input languages; each can be shortened.
NEXT = re.compile(r"(next|weiter|asuiv)\w*", re.IGNORECASE)
END = re.compile(r"(end|fin)\w*", re.IGNORECASE)
INTELLIGENT = re.compile(r"^\s*opt\w*\b.*\bint", re.IGNORECASE | re.MULTILINE)
PROTOCOL = re.compile(r"^\s*prot\w*.*$", re.IGNORECASE | re.MULTILINE)
STIPULATION = re.compile(r"^\s*(?:ford|stip|sstip|enon)\w*\s+(\S+)", re.IGNORECASE | re.MULTILINE)
LANGUAGES = {"a": "anfang", "b": "begin", "d": "debut"}

# Lines that tell times and counts, which the bounds are meant to change.
POSITIONS = re.compile(r"^\s*(\d+) (?:potential positions|moegliche Stellungen|positions? potentiel\w*) in")
CHANGING = re.compile(r"\b(?:Time|Zeit|Temps) = |^Popeye ", re.IGNORECASE)


def fail(text):
    sys.exit(f"make engines: {text}")


def run(command, log):
    with open(log, "w") as output:
        if subprocess.run(command, stdout=output, stderr=output).returncode:
            print(*Path(log).read_text(errors="replace").splitlines()[-20:], sep="\n")
            fail(f"{' '.join(map(str, command))} failed")


def sources():
    """A directory with Popeye's sources at COMMIT."""
    given = os.environ.get("POPEYE")
    if given and not (Path(given) / ".git").exists():
        return Path(given)
    clone = Path(given) if given else WORK / "clone"
    if not clone.exists():
        run(["git", "clone", "--quiet", ADDRESS, clone], WORK / "clone.log")
    tree = WORK / "sources"
    shutil.rmtree(tree, ignore_errors=True)
    tree.mkdir()
    archive = WORK / "sources.tar"
    run(["git", "-C", clone, "archive", "-o", archive, COMMIT], WORK / "archive.log")
    run(["tar", "xf", archive, "-C", tree], WORK / "archive.log")
    return tree


def build():
    """The two programs. Popeye as it is is built once; the copy with the bounds takes its objects."""
    plain, bounded = WORK / "plain", WORK / "bounded"
    if not (plain / "py").exists():
        shutil.rmtree(plain, ignore_errors=True)
        shutil.copytree(sources(), plain, ignore=shutil.ignore_patterns(".git"))
        run(["make", "-C", plain, "-f", "makefile.unx", f"-j{os.cpu_count()}", "WARN=", "STRIPTARGET=true"], WORK / "plain.log")
    shutil.rmtree(bounded, ignore_errors=True)
    shutil.copytree(plain, bounded)
    run([sys.executable, HOOKS / "apply.py", bounded, ROOT / "include"], WORK / "apply.log")
    run(["make", "-C", bounded, "-f", "makefile.unx", f"-j{os.cpu_count()}", "WARN=", "STRIPTARGET=true",
         f"TARGETLIBS={ROOT / 'build/libchess_distance.a'} -lpthread -ldl -lm"], WORK / "bounded.log")
    return plain, bounded


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
