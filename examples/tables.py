"""Prints a table of docs/tables.json as source: python3 tables.py java king < tables.json."""

import json
import sys

FORMS = {
    "java": "static final int[] {name} = {{{numbers}}};",
    "go": "var {name} = [...]int{{{numbers}}}",
    "ada": "{name} : constant array (0 .. {last}) of Integer := ({numbers});",
}
language, name = sys.argv[1:]
table = json.load(sys.stdin)[name]
flat = [n for row in table for n in row] if isinstance(table[0], list) else table
print(FORMS[language].format(name=name, last=len(flat) - 1, numbers=", ".join(map(str, flat))))
