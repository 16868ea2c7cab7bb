/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Copyright the chess-distance authors
 *
 * chess_distance.h - distances on chessboards.
 *
 *     #include <chess_distance.h>
 *     int d = chess_distance_king(4, 60);              (e1 to e8: 7 moves)
 *     int k = chess_distance_knight_table[0][63];      (a1 to h8: 6 moves)
 *
 *     cc engine.c -lchess_distance
 *
 * Squares are int 0..63: a1 = 0, b1 = 1, h1 = 7, a2 = 8, h8 = 63 (file = sq & 7, rank = sq >> 3).
 * A set of squares (bitboard) is a uint64_t in which bit s stands for square s.
 *
 * Results. An int >= 0 is a distance, an index or a count. A negative int is one of the codes
 * below: -1 (unreachable) is an answer, the other codes are errors. Exception: the result of
 * chess_distance_direction is a signed increment, not a code. Functions that return a uint64_t
 * return 0 for bad input. For flags such as is_black any nonzero value is true.
 *
 * Careful: error codes are negative, so d <= 3 is true for them. Test (unsigned)d <= 3u instead.
 *
 * Errors. Arguments are checked before the search. If several errors apply, the code nearest to 0
 * is returned. On an error output buffers stay as they were. If a function differs, it says so.
 * For example -1 of chess_distance_pawn_position and chess_distance_pawn_way means that their
 * memory is too small.
 *
 * Every int is safe to pass, and so is a pointer that is NULL or points at an aligned buffer of the
 * documented size. No call crashes, hangs or aborts. All functions are thread-safe, if no other
 * thread writes to the arrays of a call meanwhile. They need no initialization, allocate nothing, and
 * keep no state but what they detect about the processor. Tables are constants and need no
 * initialization either. They are unchecked: their indices must be squares.
 *
 * Three more headers: chess_distance_inline.h is one file to copy, with no library to link, and
 * chess_distance_tables.h is a small one with the distances of two squares alone.
 * chess_distance_wiki.h has the names of the chess programming wiki. A file may include all four in
 * any order.
 *
 * Contents, without chess_distance_ before the names:
 *
 *     Distances on the empty board
 *         king, manhattan, knight, file, rank, center, center_manhattan, edge, edge_file,
 *         edge_rank, corner, relation, nearest, nearest_file, x88_diff, to_x88, from_x88, by_x88,
 *         offset, direction, chess_distance
 *     Pieces, results, version
 *         VERSION_MAJOR, VERSION_MINOR, VERSION_PATCH, VERSION_NUMBER, KING, WAZIR, KNIGHT, BISHOP,
 *         ROOK, QUEEN, WHITE_PAWN, BLACK_PAWN, ARCHBISHOP, CHANCELLOR, AMAZON, OK, UNREACHABLE,
 *         INVALID_SQUARE, INVALID_PIECE, NULL_POINTER, EMPTY_SET, OUT_OF_RANGE, OVERLAP, NONE,
 *         MAX_MOVES, error, version, LEAPER
 *     Distances among obstacles
 *         ChessDistanceBoard, moves, path, reaches, sets, within, ring, rings, set_of_bytes,
 *         attacks, map, set_map, matrix, map_to, set_map_to, onward, graph, graph_reverse,
 *         graph_map, graph_onward, graph_matrix, pawn_map, pawn_map_to, pawn_captures_map,
 *         promotion_map, promotion_map_to
 *     Trajectories
 *         trajectories, trajectory_count, trajectory
 *     Territory, races, endings
 *         ChessDistanceTerritory, territory, voronoi, king_race, pawn_outruns_king, square_of_pawn,
 *         mop_up
 *     Ways and costs
 *         must_pass, graph_must_pass, graph_trajectories, weighted_map
 *     Two sides, whole positions
 *         ChessDistancePosition, duel, pair, reach, position_fault
 *     Pawn endings
 *         PAWN_STRUCTURE_BYTES, ChessDistancePawnEnding, ChessDistancePawnMove,
 *         ChessDistancePawnPosition, ChessDistancePawnStep, ChessDistancePawnState,
 *         ChessDistancePawnOption, ChessDistancePawnOptions, duel_pairs, pawn_ending,
 *         pawn_position, pawn_way, pawn_position_fault, pawn_options
 *     Many pairs, other boards
 *         batch, fill_table, fill_map
 *     Columns of positions
 *         ChessDistanceColumns, ChessDistancePositionColumns, path_batch, map_batch, matrix_batch,
 *         territory_batch, moves_batch, attacks_batch, within_batch, ring_batch,
 *         trajectory_count_batch, read_fens, fen_error
 *     Boards of any size, pieces of any kind
 *         WRAP_FILES, WRAP_RANKS, ChessDistanceGridPiece, ChessDistanceSquares, ChessDistanceGrid,
 *         ChessDistanceObstacles, ChessDistanceGridTerritory, grid_piece, grid_moves, grid_attacks,
 *         grid_attacks_to, grid_map, grid_map_to, grid_weighted_map, grid_onward, grid_within,
 *         grid_ring, grid_reaches, grid_rings, grid_set_of_bytes, grid_path, grid_matrix,
 *         grid_graph, grid_graph_map, grid_trajectories, grid_trajectory_count, grid_territory
 *     More trajectories, walks and costs: no faster than your own C
 *         set_trajectories, set_trajectory_count, walks, walk_count, graph_cost_map,
 *         graph_cost_onward
 *     Tables: the unchecked fast path
 *         king_table, manhattan_table, knight_table, king_ring_table, knight_by_rank_file, corners,
 *         king_x88, manhattan_x88, knight_x88, bishop_x88, rook_x88, queen_x88, white_pawn_x88,
 *         black_pawn_x88, attacks_x88, step_x88, line_x88, king_offset, manhattan_offset,
 *         knight_offset, bishop_offset, rook_offset, queen_offset, white_pawn_offset,
 *         black_pawn_offset, attacks_offset, step_offset, line_offset, offset_square
 *
 * Generated by `make headers`: edit capi/headers/templates and capi/src instead.
 */

#ifndef CHESS_DISTANCE_H
#define CHESS_DISTANCE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Some engines have macros for their colors. */
#pragma push_macro("white")
#undef white
#pragma push_macro("black")
#undef black

/* ---- Distances on the empty board ---- */

#ifndef CHESS_DISTANCE_TABLES_H
/**
 * King distance (Chebyshev distance): king moves from a to b on the empty board, 0..7.
 * A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
 */
int chess_distance_king(int a, int b);

/**
 * Manhattan distance: orthogonal steps from a to b on the empty board, 0..14.
 * A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
 */
int chess_distance_manhattan(int a, int b);

/**
 * Knight distance: knight moves from a to b on the empty board, 0..6, corners included.
 * A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
 */
int chess_distance_knight(int a, int b);

/** Files from a to b, 0..7. A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2). */
int chess_distance_file(int a, int b);

/** Ranks from a to b, 0..7. A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2). */
int chess_distance_rank(int a, int b);
#endif /* CHESS_DISTANCE_TABLES_H */

#ifndef CHESS_DISTANCE_INLINE_H
/**
 * King moves from sq to the nearest of d4, d5, e4, e5, 0..3.
 * A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
 */
int chess_distance_center(int sq);

/**
 * Orthogonal steps from sq to the nearest of d4, d5, e4, e5, 0..6.
 * A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
 */
int chess_distance_center_manhattan(int sq);

/**
 * Steps from sq to the nearest edge of the board, 0..3, 0 on the edge.
 * A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
 */
int chess_distance_edge(int sq);

/**
 * Files from sq to the nearer of the a-file and the h-file, 0..3.
 * A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
 */
int chess_distance_edge_file(int sq);

/**
 * Ranks from sq to the nearer of rank 1 and rank 8, 0..3.
 * A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
 */
int chess_distance_edge_rank(int sq);

/**
 * Manhattan distance from sq to the nearer corner of one color, 0..7. The corners are a1 and h8 if
 * dark is nonzero, h1 and a8 if it is 0. Bishop and knight mate in a corner of the bishop's color.
 * A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
 */
int chess_distance_corner(int sq, int dark);

/**
 * A number 0..35 for the file distance and the rank distance of a and b:
 * larger * (larger + 1) / 2 + smaller, where larger and smaller are these two distances.
 * The number determines the king distance and the Manhattan distance. It determines the knight
 * distance too, unless one of the squares is a corner. A square outside 0..63:
 * CHESS_DISTANCE_INVALID_SQUARE (-2).
 */
int chess_distance_relation(int a, int b);

/**
 * King moves from sq to the nearest member of a set of squares on the empty board, 0..7: for
 * example from the king to the nearest pawn. If the set is empty, the result is if_empty.
 * A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
 */
int chess_distance_nearest(int sq, uint64_t set, int if_empty);

/**
 * Files from sq to the nearest member of a set of squares, 0..7: for example from the king to its
 * pawns. If the set is empty, the result is if_empty.
 * A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
 */
int chess_distance_nearest_file(int sq, uint64_t set, int if_empty);

/**
 * Index of the step from a to b in the tables by 0x88 difference: 120 + 16 * (rank of b - rank
 * of a) + (file of b - file of a), 1..239, for squares 0..63.
 * A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
 */
int chess_distance_x88_diff(int a, int b);

/**
 * The 0x88 square (rank * 16 + file, 0..119) of a square 0..63.
 * A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
 */
int chess_distance_to_x88(int sq);

/**
 * The square 0..63 of a 0x88 square (rank * 16 + file).
 * Any int with a bit outside 0x77: CHESS_DISTANCE_INVALID_SQUARE (-2).
 */
int chess_distance_from_x88(int sq88);

/**
 * Fewest moves of a piece from a to b on the empty board, for engines with 0x88 squares: a and b
 * are rank * 16 + file. The pieces are CHESS_DISTANCE_KING (0) to CHESS_DISTANCE_BLACK_PAWN (7).
 * The result is that of chess_distance, so it is exact for knights in corners and for the pawn's
 * double step, which the tables by 0x88 difference leave out. No sequence of moves:
 * CHESS_DISTANCE_UNREACHABLE (-1). A square off the 0x88 board: CHESS_DISTANCE_INVALID_SQUARE
 * (-2). Any other piece: CHESS_DISTANCE_INVALID_PIECE (-3).
 */
int chess_distance_by_x88(int piece, int a, int b);

/**
 * Index of the step from a to b in the 15x15 tables: 112 + 15 * (rank of b - rank of a) +
 * (file of b - file of a), 0..224. A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
 */
int chess_distance_offset(int a, int b);

/**
 * The increment of the square number for a step from a toward b. Along ranks, diagonals and files:
 * +1, +7, +8, +9 or their negatives. If b is a knight's jump away: +6, +10, +15, +17 or their
 * negatives. 0 if there is no such line, if a equals b, and for a square outside 0..63. This is a
 * signed increment: its negative values are not result codes.
 */
int chess_distance_direction(int a, int b);

/**
 * Fewest moves of a piece from a to b on the empty board, for every piece and every
 * CHESS_DISTANCE_LEAPER(m, n). Pawns advance only; their double step counts as one move.
 * No sequence of moves leads there: CHESS_DISTANCE_UNREACHABLE (-1). A square outside 0..63:
 * CHESS_DISTANCE_INVALID_SQUARE (-2). No such piece: CHESS_DISTANCE_INVALID_PIECE (-3).
 */
int chess_distance(int piece, int a, int b);
#endif /* CHESS_DISTANCE_INLINE_H */

/* ---- Pieces, results, version ---- */

#define CHESS_DISTANCE_VERSION_MAJOR 0
#define CHESS_DISTANCE_VERSION_MINOR 6
#define CHESS_DISTANCE_VERSION_PATCH 0
#define CHESS_DISTANCE_VERSION_NUMBER 600 /* 10000 * major + 100 * minor + patch */

#define CHESS_DISTANCE_KING 0              /* One step in any direction. */
#define CHESS_DISTANCE_WAZIR 1             /* One orthogonal step: the Manhattan distance. */
#define CHESS_DISTANCE_KNIGHT 2            /* The (1,2)-leaper. */
#define CHESS_DISTANCE_BISHOP 3            /* Slides along diagonals. */
#define CHESS_DISTANCE_ROOK 4              /* Slides along files and ranks. */
#define CHESS_DISTANCE_QUEEN 5             /* Slides as bishop or rook. */
#define CHESS_DISTANCE_WHITE_PAWN 6        /* Advances toward rank 8, 1 square, or 2 from rank 2. */
#define CHESS_DISTANCE_BLACK_PAWN 7        /* Advances toward rank 1, 1 square, or 2 from rank 7. */
#define CHESS_DISTANCE_ARCHBISHOP 8        /* Moves as bishop or knight. */
#define CHESS_DISTANCE_CHANCELLOR 9        /* Moves as rook or knight. */
#define CHESS_DISTANCE_AMAZON 10           /* Moves as queen or knight. */
#define CHESS_DISTANCE_OK 0                /* Success without a distance to return. */
#define CHESS_DISTANCE_UNREACHABLE (-1)    /* No moves lead there: an answer, not an error. */
#define CHESS_DISTANCE_INVALID_SQUARE (-2) /* A square outside the board. */
#define CHESS_DISTANCE_INVALID_PIECE (-3)  /* No such piece. */
#define CHESS_DISTANCE_NULL_POINTER (-4)   /* A required pointer is NULL. */
#define CHESS_DISTANCE_EMPTY_SET (-5)      /* A set of squares is empty. */
#define CHESS_DISTANCE_OUT_OF_RANGE (-6)   /* A number outside its range, such as an index. */
#define CHESS_DISTANCE_OVERLAP (-7)        /* An output overlaps an input or another output. */
#define CHESS_DISTANCE_NONE 255            /* No distance, in byte tables and byte maps. */
#define CHESS_DISTANCE_MAX_MOVES 63        /* Pass it as a limit of moves to have no limit. */

/** A sentence in English for any distance or code that a function returns: static, never NULL. */
const char *chess_distance_error(int result);

/**
 * The version of the library at run time, as in "1.2.3": static, never NULL. Compare it with
 * the CHESS_DISTANCE_VERSION macros of the header that a program was compiled with.
 */
const char *chess_distance_version(void);

/** The (m,n)-leaper, for 0 <= m, n <= 15: it jumps m squares along one axis and n along the other.
 * (m,n) and (n,m) are the same piece, (0,1) is the wazir, (1,2) the knight; (0,0) is no piece.
 * Other numbers give -1, which is no piece. With constant arguments it is a constant, also in #if.
 * An argument may be evaluated more than once. */
#define CHESS_DISTANCE_LEAPER(m, n) (((m) | (n)) >> 4 ? -1 : 256 + 16 * (m) + (n))

/* ---- Distances among obstacles ---- */

#ifndef CHESS_DISTANCE_BOARD_DEFINED
#define CHESS_DISTANCE_BOARD_DEFINED
/**
 * The obstacles in a piece's way: three sets of squares. Where they overlap, every restriction
 * applies: an enemy piece in avoid stops a slide and is not taken. The sets stay the same for a
 * whole path: a capture on the way does not change them. A start square is at distance 0, even if
 * it is in a set. Functions take NULL for the empty board.
 *
 * For a king among enemy pieces, avoid holds the squares that they attack or defend, and the
 * squares next to the enemy king. Leave your king out of own, and out of occupied when
 * you compute the attacks: a rook also attacks the squares behind the king.
 *
 * White: king e1, pawn e2. Black: king g4, rook d8. In how many moves is the white king on c3?
 *
 *     const uint64_t pawn = (uint64_t)1 << 12, king = (uint64_t)1 << 30, rook = (uint64_t)1 << 59;
 *     const uint64_t occupied = pawn | king | rook;
 *     ChessDistanceBoard board;
 *     board.own = pawn;
 *     board.enemy = king | rook;
 *     board.avoid = chess_distance_attacks(CHESS_DISTANCE_ROOK, rook, occupied)
 *                 | chess_distance_attacks(CHESS_DISTANCE_KING, king, occupied);
 *     int d = chess_distance_path(CHESS_DISTANCE_KING, 4, 18, &board);
 *
 * d is 12; on the empty board it is 2. The rook guards the d-file, so the king goes up to e7,
 * takes the rook and comes back on the other side. With the black king on c7 (bit 50) the rook is
 * defended, and d is -1: no way. To ask whether some number of moves is enough, call
 * chess_distance_reaches.
 */
typedef struct ChessDistanceBoard {
  /** Squares that are neither entered nor passed. */
  uint64_t own;
  /** Squares that may be entered; a slide ends there. Pawns enter them only as prey. */
  uint64_t enemy;
  /** Squares on which no move ends. A slide or a pawn's double step may pass over them. */
  uint64_t avoid;
} ChessDistanceBoard;
#endif

#ifndef CHESS_DISTANCE_INLINE_H
/**
 * The squares that a piece reaches in exactly one move from any square of from. These are moves,
 * not attacks: squares of own and avoid are not among them, and pawns advance. No such piece: 0.
 */
uint64_t chess_distance_moves(int piece, uint64_t from, const ChessDistanceBoard *board);

/**
 * Fewest moves from one square to another.
 *
 * No sequence of moves leads there: CHESS_DISTANCE_UNREACHABLE (-1). A square outside 0..63:
 * CHESS_DISTANCE_INVALID_SQUARE (-2). No such piece: CHESS_DISTANCE_INVALID_PIECE (-3).
 */
int chess_distance_path(int piece, int from, int to, const ChessDistanceBoard *board);

/**
 * Can a piece get from one square to another in at most the given number of moves? 1 if it can, 0
 * if not, and 0 if moves is negative. From a square to itself it takes 0 moves.
 *
 * A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2). No such piece:
 * CHESS_DISTANCE_INVALID_PIECE (-3). In an if these codes count as true. If the arguments may be
 * bad, write chess_distance_reaches(...) == 1.
 */
int chess_distance_reaches(int piece,
                           int from,
                           int to,
                           int moves,
                           const ChessDistanceBoard *board);

/**
 * Fewest moves from any square of one set to any square of another; 0 if the sets share a square.
 *
 * No sequence of moves leads there: CHESS_DISTANCE_UNREACHABLE (-1). No such piece:
 * CHESS_DISTANCE_INVALID_PIECE (-3). A set is 0: CHESS_DISTANCE_EMPTY_SET (-5).
 */
int chess_distance_sets(int piece,
                        uint64_t from,
                        uint64_t to,
                        const ChessDistanceBoard *board);

/**
 * The squares at distance 0..moves from the nearest square of from. If moves is 0, these are the
 * squares of from. moves is negative, or no such piece: 0.
 */
uint64_t chess_distance_within(int piece,
                               uint64_t from,
                               int moves,
                               const ChessDistanceBoard *board);

/**
 * The squares at distance moves, exactly, from the nearest square of from. If moves is 0, these
 * are the squares of from. moves is negative, or no such piece: 0.
 */
uint64_t chess_distance_ring(int piece,
                             uint64_t from,
                             int moves,
                             const ChessDistanceBoard *board);

/**
 * The squares at every distance: rings[d] becomes the set of the squares at distance d from the
 * nearest square of from, for d from 0 to the largest distance; the rings after it, up to
 * rings[63], become 0. Returns the largest distance, 0..63.
 *
 * The errors are those of chess_distance_set_map, with rings for out.
 */
int chess_distance_rings(int piece,
                         uint64_t from,
                         const ChessDistanceBoard *board,
                         uint64_t rings[64]);

/**
 * The squares s with bytes[s] == value, or with equal = 0 those with any other value: for
 * programs that keep a board as an array of 64 squares, a1 first. bytes is NULL, or value is outside
 * 0..255: 0.
 *
 *     uint8_t squares[64] = {4, 0, 0, 0, 6};       (rook a1, king e1, 0 on all empty squares)
 *     uint64_t pieces = chess_distance_set_of_bytes(squares, 0, 0);
 *     uint64_t rooks = chess_distance_set_of_bytes(squares, 4, 1);
 */
uint64_t chess_distance_set_of_bytes(const uint8_t bytes[64],
                                     int value,
                                     int equal);

/**
 * The squares that the pieces on from attack or defend, occupied or not. A line ends on the first
 * occupied square and includes it; pawns attack diagonally. The squares of from stop a line only
 * if they are in occupied. No such piece: 0.
 *
 * For the squares that a king may not enter, leave that king out of occupied: a rook also attacks
 * the squares behind the king. The example at ChessDistanceBoard shows this.
 */
uint64_t chess_distance_attacks(int piece, uint64_t from, uint64_t occupied);

/**
 * Fewest moves from one square to every square: out[s] becomes the distance of square s,
 * CHESS_DISTANCE_NONE (255) if unreachable. Returns the largest distance on the map, 0..63; 0 for
 * a piece that cannot move.
 *
 * A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2). No such piece:
 * CHESS_DISTANCE_INVALID_PIECE (-3). out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). out and
 * *board overlap: CHESS_DISTANCE_OVERLAP (-7).
 */
int chess_distance_map(int piece,
                       int from,
                       const ChessDistanceBoard *board,
                       uint8_t out[64]);

/**
 * Fewest moves from a set of squares to every square: out[s] becomes the distance of square s from
 * the nearest square of from, CHESS_DISTANCE_NONE (255) if unreachable. Returns the largest
 * distance on the map, 0..63.
 *
 * No such piece: CHESS_DISTANCE_INVALID_PIECE (-3). out is NULL: CHESS_DISTANCE_NULL_POINTER
 * (-4). from is 0: CHESS_DISTANCE_EMPTY_SET (-5). out and *board overlap: CHESS_DISTANCE_OVERLAP
 * (-7).
 */
int chess_distance_set_map(int piece,
                           uint64_t from,
                           const ChessDistanceBoard *board,
                           uint8_t out[64]);
#endif /* CHESS_DISTANCE_INLINE_H */

/**
 * All 64 maps at once: out[a][b] becomes the fewest moves from a to b, CHESS_DISTANCE_NONE (255)
 * if unreachable. Returns CHESS_DISTANCE_OK.
 *
 * No such piece: CHESS_DISTANCE_INVALID_PIECE (-3). out is NULL: CHESS_DISTANCE_NULL_POINTER
 * (-4). out and *board overlap: CHESS_DISTANCE_OVERLAP (-7).
 */
int chess_distance_matrix(int piece, const ChessDistanceBoard *board, uint8_t out[64][64]);

#ifndef CHESS_DISTANCE_INLINE_H
/**
 * Fewest moves from every square to one: out[s] becomes the result of chess_distance_path from
 * square s to the square to, CHESS_DISTANCE_NONE (255) if unreachable. Returns the largest
 * distance on the map, 0..63.
 *
 * The map differs from chess_distance_map for pawns, which move in one direction only. Among
 * obstacles it differs for every piece, because a piece may start on a square of own or avoid, which
 * no move enters. So squares of own and avoid have distances too; ignore those on which your piece
 * cannot stand. If the target is in own or avoid, no move enters the target: it has 0, and all other
 * squares have 255. To count the moves to the target, take it out of both sets.
 *
 * A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2). No such piece:
 * CHESS_DISTANCE_INVALID_PIECE (-3). out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). out and
 * *board overlap: CHESS_DISTANCE_OVERLAP (-7).
 */
int chess_distance_map_to(int piece,
                          int to,
                          const ChessDistanceBoard *board,
                          uint8_t out[64]);

/**
 * Fewest moves from every square to a set of squares: out[s] becomes the fewest moves from square
 * s to the nearest square of to, CHESS_DISTANCE_NONE (255) if unreachable. Returns the largest
 * distance on the map, 0..63.
 *
 * No such piece: CHESS_DISTANCE_INVALID_PIECE (-3). out is NULL: CHESS_DISTANCE_NULL_POINTER
 * (-4). to is 0: CHESS_DISTANCE_EMPTY_SET (-5). out and *board overlap: CHESS_DISTANCE_OVERLAP
 * (-7).
 */
int chess_distance_set_map_to(int piece,
                              uint64_t to,
                              const ChessDistanceBoard *board,
                              uint8_t out[64]);

/**
 * The second leg of a journey. start[s] is the number of moves made before the piece goes on from
 * s, 0..191, or CHESS_DISTANCE_NONE (255) if it does not go on from s. out[t] becomes the least
 * sum of start[s] and the fewest moves of the piece from s to t. out[t] is CHESS_DISTANCE_NONE if
 * no start reaches t. Returns the largest sum, 0..254.
 *
 * A pawn on e5 promotes and goes to a2 as a queen:
 *
 *     uint8_t pawn[64], start[64], queen[64];
 *     chess_distance_map(CHESS_DISTANCE_WHITE_PAWN, 36, NULL, pawn);
 *     memset(start, CHESS_DISTANCE_NONE, 56);
 *     memcpy(start + 56, pawn + 56, 8);                (rank 8 alone)
 *     chess_distance_onward(CHESS_DISTANCE_QUEEN, start, NULL, queen);
 *     (queen[60] is 3, queen[8] is 5)
 *
 * For a way through a given square, let start have a number on that square alone. For a king that
 * may castle, let start be 0 on its own square and 1 on g1.
 *
 * No such piece: CHESS_DISTANCE_INVALID_PIECE (-3). start or out is NULL:
 * CHESS_DISTANCE_NULL_POINTER (-4). out overlaps start or *board: CHESS_DISTANCE_OVERLAP (-7),
 * checked before start is read. Any start[s] is 192..254: CHESS_DISTANCE_OUT_OF_RANGE (-6). Every
 * start[s] is 255: CHESS_DISTANCE_EMPTY_SET (-5).
 */
int chess_distance_onward(int piece,
                          const uint8_t start[64],
                          const ChessDistanceBoard *board,
                          uint8_t out[64]);

/**
 * The mobility graph of a piece among obstacles, which you may edit: moves[s] becomes the set of
 * the squares one move away from s. Returns CHESS_DISTANCE_OK.
 *
 * The functions of graphs take any 64 sets, with the squares numbered as you like. A square may
 * lead to itself. An edited graph can express what obstacles cannot. Two examples:
 *
 *     uint64_t moves[64];
 *     uint8_t out[64];
 *     int s;
 *     chess_distance_graph(CHESS_DISTANCE_KING, NULL, moves);
 *
 *     (A portal leads from c3 to f6: a move to c3 counts as a move to f6 too. If the piece starts
 *     on c3, put both squares into from; otherwise f6 itself is a move away.)
 *     for (s = 0; s < 64; ++s)
 *         if (moves[s] >> 18 & 1)
 *             moves[s] |= (uint64_t)1 << 45;
 *     moves[18] |= moves[45] | (uint64_t)1 << 45;
 *     chess_distance_graph_map(moves, 1, out);         (a1 to h8: out[63] is 4 and not 7)
 *
 *     (A pawn that takes freely on the squares of prey.)
 *     chess_distance_graph(CHESS_DISTANCE_WHITE_PAWN, &board, moves);
 *     for (s = 0; s < 64; ++s)
 *         moves[s] |= prey
 *             & chess_distance_attacks(CHESS_DISTANCE_WHITE_PAWN, (uint64_t)1 << s, 0);
 *
 * No such piece: CHESS_DISTANCE_INVALID_PIECE (-3). moves is NULL: CHESS_DISTANCE_NULL_POINTER
 * (-4). moves and *board overlap: CHESS_DISTANCE_OVERLAP (-7).
 */
int chess_distance_graph(int piece, const ChessDistanceBoard *board, uint64_t moves[64]);

/**
 * A graph with every move reversed: out[b] becomes the set of the squares s with b in moves[s].
 * chess_distance_graph_map of the result gives the fewest moves from every square to a set.
 * Returns CHESS_DISTANCE_OK.
 *
 * moves or out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). moves and out overlap:
 * CHESS_DISTANCE_OVERLAP (-7).
 */
int chess_distance_graph_reverse(const uint64_t moves[64], uint64_t out[64]);

/**
 * Fewest moves in a graph from the nearest square of a set to every square: out[s] becomes the
 * distance of s, CHESS_DISTANCE_NONE (255) if unreachable. Returns the largest distance on the
 * map, 0..63.
 *
 * For many maps of one graph use chess_distance_graph_matrix.
 *
 * moves or out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). from is 0: CHESS_DISTANCE_EMPTY_SET
 * (-5). moves and out overlap: CHESS_DISTANCE_OVERLAP (-7).
 */
int chess_distance_graph_map(const uint64_t moves[64], uint64_t from, uint8_t out[64]);

/**
 * The second leg of a journey in a graph: out[t] becomes the least sum of start[s] and the fewest
 * moves from s to t, with the rules and the results of chess_distance_onward.
 *
 * moves, start or out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). out overlaps moves or start:
 * CHESS_DISTANCE_OVERLAP (-7), checked before start is read. Any start[s] is 192..254:
 * CHESS_DISTANCE_OUT_OF_RANGE (-6). Every start[s] is 255: CHESS_DISTANCE_EMPTY_SET (-5).
 */
int chess_distance_graph_onward(const uint64_t moves[64], const uint8_t start[64], uint8_t out[64]);
#endif /* CHESS_DISTANCE_INLINE_H */

/**
 * All 64 maps of a graph at once: out[a][b] becomes the fewest moves from a to b,
 * CHESS_DISTANCE_NONE (255) if unreachable. Returns CHESS_DISTANCE_OK.
 *
 * moves or out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). moves and out overlap:
 * CHESS_DISTANCE_OVERLAP (-7).
 */
int chess_distance_graph_matrix(const uint64_t moves[64], uint8_t out[64][64]);

#ifndef CHESS_DISTANCE_INLINE_H
/**
 * Fewest moves of a pawn that may take, from the nearest square of a set to every square: out[s]
 * becomes the distance of s, CHESS_DISTANCE_NONE (255) if unreachable. Returns the largest
 * distance on the map, 0..7.
 *
 * piece is CHESS_DISTANCE_WHITE_PAWN or CHESS_DISTANCE_BLACK_PAWN, and advances as these pieces
 * do. It takes one square diagonally forward, at most captures times. It takes only on squares of
 * prey that are not in own or avoid. captures is 0 or more; 7 or more is no limit. prey is the set
 * of the squares on which it may take, for example those of the enemy's pieces. If you ask how a
 * pawn came to its square, prey has every square where an enemy piece may have stood. On the last
 * rank the pawn stops.
 *
 *     uint8_t out[64];
 *     chess_distance_pawn_map(CHESS_DISTANCE_WHITE_PAWN, (uint64_t)1 << 12, UINT64_MAX, 2, NULL,
 *                             out);
 *     (e2: out[28], e4, is 1; out[34], c5, is 3 with both captures; out[33], b5, is 255)
 *
 * Any other piece: CHESS_DISTANCE_INVALID_PIECE (-3). out is NULL: CHESS_DISTANCE_NULL_POINTER
 * (-4). from is 0: CHESS_DISTANCE_EMPTY_SET (-5). captures is negative:
 * CHESS_DISTANCE_OUT_OF_RANGE (-6). out and *board overlap: CHESS_DISTANCE_OVERLAP (-7).
 */
int chess_distance_pawn_map(int piece,
                            uint64_t from,
                            uint64_t prey,
                            int captures,
                            const ChessDistanceBoard *board,
                            uint8_t out[64]);

/**
 * Fewest moves of a pawn that may take, from every square to the nearest square of a set: out[s]
 * becomes the fewest moves from s, CHESS_DISTANCE_NONE (255) if unreachable. Returns the largest
 * distance on the map, 0..7. piece, prey, captures and the errors are those of
 * chess_distance_pawn_map, with to in place of from.
 */
int chess_distance_pawn_map_to(int piece,
                               uint64_t to,
                               uint64_t prey,
                               int captures,
                               const ChessDistanceBoard *board,
                               uint8_t out[64]);

/**
 * The fewest captures with which a pawn from a set reaches every square, however many moves it
 * needs: captures[s] becomes this number, CHESS_DISTANCE_NONE (255) if unreachable. Returns the
 * largest number on the map, 0..7. piece and prey are those of chess_distance_pawn_map.
 *
 *     uint8_t captures[64];
 *     chess_distance_pawn_captures_map(CHESS_DISTANCE_WHITE_PAWN, (uint64_t)1 << 12, UINT64_MAX,
 *                                      NULL, captures);
 *     (e2: captures[60], e8, is 0; captures[34], c5, is 2)
 *
 * Any other piece: CHESS_DISTANCE_INVALID_PIECE (-3). captures is NULL: CHESS_DISTANCE_NULL_POINTER
 * (-4). from is 0: CHESS_DISTANCE_EMPTY_SET (-5). captures and *board overlap:
 * CHESS_DISTANCE_OVERLAP (-7).
 */
int chess_distance_pawn_captures_map(int piece,
                                     uint64_t from,
                                     uint64_t prey,
                                     const ChessDistanceBoard *board,
                                     uint8_t captures[64]);

/**
 * Fewest moves of a pawn that promotes and goes on as another piece, from the nearest square of a
 * set to every square: out[s] becomes the moves of the pawn plus those of the new piece,
 * CHESS_DISTANCE_NONE (255) if no such way leads to s. A square that only the pawn passes has 255
 * too. Returns the largest distance on the map. If the pawn cannot promote,
 * CHESS_DISTANCE_UNREACHABLE (-1), and every out[s] is 255.
 *
 * The pawn moves and takes as in chess_distance_pawn_map, with the obstacles of pawn_board.
 * promoted is the piece that the pawn becomes: CHESS_DISTANCE_KNIGHT, _BISHOP, _ROOK or _QUEEN.
 * The new piece goes on with the obstacles of piece_board, and starts on its square of promotion
 * even if piece_board has an obstacle there. Either board may be NULL, the empty board.
 *
 *     uint8_t out[64];
 *     chess_distance_promotion_map(CHESS_DISTANCE_WHITE_PAWN, (uint64_t)1 << 36,
 *                                  CHESS_DISTANCE_QUEEN, 0, 0, NULL, NULL, out);
 *     (e5: out[60], e8, is 3; out[8], a2, is 5; out[36], e5, is 4)
 *
 * piece is no pawn, or promoted is another piece: CHESS_DISTANCE_INVALID_PIECE (-3). out is NULL:
 * CHESS_DISTANCE_NULL_POINTER (-4). from is 0: CHESS_DISTANCE_EMPTY_SET (-5). captures is negative:
 * CHESS_DISTANCE_OUT_OF_RANGE (-6). out overlaps a board: CHESS_DISTANCE_OVERLAP (-7).
 */
int chess_distance_promotion_map(int piece,
                                 uint64_t from,
                                 int promoted,
                                 uint64_t prey,
                                 int captures,
                                 const ChessDistanceBoard *pawn_board,
                                 const ChessDistanceBoard *piece_board,
                                 uint8_t out[64]);

/**
 * Fewest moves of a pawn that promotes and goes on as another piece, from every square to the
 * nearest square of a set: out[s] becomes the fewest moves from s, as chess_distance_promotion_map
 * counts them, CHESS_DISTANCE_NONE (255) if no such way leads to the set. Returns the largest
 * distance on the map, or CHESS_DISTANCE_UNREACHABLE (-1) if every out[s] is 255. The other
 * arguments and the errors are those of chess_distance_promotion_map, with to in place of from.
 */
int chess_distance_promotion_map_to(int piece,
                                    uint64_t to,
                                    int promoted,
                                    uint64_t prey,
                                    int captures,
                                    const ChessDistanceBoard *pawn_board,
                                    const ChessDistanceBoard *piece_board,
                                    uint8_t out[64]);
#endif /* CHESS_DISTANCE_INLINE_H */

/* ---- Trajectories ---- */

#ifndef CHESS_DISTANCE_INLINE_H
/**
 * The shortest trajectories from one square to another (Stilman's bundle). Returns their length l
 * in moves, 0..63. layers[k] becomes the set of all squares that some shortest trajectory visits
 * after k moves. These squares are k moves from the start and l - k moves from the target.
 * layers[0] is the start, layers[l] the target, and layers[l + 1] to layers[63] become 0. From a
 * square to itself l is 0, even if the square is in a set of the board.
 *
 *     uint64_t layers[64];
 *     int l = chess_distance_trajectories(CHESS_DISTANCE_KING, 45, 7, NULL, layers);
 *     (f6 to h1: l is 5, layers[1] is e5 f5 g5, and the six layers have 14 squares)
 *
 * No sequence of moves leads there: CHESS_DISTANCE_UNREACHABLE (-1), and layers stay as they
 * were. A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2). No such piece:
 * CHESS_DISTANCE_INVALID_PIECE (-3). layers is NULL: CHESS_DISTANCE_NULL_POINTER (-4). layers
 * and *board overlap: CHESS_DISTANCE_OVERLAP (-7).
 */
int chess_distance_trajectories(int piece,
                                int from,
                                int to,
                                const ChessDistanceBoard *board,
                                uint64_t layers[64]);

/**
 * The exact number of shortest trajectories from one square to another, below 2^33 on every board.
 * From a square to itself the number is 1. 0 if no sequence of moves leads there, for a square
 * outside 0..63 and for an invalid piece.
 */
uint64_t chess_distance_trajectory_count(int piece,
                                         int from,
                                         int to,
                                         const ChessDistanceBoard *board);

/**
 * The shortest trajectory with this index, counted from 0, in the lexicographic order of the
 * squares visited. The call does not build the other trajectories. Returns its length l in moves,
 * 0..63. path[0] to path[l] become its squares, start and target included; the rest of path stays
 * as it was.
 *
 * No sequence of moves leads to the target: CHESS_DISTANCE_UNREACHABLE (-1), for any index. A
 * square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2). No such piece:
 * CHESS_DISTANCE_INVALID_PIECE (-3). path is NULL: CHESS_DISTANCE_NULL_POINTER (-4). index is not
 * below chess_distance_trajectory_count: CHESS_DISTANCE_OUT_OF_RANGE (-6). path and *board
 * overlap: CHESS_DISTANCE_OVERLAP (-7).
 */
int chess_distance_trajectory(int piece,
                              int from,
                              int to,
                              const ChessDistanceBoard *board,
                              uint64_t index,
                              uint8_t path[64]);
#endif /* CHESS_DISTANCE_INLINE_H */

/* ---- Territory, races, endings ---- */

#ifndef CHESS_DISTANCE_TERRITORY_DEFINED
#define CHESS_DISTANCE_TERRITORY_DEFINED
/**
 * The squares of the board by the side that needs fewer moves to them. Squares that neither side
 * reaches are in no set.
 */
typedef struct ChessDistanceTerritory {
  /** Squares nearer to the first side, or reached by it alone. */
  uint64_t first;
  /** Squares nearer to the second side, or reached by it alone. */
  uint64_t second;
  /** Squares that both reach in the same number of moves. */
  uint64_t tied;
} ChessDistanceTerritory;
#endif

#ifndef CHESS_DISTANCE_INLINE_H
/**
 * Divides the board between two sides (a Voronoi diagram): piece1 on each square of set1, with the
 * obstacles of board1, against piece2 on each square of set2, with those of board2. A board may be
 * NULL, the empty board; both may be the same. A side's distance is that of its nearest piece. A
 * start square has distance 0. Returns CHESS_DISTANCE_OK.
 *
 * No such piece: CHESS_DISTANCE_INVALID_PIECE (-3). out is NULL: CHESS_DISTANCE_NULL_POINTER
 * (-4). set1 or set2 is 0: CHESS_DISTANCE_EMPTY_SET (-5). *out overlaps a board:
 * CHESS_DISTANCE_OVERLAP (-7). On an error *out stays as it was.
 */
int chess_distance_territory(int piece1,
                             uint64_t set1,
                             const ChessDistanceBoard *board1,
                             int piece2,
                             uint64_t set2,
                             const ChessDistanceBoard *board2,
                             ChessDistanceTerritory *out);

/**
 * Divides the board among n sites, 1..64 (a Voronoi diagram). Each site is a square; the same
 * piece starts on every site. owner[s] becomes the index 0..n-1 of the nearest site, by moves from
 * the site to s. owner[s] is 254 if several sites are nearest, 255 if no site reaches s. Two sites
 * on one square tie. Returns CHESS_DISTANCE_OK.
 *
 *     const uint8_t sites[3] = {0, 7, 60};             (a1, h1, e8)
 *     uint8_t owner[64];
 *     chess_distance_voronoi(CHESS_DISTANCE_WAZIR, sites, 3, NULL, owner);
 *     (by Manhattan distance: owner[18] is 0, c3 belongs to a1)
 *
 * No such piece: CHESS_DISTANCE_INVALID_PIECE (-3). sites or owner is NULL:
 * CHESS_DISTANCE_NULL_POINTER (-4). n is 0 or above 64: CHESS_DISTANCE_OUT_OF_RANGE (-6). owner
 * overlaps sites or *board: CHESS_DISTANCE_OVERLAP (-7). All of these are checked before
 * sites are read. A site above 63: CHESS_DISTANCE_INVALID_SQUARE (-2). On an error owner stays as
 * it was.
 */
int chess_distance_voronoi(int piece,
                           const uint8_t *sites,
                           size_t n,
                           const ChessDistanceBoard *board,
                           uint8_t owner[64]);

/**
 * The set of all squares s with king distance(mover, s) + margin <= king distance(other, s), on
 * the empty board. margin is any int, also a negative one.
 *
 * With only the two kings on the board:
 * - margin 1: if the mover is to move, it can come to any of these squares first, against any
 *   play.
 * - margin 2: the mover can do so even if the other king is to move.
 * - margin 0: the mover needs no more moves than the other king, but may not get there at all: the
 *   other king may block its way.
 *
 * 0 for a square outside 0..63.
 */
uint64_t chess_distance_king_race(int mover, int other, int margin);

/**
 * The rule of the square: 1 if the lone pawn promotes and the lone king cannot take it at once, 0
 * if not. The board is otherwise empty; the pawn's own king is ignored. Exact for every legal
 * state. The pawn advances toward rank 8, or toward rank 1 if is_black is nonzero. The defending
 * king is to move if defender_to_move is nonzero, otherwise the pawn is.
 *
 * A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2). A pawn on rank 1 or rank 8, or on
 * the king's square: CHESS_DISTANCE_OUT_OF_RANGE (-6). In an if these codes count as true.
 */
int chess_distance_pawn_outruns_king(int pawn_sq, int defender, int is_black, int defender_to_move);

/**
 * The squares from which the lone king stops the lone pawn: all squares for which
 * chess_distance_pawn_outruns_king is 0. The pawn's own square is not one of them. The pawn
 * advances toward rank 8, or toward rank 1 if is_black is nonzero. The defending king is to move
 * if defender_to_move is nonzero, otherwise the pawn is.
 *
 * 0 for a square outside 0..63, and for a pawn on rank 1 or rank 8.
 */
uint64_t chess_distance_square_of_pawn(int pawn_sq, int is_black, int defender_to_move);

/**
 * The mop-up evaluation of Chess 4.x for the side that mates a bare king, times ten: 47 *
 * (orthogonal steps from the center to the loser's king) + 16 * (14 - Manhattan distance of the
 * kings). The result is 96..474 for two kings that are not neighbors. A square outside 0..63:
 * CHESS_DISTANCE_INVALID_SQUARE (-2).
 */
int chess_distance_mop_up(int winner, int loser);
#endif /* CHESS_DISTANCE_INLINE_H */

/* ---- Ways and costs ---- */

#ifndef CHESS_DISTANCE_INLINE_H
/**
 * The squares that every way from a square of the first set to a square of the second enters. The
 * ways may have any length. The result has no squares of from and to. If you put one of these
 * squares into board->avoid, no way is left. A slide or a pawn's double step does not enter the
 * squares that it passes.
 *
 *     ChessDistanceBoard wall = {(uint64_t)0xfe << 24, 0, 0};            (b4 to h4)
 *     chess_distance_must_pass(CHESS_DISTANCE_KING, 1 << 4, (uint64_t)1 << 60, &wall);
 *     (e1 to e8: a4, which is 1 << 24)
 *
 * 0 if no sequence of moves leads there, if the sets share a square, for an empty set and for an
 * invalid piece.
 */
uint64_t chess_distance_must_pass(int piece,
                                  uint64_t from,
                                  uint64_t to,
                                  const ChessDistanceBoard *board);

/**
 * The same as chess_distance_must_pass in any graph of 64 sets; moves[s] is the set of the squares
 * one move from s.
 *
 * 0 if no sequence of moves leads there, if the sets share a square, for an empty set and if moves
 * is NULL.
 */
uint64_t chess_distance_graph_must_pass(const uint64_t moves[64], uint64_t from, uint64_t to);

/**
 * The same as chess_distance_set_trajectories in any graph of 64 sets; moves[s] is the set of the
 * squares one move from s. Returns the length l, 0..63. layers[0] to layers[l] become the squares
 * that a shortest trajectory visits after 0 to l moves; the rest becomes 0.
 *
 * No sequence of moves leads there: CHESS_DISTANCE_UNREACHABLE (-1), and layers stay as they
 * were. moves or layers is NULL: CHESS_DISTANCE_NULL_POINTER (-4). from or to is 0:
 * CHESS_DISTANCE_EMPTY_SET (-5). layers and moves overlap: CHESS_DISTANCE_OVERLAP (-7).
 */
int chess_distance_graph_trajectories(const uint64_t moves[64],
                                      uint64_t from,
                                      uint64_t to,
                                      uint64_t layers[64]);

/**
 * Least costs from the nearest square of a set to every square. A move costs 1, one more if it
 * enters a square of plus1, two more if it enters one of plus2, three more for both. out[s]
 * becomes the sum for s, 0..252, or CHESS_DISTANCE_NONE (255) if unreachable. Returns the largest
 * sum. plus1 and plus2 may be empty, from may not.
 *
 *     uint8_t out[64];
 *     chess_distance_weighted_map(CHESS_DISTANCE_KING, 1 << 4, (uint64_t)0xff << 24, 0, NULL, out);
 *     (rank 4 costs one more: out[60] is 8, e1 to e8)
 *
 * No such piece: CHESS_DISTANCE_INVALID_PIECE (-3). out is NULL: CHESS_DISTANCE_NULL_POINTER (-4).
 * from is 0: CHESS_DISTANCE_EMPTY_SET (-5). out and *board overlap: CHESS_DISTANCE_OVERLAP (-7).
 */
int chess_distance_weighted_map(int piece,
                                uint64_t from,
                                uint64_t plus1,
                                uint64_t plus2,
                                const ChessDistanceBoard *board,
                                uint8_t out[64]);
#endif /* CHESS_DISTANCE_INLINE_H */

/* ---- Two sides, whole positions ---- */

#ifndef CHESS_DISTANCE_POSITION_DEFINED
#define CHESS_DISTANCE_POSITION_DEFINED
/**
 * The pieces of a position, by color and by kind. Every piece is in white or in black, and in one
 * of the six kinds.
 */
typedef struct ChessDistancePosition {
  /** White's pieces. */
  uint64_t white;
  /** Black's pieces. */
  uint64_t black;
  /** The kings, one a side. */
  uint64_t kings;
  /** The queens of both sides. */
  uint64_t queens;
  /** The rooks of both sides. */
  uint64_t rooks;
  /** The bishops of both sides. */
  uint64_t bishops;
  /** The knights of both sides. */
  uint64_t knights;
  /** The pawns of both sides, none of them on rank 1 or 8. */
  uint64_t pawns;
  /** 0, or the square behind a pawn that has just advanced two squares. */
  uint64_t en_passant;
} ChessDistancePosition;
#endif

/**
 * Two kings that move in turn, each among the obstacles of its own board: can the attacker force
 * its way to a square of goal, and in how many moves? Either board may be NULL, the empty board.
 * The kings never stand on one square or next to each other, and no side may skip its move.
 *
 * out[t][a][d] is the number of moves that the attacker needs against the best defense, with its
 * king on a and the defender's king on d. t is 0 if the attacker is to move, 1 if the defender is.
 * The first line that fits counts:
 *
 *   a and d are equal or neighbors      255 (CHESS_DISTANCE_NONE)
 *   a is in goal                        0
 *   the side to move has no move        255
 *   the defender holds                  255
 *   otherwise                           the number of moves; 254 stands for 254 or more
 *
 * A king may start on any square, also on one of its board's sets. Returns the largest entry below
 * 255.
 *
 * For two kings among pawns, fill each board so: own holds the side's pawns, enemy the other
 * side's pawns, and avoid the squares that the other side's pawns attack.
 *
 * out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). goal is 0: CHESS_DISTANCE_EMPTY_SET (-5). out
 * overlaps a board: CHESS_DISTANCE_OVERLAP (-7). On an error out stays as it was.
 */
int chess_distance_duel(const ChessDistanceBoard *attacker,
                        const ChessDistanceBoard *defender,
                        uint64_t goal,
                        uint8_t out[2][64][64]);

/**
 * Two pieces of one side that move in any order. Returns the fewest moves of both together until
 * the first stands on a square of to1 and the second on a square of to2. Each piece has the
 * obstacles of its own board, NULL for none, and the other piece stands in its way like a piece of
 * own.
 *
 *   moves[0]     the moves of the first piece: the fewest of all ways with the least sum
 *   moves[1]     the moves of the second piece
 *
 * A number above 254 would be written as 255, but the longest answer that is known has 54 moves.
 *
 * No way: CHESS_DISTANCE_UNREACHABLE (-1), and moves stays as it was. A square outside 0..63, or
 * both pieces on one square: CHESS_DISTANCE_INVALID_SQUARE (-2). No such piece:
 * CHESS_DISTANCE_INVALID_PIECE (-3). moves is NULL: CHESS_DISTANCE_NULL_POINTER (-4). to1 or to2
 * is 0: CHESS_DISTANCE_EMPTY_SET (-5). moves overlaps a board: CHESS_DISTANCE_OVERLAP (-7).
 */
int chess_distance_pair(int piece1,
                        int from1,
                        uint64_t to1,
                        const ChessDistanceBoard *board1,
                        int piece2,
                        int from2,
                        uint64_t to2,
                        const ChessDistanceBoard *board2,
                        uint8_t moves[2]);

/**
 * The squares on which the pieces of a position may ever stand, in any continuation in which both
 * sides help. reach[s] becomes the set of squares of the piece on s, 0 if no piece stands there.
 * Returns the number of fixed pieces: they never move and are never taken.
 *
 * No legal continuation leaves these sets; some of their squares may still be out of reach. The
 * sets cover castling from the usual start squares, but not castling in Chess960. The sets are
 * exactly the result of these rules, applied until nothing changes:
 *
 * - A piece reaches its own square. A piece that reaches no other square and cannot be taken is
 *   fixed.
 * - Only fixed pieces are in the way: in its way of moving a piece passes and enters every other
 *   square. A fixed enemy piece other than a king blocks too, until some piece can take it. From
 *   then on it is not fixed.
 * - A king does not enter a square that a fixed enemy pawn, knight or king attacks.
 * - A pawn advances over and onto squares without fixed pieces, also two squares from its second
 *   rank. It takes diagonally onto squares that an enemy piece other than a king reaches. It takes
 *   onto en_passant if the pawn that has just advanced is an enemy; that pawn is then not fixed.
 *   On the last rank it becomes queen, rook, bishop or knight and goes on from there.
 *
 * position or reach is NULL: CHESS_DISTANCE_NULL_POINTER (-4). position and reach overlap:
 * CHESS_DISTANCE_OVERLAP (-7), checked before the position is read. An invalid position:
 * CHESS_DISTANCE_OUT_OF_RANGE (-6), and reach stays as it was. A position is invalid if colors or
 * kinds overlap or are missing, if a side has not exactly one king, or if a pawn stands on rank 1
 * or 8. An en passant square other than 0 is valid on rank 3 behind a white pawn on rank 4, or on
 * rank 6 behind a black pawn on rank 5. The en passant square and the square from which the pawn
 * came must be empty.
 */
int chess_distance_reach(const ChessDistancePosition *position, uint64_t reach[64]);

/**
 * Why chess_distance_reach refuses a position: a sentence in English, static, or NULL for a valid
 * position. Unless squares is NULL, it gets the squares that show the fault: pieces of two colors
 * or kinds, or without one, the kings of a side without exactly one, pawns on rank 1 or 8, or the en
 * passant square; 0 for a valid position.
 *
 * position is NULL, or it overlaps squares: a sentence, and squares stays as it was.
 */
const char *chess_distance_position_fault(const ChessDistancePosition *position,
                                          uint64_t *squares);

/* ---- Pawn endings ---- */

/**
 * The bytes of memory that chess_distance_pawn_ending needs for each pawn structure: for n
 * structures, n times as many are always enough.
 */
#define CHESS_DISTANCE_PAWN_STRUCTURE_BYTES 1152

#ifndef CHESS_DISTANCE_PAWN_ENDING_DEFINED
#define CHESS_DISTANCE_PAWN_ENDING_DEFINED
/**
 * A pawn ending, solved by chess_distance_pawn_ending for one value of its argument bound. Solve it
 * with bound 0 and with bound 1, and each position has one of three answers:
 *
 * - won with bound 0: the attacker queens by force while no pawn of the defender is one step from
 *   queening, or it mates with a pawn. Such a position is won with bound 1 too.
 * - won with bound 1 alone: a close race. With best play one side promotes a pawn, and
 *   the other side then has a pawn one step from promoting.
 * - won with neither bound: the attacker does not queen by force.
 *
 * The first index is the side to move, 0 the attacker and 1 the defender. The second is the square
 * of the attacker's king. The sets hold squares of the defender's king, in legal positions alone:
 * the kings are on different squares, not neighbors and not on pawns, and the side that has just
 * moved is not in check.
 */
typedef struct ChessDistancePawnEnding {
  /** The attacker queens by force, by this bound. */
  uint64_t won[2][64];
  /**
   * wins[0]: the attacker has a winning move that changes the pawns: a pawn's move, a promotion
   * or a capture. wins[1]: the defender is mated; or it has moves, and all of them change the
   * pawns and lose.
   */
  uint64_t wins[2][64];
  /**
   * holds[1]: the defender has a pawn's move or a capture after which the attacker does not win.
   * holds[0] is empty.
   */
  uint64_t holds[2][64];
  /**
   * The obstacles of the attacker's king: own has all pawns, avoid the squares that the
   * defender's pawns attack. enemy is empty.
   */
  ChessDistanceBoard attacker;
  /** The same for the defender's king. */
  ChessDistanceBoard defender;
} ChessDistancePawnEnding;
#endif

#ifndef CHESS_DISTANCE_PAWN_MOVE_DEFINED
#define CHESS_DISTANCE_PAWN_MOVE_DEFINED
/** A legal move in a pawn ending, and what each side can force after it. */
typedef struct ChessDistancePawnMove {
  /** The square where the move begins. */
  uint8_t from;
  /** The square where it ends. */
  uint8_t to;
  /**
   * 0, or the piece that a pawn becomes: CHESS_DISTANCE_QUEEN, or CHESS_DISTANCE_ROOK where a
   * queen would be stalemate and a rook is not.
   */
  uint8_t promotion;
  /** What White can force after the move: 0 to 3, as in ChessDistancePawnPosition. */
  uint8_t white;
  /** What Black can force after the move. */
  uint8_t black;
  /**
   * 0, 1 if the move mates, 2 if the other side has no legal move and is not in check. The piece
   * in promotion counts, and the king may take it if that is legal.
   */
  uint8_t end;
  /**
   * For a king's move to an empty square after which the mover has 2 or 3: the moves that its
   * king then needs until a pawn's move or a capture wins, 254 for 254 or more. It is out[1] of
   * chess_distance_duel_pairs after the move. CHESS_DISTANCE_NONE (255) for all other moves.
   */
  uint8_t count;
  /** 0. */
  uint8_t reserved;
} ChessDistancePawnMove;
#endif

#ifndef CHESS_DISTANCE_PAWN_POSITION_DEFINED
#define CHESS_DISTANCE_PAWN_POSITION_DEFINED
/** What chess_distance_pawn_position says of a position. */
typedef struct ChessDistancePawnPosition {
  /**
   * What White can force:
   *
   *   0   it does not queen
   *   1   a close race: one side promotes a pawn, and the other then has one a step from it
   *   2   it queens
   *   3   it queens, and Black has no pawn, which is a win in chess unless a new queen and a
   *       new rook are both stalemate; or it mates
   */
  uint8_t white;
  /** What Black can force. */
  uint8_t black;
  /** 0, 1 if the side to move is mated, 2 if it has no legal move and is not in check. */
  uint8_t end;
  /** 0. */
  uint8_t reserved[5];
  /** The legal moves in the order of from, then of to. All entries after the last are 0. */
  ChessDistancePawnMove moves[64];
} ChessDistancePawnPosition;
#endif

#ifndef CHESS_DISTANCE_PAWN_STEP_DEFINED
#define CHESS_DISTANCE_PAWN_STEP_DEFINED
/** A move of chess_distance_pawn_way. */
typedef struct ChessDistancePawnStep {
  /** The square where the move begins. */
  uint8_t from;
  /** The square where it ends. */
  uint8_t to;
  /** 0, or the piece that a pawn becomes, as in ChessDistancePawnMove. */
  uint8_t promotion;
  /** 0. */
  uint8_t reserved;
} ChessDistancePawnStep;
#endif

#ifndef CHESS_DISTANCE_PAWN_STATE_DEFINED
#define CHESS_DISTANCE_PAWN_STATE_DEFINED
/** Two kings, their pawns, and the side to move. */
typedef struct ChessDistancePawnState {
  /** White's pawns. */
  uint64_t white_pawns;
  /** Black's pawns. */
  uint64_t black_pawns;
  /** The square of White's king. */
  uint8_t white_king;
  /** The square of Black's king. */
  uint8_t black_king;
  /** 0, or 1 if Black is to move. */
  uint8_t black_to_move;
  /**
   * The square that a pawn of the other side has just passed with a double step. Other squares,
   * and numbers from 64 on, give no right to en passant.
   */
  uint8_t passed;
  /** 0. */
  uint8_t reserved[4];
} ChessDistancePawnState;
#endif

#ifndef CHESS_DISTANCE_PAWN_OPTION_DEFINED
#define CHESS_DISTANCE_PAWN_OPTION_DEFINED
/** A legal move, and what decides it. */
typedef struct ChessDistancePawnOption {
  /** The position after the move, without the new piece of a promotion. */
  ChessDistancePawnState after;
  /** The same, or the position in which the other king has taken the new piece. */
  ChessDistancePawnState next;
  /** The square where the move begins. */
  uint8_t from;
  /** The square where it ends. */
  uint8_t to;
  /** As in ChessDistancePawnMove. */
  uint8_t promotion;
  /** As in ChessDistancePawnMove. */
  uint8_t end;
  /** 1 if it takes a pawn. */
  uint8_t takes;
  /** 1 if the other king takes the new piece at once. */
  uint8_t is_taken;
  /**
   * wins[c][b]: whether the attacker, c 0 for White and 1 for Black, queens by bound 0 or by
   * bound 1. 0 it does not, 1 it does, 2 if it does in next.
   */
  uint8_t wins[2][2];
  /**
   * How much the mover wants the move on the way of White and of Black, as in
   * chess_distance_pawn_way. 1 for all moves of a king to an empty square: among these the
   * numbers of chess_distance_duel_pairs decide.
   */
  uint16_t rank[2];
  /** 0. */
  uint8_t reserved[2];
} ChessDistancePawnOption;
#endif

#ifndef CHESS_DISTANCE_PAWN_OPTIONS_DEFINED
#define CHESS_DISTANCE_PAWN_OPTIONS_DEFINED
/** The legal moves of a position, and what decides it. */
typedef struct ChessDistancePawnOptions {
  /**
   * The first positions of these decide this one, each without a right to en passant. The
   * attacker, to move, queens if it does in one of them; with the defender to move it has to in
   * all. There are several only where a pawn may be taken in passing.
   */
  ChessDistancePawnState decides[3];
  /** How many positions decide, 1 to 3. */
  uint8_t deciding;
  /** 0, 1 if the side to move is mated, 2 if it has no legal move and is not in check. */
  uint8_t end;
  /** 0. */
  uint8_t reserved[6];
  /** The legal moves in the order of from, then of to. All entries after the last are 0. */
  ChessDistancePawnOption moves[64];
} ChessDistancePawnOptions;
#endif

/**
 * A duel that ends on given pairs of squares, one for each king. In chess_distance_duel play ends
 * if the attacker is on a square of goal, wherever the other king is. Bit d of wins[t][a] says
 * that the attacker has won with its king on a and the defender's king on d. Bit d of holds[t][a]
 * says that play is over without a win. t is 0 if the attacker is to move, 1 if the defender is.
 * holds may be NULL: play ends only in wins. Either board may be NULL, the empty board.
 *
 * out[t][a][d] is the first of these that applies:
 *
 * - CHESS_DISTANCE_NONE (255) if a and d are equal or neighbors, whatever the sets say.
 * - 0 if d is in wins[t][a].
 * - 255 if d is in holds[t][a].
 * - 255 if the king of the side to move has no move.
 * - The number of moves that the attacker's king needs to win against the best defense, 255 if it
 *   cannot force a win. 254 stands for 254 or more.
 *
 * A king may start on any square, also on one of its board's sets. Returns the largest entry below
 * 255, or 0 if there is none.
 *
 * wins or out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). out overlaps a board, wins or holds:
 * CHESS_DISTANCE_OVERLAP (-7). On an error out stays as it was.
 */
int chess_distance_duel_pairs(const ChessDistanceBoard *attacker,
                              const ChessDistanceBoard *defender,
                              const uint64_t wins[2][64],
                              const uint64_t holds[2][64],
                              uint8_t out[2][64][64]);

/**
 * Who queens in a pawn ending: two kings, the pawns of White and Black, and one side, the
 * attacker, that wants to queen. Solve an ending with bound 0 and with bound 1:
 * ChessDistancePawnEnding explains the three answers. out also says where the attacker wins by a
 * pawn's move or a capture, and where the defender holds by one. From these sets
 * chess_distance_duel_pairs computes corresponding squares, key moves and mutual zugzwangs:
 *
 *     static unsigned char memory[2000 * CHESS_DISTANCE_PAWN_STRUCTURE_BYTES];
 *     static ChessDistancePawnEnding e;
 *     static uint8_t moves[2][64][64];
 *     const uint64_t white = 0x829000000, black = 0x82100000000;   (Lasker and Reichhelm, 1901)
 *     chess_distance_pawn_ending(white, black, 0, 0, memory, sizeof memory, &e);
 *     const uint64_t (*const wins)[64] = (const uint64_t (*)[64])e.wins;
 *     const uint64_t (*const holds)[64] = (const uint64_t (*)[64])e.holds;
 *     chess_distance_duel_pairs(&e.attacker, &e.defender, wins, holds, moves);
 *
 * moves[0][0][48] is 13: with its king on a1 and the black king on a7, White, to move, needs 13
 * king's moves before a pawn's move or a capture wins. For each legal pair of squares moves[t][a][d]
 * has a number below 255 if won[t][a] has bit d, and otherwise 255. Pairs that are not legal may
 * have numbers. Without the two casts, -Wpedantic warns in C before C23. Kings on a and d are in mutual
 * zugzwang if d is in won[1][a], not in won[0][a], and not in defender.avoid.
 *
 * The game: kings and pawns move as in chess, with double steps, en passant after a double step
 * that is played, check and mate. There is no castling, and the position given has no right to en
 * passant, which chess_distance_pawn_position looks at. attacker_is_black is nonzero if Black wants
 * to queen. The game ends when a pawn promotes, and what the new queen does is not looked at:
 *
 *   the attacker promotes       won, stalemate or not; with bound 0 not won, if the defender has a
 *                               pawn one step from promotion
 *   the defender promotes       with bound 0 not won; with any other bound won, if the attacker has
 *                               a pawn one step from promotion, and otherwise not won
 *   a pawn mates the defender   won
 *   no legal move is left       not won
 *   play has no end             not won
 *
 * After a promotion the other side's king may take the new piece at once, if the king stands
 * beside the new piece and no king or pawn guards the new piece. After the capture the ending that
 * is left decides.
 *
 * In a close race one side promotes, and the other then has a pawn one step from promotion. With
 * bound 0 it counts as not won, which gives a lower bound, and with any other number as won, which
 * gives an upper bound.
 *
 * memory has size bytes, of any alignment. Its contents do not matter before the call and mean
 * nothing after it. Returns the number of pawn structures that were solved, at least 1; or 0 if
 * memory is too small, and then out stays as it was: call again with more. Expect thousands of
 * structures if the pawns block each other, or with two free pawns a side, and up to hundreds of
 * thousands with three. docs/recipes.md, "How far it goes", has a table of structures, memory and
 * time, and says how often the answer is the result of chess.
 *
 * memory or out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). A pawn on rank 1 or 8, a square in both
 * sets, more than eight pawns a side, or memory that would reach the end of the address space:
 * CHESS_DISTANCE_OUT_OF_RANGE (-6). memory overlaps out: CHESS_DISTANCE_OVERLAP (-7), found before
 * anything is solved. On an error out stays as it was.
 */
int chess_distance_pawn_ending(uint64_t white_pawns,
                               uint64_t black_pawns,
                               int attacker_is_black,
                               int bound,
                               void *memory,
                               size_t size,
                               ChessDistancePawnEnding *out);

/**
 * What each side can force from a position of two kings and pawns, and after each legal move.
 * Returns the number of legal moves, 0 for none.
 *
 *     static ChessDistancePawnPosition out;        (Lasker and Reichhelm, 1901, White to move)
 *     static uint64_t memory[2000 * CHESS_DISTANCE_PAWN_STRUCTURE_BYTES / sizeof(uint64_t)];
 *     ChessDistancePosition position;
 *     memset(&position, 0, sizeof position);
 *     position.white = 0x829000001;
 *     position.black = 0x1082100000000;
 *     position.kings = 0x1000000000001;
 *     position.pawns = 0x82929000000;
 *     chess_distance_pawn_position(&position, 0, memory, sizeof memory, &out);
 *     (3 moves; out.white is 2; out.moves[0] is Kb1 with white 2 and count 12, all others have 0)
 *
 * black_to_move is nonzero if Black is to move. The answers are those of
 * chess_distance_pawn_ending for each side as the attacker: 2 is won with bound 0, and 1 is won
 * with another bound alone. But a move that mates with the new piece is 3 for the mover, and a move
 * after which the other side has no legal move is 0 for both.
 *
 * This game ends with a promotion, and so it is not chess. A queen may fail to win against a pawn
 * on its last two ranks: White has 2 in 8/6KP/8/8/8/p7/1k6/8 w, which is a draw in chess. A
 * promotion to come wins even if it is stalemate. Mates after a promotion are not
 * seen: Black has 2 in 8/8/7p/5P1k/5P2/6PK/1p6/8 b, where b1 is met by g4 mate.
 *
 * A side may take in passing after a double step of the moves that are answered, and at once if
 * en_passant of the position is behind a pawn of the other side. The side to move may be in check.
 *
 * memory has size bytes, of any alignment. Its contents do not matter before the call and mean
 * nothing after it. Memory that is enough for chess_distance_pawn_ending of the position and of
 * every position after a move is enough. Most moves lead to endings that are solved with that of
 * the position, so that the call usually takes as long as three or four calls of
 * chess_distance_pawn_ending.
 *
 * position, memory or out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). memory or position overlaps
 * out, or memory overlaps position: CHESS_DISTANCE_OVERLAP (-7), checked before the position is
 * read. CHESS_DISTANCE_OUT_OF_RANGE (-6): a position that chess_distance_reach refuses, other
 * pieces than kings and pawns, more than eight pawns a side, kings that are neighbors, or a check
 * to the side that is not to move; also memory that would reach the end of the address space.
 * Memory is too small: CHESS_DISTANCE_UNREACHABLE (-1). On an error out stays as it was.
 */
int chess_distance_pawn_position(const ChessDistancePosition *position,
                                 int black_to_move,
                                 void *memory,
                                 size_t size,
                                 ChessDistancePawnPosition *out);

/**
 * The moves with which a side queens by force, or mates with a pawn, and the best defense. Writes
 * the first n moves and returns how many were written; 0 if the answer of
 * chess_distance_pawn_position for this side is 0, or if its win stands on the board.
 *
 * attacker_is_black is nonzero for the way of Black. All moves keep the answer. The attacker
 * advances a pawn, the farther the better, or takes one; otherwise its king goes the shortest way
 * to such a move. The defender takes what it can, advances pawns, or makes the king's way long. It
 * may keep pawns by other moves, with which the queen then has to deal. Of equal moves the first
 * counts, by the square where it begins, and steps come before captures.
 *
 * The way ends with a promotion or with mate. If a king takes the new piece at once, the capture
 * is the next move, and the way goes on. In a close race it ends where a queen meets a pawn one
 * step from promotion.
 *
 * memory is used as by chess_distance_pawn_position. A close race needs twice as much.
 *
 * The errors are those of chess_distance_pawn_position, with way for out. On an error way stays as
 * it was.
 */
int chess_distance_pawn_way(const ChessDistancePosition *position,
                            int black_to_move,
                            int attacker_is_black,
                            void *memory,
                            size_t size,
                            ChessDistancePawnStep *way,
                            size_t n);

/**
 * Why chess_distance_pawn_position refuses a position, as chess_distance_position_fault says it:
 * NULL if it does not. squares, unless it is NULL, gets the squares that show the fault. Besides
 * those of that function they are pieces other than kings and pawns, the pawns of a side with more
 * than eight, both kings if they are neighbors, or the king of the side that has just moved, if it
 * is in check.
 *
 * position is NULL, or it overlaps squares: a sentence, and squares stays as it was.
 */
const char *chess_distance_pawn_position_fault(const ChessDistancePosition *position,
                                               int black_to_move,
                                               uint64_t *squares);

/**
 * The legal moves of two kings and pawns, without solving anything. Returns their number.
 *
 * This is for programs that keep solved endings, to answer many questions about a game. A position
 * without a right to en passant is decided by won of chess_distance_pawn_ending for its pawns, and
 * every other one by such positions. chess_distance_pawn_position and chess_distance_pawn_way
 * need no such program.
 *
 * state or out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). They overlap: CHESS_DISTANCE_OVERLAP
 * (-7), checked before the position is read. CHESS_DISTANCE_OUT_OF_RANGE (-6): a king's square
 * above 63, or pawns, kings or a check that chess_distance_pawn_position refuses. On an error out
 * stays as it was.
 */
int chess_distance_pawn_options(const ChessDistancePawnState *state,
                                ChessDistancePawnOptions *out);

/* ---- Many pairs, other boards ---- */

/**
 * Many pairs at once: out[i] becomes the distance of the piece from a[i] to b[i] on the empty
 * board, or CHESS_DISTANCE_NONE (255) if the piece never gets there. Returns 0. Use this call if
 * your squares already stand in arrays. If the squares are fields of structures, a table such as
 * chess_distance_king_table is faster.
 *
 * Any length and any alignment are allowed; a and b may overlap each other. With n = 0 the
 * pointers are not used and may be NULL.
 *
 * No such piece, even with n = 0: CHESS_DISTANCE_INVALID_PIECE (-3). A pointer is NULL:
 * CHESS_DISTANCE_NULL_POINTER (-4). n bytes from a pointer would reach the end of the address
 * space: CHESS_DISTANCE_OUT_OF_RANGE (-6). out overlaps a or b: CHESS_DISTANCE_OVERLAP (-7). On
 * these errors out stays as it was. Otherwise, a square above 63 in a or b:
 * CHESS_DISTANCE_INVALID_SQUARE (-2). Pairs with such a square get 255, all others their distance.
 */
int chess_distance_batch(int piece, const uint8_t *a, const uint8_t *b, uint8_t *out, size_t n);

/**
 * The distances of all pairs of squares of any board from 1x1 to 16x16, for every piece and every
 * CHESS_DISTANCE_LEAPER(m, n). Squares are numbered rank by rank: file f of rank r is r * files +
 * f. With s = files * ranks, out[from * s + to] becomes the distance, or CHESS_DISTANCE_NONE (255)
 * if the piece never gets there. size, in bytes, must be s * s. Returns 0.
 *
 *     static uint8_t king[120][120];                   (at the start of a 12x10 engine)
 *     chess_distance_fill_table(CHESS_DISTANCE_KING, 12, 10, &king[0][0], sizeof king);
 *
 * A pawn's double step starts on the second rank from its side, if the board has the rank on which
 * the step ends.
 *
 * files or ranks outside 1..16: CHESS_DISTANCE_OUT_OF_RANGE (-6), checked first. No such piece:
 * CHESS_DISTANCE_INVALID_PIECE (-3). out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). size is not
 * s * s: CHESS_DISTANCE_OUT_OF_RANGE (-6).
 */
int chess_distance_fill_table(int piece, int files, int ranks, uint8_t *out, size_t size);

/**
 * One row of the table of chess_distance_fill_table. out[s] becomes the distance from the square
 * from to square s. size must be files * ranks. Returns 0.
 *
 * files or ranks outside 1..16: CHESS_DISTANCE_OUT_OF_RANGE (-6), checked first. from is not on
 * that board: CHESS_DISTANCE_INVALID_SQUARE (-2). No such piece: CHESS_DISTANCE_INVALID_PIECE
 * (-3). out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). size is not files * ranks:
 * CHESS_DISTANCE_OUT_OF_RANGE (-6).
 */
int chess_distance_fill_map(int piece, int files, int ranks, int from, uint8_t *out, size_t size);

/* ---- Columns of positions ---- */

#ifndef CHESS_DISTANCE_COLUMNS_DEFINED
#define CHESS_DISTANCE_COLUMNS_DEFINED
/**
 * The obstacles of many boards. Row i of each column belongs to board i, as in ChessDistanceBoard.
 * A column has n rows, the n of the call. A column that is NULL is empty in every row. Functions
 * take NULL for the struct too: then every board is empty.
 *
 *     const ChessDistanceColumns boards = {own, enemy, NULL};
 */
typedef struct ChessDistanceColumns {
  /** Squares that are neither entered nor passed. */
  const uint64_t *own;
  /** Squares that may be entered; a slide ends there. Pawns enter them only as prey. */
  const uint64_t *enemy;
  /** Squares on which no move ends. A slide or a pawn's double step may pass over them. */
  const uint64_t *avoid;
} ChessDistanceColumns;
#endif

#ifndef CHESS_DISTANCE_POSITION_COLUMNS_DEFINED
#define CHESS_DISTANCE_POSITION_COLUMNS_DEFINED
/**
 * Where chess_distance_read_fens writes positions. A column has n rows, the n of the call, or is
 * NULL and is not written. The sets are those of ChessDistancePosition.
 */
typedef struct ChessDistancePositionColumns {
  /** White's pieces. */
  uint64_t *white;
  /** Black's pieces. */
  uint64_t *black;
  /** The kings of both sides. */
  uint64_t *kings;
  /** The queens of both sides. */
  uint64_t *queens;
  /** The rooks of both sides. */
  uint64_t *rooks;
  /** The bishops of both sides. */
  uint64_t *bishops;
  /** The knights of both sides. */
  uint64_t *knights;
  /** The pawns of both sides. */
  uint64_t *pawns;
  /** The square of the fourth field, 0 for -. */
  uint64_t *en_passant;
  /** Bit 0: Black is to move. Bits 1 to 4: castling K, Q, k, q. */
  uint8_t *state;
} ChessDistancePositionColumns;
#endif

/**
 * Paths on many boards: out[i] becomes the fewest moves from any square of from[i] to any square
 * of to[i] among the obstacles of row i, as by chess_distance_sets. out[i] is CHESS_DISTANCE_NONE
 * (255) if there is no way or if a set is empty. Returns 0. For a path from square to square, each
 * set has one square: (uint64_t)1 << sq.
 *
 * n may be any number. from, to and the columns of boards must be aligned like uint64_t. They may
 * overlap each other. out needs no alignment. With n = 0 the pointers are not used and may be
 * NULL.
 *
 * No such piece, even with n = 0: CHESS_DISTANCE_INVALID_PIECE (-3). from, to or out is NULL:
 * CHESS_DISTANCE_NULL_POINTER (-4). A column would reach the end of the address space:
 * CHESS_DISTANCE_OUT_OF_RANGE (-6). out overlaps a column or *boards: CHESS_DISTANCE_OVERLAP
 * (-7). On an error out stays as it was.
 */
int chess_distance_path_batch(int piece,
                              const uint64_t *from,
                              const uint64_t *to,
                              const ChessDistanceColumns *boards,
                              uint8_t *out,
                              size_t n);

/**
 * Maps of many boards: out[i] becomes the map of the set from[i] among the obstacles of row i, as
 * by chess_distance_set_map. The map holds the fewest moves from the set to every square,
 * CHESS_DISTANCE_NONE (255) if unreachable. If the set is empty, all squares have 255. Returns 0.
 *
 *     static uint64_t kings[N], own[N];
 *     static uint8_t maps[N][64];
 *     const ChessDistanceColumns boards = {own, NULL, NULL};
 *     chess_distance_map_batch(CHESS_DISTANCE_KING, kings, &boards, maps, N);
 *
 * n may be any number. from and the columns of boards must be aligned like uint64_t. They may
 * overlap each other. out needs no alignment. With n = 0 the pointers are not used and may be
 * NULL.
 *
 * No such piece, even with n = 0: CHESS_DISTANCE_INVALID_PIECE (-3). from or out is NULL:
 * CHESS_DISTANCE_NULL_POINTER (-4). A column, or out with its 64 bytes a row, would reach the end
 * of the address space: CHESS_DISTANCE_OUT_OF_RANGE (-6). out overlaps a column or *boards:
 * CHESS_DISTANCE_OVERLAP (-7). On an error out stays as it was.
 */
int chess_distance_map_batch(int piece,
                             const uint64_t *from,
                             const ChessDistanceColumns *boards,
                             uint8_t (*out)[64],
                             size_t n);

/**
 * All 64 maps of many boards: out[i][a][b] becomes the fewest moves from a to b among the
 * obstacles of row i, as by chess_distance_matrix, or CHESS_DISTANCE_NONE (255) if unreachable.
 * Returns 0.
 *
 *     static uint64_t own[N];
 *     static uint8_t matrices[N][64][64];
 *     const ChessDistanceColumns boards = {own, NULL, NULL};
 *     chess_distance_matrix_batch(CHESS_DISTANCE_KING, &boards, matrices, N);
 *
 * n may be any number. The columns of boards must be aligned like uint64_t. They may overlap each
 * other. out needs no alignment. With n = 0 the pointers are not used and may be NULL.
 *
 * No such piece, even with n = 0: CHESS_DISTANCE_INVALID_PIECE (-3). out is NULL:
 * CHESS_DISTANCE_NULL_POINTER (-4). A column, or out with its 4096 bytes a row, would reach the end
 * of the address space: CHESS_DISTANCE_OUT_OF_RANGE (-6). out overlaps a column or *boards:
 * CHESS_DISTANCE_OVERLAP (-7). On an error out stays as it was.
 */
int chess_distance_matrix_batch(int piece,
                                const ChessDistanceColumns *boards,
                                uint8_t (*out)[64][64],
                                size_t n);

/**
 * Territory on many boards, as by chess_distance_territory. In row i, piece1 starts on the squares
 * of set1[i] with the obstacles of boards1; piece2 starts on those of set2[i] with the obstacles
 * of boards2. first[i], second[i] and tied[i] become the three sets of row i. Each of these three
 * columns may be NULL; then it is not written. An empty set reaches nothing. Returns 0.
 *
 * n may be any number. All columns must be aligned like uint64_t. The inputs may overlap each
 * other. With n = 0 the pointers are not used and may be NULL.
 *
 * No such piece, even with n = 0: CHESS_DISTANCE_INVALID_PIECE (-3). set1 or set2 is NULL:
 * CHESS_DISTANCE_NULL_POINTER (-4). A column would reach the end of the address space:
 * CHESS_DISTANCE_OUT_OF_RANGE (-6). An output overlaps another output, an input column, *boards1
 * or *boards2: CHESS_DISTANCE_OVERLAP (-7). On an error the outputs stay as they were.
 */
int chess_distance_territory_batch(int piece1,
                                   const uint64_t *set1,
                                   const ChessDistanceColumns *boards1,
                                   int piece2,
                                   const uint64_t *set2,
                                   const ChessDistanceColumns *boards2,
                                   uint64_t *first,
                                   uint64_t *second,
                                   uint64_t *tied,
                                   size_t n);

/**
 * Moves on many boards: out[i] becomes the squares that the piece reaches in exactly one move from
 * any square of from[i] among the obstacles of row i, as by chess_distance_moves. Returns 0.
 *
 * n may be any number. from, out and the columns of boards must be aligned like uint64_t. The
 * inputs may overlap each other. out may overlap none of them, so no column can be replaced in
 * place. With n = 0 the pointers are not used and may be NULL.
 *
 * No such piece, even with n = 0: CHESS_DISTANCE_INVALID_PIECE (-3). from or out is NULL:
 * CHESS_DISTANCE_NULL_POINTER (-4). A column would reach the end of the address space:
 * CHESS_DISTANCE_OUT_OF_RANGE (-6). out overlaps a column or *boards: CHESS_DISTANCE_OVERLAP
 * (-7). On an error out stays as it was.
 */
int chess_distance_moves_batch(int piece,
                               const uint64_t *from,
                               const ChessDistanceColumns *boards,
                               uint64_t *out,
                               size_t n);

/**
 * Attacks on many boards: out[i] becomes the squares that the pieces on from[i] attack or defend,
 * as by chess_distance_attacks. If occupied is NULL, no square is occupied in any row. Returns 0.
 *
 * n may be any number. from, occupied and out must be aligned like uint64_t. from and occupied may
 * overlap each other. out may overlap neither of them. With n = 0 the pointers are not used and may
 * be NULL.
 *
 * No such piece, even with n = 0: CHESS_DISTANCE_INVALID_PIECE (-3). from or out is NULL:
 * CHESS_DISTANCE_NULL_POINTER (-4). A column would reach the end of the address space:
 * CHESS_DISTANCE_OUT_OF_RANGE (-6). out overlaps from or occupied: CHESS_DISTANCE_OVERLAP (-7). On
 * an error out stays as it was.
 */
int chess_distance_attacks_batch(int piece,
                                 const uint64_t *from,
                                 const uint64_t *occupied,
                                 uint64_t *out,
                                 size_t n);

/**
 * The squares within some moves on many boards: out[i] becomes the squares at distance 0..moves
 * from the nearest square of from[i] among the obstacles of row i, as by chess_distance_within. If
 * moves is negative, every row becomes 0. Returns 0.
 *
 * n may be any number. from, out and the columns of boards must be aligned like uint64_t. The
 * inputs may overlap each other. out may overlap none of them, so no column can be replaced in
 * place. With n = 0 the pointers are not used and may be NULL.
 *
 * No such piece, even with n = 0: CHESS_DISTANCE_INVALID_PIECE (-3). from or out is NULL:
 * CHESS_DISTANCE_NULL_POINTER (-4). A column would reach the end of the address space:
 * CHESS_DISTANCE_OUT_OF_RANGE (-6). out overlaps a column or *boards: CHESS_DISTANCE_OVERLAP
 * (-7). On an error out stays as it was.
 */
int chess_distance_within_batch(int piece,
                                const uint64_t *from,
                                int moves,
                                const ChessDistanceColumns *boards,
                                uint64_t *out,
                                size_t n);

/**
 * The squares at a distance on many boards: out[i] becomes the squares at distance moves, exactly,
 * from the nearest square of from[i] among the obstacles of row i, as by chess_distance_ring. If
 * moves is negative, every row becomes 0. Returns 0.
 *
 * n may be any number. from, out and the columns of boards must be aligned like uint64_t. The
 * inputs may overlap each other. out may overlap none of them, so no column can be replaced in
 * place. With n = 0 the pointers are not used and may be NULL.
 *
 * No such piece, even with n = 0: CHESS_DISTANCE_INVALID_PIECE (-3). from or out is NULL:
 * CHESS_DISTANCE_NULL_POINTER (-4). A column would reach the end of the address space:
 * CHESS_DISTANCE_OUT_OF_RANGE (-6). out overlaps a column or *boards: CHESS_DISTANCE_OVERLAP
 * (-7). On an error out stays as it was.
 */
int chess_distance_ring_batch(int piece,
                              const uint64_t *from,
                              int moves,
                              const ChessDistanceColumns *boards,
                              uint64_t *out,
                              size_t n);

/**
 * Counts of trajectories on many boards: out[i] becomes the exact number of shortest trajectories
 * from the squares of from[i] to those of to[i] among the obstacles of row i, as by
 * chess_distance_set_trajectory_count. out[i] is 0 if no sequence of moves leads there or if a set
 * is empty. Returns 0. For trajectories from square to square, each set has one square:
 * (uint64_t)1 << sq. Such rows are the fastest.
 *
 * n may be any number. from, to, out and the columns of boards must be aligned like uint64_t. The
 * inputs may overlap each other. out may overlap none of them, so no column can be replaced in
 * place. With n = 0 the pointers are not used and may be NULL.
 *
 * No such piece, even with n = 0: CHESS_DISTANCE_INVALID_PIECE (-3). from, to or out is NULL:
 * CHESS_DISTANCE_NULL_POINTER (-4). A column would reach the end of the address space:
 * CHESS_DISTANCE_OUT_OF_RANGE (-6). out overlaps a column or *boards: CHESS_DISTANCE_OVERLAP
 * (-7). On an error out stays as it was.
 */
int chess_distance_trajectory_count_batch(int piece,
                                          const uint64_t *from,
                                          const uint64_t *to,
                                          const ChessDistanceColumns *boards,
                                          uint64_t *out,
                                          size_t n);

/**
 * Reads n positions in FEN or EPD into columns. Row i begins at byte offsets[i] of text and ends
 * before byte offsets[i + 1]. So offsets has n + 1 numbers, as in the large strings of Arrow. Rows
 * need no zero at their end. Returns the number of rows with a fault, INT_MAX if there are more.
 *
 * A row is read as it stands in a file:
 *
 * - A byte order mark (EF BB BF) at its start is skipped. Fields are separated by blanks, tabs,
 *   form feeds and ends of lines, but not by vertical tabs. A semicolon ends the position.
 * - Only the board is needed. A missing side to move is White; missing castling rights and a
 *   missing en passant square are none. What follows the fourth field is not read, such as move
 *   numbers or the operations of an EPD. A third or fourth field of digits alone already belongs to
 *   what follows.
 * - Board: adjacent digits add up, so that 44 is 8. A ~ after a piece's letter, the mark of a
 *   promoted piece, is skipped, and so are pieces in hand after the last rank: any letters, or
 *   none, in [ ], or [-], or letters of pieces, or none, after a /.
 * - Castling: -, or some of KQkq and of the files A to H and a to h of Shredder-FEN and X-FEN,
 *   each at most once. A file is read as k or K if it lies beyond the king toward the h-file, and
 *   as q or Q if toward the a-file. Only a king on its own first rank counts; of several kings,
 *   the one nearest to the a-file. If no king stands on this rank, or the king stands on the file
 *   of the letter, no right is set.
 * - En passant: -, or a square on rank 3 or 6, for either side to move. The square of the pawn
 *   itself is read as the one behind it: rank 5 as rank 6 if White is to move, and rank 4 as rank 3
 *   if Black is.
 *
 * Only the syntax is checked: for legality there is chess_distance_reach.
 *
 * faults[i] is 0 if row i was read. For a bad row faults[i] is the number of the first bad field:
 * 1 the board, 2 the side to move, 3 the castling rights, 4 the en passant square. A bad row is 0
 * in every column. An empty row has no board: 1.
 *
 *     const char text[] = "4k3/8/8/8/8/8/4P3/4K3 w - -" "8/8/8/8/8/8/8/k1K5 x";
 *     const int64_t offsets[] = {0, 27, 47};
 *     uint64_t kings[2];
 *     uint8_t state[2], faults[2];
 *     ChessDistancePositionColumns columns;
 *     memset(&columns, 0, sizeof columns);
 *     columns.kings = kings;
 *     columns.state = state;
 *     chess_distance_read_fens(text, offsets, 2, &columns, faults);
 *     (1 row with a fault: faults[1] is 2; kings[0] has e1 and e8, and kings[1] is 0)
 *
 * n may be any number. offsets and the columns of sets must be aligned like uint64_t. text may be
 * NULL if all rows are empty. With n = 0 the pointers are not used and may be NULL.
 *
 * offsets, columns or faults is NULL: CHESS_DISTANCE_NULL_POINTER (-4). A column or offsets would
 * reach the end of the address space: CHESS_DISTANCE_OUT_OF_RANGE (-6). Two outputs (the columns
 * and faults) overlap, or one overlaps offsets or *columns: CHESS_DISTANCE_OVERLAP (-7). After these
 * checks the offsets are read. text is NULL although two offsets differ: CHESS_DISTANCE_NULL_POINTER
 * (-4). The first offset is negative, one is smaller than the one before, or text would reach the
 * end of the address space, even if all rows are empty: CHESS_DISTANCE_OUT_OF_RANGE (-6). A column
 * or faults overlaps the bytes of the rows: CHESS_DISTANCE_OVERLAP (-7). On an error everything
 * stays as it was.
 */
int chess_distance_read_fens(const char *text,
                             const int64_t *offsets,
                             size_t n,
                             const ChessDistancePositionColumns *columns,
                             uint8_t *faults);

/**
 * A sentence in English for a fault of chess_distance_read_fens, 1 to 4: what the field should be.
 * For another number the sentence says that it is no fault. It is static, and never NULL.
 */
const char *chess_distance_fen_error(int fault);

/* ---- Boards of any size, pieces of any kind ---- */

/** In wrap: the first file follows the last one (a cylinder). A line ends before its start. */
#define CHESS_DISTANCE_WRAP_FILES 1

/** In wrap: the first rank follows the last one. Both flags make a torus. */
#define CHESS_DISTANCE_WRAP_RANKS 2

#ifndef CHESS_DISTANCE_GRID_PIECE_DEFINED
#define CHESS_DISTANCE_GRID_PIECE_DEFINED
/**
 * A piece that chess_distance_grid_piece has read. A piece is plain data: copy it, or store its
 * bytes. For any other bytes functions return CHESS_DISTANCE_INVALID_PIECE.
 */
typedef struct ChessDistanceGridPiece {
  /** Internal. */
  uint64_t words[128];
} ChessDistanceGridPiece;
#endif

#ifndef CHESS_DISTANCE_SQUARES_DEFINED
#define CHESS_DISTANCE_SQUARES_DEFINED
/**
 * A set of squares of a board of up to 16x16: square s = rank * files + file is bit s & 63 of
 * words[s >> 6]. On little-endian machines a 128-bit bitboard is words[0] and words[1].
 */
typedef struct ChessDistanceSquares {
  /** Bits beyond the board are ignored. */
  uint64_t words[4];
} ChessDistanceSquares;
#endif

#ifndef CHESS_DISTANCE_GRID_DEFINED
#define CHESS_DISTANCE_GRID_DEFINED
/** A board. Set the whole struct to 0 first, then the fields that you need. */
typedef struct ChessDistanceGrid {
  /** 1 to 16. */
  int files;
  /** 1 to 16. */
  int ranks;
  /** 0, CHESS_DISTANCE_WRAP_FILES, CHESS_DISTANCE_WRAP_RANKS, or both. */
  int wrap;
  /** Must be 0. */
  int reserved;
  /**
   * Squares that are not part of the board: no move ends there, no line passes them, and a
   * hopper does not hop over them. Leaps jump over them.
   */
  ChessDistanceSquares holes;
  /** The squares from which initial moves (Betza's i) may begin, for pieces of both colors. */
  ChessDistanceSquares first;
} ChessDistanceGrid;
#endif

#ifndef CHESS_DISTANCE_OBSTACLES_DEFINED
#define CHESS_DISTANCE_OBSTACLES_DEFINED
/**
 * The obstacles in a piece's way. Where the sets overlap, every restriction applies. The sets stay
 * the same for a whole path: a capture on the way does not change them. A start square is at
 * distance 0, even if it is in a set. Functions take NULL for no obstacles.
 *
 * A move without a capture ends outside own, enemy and avoid. A capture ends on a square of enemy
 * that is not in own or avoid. The squares of own and enemy are occupied: they stop lines, and
 * hoppers hop over them.
 */
typedef struct ChessDistanceObstacles {
  /** Squares that are neither entered nor passed. */
  ChessDistanceSquares own;
  /** Squares that only captures enter; a line ends there. */
  ChessDistanceSquares enemy;
  /** Squares on which no move ends. A line may pass over them. */
  ChessDistanceSquares avoid;
  /**
   * Goals, flags, promotion ranks: a move may enter these squares. No move leaves them, not even
   * at the start of a search.
   */
  ChessDistanceSquares stop;
} ChessDistanceObstacles;
#endif

#ifndef CHESS_DISTANCE_GRID_TERRITORY_DEFINED
#define CHESS_DISTANCE_GRID_TERRITORY_DEFINED
/**
 * The squares of a board by the side that needs fewer moves to them. Squares that neither side
 * reaches are in no set.
 */
typedef struct ChessDistanceGridTerritory {
  /** Squares nearer to the first side, or reached by it alone. */
  ChessDistanceSquares first;
  /** Squares nearer to the second side, or reached by it alone. */
  ChessDistanceSquares second;
  /** Squares that both reach in the same number of moves. */
  ChessDistanceSquares tied;
} ChessDistanceGridTerritory;
#endif

/**
 * Reads a piece in the notation of Ralph Betza, for boards of any size. is_black is 0 for a white
 * piece; for a black one every step is turned by 180 degrees. Returns CHESS_DISTANCE_OK. A text is
 * any number of parts; "" is a piece that cannot move.
 *
 *     ChessDistanceGridPiece horse, cannon, pawn, silver;
 *     chess_distance_grid_piece("nN", 0, &horse);         (of xiangqi; its elephant is "nA")
 *     chess_distance_grid_piece("mRcpR", 0, &cannon);
 *     chess_distance_grid_piece("mfWcfFimnfD", 0, &pawn);   (double step from squares of first)
 *     chess_distance_grid_piece("FfW", 0, &silver);       (of shogi)
 *
 * A part is: modifiers, a letter, and optionally the same letter again or a number.
 *
 *     W F D N A      leaps of (1,0) (1,1) (2,0) (2,1) (2,2) squares
 *     H L C Z J G    H (3,0), L and C (3,1), Z and J (3,2), G (3,3)
 *     (m,n)          the leap (m,n), 0..15 each, not both 0
 *     K R B Q        K is WF; the riders R = WW, B = FF, Q = RB
 *     NN  N0         the leap again and again on a line
 *     N3             the same, at most 3 times; K2 and Q2 limit every line of K and Q
 *     m  c           only without taking; only taking
 *     i  e           only from squares of first; en passant, which changes nothing here
 *     n              before a leap: lame. The squares that it passes must be empty; it goes
 *                    first along the longer axis, then diagonally
 *     p              a hopper: along its line over exactly one piece, and any number of steps
 *                    beyond it. A number limits the steps before and beyond it together
 *     g              over one piece, to the square right behind it
 *     f b l r v s h  directions: forward, backward, left, right, vertical, sideways, half. Two
 *                    side by side combine: frmN is one leap, but fmrN is four, two of f and two
 *                    of r (table: docs/grids.md). Without any: all eight directions
 *
 * Three parts that programs write are skipped, because no distance needs them: white space at the
 * end of the text; castling, an O with its modifiers and number, as in KisO2; and the first @ with
 * the modifiers before it and all that follows, which is a drop, as in R@8. In front of O and @
 * the letters j o q t y z a are modifiers, too. Such parts alone are a piece that cannot move.
 *
 * The text is no piece: CHESS_DISTANCE_INVALID_PIECE (-3). Such texts have unknown letters,
 * modifiers without a letter after them, two of n p g before a letter, numbers of more than two
 * digits, leaps over 15, more than 4095 bytes or more than 250 different steps (mvWcvW has 4).
 * betza or out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). *out overlaps the text:
 * CHESS_DISTANCE_OVERLAP (-7).
 */
int chess_distance_grid_piece(const char *betza, int is_black, ChessDistanceGridPiece *out);

/**
 * The squares one move away from any square of from: *out becomes their set. Returns their number.
 *
 * piece was not read by chess_distance_grid_piece: CHESS_DISTANCE_INVALID_PIECE (-3). piece, grid,
 * from or out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). files or ranks outside 1..16, an unknown
 * wrap, or reserved other than 0: CHESS_DISTANCE_OUT_OF_RANGE (-6). from has no square of the
 * board: CHESS_DISTANCE_EMPTY_SET (-5). *out overlaps an input: CHESS_DISTANCE_OVERLAP (-7). The
 * first fault in this order is returned.
 */
int chess_distance_grid_moves(const ChessDistanceGridPiece *piece,
                              const ChessDistanceGrid *grid,
                              const ChessDistanceSquares *from,
                              const ChessDistanceObstacles *obstacles,
                              ChessDistanceSquares *out);

/**
 * *out becomes the set of the squares that the pieces on from attack, occupied or not. Returns
 * their number. A line ends on the first square of occupied and includes it. Squares of from stop
 * a line only if they are in occupied. occupied may be NULL: the empty set.
 *
 * The errors are those of chess_distance_grid_moves.
 */
int chess_distance_grid_attacks(const ChessDistanceGridPiece *piece,
                                const ChessDistanceGrid *grid,
                                const ChessDistanceSquares *from,
                                const ChessDistanceSquares *occupied,
                                ChessDistanceSquares *out);

/**
 * The reverse of chess_distance_grid_attacks: *out becomes the set of the squares from which a
 * piece attacks a square of to. These squares may be empty: intersect the set with the squares of
 * your pieces. Returns their number. A lame piece differs from its reverse: a horse on b1 attacks
 * c3 past b2, and a horse on c3 attacks b1 past c2. For initial moves only squares of first count.
 *
 * The errors are those of chess_distance_grid_moves, with to for from.
 */
int chess_distance_grid_attacks_to(const ChessDistanceGridPiece *piece,
                                   const ChessDistanceGrid *grid,
                                   const ChessDistanceSquares *to,
                                   const ChessDistanceSquares *occupied,
                                   ChessDistanceSquares *out);

/**
 * Fewest moves from the nearest square of a set to every square: out[s] becomes the distance of
 * square s, 254 for all distances above 253, and CHESS_DISTANCE_NONE (255) for holes and
 * unreachable squares. size is files * ranks. Returns the largest distance, 0..254.
 *
 * A cannon of xiangqi goes from b3 (square 19) over the piece on b8 (square 64) to b10 (square 82),
 * where it takes the horse:
 *
 *     ChessDistanceGridPiece cannon;
 *     ChessDistanceGrid grid = {9, 10, 0, 0, {{0}}, {{0}}};
 *     ChessDistanceObstacles obstacles = {{{0}}, {{0}}, {{0}}, {{0}}};
 *     ChessDistanceSquares from = {{0}};
 *     uint8_t out[90];
 *     chess_distance_grid_piece("mRcpR", 0, &cannon);
 *     from.words[0] = (uint64_t)1 << 19;
 *     obstacles.enemy.words[1] = (uint64_t)1 << 18 | (uint64_t)1;
 *     chess_distance_grid_map(&cannon, &grid, &from, &obstacles, out, 90);    (out[82] is 1)
 *
 * piece was not read by chess_distance_grid_piece: CHESS_DISTANCE_INVALID_PIECE (-3). piece, grid,
 * from or out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). files or ranks outside 1..16, an unknown
 * wrap, or reserved other than 0: CHESS_DISTANCE_OUT_OF_RANGE (-6). from has no square of the
 * board: CHESS_DISTANCE_EMPTY_SET (-5). size is not files * ranks: CHESS_DISTANCE_OUT_OF_RANGE
 * (-6). out overlaps an input: CHESS_DISTANCE_OVERLAP (-7). The first fault in this order is
 * returned.
 */
int chess_distance_grid_map(const ChessDistanceGridPiece *piece,
                            const ChessDistanceGrid *grid,
                            const ChessDistanceSquares *from,
                            const ChessDistanceObstacles *obstacles,
                            uint8_t *out,
                            size_t size);

/**
 * Fewest moves from every square to the nearest square of a set. Returns the largest distance,
 * 0..254. out, size and the errors are those of chess_distance_grid_map, with to in place of from.
 */
int chess_distance_grid_map_to(const ChessDistanceGridPiece *piece,
                               const ChessDistanceGrid *grid,
                               const ChessDistanceSquares *to,
                               const ChessDistanceObstacles *obstacles,
                               uint8_t *out,
                               size_t size);

/**
 * Least costs from the nearest square of a set to every square. A move costs 1, one more if it
 * enters a square of plus1, two more if it enters one of plus2, three more for both. plus1 and
 * plus2 may be NULL: the empty set. out[s] becomes the least sum, 254 for all sums above 253, and
 * CHESS_DISTANCE_NONE (255) if unreachable. Returns the largest sum, 0..254.
 *
 * The errors are those of chess_distance_grid_map.
 */
int chess_distance_grid_weighted_map(const ChessDistanceGridPiece *piece,
                                     const ChessDistanceGrid *grid,
                                     const ChessDistanceSquares *from,
                                     const ChessDistanceSquares *plus1,
                                     const ChessDistanceSquares *plus2,
                                     const ChessDistanceObstacles *obstacles,
                                     uint8_t *out,
                                     size_t size);

/**
 * The second leg of a journey. start[s] is the number of moves made before the piece goes on from
 * s, 0..191, or CHESS_DISTANCE_NONE (255) if it does not go on from s. Entries of holes are
 * ignored. out[t] becomes the least sum of start[s] and the fewest moves of the piece from s to t.
 * out[t] is 254 for all sums above 253, and CHESS_DISTANCE_NONE if no start reaches t. start and
 * out have size = files * ranks bytes. Returns the largest distance, 0..254. For a shogi piece
 * that promotes, the second leg uses the promoted piece.
 *
 * piece was not read by chess_distance_grid_piece: CHESS_DISTANCE_INVALID_PIECE (-3). piece, grid,
 * start or out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). A board that chess_distance_grid_map
 * refuses, or size is not files * ranks: CHESS_DISTANCE_OUT_OF_RANGE (-6). out overlaps an input:
 * CHESS_DISTANCE_OVERLAP (-7). Any start[s] is 192..254: CHESS_DISTANCE_OUT_OF_RANGE (-6). Every
 * start[s] is 255: CHESS_DISTANCE_EMPTY_SET (-5). The first fault in this order is returned.
 */
int chess_distance_grid_onward(const ChessDistanceGridPiece *piece,
                               const ChessDistanceGrid *grid,
                               const uint8_t *start,
                               const ChessDistanceObstacles *obstacles,
                               uint8_t *out,
                               size_t size);

/**
 * *out becomes the set of the squares at distance 0..moves from the nearest square of from, empty
 * if moves is negative. Returns their number. Distances are those of chess_distance_grid_path, also
 * above 254.
 *
 * The errors are those of chess_distance_grid_moves.
 */
int chess_distance_grid_within(const ChessDistanceGridPiece *piece,
                               const ChessDistanceGrid *grid,
                               const ChessDistanceSquares *from,
                               int moves,
                               const ChessDistanceObstacles *obstacles,
                               ChessDistanceSquares *out);

/**
 * *out becomes the set of the squares at distance moves, exactly, from the nearest square of from.
 * It is empty if moves is negative, or larger than the largest distance. Returns the number of
 * squares. Distances are those of chess_distance_grid_path, also above 254.
 *
 * The errors are those of chess_distance_grid_moves.
 */
int chess_distance_grid_ring(const ChessDistanceGridPiece *piece,
                             const ChessDistanceGrid *grid,
                             const ChessDistanceSquares *from,
                             int moves,
                             const ChessDistanceObstacles *obstacles,
                             ChessDistanceSquares *out);

/**
 * Does any sequence of moves lead from a square of from to a square of to? 1 if so, 0 if not. It is
 * 1 if the sets share a square of the board. The search ends with the first square of to, so it
 * is mostly shorter than that of chess_distance_grid_map or chess_distance_grid_path.
 *
 * The errors are those of chess_distance_grid_path. In an if these codes count as true. If the
 * arguments may be bad, write chess_distance_grid_reaches(...) == 1.
 */
int chess_distance_grid_reaches(const ChessDistanceGridPiece *piece,
                                const ChessDistanceGrid *grid,
                                const ChessDistanceSquares *from,
                                const ChessDistanceSquares *to,
                                const ChessDistanceObstacles *obstacles);

/**
 * The squares at every distance: rings[d] becomes the set of the squares at distance d from the
 * nearest square of from, for d from 0 to the largest distance; the sets after it, up to
 * rings[n - 1], become empty. n is files * ranks. Returns the largest distance, 0..255; it is exact.
 *
 * The errors are those of chess_distance_grid_map, with n for size. On an error nothing is written.
 */
int chess_distance_grid_rings(const ChessDistanceGridPiece *piece,
                              const ChessDistanceGrid *grid,
                              const ChessDistanceSquares *from,
                              const ChessDistanceObstacles *obstacles,
                              ChessDistanceSquares *rings,
                              size_t n);

/**
 * A set from an array with a byte for each square, rank * files + file: *out becomes the set of the
 * squares s, 0..n - 1, for which bytes[s] is value, or with equal = 0 any other value. Returns
 * their number.
 *
 *     uint8_t tafl[121];                            (0 is an empty square)
 *     ChessDistanceSquares pieces;
 *     chess_distance_grid_set_of_bytes(tafl, 121, 0, 0, &pieces);
 *
 * bytes or out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). n outside 1..256, or value outside
 * 0..255: CHESS_DISTANCE_OUT_OF_RANGE (-6). *out overlaps the bytes: CHESS_DISTANCE_OVERLAP (-7).
 * The first fault in this order is returned.
 */
int chess_distance_grid_set_of_bytes(const uint8_t *bytes,
                                     size_t n,
                                     int value,
                                     int equal,
                                     ChessDistanceSquares *out);

/**
 * Fewest moves from any square of from to any square of to, 0..255, or CHESS_DISTANCE_UNREACHABLE
 * (-1).
 *
 * piece was not read by chess_distance_grid_piece: CHESS_DISTANCE_INVALID_PIECE (-3). piece, grid,
 * from or to is NULL: CHESS_DISTANCE_NULL_POINTER (-4). A board that chess_distance_grid_map
 * refuses: CHESS_DISTANCE_OUT_OF_RANGE (-6). from or to has no square of the board:
 * CHESS_DISTANCE_EMPTY_SET (-5). The first fault in this order is returned.
 */
int chess_distance_grid_path(const ChessDistanceGridPiece *piece,
                             const ChessDistanceGrid *grid,
                             const ChessDistanceSquares *from,
                             const ChessDistanceSquares *to,
                             const ChessDistanceObstacles *obstacles);

/**
 * The maps from all squares. With squares = files * ranks, out[from * squares + to] becomes the
 * distance that chess_distance_grid_map gives. Rows and columns of holes are CHESS_DISTANCE_NONE
 * (255). size is squares * squares. Returns CHESS_DISTANCE_OK.
 *
 * The errors are those of chess_distance_grid_map.
 */
int chess_distance_grid_matrix(const ChessDistanceGridPiece *piece,
                               const ChessDistanceGrid *grid,
                               const ChessDistanceObstacles *obstacles,
                               uint8_t *out,
                               size_t size);

/**
 * The graph of a piece, which you may edit: moves[s] becomes the set of the squares one move from
 * s, empty for a hole. n is files * ranks. Returns CHESS_DISTANCE_OK.
 *
 * Errors as for chess_distance_grid_map, with n for size.
 */
int chess_distance_grid_graph(const ChessDistanceGridPiece *piece,
                              const ChessDistanceGrid *grid,
                              const ChessDistanceObstacles *obstacles,
                              ChessDistanceSquares *moves,
                              size_t n);

/**
 * Fewest moves in any graph of n squares, 1 to 256: moves[s] is the set of the squares one move
 * from s. out[s] becomes the distance of square s from the nearest square of from,
 * CHESS_DISTANCE_NONE (255) if unreachable, 254 for all distances above 253. Bits from n on are
 * ignored. Returns the largest distance, 0..254.
 *
 * moves, from or out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). from is empty, or has no square
 * below a valid n: CHESS_DISTANCE_EMPTY_SET (-5). n outside 1..256: CHESS_DISTANCE_OUT_OF_RANGE
 * (-6). out overlaps an input: CHESS_DISTANCE_OVERLAP (-7). The first fault in this order is
 * returned.
 */
int chess_distance_grid_graph_map(const ChessDistanceSquares *moves,
                                  size_t n,
                                  const ChessDistanceSquares *from,
                                  uint8_t *out);

/**
 * The shortest trajectories from any square of from to any square of to: layers[k] becomes the set
 * of the squares that some trajectory visits after k moves. Returns their length l, 0..255, or
 * CHESS_DISTANCE_UNREACHABLE (-1). layers has room for n sets, and n must be more than l; 256 are
 * always enough. layers[0] to layers[l] are written. The check for an overlap looks at n sets, but
 * at no more than 256.
 *
 * piece was not read by chess_distance_grid_piece: CHESS_DISTANCE_INVALID_PIECE (-3). piece, grid,
 * from, to or layers is NULL: CHESS_DISTANCE_NULL_POINTER (-4). A board that
 * chess_distance_grid_map refuses: CHESS_DISTANCE_OUT_OF_RANGE (-6). from or to has no square of
 * the board: CHESS_DISTANCE_EMPTY_SET (-5). A way exists but n is not more than l:
 * CHESS_DISTANCE_OUT_OF_RANGE (-6). layers overlaps an input: CHESS_DISTANCE_OVERLAP (-7). The
 * first fault in this order is returned. On an error, and for -1, nothing is written.
 */
int chess_distance_grid_trajectories(const ChessDistanceGridPiece *piece,
                                     const ChessDistanceGrid *grid,
                                     const ChessDistanceSquares *from,
                                     const ChessDistanceSquares *to,
                                     const ChessDistanceObstacles *obstacles,
                                     ChessDistanceSquares *layers,
                                     size_t n);

/**
 * The number of shortest trajectories from any square of from to any square of to; UINT64_MAX if
 * there are that many or more. 0 if there is none, or if the arguments are an error for
 * chess_distance_grid_path.
 */
uint64_t chess_distance_grid_trajectory_count(const ChessDistanceGridPiece *piece,
                                              const ChessDistanceGrid *grid,
                                              const ChessDistanceSquares *from,
                                              const ChessDistanceSquares *to,
                                              const ChessDistanceObstacles *obstacles);

/**
 * Divides a board between two sides: piece1 on each square of set1, with obstacles1, against
 * piece2 on each square of set2, with obstacles2. Either obstacles may be NULL. Returns
 * CHESS_DISTANCE_OK.
 *
 * A piece was not read by chess_distance_grid_piece: CHESS_DISTANCE_INVALID_PIECE (-3). A piece, a
 * set, grid or out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). A board that chess_distance_grid_map
 * refuses: CHESS_DISTANCE_OUT_OF_RANGE (-6). A set has no square of the board:
 * CHESS_DISTANCE_EMPTY_SET (-5). *out overlaps an input: CHESS_DISTANCE_OVERLAP (-7). The first
 * fault in this order is returned.
 */
int chess_distance_grid_territory(const ChessDistanceGridPiece *piece1,
                                  const ChessDistanceSquares *set1,
                                  const ChessDistanceObstacles *obstacles1,
                                  const ChessDistanceGridPiece *piece2,
                                  const ChessDistanceSquares *set2,
                                  const ChessDistanceObstacles *obstacles2,
                                  const ChessDistanceGrid *grid,
                                  ChessDistanceGridTerritory *out);

/* ---- More trajectories, walks and costs: no faster than your own C ---- */

#ifndef CHESS_DISTANCE_INLINE_H
/**
 * The shortest trajectories from the squares of one set to those of another: the All Shortest
 * Paths of the chess programming wiki, for any piece. Returns their length l in moves, 0..63,
 * which is chess_distance_sets. layers[k] becomes the set of all squares that a trajectory of this
 * length visits after k moves; layers[l + 1] to layers[63] become 0. If the sets share squares, l
 * is 0 and layers[0] is the set of the shared squares.
 *
 *     uint64_t layers[64], corners = 1 | (uint64_t)1 << 63;
 *     int l = chess_distance_set_trajectories(CHESS_DISTANCE_KING, (uint64_t)1 << 28, corners,
 *                                             NULL, layers);
 *     (e4 to a1 or h8: l is 4, layers[1] is d3 d4 e5 f5, layers[4] is both corners)
 *
 * No sequence of moves leads there: CHESS_DISTANCE_UNREACHABLE (-1), and layers stay as they
 * were. No such piece: CHESS_DISTANCE_INVALID_PIECE (-3). layers is NULL:
 * CHESS_DISTANCE_NULL_POINTER (-4). from or to is 0: CHESS_DISTANCE_EMPTY_SET (-5). layers and
 * *board overlap: CHESS_DISTANCE_OVERLAP (-7).
 */
int chess_distance_set_trajectories(int piece,
                                    uint64_t from,
                                    uint64_t to,
                                    const ChessDistanceBoard *board,
                                    uint64_t layers[64]);

/**
 * The exact number of the trajectories of chess_distance_set_trajectories, below 2^34 on every
 * board. If the sets share squares, the result is the number of shared squares. 0 if no sequence
 * of moves leads there, for an empty set and for an invalid piece.
 */
uint64_t chess_distance_set_trajectory_count(int piece,
                                             uint64_t from,
                                             uint64_t to,
                                             const ChessDistanceBoard *board);

/**
 * The ways of exactly this number of moves, 0..63, from one square to another. A way may visit a
 * square again. A way may come back to the start if the start is not in board->own or
 * board->avoid. layers[k] becomes the set of the squares that some way visits after k moves: k
 * moves lead there from the start, and moves - k lead on to the target. layers[moves + 1] to
 * layers[63] become 0. Returns moves.
 *
 *     uint64_t layers[64];
 *     chess_distance_walks(CHESS_DISTANCE_KNIGHT, 28, 28, 2, NULL, layers);
 *     (a knight on e4 leaves and comes back: layers[1] is its eight moves)
 *
 * There is no such way: CHESS_DISTANCE_UNREACHABLE (-1), and layers stay as they were. A square
 * outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2). No such piece: CHESS_DISTANCE_INVALID_PIECE
 * (-3). layers is NULL: CHESS_DISTANCE_NULL_POINTER (-4). moves outside 0..63:
 * CHESS_DISTANCE_OUT_OF_RANGE (-6). layers and *board overlap: CHESS_DISTANCE_OVERLAP (-7).
 */
int chess_distance_walks(int piece,
                         int from,
                         int to,
                         int moves,
                         const ChessDistanceBoard *board,
                         uint64_t layers[64]);

/**
 * The number of the ways of chess_distance_walks; UINT64_MAX if there are that many or more. 0 if
 * there is none, for a square outside 0..63, for an invalid piece and for moves outside 0..63.
 */
uint64_t chess_distance_walk_count(int piece,
                                   int from,
                                   int to,
                                   int moves,
                                   const ChessDistanceBoard *board);

/**
 * The fewest costly moves from a set to every square; free moves are not counted. out[s] becomes
 * the number for s, CHESS_DISTANCE_NONE (255) if unreachable. Returns the largest number, 0..63.
 * Each graph is 64 sets: moves[s] is the set of the squares one move from s. Both may be the same
 * array.
 *
 * The fewest captures of a pawn from e2, whose advances are free:
 *
 *     uint64_t free_moves[64], costly_moves[64];
 *     uint8_t out[64];
 *     int s;
 *     chess_distance_graph(CHESS_DISTANCE_WHITE_PAWN, NULL, free_moves);
 *     for (s = 0; s < 64; ++s)
 *         costly_moves[s] = chess_distance_attacks(CHESS_DISTANCE_WHITE_PAWN, (uint64_t)1 << s, 0);
 *     chess_distance_graph_cost_map(free_moves, costly_moves, 1 << 12, out);   (out[56] is 4: a8)
 *
 * free_moves, costly_moves or out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). from is 0:
 * CHESS_DISTANCE_EMPTY_SET (-5). out overlaps a graph: CHESS_DISTANCE_OVERLAP (-7).
 */
int chess_distance_graph_cost_map(const uint64_t free_moves[64],
                                  const uint64_t costly_moves[64],
                                  uint64_t from,
                                  uint8_t out[64]);

/**
 * The second leg of a journey in these graphs, with the rules of chess_distance_onward: out[t]
 * becomes the least sum of start[s] and the costly moves from s to t, or CHESS_DISTANCE_NONE (255)
 * if no start reaches t. start[s] is 0..191, or CHESS_DISTANCE_NONE if nothing starts on s.
 * Returns the largest sum, 0..254.
 *
 * free_moves, costly_moves, start or out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). out overlaps
 * start or a graph: CHESS_DISTANCE_OVERLAP (-7), checked before start is read. Any start[s] is
 * 192..254: CHESS_DISTANCE_OUT_OF_RANGE (-6). Every start[s] is 255: CHESS_DISTANCE_EMPTY_SET
 * (-5).
 */
int chess_distance_graph_cost_onward(const uint64_t free_moves[64],
                                     const uint64_t costly_moves[64],
                                     const uint8_t start[64],
                                     uint8_t out[64]);
#endif /* CHESS_DISTANCE_INLINE_H */

/* ---- Tables: the unchecked fast path ---- */

/* Windows: define CHESS_DISTANCE_DLL before the include if you link the DLL. */
#if defined(_WIN32) && defined(CHESS_DISTANCE_DLL)
#define CHESS_DISTANCE_DATA __declspec(dllimport)
#else
#define CHESS_DISTANCE_DATA
#endif

/* Rows of the tables by pairs: chess_distance_king_table[a][b] is a uint8_t. */
typedef uint8_t ChessDistanceRow[64];
typedef uint64_t ChessDistanceRings[8];

#ifndef CHESS_DISTANCE_TABLES_H
/**
 * King distances of all pairs of squares, [a][b], 0..7; aligned to 64 bytes. Unchecked: the
 * squares must lie in 0..63.
 */
CHESS_DISTANCE_DATA extern const ChessDistanceRow chess_distance_king_table[64];

/** Manhattan distances of all pairs of squares, [a][b], 0..14; aligned to 64 bytes. */
CHESS_DISTANCE_DATA extern const ChessDistanceRow chess_distance_manhattan_table[64];

/** Knight distances of all pairs of squares, [a][b], 0..6, with corners; aligned to 64 bytes. */
CHESS_DISTANCE_DATA extern const ChessDistanceRow chess_distance_knight_table[64];
#endif /* CHESS_DISTANCE_TABLES_H */

#ifndef CHESS_DISTANCE_INLINE_H
/** Sets of squares: [sq][d] holds the squares exactly d king moves away from sq, for d in 0..7. */
CHESS_DISTANCE_DATA extern const ChessDistanceRings chess_distance_king_ring_table[64];

/**
 * Knight distance by 8 * rank distance + file distance, 0..6, without the corner rule. The rule:
 * add 2 if the index is 9 and exactly one of the squares is a corner.
 */
CHESS_DISTANCE_DATA extern const uint8_t chess_distance_knight_by_rank_file[64];

/** 1 on a1, h1, a8 and h8, otherwise 0. */
CHESS_DISTANCE_DATA extern const uint8_t chess_distance_corners[64];

/**
 * King distance by 0x88 difference, 0..7; 255 in the holes: indices that are not the difference of
 * two squares.
 */
CHESS_DISTANCE_DATA extern const uint8_t chess_distance_king_x88[240];

/** Manhattan distance by 0x88 difference, 0..14; 255 in the holes. */
CHESS_DISTANCE_DATA extern const uint8_t chess_distance_manhattan_x88[240];

/** Knight distance by 0x88 difference, 0..6, without the corner rule; 255 in the holes. */
CHESS_DISTANCE_DATA extern const uint8_t chess_distance_knight_x88[240];

/** Bishop distance by 0x88 difference, 0..2, 255 for the other color and in the holes. */
CHESS_DISTANCE_DATA extern const uint8_t chess_distance_bishop_x88[240];

/** Rook distance by 0x88 difference, 0..2; 255 in the holes. */
CHESS_DISTANCE_DATA extern const uint8_t chess_distance_rook_x88[240];

/** Queen distance by 0x88 difference, 0..2; 255 in the holes. */
CHESS_DISTANCE_DATA extern const uint8_t chess_distance_queen_x88[240];

/** White pawn distance by 0x88 difference, by single steps, 0..7; 255 elsewhere. */
CHESS_DISTANCE_DATA extern const uint8_t chess_distance_white_pawn_x88[240];

/** Black pawn distance by 0x88 difference, by single steps, 0..7; 255 elsewhere. */
CHESS_DISTANCE_DATA extern const uint8_t chess_distance_black_pawn_x88[240];

/**
 * The pieces that attack over this 0x88 difference, the sum of: white pawn 1, black pawn 2,
 * knight 4, bishop 8, rook 16, king 32. A queen attacks as bishop or rook. 0 if none does.
 */
CHESS_DISTANCE_DATA extern const uint8_t chess_distance_attacks_x88[240];

/**
 * By 0x88 difference: the increment of the 0x88 square, for one step toward the target along a
 * rank, file or diagonal, or for a knight's jump onto it. 0 if no such line leads there.
 */
CHESS_DISTANCE_DATA extern const int8_t chess_distance_step_x88[240];

/**
 * Like chess_distance_step_x88, but 0 for a knight's jump too. Fruit, Toga and GNU Chess call it
 * DeltaIncLine.
 */
CHESS_DISTANCE_DATA extern const int8_t chess_distance_line_x88[240];

/** King distance by 15x15 offset, 0..7. */
CHESS_DISTANCE_DATA extern const uint8_t chess_distance_king_offset[225];

/** Manhattan distance by 15x15 offset, 0..14. */
CHESS_DISTANCE_DATA extern const uint8_t chess_distance_manhattan_offset[225];

/** Knight distance by 15x15 offset, 0..6, without the corner rule. */
CHESS_DISTANCE_DATA extern const uint8_t chess_distance_knight_offset[225];

/** Bishop distance by 15x15 offset, 0..2, 255 for the other color. */
CHESS_DISTANCE_DATA extern const uint8_t chess_distance_bishop_offset[225];

/** Rook distance by 15x15 offset, 0..2. */
CHESS_DISTANCE_DATA extern const uint8_t chess_distance_rook_offset[225];

/** Queen distance by 15x15 offset, 0..2. */
CHESS_DISTANCE_DATA extern const uint8_t chess_distance_queen_offset[225];

/** White pawn distance by 15x15 offset, by single steps, 0..7; 255 elsewhere. */
CHESS_DISTANCE_DATA extern const uint8_t chess_distance_white_pawn_offset[225];

/** Black pawn distance by 15x15 offset, by single steps, 0..7; 255 elsewhere. */
CHESS_DISTANCE_DATA extern const uint8_t chess_distance_black_pawn_offset[225];

/**
 * The pieces that attack over this 15x15 offset, the sum of: white pawn 1, black pawn 2,
 * knight 4, bishop 8, rook 16, king 32. A queen attacks as bishop or rook. 0 if none does.
 */
CHESS_DISTANCE_DATA extern const uint8_t chess_distance_attacks_offset[225];

/**
 * By 15x15 offset: the increment of the index in the 15x15 array, for one step toward the target
 * along a rank, file or diagonal, or for a knight's jump onto it. 0 if no such line leads there.
 */
CHESS_DISTANCE_DATA extern const int8_t chess_distance_step_offset[225];

/** Like chess_distance_step_offset, but 0 for a knight's jump too. */
CHESS_DISTANCE_DATA extern const int8_t chess_distance_line_offset[225];

/**
 * 15 * rank + file of each square, 0..112. The index of the tables by 15x15 offset is 112 +
 * chess_distance_offset_square[to] - chess_distance_offset_square[from].
 */
CHESS_DISTANCE_DATA extern const uint8_t chess_distance_offset_square[64];
#endif /* CHESS_DISTANCE_INLINE_H */

#pragma pop_macro("black")
#pragma pop_macro("white")

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* CHESS_DISTANCE_H */
