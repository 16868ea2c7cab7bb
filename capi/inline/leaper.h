#ifndef LEAPER_H
#define LEAPER_H

/** The (m,n)-leaper, for 0 <= m, n <= 15: it jumps m squares along one axis and n along the other.
 * (m,n) and (n,m) are the same piece, (0,1) is the wazir, (1,2) the knight; (0,0) is no piece.
 * Other numbers give -1, which is no piece. With constant arguments it is a constant, also in #if.
 * An argument may be evaluated more than once. */
#define CHESS_DISTANCE_LEAPER(m, n) (((m) | (n)) >> 4 ? -1 : 256 + 16 * (m) + (n))

#endif
