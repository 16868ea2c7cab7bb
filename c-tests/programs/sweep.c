/* Every function with every int as one of its arguments, 2^32 of them: some minutes. By hand:
 *
 *     make && cc -O2 -Iinclude c-tests/programs/sweep.c build/libchess_distance.a -o build/sweep
 *     build/sweep
 *
 * The tests run it in larger steps. */
#include "documented.h"

#ifndef STEP
#define STEP 1
#endif

int main(void) {
    for (int64_t n = INT_MIN; n <= INT_MAX; n += STEP) {
        check_documented((int)n, 35);
        check_documented(CHESS_DISTANCE_KNIGHT, (int)n);
        if ((n & 0x0fffffff) == 0 && STEP == 1) {
            printf("%" PRId64 "\n", n);
            fflush(stdout);
        }
    }
    return check_result();
}
