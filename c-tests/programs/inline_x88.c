/* The indices for engines that number squares the 0x88 way, by either offset, and a table of the
 * Fruit family's layout filled from ours. */
#include <chess_distance_inline.h>

#include "check.h"

int main(void) {
    int table[239];

    /* From ours: 255 in the holes becomes -1. */
    for (int i = 0; i < 239; i++)
        table[i] = chess_distance_king_x88[i + 1] == CHESS_DISTANCE_NONE ? -1 : chess_distance_king_x88[i + 1];
    for (int a = 0; a < 64; a++)
        for (int b = 0; b < 64; b++) {
            int from = chess_distance_to_x88(a), to = chess_distance_to_x88(b);
            CHECK(CHESS_DISTANCE_X88_INDEX(from, to), 120 + (to - from), a, b);
            CHECK(CHESS_DISTANCE_X88_INDEX(from, to), chess_distance_x88_diff(a, b), a, b);
            CHECK(CHESS_DISTANCE_X88_INDEX_119(from, to), 119 + (to - from), a, b);
            CHECK(CHESS_DISTANCE_X88_INDEX(from, to), CHESS_DISTANCE_X88_INDEX_119(from, to) + 1, a, b);
            CHECK(chess_distance_king_x88[CHESS_DISTANCE_X88_INDEX(from, to)], chess_distance_king(a, b), a, b);
            CHECK((chess_distance_king_x88 + 1)[CHESS_DISTANCE_X88_INDEX_119(from, to)],
                  chess_distance_king(a, b), a, b);
            CHECK(table[CHESS_DISTANCE_X88_INDEX_119(from, to)], chess_distance_king(a, b), a, b);
            /* From a toward b: the steps show the order of the arguments. */
            CHECK(chess_distance_step_x88[CHESS_DISTANCE_X88_INDEX(from, to)] > 0,
                  b > a && chess_distance_direction(a, b) != 0, a, b);
        }
    int holes = 0;
    for (int i = 0; i < 239; i++)
        holes += table[i] == -1;
    CHECK(holes, 14, 0, 0);
    return check_result();
}
