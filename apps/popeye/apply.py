#!/usr/bin/env python3
"""apply.py POPEYE: puts the bounds of this folder into a checkout of Popeye, as commits.

POPEYE is a clone of git. Each step of STEPS becomes a commit on the branch that is checked out.
Lines of this folder's files that stand between `#if STEP` and `#endif` come with the commit of that
step. Functions of Popeye are found by their names.
"""

import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
FOLDER = "optimisations/intelligent"
HEADER = "chess_distance_inline.h"
INCLUDE = HERE.parents[1] / "include"
STEPS = {
    "HOOK": """Ask in intelligent mode whether a target can be reached

The option ObstacleBounds switches questions on, and without it the answer is always yes.
The places that ask are those where a target is built, completed and played for.""",
    "WALLS": f"""Bound the moves to a target among men that cannot move

Men that stay until the end are obstacles for the others. bounds.c needs C99 for the distances of
{HEADER}, which is a copy; its interface is C89.""",
    "CAPTURES": """Bound what pawns can take

A pawn takes only men that the target does not need, where these can be.""",
    "LOOSE": """Bound the moves of a man that the target does not need

Before a stalemate's last move the last such black man comes to where White takes it.""",
    "PROMOTIONS": """Bound the ways of pawns that promote

The two legs of such a way meet on a square of the last rank.""",
    "BLOCKS": """Bound the moves that fill squares for a stalemate

Men without a move stand among men, which have to come there.""",
}
OURS = ["obstacle_bounds.c", "obstacle_bounds.h", "bounds.c", "bounds.h", "pauses.h"]
PARTS = {"bounds.c": ["ways.c", "bounds.c"]}  # these files join to one

BEGIN, END = "TraceFunctionParamListEnd();\n", "\n  TraceFunctionExit(__func__);\n"


def start(body):
    return body.replace(BEGIN, BEGIN + "\n  obstacle_bounds_start(si);\n", 1)


def building(body):
    head, _, rest = body.partition(BEGIN)
    inner, _, tail = rest.rpartition(END)
    inner = re.sub(r"^(?=.)", "  ", inner.strip("\n"), flags=re.MULTILINE)
    return (
        f"{head}{BEGIN}\n  if (obstacle_bounds_enter())\n  {{\n{inner}\n  }}\n"
        f"  obstacle_bounds_leave();\n{END}{tail}"
    )


def root(body):
    return body.replace(
        "  pipe_solve_delegate(si);\n",
        """  if (obstacle_bounds_at_root())
    pipe_solve_delegate(si);
  else
    solve_result = MOVE_HAS_NOT_SOLVED_LENGTH();
""",
        1,
    )


def node(body):
    return body.replace(END, "\n  result = result && obstacle_bounds_at_node();\n" + END, 1)


def reserve(side, walk, to_walk):
    """Popeye's own test first, because it is cheaper: it takes the moves, and they are given back."""
    return lambda body: body.replace(
        END,
        f"""
  if (result && !obstacle_bounds_reserve({side},{walk},from_square,{to_walk},to_square))
  {{
    intelligent_unreserve();
    result = false;
  }}
{END}""",
        1,
    )


HOOKS = [
    ("intelligent.c", "IntelligentRegulargoal_types", start),
    ("intelligent.c", "solve_target_position", root),
    ("mate/finish.c", "intelligent_mate_test_target_position", building),
    ("stalemate/finish.c", "intelligent_stalemate_test_target_position", building),
    ("block_flights.c", "block_planned_flights", building),
    ("guard_flights.c", "intelligent_continue_guarding_flights", building),
    ("mate/goalreachable_guard.c", "mate_isGoalReachable", node),
    ("stalemate/goalreachable_guard.c", "stalemate_isGoalReachable", node),
    (
        "count_nr_of_moves.c",
        "intelligent_reserve_officer_moves_from_to",
        reserve("side", "officer_type", "officer_type"),
    ),
]
for color, side in (("white", "White"), ("black", "Black")):
    HOOKS += [
        (
            "count_nr_of_moves.c",
            f"intelligent_reserve_{color}_pawn_moves_from_to_no_promotion",
            reserve(side, "Pawn", "Pawn"),
        ),
        (
            "count_nr_of_moves.c",
            f"intelligent_reserve_promoting_{color}_pawn_moves_from_to",
            reserve(side, "Pawn", "promotee_type"),
        ),
    ]


def write(path, text):
    """Into the next commit too, without the lists of dependencies that make changes."""
    path.write_text(text, encoding="latin-1")
    subprocess.run(["git", "-C", path.parent, "add", path.name], check=True)


def edited(path, pattern, change):
    """Replaces the only text of a file that the pattern finds."""
    text = path.read_text(encoding="latin-1")
    found = list(re.finditer(pattern, text, re.MULTILINE | re.DOTALL))
    after = change(found[0].group()) if len(found) == 1 else None
    if after in (None, found[0].group()):
        sys.exit(f"apply.py: no place for a change in {path}, {pattern}: has Popeye changed?")
    write(path, text[: found[0].start()] + after + text[found[0].end() :])


def hook(popeye):
    for file, name, change in HOOKS:
        path = popeye / FOLDER / file
        edited(path, rf"^(?:static )?\w+ {name}\([^()]*\)\n{{.*?\n}}\n", change)
        if "obstacle_bounds.h" not in path.read_text(encoding="latin-1"):
            edited(
                path,
                r"\A.*?^#include [^\n]*\n",
                lambda text: f'{text}#include "{FOLDER}/obstacle_bounds.h"\n',
            )
    edited(
        popeye / "options/options.h",
        r"^ *OptCount",
        lambda text: "  obstaclebounds,  /* option ObstacleBounds */\n\n" + text,
    )
    for kind, variable in ("c", "SRC_CFILES = "), ("h", "INCLUDES = "):
        ours = " ".join(name for name in OURS if name.endswith(kind))
        edited(popeye / FOLDER / "makefile.local", variable, lambda text: f"{text}{ours} ")  # noqa: B023
    names = iter(["ObstaclesFixes", "ObstakelSchranken", "ObstacleBounds"])
    edited(
        popeye / "output/plaintext/language_dependant.c",
        r"OptString\[LanguageCount\].*?^};",
        lambda text: re.sub(r'"(?=\n +},?)', lambda _: f'",\n  /*39*/  "{next(names)}"', text),
    )
    edited(
        popeye / "py-engl.txt",
        r"^\tMaxTime ",
        lambda text: (
            """\tObstacleBounds  with Intelligent: drop (stale)mates that can't be reached
\t\t\tamong men that cannot move any more.
"""
            + text
        ),
    )


def as_of(text, done):
    """The lines of a text that the steps of `done` brought."""
    lines, kept = [], [True]
    for line in text.splitlines():
        step = line.removeprefix("#if ")
        if step in STEPS:
            kept.append(step in done)
        elif len(kept) > 1 and line == "#else":
            kept[-1] = not kept[-1]
        elif len(kept) > 1 and line == "#endif":
            kept.pop()
        elif all(kept) and not (line in lines and line.startswith(("#include", "/* SPDX"))):
            lines.append(line)
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)) + "\n"


def main():
    popeye = Path(sys.argv[1])
    done = []
    for step, message in STEPS.items():
        done.append(step)
        if step == "HOOK":
            hook(popeye)
        if step == "WALLS":
            write(popeye / FOLDER / HEADER, (INCLUDE / HEADER).read_text(encoding="latin-1"))
        for name in OURS:
            text = as_of(
                "\n".join((HERE / part).read_text() for part in PARTS.get(name, [name])), done
            )
            text = re.sub(r'#include "(?=bounds|obst|pauses|chess_)', f'#include "{FOLDER}/', text)
            write(popeye / FOLDER / name, text)
        subprocess.run(["git", "-C", popeye, "commit", "--quiet", "-m", message], check=True)


main()
