"""Single moves of pieces in Betza's notation, compared with Fairy-Stockfish's.

Usage: betza.py LIBRARY [TEXTS]

LIBRARY is libchess_distance.so. The package pyffish is Fairy-Stockfish as a module. It is under the
GPL and used only here. TEXTS is limited to parts that both read alike: leaps, riders of W, F and N,
p and g before those of W and F, n before N, A, Z and D, i without taking.
"""

import ctypes
import random
import sys

import pyffish

FILES = "abcdefghijkl"
# Every letter, and texts of every kind, many as in Fairy-Stockfish's variants.ini.
KNOWN = [
    "K", "W", "F", "N", "B", "R", "Q", "BN", "RN", "QN", "nN", "nA", "nD", "nZ", "mRcpR", "mBcpB",
    "gQ", "gR", "gB", "pR", "pQ", "pB", "FfW", "WfF", "ffN", "fsN", "fW", "fK", "lfF", "NN", "fNN",
    "D", "A", "H", "L", "C", "Z", "J", "G", "KAD", "WAD", "HFD", "mQcN", "mNcQ", "R4", "B2", "Q2",
    "K3", "fsW", "vW", "sR", "hlN", "hrN", "bhN", "fhN", "vN", "sN", "flN", "fbhN", "rlF", "mfWcfF",
    "cpR", "mpR", "gfR", "frlR", "fsR", "bsR", "lrK", "fsK", "vRsN", "imfR", "imN", "imfW2", "nfN",
    "nvA", "nsD", "nrZ", "N3", "fsN2", "FvW", "fFbW", "cN", "mN", "pfR4", "pR2", "pQ3",
]


class Squares(ctypes.Structure):
    _fields_ = [("words", ctypes.c_uint64 * 4)]

    @staticmethod
    def of(squares):
        result = Squares()
        for square in squares:
            result.words[square // 64] |= 1 << square % 64
        return result

    def squares(self):
        return {s for s in range(256) if self.words[s // 64] >> s % 64 & 1}


class Grid(ctypes.Structure):
    _fields_ = [(name, ctypes.c_int) for name in ("files", "ranks", "wrap", "reserved")] + [
        ("holes", Squares),
        ("first", Squares),
    ]


class Obstacles(ctypes.Structure):
    _fields_ = [(name, Squares) for name in ("own", "enemy", "avoid", "stop")]


class Piece(ctypes.Structure):
    _fields_ = [("words", ctypes.c_uint64 * 128)]


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
    rows = []
    for rank in reversed(range(ranks)):
        row, gap = "", 0
        for file in range(files):
            piece = pieces.get(rank * files + file)
            if piece is None:
                gap += 1
                continue
            row += (str(gap) if gap else "") + piece
            gap = 0
        rows.append(row + (str(gap) if gap else ""))
    return "/".join(rows)


def name(files, square):
    return FILES[square % files] + str(square // files + 1)


def compare(library, texts, rng, rounds):
    """The number of positions with the same moves in both, and the faults."""
    ini = ""
    cases = []
    for number, text in enumerate(texts):
        files, ranks = rng.choice([(8, 8), (9, 10), (12, 10), (5, 7), (10, 8), (12, 6)])
        # The squares of initial moves, for both colors.
        first = rng.sample(range(1, ranks + 1), 2)
        region = " ".join(f"*{rank}" for rank in first)
        ini += (
            f"[betza{number}]\nmaxFile={files}\nmaxRank={ranks}\ncustomPiece1=a:{text}\n"
            f"customPiece2=b:W\nchecking=false\npieceToCharTable=-\n"
            f"doubleStepRegionWhite={region}\ndoubleStepRegionBlack={region}\n"
            f"startFen={fen(files, ranks, {0: 'A'})} w - - 0 1\n\n"
        )
        cases.append((f"betza{number}", text, files, ranks, first))
    pyffish.load_variant_config(ini)
    same, faults = 0, []
    for variant, text, files, ranks, first in cases:
        squares = range(files * ranks)
        pieces = [Piece(), Piece()]
        for black in range(2):
            if library.chess_distance_grid_piece(text.encode(), black, ctypes.byref(pieces[black])):
                faults.append(f"{text}: no piece")
        grid = Grid(files, ranks, 0, 0)
        grid.first = Squares.of(s for s in squares if s // files + 1 in first)
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
            theirs = {
                square
                for square in squares
                if start + name(files, square) in legal
            }
            obstacles = Obstacles()
            obstacles.own = Squares.of(s for s in men if men[s] == own)
            obstacles.enemy = Squares.of(s for s in men if men[s] != own)
            ours = Squares()
            library.chess_distance_grid_moves(
                ctypes.byref(pieces[black]),
                ctypes.byref(grid),
                ctypes.byref(Squares.of([mover])),
                ctypes.byref(obstacles),
                ctypes.byref(ours),
            )
            if ours.squares() == theirs:
                same += 1
            else:
                difference = sorted(name(files, s) for s in ours.squares() ^ theirs)
                faults.append(f"{text} from {start}, {position} {turn}: {difference} in one alone")
    return same, faults


def main():
    library = ctypes.CDLL(sys.argv[1])
    texts = int(sys.argv[2]) if len(sys.argv) > 2 else 300
    rng = random.Random(34)
    same, faults = compare(
        library, KNOWN + [random_text(rng) for _ in range(texts)], rng, rounds=20
    )
    for fault in faults[:20]:
        print(fault)
    print(f"{same} positions equal, {len(faults)} not")
    sys.exit(bool(faults) or same < 1000)


main()
