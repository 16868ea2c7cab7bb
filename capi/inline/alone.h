/* Each file of this folder begins with this one, so that it compiles alone:
 *
 *     cc -std=c99 -fsyntax-only maps.h
 *
 * The types, constants and tables are those of the library, and so are the functions: the compiler
 * refuses a function that the library declares otherwise. `make headers` leaves this file out. */
#ifndef ALONE_H
#define ALONE_H

#include "../../include/chess_distance.h"
#include "compilers.h"

#define CHESS_DISTANCE_INLINE_SEARCH inline
#define CHESS_DISTANCE_INLINE_FUNCTION inline
#define CHESS_DISTANCE_INLINE_TABLE(name) chess_distance_##name

#endif
