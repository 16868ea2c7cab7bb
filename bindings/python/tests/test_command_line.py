"""What the command line prints: boards and figures of positions, tables, pictures and errors."""

import csv
import gzip
import io
import json
import os
import re
import subprocess
import sys

import chess
import chess_distance as cd
import numpy as np
import pytest
from chess_distance import picture as p
from conftest import RETI, ROOT, in_the_project

POSITIONS = f"""
# lines with # are passed over
{RETI}
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
r2q1rk1/1b2bppp/p1n1pn2/1pp5/4P3/1PN2N2/PBP1QPPP/R4RK1 b - - 0 1
4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 b
8/8/8/3kK3/8/8/8/8 w
8/8/1nn5/3k4/8/2NNN3/4K3/8 w - - bm Kd2; id "x";
k1K5/P7/8/8/8/8/8/8 w - - 0 1
"""


def run(*arguments, given="", code=0):
    command = [sys.executable, "-m", "chess_distance", *map(str, arguments)]
    given = given if isinstance(given, bytes) else given.encode()
    done = subprocess.run(command, input=given, capture_output=True, check=False)
    assert done.returncode == code, done.stderr.decode()
    return (done.stdout if code == 0 else done.stderr).decode()


def test_the_text_has_boards_and_figures(tmp_path):
    (path := tmp_path / "positions.epd").write_text(POSITIONS)
    text, rows = run(path), map(json.loads, run("--json", path).splitlines())
    assert text == run(given=POSITIONS) == run("-", given=POSITIONS)
    *parts, end = text.split("\n\n")
    for boards, lines, row in zip(parts[::2], parts[1::2], rows, strict=True):
        shown = {name: "-" if value is None else str(value) for name, value in row.items()}
        assert dict(line.split(maxsplit=1) for line in lines.splitlines()) == shown
        nearer = "".join(line[72:] for line in boards.splitlines()[1:9])
        assert [nearer.count(side) for side in "Kk="] == [
            row["white_nearer"],
            row["black_nearer"],
            row["tied"],
        ]
    rank = (
        "7  . . . . . . . .      7  7 6 5 4 3 2 1 1      7  1 . 2 . 4 5 6 7      7  k K k K K K K K"
    )
    assert end == "" and rank in run(RETI) == run(*RETI.split()) == run()


@in_the_project
def test_the_commands_of_the_readme_run(tmp_path):
    (tmp_path / "positions.epd").write_text(POSITIONS)
    readme = (ROOT / "bindings/python/README.md").read_text(encoding="utf-8")
    commands = re.findall(r"^python (-m chess_distance .+)$", readme, re.MULTILINE)
    assert len(commands) > 2
    for command in commands:
        subprocess.run(
            f"{sys.executable} {command}",
            shell=True,
            check=True,
            cwd=tmp_path,
            stdin=subprocess.DEVNULL,
        )


def test_figures_of_positions_in_json_and_csv():
    rows = [json.loads(line) for line in run("--json", given=POSITIONS).splitlines()]
    assert [row["position"] for row in rows] == POSITIONS.strip().splitlines()[1:]
    reti = rows[0]
    assert (reti["white_king"], reti["black_king"], reti["king_distance"]) == ("h8", "a6", 7)
    assert (reti["white_mop_up"], reti["black_mop_up"]) == (
        cd.mop_up("h8", "a6"),
        cd.mop_up("a6", "h8"),
    )
    assert rows[4]["white_nearest_pawn_file"] is None
    table = list(csv.DictReader(io.StringIO(run("--csv", given=POSITIONS))))
    assert table == [{key: "" if v is None else str(v) for key, v in row.items()} for row in rows]


def test_a_table_of_several_files_has_one_header(tmp_path):
    for name, content in (("a", "# a comment\n"), ("b", POSITIONS), ("c", POSITIONS)):
        (tmp_path / name).write_text(content, encoding="utf-8")
    said = run("--csv", tmp_path / "a", tmp_path / "b", tmp_path / "c")
    one = run("--csv", given=POSITIONS)
    header, *rows = one.splitlines()
    assert said.splitlines() == [header, *rows, *rows]


def test_figures_of_columns_are_those_of_single_calls(boards):
    fens = [board.fen() for board in boards[:60]]
    for board, line in zip(boards, run("--json", given="\n".join(fens)).splitlines(), strict=False):
        row, kings = json.loads(line), [board.king(color) for color in (True, False)]
        pawns = [board.pieces_mask(chess.PAWN, color) for color in (True, False)]
        attacks = [
            cd.attacks(pawn, np.uint64(side))
            for pawn, side in zip((cd.WHITE_PAWN, cd.BLACK_PAWN), pawns)
        ]
        sides = cd.territory(
            cd.KING,
            kings[0],
            cd.KING,
            kings[1],
            *pawns,
            attacks[1],
            own2=pawns[1],
            enemy2=pawns[0],
            avoid2=attacks[0],
        )
        found = [row[name] for name in ("white_nearer", "black_nearer", "tied")]
        assert found == [side.bit_count() for side in sides], board.fen()
        for name, king, other in (("white", *kings), ("black", *kings[::-1])):
            assert (
                row[f"{name}_edge"]
                == cd.edge_distance(king)
                == min(row[f"{name}_edge_file"], row[f"{name}_edge_rank"])
            )
            assert row[f"{name}_mop_up"] == cd.mop_up(king, other) and row[
                f"{name}_center"
            ] == cd.center_distance(king)
            assert row[f"{name}_nearest_pawn_file"] == cd.nearest_file(king, np.uint64(sum(pawns)))


#: A file as others write it: a mark of its encoding, ends of lines of Windows, Latin-1, no blank before
#: the semicolon, Shredder's castling, a promoted piece, pieces in hand, and two bad lines.
WILD = (
    b'\xef\xbb\xbf4k3/8/8/8/8/8/4P3/4K3 w - -; id "R\xe9ti";\r\n'
    b"4k3/8/8/8/8/8/8/4K2R w H -\r\n\r\n4k3/8 w\r\nQ~3k3/8/8/8/8/8/8/4K3[Pp] w;\r\n4k3/8/8/8/8/8/8/8 w - -\r\n"
)


def test_a_mark_of_utf_8_comes_before_what_is_no_position():
    for first in ("# comment", "", RETI):
        assert run("--json", given=f"\ufeff{first}\r\n{RETI}\r\n") == run("--json", RETI) * (
            1 + (first == RETI)
        )


@pytest.mark.parametrize("pack", [bytes, gzip.compress])
def test_files_are_read_as_they_stand(tmp_path, pack):
    (path := tmp_path / "wild.epd").write_bytes(pack(WILD))
    command = [sys.executable, "-m", "chess_distance", "--json", path]
    done = subprocess.run(command, capture_output=True, check=False)
    assert [json.loads(line)["white_king"] for line in done.stdout.splitlines()] == [
        "e1",
        "e1",
        "e1",
    ]
    assert json.loads(done.stdout.splitlines()[0])["position"].endswith('id "Réti";')
    errors = done.stderr.decode().splitlines()
    assert done.returncode == 1 and len(errors) == 2
    assert f"{path}, line 4: board = '4k3/8 w': a board has 8 ranks" in errors[0]
    assert (
        f"{path}, line 6: board = '4k3/8/8/8/8/8/8/8 w - -': White has not exactly one king"
        in errors[1]
    )
    assert run("-", "--json", given=WILD, code=1).count("\n") == 2


@pytest.mark.parametrize(
    "content", [b"\0\1\2\n" * 9, RETI.encode("utf-16"), b"# A page\n\nof words\nand more\n" * 99]
)
def test_a_file_that_is_none_of_fens_is_one_error(tmp_path, content):
    (path := tmp_path / "page.md").write_bytes(content)
    for kind in ("--json", "--csv"):
        said = run(kind, path, code=1)
        assert (
            said.count("\n") == 1
            and str(path) in said
            and ("byte 0" in said or "no line is a FEN. " in said)
        )
    path.write_bytes(b"x" * 10**6)
    assert len(run(path, code=1)) < 400
    (broken := tmp_path / "broken.gz").write_bytes(gzip.compress(RETI.encode())[:-9])
    assert run(broken, code=1).count("\n") == 1


def test_a_map_among_the_pieces_of_a_position():
    fen = "8/8/4P3/8/2p1R1P1/8/8/8 b - - 0 1"
    row = json.loads(run("--map", "rook", "e4", "--json", fen))
    expected = cd.distance_map(cd.ROOK, "e4", own=["e6", "g4"], enemy="c4").tolist()
    assert [row[cd.Grid(8, 8).name(s)] for s in range(64)] == [
        None if d == 255 else d for d in expected
    ]
    text = run("--map", "rook", "e4", fen)
    assert "\n6  3 3 2 2 . 2 3 3\n" in text and "\n4  2 2 1 1 0 1 . 3\n" in text
    svg = run("--map", "rook", "e4", "--svg", fen)
    assert svg.count("<line ") == 4 and svg.count("stroke-dasharray") == 1
    assert run("--map", "knight", "a1").splitlines()[1:3] == [
        "8  5 4 5 4 5 4 5 6",
        "7  4 3 4 3 4 5 4 5",
    ]


def test_the_territory_of_a_position_is_drawn():
    svg = run("--svg", RETI)
    assert svg.count(p._hex(p.FIRST)) == 23 and svg.count(p._hex(p.SECOND)) == 37
    assert svg.count("\ufe0e") == 4


def test_the_command_line_says_what_is_wrong():
    assert "line 2: board = '8/8'" in run(given=f"{RETI}\n8/8\n", code=1)
    assert "no such file, and no FEN: " in run("missing.epd", code=1)
    assert "White has not exactly one king" in run("8/8/8/8/8/8/8/k7", code=1)
    assert "a pawn stands on the first or the last rank (a8)" in run("P6K/8/8/8/8/8/8/k7", code=1)
    assert "no such piece" in run("--map", "dragon", "e4", code=1)
    assert "'e9'" in run("--map", "king", "e9", code=1)
    assert "one position" in run("--svg", given=POSITIONS, code=2)
    assert "not allowed with" in run("--svg", "--json", RETI, code=2)
    assert run("--version") == f"chess_distance {cd.version()}\n"


def test_files_may_be_pipes_empty_or_missing(tmp_path):
    for name, text in (("empty", ""), ("good", RETI)):
        (tmp_path / name).write_text(text)
    for kind in ([], ["--json"]):
        assert (
            run(*kind, tmp_path / "empty")
            == run(*kind, "-")
            == run("--json")
            == run("--json", given="# none\n")
            == ""
        )
    header = run("--csv", tmp_path / "empty")
    assert (
        run("--csv")
        == run("--csv", given="# none\n")
        == header
        == run("--csv", RETI).splitlines(keepends=True)[0]
    )
    assert "there is none" in run("--svg", tmp_path / "empty", code=2)
    rest = "import sys; sys.stdin.buffer.readline(); from chess_distance.__main__ import main; main(['--csv', '-'])"
    done = subprocess.run(
        [sys.executable, "-c", rest],
        input=f"a header\n{RETI}",
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == run("--csv", RETI)
    assert run("/dev/stdin", given=RETI) == run("-", "-", given=RETI) == run(tmp_path / "good")
    assert f"{tmp_path / 'missing'}: " in run(tmp_path / "good", tmp_path / "missing", code=1)
    assert "no such file, and no FEN: " in run("x" * 5000, code=1)
    without_input = f"'{sys.executable}' -m chess_distance <&-"
    assert (
        subprocess.run(without_input, shell=True, capture_output=True, text=True, check=True).stdout
        == run()
    )


def test_a_picture_is_xml_in_every_encoding():
    command = [sys.executable, "-m", "chess_distance", "--svg", RETI]
    latin = {**os.environ, "PYTHONIOENCODING": "latin-1"}
    assert (
        subprocess.run(command, env=latin, capture_output=True, check=True).stdout.count(
            b"&#65038;"
        )
        == 4
    )


def test_a_reader_may_stop():
    """As with ``| head -1``; the rest is more than a pipe holds."""
    command, pipe = [sys.executable, "-m", "chess_distance", "--csv"], subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as process:
        process.stdout.close()
        assert process.communicate(f"{RETI}\n" * 2000)[1] == ""


def test_carriage_returns_inside_of_lines_and_as_their_ends(tmp_path):
    fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"
    path = tmp_path / "positions.epd"
    path.write_bytes(f"{fen}5\r c0 x;\n{fen}\n".encode())
    for options in (["--csv"], ["--map", "king", "e1", "--csv"]):
        said = run(*options, path)
        assert "\r" not in said
        lengths = {len(row) for row in csv.reader(io.StringIO(said))}
        assert len(lengths) == 1 and len(said.splitlines()) == 3
    path.write_bytes(f"{fen}\r8/8/8/4k3/8/8/8/4K3 b\r".encode())
    assert len(run("--json", path).splitlines()) == 2
