/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Copyright (c) 2026 the chess-distance authors
 *
 * chess_distance_inline.h - chess distances, on the empty board and among obstacles, in one file.
 * Version 0.6.0, from https://github.com/chess-distance/chess-distance
 *
 *     #include "chess_distance_inline.h"               (at global scope)
 *     int d = chess_distance_king(4, 60);              (e1 to e8: 7 moves)
 *     int k = chess_distance_knight_table[0][63];      (a1 to h8: 6 moves)
 *     ChessDistanceBoard board = {0, (uint64_t)1 << 12, 0};    (own, enemy, avoid)
 *     int r = chess_distance_path(CHESS_DISTANCE_ROOK, 4, 60, &board);
 *                                                      (e1 to e8, an enemy on e2: 2 moves)
 *
 * Copy this file into your program. Include it at global scope, not inside a namespace. There is
 * nothing to link or to initialize, and all functions are thread-safe. They are static inline, and
 * an optimized binary contains only what you use. The header needs C99 or C++11, or later; from
 * C++14 on, the functions on the empty board are constexpr. It includes <stddef.h> and <stdint.h>.
 * For CHESS_DISTANCE_AT in debug builds it also includes <stdio.h>, and <stdlib.h> if the compiler
 * is not gcc or clang. chess_distance_tables.h is a much smaller file, with the distances of two
 * squares alone.
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
 *
 * Every int is safe to pass, and so is a pointer that is NULL or points at an aligned buffer of the
 * documented size. No call crashes, hangs, allocates or keeps state. Tables are unchecked: their
 * indices must be squares. CHESS_DISTANCE_AT checks them in debug builds.
 *
 * Contents, without chess_distance_ before the names (names of the wiki are complete):
 *
 *     Distances on the empty board
 *         king, manhattan, knight, file, rank, center, center_manhattan, edge, edge_file,
 *         edge_rank, corner, relation, nearest, nearest_file, x88_diff, to_x88, from_x88, by_x88,
 *         offset, direction, chess_distance
 *     Pieces, results, version
 *         VERSION_MAJOR, VERSION_MINOR, VERSION_PATCH, VERSION_NUMBER, KING, WAZIR, KNIGHT, BISHOP,
 *         ROOK, QUEEN, WHITE_PAWN, BLACK_PAWN, ARCHBISHOP, CHANCELLOR, AMAZON, OK, UNREACHABLE,
 *         INVALID_SQUARE, INVALID_PIECE, NULL_POINTER, EMPTY_SET, OUT_OF_RANGE, OVERLAP, NONE,
 *         MAX_MOVES, LEAPER
 *     Distances among obstacles
 *         ChessDistanceBoard, moves, path, reaches, sets, within, ring, rings, set_of_bytes,
 *         attacks, map, set_map, map_to, set_map_to, onward, graph, graph_reverse, graph_map,
 *         graph_onward, pawn_map, pawn_map_to, pawn_captures_map, promotion_map, promotion_map_to
 *     Trajectories
 *         trajectories, trajectory_count, trajectory
 *     Territory, races, endings
 *         ChessDistanceTerritory, territory, voronoi, king_race, pawn_outruns_king, square_of_pawn,
 *         mop_up
 *     Ways and costs
 *         must_pass, graph_must_pass, graph_trajectories, weighted_map
 *     More trajectories, walks and costs: no faster than your own C
 *         set_trajectories, set_trajectory_count, walks, walk_count, graph_cost_map,
 *         graph_cost_onward
 *     How tables and searches are declared
 *     Macros to look tables up
 *         AT, X88_INDEX, X88_INDEX_119
 *     C++: the functions for your own square type
 *         namespace chessdistance
 *     Bodies that need no table
 *     Tables
 *         king_table, manhattan_table, knight_table, king_ring_table, knight_by_rank_file, corners,
 *         king_x88, manhattan_x88, knight_x88, bishop_x88, rook_x88, queen_x88, white_pawn_x88,
 *         black_pawn_x88, attacks_x88, step_x88, line_x88, king_offset, manhattan_offset,
 *         knight_offset, bishop_offset, rook_offset, queen_offset, white_pawn_offset,
 *         black_pawn_offset, attacks_offset, step_offset, line_offset, offset_square
 *     Bodies that read tables
 *     C++: tables of other boards
 *         chessdistance::table
 *     The names of the wiki
 *         arrDistance, arrManhattanDistance, arrDistanceBy0x88Diff, arrManhattanDistanceBy0x88Diff,
 *         arrKnightDistanceBy0x88Diff, arrDistance15x15, arrKnightDistance,
 *         arrCenterManhattanDistance, arrCenterDistance, distance, manhattanDistance,
 *         knightDistance, manhattanCenterDistance, centerDistance, x88diff, absRankFileDiff,
 *         getKnightAttacks, calcKnightDistance
 *
 * Define before the first #include, as you need it:
 *
 *     CHESS_DISTANCE_WIKI_NAMES    adds distance, arrDistance, ...: the names of the chess
 *                                  programming wiki, if int has 32 bits or more
 *     CHESS_DISTANCE_USE_LIBRARY   uses the tables of libchess_distance, which you then link
 *     CHESS_DISTANCE_ASSERT(x)     replaces the check of CHESS_DISTANCE_AT
 *     CHESS_DISTANCE_LITTLE_MEMORY chess_distance, king, manhattan, knight and nearest read no large table,
 *                                  as always on AVR, which copies tables to RAM
 *
 * Names and results are those of chess_distance.h, the header of the library. Only the library has
 * matrices, columns of pairs and of positions, boards of any size, duels, pairs of pieces, pawn
 * endings, chess_distance_reach, chess_distance_position_fault, chess_distance_error and
 * chess_distance_version. One file may include all headers of the project, in any order.
 *
 * License. MIT or Apache-2.0, as you prefer; a GPL program takes MIT. This notice has to stay:
 *
 *     Permission is hereby granted, free of charge, to any person obtaining a copy of this software
 *     and associated documentation files (the "Software"), to deal in the Software without
 *     restriction, including without limitation the rights to use, copy, modify, merge, publish,
 *     distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the
 *     Software is furnished to do so, subject to the following conditions: The above copyright
 *     notice and this permission notice shall be included in all copies or substantial portions of
 *     the Software.
 *
 *     THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING
 *     BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND
 *     NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM,
 *     DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING
 *     FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
 *
 * Generated by `make headers`: edit capi/inline and capi/src instead.
 */

/* One error message instead of a hundred. */
#if defined(__cplusplus) && __cplusplus < 201103L && !defined(_MSC_VER)
#error "chess_distance_inline.h needs C++11 or later: use -std=c++11, or chess_distance.h"
#elif !defined(__cplusplus) && defined(__STRICT_ANSI__) \
    && (!defined(__STDC_VERSION__) || __STDC_VERSION__ < 199901L)
#error "chess_distance_inline.h needs C99 or later: use -std=c99, or chess_distance.h"
#else

#ifndef CHESS_DISTANCE_INLINE_H
#define CHESS_DISTANCE_INLINE_H

#include <stddef.h>
#include <stdint.h>

/* If chess_distance_tables.h is included after this header, it adds nothing. If it was included
 * before, its macros are undefined here. */
#ifndef CHESS_DISTANCE_TABLES_H
#define CHESS_DISTANCE_TABLES_H
#else
#undef chess_distance_king
#undef chess_distance_manhattan
#undef chess_distance_knight
#undef chess_distance_file
#undef chess_distance_rank
#undef chess_distance_king_table
#undef chess_distance_manhattan_table
#undef chess_distance_knight_table
#endif

/* ---- How functions are declared ---- */

/* chess_distance_king is a macro for the private name chess_distance_inline_king, and so is every
 * other name, because chess_distance.h may declare the same names in the same file. */

#if defined(_MSVC_LANG)
#define CHESS_DISTANCE_INLINE_CPLUSPLUS _MSVC_LANG
#elif defined(__cplusplus)
#define CHESS_DISTANCE_INLINE_CPLUSPLUS __cplusplus
#else
#define CHESS_DISTANCE_INLINE_CPLUSPLUS 0L
#endif

/* The spellings with underscores, because programs define macros called inline, unused and
 * visibility. C89 and cc65 have no inline. */
#if defined(__GNUC__)
#define CHESS_DISTANCE_INLINE_UNUSED __attribute__((__unused__))
#define CHESS_DISTANCE_INLINE_KEYWORD __inline__
#else
#define CHESS_DISTANCE_INLINE_UNUSED
#if defined(_MSC_VER) && !defined(__cplusplus)
#define CHESS_DISTANCE_INLINE_KEYWORD __inline
#elif defined(__cplusplus) ||                                                                      \
    (defined(__STDC_VERSION__) && __STDC_VERSION__ >= 199901L && !defined(__CC65__))
#define CHESS_DISTANCE_INLINE_KEYWORD inline
#else
#define CHESS_DISTANCE_INLINE_KEYWORD
#endif
#endif

/* AVR copies tables to its RAM, where one of 64 by 64 squares seldom fits. */
#if defined(__AVR__) && !defined(CHESS_DISTANCE_LITTLE_MEMORY)
#define CHESS_DISTANCE_LITTLE_MEMORY
#endif

/* A constant expression cannot read the tables of the library. So a function has to know whether
 * the compiler evaluates it, and this macro is defined if it can. */
#if defined(__has_builtin)
#if __has_builtin(__builtin_is_constant_evaluated)
#define CHESS_DISTANCE_INLINE_TELLS_CONSTANTS
#endif
#elif defined(_MSC_VER)
#if _MSC_VER >= 1925
#define CHESS_DISTANCE_INLINE_TELLS_CONSTANTS
#endif
#endif

#if !defined(CHESS_DISTANCE_USE_LIBRARY) \
    || (CHESS_DISTANCE_INLINE_CPLUSPLUS >= 201402L \
        && defined(CHESS_DISTANCE_INLINE_TELLS_CONSTANTS))
#define CHESS_DISTANCE_INLINE_OWN_TABLES
#endif

/* Functions are static in C++ too, so that files with different settings do not clash. Functions
 * that search are not constexpr. */
#define CHESS_DISTANCE_INLINE_SEARCH \
  CHESS_DISTANCE_INLINE_UNUSED static CHESS_DISTANCE_INLINE_KEYWORD
#if CHESS_DISTANCE_INLINE_CPLUSPLUS >= 201402L && defined(CHESS_DISTANCE_INLINE_OWN_TABLES) \
    && (!defined(_MSC_VER) || _MSC_VER >= 1910)
#define CHESS_DISTANCE_INLINE_FUNCTION CHESS_DISTANCE_INLINE_UNUSED static constexpr
#else
#define CHESS_DISTANCE_INLINE_FUNCTION CHESS_DISTANCE_INLINE_SEARCH
#endif

/* ---- Distances on the empty board ---- */

/**
 * King distance (Chebyshev distance): king moves from a to b on the empty board, 0..7.
 * A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
 */
#define chess_distance_king chess_distance_inline_king
CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_king(int a, int b);

/**
 * Manhattan distance: orthogonal steps from a to b on the empty board, 0..14.
 * A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
 */
#define chess_distance_manhattan chess_distance_inline_manhattan
CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_manhattan(int a, int b);

/**
 * Knight distance: knight moves from a to b on the empty board, 0..6, corners included.
 * A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
 */
#define chess_distance_knight chess_distance_inline_knight
CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_knight(int a, int b);

/** Files from a to b, 0..7. A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2). */
#define chess_distance_file chess_distance_inline_file
CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_file(int a, int b);

/** Ranks from a to b, 0..7. A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2). */
#define chess_distance_rank chess_distance_inline_rank
CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_rank(int a, int b);

/**
 * King moves from sq to the nearest of d4, d5, e4, e5, 0..3.
 * A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
 */
#define chess_distance_center chess_distance_inline_center
CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_center(int sq);

/**
 * Orthogonal steps from sq to the nearest of d4, d5, e4, e5, 0..6.
 * A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
 */
#define chess_distance_center_manhattan chess_distance_inline_center_manhattan
CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_center_manhattan(int sq);

/**
 * Steps from sq to the nearest edge of the board, 0..3, 0 on the edge.
 * A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
 */
#define chess_distance_edge chess_distance_inline_edge
CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_edge(int sq);

/**
 * Files from sq to the nearer of the a-file and the h-file, 0..3.
 * A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
 */
#define chess_distance_edge_file chess_distance_inline_edge_file
CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_edge_file(int sq);

/**
 * Ranks from sq to the nearer of rank 1 and rank 8, 0..3.
 * A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
 */
#define chess_distance_edge_rank chess_distance_inline_edge_rank
CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_edge_rank(int sq);

/**
 * Manhattan distance from sq to the nearer corner of one color, 0..7. The corners are a1 and h8 if
 * dark is nonzero, h1 and a8 if it is 0. Bishop and knight mate in a corner of the bishop's color.
 * A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
 */
#define chess_distance_corner chess_distance_inline_corner
CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_corner(int sq, int dark);

/**
 * A number 0..35 for the file distance and the rank distance of a and b:
 * larger * (larger + 1) / 2 + smaller, where larger and smaller are these two distances.
 * The number determines the king distance and the Manhattan distance. It determines the knight
 * distance too, unless one of the squares is a corner. A square outside 0..63:
 * CHESS_DISTANCE_INVALID_SQUARE (-2).
 */
#define chess_distance_relation chess_distance_inline_relation
CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_relation(int a, int b);

/**
 * King moves from sq to the nearest member of a set of squares on the empty board, 0..7: for
 * example from the king to the nearest pawn. If the set is empty, the result is if_empty.
 * A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
 */
#define chess_distance_nearest chess_distance_inline_nearest
CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_nearest(int sq, uint64_t set, int if_empty);

/**
 * Files from sq to the nearest member of a set of squares, 0..7: for example from the king to its
 * pawns. If the set is empty, the result is if_empty.
 * A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
 */
#define chess_distance_nearest_file chess_distance_inline_nearest_file
CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_nearest_file(int sq, uint64_t set, int if_empty);

/**
 * Index of the step from a to b in the tables by 0x88 difference: 120 + 16 * (rank of b - rank
 * of a) + (file of b - file of a), 1..239, for squares 0..63.
 * A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
 */
#define chess_distance_x88_diff chess_distance_inline_x88_diff
CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_x88_diff(int a, int b);

/**
 * The 0x88 square (rank * 16 + file, 0..119) of a square 0..63.
 * A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
 */
#define chess_distance_to_x88 chess_distance_inline_to_x88
CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_to_x88(int sq);

/**
 * The square 0..63 of a 0x88 square (rank * 16 + file).
 * Any int with a bit outside 0x77: CHESS_DISTANCE_INVALID_SQUARE (-2).
 */
#define chess_distance_from_x88 chess_distance_inline_from_x88
CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_from_x88(int sq88);

/**
 * Fewest moves of a piece from a to b on the empty board, for engines with 0x88 squares: a and b
 * are rank * 16 + file. The pieces are CHESS_DISTANCE_KING (0) to CHESS_DISTANCE_BLACK_PAWN (7).
 * The result is that of chess_distance, so it is exact for knights in corners and for the pawn's
 * double step, which the tables by 0x88 difference leave out. No sequence of moves:
 * CHESS_DISTANCE_UNREACHABLE (-1). A square off the 0x88 board: CHESS_DISTANCE_INVALID_SQUARE
 * (-2). Any other piece: CHESS_DISTANCE_INVALID_PIECE (-3).
 */
#define chess_distance_by_x88 chess_distance_inline_by_x88
CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_by_x88(int piece, int a, int b);

/**
 * Index of the step from a to b in the 15x15 tables: 112 + 15 * (rank of b - rank of a) +
 * (file of b - file of a), 0..224. A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2).
 */
#define chess_distance_offset chess_distance_inline_offset
CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_offset(int a, int b);

/**
 * The increment of the square number for a step from a toward b. Along ranks, diagonals and files:
 * +1, +7, +8, +9 or their negatives. If b is a knight's jump away: +6, +10, +15, +17 or their
 * negatives. 0 if there is no such line, if a equals b, and for a square outside 0..63. This is a
 * signed increment: its negative values are not result codes.
 */
#define chess_distance_direction chess_distance_inline_direction
CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_direction(int a, int b);

/**
 * Fewest moves of a piece from a to b on the empty board, for every piece and every
 * CHESS_DISTANCE_LEAPER(m, n). Pawns advance only; their double step counts as one move.
 * No sequence of moves leads there: CHESS_DISTANCE_UNREACHABLE (-1). A square outside 0..63:
 * CHESS_DISTANCE_INVALID_SQUARE (-2). No such piece: CHESS_DISTANCE_INVALID_PIECE (-3).
 */
#define chess_distance chess_distance_inline_chess_distance
CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance(int piece, int a, int b);

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

/**
 * The squares that a piece reaches in exactly one move from any square of from. These are moves,
 * not attacks: squares of own and avoid are not among them, and pawns advance. No such piece: 0.
 */
#define chess_distance_moves chess_distance_inline_moves
CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_moves(int piece, uint64_t from, const ChessDistanceBoard *board);

/**
 * Fewest moves from one square to another.
 *
 * No sequence of moves leads there: CHESS_DISTANCE_UNREACHABLE (-1). A square outside 0..63:
 * CHESS_DISTANCE_INVALID_SQUARE (-2). No such piece: CHESS_DISTANCE_INVALID_PIECE (-3).
 */
#define chess_distance_path chess_distance_inline_path
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_path(int piece, int from, int to, const ChessDistanceBoard *board);

/**
 * Can a piece get from one square to another in at most the given number of moves? 1 if it can, 0
 * if not, and 0 if moves is negative. From a square to itself it takes 0 moves.
 *
 * A square outside 0..63: CHESS_DISTANCE_INVALID_SQUARE (-2). No such piece:
 * CHESS_DISTANCE_INVALID_PIECE (-3). In an if these codes count as true. If the arguments may be
 * bad, write chess_distance_reaches(...) == 1.
 */
#define chess_distance_reaches chess_distance_inline_reaches
CHESS_DISTANCE_INLINE_SEARCH
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
#define chess_distance_sets chess_distance_inline_sets
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_sets(int piece,
                        uint64_t from,
                        uint64_t to,
                        const ChessDistanceBoard *board);

/**
 * The squares at distance 0..moves from the nearest square of from. If moves is 0, these are the
 * squares of from. moves is negative, or no such piece: 0.
 */
#define chess_distance_within chess_distance_inline_within
CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_within(int piece,
                               uint64_t from,
                               int moves,
                               const ChessDistanceBoard *board);

/**
 * The squares at distance moves, exactly, from the nearest square of from. If moves is 0, these
 * are the squares of from. moves is negative, or no such piece: 0.
 */
#define chess_distance_ring chess_distance_inline_ring
CHESS_DISTANCE_INLINE_SEARCH
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
#define chess_distance_rings chess_distance_inline_rings
CHESS_DISTANCE_INLINE_SEARCH
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
#define chess_distance_set_of_bytes chess_distance_inline_set_of_bytes
CHESS_DISTANCE_INLINE_SEARCH
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
#define chess_distance_attacks chess_distance_inline_attacks
CHESS_DISTANCE_INLINE_SEARCH
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
#define chess_distance_map chess_distance_inline_map
CHESS_DISTANCE_INLINE_SEARCH
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
#define chess_distance_set_map chess_distance_inline_set_map
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_set_map(int piece,
                           uint64_t from,
                           const ChessDistanceBoard *board,
                           uint8_t out[64]);

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
#define chess_distance_map_to chess_distance_inline_map_to
CHESS_DISTANCE_INLINE_SEARCH
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
#define chess_distance_set_map_to chess_distance_inline_set_map_to
CHESS_DISTANCE_INLINE_SEARCH
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
#define chess_distance_onward chess_distance_inline_onward
CHESS_DISTANCE_INLINE_SEARCH
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
#define chess_distance_graph chess_distance_inline_graph
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_graph(int piece, const ChessDistanceBoard *board, uint64_t moves[64]);

/**
 * A graph with every move reversed: out[b] becomes the set of the squares s with b in moves[s].
 * chess_distance_graph_map of the result gives the fewest moves from every square to a set.
 * Returns CHESS_DISTANCE_OK.
 *
 * moves or out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). moves and out overlap:
 * CHESS_DISTANCE_OVERLAP (-7).
 */
#define chess_distance_graph_reverse chess_distance_inline_graph_reverse
CHESS_DISTANCE_INLINE_SEARCH
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
#define chess_distance_graph_map chess_distance_inline_graph_map
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_graph_map(const uint64_t moves[64], uint64_t from, uint8_t out[64]);

/**
 * The second leg of a journey in a graph: out[t] becomes the least sum of start[s] and the fewest
 * moves from s to t, with the rules and the results of chess_distance_onward.
 *
 * moves, start or out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). out overlaps moves or start:
 * CHESS_DISTANCE_OVERLAP (-7), checked before start is read. Any start[s] is 192..254:
 * CHESS_DISTANCE_OUT_OF_RANGE (-6). Every start[s] is 255: CHESS_DISTANCE_EMPTY_SET (-5).
 */
#define chess_distance_graph_onward chess_distance_inline_graph_onward
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_graph_onward(const uint64_t moves[64], const uint8_t start[64], uint8_t out[64]);

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
#define chess_distance_pawn_map chess_distance_inline_pawn_map
CHESS_DISTANCE_INLINE_SEARCH
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
#define chess_distance_pawn_map_to chess_distance_inline_pawn_map_to
CHESS_DISTANCE_INLINE_SEARCH
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
#define chess_distance_pawn_captures_map chess_distance_inline_pawn_captures_map
CHESS_DISTANCE_INLINE_SEARCH
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
#define chess_distance_promotion_map chess_distance_inline_promotion_map
CHESS_DISTANCE_INLINE_SEARCH
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
#define chess_distance_promotion_map_to chess_distance_inline_promotion_map_to
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_promotion_map_to(int piece,
                                    uint64_t to,
                                    int promoted,
                                    uint64_t prey,
                                    int captures,
                                    const ChessDistanceBoard *pawn_board,
                                    const ChessDistanceBoard *piece_board,
                                    uint8_t out[64]);

/* ---- Trajectories ---- */

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
#define chess_distance_trajectories chess_distance_inline_trajectories
CHESS_DISTANCE_INLINE_SEARCH
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
#define chess_distance_trajectory_count chess_distance_inline_trajectory_count
CHESS_DISTANCE_INLINE_SEARCH
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
#define chess_distance_trajectory chess_distance_inline_trajectory
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_trajectory(int piece,
                              int from,
                              int to,
                              const ChessDistanceBoard *board,
                              uint64_t index,
                              uint8_t path[64]);

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
#define chess_distance_territory chess_distance_inline_territory
CHESS_DISTANCE_INLINE_SEARCH
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
#define chess_distance_voronoi chess_distance_inline_voronoi
CHESS_DISTANCE_INLINE_SEARCH
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
#define chess_distance_king_race chess_distance_inline_king_race
CHESS_DISTANCE_INLINE_FUNCTION
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
#define chess_distance_pawn_outruns_king chess_distance_inline_pawn_outruns_king
CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_pawn_outruns_king(int pawn_sq, int defender, int is_black, int defender_to_move);

/**
 * The squares from which the lone king stops the lone pawn: all squares for which
 * chess_distance_pawn_outruns_king is 0. The pawn's own square is not one of them. The pawn
 * advances toward rank 8, or toward rank 1 if is_black is nonzero. The defending king is to move
 * if defender_to_move is nonzero, otherwise the pawn is.
 *
 * 0 for a square outside 0..63, and for a pawn on rank 1 or rank 8.
 */
#define chess_distance_square_of_pawn chess_distance_inline_square_of_pawn
CHESS_DISTANCE_INLINE_FUNCTION
uint64_t chess_distance_square_of_pawn(int pawn_sq, int is_black, int defender_to_move);

/**
 * The mop-up evaluation of Chess 4.x for the side that mates a bare king, times ten: 47 *
 * (orthogonal steps from the center to the loser's king) + 16 * (14 - Manhattan distance of the
 * kings). The result is 96..474 for two kings that are not neighbors. A square outside 0..63:
 * CHESS_DISTANCE_INVALID_SQUARE (-2).
 */
#define chess_distance_mop_up chess_distance_inline_mop_up
CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_mop_up(int winner, int loser);

/* ---- Ways and costs ---- */

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
#define chess_distance_must_pass chess_distance_inline_must_pass
CHESS_DISTANCE_INLINE_SEARCH
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
#define chess_distance_graph_must_pass chess_distance_inline_graph_must_pass
CHESS_DISTANCE_INLINE_SEARCH
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
#define chess_distance_graph_trajectories chess_distance_inline_graph_trajectories
CHESS_DISTANCE_INLINE_SEARCH
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
#define chess_distance_weighted_map chess_distance_inline_weighted_map
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_weighted_map(int piece,
                                uint64_t from,
                                uint64_t plus1,
                                uint64_t plus2,
                                const ChessDistanceBoard *board,
                                uint8_t out[64]);

/* ---- More trajectories, walks and costs: no faster than your own C ---- */

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
#define chess_distance_set_trajectories chess_distance_inline_set_trajectories
CHESS_DISTANCE_INLINE_SEARCH
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
#define chess_distance_set_trajectory_count chess_distance_inline_set_trajectory_count
CHESS_DISTANCE_INLINE_SEARCH
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
#define chess_distance_walks chess_distance_inline_walks
CHESS_DISTANCE_INLINE_SEARCH
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
#define chess_distance_walk_count chess_distance_inline_walk_count
CHESS_DISTANCE_INLINE_SEARCH
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
#define chess_distance_graph_cost_map chess_distance_inline_graph_cost_map
CHESS_DISTANCE_INLINE_SEARCH
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
#define chess_distance_graph_cost_onward chess_distance_inline_graph_cost_onward
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_graph_cost_onward(const uint64_t free_moves[64],
                                     const uint64_t costly_moves[64],
                                     const uint8_t start[64],
                                     uint8_t out[64]);

/* ---- How tables and searches are declared ---- */

/* Tables: from C++17 on one copy serves the whole program, and no shared library exports it. */
#if CHESS_DISTANCE_INLINE_CPLUSPLUS >= 201703L && defined(__ELF__)
#define CHESS_DISTANCE_INLINE_DATA                                                                 \
  __attribute__((__visibility__("hidden"))) CHESS_DISTANCE_INLINE_KEYWORD constexpr
#elif CHESS_DISTANCE_INLINE_CPLUSPLUS >= 201703L
#define CHESS_DISTANCE_INLINE_DATA CHESS_DISTANCE_INLINE_KEYWORD constexpr
#elif CHESS_DISTANCE_INLINE_CPLUSPLUS >= 201103L
#define CHESS_DISTANCE_INLINE_DATA CHESS_DISTANCE_INLINE_UNUSED static constexpr
#else
#define CHESS_DISTANCE_INLINE_DATA CHESS_DISTANCE_INLINE_UNUSED static const
#endif

#if CHESS_DISTANCE_INLINE_CPLUSPLUS >= 201103L
#define CHESS_DISTANCE_INLINE_ALIGNED alignas(64)
#elif defined(_MSC_VER)
#define CHESS_DISTANCE_INLINE_ALIGNED __declspec(align(64))
#elif defined(__GNUC__) && !defined(__TINYC__) /* pcc ignores _Alignas, and Frama-C refuses it. */
#define CHESS_DISTANCE_INLINE_ALIGNED __attribute__((__aligned__(64)))
#elif defined(__TINYC__) ||                                                                        \
    (defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L && !defined(__SDCC))
#define CHESS_DISTANCE_INLINE_ALIGNED _Alignas(64)
#else
#define CHESS_DISTANCE_INLINE_ALIGNED
#endif

/* Searches are inlined into their callers. For a constant piece, only the moves of that piece
 * remain. */
#if defined(__GNUC__) && !defined(__PCC__)
#define CHESS_DISTANCE_INLINE_ALWAYS __attribute__((__always_inline__))
#define CHESS_DISTANCE_INLINE_IS_CONSTANT(value) __builtin_constant_p(value)
/* Writes nothing. It prevents warnings in callers that read an output without an error check. */
#define CHESS_DISTANCE_INLINE_MAY_WRITE(out) __asm__("" : : "r"(out) : "memory")
#else
#define CHESS_DISTANCE_INLINE_ALWAYS
#define CHESS_DISTANCE_INLINE_IS_CONSTANT(value) 1
#define CHESS_DISTANCE_INLINE_MAY_WRITE(out) ((void)(out))
#endif

/* Vectors of clang, and of gcc from 12 on, on processors that have them. gcc 12
 * ends with an error of its own where a module of C++20 has them, and Frama-C does not know them.
 */
#if defined(__has_builtin) && !defined(__FRAMAC__) &&                                              \
    (defined(__clang__) || (defined(__GNUC__) && !defined(__cpp_modules))) &&                      \
    (defined(__SSE2__) || defined(__ARM_NEON) || defined(__wasm_simd128__))
#if __has_builtin(__builtin_shufflevector) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define CHESS_DISTANCE_INLINE_VECTORS
#endif
#endif

#if defined(__cplusplus)
#define CHESS_DISTANCE_INLINE_CAST(type, value) static_cast<type>(value)
#define CHESS_DISTANCE_INLINE_AS(type, value) reinterpret_cast<type>(value)
#define CHESS_DISTANCE_INLINE_ADDRESS(pointer) reinterpret_cast<uintptr_t>(pointer)
#define CHESS_DISTANCE_INLINE_NO_GRAPH nullptr
#else
#define CHESS_DISTANCE_INLINE_CAST(type, value) ((type)(value))
#define CHESS_DISTANCE_INLINE_AS(type, value) ((type)(value))
#define CHESS_DISTANCE_INLINE_ADDRESS(pointer) ((uintptr_t)(pointer))
#define CHESS_DISTANCE_INLINE_NO_GRAPH NULL
#endif

/* ---- Macros to look tables up ---- */

/** One entry of a table of pairs: CHESS_DISTANCE_AT(chess_distance_king_table, a, b), for squares
 * of any integer type, enum or enum class. Each argument is evaluated once. Debug builds (NDEBUG
 * not defined) check both squares: if one is off the board, they print the file and line of the
 * call, and abort. With NDEBUG, and with -ffreestanding, which has no fprintf, it is the plain
 * chess_distance_king_table[a][b].
 *
 * To report in your own way, with -ffreestanding too, define CHESS_DISTANCE_ASSERT(x) before the
 * first #include. x is true if the square is on the board. Your macro may use four variables:
 * square, name (the square as the call writes it), file and line. If it returns, the call reads
 * square & 63. */
#if defined(NDEBUG) || (!defined(CHESS_DISTANCE_ASSERT) && __STDC_HOSTED__ != 1)
#define CHESS_DISTANCE_AT(table, a, b)                                                             \
  ((table)[CHESS_DISTANCE_INLINE_CAST(long long, a)][CHESS_DISTANCE_INLINE_CAST(long long, b)])
#else
#if !defined(CHESS_DISTANCE_ASSERT)
#include <stdio.h>
#if defined(__GNUC__) && !defined(__PCC__) && !defined(__FRAMAC__)
#define CHESS_DISTANCE_INLINE_ABORT() __builtin_abort()
#else
#include <stdlib.h>
#define CHESS_DISTANCE_INLINE_ABORT() abort()
#endif
#define CHESS_DISTANCE_ASSERT(x)                                                                   \
  ((x) ? CHESS_DISTANCE_INLINE_CAST(void, 0)                                                       \
       : (chess_distance_inline_report(square, name, file, line), CHESS_DISTANCE_INLINE_ABORT()))
/* Here an unsigned -1 is a large number, so its value as an int is printed too. */
CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_report(long long square, const char *name, const char *file, int line) {
  fprintf(stderr, "%s:%d: CHESS_DISTANCE_AT: %s is %lld", file, line, name, square);
  if (square > 0x7fffffff && square <= 0xffffffff)
    fprintf(stderr, " (as an int %lld)", square - 0xffffffff - 1);
  fprintf(stderr, ", which is not a square\n");
}
#endif
#define CHESS_DISTANCE_AT(table, a, b)                                                             \
  ((table)[CHESS_DISTANCE_INLINE_CHECKED(a)][CHESS_DISTANCE_INLINE_CHECKED(b)])
#define CHESS_DISTANCE_INLINE_CHECKED(square)                                                      \
  chess_distance_inline_checked(CHESS_DISTANCE_INLINE_CAST(long long, square), #square, __FILE__,  \
                                __LINE__)

/* A template in C++, since only a template may be constexpr and contain a check that is not. Each
 * branch has the whole function: cscope loses count of braces that open in one branch and close in
 * another. */
#if defined(__cplusplus)
extern "C++" {
template <class Integer_>
CHESS_DISTANCE_INLINE_FUNCTION int chess_distance_inline_checked(Integer_ square, const char *name,
                                                                 const char *file, int line) {
  static_cast<void>(name);
  static_cast<void>(file);
  static_cast<void>(line);
  CHESS_DISTANCE_ASSERT(square >= 0 && square <= 63);
  return static_cast<int>(square & 63);
}
} /* extern "C++" */
#else
CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_inline_checked(long long square, const char *name, const char *file, int line) {
  (void)name;
  (void)file;
  (void)line;
  CHESS_DISTANCE_ASSERT(square >= 0 && square <= 63);
  return (int)(square & 63);
}
#endif
#endif

/** Index in the tables by 0x88 difference for two 0x88 squares (rank * 16 + file): 120 + to - from.
 * For example chess_distance_king_x88[CHESS_DISTANCE_X88_INDEX(from, to)]. */
#define CHESS_DISTANCE_X88_INDEX(a, b) (120 + (b) - (a))

/** The same with the offset 119, as in Fruit, Toga and GNU Chess: 119 + to - from, 0..238. It is
 * one less than CHESS_DISTANCE_X88_INDEX, so use it with chess_distance_king_x88 + 1. Differences
 * of no two squares have 255; the distance table of these engines has -1 there. */
#define CHESS_DISTANCE_X88_INDEX_119(a, b) (119 + (b) - (a))

/* ---- C++: the functions for your own square type ---- */

#if defined(__cplusplus)
/* The same functions for C++, without the prefix and for squares of your own type: an enum, an enum
 * class or any integer type. They return int, so that std::min and std::max accept them together
 * and with literals. From C++14 on those on the empty board are constant expressions:
 *
 *     static_assert(chessdistance::king(Square::E1, Square::E8) == 7, "");
 */
extern "C++" {
namespace chessdistance {

/* The widest integer, since a narrower one would cut a square to a number that is on the board. */
#if defined(__SIZEOF_INT128__)
__extension__ typedef unsigned __int128 chess_distance_inline_widest;
#else
typedef unsigned long long chess_distance_inline_widest;
#endif

/* The number of a square; -1 if it is negative or above 127. */
template <class Square_> CHESS_DISTANCE_INLINE_FUNCTION int square_number(Square_ sq) {
  /* A variable, since gcc warns about comparisons of a small enum with 127. */
  const chess_distance_inline_widest number = static_cast<chess_distance_inline_widest>(sq);
  return number > 127u ? -1 : static_cast<int>(number);
}

template <class A_, class B_> CHESS_DISTANCE_INLINE_FUNCTION int(king)(A_ a, B_ b) {
  return chess_distance_king(square_number(a), square_number(b));
}

template <class A_, class B_> CHESS_DISTANCE_INLINE_FUNCTION int(manhattan)(A_ a, B_ b) {
  return chess_distance_manhattan(square_number(a), square_number(b));
}

template <class A_, class B_> CHESS_DISTANCE_INLINE_FUNCTION int(knight)(A_ a, B_ b) {
  return chess_distance_knight(square_number(a), square_number(b));
}

template <class A_, class B_> CHESS_DISTANCE_INLINE_FUNCTION int(file)(A_ a, B_ b) {
  return chess_distance_file(square_number(a), square_number(b));
}

template <class A_, class B_> CHESS_DISTANCE_INLINE_FUNCTION int(rank)(A_ a, B_ b) {
  return chess_distance_rank(square_number(a), square_number(b));
}

template <class Sq_> CHESS_DISTANCE_INLINE_FUNCTION int(center)(Sq_ sq) {
  return chess_distance_center(square_number(sq));
}

template <class Sq_> CHESS_DISTANCE_INLINE_FUNCTION int(center_manhattan)(Sq_ sq) {
  return chess_distance_center_manhattan(square_number(sq));
}

template <class Sq_> CHESS_DISTANCE_INLINE_FUNCTION int(edge)(Sq_ sq) {
  return chess_distance_edge(square_number(sq));
}

template <class Sq_> CHESS_DISTANCE_INLINE_FUNCTION int(edge_file)(Sq_ sq) {
  return chess_distance_edge_file(square_number(sq));
}

template <class Sq_> CHESS_DISTANCE_INLINE_FUNCTION int(edge_rank)(Sq_ sq) {
  return chess_distance_edge_rank(square_number(sq));
}

template <class Sq_> CHESS_DISTANCE_INLINE_FUNCTION int(corner)(Sq_ sq, bool dark) {
  return chess_distance_corner(square_number(sq), dark ? 1 : 0);
}

template <class A_, class B_> CHESS_DISTANCE_INLINE_FUNCTION int(relation)(A_ a, B_ b) {
  return chess_distance_relation(square_number(a), square_number(b));
}

template <class Sq_>
CHESS_DISTANCE_INLINE_FUNCTION int(nearest)(Sq_ sq, uint64_t set, int if_empty) {
  return chess_distance_nearest(square_number(sq), set, if_empty);
}

template <class Sq_>
CHESS_DISTANCE_INLINE_FUNCTION int(nearest_file)(Sq_ sq, uint64_t set, int if_empty) {
  return chess_distance_nearest_file(square_number(sq), set, if_empty);
}

template <class A_, class B_> CHESS_DISTANCE_INLINE_FUNCTION int(x88_diff)(A_ a, B_ b) {
  return chess_distance_x88_diff(square_number(a), square_number(b));
}

template <class Sq_> CHESS_DISTANCE_INLINE_FUNCTION int(to_x88)(Sq_ sq) {
  return chess_distance_to_x88(square_number(sq));
}

template <class Sq88_> CHESS_DISTANCE_INLINE_FUNCTION int(from_x88)(Sq88_ sq88) {
  return chess_distance_from_x88(square_number(sq88));
}

template <class A_, class B_> CHESS_DISTANCE_INLINE_FUNCTION int(by_x88)(int piece, A_ a, B_ b) {
  return chess_distance_by_x88(piece, square_number(a), square_number(b));
}

template <class A_, class B_> CHESS_DISTANCE_INLINE_FUNCTION int(offset)(A_ a, B_ b) {
  return chess_distance_offset(square_number(a), square_number(b));
}

template <class A_, class B_> CHESS_DISTANCE_INLINE_FUNCTION int(direction)(A_ a, B_ b) {
  return chess_distance_direction(square_number(a), square_number(b));
}

template <class A_, class B_> CHESS_DISTANCE_INLINE_FUNCTION int(distance)(int piece, A_ a, B_ b) {
  return chess_distance(piece, square_number(a), square_number(b));
}

CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH
uint64_t(moves)(int piece, uint64_t from, const ChessDistanceBoard *board) {
  return chess_distance_moves(piece, from, board);
}

template <class From_, class To_>
CHESS_DISTANCE_INLINE_ALWAYS
    CHESS_DISTANCE_INLINE_SEARCH int(path)(int piece, From_ from, To_ to,
                                           const ChessDistanceBoard *board) {
  return chess_distance_path(piece, square_number(from), square_number(to), board);
}

template <class From_, class To_>
CHESS_DISTANCE_INLINE_ALWAYS
    CHESS_DISTANCE_INLINE_SEARCH int(reaches)(int piece, From_ from, To_ to, int moves,
                                              const ChessDistanceBoard *board) {
  return chess_distance_reaches(piece, square_number(from), square_number(to), moves, board);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH int(sets)(int piece, uint64_t from, uint64_t to,
                                       const ChessDistanceBoard *board) {
  return chess_distance_sets(piece, from, to, board);
}

CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH
uint64_t(within)(int piece, uint64_t from, int moves, const ChessDistanceBoard *board) {
  return chess_distance_within(piece, from, moves, board);
}

CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH
uint64_t(ring)(int piece, uint64_t from, int moves, const ChessDistanceBoard *board) {
  return chess_distance_ring(piece, from, moves, board);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH int(rings)(int piece, uint64_t from, const ChessDistanceBoard *board,
                                        uint64_t rings[64]) {
  return chess_distance_rings(piece, from, board, rings);
}

CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH
uint64_t(set_of_bytes)(const uint8_t bytes[64], int value, bool equal) {
  return chess_distance_set_of_bytes(bytes, value, equal ? 1 : 0);
}

CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH uint64_t(attacks)(int piece,
                                                                            uint64_t from,
                                                                            uint64_t occupied) {
  return chess_distance_attacks(piece, from, occupied);
}

template <class From_>
CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH int(map)(int piece, From_ from,
                                                                   const ChessDistanceBoard *board,
                                                                   uint8_t out[64]) {
  return chess_distance_map(piece, square_number(from), board, out);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH int(set_map)(int piece, uint64_t from, const ChessDistanceBoard *board,
                                          uint8_t out[64]) {
  return chess_distance_set_map(piece, from, board, out);
}

template <class To_>
CHESS_DISTANCE_INLINE_ALWAYS
    CHESS_DISTANCE_INLINE_SEARCH int(map_to)(int piece, To_ to, const ChessDistanceBoard *board,
                                             uint8_t out[64]) {
  return chess_distance_map_to(piece, square_number(to), board, out);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH int(set_map_to)(int piece, uint64_t to,
                                             const ChessDistanceBoard *board, uint8_t out[64]) {
  return chess_distance_set_map_to(piece, to, board, out);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH int(onward)(int piece, const uint8_t start[64],
                                         const ChessDistanceBoard *board, uint8_t out[64]) {
  return chess_distance_onward(piece, start, board, out);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH int(graph)(int piece, const ChessDistanceBoard *board,
                                        uint64_t moves[64]) {
  return chess_distance_graph(piece, board, moves);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH int(graph_reverse)(const uint64_t moves[64], uint64_t out[64]) {
  return chess_distance_graph_reverse(moves, out);
}

CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH int(graph_map)(const uint64_t moves[64],
                                                                         uint64_t from,
                                                                         uint8_t out[64]) {
  return chess_distance_graph_map(moves, from, out);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH int(graph_onward)(const uint64_t moves[64], const uint8_t start[64],
                                               uint8_t out[64]) {
  return chess_distance_graph_onward(moves, start, out);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH int(pawn_map)(int piece, uint64_t from, uint64_t prey, int captures,
                                           const ChessDistanceBoard *board, uint8_t out[64]) {
  return chess_distance_pawn_map(piece, from, prey, captures, board, out);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH int(pawn_map_to)(int piece, uint64_t to, uint64_t prey, int captures,
                                              const ChessDistanceBoard *board, uint8_t out[64]) {
  return chess_distance_pawn_map_to(piece, to, prey, captures, board, out);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH int(pawn_captures_map)(int piece, uint64_t from, uint64_t prey,
                                                    const ChessDistanceBoard *board,
                                                    uint8_t captures[64]) {
  return chess_distance_pawn_captures_map(piece, from, prey, board, captures);
}

CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH int(promotion_map)(
    int piece, uint64_t from, int promoted, uint64_t prey, int captures,
    const ChessDistanceBoard *pawn_board, const ChessDistanceBoard *piece_board, uint8_t out[64]) {
  return chess_distance_promotion_map(piece, from, promoted, prey, captures, pawn_board,
                                      piece_board, out);
}

CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH int(promotion_map_to)(
    int piece, uint64_t to, int promoted, uint64_t prey, int captures,
    const ChessDistanceBoard *pawn_board, const ChessDistanceBoard *piece_board, uint8_t out[64]) {
  return chess_distance_promotion_map_to(piece, to, promoted, prey, captures, pawn_board,
                                         piece_board, out);
}

template <class From_, class To_>
CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH int(trajectories)(
    int piece, From_ from, To_ to, const ChessDistanceBoard *board, uint64_t layers[64]) {
  return chess_distance_trajectories(piece, square_number(from), square_number(to), board, layers);
}

template <class From_, class To_>
CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH
uint64_t(trajectory_count)(int piece, From_ from, To_ to, const ChessDistanceBoard *board) {
  return chess_distance_trajectory_count(piece, square_number(from), square_number(to), board);
}

template <class From_, class To_>
CHESS_DISTANCE_INLINE_ALWAYS
    CHESS_DISTANCE_INLINE_SEARCH int(trajectory)(int piece, From_ from, To_ to,
                                                 const ChessDistanceBoard *board, uint64_t index,
                                                 uint8_t path[64]) {
  return chess_distance_trajectory(piece, square_number(from), square_number(to), board, index,
                                   path);
}

CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH int(territory)(
    int piece1, uint64_t set1, const ChessDistanceBoard *board1, int piece2, uint64_t set2,
    const ChessDistanceBoard *board2, ChessDistanceTerritory *out) {
  return chess_distance_territory(piece1, set1, board1, piece2, set2, board2, out);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH int(voronoi)(int piece, const uint8_t *sites, size_t n,
                                          const ChessDistanceBoard *board, uint8_t owner[64]) {
  return chess_distance_voronoi(piece, sites, n, board, owner);
}

template <class Mover_, class Other_>
CHESS_DISTANCE_INLINE_FUNCTION uint64_t(king_race)(Mover_ mover, Other_ other, int margin) {
  return chess_distance_king_race(square_number(mover), square_number(other), margin);
}

template <class Pawn_sq_, class Defender_>
CHESS_DISTANCE_INLINE_FUNCTION int(pawn_outruns_king)(Pawn_sq_ pawn_sq, Defender_ defender,
                                                      bool is_black, bool defender_to_move) {
  return chess_distance_pawn_outruns_king(square_number(pawn_sq), square_number(defender),
                                          is_black ? 1 : 0, defender_to_move ? 1 : 0);
}

template <class Pawn_sq_>
CHESS_DISTANCE_INLINE_FUNCTION uint64_t(square_of_pawn)(Pawn_sq_ pawn_sq, bool is_black,
                                                        bool defender_to_move) {
  return chess_distance_square_of_pawn(square_number(pawn_sq), is_black ? 1 : 0,
                                       defender_to_move ? 1 : 0);
}

template <class Winner_, class Loser_>
CHESS_DISTANCE_INLINE_FUNCTION int(mop_up)(Winner_ winner, Loser_ loser) {
  return chess_distance_mop_up(square_number(winner), square_number(loser));
}

CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH
uint64_t(must_pass)(int piece, uint64_t from, uint64_t to, const ChessDistanceBoard *board) {
  return chess_distance_must_pass(piece, from, to, board);
}

CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH
uint64_t(graph_must_pass)(const uint64_t moves[64], uint64_t from, uint64_t to) {
  return chess_distance_graph_must_pass(moves, from, to);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH int(graph_trajectories)(const uint64_t moves[64], uint64_t from,
                                                     uint64_t to, uint64_t layers[64]) {
  return chess_distance_graph_trajectories(moves, from, to, layers);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH int(weighted_map)(int piece, uint64_t from, uint64_t plus1,
                                               uint64_t plus2, const ChessDistanceBoard *board,
                                               uint8_t out[64]) {
  return chess_distance_weighted_map(piece, from, plus1, plus2, board, out);
}

CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH int(set_trajectories)(
    int piece, uint64_t from, uint64_t to, const ChessDistanceBoard *board, uint64_t layers[64]) {
  return chess_distance_set_trajectories(piece, from, to, board, layers);
}

CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH uint64_t(set_trajectory_count)(
    int piece, uint64_t from, uint64_t to, const ChessDistanceBoard *board) {
  return chess_distance_set_trajectory_count(piece, from, to, board);
}

template <class From_, class To_>
CHESS_DISTANCE_INLINE_ALWAYS
    CHESS_DISTANCE_INLINE_SEARCH int(walks)(int piece, From_ from, To_ to, int moves,
                                            const ChessDistanceBoard *board, uint64_t layers[64]) {
  return chess_distance_walks(piece, square_number(from), square_number(to), moves, board, layers);
}

template <class From_, class To_>
CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH
uint64_t(walk_count)(int piece, From_ from, To_ to, int moves, const ChessDistanceBoard *board) {
  return chess_distance_walk_count(piece, square_number(from), square_number(to), moves, board);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH int(graph_cost_map)(const uint64_t free_moves[64],
                                                 const uint64_t costly_moves[64], uint64_t from,
                                                 uint8_t out[64]) {
  return chess_distance_graph_cost_map(free_moves, costly_moves, from, out);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH int(graph_cost_onward)(const uint64_t free_moves[64],
                                                    const uint64_t costly_moves[64],
                                                    const uint8_t start[64], uint8_t out[64]) {
  return chess_distance_graph_cost_onward(free_moves, costly_moves, start, out);
}

} /* namespace chessdistance */
} /* extern "C++" */
#endif

/* ---- Bodies that need no table ---- */

/* One move of every piece, from all squares of a set at once.
 *
 * free: the squares that a slide may pass. The callers remove the squares that no move may
 * enter. */

#define CHESS_DISTANCE_INLINE_ALL 0xffffffffffffffffu
#define CHESS_DISTANCE_INLINE_A_FILE 0x0101010101010101u

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_inline_is_piece(int piece) {
  /* 256 stands for (0,0), which is no piece. The 255 leapers follow it. */
  return (piece >= CHESS_DISTANCE_KING && piece <= CHESS_DISTANCE_AMAZON) ||
         (piece > CHESS_DISTANCE_LEAPER(0, 0) && piece <= CHESS_DISTANCE_LEAPER(15, 15));
}

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_inline_is_pawn(int piece) {
  return piece == CHESS_DISTANCE_WHITE_PAWN || piece == CHESS_DISTANCE_BLACK_PAWN;
}

/* The set moved to the left and to the right by 0 to 7 files. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_FUNCTION
uint64_t chess_distance_inline_beside(uint64_t set, int files) {
  const uint64_t left_files = CHESS_DISTANCE_INLINE_A_FILE * (0xffu >> files);

  return (set & left_files) << files | (set >> files & left_files);
}

/* The set moved up and down by 0 to 7 ranks. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_FUNCTION
uint64_t chess_distance_inline_above_and_below(uint64_t set, int ranks) {
  return set << 8 * ranks | set >> 8 * ranks;
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_FUNCTION
uint64_t chess_distance_inline_jumps(uint64_t from, int m, int n) {
  return chess_distance_inline_above_and_below(chess_distance_inline_beside(from, m), n) |
         chess_distance_inline_above_and_below(chess_distance_inline_beside(from, n), m);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_FUNCTION
uint64_t chess_distance_inline_king_steps(uint64_t from) {
  const uint64_t beside = chess_distance_inline_beside(from, 1);

  return beside | chess_distance_inline_above_and_below(from | beside, 1);
}

/* Slides toward higher squares (Kogge-Stone): 1, 2 and 4 steps at a time. Returns the squares from
 * which a last step follows. free: without the files on which no such step may end. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_FUNCTION
uint64_t chess_distance_inline_slide_up(uint64_t from, uint64_t free, int by) {
  from |= from << by & free;
  free &= free << by;
  from |= from << 2 * by & free;
  free &= free << 2 * by;
  return from | (from << 4 * by & free);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_FUNCTION
uint64_t chess_distance_inline_slide_down(uint64_t from, uint64_t free, int by) {
  from |= from >> by & free;
  free &= free >> by;
  from |= from >> 2 * by & free;
  free &= free >> 2 * by;
  return from | (from >> 4 * by & free);
}

/* Slides toward higher squares of a rank: a sum carries through free squares to the first other
 * one. The squares of the last file are not among those passed, so no sum leaves its rank. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_FUNCTION
uint64_t chess_distance_inline_slide_right(uint64_t from, uint64_t free) {
  const uint64_t passed = free & CHESS_DISTANCE_INLINE_A_FILE * 0x7fu;
  const uint64_t beside = from << 1 & CHESS_DISTANCE_INLINE_A_FILE * 0xfeu;

  return beside | ((passed + (beside & passed)) ^ passed);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_FUNCTION
uint64_t chess_distance_inline_rook_slides(uint64_t from, uint64_t free) {
  const uint64_t not_h = CHESS_DISTANCE_INLINE_A_FILE * 0x7fu;

  return chess_distance_inline_slide_up(from, free, 8) << 8 |
         chess_distance_inline_slide_down(from, free, 8) >> 8 |
         chess_distance_inline_slide_right(from, free) |
         (chess_distance_inline_slide_down(from, free & not_h, 1) >> 1 & not_h);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_FUNCTION
uint64_t chess_distance_inline_bishop_slides(uint64_t from, uint64_t free) {
  const uint64_t not_a = CHESS_DISTANCE_INLINE_A_FILE * 0xfeu;
  const uint64_t not_h = CHESS_DISTANCE_INLINE_A_FILE * 0x7fu;

  return ((chess_distance_inline_slide_up(from, free & not_a, 9) << 9 |
           chess_distance_inline_slide_down(from, free & not_a, 7) >> 7) &
          not_a) |
         ((chess_distance_inline_slide_up(from, free & not_h, 7) << 7 |
           chess_distance_inline_slide_down(from, free & not_h, 9) >> 9) &
          not_h);
}

/* One rank toward promotion. */
CHESS_DISTANCE_INLINE_FUNCTION
uint64_t chess_distance_inline_ahead(uint64_t set, int downward) {
  return downward ? set >> 8 : set << 8;
}

/* The rank from which pawns may advance two squares. */
CHESS_DISTANCE_INLINE_FUNCTION
uint64_t chess_distance_inline_pawn_rank(int downward) {
  return downward ? 0x00ff000000000000u : 0xff00u;
}

CHESS_DISTANCE_INLINE_FUNCTION
uint64_t chess_distance_inline_advances(uint64_t from, uint64_t free, int downward) {
  const uint64_t started = from & chess_distance_inline_pawn_rank(downward);

  return chess_distance_inline_ahead(from | (chess_distance_inline_ahead(started, downward) & free),
                                     downward);
}

/* The squares from which pawns advance to these. */
CHESS_DISTANCE_INLINE_FUNCTION
uint64_t chess_distance_inline_retreats(uint64_t to, uint64_t free, int downward) {
  const uint64_t behind = chess_distance_inline_ahead(to, !downward);

  return behind | (chess_distance_inline_ahead(behind & free, !downward) &
                   chess_distance_inline_pawn_rank(downward));
}

/* For a constant piece, one of these lines remains. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_FUNCTION
uint64_t chess_distance_inline_step_of(int piece, uint64_t from, uint64_t free) {
  switch (piece) {
  case CHESS_DISTANCE_KING:
    return chess_distance_inline_king_steps(from);
  case CHESS_DISTANCE_WAZIR:
    return chess_distance_inline_jumps(from, 0, 1);
  case CHESS_DISTANCE_KNIGHT:
    return chess_distance_inline_jumps(from, 1, 2);
  case CHESS_DISTANCE_BISHOP:
    return chess_distance_inline_bishop_slides(from, free);
  case CHESS_DISTANCE_ROOK:
    return chess_distance_inline_rook_slides(from, free);
  case CHESS_DISTANCE_QUEEN:
    return chess_distance_inline_bishop_slides(from, free) |
           chess_distance_inline_rook_slides(from, free);
  case CHESS_DISTANCE_WHITE_PAWN:
    return chess_distance_inline_advances(from, free, 0);
  case CHESS_DISTANCE_BLACK_PAWN:
    return chess_distance_inline_advances(from, free, 1);
  case ~CHESS_DISTANCE_WHITE_PAWN: /* backward */
    return chess_distance_inline_retreats(from, free, 0);
  case ~CHESS_DISTANCE_BLACK_PAWN:
    return chess_distance_inline_retreats(from, free, 1);
  case CHESS_DISTANCE_ARCHBISHOP:
    return chess_distance_inline_bishop_slides(from, free) |
           chess_distance_inline_jumps(from, 1, 2);
  case CHESS_DISTANCE_CHANCELLOR:
    return chess_distance_inline_rook_slides(from, free) | chess_distance_inline_jumps(from, 1, 2);
  case CHESS_DISTANCE_AMAZON:
    return chess_distance_inline_bishop_slides(from, free) |
           chess_distance_inline_rook_slides(from, free) | chess_distance_inline_jumps(from, 1, 2);
  default:
    /* A leaper. If m or n is above 7, every jump leaves the board. */
    return (piece & 0x88) != 0 ? 0 : chess_distance_inline_jumps(from, piece >> 4 & 7, piece & 7);
  }
}

/* The same as a separate function, for a piece that is not a constant. */
CHESS_DISTANCE_INLINE_FUNCTION
uint64_t chess_distance_inline_step_of_any(int piece, uint64_t from, uint64_t free) {
  return chess_distance_inline_step_of(piece, from, free);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_inline_step(int piece, uint64_t from, uint64_t free) {
  return CHESS_DISTANCE_INLINE_IS_CONSTANT(piece)
             ? chess_distance_inline_step_of(piece, from, free)
             : chess_distance_inline_step_of_any(piece, from, free);
}

/* The code of the backward moves of a piece. Lines and jumps are the same in both directions. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_backward(int piece) {
  return chess_distance_inline_is_pawn(piece) ? ~piece : piece;
}

/* Obstacles, and single moves. */

/* The squares that a slide may pass. */
CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_inline_free(const ChessDistanceBoard *board) {
  return board ? ~(board->own | board->enemy) : CHESS_DISTANCE_INLINE_ALL;
}

/* The squares on which a move may end. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_inline_open(int piece, const ChessDistanceBoard *board) {
  if (!board)
    return CHESS_DISTANCE_INLINE_ALL;
  return chess_distance_inline_is_pawn(piece) ? ~(board->own | board->enemy | board->avoid)
                                              : ~(board->own | board->avoid);
}

CHESS_DISTANCE_INLINE_FUNCTION
uint64_t chess_distance_inline_bit(int sq) {
  return CHESS_DISTANCE_INLINE_CAST(uint64_t, 1) << (sq & 63);
}

/* The lowest square of a nonempty set. */
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_lowest(uint64_t set) {
#if defined(__GNUC__)
  return __builtin_ctzll(set);
#else
  int sq = 0;

  if ((set & 0xffffffffu) == 0)
    sq = 32;
  if ((set >> sq & 0xffff) == 0)
    sq += 16;
  if ((set >> sq & 0xff) == 0)
    sq += 8;
  if ((set >> sq & 0xf) == 0)
    sq += 4;
  if ((set >> sq & 3) == 0)
    sq += 2;
  return sq + !(set >> sq & 1);
#endif
}

/* Whether an output shares a byte with an input. NULL has no bytes. */
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_overlap(const void *out, uintptr_t out_size, const void *in,
                                  uintptr_t in_size) {
  const uintptr_t a = CHESS_DISTANCE_INLINE_ADDRESS(out), b = CHESS_DISTANCE_INLINE_ADDRESS(in);

  return in && (a <= b ? b - a < out_size : a - b < in_size);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_moves(int piece, uint64_t from, const ChessDistanceBoard *board) {
  if (!chess_distance_inline_is_piece(piece))
    return 0;
  return chess_distance_inline_step(piece, from, chess_distance_inline_free(board)) &
         chess_distance_inline_open(piece, board);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_attacks(int piece, uint64_t from, uint64_t occupied) {
  if (!chess_distance_inline_is_piece(piece))
    return 0;
  if (chess_distance_inline_is_pawn(piece))
    return chess_distance_inline_ahead(chess_distance_inline_beside(from, 1),
                                       piece == CHESS_DISTANCE_BLACK_PAWN);
  return chess_distance_inline_step(piece, from, ~occupied);
}

/* Searches, one move of the whole set at a time. */

/* Fewest moves from one set to the other; -1 if it takes more than `most`. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_meet(int piece, uint64_t from, uint64_t to, int most,
                               const ChessDistanceBoard *board) {
  const uint64_t free = chess_distance_inline_free(board);
  uint64_t rest = chess_distance_inline_open(piece, board) | from;
  int moves = 0;

  if ((rest & to) == 0)
    return CHESS_DISTANCE_UNREACHABLE;
  while ((from & to) == 0) {
    rest &= ~from;
    from = chess_distance_inline_step(piece, from, free) & rest;
    if (from == 0 || moves >= most)
      return CHESS_DISTANCE_UNREACHABLE;
    ++moves;
  }
  return moves;
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_sets(int piece, uint64_t from, uint64_t to, const ChessDistanceBoard *board) {
  if (!chess_distance_inline_is_piece(piece))
    return CHESS_DISTANCE_INVALID_PIECE;
  if (from == 0 || to == 0)
    return CHESS_DISTANCE_EMPTY_SET;
  return chess_distance_inline_meet(piece, from, to, 64, board);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_path(int piece, int from, int to, const ChessDistanceBoard *board) {
  return ((from | to) & ~63) != 0 ? CHESS_DISTANCE_INVALID_SQUARE
                                  : chess_distance_sets(piece, chess_distance_inline_bit(from),
                                                        chess_distance_inline_bit(to), board);
}

/* The errors of two squares and a piece. */
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_squares_fault(int piece, int from, int to) {
  if (((from | to) & ~63) != 0)
    return CHESS_DISTANCE_INVALID_SQUARE;
  return chess_distance_inline_is_piece(piece) ? CHESS_DISTANCE_OK : CHESS_DISTANCE_INVALID_PIECE;
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_reaches(int piece, int from, int to, int moves,
                           const ChessDistanceBoard *board) {
  const int fault = chess_distance_inline_squares_fault(piece, from, to);

  if (fault != 0)
    return fault;
  return moves >= 0 && chess_distance_inline_meet(piece, chess_distance_inline_bit(from),
                                                  chess_distance_inline_bit(to), moves, board) >= 0;
}

/* The squares at exactly this distance. *reached becomes those at this distance or less. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_inline_spread(int piece, uint64_t from, int moves,
                                      const ChessDistanceBoard *board, uint64_t *reached) {
  const uint64_t free = chess_distance_inline_free(board);
  const uint64_t open = chess_distance_inline_open(piece, board);

  if (!chess_distance_inline_is_piece(piece) || moves < 0)
    from = 0;
  *reached = from;
  for (; moves > 0 && from != 0; --moves) {
    from = chess_distance_inline_step(piece, from, free) & open & ~*reached;
    *reached |= from;
  }
  return from;
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_within(int piece, uint64_t from, int moves,
                               const ChessDistanceBoard *board) {
  uint64_t reached;

  (void)chess_distance_inline_spread(piece, from, moves, board, &reached);
  return reached;
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_ring(int piece, uint64_t from, int moves, const ChessDistanceBoard *board) {
  uint64_t reached;

  return chess_distance_inline_spread(piece, from, moves, board, &reached);
}

/* Maps.
 *
 * A map is kept as bit planes: bit sq of word i is bit i of the distance of square sq. Each move of
 * a search adds 1 to all squares not reached yet. At the end the planes become bytes. */

/* Exchanges the bits at `mask << by` of one word with the bits at `mask` of the other. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_swap(uint64_t *words, int one, int other, int by, uint64_t mask) {
  const uint64_t differing = (words[one] >> by ^ words[other]) & mask;

  words[one] ^= differing << by;
  words[other] ^= differing;
}

/* The same for the four pairs of words that are `apart` = 1, 2 or 4 from each other. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_swap_all(uint64_t words[8], int apart, int by, uint64_t mask) {
  const int second = apart == 1 ? 2 : 1, third = apart == 4 ? 2 : 4;

  chess_distance_inline_swap(words, 0, apart, by, mask);
  chess_distance_inline_swap(words, second, second + apart, by, mask);
  chess_distance_inline_swap(words, third, third + apart, by, mask);
  chess_distance_inline_swap(words, second + third, second + third + apart, by, mask);
}

/* Bit sq of word i becomes bit i of byte sq. Byte 0 is the lowest of word 0. */
CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_to_bytes(uint64_t words[8]) {
  chess_distance_inline_swap_all(words, 1, 1, 0x5555555555555555u);
  chess_distance_inline_swap_all(words, 2, 2, 0x3333333333333333u);
  chess_distance_inline_swap_all(words, 4, 4, 0x0f0f0f0f0f0f0f0fu);
  chess_distance_inline_swap_all(words, 1, 8, 0x00ff00ff00ff00ffu);
  chess_distance_inline_swap_all(words, 2, 16, 0x0000ffff0000ffffu);
  chess_distance_inline_swap_all(words, 4, 32, 0x00000000ffffffffu);
}

/* The reverse: bit i of byte sq becomes bit sq of word i. */
CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_to_planes(uint64_t words[8]) {
  chess_distance_inline_swap_all(words, 4, 32, 0x00000000ffffffffu);
  chess_distance_inline_swap_all(words, 2, 16, 0x0000ffff0000ffffu);
  chess_distance_inline_swap_all(words, 1, 8, 0x00ff00ff00ff00ffu);
  chess_distance_inline_swap_all(words, 4, 4, 0x0f0f0f0f0f0f0f0fu);
  chess_distance_inline_swap_all(words, 2, 2, 0x3333333333333333u);
  chess_distance_inline_swap_all(words, 1, 1, 0x5555555555555555u);
}

/* Eight bytes, the lowest first. Compilers make one load or store of it. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_inline_load(const uint8_t *in) {
  return CHESS_DISTANCE_INLINE_CAST(uint64_t, in[0]) |
         CHESS_DISTANCE_INLINE_CAST(uint64_t, in[1]) << 8 |
         CHESS_DISTANCE_INLINE_CAST(uint64_t, in[2]) << 16 |
         CHESS_DISTANCE_INLINE_CAST(uint64_t, in[3]) << 24 |
         CHESS_DISTANCE_INLINE_CAST(uint64_t, in[4]) << 32 |
         CHESS_DISTANCE_INLINE_CAST(uint64_t, in[5]) << 40 |
         CHESS_DISTANCE_INLINE_CAST(uint64_t, in[6]) << 48 |
         CHESS_DISTANCE_INLINE_CAST(uint64_t, in[7]) << 56;
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_store(uint8_t *out, uint64_t word) {
  out[0] = CHESS_DISTANCE_INLINE_CAST(uint8_t, word);
  out[1] = CHESS_DISTANCE_INLINE_CAST(uint8_t, word >> 8);
  out[2] = CHESS_DISTANCE_INLINE_CAST(uint8_t, word >> 16);
  out[3] = CHESS_DISTANCE_INLINE_CAST(uint8_t, word >> 24);
  out[4] = CHESS_DISTANCE_INLINE_CAST(uint8_t, word >> 32);
  out[5] = CHESS_DISTANCE_INLINE_CAST(uint8_t, word >> 40);
  out[6] = CHESS_DISTANCE_INLINE_CAST(uint8_t, word >> 48);
  out[7] = CHESS_DISTANCE_INLINE_CAST(uint8_t, word >> 56);
}

#if defined(CHESS_DISTANCE_INLINE_VECTORS)
/* Sixteen bytes anywhere, and the same in registers, with lanes of 8, 16, 32 and 64 bits. */
typedef uint8_t chess_distance_inline_bytes
    __attribute__((__vector_size__(16), __aligned__(1), __may_alias__));
typedef uint8_t chess_distance_inline_v8 __attribute__((__vector_size__(16)));
typedef uint16_t chess_distance_inline_v16 __attribute__((__vector_size__(16)));
typedef uint32_t chess_distance_inline_v32 __attribute__((__vector_size__(16)));
typedef uint64_t chess_distance_inline_v64 __attribute__((__vector_size__(16)));

/* chess_distance_inline_swap for both words of two vectors. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_swap_pairs(chess_distance_inline_v64 *one,
                                      chess_distance_inline_v64 *other, int by, uint64_t mask) {
  const chess_distance_inline_v64 differing = (*one >> by ^ *other) & mask;

  *one ^= differing << by;
  *other ^= differing;
}

/* Four ranks, two in a vector. Each half of a byte is a number: the lower halves of four bytes are
 * the files a to d, the upper halves e to h. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_ranks(chess_distance_inline_v16 four, uint8_t out[32]) {
  const chess_distance_inline_v16 lower = four & 0x0f0f, upper = four >> 4 & 0x0f0f;
  const chess_distance_inline_v32 a = CHESS_DISTANCE_INLINE_AS(chess_distance_inline_v32, lower);
  const chess_distance_inline_v32 e = CHESS_DISTANCE_INLINE_AS(chess_distance_inline_v32, upper);
  const chess_distance_inline_v8 one =
      CHESS_DISTANCE_INLINE_AS(chess_distance_inline_v8, __builtin_shufflevector(a, e, 0, 4, 1, 5));
  const chess_distance_inline_v8 two =
      CHESS_DISTANCE_INLINE_AS(chess_distance_inline_v8, __builtin_shufflevector(a, e, 2, 6, 3, 7));

  *CHESS_DISTANCE_INLINE_AS(chess_distance_inline_bytes *, out) =
      one | CHESS_DISTANCE_INLINE_AS(chess_distance_inline_v8, one == 15);
  *CHESS_DISTANCE_INLINE_AS(chess_distance_inline_bytes *, out + 16) =
      two | CHESS_DISTANCE_INLINE_AS(chess_distance_inline_v8, two == 15);
}

/* Writes a map whose distances are below 15. 15 becomes 255. */
CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_write_small(uint64_t w0, uint64_t w1, uint64_t w2, uint64_t w3,
                                       uint64_t nowhere, uint8_t out[64]) {
  chess_distance_inline_v64 one = {w0 | nowhere, w1 | nowhere};
  chess_distance_inline_v64 other = {w2 | nowhere, w3 | nowhere}, even, odd;
  chess_distance_inline_v16 ab, cd;
  chess_distance_inline_v8 a, b;

  /* Bit i of half a byte becomes bit i of a number. */
  chess_distance_inline_swap_pairs(&one, &other, 2, 0x3333333333333333u);
  even = __builtin_shufflevector(one, other, 0, 2);
  odd = __builtin_shufflevector(one, other, 1, 3);
  chess_distance_inline_swap_pairs(&even, &odd, 1, 0x5555555555555555u);
  /* The bytes of the four words in turn. */
  a = CHESS_DISTANCE_INLINE_AS(chess_distance_inline_v8, even);
  b = CHESS_DISTANCE_INLINE_AS(chess_distance_inline_v8, odd);
  ab = CHESS_DISTANCE_INLINE_AS(
      chess_distance_inline_v16,
      __builtin_shufflevector(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23));
  cd = CHESS_DISTANCE_INLINE_AS(
      chess_distance_inline_v16,
      __builtin_shufflevector(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31));
  chess_distance_inline_ranks(__builtin_shufflevector(ab, cd, 0, 8, 1, 9, 2, 10, 3, 11), out);
  chess_distance_inline_ranks(__builtin_shufflevector(ab, cd, 4, 12, 5, 13, 6, 14, 7, 15),
                              out + 32);
}
#endif

/* Writes any map. */
CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_write_large(uint64_t words[8], uint64_t nowhere, uint8_t out[64]) {
  int i;

  for (i = 0; i < 8; ++i)
    words[i] |= nowhere;
  chess_distance_inline_to_bytes(words);
  for (i = 0; i < 8; ++i)
    chess_distance_inline_store(out + 8 * i, words[i]);
}

/* Writes a map whose distances are at most `largest`; the squares of `nowhere` become 255. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_write(const uint64_t words[8], int largest, uint64_t nowhere,
                                 uint8_t out[64]) {
  uint64_t all[8]; /* A copy, so that `words` can be registers. */

#if defined(CHESS_DISTANCE_INLINE_VECTORS)
  if (largest < 15) {
    chess_distance_inline_write_small(words[0], words[1], words[2], words[3], nowhere, out);
    return;
  }
#endif
  (void)largest;
  all[0] = words[0];
  all[1] = words[1];
  all[2] = words[2];
  all[3] = words[3];
  all[4] = words[4];
  all[5] = words[5];
  all[6] = words[6];
  all[7] = words[7];
  chess_distance_inline_write_large(all, nowhere, out);
}

/* Sets all counts to 0. An initializer could become a call of memset. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_clear(uint64_t words[8]) {
  words[0] = words[1] = words[2] = words[3] = 0;
  words[4] = words[5] = words[6] = words[7] = 0;
}

/* Adds 1 to the count of each square of a set that only shrinks, so that all its squares have the
 * same count, `before`. Bit i of it changes with every 2^i-th call. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_count(uint64_t words[8], int before, uint64_t set) {
  words[0] ^= set;
  if ((before & 1) == 0)
    return;
  words[1] ^= set;
  if ((before & 2) == 0)
    return;
  words[2] ^= set;
  if ((before & 4) == 0)
    return;
  words[3] ^= set;
  words[4] ^= (before & 15) == 15 ? set : 0;
  words[5] ^= (before & 31) == 31 ? set : 0;
  words[6] ^= (before & 63) == 63 ? set : 0;
  words[7] ^= (before & 127) == 127 ? set : 0;
}

/* One move of a piece, or one move in a graph if graph is not NULL. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_inline_next(int piece, const uint64_t *graph, uint64_t from,
                                    uint64_t free) {
  uint64_t next = 0;

  if (!graph)
    return chess_distance_inline_step(piece, from, free);
  for (; from != 0; from &= from - 1)
    next |= graph[chess_distance_inline_lowest(from)];
  return next;
}

/* One level of a map. Returns the squares of the next. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_inline_level(int piece, const uint64_t *graph, uint64_t from, uint64_t free,
                                     uint64_t *rest, uint64_t words[8], int level) {
  chess_distance_inline_count(words, level, *rest);
  from = chess_distance_inline_next(piece, graph, from, free) & *rest;
  *rest ^= from;
  return from;
}

/* Goes on with a map to its end, after the levels that `planes` counts. This is one function for
 * all pieces. The end is tested after each second level, which saves branch misses. A level too
 * many changes only the counts of squares without a distance. */
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_fill_on(int piece, const uint64_t *graph, uint64_t from, uint64_t free,
                                  uint64_t entered, uint64_t rest, uint64_t closed,
                                  const uint64_t planes[4], int level, uint8_t out[64]) {
  uint64_t words[8], before = from;

  chess_distance_inline_clear(words);
  words[0] = planes[0];
  words[1] = planes[1];
  words[2] = planes[2];
  words[3] = planes[3];
  while ((from != 0) & (rest != 0)) { /* One branch, not two. */
    before = chess_distance_inline_level(piece, graph, from & entered, free, &rest, words, level);
    from =
        chess_distance_inline_level(piece, graph, before & entered, free, &rest, words, level + 1);
    level += 2;
  }
  level -= (from == 0) + (before == 0);
  chess_distance_inline_write(words, level, rest | closed, out);
  return level;
}

/* The largest count of these squares. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_largest(const uint64_t planes[4], uint64_t set) {
  int largest = 0, i;

  for (i = 3; i >= 0; --i) {
    const uint64_t more = set & planes[i];

    largest += largest + (more != 0);
    set = more != 0 ? more : set;
  }
  return largest;
}

/* The map of a graph or of a constant piece. Nearly all maps end within 12 levels, whose four
 * planes stay in registers. The usual levels of slow pieces come before the first test, since a
 * test before the usual end mispredicts. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_fill_constant(int piece, const uint64_t *graph, uint64_t from,
                                        uint64_t free, uint64_t entered, uint64_t open,
                                        uint8_t out[64]) {
  const int by_four = !graph && (piece == CHESS_DISTANCE_KING || piece == CHESS_DISTANCE_WAZIR);
  const int usual = by_four ? 8 : !graph && piece == CHESS_DISTANCE_KNIGHT ? 6 : 0;
  const uint64_t start = from, closed = ~(open | start);
  uint64_t words[8], planes[4], rest = open & ~start;
  int level = 0;

  chess_distance_inline_clear(words);
  do {
    from = chess_distance_inline_level(piece, graph, from & entered, free, &rest, words, level++);
    from = chess_distance_inline_level(piece, graph, from & entered, free, &rest, words, level++);
    if (!by_four)
      continue;
    from = chess_distance_inline_level(piece, graph, from & entered, free, &rest, words, level++);
    from = chess_distance_inline_level(piece, graph, from & entered, free, &rest, words, level++);
  } while (level < usual || ((from != 0) & (rest != 0) & (level < 12)));
  if ((from != 0) & (rest != 0)) {
    planes[0] = words[0]; /* A copy, so that `words` can be registers. */
    planes[1] = words[1];
    planes[2] = words[2];
    planes[3] = words[3];
    return chess_distance_inline_fill_on(piece, graph, from, free, entered, rest, closed, planes,
                                         level, out);
  }
  chess_distance_inline_write(words, 12, rest | closed, out);
  return chess_distance_inline_largest(words, ~(rest | closed | start));
}

/* The map of a piece that is not a constant. Kings and knights have their own loops, because one
 * choice before a loop is faster than one at each level. */
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_fill_any(int piece, uint64_t from, uint64_t free, uint64_t entered,
                                   uint64_t open, uint8_t out[64]) {
  const uint64_t *const no_graph = CHESS_DISTANCE_INLINE_NO_GRAPH;
  uint64_t words[8];

  switch (piece) {
  case CHESS_DISTANCE_KING:
    return chess_distance_inline_fill_constant(CHESS_DISTANCE_KING, no_graph, from, free, entered,
                                               open, out);
  case CHESS_DISTANCE_KNIGHT:
    return chess_distance_inline_fill_constant(CHESS_DISTANCE_KNIGHT, no_graph, from, free, entered,
                                               open, out);
  default:
    chess_distance_inline_clear(words);
    return chess_distance_inline_fill_on(piece, no_graph, from, free, entered, open & ~from,
                                         ~(open | from), words, 0, out);
  }
}

/* The map from a set. Moves go on from squares of `entered` to squares of `open`. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_fill(int piece, const uint64_t *graph, uint64_t from, uint64_t free,
                               uint64_t entered, uint64_t open, uint8_t out[64]) {
  return graph || CHESS_DISTANCE_INLINE_IS_CONSTANT(piece)
             ? chess_distance_inline_fill_constant(piece, graph, from, free, entered, open, out)
             : chess_distance_inline_fill_any(piece, from, free, entered, open, out);
}

/* The errors of a call with an output of `size` bytes among the obstacles of one board or two. */
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_fault(int is_piece, int is_set, int in_range,
                                const ChessDistanceBoard *board, const ChessDistanceBoard *other,
                                const void *out, uintptr_t size) {
  if (!is_piece)
    return CHESS_DISTANCE_INVALID_PIECE;
  if (!out)
    return CHESS_DISTANCE_NULL_POINTER;
  if (!is_set)
    return CHESS_DISTANCE_EMPTY_SET;
  if (!in_range)
    return CHESS_DISTANCE_OUT_OF_RANGE;
  if (chess_distance_inline_overlap(out, size, board, sizeof *board) ||
      chess_distance_inline_overlap(out, size, other, sizeof *other))
    return CHESS_DISTANCE_OVERLAP;
  return CHESS_DISTANCE_OK;
}

/* The errors of the maps below. Squares are checked before. */
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_map_fault(int piece, uint64_t set, const ChessDistanceBoard *board,
                                    const uint8_t *out) {
  return chess_distance_inline_fault(chess_distance_inline_is_piece(piece), set != 0, 1, board,
                                     board, out, 64);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_set_map(int piece, uint64_t from, const ChessDistanceBoard *board,
                           uint8_t out[64]) {
  const int fault = chess_distance_inline_map_fault(piece, from, board, out);
  const uint64_t all = CHESS_DISTANCE_INLINE_ALL;

  return fault != 0 ? fault
                    : chess_distance_inline_fill(piece, CHESS_DISTANCE_INLINE_NO_GRAPH, from,
                                                 chess_distance_inline_free(board), all,
                                                 chess_distance_inline_open(piece, board), out);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_map(int piece, int from, const ChessDistanceBoard *board, uint8_t out[64]) {
  return (from & ~63) != 0
             ? CHESS_DISTANCE_INVALID_SQUARE
             : chess_distance_set_map(piece, chess_distance_inline_bit(from), board, out);
}

/* Backward: the search goes on only from squares that a move may enter, and ends on any square. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_set_map_to(int piece, uint64_t to, const ChessDistanceBoard *board,
                              uint8_t out[64]) {
  const int fault = chess_distance_inline_map_fault(piece, to, board, out);
  const uint64_t all = CHESS_DISTANCE_INLINE_ALL;

  return fault != 0
             ? fault
             : chess_distance_inline_fill(chess_distance_inline_backward(piece),
                                          CHESS_DISTANCE_INLINE_NO_GRAPH, to,
                                          chess_distance_inline_free(board),
                                          chess_distance_inline_open(piece, board), all, out);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_map_to(int piece, int to, const ChessDistanceBoard *board, uint8_t out[64]) {
  return (to & ~63) != 0
             ? CHESS_DISTANCE_INVALID_SQUARE
             : chess_distance_set_map_to(piece, chess_distance_inline_bit(to), board, out);
}

/* All rings of a search, and sets from bytes. */

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_rings(int piece, uint64_t from, const ChessDistanceBoard *board,
                         uint64_t rings[64]) {
  const int fault = chess_distance_inline_fault(chess_distance_inline_is_piece(piece), from != 0, 1,
                                                board, board, rings, 64 * sizeof(uint64_t));
  const uint64_t free = chess_distance_inline_free(board);
  uint64_t rest = chess_distance_inline_open(piece, board) & ~from;
  int at, largest = 0;

  if (fault != 0)
    return fault;
  for (at = 0; at < 64; ++at) {
    rings[at] = from;
    if (from == 0)
      continue;
    largest = at;
    from = chess_distance_inline_step(piece, from, free) & rest;
    rest &= ~from;
  }
  return largest;
}

CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_set_of_bytes(const uint8_t bytes[64], int value, int equal) {
  const uint64_t highest = 0x8080808080808080u;
  uint64_t others = 0;
  int at;

  if (!bytes || (value & ~255) != 0)
    return 0;
  for (at = 0; at < 64; at += 8) {
    uint64_t eight = chess_distance_inline_load(bytes + at);

    eight ^= (highest >> 7) * CHESS_DISTANCE_INLINE_CAST(uint64_t, value);
    /* The highest bit of each byte that is not 0. No sum leaves its byte. */
    eight = (((eight & ~highest) + ~highest) | eight) & highest;
    /* Bit 8 * n moves to bit 56 + n. */
    others |= (eight >> 7) * 0x0102040810204080u >> 56 << at;
  }
  return equal ? ~others : others;
}

/* Second legs, and graphs of moves. */

/* The set and the squares that free moves reach from it, minus `reached`. graph may be NULL: no
 * free moves. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_inline_for_nothing(const uint64_t *free_moves, uint64_t set,
                                           uint64_t reached) {
  uint64_t from = set;

  if (!free_moves)
    return set;
  while (from != 0) {
    from = chess_distance_inline_next(0, free_moves, from, 0) & ~(reached | set);
    set |= from;
  }
  return set;
}

/* The map from squares with a distance already, start[sq]. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_go_on(int piece, const uint64_t *graph, const uint64_t *free_moves,
                                const uint8_t start[64], uint64_t free, uint64_t open,
                                uint8_t out[64]) {
  uint64_t starts[8], words[8];
  uint64_t from = 0, reached = 0, waiting = CHESS_DISTANCE_INLINE_ALL;
  int moves = 0, farthest = 0, i;

  for (i = 0; i < 8; ++i)
    starts[i] = chess_distance_inline_load(start + 8 * i);
  chess_distance_inline_to_planes(starts);
  for (i = 0; i < 8; ++i)
    waiting &= starts[i];
  waiting = ~waiting;
  if ((starts[7] & starts[6] & waiting) != 0)
    return CHESS_DISTANCE_OUT_OF_RANGE;
  if (waiting == 0)
    return CHESS_DISTANCE_EMPTY_SET;
  chess_distance_inline_clear(words);
  for (; moves < CHESS_DISTANCE_NONE; ++moves) {
    from = chess_distance_inline_next(piece, graph, from, free) & open;
    if (waiting != 0) {
      /* A start is kept as its difference to the number of moves, bit by bit. */
      from |= waiting & ~(starts[0] | starts[1] | starts[2] | starts[3] | starts[4] | starts[5] |
                          starts[6] | starts[7]);
      chess_distance_inline_count(starts, moves, CHESS_DISTANCE_INLINE_ALL);
    }
    from &= ~reached;
    from = chess_distance_inline_for_nothing(free_moves, from, reached);
    reached |= from;
    waiting &= ~reached;
    if (from != 0)
      farthest = moves;
    else if (waiting == 0)
      break;
    chess_distance_inline_count(words, moves, ~reached);
  }
  chess_distance_inline_write(words, farthest, ~reached, out);
  return farthest;
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_onward(int piece, const uint8_t start[64], const ChessDistanceBoard *board,
                          uint8_t out[64]) {
  if (!chess_distance_inline_is_piece(piece))
    return CHESS_DISTANCE_INVALID_PIECE;
  if (!start || !out)
    return CHESS_DISTANCE_NULL_POINTER;
  if (chess_distance_inline_overlap(out, 64, start, 64) ||
      chess_distance_inline_overlap(out, 64, board, sizeof *board))
    return CHESS_DISTANCE_OVERLAP;
  return chess_distance_inline_go_on(
      piece, CHESS_DISTANCE_INLINE_NO_GRAPH, CHESS_DISTANCE_INLINE_NO_GRAPH, start,
      chess_distance_inline_free(board), chess_distance_inline_open(piece, board), out);
}

CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_graph(int piece, const ChessDistanceBoard *board, uint64_t moves[64]) {
  const uint64_t free = chess_distance_inline_free(board);
  const uint64_t open = chess_distance_inline_open(piece, board);
  const int fault = chess_distance_inline_fault(chess_distance_inline_is_piece(piece), 1, 1, board,
                                                board, moves, 512);
  int sq;

  if (fault != 0)
    return fault;
  for (sq = 0; sq < 64; ++sq)
    moves[sq] = open & chess_distance_inline_step(piece, chess_distance_inline_bit(sq), free);
  return CHESS_DISTANCE_OK;
}

/* Transposes a matrix of 64 x 64 bits: blocks of 32 x 32 first, then 16 x 16, down to 1 x 1. */
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_graph_reverse(const uint64_t moves[64], uint64_t out[64]) {
  uint64_t mask = 0x00000000ffffffffu;
  int by = 16, i;

  if (!moves || !out)
    return CHESS_DISTANCE_NULL_POINTER;
  if (chess_distance_inline_overlap(out, 512, moves, 512))
    return CHESS_DISTANCE_OVERLAP;
  for (i = 0; i < 32; ++i) {
    out[i] = (moves[i] & mask) | moves[i + 32] << 32;
    out[i + 32] = moves[i] >> 32 | (moves[i + 32] & ~mask);
  }
  for (; by > 0; by /= 2) {
    mask ^= mask << by;
    for (i = 0; i < 64; i = (i + by + 1) & ~by) {
      const uint64_t differing = (out[i] >> by ^ out[i + by]) & mask;

      out[i] ^= differing << by;
      out[i + by] ^= differing;
    }
  }
  return CHESS_DISTANCE_OK;
}

CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_graph_map(const uint64_t moves[64], uint64_t from, uint8_t out[64]) {
  const uint64_t all = CHESS_DISTANCE_INLINE_ALL;

  if (!moves || !out)
    return CHESS_DISTANCE_NULL_POINTER;
  if (from == 0)
    return CHESS_DISTANCE_EMPTY_SET;
  if (chess_distance_inline_overlap(out, 64, moves, 512))
    return CHESS_DISTANCE_OVERLAP;
  return chess_distance_inline_fill(0, moves, from, all, all, all, out);
}

CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_graph_onward(const uint64_t moves[64], const uint8_t start[64],
                                uint8_t out[64]) {
  const uint64_t all = CHESS_DISTANCE_INLINE_ALL;

  if (!moves || !start || !out)
    return CHESS_DISTANCE_NULL_POINTER;
  if (chess_distance_inline_overlap(out, 64, start, 64) ||
      chess_distance_inline_overlap(out, 64, moves, 512))
    return CHESS_DISTANCE_OVERLAP;
  return chess_distance_inline_go_on(0, moves, CHESS_DISTANCE_INLINE_NO_GRAPH, start, all, all,
                                     out);
}

/* Weighted moves, and graphs with free moves. */

/* due[i]: the squares to reach at the next sum plus i. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_weigh(int piece, uint64_t from, uint64_t plus1, uint64_t plus2,
                                uint64_t free, uint64_t open, uint8_t out[64]) {
  uint64_t words[8], due[4], rest = CHESS_DISTANCE_INLINE_ALL;
  int sum = 0, largest = 0;

  chess_distance_inline_clear(words);
  due[0] = from;
  due[1] = due[2] = due[3] = 0;
  while (((due[0] | due[1] | due[2] | due[3]) & rest) != 0) {
    from = due[0] & rest;
    rest &= ~from;
    if (from != 0)
      largest = sum;
    from = chess_distance_inline_step(piece, from, free) & open;
    due[0] = due[1] | (from & ~(plus1 | plus2));
    due[1] = due[2] | (from & plus1 & ~plus2);
    due[2] = due[3] | (from & plus2 & ~plus1);
    due[3] = from & plus1 & plus2;
    chess_distance_inline_count(words, sum, rest);
    ++sum;
  }
  chess_distance_inline_write(words, largest, rest, out);
  return largest;
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_weighted_map(int piece, uint64_t from, uint64_t plus1, uint64_t plus2,
                                const ChessDistanceBoard *board, uint8_t out[64]) {
  const int fault = chess_distance_inline_map_fault(piece, from, board, out);

  return fault != 0 ? fault
                    : chess_distance_inline_weigh(piece, from, plus1, plus2,
                                                  chess_distance_inline_free(board),
                                                  chess_distance_inline_open(piece, board), out);
}

CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_graph_cost_onward(const uint64_t free_moves[64], const uint64_t costly_moves[64],
                                     const uint8_t start[64], uint8_t out[64]) {
  const uint64_t all = CHESS_DISTANCE_INLINE_ALL;

  if (!free_moves || !costly_moves || !start || !out)
    return CHESS_DISTANCE_NULL_POINTER;
  if (chess_distance_inline_overlap(out, 64, free_moves, 512) ||
      chess_distance_inline_overlap(out, 64, costly_moves, 512) ||
      chess_distance_inline_overlap(out, 64, start, 64))
    return CHESS_DISTANCE_OVERLAP;
  return chess_distance_inline_go_on(0, costly_moves, free_moves, start, all, all, out);
}

CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_graph_cost_map(const uint64_t free_moves[64], const uint64_t costly_moves[64],
                                  uint64_t from, uint8_t out[64]) {
  uint8_t start[64];
  int sq;

  if (!free_moves || !costly_moves || !out)
    return CHESS_DISTANCE_NULL_POINTER;
  if (from == 0)
    return CHESS_DISTANCE_EMPTY_SET;
  for (sq = 0; sq < 64; ++sq)
    start[sq] = (from >> sq & 1) != 0 ? 0 : CHESS_DISTANCE_NONE;
  return chess_distance_graph_cost_onward(free_moves, costly_moves, start, out);
}

/* Pawns that take. */

/* reached[i]: the squares reached with at most i captures. As many moves have no more captures, so
 * the sets behind reached[top] are equal to it. Every move leads at least one rank forward, so
 * there are at most seven moves. */
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_pawns(int backward, int piece, uint64_t set, uint64_t prey, int captures,
                                const ChessDistanceBoard *board, uint8_t out[64]) {
  const int downward = piece == CHESS_DISTANCE_BLACK_PAWN;
  uint64_t reached[8], words[8], changed = 1, free, open;
  int moves, farthest = 0, top = 0, i;
  const int fault = chess_distance_inline_fault(chess_distance_inline_is_pawn(piece), set != 0,
                                                captures >= 0, board, board, out, 64);

  if (fault != 0)
    return fault;
  free = chess_distance_inline_free(board);
  open = chess_distance_inline_open(piece, board);
  prey &= chess_distance_inline_open(CHESS_DISTANCE_KING, board);
  chess_distance_inline_clear(words);
  reached[0] = set;
  for (moves = 1; moves <= 7 && changed != 0; ++moves) {
    const uint64_t before = reached[top];

    chess_distance_inline_count(words, moves - 1, ~before);
    changed = 0;
    if (top < captures)
      reached[++top] = before;
    for (i = top; i >= 0; --i) {
      uint64_t next = reached[i];

      if (backward)
        next |= chess_distance_inline_retreats(reached[i] & open, free, downward);
      else
        next |= chess_distance_inline_advances(reached[i], free, downward) & open;
      if (i > 0 && backward)
        next |= chess_distance_inline_ahead(chess_distance_inline_beside(reached[i - 1] & prey, 1),
                                            !downward);
      else if (i > 0)
        next |=
            chess_distance_inline_ahead(chess_distance_inline_beside(reached[i - 1], 1), downward) &
            prey;
      changed |= next ^ reached[i];
      reached[i] = next;
    }
    if (reached[top] != before)
      farthest = moves;
  }
  chess_distance_inline_write(words, 7, ~reached[top], out);
  return farthest;
}

CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_pawn_map(int piece, uint64_t from, uint64_t prey, int captures,
                            const ChessDistanceBoard *board, uint8_t out[64]) {
  return chess_distance_inline_pawns(0, piece, from, prey, captures, board, out);
}

CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_pawn_map_to(int piece, uint64_t to, uint64_t prey, int captures,
                               const ChessDistanceBoard *board, uint8_t out[64]) {
  return chess_distance_inline_pawns(1, piece, to, prey, captures, board, out);
}

CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_pawn_captures_map(int piece, uint64_t from, uint64_t prey,
                                     const ChessDistanceBoard *board, uint8_t captures[64]) {
  const int downward = piece == CHESS_DISTANCE_BLACK_PAWN;
  uint64_t words[8], reached = 0, before, free, open;
  int taken = 0;
  const int fault = chess_distance_inline_fault(chess_distance_inline_is_pawn(piece), from != 0, 1,
                                                board, board, captures, 64);

  if (fault != 0)
    return fault;
  free = chess_distance_inline_free(board);
  open = chess_distance_inline_open(piece, board);
  prey &= chess_distance_inline_open(CHESS_DISTANCE_KING, board);
  chess_distance_inline_clear(words);
  for (;; ++taken) {
    /* All advances are free. */
    do {
      before = from;
      from |= chess_distance_inline_advances(from, free, downward) & open;
    } while (from != before);
    reached |= from;
    from = chess_distance_inline_ahead(chess_distance_inline_beside(from, 1), downward) & prey &
           ~reached;
    if (from == 0)
      break;
    chess_distance_inline_count(words, taken, ~reached);
  }
  chess_distance_inline_write(words, 7, ~reached, captures);
  return taken;
}

/* Pawns that promote and go on as another piece. */

CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_promotion_fault(int piece, uint64_t set, int promoted, int captures,
                                          const ChessDistanceBoard *pawn_board,
                                          const ChessDistanceBoard *piece_board,
                                          const uint8_t *out) {
  const int promotes = promoted >= CHESS_DISTANCE_KNIGHT && promoted <= CHESS_DISTANCE_QUEEN;

  return chess_distance_inline_fault(chess_distance_inline_is_pawn(piece) && promotes, set != 0,
                                     captures >= 0, pawn_board, piece_board, out, 64);
}

/* A map without a distance. */
CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_nowhere(uint8_t out[64]) {
  uint64_t words[8];

  chess_distance_inline_clear(words);
  chess_distance_inline_write(words, 0, CHESS_DISTANCE_INLINE_ALL, out);
}

CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_promotion_map(int piece, uint64_t from, int promoted, uint64_t prey,
                                 int captures, const ChessDistanceBoard *pawn_board,
                                 const ChessDistanceBoard *piece_board, uint8_t out[64]) {
  const int last = piece == CHESS_DISTANCE_BLACK_PAWN ? 0 : 7;
  uint8_t start[64];
  int rank;
  int result = chess_distance_inline_promotion_fault(piece, from, promoted, captures, pawn_board,
                                                     piece_board, out);

  if (result != CHESS_DISTANCE_OK)
    return result;
  chess_distance_inline_pawns(0, piece, from, prey, captures, pawn_board, start);
  for (rank = 0; rank < 8; ++rank)
    if (rank != last)
      chess_distance_inline_store(start + 8 * rank, CHESS_DISTANCE_INLINE_ALL);
  result = chess_distance_onward(promoted, start, piece_board, out);
  if (result != CHESS_DISTANCE_EMPTY_SET)
    return result;
  chess_distance_inline_nowhere(out);
  return CHESS_DISTANCE_UNREACHABLE;
}

CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_promotion_map_to(int piece, uint64_t to, int promoted, uint64_t prey,
                                    int captures, const ChessDistanceBoard *pawn_board,
                                    const ChessDistanceBoard *piece_board, uint8_t out[64]) {
  uint64_t rest = piece == CHESS_DISTANCE_BLACK_PAWN ? 0xffu : 0xff00000000000000u;
  uint8_t after[64], before[64];
  int farthest = CHESS_DISTANCE_UNREACHABLE, sq;
  const int fault = chess_distance_inline_promotion_fault(piece, to, promoted, captures, pawn_board,
                                                          piece_board, out);

  if (fault != CHESS_DISTANCE_OK)
    return fault;
  chess_distance_set_map_to(promoted, to, piece_board, after);
  chess_distance_inline_nowhere(out);
  /* The pawn is searched backward once for all squares of promotion with the same distance. */
  while (rest != 0) {
    const int moves = after[chess_distance_inline_lowest(rest)];
    uint64_t equal = 0, left = rest;

    for (; left != 0; left &= left - 1)
      if (after[chess_distance_inline_lowest(left)] == moves)
        equal |= left & (0 - left);
    rest &= ~equal;
    if (moves == CHESS_DISTANCE_NONE)
      continue;
    chess_distance_inline_pawns(1, piece, equal, prey, captures, pawn_board, before);
    for (sq = 0; sq < 64; ++sq)
      if (before[sq] != CHESS_DISTANCE_NONE && before[sq] + moves < out[sq])
        out[sq] = CHESS_DISTANCE_INLINE_CAST(uint8_t, before[sq] + moves);
  }
  for (sq = 0; sq < 64; ++sq)
    if (out[sq] != CHESS_DISTANCE_NONE && out[sq] > farthest)
      farthest = out[sq];
  return farthest;
}

/* Shortest trajectories. */

/* The squares of `among` from which a move leads into the set: a move of the piece, or of the graph
 * if graph is not NULL. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_inline_back(int piece, const uint64_t *graph, uint64_t to, uint64_t among,
                                    uint64_t free) {
  uint64_t back = 0;

  if (!graph)
    return among & chess_distance_inline_step(chess_distance_inline_backward(piece), to, free);
  for (; among != 0; among &= among - 1)
    if ((graph[chess_distance_inline_lowest(among)] & to) != 0)
      back |= among & (0 - among);
  return back;
}

/* Keeps the squares of each layer that lead on to the target, from the last layer, `set`, backward.
 * Later layers become 0. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_lead_on(int piece, const uint64_t *graph, uint64_t set, uint64_t free,
                                   uint64_t open, const uint64_t reached[64], int length,
                                   uint64_t layers[64]) {
  int ply;

  for (ply = 63; ply > length; --ply)
    layers[ply] = 0;
  for (layers[length] = set; ply > 0; --ply) {
    set = chess_distance_inline_back(piece, graph, set & open, reached[ply - 1], free);
    layers[ply - 1] = set;
  }
}

/* The layers from a set to a set, first with all squares at each distance from the start. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_layers(int piece, const uint64_t *graph, uint64_t from, uint64_t to,
                                 uint64_t free, uint64_t open, uint64_t layers[64]) {
  uint64_t levels[64], rest = ~from;
  int length = 0;

  while ((from & to) == 0) {
    levels[length] = from;
    from = chess_distance_inline_next(piece, graph, from, free) & open & rest;
    if (from == 0)
      return CHESS_DISTANCE_UNREACHABLE;
    rest &= ~from;
    length = (length + 1) & 63; /* At most 63; the mask is for static analyzers. */
  }
  chess_distance_inline_lead_on(piece, graph, from & to, free, open, levels, length, layers);
  return length;
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_piece_layers(int piece, uint64_t from, uint64_t to,
                                       const ChessDistanceBoard *board, uint64_t layers[64]) {
  return chess_distance_inline_layers(piece, CHESS_DISTANCE_INLINE_NO_GRAPH, from, to,
                                      chess_distance_inline_free(board),
                                      chess_distance_inline_open(piece, board), layers);
}

CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_trajectories(int piece, int from, int to, const ChessDistanceBoard *board,
                                uint64_t layers[64]) {
  return ((from | to) & ~63) != 0
             ? CHESS_DISTANCE_INVALID_SQUARE
             : chess_distance_set_trajectories(piece, chess_distance_inline_bit(from),
                                               chess_distance_inline_bit(to), board, layers);
}

/* ways[sq]: the number of shortest ways from a square of the layers to the targets. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_ways(int piece, const ChessDistanceBoard *board,
                                const uint64_t layers[64], int length, uint64_t ways[64]) {
  const uint64_t free = chess_distance_inline_free(board);
  uint64_t targets = layers[length];
  int ply;

  for (; targets != 0; targets &= targets - 1)
    ways[chess_distance_inline_lowest(targets)] = 1;
  for (ply = length - 1; ply >= 0; --ply) {
    uint64_t from = layers[ply], next;

    for (; from != 0; from &= from - 1) {
      uint64_t sum = 0;

      next = chess_distance_inline_step(piece, from & (0 - from), free) & layers[ply + 1];
      for (; next != 0; next &= next - 1)
        sum += ways[chess_distance_inline_lowest(next)];
      ways[chess_distance_inline_lowest(from)] = sum;
    }
  }
}

CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_trajectory_count(int piece, int from, int to,
                                         const ChessDistanceBoard *board) {
  return ((from | to) & ~63) != 0
             ? 0
             : chess_distance_set_trajectory_count(piece, chess_distance_inline_bit(from),
                                                   chess_distance_inline_bit(to), board);
}

CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_trajectory(int piece, int from, int to, const ChessDistanceBoard *board,
                              uint64_t index, uint8_t path[64]) {
  const int fault = chess_distance_inline_squares_fault(piece, from, to);
  uint64_t layers[64], ways[64], free;
  int length, ply;

  if (fault != 0)
    return fault;
  if (!path)
    return CHESS_DISTANCE_NULL_POINTER;
  length = chess_distance_inline_piece_layers(piece, chess_distance_inline_bit(from),
                                              chess_distance_inline_bit(to), board, layers);
  if (length >= 0) {
    chess_distance_inline_ways(piece, board, layers, length, ways);
    if (index >= ways[from])
      return CHESS_DISTANCE_OUT_OF_RANGE;
  }
  if (chess_distance_inline_overlap(path, 64, board, sizeof *board))
    return CHESS_DISTANCE_OVERLAP;
  if (length < 0)
    return length;
  free = chess_distance_inline_free(board);
  /* Ways with a lower next square come first, so skip whole squares until the index falls within
   * one. */
  for (ply = 0; ply < length; ++ply) {
    uint64_t next =
        chess_distance_inline_step(piece, chess_distance_inline_bit(from), free) & layers[ply + 1];

    path[ply] = CHESS_DISTANCE_INLINE_CAST(uint8_t, from);
    for (; index >= ways[chess_distance_inline_lowest(next)]; next &= next - 1)
      index -= ways[chess_distance_inline_lowest(next)];
    from = chess_distance_inline_lowest(next);
  }
  path[length] = CHESS_DISTANCE_INLINE_CAST(uint8_t, to);
  return length;
}

/* Ways between sets, and ways of a given length. */

CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_set_trajectories(int piece, uint64_t from, uint64_t to,
                                    const ChessDistanceBoard *board, uint64_t layers[64]) {
  const int fault = chess_distance_inline_fault(chess_distance_inline_is_piece(piece),
                                                from != 0 && to != 0, 1, board, board, layers, 512);

  return fault != 0 ? fault : chess_distance_inline_piece_layers(piece, from, to, board, layers);
}

CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_set_trajectory_count(int piece, uint64_t from, uint64_t to,
                                             const ChessDistanceBoard *board) {
  uint64_t layers[64], ways[64], sum = 0;
  int length;

  if (!chess_distance_inline_is_piece(piece))
    return 0;
  length = chess_distance_inline_piece_layers(piece, from, to, board, layers);
  if (length < 0)
    return 0;
  chess_distance_inline_ways(piece, board, layers, length, ways);
  for (from = layers[0]; from != 0; from &= from - 1)
    sum += ways[chess_distance_inline_lowest(from)];
  return sum;
}

CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_graph_trajectories(const uint64_t moves[64], uint64_t from, uint64_t to,
                                      uint64_t layers[64]) {
  const uint64_t all = CHESS_DISTANCE_INLINE_ALL;

  if (!moves || !layers)
    return CHESS_DISTANCE_NULL_POINTER;
  if (from == 0 || to == 0)
    return CHESS_DISTANCE_EMPTY_SET;
  if (chess_distance_inline_overlap(layers, 512, moves, 512))
    return CHESS_DISTANCE_OVERLAP;
  return chess_distance_inline_layers(0, moves, from, to, all, all, layers);
}

/* The layers of the ways of a given number of moves, 0 to 63. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_walk(int piece, int from, int to, int moves,
                               const ChessDistanceBoard *board, uint64_t layers[64]) {
  const uint64_t free = chess_distance_inline_free(board);
  const uint64_t open = chess_distance_inline_open(piece, board);
  const uint64_t target = chess_distance_inline_bit(to);
  uint64_t reached[64], set = chess_distance_inline_bit(from);
  int ply;

  for (ply = 0; ply < moves; ++ply) {
    reached[ply] = set;
    set = chess_distance_inline_step(piece, set, free) & open;
  }
  if ((set & target) == 0)
    return CHESS_DISTANCE_UNREACHABLE;
  chess_distance_inline_lead_on(piece, CHESS_DISTANCE_INLINE_NO_GRAPH, target, free, open, reached,
                                moves, layers);
  return moves;
}

CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_walks(int piece, int from, int to, int moves, const ChessDistanceBoard *board,
                         uint64_t layers[64]) {
  const int in_range = (moves & ~63) == 0;
  int fault = chess_distance_inline_squares_fault(piece, from, to);

  if (fault == 0)
    fault = chess_distance_inline_fault(1, 1, in_range, board, board, layers, 512);
  return fault != 0 ? fault : chess_distance_inline_walk(piece, from, to, moves, board, layers);
}

/* Every square of a layer leads to the target. So a count that overflows stays too large up to the
 * start. */
CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_walk_count(int piece, int from, int to, int moves,
                                   const ChessDistanceBoard *board) {
  const uint64_t free = chess_distance_inline_free(board);
  uint64_t layers[64], counts[2][64];
  int ply;

  if (chess_distance_inline_squares_fault(piece, from, to) != 0 || (moves & ~63) != 0 ||
      chess_distance_inline_walk(piece, from, to, moves, board, layers) < 0)
    return 0;
  counts[moves & 1][to] = 1;
  for (ply = moves - 1; ply >= 0; --ply) {
    const uint64_t *const onward = counts[(ply + 1) & 1];
    uint64_t set = layers[ply], next;

    for (; set != 0; set &= set - 1) {
      uint64_t sum = 0;

      next = chess_distance_inline_step(piece, set & (0 - set), free) & layers[ply + 1];
      for (; next != 0; next &= next - 1) {
        const uint64_t more = onward[chess_distance_inline_lowest(next)];

        sum = sum + more < sum ? CHESS_DISTANCE_INLINE_ALL : sum + more;
      }
      counts[ply & 1][chess_distance_inline_lowest(set)] = sum;
    }
  }
  return counts[0][from];
}

/* Squares that every way enters. */

/* A candidate is a layer of one square: all shortest ways enter it. It is needed unless a search
 * that avoids it reaches a later layer or the target. The search continues for the next candidate:
 * `left` are the squares whose moves it has made, `reached` the squares that these moves reach. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_inline_needed(int piece, const uint64_t *graph, uint64_t from, uint64_t to,
                                      uint64_t free, uint64_t open) {
  uint64_t layers[64], beyond = to, left = from, needed = 0, reached;
  const int length = chess_distance_inline_layers(piece, graph, from, to, free, open, layers);
  int ply;

  if (length < 2)
    return 0;
  for (ply = 1; ply < length; ++ply)
    beyond |= layers[ply];
  reached = chess_distance_inline_next(piece, graph, from, free) & open;
  for (ply = 1; ply < length; ++ply) {
    const uint64_t candidate = layers[ply];

    beyond &= ~candidate;
    if ((candidate & (candidate - 1)) != 0)
      continue;
    while ((reached & beyond) == 0) {
      from = reached & ~(left | candidate);
      if (from == 0) {
        needed |= candidate;
        break;
      }
      left |= from;
      reached |= chess_distance_inline_next(piece, graph, from, free) & open;
    }
  }
  return needed;
}

CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_must_pass(int piece, uint64_t from, uint64_t to,
                                  const ChessDistanceBoard *board) {
  return chess_distance_inline_is_piece(piece)
             ? chess_distance_inline_needed(piece, CHESS_DISTANCE_INLINE_NO_GRAPH, from, to,
                                            chess_distance_inline_free(board),
                                            chess_distance_inline_open(piece, board))
             : 0;
}

CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_graph_must_pass(const uint64_t moves[64], uint64_t from, uint64_t to) {
  const uint64_t all = CHESS_DISTANCE_INLINE_ALL;

  return moves ? chess_distance_inline_needed(0, moves, from, to, all, all) : 0;
}

/* Territory: two searches side by side. */

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_territory(int piece1, uint64_t set1, const ChessDistanceBoard *board1,
                             int piece2, uint64_t set2, const ChessDistanceBoard *board2,
                             ChessDistanceTerritory *out) {
  const int are_pieces =
      chess_distance_inline_is_piece(piece1) && chess_distance_inline_is_piece(piece2);
  const int fault = chess_distance_inline_fault(are_pieces, set1 != 0 && set2 != 0, 1, board1,
                                                board2, out, sizeof *out);
  const uint64_t free1 = chess_distance_inline_free(board1);
  const uint64_t free2 = chess_distance_inline_free(board2);
  const uint64_t open1 = chess_distance_inline_open(piece1, board1);
  const uint64_t open2 = chess_distance_inline_open(piece2, board2);
  uint64_t first = set1 & ~set2, tied = set1 & set2, divided = set1 | set2, old1, old2;

  if (fault != 0) {
    CHESS_DISTANCE_INLINE_MAY_WRITE(out);
    return fault;
  }
  do {
    old1 = set1;
    old2 = set2;
    set1 |= chess_distance_inline_step(piece1, set1, free1) & open1;
    set2 |= chess_distance_inline_step(piece2, set2, free2) & open2;
    first |= set1 & ~(set2 | divided);
    tied |= set1 & set2 & ~divided;
    divided |= set1 | set2;
  } while (set1 != old1 || set2 != old2);
  out->first = first;
  out->second = divided & ~(first | tied);
  out->tied = tied;
  return CHESS_DISTANCE_OK;
}

/* The nearest of many sites. */

CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_sites_fault(int piece, const uint8_t *sites, size_t n,
                                      const ChessDistanceBoard *board, const uint8_t *owner) {
  size_t i;

  if (!chess_distance_inline_is_piece(piece))
    return CHESS_DISTANCE_INVALID_PIECE;
  if (!sites || !owner)
    return CHESS_DISTANCE_NULL_POINTER;
  /* Whether a range would wrap around the end of the address space, as the library checks its
   * columns. */
  if (n < 1 || n > 64 || CHESS_DISTANCE_INLINE_ADDRESS(sites) > UINTPTR_MAX - n)
    return CHESS_DISTANCE_OUT_OF_RANGE;
  if (chess_distance_inline_overlap(owner, 64, sites, n) ||
      chess_distance_inline_overlap(owner, 64, board, sizeof *board))
    return CHESS_DISTANCE_OVERLAP;
  for (i = 0; i < n; ++i)
    if (sites[i] > 63)
      return CHESS_DISTANCE_INVALID_SQUARE;
  return CHESS_DISTANCE_OK;
}

/* fronts[i]: the squares that site i reached first, at the present distance. The search advances
 * from these alone: a shortest way to a square that site i owns crosses no square of another
 * site. */
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_voronoi(int piece, const uint8_t *sites, size_t n,
                           const ChessDistanceBoard *board, uint8_t owner[64]) {
  const int fault = chess_distance_inline_sites_fault(piece, sites, n, board, owner);
  const uint64_t free = chess_distance_inline_free(board);
  const uint64_t open = chess_distance_inline_open(piece, board);
  uint64_t fronts[64], words[8], rest = CHESS_DISTANCE_INLINE_ALL, tied = 0, reached;
  size_t i;
  int bit;

  if (fault != 0)
    return fault;
  chess_distance_inline_clear(words);
  for (i = 0; i < n; ++i)
    fronts[i] = chess_distance_inline_bit(sites[i]);
  do {
    reached = 0;
    for (i = 0; i < n; ++i) {
      const uint64_t front = fronts[i] & rest;

      tied |= reached & front;
      reached |= front;
      for (bit = 0; bit < 6; ++bit)
        words[bit] |= (i >> bit & 1) != 0 ? front : 0;
      fronts[i] = chess_distance_inline_step(piece, front, free) & open;
    }
    rest &= ~reached;
  } while (reached != 0);
  /* All ties get 254. */
  words[0] &= ~tied;
  for (bit = 1; bit < 8; ++bit)
    words[bit] |= tied;
  chess_distance_inline_write(words, CHESS_DISTANCE_NONE, rest, owner);
  return CHESS_DISTANCE_OK;
}
/* Any piece on the empty board, races and endings. */

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance(int piece, int a, int b) {
  uint64_t set = 0, rest = CHESS_DISTANCE_INLINE_ALL, target = 0;
  int moves = 0;

  if (((a | b) & ~63) != 0)
    return CHESS_DISTANCE_INVALID_SQUARE;
#if !defined(CHESS_DISTANCE_LITTLE_MEMORY)
  if (piece >= CHESS_DISTANCE_KING && piece <= CHESS_DISTANCE_BLACK_PAWN)
    return chess_distance_by_x88(piece, chess_distance_to_x88(a), chess_distance_to_x88(b));
#endif
  if (!chess_distance_inline_is_piece(piece))
    return CHESS_DISTANCE_INVALID_PIECE;
  set = chess_distance_inline_bit(a);
  target = chess_distance_inline_bit(b);
  while ((set & target) == 0) {
    rest &= ~set;
    set = chess_distance_inline_step_of_any(piece, set, CHESS_DISTANCE_INLINE_ALL) & rest;
    if (set == 0)
      return CHESS_DISTANCE_UNREACHABLE;
    moves = (moves + 1) & 63;
  }
  return moves;
}

CHESS_DISTANCE_INLINE_FUNCTION
uint64_t chess_distance_king_race(int mover, int other, int margin) {
  uint64_t reached = 0, before = 0, taken = 0, won = 0;
  int moves = 0, others = 0;

  if (((mover | other) & ~63) != 0)
    return 0;
  if (margin > 8)
    margin = 8;
  reached = chess_distance_inline_bit(mover);
  for (; moves < 8; ++moves) {
    /* The squares that the other king reaches in fewer than moves + margin. */
    for (; others < moves + margin; ++others)
      taken = others == 0 ? chess_distance_inline_bit(other)
                          : taken | chess_distance_inline_king_steps(taken);
    won |= reached & ~(before | taken);
    before = reached;
    reached |= chess_distance_inline_king_steps(reached);
  }
  return won;
}

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_pawn_outruns_king(int pawn_sq, int defender, int is_black,
                                     int defender_to_move) {
  const int rank = is_black != 0 ? 7 - ((pawn_sq & 56) >> 3) : (pawn_sq & 56) >> 3;
  const int promotion = is_black != 0 ? pawn_sq & 7 : 56 + (pawn_sq & 7);

  if (((pawn_sq | defender) & ~63) != 0)
    return CHESS_DISTANCE_INVALID_SQUARE;
  if (rank == 0 || rank == 7 || pawn_sq == defender)
    return CHESS_DISTANCE_OUT_OF_RANGE;
  if (defender_to_move != 0 && chess_distance_king(pawn_sq, defender) == 1)
    return 0; /* The king takes the pawn. */
  /* From its second rank the pawn needs five moves for six steps. */
  return (rank == 1 ? 5 : 7 - rank) + (defender_to_move != 0) <
         chess_distance_king(defender, promotion);
}

CHESS_DISTANCE_INLINE_FUNCTION
uint64_t chess_distance_square_of_pawn(int pawn_sq, int is_black, int defender_to_move) {
  uint64_t stopped = 0;
  int sq = 0;

  for (; sq < 64; ++sq)
    if (chess_distance_pawn_outruns_king(pawn_sq, sq, is_black, defender_to_move) == 0)
      stopped |= chess_distance_inline_bit(sq);
  return stopped;
}

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_mop_up(int winner, int loser) {
  return ((winner | loser) & ~63) != 0 ? CHESS_DISTANCE_INVALID_SQUARE
                                       : 47 * chess_distance_center_manhattan(loser) +
                                             16 * (14 - chess_distance_manhattan(winner, loser));
}

/* ---- Tables ---- */

#if !defined(CHESS_DISTANCE_USE_LIBRARY)
#define chess_distance_king_table chess_distance_inline_king_table
#define chess_distance_manhattan_table chess_distance_inline_manhattan_table
#define chess_distance_knight_table chess_distance_inline_knight_table
#define chess_distance_king_ring_table chess_distance_inline_king_ring_table
#define chess_distance_knight_by_rank_file chess_distance_inline_knight_by_rank_file
#define chess_distance_corners chess_distance_inline_corners
#define chess_distance_king_x88 chess_distance_inline_king_x88
#define chess_distance_manhattan_x88 chess_distance_inline_manhattan_x88
#define chess_distance_knight_x88 chess_distance_inline_knight_x88
#define chess_distance_bishop_x88 chess_distance_inline_bishop_x88
#define chess_distance_rook_x88 chess_distance_inline_rook_x88
#define chess_distance_queen_x88 chess_distance_inline_queen_x88
#define chess_distance_white_pawn_x88 chess_distance_inline_white_pawn_x88
#define chess_distance_black_pawn_x88 chess_distance_inline_black_pawn_x88
#define chess_distance_attacks_x88 chess_distance_inline_attacks_x88
#define chess_distance_step_x88 chess_distance_inline_step_x88
#define chess_distance_line_x88 chess_distance_inline_line_x88
#define chess_distance_king_offset chess_distance_inline_king_offset
#define chess_distance_manhattan_offset chess_distance_inline_manhattan_offset
#define chess_distance_knight_offset chess_distance_inline_knight_offset
#define chess_distance_bishop_offset chess_distance_inline_bishop_offset
#define chess_distance_rook_offset chess_distance_inline_rook_offset
#define chess_distance_queen_offset chess_distance_inline_queen_offset
#define chess_distance_white_pawn_offset chess_distance_inline_white_pawn_offset
#define chess_distance_black_pawn_offset chess_distance_inline_black_pawn_offset
#define chess_distance_attacks_offset chess_distance_inline_attacks_offset
#define chess_distance_step_offset chess_distance_inline_step_offset
#define chess_distance_line_offset chess_distance_inline_line_offset
#define chess_distance_offset_square chess_distance_inline_offset_square
#elif !defined(CHESS_DISTANCE_H)
/* Windows: define CHESS_DISTANCE_DLL before the include if you link the DLL. */
#if defined(_WIN32) && defined(CHESS_DISTANCE_DLL)
#define CHESS_DISTANCE_DATA __declspec(dllimport)
#else
#define CHESS_DISTANCE_DATA
#endif
#ifdef __cplusplus
extern "C" {
#endif
CHESS_DISTANCE_DATA extern const uint8_t chess_distance_king_table[64][64];
CHESS_DISTANCE_DATA extern const uint8_t chess_distance_manhattan_table[64][64];
CHESS_DISTANCE_DATA extern const uint8_t chess_distance_knight_table[64][64];
CHESS_DISTANCE_DATA extern const uint64_t chess_distance_king_ring_table[64][8];
CHESS_DISTANCE_DATA extern const uint8_t chess_distance_knight_by_rank_file[64];
CHESS_DISTANCE_DATA extern const uint8_t chess_distance_corners[64];
CHESS_DISTANCE_DATA extern const uint8_t chess_distance_king_x88[240];
CHESS_DISTANCE_DATA extern const uint8_t chess_distance_manhattan_x88[240];
CHESS_DISTANCE_DATA extern const uint8_t chess_distance_knight_x88[240];
CHESS_DISTANCE_DATA extern const uint8_t chess_distance_bishop_x88[240];
CHESS_DISTANCE_DATA extern const uint8_t chess_distance_rook_x88[240];
CHESS_DISTANCE_DATA extern const uint8_t chess_distance_queen_x88[240];
CHESS_DISTANCE_DATA extern const uint8_t chess_distance_white_pawn_x88[240];
CHESS_DISTANCE_DATA extern const uint8_t chess_distance_black_pawn_x88[240];
CHESS_DISTANCE_DATA extern const uint8_t chess_distance_attacks_x88[240];
CHESS_DISTANCE_DATA extern const int8_t chess_distance_step_x88[240];
CHESS_DISTANCE_DATA extern const int8_t chess_distance_line_x88[240];
CHESS_DISTANCE_DATA extern const uint8_t chess_distance_king_offset[225];
CHESS_DISTANCE_DATA extern const uint8_t chess_distance_manhattan_offset[225];
CHESS_DISTANCE_DATA extern const uint8_t chess_distance_knight_offset[225];
CHESS_DISTANCE_DATA extern const uint8_t chess_distance_bishop_offset[225];
CHESS_DISTANCE_DATA extern const uint8_t chess_distance_rook_offset[225];
CHESS_DISTANCE_DATA extern const uint8_t chess_distance_queen_offset[225];
CHESS_DISTANCE_DATA extern const uint8_t chess_distance_white_pawn_offset[225];
CHESS_DISTANCE_DATA extern const uint8_t chess_distance_black_pawn_offset[225];
CHESS_DISTANCE_DATA extern const uint8_t chess_distance_attacks_offset[225];
CHESS_DISTANCE_DATA extern const int8_t chess_distance_step_offset[225];
CHESS_DISTANCE_DATA extern const int8_t chess_distance_line_offset[225];
CHESS_DISTANCE_DATA extern const uint8_t chess_distance_offset_square[64];
#ifdef __cplusplus
}
#endif
#endif

#if defined(CHESS_DISTANCE_INLINE_OWN_TABLES)

/**
 * King distances of all pairs of squares, [a][b], 0..7; aligned to 64 bytes. Unchecked: the
 * squares must lie in 0..63.
 */
CHESS_DISTANCE_INLINE_ALIGNED
CHESS_DISTANCE_INLINE_DATA uint8_t chess_distance_inline_king_table[64][64] = {
    {0,1,2,3,4,5,6,7,1,1,2,3,4,5,6,7,2,2,2,3,4,5,6,7,3,3,3,3,4,5,6,7,4,4,4,4,4,5,6,7,5,5,5,5,5,5,6,7,6,6,6,6,6,6,6,7,7,7,7,7,7,7,7,7},
    {1,0,1,2,3,4,5,6,1,1,1,2,3,4,5,6,2,2,2,2,3,4,5,6,3,3,3,3,3,4,5,6,4,4,4,4,4,4,5,6,5,5,5,5,5,5,5,6,6,6,6,6,6,6,6,6,7,7,7,7,7,7,7,7},
    {2,1,0,1,2,3,4,5,2,1,1,1,2,3,4,5,2,2,2,2,2,3,4,5,3,3,3,3,3,3,4,5,4,4,4,4,4,4,4,5,5,5,5,5,5,5,5,5,6,6,6,6,6,6,6,6,7,7,7,7,7,7,7,7},
    {3,2,1,0,1,2,3,4,3,2,1,1,1,2,3,4,3,2,2,2,2,2,3,4,3,3,3,3,3,3,3,4,4,4,4,4,4,4,4,4,5,5,5,5,5,5,5,5,6,6,6,6,6,6,6,6,7,7,7,7,7,7,7,7},
    {4,3,2,1,0,1,2,3,4,3,2,1,1,1,2,3,4,3,2,2,2,2,2,3,4,3,3,3,3,3,3,3,4,4,4,4,4,4,4,4,5,5,5,5,5,5,5,5,6,6,6,6,6,6,6,6,7,7,7,7,7,7,7,7},
    {5,4,3,2,1,0,1,2,5,4,3,2,1,1,1,2,5,4,3,2,2,2,2,2,5,4,3,3,3,3,3,3,5,4,4,4,4,4,4,4,5,5,5,5,5,5,5,5,6,6,6,6,6,6,6,6,7,7,7,7,7,7,7,7},
    {6,5,4,3,2,1,0,1,6,5,4,3,2,1,1,1,6,5,4,3,2,2,2,2,6,5,4,3,3,3,3,3,6,5,4,4,4,4,4,4,6,5,5,5,5,5,5,5,6,6,6,6,6,6,6,6,7,7,7,7,7,7,7,7},
    {7,6,5,4,3,2,1,0,7,6,5,4,3,2,1,1,7,6,5,4,3,2,2,2,7,6,5,4,3,3,3,3,7,6,5,4,4,4,4,4,7,6,5,5,5,5,5,5,7,6,6,6,6,6,6,6,7,7,7,7,7,7,7,7},
    {1,1,2,3,4,5,6,7,0,1,2,3,4,5,6,7,1,1,2,3,4,5,6,7,2,2,2,3,4,5,6,7,3,3,3,3,4,5,6,7,4,4,4,4,4,5,6,7,5,5,5,5,5,5,6,7,6,6,6,6,6,6,6,7},
    {1,1,1,2,3,4,5,6,1,0,1,2,3,4,5,6,1,1,1,2,3,4,5,6,2,2,2,2,3,4,5,6,3,3,3,3,3,4,5,6,4,4,4,4,4,4,5,6,5,5,5,5,5,5,5,6,6,6,6,6,6,6,6,6},
    {2,1,1,1,2,3,4,5,2,1,0,1,2,3,4,5,2,1,1,1,2,3,4,5,2,2,2,2,2,3,4,5,3,3,3,3,3,3,4,5,4,4,4,4,4,4,4,5,5,5,5,5,5,5,5,5,6,6,6,6,6,6,6,6},
    {3,2,1,1,1,2,3,4,3,2,1,0,1,2,3,4,3,2,1,1,1,2,3,4,3,2,2,2,2,2,3,4,3,3,3,3,3,3,3,4,4,4,4,4,4,4,4,4,5,5,5,5,5,5,5,5,6,6,6,6,6,6,6,6},
    {4,3,2,1,1,1,2,3,4,3,2,1,0,1,2,3,4,3,2,1,1,1,2,3,4,3,2,2,2,2,2,3,4,3,3,3,3,3,3,3,4,4,4,4,4,4,4,4,5,5,5,5,5,5,5,5,6,6,6,6,6,6,6,6},
    {5,4,3,2,1,1,1,2,5,4,3,2,1,0,1,2,5,4,3,2,1,1,1,2,5,4,3,2,2,2,2,2,5,4,3,3,3,3,3,3,5,4,4,4,4,4,4,4,5,5,5,5,5,5,5,5,6,6,6,6,6,6,6,6},
    {6,5,4,3,2,1,1,1,6,5,4,3,2,1,0,1,6,5,4,3,2,1,1,1,6,5,4,3,2,2,2,2,6,5,4,3,3,3,3,3,6,5,4,4,4,4,4,4,6,5,5,5,5,5,5,5,6,6,6,6,6,6,6,6},
    {7,6,5,4,3,2,1,1,7,6,5,4,3,2,1,0,7,6,5,4,3,2,1,1,7,6,5,4,3,2,2,2,7,6,5,4,3,3,3,3,7,6,5,4,4,4,4,4,7,6,5,5,5,5,5,5,7,6,6,6,6,6,6,6},
    {2,2,2,3,4,5,6,7,1,1,2,3,4,5,6,7,0,1,2,3,4,5,6,7,1,1,2,3,4,5,6,7,2,2,2,3,4,5,6,7,3,3,3,3,4,5,6,7,4,4,4,4,4,5,6,7,5,5,5,5,5,5,6,7},
    {2,2,2,2,3,4,5,6,1,1,1,2,3,4,5,6,1,0,1,2,3,4,5,6,1,1,1,2,3,4,5,6,2,2,2,2,3,4,5,6,3,3,3,3,3,4,5,6,4,4,4,4,4,4,5,6,5,5,5,5,5,5,5,6},
    {2,2,2,2,2,3,4,5,2,1,1,1,2,3,4,5,2,1,0,1,2,3,4,5,2,1,1,1,2,3,4,5,2,2,2,2,2,3,4,5,3,3,3,3,3,3,4,5,4,4,4,4,4,4,4,5,5,5,5,5,5,5,5,5},
    {3,2,2,2,2,2,3,4,3,2,1,1,1,2,3,4,3,2,1,0,1,2,3,4,3,2,1,1,1,2,3,4,3,2,2,2,2,2,3,4,3,3,3,3,3,3,3,4,4,4,4,4,4,4,4,4,5,5,5,5,5,5,5,5},
    {4,3,2,2,2,2,2,3,4,3,2,1,1,1,2,3,4,3,2,1,0,1,2,3,4,3,2,1,1,1,2,3,4,3,2,2,2,2,2,3,4,3,3,3,3,3,3,3,4,4,4,4,4,4,4,4,5,5,5,5,5,5,5,5},
    {5,4,3,2,2,2,2,2,5,4,3,2,1,1,1,2,5,4,3,2,1,0,1,2,5,4,3,2,1,1,1,2,5,4,3,2,2,2,2,2,5,4,3,3,3,3,3,3,5,4,4,4,4,4,4,4,5,5,5,5,5,5,5,5},
    {6,5,4,3,2,2,2,2,6,5,4,3,2,1,1,1,6,5,4,3,2,1,0,1,6,5,4,3,2,1,1,1,6,5,4,3,2,2,2,2,6,5,4,3,3,3,3,3,6,5,4,4,4,4,4,4,6,5,5,5,5,5,5,5},
    {7,6,5,4,3,2,2,2,7,6,5,4,3,2,1,1,7,6,5,4,3,2,1,0,7,6,5,4,3,2,1,1,7,6,5,4,3,2,2,2,7,6,5,4,3,3,3,3,7,6,5,4,4,4,4,4,7,6,5,5,5,5,5,5},
    {3,3,3,3,4,5,6,7,2,2,2,3,4,5,6,7,1,1,2,3,4,5,6,7,0,1,2,3,4,5,6,7,1,1,2,3,4,5,6,7,2,2,2,3,4,5,6,7,3,3,3,3,4,5,6,7,4,4,4,4,4,5,6,7},
    {3,3,3,3,3,4,5,6,2,2,2,2,3,4,5,6,1,1,1,2,3,4,5,6,1,0,1,2,3,4,5,6,1,1,1,2,3,4,5,6,2,2,2,2,3,4,5,6,3,3,3,3,3,4,5,6,4,4,4,4,4,4,5,6},
    {3,3,3,3,3,3,4,5,2,2,2,2,2,3,4,5,2,1,1,1,2,3,4,5,2,1,0,1,2,3,4,5,2,1,1,1,2,3,4,5,2,2,2,2,2,3,4,5,3,3,3,3,3,3,4,5,4,4,4,4,4,4,4,5},
    {3,3,3,3,3,3,3,4,3,2,2,2,2,2,3,4,3,2,1,1,1,2,3,4,3,2,1,0,1,2,3,4,3,2,1,1,1,2,3,4,3,2,2,2,2,2,3,4,3,3,3,3,3,3,3,4,4,4,4,4,4,4,4,4},
    {4,3,3,3,3,3,3,3,4,3,2,2,2,2,2,3,4,3,2,1,1,1,2,3,4,3,2,1,0,1,2,3,4,3,2,1,1,1,2,3,4,3,2,2,2,2,2,3,4,3,3,3,3,3,3,3,4,4,4,4,4,4,4,4},
    {5,4,3,3,3,3,3,3,5,4,3,2,2,2,2,2,5,4,3,2,1,1,1,2,5,4,3,2,1,0,1,2,5,4,3,2,1,1,1,2,5,4,3,2,2,2,2,2,5,4,3,3,3,3,3,3,5,4,4,4,4,4,4,4},
    {6,5,4,3,3,3,3,3,6,5,4,3,2,2,2,2,6,5,4,3,2,1,1,1,6,5,4,3,2,1,0,1,6,5,4,3,2,1,1,1,6,5,4,3,2,2,2,2,6,5,4,3,3,3,3,3,6,5,4,4,4,4,4,4},
    {7,6,5,4,3,3,3,3,7,6,5,4,3,2,2,2,7,6,5,4,3,2,1,1,7,6,5,4,3,2,1,0,7,6,5,4,3,2,1,1,7,6,5,4,3,2,2,2,7,6,5,4,3,3,3,3,7,6,5,4,4,4,4,4},
    {4,4,4,4,4,5,6,7,3,3,3,3,4,5,6,7,2,2,2,3,4,5,6,7,1,1,2,3,4,5,6,7,0,1,2,3,4,5,6,7,1,1,2,3,4,5,6,7,2,2,2,3,4,5,6,7,3,3,3,3,4,5,6,7},
    {4,4,4,4,4,4,5,6,3,3,3,3,3,4,5,6,2,2,2,2,3,4,5,6,1,1,1,2,3,4,5,6,1,0,1,2,3,4,5,6,1,1,1,2,3,4,5,6,2,2,2,2,3,4,5,6,3,3,3,3,3,4,5,6},
    {4,4,4,4,4,4,4,5,3,3,3,3,3,3,4,5,2,2,2,2,2,3,4,5,2,1,1,1,2,3,4,5,2,1,0,1,2,3,4,5,2,1,1,1,2,3,4,5,2,2,2,2,2,3,4,5,3,3,3,3,3,3,4,5},
    {4,4,4,4,4,4,4,4,3,3,3,3,3,3,3,4,3,2,2,2,2,2,3,4,3,2,1,1,1,2,3,4,3,2,1,0,1,2,3,4,3,2,1,1,1,2,3,4,3,2,2,2,2,2,3,4,3,3,3,3,3,3,3,4},
    {4,4,4,4,4,4,4,4,4,3,3,3,3,3,3,3,4,3,2,2,2,2,2,3,4,3,2,1,1,1,2,3,4,3,2,1,0,1,2,3,4,3,2,1,1,1,2,3,4,3,2,2,2,2,2,3,4,3,3,3,3,3,3,3},
    {5,4,4,4,4,4,4,4,5,4,3,3,3,3,3,3,5,4,3,2,2,2,2,2,5,4,3,2,1,1,1,2,5,4,3,2,1,0,1,2,5,4,3,2,1,1,1,2,5,4,3,2,2,2,2,2,5,4,3,3,3,3,3,3},
    {6,5,4,4,4,4,4,4,6,5,4,3,3,3,3,3,6,5,4,3,2,2,2,2,6,5,4,3,2,1,1,1,6,5,4,3,2,1,0,1,6,5,4,3,2,1,1,1,6,5,4,3,2,2,2,2,6,5,4,3,3,3,3,3},
    {7,6,5,4,4,4,4,4,7,6,5,4,3,3,3,3,7,6,5,4,3,2,2,2,7,6,5,4,3,2,1,1,7,6,5,4,3,2,1,0,7,6,5,4,3,2,1,1,7,6,5,4,3,2,2,2,7,6,5,4,3,3,3,3},
    {5,5,5,5,5,5,6,7,4,4,4,4,4,5,6,7,3,3,3,3,4,5,6,7,2,2,2,3,4,5,6,7,1,1,2,3,4,5,6,7,0,1,2,3,4,5,6,7,1,1,2,3,4,5,6,7,2,2,2,3,4,5,6,7},
    {5,5,5,5,5,5,5,6,4,4,4,4,4,4,5,6,3,3,3,3,3,4,5,6,2,2,2,2,3,4,5,6,1,1,1,2,3,4,5,6,1,0,1,2,3,4,5,6,1,1,1,2,3,4,5,6,2,2,2,2,3,4,5,6},
    {5,5,5,5,5,5,5,5,4,4,4,4,4,4,4,5,3,3,3,3,3,3,4,5,2,2,2,2,2,3,4,5,2,1,1,1,2,3,4,5,2,1,0,1,2,3,4,5,2,1,1,1,2,3,4,5,2,2,2,2,2,3,4,5},
    {5,5,5,5,5,5,5,5,4,4,4,4,4,4,4,4,3,3,3,3,3,3,3,4,3,2,2,2,2,2,3,4,3,2,1,1,1,2,3,4,3,2,1,0,1,2,3,4,3,2,1,1,1,2,3,4,3,2,2,2,2,2,3,4},
    {5,5,5,5,5,5,5,5,4,4,4,4,4,4,4,4,4,3,3,3,3,3,3,3,4,3,2,2,2,2,2,3,4,3,2,1,1,1,2,3,4,3,2,1,0,1,2,3,4,3,2,1,1,1,2,3,4,3,2,2,2,2,2,3},
    {5,5,5,5,5,5,5,5,5,4,4,4,4,4,4,4,5,4,3,3,3,3,3,3,5,4,3,2,2,2,2,2,5,4,3,2,1,1,1,2,5,4,3,2,1,0,1,2,5,4,3,2,1,1,1,2,5,4,3,2,2,2,2,2},
    {6,5,5,5,5,5,5,5,6,5,4,4,4,4,4,4,6,5,4,3,3,3,3,3,6,5,4,3,2,2,2,2,6,5,4,3,2,1,1,1,6,5,4,3,2,1,0,1,6,5,4,3,2,1,1,1,6,5,4,3,2,2,2,2},
    {7,6,5,5,5,5,5,5,7,6,5,4,4,4,4,4,7,6,5,4,3,3,3,3,7,6,5,4,3,2,2,2,7,6,5,4,3,2,1,1,7,6,5,4,3,2,1,0,7,6,5,4,3,2,1,1,7,6,5,4,3,2,2,2},
    {6,6,6,6,6,6,6,7,5,5,5,5,5,5,6,7,4,4,4,4,4,5,6,7,3,3,3,3,4,5,6,7,2,2,2,3,4,5,6,7,1,1,2,3,4,5,6,7,0,1,2,3,4,5,6,7,1,1,2,3,4,5,6,7},
    {6,6,6,6,6,6,6,6,5,5,5,5,5,5,5,6,4,4,4,4,4,4,5,6,3,3,3,3,3,4,5,6,2,2,2,2,3,4,5,6,1,1,1,2,3,4,5,6,1,0,1,2,3,4,5,6,1,1,1,2,3,4,5,6},
    {6,6,6,6,6,6,6,6,5,5,5,5,5,5,5,5,4,4,4,4,4,4,4,5,3,3,3,3,3,3,4,5,2,2,2,2,2,3,4,5,2,1,1,1,2,3,4,5,2,1,0,1,2,3,4,5,2,1,1,1,2,3,4,5},
    {6,6,6,6,6,6,6,6,5,5,5,5,5,5,5,5,4,4,4,4,4,4,4,4,3,3,3,3,3,3,3,4,3,2,2,2,2,2,3,4,3,2,1,1,1,2,3,4,3,2,1,0,1,2,3,4,3,2,1,1,1,2,3,4},
    {6,6,6,6,6,6,6,6,5,5,5,5,5,5,5,5,4,4,4,4,4,4,4,4,4,3,3,3,3,3,3,3,4,3,2,2,2,2,2,3,4,3,2,1,1,1,2,3,4,3,2,1,0,1,2,3,4,3,2,1,1,1,2,3},
    {6,6,6,6,6,6,6,6,5,5,5,5,5,5,5,5,5,4,4,4,4,4,4,4,5,4,3,3,3,3,3,3,5,4,3,2,2,2,2,2,5,4,3,2,1,1,1,2,5,4,3,2,1,0,1,2,5,4,3,2,1,1,1,2},
    {6,6,6,6,6,6,6,6,6,5,5,5,5,5,5,5,6,5,4,4,4,4,4,4,6,5,4,3,3,3,3,3,6,5,4,3,2,2,2,2,6,5,4,3,2,1,1,1,6,5,4,3,2,1,0,1,6,5,4,3,2,1,1,1},
    {7,6,6,6,6,6,6,6,7,6,5,5,5,5,5,5,7,6,5,4,4,4,4,4,7,6,5,4,3,3,3,3,7,6,5,4,3,2,2,2,7,6,5,4,3,2,1,1,7,6,5,4,3,2,1,0,7,6,5,4,3,2,1,1},
    {7,7,7,7,7,7,7,7,6,6,6,6,6,6,6,7,5,5,5,5,5,5,6,7,4,4,4,4,4,5,6,7,3,3,3,3,4,5,6,7,2,2,2,3,4,5,6,7,1,1,2,3,4,5,6,7,0,1,2,3,4,5,6,7},
    {7,7,7,7,7,7,7,7,6,6,6,6,6,6,6,6,5,5,5,5,5,5,5,6,4,4,4,4,4,4,5,6,3,3,3,3,3,4,5,6,2,2,2,2,3,4,5,6,1,1,1,2,3,4,5,6,1,0,1,2,3,4,5,6},
    {7,7,7,7,7,7,7,7,6,6,6,6,6,6,6,6,5,5,5,5,5,5,5,5,4,4,4,4,4,4,4,5,3,3,3,3,3,3,4,5,2,2,2,2,2,3,4,5,2,1,1,1,2,3,4,5,2,1,0,1,2,3,4,5},
    {7,7,7,7,7,7,7,7,6,6,6,6,6,6,6,6,5,5,5,5,5,5,5,5,4,4,4,4,4,4,4,4,3,3,3,3,3,3,3,4,3,2,2,2,2,2,3,4,3,2,1,1,1,2,3,4,3,2,1,0,1,2,3,4},
    {7,7,7,7,7,7,7,7,6,6,6,6,6,6,6,6,5,5,5,5,5,5,5,5,4,4,4,4,4,4,4,4,4,3,3,3,3,3,3,3,4,3,2,2,2,2,2,3,4,3,2,1,1,1,2,3,4,3,2,1,0,1,2,3},
    {7,7,7,7,7,7,7,7,6,6,6,6,6,6,6,6,5,5,5,5,5,5,5,5,5,4,4,4,4,4,4,4,5,4,3,3,3,3,3,3,5,4,3,2,2,2,2,2,5,4,3,2,1,1,1,2,5,4,3,2,1,0,1,2},
    {7,7,7,7,7,7,7,7,6,6,6,6,6,6,6,6,6,5,5,5,5,5,5,5,6,5,4,4,4,4,4,4,6,5,4,3,3,3,3,3,6,5,4,3,2,2,2,2,6,5,4,3,2,1,1,1,6,5,4,3,2,1,0,1},
    {7,7,7,7,7,7,7,7,7,6,6,6,6,6,6,6,7,6,5,5,5,5,5,5,7,6,5,4,4,4,4,4,7,6,5,4,3,3,3,3,7,6,5,4,3,2,2,2,7,6,5,4,3,2,1,1,7,6,5,4,3,2,1,0},
};

/** Manhattan distances of all pairs of squares, [a][b], 0..14; aligned to 64 bytes. */
CHESS_DISTANCE_INLINE_ALIGNED
CHESS_DISTANCE_INLINE_DATA uint8_t chess_distance_inline_manhattan_table[64][64] = {
    {0,1,2,3,4,5,6,7,1,2,3,4,5,6,7,8,2,3,4,5,6,7,8,9,3,4,5,6,7,8,9,10,4,5,6,7,8,9,10,11,5,6,7,8,9,10,11,12,6,7,8,9,10,11,12,13,7,8,9,10,11,12,13,14},
    {1,0,1,2,3,4,5,6,2,1,2,3,4,5,6,7,3,2,3,4,5,6,7,8,4,3,4,5,6,7,8,9,5,4,5,6,7,8,9,10,6,5,6,7,8,9,10,11,7,6,7,8,9,10,11,12,8,7,8,9,10,11,12,13},
    {2,1,0,1,2,3,4,5,3,2,1,2,3,4,5,6,4,3,2,3,4,5,6,7,5,4,3,4,5,6,7,8,6,5,4,5,6,7,8,9,7,6,5,6,7,8,9,10,8,7,6,7,8,9,10,11,9,8,7,8,9,10,11,12},
    {3,2,1,0,1,2,3,4,4,3,2,1,2,3,4,5,5,4,3,2,3,4,5,6,6,5,4,3,4,5,6,7,7,6,5,4,5,6,7,8,8,7,6,5,6,7,8,9,9,8,7,6,7,8,9,10,10,9,8,7,8,9,10,11},
    {4,3,2,1,0,1,2,3,5,4,3,2,1,2,3,4,6,5,4,3,2,3,4,5,7,6,5,4,3,4,5,6,8,7,6,5,4,5,6,7,9,8,7,6,5,6,7,8,10,9,8,7,6,7,8,9,11,10,9,8,7,8,9,10},
    {5,4,3,2,1,0,1,2,6,5,4,3,2,1,2,3,7,6,5,4,3,2,3,4,8,7,6,5,4,3,4,5,9,8,7,6,5,4,5,6,10,9,8,7,6,5,6,7,11,10,9,8,7,6,7,8,12,11,10,9,8,7,8,9},
    {6,5,4,3,2,1,0,1,7,6,5,4,3,2,1,2,8,7,6,5,4,3,2,3,9,8,7,6,5,4,3,4,10,9,8,7,6,5,4,5,11,10,9,8,7,6,5,6,12,11,10,9,8,7,6,7,13,12,11,10,9,8,7,8},
    {7,6,5,4,3,2,1,0,8,7,6,5,4,3,2,1,9,8,7,6,5,4,3,2,10,9,8,7,6,5,4,3,11,10,9,8,7,6,5,4,12,11,10,9,8,7,6,5,13,12,11,10,9,8,7,6,14,13,12,11,10,9,8,7},
    {1,2,3,4,5,6,7,8,0,1,2,3,4,5,6,7,1,2,3,4,5,6,7,8,2,3,4,5,6,7,8,9,3,4,5,6,7,8,9,10,4,5,6,7,8,9,10,11,5,6,7,8,9,10,11,12,6,7,8,9,10,11,12,13},
    {2,1,2,3,4,5,6,7,1,0,1,2,3,4,5,6,2,1,2,3,4,5,6,7,3,2,3,4,5,6,7,8,4,3,4,5,6,7,8,9,5,4,5,6,7,8,9,10,6,5,6,7,8,9,10,11,7,6,7,8,9,10,11,12},
    {3,2,1,2,3,4,5,6,2,1,0,1,2,3,4,5,3,2,1,2,3,4,5,6,4,3,2,3,4,5,6,7,5,4,3,4,5,6,7,8,6,5,4,5,6,7,8,9,7,6,5,6,7,8,9,10,8,7,6,7,8,9,10,11},
    {4,3,2,1,2,3,4,5,3,2,1,0,1,2,3,4,4,3,2,1,2,3,4,5,5,4,3,2,3,4,5,6,6,5,4,3,4,5,6,7,7,6,5,4,5,6,7,8,8,7,6,5,6,7,8,9,9,8,7,6,7,8,9,10},
    {5,4,3,2,1,2,3,4,4,3,2,1,0,1,2,3,5,4,3,2,1,2,3,4,6,5,4,3,2,3,4,5,7,6,5,4,3,4,5,6,8,7,6,5,4,5,6,7,9,8,7,6,5,6,7,8,10,9,8,7,6,7,8,9},
    {6,5,4,3,2,1,2,3,5,4,3,2,1,0,1,2,6,5,4,3,2,1,2,3,7,6,5,4,3,2,3,4,8,7,6,5,4,3,4,5,9,8,7,6,5,4,5,6,10,9,8,7,6,5,6,7,11,10,9,8,7,6,7,8},
    {7,6,5,4,3,2,1,2,6,5,4,3,2,1,0,1,7,6,5,4,3,2,1,2,8,7,6,5,4,3,2,3,9,8,7,6,5,4,3,4,10,9,8,7,6,5,4,5,11,10,9,8,7,6,5,6,12,11,10,9,8,7,6,7},
    {8,7,6,5,4,3,2,1,7,6,5,4,3,2,1,0,8,7,6,5,4,3,2,1,9,8,7,6,5,4,3,2,10,9,8,7,6,5,4,3,11,10,9,8,7,6,5,4,12,11,10,9,8,7,6,5,13,12,11,10,9,8,7,6},
    {2,3,4,5,6,7,8,9,1,2,3,4,5,6,7,8,0,1,2,3,4,5,6,7,1,2,3,4,5,6,7,8,2,3,4,5,6,7,8,9,3,4,5,6,7,8,9,10,4,5,6,7,8,9,10,11,5,6,7,8,9,10,11,12},
    {3,2,3,4,5,6,7,8,2,1,2,3,4,5,6,7,1,0,1,2,3,4,5,6,2,1,2,3,4,5,6,7,3,2,3,4,5,6,7,8,4,3,4,5,6,7,8,9,5,4,5,6,7,8,9,10,6,5,6,7,8,9,10,11},
    {4,3,2,3,4,5,6,7,3,2,1,2,3,4,5,6,2,1,0,1,2,3,4,5,3,2,1,2,3,4,5,6,4,3,2,3,4,5,6,7,5,4,3,4,5,6,7,8,6,5,4,5,6,7,8,9,7,6,5,6,7,8,9,10},
    {5,4,3,2,3,4,5,6,4,3,2,1,2,3,4,5,3,2,1,0,1,2,3,4,4,3,2,1,2,3,4,5,5,4,3,2,3,4,5,6,6,5,4,3,4,5,6,7,7,6,5,4,5,6,7,8,8,7,6,5,6,7,8,9},
    {6,5,4,3,2,3,4,5,5,4,3,2,1,2,3,4,4,3,2,1,0,1,2,3,5,4,3,2,1,2,3,4,6,5,4,3,2,3,4,5,7,6,5,4,3,4,5,6,8,7,6,5,4,5,6,7,9,8,7,6,5,6,7,8},
    {7,6,5,4,3,2,3,4,6,5,4,3,2,1,2,3,5,4,3,2,1,0,1,2,6,5,4,3,2,1,2,3,7,6,5,4,3,2,3,4,8,7,6,5,4,3,4,5,9,8,7,6,5,4,5,6,10,9,8,7,6,5,6,7},
    {8,7,6,5,4,3,2,3,7,6,5,4,3,2,1,2,6,5,4,3,2,1,0,1,7,6,5,4,3,2,1,2,8,7,6,5,4,3,2,3,9,8,7,6,5,4,3,4,10,9,8,7,6,5,4,5,11,10,9,8,7,6,5,6},
    {9,8,7,6,5,4,3,2,8,7,6,5,4,3,2,1,7,6,5,4,3,2,1,0,8,7,6,5,4,3,2,1,9,8,7,6,5,4,3,2,10,9,8,7,6,5,4,3,11,10,9,8,7,6,5,4,12,11,10,9,8,7,6,5},
    {3,4,5,6,7,8,9,10,2,3,4,5,6,7,8,9,1,2,3,4,5,6,7,8,0,1,2,3,4,5,6,7,1,2,3,4,5,6,7,8,2,3,4,5,6,7,8,9,3,4,5,6,7,8,9,10,4,5,6,7,8,9,10,11},
    {4,3,4,5,6,7,8,9,3,2,3,4,5,6,7,8,2,1,2,3,4,5,6,7,1,0,1,2,3,4,5,6,2,1,2,3,4,5,6,7,3,2,3,4,5,6,7,8,4,3,4,5,6,7,8,9,5,4,5,6,7,8,9,10},
    {5,4,3,4,5,6,7,8,4,3,2,3,4,5,6,7,3,2,1,2,3,4,5,6,2,1,0,1,2,3,4,5,3,2,1,2,3,4,5,6,4,3,2,3,4,5,6,7,5,4,3,4,5,6,7,8,6,5,4,5,6,7,8,9},
    {6,5,4,3,4,5,6,7,5,4,3,2,3,4,5,6,4,3,2,1,2,3,4,5,3,2,1,0,1,2,3,4,4,3,2,1,2,3,4,5,5,4,3,2,3,4,5,6,6,5,4,3,4,5,6,7,7,6,5,4,5,6,7,8},
    {7,6,5,4,3,4,5,6,6,5,4,3,2,3,4,5,5,4,3,2,1,2,3,4,4,3,2,1,0,1,2,3,5,4,3,2,1,2,3,4,6,5,4,3,2,3,4,5,7,6,5,4,3,4,5,6,8,7,6,5,4,5,6,7},
    {8,7,6,5,4,3,4,5,7,6,5,4,3,2,3,4,6,5,4,3,2,1,2,3,5,4,3,2,1,0,1,2,6,5,4,3,2,1,2,3,7,6,5,4,3,2,3,4,8,7,6,5,4,3,4,5,9,8,7,6,5,4,5,6},
    {9,8,7,6,5,4,3,4,8,7,6,5,4,3,2,3,7,6,5,4,3,2,1,2,6,5,4,3,2,1,0,1,7,6,5,4,3,2,1,2,8,7,6,5,4,3,2,3,9,8,7,6,5,4,3,4,10,9,8,7,6,5,4,5},
    {10,9,8,7,6,5,4,3,9,8,7,6,5,4,3,2,8,7,6,5,4,3,2,1,7,6,5,4,3,2,1,0,8,7,6,5,4,3,2,1,9,8,7,6,5,4,3,2,10,9,8,7,6,5,4,3,11,10,9,8,7,6,5,4},
    {4,5,6,7,8,9,10,11,3,4,5,6,7,8,9,10,2,3,4,5,6,7,8,9,1,2,3,4,5,6,7,8,0,1,2,3,4,5,6,7,1,2,3,4,5,6,7,8,2,3,4,5,6,7,8,9,3,4,5,6,7,8,9,10},
    {5,4,5,6,7,8,9,10,4,3,4,5,6,7,8,9,3,2,3,4,5,6,7,8,2,1,2,3,4,5,6,7,1,0,1,2,3,4,5,6,2,1,2,3,4,5,6,7,3,2,3,4,5,6,7,8,4,3,4,5,6,7,8,9},
    {6,5,4,5,6,7,8,9,5,4,3,4,5,6,7,8,4,3,2,3,4,5,6,7,3,2,1,2,3,4,5,6,2,1,0,1,2,3,4,5,3,2,1,2,3,4,5,6,4,3,2,3,4,5,6,7,5,4,3,4,5,6,7,8},
    {7,6,5,4,5,6,7,8,6,5,4,3,4,5,6,7,5,4,3,2,3,4,5,6,4,3,2,1,2,3,4,5,3,2,1,0,1,2,3,4,4,3,2,1,2,3,4,5,5,4,3,2,3,4,5,6,6,5,4,3,4,5,6,7},
    {8,7,6,5,4,5,6,7,7,6,5,4,3,4,5,6,6,5,4,3,2,3,4,5,5,4,3,2,1,2,3,4,4,3,2,1,0,1,2,3,5,4,3,2,1,2,3,4,6,5,4,3,2,3,4,5,7,6,5,4,3,4,5,6},
    {9,8,7,6,5,4,5,6,8,7,6,5,4,3,4,5,7,6,5,4,3,2,3,4,6,5,4,3,2,1,2,3,5,4,3,2,1,0,1,2,6,5,4,3,2,1,2,3,7,6,5,4,3,2,3,4,8,7,6,5,4,3,4,5},
    {10,9,8,7,6,5,4,5,9,8,7,6,5,4,3,4,8,7,6,5,4,3,2,3,7,6,5,4,3,2,1,2,6,5,4,3,2,1,0,1,7,6,5,4,3,2,1,2,8,7,6,5,4,3,2,3,9,8,7,6,5,4,3,4},
    {11,10,9,8,7,6,5,4,10,9,8,7,6,5,4,3,9,8,7,6,5,4,3,2,8,7,6,5,4,3,2,1,7,6,5,4,3,2,1,0,8,7,6,5,4,3,2,1,9,8,7,6,5,4,3,2,10,9,8,7,6,5,4,3},
    {5,6,7,8,9,10,11,12,4,5,6,7,8,9,10,11,3,4,5,6,7,8,9,10,2,3,4,5,6,7,8,9,1,2,3,4,5,6,7,8,0,1,2,3,4,5,6,7,1,2,3,4,5,6,7,8,2,3,4,5,6,7,8,9},
    {6,5,6,7,8,9,10,11,5,4,5,6,7,8,9,10,4,3,4,5,6,7,8,9,3,2,3,4,5,6,7,8,2,1,2,3,4,5,6,7,1,0,1,2,3,4,5,6,2,1,2,3,4,5,6,7,3,2,3,4,5,6,7,8},
    {7,6,5,6,7,8,9,10,6,5,4,5,6,7,8,9,5,4,3,4,5,6,7,8,4,3,2,3,4,5,6,7,3,2,1,2,3,4,5,6,2,1,0,1,2,3,4,5,3,2,1,2,3,4,5,6,4,3,2,3,4,5,6,7},
    {8,7,6,5,6,7,8,9,7,6,5,4,5,6,7,8,6,5,4,3,4,5,6,7,5,4,3,2,3,4,5,6,4,3,2,1,2,3,4,5,3,2,1,0,1,2,3,4,4,3,2,1,2,3,4,5,5,4,3,2,3,4,5,6},
    {9,8,7,6,5,6,7,8,8,7,6,5,4,5,6,7,7,6,5,4,3,4,5,6,6,5,4,3,2,3,4,5,5,4,3,2,1,2,3,4,4,3,2,1,0,1,2,3,5,4,3,2,1,2,3,4,6,5,4,3,2,3,4,5},
    {10,9,8,7,6,5,6,7,9,8,7,6,5,4,5,6,8,7,6,5,4,3,4,5,7,6,5,4,3,2,3,4,6,5,4,3,2,1,2,3,5,4,3,2,1,0,1,2,6,5,4,3,2,1,2,3,7,6,5,4,3,2,3,4},
    {11,10,9,8,7,6,5,6,10,9,8,7,6,5,4,5,9,8,7,6,5,4,3,4,8,7,6,5,4,3,2,3,7,6,5,4,3,2,1,2,6,5,4,3,2,1,0,1,7,6,5,4,3,2,1,2,8,7,6,5,4,3,2,3},
    {12,11,10,9,8,7,6,5,11,10,9,8,7,6,5,4,10,9,8,7,6,5,4,3,9,8,7,6,5,4,3,2,8,7,6,5,4,3,2,1,7,6,5,4,3,2,1,0,8,7,6,5,4,3,2,1,9,8,7,6,5,4,3,2},
    {6,7,8,9,10,11,12,13,5,6,7,8,9,10,11,12,4,5,6,7,8,9,10,11,3,4,5,6,7,8,9,10,2,3,4,5,6,7,8,9,1,2,3,4,5,6,7,8,0,1,2,3,4,5,6,7,1,2,3,4,5,6,7,8},
    {7,6,7,8,9,10,11,12,6,5,6,7,8,9,10,11,5,4,5,6,7,8,9,10,4,3,4,5,6,7,8,9,3,2,3,4,5,6,7,8,2,1,2,3,4,5,6,7,1,0,1,2,3,4,5,6,2,1,2,3,4,5,6,7},
    {8,7,6,7,8,9,10,11,7,6,5,6,7,8,9,10,6,5,4,5,6,7,8,9,5,4,3,4,5,6,7,8,4,3,2,3,4,5,6,7,3,2,1,2,3,4,5,6,2,1,0,1,2,3,4,5,3,2,1,2,3,4,5,6},
    {9,8,7,6,7,8,9,10,8,7,6,5,6,7,8,9,7,6,5,4,5,6,7,8,6,5,4,3,4,5,6,7,5,4,3,2,3,4,5,6,4,3,2,1,2,3,4,5,3,2,1,0,1,2,3,4,4,3,2,1,2,3,4,5},
    {10,9,8,7,6,7,8,9,9,8,7,6,5,6,7,8,8,7,6,5,4,5,6,7,7,6,5,4,3,4,5,6,6,5,4,3,2,3,4,5,5,4,3,2,1,2,3,4,4,3,2,1,0,1,2,3,5,4,3,2,1,2,3,4},
    {11,10,9,8,7,6,7,8,10,9,8,7,6,5,6,7,9,8,7,6,5,4,5,6,8,7,6,5,4,3,4,5,7,6,5,4,3,2,3,4,6,5,4,3,2,1,2,3,5,4,3,2,1,0,1,2,6,5,4,3,2,1,2,3},
    {12,11,10,9,8,7,6,7,11,10,9,8,7,6,5,6,10,9,8,7,6,5,4,5,9,8,7,6,5,4,3,4,8,7,6,5,4,3,2,3,7,6,5,4,3,2,1,2,6,5,4,3,2,1,0,1,7,6,5,4,3,2,1,2},
    {13,12,11,10,9,8,7,6,12,11,10,9,8,7,6,5,11,10,9,8,7,6,5,4,10,9,8,7,6,5,4,3,9,8,7,6,5,4,3,2,8,7,6,5,4,3,2,1,7,6,5,4,3,2,1,0,8,7,6,5,4,3,2,1},
    {7,8,9,10,11,12,13,14,6,7,8,9,10,11,12,13,5,6,7,8,9,10,11,12,4,5,6,7,8,9,10,11,3,4,5,6,7,8,9,10,2,3,4,5,6,7,8,9,1,2,3,4,5,6,7,8,0,1,2,3,4,5,6,7},
    {8,7,8,9,10,11,12,13,7,6,7,8,9,10,11,12,6,5,6,7,8,9,10,11,5,4,5,6,7,8,9,10,4,3,4,5,6,7,8,9,3,2,3,4,5,6,7,8,2,1,2,3,4,5,6,7,1,0,1,2,3,4,5,6},
    {9,8,7,8,9,10,11,12,8,7,6,7,8,9,10,11,7,6,5,6,7,8,9,10,6,5,4,5,6,7,8,9,5,4,3,4,5,6,7,8,4,3,2,3,4,5,6,7,3,2,1,2,3,4,5,6,2,1,0,1,2,3,4,5},
    {10,9,8,7,8,9,10,11,9,8,7,6,7,8,9,10,8,7,6,5,6,7,8,9,7,6,5,4,5,6,7,8,6,5,4,3,4,5,6,7,5,4,3,2,3,4,5,6,4,3,2,1,2,3,4,5,3,2,1,0,1,2,3,4},
    {11,10,9,8,7,8,9,10,10,9,8,7,6,7,8,9,9,8,7,6,5,6,7,8,8,7,6,5,4,5,6,7,7,6,5,4,3,4,5,6,6,5,4,3,2,3,4,5,5,4,3,2,1,2,3,4,4,3,2,1,0,1,2,3},
    {12,11,10,9,8,7,8,9,11,10,9,8,7,6,7,8,10,9,8,7,6,5,6,7,9,8,7,6,5,4,5,6,8,7,6,5,4,3,4,5,7,6,5,4,3,2,3,4,6,5,4,3,2,1,2,3,5,4,3,2,1,0,1,2},
    {13,12,11,10,9,8,7,8,12,11,10,9,8,7,6,7,11,10,9,8,7,6,5,6,10,9,8,7,6,5,4,5,9,8,7,6,5,4,3,4,8,7,6,5,4,3,2,3,7,6,5,4,3,2,1,2,6,5,4,3,2,1,0,1},
    {14,13,12,11,10,9,8,7,13,12,11,10,9,8,7,6,12,11,10,9,8,7,6,5,11,10,9,8,7,6,5,4,10,9,8,7,6,5,4,3,9,8,7,6,5,4,3,2,8,7,6,5,4,3,2,1,7,6,5,4,3,2,1,0},
};

/** Knight distances of all pairs of squares, [a][b], 0..6, with corners; aligned to 64 bytes. */
CHESS_DISTANCE_INLINE_ALIGNED
CHESS_DISTANCE_INLINE_DATA uint8_t chess_distance_inline_knight_table[64][64] = {
    {0,3,2,3,2,3,4,5,3,4,1,2,3,4,3,4,2,1,4,3,2,3,4,5,3,2,3,2,3,4,3,4,2,3,2,3,4,3,4,5,3,4,3,4,3,4,5,4,4,3,4,3,4,5,4,5,5,4,5,4,5,4,5,6},
    {3,0,3,2,3,2,3,4,2,3,2,1,2,3,4,3,1,2,1,4,3,2,3,4,2,3,2,3,2,3,4,3,3,2,3,2,3,4,3,4,4,3,4,3,4,3,4,5,3,4,3,4,3,4,5,4,4,5,4,5,4,5,4,5},
    {2,3,0,3,2,3,2,3,1,2,3,2,1,2,3,4,4,1,2,1,4,3,2,3,3,2,3,2,3,2,3,4,2,3,2,3,2,3,4,3,3,4,3,4,3,4,3,4,4,3,4,3,4,3,4,5,5,4,5,4,5,4,5,4},
    {3,2,3,0,3,2,3,2,2,1,2,3,2,1,2,3,3,4,1,2,1,4,3,2,2,3,2,3,2,3,2,3,3,2,3,2,3,2,3,4,4,3,4,3,4,3,4,3,3,4,3,4,3,4,3,4,4,5,4,5,4,5,4,5},
    {2,3,2,3,0,3,2,3,3,2,1,2,3,2,1,2,2,3,4,1,2,1,4,3,3,2,3,2,3,2,3,2,4,3,2,3,2,3,2,3,3,4,3,4,3,4,3,4,4,3,4,3,4,3,4,3,5,4,5,4,5,4,5,4},
    {3,2,3,2,3,0,3,2,4,3,2,1,2,3,2,1,3,2,3,4,1,2,1,4,4,3,2,3,2,3,2,3,3,4,3,2,3,2,3,2,4,3,4,3,4,3,4,3,5,4,3,4,3,4,3,4,4,5,4,5,4,5,4,5},
    {4,3,2,3,2,3,0,3,3,4,3,2,1,2,3,2,4,3,2,3,4,1,2,1,3,4,3,2,3,2,3,2,4,3,4,3,2,3,2,3,5,4,3,4,3,4,3,4,4,5,4,3,4,3,4,3,5,4,5,4,5,4,5,4},
    {5,4,3,2,3,2,3,0,4,3,4,3,2,1,4,3,5,4,3,2,3,4,1,2,4,3,4,3,2,3,2,3,5,4,3,4,3,2,3,2,4,5,4,3,4,3,4,3,5,4,5,4,3,4,3,4,6,5,4,5,4,5,4,5},
    {3,2,1,2,3,4,3,4,0,3,2,3,2,3,4,5,3,2,1,2,3,4,3,4,2,1,4,3,2,3,4,5,3,2,3,2,3,4,3,4,2,3,2,3,4,3,4,5,3,4,3,4,3,4,5,4,4,3,4,3,4,5,4,5},
    {4,3,2,1,2,3,4,3,3,0,3,2,3,2,3,4,2,3,2,1,2,3,4,3,1,2,1,4,3,2,3,4,2,3,2,3,2,3,4,3,3,2,3,2,3,4,3,4,4,3,4,3,4,3,4,5,3,4,3,4,3,4,5,4},
    {1,2,3,2,1,2,3,4,2,3,0,3,2,3,2,3,1,2,3,2,1,2,3,4,4,1,2,1,4,3,2,3,3,2,3,2,3,2,3,4,2,3,2,3,2,3,4,3,3,4,3,4,3,4,3,4,4,3,4,3,4,3,4,5},
    {2,1,2,3,2,1,2,3,3,2,3,0,3,2,3,2,2,1,2,3,2,1,2,3,3,4,1,2,1,4,3,2,2,3,2,3,2,3,2,3,3,2,3,2,3,2,3,4,4,3,4,3,4,3,4,3,3,4,3,4,3,4,3,4},
    {3,2,1,2,3,2,1,2,2,3,2,3,0,3,2,3,3,2,1,2,3,2,1,2,2,3,4,1,2,1,4,3,3,2,3,2,3,2,3,2,4,3,2,3,2,3,2,3,3,4,3,4,3,4,3,4,4,3,4,3,4,3,4,3},
    {4,3,2,1,2,3,2,1,3,2,3,2,3,0,3,2,4,3,2,1,2,3,2,1,3,2,3,4,1,2,1,4,4,3,2,3,2,3,2,3,3,4,3,2,3,2,3,2,4,3,4,3,4,3,4,3,5,4,3,4,3,4,3,4},
    {3,4,3,2,1,2,3,4,4,3,2,3,2,3,0,3,3,4,3,2,1,2,3,2,4,3,2,3,4,1,2,1,3,4,3,2,3,2,3,2,4,3,4,3,2,3,2,3,5,4,3,4,3,4,3,4,4,5,4,3,4,3,4,3},
    {4,3,4,3,2,1,2,3,5,4,3,2,3,2,3,0,4,3,4,3,2,1,2,3,5,4,3,2,3,4,1,2,4,3,4,3,2,3,2,3,5,4,3,4,3,2,3,2,4,5,4,3,4,3,4,3,5,4,5,4,3,4,3,4},
    {2,1,4,3,2,3,4,5,3,2,1,2,3,4,3,4,0,3,2,3,2,3,4,5,3,2,1,2,3,4,3,4,2,1,4,3,2,3,4,5,3,2,3,2,3,4,3,4,2,3,2,3,4,3,4,5,3,4,3,4,3,4,5,4},
    {1,2,1,4,3,2,3,4,2,3,2,1,2,3,4,3,3,0,3,2,3,2,3,4,2,3,2,1,2,3,4,3,1,2,1,4,3,2,3,4,2,3,2,3,2,3,4,3,3,2,3,2,3,4,3,4,4,3,4,3,4,3,4,5},
    {4,1,2,1,4,3,2,3,1,2,3,2,1,2,3,4,2,3,0,3,2,3,2,3,1,2,3,2,1,2,3,4,4,1,2,1,4,3,2,3,3,2,3,2,3,2,3,4,2,3,2,3,2,3,4,3,3,4,3,4,3,4,3,4},
    {3,4,1,2,1,4,3,2,2,1,2,3,2,1,2,3,3,2,3,0,3,2,3,2,2,1,2,3,2,1,2,3,3,4,1,2,1,4,3,2,2,3,2,3,2,3,2,3,3,2,3,2,3,2,3,4,4,3,4,3,4,3,4,3},
    {2,3,4,1,2,1,4,3,3,2,1,2,3,2,1,2,2,3,2,3,0,3,2,3,3,2,1,2,3,2,1,2,2,3,4,1,2,1,4,3,3,2,3,2,3,2,3,2,4,3,2,3,2,3,2,3,3,4,3,4,3,4,3,4},
    {3,2,3,4,1,2,1,4,4,3,2,1,2,3,2,1,3,2,3,2,3,0,3,2,4,3,2,1,2,3,2,1,3,2,3,4,1,2,1,4,4,3,2,3,2,3,2,3,3,4,3,2,3,2,3,2,4,3,4,3,4,3,4,3},
    {4,3,2,3,4,1,2,1,3,4,3,2,1,2,3,2,4,3,2,3,2,3,0,3,3,4,3,2,1,2,3,2,4,3,2,3,4,1,2,1,3,4,3,2,3,2,3,2,4,3,4,3,2,3,2,3,5,4,3,4,3,4,3,4},
    {5,4,3,2,3,4,1,2,4,3,4,3,2,1,2,3,5,4,3,2,3,2,3,0,4,3,4,3,2,1,2,3,5,4,3,2,3,4,1,2,4,3,4,3,2,3,2,3,5,4,3,4,3,2,3,2,4,5,4,3,4,3,4,3},
    {3,2,3,2,3,4,3,4,2,1,4,3,2,3,4,5,3,2,1,2,3,4,3,4,0,3,2,3,2,3,4,5,3,2,1,2,3,4,3,4,2,1,4,3,2,3,4,5,3,2,3,2,3,4,3,4,2,3,2,3,4,3,4,5},
    {2,3,2,3,2,3,4,3,1,2,1,4,3,2,3,4,2,3,2,1,2,3,4,3,3,0,3,2,3,2,3,4,2,3,2,1,2,3,4,3,1,2,1,4,3,2,3,4,2,3,2,3,2,3,4,3,3,2,3,2,3,4,3,4},
    {3,2,3,2,3,2,3,4,4,1,2,1,4,3,2,3,1,2,3,2,1,2,3,4,2,3,0,3,2,3,2,3,1,2,3,2,1,2,3,4,4,1,2,1,4,3,2,3,3,2,3,2,3,2,3,4,2,3,2,3,2,3,4,3},
    {2,3,2,3,2,3,2,3,3,4,1,2,1,4,3,2,2,1,2,3,2,1,2,3,3,2,3,0,3,2,3,2,2,1,2,3,2,1,2,3,3,4,1,2,1,4,3,2,2,3,2,3,2,3,2,3,3,2,3,2,3,2,3,4},
    {3,2,3,2,3,2,3,2,2,3,4,1,2,1,4,3,3,2,1,2,3,2,1,2,2,3,2,3,0,3,2,3,3,2,1,2,3,2,1,2,2,3,4,1,2,1,4,3,3,2,3,2,3,2,3,2,4,3,2,3,2,3,2,3},
    {4,3,2,3,2,3,2,3,3,2,3,4,1,2,1,4,4,3,2,1,2,3,2,1,3,2,3,2,3,0,3,2,4,3,2,1,2,3,2,1,3,2,3,4,1,2,1,4,4,3,2,3,2,3,2,3,3,4,3,2,3,2,3,2},
    {3,4,3,2,3,2,3,2,4,3,2,3,4,1,2,1,3,4,3,2,1,2,3,2,4,3,2,3,2,3,0,3,3,4,3,2,1,2,3,2,4,3,2,3,4,1,2,1,3,4,3,2,3,2,3,2,4,3,4,3,2,3,2,3},
    {4,3,4,3,2,3,2,3,5,4,3,2,3,4,1,2,4,3,4,3,2,1,2,3,5,4,3,2,3,2,3,0,4,3,4,3,2,1,2,3,5,4,3,2,3,4,1,2,4,3,4,3,2,3,2,3,5,4,3,4,3,2,3,2},
    {2,3,2,3,4,3,4,5,3,2,3,2,3,4,3,4,2,1,4,3,2,3,4,5,3,2,1,2,3,4,3,4,0,3,2,3,2,3,4,5,3,2,1,2,3,4,3,4,2,1,4,3,2,3,4,5,3,2,3,2,3,4,3,4},
    {3,2,3,2,3,4,3,4,2,3,2,3,2,3,4,3,1,2,1,4,3,2,3,4,2,3,2,1,2,3,4,3,3,0,3,2,3,2,3,4,2,3,2,1,2,3,4,3,1,2,1,4,3,2,3,4,2,3,2,3,2,3,4,3},
    {2,3,2,3,2,3,4,3,3,2,3,2,3,2,3,4,4,1,2,1,4,3,2,3,1,2,3,2,1,2,3,4,2,3,0,3,2,3,2,3,1,2,3,2,1,2,3,4,4,1,2,1,4,3,2,3,3,2,3,2,3,2,3,4},
    {3,2,3,2,3,2,3,4,2,3,2,3,2,3,2,3,3,4,1,2,1,4,3,2,2,1,2,3,2,1,2,3,3,2,3,0,3,2,3,2,2,1,2,3,2,1,2,3,3,4,1,2,1,4,3,2,2,3,2,3,2,3,2,3},
    {4,3,2,3,2,3,2,3,3,2,3,2,3,2,3,2,2,3,4,1,2,1,4,3,3,2,1,2,3,2,1,2,2,3,2,3,0,3,2,3,3,2,1,2,3,2,1,2,2,3,4,1,2,1,4,3,3,2,3,2,3,2,3,2},
    {3,4,3,2,3,2,3,2,4,3,2,3,2,3,2,3,3,2,3,4,1,2,1,4,4,3,2,1,2,3,2,1,3,2,3,2,3,0,3,2,4,3,2,1,2,3,2,1,3,2,3,4,1,2,1,4,4,3,2,3,2,3,2,3},
    {4,3,4,3,2,3,2,3,3,4,3,2,3,2,3,2,4,3,2,3,4,1,2,1,3,4,3,2,1,2,3,2,4,3,2,3,2,3,0,3,3,4,3,2,1,2,3,2,4,3,2,3,4,1,2,1,3,4,3,2,3,2,3,2},
    {5,4,3,4,3,2,3,2,4,3,4,3,2,3,2,3,5,4,3,2,3,4,1,2,4,3,4,3,2,1,2,3,5,4,3,2,3,2,3,0,4,3,4,3,2,1,2,3,5,4,3,2,3,4,1,2,4,3,4,3,2,3,2,3},
    {3,4,3,4,3,4,5,4,2,3,2,3,4,3,4,5,3,2,3,2,3,4,3,4,2,1,4,3,2,3,4,5,3,2,1,2,3,4,3,4,0,3,2,3,2,3,4,5,3,2,1,2,3,4,3,4,2,1,4,3,2,3,4,5},
    {4,3,4,3,4,3,4,5,3,2,3,2,3,4,3,4,2,3,2,3,2,3,4,3,1,2,1,4,3,2,3,4,2,3,2,1,2,3,4,3,3,0,3,2,3,2,3,4,2,3,2,1,2,3,4,3,1,2,1,4,3,2,3,4},
    {3,4,3,4,3,4,3,4,2,3,2,3,2,3,4,3,3,2,3,2,3,2,3,4,4,1,2,1,4,3,2,3,1,2,3,2,1,2,3,4,2,3,0,3,2,3,2,3,1,2,3,2,1,2,3,4,4,1,2,1,4,3,2,3},
    {4,3,4,3,4,3,4,3,3,2,3,2,3,2,3,4,2,3,2,3,2,3,2,3,3,4,1,2,1,4,3,2,2,1,2,3,2,1,2,3,3,2,3,0,3,2,3,2,2,1,2,3,2,1,2,3,3,4,1,2,1,4,3,2},
    {3,4,3,4,3,4,3,4,4,3,2,3,2,3,2,3,3,2,3,2,3,2,3,2,2,3,4,1,2,1,4,3,3,2,1,2,3,2,1,2,2,3,2,3,0,3,2,3,3,2,1,2,3,2,1,2,2,3,4,1,2,1,4,3},
    {4,3,4,3,4,3,4,3,3,4,3,2,3,2,3,2,4,3,2,3,2,3,2,3,3,2,3,4,1,2,1,4,4,3,2,1,2,3,2,1,3,2,3,2,3,0,3,2,4,3,2,1,2,3,2,1,3,2,3,4,1,2,1,4},
    {5,4,3,4,3,4,3,4,4,3,4,3,2,3,2,3,3,4,3,2,3,2,3,2,4,3,2,3,4,1,2,1,3,4,3,2,1,2,3,2,4,3,2,3,2,3,0,3,3,4,3,2,1,2,3,2,4,3,2,3,4,1,2,1},
    {4,5,4,3,4,3,4,3,5,4,3,4,3,2,3,2,4,3,4,3,2,3,2,3,5,4,3,2,3,4,1,2,4,3,4,3,2,1,2,3,5,4,3,2,3,2,3,0,4,3,4,3,2,1,2,3,5,4,3,2,3,4,1,2},
    {4,3,4,3,4,5,4,5,3,4,3,4,3,4,5,4,2,3,2,3,4,3,4,5,3,2,3,2,3,4,3,4,2,1,4,3,2,3,4,5,3,2,1,2,3,4,3,4,0,3,2,3,2,3,4,5,3,2,1,2,3,4,3,4},
    {3,4,3,4,3,4,5,4,4,3,4,3,4,3,4,5,3,2,3,2,3,4,3,4,2,3,2,3,2,3,4,3,1,2,1,4,3,2,3,4,2,3,2,1,2,3,4,3,3,0,3,2,3,2,3,4,4,3,2,1,2,3,4,3},
    {4,3,4,3,4,3,4,5,3,4,3,4,3,4,3,4,2,3,2,3,2,3,4,3,3,2,3,2,3,2,3,4,4,1,2,1,4,3,2,3,1,2,3,2,1,2,3,4,2,3,0,3,2,3,2,3,1,2,3,2,1,2,3,4},
    {3,4,3,4,3,4,3,4,4,3,4,3,4,3,4,3,3,2,3,2,3,2,3,4,2,3,2,3,2,3,2,3,3,4,1,2,1,4,3,2,2,1,2,3,2,1,2,3,3,2,3,0,3,2,3,2,2,1,2,3,2,1,2,3},
    {4,3,4,3,4,3,4,3,3,4,3,4,3,4,3,4,4,3,2,3,2,3,2,3,3,2,3,2,3,2,3,2,2,3,4,1,2,1,4,3,3,2,1,2,3,2,1,2,2,3,2,3,0,3,2,3,3,2,1,2,3,2,1,2},
    {5,4,3,4,3,4,3,4,4,3,4,3,4,3,4,3,3,4,3,2,3,2,3,2,4,3,2,3,2,3,2,3,3,2,3,4,1,2,1,4,4,3,2,1,2,3,2,1,3,2,3,2,3,0,3,2,4,3,2,1,2,3,2,1},
    {4,5,4,3,4,3,4,3,5,4,3,4,3,4,3,4,4,3,4,3,2,3,2,3,3,4,3,2,3,2,3,2,4,3,2,3,4,1,2,1,3,4,3,2,1,2,3,2,4,3,2,3,2,3,0,3,3,4,3,2,1,2,3,4},
    {5,4,5,4,3,4,3,4,4,5,4,3,4,3,4,3,5,4,3,4,3,2,3,2,4,3,4,3,2,3,2,3,5,4,3,2,3,4,1,2,4,3,4,3,2,1,2,3,5,4,3,2,3,2,3,0,4,3,4,3,2,1,2,3},
    {5,4,5,4,5,4,5,6,4,3,4,3,4,5,4,5,3,4,3,4,3,4,5,4,2,3,2,3,4,3,4,5,3,2,3,2,3,4,3,4,2,1,4,3,2,3,4,5,3,4,1,2,3,4,3,4,0,3,2,3,2,3,4,5},
    {4,5,4,5,4,5,4,5,3,4,3,4,3,4,5,4,4,3,4,3,4,3,4,5,3,2,3,2,3,4,3,4,2,3,2,3,2,3,4,3,1,2,1,4,3,2,3,4,2,3,2,1,2,3,4,3,3,0,3,2,3,2,3,4},
    {5,4,5,4,5,4,5,4,4,3,4,3,4,3,4,5,3,4,3,4,3,4,3,4,2,3,2,3,2,3,4,3,3,2,3,2,3,2,3,4,4,1,2,1,4,3,2,3,1,2,3,2,1,2,3,4,2,3,0,3,2,3,2,3},
    {4,5,4,5,4,5,4,5,3,4,3,4,3,4,3,4,4,3,4,3,4,3,4,3,3,2,3,2,3,2,3,4,2,3,2,3,2,3,2,3,3,4,1,2,1,4,3,2,2,1,2,3,2,1,2,3,3,2,3,0,3,2,3,2},
    {5,4,5,4,5,4,5,4,4,3,4,3,4,3,4,3,3,4,3,4,3,4,3,4,4,3,2,3,2,3,2,3,3,2,3,2,3,2,3,2,2,3,4,1,2,1,4,3,3,2,1,2,3,2,1,2,2,3,2,3,0,3,2,3},
    {4,5,4,5,4,5,4,5,5,4,3,4,3,4,3,4,4,3,4,3,4,3,4,3,3,4,3,2,3,2,3,2,4,3,2,3,2,3,2,3,3,2,3,4,1,2,1,4,4,3,2,1,2,3,2,1,3,2,3,2,3,0,3,2},
    {5,4,5,4,5,4,5,4,4,5,4,3,4,3,4,3,5,4,3,4,3,4,3,4,4,3,4,3,2,3,2,3,3,4,3,2,3,2,3,2,4,3,2,3,4,1,2,1,3,4,3,2,1,2,3,2,4,3,2,3,2,3,0,3},
    {6,5,4,5,4,5,4,5,5,4,5,4,3,4,3,4,4,5,4,3,4,3,4,3,5,4,3,4,3,2,3,2,4,3,4,3,2,3,2,3,5,4,3,2,3,4,1,2,4,3,4,3,2,1,4,3,5,4,3,2,3,2,3,0},
};

/** Sets of squares: [sq][d] holds the squares exactly d king moves away from sq, for d in 0..7. */
CHESS_DISTANCE_INLINE_DATA uint64_t chess_distance_inline_king_ring_table[64][8] = {
    {0x0000000000000001,0x0000000000000302,0x0000000000070404,0x000000000f080808,0x0000001f10101010,0x00003f2020202020,0x007f404040404040,0xff80808080808080},
    {0x0000000000000002,0x0000000000000705,0x00000000000f0808,0x000000001f101010,0x0000003f20202020,0x00007f4040404040,0x00ff808080808080,0xff00000000000000},
    {0x0000000000000004,0x0000000000000e0a,0x00000000001f1111,0x000000003f202020,0x0000007f40404040,0x0000ff8080808080,0x00ff000000000000,0xff00000000000000},
    {0x0000000000000008,0x0000000000001c14,0x00000000003e2222,0x000000007f414141,0x000000ff80808080,0x0000ff0000000000,0x00ff000000000000,0xff00000000000000},
    {0x0000000000000010,0x0000000000003828,0x00000000007c4444,0x00000000fe828282,0x000000ff01010101,0x0000ff0000000000,0x00ff000000000000,0xff00000000000000},
    {0x0000000000000020,0x0000000000007050,0x0000000000f88888,0x00000000fc040404,0x000000fe02020202,0x0000ff0101010101,0x00ff000000000000,0xff00000000000000},
    {0x0000000000000040,0x000000000000e0a0,0x0000000000f01010,0x00000000f8080808,0x000000fc04040404,0x0000fe0202020202,0x00ff010101010101,0xff00000000000000},
    {0x0000000000000080,0x000000000000c040,0x0000000000e02020,0x00000000f0101010,0x000000f808080808,0x0000fc0404040404,0x00fe020202020202,0xff01010101010101},
    {0x0000000000000100,0x0000000000030203,0x0000000007040404,0x0000000f08080808,0x00001f1010101010,0x003f202020202020,0x7f40404040404040,0x8080808080808080},
    {0x0000000000000200,0x0000000000070507,0x000000000f080808,0x0000001f10101010,0x00003f2020202020,0x007f404040404040,0xff80808080808080,0x0000000000000000},
    {0x0000000000000400,0x00000000000e0a0e,0x000000001f111111,0x0000003f20202020,0x00007f4040404040,0x00ff808080808080,0xff00000000000000,0x0000000000000000},
    {0x0000000000000800,0x00000000001c141c,0x000000003e222222,0x0000007f41414141,0x0000ff8080808080,0x00ff000000000000,0xff00000000000000,0x0000000000000000},
    {0x0000000000001000,0x0000000000382838,0x000000007c444444,0x000000fe82828282,0x0000ff0101010101,0x00ff000000000000,0xff00000000000000,0x0000000000000000},
    {0x0000000000002000,0x0000000000705070,0x00000000f8888888,0x000000fc04040404,0x0000fe0202020202,0x00ff010101010101,0xff00000000000000,0x0000000000000000},
    {0x0000000000004000,0x0000000000e0a0e0,0x00000000f0101010,0x000000f808080808,0x0000fc0404040404,0x00fe020202020202,0xff01010101010101,0x0000000000000000},
    {0x0000000000008000,0x0000000000c040c0,0x00000000e0202020,0x000000f010101010,0x0000f80808080808,0x00fc040404040404,0xfe02020202020202,0x0101010101010101},
    {0x0000000000010000,0x0000000003020300,0x0000000704040407,0x00000f0808080808,0x001f101010101010,0x3f20202020202020,0x4040404040404040,0x8080808080808080},
    {0x0000000000020000,0x0000000007050700,0x0000000f0808080f,0x00001f1010101010,0x003f202020202020,0x7f40404040404040,0x8080808080808080,0x0000000000000000},
    {0x0000000000040000,0x000000000e0a0e00,0x0000001f1111111f,0x00003f2020202020,0x007f404040404040,0xff80808080808080,0x0000000000000000,0x0000000000000000},
    {0x0000000000080000,0x000000001c141c00,0x0000003e2222223e,0x00007f4141414141,0x00ff808080808080,0xff00000000000000,0x0000000000000000,0x0000000000000000},
    {0x0000000000100000,0x0000000038283800,0x0000007c4444447c,0x0000fe8282828282,0x00ff010101010101,0xff00000000000000,0x0000000000000000,0x0000000000000000},
    {0x0000000000200000,0x0000000070507000,0x000000f8888888f8,0x0000fc0404040404,0x00fe020202020202,0xff01010101010101,0x0000000000000000,0x0000000000000000},
    {0x0000000000400000,0x00000000e0a0e000,0x000000f0101010f0,0x0000f80808080808,0x00fc040404040404,0xfe02020202020202,0x0101010101010101,0x0000000000000000},
    {0x0000000000800000,0x00000000c040c000,0x000000e0202020e0,0x0000f01010101010,0x00f8080808080808,0xfc04040404040404,0x0202020202020202,0x0101010101010101},
    {0x0000000001000000,0x0000000302030000,0x0000070404040700,0x000f08080808080f,0x1f10101010101010,0x2020202020202020,0x4040404040404040,0x8080808080808080},
    {0x0000000002000000,0x0000000705070000,0x00000f0808080f00,0x001f10101010101f,0x3f20202020202020,0x4040404040404040,0x8080808080808080,0x0000000000000000},
    {0x0000000004000000,0x0000000e0a0e0000,0x00001f1111111f00,0x003f20202020203f,0x7f40404040404040,0x8080808080808080,0x0000000000000000,0x0000000000000000},
    {0x0000000008000000,0x0000001c141c0000,0x00003e2222223e00,0x007f41414141417f,0xff80808080808080,0x0000000000000000,0x0000000000000000,0x0000000000000000},
    {0x0000000010000000,0x0000003828380000,0x00007c4444447c00,0x00fe8282828282fe,0xff01010101010101,0x0000000000000000,0x0000000000000000,0x0000000000000000},
    {0x0000000020000000,0x0000007050700000,0x0000f8888888f800,0x00fc0404040404fc,0xfe02020202020202,0x0101010101010101,0x0000000000000000,0x0000000000000000},
    {0x0000000040000000,0x000000e0a0e00000,0x0000f0101010f000,0x00f80808080808f8,0xfc04040404040404,0x0202020202020202,0x0101010101010101,0x0000000000000000},
    {0x0000000080000000,0x000000c040c00000,0x0000e0202020e000,0x00f01010101010f0,0xf808080808080808,0x0404040404040404,0x0202020202020202,0x0101010101010101},
    {0x0000000100000000,0x0000030203000000,0x0007040404070000,0x0f08080808080f00,0x101010101010101f,0x2020202020202020,0x4040404040404040,0x8080808080808080},
    {0x0000000200000000,0x0000070507000000,0x000f0808080f0000,0x1f10101010101f00,0x202020202020203f,0x4040404040404040,0x8080808080808080,0x0000000000000000},
    {0x0000000400000000,0x00000e0a0e000000,0x001f1111111f0000,0x3f20202020203f00,0x404040404040407f,0x8080808080808080,0x0000000000000000,0x0000000000000000},
    {0x0000000800000000,0x00001c141c000000,0x003e2222223e0000,0x7f41414141417f00,0x80808080808080ff,0x0000000000000000,0x0000000000000000,0x0000000000000000},
    {0x0000001000000000,0x0000382838000000,0x007c4444447c0000,0xfe8282828282fe00,0x01010101010101ff,0x0000000000000000,0x0000000000000000,0x0000000000000000},
    {0x0000002000000000,0x0000705070000000,0x00f8888888f80000,0xfc0404040404fc00,0x02020202020202fe,0x0101010101010101,0x0000000000000000,0x0000000000000000},
    {0x0000004000000000,0x0000e0a0e0000000,0x00f0101010f00000,0xf80808080808f800,0x04040404040404fc,0x0202020202020202,0x0101010101010101,0x0000000000000000},
    {0x0000008000000000,0x0000c040c0000000,0x00e0202020e00000,0xf01010101010f000,0x08080808080808f8,0x0404040404040404,0x0202020202020202,0x0101010101010101},
    {0x0000010000000000,0x0003020300000000,0x0704040407000000,0x08080808080f0000,0x1010101010101f00,0x202020202020203f,0x4040404040404040,0x8080808080808080},
    {0x0000020000000000,0x0007050700000000,0x0f0808080f000000,0x10101010101f0000,0x2020202020203f00,0x404040404040407f,0x8080808080808080,0x0000000000000000},
    {0x0000040000000000,0x000e0a0e00000000,0x1f1111111f000000,0x20202020203f0000,0x4040404040407f00,0x80808080808080ff,0x0000000000000000,0x0000000000000000},
    {0x0000080000000000,0x001c141c00000000,0x3e2222223e000000,0x41414141417f0000,0x808080808080ff00,0x00000000000000ff,0x0000000000000000,0x0000000000000000},
    {0x0000100000000000,0x0038283800000000,0x7c4444447c000000,0x8282828282fe0000,0x010101010101ff00,0x00000000000000ff,0x0000000000000000,0x0000000000000000},
    {0x0000200000000000,0x0070507000000000,0xf8888888f8000000,0x0404040404fc0000,0x020202020202fe00,0x01010101010101ff,0x0000000000000000,0x0000000000000000},
    {0x0000400000000000,0x00e0a0e000000000,0xf0101010f0000000,0x0808080808f80000,0x040404040404fc00,0x02020202020202fe,0x0101010101010101,0x0000000000000000},
    {0x0000800000000000,0x00c040c000000000,0xe0202020e0000000,0x1010101010f00000,0x080808080808f800,0x04040404040404fc,0x0202020202020202,0x0101010101010101},
    {0x0001000000000000,0x0302030000000000,0x0404040700000000,0x080808080f000000,0x10101010101f0000,0x2020202020203f00,0x404040404040407f,0x8080808080808080},
    {0x0002000000000000,0x0705070000000000,0x0808080f00000000,0x101010101f000000,0x20202020203f0000,0x4040404040407f00,0x80808080808080ff,0x0000000000000000},
    {0x0004000000000000,0x0e0a0e0000000000,0x1111111f00000000,0x202020203f000000,0x40404040407f0000,0x808080808080ff00,0x00000000000000ff,0x0000000000000000},
    {0x0008000000000000,0x1c141c0000000000,0x2222223e00000000,0x414141417f000000,0x8080808080ff0000,0x000000000000ff00,0x00000000000000ff,0x0000000000000000},
    {0x0010000000000000,0x3828380000000000,0x4444447c00000000,0x82828282fe000000,0x0101010101ff0000,0x000000000000ff00,0x00000000000000ff,0x0000000000000000},
    {0x0020000000000000,0x7050700000000000,0x888888f800000000,0x04040404fc000000,0x0202020202fe0000,0x010101010101ff00,0x00000000000000ff,0x0000000000000000},
    {0x0040000000000000,0xe0a0e00000000000,0x101010f000000000,0x08080808f8000000,0x0404040404fc0000,0x020202020202fe00,0x01010101010101ff,0x0000000000000000},
    {0x0080000000000000,0xc040c00000000000,0x202020e000000000,0x10101010f0000000,0x0808080808f80000,0x040404040404fc00,0x02020202020202fe,0x0101010101010101},
    {0x0100000000000000,0x0203000000000000,0x0404070000000000,0x0808080f00000000,0x101010101f000000,0x20202020203f0000,0x4040404040407f00,0x80808080808080ff},
    {0x0200000000000000,0x0507000000000000,0x08080f0000000000,0x1010101f00000000,0x202020203f000000,0x40404040407f0000,0x808080808080ff00,0x00000000000000ff},
    {0x0400000000000000,0x0a0e000000000000,0x11111f0000000000,0x2020203f00000000,0x404040407f000000,0x8080808080ff0000,0x000000000000ff00,0x00000000000000ff},
    {0x0800000000000000,0x141c000000000000,0x22223e0000000000,0x4141417f00000000,0x80808080ff000000,0x0000000000ff0000,0x000000000000ff00,0x00000000000000ff},
    {0x1000000000000000,0x2838000000000000,0x44447c0000000000,0x828282fe00000000,0x01010101ff000000,0x0000000000ff0000,0x000000000000ff00,0x00000000000000ff},
    {0x2000000000000000,0x5070000000000000,0x8888f80000000000,0x040404fc00000000,0x02020202fe000000,0x0101010101ff0000,0x000000000000ff00,0x00000000000000ff},
    {0x4000000000000000,0xa0e0000000000000,0x1010f00000000000,0x080808f800000000,0x04040404fc000000,0x0202020202fe0000,0x010101010101ff00,0x00000000000000ff},
    {0x8000000000000000,0x40c0000000000000,0x2020e00000000000,0x101010f000000000,0x08080808f8000000,0x0404040404fc0000,0x020202020202fe00,0x01010101010101ff},
};

/**
 * Knight distance by 8 * rank distance + file distance, 0..6, without the corner rule. The rule:
 * add 2 if the index is 9 and exactly one of the squares is a corner.
 */
CHESS_DISTANCE_INLINE_DATA uint8_t chess_distance_inline_knight_by_rank_file[64] = {
    0, 3, 2, 3, 2, 3, 4, 5,
    3, 2, 1, 2, 3, 4, 3, 4,
    2, 1, 4, 3, 2, 3, 4, 5,
    3, 2, 3, 2, 3, 4, 3, 4,
    2, 3, 2, 3, 4, 3, 4, 5,
    3, 4, 3, 4, 3, 4, 5, 4,
    4, 3, 4, 3, 4, 5, 4, 5,
    5, 4, 5, 4, 5, 4, 5, 6,
};

/** 1 on a1, h1, a8 and h8, otherwise 0. */
CHESS_DISTANCE_INLINE_DATA uint8_t chess_distance_inline_corners[64] = {
    1, 0, 0, 0, 0, 0, 0, 1,
    0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0,
    1, 0, 0, 0, 0, 0, 0, 1,
};

/**
 * King distance by 0x88 difference, 0..7; 255 in the holes: indices that are not the difference of
 * two squares.
 */
CHESS_DISTANCE_INLINE_DATA uint8_t chess_distance_inline_king_x88[240] = {
    255,   7,   7,   7,   7,   7,   7,   7,   7,   7,   7,   7,   7,   7,   7,   7,
    255,   7,   6,   6,   6,   6,   6,   6,   6,   6,   6,   6,   6,   6,   6,   7,
    255,   7,   6,   5,   5,   5,   5,   5,   5,   5,   5,   5,   5,   5,   6,   7,
    255,   7,   6,   5,   4,   4,   4,   4,   4,   4,   4,   4,   4,   5,   6,   7,
    255,   7,   6,   5,   4,   3,   3,   3,   3,   3,   3,   3,   4,   5,   6,   7,
    255,   7,   6,   5,   4,   3,   2,   2,   2,   2,   2,   3,   4,   5,   6,   7,
    255,   7,   6,   5,   4,   3,   2,   1,   1,   1,   2,   3,   4,   5,   6,   7,
    255,   7,   6,   5,   4,   3,   2,   1,   0,   1,   2,   3,   4,   5,   6,   7,
    255,   7,   6,   5,   4,   3,   2,   1,   1,   1,   2,   3,   4,   5,   6,   7,
    255,   7,   6,   5,   4,   3,   2,   2,   2,   2,   2,   3,   4,   5,   6,   7,
    255,   7,   6,   5,   4,   3,   3,   3,   3,   3,   3,   3,   4,   5,   6,   7,
    255,   7,   6,   5,   4,   4,   4,   4,   4,   4,   4,   4,   4,   5,   6,   7,
    255,   7,   6,   5,   5,   5,   5,   5,   5,   5,   5,   5,   5,   5,   6,   7,
    255,   7,   6,   6,   6,   6,   6,   6,   6,   6,   6,   6,   6,   6,   6,   7,
    255,   7,   7,   7,   7,   7,   7,   7,   7,   7,   7,   7,   7,   7,   7,   7,
};

/** Manhattan distance by 0x88 difference, 0..14; 255 in the holes. */
CHESS_DISTANCE_INLINE_DATA uint8_t chess_distance_inline_manhattan_x88[240] = {
    255,  14,  13,  12,  11,  10,   9,   8,   7,   8,   9,  10,  11,  12,  13,  14,
    255,  13,  12,  11,  10,   9,   8,   7,   6,   7,   8,   9,  10,  11,  12,  13,
    255,  12,  11,  10,   9,   8,   7,   6,   5,   6,   7,   8,   9,  10,  11,  12,
    255,  11,  10,   9,   8,   7,   6,   5,   4,   5,   6,   7,   8,   9,  10,  11,
    255,  10,   9,   8,   7,   6,   5,   4,   3,   4,   5,   6,   7,   8,   9,  10,
    255,   9,   8,   7,   6,   5,   4,   3,   2,   3,   4,   5,   6,   7,   8,   9,
    255,   8,   7,   6,   5,   4,   3,   2,   1,   2,   3,   4,   5,   6,   7,   8,
    255,   7,   6,   5,   4,   3,   2,   1,   0,   1,   2,   3,   4,   5,   6,   7,
    255,   8,   7,   6,   5,   4,   3,   2,   1,   2,   3,   4,   5,   6,   7,   8,
    255,   9,   8,   7,   6,   5,   4,   3,   2,   3,   4,   5,   6,   7,   8,   9,
    255,  10,   9,   8,   7,   6,   5,   4,   3,   4,   5,   6,   7,   8,   9,  10,
    255,  11,  10,   9,   8,   7,   6,   5,   4,   5,   6,   7,   8,   9,  10,  11,
    255,  12,  11,  10,   9,   8,   7,   6,   5,   6,   7,   8,   9,  10,  11,  12,
    255,  13,  12,  11,  10,   9,   8,   7,   6,   7,   8,   9,  10,  11,  12,  13,
    255,  14,  13,  12,  11,  10,   9,   8,   7,   8,   9,  10,  11,  12,  13,  14,
};

/** Knight distance by 0x88 difference, 0..6, without the corner rule; 255 in the holes. */
CHESS_DISTANCE_INLINE_DATA uint8_t chess_distance_inline_knight_x88[240] = {
    255,   6,   5,   4,   5,   4,   5,   4,   5,   4,   5,   4,   5,   4,   5,   6,
    255,   5,   4,   5,   4,   3,   4,   3,   4,   3,   4,   3,   4,   5,   4,   5,
    255,   4,   5,   4,   3,   4,   3,   4,   3,   4,   3,   4,   3,   4,   5,   4,
    255,   5,   4,   3,   4,   3,   2,   3,   2,   3,   2,   3,   4,   3,   4,   5,
    255,   4,   3,   4,   3,   2,   3,   2,   3,   2,   3,   2,   3,   4,   3,   4,
    255,   5,   4,   3,   2,   3,   4,   1,   2,   1,   4,   3,   2,   3,   4,   5,
    255,   4,   3,   4,   3,   2,   1,   2,   3,   2,   1,   2,   3,   4,   3,   4,
    255,   5,   4,   3,   2,   3,   2,   3,   0,   3,   2,   3,   2,   3,   4,   5,
    255,   4,   3,   4,   3,   2,   1,   2,   3,   2,   1,   2,   3,   4,   3,   4,
    255,   5,   4,   3,   2,   3,   4,   1,   2,   1,   4,   3,   2,   3,   4,   5,
    255,   4,   3,   4,   3,   2,   3,   2,   3,   2,   3,   2,   3,   4,   3,   4,
    255,   5,   4,   3,   4,   3,   2,   3,   2,   3,   2,   3,   4,   3,   4,   5,
    255,   4,   5,   4,   3,   4,   3,   4,   3,   4,   3,   4,   3,   4,   5,   4,
    255,   5,   4,   5,   4,   3,   4,   3,   4,   3,   4,   3,   4,   5,   4,   5,
    255,   6,   5,   4,   5,   4,   5,   4,   5,   4,   5,   4,   5,   4,   5,   6,
};

/** Bishop distance by 0x88 difference, 0..2, 255 for the other color and in the holes. */
CHESS_DISTANCE_INLINE_DATA uint8_t chess_distance_inline_bishop_x88[240] = {
    255,   1, 255,   2, 255,   2, 255,   2, 255,   2, 255,   2, 255,   2, 255,   1,
    255, 255,   1, 255,   2, 255,   2, 255,   2, 255,   2, 255,   2, 255,   1, 255,
    255,   2, 255,   1, 255,   2, 255,   2, 255,   2, 255,   2, 255,   1, 255,   2,
    255, 255,   2, 255,   1, 255,   2, 255,   2, 255,   2, 255,   1, 255,   2, 255,
    255,   2, 255,   2, 255,   1, 255,   2, 255,   2, 255,   1, 255,   2, 255,   2,
    255, 255,   2, 255,   2, 255,   1, 255,   2, 255,   1, 255,   2, 255,   2, 255,
    255,   2, 255,   2, 255,   2, 255,   1, 255,   1, 255,   2, 255,   2, 255,   2,
    255, 255,   2, 255,   2, 255,   2, 255,   0, 255,   2, 255,   2, 255,   2, 255,
    255,   2, 255,   2, 255,   2, 255,   1, 255,   1, 255,   2, 255,   2, 255,   2,
    255, 255,   2, 255,   2, 255,   1, 255,   2, 255,   1, 255,   2, 255,   2, 255,
    255,   2, 255,   2, 255,   1, 255,   2, 255,   2, 255,   1, 255,   2, 255,   2,
    255, 255,   2, 255,   1, 255,   2, 255,   2, 255,   2, 255,   1, 255,   2, 255,
    255,   2, 255,   1, 255,   2, 255,   2, 255,   2, 255,   2, 255,   1, 255,   2,
    255, 255,   1, 255,   2, 255,   2, 255,   2, 255,   2, 255,   2, 255,   1, 255,
    255,   1, 255,   2, 255,   2, 255,   2, 255,   2, 255,   2, 255,   2, 255,   1,
};

/** Rook distance by 0x88 difference, 0..2; 255 in the holes. */
CHESS_DISTANCE_INLINE_DATA uint8_t chess_distance_inline_rook_x88[240] = {
    255,   2,   2,   2,   2,   2,   2,   2,   1,   2,   2,   2,   2,   2,   2,   2,
    255,   2,   2,   2,   2,   2,   2,   2,   1,   2,   2,   2,   2,   2,   2,   2,
    255,   2,   2,   2,   2,   2,   2,   2,   1,   2,   2,   2,   2,   2,   2,   2,
    255,   2,   2,   2,   2,   2,   2,   2,   1,   2,   2,   2,   2,   2,   2,   2,
    255,   2,   2,   2,   2,   2,   2,   2,   1,   2,   2,   2,   2,   2,   2,   2,
    255,   2,   2,   2,   2,   2,   2,   2,   1,   2,   2,   2,   2,   2,   2,   2,
    255,   2,   2,   2,   2,   2,   2,   2,   1,   2,   2,   2,   2,   2,   2,   2,
    255,   1,   1,   1,   1,   1,   1,   1,   0,   1,   1,   1,   1,   1,   1,   1,
    255,   2,   2,   2,   2,   2,   2,   2,   1,   2,   2,   2,   2,   2,   2,   2,
    255,   2,   2,   2,   2,   2,   2,   2,   1,   2,   2,   2,   2,   2,   2,   2,
    255,   2,   2,   2,   2,   2,   2,   2,   1,   2,   2,   2,   2,   2,   2,   2,
    255,   2,   2,   2,   2,   2,   2,   2,   1,   2,   2,   2,   2,   2,   2,   2,
    255,   2,   2,   2,   2,   2,   2,   2,   1,   2,   2,   2,   2,   2,   2,   2,
    255,   2,   2,   2,   2,   2,   2,   2,   1,   2,   2,   2,   2,   2,   2,   2,
    255,   2,   2,   2,   2,   2,   2,   2,   1,   2,   2,   2,   2,   2,   2,   2,
};

/** Queen distance by 0x88 difference, 0..2; 255 in the holes. */
CHESS_DISTANCE_INLINE_DATA uint8_t chess_distance_inline_queen_x88[240] = {
    255,   1,   2,   2,   2,   2,   2,   2,   1,   2,   2,   2,   2,   2,   2,   1,
    255,   2,   1,   2,   2,   2,   2,   2,   1,   2,   2,   2,   2,   2,   1,   2,
    255,   2,   2,   1,   2,   2,   2,   2,   1,   2,   2,   2,   2,   1,   2,   2,
    255,   2,   2,   2,   1,   2,   2,   2,   1,   2,   2,   2,   1,   2,   2,   2,
    255,   2,   2,   2,   2,   1,   2,   2,   1,   2,   2,   1,   2,   2,   2,   2,
    255,   2,   2,   2,   2,   2,   1,   2,   1,   2,   1,   2,   2,   2,   2,   2,
    255,   2,   2,   2,   2,   2,   2,   1,   1,   1,   2,   2,   2,   2,   2,   2,
    255,   1,   1,   1,   1,   1,   1,   1,   0,   1,   1,   1,   1,   1,   1,   1,
    255,   2,   2,   2,   2,   2,   2,   1,   1,   1,   2,   2,   2,   2,   2,   2,
    255,   2,   2,   2,   2,   2,   1,   2,   1,   2,   1,   2,   2,   2,   2,   2,
    255,   2,   2,   2,   2,   1,   2,   2,   1,   2,   2,   1,   2,   2,   2,   2,
    255,   2,   2,   2,   1,   2,   2,   2,   1,   2,   2,   2,   1,   2,   2,   2,
    255,   2,   2,   1,   2,   2,   2,   2,   1,   2,   2,   2,   2,   1,   2,   2,
    255,   2,   1,   2,   2,   2,   2,   2,   1,   2,   2,   2,   2,   2,   1,   2,
    255,   1,   2,   2,   2,   2,   2,   2,   1,   2,   2,   2,   2,   2,   2,   1,
};

/** White pawn distance by 0x88 difference, by single steps, 0..7; 255 elsewhere. */
CHESS_DISTANCE_INLINE_DATA uint8_t chess_distance_inline_white_pawn_x88[240] = {
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255,   0, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255,   1, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255,   2, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255,   3, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255,   4, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255,   5, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255,   6, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255,   7, 255, 255, 255, 255, 255, 255, 255,
};

/** Black pawn distance by 0x88 difference, by single steps, 0..7; 255 elsewhere. */
CHESS_DISTANCE_INLINE_DATA uint8_t chess_distance_inline_black_pawn_x88[240] = {
    255, 255, 255, 255, 255, 255, 255, 255,   7, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255,   6, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255,   5, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255,   4, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255,   3, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255,   2, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255,   1, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255,   0, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
};

/**
 * The pieces that attack over this 0x88 difference, the sum of: white pawn 1, black pawn 2,
 * knight 4, bishop 8, rook 16, king 32. A queen attacks as bishop or rook. 0 if none does.
 */
CHESS_DISTANCE_INLINE_DATA uint8_t chess_distance_inline_attacks_x88[240] = {
     0,  8,  0,  0,  0,  0,  0,  0, 16,  0,  0,  0,  0,  0,  0,  8,
     0,  0,  8,  0,  0,  0,  0,  0, 16,  0,  0,  0,  0,  0,  8,  0,
     0,  0,  0,  8,  0,  0,  0,  0, 16,  0,  0,  0,  0,  8,  0,  0,
     0,  0,  0,  0,  8,  0,  0,  0, 16,  0,  0,  0,  8,  0,  0,  0,
     0,  0,  0,  0,  0,  8,  0,  0, 16,  0,  0,  8,  0,  0,  0,  0,
     0,  0,  0,  0,  0,  0,  8,  4, 16,  4,  8,  0,  0,  0,  0,  0,
     0,  0,  0,  0,  0,  0,  4, 42, 48, 42,  4,  0,  0,  0,  0,  0,
     0, 16, 16, 16, 16, 16, 16, 48,  0, 48, 16, 16, 16, 16, 16, 16,
     0,  0,  0,  0,  0,  0,  4, 41, 48, 41,  4,  0,  0,  0,  0,  0,
     0,  0,  0,  0,  0,  0,  8,  4, 16,  4,  8,  0,  0,  0,  0,  0,
     0,  0,  0,  0,  0,  8,  0,  0, 16,  0,  0,  8,  0,  0,  0,  0,
     0,  0,  0,  0,  8,  0,  0,  0, 16,  0,  0,  0,  8,  0,  0,  0,
     0,  0,  0,  8,  0,  0,  0,  0, 16,  0,  0,  0,  0,  8,  0,  0,
     0,  0,  8,  0,  0,  0,  0,  0, 16,  0,  0,  0,  0,  0,  8,  0,
     0,  8,  0,  0,  0,  0,  0,  0, 16,  0,  0,  0,  0,  0,  0,  8,
};

/**
 * By 0x88 difference: the increment of the 0x88 square, for one step toward the target along a
 * rank, file or diagonal, or for a knight's jump onto it. 0 if no such line leads there.
 */
CHESS_DISTANCE_INLINE_DATA int8_t chess_distance_inline_step_x88[240] = {
      0, -17,   0,   0,   0,   0,   0,   0, -16,   0,   0,   0,   0,   0,   0, -15,
      0,   0, -17,   0,   0,   0,   0,   0, -16,   0,   0,   0,   0,   0, -15,   0,
      0,   0,   0, -17,   0,   0,   0,   0, -16,   0,   0,   0,   0, -15,   0,   0,
      0,   0,   0,   0, -17,   0,   0,   0, -16,   0,   0,   0, -15,   0,   0,   0,
      0,   0,   0,   0,   0, -17,   0,   0, -16,   0,   0, -15,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0, -17, -33, -16, -31, -15,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0, -18, -17, -16, -15, -14,   0,   0,   0,   0,   0,
      0,  -1,  -1,  -1,  -1,  -1,  -1,  -1,   0,   1,   1,   1,   1,   1,   1,   1,
      0,   0,   0,   0,   0,   0,  14,  15,  16,  17,  18,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,  15,  31,  16,  33,  17,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,  15,   0,   0,  16,   0,   0,  17,   0,   0,   0,   0,
      0,   0,   0,   0,  15,   0,   0,   0,  16,   0,   0,   0,  17,   0,   0,   0,
      0,   0,   0,  15,   0,   0,   0,   0,  16,   0,   0,   0,   0,  17,   0,   0,
      0,   0,  15,   0,   0,   0,   0,   0,  16,   0,   0,   0,   0,   0,  17,   0,
      0,  15,   0,   0,   0,   0,   0,   0,  16,   0,   0,   0,   0,   0,   0,  17,
};

/**
 * Like chess_distance_step_x88, but 0 for a knight's jump too. Fruit, Toga and GNU Chess call it
 * DeltaIncLine.
 */
CHESS_DISTANCE_INLINE_DATA int8_t chess_distance_inline_line_x88[240] = {
      0, -17,   0,   0,   0,   0,   0,   0, -16,   0,   0,   0,   0,   0,   0, -15,
      0,   0, -17,   0,   0,   0,   0,   0, -16,   0,   0,   0,   0,   0, -15,   0,
      0,   0,   0, -17,   0,   0,   0,   0, -16,   0,   0,   0,   0, -15,   0,   0,
      0,   0,   0,   0, -17,   0,   0,   0, -16,   0,   0,   0, -15,   0,   0,   0,
      0,   0,   0,   0,   0, -17,   0,   0, -16,   0,   0, -15,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0, -17,   0, -16,   0, -15,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0, -17, -16, -15,   0,   0,   0,   0,   0,   0,
      0,  -1,  -1,  -1,  -1,  -1,  -1,  -1,   0,   1,   1,   1,   1,   1,   1,   1,
      0,   0,   0,   0,   0,   0,   0,  15,  16,  17,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,  15,   0,  16,   0,  17,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,  15,   0,   0,  16,   0,   0,  17,   0,   0,   0,   0,
      0,   0,   0,   0,  15,   0,   0,   0,  16,   0,   0,   0,  17,   0,   0,   0,
      0,   0,   0,  15,   0,   0,   0,   0,  16,   0,   0,   0,   0,  17,   0,   0,
      0,   0,  15,   0,   0,   0,   0,   0,  16,   0,   0,   0,   0,   0,  17,   0,
      0,  15,   0,   0,   0,   0,   0,   0,  16,   0,   0,   0,   0,   0,   0,  17,
};

/** King distance by 15x15 offset, 0..7. */
CHESS_DISTANCE_INLINE_DATA uint8_t chess_distance_inline_king_offset[225] = {
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7,
    7, 6, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 7,
    7, 6, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 6, 7,
    7, 6, 5, 4, 3, 3, 3, 3, 3, 3, 3, 4, 5, 6, 7,
    7, 6, 5, 4, 3, 2, 2, 2, 2, 2, 3, 4, 5, 6, 7,
    7, 6, 5, 4, 3, 2, 1, 1, 1, 2, 3, 4, 5, 6, 7,
    7, 6, 5, 4, 3, 2, 1, 0, 1, 2, 3, 4, 5, 6, 7,
    7, 6, 5, 4, 3, 2, 1, 1, 1, 2, 3, 4, 5, 6, 7,
    7, 6, 5, 4, 3, 2, 2, 2, 2, 2, 3, 4, 5, 6, 7,
    7, 6, 5, 4, 3, 3, 3, 3, 3, 3, 3, 4, 5, 6, 7,
    7, 6, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 6, 7,
    7, 6, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 7,
    7, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
};

/** Manhattan distance by 15x15 offset, 0..14. */
CHESS_DISTANCE_INLINE_DATA uint8_t chess_distance_inline_manhattan_offset[225] = {
    14, 13, 12, 11, 10,  9,  8,  7,  8,  9, 10, 11, 12, 13, 14,
    13, 12, 11, 10,  9,  8,  7,  6,  7,  8,  9, 10, 11, 12, 13,
    12, 11, 10,  9,  8,  7,  6,  5,  6,  7,  8,  9, 10, 11, 12,
    11, 10,  9,  8,  7,  6,  5,  4,  5,  6,  7,  8,  9, 10, 11,
    10,  9,  8,  7,  6,  5,  4,  3,  4,  5,  6,  7,  8,  9, 10,
     9,  8,  7,  6,  5,  4,  3,  2,  3,  4,  5,  6,  7,  8,  9,
     8,  7,  6,  5,  4,  3,  2,  1,  2,  3,  4,  5,  6,  7,  8,
     7,  6,  5,  4,  3,  2,  1,  0,  1,  2,  3,  4,  5,  6,  7,
     8,  7,  6,  5,  4,  3,  2,  1,  2,  3,  4,  5,  6,  7,  8,
     9,  8,  7,  6,  5,  4,  3,  2,  3,  4,  5,  6,  7,  8,  9,
    10,  9,  8,  7,  6,  5,  4,  3,  4,  5,  6,  7,  8,  9, 10,
    11, 10,  9,  8,  7,  6,  5,  4,  5,  6,  7,  8,  9, 10, 11,
    12, 11, 10,  9,  8,  7,  6,  5,  6,  7,  8,  9, 10, 11, 12,
    13, 12, 11, 10,  9,  8,  7,  6,  7,  8,  9, 10, 11, 12, 13,
    14, 13, 12, 11, 10,  9,  8,  7,  8,  9, 10, 11, 12, 13, 14,
};

/** Knight distance by 15x15 offset, 0..6, without the corner rule. */
CHESS_DISTANCE_INLINE_DATA uint8_t chess_distance_inline_knight_offset[225] = {
    6, 5, 4, 5, 4, 5, 4, 5, 4, 5, 4, 5, 4, 5, 6,
    5, 4, 5, 4, 3, 4, 3, 4, 3, 4, 3, 4, 5, 4, 5,
    4, 5, 4, 3, 4, 3, 4, 3, 4, 3, 4, 3, 4, 5, 4,
    5, 4, 3, 4, 3, 2, 3, 2, 3, 2, 3, 4, 3, 4, 5,
    4, 3, 4, 3, 2, 3, 2, 3, 2, 3, 2, 3, 4, 3, 4,
    5, 4, 3, 2, 3, 4, 1, 2, 1, 4, 3, 2, 3, 4, 5,
    4, 3, 4, 3, 2, 1, 2, 3, 2, 1, 2, 3, 4, 3, 4,
    5, 4, 3, 2, 3, 2, 3, 0, 3, 2, 3, 2, 3, 4, 5,
    4, 3, 4, 3, 2, 1, 2, 3, 2, 1, 2, 3, 4, 3, 4,
    5, 4, 3, 2, 3, 4, 1, 2, 1, 4, 3, 2, 3, 4, 5,
    4, 3, 4, 3, 2, 3, 2, 3, 2, 3, 2, 3, 4, 3, 4,
    5, 4, 3, 4, 3, 2, 3, 2, 3, 2, 3, 4, 3, 4, 5,
    4, 5, 4, 3, 4, 3, 4, 3, 4, 3, 4, 3, 4, 5, 4,
    5, 4, 5, 4, 3, 4, 3, 4, 3, 4, 3, 4, 5, 4, 5,
    6, 5, 4, 5, 4, 5, 4, 5, 4, 5, 4, 5, 4, 5, 6,
};

/** Bishop distance by 15x15 offset, 0..2, 255 for the other color. */
CHESS_DISTANCE_INLINE_DATA uint8_t chess_distance_inline_bishop_offset[225] = {
      1, 255,   2, 255,   2, 255,   2, 255,   2, 255,   2, 255,   2, 255,   1,
    255,   1, 255,   2, 255,   2, 255,   2, 255,   2, 255,   2, 255,   1, 255,
      2, 255,   1, 255,   2, 255,   2, 255,   2, 255,   2, 255,   1, 255,   2,
    255,   2, 255,   1, 255,   2, 255,   2, 255,   2, 255,   1, 255,   2, 255,
      2, 255,   2, 255,   1, 255,   2, 255,   2, 255,   1, 255,   2, 255,   2,
    255,   2, 255,   2, 255,   1, 255,   2, 255,   1, 255,   2, 255,   2, 255,
      2, 255,   2, 255,   2, 255,   1, 255,   1, 255,   2, 255,   2, 255,   2,
    255,   2, 255,   2, 255,   2, 255,   0, 255,   2, 255,   2, 255,   2, 255,
      2, 255,   2, 255,   2, 255,   1, 255,   1, 255,   2, 255,   2, 255,   2,
    255,   2, 255,   2, 255,   1, 255,   2, 255,   1, 255,   2, 255,   2, 255,
      2, 255,   2, 255,   1, 255,   2, 255,   2, 255,   1, 255,   2, 255,   2,
    255,   2, 255,   1, 255,   2, 255,   2, 255,   2, 255,   1, 255,   2, 255,
      2, 255,   1, 255,   2, 255,   2, 255,   2, 255,   2, 255,   1, 255,   2,
    255,   1, 255,   2, 255,   2, 255,   2, 255,   2, 255,   2, 255,   1, 255,
      1, 255,   2, 255,   2, 255,   2, 255,   2, 255,   2, 255,   2, 255,   1,
};

/** Rook distance by 15x15 offset, 0..2. */
CHESS_DISTANCE_INLINE_DATA uint8_t chess_distance_inline_rook_offset[225] = {
    2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 2,
    1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1,
    2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 2,
};

/** Queen distance by 15x15 offset, 0..2. */
CHESS_DISTANCE_INLINE_DATA uint8_t chess_distance_inline_queen_offset[225] = {
    1, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 1,
    2, 1, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 1, 2,
    2, 2, 1, 2, 2, 2, 2, 1, 2, 2, 2, 2, 1, 2, 2,
    2, 2, 2, 1, 2, 2, 2, 1, 2, 2, 2, 1, 2, 2, 2,
    2, 2, 2, 2, 1, 2, 2, 1, 2, 2, 1, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 1, 2, 1, 2, 1, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 1, 1, 1, 2, 2, 2, 2, 2, 2,
    1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1,
    2, 2, 2, 2, 2, 2, 1, 1, 1, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 1, 2, 1, 2, 1, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 1, 2, 2, 1, 2, 2, 1, 2, 2, 2, 2,
    2, 2, 2, 1, 2, 2, 2, 1, 2, 2, 2, 1, 2, 2, 2,
    2, 2, 1, 2, 2, 2, 2, 1, 2, 2, 2, 2, 1, 2, 2,
    2, 1, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 1, 2,
    1, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 1,
};

/** White pawn distance by 15x15 offset, by single steps, 0..7; 255 elsewhere. */
CHESS_DISTANCE_INLINE_DATA uint8_t chess_distance_inline_white_pawn_offset[225] = {
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255,   0, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255,   1, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255,   2, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255,   3, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255,   4, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255,   5, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255,   6, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255,   7, 255, 255, 255, 255, 255, 255, 255,
};

/** Black pawn distance by 15x15 offset, by single steps, 0..7; 255 elsewhere. */
CHESS_DISTANCE_INLINE_DATA uint8_t chess_distance_inline_black_pawn_offset[225] = {
    255, 255, 255, 255, 255, 255, 255,   7, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255,   6, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255,   5, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255,   4, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255,   3, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255,   2, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255,   1, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255,   0, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
};

/**
 * The pieces that attack over this 15x15 offset, the sum of: white pawn 1, black pawn 2,
 * knight 4, bishop 8, rook 16, king 32. A queen attacks as bishop or rook. 0 if none does.
 */
CHESS_DISTANCE_INLINE_DATA uint8_t chess_distance_inline_attacks_offset[225] = {
     8,  0,  0,  0,  0,  0,  0, 16,  0,  0,  0,  0,  0,  0,  8,
     0,  8,  0,  0,  0,  0,  0, 16,  0,  0,  0,  0,  0,  8,  0,
     0,  0,  8,  0,  0,  0,  0, 16,  0,  0,  0,  0,  8,  0,  0,
     0,  0,  0,  8,  0,  0,  0, 16,  0,  0,  0,  8,  0,  0,  0,
     0,  0,  0,  0,  8,  0,  0, 16,  0,  0,  8,  0,  0,  0,  0,
     0,  0,  0,  0,  0,  8,  4, 16,  4,  8,  0,  0,  0,  0,  0,
     0,  0,  0,  0,  0,  4, 42, 48, 42,  4,  0,  0,  0,  0,  0,
    16, 16, 16, 16, 16, 16, 48,  0, 48, 16, 16, 16, 16, 16, 16,
     0,  0,  0,  0,  0,  4, 41, 48, 41,  4,  0,  0,  0,  0,  0,
     0,  0,  0,  0,  0,  8,  4, 16,  4,  8,  0,  0,  0,  0,  0,
     0,  0,  0,  0,  8,  0,  0, 16,  0,  0,  8,  0,  0,  0,  0,
     0,  0,  0,  8,  0,  0,  0, 16,  0,  0,  0,  8,  0,  0,  0,
     0,  0,  8,  0,  0,  0,  0, 16,  0,  0,  0,  0,  8,  0,  0,
     0,  8,  0,  0,  0,  0,  0, 16,  0,  0,  0,  0,  0,  8,  0,
     8,  0,  0,  0,  0,  0,  0, 16,  0,  0,  0,  0,  0,  0,  8,
};

/**
 * By 15x15 offset: the increment of the index in the 15x15 array, for one step toward the target
 * along a rank, file or diagonal, or for a knight's jump onto it. 0 if no such line leads there.
 */
CHESS_DISTANCE_INLINE_DATA int8_t chess_distance_inline_step_offset[225] = {
    -16,   0,   0,   0,   0,   0,   0, -15,   0,   0,   0,   0,   0,   0, -14,
      0, -16,   0,   0,   0,   0,   0, -15,   0,   0,   0,   0,   0, -14,   0,
      0,   0, -16,   0,   0,   0,   0, -15,   0,   0,   0,   0, -14,   0,   0,
      0,   0,   0, -16,   0,   0,   0, -15,   0,   0,   0, -14,   0,   0,   0,
      0,   0,   0,   0, -16,   0,   0, -15,   0,   0, -14,   0,   0,   0,   0,
      0,   0,   0,   0,   0, -16, -31, -15, -29, -14,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0, -17, -16, -15, -14, -13,   0,   0,   0,   0,   0,
     -1,  -1,  -1,  -1,  -1,  -1,  -1,   0,   1,   1,   1,   1,   1,   1,   1,
      0,   0,   0,   0,   0,  13,  14,  15,  16,  17,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,  14,  29,  15,  31,  16,   0,   0,   0,   0,   0,
      0,   0,   0,   0,  14,   0,   0,  15,   0,   0,  16,   0,   0,   0,   0,
      0,   0,   0,  14,   0,   0,   0,  15,   0,   0,   0,  16,   0,   0,   0,
      0,   0,  14,   0,   0,   0,   0,  15,   0,   0,   0,   0,  16,   0,   0,
      0,  14,   0,   0,   0,   0,   0,  15,   0,   0,   0,   0,   0,  16,   0,
     14,   0,   0,   0,   0,   0,   0,  15,   0,   0,   0,   0,   0,   0,  16,
};

/** Like chess_distance_step_offset, but 0 for a knight's jump too. */
CHESS_DISTANCE_INLINE_DATA int8_t chess_distance_inline_line_offset[225] = {
    -16,   0,   0,   0,   0,   0,   0, -15,   0,   0,   0,   0,   0,   0, -14,
      0, -16,   0,   0,   0,   0,   0, -15,   0,   0,   0,   0,   0, -14,   0,
      0,   0, -16,   0,   0,   0,   0, -15,   0,   0,   0,   0, -14,   0,   0,
      0,   0,   0, -16,   0,   0,   0, -15,   0,   0,   0, -14,   0,   0,   0,
      0,   0,   0,   0, -16,   0,   0, -15,   0,   0, -14,   0,   0,   0,   0,
      0,   0,   0,   0,   0, -16,   0, -15,   0, -14,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0, -16, -15, -14,   0,   0,   0,   0,   0,   0,
     -1,  -1,  -1,  -1,  -1,  -1,  -1,   0,   1,   1,   1,   1,   1,   1,   1,
      0,   0,   0,   0,   0,   0,  14,  15,  16,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,  14,   0,  15,   0,  16,   0,   0,   0,   0,   0,
      0,   0,   0,   0,  14,   0,   0,  15,   0,   0,  16,   0,   0,   0,   0,
      0,   0,   0,  14,   0,   0,   0,  15,   0,   0,   0,  16,   0,   0,   0,
      0,   0,  14,   0,   0,   0,   0,  15,   0,   0,   0,   0,  16,   0,   0,
      0,  14,   0,   0,   0,   0,   0,  15,   0,   0,   0,   0,   0,  16,   0,
     14,   0,   0,   0,   0,   0,   0,  15,   0,   0,   0,   0,   0,   0,  16,
};

/**
 * 15 * rank + file of each square, 0..112. The index of the tables by 15x15 offset is 112 +
 * chess_distance_offset_square[to] - chess_distance_offset_square[from].
 */
CHESS_DISTANCE_INLINE_DATA uint8_t chess_distance_inline_offset_square[64] = {
      0,   1,   2,   3,   4,   5,   6,   7,
     15,  16,  17,  18,  19,  20,  21,  22,
     30,  31,  32,  33,  34,  35,  36,  37,
     45,  46,  47,  48,  49,  50,  51,  52,
     60,  61,  62,  63,  64,  65,  66,  67,
     75,  76,  77,  78,  79,  80,  81,  82,
     90,  91,  92,  93,  94,  95,  96,  97,
    105, 106, 107, 108, 109, 110, 111, 112,
};
#endif /* CHESS_DISTANCE_INLINE_OWN_TABLES */

#if defined(CHESS_DISTANCE_USE_LIBRARY) && defined(CHESS_DISTANCE_INLINE_OWN_TABLES)
#define CHESS_DISTANCE_INLINE_TABLE(name) \
  (__builtin_is_constant_evaluated() ? chess_distance_inline_##name : chess_distance_##name)
#else
#define CHESS_DISTANCE_INLINE_TABLE(name) chess_distance_##name
#endif

/* ---- Bodies that read tables ---- */

/* (a | b) & ~63 is 0 exactly if a and b are both squares. */

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_inline_absolute(int difference) {
  return difference < 0 ? -difference : difference;
}

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_file(int a, int b) {
  return ((a | b) & ~63) != 0 ? CHESS_DISTANCE_INVALID_SQUARE
                              : chess_distance_inline_absolute((a & 7) - (b & 7));
}

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_rank(int a, int b) {
  return ((a | b) & ~63) != 0 ? CHESS_DISTANCE_INVALID_SQUARE
                              : chess_distance_inline_absolute((a >> 3) - (b >> 3));
}

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_king(int a, int b) {
#if defined(CHESS_DISTANCE_LITTLE_MEMORY)
  const int files = chess_distance_file(a, b), ranks = chess_distance_rank(a, b);

  return files > ranks ? files : ranks;
#else
  return ((a | b) & ~63) != 0 ? CHESS_DISTANCE_INVALID_SQUARE
                              : CHESS_DISTANCE_INLINE_TABLE(king_table)[a][b];
#endif
}

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_manhattan(int a, int b) {
#if defined(CHESS_DISTANCE_LITTLE_MEMORY)
  return ((a | b) & ~63) != 0 ? CHESS_DISTANCE_INVALID_SQUARE
                              : chess_distance_file(a, b) + chess_distance_rank(a, b);
#else
  return ((a | b) & ~63) != 0 ? CHESS_DISTANCE_INVALID_SQUARE
                              : CHESS_DISTANCE_INLINE_TABLE(manhattan_table)[a][b];
#endif
}

#if defined(CHESS_DISTANCE_LITTLE_MEMORY)
CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_inline_is_corner(int sq) { return sq == 0 || sq == 7 || sq == 56 || sq == 63; }

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_knight(int a, int b) {
  const int king = chess_distance_king(a, b), steps = chess_distance_manhattan(a, b);
  /* A jump is three steps, at most two of them along one line, and changes the color. */
  const int halves = (king + 1) / 2, thirds = (steps + 2) / 3;
  const int moves = halves > thirds ? halves : thirds;

  if (steps == 1 || (king == 2 && steps == 4) ||
      (king == 1 && steps == 2 &&
       (chess_distance_inline_is_corner(a) || chess_distance_inline_is_corner(b))))
    return steps == 1 ? 3 : 4;
  return king < 0 ? king : moves + ((moves + steps) & 1);
}
#else
CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_knight(int a, int b) {
  return ((a | b) & ~63) != 0 ? CHESS_DISTANCE_INVALID_SQUARE
                              : CHESS_DISTANCE_INLINE_TABLE(knight_table)[a][b];
}
#endif

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_inline_lesser(int one, int other) { return one < other ? one : other; }

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_edge_file(int sq) {
  return (sq & ~63) != 0 ? CHESS_DISTANCE_INVALID_SQUARE
                         : chess_distance_inline_lesser(sq & 7, 7 - (sq & 7));
}

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_edge_rank(int sq) {
  return (sq & ~63) != 0 ? CHESS_DISTANCE_INVALID_SQUARE
                         : chess_distance_inline_lesser(sq >> 3, 7 - (sq >> 3));
}

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_edge(int sq) {
  return chess_distance_inline_lesser(chess_distance_edge_file(sq), chess_distance_edge_rank(sq));
}

/* A square e steps from the edge is 3 - e steps from the center. */
CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_center(int sq) {
  return (sq & ~63) != 0 ? CHESS_DISTANCE_INVALID_SQUARE : 3 - chess_distance_edge(sq);
}

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_center_manhattan(int sq) {
  return (sq & ~63) != 0 ? CHESS_DISTANCE_INVALID_SQUARE
                         : 6 - chess_distance_edge_file(sq) - chess_distance_edge_rank(sq);
}

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_corner(int sq, int dark) {
  /* Steps to a1 or to h1. The other corner of that color is 14 steps from it. */
  const int steps = (dark != 0 ? sq & 7 : 7 - (sq & 7)) + ((sq & 56) >> 3);

  return (sq & ~63) != 0 ? CHESS_DISTANCE_INVALID_SQUARE
                         : chess_distance_inline_lesser(steps, 14 - steps);
}

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_relation(int a, int b) {
  const int less =
      chess_distance_inline_lesser(chess_distance_file(a, b), chess_distance_rank(a, b));
  const int more = chess_distance_king(a, b);

  return ((a | b) & ~63) != 0 ? CHESS_DISTANCE_INVALID_SQUARE : more * (more + 1) / 2 + less;
}

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_nearest(int sq, uint64_t set, int if_empty) {
  int moves = 0;

  if ((sq & ~63) != 0)
    return CHESS_DISTANCE_INVALID_SQUARE;
  if (set == 0)
    return if_empty;
#if defined(CHESS_DISTANCE_LITTLE_MEMORY)
  for (; (set >> sq & 1) == 0; ++moves)
    set |= chess_distance_inline_king_steps(set);
#else
  while (moves < 7 && (CHESS_DISTANCE_INLINE_TABLE(king_ring_table)[sq][moves] & set) == 0)
    ++moves;
#endif
  return moves;
}

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_nearest_file(int sq, uint64_t set, int if_empty) {
  uint32_t files = 0;
  int away = 0;

  if ((sq & ~63) != 0)
    return CHESS_DISTANCE_INVALID_SQUARE;
  if (set == 0)
    return if_empty;
  /* Bit 8 + f is set if the set has a square on file f. */
  set |= set >> 32;
  set |= set >> 16;
  set |= set >> 8;
  files = CHESS_DISTANCE_INLINE_CAST(uint32_t, set & 255) << 8;
  sq = 8 + (sq & 7);
  while (away < 7 && ((files >> (sq + away) | files >> (sq - away)) & 1) == 0)
    ++away;
  return away;
}

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_to_x88(int sq) {
  return (sq & ~63) != 0 ? CHESS_DISTANCE_INVALID_SQUARE : sq + (sq & 56);
}

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_from_x88(int sq88) {
  return (sq88 & ~0x77) != 0 ? CHESS_DISTANCE_INVALID_SQUARE : (sq88 + (sq88 & 7)) >> 1;
}

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_x88_diff(int a, int b) {
  return ((a | b) & ~63) != 0
             ? CHESS_DISTANCE_INVALID_SQUARE
             : CHESS_DISTANCE_X88_INDEX(chess_distance_to_x88(a), chess_distance_to_x88(b));
}

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_by_x88(int piece, int a, int b) {
  int index = 0, moves = 0;

  if (((a | b) & ~0x77) != 0)
    return CHESS_DISTANCE_INVALID_SQUARE;
  index = CHESS_DISTANCE_X88_INDEX(a, b);
  switch (piece) {
  case CHESS_DISTANCE_KING:
    return CHESS_DISTANCE_INLINE_TABLE(king_x88)[index];
  case CHESS_DISTANCE_WAZIR:
    return CHESS_DISTANCE_INLINE_TABLE(manhattan_x88)[index];
  case CHESS_DISTANCE_KNIGHT:
    moves = CHESS_DISTANCE_INLINE_TABLE(knight_x88)[index];
    /* The corner rule: a knight needs two moves more between a corner and its diagonal
     * neighbor. */
    if (CHESS_DISTANCE_INLINE_TABLE(bishop_x88)[index] == 1 &&
        CHESS_DISTANCE_INLINE_TABLE(king_x88)[index] == 1)
      moves += 2 * (CHESS_DISTANCE_INLINE_TABLE(corners)[chess_distance_from_x88(a) & 63] ^
                    CHESS_DISTANCE_INLINE_TABLE(corners)[chess_distance_from_x88(b) & 63]);
    return moves;
  case CHESS_DISTANCE_BISHOP:
    moves = CHESS_DISTANCE_INLINE_TABLE(bishop_x88)[index];
    break;
  case CHESS_DISTANCE_ROOK:
    return CHESS_DISTANCE_INLINE_TABLE(rook_x88)[index];
  case CHESS_DISTANCE_QUEEN:
    return CHESS_DISTANCE_INLINE_TABLE(queen_x88)[index];
  case CHESS_DISTANCE_WHITE_PAWN:
    moves = CHESS_DISTANCE_INLINE_TABLE(white_pawn_x88)[index];
    /* The double step from rank 2 saves a move. */
    if (moves != CHESS_DISTANCE_NONE && a < 0x20 && b >= 0x30)
      --moves;
    break;
  case CHESS_DISTANCE_BLACK_PAWN:
    moves = CHESS_DISTANCE_INLINE_TABLE(black_pawn_x88)[index];
    if (moves != CHESS_DISTANCE_NONE && a >= 0x60 && b < 0x50)
      --moves;
    break;
  default:
    return CHESS_DISTANCE_INVALID_PIECE;
  }
  return moves == CHESS_DISTANCE_NONE ? CHESS_DISTANCE_UNREACHABLE : moves;
}

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_offset(int a, int b) {
  return ((a | b) & ~63) != 0 ? CHESS_DISTANCE_INVALID_SQUARE
                              : 112 + 15 * ((b >> 3) - (a >> 3)) + (b & 7) - (a & 7);
}

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_direction(int a, int b) {
  int step = 0;

  if (((a | b) & ~63) != 0)
    return 0;
  step = CHESS_DISTANCE_INLINE_TABLE(step_x88)[chess_distance_x88_diff(a, b)];
  /* From the 0x88 increment to that of squares 0..63, where a rank is 8 and not 16. */
  return step - 8 * ((step + 56) / 16 - 3);
}

/* ---- C++: tables of other boards ---- */

#if defined(__cplusplus)
/* Distances on boards of other sizes, 1x1 to 16x16, with squares numbered rank by rank: file f of
 * rank r is r * Files + f. The values are those of chess_distance_fill_table.
 *
 *     static const auto king = chessdistance::table<12, 10>(CHESS_DISTANCE_KING);
 *     int d = king[from][to];                       (255 where the piece never gets there)
 *
 * Unchecked: from and to must be squares of that board. No such piece: 255 everywhere. From C++14
 * on the table may be constexpr. For pieces other than king and wazir this takes long to compile,
 * and larger boards need -fconstexpr-steps (clang) or -fconstexpr-ops-limit (gcc).
 */
/* Programs for older compilers define a macro of this name, with one argument. */
#pragma push_macro("static_assert")
#undef static_assert

extern "C++" {
namespace chessdistance {

template <int Files_, int Ranks_> struct BoardTable {
  static_assert(1 <= Files_ && Files_ <= 16 && 1 <= Ranks_ && Ranks_ <= 16,
                "boards have 1 to 16 files and ranks");

  uint8_t distances[static_cast<unsigned>(Files_ * Ranks_)][static_cast<unsigned>(Files_ * Ranks_)];

  constexpr const uint8_t *operator[](int from) const { return distances[from]; }
};

/* The squares that a search has found, in order; their distances; the distance of the next ones. */
template <int Files_, int Ranks_> struct BoardSearch {
  uint8_t *distances;
  int count, distance;
  uint8_t found[256];
};

/* At most `most` steps from a square. */
template <int Files_, int Ranks_>
CHESS_DISTANCE_INLINE_FUNCTION void search_line(BoardSearch<Files_, Ranks_> &search, int from,
                                                int files, int ranks, int most) {
  int file = from % Files_ + files, rank = from / Files_ + ranks;

  for (; most > 0 && file >= 0 && file < Files_ && rank >= 0 && rank < Ranks_; --most) {
    const int to = rank * Files_ + file;

    if (search.distances[to] == CHESS_DISTANCE_NONE) {
      search.distances[to] = static_cast<uint8_t>(search.distance);
      search.found[search.count] = static_cast<uint8_t>(to);
      ++search.count;
    }
    file += files;
    rank += ranks;
  }
}

/* The same in all eight directions of (m,n) and (n,m). */
template <int Files_, int Ranks_>
CHESS_DISTANCE_INLINE_FUNCTION void search_around(BoardSearch<Files_, Ranks_> &search, int from,
                                                  int m, int n, int most) {
  for (int sign = -1; sign <= 1; sign += 2) {
    search_line(search, from, sign * m, n, most);
    search_line(search, from, sign * m, -n, most);
    search_line(search, from, sign * n, m, most);
    search_line(search, from, sign * n, -m, most);
  }
}

/* One move of a piece other than king and wazir. */
template <int Files_, int Ranks_>
CHESS_DISTANCE_INLINE_FUNCTION void search_moves(BoardSearch<Files_, Ranks_> &search, int piece,
                                                 int from) {
  const int rank = from / Files_;

  if (piece == CHESS_DISTANCE_WHITE_PAWN)
    search_line(search, from, 0, 1, rank == 1 ? 2 : 1);
  if (piece == CHESS_DISTANCE_BLACK_PAWN)
    search_line(search, from, 0, -1, rank == Ranks_ - 2 ? 2 : 1);
  if (piece >= CHESS_DISTANCE_LEAPER(0, 0))
    search_around(search, from, piece / 16 % 16, piece % 16, 1);
  if (piece == CHESS_DISTANCE_KNIGHT || piece == CHESS_DISTANCE_ARCHBISHOP ||
      piece == CHESS_DISTANCE_CHANCELLOR || piece == CHESS_DISTANCE_AMAZON)
    search_around(search, from, 1, 2, 1);
  if (piece == CHESS_DISTANCE_BISHOP || piece == CHESS_DISTANCE_ARCHBISHOP ||
      piece == CHESS_DISTANCE_QUEEN || piece == CHESS_DISTANCE_AMAZON)
    search_around(search, from, 1, 1, 16);
  if (piece == CHESS_DISTANCE_ROOK || piece == CHESS_DISTANCE_CHANCELLOR ||
      piece == CHESS_DISTANCE_QUEEN || piece == CHESS_DISTANCE_AMAZON)
    search_around(search, from, 0, 1, 16);
}

/* King and wazir need no search. */
template <int Files_, int Ranks_>
CHESS_DISTANCE_INLINE_FUNCTION void fill_steps(BoardTable<Files_, Ranks_> &table, bool diagonal) {
  for (int from = 0; from < Files_ * Ranks_; ++from) {
    for (int to = 0; to < Files_ * Ranks_; ++to) {
      const int files = chess_distance_inline_absolute(from % Files_ - to % Files_);
      const int ranks = chess_distance_inline_absolute(from / Files_ - to / Files_);

      table.distances[from][to] = static_cast<uint8_t>(!diagonal       ? files + ranks
                                                       : files > ranks ? files
                                                                       : ranks);
    }
  }
}

template <int Files_, int Ranks_>
CHESS_DISTANCE_INLINE_FUNCTION BoardTable<Files_, Ranks_>(table)(int piece) {
  BoardTable<Files_, Ranks_> result = {};

  if (piece == CHESS_DISTANCE_KING || piece == CHESS_DISTANCE_WAZIR) {
    fill_steps(result, piece == CHESS_DISTANCE_KING);
    return result;
  }
  for (int from = 0; from < Files_ * Ranks_; ++from) {
    BoardSearch<Files_, Ranks_> search = {result.distances[from], 1, 0, {}};

    for (int to = 0; to < Files_ * Ranks_; ++to)
      search.distances[to] = CHESS_DISTANCE_NONE;
    if (!chess_distance_inline_is_piece(piece))
      continue;
    search.distances[from] = 0;
    search.found[0] = static_cast<uint8_t>(from);
    for (int next = 0; next < search.count; ++next) {
      const int at = search.found[next];

      search.distance = search.distances[at] + 1;
      search_moves(search, piece, at);
    }
  }
  return result;
}

} /* namespace chessdistance */
} /* extern "C++" */
#pragma pop_macro("static_assert")
#endif

/* ---- The names of the wiki ---- */

#endif /* CHESS_DISTANCE_INLINE_H */

/* The names of the chess programming wiki, if CHESS_DISTANCE_WIKI_NAMES is defined. If the file has
 * included chess_distance_wiki.h before, the names of that header stay. No name is exported: other
 * files of your program may use it for something else. */
#if defined(CHESS_DISTANCE_WIKI_NAMES) && !defined(CHESS_DISTANCE_INLINE_WIKI_NAMES) \
    && !defined(CHESS_DISTANCE_WIKI_H)
#define CHESS_DISTANCE_INLINE_WIKI_NAMES

/** King distances, [a][b], 0..7; aligned to 64 bytes. */
#define arrDistance chess_distance_king_table

/** Manhattan distances, [a][b], 0..14; aligned to 64 bytes. */
#define arrManhattanDistance chess_distance_manhattan_table

/** King distances by x88diff; 255 in the 15 holes. */
#define arrDistanceBy0x88Diff chess_distance_king_x88

/** Manhattan distances by x88diff; 255 in the 15 holes. */
#define arrManhattanDistanceBy0x88Diff chess_distance_manhattan_x88

/**
 * Knight distances by x88diff, without the corner rule; 255 in the 15 holes. Diagonal
 * neighbors have 2. If one of them is a corner, the distance is 4: add that rule, or call
 * chess_distance_by_x88.
 */
#define arrKnightDistanceBy0x88Diff chess_distance_knight_x88

/**
 * King distances on Pioneer's 15x15 board, 0..7, by 112 + 15 * rank difference + file
 * difference.
 */
#define arrDistance15x15 chess_distance_king_offset

/** Knight distances, [a][b], 0..6, corners included; aligned to 64 bytes. */
#define arrKnightDistance chess_distance_inline_arrKnightDistance
CHESS_DISTANCE_INLINE_ALIGNED
CHESS_DISTANCE_INLINE_DATA char chess_distance_inline_arrKnightDistance[64][64] = {
    {0,3,2,3,2,3,4,5,3,4,1,2,3,4,3,4,2,1,4,3,2,3,4,5,3,2,3,2,3,4,3,4,2,3,2,3,4,3,4,5,3,4,3,4,3,4,5,4,4,3,4,3,4,5,4,5,5,4,5,4,5,4,5,6},
    {3,0,3,2,3,2,3,4,2,3,2,1,2,3,4,3,1,2,1,4,3,2,3,4,2,3,2,3,2,3,4,3,3,2,3,2,3,4,3,4,4,3,4,3,4,3,4,5,3,4,3,4,3,4,5,4,4,5,4,5,4,5,4,5},
    {2,3,0,3,2,3,2,3,1,2,3,2,1,2,3,4,4,1,2,1,4,3,2,3,3,2,3,2,3,2,3,4,2,3,2,3,2,3,4,3,3,4,3,4,3,4,3,4,4,3,4,3,4,3,4,5,5,4,5,4,5,4,5,4},
    {3,2,3,0,3,2,3,2,2,1,2,3,2,1,2,3,3,4,1,2,1,4,3,2,2,3,2,3,2,3,2,3,3,2,3,2,3,2,3,4,4,3,4,3,4,3,4,3,3,4,3,4,3,4,3,4,4,5,4,5,4,5,4,5},
    {2,3,2,3,0,3,2,3,3,2,1,2,3,2,1,2,2,3,4,1,2,1,4,3,3,2,3,2,3,2,3,2,4,3,2,3,2,3,2,3,3,4,3,4,3,4,3,4,4,3,4,3,4,3,4,3,5,4,5,4,5,4,5,4},
    {3,2,3,2,3,0,3,2,4,3,2,1,2,3,2,1,3,2,3,4,1,2,1,4,4,3,2,3,2,3,2,3,3,4,3,2,3,2,3,2,4,3,4,3,4,3,4,3,5,4,3,4,3,4,3,4,4,5,4,5,4,5,4,5},
    {4,3,2,3,2,3,0,3,3,4,3,2,1,2,3,2,4,3,2,3,4,1,2,1,3,4,3,2,3,2,3,2,4,3,4,3,2,3,2,3,5,4,3,4,3,4,3,4,4,5,4,3,4,3,4,3,5,4,5,4,5,4,5,4},
    {5,4,3,2,3,2,3,0,4,3,4,3,2,1,4,3,5,4,3,2,3,4,1,2,4,3,4,3,2,3,2,3,5,4,3,4,3,2,3,2,4,5,4,3,4,3,4,3,5,4,5,4,3,4,3,4,6,5,4,5,4,5,4,5},
    {3,2,1,2,3,4,3,4,0,3,2,3,2,3,4,5,3,2,1,2,3,4,3,4,2,1,4,3,2,3,4,5,3,2,3,2,3,4,3,4,2,3,2,3,4,3,4,5,3,4,3,4,3,4,5,4,4,3,4,3,4,5,4,5},
    {4,3,2,1,2,3,4,3,3,0,3,2,3,2,3,4,2,3,2,1,2,3,4,3,1,2,1,4,3,2,3,4,2,3,2,3,2,3,4,3,3,2,3,2,3,4,3,4,4,3,4,3,4,3,4,5,3,4,3,4,3,4,5,4},
    {1,2,3,2,1,2,3,4,2,3,0,3,2,3,2,3,1,2,3,2,1,2,3,4,4,1,2,1,4,3,2,3,3,2,3,2,3,2,3,4,2,3,2,3,2,3,4,3,3,4,3,4,3,4,3,4,4,3,4,3,4,3,4,5},
    {2,1,2,3,2,1,2,3,3,2,3,0,3,2,3,2,2,1,2,3,2,1,2,3,3,4,1,2,1,4,3,2,2,3,2,3,2,3,2,3,3,2,3,2,3,2,3,4,4,3,4,3,4,3,4,3,3,4,3,4,3,4,3,4},
    {3,2,1,2,3,2,1,2,2,3,2,3,0,3,2,3,3,2,1,2,3,2,1,2,2,3,4,1,2,1,4,3,3,2,3,2,3,2,3,2,4,3,2,3,2,3,2,3,3,4,3,4,3,4,3,4,4,3,4,3,4,3,4,3},
    {4,3,2,1,2,3,2,1,3,2,3,2,3,0,3,2,4,3,2,1,2,3,2,1,3,2,3,4,1,2,1,4,4,3,2,3,2,3,2,3,3,4,3,2,3,2,3,2,4,3,4,3,4,3,4,3,5,4,3,4,3,4,3,4},
    {3,4,3,2,1,2,3,4,4,3,2,3,2,3,0,3,3,4,3,2,1,2,3,2,4,3,2,3,4,1,2,1,3,4,3,2,3,2,3,2,4,3,4,3,2,3,2,3,5,4,3,4,3,4,3,4,4,5,4,3,4,3,4,3},
    {4,3,4,3,2,1,2,3,5,4,3,2,3,2,3,0,4,3,4,3,2,1,2,3,5,4,3,2,3,4,1,2,4,3,4,3,2,3,2,3,5,4,3,4,3,2,3,2,4,5,4,3,4,3,4,3,5,4,5,4,3,4,3,4},
    {2,1,4,3,2,3,4,5,3,2,1,2,3,4,3,4,0,3,2,3,2,3,4,5,3,2,1,2,3,4,3,4,2,1,4,3,2,3,4,5,3,2,3,2,3,4,3,4,2,3,2,3,4,3,4,5,3,4,3,4,3,4,5,4},
    {1,2,1,4,3,2,3,4,2,3,2,1,2,3,4,3,3,0,3,2,3,2,3,4,2,3,2,1,2,3,4,3,1,2,1,4,3,2,3,4,2,3,2,3,2,3,4,3,3,2,3,2,3,4,3,4,4,3,4,3,4,3,4,5},
    {4,1,2,1,4,3,2,3,1,2,3,2,1,2,3,4,2,3,0,3,2,3,2,3,1,2,3,2,1,2,3,4,4,1,2,1,4,3,2,3,3,2,3,2,3,2,3,4,2,3,2,3,2,3,4,3,3,4,3,4,3,4,3,4},
    {3,4,1,2,1,4,3,2,2,1,2,3,2,1,2,3,3,2,3,0,3,2,3,2,2,1,2,3,2,1,2,3,3,4,1,2,1,4,3,2,2,3,2,3,2,3,2,3,3,2,3,2,3,2,3,4,4,3,4,3,4,3,4,3},
    {2,3,4,1,2,1,4,3,3,2,1,2,3,2,1,2,2,3,2,3,0,3,2,3,3,2,1,2,3,2,1,2,2,3,4,1,2,1,4,3,3,2,3,2,3,2,3,2,4,3,2,3,2,3,2,3,3,4,3,4,3,4,3,4},
    {3,2,3,4,1,2,1,4,4,3,2,1,2,3,2,1,3,2,3,2,3,0,3,2,4,3,2,1,2,3,2,1,3,2,3,4,1,2,1,4,4,3,2,3,2,3,2,3,3,4,3,2,3,2,3,2,4,3,4,3,4,3,4,3},
    {4,3,2,3,4,1,2,1,3,4,3,2,1,2,3,2,4,3,2,3,2,3,0,3,3,4,3,2,1,2,3,2,4,3,2,3,4,1,2,1,3,4,3,2,3,2,3,2,4,3,4,3,2,3,2,3,5,4,3,4,3,4,3,4},
    {5,4,3,2,3,4,1,2,4,3,4,3,2,1,2,3,5,4,3,2,3,2,3,0,4,3,4,3,2,1,2,3,5,4,3,2,3,4,1,2,4,3,4,3,2,3,2,3,5,4,3,4,3,2,3,2,4,5,4,3,4,3,4,3},
    {3,2,3,2,3,4,3,4,2,1,4,3,2,3,4,5,3,2,1,2,3,4,3,4,0,3,2,3,2,3,4,5,3,2,1,2,3,4,3,4,2,1,4,3,2,3,4,5,3,2,3,2,3,4,3,4,2,3,2,3,4,3,4,5},
    {2,3,2,3,2,3,4,3,1,2,1,4,3,2,3,4,2,3,2,1,2,3,4,3,3,0,3,2,3,2,3,4,2,3,2,1,2,3,4,3,1,2,1,4,3,2,3,4,2,3,2,3,2,3,4,3,3,2,3,2,3,4,3,4},
    {3,2,3,2,3,2,3,4,4,1,2,1,4,3,2,3,1,2,3,2,1,2,3,4,2,3,0,3,2,3,2,3,1,2,3,2,1,2,3,4,4,1,2,1,4,3,2,3,3,2,3,2,3,2,3,4,2,3,2,3,2,3,4,3},
    {2,3,2,3,2,3,2,3,3,4,1,2,1,4,3,2,2,1,2,3,2,1,2,3,3,2,3,0,3,2,3,2,2,1,2,3,2,1,2,3,3,4,1,2,1,4,3,2,2,3,2,3,2,3,2,3,3,2,3,2,3,2,3,4},
    {3,2,3,2,3,2,3,2,2,3,4,1,2,1,4,3,3,2,1,2,3,2,1,2,2,3,2,3,0,3,2,3,3,2,1,2,3,2,1,2,2,3,4,1,2,1,4,3,3,2,3,2,3,2,3,2,4,3,2,3,2,3,2,3},
    {4,3,2,3,2,3,2,3,3,2,3,4,1,2,1,4,4,3,2,1,2,3,2,1,3,2,3,2,3,0,3,2,4,3,2,1,2,3,2,1,3,2,3,4,1,2,1,4,4,3,2,3,2,3,2,3,3,4,3,2,3,2,3,2},
    {3,4,3,2,3,2,3,2,4,3,2,3,4,1,2,1,3,4,3,2,1,2,3,2,4,3,2,3,2,3,0,3,3,4,3,2,1,2,3,2,4,3,2,3,4,1,2,1,3,4,3,2,3,2,3,2,4,3,4,3,2,3,2,3},
    {4,3,4,3,2,3,2,3,5,4,3,2,3,4,1,2,4,3,4,3,2,1,2,3,5,4,3,2,3,2,3,0,4,3,4,3,2,1,2,3,5,4,3,2,3,4,1,2,4,3,4,3,2,3,2,3,5,4,3,4,3,2,3,2},
    {2,3,2,3,4,3,4,5,3,2,3,2,3,4,3,4,2,1,4,3,2,3,4,5,3,2,1,2,3,4,3,4,0,3,2,3,2,3,4,5,3,2,1,2,3,4,3,4,2,1,4,3,2,3,4,5,3,2,3,2,3,4,3,4},
    {3,2,3,2,3,4,3,4,2,3,2,3,2,3,4,3,1,2,1,4,3,2,3,4,2,3,2,1,2,3,4,3,3,0,3,2,3,2,3,4,2,3,2,1,2,3,4,3,1,2,1,4,3,2,3,4,2,3,2,3,2,3,4,3},
    {2,3,2,3,2,3,4,3,3,2,3,2,3,2,3,4,4,1,2,1,4,3,2,3,1,2,3,2,1,2,3,4,2,3,0,3,2,3,2,3,1,2,3,2,1,2,3,4,4,1,2,1,4,3,2,3,3,2,3,2,3,2,3,4},
    {3,2,3,2,3,2,3,4,2,3,2,3,2,3,2,3,3,4,1,2,1,4,3,2,2,1,2,3,2,1,2,3,3,2,3,0,3,2,3,2,2,1,2,3,2,1,2,3,3,4,1,2,1,4,3,2,2,3,2,3,2,3,2,3},
    {4,3,2,3,2,3,2,3,3,2,3,2,3,2,3,2,2,3,4,1,2,1,4,3,3,2,1,2,3,2,1,2,2,3,2,3,0,3,2,3,3,2,1,2,3,2,1,2,2,3,4,1,2,1,4,3,3,2,3,2,3,2,3,2},
    {3,4,3,2,3,2,3,2,4,3,2,3,2,3,2,3,3,2,3,4,1,2,1,4,4,3,2,1,2,3,2,1,3,2,3,2,3,0,3,2,4,3,2,1,2,3,2,1,3,2,3,4,1,2,1,4,4,3,2,3,2,3,2,3},
    {4,3,4,3,2,3,2,3,3,4,3,2,3,2,3,2,4,3,2,3,4,1,2,1,3,4,3,2,1,2,3,2,4,3,2,3,2,3,0,3,3,4,3,2,1,2,3,2,4,3,2,3,4,1,2,1,3,4,3,2,3,2,3,2},
    {5,4,3,4,3,2,3,2,4,3,4,3,2,3,2,3,5,4,3,2,3,4,1,2,4,3,4,3,2,1,2,3,5,4,3,2,3,2,3,0,4,3,4,3,2,1,2,3,5,4,3,2,3,4,1,2,4,3,4,3,2,3,2,3},
    {3,4,3,4,3,4,5,4,2,3,2,3,4,3,4,5,3,2,3,2,3,4,3,4,2,1,4,3,2,3,4,5,3,2,1,2,3,4,3,4,0,3,2,3,2,3,4,5,3,2,1,2,3,4,3,4,2,1,4,3,2,3,4,5},
    {4,3,4,3,4,3,4,5,3,2,3,2,3,4,3,4,2,3,2,3,2,3,4,3,1,2,1,4,3,2,3,4,2,3,2,1,2,3,4,3,3,0,3,2,3,2,3,4,2,3,2,1,2,3,4,3,1,2,1,4,3,2,3,4},
    {3,4,3,4,3,4,3,4,2,3,2,3,2,3,4,3,3,2,3,2,3,2,3,4,4,1,2,1,4,3,2,3,1,2,3,2,1,2,3,4,2,3,0,3,2,3,2,3,1,2,3,2,1,2,3,4,4,1,2,1,4,3,2,3},
    {4,3,4,3,4,3,4,3,3,2,3,2,3,2,3,4,2,3,2,3,2,3,2,3,3,4,1,2,1,4,3,2,2,1,2,3,2,1,2,3,3,2,3,0,3,2,3,2,2,1,2,3,2,1,2,3,3,4,1,2,1,4,3,2},
    {3,4,3,4,3,4,3,4,4,3,2,3,2,3,2,3,3,2,3,2,3,2,3,2,2,3,4,1,2,1,4,3,3,2,1,2,3,2,1,2,2,3,2,3,0,3,2,3,3,2,1,2,3,2,1,2,2,3,4,1,2,1,4,3},
    {4,3,4,3,4,3,4,3,3,4,3,2,3,2,3,2,4,3,2,3,2,3,2,3,3,2,3,4,1,2,1,4,4,3,2,1,2,3,2,1,3,2,3,2,3,0,3,2,4,3,2,1,2,3,2,1,3,2,3,4,1,2,1,4},
    {5,4,3,4,3,4,3,4,4,3,4,3,2,3,2,3,3,4,3,2,3,2,3,2,4,3,2,3,4,1,2,1,3,4,3,2,1,2,3,2,4,3,2,3,2,3,0,3,3,4,3,2,1,2,3,2,4,3,2,3,4,1,2,1},
    {4,5,4,3,4,3,4,3,5,4,3,4,3,2,3,2,4,3,4,3,2,3,2,3,5,4,3,2,3,4,1,2,4,3,4,3,2,1,2,3,5,4,3,2,3,2,3,0,4,3,4,3,2,1,2,3,5,4,3,2,3,4,1,2},
    {4,3,4,3,4,5,4,5,3,4,3,4,3,4,5,4,2,3,2,3,4,3,4,5,3,2,3,2,3,4,3,4,2,1,4,3,2,3,4,5,3,2,1,2,3,4,3,4,0,3,2,3,2,3,4,5,3,2,1,2,3,4,3,4},
    {3,4,3,4,3,4,5,4,4,3,4,3,4,3,4,5,3,2,3,2,3,4,3,4,2,3,2,3,2,3,4,3,1,2,1,4,3,2,3,4,2,3,2,1,2,3,4,3,3,0,3,2,3,2,3,4,4,3,2,1,2,3,4,3},
    {4,3,4,3,4,3,4,5,3,4,3,4,3,4,3,4,2,3,2,3,2,3,4,3,3,2,3,2,3,2,3,4,4,1,2,1,4,3,2,3,1,2,3,2,1,2,3,4,2,3,0,3,2,3,2,3,1,2,3,2,1,2,3,4},
    {3,4,3,4,3,4,3,4,4,3,4,3,4,3,4,3,3,2,3,2,3,2,3,4,2,3,2,3,2,3,2,3,3,4,1,2,1,4,3,2,2,1,2,3,2,1,2,3,3,2,3,0,3,2,3,2,2,1,2,3,2,1,2,3},
    {4,3,4,3,4,3,4,3,3,4,3,4,3,4,3,4,4,3,2,3,2,3,2,3,3,2,3,2,3,2,3,2,2,3,4,1,2,1,4,3,3,2,1,2,3,2,1,2,2,3,2,3,0,3,2,3,3,2,1,2,3,2,1,2},
    {5,4,3,4,3,4,3,4,4,3,4,3,4,3,4,3,3,4,3,2,3,2,3,2,4,3,2,3,2,3,2,3,3,2,3,4,1,2,1,4,4,3,2,1,2,3,2,1,3,2,3,2,3,0,3,2,4,3,2,1,2,3,2,1},
    {4,5,4,3,4,3,4,3,5,4,3,4,3,4,3,4,4,3,4,3,2,3,2,3,3,4,3,2,3,2,3,2,4,3,2,3,4,1,2,1,3,4,3,2,1,2,3,2,4,3,2,3,2,3,0,3,3,4,3,2,1,2,3,4},
    {5,4,5,4,3,4,3,4,4,5,4,3,4,3,4,3,5,4,3,4,3,2,3,2,4,3,4,3,2,3,2,3,5,4,3,2,3,4,1,2,4,3,4,3,2,1,2,3,5,4,3,2,3,2,3,0,4,3,4,3,2,1,2,3},
    {5,4,5,4,5,4,5,6,4,3,4,3,4,5,4,5,3,4,3,4,3,4,5,4,2,3,2,3,4,3,4,5,3,2,3,2,3,4,3,4,2,1,4,3,2,3,4,5,3,4,1,2,3,4,3,4,0,3,2,3,2,3,4,5},
    {4,5,4,5,4,5,4,5,3,4,3,4,3,4,5,4,4,3,4,3,4,3,4,5,3,2,3,2,3,4,3,4,2,3,2,3,2,3,4,3,1,2,1,4,3,2,3,4,2,3,2,1,2,3,4,3,3,0,3,2,3,2,3,4},
    {5,4,5,4,5,4,5,4,4,3,4,3,4,3,4,5,3,4,3,4,3,4,3,4,2,3,2,3,2,3,4,3,3,2,3,2,3,2,3,4,4,1,2,1,4,3,2,3,1,2,3,2,1,2,3,4,2,3,0,3,2,3,2,3},
    {4,5,4,5,4,5,4,5,3,4,3,4,3,4,3,4,4,3,4,3,4,3,4,3,3,2,3,2,3,2,3,4,2,3,2,3,2,3,2,3,3,4,1,2,1,4,3,2,2,1,2,3,2,1,2,3,3,2,3,0,3,2,3,2},
    {5,4,5,4,5,4,5,4,4,3,4,3,4,3,4,3,3,4,3,4,3,4,3,4,4,3,2,3,2,3,2,3,3,2,3,2,3,2,3,2,2,3,4,1,2,1,4,3,3,2,1,2,3,2,1,2,2,3,2,3,0,3,2,3},
    {4,5,4,5,4,5,4,5,5,4,3,4,3,4,3,4,4,3,4,3,4,3,4,3,3,4,3,2,3,2,3,2,4,3,2,3,2,3,2,3,3,2,3,4,1,2,1,4,4,3,2,1,2,3,2,1,3,2,3,2,3,0,3,2},
    {5,4,5,4,5,4,5,4,4,5,4,3,4,3,4,3,5,4,3,4,3,4,3,4,4,3,4,3,2,3,2,3,3,4,3,2,3,2,3,2,4,3,2,3,4,1,2,1,3,4,3,2,1,2,3,2,4,3,2,3,2,3,0,3},
    {6,5,4,5,4,5,4,5,5,4,5,4,3,4,3,4,4,5,4,3,4,3,4,3,5,4,3,4,3,2,3,2,4,3,4,3,2,3,2,3,5,4,3,2,3,4,1,2,4,3,4,3,2,1,4,3,5,4,3,2,3,2,3,0},
};

/** Orthogonal steps to the nearest of d4, d5, e4, e5, by square, 0..6. */
#define arrCenterManhattanDistance chess_distance_inline_arrCenterManhattanDistance
CHESS_DISTANCE_INLINE_DATA int chess_distance_inline_arrCenterManhattanDistance[64] = {
    6, 5, 4, 3, 3, 4, 5, 6,
    5, 4, 3, 2, 2, 3, 4, 5,
    4, 3, 2, 1, 1, 2, 3, 4,
    3, 2, 1, 0, 0, 1, 2, 3,
    3, 2, 1, 0, 0, 1, 2, 3,
    4, 3, 2, 1, 1, 2, 3, 4,
    5, 4, 3, 2, 2, 3, 4, 5,
    6, 5, 4, 3, 3, 4, 5, 6,
};

/** King moves to the nearest of d4, d5, e4, e5, by square, 0..3. */
#define arrCenterDistance chess_distance_inline_arrCenterDistance
CHESS_DISTANCE_INLINE_DATA int chess_distance_inline_arrCenterDistance[64] = {
    3, 3, 3, 3, 3, 3, 3, 3,
    3, 2, 2, 2, 2, 2, 2, 3,
    3, 2, 1, 1, 1, 1, 2, 3,
    3, 2, 1, 0, 0, 1, 2, 3,
    3, 2, 1, 0, 0, 1, 2, 3,
    3, 2, 1, 1, 1, 1, 2, 3,
    3, 2, 2, 2, 2, 2, 2, 3,
    3, 3, 3, 3, 3, 3, 3, 3,
};

/**
 * King moves between two squares on the empty board (Chebyshev distance), 0..7 for squares
 * 0..63. For any other int the result is that of the wiki's routine, never a negative code.
 */
CHESS_DISTANCE_INLINE_FUNCTION
int distance(int sq1, int sq2);

/**
 * Orthogonal steps between two squares on the empty board, 0..14 for squares 0..63. For any
 * other int the result is that of the wiki's routine, never a negative code.
 */
CHESS_DISTANCE_INLINE_FUNCTION
int manhattanDistance(int sq1, int sq2);

/** Knight moves between two squares on the empty board, 0..6; -2 for a square outside 0..63. */
CHESS_DISTANCE_INLINE_FUNCTION
int knightDistance(int a, int b);

/** Orthogonal steps to the nearest of d4, d5, e4, e5, 0..6; -2 for a square outside 0..63. */
CHESS_DISTANCE_INLINE_FUNCTION
int manhattanCenterDistance(int sq);

/** King moves to the nearest of d4, d5, e4, e5, 0..3; -2 for a square outside 0..63. */
CHESS_DISTANCE_INLINE_FUNCTION
int centerDistance(int sq);

/**
 * Index of the step from sq1 to sq2 in the tables by 0x88 difference, 1..239 for squares
 * 0..63. For other ints the same sum, wrapping modulo 2^32.
 */
CHESS_DISTANCE_INLINE_FUNCTION
unsigned int x88diff(int sq1, int sq2);

/**
 * 8 * rank distance + file distance, 0..63 for squares 0..63: the index of the knight table by
 * rank and file. For other ints the result is that of the wiki's routine with wrapping
 * arithmetic. It may be negative and is then no result code.
 */
CHESS_DISTANCE_INLINE_FUNCTION
int absRankFileDiff(int a, int b);

/** The squares a knight's jump away from any square of the set: one step of a knight fill. */
CHESS_DISTANCE_INLINE_FUNCTION
uint64_t getKnightAttacks(uint64_t bb);

/**
 * Fewest knight moves from any square of one set to any square of the other on the empty board,
 * 0..6; -5 if a set is empty.
 */
CHESS_DISTANCE_INLINE_FUNCTION
int calcKnightDistance(uint64_t b1, uint64_t b2);

/* sq >> 3, rounded down. C does not define >> for a negative sq. */
CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_inline_wiki_rank(int sq) { return sq < 0 ? ~(~sq >> 3) : sq >> 3; }

CHESS_DISTANCE_INLINE_FUNCTION
int distance(int sq1, int sq2) {
  const int files = chess_distance_inline_absolute((sq2 & 7) - (sq1 & 7));
  const int ranks = chess_distance_inline_absolute(chess_distance_inline_wiki_rank(sq2) -
                                                   chess_distance_inline_wiki_rank(sq1));

  return files > ranks ? files : ranks;
}

CHESS_DISTANCE_INLINE_FUNCTION
int manhattanDistance(int sq1, int sq2) {
  const int files = chess_distance_inline_absolute((sq2 & 7) - (sq1 & 7));
  const int ranks = chess_distance_inline_absolute(chess_distance_inline_wiki_rank(sq2) -
                                                   chess_distance_inline_wiki_rank(sq1));

  return files + ranks;
}

CHESS_DISTANCE_INLINE_FUNCTION
int knightDistance(int a, int b) { return chess_distance_knight(a, b); }

CHESS_DISTANCE_INLINE_FUNCTION
int manhattanCenterDistance(int sq) { return chess_distance_center_manhattan(sq); }

CHESS_DISTANCE_INLINE_FUNCTION
int centerDistance(int sq) { return chess_distance_center(sq); }

CHESS_DISTANCE_INLINE_FUNCTION
unsigned int x88diff(int sq1, int sq2) {
  return CHESS_DISTANCE_INLINE_CAST(unsigned, sq2) - CHESS_DISTANCE_INLINE_CAST(unsigned, sq1) +
         CHESS_DISTANCE_INLINE_CAST(unsigned, sq2 | 7) -
         CHESS_DISTANCE_INLINE_CAST(unsigned, sq1 | 7) + 120u;
}

CHESS_DISTANCE_INLINE_FUNCTION
int absRankFileDiff(int a, int b) {
  /* Unsigned arithmetic wraps where the wiki's routine would overflow. */
  const unsigned ranks =
      CHESS_DISTANCE_INLINE_CAST(unsigned, a | 7) - CHESS_DISTANCE_INLINE_CAST(unsigned, b | 7);
  const unsigned files =
      CHESS_DISTANCE_INLINE_CAST(unsigned, chess_distance_inline_absolute((a & 7) - (b & 7)));
  const unsigned sum = ((ranks >> 31) != 0 ? 0u - ranks : ranks) + files;

  return (sum >> 31) == 0 ? CHESS_DISTANCE_INLINE_CAST(int, sum)
                          : -1 - CHESS_DISTANCE_INLINE_CAST(int, ~sum);
}

CHESS_DISTANCE_INLINE_FUNCTION
uint64_t getKnightAttacks(uint64_t bb) { return chess_distance_inline_jumps(bb, 1, 2); }

CHESS_DISTANCE_INLINE_FUNCTION
int calcKnightDistance(uint64_t b1, uint64_t b2) {
  int jumps = 0;

  if (b1 == 0 || b2 == 0)
    return CHESS_DISTANCE_EMPTY_SET;
  while (jumps < 6 && (b1 & b2) == 0) {
    b1 = getKnightAttacks(b1);
    ++jumps;
  }
  return jumps;
}

#endif /* CHESS_DISTANCE_INLINE_WIKI_NAMES */

#endif /* C99 or C++11, or later */
