"""Every example in the documentation gives what it says."""

import doctest
import importlib
import importlib.util
import pkgutil
from pathlib import Path

import chess_distance as cd
import numpy as np
import pytest

ROOT = Path(__file__).parents[1]
OPTIONAL = {"polars": "polars", "duckdb": "duckdb", "spark": "pyspark"}
MODULES = [name for _, name, _ in pkgutil.iter_modules(cd.__path__) if name != "_native"]


def missing(name):
    return name in OPTIONAL and importlib.util.find_spec(OPTIONAL[name]) is None


@pytest.mark.parametrize("name", ["", *MODULES])
def test_docstrings(name):
    if missing(name):
        pytest.skip(f"{OPTIONAL[name]} is not installed")
    module = importlib.import_module("chess_distance" + ("." + name if name else ""))
    assert module.__doc__
    result = doctest.testmod(module, extraglobs={"np": np, "cd": cd})
    assert result.failed == 0


def test_readme():
    if missing("polars") or missing("duckdb"):
        pytest.skip("needs polars and duckdb")
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 10 and result.failed == 0


def test_every_public_function_is_documented():
    for name in cd.__all__:
        value = getattr(cd, name)
        if callable(value):
            assert value.__doc__, name


def test_all_is_what_the_package_shows():
    public = {name for name in dir(cd) if not name.startswith("_")}
    modules = set(MODULES)
    assert public - modules - {"annotations"} <= set(cd.__all__)
    assert cd.__version__ == cd.version()
