#endif /* CHESS_DISTANCE_INLINE_H */

/* The names of the chess programming wiki, if CHESS_DISTANCE_WIKI_NAMES is defined. If the file has
 * included chess_distance_wiki.h before, the names of that header stay. No name is exported: other
 * files of your program may use it for something else. */
#if defined(CHESS_DISTANCE_WIKI_NAMES) && !defined(CHESS_DISTANCE_INLINE_WIKI_NAMES) \
    && !defined(CHESS_DISTANCE_WIKI_H)
#define CHESS_DISTANCE_INLINE_WIKI_NAMES

@WIKI_TABLES@
@WIKI_PROTOTYPES@
/* sq >> 3, rounded down. C does not define >> for a negative sq. */
CHESS_DISTANCE_INLINE_FUNCTION int chess_distance_inline_wiki_rank(int sq)
{
    return sq < 0 ? ~(~sq >> 3) : sq >> 3;
}

CHESS_DISTANCE_INLINE_FUNCTION distance(...)
{
    const int files = chess_distance_inline_absolute((sq2 & 7) - (sq1 & 7));
    const int ranks = chess_distance_inline_absolute(chess_distance_inline_wiki_rank(sq2)
                                                     - chess_distance_inline_wiki_rank(sq1));

    return files > ranks ? files : ranks;
}

CHESS_DISTANCE_INLINE_FUNCTION manhattanDistance(...)
{
    const int files = chess_distance_inline_absolute((sq2 & 7) - (sq1 & 7));
    const int ranks = chess_distance_inline_absolute(chess_distance_inline_wiki_rank(sq2)
                                                     - chess_distance_inline_wiki_rank(sq1));

    return files + ranks;
}

CHESS_DISTANCE_INLINE_FUNCTION knightDistance(...)
{
    return chess_distance_knight(a, b);
}

CHESS_DISTANCE_INLINE_FUNCTION manhattanCenterDistance(...)
{
    return chess_distance_center_manhattan(sq);
}

CHESS_DISTANCE_INLINE_FUNCTION centerDistance(...)
{
    return chess_distance_center(sq);
}

CHESS_DISTANCE_INLINE_FUNCTION x88diff(...)
{
    return CHESS_DISTANCE_INLINE_CAST(unsigned, sq2) - CHESS_DISTANCE_INLINE_CAST(unsigned, sq1)
           + CHESS_DISTANCE_INLINE_CAST(unsigned, sq2 | 7)
           - CHESS_DISTANCE_INLINE_CAST(unsigned, sq1 | 7) + 120u;
}

CHESS_DISTANCE_INLINE_FUNCTION absRankFileDiff(...)
{
    /* Unsigned arithmetic wraps where the wiki's routine would overflow. */
    const unsigned ranks = CHESS_DISTANCE_INLINE_CAST(unsigned, a | 7)
                           - CHESS_DISTANCE_INLINE_CAST(unsigned, b | 7);
    const unsigned files = CHESS_DISTANCE_INLINE_CAST(
        unsigned, chess_distance_inline_absolute((a & 7) - (b & 7)));
    const unsigned sum = ((ranks >> 31) != 0 ? 0u - ranks : ranks) + files;

    return (sum >> 31) == 0 ? CHESS_DISTANCE_INLINE_CAST(int, sum)
                            : -1 - CHESS_DISTANCE_INLINE_CAST(int, ~sum);
}

CHESS_DISTANCE_INLINE_FUNCTION getKnightAttacks(...)
{
    return chess_distance_inline_jumps(bb, 1, 2);
}

CHESS_DISTANCE_INLINE_FUNCTION calcKnightDistance(...)
{
    int jumps = 0;

    if (b1 == 0 || b2 == 0)
        return CHESS_DISTANCE_EMPTY_SET;
    while (jumps < 6 && (b1 & b2) == 0) {
        b1 = getKnightAttacks(b1);
        ++jumps;
    }
    return jumps;
}

#endif /* CHESS_DISTANCE_INLINE_WIKI_NAMES */

#endif /* C99 or C++11, or later */
