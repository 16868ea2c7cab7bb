
/* The compiler's spelling of "inline", "constant", "aligned" and "converted". */

#if defined(_MSVC_LANG)
#define CHESS_DISTANCE_INLINE_CPLUSPLUS _MSVC_LANG
#elif defined(__cplusplus)
#define CHESS_DISTANCE_INLINE_CPLUSPLUS __cplusplus
#else
#define CHESS_DISTANCE_INLINE_CPLUSPLUS 0L
#endif

/* The reserved spellings, since programs define macros called inline, unused and visibility. */
#if defined(__GNUC__)
#define CHESS_DISTANCE_INLINE_UNUSED __attribute__((__unused__))
#define CHESS_DISTANCE_INLINE_KEYWORD __inline__
#else
#define CHESS_DISTANCE_INLINE_UNUSED
#define CHESS_DISTANCE_INLINE_KEYWORD inline
#endif

/* A constant expression cannot read the tables of the library. Defined if a function can detect
 * that it is evaluated in a constant expression. */
#if defined(__has_builtin)
#if __has_builtin(__builtin_is_constant_evaluated)
#define CHESS_DISTANCE_INLINE_TELLS_CONSTANTS
#endif
#elif defined(_MSC_VER)
#if _MSC_VER >= 1925
#define CHESS_DISTANCE_INLINE_TELLS_CONSTANTS
#endif
#endif

#if !defined(CHESS_DISTANCE_USE_LIBRARY) \
    || (CHESS_DISTANCE_INLINE_CPLUSPLUS >= 201402L \
        && defined(CHESS_DISTANCE_INLINE_TELLS_CONSTANTS))
#define CHESS_DISTANCE_INLINE_OWN_TABLES
#endif

/* Functions are static in C++ too, so that files with different settings do not clash. Functions
 * that search are not constexpr. */
#define CHESS_DISTANCE_INLINE_SEARCH \
  CHESS_DISTANCE_INLINE_UNUSED static CHESS_DISTANCE_INLINE_KEYWORD
#if CHESS_DISTANCE_INLINE_CPLUSPLUS >= 201402L && defined(CHESS_DISTANCE_INLINE_OWN_TABLES)
#define CHESS_DISTANCE_INLINE_FUNCTION CHESS_DISTANCE_INLINE_UNUSED static constexpr
#else
#define CHESS_DISTANCE_INLINE_FUNCTION CHESS_DISTANCE_INLINE_SEARCH
#endif

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

/* Tables: from C++17 on one copy serves the whole program, and no shared library exports it. */
#if CHESS_DISTANCE_INLINE_CPLUSPLUS >= 201703L && defined(__ELF__)
#define CHESS_DISTANCE_INLINE_DATA \
  __attribute__((__visibility__("hidden"))) CHESS_DISTANCE_INLINE_KEYWORD constexpr
#elif CHESS_DISTANCE_INLINE_CPLUSPLUS >= 201703L
#define CHESS_DISTANCE_INLINE_DATA CHESS_DISTANCE_INLINE_KEYWORD constexpr
#elif defined(__cplusplus)
#define CHESS_DISTANCE_INLINE_DATA CHESS_DISTANCE_INLINE_UNUSED static constexpr
#else
#define CHESS_DISTANCE_INLINE_DATA CHESS_DISTANCE_INLINE_UNUSED static const
#endif

#if defined(__cplusplus)
#define CHESS_DISTANCE_INLINE_ALIGNED alignas(64)
#elif defined(_MSC_VER)
#define CHESS_DISTANCE_INLINE_ALIGNED __declspec(align(64))
#elif defined(__TINYC__)
#define CHESS_DISTANCE_INLINE_ALIGNED _Alignas(64)
#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
#define CHESS_DISTANCE_INLINE_ALIGNED _Alignas(64)
#elif defined(__GNUC__)
#define CHESS_DISTANCE_INLINE_ALIGNED __attribute__((__aligned__(64)))
#else
#define CHESS_DISTANCE_INLINE_ALIGNED
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

