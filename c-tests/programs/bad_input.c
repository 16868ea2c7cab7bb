/* Every function with any two ints: all pairs of boundary values, and random pairs. Most of the
 * random ints are anywhere in the range of int, some near the board. */
#include "documented.h"

#ifndef RANDOM_PAIRS
#define RANDOM_PAIRS 2000
#endif

int main(void) {
    uint64_t state = 5;
    for (int i = 0; i < BOUNDARY_VALUES; i++)
        for (int j = 0; j < BOUNDARY_VALUES; j++)
            check_documented(boundary_values[i], boundary_values[j]);
    for (int i = 0; i < RANDOM_PAIRS; i++) {
        int a = random_int(&state), b = random_int(&state);
        if (i % 64 == 0)
            a = a % 80, b = b % 600;
        check_documented(a, b);
        check_documented(b, i % 64);
    }
    return check_result();
}
