/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * pawn_ending.c - solves a pawn ending: which moves keep the win, or the draw, the mutual
 * zugzwangs, and a board of corresponding squares:
 *
 *     pawn_ending 'FEN' [white | black]
 *
 * The attacker is the side that wants to win: White, if the second word is missing. Where the two
 * bounds of the library differ, a side is about to promote, and the result is open. */

#include "../include/chess_distance.h"
#include "fen.h"

#include <stdio.h>
#include <stdlib.h>

/* Memory is asked for in steps, up to this limit. */
enum { FIRST_STRUCTURES = 4096, MOST_STRUCTURES = 1 << 18 };

/* The two bounds of one ending, and the moves of the kings by the lower one. */
struct solved {
    ChessDistancePawnEnding lower, upper;
    uint8_t moves[2][64][64];
};

static uint64_t bit(int square) {
    return (uint64_t)1 << square;
}

static int has(uint64_t set, int square) {
    return (int)(set >> square & 1);
}

static int is_pawn_ending(const struct position *position) {
    int square;

    for (square = 0; square < 64; ++square)
        if (strchr("KkPp.", position->piece[square]) == NULL)
            return 0;
    return 1;
}

/* Solves for both bounds: the number of structures, 0 if the limit is too small. */
static int solve(const struct position *position, int attacker, struct solved *solved) {
    size_t structures;
    int found = 0;

    for (structures = FIRST_STRUCTURES; found == 0 && structures <= MOST_STRUCTURES; structures *= 4) {
        const size_t size = structures * CHESS_DISTANCE_PAWN_STRUCTURE_BYTES;
        void *memory = malloc(size);
        const uint64_t white = position->pawns[0], black = position->pawns[1];

        if (memory == NULL)
            break;
        found = chess_distance_pawn_ending(white, black, attacker, 0, memory, size, &solved->lower);
        if (found > 0)
            found = chess_distance_pawn_ending(white, black, attacker, 1, memory, size, &solved->upper);
        free(memory);
    }
    if (found > 0) {
        ChessDistancePawnEnding *e = &solved->lower;

        /* C before C23 wants the casts. */
        chess_distance_duel_pairs(&e->attacker, &e->defender, (const uint64_t(*)[64])e->wins,
                                  (const uint64_t(*)[64])e->holds, solved->moves);
    }
    return found;
}

static const char *verdict(const struct solved *solved, int to_move, int a, int d) {
    if (has(solved->lower.won[to_move][a], d))
        return "wins";
    return has(solved->upper.won[to_move][a], d) ? "may win" : "does not win";
}

/* Every move of the king of the side to move, with what it leads to. */
static void print_moves(const struct solved *solved, const int king[2], int attacker, int to_move) {
    const ChessDistanceBoard *board = to_move == 0 ? &solved->lower.attacker : &solved->lower.defender;
    const int mover = to_move == 0 ? king[attacker] : king[!attacker];
    const int other = to_move == 0 ? king[!attacker] : king[attacker];
    int to;

    printf("moves of the king on %s:\n", name(mover));
    for (to = 0; to < 64; ++to) {
        const int a = to_move == 0 ? to : other, d = to_move == 0 ? other : to;

        if (chess_distance_king(mover, to) != 1 || chess_distance_king(to, other) < 2
            || has(board->own | board->avoid, to))
            continue;
        printf("  K%s: the attacker %s", name(to), verdict(solved, !to_move, a, d));
        if (has(solved->lower.won[!to_move][a], d))
            printf(", after %d more moves of its king", solved->moves[!to_move][a][d]);
        putchar('\n');
    }
    if (to_move == 0 && has(solved->lower.wins[0][king[attacker]], king[!attacker]))
        puts("  another move wins: of a pawn, or a capture");
    if (to_move == 1 && has(solved->lower.holds[1][king[attacker]], king[!attacker]))
        puts("  another move holds: of a pawn, or a capture");
}

/* The squares of the defender that answer a square of the attacker: with the defender to move the
 * attacker wins, otherwise not. Squares on which the defender is in check are no zugzwangs. */
static uint64_t corresponding(const struct solved *solved, int a) {
    return solved->lower.won[1][a] & ~solved->lower.won[0][a] & ~solved->lower.defender.avoid;
}

/* The squares that a king reaches from here without leaving the structure, while the other king
 * stands aside. */
static uint64_t reached(int king, const ChessDistanceBoard *board) {
    return chess_distance_within(CHESS_DISTANCE_KING, bit(king), CHESS_DISTANCE_MAX_MOVES, board);
}

static void print_zugzwangs(const struct solved *solved, const int king[2], int attacker) {
    const uint64_t squares = reached(king[attacker], &solved->lower.attacker);
    const uint64_t answers = reached(king[!attacker], &solved->lower.defender);
    int a, d, rank, file;

    puts("mutual zugzwangs, attacker: defender");
    for (a = 0; a < 64; ++a) {
        const uint64_t set = has(squares, a) ? corresponding(solved, a) & answers : 0;

        if (set == 0)
            continue;
        printf("  %s:", name(a));
        for (d = 0; d < 64; ++d)
            if (has(set, d))
                printf(" %s", name(d));
        putchar('\n');
    }
    puts("corresponding squares: for each square of the attacker the first of the defender");
    for (rank = 7; rank >= 0; --rank) {
        printf("%d ", rank + 1);
        for (file = 0; file < 8; ++file) {
            const int square = 8 * rank + file;
            const uint64_t set = has(squares, square) ? corresponding(solved, square) & answers : 0;

            for (d = 0; d < 63 && !has(set, d); ++d)
                continue;
            if (has(solved->lower.attacker.own, square))
                printf("  #");
            else
                printf(" %s", set != 0 ? name(d) : " .");
        }
        putchar('\n');
    }
    puts("   a  b  c  d  e  f  g  h");
}

static int refuse(const char *message) {
    fprintf(stderr, "pawn_ending: %s\n", message);
    return 2;
}

int main(int argc, char **argv) {
    static struct solved solved;
    struct position position;
    int fault, attacker, to_move, structures;

    if (argc < 2 || argc > 3 || (argc == 3 && strcmp(argv[2], "white") != 0 && strcmp(argv[2], "black") != 0)) {
        fputs("usage: pawn_ending 'FEN' [white | black]\n", stderr);
        return 2;
    }
    fault = read_fen(argv[1], &position);
    if (fault >= 0) {
        fprintf(stderr, "pawn_ending: the FEN at character %d is wrong\n", fault + 1);
        return 2;
    }
    if (position.king[0] < 0 || position.king[1] < 0)
        return refuse("each side needs a king");
    if (chess_distance_king(position.king[0], position.king[1]) < 2)
        return refuse("the kings stand side by side");
    if (!is_pawn_ending(&position))
        return refuse("only kings and pawns may stand on the board");
    attacker = argc == 3 && strcmp(argv[2], "black") == 0;
    to_move = position.black_to_move != attacker;
    structures = solve(&position, attacker, &solved);
    if (structures < 0)
        return refuse(chess_distance_error(structures));
    if (structures == 0)
        return refuse("the ending has too many pawn structures");
    printf("%d pawn structures; %s to move, %s wants to win\n", structures,
           position.black_to_move ? "Black" : "White", attacker ? "Black" : "White");
    print_moves(&solved, position.king, attacker, to_move);
    print_zugzwangs(&solved, position.king, attacker);
    return 0;
}
