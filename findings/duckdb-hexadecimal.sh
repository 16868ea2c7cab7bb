#!/bin/sh
# Guess: DuckDB reads `0xff00` as 65280, or refuses it.
# Fact: `SELECT 0xff00` is 0, in a column named xff00, because the number ends behind its 0 and the
#   rest is an alias. In a call it is a syntax error. A cast of the text '0xff00' reads it.
# Version: DuckDB 2.0.1
# Source: duckdb.org, documentation, "Literal Types" (no hexadecimal ones)
. "$(dirname "$0")/common"
python duckdb==2.0.1 <<'END'
import duckdb

print("duckdb", duckdb.__version__)
for query in ("SELECT 0xff00", "SELECT abs(0xff00)", "SELECT '0xff00'::UBIGINT"):
    try:
        answer = duckdb.sql(query)
        print(query, "->", answer.columns[0], answer.fetchall())
    except duckdb.ParserException as error:
        print(query, "->", str(error).splitlines()[0])
END
expect <<'END'
duckdb 2.0.1
SELECT 0xff00 -> xff00 [(0,)]
SELECT abs(0xff00) -> Parser Error: syntax error at or near "xff00"
SELECT '0xff00'::UBIGINT -> CAST('0xff00' AS UBIGINT) [(65280,)]
END
