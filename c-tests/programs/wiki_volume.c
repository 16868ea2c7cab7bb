/* The names that take any int, against the wiki's routines: every pair in -1024..1023 and ten
 * million random pairs over the whole range of int. */
#include <chess_distance_wiki.h>

#include "check.h"
#include "routines.h"

static void check_any_ints(int a, int b) {
    CHECK(distance(a, b), routine_king(a, b), a, b);
    CHECK(manhattanDistance(a, b), routine_manhattan(a, b), a, b);
    CHECK(x88diff(a, b), routine_x88_diff(a, b), a, b);
    CHECK(absRankFileDiff(a, b), routine_rank_file(a, b), a, b);
}

int main(void) {
    for (int a = -1024; a < 1024; a++)
        for (int b = -1024; b < 1024; b++)
            check_any_ints(a, b);
    uint64_t state = 2;
    for (int i = 0; i < 10000000; i++) {
        int a = random_int(&state);
        check_any_ints(a, random_int(&state));
    }
    return check_result();
}
