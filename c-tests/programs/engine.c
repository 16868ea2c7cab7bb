/* An engine's old call sites without its old definitions: only the wiki's header, the engine's own
 * type for squares, names called as functions and used as tables. */
#include <chess_distance_wiki.h>

#include <stdio.h>

enum { A1, E1 = 4, F3 = 21, D4 = 27, E4 = 28, E8 = 60, H8 = 63 };
typedef int Square;

/* King to a passed pawn's promotion square, by routine and by table. */
static int tropism(Square king, Square target) {
    return 7 - distance(king, target) + arrDistance[king][target];
}

/* Mop-up term of a won pawnless ending, with every table of the wiki's pages. */
static int mop_up(Square winner, Square loser) {
    int center = arrCenterManhattanDistance[loser] + manhattanCenterDistance(loser);
    int near = 14 - manhattanDistance(winner, loser) + 14 - arrManhattanDistance[winner][loser];
    return 47 * center / 2 + 16 * near / 2;
}

static int knight_terms(Square knight, Square king) {
    int index = absRankFileDiff(knight, king);
    uint64_t attacks = getKnightAttacks((uint64_t)1 << knight);
    return 1000 * knightDistance(knight, king) + 100 * arrKnightDistance[knight][king] +
           10 * calcKnightDistance(attacks, (uint64_t)1 << king) + (index == 9);
}

/* Look-ups by difference. */
static int by_difference(Square a, Square b) {
    return arrDistanceBy0x88Diff[x88diff(a, b)] + arrManhattanDistanceBy0x88Diff[x88diff(a, b)] +
           arrKnightDistanceBy0x88Diff[x88diff(a, b)] + arrDistance15x15[112 + 15 * (b / 8 - a / 8) + b % 8 - a % 8];
}

int main(void) {
    int failures = 0;
    failures += tropism(E1, E8) != 7;
    failures += mop_up(D4, H8) != 47 * 6 + 16 * 6;
    failures += knight_terms(A1, 9) != 4431;
    failures += knight_terms(F3, E8) != 4430;
    failures += by_difference(A1, H8) != 7 + 14 + 6 + 7;
    failures += centerDistance(E4) != 0 || arrCenterDistance[H8] != 3;
    printf("%d failures\n", failures);
    return failures;
}
