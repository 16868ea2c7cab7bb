"""Single moves of pieces in Betza's notation, compared with Fairy-Stockfish's.

Usage: betza.py [TEXTS]

The package pyffish is Fairy-Stockfish as a module. It is under the
GPL and used only here. TEXTS is limited to parts that both read alike: leaps, riders of W, F and N,
p and g before those of W and F, n before N, A, Z and D, i without taking. The texts that
tools/proof/fairy-stockfish.md says are read in two ways must be.
"""

import itertools
import random
import re
import sys
from pathlib import Path

import pyffish
from chess_distance import Betza, Grid

FILES = "abcdefghijkl"
# Of variants: pyffish keeps the first one of a name.
NUMBERS = itertools.count()
# Every letter, and texts of every kind, many as in Fairy-Stockfish's variants.ini.
KNOWN = [
    "K",
    "W",
    "F",
    "N",
    "B",
    "R",
    "Q",
    "BN",
    "RN",
    "QN",
    "nN",
    "nA",
    "nD",
    "nZ",
    "mRcpR",
    "mBcpB",
    "gQ",
    "gR",
    "gB",
    "pR",
    "pQ",
    "pB",
    "FfW",
    "WfF",
    "ffN",
    "fsN",
    "fW",
    "fK",
    "lfF",
    "NN",
    "fNN",
    "D",
    "A",
    "H",
    "L",
    "C",
    "Z",
    "J",
    "G",
    "KAD",
    "WAD",
    "HFD",
    "mQcN",
    "mNcQ",
    "R4",
    "B2",
    "Q2",
    "K3",
    "fsW",
    "vW",
    "sR",
    "hlN",
    "hrN",
    "bhN",
    "fhN",
    "vN",
    "sN",
    "flN",
    "fbhN",
    "rlF",
    "mfWcfF",
    "cpR",
    "mpR",
    "gfR",
    "frlR",
    "fsR",
    "bsR",
    "lrK",
    "fsK",
    "vRsN",
    "imfR",
    "imN",
    "imfW2",
    "nfN",
    "nvA",
    "nsD",
    "nrZ",
    "N3",
    "fsN2",
    "FvW",
    "fFbW",
    "cN",
    "mN",
    "pfR4",
    "pR2",
    "pQ3",
]


def random_part(rng, leap):
    """A part of a text, without texts that Fairy-Stockfish reads in another way.

    Its tables of riders, lame leaps and hoppers are for all directions, so one part affects another.
    Beside such a part there are only plain leaps.
    """
    if leap:
        way, atom = "", rng.choice("WFDNAHLCJZGK")
        directions = "".join(rng.choice("fblrvsh") for _ in range(rng.choice([0, 0, 1, 2])))
        return rng.choice(["", "", "m", "c"]) + directions + atom
    way = rng.choice(["", "", "", "", "n", "p", "g"])
    if way == "n":
        atom = rng.choice("NAZD")
    elif way in ("p", "g"):
        atom = rng.choice("RBQ")
        if way == "p" and rng.random() < 0.3:
            atom += str(rng.randint(2, 9))
    else:
        atom = rng.choice("WFDNAHLCJZGKRBQ")
        if atom in "WFN" and rng.random() < 0.3:
            atom += atom
        elif atom in "WFNKRBQ" and rng.random() < 0.3:
            atom += str(rng.randint(2, 9))
    directions = "".join(rng.choice("fblrvsh") for _ in range(rng.choice([0, 0, 1, 2, 2, 3])))
    if way == "" and rng.random() < 0.1:
        return "im" + directions + atom
    return rng.choice(["", "", "m", "c"]) + way + directions + atom


def random_text(rng):
    text = ""
    for number in range(rng.randint(1, 3)):
        part = random_part(rng, number > 0)
        # Not the letter before, which would double it.
        if text[-1:] != part[0]:
            text += part
    return text


def fen(files, ranks, pieces):
    """The pieces by square as the first field of a FEN."""
    rows = []
    for rank in reversed(range(ranks)):
        row = [pieces.get(rank * files + file) for file in range(files)]
        groups = itertools.groupby(row, key=lambda piece: piece is None)
        rows.append(
            "".join(str(len(list(group))) if is_gap else "".join(group) for is_gap, group in groups)
        )
    return "/".join(rows)


def name(files, square):
    return FILES[square % files] + str(square // files + 1)


def positions(texts, rng, rounds):
    """Random positions for each text: the text, the position, our moves and theirs. Ours are None
    for a text that is refused."""
    ini = ""
    cases = []
    for text in texts:
        variant = f"betza{next(NUMBERS)}"
        files, ranks = rng.choice([(8, 8), (9, 10), (12, 10), (5, 7), (10, 8), (12, 6)])
        # The squares of initial moves, for both colors.
        first = rng.sample(range(1, ranks + 1), 2)
        region = " ".join(f"*{rank}" for rank in first)
        ini += (
            f"[{variant}]\nmaxFile={files}\nmaxRank={ranks}\ncustomPiece1=a:{text}\n"
            f"customPiece2=b:W\nchecking=false\npieceToCharTable=-\n"
            f"doubleStepRegionWhite={region}\ndoubleStepRegionBlack={region}\n"
            f"startFen={fen(files, ranks, {0: 'A'})} w - - 0 1\n\n"
        )
        cases.append((variant, text, files, ranks, first))
    pyffish.load_variant_config(ini)
    for variant, text, files, ranks, first in cases:
        squares = range(files * ranks)
        try:
            pieces = [Betza(text, color=color) for color in (True, False)]
        except ValueError:
            pieces = None
        grid = Grid(files, ranks, first=[s for s in squares if s // files + 1 in first])
        for _ in range(rounds):
            black = rng.randint(0, 1)
            density = rng.choice([0, 0.1, 0.25, 0.5])
            mover = rng.choice(squares)
            men = {s: rng.choice("Bb") for s in squares if rng.random() < density and s != mover}
            own = "b" if black else "B"
            position = fen(files, ranks, {**men, mover: "a" if black else "A"})
            turn = "b" if black else "w"
            legal = pyffish.legal_moves(variant, f"{position} {turn} - - 0 1", [])
            start = name(files, mover)
            theirs = {name(files, s) for s in squares if start + name(files, s) in legal}
            ours = None
            if pieces:
                sides = [{s for s in men if (men[s] == own) == mine} for mine in (True, False)]
                moves = grid.moves(pieces[black], mover, *sides)
                ours = {name(files, int(s)) for s in moves.reshape(-1).nonzero()[0]}
            yield text, f"from {start}, {position} {turn}", ours, theirs


def compare(texts, rng, rounds):
    """The number of positions with the same moves in both, and the faults."""
    same, faults = 0, []
    for text, position, ours, theirs in positions(texts, rng, rounds):
        if ours == theirs:
            same += 1
        elif ours is None:
            faults.append(f"{text}: no piece")
        else:
            faults.append(f"{text} {position}: {sorted(ours ^ theirs)} in one alone")
    return same, faults


def documented():
    """The rows of the page's table: the texts, and what the page says of each program."""
    page = (Path(__file__).parents[2] / "tools/proof/fairy-stockfish.md").read_text()
    for row in re.findall(r"^\| (`.*) \|$", page, re.MULTILINE):
        texts, ours, theirs = row.split(" | ")
        yield re.findall(r"`([^`]+)`", texts), ours, theirs


def differ(rng):
    """The number of texts of the page that are read in two ways, and the faults of the page."""
    rows = list(documented())
    texts = [text for row, _, _ in rows for text in row]
    found = {text: [] for text in texts}
    for text, _, ours, theirs in positions(texts, rng, rounds=100):
        found[text].append((ours, theirs))
    faults = []
    for row, here, there in rows:
        for text in row:
            moves = found[text]
            if all(ours == theirs for ours, theirs in moves):
                faults.append(f"{text}: the same moves in both")
            if here.startswith("no moves") and any(ours for ours, _ in moves):
                faults.append(f"{text} moves here")
            if there.startswith("no moves") and any(theirs for _, theirs in moves):
                faults.append(f"{text} moves in Fairy-Stockfish")
            if here.endswith(": -3") != all(ours is None for ours, _ in moves):
                faults.append(f"{text}: the page and the library do not agree on -3")
        faults += same_as(row, there, rng)
    return len(texts), faults


def same_as(row, there, rng):
    """Faults of a cell that begins with what the texts are in Fairy-Stockfish: `gR`, `gB`."""
    if not there.startswith("`"):
        return []
    meant = re.findall(r"`([^`]+)`", there.split(":")[0])
    if len(meant) != len(row):
        return [f"{row} are not {meant}"]
    seed = rng.random()
    # The same seed: the same positions for both.
    one, other = (
        [theirs for _, _, _, theirs in positions(texts, random.Random(seed), rounds=100)]
        for texts in (row, meant)
    )
    return [] if one == other else [f"{row} are not {meant} in Fairy-Stockfish"]


def main():
    texts = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    rng = random.Random(34)
    same, faults = compare(KNOWN + [random_text(rng) for _ in range(texts)], rng, rounds=20)
    differing, wrong = differ(rng)
    for fault in (faults + wrong)[:20]:
        print(fault)
    print(f"{same} positions equal, {len(faults)} not; {differing} texts of the page differ")
    sys.exit(bool(faults or wrong) or same < 1000 or differing < 20)


main()
