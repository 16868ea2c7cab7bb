
/* How your compiler spells "inline", "constant", "aligned" and "converted". */

#if defined(_MSVC_LANG)
#define CHESS_DISTANCE_INLINE_CPLUSPLUS _MSVC_LANG
#elif defined(__cplusplus)
#define CHESS_DISTANCE_INLINE_CPLUSPLUS __cplusplus
#else
#define CHESS_DISTANCE_INLINE_CPLUSPLUS 0L
#endif

#if defined(__GNUC__)
#define CHESS_DISTANCE_INLINE_UNUSED __attribute__((unused))
#else
#define CHESS_DISTANCE_INLINE_UNUSED
#endif

/* Whether a function can tell a constant expression, in which the tables of the library do not
 * exist, from a call. */
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

/* Functions are private to each file in C++ too: no file can meet another's version. Those that
 * search are not constexpr. */
#define CHESS_DISTANCE_INLINE_SEARCH CHESS_DISTANCE_INLINE_UNUSED static inline
#if CHESS_DISTANCE_INLINE_CPLUSPLUS >= 201402L && defined(CHESS_DISTANCE_INLINE_OWN_TABLES)
#define CHESS_DISTANCE_INLINE_FUNCTION CHESS_DISTANCE_INLINE_UNUSED static constexpr
#else
#define CHESS_DISTANCE_INLINE_FUNCTION CHESS_DISTANCE_INLINE_UNUSED static inline
#endif

/* With a piece that the compiler knows, a search is inlined and keeps the moves of that piece. */
#if defined(__GNUC__)
#define CHESS_DISTANCE_INLINE_ALWAYS __attribute__((always_inline))
#define CHESS_DISTANCE_INLINE_IS_CONSTANT(value) __builtin_constant_p(value)
/* Nothing is written, but no compiler warns of a caller who reads a result without a look at the
 * return value. */
#define CHESS_DISTANCE_INLINE_MAY_WRITE(out) __asm__("" : : "r"(out) : "memory")
#else
#define CHESS_DISTANCE_INLINE_ALWAYS
#define CHESS_DISTANCE_INLINE_IS_CONSTANT(value) 1
#define CHESS_DISTANCE_INLINE_MAY_WRITE(out) ((void)(out))
#endif

/* Tables: from C++17 on one copy serves the whole program, and no shared library exports it. */
#if CHESS_DISTANCE_INLINE_CPLUSPLUS >= 201703L && defined(__ELF__)
#define CHESS_DISTANCE_INLINE_DATA __attribute__((visibility("hidden"))) inline constexpr
#elif CHESS_DISTANCE_INLINE_CPLUSPLUS >= 201703L
#define CHESS_DISTANCE_INLINE_DATA inline constexpr
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
#define CHESS_DISTANCE_INLINE_ALIGNED __attribute__((aligned(64)))
#else
#define CHESS_DISTANCE_INLINE_ALIGNED
#endif

#define CHESS_DISTANCE_INLINE_CAST(type, value) CHESS_DISTANCE_CAST(type, value)
#if defined(__cplusplus)
#define CHESS_DISTANCE_INLINE_ADDRESS(pointer) reinterpret_cast<uintptr_t>(pointer)
#else
#define CHESS_DISTANCE_INLINE_ADDRESS(pointer) ((uintptr_t)(pointer))
#endif

