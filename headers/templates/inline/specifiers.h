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
