#!/usr/bin/env python3
"""apply.py POPEYE INCLUDE: puts the bounds of this folder into a checkout of Popeye.

INCLUDE is the folder of chess_distance.h. A function of Popeye is renamed, and a function with its
old name that asks the bounds takes its place. Functions are found by their names alone.
"""
import re
import shutil
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
OURS = sorted(HERE.glob("*.[ch]"))
HEADERS = [path.name for path in OURS if path.suffix == ".h"]

START = """{
  obstacle_bounds_start(si);
  unbounded_%(name)s(si);
}"""

BUILDING = """{
  partial_target here;
  if (obstacle_bounds_enter(&here))
    unbounded_%(name)s(si);
  obstacle_bounds_leave(&here);
}"""

ROOT = """{
  if (obstacle_bounds_at_root())
    unbounded_%(name)s(si);
  else
    solve_result = MOVE_HAS_NOT_SOLVED_LENGTH();
}"""

NODE = """{
  return unbounded_%(name)s() && obstacle_bounds_at_node();
}"""


def reserve(side, walk, to_walk):
    """Popeye's own test first, because it is cheaper: it takes the moves, and they are given back."""
    return f"""{{
  boolean result = unbounded_%(name)s(%(arguments)s);
  if (result && !obstacle_bounds_reserve({side},{walk},from_square,{to_walk},to_square))
  {{
    intelligent_unreserve();
    result = false;
  }}
  return result;
}}"""


HOOKS = [
    ("intelligent.c", "IntelligentRegulargoal_types", START),
    ("intelligent.c", "solve_target_position", ROOT),
    ("mate/finish.c", "intelligent_mate_test_target_position", BUILDING),
    ("stalemate/finish.c", "intelligent_stalemate_test_target_position", BUILDING),
    ("block_flights.c", "block_planned_flights", BUILDING),
    ("guard_flights.c", "intelligent_continue_guarding_flights", BUILDING),
    ("mate/goalreachable_guard.c", "mate_isGoalReachable", NODE),
    ("stalemate/goalreachable_guard.c", "stalemate_isGoalReachable", NODE),
    ("count_nr_of_moves.c", "intelligent_reserve_officer_moves_from_to",
     reserve("side", "officer_type", "officer_type")),
]
for color, side in (("white", "White"), ("black", "Black")):
    HOOKS += [
        ("count_nr_of_moves.c", f"intelligent_reserve_{color}_pawn_moves_from_to_no_promotion",
         reserve(side, "Pawn", "Pawn")),
        ("count_nr_of_moves.c", f"intelligent_reserve_promoting_{color}_pawn_moves_from_to",
         reserve(side, "Pawn", "promotee_type")),
    ]


def wrap(text, name, body):
    """Renames the function and defines the name again, after it."""
    head = re.search(rf"^((?:static )?)(\w+) {name}\(([^()]*)\)\n{{", text, re.MULTILINE)
    if head is None:
        sys.exit(f"apply.py: no function {name}: has Popeye changed?")
    storage, result, parameters = head.groups()
    arguments = ",".join(re.findall(r"(\w+)\s*(?:,|$)", parameters)).replace("void", "")
    end = text.index("\n}\n", head.end()) + 3
    renamed = f"static {result} unbounded_{name}({parameters})\n{{"
    wrapper = f"\n{storage}{result} {name}({parameters})\n" + body % {"name": name, "arguments": arguments} + "\n"
    return text[:head.start()] + renamed + text[head.end():end] + wrapper + text[end:]


def main():
    popeye, include = map(Path, sys.argv[1:])
    folder = popeye / "optimisations/intelligent"
    for file, name, body in HOOKS:
        path = folder / file
        text = wrap(path.read_text(), name, body)
        ours = '#include "optimisations/intelligent/obstacle_bounds.h"\n'
        if ours not in text:
            first = text.index("#include")
            text = text[:first] + ours + text[first:]
        path.write_text(text)
    for path in OURS:
        text = path.read_text()
        for header in HEADERS:
            text = text.replace(f'#include "{header}"', f'#include "optimisations/intelligent/{header}"')
        (folder / path.name).write_text(text)
    shutil.copy(include / "chess_distance.h", popeye)
    make = folder / "makefile.local"
    names = " ".join(path.name for path in OURS if path.suffix == ".c")
    make.write_text(make.read_text().replace("SRC_CFILES =", f"SRC_CFILES = {names}", 1))


main()
