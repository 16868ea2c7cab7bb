@SQUARES@
 * Squares are int 0..63: a1 = 0, b1 = 1, h1 = 7, a2 = 8, h8 = 63 (file = sq & 7, rank = sq >> 3).
@RESULTS@
 * Results. An int >= 0 is a distance, an index or a count. A negative int is one of the codes
 * below: -1 (unreachable) is an answer, the other codes are errors. Exception: the result of
 * chess_distance_direction is a signed increment, not a code. Functions that return a uint64_t
 * return 0 for bad input. Flags: nonzero is true.
 *
 * Careful: if d is an error code, d <= 3 is true. Test (unsigned)d <= 3u instead.
 *
 * Errors. Arguments are checked before the search. If several errors apply, the code nearest to 0
 * is returned. On an error output buffers stay as they were. If a function differs, it says so.
@LICENSE@
 * License. MIT or Apache-2.0, as you prefer; a GPL program takes MIT. This notice has to stay:
 *
 *     Permission is hereby granted, free of charge, to any person obtaining a copy of this software
 *     and associated documentation files (the "Software"), to deal in the Software without
 *     restriction, including without limitation the rights to use, copy, modify, merge, publish,
 *     distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the
 *     Software is furnished to do so, subject to the following conditions: The above copyright
 *     notice and this permission notice shall be included in all copies or substantial portions of
 *     the Software.
 *
 *     THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING
 *     BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND
 *     NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM,
 *     DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING
 *     FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
@LEAPER@
/** The (m,n)-leaper, for 0 <= m, n <= 15: it jumps m squares along one axis and n along the other.
 * (m,n) and (n,m) are the same piece, (0,1) is the wazir, (1,2) the knight; (0,0) is no piece.
 * Other numbers give -1, which is no piece. With constant arguments it is a constant, also in #if.
 * An argument may be evaluated more than once. */
#define CHESS_DISTANCE_LEAPER(m, n) (((m) | (n)) >> 4 ? -1 : 256 + 16 * (m) + (n))
@DLL@
/* Windows: define CHESS_DISTANCE_DLL before the include if you link the DLL. */
#if defined(_WIN32) && defined(CHESS_DISTANCE_DLL)
#define CHESS_DISTANCE_DATA __declspec(dllimport)
#else
#define CHESS_DISTANCE_DATA
#endif
@WORDS@
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
@DATA@
/* Tables: from C++17 on one copy serves the whole program, and no shared library exports it. */
#if CHESS_DISTANCE_INLINE_CPLUSPLUS >= 201703L && defined(__ELF__)
#define CHESS_DISTANCE_INLINE_DATA \
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
#elif defined(__TINYC__) || (defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L)
#define CHESS_DISTANCE_INLINE_ALIGNED _Alignas(64)
#elif defined(__GNUC__)
#define CHESS_DISTANCE_INLINE_ALIGNED __attribute__((__aligned__(64)))
#else
#define CHESS_DISTANCE_INLINE_ALIGNED
#endif
