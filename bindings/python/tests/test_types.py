"""mypy --strict and pyright know the results of calls, and accept the examples."""

import importlib.util
import json
import subprocess
import sys
from pathlib import Path

import chess_distance as cd
import pytest

ROOT = Path(__file__).parents[1]
CALLS = ROOT / "tests/typed_calls.py"
NEEDS = {"with_polars.py": "polars", "with_duckdb.py": "duckdb", "with_spark.py": "pyspark"}
EXAMPLES = [
    path
    for path in sorted((ROOT / "examples").glob("*.py"))
    if path.name not in NEEDS or importlib.util.find_spec(NEEDS[path.name])
]


def mypy(*files):
    """The messages of mypy: ``file:line: error: ...``."""
    options = ["--strict", "--config-file", str(ROOT / "tests/mypy.ini")]
    done = subprocess.run(
        [sys.executable, "-m", "mypy", *options, *map(str, files)],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT / "examples",
    )
    return [line for line in done.stdout.splitlines() if ": error: " in line]


def pyright(*files):
    """The messages of pyright, in mypy's form."""
    done = subprocess.run(
        [sys.executable, "-m", "pyright", "--outputjson", "--pythonpath", sys.executable,
         *map(str, files)],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT / "examples",
    )
    try:
        found = json.loads(done.stdout)["generalDiagnostics"]
    except ValueError:
        pytest.skip("pyright does not run here: it loads its program at the first run")
    return [
        f"{Path(one['file']).name}:{one['range']['start']['line'] + 1}: error: {one['message']}"
        for one in found
        if one["severity"] == "error"
    ]


@pytest.mark.parametrize("check", [mypy, pyright])
def test_checkers_find_nothing(check):
    assert check(CALLS, *EXAMPLES) == []


@pytest.mark.parametrize("check", [mypy, pyright])
def test_checkers_find_what_is_wrong(check, tmp_path):
    wrong = tmp_path / "wrong.py"
    lines = [
        "import chess_distance as cd",
        "cd.path(3, 0, 63)",
        "cd.path(cd.KING, 0.5, 63)",
        "cd.territory(cd.KING, 1.5, cd.KING, 4)",
        "cd.square_distance(0, 1).shape",
        "cd.path(cd.KING, 0, 1, board=8)",
        "cd.path(cd.KING, [0, 1], 5)",
        "cd.Grid(9, 10, wrap='sides')",
        "cd.Grid(9, 10).path(cd.KING, 0, 1)",
        "cd.Grid(9, 10).path('K', 0.5, 1)",
    ]
    wrong.write_text("\n".join(lines) + "\n")
    found = {int(message.split(".py:")[1].split(":")[0]) for message in check(wrong)}
    assert found == set(range(2, len(lines) + 1))


def test_the_typed_calls_run():
    subprocess.run([sys.executable, CALLS], check=True)
    assert (Path(cd.__file__).parent / "py.typed").exists()
