#ifndef WORDS_H
#define WORDS_H

#if defined(_MSVC_LANG)
#define CHESS_DISTANCE_INLINE_CPLUSPLUS _MSVC_LANG
#elif defined(__cplusplus)
#define CHESS_DISTANCE_INLINE_CPLUSPLUS __cplusplus
#else
#define CHESS_DISTANCE_INLINE_CPLUSPLUS 0L
#endif

/* The spellings with underscores, because programs define macros called inline, unused and
 * visibility. C89 and cc65 have no inline. */
#if defined(__GNUC__)
#define CHESS_DISTANCE_INLINE_UNUSED __attribute__((__unused__))
#define CHESS_DISTANCE_INLINE_KEYWORD __inline__
#else
#define CHESS_DISTANCE_INLINE_UNUSED
#if defined(_MSC_VER) && !defined(__cplusplus)
#define CHESS_DISTANCE_INLINE_KEYWORD __inline
#elif defined(__cplusplus) ||                                                                      \
    (defined(__STDC_VERSION__) && __STDC_VERSION__ >= 199901L && !defined(__CC65__))
#define CHESS_DISTANCE_INLINE_KEYWORD inline
#else
#define CHESS_DISTANCE_INLINE_KEYWORD
#endif
#endif

/* AVR copies tables to its RAM, where one of 64 by 64 squares seldom fits. */
#if defined(__AVR__) && !defined(CHESS_DISTANCE_LITTLE_MEMORY)
#define CHESS_DISTANCE_LITTLE_MEMORY
#endif

#endif
