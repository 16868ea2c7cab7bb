"""Every example and page prints its result, and mypy and pyright know the types of calls."""

import doctest  # noqa: I001
import importlib
import importlib.util
import inspect
import json
import pkgutil
import re
import subprocess
import sys
from operator import attrgetter
from pathlib import Path

import chess_distance as cd
import numpy as np
import pytest
from chess_distance._library import ffi, lib
from conftest import needs
import itertools

ROOT = Path(__file__).parents[1]
OPTIONAL = {
    "polars": "polars",
    "duckdb": "duckdb",
    "spark": "pyspark",
    "_arrow": "pyarrow",
    "_on_arrow": "pyarrow",
    "_on_spark": "pyspark",
    "arrow": "pyarrow",
}
MODULES = [name for _, name, _ in pkgutil.iter_modules(cd.__path__) if name != "_native"]
#: What the examples of a page need, or of a chapter of a page, which follow those above its chapters.
PAGES = {
    "README.md": ("chess",), "docs/numpy.md": ("chess", "pandas"), "docs/grids.md": (), "docs/python-chess.md": ("chess",), "docs/ways.md": ("chess",),
    "docs/recipes.md": ("chess",),
    "docs/frames.md#Polars": ("polars",), "docs/frames.md#DuckDB": ("duckdb", "pyarrow"),
    "docs/spark.md": ("pyspark", "pyarrow", "pandas"), "docs/frames.md#Arrow": ("pyarrow",),
    "docs/libraries.md#NumPy": (), "docs/libraries.md#pandas": ("pandas",), "docs/libraries.md#Polars": ("polars",),
    "docs/libraries.md#DuckDB": ("duckdb", "pyarrow"), "docs/libraries.md#Spark": ("pyspark", "pyarrow", "pandas"),
    "docs/libraries.md#Dask": ("dask", "pandas", "pyarrow"), "docs/libraries.md#Ray": ("ray", "pyarrow", "pandas"),
    "docs/libraries.md#DataFusion": ("datafusion", "pyarrow"), "docs/libraries.md#torch": ("torch",),
}  # fmt: skip
PATHS = {page.partition("#")[0] for page in PAGES}


def missing(name):
    return name in OPTIONAL and importlib.util.find_spec(OPTIONAL[name]) is None


@pytest.mark.parametrize("name", ["", *MODULES])
def test_docstrings(name):
    if missing(name):
        pytest.skip(f"{OPTIONAL[name]} is not installed")
    module = importlib.import_module("chess_distance" + ("." + name if name else ""))
    assert module.__doc__
    assert doctest.testmod(module, extraglobs={"np": np, "cd": cd}).failed == 0


# Pages of the project that have Python beside C.
PROJECT_PAGES = {
    "README.md": (),
    "docs/data.md": ("pandas",),
    "docs/grids.md": (),
    "docs/trajectories.md": (),
}


@pytest.mark.parametrize("page", [
    *(pytest.param(ROOT / page, marks=needs(*modules)) for page, modules in PAGES.items()),
    *(pytest.param(ROOT.parents[1] / page, marks=needs(*modules)) for page, modules in PROJECT_PAGES.items()),
])  # fmt: skip
def test_pages(page):
    path, _, chapter = str(page).partition("#")
    text = Path(path).read_text(encoding="utf-8")
    if chapter:
        own = text.partition(f"\n## {chapter}\n")[2].partition("\n## ")[0]
        assert own
        text = text.partition("\n## ")[0] + "\n" + own
    runner = doctest.DocTestRunner()
    runner.run(doctest.DocTestParser().get_doctest(text, {}, str(page), path, 0))
    assert runner.tries > 1 and runner.failures == 0


def test_every_page_is_tested_and_linked():
    pages = {str(page.relative_to(ROOT)) for page in (ROOT / "docs").glob("*.md")}
    assert pages | {"README.md"} == PATHS
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert all(page in readme for page in pages)


@pytest.mark.parametrize("page", sorted(PATHS))
def test_a_list_ends_with_a_blank_line(page):
    """Otherwise Markdown joins the next paragraph to the last item."""
    lines = (ROOT / page).read_text(encoding="utf-8").splitlines()
    for above, line in itertools.pairwise(lines):
        in_list = re.match(r"(\d+\.|-) |   ?\S", above)
        assert not (in_list and re.match(r"[A-Za-z`]", line)), line


def public_functions():
    """The package's functions, and the methods of its classes for grids, by name."""
    found = {name: getattr(cd, name) for name in cd.__all__ if callable(getattr(cd, name))}
    functions = {name: value for name, value in found.items() if not isinstance(value, type)}
    of_graphs = inspect.getmembers(cd.graphs, inspect.isfunction)
    functions |= {
        f"graphs.{name}": value
        for name, value in of_graphs
        if value.__module__ == cd.graphs.__name__
    }
    for kind in (cd.Grid, cd.Betza):
        functions |= {
            f"{kind.__name__}.{name}": value
            for name, value in inspect.getmembers(kind, inspect.isfunction)
        }
    return {
        name: value
        for name, value in functions.items()
        if "._" not in name or name.endswith(".__init__")
    }


@pytest.mark.parametrize(("name", "function"), public_functions().items())
def test_help_has_an_example_types_and_every_shared_argument(name, function):
    signature, text = inspect.signature(function), inspect.getdoc(function) or ""
    assert ">>> " in text or name.endswith(".__init__")
    assert "Any" not in str(signature).replace("integer[Any]", "")
    assert signature.return_annotation is not inspect.Signature.empty
    parameters = signature.parameters
    if "avoid" in parameters and "." not in name and name != "svg":
        two_sides = {"board", "color"} if "own2" in parameters else set()
        for parameter in {"own", "enemy", "avoid", "board", "color"} & set(parameters) - two_sides:
            assert f"\n{parameter}: " in text, parameter


#: C functions whose counterpart reads a table or calls a more general function.
OTHERWISE = {
    "king": "square_distance", "knight": "square_knight_distance", "manhattan": "square_manhattan_distance",
    "map": "distance_map", "map_to": "distance_map_to", "path": "path", "trajectories": "trajectories",
    "trajectory_count": "trajectory_count",
}  # fmt: skip
#: Those without one: steps to an edge along one axis and squares of other numberings are one expression in Python. A
#: row of a table of another board is a row of the array. The moves of kings and pawns without a solver are for
#: programs that keep solved endings.
LEFT_OUT = {
    "by_x88",
    "edge_file",
    "edge_rank",
    "fill_map",
    "from_x88",
    "offset",
    "pawn_options",
    "to_x88",
    "x88_diff",
}


def test_every_function_of_c_has_a_counterpart():
    code = " ".join(
        path.read_text(encoding="utf-8") for path in (ROOT / "python/chess_distance").glob("*.py")
    )
    functions = {
        name.removeprefix("chess_distance_")
        for name in dir(lib)
        if name.startswith("chess_distance_") and ffi.typeof(getattr(lib, name)).kind == "function"
    }
    called = {name for name in functions if re.search(rf"\bchess_distance_{name}\b", code)}
    assert functions - called - LEFT_OUT == set(OTHERWISE) - called
    assert not LEFT_OUT & called
    assert all(f"def {name}(" in code for name in OTHERWISE.values())


def test_every_public_function_is_in_the_readme():
    code = " ".join((ROOT / "README.md").read_text(encoding="utf-8").split("`")[1::2])
    shown = set(re.findall(r"graphs\.\w+|\w+", code))
    functions = {name for name, value in public_functions().items() if inspect.isfunction(value)}
    assert not {name for name in functions if not name.startswith(("Grid.", "Betza."))} - shown


def test_names_beside_those_of_c_are_there():
    page = (ROOT.parents[1] / "docs/other-languages.md").read_text(encoding="utf-8")
    table = page.split("| C, without `chess_distance_` |")[1].split("\n\n")[0].splitlines()[2:]
    names = [re.findall(r"`([\w.]+)", line.split(" | ")[1]) for line in table]
    found = [
        attrgetter(name)(cd) for row in names for name in row if not name.startswith((".", "_"))
    ]
    assert len(found) > 15 and all(map(callable, found))


def test_all_is_what_the_package_shows():
    public = {name for name in dir(cd) if not name.startswith("_")}
    modules = set(MODULES)
    assert public - modules - {"annotations"} <= set(cd.__all__)
    assert cd.__version__ == cd.version()


CALLS = ROOT / "tests/typed_calls.py"
EXTRAS = all(importlib.util.find_spec(name) for name in ("polars", "duckdb", "pyspark"))
EXAMPLES = [path for path in (ROOT / "examples").glob("*.py") if EXTRAS or path.name != "frames.py"]


def python(*words):
    """What a module of Python prints about files."""
    command = [sys.executable, "-m", *map(str, words)]
    return subprocess.run(
        command, capture_output=True, text=True, check=False, cwd=ROOT / "examples"
    ).stdout


def mypy(*files):
    """The lines with errors, as ``file:line: error: ...``."""
    said = python("mypy", "--strict", "--ignore-missing-imports", "--config-file=", *files)
    return [line for line in said.splitlines() if ": error: " in line]


def pyright(*files):
    """The same, in mypy's form."""
    try:
        found = json.loads(
            python("pyright", "--outputjson", "--pythonpath", sys.executable, *files)
        )
    except ValueError:
        pytest.skip("pyright does not run here: it loads its program at the first run")
    return [
        f"{Path(one['file']).name}:{one['range']['start']['line'] + 1}: error: {one['message']}"
        for one in found["generalDiagnostics"]
        if one["severity"] == "error"
    ]


@pytest.mark.parametrize("check", [mypy, pyright])
def test_checkers_find_nothing(check):
    assert check(CALLS, *EXAMPLES) == []


WRONG = """\
cd.path(3, 0, 63)
cd.path(cd.KING, 0.5, 63)
cd.territory(cd.KING, 1.5, cd.KING, 4)
cd.square_distance(0, 1).shape
cd.path(cd.KING, 0, 1, board=8)
cd.path(cd.KING, [0, 1], 5)
cd.Grid(9, 10, wrap='sides')
cd.Grid(9, 10).path(cd.KING, 0, 1)
cd.Grid(9, 10).path('K', 0.5, 1)
cd.distance_planes(cd.positions([]), dtype=3)
"""
POLARS_RIGHT = """\
import polars as pl
from chess_distance.polars import col, of
from typing_extensions import assert_type
assert_type(col("a").chess_distance.path(cd.KING, "b", own=pl.col("c") | 1), pl.Expr)
assert_type(of(pl.col("a") + 1).nearest("b").alias("d"), pl.Expr)
"""
POLARS_WRONG = """\
col("a").chess_distance.path(3, "b")
col("a").chess_distance.paths("king", "b")
pl.col("a").chess_distance  # what Polars alone knows
"""


@pytest.mark.parametrize("check", [mypy, pyright])
@pytest.mark.parametrize(("right", "wrong"), [("", WRONG), (POLARS_RIGHT, POLARS_WRONG)])
def test_checkers_find_what_is_wrong(check, right, wrong, tmp_path):
    if right and missing("polars"):
        pytest.skip("polars is not installed")
    calls = tmp_path / "calls.py"
    calls.write_text(head := f"import chess_distance as cd\n{right}")
    assert check(calls) == []
    calls.write_text(head + wrong)
    found = {int(message.split(".py:")[1].split(":")[0]) for message in check(calls)}
    first = head.count("\n") + 1
    assert found == set(range(first, first + wrong.count("\n")))


def run(*command):
    done = subprocess.run([sys.executable, *command], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_typed_calls_run():
    run(CALLS)
    assert (Path(cd.__file__).parent / "py.typed").exists()


ENGINES = {
    "numpy": (),
    "polars": ("polars",),
    "duckdb": ("duckdb", "pyarrow"),
    "spark": ("pyspark", "pyarrow"),
}


def test_the_example_of_frames_says_in_a_line_which_file_it_cannot_read(tmp_path):
    for path in (tmp_path / "none.pgn", tmp_path):
        command = [sys.executable, ROOT / "examples/frames.py", "numpy", path]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 1 and path.name in done.stderr and done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "engine", [pytest.param(name, marks=needs(*modules)) for name, modules in ENGINES.items()]
)
def test_the_example_of_frames_has_the_means_of_single_calls(engine, monkeypatch):
    monkeypatch.syspath_prepend(ROOT / "examples")
    table, groups = importlib.import_module("frames").columns([]), {}
    for row in range(len(table["ply"])):
        cell = {name: int(values[row]) for name, values in table.items()}
        straight = cd.distance(cd.KING, cell["white_king"], cell["black_king"])
        obstacles = cell["white"], cell["black"], cell["attacked_by_black"]
        way = cd.path(cd.KING, cell["white_king"], 60, *obstacles)
        groups.setdefault(str(cell["ply"] // 20 * 20), []).append((straight, way))
    for from_ply, count, *means in map(
        str.split, run(ROOT / "examples/frames.py", engine).splitlines()
    ):
        rows = groups.pop(from_ply)
        assert len(rows) == int(count)
        for values, mean in zip(zip(*rows, strict=True), means, strict=True):
            known = [value for value in values if value is not None]
            assert (
                np.isclose(np.mean(known), float(mean), atol=0.006)
                if known
                else mean in ("None", "--")
            )
    assert not groups


def test_the_readme_has_the_table_that_the_command_prints():
    """The command compares each row's numbers with those of the baseline."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8").split("## Speed")[1]
    shown, printed = (
        [line.split(" | ")[::2] for line in text.splitlines() if line.startswith("| ")]
        for text in (readme, run(ROOT / "benchmarks/speed.py", "--rows", "2000"))
    )
    assert len(shown) > 5 and shown == printed
