/* The calls of the inline header beside those of the library, by the same numbers. */
#ifndef INLINE_CALLS_H
#define INLINE_CALLS_H

#include "calls.h"

#include <chess_distance_inline.h>

typedef int64_t Make(const Argument *);

#define ADDRESS(count, name, ...) inline_##name,
#define DEFINE_INLINE(count, name, ...) \
    static int64_t inline_##name(const Argument *a) { return (int64_t)name(VALUES_##count(__VA_ARGS__)); }
INLINE_CALLS(DEFINE_INLINE, DEFINE_INLINE)
static Make *const inlined[] = { INLINE_CALLS(ADDRESS, ADDRESS) };
enum { INLINED = (int)(sizeof inlined / sizeof inlined[0]) };

#endif
