/* The boards on pages of the chess programming wiki: All Shortest Paths, Rule of the Square,
 * Manhattan-Distance. */
#include <stdlib.h>

#include <chess_distance.h>

#include "check.h"

/* A board as the wiki prints it, rank 8 first. A set has the squares of one character. */
static uint64_t set_of(const char *board, char wanted) {
    uint64_t set = 0;
    for (int at = 0; at < 64; at++)
        if (board[at] == wanted)
            set |= UINT64_C(1) << (at ^ 56);
    return set;
}

/* A king from e4 to a1 or h8, ply by ply. */
static void all_shortest_paths(void) {
    static const char *const plies[] = {
        "........" "........" "........" "........" "....1..." "........" "........" "........",
        "........" "........" "........" "....11.." "...1...." "...1...." "........" "........",
        "........" "........" ".....11." "........" "........" "..1....." "..1....." "........",
        "........" "......11" "........" "........" "........" "........" ".1......" ".1......",
        ".......1" "........" "........" "........" "........" "........" "........" "1.......",
    };
    const uint64_t from = set_of(plies[0], '1'), to = set_of(plies[4], '1');
    uint64_t layers[64], count;
    CHECK(chess_distance_set_trajectories(CHESS_DISTANCE_KING, from, to, NULL, layers), 4, 0, 0);
    for (int ply = 0; ply < 64; ply++)
        CHECK(layers[ply] == (ply < 5 ? set_of(plies[ply], '1') : 0), 1, ply, 0);
    /* On an empty board the two targets do not block each other. */
    count = chess_distance_trajectory_count(CHESS_DISTANCE_KING, 28, 0, NULL)
          + chess_distance_trajectory_count(CHESS_DISTANCE_KING, 28, 63, NULL);
    CHECK(chess_distance_set_trajectory_count(CHESS_DISTANCE_KING, from, to, NULL) == count, 1, 0, 0);
}

/* The pawn's square on the side of the king, and the common area of both sides. If the king is to
 * move, it only has to come next to the area. */
static void rule_of_the_square(void) {
    static const char square[] =
        "...1...." "...1...." "...1...." "...P111." ".......k" "........" "........" "........";
    static const char area[] =
        "1111111." "1111111." "1111111." "111P111." "........" "........" "........" "........";
    static const char area_to_move[] =
        "11111111" "11111111" "11111111" "111P1111" "11111111" "........" "........" "........";
    const uint64_t sides = set_of(square, '1'), king = set_of(square, 'k');
    const uint64_t waiting = chess_distance_square_of_pawn(35, 0, 0);
    const uint64_t to_move = chess_distance_square_of_pawn(35, 0, 1);
    CHECK(set_of(square, 'P') == UINT64_C(1) << 35, 1, 0, 0);
    CHECK(waiting == set_of(area, '1'), 1, 0, 0);
    CHECK(to_move == set_of(area_to_move, '1'), 1, 0, 0);
    CHECK((waiting & sides) == sides, 1, 0, 0);
    /* h4 is outside, and the move to g5 enters the square. */
    CHECK((waiting & king) == 0 && (to_move & king) == king, 1, 0, 0);
}

static int manhattan(int a, int b) {
    return abs(a % 8 - b % 8) + abs(a / 8 - b / 8);
}

/* Many sites, as in the picture. The picture shows points of a plane without coordinates. So the
 * sites are our own, and the definition of the distance gives the expected owners. */
static void voronoi_diagram(void) {
    static const char sites[] =
        "1.1...1." "....1..1" ".1.1..1." "1....1.." "..11...1" "1.....1." "...1..1." ".1...1.1";
    uint8_t squares[64], owner[64];
    size_t n = 0;
    for (int sq = 0; sq < 64; sq++)
        if (set_of(sites, '1') >> sq & 1)
            squares[n++] = (uint8_t)sq;
    CHECK(n, 20, 0, 0);
    CHECK(chess_distance_voronoi(CHESS_DISTANCE_WAZIR, squares, n, NULL, owner), CHESS_DISTANCE_OK, 0, 0);
    for (int sq = 0; sq < 64; sq++) {
        int least = 15, expected = 255;
        for (size_t i = 0; i < n; i++) {
            const int distance = manhattan(squares[i], sq);
            if (distance <= least)
                expected = distance == least ? 254 : (int)i;
            if (distance < least)
                least = distance;
        }
        CHECK(owner[sq], expected, sq, least);
    }
}

int main(void) {
    all_shortest_paths();
    rule_of_the_square();
    voronoi_diagram();
    return check_result();
}
