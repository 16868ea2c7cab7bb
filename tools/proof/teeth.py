#!/usr/bin/env python3
"""teeth.py (make proof PART=teeth): do the tests notice a fault?

First one wrong answer of each function in turn: a preloaded library stands in front of the shared
one and changes one result, or one byte of one output. The programs of `make test` run with it. Then
the faults of tools/proof/faults.txt, planted in a copy of the committed tree, build/teeth/tree,
where the one command runs that the fault names. Fails if a wrong answer or a planted fault stays
unnoticed, or if the tree does not build with a fault. TEETH='answers' or TEETH='header: ...' does a part.
"""

import os
import pathlib
import re
import signal
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
OUT = ROOT / "build/teeth"
TREE = OUT / "tree"
ONLY = os.environ.get("TEETH", "")
LIMIT = 300  # seconds
# Quick ones first: the first that fails ends the search.
SLOW = ["grid_tables", "pawn_endings", "inline_against_library"]
# The call that answers wrongly: an early one may be special, and some functions have few.
CALL = {"chess_distance_version": 1, "chess_distance_error": 1, "chess_distance_read_fens": 2}

FRONT = """#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include "chess_distance.h"

/* Whether this is the call that answers wrongly, in the way that is asked for. */
static int wrong(const char *name, const char *way, int call, int *calls) {
    const char *function = getenv("WRONG"), *how = getenv("WAY");
    return function && !strcmp(function, name) && !strcmp(how, way) && __atomic_add_fetch(calls, 1, 5) == call;
}
"""

CALLS = """
{type} {name}({parameters}) {{
    static int calls;
    static __typeof__({name}) *real;
    if (!real)
        real = (__typeof__({name}) *)dlsym(RTLD_NEXT, "{name}");
    {type} answer = real({arguments});
{output}    return wrong("{name}", "result", {call}, &calls) ? answer + 1 : answer;
}}
"""

OUTPUT = """    if ({test}{out} && wrong("{name}", "output", {call}, &calls))
        *(unsigned char *){out} ^= 1;
"""


def functions():
    """Type, name and parameters of each function of chess_distance.h."""
    text = (ROOT / "include/chess_distance.h").read_text()
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    pattern = r"^(int|uint64_t|const char \*)\s*(chess_distance\w*)\(([^;]*)\);"
    return re.findall(pattern, text, flags=re.MULTILINE)


def name_of(parameter):
    return re.search(r"(\w+)\)?\s*(\[\w*\])*$", parameter.strip()).group(1)


def front():
    """The library of wrong answers, and the ways in which each function can be wrong."""
    source, ways = FRONT, []
    for type_, name, parameters in functions():
        each = [] if parameters.strip() == "void" else [p for p in parameters.split(",")]
        written = [
            name_of(p)
            for p in each
            if ("*" in p or "[" in p) and "const" not in p and "void" not in p
        ]
        call, output = CALL.get(name, 20), ""
        ways.append((name, "result"))
        if written:
            ways.append((name, "output"))
            output = OUTPUT.format(test="answer >= 0 && ", out=written[-1], name=name, call=call)
        source += CALLS.format(
            type=type_,
            name=name,
            parameters=parameters,
            call=call,
            output=output,
            arguments=", ".join(map(name_of, each)),
        )
    OUT.mkdir(parents=True, exist_ok=True)
    (OUT / "front.c").write_text(source)
    subprocess.run(
        [
            "cc",
            "-w",
            "-shared",
            "-fPIC",
            "-O1",
            "-Iinclude",
            OUT / "front.c",
            "-o",
            OUT / "front.so",
        ],
        cwd=ROOT,
        check=True,
    )
    return ways


def wrong_answers():
    """Runs the programs of `make test` in front of each wrong answer."""
    subprocess.run(["make", "-s", "all"], cwd=ROOT, check=True)
    subprocess.run(["tools/test-programs.sh"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    answers = (ROOT / "c-tests/answers.txt").read_text()
    programs = [
        p.stem
        for p in (ROOT / "c-tests/programs").glob("*.c")
        if (ROOT / f"build/test/{p.stem}.exe").exists()
    ]
    programs.sort(key=lambda name: (name != "answers", name in SLOW))
    unnoticed = []
    ways = front()
    for name, way in ways:
        environment = {**os.environ, "LD_PRELOAD": str(OUT / "front.so"), "WRONG": name, "WAY": way}
        for program in programs:
            run = subprocess.run(  # noqa: PLW1510
                [ROOT / f"build/test/{program}.exe"],
                env=environment,
                capture_output=True,
                text=True,
            )
            if run.returncode != 0 or (program == "answers" and run.stdout != answers):
                break
        else:
            unnoticed.append(f"{name} ({way})")
        print(
            f"{name} ({way}): {'unnoticed' if unnoticed and unnoticed[-1] == f'{name} ({way})' else program}",
            flush=True,
        )
    print(
        f"teeth: {len(ways) - len(unnoticed)} of {len(ways)} wrong answers are noticed by make test"
    )
    return unnoticed


def in_tree(command, seconds=None):
    """Whether a command in the copy of the tree succeeds within this time."""
    with open(OUT / "last.log", "w") as log:
        run = subprocess.Popen(
            command, shell=True, cwd=TREE, stdout=log, stderr=log, start_new_session=True
        )
        try:
            return run.wait(seconds) == 0
        except subprocess.TimeoutExpired:
            os.killpg(run.pid, signal.SIGKILL)
            return False


def planted():
    """Plants each fault of faults.txt, and runs the command that has to fail."""
    if not TREE.exists():
        subprocess.run(["git", "clone", "-q", ROOT, TREE], check=True)
    subprocess.run(["git", "fetch", "-q", ROOT, "HEAD"], cwd=TREE, check=True)
    reset = "git reset -q --hard FETCH_HEAD"
    if not in_tree(f"{reset} && make -s headers all && tools/test-programs.sh"):
        sys.exit(f"teeth: the tests fail without a fault: see {OUT / 'last.log'}")
    noticed, unnoticed, unbuilt = [], [], []
    for entry in (ROOT / "tools/proof/faults.txt").read_text().strip("\n").split("\n\n")[1:]:
        title, command, file, *texts = entry.split("\n")
        old, new = (text.replace("\\n", "\n") for text in texts)
        if ONLY not in f"{title}: planted":
            continue
        in_tree(reset)
        path = TREE / file
        text = path.read_text()
        if text.count(old) != 1:
            sys.exit(f"teeth: {file} has {text.count(old)} times {old!r}")
        path.write_text(text.replace(old, new))
        if not in_tree("make -s headers all"):
            unbuilt.append(title)
            print(f"{title}: AN ERROR OF THE LIST: with this fault nothing builds", flush=True)
        elif in_tree(command, LIMIT):
            unnoticed.append(title)
            print(f"{title}: unnoticed by {command}", flush=True)
        else:
            noticed.append(command)
            print(f"{title}: {command}", flush=True)
    by_a_program = sum("test-programs.sh" in command for command in noticed)
    print(
        f"teeth: of {len(noticed) + len(unnoticed) + len(unbuilt)} planted faults {by_a_program} are each noticed by "
        f"the one C program that the list names, {len(noticed) - by_a_program} by another command, {len(unnoticed)} "
        f"by none, and {len(unbuilt)} do not build"
    )
    return unnoticed + unbuilt


def main():
    unnoticed = []
    if ONLY in "answers":
        unnoticed += wrong_answers()
    if ONLY != "answers":
        unnoticed += planted()
    sys.exit(bool(unnoticed))


if __name__ == "__main__":
    main()
