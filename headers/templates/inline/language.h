/* Searches are inlined into their callers. For a constant piece, only the moves of that piece
 * remain. */
#if defined(__GNUC__)
#define CHESS_DISTANCE_INLINE_ALWAYS __attribute__((__always_inline__))
#define CHESS_DISTANCE_INLINE_IS_CONSTANT(value) __builtin_constant_p(value)
/* Writes nothing. It prevents warnings in callers that read an output without an error check. */
#define CHESS_DISTANCE_INLINE_MAY_WRITE(out) __asm__("" : : "r"(out) : "memory")
#else
#define CHESS_DISTANCE_INLINE_ALWAYS
#define CHESS_DISTANCE_INLINE_IS_CONSTANT(value) 1
#define CHESS_DISTANCE_INLINE_MAY_WRITE(out) ((void)(out))
#endif

#if defined(__cplusplus)
#define CHESS_DISTANCE_INLINE_CAST(type, value) static_cast<type>(value)
#define CHESS_DISTANCE_INLINE_ADDRESS(pointer) reinterpret_cast<uintptr_t>(pointer)
#define CHESS_DISTANCE_INLINE_NO_GRAPH nullptr
#else
#define CHESS_DISTANCE_INLINE_CAST(type, value) ((type)(value))
#define CHESS_DISTANCE_INLINE_ADDRESS(pointer) ((uintptr_t)(pointer))
#define CHESS_DISTANCE_INLINE_NO_GRAPH 0
#endif
