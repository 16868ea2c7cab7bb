/* What no release of this major version may change (docs/abi.md). The file compiles only while
 * sizes, offsets, constants and types stay the same. It links only while every name exists. */
#include <chess_distance.h>
#include <chess_distance_wiki.h>

#include "check.h"
#include "generated/abi.h"

#ifdef __cplusplus
#define SAME(a, b) static_assert((a) == (b), #a)
#else
#define SAME(a, b) _Static_assert((a) == (b), #a)
#endif

#define CONSTANT(name, value) SAME(name, value);
#define SIZE(name, size) SAME(sizeof(name), size);
#define OFFSET(name, field, offset) SAME(offsetof(name, field), offset);
CONSTANTS
STRUCTURES

/* The form of leapers and versions is fixed, not their numbers. */
SAME(CHESS_DISTANCE_LEAPER(0, 1), 257);
SAME(CHESS_DISTANCE_LEAPER(2, 3), 291);
SAME(CHESS_DISTANCE_LEAPER(15, 15), 511);
SAME(CHESS_DISTANCE_LEAPER(16, 0), -1);
SAME(CHESS_DISTANCE_LEAPER(0, -1), -1);
SAME(CHESS_DISTANCE_VERSION_MAJOR >= 0 && CHESS_DISTANCE_VERSION_MINOR >= 0 &&
         CHESS_DISTANCE_VERSION_PATCH >= 0, 1);
SAME(CHESS_DISTANCE_VERSION_NUMBER, 10000 * CHESS_DISTANCE_VERSION_MAJOR +
         100 * CHESS_DISTANCE_VERSION_MINOR + CHESS_DISTANCE_VERSION_PATCH);

/* The macros work in #if, also next to an operator. */
#if CHESS_DISTANCE_OVERLAP != -7 || 10 - CHESS_DISTANCE_OVERLAP != 17
#error CHESS_DISTANCE_OVERLAP
#endif

/* A pointer to a table has its type and its size. */
#define TABLE(name, element, shape) \
    do { \
        const element(*table) shape = &name; \
        CHECK(table != NULL, 1, sizeof *table, 0); \
    } while (0);

/* A pointer to a function has its type. */
#define FUNCTION(name, result, ...) \
    do { \
        result (*function)(__VA_ARGS__) = name; \
        CHECK(function != NULL, 1, 0, 0); \
    } while (0);

int main(void) {
    TABLES
    FUNCTIONS
    return check_result();
}
