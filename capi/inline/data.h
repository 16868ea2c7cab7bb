#ifndef DATA_H
#define DATA_H

#include "words.h"

/* Tables: from C++17 on one copy serves the whole program, and no shared library exports it. */
#if CHESS_DISTANCE_INLINE_CPLUSPLUS >= 201703L && defined(__ELF__)
#define CHESS_DISTANCE_INLINE_DATA                                                                 \
  __attribute__((__visibility__("hidden"))) CHESS_DISTANCE_INLINE_KEYWORD constexpr
#elif CHESS_DISTANCE_INLINE_CPLUSPLUS >= 201703L
#define CHESS_DISTANCE_INLINE_DATA CHESS_DISTANCE_INLINE_KEYWORD constexpr
#elif CHESS_DISTANCE_INLINE_CPLUSPLUS >= 201103L
#define CHESS_DISTANCE_INLINE_DATA CHESS_DISTANCE_INLINE_UNUSED static constexpr
#else
#define CHESS_DISTANCE_INLINE_DATA CHESS_DISTANCE_INLINE_UNUSED static const
#endif

#if CHESS_DISTANCE_INLINE_CPLUSPLUS >= 201103L
#define CHESS_DISTANCE_INLINE_ALIGNED alignas(64)
#elif defined(_MSC_VER)
#define CHESS_DISTANCE_INLINE_ALIGNED __declspec(align(64))
#elif defined(__GNUC__) && !defined(__TINYC__) /* pcc ignores _Alignas, and Frama-C refuses it. */
#define CHESS_DISTANCE_INLINE_ALIGNED __attribute__((__aligned__(64)))
#elif defined(__TINYC__) ||                                                                        \
    (defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L && !defined(__SDCC))
#define CHESS_DISTANCE_INLINE_ALIGNED _Alignas(64)
#else
#define CHESS_DISTANCE_INLINE_ALIGNED
#endif

#endif
