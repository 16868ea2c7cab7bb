/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * races.h - the part of the demo among obstacles: territory and shortest ways of the kings among
 * the pawns, and who wins the races.
 */

#ifndef RACES_H
#define RACES_H

#include "fen.h"
#include "panels.h"

static const char *const SIDE[2] = {"White", "Black"};

/* The pawns as obstacles for a king: its own are in the way, the enemy's may be taken unless a pawn
 * protects them. */
static ChessDistanceBoard pawns_around(const struct position *position, int black)
{
    ChessDistanceBoard board;

    board.own = position->pawns[black];
    board.enemy = position->pawns[!black];
    board.avoid = chess_distance_attacks(black ? CHESS_DISTANCE_WHITE_PAWN : CHESS_DISTANCE_BLACK_PAWN,
                                         position->pawns[!black], 0);
    return board;
}

static int members(uint64_t set)
{
    int count = 0;

    for (; set != 0; set &= set - 1)
        ++count;
    return count;
}

static void print_territory(const struct position *position)
{
    const ChessDistanceBoard white = pawns_around(position, 0), black = pawns_around(position, 1);
    ChessDistanceTerritory territory;
    struct panel panels[3];
    int square, side;

    if (chess_distance_territory(CHESS_DISTANCE_KING, (uint64_t)1 << position->king[0], &white,
                                 CHESS_DISTANCE_KING, (uint64_t)1 << position->king[1], &black,
                                 &territory) != CHESS_DISTANCE_OK)
        return;
    strcpy(panels[0].title, "Territory (= both)");
    for (square = 0; square < 64; ++square)
        panels[0].cell[square] = territory.first >> square & 1    ? 'K'
                                 : territory.second >> square & 1 ? 'k'
                                 : territory.tied >> square & 1   ? '='
                                                                  : '.';
    for (side = 0; side < 2; ++side) {
        uint8_t map[64];

        snprintf(panels[1 + side].title, sizeof panels->title, "%s king, moves", SIDE[side]);
        chess_distance_map(CHESS_DISTANCE_KING, position->king[side], side ? &black : &white, map);
        for (square = 0; square < 64; ++square)
            panels[1 + side].cell[square] = map[square] == CHESS_DISTANCE_NONE ? '.'
                                            : map[square] < 10 ? (char)('0' + map[square])
                                                               : '+';
    }
    printf("\nThe kings among the pawns: own pawns are in the way, enemy pawns may be taken unless a\n"
           "pawn protects them, squares that enemy pawns attack are not entered. Everything else, the\n"
           "other king too, is left out.\n");
    print_panels(panels, 3);
    printf("\nWhite is nearer to %d squares, Black to %d; %d are equally far.\n",
           members(territory.first), members(territory.second), members(territory.tied));
}

/* Length and number of a king's shortest ways to a square, and the first of them. */
static void print_ways(const struct position *position, int side, int to)
{
    const ChessDistanceBoard board = pawns_around(position, side);
    const int from = position->king[side];
    uint8_t path[64];
    uint64_t count;
    int ply, length = chess_distance_trajectory(CHESS_DISTANCE_KING, from, to, &board, 0, path);

    if (length < 0) {
        printf("  %s king: no way\n", SIDE[side]);
        return;
    }
    count = chess_distance_trajectory_count(CHESS_DISTANCE_KING, from, to, &board);
    printf("  %s king: %d move%s, %llu way%s, the first", SIDE[side], length, length == 1 ? "" : "s",
           (unsigned long long)count, count == 1 ? "" : "s");
    for (ply = 0; ply <= length; ++ply)
        printf(" %s", name(path[ply]));
    printf("\n");
}

/* The kings' race to a square, on a board with nothing but the kings. */
static void print_king_race(const struct position *position, int to)
{
    const int mover = position->black_to_move, other = !mover;
    const int moves = chess_distance_king(position->king[mover], to);
    const int others = chess_distance_king(position->king[other], to);

    if (chess_distance_king_race(position->king[mover], position->king[other], 1) >> to & 1)
        printf("  %s is first: %d moves against %d, and moves first.\n", SIDE[mover], moves, others);
    else if (chess_distance_king_race(position->king[other], position->king[mover], 2) >> to & 1)
        printf("  %s is first: %d moves against %d, even if the other moves first.\n", SIDE[other],
               others, moves);
    else
        printf("  Neither can force being first: %s, to move, needs %d moves, %s %d.\n", SIDE[mover],
               moves, SIDE[other], others);
}

/* The rule of the square, and the numbers that decide it. */
static void print_pawn_race(const struct position *position, int pawn, int black)
{
    const int last = promotion(pawn, black), king = position->king[!black];
    const int king_moves_first = position->black_to_move != black;
    const int wins = chess_distance_pawn_outruns_king(pawn, king, black, king_moves_first);

    printf("  %c %s against the king on %s: it needs %d moves, the king %d to %s, and the %s moves\n"
           "    first: %s.\n",
           position->piece[pawn], name(pawn), name(king),
           chess_distance(black ? CHESS_DISTANCE_BLACK_PAWN : CHESS_DISTANCE_WHITE_PAWN, pawn, last),
           chess_distance_king(king, last), name(last), king_moves_first ? "king" : "pawn",
           wins == 1 ? "the pawn promotes" : "the king catches it");
}

static void print_races(const struct position *position)
{
    const uint64_t pawns = position->pawns[0] | position->pawns[1];
    int square, pieces = 0;
    uint64_t seen = 0;

    if (pawns == 0)
        return;
    print_territory(position);
    printf("\nThe kings' ways to the promotion squares, and who is first where only the kings stand\n");
    for (square = 0; square < 64; ++square) {
        const int black = position->piece[square] == 'p';
        const int last = promotion(square, black);

        if (!(pawns >> square & 1) || seen >> last & 1)
            continue;
        seen |= (uint64_t)1 << last;
        printf("%s\n", name(last));
        print_ways(position, 0, last);
        print_ways(position, 1, last);
        print_king_race(position, last);
    }
    for (square = 0; square < 64; ++square)
        pieces += position->piece[square] != ' ';
    printf("\nThe pawns' races by the rule of the square, which is exact for a lone pawn and a lone king");
    printf(pieces > 3 ? ".\nHere more stands on the board, so each line is only about the two that it names:\n"
                      : ".\nThe pawn's own king, which might help, is not considered:\n");
    for (square = 0; square < 64; ++square)
        if (pawns >> square & 1)
            print_pawn_race(position, square, position->piece[square] == 'p');
}

#endif /* RACES_H */
