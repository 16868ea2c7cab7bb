#ifndef COMPILERS_H
#define COMPILERS_H

#include "words.h"

/* Searches are inlined into their callers. For a constant piece, only the moves of that piece
 * remain. */
#if defined(__GNUC__) && !defined(__PCC__)
#define CHESS_DISTANCE_INLINE_ALWAYS __attribute__((__always_inline__))
#define CHESS_DISTANCE_INLINE_IS_CONSTANT(value) __builtin_constant_p(value)
/* Writes nothing. It prevents warnings in callers that read an output without an error check. */
#define CHESS_DISTANCE_INLINE_MAY_WRITE(out) __asm__("" : : "r"(out) : "memory")
#else
#define CHESS_DISTANCE_INLINE_ALWAYS
#define CHESS_DISTANCE_INLINE_IS_CONSTANT(value) 1
#define CHESS_DISTANCE_INLINE_MAY_WRITE(out) ((void)(out))
#endif

/* Vectors of clang, and of gcc from 12 on, on processors that have them. gcc 12
 * ends with an error of its own where a module of C++20 has them, and Frama-C does not know them.
 */
#if defined(__has_builtin) && !defined(__FRAMAC__) &&                                              \
    (defined(__clang__) || (defined(__GNUC__) && !defined(__cpp_modules))) &&                      \
    (defined(__SSE2__) || defined(__ARM_NEON) || defined(__wasm_simd128__))
#if __has_builtin(__builtin_shufflevector) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define CHESS_DISTANCE_INLINE_VECTORS
#endif
#endif

#if defined(__cplusplus)
#define CHESS_DISTANCE_INLINE_CAST(type, value) static_cast<type>(value)
#define CHESS_DISTANCE_INLINE_AS(type, value) reinterpret_cast<type>(value)
#define CHESS_DISTANCE_INLINE_ADDRESS(pointer) reinterpret_cast<uintptr_t>(pointer)
#define CHESS_DISTANCE_INLINE_NO_GRAPH nullptr
#else
#define CHESS_DISTANCE_INLINE_CAST(type, value) ((type)(value))
#define CHESS_DISTANCE_INLINE_AS(type, value) ((type)(value))
#define CHESS_DISTANCE_INLINE_ADDRESS(pointer) ((uintptr_t)(pointer))
#define CHESS_DISTANCE_INLINE_NO_GRAPH NULL
#endif

#endif
