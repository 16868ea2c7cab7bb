"""Distances that a chess program asks for.

Squares are ints 0..63 (a1 = 0, b1 = 1, h8 = 63), as in python-chess, or names such as "e4".
Bitboards are ints with bit s for square s. An int is a square where pieces move from or to, and a
bitboard where obstacles stand (own, enemy, avoid, occupied, prey). A Python set, a list, a
python-chess ``SquareSet`` or a ``np.uint64`` is a set of squares; a uint64 array holds one set a
row. `path`, `distance_map` and `territory` refuse a list of starts or targets, which could be a set
or a column.

Results are ints, or None if no sequence of moves leads to the target. Arrays give arrays, with 255
(`NONE`) instead of None. An argument out of range is a ValueError, one of another type a TypeError.
Both name the argument.

>>> import chess_distance as cd
>>> cd.square_distance(4, 60), cd.square_knight_distance(0, 63)
(7, 6)
>>> cd.path(cd.KING, 0, 63, own=0x3F00FC0000)
10
"""

from . import graphs, tables
from ._arguments import ALL_SQUARES, MAX_MOVES
from ._blocks import settings
from ._library import NONE, version
from ._position import Position, Positions
from ._reading import positions
from ._shape import GridTerritory
from .empty_board import (
    center_distance,
    center_manhattan_distance,
    corner_distance,
    direction,
    distance,
    edge_distance,
    file_distance,
    other_board,
    rank_distance,
    relation,
    square_distance,
    square_knight_distance,
    square_manhattan_distance,
)  # fmt: skip
from .endings import (
    king_race,
    mop_up,
    pawn_captures_map,
    pawn_map,
    pawn_map_to,
    pawn_outruns_king,
    promotion_map,
    promotion_map_to,
    square_of_pawn,
)  # fmt: skip
from .features import attacked, backward_pawns, distance_planes, isolated_pawns, passed_pawns
from .graphs import graph
from .grids import Grid
from .levels import attacks, moves, reaches, ring, rings, set_of_bytes, within
from .obstacles import (
    distance_map,
    distance_map_to,
    masked,
    matrix,
    must_pass,
    nearest,
    nearest_file,
    onward,
    path,
    weighted_map,
)  # fmt: skip
from .pawn_endings import PawnEnding, pawn_ending
from .picture import svg
from .pieces import (
    AMAZON,
    ARCHBISHOP,
    BISHOP,
    BLACK_PAWN,
    CHANCELLOR,
    KING,
    KNIGHT,
    QUEEN,
    ROOK,
    WAZIR,
    WHITE_PAWN,
    Betza,
    Leaper,
    Piece,
    from_chess,
    leaper,
)  # fmt: skip
from .tables import king_ring_table, king_table, knight_table, manhattan_table
from .two_sides import (
    TIED,
    Pair,
    Reach,
    Reaches,
    Territories,
    Territory,
    duel,
    duel_pairs,
    pair,
    reach,
    territory,
    voronoi,
)  # fmt: skip
from .ways import trajectories, trajectory, trajectory_count, walk_count, walks

__version__ = version()
__all__ = [
    "ALL_SQUARES",
    "AMAZON",
    "ARCHBISHOP",
    "BISHOP",
    "BLACK_PAWN",
    "CHANCELLOR",
    "KING",
    "KNIGHT",
    "MAX_MOVES",
    "NONE",
    "QUEEN",
    "ROOK",
    "TIED",
    "WAZIR",
    "WHITE_PAWN",
    "Betza",
    "Grid",
    "GridTerritory",
    "Leaper",
    "Pair",
    "PawnEnding",
    "Piece",
    "Position",
    "Positions",
    "Reach",
    "Reaches",
    "Territories",
    "Territory",
    "attacked",
    "attacks",
    "backward_pawns",
    "center_distance",
    "center_manhattan_distance",
    "corner_distance",
    "direction",
    "distance",
    "distance_map",
    "distance_map_to",
    "distance_planes",
    "duel",
    "duel_pairs",
    "edge_distance",
    "file_distance",
    "from_chess",
    "graph",
    "graphs",
    "isolated_pawns",
    "king_race",
    "king_ring_table",
    "king_table",
    "knight_table",
    "leaper",
    "manhattan_table",
    "masked",
    "matrix",
    "mop_up",
    "moves",
    "must_pass",
    "nearest",
    "nearest_file",
    "onward",
    "other_board",
    "pair",
    "passed_pawns",
    "path",
    "pawn_captures_map",
    "pawn_ending",
    "pawn_map",
    "pawn_map_to",
    "pawn_outruns_king",
    "positions",
    "promotion_map",
    "promotion_map_to",
    "rank_distance",
    "reach",
    "reaches",
    "relation",
    "ring",
    "rings",
    "set_of_bytes",
    "settings",
    "square_distance",
    "square_knight_distance",
    "square_manhattan_distance",
    "square_of_pawn",
    "svg",
    "tables",
    "territory",
    "trajectories",
    "trajectory",
    "trajectory_count",
    "version",
    "voronoi",
    "walk_count",
    "walks",
    "weighted_map",
    "within",
]
