"""Writes what the table of functions of columns (`_functions.py`) says into the package and its pages.

    python forms.py [--check]

These are the methods of Polars' expressions, the functions on Arrow and those for Spark, which type
checkers and editors read, and the tables of the pages. Each stands between two lines that name this
program. With ``--check`` it writes nothing, and ends with 1 if a text is not as the table says.
"""

import argparse
import inspect
import sys
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path

from chess_distance import _functions as table
from chess_distance._functions import FUNCTIONS, LEFT_OUT, Function

ROOT = Path(__file__).parent
POLARS = {"uint8": "UInt8", "uint16": "UInt16", "uint64": "UInt64"}
ARROW = {"uint8": "uint8", "uint16": "uint16", "uint64": "uint64"}


def said(function: Function, position: str, null: str = '"null"') -> str:
    """What a function gives. The structs of sets have the name of the function that makes them."""
    return function.says.format(position=position, null=null)


def type_of(function: Function, names: dict[str, str]) -> str:
    """The type of a result, with the names that an engine has for numbers."""
    result = function.result
    if result.fields:
        return f"Struct({', '.join(result.fields)})"
    number = names[result.number]
    size = f"{result.size} * {result.times}" if result.times else result.size
    return f"Array({number}, {size})" if size else number


def type_in_spark(function: Function) -> str:
    from chess_distance._on_spark import spark_type

    fields = ", ".join(function.result.fields)
    return f"STRUCT<{fields}>" if fields else spark_type(function.result)[0].simpleString().upper()


def arguments_by_name(function: Function) -> set[str]:
    """The arguments that a call names."""
    parameters = inspect.signature(function.call).parameters.items()
    return {name for name, one in parameters if one.kind is inspect.Parameter.KEYWORD_ONLY}


def signature(name: str, parameters: list[str], result: str, indent: str) -> str:
    """The head of a function, as ruff formats it."""
    line = f"{indent}def {name}({', '.join(parameters)}) -> {result}:\n"
    if len(line) <= 101:
        return line
    rows = "".join(f"{indent}    {parameter},\n" for parameter in parameters)
    return f"{indent}def {name}(\n{rows}{indent}) -> {result}:\n"


def call(head: str, arguments: list[str], indent: str) -> str:
    line = f"{indent}return {head}({', '.join(arguments)})\n"
    if len(line) <= 101:
        return line
    rows = "".join(f"{indent}    {argument},\n" for argument in arguments)
    return f"{indent}return {head}(\n{rows}{indent})\n"


def function_of(
    function: Function,
    name: str,
    arguments: list[str],
    types: dict[str, str],
    *,
    first: list[str],
    called: tuple[str, list[str]],
    result: str,
    kind: str,
    position: str,
    names: dict[str, str] | None = None,
    indent: str = "",
) -> str:
    """A function of Python with types, which calls another one by the names of the table."""
    by_name = arguments_by_name(function)
    parameters, names = list(first), names or {}
    for argument in arguments:
        if argument in by_name and "*" not in parameters:
            parameters.append("*")
        default = function.defaults.get(argument)
        value = "" if argument not in function.defaults else f" = {default!r}".replace("'", '"')
        parameters.append(
            f"{names.get(argument, argument)}: {types[function.kinds[argument]]}{value}"
        )
    given = [f"{argument}={names.get(argument, argument)}" for argument in arguments]
    says = said(function, position)
    doc = f'{indent}    """{says[0].upper()}{says[1:]}: {kind}."""\n'
    head, more = called
    return (
        signature(name, parameters, result, indent)
        + doc
        + call(head, [*more, f'"{function.name}"', *given], indent + "    ")
    )


_CONSTANTS = {
    table.PIECE: "PieceLike",
    table.FLAG: "bool",
    table.NUMBER: "int",
    table.TEXT: 'Literal["raise", "null"]',
}


def methods_of_polars() -> Iterator[str]:
    types = dict.fromkeys(table.ROWS, "_Argument") | _CONSTANTS
    for function in FUNCTIONS:
        yield function_of(
            function, function.short, others(function), types, first=["self"], called=("self._rows", []),
            result="pl.Expr", kind=type_of(function, POLARS), position="position", names=dict(function.polars), indent="    ",
        )  # fmt: skip


def others(function: Function) -> list[str]:
    """The arguments without the first column, whose method an expression calls."""
    [own, *_] = (name for name, kind in function.kinds.items() if kind in table.ROWS)
    return [name for name in function.kinds if name != own]


def functions_on_arrow() -> Iterator[str]:
    types = {
        table.SQUARE: "_Squares", table.PLACE: "_Places", table.SET: "_Sets", table.FEN: "ArrowColumn", table.POSITION: "ArrowColumn",
    } | _CONSTANTS  # fmt: skip
    for function in FUNCTIONS:
        yield function_of(
            function, function.name, list(function.kinds), types, first=[], called=("_answer", []), result="pa.Array",
            kind=type_of(function, ARROW), position="positions",
        )  # fmt: skip


def functions_of_spark() -> Iterator[str]:
    types = (
        dict.fromkeys(table.ROWS, "Argument")
        | {table.FEN: "Column | str", table.POSITION: "Column | str"}
        | _CONSTANTS
    )
    for function in FUNCTIONS:
        yield function_of(
            function, function.name, list(function.kinds), types, first=[], called=("column_of", []), result="Column",
            kind=type_in_spark(function), position="positions",
        )  # fmt: skip


def shown(function: Function, name: str, other: str = "") -> str:
    """An argument in a table: `color=` if a call names it, `moves=3` for a number that it may leave out."""
    if function.kinds[name] == table.NUMBER and name in function.defaults:
        return f"{other or name}={function.defaults[name]}"
    return (other or name) + "=" * (name in arguments_by_name(function))


def code(names: list[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def rows(*lines: tuple[str, ...]) -> str:
    head, *others = lines
    text = (f"| {' | '.join(cells)} |\n" for cells in (head, ("---",) * len(head), *others))
    return "\n" + "".join(text).replace("|  |", "| |").replace("|  |", "| |") + "\n"


def names_of_all() -> str:
    """The functions of columns, and the names that differ from NumPy's."""
    names = code([f.name for f in FUNCTIONS])
    other = ", ".join(f"`{f.short}` for `{f.name}`" for f in FUNCTIONS if f.short != f.name)
    text = f"Arrow, Polars, DuckDB and Spark have these functions: {names}. Polars and DuckDB write {other}."
    return f"\n{textwrap.fill(text, 100, break_on_hyphens=False)}\n\n"


def left_out() -> str:
    """The functions of NumPy that the others lack."""
    return rows(
        ("function of NumPy", "what to do"),
        *((code(list(names)), why) for why, names in LEFT_OUT.items()),
    )


def calls_of_polars() -> str:
    def call(f: Function) -> str:
        names = [shown(f, name, f.polars.get(name, "")) for name in others(f)]
        return f"`.{f.short}({', '.join(names)})`"

    return rows(
        ("expression", "result"),
        *((call(f), f"{said(f, 'position')}, `{type_of(f, POLARS)}`") for f in FUNCTIONS),
    )


def calls_of_sql() -> str:
    from chess_distance.duckdb import sql_call, sql_type

    def kind(f: Function) -> str:
        fields = ", ".join(f.result.fields)
        if f.result.times:
            least = f.defaults[f.result.times]
            return f"`{sql_type(f.result)}` of {f.result.size} * `{f.result.times}` ({least} if left out)"
        return f"`STRUCT({fields})`" if fields else f"`{sql_type(f.result)}`"

    null = "'null'"
    return rows(
        ("function", "result"),
        *((f"`{sql_call(f)}`", f"{said(f, 'chess_position', null)}, {kind(f)}") for f in FUNCTIONS),
    )


def calls_of_spark() -> str:
    def call(f: Function) -> str:
        return f"`{f.name}({', '.join(shown(f, name) for name in f.kinds)})`"

    return rows(
        ("function", "column"),
        *((call(f), f"{said(f, 'positions')}, `{type_in_spark(f)}`") for f in FUNCTIONS),
    )


def python(parts: Callable[[], Iterator[str]], blank: str) -> Callable[[], str]:
    return lambda: blank + blank.join(parts()) + blank


#: The texts by file, and in a page by chapter.
TEXTS: dict[str, Callable[[], str]] = {
    "python/chess_distance/polars.py": python(methods_of_polars, "\n"),
    "python/chess_distance/arrow.py": python(functions_on_arrow, "\n\n"),
    "python/chess_distance/spark.py": python(functions_of_spark, "\n\n"),
    "README.md#Columns": names_of_all,
    "docs/frames.md#Functions that frames lack": left_out,
    "docs/frames.md#Polars": calls_of_polars,
    "docs/frames.md#DuckDB": calls_of_sql,
    "docs/spark.md": calls_of_spark,
}


def written(where: str) -> str:
    """The file as the table says."""
    name, _, chapter = where.partition("#")
    text = (ROOT / name).read_text(encoding="utf-8")
    at = text.index(f"\n## {chapter}\n") if chapter else 0
    first = text.index("\n", text.index("Written by forms.py: begin", at)) + 1
    last = text.rindex("\n", first - 1, text.index("Written by forms.py: end", first)) + 1
    return text[:first] + TEXTS[where]() + text[last:]


def main() -> None:
    parser = argparse.ArgumentParser(description="Writes what the table of functions says.")
    parser.add_argument("--check", action="store_true")
    is_check, old = parser.parse_args().check, []
    for where in TEXTS:
        path, text = ROOT / where.partition("#")[0], written(where)
        if text != path.read_text(encoding="utf-8"):
            old.append(where)
            if not is_check:
                path.write_text(text, encoding="utf-8")
    if is_check and old:
        sys.exit(f"not as the table of functions says: {', '.join(old)}; run forms.py")


if __name__ == "__main__":
    main()
